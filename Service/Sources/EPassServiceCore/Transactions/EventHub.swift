// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Tells whoever watches a transaction how far it has come. It keeps nothing: who comes later asks the database first.
public actor EventHub {
    private var watchers: [String: [Int: AsyncStream<TransactionState>.Continuation]] = [:]
    private var count = 0
    private var last = 0
    private let limit: Int

    /// - Parameter limit: how many may watch at once.
    public init(limit: Int = 10_000) { self.limit = limit }

    /// The states from now on.
    ///
    /// - Throws: ``ServiceError`` (`service.busy`) where too many watch.
    public func watch(_ identifier: String) throws(ServiceError) -> AsyncStream<TransactionState> {
        guard count < limit else { throw ServiceError(.busy, retryAfter: 5) }
        last += 1
        count += 1
        let number = last
        let (stream, continuation) = AsyncStream.makeStream(
            of: TransactionState.self, bufferingPolicy: .bufferingNewest(8))
        watchers[identifier, default: [:]][number] = continuation
        continuation.onTermination = { _ in
            Task { await self.remove(number, identifier) }
        }
        return stream
    }

    func publish(_ state: TransactionState, of identifier: String) {
        for continuation in (watchers[identifier] ?? [:]).values {
            continuation.yield(state)
            if state.isFinal { continuation.finish() }
        }
    }

    func close(_ identifier: String) {
        for continuation in (watchers[identifier] ?? [:]).values { continuation.finish() }
    }

    private func remove(_ number: Int, _ identifier: String) {
        guard watchers[identifier]?.removeValue(forKey: number) != nil else { return }
        count -= 1
        if watchers[identifier]?.isEmpty == true { watchers[identifier] = nil }
    }
}
