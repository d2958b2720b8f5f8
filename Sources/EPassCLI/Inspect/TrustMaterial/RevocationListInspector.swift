// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

/// Trees of certificate revocation lists.
enum RevocationListInspector {
    /// How many entries are shown.
    private static let shownEntries = 100
    private static let reasons = [
        0: "unspecified", 1: "keyCompromise", 2: "cACompromise", 3: "affiliationChanged", 4: "superseded",
        5: "cessationOfOperation", 6: "certificateHold", 8: "removeFromCRL", 9: "privilegeWithdrawn",
        10: "aACompromise",
    ]

    static func nodes(of list: CertificateRevocationList) -> [InspectionNode] {
        var nodes = [
            InspectionNode("version", number: list.version), InspectionNode("issuer", "\(list.issuer)"),
            InspectionNode("this update", "\(list.thisUpdate)"),
            InspectionNode("next update", list.nextUpdate.map { "\($0)" } ?? "not stated"),
            InspectionNode("encoding", list.isDistinguished ? "DER" : "BER"),
            InspectionNode("signature algorithm", CertificateInspector.signatureAlgorithm(list.signatureAlgorithm)),
        ]
        nodes.add("SHA-256 fingerprint", octets: try? list.fingerprint())
        if !list.unknownCritical.isEmpty {
            let types = list.unknownCritical.map(OIDName.text).joined(separator: ", ")
            nodes.append(InspectionNode("critical and not understood", "\(types): the list cannot be used"))
        }
        var entries = list.revokedCertificates.prefix(shownEntries).map { entry in
            let reason = entry.reason.map { ", " + (reasons[$0] ?? "reason \($0)") } ?? ""
            return InspectionNode(DisplayText.hexadecimal(entry.serialNumber), "\(entry.revocationDate.date)\(reason)")
                .keyed("certificate")
        }
        if list.revokedCount > shownEntries {
            entries.append(InspectionNode("...", "\(list.revokedCount - shownEntries) more").keyed("notShown"))
        }
        nodes.append(InspectionNode("revoked certificates", number: list.revokedCount, children: entries))
        nodes.append(ExtensionInspector.node(of: list.extensions))
        nodes.append(ExtensionInspector.node(of: CertificateProfile.lint(list), as: "revocation list"))
        return nodes
    }
}
