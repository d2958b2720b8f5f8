// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages
internal import Synchronization

/// An OpenSSL library context of our own: the default provider, nothing of `OPENSSL_CONF`, no system policy.
///
/// ``shared`` serves everything that needs no special random numbers. A context made with ``init(seed:)`` is a test
/// generator: whatever is made in it depends on the seed and on the order of the calls, and on nothing else.
@safe
package final class CryptoContext: @unchecked Sendable {
    // Sendable: an OSSL_LIB_CTX may be used by several threads; the counter stands under the lock.
    let library: OpaquePointer?
    private let provider: OpaquePointer?
    private let seed: [UInt8]?
    private let operations = Mutex<UInt64>(0)

    /// The context of the process, with the system's random numbers. It lives as long as the process.
    package static let shared = CryptoContext(seedOctets: nil)

    /// A context whose random numbers come from the seed: for simulated documents and tests, never for real keys.
    ///
    /// Each operation (one key generated, one signature made) draws from a stream of its own that is derived from the
    /// seed and the number of the operation, so two contexts with the same seed give the same octets for the same calls
    /// in the same order, in any process and on any thread.
    package convenience init(seed: [UInt8]) { self.init(seedOctets: seed) }

    /// A context whose random numbers come from a number: see ``init(seed:)-([UInt8])``.
    package convenience init(seed: UInt64) {
        self.init(seedOctets: (0..<8).map { UInt8(truncatingIfNeeded: seed >> (56 - 8 * $0)) })
    }

    /// Whether libcrypto overwrites every block that it gives back. It does unless something else in this process used
    /// it first: its memory functions can be set only before that.
    static let wipesFreedMemory = epass_wipe_freed_memory() == 1

    private init(seedOctets: [UInt8]?) {
        _ = Self.wipesFreedMemory
        // Before anything else of OpenSSL runs: no configuration file, whatever the environment says.
        OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil)
        seed = seedOctets
        let context = unsafe OSSL_LIB_CTX_new()
        let loaded = unsafe context == nil ? nil : OSSL_PROVIDER_load(context, "default")
        let isReady =
            unsafe loaded != nil
            && (seedOctets == nil || RAND_set_DRBG_type(context, "TEST-RAND", nil, nil, nil) == 1)
        if !isReady {
            if unsafe loaded != nil { unsafe OSSL_PROVIDER_unload(loaded) }
            unsafe OSSL_LIB_CTX_free(context)
        }
        unsafe provider = isReady ? loaded : nil
        unsafe library = isReady ? context : nil
        ErrorQueue.clear()
    }

    deinit {
        // The context does not take this reference with it.
        if unsafe provider != nil { unsafe OSSL_PROVIDER_unload(provider) }
        unsafe OSSL_LIB_CTX_free(library)
    }

    /// Whether the random numbers come from a seed.
    package var isDeterministic: Bool { seed != nil }

    /// The seed and how many operations drew from it, by which everything that is drawn next is known; nil where
    /// nothing is.
    var position: (seed: [UInt8], operations: UInt64)? { seed.map { ($0, operations.withLock { $0 }) } }

    /// Random octets of this context: of the system, or of the seed.
    package func randomBytes(_ count: Int) throws(CryptoError) -> [UInt8] {
        guard count > 0 else { return [] }
        var octets = [UInt8](repeating: 0, count: count)
        try unsafe octets.withMutableBytes { buffer throws(CryptoError) in try unsafe fillRandom(buffer) }
        return octets
    }

    /// Fills the buffer with random octets of this context.
    func fillRandom(_ buffer: UnsafeMutableRawBufferPointer) throws(CryptoError) {
        let library = try unsafe loaded()
        guard buffer.count > 0 else { return }
        let isFilled = try withRandom { () throws(CryptoError) in
            unsafe RAND_priv_bytes_ex(
                library, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), buffer.count, 0) == 1 ? true : nil
        }
        if isFilled == nil {
            throw CryptoError(openSSL: .randomUnavailable, .cryptoNoRandomOctets)
        }
    }

    /// The library context, or the error that it could not be had.
    func loaded() throws(CryptoError) -> OpaquePointer {
        guard let library = unsafe library else {
            throw CryptoError(openSSL: .libraryUnavailable, .cryptoProviderNotLoaded)
        }
        return unsafe library
    }
}

extension CryptoContext {
    /// Runs one operation that draws random numbers. It gives nil when it failed.
    ///
    /// With a seed, OpenSSL's generators of this thread first get a fresh stream. How much an operation draws is not
    /// known before (a prime number is a search), so it is run again with a longer stream when it failed; that is
    /// deterministic as well.
    /// - Parameter expected: the octets that the operation is likely to draw; a power of two from 16 on.
    func withRandom<R>(
        expecting expected: Int = 4096, _ operation: () throws(CryptoError) -> R?
    ) throws(CryptoError) -> R? {
        guard let seed else { return try operation() }
        let library = try unsafe loaded()
        // OpenSSL keeps generators for each thread, and a thread that ends after the context would touch freed memory.
        defer { unsafe OPENSSL_thread_stop_ex(library) }
        let number = operations.withLock { value in
            value &+= 1
            return value
        }
        var count = expected
        while true {
            var pools = [
                try stream(seed, operation: number, generator: 1, count: count),
                try stream(seed, operation: number, generator: 2, count: count),
            ]
            guard
                let privateGenerator = unsafe RAND_get0_private(library),
                let publicGenerator = unsafe RAND_get0_public(library),
                unsafe epass_test_rand_set(privateGenerator, &pools[0], count) == 1,
                unsafe epass_test_rand_set(publicGenerator, &pools[1], count) == 1
            else { throw CryptoError(openSSL: .randomUnavailable, .cryptoNoTestGenerator) }
            if let result = try operation() { return result }
            if count >= 1 << 22 { return nil }
            ErrorQueue.clear()
            count *= 8
        }
    }

    /// The stream of one operation: zeros through AES-256 in CBC mode under a key that is hashed from seed, operation
    /// and generator. Its beginning does not depend on its length.
    private func stream(_ seed: [UInt8], operation: UInt64, generator: UInt8, count: Int) throws(CryptoError) -> [UInt8]
    {
        let number = (0..<8).map { UInt8(truncatingIfNeeded: operation >> (56 - 8 * $0)) }
        let input = Array("epass test generator".utf8) + [generator] + number + seed
        let key = SecretBytes(copying: try HashAlgorithm.sha256.hash(input))
        let zeros = [UInt8](repeating: 0, count: count)
        return try CBCCipher(.aes256, key: key).encrypt(zeros, iv: [UInt8](repeating: 0, count: 16))
    }
}
