// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import Foundation
import GRDB
import Synchronization
import Testing

@testable import EPassServiceCore

private final class Count: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
}

@Suite("Commits of several requests")
struct GroupedWriterTests {
    private static func add(_ name: String, octets: Int, _ database: Database) throws {
        try database.execute(sql: "INSERT INTO setting VALUES (?, zeroblob(?))", arguments: [name, octets])
    }

    /// Writes that all begin while another holds the writer.
    ///
    /// - Returns: how many commits there were, and who was told of which error.
    private static func together(
        _ store: Store, _ count: Int, octets: Int = 0, _ body: @escaping @Sendable (Int, Database) throws -> Void
    ) async throws -> (commits: Int, errors: [Int: any Error]) {
        let (gate, commits, begun) = (Gate(), Count(), Count())
        try await store.database.writeWithoutTransaction { database in
            database.trace(options: .statement) { event in
                if case .statement(let statement) = event, statement.sql.hasPrefix("COMMIT") {
                    commits.add()
                }
            }
        }
        store.database.asyncWriteWithoutTransaction { _ in gate.wait() }
        let errors = try await withThrowingTaskGroup(of: (Int, (any Error)?).self) { group in
            for number in 0..<count {
                group.addTask {
                    begun.add()
                    do { try await store.write(octets: octets) { try body(number, $0) } } catch {
                        return (number, error)
                    }
                    // Another connection sees what is committed, and nothing else.
                    let isThere = try await store.read { database in
                        try Row.fetchOne(
                            database, sql: "SELECT 1 FROM setting WHERE name = ?", arguments: ["\(number)"]) != nil
                    }
                    #expect(isThere)
                    return (number, nil)
                }
            }
            while begun.value < count { try await Task.sleep(for: .milliseconds(1)) }
            try await Task.sleep(for: .milliseconds(20))
            gate.open()
            return try await group.reduce(into: [Int: any Error]()) { $0[$1.0] = $1.1 }
        }
        return (commits.value, errors)
    }

    private static func names(_ store: Store) async throws -> Set<String> {
        try await store.read { try String.fetchSet($0, sql: "SELECT name FROM setting WHERE name != 'keyCheck'") }
    }

    @Test("what waits is committed together, and what is refused is undone alone")
    func grouped() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let (commits, errors) = try await Self.together(rig.store, 40) { number, database in
            try Self.add("\(number)", octets: 10, database)
            if number % 4 == 0 { throw ServiceError(.quotaExceeded) }
        }
        #expect(commits < 20)
        let refused = Set(stride(from: 0, to: 40, by: 4))
        #expect(Set(errors.keys) == refused)
        #expect(errors.values.allSatisfy { ($0 as? ServiceError)?.code == .quotaExceeded })
        #expect(try await Self.names(rig.store) == Set(Set(0..<40).subtracting(refused).map(String.init)))
    }

    @Test("what does not fit on the disk fails for those alone whose it is")
    func full() async throws {
        let rig = try Rig()
        defer { rig.end() }
        try await rig.store.database.writeWithoutTransaction { database in
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            try database.execute(sql: "PRAGMA max_page_count = \(pages + 8)")
        }
        let (_, errors) = try await Self.together(rig.store, 12) { number, database in
            try Self.add("\(number)", octets: number == 7 ? 1 << 20 : 10, database)
        }
        #expect(Set(errors.keys) == [7])
        #expect(errors[7] as? StoreFailure == .full)
        #expect(try await Self.names(rig.store).count == 11)
    }

    @Test("what is large is not put together: the log must not outgrow the room that is kept for it")
    func large() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let (commits, errors) = try await Self.together(rig.store, 8, octets: 100 << 10) { number, database in
            try Self.add("\(number)", octets: 100 << 10, database)
        }
        #expect(errors.isEmpty)
        #expect(commits == 8)
    }

    @Test("whoever holds the database is waited for once for all")
    func busy() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let path = rig.folder.appending(path: "db").path()
        let store = try Store(path: path, vault: rig.vault, patience: 1)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: path, configuration: configuration)
        let start = ContinuousClock.now
        try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
        let (_, errors) = try await Self.together(store, 40) { try Self.add("\($0)", octets: 10, $1) }
        #expect(errors.values.allSatisfy { ($0 as? ServiceError)?.code == .busy })
        #expect(errors.count == 40)
        #expect(start.duration(to: .now) < .seconds(20))
        try await other.writeWithoutTransaction { try $0.rollback() }
    }
}
