// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// Names of inputs, sixteen octets each, those of an archive with their place in it where that tells them apart. Names
/// come from whoever made an archive: they are told apart by a hash for which nobody finds two names, so that none is
/// taken for another.
package struct InputNames: Sendable {
    private struct Key: Hashable {
        let high: UInt64
        let low: UInt64

        /// Nil where the cryptographic library fails: then nothing is passed over.
        init?(_ name: String, _ entry: Int?) {
            // No number of an entry is 0, and a number ends where the name begins.
            let text = "\(entry ?? 0)/\(name)"
            guard let hash = try? HashAlgorithm.sha256.hash(Array(text.utf8)), hash.count >= 16 else { return nil }
            high = hash[0..<8].reduce(0) { $0 << 8 | UInt64($1) }
            low = hash[8..<16].reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    private var keys: Set<Key> = []

    package var count: Int { keys.count }

    package init() {}

    /// - Parameter entry: the place in an archive; nil of what lies in none.
    /// - Returns: whether the name is new.
    @discardableResult
    package mutating func insert(_ name: String, _ entry: Int? = nil) -> Bool {
        Key(name, entry).map { keys.insert($0).inserted } ?? true
    }

    package func contains(_ name: String, _ entry: Int? = nil) -> Bool {
        guard !keys.isEmpty, let key = Key(name, entry) else { return false }
        return keys.contains(key)
    }
}
