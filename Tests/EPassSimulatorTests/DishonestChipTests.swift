// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("Chips that are not the original", .timed)
struct DishonestChipTests {
    /// Chip authentication with the key that EF.DG14 names, and then a reading of EF.COM under the new keys: the whole
    /// response.
    private func readsUnderNewKeys(_ name: String) throws -> [UInt8] {
        var terminal = try ChipProofTerminal(name)
        let group = KeyAgreementGroup.ec(.brainpoolP256r1)
        let info = try #require(terminal.staticKeys().first)
        let secret = try terminal.agree(group, ChipProofTerminal.octets(in: info))
        let chosen = ChipAuthenticationRow(group: group, cipher: .aes128).chosen
        try #require(try terminal.select(chosen) == .success)
        let answer = try terminal.authenticate(terminal.publicKey)
        try #require(answer.statusBytes == .success)
        #expect(
            answer.data == (name == "ca-reflected" ? [0x7C, 0x43, 0x80, 0x41] + terminal.publicKey : [0x7C, 0x00]))
        try terminal.switchKeys(secret, .aes128)
        let command = try terminal.channel.protected(
            CommandAPDU(instruction: 0xB0, p1: 0x9E, p2: 0, expectedLength: 4))
        return terminal.chip.respond(to: try command.encoded())
    }

    @Test(
        "what comes under the new keys",
        arguments: [
            ("ca-only", "9000", true), ("ca-reflected", "9000", true), ("ca-wrong-key", "9000", true),
            ("clone", "9000", true), ("ca-never-switches", "6988", false), ("ca-6988-after", "6988", false),
            ("ca-unprotected-after", "9000", false),
        ])
    func afterwards(_ name: String, _ status: String, _ isProtected: Bool) throws {
        let response = try readsUnderNewKeys(name)
        #expect(hex(response.suffix(2)) == status)
        #expect(response.contains(0x8E) == isProtected)
    }

    @Test("a chip with another key answers with a checksum that is not the terminal's")
    func otherKey() throws {
        var terminal = try ChipProofTerminal("ca-wrong-key")
        let info = try #require(terminal.staticKeys().first)
        let element = try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: info.subjectPublicKeyInfo)
        let key = try #require(terminal.document.chipKeys.chipAuthentication.first)
        // What is in EF.DG14 is the key that the document was made with; the chip uses a fresh one each time.
        #expect(try key.group.multiplyGenerator(by: key.secret.octets) == element)
        let secret = try terminal.agree(key.group, element.publicKey)
        let chosen = ChipAuthenticationRow(group: key.group, cipher: .aes128).chosen
        #expect(try terminal.select(chosen) == .success)
        #expect(try terminal.authenticate(terminal.publicKey).statusBytes == .success)
        try terminal.switchKeys(secret, .aes128)
        let command = CommandAPDU(instruction: 0xB0, p1: 0x9E, p2: 0, expectedLength: 4)
        let response = terminal.chip.respond(to: try terminal.channel.protected(command).encoded())
        #expect(throws: (any Error).self) { try terminal.channel.opened(response) }
    }

    @Test("a chip that never switches goes on under the old keys")
    func neverSwitches() throws {
        var terminal = try ChipProofTerminal("ca-never-switches")
        let info = try #require(terminal.staticKeys().first)
        _ = try terminal.agree(.ec(.brainpoolP256r1), ChipProofTerminal.octets(in: info))
        let chosen = ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128).chosen
        #expect(try terminal.select(chosen) == .success)
        #expect(try terminal.authenticate(terminal.publicKey).statusBytes == .success)
        #expect(try terminal.readsCOM() == .success)
    }

    @Test(
        "a chip that refuses answers 6D00 to the commands of either protocol",
        arguments: ["clone-refusing", "clone-denied"])
    func refusing(_ name: String) throws {
        var terminal = try ChipProofTerminal(name)
        #expect(try terminal.sign([1, 2, 3, 4, 5, 6, 7, 8]).statusBytes == .instructionNotSupported)
        let chosen = ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128).chosen
        #expect(try terminal.select(chosen) == .instructionNotSupported)
        #expect(try terminal.agreeAtOnce([0x04]) == .instructionNotSupported)
        #expect(try terminal.readsCOM() == .success)
    }

    @Test(
        "stripped: 6A82 for both files, and EF.SOD has their hashes; denied: 6982",
        arguments: [
            ("clone-stripped", "6A82"), ("clone-stripped-com", "6A82"), ("clone-denied", "6982"), ("aa-and-ca", "9000"),
        ])
    func files(_ name: String, _ status: String) throws {
        var terminal = try ChipProofTerminal(name)
        for identifier in [UInt8(0x0E), 0x0F] {
            let answer = try terminal.channel.exchange(
                CommandAPDU(instruction: 0xA4, p1: 0x02, p2: 0x0C, data: [0x01, identifier]))
            #expect("\(answer.statusBytes)" == status)
        }
        let com = try EFCOM(decoding: #require(terminal.document.files[.com]))
        #expect(com.dataGroups.contains(.dg14) == (name != "clone-stripped-com"))
        #expect(com.dataGroups.contains(.dg15) == (name != "clone-stripped-com"))
    }

    @Test("whoever swapped a file has the private half of what stands there now")
    func swapped() throws {
        var fourteen = try ChipProofTerminal("dg14-swapped")
        let genuine = try ChipProofTerminal("ca-only")
        #expect(fourteen.document.files[.dataGroup(.dg14)] != genuine.document.files[.dataGroup(.dg14)])
        let info = try #require(fourteen.staticKeys().first)
        let secret = try fourteen.agree(.ec(.brainpoolP256r1), ChipProofTerminal.octets(in: info))
        let chosen = ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128).chosen
        #expect(try fourteen.select(chosen) == .success)
        #expect(try fourteen.authenticate(fourteen.publicKey).statusBytes == .success)
        try fourteen.switchKeys(secret, .aes128)
        #expect(try fourteen.readsCOM() == .success)
        var fifteen = try ChipProofTerminal("dg15-swapped")
        let challenge: [UInt8] = [8, 7, 6, 5, 4, 3, 2, 1]
        let der = try #require(ECDSASignature(plain: fifteen.sign(challenge).data)).der
        #expect(try fifteen.signingKey().verify(signature: der, over: challenge, algorithm: .ecdsa(.sha256)) == .valid)
        #expect(
            try fifteen.document.files[.dataGroup(.dg15)]
                != ChipProofTerminal("aa-only").document.files[.dataGroup(.dg15)])
    }

    @Test("a static key that is none is signed as it stands", arguments: SimulatorProfile.chipKeyDefective.map(\.name))
    func staticKeys(_ name: String) throws {
        let document = try SimulatorProfile.named(name).makeDocument(seed: 3)
        let terminal = try ChipProofTerminal(document, ChipBehaviour())
        let info = try #require(terminal.staticKeys().first)
        let key = try #require(document.chipKeys.chipAuthentication.first)
        if name == "ca-key-dh-composite" {
            // Fermat: 2 to the power of n - 1 is not 1.
            let number = UnsignedOctets.subtract(key.group.prime, [2])
            let arithmetic = try ModularArithmetic(modulus: number)
            let power = try arithmetic.power(arithmetic.number(2), UnsignedOctets.subtract(number, [1]))
            #expect(power.octets.drop { $0 == 0 } != [1])
        } else {
            let octets = try ChipProofTerminal.octets(in: info)
            #expect(throws: CryptoError.self) { try key.group.element(decoding: octets) }
        }
    }

    @Test("a chip that is lost behind chip authentication gives no further answer")
    func lost() throws {
        var terminal = try ChipProofTerminal("ca-lost-afterwards")
        let info = try #require(terminal.staticKeys().first)
        _ = try terminal.agree(.ec(.brainpoolP256r1), ChipProofTerminal.octets(in: info))
        let chosen = ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128).chosen
        #expect(try terminal.select(chosen) == .success)
        #expect(try terminal.authenticate(terminal.publicKey).statusBytes == .success)
        #expect(!terminal.chip.isInField)
    }

    @Test("every ephemeral key is refused, and the old channel goes on")
    func keyRefused() throws {
        var terminal = try ChipProofTerminal("ca-key-refused")
        let info = try #require(terminal.staticKeys().first)
        _ = try terminal.agree(.ec(.brainpoolP256r1), ChipProofTerminal.octets(in: info))
        let chosen = ChipAuthenticationRow(group: .ec(.brainpoolP256r1), cipher: .aes128).chosen
        #expect(try terminal.select(chosen) == .success)
        #expect(try terminal.authenticate(terminal.publicKey).statusBytes == .incorrectData)
        #expect(try terminal.readsCOM() == .success)
    }
}
