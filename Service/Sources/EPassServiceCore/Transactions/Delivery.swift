// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
public import EPassJSON
import EPassTrust
import GRDB

/// A webhook that is to be sent: it is written by the commit that it tells of, so that none is forgotten.
public struct Delivery: Sendable {
    /// Where it stands.
    public enum State: String, Sendable, Hashable, CaseIterable {
        case pending, delivered
        /// Given up; kept, and shown.
        case dead
    }

    /// Also the idempotency key that the receiver sees.
    public let identifier: String
    /// Whose it is.
    public let tenant: String
    /// The transaction that it is about.
    public let transaction: String
    /// What is sent, as JSON.
    public let body: String
    /// Where it stands.
    public let state: State
    /// How often it was sent.
    public let attempts: Int
    /// The HTTP status of the last attempt; nil where there was no answer.
    public let lastStatus: Int?

    init(_ row: Row) {
        identifier = row["id"]
        tenant = row["tenant"]
        transaction = row["txn"]
        body = row["body"]
        let word: String = row["state"]
        state = State(rawValue: word) ?? .dead
        attempts = row["attempts"]
        lastStatus = row["lastStatus"]
    }

    /// As the backend is shown it.
    public var json: JSONValue {
        .fields(
            ("id", .string(identifier)), ("transaction", .string(transaction)), ("state", .string(state.rawValue)),
            ("attempts", .integer(Int64(attempts))),
            ("lastStatus", lastStatus.map { .integer(Int64($0)) } ?? .null))
    }
}

extension VerificationService {
    /// Notes that the tenant is to be told; every tenant's are kept, and those without an address are never due.
    func enqueue(_ transaction: Transaction, at time: Timestamp, _ database: Database) throws {
        guard options.webhookTenants.contains(transaction.tenant) else { return }
        let body = JSONValue.fields(
            ("type", .string("transaction.\(transaction.state.rawValue)")),
            ("transaction", .string(transaction.identifier)), ("state", .string(transaction.state.rawValue)),
            ("reason", .optional(transaction.reason?.rawValue)), ("at", .string(time.description)),
            ("result", .optional(transaction.result)))
        try database.execute(
            sql: """
                INSERT INTO delivery (id, tenant, txn, body, state, attempts, nextAt, createdAt)
                VALUES (?, ?, ?, ?, 'pending', 0, ?, ?)
                """,
            arguments: [
                try Self.randomIdentifier(), transaction.tenant, transaction.identifier,
                String(decoding: body.compactOctets(), as: UTF8.self), time.secondsSince1970, time.secondsSince1970,
            ])
    }

    /// Notes what became of an attempt.
    ///
    /// - Parameters:
    ///   - status: the HTTP status; nil where there was no answer.
    ///   - again: after how many seconds to try again; nil: no more.
    public func note(_ delivery: Delivery, status: Int?, isDelivered: Bool, again: Int?) async throws {
        let time = now()
        let state: Delivery.State = isDelivered ? .delivered : again == nil ? .dead : .pending
        let name = try subject(delivery.transaction)
        try await store.write { database in
            try database.execute(
                sql: "UPDATE delivery SET state = ?, attempts = attempts + 1, lastStatus = ?, nextAt = ? WHERE id = ?",
                arguments: [
                    state.rawValue, status, time.secondsSince1970 + Int64(again ?? 0), delivery.identifier,
                ])
            if state == .dead {
                try AuditLog.append(.deliveryDead, .service(delivery.tenant), subject: name, at: time, database)
            }
        }
    }

    /// A tenant's deliveries in a state.
    public func deliveries(of tenant: String, state: Delivery.State, limit: Int = 100) async throws -> [Delivery] {
        try await store.read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM delivery WHERE tenant = ? AND state = ? ORDER BY createdAt LIMIT ?",
                arguments: [tenant, state.rawValue, limit]
            ).map(Delivery.init)
        }
    }

    /// Sends a dead letter again.
    ///
    /// - Returns: whether there was one.
    public func revive(_ identifier: String, of tenant: String) async throws -> Bool {
        let time = now()
        return try await store.write { database in
            try database.execute(
                sql: """
                    UPDATE delivery SET state = 'pending', attempts = 0, nextAt = ?
                    WHERE id = ? AND tenant = ? AND state = 'dead'
                    """, arguments: [time.secondsSince1970, identifier, tenant])
            return database.changesCount == 1
        }
    }
}
