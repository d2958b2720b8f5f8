// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust
import GRDB

extension VerificationService {
    /// Those of some places that something is due for.
    public func targetsWithDueDeliveries(among targets: [String]) async throws -> [String] {
        let time = now()
        return try await store.read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT 1 FROM delivery WHERE state = 'pending' AND target = ? AND nextAt <= ? LIMIT 1")
            return try targets.filter { target in
                try Row.fetchOne(statement, arguments: [target, time.secondsSince1970]) != nil
            }
        }
    }

    /// What is due for a place, the oldest first.
    public func dueDeliveries(to target: String, limit: Int) async throws -> [Delivery] {
        let time = now()
        return try await store.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM delivery WHERE state = 'pending' AND target = ? AND nextAt <= ?
                    ORDER BY nextAt LIMIT ?
                    """,
                arguments: [target, time.secondsSince1970, limit]
            ).map(Delivery.init)
        }
    }

    /// For how many seconds the oldest letter that is not yet taken or given up has waited; nil where there is none.
    public func oldestDelivery() async throws -> Int64? {
        let time = now()
        let oldest = try await store.read { database in
            try Int64.fetchOne(database, sql: "SELECT min(createdAt) FROM delivery WHERE state = 'pending'")
        }
        return oldest.map { max(0, time.secondsSince1970 - $0) }
    }

    /// Gives up what is for places that are not there any more: it is dead, and can be sent again where they come back.
    public func abandonDeliveries(except targets: Set<String>) async throws {
        let found = try await store.read { database in
            try String.fetchAll(database, sql: "SELECT DISTINCT target FROM delivery WHERE state = 'pending'")
        }
        for target in found where !targets.contains(target) {
            while true {
                let pending = try await store.read { database in
                    try Row.fetchAll(
                        database, sql: "SELECT * FROM delivery WHERE state = 'pending' AND target = ? LIMIT 1000",
                        arguments: [target]
                    ).map(Delivery.init)
                }
                if pending.isEmpty { break }
                try await note(pending.map { Delivery.Attempt(delivery: $0, status: nil, outcome: .dead) })
            }
        }
    }
}
