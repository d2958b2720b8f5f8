// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassISO7816
internal import EPassLDS
internal import EPassMessages
internal import EPassTLV

/// Chip Authentication version 1, the terminal's side. Doc 9303-11, 6.2.
///
/// ```swift
/// var run = try ChipAuthentication.start(
///     candidate, variant: attempt.variant, sendsKeyReference: attempt.sendsKeyReference)
/// while let command = run.command {
///     try run.receive(try await sendThroughTheOldChannel(command))
/// }
/// let channel = try run.established().secureMessaging()
/// ```
///
/// The commands go through the channel that is open; it stays open and good where the chip refuses (6.2.4.1). The
/// chip's consent proves nothing: it is authenticated only when it has answered a command under the new keys, and then
/// only if its static key comes from a file that passive authentication found authentic (6.2.2).
package enum ChipAuthentication {
    /// What a response led to.
    package enum Step: String, Sendable, Hashable, CaseIterable {
        /// There is another command to send.
        case next
        /// The chip agreed; the new channel can be had.
        case established
    }

    /// Begins the protocol with a fresh ephemeral key pair.
    ///
    /// - Parameters:
    ///   - candidate: key and protocol, from a `ChipAuthenticationOffer`.
    ///   - variant: the commands; nil for the first of the candidate's. MSE:Set KAT goes with 3DES only.
    ///   - sendsKeyReference: whether DO'84' names the key; nil for whenever the key has an identifier. It has no
    ///     effect where it has none.
    ///   - random: where the ephemeral key comes from.
    /// - Throws: `AccessError`: `commandUnsuitable` for MSE:Set KAT with AES, `cryptography`.
    package static func start(
        _ candidate: ChipAuthenticationCandidate, variant: ChipAuthenticationCandidate.Variant? = nil,
        sendsKeyReference: Bool? = nil, random: RandomSource = .system
    ) throws(AccessError) -> Run {
        let variant = variant ?? (candidate.cipher == .tripleDES ? .keyAgreementTemplate : .authenticationTemplate)
        guard candidate.variants.contains(variant) else {
            throw AccessError(
                .commandUnsuitable, element: variant.commands,
                .caKeyAgreementTemplate3DES(algorithm: candidate.chipAuthenticationProtocol))
        }
        return Run(
            candidate: candidate, variant: variant,
            keyReference: sendsKeyReference ?? true ? candidate.keyReference : nil,
            key: try EphemeralKey(in: candidate.key.group, random: random))
    }

    /// A run of the protocol: the next command, and what became of the last one. The ephemeral private key is wiped
    /// with the value.
    package struct Run: ~Copyable, Sendable {
        private enum State {
            case keyAgreementTemplate, authenticationTemplate, generalAuthenticate, established, refused
        }

        /// The chip's key, and the protocol that is run with it.
        package let candidate: ChipAuthenticationCandidate
        /// By which commands it is run: one with MSE:Set KAT, two with MSE:Set AT.
        package let variant: ChipAuthenticationCandidate.Variant
        /// The departures from the standard that were tolerated, those of the candidate first.
        package private(set) var deviations: [AccessDeviation]
        private let keyReference: [UInt8]?
        private let key: EphemeralKey
        private var state: State

        fileprivate init(
            candidate: ChipAuthenticationCandidate, variant: ChipAuthenticationCandidate.Variant,
            keyReference: [UInt8]?, key: consuming EphemeralKey
        ) {
            self.candidate = candidate
            self.variant = variant
            self.keyReference = keyReference
            self.key = key
            deviations = candidate.deviations
            state = variant == .keyAgreementTemplate ? .keyAgreementTemplate : .authenticationTemplate
        }

        /// Whether the commands have DO'84'.
        package var sendsKeyReference: Bool { keyReference != nil }

        /// The terminal's ephemeral public key as it is sent (Doc 9303-11, 9.4.5).
        package var ephemeralPublicKey: [UInt8] { key.publicKey }

        /// The next plain command, to be sent through the old channel; nil once the chip has agreed or refused.
        package var command: CommandAPDU? {
            switch state {
            case .keyAgreementTemplate: .setKeyAgreementTemplate(publicKey: key.publicKey, keyReference: keyReference)
            case .authenticationTemplate:
                .setChipAuthenticationTemplate(
                    mechanism: candidate.chipAuthenticationProtocol.objectIdentifierOctets, keyReference: keyReference)
            case .generalAuthenticate:
                .generalAuthenticate(
                    DynamicAuthenticationData.command(0x80, key.publicKey), isChained: false, expectedLength: 256)
            case .established, .refused: nil
            }
        }

        /// Takes the plain response to ``command``.
        ///
        /// - Throws: `AccessError`: `chipAuthenticationRefused` with the status bytes and the command, where the old
        ///   channel stays good; `outOfSequence` where no command is outstanding; the codes for data objects. The run
        ///   is over then.
        @discardableResult
        package mutating func receive(_ plain: ResponseAPDU) throws(AccessError) -> Step {
            let sent = state
            state = .refused
            let step: AccessStep
            switch sent {
            case .keyAgreementTemplate: step = .setKAT
            case .authenticationTemplate: step = .setAT
            case .generalAuthenticate: step = .generalAuthenticate
            case .established, .refused:
                throw AccessError(.outOfSequence, .caResponseUnasked)
            }
            guard plain.statusBytes == .success else {
                throw AccessError(
                    .chipAuthenticationRefused, status: plain.statusBytes, step: step,
                    .caRefused(meaning: plain.statusBytes.message))
            }
            guard sent == .generalAuthenticate else {
                guard plain.data.isEmpty else {
                    throw AccessError(
                        .dataObjectUnknown, status: plain.statusBytes, step: step, at: 0,
                        .caAnswerHasData(command: step.rawValue))
                }
                state = sent == .keyAgreementTemplate ? .established : .generalAuthenticate
                return sent == .keyAgreementTemplate ? .established : .next
            }
            if plain.data.isEmpty {
                // Nothing rests on the empty template; the first answer under the new keys decides.
                if !deviations.contains(.dynamicAuthenticationDataAbsent) {
                    deviations.append(.dynamicAuthenticationDataAbsent)
                }
            } else {
                _ = try DynamicAuthenticationData(plain.data, allowed: [], status: plain.statusBytes)
            }
            state = .established
            return .established
        }

        /// The new channel's keys.
        ///
        /// - Throws: `AccessError`: `outOfSequence` where the chip has not agreed; `cryptography`.
        package consuming func established() throws(AccessError) -> Established {
            guard state == .established else {
                throw AccessError(.outOfSequence, .caNotAgreed)
            }
            let secret = try key.sharedSecret(with: candidate.key.element)
            let keys = try DerivedKeys(seed: secret, cipher: candidate.cipher)
            return Established(
                messaging: try SecureMessaging(
                    cipher: candidate.cipher, encryptionKey: keys.encryption, macKey: keys.mac),
                ephemeralPublicKey: key.publicKey,
                compressedEphemeralKey: try PublicKeyCompression.compress(key.publicKey, in: candidate.key.group),
                deviations: deviations)
        }
    }

    /// The chip agreed, and the new keys are derived. Nothing is proven before a command was answered under them.
    package struct Established: ~Copyable, Sendable {
        fileprivate let messaging: SecureMessaging
        /// The terminal's ephemeral public key as it was sent (Doc 9303-11, 9.4.5).
        package let ephemeralPublicKey: [UInt8]
        /// Comp(PK_DH,IFD), which terminal authentication signs: the x-coordinate, or the SHA-1 hash of the number
        /// (7.1.4.1.3, 7.1.4.2.3).
        package let compressedEphemeralKey: [UInt8]
        /// The departures from the standard that were tolerated.
        package let deviations: [AccessDeviation]

        /// The new channel, whose counter stands at zero (9.8.6.3, 9.8.7.3). Every command from now on goes through it.
        package consuming func secureMessaging() -> SecureMessaging { messaging }
    }
}
