// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

/// The terminal's half of chip authentication and active authentication, as plain as it can be: for tests of the chip
/// alone.
struct ChipProofTerminal {
    let document: PersonalisedDocument
    let chip: SimulatedChip
    var channel: TestTerminal
    /// The private key of the terminal's last ephemeral key.
    private(set) var publicKey: [UInt8] = []

    /// A chip of that profile, opened by Basic Access Control, with the application selected.
    init(_ name: String, _ change: (inout ChipBehaviour) -> Void = { _ in }) throws {
        let profile = try SimulatorProfile.named(name)
        var behaviour = profile.behaviour
        change(&behaviour)
        try self.init(profile.makeDocument(seed: 3), behaviour)
    }

    init(_ description: DocumentDescription, _ change: (inout ChipBehaviour) -> Void = { _ in }) throws {
        var behaviour = ChipBehaviour()
        change(&behaviour)
        try self.init(Personaliser.personalise(description, seed: 3), behaviour)
    }

    init(_ document: PersonalisedDocument, _ behaviour: ChipBehaviour) throws {
        self.document = document
        chip = try SimulatedChip(document: document, behaviour: behaviour)
        channel = TestTerminal(chip)
        try channel.authenticate(document.mrzInformation)
    }

    var usesExtendedLength: Bool { document.chipKeys.needsExtendedLength }

    // MARK: - Active authentication

    /// INTERNAL AUTHENTICATE.
    mutating func sign(_ challenge: [UInt8], expectedLength: Int? = nil) throws -> ResponseAPDU {
        let isLong = expectedLength.map { $0 > 256 } ?? usesExtendedLength
        return try channel.exchange(
            CommandAPDU(
                instruction: 0x88, p1: 0, p2: 0, data: challenge,
                expectedLength: expectedLength ?? (isLong ? 65_536 : 256), prefersExtendedLength: isLong))
    }

    func signingKey() throws -> PublicKey {
        let file = try #require(document.files[.dataGroup(.dg15)])
        var cursor = TLVCursor(file)
        let content = try Array(cursor.read(0x6F).content)
        try cursor.end()
        return try PublicKey(subjectPublicKeyInfo: content)
    }

    // MARK: - Chip authentication

    func securityInfos() throws -> [SecurityInfo] {
        let file = try #require(document.files[.dataGroup(.dg14)])
        return try DataGroup14(decoding: file).securityInfos.entries.map(\.info)
    }

    func staticKeys() throws -> [ChipAuthenticationPublicKeyInfo] {
        try securityInfos().compactMap { info in
            if case .chipAuthenticationPublicKey(let key) = info { key } else { nil }
        }
    }

    /// The ephemeral key pair and what it agrees on with the chip's key of that group.
    mutating func agree(_ group: KeyAgreementGroup, _ staticKey: [UInt8]) throws -> SecretBytes {
        let scalar = try group.randomScalar(.system)
        publicKey = try group.multiplyGenerator(by: scalar).publicKey
        return try group.multiply(group.element(decoding: staticKey), by: scalar).sharedSecret()
    }

    /// MSE:Set AT.
    mutating func select(_ chosen: ChipAuthenticationProtocol, key: [UInt8]? = nil) throws -> StatusBytes {
        var data = TLVWriter.encode(0x80, chosen.objectIdentifierOctets)
        if let key { data += TLVWriter.encode(0x84, key) }
        return try channel.exchange(CommandAPDU(instruction: 0x22, p1: 0x41, p2: 0xA4, data: data)).statusBytes
    }

    /// GENERAL AUTHENTICATE.
    mutating func authenticate(_ publicKey: [UInt8]) throws -> ResponseAPDU {
        let data = TLVWriter.encode(0x7C, TLVWriter.encode(0x80, publicKey))
        return try channel.exchange(
            CommandAPDU(
                instruction: 0x86, p1: 0, p2: 0, data: data, expectedLength: usesExtendedLength ? 65_536 : 256,
                prefersExtendedLength: usesExtendedLength))
    }

    /// MSE:Set KAT.
    mutating func agreeAtOnce(_ publicKey: [UInt8], key: [UInt8]? = nil) throws -> StatusBytes {
        var data = TLVWriter.encode(0x91, publicKey)
        if let key { data += TLVWriter.encode(0x84, key) }
        return try channel.exchange(
            CommandAPDU(
                instruction: 0x22, p1: 0x41, p2: 0xA6, data: data, prefersExtendedLength: usesExtendedLength)
        ).statusBytes
    }

    /// Takes the new session keys.
    mutating func switchKeys(_ secret: borrowing SecretBytes, _ cipher: BlockCipher) throws {
        try channel.open(
            cipher, encryptionKey: Self.key(secret, .encryption, cipher), macKey: Self.key(secret, .mac, cipher))
    }

    /// The status bytes of a protected reading of EF.COM.
    mutating func readsCOM() throws -> StatusBytes {
        try channel.exchange(CommandAPDU(instruction: 0xB0, p1: 0x9E, p2: 0, expectedLength: 4)).statusBytes
    }

    private static func key(
        _ secret: borrowing SecretBytes, _ purpose: KeyDerivation.Purpose, _ cipher: BlockCipher
    ) throws -> [UInt8] {
        let key = try KeyDerivation.key(seed: secret, purpose: purpose, cipher: cipher)
        return unsafe key.withUnsafeBytes { unsafe Array($0) }
    }

    /// The octets of the public key in a SubjectPublicKeyInfo.
    static func octets(in info: ChipAuthenticationPublicKeyInfo) throws -> [UInt8] {
        var outer = TLVCursor(info.subjectPublicKeyInfo)
        let sequence = try outer.read(0x30)
        var inner = try outer.children(of: sequence)
        _ = try inner.read(0x30)
        let bits = Array(try inner.read(0x03).content.dropFirst())
        guard info.keyAgreement == .dh else { return bits }
        var number = TLVCursor(bits)
        return Array(try number.read(0x02).content.drop { $0 == 0 })
    }
}
