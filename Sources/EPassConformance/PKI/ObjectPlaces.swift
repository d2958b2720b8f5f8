// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTrust

/// Where the members of a certificate or revocation list begin, in octets from its beginning: what a rule names, in
/// the file.
struct ObjectPlaces {
    private let isList: Bool
    private var offsets: [String: Int] = [:]

    init(_ certificate: Certificate) {
        isList = false
        read(certificate.encoded, extensions: certificate.extensions.map(\.objectIdentifier))
    }

    init(_ list: CertificateRevocationList) {
        isList = true
        read(list.encoded, extensions: list.extensions.map(\.objectIdentifier))
    }

    private static let limits = TLVLimits(maximumDepth: 32, maximumElements: 1 << 12, maximumLength: 64 << 20)
    private static let ofCertificate = [
        "serialNumber", "signature", "issuer", "validity", "subject", "subjectPublicKeyInfo",
    ]

    private mutating func read(_ octets: [UInt8], extensions: [String]) {
        var file = TLVCursor(octets, limits: Self.limits, rules: .ber)
        guard let whole = try? file.read(), var outer = try? file.children(of: whole), let signed = try? outer.read(),
            var members = try? outer.children(of: signed)
        else { return }
        offsets["encoding"] = 0
        if let algorithm = try? outer.read() { offsets["signatureAlgorithm"] = algorithm.offset }
        var names = (isList ? ["signature", "issuer"] : Self.ofCertificate)[...]
        while let member = try? members.read() {
            if member.tag == 0xA3 || isList && member.tag == 0xA0 {
                offsets["extensions"] = member.offset
                readExtensions(member, members, extensions)
            } else if member.tag == 0xA0 || isList && member.tag == 0x02 {
                offsets["version"] = member.offset
            } else if member.tag == 0x17 || member.tag == 0x18 {
                offsets[offsets["times"] == nil ? "times" : "nextUpdate"] = member.offset
            } else if let name = names.popFirst() {
                offsets[name] = member.offset
            } else {
                // The entries of a long list are passed over by the walk as one member.
                offsets[isList ? "revokedCertificates" : "uniqueIdentifiers"] = member.offset
            }
        }
    }

    private mutating func readExtensions(_ member: TLVElement, _ parent: TLVCursor, _ types: [String]) {
        guard var inner = try? parent.children(of: member), let sequence = try? inner.read(),
            var entries = try? inner.children(of: sequence)
        else { return }
        for type in types {
            guard let entry = try? entries.read() else { return }
            offsets[type] = entry.offset
        }
    }

    /// The names of extensions in rules.
    static let extensions: [String: String] = [
        "authorityKeyIdentifier": OID.authorityKeyIdentifier, "subjectKeyIdentifier": OID.subjectKeyIdentifier,
        "keyUsage": OID.keyUsage, "privateKeyUsagePeriod": OID.privateKeyUsagePeriod,
        "certificatePolicies": OID.certificatePolicies, "policyMappings": OID.policyMappings,
        "subjectAltName": OID.subjectAltName, "issuerAltName": OID.issuerAltName,
        "alternativeNames": OID.subjectAltName, "subjectDirectoryAttributes": OID.subjectDirectoryAttributes,
        "basicConstraints": OID.basicConstraints, "nameConstraints": OID.nameConstraints,
        "policyConstraints": OID.policyConstraints, "extKeyUsage": OID.extendedKeyUsage,
        "cRLDistributionPoints": OID.crlDistributionPoints, "inhibitAnyPolicy": OID.inhibitAnyPolicy,
        "freshestCRL": OID.freshestCRL, "authorityInfoAccess": OID.authorityInformationAccess,
        "subjectInfoAccess": OID.subjectInformationAccess, "nameChange": OID.nameChange,
        "documentTypeList": OID.documentTypeList, "netscapeCertificateType": OID.netscapeCertificateType,
        "cRLNumber": OID.crlNumber, "deltaCRLIndicator": OID.deltaCRLIndicator,
        "issuingDistributionPoint": OID.issuingDistributionPoint,
    ]

    /// What a rule is about: `keyUsage` of `csca.keyUsage.bits`.
    static func member(of rule: String) -> String {
        let parts = rule.split(separator: ".").map(String.init)
        if parts.first == "crl", parts.dropFirst().first == "entry" { return "revokedCertificates" }
        let member = parts.dropFirst().first ?? rule
        return member == "countryName" ? "subject" : member
    }

    /// Where it begins; the list of extensions for one that is not there, and nil for what is nowhere.
    func offset(of member: String) -> Int? {
        if let type = Self.extensions[member] { return offsets[type] ?? offsets["extensions"] }
        return offsets[member]
    }

    /// Its way from the outside in.
    func path(of member: String) -> String {
        let whole = isList ? "tbsCertList" : "tbsCertificate"
        switch member {
        case "signatureAlgorithm", "encoding": return member == "encoding" ? "" : member
        case _ where Self.extensions[member] != nil: return "\(whole).extensions.\(member)"
        default: return "\(whole).\(member)"
        }
    }
}
