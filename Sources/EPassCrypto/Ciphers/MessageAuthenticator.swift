// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Synchronization

/// One key of message authentication: the retail MAC for Triple DES, CMAC for AES, both of 8 octets.
///
/// - Triple DES: ISO/IEC 9797-1 MAC algorithm 3 with block cipher DES and an IV of zeros (Doc 9303-11, 9.8.6.2). The
///   input is whole blocks, at least one: the caller has padded it (method 2).
/// - AES: CMAC of NIST SP 800-38B, its first 8 octets (9.8.7.2). The input is taken as it is; secure messaging pads it
///   before.
///
/// Contexts are reused, nothing is allocated by the buffer variants. Several threads may call `mac`; `update` and
/// `finish` are for one message at a time, and a call of `mac` before `finish` throws away what was given to `update`.
@safe
package final class MessageAuthenticator: @unchecked Sendable {
    // Sendable: the engine is used under the lock only.
    /// The cipher of the key.
    package let cipher: BlockCipher
    private let engine: any MACEngine
    private let lock = Mutex<Void>(())

    /// Takes a copy of the key, which is wiped when the object ends.
    ///
    /// - Throws: `crypto.keyLength`.
    package init(_ cipher: BlockCipher, key: borrowing SecretBytes) throws(CryptoError) {
        guard key.count == cipher.keyLength else {
            throw CryptoError(.keyLength, .cryptoKeyLength(cipher: cipher.displayName, length: cipher.keyLength))
        }
        self.cipher = cipher
        if cipher == .tripleDES {
            engine = try RetailMAC(key: key)
        } else {
            engine = try CipherMAC(cipher, key: key)
        }
    }

    /// The MAC of a message, 8 octets.
    ///
    /// - Throws: `crypto.inputLength` where Triple DES is given no whole number of blocks, or nothing.
    package func mac(_ octets: [UInt8]) throws(CryptoError) -> [UInt8] { try mac(octets[...]) }

    /// The MAC of a message, 8 octets: see ``mac(_:)-([UInt8])``.
    package func mac(_ octets: ArraySlice<UInt8>) throws(CryptoError) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: cipher.macLength)
        try unsafe result.withMutableBytes { output throws(CryptoError) in
            try unsafe octets.withBytes { input throws(CryptoError) in try unsafe mac(input, into: output) }
        }
        return result
    }

    /// Writes the MAC of a message into the first 8 octets of a buffer. Allocates nothing.
    package func mac(
        _ octets: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(CryptoError) {
        try unsafe end(into: output) {
            engine.start()
            return unsafe engine.update(octets)
        }
    }

    /// Writes the MAC of two pieces, one behind the other, into the first 8 octets of a buffer: the send sequence
    /// counter and the message. Allocates nothing.
    package func mac(
        _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) throws(CryptoError) {
        try unsafe end(into: output) {
            engine.start()
            return unsafe engine.update(first) && engine.update(second)
        }
    }

    /// Adds octets to the message that ``finish(into:)`` ends. Allocates nothing.
    package func update(_ octets: UnsafeRawBufferPointer) throws(CryptoError) {
        let isTaken = lock.withLock { _ in unsafe engine.update(octets) }
        guard isTaken else { throw CryptoError(openSSL: .operationFailed, .cryptoMacNotComputed) }
    }

    /// Ends the message, writes its MAC into the first 8 octets of a buffer and begins the next message. Allocates
    /// nothing.
    package func finish(into output: UnsafeMutableRawBufferPointer) throws(CryptoError) {
        try unsafe end(into: output) { true }
    }

    /// Whether a received MAC is that of the message. Any length but 8 is not. The comparison takes constant time.
    package func verify(_ received: some Collection<UInt8>, over octets: ArraySlice<UInt8>) throws(CryptoError) -> Bool
    {
        constantTimeEquals(try mac(octets), received)
    }

    /// Ends a message, whose last octets the closure gives to the engine, and begins the next one.
    private func end(into output: UnsafeMutableRawBufferPointer, after feed: () -> Bool) throws(CryptoError) {
        guard output.count >= cipher.macLength else {
            throw CryptoError(.bufferTooSmall, .cryptoMacLength(length: cipher.macLength))
        }
        let outcome: MACOutcome = lock.withLock { _ in
            defer { engine.start() }
            return feed() ? unsafe engine.finish(into: output) : .failed
        }
        switch outcome {
        case .done: return
        case .notWholeBlocks:
            throw CryptoError(.inputLength, .cryptoMacNoWholeBlocks)
        case .failed:
            throw CryptoError(openSSL: .operationFailed, .cryptoMacNotComputed)
        }
    }
}

/// What became of a MAC.
enum MACOutcome {
    case done
    case notWholeBlocks
    case failed
}

/// One algorithm with its key: any number of messages, one after the other.
protocol MACEngine: AnyObject {
    /// Forgets what was given so far.
    func start()
    /// Takes a piece of the message.
    func update(_ octets: UnsafeRawBufferPointer) -> Bool
    /// Writes 8 octets. `start` comes before the next message.
    func finish(into output: UnsafeMutableRawBufferPointer) -> MACOutcome
}
