// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Which extensions a certificate or list must have, may have and must not have, and whether critical: Tables 6, 7, 8
/// and 10 of Doc 9303-12 as data.
enum ExtensionProfile: String, CaseIterable {
    case csca, cscaLink, documentSigner, listSigner, lds2Signer, barCodeSigner, communication, crl
    case crlEntry = "crl.entry"

    init(_ kind: CertificateKind) {
        switch kind {
        case .csca: self = .csca
        case .cscaLink: self = .cscaLink
        case .documentSigner: self = .documentSigner
        case .masterListSigner, .deviationListSigner, .defectListSigner: self = .listSigner
        case .barCodeSigner: self = .barCodeSigner
        case .lds2Signer: self = .lds2Signer
        case .other: self = .communication
        }
    }

    enum Presence { case mandatory, optional, forbidden }

    struct Row {
        let type: String
        let name: String
        let presence: Presence
        let isCritical: Bool
        /// Appendix C does not have the row, or has another.
        let isNewer: Bool

        init(
            _ type: String, _ name: String, _ presence: Presence, isCritical: Bool = false, isNewer: Bool = false
        ) {
            self.type = type
            self.name = name
            self.presence = presence
            self.isCritical = isCritical
            self.isNewer = isNewer
        }
    }

    private func rule(_ name: String, isNewer: Bool = false) -> ProfileRule {
        ProfileRule(name: "\(rawValue).\(name)", clause: clause, severity: .departure, isNewer: isNewer)
    }

    func rule(of row: Row, _ suffix: String) -> ProfileRule { rule("\(row.name).\(suffix)", isNewer: row.isNewer) }

    /// Whether the extension must be critical, or must not.
    func criticality(of row: Row) -> ProfileRule { rule(of: row, row.isCritical ? "critical" : "notCritical") }

    /// The rules of all rows of all tables.
    static var rules: [ProfileRule] {
        allCases.flatMap { profile in
            profile.rows.flatMap { row in
                var rules: [ProfileRule] = []
                if row.presence == .mandatory { rules.append(profile.rule(of: row, "present")) }
                if row.presence == .forbidden { rules.append(profile.rule(of: row, "absent")) }
                if row.presence != .forbidden { rules.append(profile.criticality(of: row)) }
                return rules
            } + [profile.otherRule, profile.usageRule, profile.purposeRule].compactMap { $0 }
        }
    }

    /// Where the table is closed: anything else must not be included.
    var otherRule: ProfileRule? {
        self == .lds2Signer || self == .barCodeSigner ? rule("extensions.other") : nil
    }

    /// The bits that keyUsage has.
    var usageRule: ProfileRule? {
        self != .crl && self != .crlEntry && otherRule == nil ? rule("keyUsage.bits") : nil
    }

    /// The purpose that extKeyUsage names.
    var purposeRule: ProfileRule? {
        switch self {
        case .listSigner, .lds2Signer, .barCodeSigner:
            ProfileRule(
                name: "\(rawValue).extKeyUsage.purpose", clause: self == .listSigner ? "Doc 9303-12, 7.1.1.3" : clause,
                severity: .departure, isNewer: false)
        case .csca, .cscaLink, .documentSigner, .communication, .crl, .crlEntry: nil
        }
    }

    private var clause: String {
        switch self {
        case .lds2Signer: "Doc 9303-12, 7.1.2, Table 7"
        case .barCodeSigner: "Doc 9303-12, 7.1.3, Table 8"
        case .crl, .crlEntry: "Doc 9303-12, 7.1.4, Table 10"
        case .csca, .cscaLink, .documentSigner, .listSigner, .communication: "Doc 9303-12, 7.1.1, Table 6"
        }
    }

    var rows: [Row] {
        switch self {
        case .lds2Signer:
            [
                Row(OID.authorityKeyIdentifier, "authorityKeyIdentifier", .mandatory),
                Row(OID.extendedKeyUsage, "extKeyUsage", .mandatory, isCritical: true),
            ]
        case .barCodeSigner:
            [
                Row(OID.authorityKeyIdentifier, "authorityKeyIdentifier", .mandatory),
                Row(OID.extendedKeyUsage, "extKeyUsage", .mandatory, isCritical: true),
                Row(OID.documentTypeList, "documentTypeList", .optional),
            ]
        case .crl:
            [
                Row(OID.authorityKeyIdentifier, "authorityKeyIdentifier", .mandatory),
                Row(OID.issuerAltName, "issuerAltName", .optional), Row(OID.crlNumber, "cRLNumber", .mandatory),
                Row(OID.deltaCRLIndicator, "deltaCRLIndicator", .forbidden),
                Row(OID.issuingDistributionPoint, "issuingDistributionPoint", .forbidden),
                Row(OID.freshestCRL, "freshestCRL", .forbidden),
            ]
        case .crlEntry:
            [
                Row(OID.reasonCode, "reasonCode", .forbidden),
                Row(OID.holdInstructionCode, "holdInstructionCode", .forbidden),
                Row(OID.invalidityDate, "invalidityDate", .forbidden),
                Row(OID.certificateIssuer, "certificateIssuer", .forbidden),
            ]
        case .csca, .cscaLink, .documentSigner, .listSigner, .communication: table6
        }
    }

    private var table6: [Row] {
        let isAuthority = self == .csca || self == .cscaLink
        let isCommunication = self == .communication
        let hasPurpose = isCommunication || self == .listSigner
        return [
            Row(OID.authorityKeyIdentifier, "authorityKeyIdentifier", self == .csca ? .optional : .mandatory),
            Row(OID.subjectKeyIdentifier, "subjectKeyIdentifier", isAuthority ? .mandatory : .optional),
            Row(OID.keyUsage, "keyUsage", .mandatory, isCritical: true),
            Row(
                OID.privateKeyUsagePeriod, "privateKeyUsagePeriod", hasPurpose ? .optional : .mandatory, isNewer: true),
            Row(OID.certificatePolicies, "certificatePolicies", .optional),
            Row(OID.policyMappings, "policyMappings", .forbidden),
            Row(OID.subjectAltName, "subjectAltName", .mandatory, isNewer: true),
            Row(OID.issuerAltName, "issuerAltName", .mandatory, isNewer: true),
            Row(OID.subjectDirectoryAttributes, "subjectDirectoryAttributes", .forbidden),
            Row(OID.basicConstraints, "basicConstraints", isAuthority ? .mandatory : .forbidden, isCritical: true),
            Row(OID.nameConstraints, "nameConstraints", .forbidden),
            Row(OID.policyConstraints, "policyConstraints", .forbidden),
            Row(OID.extendedKeyUsage, "extKeyUsage", hasPurpose ? .mandatory : .forbidden, isCritical: true),
            Row(
                OID.crlDistributionPoints, "cRLDistributionPoints", isCommunication ? .optional : .mandatory,
                isNewer: true),
            Row(OID.inhibitAnyPolicy, "inhibitAnyPolicy", .forbidden),
            Row(OID.freshestCRL, "freshestCRL", .forbidden),
            Row(OID.authorityInformationAccess, "authorityInfoAccess", .optional),
            Row(OID.subjectInformationAccess, "subjectInfoAccess", .optional),
            Row(OID.nameChange, "nameChange", isAuthority ? .optional : .forbidden, isNewer: true),
            Row(
                OID.documentTypeList, "documentTypeList", self == .documentSigner ? .mandatory : .forbidden,
                isNewer: true),
            Row(OID.netscapeCertificateType, "netscapeCertificateType", .forbidden, isNewer: true),
        ]
    }
}
