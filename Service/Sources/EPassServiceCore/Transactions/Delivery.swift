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
    /// The place that it is for.
    public let target: String
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
        target = row["target"]
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
            ("id", .string(identifier)), ("target", .string(target)), ("transaction", .string(transaction)),
            ("state", .string(state.rawValue)),
            ("attempts", .integer(Int64(attempts))),
            ("lastStatus", lastStatus.map { .integer(Int64($0)) } ?? .null))
    }
}

extension Delivery {
    /// What became of sending it once.
    public struct Attempt: Sendable {
        /// What comes after it.
        public enum Outcome: Sendable, Hashable {
            case delivered, dead
            /// It is sent again.
            case again(seconds: Int)

            /// As it is counted.
            public var word: StaticString {
                switch self {
                case .delivered: "delivered"
                case .dead: "dead"
                case .again: "failed"
                }
            }
        }

        /// What was sent.
        public let delivery: Delivery
        /// The HTTP status; nil where there was no answer.
        public let status: Int?
        /// What comes after it.
        public let outcome: Outcome

        /// As the members say.
        public init(delivery: Delivery, status: Int?, outcome: Outcome) {
            self.delivery = delivery
            self.status = status
            self.outcome = outcome
        }
    }
}

extension VerificationService {
    /// Notes what the tenant is to be told, for each of its places that wants to know.
    func enqueue(_ transaction: Transaction, at time: Timestamp, _ database: Database) throws {
        let interests = options.webhooks.filter {
            $0.tenant == transaction.tenant && $0.states.contains(transaction.state)
        }
        guard !interests.isEmpty else { return }
        let body = JSONValue.fields(
            ("type", .string("transaction.\(transaction.state.rawValue)")),
            ("transaction", .string(transaction.identifier)), ("state", .string(transaction.state.rawValue)),
            ("reason", .optional(transaction.reason?.rawValue)), ("at", .string(time.description)),
            ("result", .optional(transaction.result)))
        let text = String(decoding: body.compactOctets(), as: UTF8.self)
        for interest in interests {
            try database.run(
                """
                INSERT INTO delivery (id, tenant, target, txn, body, state, attempts, nextAt, createdAt)
                VALUES (?, ?, ?, ?, ?, 'pending', 0, ?, ?)
                """,
                [
                    try Self.identifier(at: time), transaction.tenant, interest.target, transaction.identifier, text,
                    time.secondsSince1970, time.secondsSince1970,
                ])
        }
    }

    /// Notes what became of some, in one commit.
    public func note(_ attempts: [Delivery.Attempt]) async throws {
        let time = now()
        try await store.write { database in
            for attempt in attempts { try note(attempt, at: time, database) }
        }
    }

    private func note(_ attempt: Delivery.Attempt, at time: Timestamp, _ database: Database) throws {
        let delivery = attempt.delivery
        let (state, wait): (Delivery.State, Int) =
            switch attempt.outcome {
            case .delivered: (.delivered, 0)
            case .dead: (.dead, 0)
            case .again(let seconds): (.pending, seconds)
            }
        try database.execute(
            sql: "UPDATE delivery SET state = ?, attempts = attempts + 1, lastStatus = ?, nextAt = ? WHERE id = ?",
            arguments: [state.rawValue, attempt.status, time.secondsSince1970 + Int64(wait), delivery.identifier])
        // It may have been deleted with its transaction meanwhile.
        if state == .dead, database.changesCount == 1 {
            try AuditLog.append(
                .deliveryDead, .service(delivery.tenant), subject: subject(delivery.transaction), at: time, database)
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
