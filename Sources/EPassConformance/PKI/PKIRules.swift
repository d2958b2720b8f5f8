// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

/// Every rule for certificates, revocation lists and signed lists.
package enum PKIRules {
    /// The campaign `pki`: what cannot be decoded, the tables of Doc 9303-12, keys and their use, who issued what, the
    /// lists, then the checks of the PKD and the rows of BSI TR-03105-5.1.
    package static let campaign = RuleCampaign<PKISubject>(
        name: "pki",
        rules: byUnit(
            [decodable] + ProfileRules.rules + KeyRules.rules + ChainRules.rules + SPOCRules.rules
                + SignedListRules.rules + UploadRules.rules + rows))

    /// Unit after unit, in the order in which each is met first.
    private static func byUnit(_ rules: [PKIRule]) -> [PKIRule] {
        var units: [String] = []
        for rule in rules where !units.contains(rule.unit) { units.append(rule.unit) }
        return units.flatMap { unit in rules.filter { $0.unit == unit } }
    }

    private static let decodable = PKIRule(
        "encoding.decodable", unit: "encoding", "Everything that was given can be decoded.", clause: "RFC 5280, 4 and 5"
    ) { subject in
        RuleVerdict(
            subject.refused.map { skipped in
                ConformanceFinding(
                    file: skipped.place, path: skipped.reason.element, offset: skipped.reason.offset,
                    expected: "a certificate, a revocation list or a signed list",
                    observed: skipped.reason.message.english)
            })
    }

    /// The rows of TR-03105-5.1 about the certificate of a document signer.
    private static let rows: [PKIRule] =
        CertificateRow.all.map { row in
            PKIRule(row.id, unit: "LDS_H", row.title, clause: row.clause, kind: .guideline) { subject in
                let items = subject.certificates(of: [.documentSigner])
                let refused = subject.refused.filter {
                    $0.reason.element.hasPrefix("tbsCertificate")
                        || $0.reason.element.hasPrefix("Certificate")
                }
                guard !items.isEmpty || !refused.isEmpty else {
                    return .notApplicable("there is no certificate of a document signer")
                }
                return .all(
                    of: items.map { item in
                        row.judge(
                            findings: item.findings, certificate: item.certificate, refused: nil,
                            file: item.place)
                    } + refused.map { row.judge(findings: nil, certificate: nil, refused: $0.reason, file: $0.place) })
            }
        } + [
            PKIRule(
                "LDS_H_54", unit: "LDS_H", "The signer's certificate names its CSCA as that names itself.",
                clause: "Doc 9303-12, 7.1.1", kind: .guideline
            ) { subject in
                guard let rule = ChainRules.rules.first(where: { $0.id == "chain.issuerName" }) else { return .pass }
                return rule.judge(subject)
            }
        ]
}
