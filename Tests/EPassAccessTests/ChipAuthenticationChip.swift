// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassTLV
import Testing

/// The chip's side of chip authentication, written from Doc 9303-11, 6.2.4 without the code under test: it reads the
/// octets of a plain command and agrees by the chip's private key.
struct ChipAuthenticationChip {
    let group: KeyAgreementGroup
    let privateKey: [UInt8]
    let cipher: BlockCipher
    /// The object identifier that MSE:Set AT must name.
    let mechanism: [UInt8]
    /// The identifier of the private key, where it has one.
    var keyID: UInt8?
    /// Whether DO'84' must be there.
    var demandsReference = false
    var takesKeyAgreementTemplate = true
    var takesAuthenticationTemplate = true
    /// The end of the new channel, once keys are agreed.
    private(set) var side: ChipSide?
    private(set) var terminalKey: [UInt8]?
    private var isSelected = false

    init(group: KeyAgreementGroup, privateKey: [UInt8], cipher: BlockCipher, mechanism: [UInt8]) {
        self.group = group
        self.privateKey = privateKey
        self.cipher = cipher
        self.mechanism = mechanism
    }

    /// Answers a plain command.
    mutating func answer(_ command: CommandAPDU) throws -> ResponseAPDU {
        let octets = try command.encoded()
        switch Array(octets.prefix(4)) {
        case [0x00, 0x22, 0x41, 0xA6]:
            guard takesKeyAgreementTemplate, cipher == .tripleDES else { return status(0x6D00) }
            let objects = try Self.objects(command.data)
            guard objects.first?.tag == 0x91, let refusal = refusal(of: objects.dropFirst()) else {
                return try agree(objects.first?.value ?? [], template: nil)
            }
            return status(refusal)
        case [0x00, 0x22, 0x41, 0xA4]:
            guard takesAuthenticationTemplate else { return status(0x6A86) }
            let objects = try Self.objects(command.data)
            guard objects.first?.tag == 0x80, objects.first?.value == mechanism else { return status(0x6A80) }
            if let refusal = refusal(of: objects.dropFirst()) { return status(refusal) }
            isSelected = true
            return status(0x9000)
        case [0x00, 0x86, 0x00, 0x00]:
            guard isSelected else { return status(0x6985) }
            let outer = try Self.objects(command.data)
            let inner = try Self.objects(outer.first?.value ?? [])
            guard outer.count == 1, outer.first?.tag == 0x7C, inner.count == 1, inner.first?.tag == 0x80,
                command.expectedLength != nil
            else { return status(0x6A80) }
            return try agree(inner.first?.value ?? [], template: [0x7C, 0x00])
        default:
            return status(0x6D00)
        }
    }

    private func refusal(of rest: ArraySlice<(tag: TLVTag, value: [UInt8])>) -> UInt16? {
        guard let reference = rest.first else { return demandsReference ? 0x6A80 : nil }
        guard rest.count == 1, reference.tag == 0x84 else { return 0x6A80 }
        return keyID.map { [$0] == reference.value } == true ? nil : 0x6A88
    }

    private mutating func agree(_ octets: [UInt8], template: [UInt8]?) throws -> ResponseAPDU {
        guard let element = try? group.element(decoding: octets) else { return status(0x6A80) }
        let secret = try group.multiply(element, by: SecretBytes(copying: privateKey)).sharedSecret()
        let octetsOfSecret = unsafe secret.withUnsafeBytes { Array($0) }
        terminalKey = octets
        side = ChipSide(
            cipher, encryptionKey: try Self.key(octetsOfSecret, 1, cipher),
            macKey: try Self.key(octetsOfSecret, 2, cipher))
        return ResponseAPDU(data: template ?? [], statusBytes: StatusBytes(rawValue: 0x9000))
    }

    /// KDF of Doc 9303-11, 9.7.1.
    static func key(_ secret: [UInt8], _ counter: UInt8, _ cipher: BlockCipher) throws -> [UInt8] {
        let hash: HashAlgorithm = cipher == .aes192 || cipher == .aes256 ? .sha256 : .sha1
        let key = Array(try hash.hash(secret + [0, 0, 0, counter]).prefix(cipher.keyLength))
        guard cipher == .tripleDES else { return key }
        return key.map { $0.nonzeroBitCount.isMultiple(of: 2) ? $0 ^ 1 : $0 }
    }

    private func status(_ status: UInt16) -> ResponseAPDU { ResponseAPDU(statusBytes: StatusBytes(rawValue: status)) }

    private static func objects(_ octets: [UInt8]) throws -> [(tag: TLVTag, value: [UInt8])] {
        var cursor = TLVCursor(octets)
        var objects: [(tag: TLVTag, value: [UInt8])] = []
        while !cursor.isAtEnd {
            let object = try cursor.read()
            objects.append((object.tag, Array(object.content)))
        }
        return objects
    }
}
