// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJOSE
import EPassSimulator
import EPassTrust
import Foundation
import GRDB
import Testing

@testable import EPassServiceCore

@Suite("The page of a report that is kept is made when it is asked for")
struct KeptPageTests {
    /// A service that keeps, with a policy of the operator's, and a transaction that was judged by it.
    private static func judged(isSealed: Bool = false) async throws -> (
        rig: Rig, done: Transaction, judgement: Judgement
    ) {
        let rig = try Rig(options: .init(retention: 3_600))
        let path = rig.folder.appending(path: "own.json").path()
        try Data(#"{"schema":"epass-policy/1","name":"own","extends":"kyc"}"#.utf8).write(to: URL(filePath: path))
        let loaded = try Materials.load(.init(trustPath: nil, policyPaths: [path]), at: rig.clock.now)
        let trust = rig.service.materials.current.trust.published(as: "trust")
        try await rig.service.replaceMaterials(
            with: Materials(
                trust: trust, policies: Array(loaded.policies.values), texts: loaded.texts, loadedAt: rig.clock.now),
            by: .operator)
        let opened = try await rig.open(#"{"policy":"own","purpose":"test"}"#)
        let identifier = opened.transaction.identifier
        var upload = ReceivedUpload.plain(try Rig.files())
        if isSealed, case .json(let octets) = try Rig.files().content {
            upload = .sealed(
                try SealedUpload.seal(octets, for: try #require(opened.json["sealFor"]), binding: identifier))
        }
        let (done, judgement) = try await rig.service.receive(upload, for: identifier, by: Rig.actor)
        return (rig, done, try #require(judgement))
    }

    private static func count(_ table: String, _ rig: Rig) async throws -> Int? {
        try await rig.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") }
    }

    @Test(
        "it is the same after other trust and policies have come, and after a restart; it is stored nowhere",
        arguments: [false, true])
    func same(_ isSealed: Bool) async throws {
        let (rig, done, judgement) = try await Self.judged(isSealed: isSealed)
        defer { rig.end() }
        let (page, report) = (Array(judgement.page().utf8), judgement.report.json().octets())
        #expect(try await rig.service.keptPage(of: done) == page)
        let other = try SimulatorProfile.named("aa-only").makeDocument(seed: 2).trustSnapshot()
        for service in [rig.service, try rig.restarted(options: rig.service.options)] {
            try await service.replaceMaterials(
                with: Materials(
                    trust: other.published(as: "trust"), policies: Policy.all, loadedAt: rig.clock.now), by: .operator)
            try await service.purge()
            #expect(try await service.keptPage(of: done) == page)
            #expect(try await service.keptReport(of: done) == report)
        }
        #expect(try await Self.count("txn WHERE page IS NULL AND upload IS NOT NULL", rig) == 1)
        rig.clock.advance(3_601)
        #expect(try await rig.service.purge().shredded == 1)
        try await rig.service.purge()
        #expect(await code { _ = try await rig.service.keptPage(of: done) } == .reportNotKept)
        #expect(try await Self.count("trust", rig) == 0)
        #expect(try await Self.count("policy", rig) == 0)
    }

    @Test("where this program comes to something else than the one that judged, there is none, and the report stays")
    func otherwise() async throws {
        let (rig, done, _) = try await Self.judged()
        defer { rig.end() }
        try await rig.store.database.write { database in
            try database.execute(sql: "UPDATE txn SET summary = replace(summary, 'passiveAuth', 'otherAuth')")
            try database.execute(
                sql: "UPDATE txn SET summary = replace(summary, '\"successful\"', '\"undetermined\"')")
        }
        let changed = try await rig.service.transaction(done.identifier, of: "acme")
        #expect(changed.summary != done.summary)
        #expect(await code { _ = try await rig.service.keptPage(of: changed) } == .reportNotKept)
        #expect(try await !rig.service.keptReport(of: changed).isEmpty)
    }

    @Test("a page that an earlier version stored is given as it is")
    func stored() async throws {
        let (rig, done, _) = try await Self.judged()
        defer { rig.end() }
        let key = try rig.vault.key(try #require(done.wrappedKey), of: done.identifier)
        let page = try key.seal(Array("<p>before".utf8), as: "page").data
        try await rig.store.database.write {
            try $0.execute(sql: "UPDATE txn SET page = ?, trustHash = NULL", arguments: [page])
        }
        #expect(try await rig.service.keptPage(of: done) == Array("<p>before".utf8))
    }
}
