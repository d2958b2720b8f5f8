// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// The verdict over every synthetic chain beside that of OpenSSL's command line, which nobody here wrote. What a build
/// says that was not asked before never fails
/// (`OpenSSLVersion`).
@Suite(
    "Differential test against OpenSSL",
    .enabled(if: OpenSSLCommand.isAvailable, OpenSSLCommand.absent), .timed)
struct DifferentialTests {
    /// Every purpose, security level 0, our time: what is left is signatures, names, validity and the authority's own
    /// limits.
    static func options(_ anchors: String = "anchors.pem") throws -> String {
        let time = try SyntheticPKI.time(SyntheticPKI.judged).secondsSince1970
        return "-CAfile \(anchors) -no-CApath -no-CAstore -purpose any -auth_level 0 -attime \(time)"
    }

    @Test("chains of the matrix: the same answer, genuine and with a bit of the signature changed", .long())
    func chains() throws {
        let openssl = try OpenSSLCommand()
        let rows = AlgorithmMatrix.all.filter(\.isKnownToOpenSSL)
        try openssl.writePEM(rows.map { try AlgorithmMatrix.made($0).csca.certificate }, to: "anchors.pem")
        for row in rows {
            let made = try AlgorithmMatrix.made(row)
            try openssl.writePEM([made.signer.certificate], to: "ds\(row.number).pem")
            try openssl.writePEM([try AlgorithmMatrixTests.forged(made)], to: "forged\(row.number).pem")
        }
        let genuine = try openssl.verified(rows.map { "ds\($0.number).pem" }, Self.options())
        let forged = try openssl.verified(rows.map { "forged\($0.number).pem" }, Self.options())
        OpenSSLVersion.expect(forged.isEmpty, "accepted with a changed signature: \(forged.sorted())")
        for row in rows {
            // Ours says genuine for every row (AlgorithmMatrixTests); OpenSSL 3.0 for every one whose curve is named.
            OpenSSLVersion.expect(
                genuine.contains("ds\(row.number).pem") == !row.hasExplicitParameters, row.testDescription)
        }
    }

    @Test(
        "security objects of the matrix with named curves: the same answer, genuine and with the content changed",
        .long())
    func securityObjects() throws {
        let openssl = try OpenSSLCommand()
        let rows = AlgorithmMatrix.all.filter { !$0.hasExplicitParameters && $0.isKnownToOpenSSL }
        try openssl.writePEM(rows.map { try AlgorithmMatrix.made($0).csca.certificate }, to: "anchors.pem")
        for row in rows {
            let made = try AlgorithmMatrix.made(row)
            try openssl.write(made.contentInfo, to: "sod\(row.number)")
            let words = "cms -verify -binary -inform DER -out /dev/null \(try Self.options())"
            openssl.ask("genuine \(row.number)", "\(words) -in sod\(row.number)")
            guard row.number.isMultiple(of: 5) else { continue }
            try openssl.write(Self.changingContent(made.contentInfo), to: "changed\(row.number)")
            openssl.ask("changed \(row.number)", "\(words) -in changed\(row.number)")
        }
        let answers = try openssl.answers()
        let refused = rows.filter { !answers.contains("genuine \($0.number)") }.map(\.testDescription)
        OpenSSLVersion.expect(refused.isEmpty, "refused: \(refused)")
        let accepted = answers.filter { $0.hasPrefix("changed") }
        OpenSSLVersion.expect(accepted.isEmpty, "accepted: \(accepted.sorted())")
    }

    @Test("explicit parameters, which OpenSSL's chains refuse: its bare signature check gives the same answer")
    func explicitParameters() throws {
        let openssl = try OpenSSLCommand()
        // A third of the rows, every curve among them: each question is a process.
        let rows = AlgorithmMatrix.all.filter { $0.hasExplicitParameters && $0.number.isMultiple(of: 3) }
        let curves = rows.compactMap { row in if case .ec(let curve) = row.csca.kind { curve } else { nil } }
        #expect(Set(curves) == Set(EllipticCurve.allCases))
        for row in rows {
            let made = try AlgorithmMatrix.made(row)
            let number = row.number
            try openssl.write(made.csca.certificate.subjectPublicKeyInfo, to: "key\(number)")
            try openssl.write(made.signer.certificate.tbsCertificate, to: "tbs\(number)")
            try openssl.write(made.signer.certificate.signatureValue, to: "genuine\(number)")
            try openssl.write(AlgorithmMatrixTests.forged(made).signatureValue, to: "forged\(number)")
            for kind in ["genuine", "forged"] {
                openssl.ask(
                    "\(kind) \(number)",
                    "dgst -\(row.csca.algorithm.hash.rawValue) -verify key\(number) -keyform DER -signature \(kind)\(number) tbs\(number)"
                )
            }
        }
        let answers = try openssl.answers()
        let expected = Set(rows.map { "genuine \($0.number)" })
        OpenSSLVersion.expect(
            answers == expected, "another answer: \(answers.symmetricDifference(expected).sorted())")
    }

    @Test(
        "a signed list of every kind: the same answer, genuine and with the content changed",
        arguments: SignedListKind.allCases)
    func lists(kind: SignedListKind) throws {
        let openssl = try OpenSSLCommand()
        let state = SyntheticPKI()
        let csca = try state.csca()
        let signer = try state.listSigner(of: csca, purpose: kind.signerPurpose)
        let builder = SignedDataBuilder(
            kind: kind, content: CertificateListBuilder(certificates: [csca.certificate.encoded]).content(),
            certificates: [signer.certificate.encoded, csca.certificate.encoded],
            signingTime: try SyntheticPKI.time(SyntheticPKI.issued))
        let genuine = try builder.contentInfo(
            signedBy: signer.key, certificate: signer.certificate, algorithm: signer.scheme.algorithm)
        let trust = try TrustSnapshot(anchors: [TrustAnchor(certificate: csca.certificate)])
        let time = try SyntheticPKI.time(SyntheticPKI.judged)
        try openssl.writePEM([csca.certificate], to: "anchors.pem")
        var ours: Set<String> = []
        for (name, octets) in [("genuine", genuine), ("changed", try Self.changingContent(genuine))] {
            try openssl.write(octets, to: name)
            openssl.ask(name, "cms -verify -binary -inform DER -in \(name) -out /dev/null \(try Self.options())")
            let list = try SignedList(contentInfo: octets)
            let standing = SignedListVerification.verify(list, trust: trust, at: time).standing
            if case .verified = standing { ours.insert(name) }
        }
        #expect(ours == ["genuine"])
        let theirs = try openssl.answers()
        OpenSSLVersion.expect(theirs == ours, "ours \(ours.sorted()), theirs \(theirs.sorted())")
    }

    /// The encapsulated content with its last octet changed: a hash of a data group.
    static func changingContent(_ contentInfo: [UInt8]) throws -> [UInt8] {
        let content = try #require(try SignedData(contentInfo: contentInfo).eContent)
        let start = try #require(contentInfo.indices.first { contentInfo[$0...].starts(with: content) })
        var changed = contentInfo
        changed[start + content.count - 1] ^= 1
        return changed
    }
}
