// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassAccess

/// The other end of PACE with fixed keys, written for these tests: it makes the answers that an honest chip makes.
struct HonestChip {
    let candidate: PACECandidate
    let password: String
    let nonce: [UInt8]
    let mappingKey: [UInt8]
    let agreementKey: [UInt8]

    /// The run up to the commands with mapping data and with the ephemeral public key.
    func commands() throws -> (mapping: CommandAPDU, agreement: CommandAPDU) {
        let group = candidate.group
        let first = try PACE.start(candidate, password: PACEPassword.can(password)).receive(Chip.status(0x9000))
            .receive(Chip.answer(Chip.object(0x80, nonce)))
        let mapping = first.command
        let answer =
            try candidate.mapping == .integrated
            ? [] : group.multiplyGenerator(by: SecretBytes(copying: mappingKey)).publicKey
        return (mapping, try first.receive(Chip.answer(Chip.object(0x82, answer))).command)
    }

    /// The whole run, and the channel's first command and its answer.
    func run(random: RandomSource) throws -> [UInt8] {
        let group = candidate.group
        let cipher = candidate.cipher
        let zero = [UInt8](repeating: 0, count: cipher.blockSize)
        let key = try PACEPassword.can(password).key(cipher)
        let encrypted = try CBCCipher(cipher, key: key).encrypt(nonce, iv: zero)
        let first = try PACE.start(candidate, password: PACEPassword.can(password), random: random)
            .receive(Chip.status(0x9000)).receive(Chip.answer(Chip.object(0x80, encrypted)))
        let terminalMapping = try value(of: first.command, 0x81)
        let generator: GroupElement
        let answer: [UInt8]
        if candidate.mapping == .integrated {
            generator = try IntegratedMapping.generator(
                in: group, cipher: cipher, nonce: SecretBytes(copying: nonce), terminalNonce: terminalMapping)
            answer = []
        } else {
            let common = try group.multiply(
                group.element(decoding: terminalMapping), by: SecretBytes(copying: mappingKey))
            generator = try group.add(group.multiplyGenerator(by: SecretBytes(copying: nonce)), common)
            answer = try group.multiplyGenerator(by: SecretBytes(copying: mappingKey)).publicKey
        }
        let second = try first.receive(Chip.answer(Chip.object(0x82, answer)))
        let terminalKey = try value(of: second.command, 0x83)
        let chipKey = try group.multiply(generator, by: SecretBytes(copying: agreementKey)).publicKey
        let secret = try group.multiply(
            group.element(decoding: terminalKey), by: SecretBytes(copying: agreementKey)
        ).sharedSecret()
        #expect(secret.count == group.elementLength)
        let third = try second.receive(Chip.answer(Chip.object(0x84, chipKey)))
        // The keys by the clause (9.7.1), the tokens over the octets that went over the wire (4.4.3.4).
        let macKey = try KeyDerivation.key(seed: secret, purpose: .mac, cipher: cipher)
        let encryptionKey = try KeyDerivation.key(seed: secret, purpose: .encryption, cipher: cipher)
        #expect(try value(of: third.command, 0x85) == token(over: chipKey, macKey))
        let established = try third.receive(
            Chip.answer(Chip.object(0x86, token(over: terminalKey, macKey))))
        #expect(established.deviations == [])
        var channel = established.secureMessaging()
        // The counter begins at zero (9.8.6.3, 9.8.7.3): both ends agree on the first exchange.
        let side = ChipSide(cipher, encryptionKey: copied(encryptionKey), macKey: copied(macKey))
        _ = try channel.protect(anyRead)
        return try channel.unprotect(side.response([1, 2, 3])).data
    }

    private func token(over key: [UInt8], _ macKey: borrowing SecretBytes) throws -> [UInt8] {
        let oid = candidate.info.paceProtocol.objectIdentifierOctets
        let content = TLVWriter.encode(0x06, oid) + TLVWriter.encode(candidate.group.isElliptic ? 0x86 : 0x84, key)
        let object = TLVWriter.encode(0x7F49, content)
        let padded =
            candidate.cipher == .tripleDES
            ? object + [0x80] + [UInt8](repeating: 0, count: (8 - (object.count + 1) % 8) % 8) : object
        return try MessageAuthenticator(candidate.cipher, key: macKey).mac(padded)
    }

    private func value(of command: CommandAPDU, _ tag: TLVTag) throws -> [UInt8] {
        var outer = TLVCursor(command.data)
        var inner = try outer.children(of: outer.read(0x7C))
        return Array(try inner.read(tag).content)
    }
}

@Suite("PACE with values that begin with zero octets (F-5), with fixed ephemeral keys", .timed)
struct PACEUnluckyTests {
    private static let terminalMapping = 0x2345
    private static let nonce: [UInt8] = (0x30...0x3F).map { $0 }

    @Test(
        "every group agrees on keys with every cipher", arguments: KeyAgreementGroup.standardized, BlockCipher.allCases)
    func everyCipher(group: KeyAgreementGroup, cipher: BlockCipher) throws {
        for mapping in [PACEMapping.generic, .integrated] where mapping == .generic || group.allowsIntegratedMapping {
            let nonce =
                mapping == .integrated && cipher.keyLength > 16 ? Self.nonce + Self.nonce.reversed() : Self.nonce
            let chip = HonestChip(
                candidate: try .made(mapping, cipher, group), password: "123456", nonce: nonce,
                mappingKey: DHRun.scalar(77, group), agreementKey: DHRun.scalar(99, group))
            #expect(try chip.run(random: .system) == [1, 2, 3])
        }
    }

    @Test(
        "only the elements of 2048 bits take extended length fields",
        arguments: KeyAgreementGroup.standardized, [PACEMapping.generic, .integrated])
    func lengths(group: KeyAgreementGroup, mapping: PACEMapping) throws {
        guard mapping == .generic || group.allowsIntegratedMapping else { return }
        let chip = HonestChip(
            candidate: try .made(mapping, .aes128, group), password: "123456", nonce: Self.nonce,
            mappingKey: DHRun.scalar(77, group), agreementKey: DHRun.scalar(99, group))
        let commands = try chip.commands()
        let isLong = !group.isElliptic && group.elementLength == 256
        #expect(commands.agreement.usesExtendedLength == isLong)
        #expect(commands.agreement.expectedLength == (isLong ? 0x10000 : 0x100))
        #expect(commands.mapping.usesExtendedLength == (isLong && mapping == .generic))
        for command in [commands.mapping, commands.agreement] {
            #expect(command.classByte == 0x10)
            let encoded = try command.encoded()
            #expect(try CommandAPDU(decoding: encoded).data == command.data)
        }
    }

    @Test("a shared secret that begins with zeros keeps its width", .long(), arguments: KeyAgreementGroup.standardized)
    func sharedSecret(group: KeyAgreementGroup) throws {
        try run(group) { common, _ in startsWithZero(try common.secretOctets(), group) }
    }

    @Test(
        "the chip's public key with a coordinate or number that begins with zeros is taken", .long(),
        arguments: KeyAgreementGroup.standardized)
    func chipKey(group: KeyAgreementGroup) throws {
        try run(group) { _, chip in
            try group.isElliptic
                ? startsWithZero(Array(chip.publicKey.dropFirst()), group)
                : chip.publicKey.count < group.elementLength
        }
    }

    @Test(
        "the terminal's public key keeps its width on a curve and loses its zeros in GF(p)",
        arguments: KeyAgreementGroup.standardized)
    func terminalKey(group: KeyAgreementGroup) throws {
        let generator = try mapped(group)
        let value = try #require(
            try (1..<60_000).first { value in
                let key = try group.multiply(generator, by: SecretBytes(copying: DHRun.scalar(value, group))).publicKey
                return group.isElliptic
                    ? startsWithZero(Array(key.dropFirst()), group) : key.count < group.elementLength
            })
        #expect(try chip(group, agreement: 4321).run(random: random(group, agreement: value)) == [1, 2, 3])
    }

    @Test(
        "a mapping key of the chip, and of the terminal, that begins with zeros",
        arguments: KeyAgreementGroup.standardized)
    func mappingKey(group: KeyAgreementGroup) throws {
        let value = try #require(
            try (1..<60_000).first { value in
                let key = try group.multiplyGenerator(by: SecretBytes(copying: DHRun.scalar(value, group))).publicKey
                return group.isElliptic
                    ? startsWithZero(Array(key.dropFirst()), group) : key.count < group.elementLength
            })
        let candidate = try PACECandidate.made(.generic, .aes128, group)
        let ofChip = HonestChip(
            candidate: candidate, password: "123456", nonce: Self.nonce, mappingKey: DHRun.scalar(value, group),
            agreementKey: DHRun.scalar(5, group))
        #expect(try ofChip.run(random: random(group, agreement: 7)) == [1, 2, 3])
        let ofTerminal = RandomSource(fixed: DHRun.scalar(value, group) + DHRun.scalar(7, group))
        #expect(try chip(group, agreement: 5).run(random: ofTerminal) == [1, 2, 3])
    }

    @Test(
        "a nonce that begins with zeros, is zero, or is above the order of the group",
        arguments: KeyAgreementGroup.standardized)
    func nonces(group: KeyAgreementGroup) throws {
        let zeros = [UInt8](repeating: 0, count: 16)
        let long = [UInt8](repeating: 0xFF, count: 64)
        for nonce in [[UInt8](zeros.prefix(8)) + Self.nonce.prefix(8), zeros, long] {
            let chip = HonestChip(
                candidate: try .made(.generic, .aes256, group), password: "123456", nonce: nonce,
                mappingKey: DHRun.scalar(77, group), agreementKey: DHRun.scalar(99, group))
            #expect(try chip.run(random: random(group, agreement: 7)) == [1, 2, 3])
        }
    }

    /// A run in which the chip's private key is the first one that makes the wanted unlucky value.
    private func run(
        _ group: KeyAgreementGroup, where isUnlucky: (_ common: GroupElement, _ chip: GroupElement) throws -> Bool
    ) throws {
        let generator = try mapped(group)
        let terminal = 0x54321
        let terminalKey = try group.multiply(generator, by: SecretBytes(copying: DHRun.scalar(terminal, group)))
        let value = try #require(
            try (1..<60_000).first { value in
                let scalar = DHRun.scalar(value, group)
                return try isUnlucky(
                    group.multiply(terminalKey, by: SecretBytes(copying: scalar)),
                    group.multiply(generator, by: SecretBytes(copying: scalar)))
            })
        #expect(try chip(group, agreement: value).run(random: random(group, agreement: terminal)) == [1, 2, 3])
    }

    private func chip(_ group: KeyAgreementGroup, agreement: Int) throws -> HonestChip {
        HonestChip(
            candidate: try .made(.generic, .aes128, group), password: "123456", nonce: Self.nonce,
            mappingKey: DHRun.scalar(77, group), agreementKey: DHRun.scalar(agreement, group))
    }

    private func random(_ group: KeyAgreementGroup, agreement: Int) -> RandomSource {
        RandomSource(fixed: DHRun.scalar(Self.terminalMapping, group) + DHRun.scalar(agreement, group))
    }

    /// The mapped generator of the fixed keys.
    private func mapped(_ group: KeyAgreementGroup) throws -> GroupElement {
        let common = try group.multiplyGenerator(
            by: SecretBytes(copying: DHRun.scalar(77 * Self.terminalMapping, group)))
        return try group.add(group.multiplyGenerator(by: SecretBytes(copying: Self.nonce)), common)
    }
}

/// Whether octets begin with a zero octet beyond the width of the field: P-521 fills its first octet with one bit only.
private func startsWithZero(_ octets: [UInt8], _ group: KeyAgreementGroup) -> Bool {
    octets.prefix(group == .ec(.p521) ? 2 : 1).allSatisfy { $0 == 0 }
}

extension GroupElement {
    /// The shared secret, for a test that looks for one.
    fileprivate func secretOctets() throws -> [UInt8] {
        let secret = try sharedSecret()
        return copied(secret)
    }
}
