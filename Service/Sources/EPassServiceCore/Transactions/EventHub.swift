// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Tells whoever watches a transaction how far it has come. It keeps nothing: who comes later asks the database first.
public actor EventHub {
    private var watchers: [String: [Int: AsyncStream<TransactionState>.Continuation]] = [:]
    private var last = 0
    /// How many may watch one transaction.
    private static let limit = 4

    /// The hub of a service.
    public init() {}

    /// The states from now on. Where too many watch the transaction, the first of them sees no more: a phone that lost
    /// its network comes again, and nobody tells of the connection that it had.
    public func watch(_ identifier: String) -> AsyncStream<TransactionState> {
        if let watching = watchers[identifier], watching.count >= Self.limit, let first = watching.keys.min() {
            watching[first]?.finish()
            watchers[identifier]?[first] = nil
        }
        last += 1
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
        watchers[identifier]?[number] = nil
        if watchers[identifier]?.isEmpty == true { watchers[identifier] = nil }
    }
}
