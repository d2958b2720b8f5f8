// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
public import EPassJOSE
public import EPassJSON
import EPassTrust
import GRDB

/// What was done, when, and by whose key: without personal data, each entry chained to the one before by its hash.
public enum AuditLog {
    /// What is noted; a closed list.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        case transactionCreated, evidenceReceived, judged, notCompleted, expired, interrupted, deleted, purged, removed
        case reportRead, keyAdded, keyRevoked, materialsReloaded, materialsForced, deliveryDead, clockConfirmed
    }

    /// Who did it: a key's id, `client`, `service` or `operator`.
    public struct Actor: Sendable, Hashable {
        /// Whose key it was; empty of the operator.
        public let tenant: String
        /// Its id.
        public let name: String

        /// Of a key of a tenant.
        public init(tenant: String, name: String) {
            self.tenant = tenant
            self.name = name
        }

        /// The service itself.
        public static func service(_ tenant: String) -> Actor { Actor(tenant: tenant, name: "service") }
        /// Whoever carries a transaction's token.
        public static func client(_ tenant: String) -> Actor { Actor(tenant: tenant, name: "client") }
        /// Whoever may run the program on the machine.
        public static let `operator` = Actor(tenant: "", name: "operator")
    }

    static func append(
        _ action: Action, _ actor: Actor, subject: String, at time: Timestamp, _ database: Database
    ) throws {
        let (last, before) = try head(database)
        let number = last + 1
        let hash = try hash(
            before, number: number, at: time.secondsSince1970, tenant: actor.tenant, actor: actor.name,
            action: action.rawValue, subject: subject)
        try database.run(
            "INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?, ?)",
            [number, time.secondsSince1970, actor.tenant, actor.name, action.rawValue, subject, hash.data])
    }

    /// The last entry's number and hash; 0 and nothing of an empty log.
    static func head(_ database: Database) throws -> (number: Int64, hash: [UInt8]) {
        let last = try database.row(
            "SELECT number, hash FROM audit WHERE number = (SELECT max(number) FROM audit)")
        return (last?["number"] ?? 0, last?.octets("hash") ?? [])
    }

    /// SHA-256 over the hash before and the entry in canonical JSON.
    private static func hash(
        _ before: [UInt8], number: Int64, at: Int64, tenant: String, actor: String, action: String, subject: String
    ) throws -> [UInt8] {
        let entry = JSONValue.fields(
            ("number", .integer(number)), ("at", .integer(at)), ("tenant", .string(tenant)),
            ("actor", .string(actor)), ("action", .string(action)), ("subject", .string(subject)))
        return try HashAlgorithm.sha256.hash(before + entry.canonicalOctets())
    }

    /// What a walk over the log came to.
    public struct Verification: Sendable, Hashable {
        /// How many entries there are.
        public let count: Int
        /// The hash of the last one; noted elsewhere, it shows that nothing was cut off later.
        public let head: String
        /// The number of the first entry that does not fit the one before it.
        public let firstBroken: Int64?
        /// Whether what was noted before is in it; true where nothing was.
        public let hasNoted: Bool
    }

    /// What somebody noted of the log at an earlier time: it is still there where nothing was cut off or written anew.
    public struct Noted: Sendable, Hashable {
        /// The number of an entry; nil: whichever.
        public let number: Int64?
        /// Its hash; nil: whatever it is.
        public let hash: [UInt8]?

        /// As it was noted: a number from 1, and 64 hexadecimal digits; nil for anything else.
        public init?(number: String?, hash: String?) {
            let count = number.flatMap { Int64($0) }
            let octets = hash.flatMap { Hexadecimals.octets($0) }
            if number != nil { guard let count, count >= 1 else { return nil } }
            if hash != nil { guard octets?.count == 32 else { return nil } }
            self.number = count
            self.hash = octets
        }

        /// As a signed head has it.
        ///
        /// - Throws: `JOSEError`, also for a token of another type, or of a key that is not among the given ones.
        public init(head token: String, keys: SigningKeyRing) throws(JOSEError) {
            let payload = try SignatureVerification(jwks: keys.jwks).payload(
                of: token, type: VerificationService.headType)
            guard let value = try? JSONValue(parsing: payload), let number = value["number"]?.integer,
                let noted = Noted(number: "\(number)", hash: value["sha256"]?.string), noted.hash != nil
            else { throw .malformed }
            self = noted
        }

        fileprivate func fits(_ number: Int64, _ hash: [UInt8]) -> Bool {
            self.number ?? number == number && self.hash ?? hash == hash
        }
    }

    /// Walks the whole log, some entries at a time: who writes meanwhile need not wait.
    public static func verify(_ store: Store, noted: Noted? = nil) throws -> Verification {
        var before: [UInt8] = []
        var (count, expected): (Int, Int64) = (0, 1)
        var hasNoted = noted == nil
        func result(firstBroken: Int64?) -> Verification {
            Verification(
                count: count, head: Hexadecimals.text(before), firstBroken: firstBroken, hasNoted: hasNoted)
        }
        while true {
            let rows = try store.database.read { database in
                try Row.fetchAll(
                    database, sql: "SELECT * FROM audit WHERE number > ? ORDER BY number LIMIT 1000",
                    arguments: [count == 0 ? Int64.min : expected - 1])
            }
            for row in rows {
                let number: Int64 = row["number"]
                let computed = try hash(
                    before, number: number, at: row["at"], tenant: row["tenant"], actor: row["actor"],
                    action: row["action"], subject: row["subject"])
                guard number == expected, computed == row.octets("hash") else {
                    return result(firstBroken: number)
                }
                if noted?.fits(number, computed) == true { hasNoted = true }
                before = computed
                count += 1
                expected += 1
            }
            if rows.isEmpty { return result(firstBroken: nil) }
        }
    }

    /// The entries after a number, for export.
    public static func entries(_ store: Store, after number: Int64, limit: Int) throws -> [JSONValue] {
        try store.database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM audit WHERE number > ? ORDER BY number LIMIT ?",
                arguments: [number, limit]
            ).map { row in
                let hash = row.octets("hash") ?? []
                return .fields(
                    ("number", .integer(row["number"])),
                    ("at", .string(Timestamp(secondsSince1970: row["at"]).description)),
                    ("tenant", .string(row["tenant"])), ("actor", .string(row["actor"])),
                    ("action", .string(row["action"])), ("subject", .string(row["subject"])),
                    ("hash", .string(Hexadecimals.text(hash))))
            }
        }
    }
}
