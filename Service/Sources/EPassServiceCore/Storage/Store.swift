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
    private let writer: GroupedWriter
    /// What keys and tokens are made with.
    public let vault: Vault
    private let patience: Int
    /// The file as it was opened; nil in memory.
    private let file: StoredFile?
    /// A connection that nothing is done with but to ask whether others wrote; nil in memory.
    private let watch: DatabaseQueue?
    /// What was on record of the time when it was opened.
    let times: Times
    let reserve: DiskReserve

    /// Why a database is not used.
    public enum Fault: Error, Sendable, Hashable {
        /// It was made with a key that is not among those that are given.
        case keyUnknown
        /// There is no file, and none was to be made.
        case missing
        /// Its tables are those of an earlier version, and were not to be changed.
        case earlierVersion

        /// What is wrong, and what to do.
        public var words: String {
            switch self {
            case .keyUnknown:
                "was made with another key: give that key, or name it among the previous ones"
            case .missing: "is no file: look at the path, or let `serve` make the database"
            case .earlierVersion: "is of an earlier version: let `serve` bring it up to date"
            }
        }
    }

    /// What may be done to the file when it is opened.
    public enum Opening: Sendable, Hashable {
        /// It is made where there is none, and its tables are brought up to date.
        case make
        /// It stays as it is: for commands that look.
        case existing
    }

    /// Opens a database.
    ///
    /// - Parameter patience: how many seconds another's lock is waited for.
    /// - Throws: errors of GRDB; ``Fault``; `ServiceError` (`service.unavailable`) for a database of a later version.
    public init(path: String, vault: Vault, opening: Opening = .make, patience: Int = 10) throws {
        self.patience = patience
        var configuration = Configuration()
        configuration.busyMode = .timeout(Double(patience))
        configuration.prepareDatabase { database in
            // A challenge that was used up must stay used up when the power goes.
            try database.execute(sql: "PRAGMA synchronous = FULL")
            try database.execute(sql: "PRAGMA secure_delete = ON")
        }
        switch opening {
        case .make: try Self.makeFile(path)
        case .existing:
            guard FileManager.default.fileExists(atPath: path) else { throw Fault.missing }
            // To open it for writing changes what is no database of this service.
            var looking = configuration
            looking.readonly = true
            let queue = try DatabaseQueue(path: path, configuration: looking)
            try Self.migrate(queue, opening)
            try queue.close()
        }
        database = try DatabasePool(path: path, configuration: configuration)
        writer = GroupedWriter(database)
        file = StoredFile(path: path)
        reserve = DiskReserve(besides: path)
        self.vault = vault
        try Self.migrate(database, opening)
        try Self.checkKey(database, vault, opening)
        times = try database.read(Times.init)
        var watching = Configuration()
        watching.readonly = true
        watch = try DatabaseQueue(path: path, configuration: watching)
    }

    /// A database in memory, for tests.
    public init(inMemory vault: Vault) throws {
        patience = 0
        file = nil
        watch = nil
        times = Times()
        reserve = DiskReserve(besides: nil)
        database = try DatabaseQueue()
        writer = GroupedWriter(database)
        self.vault = vault
        try Self.migrate(database, .make)
        try Self.checkKey(database, vault, .make)
    }

    private static func migrate(_ database: any DatabaseWriter, _ opening: Opening) throws {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 transactions") { try $0.execute(sql: Schema.transactions) }
        migrator.registerMigration("2 access") { try $0.execute(sql: Schema.access) }
        migrator.registerMigration("3 audit") { try $0.execute(sql: Schema.audit) }
        migrator.registerMigration("4 webhooks") { try $0.execute(sql: Schema.webhooks) }
        migrator.registerMigration("5 keys, quotas and policies") { try $0.execute(sql: Schema.settings) }
        migrator.registerMigration("6 receipts") { try $0.execute(sql: Schema.receipts) }
        migrator.registerMigration("7 indexes") { try $0.execute(sql: Schema.indexes) }
        migrator.registerMigration("8 targets") { try $0.execute(sql: Schema.targets) }
        migrator.registerMigration("9 pages on request") { try $0.execute(sql: Schema.materials) }
        if try database.read({ try migrator.hasBeenSuperseded($0) }) { throw ServiceError(.unavailable) }
        switch opening {
        case .make:
            try migrator.migrate(database)
            try database.writeWithoutTransaction { database in
                // So that what deletions free can be given back to the disk. It takes the room of the file once more;
                // where there is none the next start tries it.
                let mode = try Int.fetchOne(database, sql: "PRAGMA auto_vacuum")
                if mode == 0 { try? database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL; VACUUM") }
            }
        case .existing:
            guard try database.read({ try migrator.hasCompletedMigrations($0) }) else { throw Fault.earlierVersion }
        }
    }

    /// Nothing is done with a key that is not the database's: what is waiting would be lost with it.
    private static func checkKey(_ database: any DatabaseWriter, _ vault: Vault, _ opening: Opening) throws {
        let check = try database.read { database in
            try Row.fetchOne(database, sql: "SELECT value FROM setting WHERE name = 'keyCheck'")?.octets("value")
        }
        let opened: (any: Bool, current: Bool)
        if let check {
            opened = vault.opens(check)
        } else {
            // A database of an earlier version has no such word, and names its keys where something is wrapped.
            let wrapped = try database.read { database in
                try Row.fetchAll(
                    database,
                    sql: "SELECT DISTINCT substr(wrappedKey, 1, 4) AS name FROM txn WHERE wrappedKey IS NOT NULL"
                ).compactMap { $0.octets("name") }
            }
            opened = (wrapped.isEmpty || wrapped.contains(where: vault.knows), false)
        }
        guard opened.any else { throw Fault.keyUnknown }
        guard !opened.current, opening == .make else { return }
        let new = try vault.makeCheck()
        try database.write {
            try $0.execute(sql: "INSERT OR REPLACE INTO setting VALUES ('keyCheck', ?)", arguments: [new.data])
        }
    }

    // MARK: Reading and writing

    /// - Throws: ``ServiceError`` (`service.busy`) where another holds the database too long; what the function throws.
    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do { return try await database.read(body) } catch { throw Self.shown(error) }
    }

    /// - Parameter octets: how much the function writes, where that is more than some rows.
    /// - Throws: as ``read(_:)``.
    func write<Value: Sendable>(
        octets: Int = 0, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do { return try await writer.write(octets: octets, body) } catch {
            let shown = Self.shown(error)
            if (shown as? StoreFailure)?.isFull == true { reserve.isShort = true }
            throw shown
        }
    }

    /// As ``read(_:)``, on the thread of the caller: for commands.
    func readNow<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do { return try database.read(body) } catch { throw Self.shown(error) }
    }

    /// As ``write(_:)``, on the thread of the caller: for commands.
    func writeNow<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do { return try database.write(body) } catch { throw Self.shown(error) }
    }

    /// A number that is another one after each commit, by whomever, in this process or another (SQLite, `PRAGMA
    /// data_version`): what was read after it was asked for is still so while it is the same. It asks no disk.
    ///
    /// - Returns: nil where nobody knows: in memory, or while another holds the database.
    func version() -> Int64? {
        guard let watch else { return nil }
        return try? watch.unsafeRead { database in
            try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA data_version"))
        }
    }

    private static func shown(_ error: any Error) -> any Error {
        isBusy(error) ? ServiceError(.busy, retryAfter: 1) : StoreFailure(error) ?? error
    }

    /// As ``write(_:)``, for what destroys or ends something: a disk that is full does not prevent it, as long as the
    /// reserve is enough.
    ///
    /// - Parameter body: the function; it is told whether it has to get by with little room, and then changes little.
    func writeDeleting<Value: Sendable>(
        _ body: @escaping @Sendable (Database, _ isTight: Bool) throws -> Value
    ) async throws -> Value {
        do { return try await write { try body($0, false) } } catch let failure as StoreFailure where failure.isFull {
            reserve.release()
            // What the log holds goes into the database, and its room is free.
            _ = try? await checkpoint()
            return try await write { try body($0, true) }
        }
    }

    /// Keeps room for deletions from now on. What SQLite's log holds must fit in it, too: where the disk is full it
    /// goes into the database first.
    public func keepReserve(for options: VerificationService.Options) throws {
        reserve.keep(octets: options.reserve)
        try database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA wal_autocheckpoint = \(options.reserve / 4 / 4_096)")
        }
    }

    /// - Throws: ``StoreFailure`` where the room that is kept for deletions was used, and the disk has no other.
    func requireRoom() throws(StoreFailure) {
        guard reserve.isThere else { throw .full }
    }

    /// Takes the room for deletions again; nothing else gets what is free before.
    ///
    /// - Throws: as ``requireRoom()``.
    public func restoreReserve() throws(StoreFailure) {
        guard reserve.restore() else { throw .full }
    }

    /// Writes what was committed into the database, and cuts the log: nothing that was deleted stays there. Where
    /// somebody reads or writes at this moment it does what it can, and the next call does the rest.
    ///
    /// - Returns: whether the log was cut.
    @discardableResult
    public func checkpoint() async throws -> Bool {
        guard database is DatabasePool else { return true }
        return try await database.writeWithoutTransaction { [patience, reserve] database in
            do {
                try Self.shrink(database, isShort: reserve.isShort, octets: reserve.octets / 4)
                let (all, written) = try database.checkpoint(.passive)
                guard all == written else { return false }
                // The only writer must not stand still for a reader.
                return try Self.waiting(Self.checkpointPatience, then: patience, database) {
                    try database.checkpoint(.truncate)
                    return true
                }
            } catch {
                guard Self.isBusy(error) else { throw error }
                return false
            }
        }
    }

    /// Gives pages that deletions freed back to the disk, where it was full, or they are a quarter of the file: some at
    /// a time, since each that is moved goes through the log.
    private static func shrink(_ database: Database, isShort: Bool, octets: Int) throws {
        let free = try Int.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0
        let all = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        guard free > 0, isShort || free > 64 && free * 4 > all else { return }
        do { try database.execute(sql: "PRAGMA incremental_vacuum(\(max(64, octets / 4_096)))") } catch {
            // Where there is no room for that either the next turn does it.
            guard StoreFailure(error)?.isFull == true else { throw error }
        }
    }

    /// How long a reader is waited for before the log is cut, in milliseconds.
    private static let checkpointPatience = 20
    /// How long another's lock is waited for where it is only looked whether one can write, in milliseconds.
    private static let checkPatience = 1_000

    /// Does something with another patience for locks, in milliseconds.
    private static func waiting<Value>(
        _ milliseconds: Int, then patience: Int, _ database: Database, _ body: () throws -> Value
    ) throws -> Value {
        try database.execute(sql: "PRAGMA busy_timeout = \(milliseconds)")
        defer { try? database.execute(sql: "PRAGMA busy_timeout = \(patience * 1_000)") }
        return try body()
    }

    /// Whether the database can be read, and written to: by a commit of its own, since nothing else finds a disk that
    /// is full, a lock that stays, or a file that is another now.
    ///
    /// - Throws: ``ServiceError``: `service.unavailable`, `service.busy`; ``StoreFailure``; errors of GRDB.
    public func check() async throws {
        try restoreReserve()
        if let file, StoredFile(path: file.path) != file { throw ServiceError(.unavailable) }
        do {
            try await database.writeWithoutTransaction { [patience] database in
                try Self.waiting(Self.checkPatience, then: patience, database) {
                    try database.inTransaction(.immediate) {
                        try database.execute(sql: "INSERT OR REPLACE INTO setting VALUES ('written', x'00')")
                        return .commit
                    }
                }
            }
            try await lookForRoom()
        } catch { throw Self.shown(error) }
    }

    /// Whether a reading fits again, where something did not: a single octet fits long before.
    private func lookForRoom() async throws {
        guard reserve.isShort else { return }
        _ = try? await checkpoint()
        let octets = reserve.octets / 2
        try await database.write { database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO setting VALUES ('written', zeroblob(?))", arguments: [octets])
        }
        try await database.write { database in
            try database.execute(sql: "INSERT OR REPLACE INTO setting VALUES ('written', x'00')")
        }
        _ = try? await checkpoint()
        reserve.isShort = false
    }

    /// Why there is no copy.
    public enum CopyFault: Error, Sendable, Hashable {
        /// Something of that name is there.
        case exists
        /// It cannot be made, or not to its end.
        case unwritable
    }

    /// Copies the database while it is used. Writers go on meanwhile: the log grows until the copy is whole.
    ///
    /// - Throws: ``CopyFault``; errors of GRDB. A copy that is not whole does not stay.
    public func backup(to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw errno == EEXIST ? CopyFault.exists : .unwritable }
        _ = Foundation.close(descriptor)
        do {
            let copy = try DatabaseQueue(path: path)
            try database.backup(to: copy)
            try copy.close()
        } catch {
            for end in ["", "-journal", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
            let codes: [ResultCode] = [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY]
            let code = (error as? DatabaseError)?.resultCode.primaryResultCode
            throw code.map(codes.contains) == true ? CopyFault.unwritable : error
        }
    }

    /// Ends the use of the database: SQLite takes its own files beside it away.
    public func close() throws {
        try watch?.close()
        try database.close()
    }

    /// A file for its owner alone; one that is there stays as it is.
    private static func makeFile(_ path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        let isMade = FileManager.default.createFile(
            atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        guard isMade else { throw ServiceError(.unavailable) }
    }
}

/// Which file a path leads to.
private struct StoredFile: Sendable, Hashable {
    let path: String
    private let device: UInt64
    private let number: UInt64

    /// Nil where there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.path = path
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
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

    static let settings = """
        CREATE TABLE setting (
            name TEXT PRIMARY KEY NOT NULL,
            value BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE quota (
            tenant TEXT NOT NULL,
            day INTEGER NOT NULL,
            count INTEGER NOT NULL,
            PRIMARY KEY (tenant, day)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO quota SELECT tenant, createdAt / 86400, count(*) FROM txn GROUP BY 1, 2;
        CREATE TABLE policy (
            hash TEXT PRIMARY KEY NOT NULL,
            text BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE txn ADD COLUMN policyHash TEXT;
        CREATE INDEX deliveryTransaction ON delivery (txn);
        DELETE FROM delivery WHERE txn NOT IN (SELECT id FROM txn);
        """

    /// The entry that a receipt tells of is found by the name of the transaction.
    static let receipts = "CREATE INDEX auditDeleted ON audit (subject) WHERE action = 'deleted'"

    /// What is asked for at each opening, and each few seconds, is found by one index each, which holds nothing else:
    /// nobody waits for what others have. A statement must have the words of its index to use it, and the index all
    /// that the statement looks at.
    static let indexes = """
        DROP INDEX txnState;
        DROP INDEX txnTenant;
        CREATE INDEX txnOpen ON txn (tenant, expiresAt, state) WHERE state = 'open';
        CREATE INDEX txnExpiring ON txn (expiresAt) WHERE state = 'open';
        CREATE INDEX txnJudging ON txn (answeredAt) WHERE state = 'judging';
        CREATE INDEX txnKept ON txn (keepUntil) WHERE keepUntil IS NOT NULL;
        CREATE INDEX txnEnded ON txn (tenant, createdAt, state, keepUntil)
            WHERE keepUntil IS NULL AND state NOT IN ('open', 'judging');
        CREATE INDEX txnPolicy ON txn (policyHash, state)
            WHERE policyHash IS NOT NULL AND state IN ('open', 'judging');
        CREATE INDEX idempotencyTransaction ON idempotency (txn);
        CREATE INDEX quotaDay ON quota (day);
        DELETE FROM idempotency WHERE txn NOT IN (SELECT id FROM txn);
        """

    /// A tenant may have several places; until here each had one.
    static let targets = """
        ALTER TABLE delivery ADD COLUMN target TEXT NOT NULL DEFAULT '';
        UPDATE delivery SET target = tenant || '/default';
        DROP INDEX deliveryNext;
        CREATE INDEX deliveryDue ON delivery (target, nextAt) WHERE state = 'pending';
        CREATE INDEX deliveryOldest ON delivery (createdAt) WHERE state = 'pending';
        CREATE INDEX deliveryTenant ON delivery (tenant, state, createdAt);
        """

    /// What judged is kept as long as what was judged by it. Pages of before stay until their time is over.
    static let materials = """
        ALTER TABLE txn ADD COLUMN trustHash TEXT;
        CREATE INDEX txnTrust ON txn (trustHash) WHERE trustHash IS NOT NULL;
        CREATE TABLE trust (
            hash TEXT PRIMARY KEY NOT NULL,
            octets BLOB NOT NULL
        ) STRICT;
        DROP INDEX txnPolicy;
        CREATE INDEX txnPolicy ON txn (policyHash, state, keepUntil) WHERE policyHash IS NOT NULL
            AND (state IN ('open', 'judging') OR keepUntil IS NOT NULL);
        """
}
