// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Synchronization

/// RSA keys that follow from a seed, so that one which is made again costs nothing: the search for its primes takes
/// most of the time in which a simulated document is made. They are keys of tests and no secret.
///
/// What is made in a context after a key that was kept is what was made after the one that was searched for: reading a
/// key is one operation of the context as generating it is.
package final class RepeatableKeys: Sendable {
    /// By what a key is found: all that it follows from.
    package struct Name: Hashable, Sendable {
        /// Bits of the modulus.
        package let bits: Int
        /// The seed of the context.
        package let seed: [UInt8]
        /// How many operations drew from the context before.
        package let operations: UInt64

        package init(bits: Int, seed: [UInt8], operations: UInt64) {
            self.bits = bits
            self.seed = seed
            self.operations = operations
        }

        /// Nil for a key that nothing is known of, or that is made as fast as it is found.
        init?(_ kind: PrivateKey.KeyKind, _ context: CryptoContext) {
            guard case .rsa(let bits) = kind, let position = context.position else { return nil }
            self.bits = bits
            seed = position.seed
            operations = position.operations
        }

        /// Whether one operation was made since, so that the key is that of this name whatever other threads did.
        func isNext(in context: CryptoContext) -> Bool { context.position?.operations == operations &+ 1 }
    }

    package static let shared = RepeatableKeys()
    /// The most keys that are kept: a few hundred kilobytes.
    private static let most = 256
    private let kept = Mutex<[Name: [UInt8]]>([:])
    private let taught = Mutex<[Name: [UInt8]]>([:])

    /// Keys that were made before this process, each as PKCS #8: they are taken as they are, so that a version of
    /// OpenSSL which searches otherwise makes the same documents.
    package func teach(_ keys: [Name: [UInt8]]) {
        taught.withLock { $0.merge(keys) { _, new in new } }
    }

    /// Those that were searched for in this process.
    package var searched: [Name: [UInt8]] { kept.withLock { $0 } }

    /// The key as PKCS #8; nil where it was not made before.
    func key(_ name: Name) -> [UInt8]? { taught.withLock { $0[name] } ?? kept.withLock { $0[name] } }

    /// Keeps a key.
    func keep(_ key: PrivateKey, as name: Name) throws(CryptoError) {
        let encoded = try key.pkcs8()
        let octets = unsafe encoded.withUnsafeBytes { unsafe Array($0) }
        kept.withLock { keys in if keys.count < Self.most { keys[name] = octets } }
    }
}
