// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV

/// The chip's half of one run of PACE, from the nonce to the tokens (Doc 9303-11, 4.4), written from the standard's
/// text and not from the terminal's half.
///
/// The chip drops the value after any refusal: a nonce serves for one attempt.
struct ChipPACE: Sendable {
    /// What was chosen by MSE:Set AT.
    let offer: ChipPACEOffer
    /// The password that was chosen.
    let password: PasswordKind
    /// The references of trust points that the terminal asked for, the newest first (4.4.5).
    private let references: [[UInt8]]
    /// Last command of the chain expected (ISO/IEC 7816-4, 5.6).
    static let lastCommandExpected = StatusBytes(0x6883)

    private var phase = Phase.selected

    /// How far the run is.
    private enum Phase: Sendable {
        case selected
        case nonceSent(nonce: ChipSecret)
        case mapped(generator: GroupElement, mappingKey: ChipSecret?)
        case agreed(Agreement)
    }

    /// What both sides know after step 3.
    private struct Agreement: Sendable {
        let sessionEncryption: ChipSecret
        let sessionMAC: ChipSecret
        let chipKey: [UInt8]
        let terminalKey: [UInt8]
        let mappingKey: ChipSecret?
    }

    /// What a step is answered with.
    struct Answer {
        /// The value of `DO'7C'`.
        let data: [UInt8]
        /// The secure channel, after the last step.
        var session: ChipSecureMessaging?
        /// What terminal authentication is bound to, after the last step.
        var compressedKeys: CompressedKeys?
    }

    /// The ephemeral keys in the form that terminal authentication signs (Doc 9303-11, 7.1.2).
    struct CompressedKeys {
        /// ID_IC = Comp(PK_DH,IC).
        let chip: [UInt8]
        /// Comp(PK_DH,IFD), where the mapping proved the chip.
        let terminal: [UInt8]?
    }

    /// Where the chip takes its values from, and in what it departs from a well-behaved one.
    struct Circumstances {
        let random: RandomSource
        let fixedValues: FixedPACEValues?
        let behaviour: ChipBehaviour
    }

    init(offer: ChipPACEOffer, password: PasswordKind, references: [[UInt8]] = []) {
        self.references = references
        self.offer = offer
        self.password = password
    }

    /// Whether the next step is the last, which ends the chain of commands (4.4.4.3).
    var awaitsLastStep: Bool { if case .agreed = phase { true } else { false } }

    /// Takes one step.
    ///
    /// - Throws: 6985 out of order, 6A80 for data that is not valid, 6300 or 63Cx where the token is wrong, 6983 and
    ///   6985 for a password that is blocked or suspended.
    mutating func answer(
        _ data: ChipCommand.AuthenticationData, passwords: inout ChipPasswords, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        do {
            switch (phase, data) {
            case (.selected, .requestForNonce):
                try passwords.checkUsable(password)
                return try sendNonce(passwords, circumstances)
            case (.nonceSent(let nonce), .mapping(let value)):
                return try map(value, nonce, circumstances)
            case (.mapped(let generator, let mappingKey), .publicKey(let value)):
                return try agree(value, generator, mappingKey, circumstances)
            case (.agreed(let agreement), .token(let value)):
                return try authenticate(value, agreement, &passwords, circumstances)
            default: throw ChipCommand.Refusal(.conditionsNotSatisfied)
            }
        } catch let refusal as ChipCommand.Refusal {
            throw refusal
        } catch {
            throw ChipCommand.Refusal(.noDiagnosis)
        }
    }

    /// Step 1: z = E(K_π, s) in CBC mode with an IV of zeros (4.4.3.3).
    private mutating func sendNonce(_ passwords: ChipPasswords, _ circumstances: Circumstances) throws -> Answer {
        let nonce = ChipSecret(
            try circumstances.fixedValues.map { SecretBytes(copying: $0.nonce) }
                ?? circumstances.random.secret(nonceLength))
        let cipher = try CBCCipher(offer.cipher, key: passwords.key(password, cipher: offer.cipher))
        let plain = unsafe nonce.octets.withUnsafeBytes { unsafe Array($0) }
        let zeros = [UInt8](repeating: 0, count: offer.cipher.blockSize)
        var encrypted = try cipher.encrypt(plain, iv: zeros)
        if circumstances.behaviour.paceFault == .nonceTruncated { encrypted = encrypted.dropLast() }
        phase = .nonceSent(nonce: nonce)
        return Answer(data: TLVWriter.encode(0x80, encrypted))
    }

    /// For the integrated mapping the least number of whole blocks that holds a key; otherwise the chip may choose
    /// (4.4.3.3).
    private var nonceLength: Int {
        offer.paceProtocol.mapping == .integrated && offer.cipher.keyLength > 16 ? 32 : 16
    }

    /// Step 2: the ephemeral generator.
    private mutating func map(_ data: [UInt8], _ nonce: ChipSecret, _ circumstances: Circumstances) throws -> Answer {
        if circumstances.behaviour.paceFault == .mappingRefused { throw ChipCommand.Refusal(.incorrectData) }
        let generator: GroupElement
        var own: [UInt8] = []
        var mappingKey: ChipSecret?
        switch offer.paceProtocol.mapping {
        case .integrated:
            generator = try ChipIntegratedMapping(group: offer.group, cipher: offer.cipher)
                .generator(chipNonce: nonce, terminalNonce: data)
        case .generic, .chipAuthentication:
            let terminal = try terminalKey(data, circumstances)
            let pair = try keyPair(
                fixed: circumstances.fixedValues?.mappingKey, base: nil, circumstances,
                isWanted: { key, _ in try Self.beginsWithZeros(key.publicKey, offer.group) })
            let agreed = try offer.group.multiply(terminal, by: pair.scalar.octets)
            let masked = try offer.group.multiplyGenerator(by: nonce.octets)
            generator = try offer.group.add(masked, agreed)
            own = try pair.key.publicKey
            if case .mappingKey(let fault)? = circumstances.behaviour.paceFault {
                own = fault.applied(to: own, of: offer.group, peer: data)
            }
            if offer.paceProtocol.mapping == .chipAuthentication { mappingKey = pair.scalar }
        }
        guard !generator.isNeutral else { throw ChipCommand.Refusal(.authenticationFailed) }
        phase = .mapped(generator: generator, mappingKey: mappingKey)
        return Answer(data: TLVWriter.encode(0x82, own))
    }

    private func terminalKey(_ octets: [UInt8], _ circumstances: Circumstances) throws -> GroupElement {
        guard circumstances.behaviour.omits.contains(.paceKey) else { return try offer.group.terminalKey(octets) }
        return try (try? offer.group.terminalKey(octets)) ?? offer.group.generator()
    }

    /// Step 3: the key agreement on the ephemeral generator, and the session keys (9.7.4).
    private mutating func agree(
        _ data: [UInt8], _ generator: GroupElement, _ mappingKey: ChipSecret?, _ circumstances: Circumstances
    ) throws -> Answer {
        let group = offer.group
        let terminal = try terminalKey(data, circumstances)
        let pair = try keyPair(
            fixed: circumstances.fixedValues?.agreementKey, base: generator, circumstances,
            isWanted: { _, scalar in
                let shared = try group.multiply(terminal, by: scalar.octets)
                return try Self.beginsWithZeros(shared.publicKey, group)
            })
        // 4.4.1, 3 d.
        guard try pair.key.publicKey != terminal.publicKey else { throw ChipCommand.Refusal(.incorrectData) }
        let shared = try group.multiply(terminal, by: pair.scalar.octets)
        guard !shared.isNeutral else { throw ChipCommand.Refusal(.authenticationFailed) }
        let secret = try shared.sharedSecret()
        phase = .agreed(
            Agreement(
                sessionEncryption: ChipSecret(
                    try KeyDerivation.key(seed: secret, purpose: .encryption, cipher: offer.cipher)),
                sessionMAC: ChipSecret(try KeyDerivation.key(seed: secret, purpose: .mac, cipher: offer.cipher)),
                chipKey: try pair.key.publicKey, terminalKey: data, mappingKey: mappingKey))
        var own = try pair.key.publicKey
        if case .agreementKey(let fault)? = circumstances.behaviour.paceFault {
            own = fault.applied(to: own, of: group, peer: data)
        }
        return Answer(data: TLVWriter.encode(0x84, own))
    }

    /// Step 4: the tokens (4.4.3.4), and what proves the chip where the mapping does (4.4.3.5).
    private mutating func authenticate(
        _ token: [UInt8], _ agreement: Agreement, _ passwords: inout ChipPasswords, _ circumstances: Circumstances
    ) throws -> Answer {
        let authenticator = try MessageAuthenticator(offer.cipher, key: agreement.sessionMAC.octets)
        guard
            try constantTimeEquals(self.token(authenticator, over: agreement.chipKey), token)
                || circumstances.behaviour.omits.contains(.paceToken)
        else {
            throw ChipCommand.Refusal(passwords.countFailure(password))
        }
        var own = try self.token(authenticator, over: agreement.terminalKey)
        if circumstances.behaviour.paceFault == .wrongToken, let last = own.indices.last { own[last] ^= 0x01 }
        var writer = TLVWriter()
        writer.append(0x86, own)
        for (tag, reference) in zip([TLVTag(0x87), 0x88], references) { writer.append(tag, reference) }
        if let mappingKey = agreement.mappingKey, let staticKey = offer.staticKey {
            let data = try chipAuthenticationData(staticKey, mappingKey, agreement, circumstances)
            if !data.isEmpty { writer.append(0x8A, data) }
        }
        passwords.noteSuccess(password)
        // 9.8.6.3 and 9.8.7.3: the counter begins with zero.
        let session = try ChipSecureMessaging(
            cipher: offer.cipher, encryptionKey: agreement.sessionEncryption.octets,
            macKey: agreement.sessionMAC.octets, counter: [UInt8](repeating: 0, count: offer.cipher.blockSize))
        let keys = CompressedKeys(
            chip: try ChipAgreementKey.compressed(agreement.chipKey, offer.group),
            terminal: offer.paceProtocol.mapping == .chipAuthentication
                ? try ChipAgreementKey.compressed(agreement.terminalKey, offer.group) : nil)
        return Answer(data: writer.bytes, session: session, compressedKeys: keys)
    }

    /// 4.4.3.5: empty where the chip leaves it out.
    private func chipAuthenticationData(
        _ staticKey: ChipSecret, _ mappingKey: ChipSecret, _ agreement: Agreement, _ circumstances: Circumstances
    ) throws -> [UInt8] {
        let used: ChipSecret =
            switch circumstances.behaviour.paceFault {
            case .wrongChipAuthenticationData: mappingKey
            case .otherStaticKey: ChipSecret(try offer.group.randomScalar(circumstances.random))
            default: staticKey
            }
        let data = try ChipAuthenticationMapping(group: offer.group, cipher: offer.cipher).encryptedData(
            staticKey: used, mappingKey: mappingKey, sessionKey: agreement.sessionEncryption,
            fault: circumstances.behaviour.paceFault)
        return switch circumstances.behaviour.paceFault {
        case .randomChipAuthenticationData: try circumstances.random.bytes(data.count)
        case .missingChipAuthenticationData: []
        default: data
        }
    }

    /// The token over a public key: DO'7F49' with the protocol's object identifier and the key alone (9.4.5).
    private func token(_ authenticator: MessageAuthenticator, over publicKey: [UInt8]) throws(CryptoError) -> [UInt8] {
        var writer = TLVWriter()
        writer.append(0x06, offer.paceProtocol.objectIdentifierOctets)
        writer.append(offer.group.isElliptic ? 0x86 : 0x84, publicKey)
        let object = TLVWriter.encode(0x7F49, writer.bytes)
        // The retail MAC pads by method 2; CMAC pads by itself.
        return try authenticator.mac(
            offer.cipher == .tripleDES ? ISO9797Padding.pad(object, blockSize: 8) : object)
    }
}

// MARK: - Keys

extension ChipPACE {
    private struct KeyPair {
        let scalar: ChipSecret
        let key: GroupElement
    }

    /// An ephemeral key pair on a base, the generator of the group where it is nil.
    ///
    /// - Parameter isWanted: where the chip likes values that begin with zeros, which pairs it takes.
    private func keyPair(
        fixed: [UInt8]?, base: GroupElement?, _ circumstances: Circumstances,
        isWanted: (GroupElement, ChipSecret) throws -> Bool
    ) throws -> KeyPair {
        let isPicky = circumstances.behaviour.prefersLeadingZeros
        // About one in 256 fits; the bound is for the case that the generator of random numbers is broken.
        for _ in 0..<8192 {
            let scalar = ChipSecret(
                try fixed.map { SecretBytes(copying: $0) } ?? offer.group.randomScalar(circumstances.random))
            let key =
                try base.map { try offer.group.multiply($0, by: scalar.octets) }
                ?? offer.group.multiplyGenerator(by: scalar.octets)
            guard try fixed == nil && isPicky && !isWanted(key, scalar) else {
                return KeyPair(scalar: scalar, key: key)
            }
        }
        throw ChipCommand.Refusal(.noDiagnosis)
    }

    /// Whether the x-coordinate begins with a zero octet, or the number is shorter than the prime.
    private static func beginsWithZeros(_ publicKey: [UInt8], _ group: KeyAgreementGroup) -> Bool {
        group.isElliptic ? publicKey.dropFirst().first == 0 : publicKey.count < group.elementLength
    }
}
