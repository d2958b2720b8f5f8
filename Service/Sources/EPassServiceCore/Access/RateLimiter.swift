// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Synchronization

/// Buckets of tokens by key or address: so many at once, so many a second after that. Bounded memory: the buckets of
/// those who have not come for long are full, and are forgotten.
public final class RateLimiter: Sendable {
    private struct Bucket {
        var tokens: Double
        var at: Double
    }

    private let buckets = Mutex<[String: Bucket]>([:])
    private let burst: Double
    private let rate: Double
    private let limit: Int

    /// - Parameters:
    ///   - burst: how many at once.
    ///   - rate: how many a second.
    ///   - limit: how many names are known at once.
    public init(burst: Int, rate: Double, limit: Int = 100_000) {
        self.burst = Double(max(1, burst))
        self.rate = max(0.001, rate)
        self.limit = max(1, limit)
    }

    /// Takes one.
    ///
    /// - Parameter now: seconds of a clock that does not go back.
    /// - Returns: nil where there was one; else after how many seconds there is.
    public func take(_ name: String, at now: Double) -> Int? {
        buckets.withLock { buckets in
            if buckets[name] == nil, buckets.count >= limit { forget(&buckets, at: now) }
            var bucket = buckets[name] ?? Bucket(tokens: burst, at: now)
            bucket.tokens = min(burst, bucket.tokens + max(0, now - bucket.at) * rate)
            bucket.at = now
            defer { buckets[name] = bucket }
            guard bucket.tokens >= 1 else { return max(1, Int((1 - bucket.tokens) / rate)) }
            bucket.tokens -= 1
            return nil
        }
    }

    /// Forgets the buckets that are full again; where none is, all of them: who fills the table must not shut others
    /// out.
    private func forget(_ buckets: inout [String: Bucket], at now: Double) {
        buckets = buckets.filter { $0.value.tokens + (now - $0.value.at) * rate < burst }
        if buckets.count >= limit { buckets.removeAll() }
    }
}
