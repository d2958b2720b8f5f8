// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJOSE
public import EPassTrust
import Foundation
import GRDB
import Synchronization

/// The keys of backends: `epk_ID_SECRET`. The secret is 32 random octets, and stored as SHA-256 of it alone.
///
/// A key is rotated by adding another, using it, and revoking the first: both are good in between.
public struct APIKeys: Sendable {
    private static let prefix = "epk_"
    private let store: Store
    private let known = KnownKeys()

    /// The keys of a database.
    public init(_ store: Store) { self.store = store }

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - tenant: whose it is.
    ///   - expiresAt: when it ends; nil: when it is revoked.
    /// - Returns: the key as its holder needs it; it is shown once.
    public func add(
        tenant: String, scopes: Set<Scope>, expiresAt: Timestamp? = nil, by actor: AuditLog.Actor = .operator,
        at time: Timestamp = .now
    ) throws -> String {
        let identifier = String(try VerificationService.randomIdentifier().prefix(12))
        let secret = try RandomOctets.make(32)
        let secretHash = try HashAlgorithm.sha256.hash(secret)
        let words = scopes.map(\.rawValue).sorted().joined(separator: " ")
        try store.writeNow { database in
            try database.execute(
                sql: "INSERT INTO apiKey VALUES (?, ?, ?, ?, ?, ?, NULL)",
                arguments: [
                    identifier, tenant, secretHash.data, words, time.secondsSince1970,
                    expiresAt?.secondsSince1970,
                ])
            try AuditLog.append(.keyAdded, actor, subject: identifier, at: time, database)
        }
        return Self.prefix + identifier + "_" + Base64URL.encode(secret)
    }

    /// Revokes a key; it is refused from now on.
    ///
    /// - Returns: whether there was one that had not been revoked.
    public func revoke(
        _ identifier: String, by actor: AuditLog.Actor = .operator, at time: Timestamp = .now
    ) throws -> Bool {
        try store.writeNow { database in
            try database.execute(
                sql: "UPDATE apiKey SET revokedAt = ? WHERE id = ? AND revokedAt IS NULL",
                arguments: [time.secondsSince1970, identifier])
            guard database.changesCount == 1 else { return false }
            try AuditLog.append(.keyRevoked, actor, subject: identifier, at: time, database)
            return true
        }
    }

    /// A line for each key, without its secret.
    public func list() throws -> [String] {
        try store.readNow { database in
            try Row.fetchAll(database, sql: "SELECT * FROM apiKey ORDER BY tenant, createdAt").map { row in
                let revoked: Int64? = row["revokedAt"]
                let expires: Int64? = row["expiresAt"]
                let state = revoked.map { "revoked \(Timestamp(secondsSince1970: $0))" } ?? "good"
                let end = expires.map { " until \(Timestamp(secondsSince1970: $0))" } ?? ""
                let (identifier, tenant, scopes): (String, String, String) = (row["id"], row["tenant"], row["scopes"])
                return "\(identifier) \(tenant) \(state)\(end): \(scopes)"
            }
        }
    }

    /// Whether a text has the form of a key.
    public static func isKey(_ text: String) -> Bool { text.hasPrefix(prefix) }

    /// Who holds a key; nil where it is not known, revoked or expired. A key that is not known takes as long as one
    /// that is: its secret is hashed and compared all the same.
    public func identity(_ text: String, at time: Timestamp) async throws -> Identity? {
        guard Self.isKey(text) else { return nil }
        // Before the key is read: a commit between the two is seen the next time.
        let version = store.version()
        let digest = try HashAlgorithm.sha256.hash(Array(text.utf8))
        if let version, let key = known.key(digest, at: version) { return key.identity(at: time) }
        let parts = text.dropFirst(Self.prefix.count).split(separator: "_", maxSplits: 1)
        guard parts.count == 2, parts[0].utf8.count == 12, let secret = Base64URL.decode(parts[1]),
            secret.count == 32
        else { return nil }
        let identifier = String(parts[0])
        let stored = try await store.read { database in
            // Each request asks this: it is not parsed anew.
            let statement = try database.cachedStatement(sql: "SELECT * FROM apiKey WHERE id = ?")
            return try Row.fetchOne(statement, arguments: [identifier]).map(Stored.init)
        }
        let expected = stored?.secretHash ?? [UInt8](repeating: 0, count: 32)
        // What a comparison of digests takes says nothing of a secret of 32 random octets.
        let isSecret = try HashAlgorithm.sha256.hash(secret) == expected
        guard let stored, isSecret, !stored.isRevoked else { return nil }
        let key = KnownKeys.Key(
            holder: Identity(tenant: stored.tenant, name: identifier, scopes: Scope.parse(stored.scopes) ?? []),
            expiresAt: stored.expiresAt)
        if let version { known.add(key, digest, at: version) }
        return key.identity(at: time)
    }

    /// A key as the database has it.
    private struct Stored: Sendable {
        let tenant: String
        let secretHash: [UInt8]
        let scopes: String
        let expiresAt: Int64?
        let isRevoked: Bool

        init(_ row: Row) {
            tenant = row["tenant"]
            secretHash = row.octets("secretHash") ?? []
            scopes = row["scopes"]
            expiresAt = row["expiresAt"]
            let revokedAt: Int64? = row["revokedAt"]
            isRevoked = revokedAt != nil
        }
    }
}

/// The keys that were found good since the database last changed, by their SHA-256. With the next commit, whatever it
/// is and whoever makes it, all are forgotten: a key that was revoked is refused from then on.
private final class KnownKeys: Sendable {
    struct Key: Sendable {
        let holder: Identity
        let expiresAt: Int64?

        /// Who holds it; nil when it has expired.
        func identity(at time: Timestamp) -> Identity? {
            expiresAt.map { $0 > time.secondsSince1970 } ?? true ? holder : nil
        }
    }

    private struct State {
        var version: Int64 = 0
        var keys: [[UInt8]: Key] = [:]
    }

    private static let limit = 10_000
    private let state = Mutex(State())

    func key(_ digest: [UInt8], at version: Int64) -> Key? {
        state.withLock { $0.version == version ? $0.keys[digest] : nil }
    }

    func add(_ key: Key, _ digest: [UInt8], at version: Int64) {
        state.withLock { state in
            if state.version != version || state.keys.count >= Self.limit {
                state = State(version: version)
            }
            state.keys[digest] = key
        }
    }
}
