// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassISO7816
internal import EPassMessages

/// Basic Access Control, the terminal's side. Doc 9303-11, 4.3.
///
/// Three states, each of which is used up by the step that leads to the next; none of them talks to a chip:
///
/// ```swift
/// let first = try BAC.start(key: key)
/// let second = try first.receive(try await send(first.command))
/// let channel = try second.receive(try await send(second.command)).secureMessaging()
/// ```
///
/// The eMRTD application must be selected before. Success proves that the chip knows the MRZ information; it does not
/// prove that the chip is genuine. The protocol is old: who overhears it and can guess the MRZ information can read
/// along.
package enum BAC {
    /// Begins the protocol.
    ///
    /// - Parameters:
    ///   - key: the MRZ information; it may be used for another attempt.
    ///   - random: where RND.IFD and K.IFD come from.
    /// - Returns: the state whose `command` is GET CHALLENGE.
    /// - Throws: `AccessError` with code `cryptography`.
    package static func start(
        key: borrowing AccessKey, random: RandomSource = .system
    ) throws(AccessError) -> AwaitingChallenge {
        let seed = try key.seed()
        return try start(seed: seed, random: random)
    }

    /// Begins the protocol from K_seed.
    package static func start(seed: borrowing SecretBytes, random: RandomSource) throws(AccessError)
        -> AwaitingChallenge
    {
        AwaitingChallenge(keys: try BACKeys(seed: seed), random: random)
    }

    /// GET CHALLENGE is sent; the chip's nonce RND.IC is awaited. Doc 9303-11, 4.3.4.1.
    package struct AwaitingChallenge: ~Copyable, Sendable {
        fileprivate let keys: BACKeys
        fileprivate let random: RandomSource

        /// GET CHALLENGE for eight octets.
        package var command: CommandAPDU { .getChallenge(length: BAC.nonceLength) }

        /// Takes the chip's nonce and prepares the terminal's authentication.
        ///
        /// - Parameter response: the whole response, status bytes included.
        /// - Throws: `AccessError` as `AccessRefusal` classifies the status bytes; `challengeLength` where the nonce
        ///   does not have eight octets.
        package consuming func receive(_ response: [UInt8]) throws(AccessError) -> AwaitingAuthentication {
            let answer = try BAC.accept(response, step: .getChallenge)
            guard answer.data.count == BAC.nonceLength else {
                throw AccessError(
                    .challengeLength, status: answer.statusBytes, step: .getChallenge,
                    .bacChallengeLength(count: answer.data.count))
            }
            do {
                let terminalNonce = try random.bytes(BAC.nonceLength)
                let terminalKey = try random.secret(BAC.keyingLength)
                let authentication = try keys.authentication(
                    terminalNonce: terminalNonce, chipNonce: answer.data, terminalKey: terminalKey)
                return AwaitingAuthentication(
                    keys: keys, authentication: authentication, terminalNonce: terminalNonce, chipNonce: answer.data,
                    terminalKey: terminalKey)
            } catch {
                throw AccessError(wrapping: error)
            }
        }
    }

    /// EXTERNAL AUTHENTICATE is sent; the chip's authentication E.IC, M.IC is awaited. Doc 9303-11, 4.3.4.2.
    package struct AwaitingAuthentication: ~Copyable, Sendable {
        fileprivate let keys: BACKeys
        fileprivate let authentication: [UInt8]
        fileprivate let terminalNonce: [UInt8]
        fileprivate let chipNonce: [UInt8]
        fileprivate let terminalKey: SecretBytes

        /// EXTERNAL AUTHENTICATE with E.IFD and M.IFD.
        package var command: CommandAPDU {
            .externalAuthenticate(authentication, expectedLength: BAC.authenticationLength)
        }

        /// Checks the chip's authentication: its length, M.IC, RND.IC, RND.IFD, in this order.
        ///
        /// - Parameter response: the whole response, status bytes included.
        /// - Throws: `AccessError` as `AccessRefusal` classifies the status bytes; `authenticationLength`,
        ///   `authenticationMAC`, `chipNonceMismatch`, `terminalNonceMismatch`, after which the chip is not to be
        ///   trusted.
        package consuming func receive(_ response: [UInt8]) throws(AccessError) -> Established {
            let answer = try BAC.accept(response, step: .externalAuthenticate)
            guard answer.data.count == BAC.authenticationLength else {
                throw AccessError(
                    .authenticationLength, status: answer.statusBytes, step: .externalAuthenticate,
                    .bacAuthenticationLength(count: answer.data.count))
            }
            let seed = try keys.sessionSeed(
                from: answer.data, terminalNonce: terminalNonce, chipNonce: chipNonce, terminalKey: terminalKey)
            let sessionKeys = try DerivedKeys(seed: seed, cipher: .tripleDES)
            return Established(
                messaging: try SecureMessaging(
                    cipher: .tripleDES, encryptionKey: sessionKeys.encryption, macKey: sessionKeys.mac,
                    sendSequenceCounter: Array(chipNonce.suffix(4) + terminalNonce.suffix(4))))
        }
    }

    /// Both sides have proven that they know the key, and share session keys.
    package struct Established: ~Copyable, Sendable {
        fileprivate let messaging: SecureMessaging

        /// The secure channel, whose counter stands at RND.IC and RND.IFD (9.8.6.3). Every command from now on goes
        /// through it.
        package consuming func secureMessaging() -> SecureMessaging { messaging }
    }

    /// The octets of RND.IC and of RND.IFD.
    static let nonceLength = 8
    /// The octets of K.IC and of K.IFD.
    static let keyingLength = 16
    /// The octets of E.IC and M.IC.
    static let authenticationLength = 40

    /// A response with status bytes 9000, whose data the caller checks.
    fileprivate static func accept(
        _ response: [UInt8], step: AccessRefusal.Step
    ) throws(AccessError) -> ResponseAPDU {
        let answer = try ResponseAPDU.answer(response, to: step.command)
        guard answer.statusBytes == .success else {
            throw AccessRefusal(answer.statusBytes, at: step).error
        }
        return answer
    }
}
