// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust
import Foundation
import GRDB
import Synchronization
import Testing

@testable import EPassServiceCore

@Suite("How the database finds what it is asked for")
struct PlanTests {
    /// Every way that a table which grows is looked at: a statement that walks over what others have is none of these.
    private static let known: Set = [
        "SEARCH apiKey USING PRIMARY KEY (id=?)",
        "SEARCH audit", "SEARCH audit USING INDEX auditDeleted (subject=?)",
        "SEARCH audit USING INTEGER PRIMARY KEY (rowid=?)", "SEARCH audit USING INTEGER PRIMARY KEY (rowid>?)",
        "SEARCH delivery USING INDEX deliveryOldest",
        "SEARCH delivery USING INDEX deliveryDue (target=? AND nextAt<?)",
        "SEARCH delivery USING INDEX deliveryTenant (tenant=? AND state=?)",
        "SEARCH delivery USING COVERING INDEX deliveryTransaction (txn=?)", "SEARCH delivery USING PRIMARY KEY (id=?)",
        "SEARCH idempotency USING COVERING INDEX idempotencyTransaction (txn=?)",
        "SEARCH idempotency USING PRIMARY KEY (name=?)",
        "SEARCH quota USING PRIMARY KEY (tenant=? AND day=?)", "SEARCH quota USING COVERING INDEX quotaDay (day<?)",
        "SEARCH txn USING COVERING INDEX txnEnded (tenant=? AND createdAt<?)",
        "SEARCH txn USING COVERING INDEX txnEnded (tenant>?)",
        "SEARCH txn USING COVERING INDEX txnOpen (tenant=? AND expiresAt>?)",
        "SEARCH txn USING COVERING INDEX txnPolicy (policyHash=?)",
        "SEARCH txn USING COVERING INDEX txnTrust (trustHash=?)",
        "SEARCH trust USING COVERING INDEX sqlite_autoindex_trust_1 (hash=?)",
        "SEARCH txn USING INDEX txnExpiring (expiresAt<?)", "SEARCH txn USING INDEX txnJudging (answeredAt<?)",
        "SEARCH txn USING INDEX txnKept (keepUntil<?)", "SEARCH txn USING PRIMARY KEY (id=?)",
    ]

    @Test("nothing that a service does while it runs walks over what others have")
    func plans() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let store = try Store(inMemory: rig.vault)
        let service = try Rig.service(
            store, options: .init(retention: 60, resultRetention: 600, webhooks: [WebhookInterest(tenant: "acme")]),
            clock: rig.clock,
            width: 2, depth: 100)
        let statements = Mutex<Set<String>>([])
        try await store.database.write { database in
            database.trace(options: .statement) { event in
                if case .statement(let statement) = event { _ = statements.withLock { $0.insert(statement.sql) } }
            }
        }
        try await Self.live(service, rig)
        let found = statements.withLock { $0 }
        #expect(found.count > 25)
        let plans = try await store.database.write { database in
            database.trace(options: [])
            return try found.filter(Self.looks).flatMap { sql in
                let words = "EXPLAIN QUERY PLAN " + sql.replacingOccurrences(of: "?", with: "1")
                return try Row.fetchAll(database, sql: words).map { row -> (sql: String, plan: String) in
                    (sql, row["detail"])
                }
            }
        }
        for (sql, plan) in plans where plan.hasPrefix("SEARCH") || plan.hasPrefix("SCAN") {
            // As many policies and loads of trust as operators have.
            if plan == "SCAN trust" || plan == "SCAN policy"
                || plan == "SCAN policy USING COVERING INDEX sqlite_autoindex_policy_1"
            {
                continue
            }
            #expect(Self.known.contains(plan), "\(plan): \(sql)")
        }
        // Each of them is used: a list that nobody needs would hide a statement that was changed.
        #expect(Self.known.subtracting(plans.map(\.plan)) == [])
    }

    @Test("openings write the same pages of the file however many transactions of others are open")
    func pages() async throws {
        let (few, many) = (try await Self.pagesOfOpenings(beside: 100), try await Self.pagesOfOpenings(beside: 10_000))
        #expect(many < 2 * few, "\(few) pages, \(many) pages")
    }

    @Test("what a tenant has open is counted once, and not at each opening")
    func counts() async throws {
        let rig = try Rig(options: .init(openQuota: 30))
        defer { rig.end() }
        let counts = Mutex(0)
        try await rig.store.database.write { database in
            database.trace(options: .statement) { event in
                guard case .statement(let statement) = event, statement.sql.contains("count(*)") else { return }
                counts.withLock { $0 += 1 }
            }
        }
        for _ in 0..<30 { _ = try await rig.open() }
        #expect(counts.withLock { $0 } == 1)
        // Then it is counted again, and what has ended meanwhile has given its place back.
        #expect(await code { _ = try await rig.open() } == .quotaExceeded)
        rig.clock.advance(301)
        for _ in 0..<30 { _ = try await rig.open() }
        #expect(counts.withLock { $0 } == 3)
    }

    /// How many pages of the file 50 openings and their letters change.
    private static func pagesOfOpenings(beside others: Int) async throws -> Int {
        let rig = try Rig(options: .init(webhooks: [WebhookInterest(tenant: "acme")]))
        defer { rig.end() }
        _ = try await rig.open()
        try await rig.store.database.write { database in
            let columns = try database.columns(in: "txn").map(\.name)
            let made = ["id": "lower(hex(randomblob(16)))", "tenant": "'other' || (value % 100)"]
            try database.execute(
                sql: """
                    WITH RECURSIVE counter(value) AS
                    (SELECT 1 UNION ALL SELECT value + 1 FROM counter WHERE value < \(others))
                    INSERT INTO txn SELECT \(columns.map { made[$0] ?? $0 }.joined(separator: ", "))
                    FROM counter, (SELECT * FROM txn LIMIT 1)
                    """)
        }
        #expect(try await rig.store.checkpoint())
        for _ in 0..<50 {
            let opened = try await rig.open()
            _ = try await rig.service.notCompleted(opened.transaction.identifier, reason: .timeout, by: Rig.actor)
        }
        // A frame of the log (SQLite, "WAL file format") has 24 octets before its page, of which the first four are the
        // page's number; the log has 32 before the first.
        let log = [UInt8](try Data(contentsOf: rig.folder.appending(path: "db-wal")))
        let frames = stride(from: 32, to: log.count - 24, by: 4_096 + 24)
        return Set(frames.map { Array(log[$0..<($0 + 4)]) }).count
    }

    private static func looks(_ sql: String) -> Bool {
        ["SELECT", "INSERT", "UPDATE", "DELETE"].contains { sql.hasPrefix($0) }
    }

    /// All that becomes of transactions.
    private static func live(_ service: VerificationService, _ rig: Rig) async throws {
        let keys = APIKeys(service.store)
        let key = try keys.add(tenant: "acme", scopes: [.verify])
        _ = try await keys.identity(key, at: rig.clock.now)
        func open(_ idempotency: String? = nil) async throws -> String {
            try await service.open(
                TransactionRequest(json: Array(Rig.request.utf8)), by: Rig.actor, idempotency: idempotency
            ).transaction.identifier
        }
        let first = try await open("key-one-1")
        _ = try await open("key-one-1")
        _ = try await service.receive(.plain(try Rig.files()), for: first, by: Rig.actor, idempotency: "upload-1")
        let done = try await service.transaction(first, of: "acme")
        _ = try await service.keptPage(of: done)
        try await service.noteReading(of: done, by: Rig.actor)
        let second = try await open()
        _ = try await service.notCompleted(second, reason: .timeout, by: Rig.actor)
        for target in try await service.targetsWithDueDeliveries(among: ["acme/default"]) {
            for letter in try await service.dueDeliveries(to: target, limit: 16) {
                try await service.note([Delivery.Attempt(delivery: letter, status: 400, outcome: .dead)])
                _ = try await service.revive(letter.identifier, of: "acme")
            }
            _ = try await service.deliveries(of: "acme", state: .dead)
        }
        _ = try await service.oldestDelivery()
        _ = try await service.delete(done, by: Rig.actor)
        _ = try await service.receipt(ofDeleted: first, of: "acme")
        _ = try await open()
        try await service.judgeForgotten()
        try await service.store.check()
        rig.clock.advance(601)
        try await service.expire()
        try await service.purge()
        _ = try AuditLog.verify(service.store)
    }
}
