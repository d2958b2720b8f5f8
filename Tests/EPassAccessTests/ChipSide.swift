// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassTLV

/// The other end of a channel under fixed keys: it makes responses, right and wrong ones, whose MAC fits.
///
/// Written from Doc 9303-11, 9.8 without the code under test.
struct ChipSide {
    let cipher: BlockCipher
    let encryptionKey: [UInt8]
    let macKey: [UInt8]
    /// The counter before the first command.
    let start: [UInt8]

    /// A chip with a made-up key.
    init(_ cipher: BlockCipher, start: [UInt8]? = nil) {
        self.cipher = cipher
        encryptionKey = (0..<cipher.keyLength).map { UInt8($0 * 7 + 1) }
        macKey = (0..<cipher.keyLength).map { UInt8($0 * 5 + 2) }
        self.start = start ?? [UInt8](repeating: 0, count: cipher.blockSize)
    }

    /// A chip with given keys, whose counter stands at zero.
    init(_ cipher: BlockCipher, encryptionKey: [UInt8], macKey: [UInt8]) {
        self.cipher = cipher
        self.encryptionKey = encryptionKey
        self.macKey = macKey
        start = [UInt8](repeating: 0, count: cipher.blockSize)
    }

    /// The terminal's end of the same channel.
    func terminal() throws -> SecureMessaging {
        try SecureMessaging(
            cipher: cipher, encryptionKey: SecretBytes(copying: encryptionKey), macKey: SecretBytes(copying: macKey),
            sendSequenceCounter: start)
    }

    /// The counter that many steps after the start.
    func counter(_ steps: Int) -> [UInt8] {
        var octets = start
        for _ in 0..<steps {
            for index in octets.indices.reversed() {
                octets[index] &+= 1
                if octets[index] != 0 { break }
            }
        }
        return octets
    }

    /// ISO/IEC 9797-1, padding method 2.
    func padded(_ octets: [UInt8]) -> [UInt8] {
        var result = octets + [0x80]
        while result.count % cipher.blockSize != 0 { result.append(0) }
        return result
    }

    private func vector(_ counter: [UInt8]) throws -> [UInt8] {
        guard cipher != .tripleDES else { return [UInt8](repeating: 0, count: 8) }
        return try CBCCipher(cipher, key: SecretBytes(copying: encryptionKey)).encryptBlock(counter)
    }

    /// Whole blocks encrypted.
    func encrypt(blocks: [UInt8], counter: [UInt8]) throws -> [UInt8] {
        try CBCCipher(cipher, key: SecretBytes(copying: encryptionKey)).encrypt(blocks, iv: vector(counter))
    }

    /// Whole blocks decrypted.
    func decrypt(_ blocks: [UInt8], counter: [UInt8]) throws -> [UInt8] {
        try CBCCipher(cipher, key: SecretBytes(copying: encryptionKey)).decrypt(blocks, iv: vector(counter))
    }

    /// The MAC over octets that the counter precedes and padding follows.
    func mac(_ octets: [UInt8], counter: [UInt8]) throws -> [UInt8] {
        try MessageAuthenticator(cipher, key: SecretBytes(copying: macKey)).mac(padded(counter + octets))
    }

    /// DO'87' (or DO'85') with this data.
    func dataObject(_ data: [UInt8], isOdd: Bool = false, counter: [UInt8]) throws -> [UInt8] {
        let cryptogram = try encrypt(blocks: padded(data), counter: counter)
        return TLVWriter.encode(isOdd ? 0x85 : 0x87, (isOdd ? [] : [0x01]) + cryptogram)
    }

    /// DO'99'.
    func statusObject(_ status: UInt16) -> [UInt8] {
        [0x99, 0x02, UInt8(status >> 8), UInt8(status & 0xFF)]
    }

    /// DO'8E' over the objects before it.
    func macObject(over objects: [UInt8], counter: [UInt8]) throws -> [UInt8] {
        try [0x8E, 0x08] + mac(objects, counter: counter)
    }

    /// A proper response to the first command.
    func response(_ data: [UInt8], status: UInt16 = 0x9000, isOdd: Bool = false, step: Int = 2) throws -> [UInt8] {
        let counter = counter(step)
        let objects =
            try (data.isEmpty ? [] : dataObject(data, isOdd: isOdd, counter: counter)) + statusObject(status)
        return try seal(objects, status: status, step: step)
    }

    /// These objects, the MAC that fits them, and the status bytes.
    func seal(_ objects: [UInt8], status: UInt16 = 0x9000, step: Int = 2) throws -> [UInt8] {
        try objects + macObject(over: objects, counter: counter(step)) + [UInt8(status >> 8), UInt8(status & 0xFF)]
    }
}

/// A command for the tests that do not care which.
let anyRead = CommandAPDU.readBinary(offset: 0, expectedLength: 16)
