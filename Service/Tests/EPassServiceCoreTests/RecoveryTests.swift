// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import Foundation
import GRDB
import Testing

@testable import EPassServiceCore

/// A service that was stopped is one whose commits are there and whose memory is not: another one over the same
/// database. `Service/Tests/stop_at_each_step.py` does the same with SIGKILL.
@Suite("After a stop")
struct RecoveryTests {
    private static let told = VerificationService.Options(webhooks: [WebhookInterest(tenant: "acme")])

    @Test("what was taken and not judged is judged once; its webhook is noted once")
    func judging() async throws {
        let rig = try Rig(options: Self.told)
        defer { rig.end() }
        let opened = try await rig.open()
        let identifier = opened.transaction.identifier
        let upload = try await Rig.reading(challenge: try #require(opened.json["challenge"]?.string))
        _ = try await rig.service.take(.plain(upload), opened.transaction, name: nil, Rig.actor)
        #expect(try await rig.service.transaction(identifier, of: "acme").state == .judging)
        for _ in 0..<3 {
            let service = try rig.restarted(options: Self.told)
            try await service.recover()
            let after = try await service.transaction(identifier, of: "acme")
            #expect(after.state == .done)
            // The challenge is in nobody's memory any more, and yet the answer to it counts.
            let assurances = after.summary?["assurances"]?.array ?? []
            #expect(assurances.contains { $0["assurance"] == .string("fresh") && $0["given"] == .boolean(true) })
            #expect(try await service.deliveries(of: "acme", state: .pending).count == 1)
            #expect(
                await code { _ = try await service.receive(.plain(upload), for: identifier, by: Rig.actor) }
                    == .transactionAnswered)
        }
    }

    @Test("what nobody has judged for long is judged, and what is being judged is left alone")
    func forgotten() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let opened = try await rig.open()
        _ = try await rig.service.take(.plain(try Rig.files()), opened.transaction, name: nil, Rig.actor)
        try await rig.service.judgeForgotten()
        #expect(try await rig.service.transaction(opened.transaction.identifier, of: "acme").state == .judging)
        rig.clock.advance(301)
        try await rig.service.judgeForgotten()
        #expect(try await rig.service.transaction(opened.transaction.identifier, of: "acme").state == .done)
    }

    @Test("what was taken and is no evidence has ended, once")
    func unusable() async throws {
        let rig = try Rig(options: Self.told)
        defer { rig.end() }
        let opened = try await rig.open()
        _ = try await rig.service.take(
            .plain(Upload(.json([0x7B]))), opened.transaction, name: nil, Rig.actor)
        for _ in 0..<2 {
            let service = try rig.restarted(options: Self.told)
            try await service.recover()
            let after = try await service.transaction(opened.transaction.identifier, of: "acme")
            #expect(after.reason == .evidenceUnusable)
            #expect(try await service.deliveries(of: "acme", state: .pending).count == 1)
        }
    }

    @Test("what cannot be opened any more has ended as interrupted, and is told")
    func lost() async throws {
        let rig = try Rig(options: Self.told)
        defer { rig.end() }
        let identifier = try await rig.open().transaction.identifier
        try await rig.store.database.write { database in
            try database.execute(
                sql:
                    "UPDATE txn SET state = 'judging', challenge = NULL, answeredAt = createdAt, upload = x'00' WHERE id = ?",
                arguments: [identifier])
        }
        let service = try rig.restarted(options: Self.told)
        try await service.recover()
        let after = try await service.transaction(identifier, of: "acme")
        #expect(after.state == .notCompleted)
        #expect(after.reason == .interrupted)
        #expect(try await service.deliveries(of: "acme", state: .pending).count == 1)
    }

    @Test("an open transaction is open after it, with its challenge, its key and its token")
    func open() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let opened = try await rig.open(idempotency: "key-00001")
        let service = try rig.restarted()
        try await service.recover()
        let again = try await service.open(
            try TransactionRequest(json: Array(Rig.request.utf8)), by: Rig.actor, idempotency: "key-00001")
        #expect(again.json["challenge"] == opened.json["challenge"])
        #expect(again.json["sealFor"] == opened.json["sealFor"])
        #expect(again.json["token"] == opened.json["token"])
    }

    @Test("a database of a later version is not touched")
    func laterVersion() async throws {
        let rig = try Rig()
        defer { rig.end() }
        try await rig.store.database.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9 later')") }
        #expect(throws: ServiceError(.unavailable)) { try rig.restarted() }
    }
}
