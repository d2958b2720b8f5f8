// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTrust
import GRDB

extension Store {
    /// What the database says of the time.
    struct Times: Sendable, Hashable {
        /// The later of the last time that a service noted and that of the last audit entry, in seconds since 1970.
        var last: Int64?
        /// Whether a service noted one: without that nobody knows how long none ran.
        var isNoted = false
        /// The audit entry with which an operator last confirmed the clock; 0 for none.
        var confirmation: Int64 = 0

        init() {}

        init(_ database: Database) throws {
            confirmation = try Self.value("clockConfirmed", database) ?? 0
            let noted = try Self.value("clockNoted", database)
            let entry = try Int64.fetchOne(database, sql: "SELECT at FROM audit ORDER BY number DESC LIMIT 1")
            isNoted = noted != nil
            last = [noted, entry].compactMap(\.self).max()
        }

        static func value(_ name: String, _ database: Database) throws -> Int64? {
            try Row.fetchOne(database, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])?
                .octets("value").flatMap { Int64(String(decoding: $0, as: UTF8.self)) }
        }
    }

    static func set(_ name: String, _ value: Int64, _ database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [name, Array("\(value)".utf8).data])
    }
}

extension VerificationService {
    /// The time of now, which is the machine's where that can be right.
    func now() -> Timestamp { clock.now }

    /// - Throws: ``ServiceError`` (`service.unavailable`) where the machine's clock is in doubt: what begins now would
    ///   be judged, signed and kept by a time that nobody knows.
    func requireClock() throws(ServiceError) {
        guard clock.doubt == nil else { throw ServiceError(.unavailable, retryAfter: 60) }
    }

    /// Notes the time, so that the next start knows how long nobody ran, and takes over what an operator confirmed
    /// since.
    public func noteTime() async throws {
        let time = now().secondsSince1970
        let known = clock.confirmation
        let found = try await store.write { database -> (number: Int64, at: Int64)? in
            let times = try Store.Times(database)
            if times.confirmation != known,
                let at = try Int64.fetchOne(
                    database, sql: "SELECT at FROM audit WHERE number = ?", arguments: [times.confirmation])
            {
                return (times.confirmation, at)
            }
            // Nothing is written where an entry of the audit log says the same.
            if !times.isNoted || time - (times.last ?? 0) >= 60 { try Store.set("clockNoted", time, database) }
            return nil
        }
        guard let found else { return }
        clock.confirm(found.at, by: found.number)
    }

    /// Confirms that the machine's clock is right, for this process and the one that serves. Deadlines from a time that
    /// is yet to come are brought to what they are when counted from now: nothing is kept for longer than was said.
    ///
    /// - Returns: what was confirmed.
    public func confirmClock(by actor: AuditLog.Actor) throws -> Timestamp {
        let wall = clock.wall
        let now = wall.secondsSince1970
        let number = try store.writeNow { [options] database in
            let (before, _) = try AuditLog.head(database)
            if try Store.Times(database).last ?? now > now {
                try Self.moveBack(to: now, options, database)
            }
            try AuditLog.append(.clockConfirmed, actor, subject: "", at: wall, database)
            try Store.set("clockConfirmed", before + 1, database)
            try Store.set("clockNoted", now, database)
            return before + 1
        }
        clock.confirm(now, by: number)
        return wall
    }

    private static func moveBack(to now: Int64, _ options: Options, _ database: Database) throws {
        let keeping = try String.fetchAll(
            database, sql: "SELECT DISTINCT tenant FROM txn WHERE keepUntil > ?", arguments: [now])
        for tenant in keeping {
            guard let retention = options.limits(of: tenant).retention else { continue }
            let end = now + Int64(retention)
            try database.execute(
                sql: "UPDATE txn SET keepUntil = ? WHERE keepUntil > ? AND tenant = ?", arguments: [end, end, tenant])
        }
        try database.execute(
            sql: """
                UPDATE txn SET expiresAt = expiresAt - createdAt + ?, answeredAt = min(answeredAt, ?), createdAt = ?
                WHERE createdAt > ?
                """, arguments: [now, now, now, now])
        try database.execute(
            sql: "UPDATE idempotency SET createdAt = ? WHERE createdAt > ?", arguments: [now, now])
        try database.execute(
            sql: "UPDATE delivery SET createdAt = min(createdAt, ?), nextAt = ? WHERE nextAt > ?",
            arguments: [now, now, now + 86_400])
        try database.execute(sql: "DELETE FROM quota WHERE day > ?", arguments: [now / 86_400])
    }
}
