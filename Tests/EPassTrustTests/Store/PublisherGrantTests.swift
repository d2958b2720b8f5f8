// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Who vouches for the CSCA of another State, T16 and T20", .timed)
struct PublisherGrantTests {
    static let scene = PublisherScene(("TO", "TON"), ("DE", "D"))
    private static let open = "undetermined anchorListed"

    private func basis(_ trust: TrustSnapshot, _ certificate: Certificate) -> TrustBasis? {
        trust.anchors.first { $0.certificate == certificate }?.basis
    }

    @Test(
        "the list of one State vouches for the CSCA of another under read, by name, and not under border and strict",
        arguments: PublisherScene.all)
    func listed(scene: PublisherScene) throws {
        let trust = try scene.trust([scene.list()])
        let (forged, genuine) = (
            try scene.passport(under: scene.rogue()), try scene.passport(under: scene.subject.csca())
        )
        #expect(try scene.issuer(of: forged, trust, .default) == "successful")
        #expect(try scene.issuer(of: forged, trust, .border) == Self.open)
        #expect(try scene.issuer(of: forged, trust, .strict) == Self.open)
        for profile in [TrustProfile.default, .border, .strict] {
            #expect(try scene.issuer(of: genuine, trust, profile) == "successful")
        }
        let anchor = try #require(trust.anchors.first { $0.basis == .listed })
        #expect(try anchor.certificate == scene.rogue().certificate)
        #expect(anchor.voucher.kind == .list && anchor.voucher.state == scene.publisher.country)
        #expect(try anchor.voucher.source?.publisher?.fingerprint == scene.publisher.csca().certificate.fingerprint())
    }

    @Test(
        "a grant for the State, a pin of the list or of the certificate give it full standing",
        arguments: PublisherScene.all)
    func vouched(scene: PublisherScene) throws {
        let list = try scene.list()
        let forged = try scene.passport(under: scene.rogue())
        let ways: [(TrustSnapshot, TrustBasis, TrustVoucher.Kind)] = [
            (try scene.trust([list], grants: [scene.grant()]), .verified, .grant),
            (try scene.trust([list], grants: [scene.grant(scene.subject.country)]), .verified, .grant),
            (try scene.trust([list], pins: [list.fingerprint()]), .pinned, .pinnedList),
            (try scene.trust([list], pins: [scene.rogue().certificate.fingerprint()]), .pinned, .pin),
        ]
        for (trust, basis, kind) in ways {
            let anchor = try #require(trust.anchors.first { try $0.certificate == scene.rogue().certificate })
            #expect(anchor.basis == basis && anchor.voucher.kind == kind)
            #expect(try scene.issuer(of: forged, trust, .border) == "successful")
        }
    }

    @Test(
        "what is no leave for this State gives none: another State, another kind, another CSCA, a pin of the CSCA alone"
    )
    func notVouched() throws {
        let scene = Self.scene
        let list = try scene.list()
        let forged = try scene.passport(under: scene.rogue())
        let none: [TrustSnapshot] = [
            try scene.trust([list], grants: [scene.grant("FR,NL")]),
            try scene.trust([list], grants: [scene.grant("*", .defectList), scene.grant("*", .documentSignerList)]),
            try scene.trust([list], grants: [scene.grant("*", to: scene.subject.csca().certificate)]),
            try scene.trust([list], pins: [scene.publisher.csca().certificate.fingerprint()]),
            try scene.trust(named: [], [list], pins: [scene.publisher.csca().certificate.fingerprint()]),
        ]
        for trust in none { #expect(try scene.issuer(of: forged, trust, .border) == Self.open) }
    }

    @Test(
        "States are those of the one table, however they are written",
        arguments: ["DE", "D", "DEU", "de", "D<<", "FR, D", "Germany", "France, deutschland"])
    func spellings(text: String) throws {
        let trust = try Self.scene.trust([Self.scene.list()], grants: [Self.scene.grant(text)])
        #expect(
            try Self.scene.issuer(of: Self.scene.passport(under: Self.scene.rogue()), trust, .border) == "successful")
    }

    @Test("what is no State of the table is no grant", arguments: ["", "XQ", "DE,", "DE,QQ", "**", "*,DE", "Germoney"])
    func noStates(text: String) {
        #expect(StateSet(text) == nil)
    }

    @Test("a certificate that names two States needs leave for both; one that names an unknown one, for all")
    func severalStates() throws {
        let scene = Self.scene
        let both = try scene.subject.csca(generation: 4, commonName: "Both") {
            $0.set(try .alternativeName(icaoCountry: "FRA", ofSubject: true))
        }.certificate
        let unknown = try SyntheticPKI(country: "QX", icaoCountry: "QXX", organization: "Nowhere").csca().certificate
        let own = try scene.publisher.csca(generation: 5, commonName: "Own") {
            $0.set(try .alternativeName(icaoCountry: "D", ofSubject: true))
        }.certificate
        func bases(_ grants: [PublisherGrant]) throws -> [TrustBasis?] {
            let trust = try scene.trust([scene.list([both, unknown, own])], grants: grants)
            return [both, unknown, own].map { basis(trust, $0) }
        }
        #expect(try bases([]) == [.listed, .listed, .listed])
        #expect(try bases([scene.grant("DE")]) == [.listed, .listed, .verified])
        #expect(try bases([scene.grant("DE,FR")]) == [.verified, .listed, .verified])
        #expect(try bases([scene.grant("*")]) == [.verified, .verified, .verified])
    }

    @Test("of several lists that name an anchor the strongest counts")
    func strongest() throws {
        let scene = Self.scene
        let other = SyntheticPKI(country: "NL", icaoCountry: "NLD", organization: "Other", issuesOnce: true)
        let second = try SyntheticMasterList.make(
            of: [other.csca().certificate, scene.rogue().certificate], by: other, csca: other.csca())
        let named = try [scene.publisher, scene.subject, other].map { try $0.csca().certificate }
        let trust = try scene.trust(
            named: named, [scene.list(), second], grants: [scene.grant("DE", to: other.csca().certificate)])
        let anchor = try #require(trust.anchors.first { try $0.certificate == scene.rogue().certificate })
        #expect(anchor.basis == .verified && anchor.voucher.state == "NL")
    }

    @Test("a State's own list speaks for its own next keys, without a grant")
    func ownState() throws {
        let scene = Self.scene
        let next = try scene.publisher.csca(generation: 2, commonName: "CSCA 2").certificate
        let trust = try scene.trust([scene.list([next])])
        #expect(basis(trust, next) == .verified)
        #expect(trust.anchors.first { $0.certificate == next }?.voucher.kind == .ownState)
    }

    @Test(
        "nothing stands stronger than the listed anchor that it rests on: its links, its own lists, its State's anchors"
    )
    func restsOnListed() throws {
        let scene = Self.scene
        let rogue = try scene.rogue()
        let next = try scene.subject.csca(generation: 8, commonName: "CSCA next")
        let link = try scene.subject.link(from: rogue, to: next) {
            $0.set(.init(objectIdentifier: "2.23.136.1.1.6.1", isCritical: false, value: [5, 0]))
        }
        let further = try scene.subject.csca(generation: 7, commonName: "CSCA further").certificate
        let ownList = try SyntheticMasterList.make(
            of: [further], by: scene.subject, csca: rogue, signed: "2026-06-01")
        let named = [try scene.publisher.csca().certificate]
        let trust = try scene.trust(named: named, [scene.list([link.certificate]), ownList])
        #expect(basis(trust, link.certificate) == .listed)
        #expect(basis(trust, further) == .listed)
        #expect(trust.lists(ofKind: .masterList).map(\.basis).sorted() == [.listed, .verified])
        let granted = try scene.trust(
            named: named, [scene.list([link.certificate]), ownList], grants: [scene.grant("DE")])
        #expect(basis(granted, further) == .verified)
    }

    @Test("a CSCA that is only listed takes no list and no revocation list of the genuine one out of force")
    func displaces() throws {
        let scene = Self.scene
        let (genuine, rogue) = (try scene.subject.csca(), try scene.rogue())
        let own = try SyntheticMasterList.make(of: [genuine.certificate], by: scene.subject, csca: genuine)
        let forged = try SyntheticMasterList.make(
            of: [rogue.certificate], by: scene.subject, csca: rogue, signed: "2026-11-01")
        let transaction = try TrustTransaction.inMemory()
        for certificate in [try scene.publisher.csca().certificate, genuine.certificate] {
            try transaction.add(certificate, from: .certificateFile("named.der"))
        }
        for list in [try scene.list(), own, forged] { try transaction.add(list, from: .list()) }
        let signer = try scene.subject.signer(of: genuine).certificate
        try transaction.add(
            scene.subject.revocationList(of: genuine) {
                $0.entries = [
                    .init(serialNumber: signer.serialNumber, revocationDate: try SyntheticPKI.time("2026-10-01"))
                ]
            }, from: .crl)
        try transaction.add(
            scene.subject.revocationList(of: rogue) { builder in
                builder.thisUpdate = try SyntheticPKI.time("2026-11-15")
                builder.number = 99
            }, from: .crl)
        let trust = try transaction.snapshot()
        #expect(trust.lists(ofKind: .masterList).contains { $0.list == own && $0.basis == .verified })
        #expect(trust.revocationLists(ofCountry: "DE").count == 2)
        let result = PassiveAuthentication.judge(
            try scene.passport(under: genuine), trust: trust, at: try SyntheticPKI.time(PublisherScene.time))
        #expect(result.finding(.dsRevocation)?.reason == .revoked)
    }

    @Test("a revocation list under a listed CSCA revokes what rests on that CSCA, and nothing that rests on more")
    func revocation() throws {
        let scene = Self.scene
        let (genuine, rogue) = (try scene.subject.csca(), try scene.rogue())
        let signer = try scene.subject.signer(of: genuine).certificate
        let list = try scene.subject.revocationList(of: rogue) {
            $0.entries = [.init(serialNumber: signer.serialNumber, revocationDate: try SyntheticPKI.time("2026-10-01"))]
        }
        let lists = try scene.trust([scene.list()])
        let trust = try TrustSnapshot(anchors: lists.anchors, revocationLists: [list])
        func revocation(_ csca: SyntheticEntity) throws -> CheckReason? {
            PassiveAuthentication.judge(
                try scene.passport(under: csca), trust: trust, at: try SyntheticPKI.time(PublisherScene.time)
            ).finding(.dsRevocation)?.reason
        }
        #expect(try revocation(rogue) == .revoked)
        #expect(try revocation(genuine) == .crlNotVerified)
    }

    @Test("a CSCA that is only listed does not speak against the genuine list of the State whose name it has")
    func contradiction() throws {
        let scene = Self.scene
        let genuine = try scene.subject.csca()
        let own = try SyntheticMasterList.make(of: [genuine.certificate], by: scene.subject, csca: genuine)
        let transaction = try TrustTransaction.inMemory()
        try transaction.add(scene.publisher.csca().certificate, from: .certificateFile("named.der"))
        try transaction.add(scene.list(), from: .list())
        try transaction.add(own, from: .list("own.ml"))
        #expect(try transaction.difference().refused.isEmpty)
        #expect(try transaction.snapshot().lists(ofKind: .masterList).count == 2)
    }
}
