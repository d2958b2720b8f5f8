// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTrust

/// The rules of the lint of profiles as rules of a campaign: the same table, the same judge.
enum ProfileRules {
    static let rules: [PKIRule] = CertificateProfile.rules.map { rule in
        let title = ProfileTitles.text(of: rule)
        let unit = rule.name.prefix { $0 != "." }
        return PKIRule(rule.name, unit: String(unit), title, clause: rule.clause) { subject in
            unit == "crl" ? lists(rule, title, subject) : certificates(rule, title, subject)
        }
    }

    /// The kinds of certificate that a table is about.
    static func kinds(ofUnit unit: some StringProtocol) -> Set<CertificateKind> {
        switch unit {
        case "csca": [.csca]
        case "cscaLink": [.cscaLink]
        case "documentSigner": [.documentSigner]
        case "listSigner": [.masterListSigner, .deviationListSigner, .defectListSigner]
        case "lds2Signer": [.lds2Signer]
        case "barCodeSigner": [.barCodeSigner]
        case "communication": [.other]
        default: Set(CertificateKind.allCases)
        }
    }

    private static func certificates(_ rule: ProfileRule, _ title: String, _ subject: PKISubject) -> RuleVerdict {
        let items = subject.certificates(of: kinds(ofUnit: rule.name.prefix { $0 != "." }))
        guard !items.isEmpty else { return .notApplicable("there is no certificate of the kind") }
        let findings = items.flatMap { item in
            item.findings.filter { $0.rule == rule.name }.map { item.finding($0, title) }
        }
        guard findings.isEmpty else { return .fail(findings) }
        guard items.contains(where: { concerns(rule, $0.certificate) }) else {
            return .notApplicable("no certificate has what it is about")
        }
        return .pass
    }

    private static func lists(_ rule: ProfileRule, _ title: String, _ subject: PKISubject) -> RuleVerdict {
        guard !subject.revocationLists.isEmpty else { return .notApplicable("there is no revocation list") }
        let findings = subject.revocationLists.flatMap { item in
            item.findings.filter { $0.rule == rule.name }.map { item.finding($0, title) }
        }
        guard findings.isEmpty else { return .fail(findings) }
        let member = ObjectPlaces.member(of: rule.name)
        guard let type = ObjectPlaces.extensions[member], !isPresence(rule) else { return .pass }
        return subject.revocationLists.contains { $0.list.extensions.contains { $0.objectIdentifier == type } }
            ? .pass : .notApplicable("no revocation list has what it is about")
    }

    /// Whether a rule says that something is there, or is not, and so is about every object.
    private static func isPresence(_ rule: ProfileRule) -> Bool {
        rule.name.hasSuffix(".present") || rule.name.hasSuffix(".absent")
    }

    /// Whether a certificate has what a rule is about.
    private static func concerns(_ rule: ProfileRule, _ certificate: Certificate) -> Bool {
        if isPresence(rule) { return true }
        let member = ObjectPlaces.member(of: rule.name)
        if let type = ObjectPlaces.extensions[member] {
            return certificate.extensions.contains { $0.objectIdentifier == type }
        }
        guard member == "subjectPublicKeyInfo" else { return true }
        if rule.name.hasSuffix(".ecdsa") {
            return [.lds2Signer, .barCodeSigner].contains(CertificateProfile.kind(of: certificate))
        }
        guard case .ec(_, explicitParameters: let isExplicit)? = certificate.keyKind else { return false }
        return rule.name.hasSuffix(".explicitParameters") || isExplicit
    }
}
