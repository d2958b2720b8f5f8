// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import Foundation
import Testing

@testable import EPassTrust

@Suite("The operator's own word: blocks", .timed)
struct OperatorBlockTests {
    let scene = PublisherGrantTests.scene
    private var time: Timestamp { get throws { try SyntheticPKI.time(SyntheticPKI.judged) } }

    private func block(
        _ digest: [UInt8], _ reason: String = "key on sale", until: String? = nil
    ) throws -> OperatorBlock {
        try #require(
            OperatorBlock(.certificate(digest), reason: reason, since: time, until: until.flatMap { CalendarDate($0) }))
    }

    /// Result and reason of a check over a passport of the subject.
    private func states(
        _ trust: TrustSnapshot, at day: String = SyntheticPKI.judged, _ profile: TrustProfile = .default
    ) throws -> [String] {
        let passport = try scene.passport(under: scene.subject.csca())
        let result = PassiveAuthentication.judge(
            passport, trust: trust, profile: profile, at: try SyntheticPKI.time(day))
        return try [CheckID.dsSignature, .issuerNotBlocked].map { id in
            let finding = try #require(result.finding(id))
            return "\(finding.result)" + (finding.reason.map { " \($0)" } ?? "")
        }
    }

    private func trust(_ blocks: OperatorBlock..., with lists: [SignedList] = []) throws -> TrustSnapshot {
        let transaction = TrustTransaction.inMemory(at: try time)
        for certificate in try [scene.publisher.csca(), scene.subject.csca()].map(\.certificate) {
            try transaction.add(certificate, from: .certificateFile("named.der"))
        }
        for list in lists { try transaction.add(list, from: .list()) }
        for block in blocks { try transaction.block(block) }
        return try transaction.snapshot()
    }

    @Test("a document under a CSCA that is blocked fails under every policy, by the reason of the operator")
    func authority() throws {
        let csca = try scene.subject.csca().certificate
        let free = ["successful", "successful"]
        let held = ["undetermined blocked", "failed blocked"]
        #expect(try states(trust()) == free)
        for digest in [try csca.fingerprint(), try csca.keyFingerprint()] {
            let trust = try trust(block(digest))
            for profile in [TrustProfile.default, .border, .strict] {
                #expect(try states(trust, profile) == held)
            }
            let passport = try scene.passport(under: scene.subject.csca())
            let result = PassiveAuthentication.judge(passport, trust: trust, at: try time)
            let detail = try #require(result.finding(.issuerNotBlocked)?.detail)
            #expect(detail.contains("the CSCA") && detail.contains("key on sale"), "\(detail)")
        }
        // That of somebody else changes nothing.
        #expect(try states(trust(block(scene.publisher.csca().certificate.fingerprint()))) == free)
        #expect(try states(trust(block([UInt8](repeating: 7, count: 32)))) == free)
    }

    @Test("so does one of a signer that is blocked, by its certificate or its key")
    func signer() throws {
        let signer = try scene.subject.signer(of: scene.subject.csca()).certificate
        for digest in [try signer.fingerprint(), try signer.keyFingerprint()] {
            #expect(try states(trust(block(digest))) == ["undetermined blocked", "failed blocked"])
        }
    }

    @Test("another certificate of the key is no way around a block")
    func sameKey() throws {
        let csca = try scene.subject.csca()
        // A renewal: the same key and name, another certificate.
        var renewed = try #require(try? scene.subject.csca().certificate)
        let renewal = try scene.subject.csca { $0.serialNumber = [0x7F] }
        renewed = renewal.certificate
        try #require(renewed != csca.certificate && renewed.hasKey(of: csca.certificate))
        let transaction = TrustTransaction.inMemory(at: try time)
        for certificate in [csca.certificate, renewed] {
            try transaction.add(certificate, from: .certificateFile("named.der"))
        }
        try transaction.block(block(csca.certificate.fingerprint()))
        #expect(try states(transaction.snapshot()) == ["undetermined blocked", "failed blocked"])
    }

    @Test("a CSCA that is blocked vouches for no list, and what its lists brought falls")
    func lists() throws {
        let grant = try scene.grant()
        let publisher = try scene.publisher.csca().certificate
        func basis(_ blocks: [OperatorBlock]) throws -> TrustBasis? {
            let transaction = TrustTransaction.inMemory(at: try time)
            try transaction.add(publisher, from: .certificateFile("named.der"))
            try transaction.add(scene.list(), from: .list())
            try transaction.grant(grant)
            for block in blocks { try transaction.block(block) }
            let rogue = try scene.rogue().certificate
            return try transaction.snapshot().anchors.first { $0.certificate == rogue }?.basis
        }
        #expect(try basis([]) == .verified)
        #expect(try basis([block(publisher.fingerprint())]) == .unpinned)
    }

    @Test(
        "what rests on what is blocked, and on nothing else, fails: CSCAs of its lists and its links, before and after")
    func rests() throws {
        let publisher = try scene.publisher.csca().certificate
        let rogue = try scene.rogue()
        func states(_ build: (TrustTransaction) throws -> Void, _ signer: SyntheticEntity) throws -> [String] {
            let transaction = TrustTransaction.inMemory(at: try time)
            try build(transaction)
            let result = PassiveAuthentication.judge(
                try scene.passport(under: signer), trust: try transaction.snapshot(), at: try time)
            return try [CheckID.dsSignature, .issuerNotBlocked].map { id in
                let finding = try #require(result.finding(id))
                return "\(finding.result)" + (finding.reason.map { " \($0)" } ?? "")
            }
        }
        let held = ["undetermined blocked", "failed blocked"]
        for digest in [try publisher.fingerprint(), try publisher.keyFingerprint()] {
            // The list before the block, and after it, the publisher removed or never there.
            #expect(
                try states(
                    {
                        try $0.add(publisher, from: .certificateFile("named.der"))
                        try $0.add(scene.list(), from: .list())
                        try $0.block(block(digest))
                    }, rogue) == held)
            #expect(
                try states(
                    {
                        try $0.add(publisher, from: .certificateFile("named.der"))
                        try $0.block(block(digest))
                        try $0.add(scene.list(), from: .list())
                    }, rogue) == held)
            #expect(
                try states(
                    {
                        try $0.block(block(digest))
                        try $0.add(scene.list(), from: .list())
                    }, rogue) == held)
            // Who is named by the operator as well stands by that.
            #expect(
                try states(
                    {
                        try $0.add(publisher, from: .certificateFile("named.der"))
                        try $0.add(scene.list(), from: .list())
                        try $0.add(rogue.certificate, from: .certificateFile("rogue.der"))
                        try $0.block(block(digest))
                    }, rogue) == ["successful", "successful"])
        }
    }

    // The key may be a thief's by now, or that of the State as before. To hold something back betters nothing.
    @Test("what the list of a blocked key names is in doubt, whatever others say; of the rest it says nothing")
    func revocationLists() throws {
        let (blocked, other) = (RevocationCheckTests.second, RevocationCheckTests.first)
        func revocation(_ lists: CertificateRevocationList...) throws -> CheckFinding {
            let transaction = TrustTransaction.inMemory(at: try TestAuthority.date(TestDocument.judged))
            for root in try [blocked.root(), other.root()] {
                try transaction.add(root, from: .certificateFile("csca.der"))
            }
            for list in lists { try transaction.add(list, from: .crl) }
            try transaction.block(block(blocked.root().keyFingerprint()))
            return try #require(try TestDocument().judged(transaction.commit()).finding(.dsRevocation))
        }
        let naming = try blocked.revocationList(of: [RevocationCheckTests.signer])
        let newer = try blocked.revocationList(thisUpdate: "2026-11-15") { $0.number = 8 }
        let clear = try other.revocationList()
        for found in try [
            revocation(naming), revocation(naming, newer), revocation(naming, clear), revocation(newer),
        ] {
            #expect(found.result == .undetermined && found.reason == .crlNotVerified)
            #expect(found.detail?.hasPrefix("The operator has blocked the CSCA") == true)
        }
        #expect(try revocation(newer, clear).result == .successful)
        #expect(try revocation(naming, other.revocationList(of: [RevocationCheckTests.signer])).reason == .revoked)
    }

    @Test("the key stays blocked when the certificate that named it is gone, and when it comes later")
    func keptKey() throws {
        let csca = try scene.subject.csca().certificate
        let renewed = try scene.subject.csca { $0.serialNumber = [0x7F] }.certificate
        let held = ["undetermined blocked", "failed blocked"]
        for isBefore in [false, true] {
            let folder = StoreFolder()
            func commit(_ change: (TrustTransaction) throws -> Void) throws -> TrustSnapshot {
                let transaction = try TrustStore.beginMaking(path: folder.path, at: time)
                try change(transaction)
                return try transaction.commit()
            }
            if isBefore { _ = try commit { try $0.block(block(csca.fingerprint())) } }
            _ = try commit { try $0.add(csca, from: .certificateFile("csca.der")) }
            if !isBefore { _ = try commit { try $0.block(block(csca.fingerprint())) } }
            let object = try #require(
                try TrustStore.open(path: folder.path).snapshot().objects.first { $0.kind == .anchor })
            _ = try commit { _ = try $0.remove([object.digest]) }
            let last = try commit { try $0.add(renewed, from: .certificateFile("renewed.der")) }
            #expect(try last.blocks.map(\.keyFingerprint) == [csca.keyFingerprint()])
            #expect(try states(last) == held)
            #expect(try states(TrustStore.open(path: folder.path).snapshot()) == held)
        }
    }

    @Test("a signer is blocked with its other certificates where its certificate was at hand")
    func signerKey() throws {
        let signer = try scene.subject.signer(of: scene.subject.csca()).certificate
        let other = try #require(
            OperatorBlock(
                .certificate([UInt8](repeating: 9, count: 32)), reason: "x", since: time, of: signer))
        #expect(try states(trust(other)) == ["undetermined blocked", "failed blocked"])
    }

    @Test("a block holds to the end of its last day, and one without an end for days before it, too")
    func until() throws {
        let digest = try scene.subject.csca().certificate.fingerprint()
        let trust = try trust(block(digest, until: "2026-12-01"))
        #expect(try states(trust, at: "2026-12-01") == ["undetermined blocked", "failed blocked"])
        #expect(try states(trust, at: "2026-12-02") == ["successful", "successful"])
        #expect(try states(self.trust(block(digest)), at: "2026-06-01")[1] == "failed blocked")
    }

    @Test("where certificates are blocked and the path is not known, nobody says that it is free")
    func withoutPath() throws {
        let transaction = TrustTransaction.inMemory(at: try time)
        try transaction.block(block([UInt8](repeating: 7, count: 32)))
        #expect(try states(transaction.snapshot()) == ["undetermined noAnchor", "undetermined noAnchor"])
    }

    @Test("no entry of a defect list speaks of what the operator says")
    func excuses() throws {
        let excused = CheckID.all.filter { $0.check.aspect == .exclusion }
        #expect(excused.count == 4)
        for id in excused {
            #expect(id.check.counts == .always(.mandatory) && id.check.family == nil && id.check.group.place != .none)
        }
    }

    @Test("it survives imports, removals, undo and new openings; undo passes over it, and only unblock takes it back")
    func survives() throws {
        let folder = StoreFolder()
        func commit(_ name: String, _ change: (TrustTransaction) throws -> Void) throws -> TrustSnapshot {
            let transaction = try TrustStore.beginMaking(path: folder.path, at: time)
            try change(transaction)
            return try transaction.commit(as: name)
        }
        let csca = try scene.subject.csca().certificate
        let held = ["undetermined blocked", "failed blocked"]
        let first = try commit("import") { try $0.add(csca, from: .certificateFile("subject.der")) }
        let series = try #require(
            OperatorBlock(.series(DocumentSeries("D:P:1-9")), reason: "a\tb\n", since: time))
        let second = try commit("block") {
            try $0.block(block(csca.fingerprint()))
            try $0.block(series)
        }
        #expect(second.snapshotHash != first.snapshotHash)
        #expect(second.blocks.map(\.reason).sorted() == ["a b", "key on sale"])
        #expect(try states(second) == held)
        let third = try commit("import publisher") {
            try $0.add(scene.publisher.csca().certificate, from: .certificateFile("publisher.der"))
            try $0.add(scene.list(), from: .list())
            // Naming it again takes a removal back, and no block.
            try $0.add(csca, from: .certificateFile("again.der"))
        }
        #expect(try third.blocks == second.blocks && states(third) == held)
        let store = try TrustStore.open(path: folder.path)
        #expect(try states(store.snapshot()) == held)
        // Back over the import, then over the block to nothing: the block stays.
        for count in [1, 0] {
            let undone = try store.beginUndo(at: time).commit(as: "undo")
            #expect(undone.anchorCount == count && undone.blocks == second.blocks)
        }
        let history = try store.history()
        #expect(history.changes.map(\.counts.addedBlocks) == [0, 2, 0, 0, 0])
        let forward = try store.beginUndo(to: 1, at: time).commit()
        #expect(try states(forward) == held)
        let subject = OperatorBlock.Subject.certificate(try csca.fingerprint())
        let free = try commit("unblock") { transaction in
            let taken = [try transaction.unblock(subject), try transaction.unblock(subject)]
            #expect(taken == [true, false])
        }
        #expect(try states(free) == ["successful", "successful"] && free.blocks == [series])
        _ = try commit("unblock") { transaction in
            let isTaken = try transaction.unblock(series.subject)
            #expect(isTaken)
        }
    }

    @Test("a block that was changed on the disk is a damaged store")
    func damaged() throws {
        let folder = StoreFolder()
        let transaction = try TrustStore.beginMaking(path: folder.path, at: time)
        try transaction.block(block([UInt8](repeating: 7, count: 32)))
        try transaction.commit()
        let good = try folder.read("index")
        let place = try #require(good.firstRange(of: Array("certificate\t".utf8)))
        var changed = try indexContent(good)
        changed[place.lowerBound] = UInt8(ascii: "X")
        try folder.write(TrustSnapshot.sealed(index: changed), to: "index")
        do {
            _ = try TrustStore.open(path: folder.path)
            Issue.record("it was opened")
        } catch { #expect(error.code == .storeDamaged) }
        changed = good
        changed[8] = 6
        try folder.write(changed, to: "index")
        do {
            _ = try TrustStore.open(path: folder.path)
            Issue.record("it was opened")
        } catch { #expect(error.code == .storeVersion) }
    }

    @Test("reasons have words and an end")
    func reasons() throws {
        let now = try time
        func made(_ reason: String) -> OperatorBlock? {
            OperatorBlock(.certificate([UInt8](repeating: 1, count: 32)), reason: reason, since: now)
        }
        #expect(made("") == nil && made(" \n\t") == nil && made(String(repeating: "x", count: 201)) == nil)
        #expect(made(String(repeating: "x", count: 200)) != nil && made(" a\u{7}b ")?.reason == "a b")
        #expect(OperatorBlock(.certificate([1]), reason: "x", since: now) == nil)
    }
}
