// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

/// The terminal's half of Basic Access Control, PACE and secure messaging, as plain as it can be: for tests of the chip
/// alone.
struct TestTerminal {
    let chip: SimulatedChip
    private var encryption: CBCCipher?
    private var authentication: MessageAuthenticator?
    private var counter: UInt64 = 0
    private var cipher = BlockCipher.tripleDES

    init(_ chip: SimulatedChip) { self.chip = chip }

    /// Sends a command as it is.
    func send(_ hexadecimal: String) throws -> String {
        hex(chip.respond(to: try #require(octets(hexadecimal))))
    }

    /// Runs Basic Access Control after selecting the application.
    mutating func authenticate(_ mrzInformation: [UInt8], selectsApplication: Bool = true) throws {
        cipher = .tripleDES
        if selectsApplication { #expect(try send("00A4040C07A0000002471001") == "9000") }
        let seed = SecretBytes(copying: try HashAlgorithm.sha1.hash(mrzInformation).prefix(16))
        let encryption = try CBCCipher(.tripleDES, key: Self.key(seed, .encryption))
        let authentication = try MessageAuthenticator(.tripleDES, key: Self.key(seed, .mac))
        let challenge = try ResponseAPDU(decoding: chip.respond(to: CommandAPDU.getChallenge().encoded()))
        try #require(challenge.data.count == 8)
        let nonce = [UInt8](repeating: 0xA5, count: 8)
        let half = [UInt8](repeating: 0x3C, count: 16)
        let message = try encryption.encrypt(nonce + challenge.data + half, iv: [UInt8](repeating: 0, count: 8))
        let data = try message + authentication.mac(ISO9797Padding.pad(message, blockSize: 8))
        let response = try ResponseAPDU(
            decoding: chip.respond(to: CommandAPDU.externalAuthenticate(data, expectedLength: 40).encoded()))
        try #require(response.statusBytes == .success)
        let answer = try encryption.decrypt(Array(response.data.prefix(32)), iv: [UInt8](repeating: 0, count: 8))
        #expect(Array(answer.prefix(16)) == challenge.data + nonce)
        let session = SecretBytes(copying: zip(half, answer.suffix(16)).map { $0 ^ $1 })
        self.encryption = try CBCCipher(.tripleDES, key: Self.key(session, .encryption))
        self.authentication = try MessageAuthenticator(.tripleDES, key: Self.key(session, .mac))
        counter = (challenge.data.suffix(4) + nonce.suffix(4)).reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func key(_ seed: borrowing SecretBytes, _ purpose: KeyDerivation.Purpose) throws -> SecretBytes {
        try KeyDerivation.key(seed: seed, purpose: purpose, cipher: .tripleDES)
    }

    /// Takes the session keys of PACE; the counter begins with zero.
    mutating func open(_ cipher: BlockCipher, encryptionKey: [UInt8], macKey: [UInt8]) throws {
        self.cipher = cipher
        encryption = try CBCCipher(cipher, key: SecretBytes(copying: encryptionKey))
        authentication = try MessageAuthenticator(cipher, key: SecretBytes(copying: macKey))
        counter = 0
    }

    private func initialVector(_ encryption: CBCCipher) throws -> [UInt8] {
        cipher == .tripleDES ? [UInt8](repeating: 0, count: 8) : try encryption.encryptBlock(counterOctets)
    }

    private var counterOctets: [UInt8] {
        [UInt8](repeating: 0, count: cipher.blockSize - 8)
            + (0..<8).map { UInt8(truncatingIfNeeded: counter >> (56 - 8 * $0)) }
    }

    /// The protected form of a command.
    mutating func protected(_ command: CommandAPDU) throws -> CommandAPDU {
        let encryption = try #require(encryption)
        let authentication = try #require(authentication)
        counter &+= 1
        var objects: [UInt8] = []
        if !command.data.isEmpty {
            let cryptogram = try encryption.encrypt(
                ISO9797Padding.pad(command.data, blockSize: cipher.blockSize), iv: initialVector(encryption))
            objects +=
                command.instruction & 1 == 1
                ? TLVWriter.encode(0x85, cryptogram) : TLVWriter.encode(0x87, [0x01] + cryptogram)
        }
        if let length = command.expectedLength {
            objects +=
                length > 256
                ? [0x97, 0x02, UInt8(length >> 8 & 0xFF), UInt8(length & 0xFF)] : [0x97, 0x01, UInt8(length & 0xFF)]
        }
        let classByte = command.classByte | 0x0C
        let header: [UInt8] = [classByte, command.instruction, command.p1, command.p2]
        let message = ISO9797Padding.pad(
            counterOctets + ISO9797Padding.pad(header, blockSize: cipher.blockSize) + objects,
            blockSize: cipher.blockSize)
        objects += [0x8E, 0x08] + (try authentication.mac(message))
        return CommandAPDU(
            classByte: classByte, instruction: command.instruction, p1: command.p1, p2: command.p2, data: objects,
            expectedLength: command.prefersExtendedLength ? 65_536 : 256,
            prefersExtendedLength: command.prefersExtendedLength)
    }

    /// Sends a command protected and takes the response apart, checking everything.
    mutating func exchange(_ command: CommandAPDU) throws -> ResponseAPDU {
        try opened(chip.respond(to: protected(command).encoded()), isOdd: command.instruction & 1 == 1)
    }

    /// Counts a response that nobody looks at.
    mutating func skipResponse() { counter &+= 1 }

    /// Takes a response apart, checking everything.
    mutating func opened(_ octets: [UInt8], isOdd: Bool = false) throws -> ResponseAPDU {
        let response = try ResponseAPDU(decoding: octets)
        let encryption = try #require(encryption)
        let authentication = try #require(authentication)
        counter &+= 1
        var cursor = TLVCursor(response.data)
        var authenticated: [UInt8] = []
        var data: [UInt8] = []
        if let object = try cursor.readOptional(isOdd ? 0x85 : 0x87) {
            authenticated += object.encoded
            let cryptogram = isOdd ? object.content : object.content.dropFirst()
            data = try ISO9797Padding.unpad(
                encryption.decrypt(Array(cryptogram), iv: initialVector(encryption)), blockSize: cipher.blockSize)
        }
        let status = try cursor.read(0x99)
        authenticated += status.encoded
        let checksum = try cursor.read(0x8E)
        try cursor.end()
        let message = ISO9797Padding.pad(counterOctets + authenticated, blockSize: cipher.blockSize)
        guard try Array(checksum.content) == authentication.mac(message) else {
            throw WrongChecksum()
        }
        let statusBytes = try ResponseAPDU(decoding: Array(status.content)).statusBytes
        #expect(statusBytes == response.statusBytes)
        return ResponseAPDU(data: data, statusBytes: statusBytes)
    }
}

/// The checksum of a response is not that of the session.
struct WrongChecksum: Error {}

/// Documents that several suites use; made once.
enum TestDocuments {
    /// The document of before PACE.
    static let standard = Result { () throws(SimulatorError) in
        try SimulatorProfile.named("bac").makeDocument(seed: 1)
    }

    /// A chip with that document.
    static func chip(_ change: (inout ChipBehaviour) -> Void = { _ in }) throws -> SimulatedChip {
        var behaviour = ChipBehaviour()
        change(&behaviour)
        return try SimulatedChip(document: standard.get(), behaviour: behaviour)
    }

    /// A terminal that passed Basic Access Control.
    static func terminal(_ change: (inout ChipBehaviour) -> Void = { _ in }) throws -> TestTerminal {
        var terminal = TestTerminal(try chip(change))
        try terminal.authenticate(standard.get().mrzInformation)
        return terminal
    }
}
