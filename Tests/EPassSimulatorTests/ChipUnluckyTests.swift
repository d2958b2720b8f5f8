// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("SimulatedChip: PACE with values that begin with zero octets (F-5), with fixed keys on both sides", .timed)
struct ChipUnluckyTests {
    /// Private keys and nonce of one run, all of them small numbers.
    private struct Keys {
        var nonce: [UInt8] = (0x30...0x3F).map { $0 }
        var chipMapping = 77
        var chipAgreement = 99
        var terminalMapping = 0x2345
        var terminalAgreement = 0x54321

        func generator(_ group: KeyAgreementGroup) throws -> GroupElement {
            try group.add(
                group.multiplyGenerator(by: SecretBytes(copying: nonce)),
                group.multiplyGenerator(by: Self.scalar(chipMapping * terminalMapping)))
        }

        static func scalar(_ value: Int) -> SecretBytes { SecretBytes(copying: octets(value)) }

        static func octets(_ value: Int) -> [UInt8] {
            (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
    }

    /// A whole run, and a file read in the channel behind it.
    private func run(_ group: KeyAgreementGroup, _ keys: Keys) throws {
        let offer = try #require(PACECombination(.generic, group, .aes128))
        var passwords = ChipPasswords()
        passwords.add(.can, Array("123456".utf8))
        let setup = ChipPACESetup(
            offers: [
                ChipPACEOffer(
                    paceProtocol: offer.paceProtocol, parameterID: group.parameterID, group: group, staticKey: nil)
            ], passwords: passwords,
            fixedValues: FixedPACEValues(
                nonce: keys.nonce, mappingKey: Keys.octets(keys.chipMapping),
                agreementKey: Keys.octets(keys.chipAgreement)))
        let chip = try SimulatedChip(
            files: [.cardAccess: [0x31, 0x00]], accessControl: .pace, mrzInformation: [], pace: setup,
            behaviour: ChipBehaviour(), random: .system)
        var terminal = PACETestTerminal(chip, offer)
        terminal.fixedKeys = (Keys.octets(keys.terminalMapping), Keys.octets(keys.terminalAgreement))
        var channel = try terminal.run()
        #expect(try channel.exchange(.readBinary(shortEF: 0x1C, expectedLength: 256)).data == [0x31, 0x00])
    }

    /// The first private key that makes an unlucky value; one in 256 does, of P-521 one in 512.
    private func first(where isUnlucky: (borrowing SecretBytes) throws -> Bool) throws -> Int {
        try #require(try (3..<60_000).first { try isUnlucky(Keys.scalar($0)) })
    }

    /// Whether x begins with zeros, of P-521 beyond the one bit that its first octet has; of GF(p) whether the number
    /// is shorter than p.
    private func isUnlucky(_ key: GroupElement) throws -> Bool {
        let octets = try key.publicKey
        guard key.group.isElliptic else { return octets.count < key.group.elementLength }
        return octets.dropFirst().prefix(key.group == .ec(.p521) ? 2 : 1).allSatisfy { $0 == 0 }
    }

    @Test("a mapping key, of the chip and of the terminal", arguments: KeyAgreementGroup.standardized)
    func mappingKey(group: KeyAgreementGroup) throws {
        let value = try first { try isUnlucky(group.multiplyGenerator(by: $0)) }
        var keys = Keys()
        keys.chipMapping = value
        try run(group, keys)
        keys = Keys()
        keys.terminalMapping = value
        try run(group, keys)
    }

    @Test("an ephemeral key, of the chip and of the terminal", arguments: KeyAgreementGroup.standardized)
    func agreementKey(group: KeyAgreementGroup) throws {
        var keys = Keys()
        let generator = try keys.generator(group)
        let value = try first { try isUnlucky(group.multiply(generator, by: $0)) }
        keys.chipAgreement = value
        try run(group, keys)
        keys = Keys()
        keys.terminalAgreement = value
        try run(group, keys)
    }

    @Test("the shared secret", arguments: KeyAgreementGroup.standardized)
    func sharedSecret(group: KeyAgreementGroup) throws {
        var keys = Keys()
        let key = try group.multiply(keys.generator(group), by: Keys.scalar(keys.terminalAgreement))
        keys.chipAgreement = try first { try isUnlucky(group.multiply(key, by: $0)) }
        try run(group, keys)
    }

    @Test("a nonce that begins with zeros, and one that is zero", arguments: KeyAgreementGroup.standardized)
    func nonce(group: KeyAgreementGroup) throws {
        for zeros in [1, 8, 16] {
            var keys = Keys()
            keys.nonce = [UInt8](repeating: 0, count: zeros) + keys.nonce.dropFirst(zeros)
            try run(group, keys)
        }
    }
}
