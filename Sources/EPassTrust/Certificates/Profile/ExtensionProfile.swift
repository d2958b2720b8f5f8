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
    enum Criticality { case critical, notCritical }

    struct Row {
        let type: String
        let name: String
        let presence: Presence
        let criticality: Criticality
        /// Appendix C does not have the row, or has another.
        let isNewer: Bool
        let clause: String

        func rule(_ profile: ExtensionProfile, _ suffix: String) -> ProfileRule {
            ProfileRule(
                name: "\(profile.rawValue).\(name).\(suffix)", clause: clause, severity: .departure, isNewer: isNewer)
        }
    }

    /// The rules of all rows of all tables.
    static var rules: [ProfileRule] {
        allCases.flatMap { profile in
            profile.rows.flatMap { row in
                var rules: [ProfileRule] = []
                if row.presence != .optional {
                    rules.append(row.rule(profile, row.presence == .mandatory ? "present" : "absent"))
                }
                if row.presence != .forbidden {
                    rules.append(row.rule(profile, row.criticality == .critical ? "critical" : "notCritical"))
                }
                return rules
            } + [profile.otherRule, profile.usageRule, profile.purposeRule].compactMap { $0 }
        }
    }

    /// Where the table is closed: anything else must not be included.
    var otherRule: ProfileRule? {
        guard self == .lds2Signer || self == .barCodeSigner else { return nil }
        return ProfileRule(name: "\(rawValue).extensions.other", clause: clause, severity: .departure, isNewer: false)
    }

    /// The bits that keyUsage has.
    var usageRule: ProfileRule? {
        guard self != .crl, self != .crlEntry, otherRule == nil else { return nil }
        return ProfileRule(name: "\(rawValue).keyUsage.bits", clause: clause, severity: .departure, isNewer: false)
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
                row(OID.authorityKeyIdentifier, "authorityKeyIdentifier", .mandatory),
                row(OID.extendedKeyUsage, "extKeyUsage", .mandatory, .critical),
            ]
        case .barCodeSigner:
            [
                row(OID.authorityKeyIdentifier, "authorityKeyIdentifier", .mandatory),
                row(OID.extendedKeyUsage, "extKeyUsage", .mandatory, .critical),
                row(OID.documentTypeList, "documentTypeList", .optional),
            ]
        case .crl:
            [
                row(OID.authorityKeyIdentifier, "authorityKeyIdentifier", .mandatory),
                row(OID.issuerAltName, "issuerAltName", .optional), row(OID.crlNumber, "cRLNumber", .mandatory),
                row(OID.deltaCRLIndicator, "deltaCRLIndicator", .forbidden),
                row(OID.issuingDistributionPoint, "issuingDistributionPoint", .forbidden),
                row(OID.freshestCRL, "freshestCRL", .forbidden),
            ]
        case .crlEntry:
            [
                row(OID.reasonCode, "reasonCode", .forbidden),
                row(OID.holdInstructionCode, "holdInstructionCode", .forbidden),
                row(OID.invalidityDate, "invalidityDate", .forbidden),
                row(OID.certificateIssuer, "certificateIssuer", .forbidden),
            ]
        case .csca, .cscaLink, .documentSigner, .listSigner, .communication: table6
        }
    }

    private var table6: [Row] {
        let isAuthority = self == .csca || self == .cscaLink
        let isCommunication = self == .communication
        let isListSigner = self == .listSigner
        return [
            row(OID.authorityKeyIdentifier, "authorityKeyIdentifier", self == .csca ? .optional : .mandatory),
            row(OID.subjectKeyIdentifier, "subjectKeyIdentifier", isAuthority ? .mandatory : .optional),
            row(OID.keyUsage, "keyUsage", .mandatory, .critical),
            row(
                OID.privateKeyUsagePeriod, "privateKeyUsagePeriod",
                isListSigner || isCommunication ? .optional : .mandatory, isNewer: true),
            row(OID.certificatePolicies, "certificatePolicies", .optional),
            row(OID.policyMappings, "policyMappings", .forbidden),
            row(OID.subjectAltName, "subjectAltName", .mandatory, isNewer: true),
            row(OID.issuerAltName, "issuerAltName", .mandatory, isNewer: true),
            row(OID.subjectDirectoryAttributes, "subjectDirectoryAttributes", .forbidden),
            row(OID.basicConstraints, "basicConstraints", isAuthority ? .mandatory : .forbidden, .critical),
            row(OID.nameConstraints, "nameConstraints", .forbidden),
            row(OID.policyConstraints, "policyConstraints", .forbidden),
            row(
                OID.extendedKeyUsage, "extKeyUsage", isListSigner || isCommunication ? .mandatory : .forbidden,
                .critical),
            row(
                OID.crlDistributionPoints, "cRLDistributionPoints", isCommunication ? .optional : .mandatory,
                isNewer: true),
            row(OID.inhibitAnyPolicy, "inhibitAnyPolicy", .forbidden),
            row(OID.freshestCRL, "freshestCRL", .forbidden),
            row(OID.authorityInformationAccess, "authorityInfoAccess", .optional),
            row(OID.subjectInformationAccess, "subjectInfoAccess", .optional),
            row(OID.nameChange, "nameChange", isAuthority ? .optional : .forbidden, isNewer: true),
            row(
                OID.documentTypeList, "documentTypeList", self == .documentSigner ? .mandatory : .forbidden,
                isNewer: true),
            row(OID.netscapeCertificateType, "netscapeCertificateType", .forbidden, isNewer: true),
        ]
    }

    private func row(
        _ type: String, _ name: String, _ presence: Presence, _ criticality: Criticality = .notCritical,
        isNewer: Bool = false
    ) -> Row {
        Row(type: type, name: name, presence: presence, criticality: criticality, isNewer: isNewer, clause: clause)
    }
}
