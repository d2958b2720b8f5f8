// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// The defective chains of Docs/trust-defects.md before OpenSSL's command line. Where it says something else, the table
/// says so, and of which release.
@Suite(
    "Differential test of defects against OpenSSL",
    .enabled(if: OpenSSLCommand.isAvailable, OpenSSLCommand.absent), .timed)
struct DefectDifferentialTests {
    /// The checks that `openssl verify -crl_check` knows as well: signatures, names, validity, authority and
    /// revocation.
    static let common: [CheckID] = [.dsSignature, .dsValidity, .cscaValidity, .dsRevocation]

    @Test("the chain of each row of the profile read: the answer that the table says", .long())
    func chains() throws {
        let openssl = try OpenSSLCommand()
        let rows = TrustDefectRow.all.filter { $0.profile == "read" && $0.openSSL != "not asked" }
        #expect(rows.count >= 40)
        var genuine: Set<String> = []
        for (index, row) in rows.enumerated() {
            let scenario = try TrustDefect.scenario(row.defect)
            let made = try scenario.make()
            let result = try scenario.judge()
            if Self.common.allSatisfy({ result.finding($0)?.result == .successful }) { genuine.insert(row.defect) }
            try openssl.writePEM([made.signer.certificate], to: "ds\(index).pem")
            try openssl.writePEM(made.anchors, to: "anchors\(index).pem")
            try openssl.writePEM(made.revocationLists, to: "crls\(index).pem")
            // What the document brings along may stand in between for OpenSSL as well.
            let embedded = try SignedData(contentInfo: made.contentInfo).certificates
            try openssl.writePEM(embedded, to: "embedded\(index).pem")
            let time = try scenario.state.time(scenario.time).secondsSince1970
            let lists = made.revocationLists.isEmpty ? "" : " -CRLfile crls\(index).pem"
            openssl.ask(
                row.defect,
                "verify -CAfile anchors\(index).pem -no-CApath -no-CAstore -purpose any -auth_level 0 -attime \(time)"
                    + " -untrusted embedded\(index).pem -crl_check\(lists) ds\(index).pem")
        }
        let answers = try openssl.answers()
        for row in rows {
            let ours = genuine.contains(row.defect)
            let theirs = answers.contains(row.defect)
            let word = ours == theirs ? "same" : theirs ? "accepts" : "refuses"
            let known = try #require(OpenSSLWord(row.openSSL), "\(row.defect): \(row.openSSL)")
            let release = OpenSSLVersion.installed?.release ?? ""
            if !known.allows(word, release: release, isAsked: OpenSSLVersion.isAsked) {
                OpenSSLVersion.report("\(row.defect): \(word), and the table says \(row.openSSL)")
            }
        }
    }
}
