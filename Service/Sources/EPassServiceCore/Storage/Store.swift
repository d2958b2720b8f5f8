// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import GRDB

/// The database: SQLite in WAL mode, with durable commits and deleted content overwritten.
///
/// Another database (PostgreSQL) would take this type's place and that of the extensions beside it; nothing else knows
/// of SQL.
public struct Store: Sendable {
    let database: any DatabaseWriter
    /// What keys and tokens are made with.
    public let vault: Vault

    /// Opens a database, or makes it, and brings its tables up to date.
    ///
    /// - Throws: errors of GRDB; `ServiceError` (`service.unavailable`) for a database of a later version.
    public init(path: String, vault: Vault) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { database in
            // A challenge that was used up must stay used up when the power goes.
            try database.execute(sql: "PRAGMA synchronous = FULL")
            try database.execute(sql: "PRAGMA secure_delete = ON")
        }
        try Self.makeFile(path)
        database = try DatabasePool(path: path, configuration: configuration)
        self.vault = vault
        try Self.migrate(database)
    }

    /// A database in memory, for tests.
    public init(inMemory vault: Vault) throws {
        database = try DatabaseQueue()
        self.vault = vault
        try Self.migrate(database)
    }

    private static func migrate(_ database: any DatabaseWriter) throws {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 transactions") { try $0.execute(sql: Schema.transactions) }
        migrator.registerMigration("2 access") { try $0.execute(sql: Schema.access) }
        migrator.registerMigration("3 audit") { try $0.execute(sql: Schema.audit) }
        migrator.registerMigration("4 webhooks") { try $0.execute(sql: Schema.webhooks) }
        if try database.read({ try migrator.hasBeenSuperseded($0) }) { throw ServiceError(.unavailable) }
        try migrator.migrate(database)
    }

    /// Writes all that was committed into the database, and cuts the log: nothing that was deleted stays there.
    public func checkpoint() async throws {
        guard database is DatabasePool else { return }
        _ = try await database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }

    /// Whether the database can be read.
    public func check() async throws { _ = try await database.read { try Int.fetchOne($0, sql: "SELECT 1") } }

    /// Copies the database while it is used.
    public func backup(to path: String) throws {
        try Self.makeFile(path)
        try database.backup(to: try DatabaseQueue(path: path))
    }

    /// A file for its owner alone; one that is there stays as it is.
    private static func makeFile(_ path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        let isMade = FileManager.default.createFile(
            atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        guard isMade else { throw ServiceError(.unavailable) }
    }
}

/// The tables. What is there stays as it is: a change is a migration of its own.
private enum Schema {
    static let transactions = """
        CREATE TABLE txn (
            id TEXT PRIMARY KEY NOT NULL,
            tenant TEXT NOT NULL,
            state TEXT NOT NULL,
            policy TEXT NOT NULL,
            request TEXT NOT NULL,
            createdAt INTEGER NOT NULL,
            expiresAt INTEGER NOT NULL,
            answeredAt INTEGER,
            keepUntil INTEGER,
            challenge BLOB,
            uploadName TEXT,
            reason TEXT,
            summary TEXT,
            result TEXT,
            wrappedKey BLOB,
            sealingKey BLOB,
            upload BLOB,
            report BLOB,
            page BLOB
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX txnState ON txn (state, expiresAt);
        CREATE INDEX txnTenant ON txn (tenant, createdAt);
        CREATE TABLE idempotency (
            name TEXT PRIMARY KEY NOT NULL,
            request TEXT NOT NULL,
            txn TEXT NOT NULL,
            createdAt INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    static let access = """
        CREATE TABLE apiKey (
            id TEXT PRIMARY KEY NOT NULL,
            tenant TEXT NOT NULL,
            secretHash BLOB NOT NULL,
            scopes TEXT NOT NULL,
            createdAt INTEGER NOT NULL,
            expiresAt INTEGER,
            revokedAt INTEGER
        ) STRICT, WITHOUT ROWID;
        """

    static let audit = """
        CREATE TABLE audit (
            number INTEGER PRIMARY KEY NOT NULL,
            at INTEGER NOT NULL,
            tenant TEXT NOT NULL,
            actor TEXT NOT NULL,
            action TEXT NOT NULL,
            subject TEXT NOT NULL,
            hash BLOB NOT NULL
        ) STRICT;
        """

    static let webhooks = """
        CREATE TABLE delivery (
            id TEXT PRIMARY KEY NOT NULL,
            tenant TEXT NOT NULL,
            txn TEXT NOT NULL,
            body TEXT NOT NULL,
            state TEXT NOT NULL,
            attempts INTEGER NOT NULL,
            lastStatus INTEGER,
            nextAt INTEGER NOT NULL,
            createdAt INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX deliveryNext ON delivery (state, nextAt);
        """
}
