// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// Gathers the departures of one certificate or list.
struct ProfileLinter {
    private(set) var findings: [ProfileFinding] = []
    /// Whether the profile of Appendix C was in force when it was issued.
    let isOlderProfile: Bool

    init(issued: Timestamp) {
        isOlderProfile = issued < CertificateProfile.newerSince
    }

    mutating func report(_ rule: ProfileRule, _ detail: String) {
        findings.append(rule.finding(detail, isOlderProfile: isOlderProfile))
    }

    mutating func require(_ condition: Bool, _ rule: GeneralRule, _ detail: @autoclosure () -> String) {
        if !condition { report(rule.rule, detail()) }
    }

    /// The serial number of a certificate, the number of a list: content octets.
    mutating func number(
        _ octets: [UInt8], positive: GeneralRule, shortest: GeneralRule, length: GeneralRule, allowsZero: Bool
    ) {
        let isNegative = (octets.first ?? 0) >= 0x80
        let isZero = octets.allSatisfy { $0 == 0 }
        require(!isNegative && (allowsZero || !isZero), positive, isNegative ? "It is negative." : "It is zero.")
        require(SerialNumber.shortest(octets).count == octets.count, shortest, "It is padded.")
        require(octets.count <= 20, length, "It has \(octets.count) octets.")
    }

    mutating func signature(
        _ inner: AlgorithmIdentifier, _ outer: AlgorithmIdentifier, matches: GeneralRule, parameters: GeneralRule,
        hash: GeneralRule
    ) {
        require(inner.isSame(as: outer), matches, "\(inner) stands inside what is signed, \(outer) beside it.")
        guard let algorithm = try? outer.signatureAlgorithm() else {
            require(false, hash, "The algorithm \(outer) is not known.")
            return
        }
        switch algorithm {
        case .rsaPKCS1: require(outer.parameters == [0x05, 0x00], parameters, "NULL is missing.")
        case .ecdsa, .ecdsaPlain: require(outer.parameters == nil, parameters, "ECDSA takes no parameters.")
        case .dsa: require(outer.parameters == nil, parameters, "DSA takes no parameters.")
        case .rsaPSS: break
        }
        require(algorithm.hash != .sha1, hash, "It is SHA-1.")
    }

    mutating func name(
        _ name: DistinguishedName, country: GeneralRule, format: GeneralRule, upperCase: GeneralRule,
        strings: GeneralRule, commonName: GeneralRule?
    ) {
        if let code = name.first(OID.country) {
            let letters = code.utf8.count == 2 && code.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
            require(letters, format, "The country is \"\(code)\".")
            require(code == code.uppercased(), upperCase, "The country is \"\(code)\".")
        } else {
            require(false, country, "There is no countryName.")
        }
        if let commonName { require(name.commonName != nil, commonName, "There is no commonName.") }
        for attribute in name.relativeNames.joined() {
            guard let tag = attribute.encodedValue.first, attribute.type.hasPrefix("2.5.4.") else { continue }
            let isPrintable = tag == 0x13
            switch attribute.type {
            case OID.country, OID.serialNumber:
                require(isPrintable, strings, "\(attribute.type) is no PrintableString.")
            case "2.5.4.46": continue
            default:
                require(
                    isPrintable || tag == 0x0C, strings,
                    "\(attribute.type) is neither a PrintableString nor a UTF8String.")
            }
        }
    }

    mutating func times(
        _ times: [EncodedTime], zulu: GeneralRule, seconds: GeneralRule, form: GeneralRule, fraction: GeneralRule
    ) {
        for time in times {
            let text = String(decoding: time.text, as: UTF8.self)
            require(time.isZulu, zulu, "\(text) does not end with Z.")
            require(time.hasSeconds, seconds, "\(text) has no seconds.")
            require(time.hasRightForm, form, "\(text) is a GeneralizedTime before 2050.")
            require(!time.hasFraction, fraction, "\(text) has a fraction of a second.")
        }
    }

    /// The rows of a table of extensions against what is there.
    mutating func extensions(_ present: [Certificate.Extension], _ profile: ExtensionProfile) {
        for row in profile.rows {
            let entry = present.first { $0.objectIdentifier == row.type }
            switch (row.presence, entry) {
            case (.mandatory, nil): report(profile.rule(of: row, "present"), "There is no \(row.name).")
            case (.forbidden, .some): report(profile.rule(of: row, "absent"), "There is \(row.name).")
            case (.mandatory, .some(let entry)), (.optional, .some(let entry)):
                guard entry.isCritical != row.isCritical else { continue }
                report(profile.criticality(of: row), entry.isCritical ? "It is critical." : "It is not critical.")
            default: continue
            }
        }
        guard let rule = profile.otherRule else { return }
        for entry in present where !profile.rows.contains(where: { $0.type == entry.objectIdentifier }) {
            report(rule, "There is \(entry.objectIdentifier).")
        }
    }
}
