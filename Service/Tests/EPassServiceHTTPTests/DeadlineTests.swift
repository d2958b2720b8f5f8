// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Logging
import ServiceLifecycle
import Synchronization
import Testing

@testable import EPassServiceHTTP

@Suite("Deadlines")
struct DeadlineTests {
    private struct Fault: Error {}

    @Test("what is in time gives its value or its error")
    func inTime() async throws {
        let deadlines = Deadlines()
        for number in 0..<100 {
            #expect(try await deadlines.run(within: .seconds(60)) { number } == number)
        }
        await #expect(throws: Fault.self) { try await deadlines.run(within: .seconds(60)) { throw Fault() } }
    }

    @Test("what is not in time is cancelled, and others are not")
    func late() async throws {
        let deadlines = Deadlines()
        let start = ContinuousClock.now
        async let other = deadlines.run(within: .seconds(600)) {
            try await Task.sleep(for: .seconds(2))
            return 7
        }
        let isCancelled = Mutex(false)
        let value: Int? = try await deadlines.run(within: .milliseconds(100)) {
            do { try await Task.sleep(for: .seconds(600)) } catch {
                isCancelled.withLock { $0 = true }
                throw error
            }
            return 1
        }
        #expect(value == nil)
        #expect(isCancelled.withLock { $0 })
        #expect(start.duration(to: .now) < .seconds(600))
        #expect(try await other == 7)
        // Nobody watches any more; the next one is watched all the same.
        try await Task.sleep(for: .seconds(1))
        #expect(try await deadlines.run(within: .milliseconds(1)) { try await Task.sleep(for: .seconds(60)) } == nil)
    }

    @Test("who gives up ends what was waited for")
    func cancelled() async throws {
        let deadlines = Deadlines()
        let task = Task { try await deadlines.run(within: .seconds(60)) { try await Task.sleep(for: .seconds(60)) } }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("at the end of the service there is less time")
    func atEnd() async throws {
        /// Waits for longer than any test.
        struct Waiting: Service {
            let deadlines: Deadlines
            let begun: @Sendable () -> Void
            let outcome: @Sendable (Bool) -> Void

            func run() async throws {
                let value: Int? = try await deadlines.run(within: .seconds(600)) {
                    begun()
                    try await Task.sleep(for: .seconds(600))
                    return 1
                }
                outcome(value == nil)
            }
        }
        let hasBegun = Mutex(false)
        let isEnded = Mutex(false)
        let service = Waiting(
            deadlines: Deadlines(patienceAtEnd: .milliseconds(500)),
            begun: { hasBegun.withLock { $0 = true } },
            outcome: { ended in isEnded.withLock { $0 = ended } })
        let group = ServiceGroup(services: [service], logger: Logger(label: "test"))
        let start = ContinuousClock.now
        async let run: Void = {
            // A service that ends by itself ends its group.
            do { try await group.run() } catch is ServiceGroupError {}
        }()
        #expect(try await eventually { hasBegun.withLock { $0 } })
        #expect(!isEnded.withLock { $0 })
        await group.triggerGracefulShutdown()
        try await run
        #expect(isEnded.withLock { $0 })
        #expect(start.duration(to: .now) < .seconds(600))
    }
}
