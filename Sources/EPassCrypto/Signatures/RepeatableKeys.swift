// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Synchronization

/// RSA keys that follow from a seed, so that one which is made again costs nothing: the search for its primes takes
/// most of the time in which a simulated document is made. They are keys of tests and no secret.
///
/// What is made in a context after a key that was kept is what was made after the one that was searched for: reading a
/// key is one operation of the context as generating it is.
final class RepeatableKeys: Sendable {
    /// By what a key is found: all that it follows from.
    struct Name: Hashable {
        private let bits: Int
        private let seed: [UInt8]
        private let operations: UInt64

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

    static let shared = RepeatableKeys()
    /// The most keys that are kept: a few hundred kilobytes.
    private static let most = 256
    private let kept = Mutex<[Name: [UInt8]]>([:])

    /// The key as PKCS #8; nil where it was not made before.
    func key(_ name: Name) -> [UInt8]? { kept.withLock { $0[name] } }

    /// Keeps a key.
    func keep(_ key: PrivateKey, as name: Name) throws(CryptoError) {
        let encoded = try key.pkcs8()
        let octets = unsafe encoded.withUnsafeBytes { unsafe Array($0) }
        kept.withLock { keys in if keys.count < Self.most { keys[name] = octets } }
    }
}
