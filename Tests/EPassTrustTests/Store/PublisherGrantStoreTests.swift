// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMessages
import EPassSimulator
import EPassTestSupport
import Testing

@testable import EPassTrust

@Suite("Grants in the store: kept, followed, taken away", .timed)
struct PublisherGrantStoreTests {
    let scene = PublisherGrantTests.scene
    private var time: Timestamp { get throws { try SyntheticPKI.time(SyntheticPKI.judged) } }

    private func basis(_ trust: TrustSnapshot, _ certificate: Certificate) -> TrustBasis? {
        trust.anchors.first { $0.certificate == certificate }?.basis
    }

    /// A store with the publisher named, its list, and that grant.
    private func fill(_ path: String, _ grant: PublisherGrant?) throws -> TrustSnapshot {
        let transaction = try TrustStore.create(path: path).begin(at: time)
        try transaction.add(scene.publisher.csca().certificate, from: .certificateFile("publisher.der"))
        try transaction.add(scene.list(), from: .list())
        if let grant { try transaction.grant(grant) }
        return try transaction.commit()
    }

    @Test("a grant is kept, is part of the snapshot's hash, and what rested on it goes with it")
    func kept() throws {
        let folder = StoreFolder()
        let rogue = try scene.rogue().certificate
        let before = try fill(folder.path, nil)
        #expect(before.grants.isEmpty && basis(before, rogue) == .listed)
        let first = try TrustStore.open(path: folder.path).begin(at: time)
        try first.grant(scene.grant("DE"))
        let given = try first.difference()
        #expect(try given.addedGrants == [scene.grant("DE")])
        #expect(
            given.upgradedBasis.map(\.basis) == [.verified] || given.upgradedBasis.map(\.basis) == [.pinned, .verified])
        let with = try first.commit()
        let opened = try TrustStore.open(path: folder.path).snapshot()
        #expect(try opened.grants == [scene.grant("DE")])
        #expect(basis(opened, rogue) == .verified)
        #expect(opened.snapshotHash == with.snapshotHash && with.snapshotHash != before.snapshotHash)
        let second = try TrustStore.open(path: folder.path).begin(at: time)
        #expect(try second.revoke(scene.grant("DE")))
        #expect(try !second.revoke(scene.grant("FR")))
        let taken = try second.difference()
        #expect(try taken.removedGrants == [scene.grant("DE")])
        #expect(taken.weakenedBasis.map(\.basis) == [.listed])
        #expect(taken.requiresConfirmation)
        let without = try second.commit()
        #expect(without.snapshotHash == before.snapshotHash && basis(without, rogue) == .listed)
    }

    @Test("a grant for several States loses those that are taken; one for all loses all or none")
    func partly() throws {
        let transaction = try TrustTransaction.inMemory()
        try transaction.grant(scene.grant("DE,FR"))
        try transaction.grant(scene.grant("NL"))
        #expect(try transaction.grants == [scene.grant("DE,FR,NL")])
        #expect(try transaction.revoke(scene.grant("FRA,D")))
        #expect(try transaction.grants == [scene.grant("NL")])
        try transaction.grant(scene.grant("*"))
        #expect(try !transaction.revoke(scene.grant("NL")))
        #expect(try transaction.revoke(scene.grant("*")) && transaction.grants.isEmpty)
    }

    @Test("a grant stands for the CSCA that it names as a pin does, and no longer than it lasts")
    func standsForTheCSCA() throws {
        let csca = try scene.publisher.csca().certificate
        let list = try scene.list()
        let transaction = try TrustTransaction.inMemory()
        try transaction.grant(scene.grant("*"))
        try transaction.add(list, from: .list())
        let trust = try transaction.snapshot()
        #expect(basis(trust, csca) == .pinned)
        #expect(basis(trust, try scene.rogue().certificate) == .verified)
        #expect(try transaction.revoke(scene.grant("*")))
        let without = try transaction.snapshot()
        #expect(without.anchors.allSatisfy { $0.basis == .unpinned })
    }

    @Test(
        "killed before any step of the commit of a grant, the store is as before or as after",
        arguments: TrustFolder.CommitStep.allCases)
    func killed(step: TrustFolder.CommitStep) throws {
        let folder = StoreFolder()
        let rogue = try scene.rogue().certificate
        _ = try fill(folder.path, nil)
        do {
            let transaction = try TrustStore.open(path: folder.path).begin(at: time)
            try transaction.grant(scene.grant("DE"))
            _ = try transaction.commit(until: step)
        }
        let isAfter = step.rawValue > TrustFolder.CommitStep.rename.rawValue
        let opened = try TrustStore.open(path: folder.path).snapshot()
        #expect(opened.grants.count == (isAfter ? 1 : 0))
        #expect(basis(opened, rogue) == (isAfter ? .verified : .listed))
    }

    @Test("the next list of a granted publisher needs no pin: also of another list signer, and of the CSCA's next key")
    func nextIssues() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path, scene.grant("DE"))
        let (old, next) = (try scene.publisher.csca(), try scene.publisher.csca(generation: 2))
        let third = try scene.publisher.csca(generation: 3, commonName: "CSCA 3")
        let newcomer = try scene.subject.csca(generation: 4, commonName: "Newcomer").certificate
        func bring(_ objects: [Certificate], _ list: SignedList) throws -> TrustSnapshot {
            let transaction = try TrustStore.open(path: folder.path).begin(at: time)
            for object in objects { try transaction.add(object, from: .download) }
            try transaction.add(list, from: .list())
            return try transaction.commit()
        }
        let link = try scene.publisher.link(from: old, to: next).certificate
        let renamed = try scene.publisher.link(from: next, to: third) {
            $0.set(.init(objectIdentifier: "2.23.136.1.1.6.1", isCritical: false, value: [5, 0]))
        }.certificate
        let second = try bring(
            [next.certificate, link], scene.list([newcomer], csca: next, signed: "2026-07-01"))
        #expect(basis(second, newcomer) == .verified)
        let last = try bring(
            [third.certificate, renamed], scene.list([newcomer], csca: third, signed: "2026-08-01"))
        #expect(
            last.lists(ofKind: .masterList).contains { $0.publisher.granted == StateSet("DE") && $0.basis == .verified }
        )
        #expect(basis(last, newcomer) == .verified)
    }

    @Test("a grant follows no word of others: a CSCA of the same State and name that another publisher brings")
    func followsNobodyElse() throws {
        let other = SyntheticPKI(country: "NL", icaoCountry: "NLD", organization: "Other", issuesOnce: true)
        let publisher = try scene.publisher.csca()
        let pretender = try scene.publisher.csca(generation: 6)
        let brought = try SyntheticMasterList.make(
            of: [other.csca().certificate, pretender.certificate], by: other, csca: other.csca())
        let false1 = try scene.list(csca: pretender, signed: "2026-09-01")
        let trust = try scene.trust(
            named: [publisher.certificate, other.csca().certificate], [brought, false1],
            grants: [scene.grant("*"), scene.grant("TO", to: other.csca().certificate)])
        // The State of the other publisher was granted: the pretender is of full standing, and has none of what was
        // granted to the first.
        #expect(basis(trust, pretender.certificate) == .verified)
        #expect(basis(trust, try scene.rogue().certificate) == .listed)
    }

    /// China and Hong Kong, say: two CSCAs of one State, of which the first is granted and lists the second; and the
    /// list of the second, with the rogue in it. Both lists are of one day, so that neither takes the other out of
    /// force.
    private func neighbours(
        of publisher: SyntheticEntity, listing listed: [Certificate], _ neighbour: SyntheticEntity,
        in scene: PublisherScene, named: [Certificate] = []
    ) throws -> TrustSnapshot {
        let foreign = try SyntheticMasterList.make(
            of: [neighbour.certificate, scene.rogue().certificate], by: scene.publisher, csca: neighbour)
        let own = try SyntheticMasterList.make(
            of: [publisher.certificate] + listed, by: scene.publisher, csca: publisher)
        return try scene.trust(
            named: [publisher.certificate, scene.subject.csca().certificate] + named, [own, foreign],
            grants: [scene.grant("*")])
    }

    @Test(
        "a grant does not pass to another CSCA of the State, though the granted one lists it and the operator named it")
    func neighbour() throws {
        let scene = PublisherScene(("CN", "CHN"), ("DE", "D"))
        let publisher = try scene.publisher.csca()
        let neighbour = try scene.publisher.csca(generation: 11, commonName: "Hong Kong CSCA")
        let rogue = try scene.rogue().certificate
        for named in [[], [neighbour.certificate]] {
            let trust = try neighbours(
                of: publisher, listing: [neighbour.certificate], neighbour, in: scene, named: named)
            // Its own State's list vouches for the neighbour, and that is all.
            #expect(basis(trust, neighbour.certificate)?.hasFullStanding == true)
            #expect(basis(trust, rogue) == .listed)
            #expect(trust.lists(ofKind: .masterList).contains { $0.publisher.granted == StateSet.none })
        }
        #expect(
            try scene.issuer(
                of: scene.passport(under: scene.rogue()),
                neighbours(of: publisher, listing: [neighbour.certificate], neighbour, in: scene), .border)
                == "undetermined anchorListed")
    }

    @Test(
        "by its own list a grant follows a next key of the same name, and a change of name by a link certificate only")
    func ownListFollowed() throws {
        let scene = PublisherScene(("CN", "CHN"), ("DE", "D"))
        let publisher = try scene.publisher.csca()
        let next = try scene.publisher.csca(generation: 12)
        let renamed = try scene.publisher.csca(generation: 13, commonName: "CSCA 2")
        let link = try scene.publisher.link(from: publisher, to: renamed) {
            $0.set(.init(objectIdentifier: "2.23.136.1.1.6.1", isCritical: false, value: [5, 0]))
        }.certificate
        let rogue = try scene.rogue().certificate
        func basis(_ neighbour: SyntheticEntity, _ listed: [Certificate]) throws -> TrustBasis? {
            self.basis(try neighbours(of: publisher, listing: listed, neighbour, in: scene), rogue)
        }
        #expect(try basis(next, [next.certificate]) == .verified)
        #expect(try basis(renamed, [renamed.certificate]) == .listed)
        #expect(try basis(renamed, [renamed.certificate, link]) == .verified)
        #expect(try basis(renamed, [link]) == .verified)
    }

    @Test("a list that brings a CSCA with the name and key identifier of the granted one is nobody's")
    func lookalike() throws {
        let genuine = try scene.publisher.csca().certificate
        let lookalike = try scene.publisher.csca(generation: 6) {
            $0.set(.subjectKeyIdentifier(genuine.decodedExtensions.subjectKeyIdentifier ?? []))
        }
        let transaction = try TrustTransaction.inMemory()
        try transaction.grant(scene.grant("*"))
        try transaction.add(scene.list(csca: lookalike), from: .list())
        let alone = try transaction.snapshot()
        #expect(alone.anchors.allSatisfy { $0.basis == .unpinned })
        try transaction.add(genuine, from: .certificateFile("publisher.der"))
        let refused = try transaction.difference().refused.map(\.reason.code)
        #expect(refused == [.listRefused])
    }

    @Test(
        "a pinned list is pinned as long as it is in force; the next issue without leave is less, and has to be confirmed"
    )
    func pinnedIssue() throws {
        let folder = StoreFolder()
        let list = try scene.list()
        let rogue = try scene.rogue().certificate
        let first = try TrustStore.create(path: folder.path).begin(pins: [list.fingerprint()], at: time)
        try first.add(scene.publisher.csca().certificate, from: .certificateFile("publisher.der"))
        try first.add(list, from: .list())
        #expect(basis(try first.commit(), rogue) == .pinned)
        #expect(basis(try TrustStore.open(path: folder.path).snapshot(), rogue) == .pinned)
        let second = try TrustStore.open(path: folder.path).begin(at: time)
        try second.add(scene.list(signed: "2026-07-01"), from: .list("next.ml"))
        let difference = try second.difference()
        #expect(difference.weakenedBasis.map(\.basis).contains(.listed))
        #expect(difference.confirmations.contains { $0.english.contains("the list of another State only from now on") })
        #expect(basis(try second.commit(), rogue) == .listed)
    }

    /// The index as the program wrote it before publishers were told from their lists: shorter records, and one word
    /// for all that came in a list.
    private func old(_ index: [UInt8], list: UInt8) throws -> [UInt8] {
        typealias Layout = TrustIndexLayout
        func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(index[offset + $1]) << (8 * $1) } }
        let count = number(12)
        var octets = Array(index[..<Layout.headerLength])
        octets[8] = 1
        for offset in 88..<92 { octets[offset] = 0 }
        for position in 0..<count {
            let start = Layout.headerLength + position * Layout.recordLength
            var record = Array(index[start..<(start + Layout.recordLengthWithoutPublishers)])
            record[1] &= 0x1F
            if record[2] == TrustBasis.listed.octet { record[2] = TrustBasis.verified.octet }
            if record[0] == TrustRecord.Kind.list.octet { (record[2], record[3]) = (list, list) }
            octets += record
        }
        let rest = Layout.headerLength + count * Layout.recordLength
        let grants =
            rest + number(20) * Layout.sourceLength + number(24) * Layout.slotLength
            + number(28) * Layout.postingLength
        octets += index[rest..<grants]
        octets += index[(grants + number(88) * Layout.grantLength)...].prefix(number(32))
        return octets + (try TrustDigest(hashing: octets[...]).octets)
    }

    @Test(
        "a store of before there were grants opens: what stood on the list of another State is listed, and a grant raises it"
    )
    func oldIndex() throws {
        let folder = StoreFolder()
        let rogue = try scene.rogue().certificate
        let written = try fill(folder.path, nil)
        try folder.write(old(folder.read("index"), list: TrustBasis.verified.octet), to: "index")
        let opened = try TrustStore.open(path: folder.path).snapshot()
        #expect(basis(opened, rogue) == .listed && opened.anchorCount == written.anchorCount)
        #expect(basis(opened, try scene.publisher.csca().certificate) == .named)
        #expect(opened.snapshotHash == written.snapshotHash)
        let transaction = try TrustStore.open(path: folder.path).begin(at: time)
        try transaction.grant(scene.grant("DE"))
        #expect(basis(try transaction.commit(), rogue) == .verified)
        #expect(basis(try TrustStore.open(path: folder.path).snapshot(), rogue) == .verified)
        // What was pinned then was the list, where it was not the CSCA above its signer.
        try folder.write(old(folder.read("index"), list: TrustBasis.pinned.octet), to: "index")
        #expect(basis(try TrustStore.open(path: folder.path).snapshot(), rogue) == .pinned)
    }
}
