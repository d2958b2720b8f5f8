// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassISO7816
internal import EPassLDS
internal import EPassMessages
internal import EPassTLV

/// Password Authenticated Connection Establishment, the terminal's side. Doc 9303-11, 4.4.
///
/// Five states, each of which is used up by the step that leads to the next; none of them talks to a chip:
///
/// ```swift
/// let selection = try PACE.start(candidate, password: password)
/// let nonce = try selection.receive(try await send(selection.command))
/// let mapping = try nonce.receive(try await send(nonce.command))
/// let agreement = try mapping.receive(try await send(mapping.command))
/// let authentication = try agreement.receive(try await send(agreement.command))
/// let channel = try authentication.receive(try await send(authentication.command)).secureMessaging()
/// ```
///
/// The master file is the current directory, and nothing is protected yet. Success proves that the chip knows the
/// password and that nobody stands between reader and chip who does not; it does not prove that the chip is genuine.
/// After an error reset the chip before anything else is tried (field note F-8).
package enum PACE {
    /// A step of the protocol.
    package enum Step: String, Sendable, Hashable, CaseIterable {
        /// MSE:Set AT names protocol, password and, where needed, domain parameters (4.4.4.1).
        case selection
        /// GENERAL AUTHENTICATE for the encrypted nonce.
        case nonce
        /// GENERAL AUTHENTICATE with mapping data.
        case mapping
        /// GENERAL AUTHENTICATE with the ephemeral public key.
        case keyAgreement
        /// GENERAL AUTHENTICATE with the authentication token.
        case authentication

        /// The command in the standard's notation.
        package var command: AccessStep {
            switch self {
            case .selection: .setAT
            case .nonce: .encryptedNonce
            case .mapping: .mapNonce
            case .keyAgreement: .keyAgreement
            case .authentication: .mutualAuthentication
            }
        }
    }

    /// Begins the protocol.
    ///
    /// - Parameters:
    ///   - candidate: protocol and domain parameters, from a `PACEOffer`.
    ///   - password: it may be used for another attempt.
    ///   - sendsParameterReference: whether MSE:Set AT has DO'84'; nil for what the standard demands. Chips differ
    ///     (field note F-4). It has no effect where the entry has no identifier to send.
    ///   - random: where the ephemeral keys and the nonce of the integrated mapping come from.
    /// - Returns: the state whose `command` is MSE:Set AT.
    /// - Throws: `AccessError` with code `cryptography`.
    package static func start(
        _ candidate: PACECandidate, password: borrowing PACEPassword, sendsParameterReference: Bool? = nil,
        random: RandomSource = .system
    ) throws(AccessError) -> AwaitingSelection {
        let run = PACERun(candidate: candidate, random: random)
        let sendsReference = sendsParameterReference ?? candidate.needsParameterReference
        return AwaitingSelection(
            run: run, passwordKind: password.kind, nonceKey: try password.key(candidate.cipher),
            sendsParameterReference: sendsReference && run.parameterReference != nil)
    }

    /// MSE:Set AT is sent; its acceptance is awaited. Doc 9303-11, 4.4.4.1.
    package struct AwaitingSelection: ~Copyable, Sendable {
        fileprivate var run: PACERun
        fileprivate let passwordKind: PACEPassword.Kind
        fileprivate let nonceKey: SecretBytes
        /// Whether the command has DO'84'.
        package let sendsParameterReference: Bool

        /// MSE:Set AT with the protocol's object identifier, the kind of password and, where wanted, the domain
        /// parameters.
        package var command: CommandAPDU {
            .setAuthenticationTemplate(
                mechanism: run.candidate.info.paceProtocol.objectIdentifierOctets,
                passwordReference: UInt8(truncatingIfNeeded: passwordKind.rawValue),
                parameterReference: sendsParameterReference ? run.parameterReference : nil)
        }

        /// Takes the chip's consent.
        ///
        /// 63Cx with two tries or more is consent too (BSI TR-03110-3, B.14.1); the number is kept as `triesLeft`.
        /// - Parameter response: the whole response, status bytes included.
        /// - Throws: `AccessError` as `PACERefusal` classifies the status bytes: `passwordSuspended` where one try is
        ///   left, which is not spent, `blocked`, `notSupported`; `dataObjectUnknown` where data comes.
        package consuming func receive(_ response: [UInt8]) throws(AccessError) -> AwaitingNonce {
            let answer = try ResponseAPDU.answer(response, to: Step.selection.command)
            if let tries = answer.statusBytes.triesLeft, tries >= 2 {
                run.triesLeft = tries
            } else if answer.statusBytes != .success {
                throw PACERefusal(answer.statusBytes, at: .selection).error
            }
            guard answer.data.isEmpty else {
                throw AccessError(
                    .dataObjectUnknown, status: answer.statusBytes, step: Step.selection.command, at: 0,
                    .paceSelectionHasData)
            }
            return AwaitingNonce(run: run, nonceKey: nonceKey)
        }
    }

    /// The request for the nonce is sent; the encrypted nonce z is awaited. Doc 9303-11, 4.4.5.1.
    package struct AwaitingNonce: ~Copyable, Sendable {
        fileprivate let run: PACERun
        fileprivate let nonceKey: SecretBytes

        /// The tries that the chip said are left, where it said so at MSE:Set AT.
        package var triesLeft: Int? { run.triesLeft }

        /// GENERAL AUTHENTICATE with an empty DO'7C'.
        package var command: CommandAPDU { .generalAuthenticate(DynamicAuthenticationData.command(), isChained: true) }

        /// Decrypts the nonce and prepares the mapping data.
        ///
        /// - Parameter response: the whole response, status bytes included.
        /// - Throws: `AccessError` as `PACERefusal` classifies the status bytes; `nonceLength`; the codes for data
        ///   objects.
        package consuming func receive(_ response: [UInt8]) throws(AccessError) -> AwaitingMapping {
            let step = try run.step(response, .nonce, allowed: [0x80])
            let nonce = try EncryptedNonce.open(
                try step.data.required(0x80, status: step.status), key: nonceKey, candidate: run.candidate)
            let mapping =
                run.candidate.mapping == .integrated
                ? try NonceMapping.integrated(run.candidate, nonce: nonce, random: run.random)
                : try NonceMapping.generic(run.candidate, nonce: nonce, random: run.random)
            return AwaitingMapping(run: run, mapping: mapping)
        }
    }

    /// The mapping data is sent; the chip's is awaited. Doc 9303-11, 4.4.5.2.
    package struct AwaitingMapping: ~Copyable, Sendable {
        fileprivate var run: PACERun
        fileprivate let mapping: NonceMapping

        /// GENERAL AUTHENTICATE with DO'81': the ephemeral public key, or the nonce t of the integrated mapping.
        package var command: CommandAPDU {
            run.command(
                0x81, mapping.data, isChained: true, answersWithElement: run.candidate.mapping != .integrated)
        }

        /// Maps the nonce and prepares the key agreement.
        ///
        /// - Parameter response: the whole response, status bytes included.
        /// - Throws: `AccessError`: `publicKeyEncoding`, `publicKeyInvalid`, `publicKeyReflected`,
        ///   `mappingDataNotEmpty`, `mappedGeneratorInvalid`, and those of status bytes and data objects.
        package consuming func receive(_ response: [UInt8]) throws(AccessError) -> AwaitingKeyAgreement {
            let step = try run.step(response, .mapping, allowed: [0x82])
            let mapped: MappedGenerator
            if run.candidate.mapping == .integrated {
                switch step.data[0x82] {
                case .none: run.tolerate(.emptyMappingDataAbsent)
                case .some([]): break
                case .some(let value):
                    throw AccessError(
                        .mappingDataNotEmpty, status: step.status, element: "DO'82'",
                        .paceMappingDataNotEmpty(count: value.count))
                }
                mapped = try mapping.mapped(chip: [])
            } else {
                let value = try step.data.required(0x82, status: step.status)
                let octets = run.minimal(value)
                if octets != value { run.tolerate(.publicValueFilled) }
                mapped = try mapping.mapped(chip: octets)
            }
            run.chipMappingKey = mapped.chipKey
            return AwaitingKeyAgreement(
                run: run, key: try EphemeralKey(on: mapped.generator, in: run.candidate.group, random: run.random))
        }
    }

    /// The ephemeral public key on the mapped generator is sent; the chip's is awaited. Doc 9303-11, 4.4.5.3.
    package struct AwaitingKeyAgreement: ~Copyable, Sendable {
        fileprivate let run: PACERun
        fileprivate let key: EphemeralKey

        /// GENERAL AUTHENTICATE with DO'83'.
        package var command: CommandAPDU { run.command(0x83, key.publicKey, isChained: true) }

        /// Agrees on the shared secret, derives the session keys and prepares the terminal's token.
        ///
        /// - Parameter response: the whole response, status bytes included.
        /// - Throws: `AccessError`: `publicKeyEncoding`, `publicKeyInvalid`, `publicKeyReflected`, and those of status
        ///   bytes and data objects.
        package consuming func receive(_ response: [UInt8]) throws(AccessError) -> AwaitingAuthentication {
            let step = try run.step(response, .keyAgreement, allowed: [0x84])
            let chipKey = try step.data.required(0x84, status: step.status)
            let secret = try key.sharedSecret(with: chipKey, element: "DO'84'")
            let keys = try DerivedKeys(seed: secret, cipher: run.candidate.cipher)
            let tokens = try AuthenticationTokens(
                candidate: run.candidate, macKey: keys.mac, terminalKey: key.publicKey, chipKey: chipKey)
            return AwaitingAuthentication(
                run: run, keys: keys, tokens: tokens,
                compressedTerminalKey: try PublicKeyCompression.compress(key.publicKey, in: run.candidate.group),
                compressedChipKey: try PublicKeyCompression.compress(chipKey, in: run.candidate.group))
        }
    }

    /// The terminal's token T_IFD is sent; the chip's is awaited. Doc 9303-11, 4.4.3.4 and 4.4.5.4.
    package struct AwaitingAuthentication: ~Copyable, Sendable {
        fileprivate var run: PACERun
        fileprivate let keys: DerivedKeys
        fileprivate let tokens: AuthenticationTokens
        fileprivate let compressedTerminalKey: [UInt8]
        fileprivate let compressedChipKey: [UInt8]

        /// GENERAL AUTHENTICATE with DO'85', the last of the chain.
        package var command: CommandAPDU {
            run.command(0x85, tokens.terminal, isChained: false, answersWithElement: false)
        }

        /// Checks the chip's token before anything else of the answer is used.
        ///
        /// - Parameter response: the whole response, status bytes included.
        /// - Throws: `AccessError`: `wrongPassword` and others as `PACERefusal` classifies the status bytes;
        ///   `authenticationTokenLength`, `authenticationTokenInvalid`; `chipAuthenticationDataMissing`,
        ///   `chipAuthenticationDataUnexpected`, `cryptogramInvalid`; the codes for data objects.
        package consuming func receive(_ response: [UInt8]) throws(AccessError) -> Established {
            let step = try run.step(response, .authentication, allowed: [0x86, 0x87, 0x88, 0x8A])
            let token = try step.data.required(0x86, status: step.status)
            guard token.count == AuthenticationTokens.length else {
                throw AccessError(
                    .authenticationTokenLength, status: step.status, element: "DO'86'",
                    .paceTokenLength(count: token.count))
            }
            guard constantTimeEquals(token, tokens.chip) else {
                throw AccessError(
                    .authenticationTokenInvalid, status: step.status, element: "DO'86'",
                    .paceTokenWrong)
            }
            if step.data.isReordered { run.tolerate(.dataObjectsReordered) }
            let chipAuthentication = try run.chipAuthentication(
                step.data[0x8A], encryptionKey: keys.encryption, status: step.status)
            return Established(
                run: run,
                messaging: try SecureMessaging(
                    cipher: run.candidate.cipher, encryptionKey: keys.encryption, macKey: keys.mac),
                chipAuthentication: chipAuthentication,
                certificationAuthorityReferences: [step.data[0x87], step.data[0x88]].compactMap { $0 },
                compressedTerminalKey: compressedTerminalKey, compressedChipKey: compressedChipKey)
        }
    }

    /// Both sides have proven that they know the password, and share session keys.
    package struct Established: ~Copyable, Sendable {
        fileprivate let run: PACERun
        fileprivate let messaging: SecureMessaging
        /// What the chip sent for chip authentication mapping; nil for the other mappings. It is not checked yet.
        package let chipAuthentication: PACEChipAuthenticationData?
        /// The certification authority references of DO'87' (the most recent one) and DO'88', as sent. Not
        /// authenticated.
        package let certificationAuthorityReferences: [[UInt8]]
        /// Comp(PK_DH,IFD), which terminal authentication signs after chip authentication mapping (7.1.2): the
        /// x-coordinate of the terminal's ephemeral key of the key agreement, or the SHA-1 hash of the number.
        package let compressedTerminalKey: [UInt8]
        /// ID_IC = Comp(PK_DH,IC), by which terminal authentication names the chip (7.1.2): the same of the chip's
        /// ephemeral key.
        package let compressedChipKey: [UInt8]

        /// Protocol and domain parameters that were used.
        package var candidate: PACECandidate { run.candidate }
        /// The tries that the chip said at MSE:Set AT were left, where it said so.
        package var triesLeft: Int? { run.triesLeft }
        /// The departures from the standard that were tolerated.
        package var deviations: [AccessDeviation] { run.deviations }

        /// The secure channel, whose counter stands at zero (9.8.6.3, 9.8.7.3). Every command from now on goes through
        /// it.
        package consuming func secureMessaging() -> SecureMessaging { messaging }
    }
}
