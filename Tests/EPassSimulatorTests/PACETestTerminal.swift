// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

/// The terminal's half of PACE with generic mapping, step by step, so that a test may put anything in the place of any
/// value.
struct PACETestTerminal {
    let chip: SimulatedChip
    let offer: PACECombination
    let password: [UInt8]
    let reference: UInt8
    /// The terminal's private keys, where they are not to be random.
    var fixedKeys: (mapping: [UInt8], agreement: [UInt8])?
    private var cipher: BlockCipher {
        switch offer.cipher {
        case .tripleDES: .tripleDES
        case .aes128: .aes128
        case .aes192: .aes192
        case .aes256: .aes256
        }
    }

    /// What the terminal knows after step 3.
    struct Agreement {
        let encryptionKey: [UInt8]
        let macKey: [UInt8]
        let own: [UInt8]
        let chipKey: [UInt8]
    }

    init(_ chip: SimulatedChip, _ offer: PACECombination, can: String = "123456") {
        self.init(chip, offer, password: Array(can.utf8), reference: 2)
    }

    init(_ chip: SimulatedChip, _ offer: PACECombination, password: [UInt8], reference: UInt8) {
        self.chip = chip
        self.offer = offer
        self.password = password
        self.reference = reference
    }

    /// MSE:Set AT; the status bytes.
    func select(parameters: Int? = nil) throws -> String {
        var data = TLVWriter.encode(0x80, offer.paceProtocol.objectIdentifierOctets) + [0x83, 0x01, reference]
        if let parameters { data += [0x84, 0x01, UInt8(parameters)] }
        let command = CommandAPDU(instruction: 0x22, p1: 0xC1, p2: 0xA4, data: data)
        return hex(chip.respond(to: try command.encoded()))
    }

    /// One step; the whole response.
    func step(_ data: [UInt8], isLast: Bool = false) throws -> ResponseAPDU {
        let command = CommandAPDU(
            classByte: isLast ? 0x00 : 0x10, instruction: 0x86, p1: 0, p2: 0, data: TLVWriter.encode(0x7C, data),
            expectedLength: data.count > 240 ? 65_536 : 256)
        return try ResponseAPDU(decoding: chip.respond(to: command.encoded()))
    }

    /// Step 1 and the nonce behind it.
    func nonce() throws -> [UInt8] {
        let encrypted = try value(0x80, in: step([]))
        let key = try KeyDerivation.key(
            seed: SecretBytes(copying: password), purpose: .password, cipher: cipher)
        return try CBCCipher(cipher, key: key).decrypt(
            encrypted, iv: [UInt8](repeating: 0, count: cipher.blockSize))
    }

    /// Step 2 and the generator behind it.
    func map(_ nonce: [UInt8]) throws -> GroupElement {
        let scalar =
            try fixedKeys.map { SecretBytes(copying: $0.mapping) } ?? offer.group.randomScalar(.system)
        let own = try offer.group.multiplyGenerator(by: scalar)
        let peer = try offer.group.element(
            decoding: value(0x82, in: step(TLVWriter.encode(0x81, own.publicKey))))
        let agreed = try offer.group.multiply(peer, by: scalar)
        return try offer.group.add(offer.group.multiplyGenerator(by: SecretBytes(copying: nonce)), agreed)
    }

    /// Step 3 and the keys behind it.
    func agree(_ generator: GroupElement) throws -> Agreement {
        let scalar =
            try fixedKeys.map { SecretBytes(copying: $0.agreement) } ?? offer.group.randomScalar(.system)
        let own = try offer.group.multiply(generator, by: scalar).publicKey
        let peer = try value(0x84, in: step(TLVWriter.encode(0x83, own)))
        let secret = try offer.group.multiply(offer.group.element(decoding: peer), by: scalar).sharedSecret()
        return Agreement(
            encryptionKey: try octets(KeyDerivation.key(seed: secret, purpose: .encryption, cipher: cipher)),
            macKey: try octets(KeyDerivation.key(seed: secret, purpose: .mac, cipher: cipher)), own: own,
            chipKey: peer)
    }

    /// The token over a public key.
    func token(_ agreement: Agreement, over publicKey: [UInt8]) throws -> [UInt8] {
        let object = TLVWriter.encode(
            0x7F49,
            TLVWriter.encode(0x06, offer.paceProtocol.objectIdentifierOctets)
                + TLVWriter.encode(offer.group.isElliptic ? 0x86 : 0x84, publicKey))
        let authenticator = try MessageAuthenticator(cipher, key: SecretBytes(copying: agreement.macKey))
        return try authenticator.mac(
            cipher == .tripleDES ? ISO9797Padding.pad(object, blockSize: 8) : object)
    }

    /// Step 4, with the right token.
    func authenticate(_ agreement: Agreement) throws -> ResponseAPDU {
        try step(TLVWriter.encode(0x85, token(agreement, over: agreement.chipKey)), isLast: true)
    }

    /// All of it, and a terminal that goes on in the secure channel.
    func run(parameters: Int? = nil) throws -> TestTerminal {
        #expect(try select(parameters: parameters) == "9000")
        let agreement = try agree(map(nonce()))
        let answer = try authenticate(agreement)
        try #require(answer.statusBytes == .success)
        #expect(try value(0x86, in: answer) == token(agreement, over: agreement.own))
        var terminal = TestTerminal(chip)
        try terminal.open(cipher, encryptionKey: agreement.encryptionKey, macKey: agreement.macKey)
        return terminal
    }

    /// Steps 1 to 3, and a wrong token: the status bytes.
    func fail() throws -> String {
        let agreement = try agree(map(nonce()))
        return try "\(step([0x85, 0x08] + [UInt8](repeating: 0, count: 8), isLast: true).statusBytes)"
            + (agreement.own.isEmpty ? "!" : "")
    }

    func value(_ tag: TLVTag, in response: ResponseAPDU) throws -> [UInt8] {
        try #require(response.statusBytes == .success)
        var outer = TLVCursor(response.data)
        let template = try outer.read(0x7C)
        try outer.end()
        var inner = try outer.children(of: template)
        return Array(try inner.read(tag).content)
    }

    private func octets(_ secret: borrowing SecretBytes) -> [UInt8] {
        unsafe secret.withUnsafeBytes { unsafe Array($0) }
    }
}
