// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Who stands behind a signed list, Doc 9303-12 6.1.1, 9 and 10; BSI TR-03129-2 7.2 and 8.5; T15", .timed)
struct SignedListVerificationTests {
    @Test("a list whose signer a trusted CSCA certified is verified", arguments: SignedListKind.allCases)
    func verified(kind: SignedListKind) throws {
        var test = TestList(kind: kind)
        test.content = []
        let made = try test.make()
        let found = try made.verification(trust: [made.csca])
        guard case .verified(let anchor) = found.standing else {
            Issue.record("\(found.standing)")
            return
        }
        #expect(anchor.certificate == made.csca)
        #expect(found.signerCertificate == made.signer)
        #expect(found.signerCSCA == made.csca)
        #expect(found.deviations.isEmpty)
    }

    @Test("the CSCA that a list brings along does not vouch for it")
    func unpinned() throws {
        let made = try TestList().make()
        let found = try made.verification()
        guard case .unpinned(let csca) = found.standing else {
            Issue.record("\(found.standing)")
            return
        }
        #expect(csca == made.csca)
        #expect(!found.standing.isPinned && !found.standing.isRefused)
        #expect(found.messages.contains { $0.english.contains("neither trusted nor pinned") })
    }

    @Test("a master list holds its signer's CSCA in its content as well")
    func cscaInContent() throws {
        var test = TestList()
        test.carriesCSCA = false
        let made = try test.make()
        #expect(try made.verification().signerCSCA == made.csca)
        #expect(try made.verification(pins: [made.csca.fingerprint()]).standing.word == "pinned")
    }

    @Test("without any CSCA at hand the list is unpinned by nobody")
    func nobody() throws {
        var test = TestList()
        test.content = CertificateListBuilder(certificates: []).content()
        test.carriesCSCA = false
        guard case .unpinned(nil) = try test.make().verification().standing else {
            Issue.record("a CSCA was found")
            return
        }
    }

    @Test("a pin names the CSCA or the file, and nothing else")
    func pins() throws {
        let made = try TestList().make()
        guard case .pinned(let csca) = try made.verification(pins: [made.csca.fingerprint()]).standing else {
            Issue.record("the CSCA is not pinned")
            return
        }
        #expect(csca == made.csca)
        guard case .pinnedFile = try made.verification(pins: [made.list().fingerprint()]).standing else {
            Issue.record("the file is not pinned")
            return
        }
        // The signer's own certificate is no CSCA.
        #expect(try made.verification(pins: [made.signer.fingerprint()]).standing.word == "unpinned")
        #expect(try made.verification(pins: [[UInt8](repeating: 0, count: 32)]).standing.word == "unpinned")
    }

    @Test("a signer that anybody can add takes neither standing nor time from the one behind whom a CSCA stands")
    func added() throws {
        let (genuine, others) = try TestList.added(content: CertificateListBuilder(certificates: []).content())
        for other in others {
            for list in [try genuine.behind(signersOf: other), try other.behind(signersOf: genuine)] {
                let found = SignedListVerification.verify(
                    list, trust: try TrustSnapshot([genuine.csca]), at: try TestList.date(TestList.judged))
                #expect(found.standing.word == "verified" && found.signerCSCA == genuine.csca)
                #expect(found.signerCertificate?.serialNumber == genuine.signer.serialNumber)
                #expect(found.signingTime?.date == "2026-05-01")
            }
        }
    }

    @Test("a trusted CSCA counts for more than a pin")
    func trustedAndPinned() throws {
        let made = try TestList().make()
        #expect(
            try made.verification(trust: [made.csca], pins: [made.csca.fingerprint()]).standing.word == "verified")
    }

    @Test("link certificates of the list lead to a trusted key", arguments: [1, 2, 8])
    func links(count: Int) throws {
        // Each generation's link is signed by the key before it; the last one certified the list's signer.
        let roles = (0..<count).map { "generation \($0)" } + ["csca"]
        let anchor = try TestList.csca(role: roles[0])
        let links = try zip(roles, roles.dropFirst()).enumerated().map { index, pair in
            try TestList.csca(role: pair.1, signedBy: pair.0, serialNumber: UInt8(index + 2))
        }
        var test = TestList()
        test.content = CertificateListBuilder(certificates: links.map(\.encoded)).content()
        let made = try test.make()
        let found = try made.verification(trust: [anchor])
        guard case .verified(let verified) = found.standing else {
            Issue.record("\(found.standing)")
            return
        }
        #expect(verified.certificate == anchor)
        #expect(found.signerCSCA == links.last)
        let words = count == 1 ? ", by a link certificate" : ", by \(count) link certificates"
        #expect(found.messages.contains { $0.english.contains(words) })
        #expect(try made.verification(pins: [anchor.fingerprint()]).standing.word == "unpinned")
    }

    @Test("more links than eight are not followed, and a circle of them ends")
    func manyLinks() throws {
        let roles = (0..<10).map { "generation \($0)" } + ["csca"]
        let links = try zip(roles, roles.dropFirst()).map { try TestList.csca(role: $0.1, signedBy: $0.0) }
        var test = TestList()
        test.content = CertificateListBuilder(certificates: links.map(\.encoded)).content()
        #expect(try test.make().verification(trust: [TestList.csca(role: roles[0])]).standing.word == "unpinned")
        let circle = [
            try TestList.csca(role: "csca", signedBy: "other"), try TestList.csca(role: "other", signedBy: "csca"),
        ]
        test.content = CertificateListBuilder(certificates: circle.map(\.encoded)).content()
        #expect(try test.make().verification().standing.word == "unpinned")
    }

    @Test("a signer that names a trusted CSCA which did not sign it is refused")
    func forged() throws {
        var test = TestList()
        test.issuingRole = "rogue"
        let made = try test.make()
        guard case .refused(.signatureInvalid, _) = try made.verification(trust: [made.csca]).standing else {
            Issue.record("not refused")
            return
        }
        // No pin of the file changes that, and without the trusted CSCA nobody vouches for it.
        #expect(try made.verification(trust: [made.csca], pins: [made.list().fingerprint()]).standing.isRefused)
        #expect(try made.verification().standing.word == "unpinned")
    }

    @Test("an anchor that came from an unpinned list vouches for no other list")
    func unpinnedAnchor() throws {
        let made = try TestList().make()
        for basis in TrustBasis.allCases {
            let trust = try TrustSnapshot(anchors: [TrustAnchor(certificate: made.csca, basis: basis)])
            let found = SignedListVerification.verify(
                try made.list(), trust: trust, at: try TestList.date(TestList.judged))
            #expect(found.standing.word == (basis == .unpinned ? "unpinned" : "verified"), "\(basis)")
        }
    }

    @Test("a list whose signer its CSCA has revoked is refused, pinned or trusted; a list of another key says nothing")
    func revoked() throws {
        let made = try TestList().make()
        let builder = CertificateRevocationListBuilder(
            csca: made.csca, thisUpdate: try TestList.date("2026-06-01"), nextUpdate: try TestList.date("2026-09-01"),
            number: 1,
            entries: [
                .init(serialNumber: made.signer.serialNumber, revocationDate: try TestList.date("2026-05-30"))
            ])
        for (role, isTrusted, word) in [
            ("csca", true, "refused"), ("csca", false, "refused"), ("rogue", true, "verified"),
        ] {
            let crl = try builder.issue(
                signedBy: try TestKeys.key(.ec(.p256), role), algorithm: TestList.algorithm)
            let anchors = isTrusted ? [try TrustAnchor(certificate: made.csca)] : []
            let found = SignedListVerification.verify(
                try made.list(), trust: try TrustSnapshot(anchors: anchors, revocationLists: [crl]),
                pins: isTrusted ? [] : [try made.csca.fingerprint()], at: try TestList.date(TestList.judged))
            #expect(found.standing.word == word, "signed by \(role)")
            if case .refused(let reason, _) = found.standing { #expect(reason == .revoked) }
        }
    }

    @Test("a CSCA of another country does not vouch for a list's signer")
    func country() throws {
        var test = TestList()
        let other = try DistinguishedName(country: "ZZ", organization: "Utopia", commonName: "List Signer")
        test.editSigner = { $0.subject = other }
        let made = try test.make()
        #expect(try made.verification(trust: [made.csca]).standing.word == "unpinned")
    }

    @Test("an issuer that is no authority, or whose key is not for certificates, does not vouch")
    func authority() throws {
        for edit: (inout CertificateBuilder) -> Void in [
            { $0.set(.basicConstraints(isAuthority: false)) }, { $0.set(.keyUsage([.crlSign])) },
        ] {
            var test = TestList()
            test.editCSCA = edit
            let made = try test.make()
            #expect(try made.verification(trust: [made.csca]).standing.word == "unpinned")
        }
    }
}

@Suite("Lists that are refused, whoever asks for them, Doc 9303-12 9.1 and 10.1, T15, T16, T18", .timed)
struct SignedListRefusalTests {
    /// Each departure of the signature, and how the list then stands under its trusted CSCA.
    static let departures: [SignedDataBuilder.Defect: (String, CheckReason?, [TrustDeviation])] = [
        .wrongContentTypeAttribute: ("refused", .contentTypeMismatch, []),
        .wrongMessageDigest: ("refused", .messageDigestMismatch, []),
        .wrongSignature: ("refused", .signatureInvalid, []),
        .missingContentType: ("refused", .attributeMissing, []),
        .missingMessageDigest: ("refused", .attributeMissing, []),
        .doubledContentType: ("refused", .attributeDoubled, []),
        .doubledMessageDigest: ("refused", .attributeDoubled, []),
        .twoMessageDigests: ("refused", .attributeDoubled, []),
        .noSignedAttributes: ("refused", .signedAttributesAbsent, []),
        .noSigner: ("refused", .noSigner, []),
        .severalSigners: ("verified", nil, []),
        .unknownSigner: ("verified", nil, [.signerIdentifierMismatch]),
        .noCertificate: ("refused", .signerNotFound, []),
        .wrongVersion: ("refused", .wrongVersion, []),
        .attributeOrder: ("verified", nil, [.attributeOrder]),
        .indefiniteLengths: ("verified", nil, [.berEncoding]),
        .hashNotNamed: ("verified", nil, [.signatureHashNotNamed]),
        .paddedSignature: ("verified", nil, [.ecdsaIntegerPadding]),
        // Its signer has ECDSA.
        .shortSignature: ("verified", nil, []),
        .wrongSignerVersion: ("verified", nil, [.signerInfoVersion]),
    ]

    @Test("each departure of the signature has its result", arguments: SignedDataBuilder.Defect.allCases)
    func defects(defect: SignedDataBuilder.Defect) throws {
        var test = TestList()
        test.defects = [defect]
        let made = try test.make()
        guard defect != .noContent else {
            #expect(throws: TrustError.self) { try made.list() }
            return
        }
        let (word, reason, deviations) = try #require(Self.departures[defect])
        let found = try made.verification(trust: [made.csca], pins: [made.list().fingerprint()])
        #expect(found.standing.word == word)
        if case .refused(let found, _) = found.standing { #expect(found == reason) }
        #expect(found.deviations == deviations)
    }

    @Test("the signer must be for that kind of list", arguments: SignedListKind.allCases)
    func purposes(kind: SignedListKind) throws {
        for other in SignedListKind.allCases {
            var test = TestList(kind: kind)
            test.content = []
            test.editSigner = { $0.set(.extendedKeyUsage([other.signerPurpose])) }
            let made = try test.make()
            let standing = try made.verification(trust: [made.csca]).standing
            #expect(standing.word == (other == kind ? "verified" : "refused"), "\(kind) by a signer of \(other)")
            if other != kind, case .refused(let reason, _) = standing { #expect(reason == .wrongRole) }
        }
    }

    @Test(
        "a signer without a purpose may sign a defect list only, and only a pin makes that one trusted: document signers are so"
    )
    func noPurpose() throws {
        for kind in SignedListKind.allCases {
            var test = TestList(kind: kind)
            test.content = []
            test.editSigner = { $0.remove("2.5.29.37") }
            let made = try test.make()
            let (standing, pinned) = (kind == .defectList ? "unpinned" : "refused", kind == .defectList)
            #expect(try made.verification(trust: [made.csca]).standing.word == standing, "\(kind)")
            for (pin, word) in [(try made.csca.fingerprint(), "pinned"), (try made.list().fingerprint(), "pinnedFile")]
            {
                let found = try made.verification(trust: [made.csca], pins: [pin]).standing.word
                #expect(found == (pinned ? word : "refused"), "\(kind)")
            }
        }
    }

    /// Edits of the signer's certificate, and the reason for which the list is refused.
    static let roles: [(String, CheckReason, @Sendable (inout CertificateBuilder) -> Void)] = [
        ("a CSCA", .wrongRole, { $0.set(.basicConstraints(isAuthority: true)) }),
        ("a TLS server", .wrongRole, { $0.set(.extendedKeyUsage(["1.3.6.1.5.5.7.3.1"])) }),
        ("a key for certificates", .wrongRole, { $0.set(.keyUsage(.keyCertSign)) }),
        ("a key for certificates too", .wrongRole, { $0.set(.keyUsage([.digitalSignature, .keyCertSign])) }),
        ("a key for revocation lists", .keyUsage, { $0.set(.keyUsage(.crlSign)) }),
        ("a key for content commitment alone", .keyUsage, { $0.set(.keyUsage(.nonRepudiation)) }),
        (
            "an unknown critical extension", .unknownCriticalExtension,
            { $0.set(.init(objectIdentifier: "1.2.3.4", isCritical: true, value: [0x05, 0x00])) }
        ),
    ]

    @Test("whoever must not sign lists is refused, trusted or pinned", arguments: roles.indices)
    func wrongRole(index: Int) throws {
        let (name, reason, edit) = Self.roles[index]
        var test = TestList()
        test.editSigner = edit
        let made = try test.make()
        let pins: Set<[UInt8]> = [try made.list().fingerprint(), try made.csca.fingerprint()]
        guard case .refused(let found, _) = try made.verification(trust: [made.csca], pins: pins).standing else {
            Issue.record("\(name) is not refused")
            return
        }
        #expect(found == reason, "\(name)")
    }

    @Test("another State's certificate of the signer's key, or a made-up one that the list carries, refuses no list")
    func signerKeyOfOthers() throws {
        let foreign = HostileAnchorTests.foreign
        let made = try TestList().make()
        let builder = try CertificateBuilder.csca(
            subject: foreign.subject, icaoCountry: "D", serialNumber: [9], notBefore: made.csca.notBefore,
            notAfter: made.csca.notAfter, privateKeyNotAfter: made.csca.notAfter,
            keyIdentifier: CertificateBuilder.keyIdentifier(of: made.signer.subjectPublicKeyInfo))
        let clone = try builder.issue(
            subjectPublicKeyInfo: made.signer.subjectPublicKeyInfo, signedBy: foreign.key,
            algorithm: TestList.algorithm)
        #expect(try made.verification(trust: [made.csca, foreign.root(), clone]).standing.word == "verified")
        // The signer's certificate of another number, which the signature names and nobody but its maker signed.
        var other = TestList()
        other.issuingRole = "nobody"
        other.editSigner = { $0.serialNumber = [0x31] }
        other.carried = { signer, csca in [signer, made.signer, csca] }
        #expect(try other.make().verification(trust: [made.csca]).standing.word == "verified")
    }

    @Test("the CSCA's own key signs no list")
    func cscaSigns() throws {
        let csca = try TestList.csca()
        let list = try SignedDataBuilder(
            kind: .masterList, content: CertificateListBuilder(certificates: [csca.encoded]).content(),
            certificates: [csca.encoded], signingTime: try TestList.date("2026-05-01")
        ).issue(
            signedBy: try TestKeys.key(.ec(.p256), "csca"), certificate: csca, algorithm: TestList.algorithm)
        let found = SignedListVerification.verify(
            list, trust: try TrustSnapshot([csca]), pins: [try csca.fingerprint()],
            at: try TestList.date(TestList.judged))
        guard case .refused(.wrongRole, _) = found.standing else {
            Issue.record("\(found.standing)")
            return
        }
    }

    @Test("a list signed by another key than its signer's is refused")
    func wrongKey() throws {
        var test = TestList()
        test.signingRole = "rogue"
        let made = try test.make()
        guard case .refused(.signatureInvalid, _) = try made.verification(trust: [made.csca]).standing else {
            Issue.record("not refused")
            return
        }
    }

    /// The signing time, and the reason for which a list judged on 2026-11-21 under a signer of 2026 is refused, if it
    /// is.
    static let times: [(String?, CheckReason?)] = [
        ("2026-05-01", nil), ("2026-11-22", nil), ("2026-11-23", .notYetValid), ("2099-01-01", .notYetValid),
        ("2025-12-31", .notYetValid), (nil, nil),
    ]

    @Test("the list was signed while its signer's certificate was valid, and not in the future", arguments: times)
    func signingTime(signed: String?, reason: CheckReason?) throws {
        var test = TestList()
        test.signed = signed
        let made = try test.make()
        let standing = try made.verification(trust: [made.csca]).standing
        if let reason {
            guard case .refused(reason, _) = standing else {
                Issue.record("\(standing)")
                return
            }
        } else {
            #expect(standing.word == "verified")
        }
    }

    @Test("authorities that certified each other many times over are not followed for ever", .timeLimit(.minutes(1)))
    func circles() throws {
        // Eight certificates of one key by the other, and eight the other way round: 8^8 paths, of which none leads to
        // an anchor.
        let circle = try (UInt8(1)...8).flatMap { number in
            [
                try TestList.csca(role: "csca", signedBy: "csca 2", serialNumber: number),
                try TestList.csca(role: "csca 2", signedBy: "csca", serialNumber: number),
            ]
        }
        var test = TestList()
        test.carried = { signer, _ in [signer] + circle }
        #expect(try test.make().verification().standing.word == "unpinned")
    }

    @Test("a list without a signing time is a named deviation")
    func noSigningTime() throws {
        var test = TestList()
        test.signed = nil
        let made = try test.make()
        #expect(try made.list().signingTime == nil)
        #expect(try made.verification(trust: [made.csca]).deviations == [.signingTimeMissing])
    }

    @Test("a list signed after its signer's certificate ended is refused; one whose signer expired since is not")
    func expired() throws {
        var test = TestList()
        test.signed = "2027-02-01"
        let late = try test.make()
        guard case .refused(.expired, _) = try late.verification(trust: [late.csca], at: "2027-03-01").standing else {
            Issue.record("not refused")
            return
        }
        let made = try TestList().make()
        let found = try made.verification(trust: [made.csca], at: "2030-01-01")
        #expect(found.standing.word == "verified")
        #expect(found.messages.contains { $0.english.contains("expired since (2027-01-01)") })
    }
}
