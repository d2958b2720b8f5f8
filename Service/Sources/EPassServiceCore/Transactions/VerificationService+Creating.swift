// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassJOSE
public import EPassJSON
import EPassTrust
import GRDB

extension VerificationService {
    /// What a backend is given for a new transaction. The challenge and the token are for the client.
    public struct Opened: Sendable {
        /// The transaction that it is about.
        public let transaction: Transaction
        /// As it is given out.
        public let json: JSONValue
        /// Whether the same request had opened it before.
        public let isRepeated: Bool
    }

    /// Opens a transaction.
    ///
    /// - Parameters:
    ///   - idempotency: the caller's key for this request; the same request with it again gives the same transaction.
    /// - Throws: ``ServiceError``: `request.policyUnknown`, `request.idempotencyMismatch`, `access.quotaExceeded`.
    public func open(
        _ request: TransactionRequest, by actor: AuditLog.Actor, idempotency: String? = nil
    ) async throws -> Opened {
        try requireClock()
        try store.requireRoom()
        let materials = materials.current
        guard let policy = materials.policies[request.policy] else { throw ServiceError(.policyUnknown) }
        let own = materials.texts[policy.name].map { (hash: policy.hash, text: $0) }
        let time = now()
        let identifier = try Self.identifier(at: time)
        let challenge = request.chip == .off ? nil : try ActiveAuthentication.Challenge.random().octets
        let (key, wrapped) = try store.vault.makeKey(for: identifier)
        let sealing = try key.seal(try SealingKey().rawRepresentation, as: "sealing key")
        let name = try idempotency.map { try store.vault.name(of: "\(actor.tenant)\u{0}\($0)", in: "idempotency") }
        let fingerprint = Hexadecimals.text(try HashAlgorithm.sha256.hash(request.json.canonicalOctets()))
        let body = String(decoding: request.json.canonicalOctets(), as: UTF8.self)
        let (transaction, isRepeated) = try await store.write { database in
            if let name, let before = try Self.repeated(name, fingerprint, database) { return (before, true) }
            try useQuota(actor.tenant, at: time, database)
            if let own {
                try database.run("INSERT OR IGNORE INTO policy VALUES (?, ?)", [own.hash, own.text.data])
            }
            try database.run(
                """
                INSERT INTO txn
                (id, tenant, state, policy, request, createdAt, expiresAt, challenge, wrappedKey, sealingKey,
                policyHash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    identifier, actor.tenant, TransactionState.open.rawValue, request.policy, body,
                    time.secondsSince1970, time.secondsSince1970 + Int64(options.lifetime), challenge?.data,
                    wrapped.data, sealing.data, own?.hash,
                ])
            if let name {
                try database.run(
                    "INSERT INTO idempotency VALUES (?, ?, ?, ?)",
                    [name, fingerprint, identifier, time.secondsSince1970])
            }
            try AuditLog.append(.transactionCreated, actor, subject: subject(identifier), at: time, database)
            guard let made = try Transaction.fetch(identifier, database) else { throw ServiceError(.internalError) }
            return (made, false)
        }
        return Opened(transaction: transaction, json: try json(transaction), isRepeated: isRepeated)
    }

    private static func repeated(
        _ name: String, _ fingerprint: String, _ database: Database
    ) throws -> Transaction? {
        guard
            let row = try database.row("SELECT request, txn FROM idempotency WHERE name = ?", [name])
        else { return nil }
        guard row["request"] == fingerprint else { throw ServiceError(.idempotencyMismatch) }
        guard let before = try Transaction.fetch(row["txn"], database) else { throw ServiceError(.transactionNotFound) }
        return before
    }

    /// Counts one more of the day, which a deletion does not give back.
    private func useQuota(_ tenant: String, at time: Timestamp, _ database: Database) throws {
        let (day, second) = time.secondsSince1970.quotientAndRemainder(dividingBy: 86_400)
        let today: Int? = try database.row("SELECT count FROM quota WHERE tenant = ? AND day = ?", [tenant, day])?[0]
        let limits = options.limits(of: tenant)
        let hasRoom = try room.take(of: tenant) {
            let open = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM txn WHERE state = 'open' AND tenant = ? AND expiresAt > ?",
                arguments: [tenant, time.secondsSince1970])
            return limits.openQuota - (open ?? 0)
        }
        guard hasRoom else { throw ServiceError(.quotaExceeded, retryAfter: options.lifetime) }
        guard today ?? 0 < limits.dailyQuota else {
            throw ServiceError(.quotaExceeded, retryAfter: 86_400 - Int(second))
        }
        try database.run(
            "INSERT INTO quota VALUES (?, ?, 1) ON CONFLICT (tenant, day) DO UPDATE SET count = count + 1",
            [tenant, day])
    }

    private func json(_ transaction: Transaction) throws -> JSONValue {
        var json = transaction.backendJSON.adding(
            ("token", .string(try store.vault.token(of: transaction.identifier))))
        // Neither is given out once there was an answer.
        let isOpen = transaction.state == .open
        json = json.adding(
            ("challenge", isOpen ? .optional(transaction.challenge.map(Hexadecimals.text)) : .null),
            ("sealFor", isOpen ? try sealingKey(of: transaction)?.publicJWK ?? .null : .null))
        return json
    }

    /// The one-time key; nil once it was destroyed.
    func sealingKey(of transaction: Transaction) throws -> SealingKey? {
        guard let wrapped = transaction.wrappedKey, let sealed = transaction.sealingKey else { return nil }
        let key = try store.vault.key(wrapped, of: transaction.identifier)
        return try SealingKey(rawRepresentation: try key.open(sealed, as: "sealing key"))
    }

    /// A transaction of a tenant; that of another tenant is as unknown as one that never was.
    ///
    /// - Throws: ``ServiceError`` (`transaction.notFound`).
    public func transaction(_ identifier: String, of tenant: String?) async throws -> Transaction {
        let time = now()
        guard Self.isIdentifier(identifier) else { throw ServiceError(.transactionNotFound) }
        let found = try await store.read { try Transaction.fetch(identifier, $0) }
        guard let found, tenant == nil || found.tenant == tenant else { throw ServiceError(.transactionNotFound) }
        guard found.state == .open, found.expiresAt <= time else { return found }
        try await expire()
        guard let expired = try await store.read({ try Transaction.fetch(identifier, $0) }) else {
            throw ServiceError(.transactionNotFound)
        }
        return expired
    }
}
