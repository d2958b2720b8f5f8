// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension ProfileLinter {
    /// What the extensions say, one by one.
    mutating func contents(of certificate: Certificate, _ kind: CertificateKind, _ profile: ExtensionProfile) {
        let rows = profile.rows
        for entry in certificate.extensions {
            let isListed = rows.contains { $0.type == entry.objectIdentifier }
            do throws(TrustError) {
                let content = try entry.decoded()
                if content == .unknown, entry.isCritical, !isListed, profile.otherRule == nil {
                    require(false, .extensionsUnknownCritical, "\(entry.objectIdentifier) is critical.")
                }
                check(content, of: certificate, kind, profile)
            } catch {
                require(false, .extensionsDecodable, "\(entry.objectIdentifier): \(error.reason)")
            }
        }
        func value(_ type: String) -> [UInt8]? { certificate.extensions.first { $0.objectIdentifier == type }?.value }
        if kind == .csca, let subject = value(OID.subjectAltName), let issuer = value(OID.issuerAltName) {
            require(subject == issuer, .alternativeNamesEqual, "They differ.")
        }
        if kind == .cscaLink, !certificate.isSelfIssued {
            let isThere = value(OID.nameChange) != nil
            require(isThere, .linkNameChange, "Issuer and subject differ and there is no nameChange.")
        }
    }

    private mutating func check(
        _ content: Certificate.Extension.Content, of certificate: Certificate, _ kind: CertificateKind,
        _ profile: ExtensionProfile
    ) {
        switch content {
        case .authorityKeyIdentifier(let identifier, _, _):
            require(identifier != nil, .authorityKey, "There is no keyIdentifier.")
        case .keyUsage(let usage):
            guard let rule = profile.usageRule, !profile.allows(usage) else { return }
            let names = usage.names
            report(rule, names.isEmpty ? "No bit is set." : "The bits are \(names.joined(separator: ", ")).")
        case .privateKeyUsagePeriod(let notBefore, let notAfter):
            require(notBefore != nil || notAfter != nil, .privateKeyPeriod, "Neither end is stated.")
            if let notBefore, let notAfter {
                require(notBefore <= notAfter, .privateKeyPeriod, "It ends before it begins.")
            }
        case .subjectAltName(let names):
            alternativeNames(
                names, country: .subjectAltNameCountry, attributes: .subjectAltNameAttributes,
                contact: .subjectAltNameContact)
        case .issuerAltName(let names):
            alternativeNames(
                names, country: .issuerAltNameCountry, attributes: .issuerAltNameAttributes,
                contact: .issuerAltNameContact)
        case .basicConstraints(let isAuthority, let pathLength):
            constraints(isAuthority, pathLength, kind)
        case .extKeyUsage(let purposes):
            guard let rule = profile.purposeRule, !profile.allows(purposes, kind) else { return }
            report(rule, "The purposes are \(purposes.joined(separator: ", ")).")
        case .crlDistributionPoints(let points): distributionPoints(points)
        case .documentTypeList(let version, let types) where kind == .documentSigner || kind == .barCodeSigner:
            require(version == 0, .documentTypesVersion, "It is version \(version).")
            require(!types.isEmpty, .documentTypes, "There is no type.")
            for type in types {
                let isType =
                    (1...2).contains(type.utf8.count)
                    && type.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "<") }
                require(isType, .documentTypes, "A type is \"\(type)\".")
            }
        default: return
        }
    }

    private mutating func alternativeNames(
        _ names: [GeneralName], country: GeneralRule, attributes: GeneralRule, contact: GeneralRule
    ) {
        var directories: [DistinguishedName] = []
        var hasContact = false
        for name in names {
            switch name {
            case .directoryName(let directory): directories.append(directory)
            case .rfc822Name, .dNSName, .uniformResourceIdentifier: hasContact = true
            default: continue
            }
        }
        require(hasContact, contact, "There is no mail address, host or address.")
        guard let code = directories.compactMap({ $0.first(OID.locality) }).first else {
            require(false, country, "There is no directory name with a localityName.")
            return
        }
        let isCode = (1...3).contains(code.utf8.count) && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        require(isCode, country, "The localityName is \"\(code)\".")
        let allowed: Set<String> = [OID.locality, OID.stateOrProvince]
        for attribute in directories.flatMap({ $0.relativeNames.joined() }) where !allowed.contains(attribute.type) {
            require(false, attributes, "The directory name has \(attribute.type).")
        }
    }

    private mutating func constraints(_ isAuthority: Bool, _ pathLength: Int?, _ kind: CertificateKind) {
        let length = pathLength.map { "It is \($0)." } ?? "There is none."
        switch kind {
        case .csca:
            require(isAuthority, .authority, "It is FALSE.")
            require(pathLength == 0, .pathLength, length)
        case .cscaLink:
            require(isAuthority, .linkAuthority, "It is FALSE.")
            // Table C-2 wanted 1 in a link.
            require(pathLength == 0 || isOlderProfile && pathLength == 1, .linkPathLength, length)
        case .documentSigner, .masterListSigner, .deviationListSigner, .defectListSigner, .barCodeSigner, .lds2Signer,
            .other:
            return
        }
    }

    private mutating func distributionPoints(_ points: [Certificate.Extension.CRLDistributionPoint]) {
        for point in points {
            require(!point.names.isEmpty, .distributionPoint, "A point has no full name.")
            require(!point.statesReasons, .distributionReasons, "A point states reasons.")
            require(point.issuer.isEmpty, .distributionIssuer, "A point names an issuer of its list.")
            for name in point.names {
                guard case .uniformResourceIdentifier(let address) = name else {
                    require(false, .distributionScheme, "A point is \(name).")
                    continue
                }
                let scheme = address.prefix { $0 != ":" }.lowercased()
                require(["ldap", "http", "https"].contains(scheme), .distributionScheme, "A scheme is \"\(scheme)\".")
            }
        }
    }
}

extension ExtensionProfile {
    fileprivate func allows(_ usage: Certificate.KeyUsage) -> Bool {
        switch self {
        case .csca, .cscaLink: usage == [.keyCertSign, .crlSign]
        case .documentSigner, .listSigner: usage == .digitalSignature
        case .lds2Signer, .barCodeSigner, .communication, .crl, .crlEntry:
            usage.isSubset(of: [.digitalSignature, .keyEncipherment, .keyAgreement])
        }
    }

    fileprivate func allows(_ purposes: [String], _ kind: CertificateKind) -> Bool {
        switch kind {
        case .masterListSigner, .deviationListSigner, .defectListSigner, .barCodeSigner, .lds2Signer:
            purposes.contains { CertificateProfile.kind(purpose: $0) == kind }
        case .csca, .cscaLink, .documentSigner, .other: true
        }
    }
}
