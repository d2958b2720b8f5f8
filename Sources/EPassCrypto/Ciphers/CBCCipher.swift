// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Synchronization

/// One key of a block cipher in CBC mode without padding (Doc 9303-11, 9.8.6.1 and 9.8.7.1).
///
/// The contexts are keyed once and reused; the buffer variants allocate nothing. Copies of the key lie in OpenSSL's
/// contexts, which are wiped when the object ends. Several threads may use one object; they wait for each other.
@safe
package final class CBCCipher: @unchecked Sendable {
    // Sendable: the EVP contexts are used under the lock only.
    /// The cipher of the key.
    package let cipher: BlockCipher
    private let encryption: CipherContext
    private let decryption: CipherContext
    private let block: CipherContext
    private let lock = Mutex<Void>(())

    /// Takes a copy of the key into OpenSSL's contexts.
    ///
    /// - Throws: `crypto.keyLength`.
    package init(_ cipher: BlockCipher, key: borrowing SecretBytes) throws(CryptoError) {
        guard key.count == cipher.keyLength else {
            throw CryptoError(.keyLength, .cryptoKeyLength(cipher: cipher.displayName, length: cipher.keyLength))
        }
        let algorithms = try Algorithms.loaded()
        let (cbc, ecb) = unsafe (try algorithms.cipher(cipher.cbc), try algorithms.cipher(cipher.ecb))
        self.cipher = cipher
        encryption = try unsafe CipherContext(cbc, key, encrypts: true)
        decryption = try unsafe CipherContext(cbc, key, encrypts: false)
        block = try unsafe CipherContext(ecb, key, encrypts: true)
    }

    /// The ciphertext of whole blocks.
    ///
    /// - Parameters:
    ///   - octets: a whole number of blocks, padded already; none gives none.
    ///   - iv: one block.
    /// - Throws: `crypto.inputLength`, `crypto.ivLength`.
    package func encrypt(_ octets: [UInt8], iv: [UInt8]) throws(CryptoError) -> [UInt8] {
        try run(octets[...], iv: iv, encrypts: true)
    }

    /// The ciphertext of whole blocks: see ``encrypt(_:iv:)-([UInt8],_)``.
    package func encrypt(_ octets: ArraySlice<UInt8>, iv: [UInt8]) throws(CryptoError) -> [UInt8] {
        try run(octets, iv: iv, encrypts: true)
    }

    /// The plaintext of whole blocks, with its padding.
    ///
    /// Decrypting proves nothing: check the MAC first.
    /// - Throws: `crypto.inputLength`, `crypto.ivLength`.
    package func decrypt(_ octets: [UInt8], iv: [UInt8]) throws(CryptoError) -> [UInt8] {
        try run(octets[...], iv: iv, encrypts: false)
    }

    /// The plaintext of whole blocks, with its padding: see ``decrypt(_:iv:)-([UInt8],_)``.
    package func decrypt(_ octets: ArraySlice<UInt8>, iv: [UInt8]) throws(CryptoError) -> [UInt8] {
        try run(octets, iv: iv, encrypts: false)
    }

    /// Encrypts whole blocks into a buffer that is at least as long. Both may be the same memory. Allocates nothing.
    ///
    /// - Parameter iv: one block, or nil for zeros.
    package func encrypt(
        _ octets: UnsafeRawBufferPointer, iv: UnsafeRawBufferPointer?, into output: UnsafeMutableRawBufferPointer
    ) throws(CryptoError) {
        try unsafe run(encryption, octets, iv, output)
    }

    /// Decrypts whole blocks into a buffer that is at least as long. Both may be the same memory. Allocates nothing.
    ///
    /// - Parameter iv: one block, or nil for zeros.
    package func decrypt(
        _ octets: UnsafeRawBufferPointer, iv: UnsafeRawBufferPointer?, into output: UnsafeMutableRawBufferPointer
    ) throws(CryptoError) {
        try unsafe run(decryption, octets, iv, output)
    }

    /// Decrypts whole blocks where they stand, from zeros, with a key that is used once: the nonce of PACE.
    ///
    /// - Throws: `crypto.keyLength`, `crypto.inputLength`.
    package static func decrypt(
        _ octets: UnsafeMutableRawBufferPointer, _ cipher: BlockCipher, key: borrowing SecretBytes
    ) throws(CryptoError) {
        guard key.count == cipher.keyLength else {
            throw CryptoError(.keyLength, .cryptoKeyLength(cipher: cipher.displayName, length: cipher.keyLength))
        }
        guard octets.count > 0, octets.count & (cipher.blockSize - 1) == 0 else {
            throw CryptoError(.inputLength, .cryptoNoWholeBlocks(length: cipher.blockSize), offset: octets.count)
        }
        let context = try unsafe CipherContext(try Algorithms.loaded().cipher(cipher.cbc), key, encrypts: false)
        guard unsafe context.chain(UnsafeRawBufferPointer(octets), from: .zeros, into: octets) else {
            throw CryptoError(openSSL: .operationFailed, .cryptoCipherFailed(cipher: cipher.displayName))
        }
    }

    /// One block encrypted without chaining: the IV of AES secure messaging is the encrypted send sequence counter
    /// (Doc 9303-11, 9.8.7.1).
    package func encryptBlock(_ octets: [UInt8]) throws(CryptoError) -> [UInt8] {
        var output = octets
        try unsafe output.withMutableBytes { buffer throws(CryptoError) in
            try unsafe encryptBlock(UnsafeRawBufferPointer(buffer), into: buffer)
        }
        return output
    }

    /// One block encrypted without chaining into a buffer. Allocates nothing.
    package func encryptBlock(
        _ octets: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(CryptoError) {
        guard octets.count == cipher.blockSize else {
            throw CryptoError(.inputLength, .cryptoOneBlockWanted(length: cipher.blockSize), offset: octets.count)
        }
        guard output.count >= octets.count else {
            throw CryptoError(.bufferTooSmall, .cryptoBufferTooSmall)
        }
        let isDone = lock.withLock { _ in unsafe block.update(octets, output) }
        guard isDone else { throw CryptoError(openSSL: .operationFailed, .cryptoBlockNotEncrypted) }
    }

    private func run(
        _ octets: ArraySlice<UInt8>, iv: [UInt8], encrypts: Bool
    ) throws(CryptoError) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: octets.count)
        try unsafe output.withMutableBytes { target throws(CryptoError) in
            try unsafe octets.withBytes { source throws(CryptoError) in
                try unsafe iv.withBytes { vector throws(CryptoError) in
                    try unsafe run(encrypts ? encryption : decryption, source, vector, target)
                }
            }
        }
        return output
    }

    private func run(
        _ context: CipherContext, _ octets: UnsafeRawBufferPointer, _ iv: UnsafeRawBufferPointer?,
        _ output: UnsafeMutableRawBufferPointer
    ) throws(CryptoError) {
        guard octets.count & (cipher.blockSize - 1) == 0 else {
            throw CryptoError(.inputLength, .cryptoNoWholeBlocks(length: cipher.blockSize), offset: octets.count)
        }
        guard output.count >= octets.count else {
            throw CryptoError(.bufferTooSmall, .cryptoBufferTooSmall)
        }
        if let iv = unsafe iv, iv.count != cipher.blockSize {
            throw CryptoError(.ivLength, .cryptoIvLength(length: cipher.blockSize))
        }
        if unsafe octets.isEmpty { return }
        let isDone = lock.withLock { _ in
            unsafe context.chain(octets, from: iv.map { unsafe CipherContext.Start.vector($0) } ?? .zeros, into: output)
        }
        guard isDone else {
            throw CryptoError(openSSL: .operationFailed, .cryptoCipherFailed(cipher: cipher.displayName))
        }
    }
}
