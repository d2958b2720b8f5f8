// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassISO7816
internal import EPassMessages

/// The secure channel to a chip: session keys, send sequence counter, and what they protect. Doc 9303-11, 9.8.
///
/// Protect a command, send it, unprotect its response, in turn:
///
/// ```swift
/// let sent = try channel.protect(.readBinary(offset: 0, expectedLength: channel.maximumResponseData()))
/// let response = try channel.unprotect(try await card.transmit(sent))
/// ```
///
/// Invariants. The value is the only owner of the keys and of the counter. The counter is raised once for every command
/// and once for every response, and never goes back. Of a response nothing is believed before its MAC was found right:
/// not its data, not its status bytes. Whatever fails after a command was protected closes the channel for good and
/// wipes the keys; no data of the failed response is handed out. A success proves that whoever holds the session keys
/// sent this response to this command; whether that is a genuine chip is for passive and chip authentication to say.
package struct SecureMessaging: ~Copyable, Sendable {
    /// The block cipher of the channel.
    package let cipher: BlockCipher
    /// The departures from the standard that were tolerated so far, each once, in the order of their appearance.
    package private(set) var deviations: [AccessDeviation]

    private var keys: SessionKeys?
    private var counter: SendSequenceCounter
    /// Whether the command had an odd instruction byte whose response is awaited, so that data comes in DO'85'.
    private var awaitsOdd: Bool?
    private var scratch: SecretBytes

    /// A channel with these session keys.
    ///
    /// - Parameters:
    ///   - cipher: 3DES or AES; the MAC goes with it (retail MAC, CMAC of eight octets).
    ///   - encryptionKey: KS_Enc.
    ///   - macKey: KS_MAC.
    ///   - sendSequenceCounter: the start value, as many octets as a block has; nil for zero, which is right for
    ///     everything but Basic Access Control (9.8.6.3, 9.8.7.3).
    /// - Throws: `AccessError` with code `cryptography` where a key or the counter does not have the cipher's length.
    package init(
        cipher: BlockCipher, encryptionKey: borrowing SecretBytes, macKey: borrowing SecretBytes,
        sendSequenceCounter: [UInt8]? = nil
    ) throws(AccessError) {
        let start = sendSequenceCounter ?? [UInt8](repeating: 0, count: cipher.blockSize)
        guard start.count == cipher.blockSize, let counter = SendSequenceCounter(start) else {
            throw AccessError(
                .cryptography, .messagingCounterLength(count: start.count, size: cipher.blockSize))
        }
        let keys = try SessionKeys(cipher: cipher, encryptionKey: encryptionKey, macKey: macKey)
        self.cipher = cipher
        self.counter = counter
        self.keys = keys
        deviations = []
        scratch = SecretBytes(count: Self.initialScratch)
    }

    /// Whether a failure has closed the channel. It does not open again.
    package var isPoisoned: Bool { keys == nil }

    /// The most octets of plain data that a response can bring.
    ///
    /// - Parameter responseLength: the longest response that reader and chip can pass, status bytes included; 258 for
    ///   short length fields, where the answer is 231 with 3DES and 223 with AES.
    package func maximumResponseData(responseLength: Int = 258) -> Int {
        SecureMessagingLimits.responseData(cipher: cipher, responseLength: responseLength)
    }

    /// The most octets of plain data that a command can take.
    ///
    /// - Parameters:
    ///   - commandLength: the longest command that reader and chip can pass; 261 for short length fields.
    ///   - hasExpectedLength: whether the plain command has an Le.
    package func maximumCommandData(commandLength: Int = 261, hasExpectedLength: Bool) -> Int {
        SecureMessagingLimits.commandData(
            cipher: cipher, commandLength: commandLength, hasExpectedLength: hasExpectedLength)
    }

    /// Closes the channel and wipes the keys.
    package mutating func close() {
        keys = nil
        awaitsOdd = nil
        scratch = SecretBytes(count: 0)
    }

    /// The protected form of a command: class byte 0C, its data encrypted, its Le inside, a MAC over all of it (9.8.4).
    ///
    /// The protected command has extended length fields if the plain one has, or if short ones cannot hold it; whether
    /// chip and reader take that is the caller's to know (9.3.1.2).
    ///
    /// - Returns: the octets to send.
    /// - Throws: `AccessError`: `channelClosed`; `commandUnsuitable` or `commandTooLong`, which leave the channel as it
    ///   was; `outOfSequence` if the response to the last command was not unprotected, and `counterExhausted`, which
    ///   close it.
    package mutating func protect(_ command: CommandAPDU) throws(AccessError) -> [UInt8] {
        guard let keys else { throw Self.closed }
        let layout = try ProtectedCommandLayout(command, blockSize: cipher.blockSize)
        do throws(AccessError) {
            guard awaitsOdd == nil else {
                throw AccessError(.outOfSequence, .messagingResponseOutstanding)
            }
            try counter.increase()
            reserve(layout.scratchLength)
            let counter = self.counter
            let sealed = try unsafe scratch.withUnsafeMutableBytes { buffer throws(AccessError) -> [UInt8] in
                try unsafe layout.seal(command, in: buffer, keys: keys, counter: counter)
            }
            awaitsOdd = layout.isOdd
            return sealed
        } catch {
            close()
            throw error
        }
    }

    /// The plain form of a response, once its MAC was found right.
    ///
    /// A protected error or warning word is an ordinary result. Data and status bytes are exactly the chip's.
    ///
    /// - Parameter response: the whole response, status bytes included.
    /// - Throws: `AccessError`, after which the channel is closed: `channelLost` for an error word without protection,
    ///   with that word; `unprotectedResponse`, `macMissing`, `macInvalid`, `statusMismatch` and the codes for
    ///   malformed data objects.
    package mutating func unprotect(_ response: [UInt8]) throws(AccessError) -> ResponseAPDU {
        guard let keys else { throw Self.closed }
        do throws(AccessError) {
            guard let isOdd = awaitsOdd else {
                throw AccessError(.outOfSequence, .messagingResponseUnasked)
            }
            awaitsOdd = nil
            try counter.increase()
            let layout = try ProtectedResponseLayout(response, isOdd: isOdd)
            let blockSize = cipher.blockSize
            reserve(layout.scratchLength(blockSize: blockSize))
            let counter = self.counter
            let opened = try unsafe scratch.withUnsafeMutableBytes { buffer throws(AccessError) -> OpenedResponse in
                try unsafe layout.open(response, in: buffer, keys: keys, counter: counter, blockSize: blockSize)
            }
            for deviation in opened.deviations where !deviations.contains(deviation) { deviations.append(deviation) }
            return opened.response
        } catch {
            close()
            throw error
        }
    }

    /// Ends the channel and hands out its keyed ciphers and its counter, for a tester of chips, who forms messages that
    /// this channel never would; nil where it was closed.
    package consuming func released() -> (
        encryption: CBCCipher, authentication: MessageAuthenticator, counter: [UInt8]
    )? {
        keys.map { ($0.cbc, $0.authenticator, counter.octets) }
    }

    private mutating func reserve(_ length: Int) {
        if scratch.count < length { scratch = SecretBytes(count: length) }
    }

    private static var closed: AccessError { AccessError(.channelClosed) }

    /// Room for every command and response with short length fields.
    private static let initialScratch = 320
}
