// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import Foundation
import GRDB
import Testing

@testable import EPassServiceCore

@Suite("When others hold the database, and what stays in it")
struct ContentionTests {
    /// For how long a busy database is waited for here, in seconds: whoever does not wait takes less on any machine.
    private static let patience = 300

    /// Another process, which holds what it has begun.
    private static func other(_ rig: Rig) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: rig.folder.appending(path: "db").path(), configuration: configuration)
    }

    @Test("a deletion has its receipt while another reads; the log is cut later")
    func readerInTheWay() async throws {
        let rig = try Rig(patience: Self.patience)
        defer { rig.end() }
        let transaction = try await rig.open().transaction
        let reader = try Self.other(rig)
        try await reader.writeWithoutTransaction { database in
            try database.execute(sql: "BEGIN; SELECT * FROM txn")
        }
        let start = ContinuousClock.now
        let receipt = try await rig.service.delete(transaction, by: Rig.actor)
        #expect(receipt.split(separator: ".").count == 3)
        #expect(try await !rig.store.checkpoint())
        _ = try await rig.open()
        #expect(start.duration(to: .now) < .seconds(Self.patience))
        #expect(Data(try rig.octets()).range(of: Data(transaction.identifier.utf8)) != nil)
        try await reader.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        #expect(try await rig.store.checkpoint())
        #expect(Data(try rig.octets()).range(of: Data(transaction.identifier.utf8)) == nil)
    }

    @Test("another's lock is busy, and no failure")
    func lock() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let path = rig.folder.appending(path: "db").path()
        let store = try Store(path: path, vault: rig.vault, patience: 1)
        let other = try Self.other(rig)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        #expect(await code { try await store.write { try $0.execute(sql: "DELETE FROM setting") } } == .busy)
        try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        // After a cut lock waits are as long as before.
        #expect(try await store.checkpoint())
        let timeout = try await store.database.writeWithoutTransaction {
            try Int.fetchOne($0, sql: "PRAGMA busy_timeout")
        }
        #expect(timeout == 1_000)
    }

    @Test("a lock that stays, and a file that is another, are found where it is looked whether one can write")
    func looked() async throws {
        let rig = try Rig(patience: Self.patience)
        defer { rig.end() }
        try await rig.store.check()
        let other = try Self.other(rig)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let start = ContinuousClock.now
        #expect(await code { try await rig.store.check() } == .busy)
        #expect(start.duration(to: .now) < .seconds(Self.patience))
        #expect(throws: ServiceError(.busy, retryAfter: 1)) {
            try APIKeys(try Store(path: rig.folder.appending(path: "db").path(), vault: rig.vault, patience: 0))
                .add(tenant: "a", scopes: [.verify])
        }
        try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        try await rig.store.check()
        let timeout = try await rig.store.database.writeWithoutTransaction {
            try Int.fetchOne($0, sql: "PRAGMA busy_timeout")
        }
        #expect(timeout == Self.patience * 1_000)
        let path = rig.folder.appending(path: "db").path()
        try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
        #expect(await code { try await rig.store.check() } == .unavailable)
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        #expect(await code { try await rig.store.check() } == .unavailable)
    }

    @Test("a log of several slices is walked to its end, and a change in the last one is found")
    func slices() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let time = rig.clock.now
        try await rig.store.database.write { database in
            for number in 0..<2_500 {
                try AuditLog.append(.purged, .operator, subject: "\(number)", at: time, database)
            }
        }
        let whole = try AuditLog.verify(rig.store)
        #expect(whole.count == 2_500)
        #expect(whole.firstBroken == nil)
        try await rig.store.database.write {
            try $0.execute(sql: "UPDATE audit SET actor = 'nobody' WHERE number = 2400")
        }
        #expect(try AuditLog.verify(rig.store).firstBroken == 2_400)
    }

    @Test("a deletion does not give the quota of the day back; the next day does")
    func quota() async throws {
        let rig = try Rig(options: .init(dailyQuota: 3))
        defer { rig.end() }
        for _ in 0..<3 { _ = try await rig.service.delete(try await rig.open().transaction, by: Rig.actor) }
        #expect(await code { _ = try await rig.open() } == .quotaExceeded)
        rig.clock.advance(86_400)
        _ = try await rig.service.purge()
        _ = try await rig.open()
    }

    @Test("letters of every state are gone with their transaction, and those of others stay")
    func letters() async throws {
        let rig = try Rig(options: .init(resultRetention: 86_400, webhooks: [WebhookInterest(tenant: "acme")]))
        defer { rig.end() }
        for _ in 0..<2 {
            let opened = try await rig.open().transaction.identifier
            _ = try await rig.service.notCompleted(opened, reason: .timeout, by: Rig.actor)
        }
        let first = try #require(try await rig.service.dueDeliveries(to: "acme/default", limit: 1).first)
        try await rig.service.note([Delivery.Attempt(delivery: first, status: 400, outcome: .dead)])
        rig.clock.advance(86_400)
        let late = try await rig.open().transaction.identifier
        _ = try await rig.service.notCompleted(late, reason: .timeout, by: Rig.actor)
        #expect(try await rig.service.purge().removed == 2)
        #expect(try await rig.service.deliveries(of: "acme", state: .dead).isEmpty)
        #expect(try await rig.service.deliveries(of: "acme", state: .pending).map(\.transaction) == [late])
    }
}
