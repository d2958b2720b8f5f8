// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import Synchronization

/// Runs judgements on threads of their own, so many at once, so many waiting; what is above that is refused at once.
public final class JudgingPool: Sendable {
    private struct State {
        var running = 0
        var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
        /// Whose turn it is: who waits with many waits no shorter than who waits with one.
        var turns: [String] = []
        var count = 0
    }

    private let queue = DispatchQueue(label: "epass.judging", attributes: .concurrent)
    private let state = Mutex(State())
    private let width: Int
    private let places: Shares

    /// Who is judged for, so that each has a turn.
    @TaskLocal public static var caller = ""

    /// - Parameters:
    ///   - width: how many at once, one for each core.
    ///   - depth: how many may wait.
    public init(width: Int, depth: Int) {
        self.width = max(1, width)
        places = Shares(max(1, width) + max(0, depth))
    }

    /// A place in the pool, from when an upload has arrived until its judgement is committed, with the octets that it
    /// holds. It counts until it is left, or nobody has it any more.
    public final class Ticket: Sendable {
        private let place: Shares.Share
        private let octets: Shares.Share?

        fileprivate init(_ place: Shares.Share, _ octets: Shares.Share?) {
            self.place = place
            self.octets = octets
        }

        /// Gives the place back; a second time does nothing.
        public func leave() {
            place.giveBack()
            octets?.giveBack()
        }
    }

    /// Takes a place, before anything is done that cannot be undone.
    ///
    /// - Parameters:
    ///   - names: who each has a share of the places.
    ///   - octets: what is given back with the place.
    /// - Throws: ``ServiceError`` (`service.busy`).
    public func admit(for names: [String] = [], holding octets: Shares.Share? = nil) throws(ServiceError) -> Ticket {
        guard let place = places.take(for: names) else { throw ServiceError(.busy, retryAfter: 1) }
        return Ticket(place, octets)
    }

    /// Whether there is a place: looked at before an upload is read that would be refused.
    public func hasRoom(for names: [String]) -> Bool { places.hasRoom(for: names) }

    /// Runs a function off the caller's executor.
    ///
    /// - Parameter isAdmitted: whether the caller has a ticket, or works for the service itself: then it waits, however
    ///   many do.
    /// - Throws: ``ServiceError`` (`service.busy`) where too many wait; what the function throws.
    public func run<Value: Sendable>(
        isAdmitted: Bool = false, _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        let ticket = isAdmitted ? nil : try admit()
        defer { ticket?.leave() }
        await enter()
        defer { leave() }
        return try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: body)) }
        }
    }

    /// How many run and wait, for metrics.
    public var load: (running: Int, waiting: Int) {
        state.withLock { ($0.running, $0.count) }
    }

    private func enter() async {
        let caller = Self.caller
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if state.running < width {
                    state.running += 1
                    return true
                }
                if state.waiting[caller] == nil { state.turns.append(caller) }
                state.waiting[caller, default: []].append(continuation)
                state.count += 1
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    private func leave() {
        // Who waits takes the place over: the number that run stays as it is.
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard let caller = state.turns.first, var queue = state.waiting[caller] else {
                state.running -= 1
                return nil
            }
            let next = queue.removeFirst()
            state.turns.removeFirst()
            state.waiting[caller] = queue.isEmpty ? nil : queue
            if !queue.isEmpty { state.turns.append(caller) }
            state.count -= 1
            return next
        }
        next?.resume()
    }
}
