// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJOSE
import Synchronization

/// The keys of the provider that signs bearer tokens: from the operator's file, or fetched from the provider.
///
/// A fetched set is renewed while it is in use, and at a token whose key it lacks, but never more often than the bounds
/// allow, whatever tokens come. While the provider cannot be reached the last good set stays in use for a bounded time.
public final class ProviderKeys: Sendable {
    /// How long a fetched set is used, and how often it is fetched.
    public struct Bounds: Sendable {
        /// The age at which a set is fetched anew.
        public var renewal = Duration.seconds(600)
        /// The least time between two fetches.
        public var interval = Duration.seconds(60)
        /// The age at which a set is used no longer, since the provider could not be reached.
        public var outage = Duration.seconds(86_400)

        /// As the members say.
        public init() {}
    }

    private enum Source: Sendable {
        case file(@Sendable () throws -> JWKSet)
        case provider(@Sendable () async -> JWKSet?)
    }

    private struct State {
        var set: JWKSet?
        var loadedAt: ContinuousClock.Instant?
        var triedAt: ContinuousClock.Instant?
        var running: Task<Void, Never>?
    }

    private let source: Source
    private let bounds: Bounds
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = Mutex(State())

    /// Keys of a file, which is read now and at each ``reload()``.
    ///
    /// - Throws: what the function throws.
    public init<Fault: Error>(loading load: @escaping @Sendable () throws(Fault) -> JWKSet) throws(Fault) {
        let set = try load()
        source = .file(load)
        (bounds, now) = (Bounds(), { .now })
        state.withLock { $0.set = set }
    }

    /// Keys that are fetched when the first token comes.
    ///
    /// - Parameter fetch: gives nil where the provider did not answer with a key set.
    public init(
        bounds: Bounds = Bounds(), now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        fetching fetch: @escaping @Sendable () async -> JWKSet?
    ) {
        source = .provider(fetch)
        (self.bounds, self.now) = (bounds, now)
    }

    /// The set with a key of that id, or else the newest one that may be used; nil where there is none.
    func set(for identifier: String) async -> JWKSet? {
        guard case .provider(let fetch) = source else { return state.withLock { $0.set } }
        let time = now()
        let (set, fetching) = state.withLock { state -> (JWKSet?, Task<Void, Never>?) in
            let set = usable(state, at: time)
            let isKnown = set?.key(identifier) != nil
            let isOld = state.loadedAt.map { $0.duration(to: time) >= bounds.renewal } ?? true
            guard !isKnown || isOld else { return (set, nil) }
            // Who needs the key waits for it; whoever has it does not.
            if let running = state.running { return (set, isKnown ? nil : running) }
            if let triedAt = state.triedAt, triedAt.duration(to: time) < bounds.interval { return (set, nil) }
            state.triedAt = time
            let task = Task { self.keep(await fetch(), from: time) }
            state.running = task
            return (set, isKnown ? nil : task)
        }
        guard let fetching else { return set }
        await fetching.value
        return state.withLock { usable($0, at: time) }
    }

    private func usable(_ state: State, at time: ContinuousClock.Instant) -> JWKSet? {
        guard let loadedAt = state.loadedAt, loadedAt.duration(to: time) < bounds.outage else { return nil }
        return state.set
    }

    private func keep(_ set: JWKSet?, from time: ContinuousClock.Instant) {
        state.withLock { state in
            state.running = nil
            guard let set else { return }
            (state.set, state.loadedAt) = (set, time)
        }
    }

    /// Reads the file anew, or has the next token fetch the set anew.
    ///
    /// - Throws: what reading the file throws; the keys of before stay then.
    public func reload() throws {
        switch source {
        case .file(let load):
            let set = try load()
            state.withLock { $0.set = set }
        case .provider:
            state.withLock { state in
                state.triedAt = nil
                // Old enough to be renewed, and no nearer to its end.
                state.loadedAt = state.loadedAt.map { min($0, now() - bounds.renewal) }
            }
        }
    }
}
