// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// Lists of one State about the documents of another, imported as an operator imports them.
@Suite("Whose documents a list of defects may speak about, T21", .timed)
struct KnownDefectPublisherTests {
    typealias Statement = KnownDefectLists.Statement

    static let revoked = Statement(arcs: [1, 1], parameters: [0x0A, 1, 3])
    static let validity = Statement(arcs: [1, 6], parameters: [0x0A, 1, 1])
    static let issuingCountry = Statement(arcs: [2, 5])

    /// A list of the publisher, signed by a signer of its CSCA for such lists.
    static func list(
        _ kind: SignedListKind, _ content: [UInt8], by state: SyntheticPKI, signed: String = "2026-06-01",
        role: String = "list signer"
    ) throws -> SignedList {
        let csca = try state.csca()
        let signer = try state.listSigner(of: csca, purpose: kind.signerPurpose, role: role)
        return try SignedDataBuilder(
            kind: kind, content: content, certificates: [signer.certificate.encoded, csca.certificate.encoded],
            signingTime: try SyntheticPKI.time(signed)
        ).issue(signedBy: signer.key, certificate: signer.certificate, algorithm: signer.scheme.algorithm)
    }

    static func defects(
        _ statement: Statement, about signer: Certificate, by state: SyntheticPKI, signed: String = "2026-06-01"
    ) throws -> SignedList {
        try list(.defectList, KnownDefectLists.defectContent(signer, [statement]), by: state, signed: signed)
    }

    private func issuer(
        _ scene: PublisherScene, _ statement: Statement, pins: Bool = false, grants: [PublisherGrant] = [],
        _ profile: TrustProfile
    ) throws -> String {
        let csca = try scene.subject.csca()
        let signer = try scene.subject.signer(of: csca).certificate
        let list = try Self.defects(statement, about: signer, by: scene.publisher)
        let trust = try scene.trust([list], pins: pins ? [list.fingerprint()] : [], grants: grants)
        return try scene.issuer(of: scene.passport(under: csca), trust, profile)
    }

    @Test(
        "what a State says against the documents of another leaves doubt, and stands under a grant",
        arguments: PublisherScene.all)
    func worsens(scene: PublisherScene) throws {
        for profile in [TrustProfile.default, .border, .strict] {
            #expect(try issuer(scene, Self.revoked, profile) == "undetermined publisherNotGranted")
            #expect(
                try issuer(scene, Self.revoked, grants: [scene.grant("*")], profile)
                    == "undetermined publisherNotGranted")
            #expect(
                try issuer(scene, Self.revoked, grants: [scene.grant("NL,SE", to: nil, .defectList)], profile)
                    == "undetermined publisherNotGranted")
            #expect(
                try issuer(scene, Self.revoked, grants: [scene.grant("*", to: nil, .defectList)], profile)
                    == "failed revoked")
            #expect(
                try issuer(
                    scene, Self.revoked, grants: [scene.grant(scene.subject.country, to: nil, .defectList)], profile)
                    == "failed revoked")
            #expect(try issuer(scene, Self.revoked, pins: true, profile) == "failed revoked")
        }
    }

    @Test(
        "an excuse needs leave for every State that the document names, and gives no more than doubt",
        arguments: PublisherScene.all)
    func excuses(scene: PublisherScene) throws {
        let csca = try scene.subject.csca()
        let signer = try scene.subject.signer(of: csca) { $0.notAfter = try SyntheticPKI.time("2026-11-20") }
        let contentInfo = try SyntheticDocument().contentInfo(signedBy: signer)
        func validity(
            _ statement: Statement, _ grants: [PublisherGrant], _ profile: TrustProfile, dg1: String
        ) throws -> String {
            var input = SyntheticDocument().input(contentInfo)
            input.issuingState = CountryCode(rawValue: dg1)
            let list = try Self.defects(statement, about: signer.certificate, by: scene.publisher)
            let result = PassiveAuthentication.judge(
                input, trust: try scene.trust([list], grants: grants), profile: profile,
                at: try SyntheticPKI.time(PublisherScene.time))
            return try #require(result.finding(.dsValidity)).description
        }
        let failed = "issuer.ds.validity failed (expired)"
        let open = "issuer.ds.validity undetermined (knownDefect), before failed (expired)"
        let own = scene.subject.icaoCountry
        let incorrect = Statement(arcs: [1, 6], parameters: [0x0A, 1, 2])
        let all = [try scene.grant("*", to: nil, .defectList)]
        for profile in [TrustProfile.default, .border] {
            #expect(try validity(incorrect, [], profile, dg1: own) == failed)
            #expect(try validity(incorrect, all, profile, dg1: own) == open)
            let narrow = [try scene.grant(scene.subject.country, to: nil, .defectList)]
            #expect(try validity(incorrect, narrow, profile, dg1: "CHE") == failed)
        }
        #expect(try validity(incorrect, all, .strict, dg1: own) == failed)
        var guideline = TrustProfile.default
        guideline.excuses = .technicalGuideline
        #expect(
            try validity(incorrect, all, guideline, dg1: own)
                == "issuer.ds.validity notSupported (knownDefect), before failed (expired)")
        #expect(try validity(incorrect, [], guideline, dg1: own) == failed)
    }

    @Test(
        "every list of defects, deviations and document signers is confirmed when it comes; the next of a granted publisher is not"
    )
    func confirmed() throws {
        let folder = StoreFolder()
        let scene = PublisherGrantTests.scene
        let signer = try scene.subject.signer(of: scene.subject.csca()).certificate
        func bring(_ list: SignedList, grant: PublisherGrant? = nil) throws -> TrustDifference {
            let transaction = try TrustStore.create(path: folder.path).begin(
                at: try SyntheticPKI.time(SyntheticPKI.judged))
            try transaction.add(scene.publisher.csca().certificate, from: .certificateFile("publisher.der"))
            if let grant { try transaction.grant(grant) }
            try transaction.add(list, from: .list("published.bin"))
            let difference = try transaction.difference()
            try transaction.commit()
            return difference
        }
        func asks(_ difference: TrustDifference) -> Bool {
            difference.confirmations.contains { $0.english.contains("published.bin changes how documents are judged") }
        }
        #expect(asks(try bring(Self.defects(Self.revoked, about: signer, by: scene.publisher))))
        #expect(asks(try bring(Self.defects(Self.revoked, about: signer, by: scene.publisher, signed: "2026-07-01"))))
        let granted = try bring(
            Self.defects(Self.revoked, about: signer, by: scene.publisher, signed: "2026-08-01"),
            grant: scene.grant("*", to: nil, .defectList))
        #expect(asks(granted))
        #expect(!asks(try bring(Self.defects(Self.revoked, about: signer, by: scene.publisher, signed: "2026-09-01"))))
        let deviations = try Self.list(
            .deviationList,
            KnownDefectLists.deviationContent(
                documents: [KnownDefectLists.bound(toSigner: signer)], [.init(arcs: [1, 1])]), by: scene.publisher)
        #expect(asks(try bring(deviations)))
    }

    @Test(
        "a list of document signers vouches for its own State, and for others under a grant",
        arguments: PublisherScene.all)
    func documentSigners(scene: PublisherScene) throws {
        let rogue = try scene.rogue()
        let signer = try scene.subject.signer(of: rogue).certificate
        let content = CertificateListBuilder(certificates: [signer.encoded]).content()
        let list = try Self.list(.documentSignerList, content, by: scene.publisher)
        let named = [try scene.publisher.csca().certificate]
        func issuer(_ grants: [PublisherGrant], _ pins: Set<[UInt8]> = []) throws -> String {
            let trust = try scene.trust(named: named, [list], pins: pins, grants: grants)
            return try scene.issuer(of: scene.passport(under: rogue), trust, .border)
        }
        #expect(try issuer([]) == "undetermined publisherNotGranted")
        #expect(try issuer([scene.grant("*")]) == "undetermined publisherNotGranted")
        #expect(try issuer([scene.grant("*", to: nil, .documentSignerList)]) == "successful")
        #expect(try issuer([], [list.fingerprint()]) == "successful")
    }
}
