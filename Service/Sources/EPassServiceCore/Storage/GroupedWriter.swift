// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import GRDB
import Synchronization

/// Writes to a database. What waits while a commit is on its way to the disk goes together in the next one, each in a
/// savepoint of its own: a disk that takes milliseconds for a commit is waited for once, and the pages that all of them
/// change are written once. Nobody is answered before the commit with their part is durable.
///
/// Unlike the writes of GRDB one that has begun is not given up when its task is cancelled.
final class GroupedWriter: Sendable {
    private struct Job: Sendable {
        /// Of what it writes, where that is much.
        let octets: Int
        /// Gives what answers whoever waits, for after the commit.
        let body: @Sendable (Database) throws -> @Sendable () -> Void
        let fail: @Sendable (any Error) -> Void

        /// In a transaction of its own.
        func runAlone(_ database: Database) {
            do {
                var answer: (@Sendable () -> Void)?
                try database.inTransaction {
                    answer = try body(database)
                    return .commit
                }
                answer?()
            } catch { fail(error) }
        }

        /// In that of others.
        ///
        /// - Returns: what answers whoever waits.
        /// - Throws: what ends the transaction of all.
        func run(_ database: Database) throws -> @Sendable () -> Void {
            var answer: (@Sendable () -> Void)?
            do {
                try database.inSavepoint {
                    answer = try body(database)
                    return .commit
                }
            } catch {
                // SQLite may have undone what the others did, too.
                guard !(error is DatabaseError), database.isInsideTransaction else { throw error }
                return { fail(error) }
            }
            return answer ?? {}
        }
    }

    /// How much goes in one commit: SQLite's log must not outgrow the room that is kept for it.
    private static let limits = (count: 64, octets: 128 << 10)
    private let database: any DatabaseWriter
    /// While something waits here, one commit is under way to take it.
    private let waiting = Mutex<[Job]>([])

    init(_ database: any DatabaseWriter) { self.database = database }

    /// - Parameter octets: how much the function writes, where that is more than some rows.
    /// - Throws: what the function throws; errors of GRDB.
    func write<Value: Sendable>(
        octets: Int, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let job = Job(
                octets: octets,
                body: { database in
                    let value = try body(database)
                    return { continuation.resume(returning: value) }
                },
                fail: { continuation.resume(throwing: $0) })
            let isFirst = waiting.withLock { waiting in
                waiting.append(job)
                return waiting.count == 1
            }
            if isFirst { commitLater() }
        }
    }

    private func commitLater() {
        database.asyncWriteWithoutTransaction { database in
            let (jobs, hasMore) = self.takeSome()
            if hasMore { self.commitLater() }
            do {
                guard jobs.count > 1 else { throw Alone() }
                var answers: [@Sendable () -> Void] = []
                try database.inTransaction {
                    answers = try jobs.map { try $0.run(database) }
                    return .commit
                }
                for answer in answers { answer() }
            } catch let error where Store.isBusy(error) {
                // Whoever holds the database was waited for, for all of them.
                for job in jobs { job.fail(error) }
            } catch {
                // Nothing of any is there now. What fails, a disk that is full for example, is to fail for those alone
                // whose part it is.
                for job in jobs { job.runAlone(database) }
            }
        }
    }

    private struct Alone: Error {}

    private func takeSome() -> (jobs: [Job], hasMore: Bool) {
        waiting.withLock { waiting in
            var octets = 0
            let fitting = waiting.prefix(Self.limits.count).prefix { job in
                octets += job.octets
                return octets <= Self.limits.octets
            }
            let jobs = Array(waiting.prefix(max(1, fitting.count)))
            waiting.removeFirst(jobs.count)
            return (jobs, !waiting.isEmpty)
        }
    }
}
