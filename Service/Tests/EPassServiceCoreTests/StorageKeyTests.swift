// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import GRDB
import Testing

@testable import EPassServiceCore

@Suite("Which key a database has")
struct StorageKeyTests {
    private static func master(_ rig: Rig, _ digits: String) throws -> Vault.Master {
        let path = rig.folder.appending(path: "key-\(digits)").path()
        try Data(String(repeating: digits, count: 32).utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        return try Vault.Master(keyFile: path)
    }

    @Test("a database of another key is not used, and stays as it was")
    func wrong() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let opened = try await rig.open()
        _ = try await rig.service.take(.plain(try Rig.files()), opened.transaction, name: nil, Rig.actor)
        let path = rig.folder.appending(path: "db").path()
        let (old, new) = (try Self.master(rig, "1f"), try Self.master(rig, "2e"))
        for opening in [Store.Opening.make, .existing] {
            #expect(throws: Store.Fault.keyUnknown) { try Store(path: path, vault: Vault(new), opening: opening) }
        }
        // The right one finds everything.
        let service = try rig.restarted()
        try await service.recover()
        #expect(try await service.transaction(opened.transaction.identifier, of: "acme").state == .done)
        // With the old one beside it the new one becomes the database's.
        _ = try Store(path: path, vault: Vault(new, previous: [old]), opening: .existing)
        _ = try Store(path: path, vault: Vault(old), opening: .existing)
        _ = try Store(path: path, vault: Vault(new, previous: [old]))
        _ = try Store(path: path, vault: Vault(new))
        #expect(throws: Store.Fault.keyUnknown) { try Store(path: path, vault: Vault(old)) }
    }

    @Test("a database of an earlier version, which does not say its key, says it by what is wrapped")
    func earlier() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let path = rig.folder.appending(path: "db").path()
        try await rig.store.database.write { try $0.execute(sql: "DELETE FROM setting") }
        _ = try await rig.open()
        #expect(throws: Store.Fault.keyUnknown) { try Store(path: path, vault: Vault()) }
        _ = try Store(path: path, vault: rig.vault)
        try await rig.store.database.write { try $0.execute(sql: "DELETE FROM txn") }
        #expect(throws: Store.Fault.keyUnknown) { try Store(path: path, vault: Vault()) }
    }

    @Test("a database of an earlier version is brought up to date, with what was opened today")
    func migrated() async throws {
        let options = VerificationService.Options(dailyQuota: 1, webhooks: [WebhookInterest(tenant: "acme")])
        let rig = try Rig(options: options)
        defer { rig.end() }
        let identifier = try await rig.open().transaction.identifier
        _ = try await rig.service.notCompleted(identifier, reason: .timeout, by: Rig.actor)
        try await rig.store.database.write {
            try $0.execute(
                sql: """
                    DROP INDEX deliveryDue; DROP INDEX deliveryOldest; DROP INDEX deliveryTenant;
                    ALTER TABLE delivery DROP COLUMN target; CREATE INDEX deliveryNext ON delivery (state, nextAt);
                    DROP INDEX txnOpen; DROP INDEX txnExpiring; DROP INDEX txnJudging; DROP INDEX txnKept;
                    DROP INDEX txnEnded; DROP INDEX txnPolicy; DROP INDEX idempotencyTransaction;
                    CREATE INDEX txnState ON txn (state, expiresAt); CREATE INDEX txnTenant ON txn (tenant, createdAt);
                    DROP TABLE setting; DROP TABLE quota; DROP TABLE policy; DROP INDEX deliveryTransaction;
                    ALTER TABLE txn DROP COLUMN policyHash;
                    DELETE FROM grdb_migrations WHERE substr(identifier, 1, 2) IN ('5 ', '7 ', '8 ');
                    INSERT INTO delivery SELECT 'x', tenant, 'gone', body, 'dead', 1, 400, nextAt, createdAt FROM delivery
                    """)
        }
        let path = rig.folder.appending(path: "db").path()
        #expect(throws: Store.Fault.earlierVersion) { try Store(path: path, vault: rig.vault, opening: .existing) }
        let service = try rig.restarted(options: options)
        let request = try TransactionRequest(json: Array(Rig.request.utf8))
        #expect(await code { _ = try await service.open(request, by: Rig.actor) } == .quotaExceeded)
        #expect(try await service.deliveries(of: "acme", state: .dead).isEmpty)
        #expect(try await service.deliveries(of: "acme", state: .pending).map(\.transaction) == [identifier])
        #expect(try await service.dueDeliveries(to: "acme/default", limit: 9).map(\.transaction) == [identifier])
    }

    @Test("what another key wrapped waits for it, and has not ended")
    func waits() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let opened = try await rig.open()
        let identifier = opened.transaction.identifier
        _ = try await rig.service.take(.plain(try Rig.files()), opened.transaction, name: nil, Rig.actor)
        let (_, foreign) = try Vault().makeKey(for: identifier)
        try await rig.store.database.write {
            try $0.execute(sql: "UPDATE txn SET wrappedKey = ?", arguments: [foreign.data])
        }
        try await rig.service.recover()
        #expect(try await rig.service.transaction(identifier, of: "acme").state == .judging)
        // A key that is known, and does not open what it is said to have wrapped.
        let (_, changed) = try rig.vault.makeKey(for: "another")
        try await rig.store.database.write {
            try $0.execute(sql: "UPDATE txn SET wrappedKey = ?", arguments: [changed.data])
        }
        try await rig.service.recover()
        #expect(try await rig.service.transaction(identifier, of: "acme").reason == .interrupted)
    }

    @Test("who looks makes no database, and changes none")
    func looking() throws {
        let rig = try Rig()
        defer { rig.end() }
        let missing = rig.folder.appending(path: "typo").path()
        #expect(throws: Store.Fault.missing) { try Store(path: missing, vault: rig.vault, opening: .existing) }
        #expect(!FileManager.default.fileExists(atPath: missing))
        let empty = rig.folder.appending(path: "empty").path()
        _ = FileManager.default.createFile(atPath: empty, contents: nil)
        #expect(throws: Store.Fault.earlierVersion) { try Store(path: empty, vault: rig.vault, opening: .existing) }
        // Not even what another program could not read any more.
        #expect(try Data(contentsOf: URL(filePath: empty)).isEmpty)
        let other = rig.folder.appending(path: "other").path()
        let queue = try DatabaseQueue(path: other)
        try queue.write { try $0.execute(sql: "CREATE TABLE other (x)") }
        try queue.close()
        let before = try Data(contentsOf: URL(filePath: other))
        #expect(throws: Store.Fault.earlierVersion) { try Store(path: other, vault: rig.vault, opening: .existing) }
        #expect(try Data(contentsOf: URL(filePath: other)) == before)
    }
}
