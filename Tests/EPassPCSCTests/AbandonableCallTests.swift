// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import EPassBlockingCalls
import EPassISO7816
import EPassMessages
import EPassPCSCRig
import EPassTestSupport
import Synchronization
import Testing

@testable import EPassPCSC

/// What something waits behind until a test lets it through.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// Blocks the thread, for four minutes at most.
    func wait() {
        _ = semaphore.wait(timeout: .now() + 240)
        semaphore.signal()
    }

    /// Lets everything through, now and later.
    func open() { semaphore.signal() }
}

@Suite("AbandonableCall: what blocks is abandoned, and bounded in number", .timeLimit(.minutes(10)), .timed)
struct AbandonableCallTests {
    /// Says when it is freed.
    private final class Held: Sendable {
        private let freed: Counter
        init(_ freed: Counter) { self.freed = freed }
        deinit { freed.increment() }
    }

    private static func run<Value: Sendable>(
        within limit: Duration, blocked: BlockedCalls = BlockedCalls(limit: 8), left: Counter = Counter(),
        _ work: @escaping @Sendable () throws(CardChannelError) -> Value
    ) async throws(CardChannelError) -> Value {
        try await AbandonableCall<Value, CardChannelError>.run(
            within: limit, on: BlockingExecutor(label: "epass.test").tasks, blocked: blocked,
            late: { $0 ? .cancelled : CardChannelError(.timeout) }, onAbandon: { left.increment() },
            work: { () async throws(CardChannelError) -> Value in try work() })
    }

    private static func until(_ isReached: () -> Bool) async throws {
        var patience = Patience(seconds: 60)
        repeat {
            if isReached() { return }
        } while try await patience.lasts()
        Issue.record("it did not come")
    }

    @Test("what comes back in time is returned, and what it throws is thrown")
    func inTime() async throws {
        let left = Counter()
        #expect(try await Self.run(within: .seconds(240), left: left) { 7 } == 7)
        await #expect(throws: CardChannelError(.cardRemoved)) {
            try await Self.run(within: .seconds(240), left: left) { () throws(CardChannelError) -> Int in
                throw CardChannelError(.cardRemoved)
            }
        }
        #expect(left.value == 0)
    }

    @Test("when time is over the call is left; it counts, and holds what it holds, until it comes back")
    func late() async throws {
        let gate = Gate()
        let freed = Counter()
        let left = Counter()
        let blocked = BlockedCalls(limit: 8)
        func call() async throws {
            let held = Held(freed)
            try await Self.run(within: .milliseconds(50), blocked: blocked, left: left) {
                withExtendedLifetime(held) { gate.wait() }
            }
        }
        await #expect(throws: CardChannelError(.timeout)) { try await call() }
        #expect(left.value == 1)
        #expect(blocked.count == 1)
        #expect(freed.value == 0)
        gate.open()
        try await Self.until { blocked.count == 0 && freed.value == 1 }
    }

    @Test("a cancelled task does not wait for the call")
    func cancelled() async throws {
        let gate = Gate()
        let begun = Counter()
        let blocked = BlockedCalls(limit: 8)
        let task = Task {
            try await Self.run(within: .seconds(240), blocked: blocked) {
                begun.increment()
                gate.wait()
            }
        }
        try await Self.until { begun.value == 1 }
        task.cancel()
        let result = await task.result
        #expect(throws: CardChannelError(.cancelled)) { try result.get() }
        #expect(blocked.count == 1)
        gate.open()
        try await Self.until { blocked.count == 0 }
    }

    @Test("a call that is left begins nothing more")
    func beginsNothing() async throws {
        let gate = Gate()
        let isCancelled = Mutex<Bool?>(nil)
        try? await Self.run(within: .milliseconds(50)) {
            gate.wait()
            let now = Task.isCancelled
            isCancelled.withLock { $0 = now }
        }
        gate.open()
        try await Self.until { isCancelled.withLock { $0 } == true }
    }

    @Test("no more is begun where so many are blocked, until one comes back")
    func bound() throws {
        let blocked = BlockedCalls(limit: 2)
        let first = blocked.begin()
        // Counts from in an hour on.
        let patient = blocked.begin(after: .seconds(3_600))
        try blocked.check()
        _ = blocked.begin()
        let error = #expect(throws: CardChannelError.self) { try blocked.check() }
        #expect(error?.code == .noService)
        #expect(error?.reason.contains("has not answered 2 calls") == true)
        #expect(error?.remedy.english.contains("restart pcscd") == true)
        blocked.end(first)
        blocked.end(patient)
        try blocked.check()
    }
}

@Suite("Deadlines: things at their time", .timeLimit(.minutes(10)), .timed)
struct DeadlinesTests {
    @Test("each is done once, the sooner one before; what was taken back is not done")
    func order() async throws {
        let deadlines = Deadlines()
        let done = Mutex<[Int]>([])
        for wait in [400, 200, 0] {
            _ = deadlines.add(after: .milliseconds(wait)) { done.withLock { $0.append(wait) } }
        }
        let late = deadlines.add(after: .seconds(36_000)) { done.withLock { $0.append(500) } }
        let never = deadlines.add(after: .milliseconds(100)) { done.withLock { $0.append(-1) } }
        deadlines.remove(never)
        deadlines.shorten(late, to: .milliseconds(600))
        // Later than it was: it stays.
        deadlines.shorten(late, to: .seconds(72_000))
        var patience = Patience(seconds: 60)
        while done.withLock({ $0.count }) < 4, try await patience.lasts() {}
        #expect(done.withLock { $0 } == [0, 200, 400, 500])
        #expect(deadlines.count == 0)
        deadlines.remove(late)
    }
}
