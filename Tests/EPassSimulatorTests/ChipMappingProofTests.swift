// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("The chip's half of PACE with chip authentication mapping, Doc 9303-11, 4.4.3.5", .timed)
struct ChipMappingProofTests {
    /// What a chip says in the last step: its mapping key, the decrypted chip authentication data, and the static key
    /// of EF.CardSecurity.
    private struct Proof {
        let mappingKey: GroupElement
        let data: [UInt8]?
        let staticKey: GroupElement
    }

    private func proof(of name: String) throws -> Proof {
        let profile = try SimulatorProfile.named(name)
        let document = try profile.makeDocument(seed: 4)
        let chip = try profile.makeChip(holding: document)
        let group = KeyAgreementGroup.ec(.brainpoolP256r1)
        let offer = try #require(PACECombination(.chipAuthentication, group, .aes128))
        let terminal = PACETestTerminal(chip, offer)
        #expect(try terminal.select() == "9000")
        let nonce = try terminal.nonce()
        let scalar = try group.randomScalar(.system)
        let step = try terminal.step(TLVWriter.encode(0x81, group.multiplyGenerator(by: scalar).publicKey))
        let mappingKey = try group.element(decoding: terminal.value(0x82, in: step))
        let generator = try group.add(
            group.multiplyGenerator(by: SecretBytes(copying: nonce)), group.multiply(mappingKey, by: scalar))
        let agreement = try terminal.agree(generator)
        let answer = try terminal.authenticate(agreement)
        try #require(answer.statusBytes == .success)
        var outer = TLVCursor(answer.data)
        let template = try outer.read(0x7C)
        var inner = try outer.children(of: template)
        #expect(try Array(inner.read(0x86).content) == terminal.token(agreement, over: agreement.own))
        let encrypted = try inner.readOptional(0x8A)?.content
        try inner.end()
        let data = try encrypted.map { octets in
            let cipher = try CBCCipher(.aes128, key: SecretBytes(copying: agreement.encryptionKey))
            let vector = try cipher.encryptBlock([UInt8](repeating: 0xFF, count: 16))
            return try cipher.decrypt(Array(octets), iv: vector)
        }
        // What the chip holds is what EF.CardSecurity names: AccessFilesTests compares the two.
        let secret = try #require(document.paceOffers.compactMap(\.staticKey).first)
        return Proof(
            mappingKey: mappingKey, data: data, staticKey: try group.multiplyGenerator(by: secret.octets))
    }

    @Test("the mapping key is the static key, multiplied by the chip authentication data")
    func genuine() throws {
        let proof = try proof(of: "pace-cam")
        let data = try ISO9797Padding.unpad(#require(proof.data), blockSize: 16)
        #expect(data.count == 32)
        let product = try proof.staticKey.group.multiply(proof.staticKey, by: SecretBytes(copying: data))
        #expect(product == proof.mappingKey)
    }

    @Test("of a dishonest chip it is not", arguments: ["pace-cam-wrong", "clone-cam", "cam-random"])
    func dishonest(_ name: String) throws {
        let proof = try proof(of: name)
        let octets = try #require(proof.data)
        #expect(octets.count == 48)
        guard let data = try? ISO9797Padding.unpad(octets, blockSize: 16), data.count == 32 else {
            #expect(name == "cam-random")
            return
        }
        let product = try? proof.staticKey.group.multiply(proof.staticKey, by: SecretBytes(copying: data))
        #expect(product != proof.mappingKey)
    }

    @Test("a chip may leave the data out") func missing() throws {
        #expect(try proof(of: "cam-no-data").data == nil)
    }
}
