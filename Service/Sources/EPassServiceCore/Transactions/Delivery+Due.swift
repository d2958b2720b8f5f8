// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust
import GRDB

extension VerificationService {
    /// The tenants that something is due for.
    public func tenantsWithDueDeliveries() async throws -> [String] {
        let time = now()
        return try await store.read { database in
            try String.fetchAll(
                database, sql: "SELECT DISTINCT tenant FROM delivery WHERE state = 'pending' AND nextAt <= ?",
                arguments: [time.secondsSince1970])
        }
    }

    /// What is due for a tenant, the oldest first.
    public func dueDeliveries(of tenant: String, limit: Int) async throws -> [Delivery] {
        let time = now()
        return try await store.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM delivery WHERE state = 'pending' AND nextAt <= ? AND tenant = ?
                    ORDER BY nextAt LIMIT ?
                    """,
                arguments: [time.secondsSince1970, tenant, limit]
            ).map(Delivery.init)
        }
    }
}
