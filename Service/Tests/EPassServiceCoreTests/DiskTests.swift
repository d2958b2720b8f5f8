// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import GRDB
import Testing

@testable import EPassServiceCore

/// On a disk of 3 MB it is tried by `Service/Tests/disk.py`, where a tmpfs may be mounted.
@Suite("A full disk")
struct DiskTests {
    @Test("is said by its name, and deletion goes on")
    func full() async throws {
        let rig = try Rig(options: .init(retention: 3_600))
        defer { rig.end() }
        let identifier = try await rig.open().transaction.identifier
        _ = try await rig.service.receive(.plain(try Rig.files()), for: identifier, by: Rig.actor)
        try await rig.store.database.writeWithoutTransaction { database in
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            try database.execute(sql: "PRAGMA max_page_count = \(pages)")
        }
        await #expect(throws: StoreFailure.full) { for _ in 0..<1_000 { _ = try await rig.open() } }
        let done = try await rig.service.transaction(identifier, of: "acme")
        #expect(try await !rig.service.delete(done, by: Rig.actor).isEmpty)
        _ = try await rig.open()
    }

    @Test("what deletions free is given back to the disk, also of a database of an earlier version")
    func shrinking() async throws {
        let rig = try Rig(options: .init(retention: 3_600))
        defer { rig.end() }
        let path = rig.folder.appending(path: "db").path()
        // As databases were made before.
        try await rig.store.database.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA auto_vacuum = NONE; VACUUM")
        }
        try rig.store.close()
        let service = try rig.restarted(options: rig.service.options)
        func size() throws -> Int {
            try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        }
        var transactions: [Transaction] = []
        for _ in 0..<12 {
            let opened = try await service.open(
                TransactionRequest(json: Array(Rig.request.utf8)), by: Rig.actor)
            transactions.append(
                try await service.receive(
                    .plain(try Rig.files()), for: opened.transaction.identifier, by: Rig.actor
                ).transaction)
        }
        try await service.store.checkpoint()
        let full = try size()
        for transaction in transactions { _ = try await service.delete(transaction, by: Rig.actor) }
        for _ in 0..<20 { try await service.store.checkpoint() }
        let rest = try size()
        #expect(rest < full / 2, "\(rest) of \(full)")
        let check = try await service.store.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
        #expect(check == ["ok"])
    }

    @Test("nothing begins until the room for deletions is there again")
    func reserve() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let opened = try await rig.open()
        try rig.store.keepReserve(for: rig.service.options)
        let path = rig.folder.appending(path: "db.reserve").path()
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(Int(status.st_blocks) * 512 >= 2 * rig.service.options.longestUpload)
        #expect(status.st_mode & 0o777 == 0o600)
        rig.store.reserve.release()
        #expect(!FileManager.default.fileExists(atPath: path))
        await #expect(throws: StoreFailure.full) { _ = try await rig.open() }
        let upload = ReceivedUpload.plain(try Rig.files())
        let identifier = opened.transaction.identifier
        await #expect(throws: StoreFailure.full) {
            _ = try await rig.service.receive(upload, for: identifier, by: Rig.actor)
        }
        // A folder in its place: it cannot be taken.
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        await #expect(throws: StoreFailure.full) { try await rig.store.check() }
        try FileManager.default.removeItem(atPath: path)
        try await rig.store.check()
        #expect(try await rig.service.receive(upload, for: identifier, by: Rig.actor).judgement != nil)
    }
}
