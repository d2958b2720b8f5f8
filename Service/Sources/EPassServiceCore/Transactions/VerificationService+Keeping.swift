// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassTrust
import GRDB

extension VerificationService {
    /// Deletes a transaction: its key is destroyed, and with it everything that was encrypted, also in copies of the
    /// database that do not have the operator's key.
    ///
    /// - Returns: the receipt as compact JWS. Where it cannot be signed, the transaction is deleted all the same, and
    ///   ``receipt(ofDeleted:of:)`` gives it later.
    /// - Throws: ``ServiceError`` (`transaction.notFound`); what signing throws.
    public func delete(_ transaction: Transaction, by actor: AuditLog.Actor) async throws -> String {
        let (identifier, time) = (transaction.identifier, now())
        let subject = try subject(identifier)
        let entry = try await store.writeDeleting { database, _ in
            try database.execute(sql: "DELETE FROM txn WHERE id = ?", arguments: [identifier])
            guard database.changesCount == 1 else { throw ServiceError(.transactionNotFound) }
            try database.execute(sql: "DELETE FROM idempotency WHERE txn = ?", arguments: [identifier])
            try database.execute(sql: "DELETE FROM delivery WHERE txn = ?", arguments: [identifier])
            try AuditLog.append(.deleted, actor, subject: subject, at: time, database)
            return try AuditLog.head(database)
        }
        // It is deleted, and that is what the receipt says; what the log still has, encrypted, goes with the next cut.
        _ = try? await store.checkpoint()
        await events.close(identifier)
        return try await receipt(
            of: identifier, transaction.tenant, Deletion(number: entry.number, hash: entry.hash, time: time))
    }

    /// The receipt of a deletion of before: whoever did not hear of it asks again. The audit log has what it says.
    ///
    /// - Throws: ``ServiceError`` (`transaction.notFound`) where the tenant deleted no such transaction; what signing
    ///   throws.
    public func receipt(ofDeleted identifier: String, of tenant: String) async throws -> String {
        guard Self.isIdentifier(identifier) else { throw ServiceError(.transactionNotFound) }
        let subject = try subject(identifier)
        let deletion = try await store.read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT number, hash, at FROM audit WHERE action = 'deleted' AND subject = ? AND tenant = ?",
                arguments: [subject, tenant]
            ).map { row in
                Deletion(
                    number: row["number"], hash: row.octets("hash") ?? [],
                    time: Timestamp(secondsSince1970: row["at"]))
            }
        }
        guard let deletion else { throw ServiceError(.transactionNotFound) }
        return try await receipt(of: identifier, tenant, deletion)
    }

    /// What the audit log says of a deletion.
    private struct Deletion: Sendable {
        let number: Int64
        let hash: [UInt8]
        let time: Timestamp
    }

    private func receipt(of identifier: String, _ tenant: String, _ deletion: Deletion) async throws -> String {
        let receipt = JSONValue.fields(
            ("iss", .string(options.issuer)), ("aud", .string(tenant)),
            ("iat", .integer(deletion.time.secondsSince1970)), ("schema", .string("epass-service-receipt/1")),
            ("transaction", .string(identifier)),
            (
                "audit",
                .fields(
                    ("number", .integer(deletion.number)), ("sha256", .string(Hexadecimals.text(deletion.hash))))
            ))
        return try await keys.sign(receipt.canonicalOctets(), type: Self.receiptType)
    }

    /// The last entry of the audit log as compact JWS, to be kept elsewhere: ``AuditLog/verify(_:noted:)`` finds later
    /// whether the log still has it.
    ///
    /// - Throws: ``ServiceError`` (`request.notFound`) for a log without an entry; what signing throws.
    public func signedHead() async throws -> String {
        let head = try await store.read { try AuditLog.head($0) }
        guard head.number > 0 else { throw ServiceError(.notFound) }
        let payload = JSONValue.fields(
            ("iss", .string(options.issuer)), ("iat", .integer(now().secondsSince1970)),
            ("schema", .string("epass-service-audit-head/1")), ("number", .integer(head.number)),
            ("sha256", .string(Hexadecimals.text(head.hash))))
        return try await keys.sign(payload.canonicalOctets(), type: Self.headType)
    }

    /// Ends the transactions that nobody answered in time.
    ///
    /// - Returns: how many.
    @discardableResult
    public func expire() async throws -> Int {
        let (time, doubt) = clock.look()
        guard doubt == nil else { return 0 }
        let ended = try await store.writeDeleting { database, isTight in
            let rows = try Row.fetchAll(
                database, sql: "SELECT id, tenant FROM txn WHERE state = 'open' AND expiresAt <= ? LIMIT ?",
                arguments: [time.secondsSince1970, isTight ? 1 : 1_000])
            for row in rows {
                let identifier: String = row["id"]
                try database.execute(
                    sql: """
                        UPDATE txn SET state = 'expired', challenge = NULL, wrappedKey = NULL, sealingKey = NULL
                        WHERE id = ?
                        """, arguments: [identifier])
                try AuditLog.append(
                    .expired, .service(row["tenant"]), subject: subject(identifier), at: time, database)
                if let ended = try Transaction.fetch(identifier, database) { try enqueue(ended, at: time, database) }
            }
            return rows.map { row -> String in row["id"] }
        }
        for identifier in ended { await events.publish(.expired, of: identifier) }
        return ended.count
    }

    /// Destroys what is kept longer than the operator wants: first evidence and reports with their keys, later the
    /// rest of the transactions. At most 1,000 of each in one call: the next one goes on.
    ///
    /// - Returns: how many transactions lost their evidence, and how many are gone.
    @discardableResult
    public func purge() async throws -> (shredded: Int, removed: Int) {
        let (time, doubt) = clock.look()
        guard doubt == nil else { return (0, 0) }
        let counts = try await store.writeDeleting { [options] database, isTight in
            let limit = isTight ? 1 : 1_000
            let kept = try Row.fetchAll(
                database, sql: "SELECT id, tenant FROM txn WHERE keepUntil <= ? LIMIT ?",
                arguments: [time.secondsSince1970, limit])
            for row in kept {
                let identifier: String = row["id"]
                try database.execute(
                    sql: """
                        UPDATE txn SET wrappedKey = NULL, upload = NULL, report = NULL, page = NULL, keepUntil = NULL,
                        trustHash = NULL WHERE id = ?
                        """, arguments: [identifier])
                try AuditLog.append(.purged, .service(row["tenant"]), subject: subject(identifier), at: time, database)
            }
            guard !isTight || kept.isEmpty else { return (kept.count, 0) }
            if !isTight { try Self.purgeOthers(at: time, database) }
            var removed = 0
            for tenant in try Self.tenantsWithEnded(database) where removed < limit {
                let oldest = time.secondsSince1970 - Int64(options.limits(of: tenant).resultRetention)
                let gone = try String.fetchAll(
                    database,
                    sql: "SELECT id FROM txn WHERE tenant = ? AND createdAt <= ? AND \(Self.ended) LIMIT ?",
                    arguments: [tenant, oldest, limit - removed])
                for identifier in gone {
                    // Letters end with their transaction, sent or not: they have its result.
                    try database.execute(sql: "DELETE FROM delivery WHERE txn = ?", arguments: [identifier])
                    try database.execute(sql: "DELETE FROM idempotency WHERE txn = ?", arguments: [identifier])
                    try database.execute(sql: "DELETE FROM txn WHERE id = ?", arguments: [identifier])
                    try AuditLog.append(.removed, .service(tenant), subject: subject(identifier), at: time, database)
                }
                removed += gone.count
            }
            return (kept.count, removed)
        }
        if counts.0 > 0 || counts.1 > 0 { _ = try? await store.checkpoint() }
        return counts
    }

    /// What has nothing left but its result.
    private static let ended = "keepUntil IS NULL AND state NOT IN ('open', 'judging')"

    /// From one tenant to the next: their transactions are not walked over.
    private static func tenantsWithEnded(_ database: Database) throws -> [String] {
        var tenants: [String] = []
        while let next = try String.fetchOne(
            database, sql: "SELECT min(tenant) FROM txn WHERE tenant > ? AND \(ended)", arguments: [tenants.last ?? ""])
        {
            tenants.append(next)
        }
        return tenants
    }

    /// What holds nothing of anybody, and goes without an entry in the audit log.
    private static func purgeOthers(at time: Timestamp, _ database: Database) throws {
        try database.execute(
            sql: "DELETE FROM quota WHERE day < ?", arguments: [time.secondsSince1970 / 86_400])
        try database.execute(
            sql: """
                DELETE FROM policy WHERE NOT EXISTS
                (SELECT 1 FROM txn WHERE policyHash = policy.hash
                AND (state IN ('open', 'judging') OR keepUntil IS NOT NULL))
                """)
        try database.execute(
            sql: "DELETE FROM trust WHERE NOT EXISTS (SELECT 1 FROM txn WHERE trustHash = trust.hash)")
    }

    /// What was taken, and not yet judged.
    private struct Waiting: Sendable {
        let identifier: String
        let tenant: String
        let wrappedKey: [UInt8]?
        let upload: [UInt8]?

        init(_ row: Row) {
            identifier = row["id"]
            tenant = row["tenant"]
            wrappedKey = row.octets("wrappedKey")
            upload = row.octets("upload")
        }
    }

    /// Goes on where the service was stopped: what was taken and not yet judged is judged now, once. What can no longer
    /// be opened has ended as `interrupted`.
    public func recover() async throws {
        do {
            try await noteTime()
            try await judgeWaiting(since: now())
            try await expire()
        } catch let failure as StoreFailure where failure.isFull {
            // What there is can be read and deleted; the rest waits for room.
        }
        _ = try? await store.checkpoint()
    }

    /// Judges what was taken so long ago that nobody can be judging it: the database or the key had failed.
    public func judgeForgotten(afterSeconds seconds: Int64 = 300) async throws {
        try await judgeWaiting(since: Timestamp(secondsSince1970: now().secondsSince1970 - seconds))
    }

    private func judgeWaiting(since time: Timestamp) async throws {
        // A result says when it was signed, and how long it is kept counts from then.
        guard clock.doubt == nil else { return }
        let waiting = try await store.read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT id, tenant, wrappedKey, upload FROM txn WHERE state = 'judging' AND answeredAt <= ?",
                arguments: [time.secondsSince1970]
            ).map(Waiting.init)
        }
        for taken in waiting {
            let identifier = taken.identifier
            do {
                guard let wrapped = taken.wrappedKey, let sealed = taken.upload else {
                    throw Vault.Fault.notAuthentic
                }
                // Another key's: nothing is wrong with what was taken, and the key may come back.
                guard store.vault.knows(wrapped) else { continue }
                let key = try store.vault.key(wrapped, of: identifier)
                let envelope = try await pool.run(isAdmitted: true) {
                    try ReceivedUpload.Envelope(try key.open(sealed, as: "upload"))
                }
                _ = try await judge(identifier, envelope)
            } catch let error as ServiceError where error.code != .busy {
                // It was judged to be unusable, and the transaction has ended so; or its policy is away, and it waits.
            } catch is Vault.Fault {
                try await end(identifier, as: .interrupted, from: .judging, by: .service(taken.tenant))
            }
        }
    }
}
