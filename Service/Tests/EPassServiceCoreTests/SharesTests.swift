// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Synchronization
import Testing

@testable import EPassServiceCore

@Suite("Who holds how much")
struct SharesTests {
    @Test("one alone has a half, two a third each, and something is left for the next one")
    func parts() throws {
        let shares = Shares(60)
        func fill(_ names: [String]) -> [Shares.Share] {
            var held: [Shares.Share] = []
            while let share = shares.take(for: names) { held.append(share) }
            return held
        }
        let first = fill(["a"])
        #expect(first.count == 30)
        #expect(!shares.hasRoom(for: ["a"]))
        // Another place does not make a new one of who has its share, nor the other way round.
        #expect(shares.take(for: ["b", "a"]) == nil)
        #expect(fill(["b"]).count == 15)
        #expect(shares.hasRoom(for: ["c"]))
        first[0].giveBack()
        first[0].giveBack()
        #expect(shares.held == 29)
        withExtendedLifetime(first) {}
        // The smallest one lets somebody in, once.
        let one = Shares(1)
        let only = one.take(for: ["a"])
        #expect(only != nil)
        #expect(one.take(for: ["b"]) == nil)
        #expect(one.take(for: []) == nil)
        only?.giveBack()
        #expect(one.take(for: ["b"]) != nil)
    }

    @Test("what grows is refused where its share ends, and nothing of it is left")
    func growing() throws {
        let shares = Shares(100)
        do {
            let share = try #require(shares.take(10, for: ["a"]))
            #expect(share.grow(by: 40))
            #expect(!share.grow(by: 1))
            #expect(shares.held == 50)
            let other = try #require(shares.take(20, for: ["b"]))
            #expect(!other.grow(by: 11))
            #expect(shares.held == 70)
        }
        #expect(shares.held == 0)
    }

    private final class Seen: Sendable {
        let order = Mutex<[String]>([])
        let isHeld = Mutex(true)
    }

    @Test("who waits with many waits no shorter than who waits with one")
    func turns() async throws {
        let pool = JudgingPool(width: 1, depth: 100)
        let seen = Seen()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await pool.run(isAdmitted: true) { while seen.isHeld.withLock({ $0 }) { usleep(1_000) } }
            }
            while pool.load.running == 0 { await Task.yield() }
            for (name, count) in [("many", 20), ("one", 1)] {
                let before = pool.load.waiting
                for _ in 0..<count {
                    group.addTask {
                        try await JudgingPool.$caller.withValue(name) {
                            try await pool.run(isAdmitted: true) { seen.order.withLock { $0.append(name) } }
                        }
                    }
                }
                while pool.load.waiting < before + count { await Task.yield() }
            }
            seen.isHeld.withLock { $0 = false }
            try await group.waitForAll()
        }
        let found = seen.order.withLock { $0 }
        #expect(found.count == 21)
        #expect(found.firstIndex(of: "one") == 1)
        #expect(pool.load == (0, 0))
    }

    @Test("of those who watch a transaction the first sees no more where a fifth comes")
    func watchers() async throws {
        let hub = EventHub()
        var streams: [AsyncStream<TransactionState>] = []
        for _ in 0..<5 { streams.append(await hub.watch("t")) }
        var first = streams[0].makeAsyncIterator()
        #expect(await first.next() == nil)
        await hub.publish(.judging, of: "t")
        for stream in streams.dropFirst() {
            var iterator = stream.makeAsyncIterator()
            #expect(await iterator.next() == .judging)
        }
    }
}
