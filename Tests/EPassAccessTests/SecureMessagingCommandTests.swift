// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassTLV
import EPassTestSupport
import Testing

@Suite("SecureMessaging.protect, Doc 9303-11 9.8.4", .timed)
struct SecureMessagingCommandTests {
    @Test(
        "all four cases, short and extended, even and odd, open to the command they were made of",
        arguments: BlockCipher.allCases)
    func fourCases(cipher: BlockCipher) throws {
        let chip = ChipSide(cipher)
        for instruction: UInt8 in [0x88, 0xB1] {
            for count in [0, 1, 7, 8, 15, 16, 17, 100, 220, 240, 255, 256, 1000] {
                for expected in [nil, 1, 100, 255, 256, 257, 65536] as [Int?] {
                    for isExtended in [false, true] {
                        let plain = CommandAPDU(
                            instruction: instruction, p1: 3, p2: 4, data: [UInt8](repeating: 0x5A, count: count),
                            expectedLength: expected, prefersExtendedLength: isExtended)
                        var channel = try chip.terminal()
                        let sent = try channel.protect(plain)
                        try expect(sent, opensTo: plain, at: chip)
                    }
                }
            }
        }
    }

    /// The chip's view of a protected command.
    private func expect(_ sent: [UInt8], opensTo plain: CommandAPDU, at chip: ChipSide) throws {
        let counter = chip.counter(1)
        let received = try CommandAPDU(decoding: sent)
        #expect(received.header == [0x0C, plain.instruction, plain.p1, plain.p2])
        let body = received.data.count
        #expect(received.usesExtendedLength == (plain.usesExtendedLength || body > 255))
        // Always case 4, with Ne as large as the length field can say.
        #expect(received.expectedLength == (received.usesExtendedLength ? 65536 : 256))

        var cursor = TLVCursor(received.data)
        let cryptogram = try cursor.readOptional(plain.instruction & 1 == 1 ? 0x85 : 0x87)
        let length = try cursor.readOptional(0x97)
        let mac = try cursor.read(0x8E)
        try cursor.end()

        #expect((cryptogram != nil) == !plain.data.isEmpty)
        if let cryptogram {
            let blocks =
                plain.instruction & 1 == 1
                ? Array(cryptogram.content) : Array(cryptogram.content.dropFirst())
            if plain.instruction & 1 == 0 { #expect(cryptogram.content.first == 1) }
            #expect(try chip.decrypt(blocks, counter: counter) == chip.padded(plain.data))
        }
        if let expected = plain.expectedLength {
            let wide = [UInt8(expected >> 8 & 0xFF), UInt8(expected & 0xFF)]
            #expect(length.map { Array($0.content) } == (plain.usesExtendedLength ? wide : [wide[1]]))
        } else {
            #expect(length == nil)
        }
        let objects = Array(received.data.dropLast(10))
        let block = chip.padded(received.header)
        let input = objects.isEmpty ? counter + block : counter + block + chip.padded(objects)
        let expected = try MessageAuthenticator(chip.cipher, key: SecretBytes(copying: chip.macKey)).mac(input)
        #expect(Array(mac.content) == expected)
    }

    @Test("bits of chaining and of the proprietary class are kept; other class bytes cannot be protected")
    func classBytes() throws {
        let chip = ChipSide(.aes128)
        for raw in UInt8.min...UInt8.max {
            var channel = try chip.terminal()
            let command = CommandAPDU(classByte: raw, instruction: 0x86, p1: 0, p2: 0, data: [1])
            if [0x00, 0x10, 0x80, 0x90].contains(raw) {
                #expect(try channel.protect(command).first == (raw | 0x0C))
            } else {
                do {
                    _ = try channel.protect(command)
                    Issue.record("class \(raw) was protected")
                } catch {
                    #expect(error.accessCode == .commandUnsuitable)
                }
                // Nothing was sent: the channel goes on, its counter untouched.
                #expect(try channel.protect(anyRead) == fresh(chip).protectOnce(anyRead))
            }
        }
    }

    @Test("an Ne outside 1 to 65536 cannot be protected", arguments: [0, -1, 65537, Int.max])
    func expectedLength(value: Int) throws {
        var channel = try ChipSide(.tripleDES).terminal()
        do {
            _ = try channel.protect(.readBinary(offset: 0, expectedLength: value))
            Issue.record("protected")
        } catch {
            #expect(error.accessCode == .commandUnsuitable)
        }
        let channelIsClosed = channel.isPoisoned
        #expect(!channelIsClosed)
    }

    @Test("too much data is refused before anything is encrypted", arguments: [65_500, 65_535, 65_536, 100_000])
    func tooLong(count: Int) throws {
        var channel = try ChipSide(.aes256).terminal()
        let command = CommandAPDU(instruction: 0x2A, p1: 0, p2: 0, data: [UInt8](repeating: 0, count: count))
        if count == 65_500 {
            #expect(try channel.protect(command).count == 7 + 4 + 1 + 65_504 + 10 + 2)
        } else {
            do {
                _ = try channel.protect(command)
                Issue.record("protected")
            } catch {
                #expect(error.accessCode == .commandTooLong)
            }
            let channelIsClosed = channel.isPoisoned
            #expect(!channelIsClosed)
        }
    }

    @Test("the largest command data is the largest: one octet more does not fit", arguments: BlockCipher.allCases)
    func commandLimit(cipher: BlockCipher) throws {
        let chip = ChipSide(cipher)
        for limit in [261, 262, 300, 500, 2000, 65_544] {
            for expected in [nil, 256] as [Int?] {
                let largest = SecureMessagingLimits.commandData(
                    cipher: cipher, commandLength: limit, hasExpectedLength: expected != nil)
                let isExtended = limit > 261
                func length(_ count: Int) throws -> Int {
                    try fresh(chip).protectOnce(
                        CommandAPDU(
                            instruction: 0x2A, p1: 0, p2: 0, data: [UInt8](repeating: 1, count: count),
                            expectedLength: expected, prefersExtendedLength: isExtended)
                    ).count
                }
                #expect(largest > 0)
                #expect(try length(largest) <= limit)
                if limit < 65_544 { #expect(try length(largest + 1) > limit) }
            }
        }
    }

    @Test("the largest response data for short length fields is 231 octets with 3DES and 223 with AES")
    func shortResponses() throws {
        let tripleDES = try ChipSide(.tripleDES).terminal().maximumResponseData()
        #expect(tripleDES == 231)
        for cipher in [BlockCipher.aes128, .aes192, .aes256] {
            let aes = try ChipSide(cipher).terminal().maximumResponseData()
            #expect(aes == 223)
        }
    }

    @Test("the largest response data is the largest: one octet more does not fit", arguments: BlockCipher.allCases)
    func responseLimit(cipher: BlockCipher) throws {
        let chip = ChipSide(cipher)
        for limit in Array(0...300) + [513, 1024, 2000, 65_538] {
            let largest = SecureMessagingLimits.responseData(cipher: cipher, responseLength: limit)
            if largest > 0 {
                #expect(try chip.response([UInt8](repeating: 1, count: largest)).count <= limit)
            }
            if limit < 65_538 {
                #expect(try chip.response([UInt8](repeating: 1, count: largest + 1)).count > limit)
            }
        }
        #expect(SecureMessagingLimits.responseData(cipher: cipher, responseLength: -5) == 0)
        #expect(
            SecureMessagingLimits.responseData(cipher: cipher, responseLength: .max)
                == SecureMessagingLimits.responseData(cipher: cipher, responseLength: 65_538))
    }

    @Test("keys and counters of the wrong length make no channel", arguments: BlockCipher.allCases)
    func keyLengths(cipher: BlockCipher) throws {
        func channel(_ encryption: Int, _ mac: Int, _ counter: Int) throws {
            _ = try SecureMessaging(
                cipher: cipher, encryptionKey: SecretBytes(count: encryption), macKey: SecretBytes(count: mac),
                sendSequenceCounter: [UInt8](repeating: 0, count: counter))
        }
        let (key, block) = (cipher.keyLength, cipher.blockSize)
        for (encryption, mac, counter) in [
            (key - 1, key, block), (key, key + 1, block), (0, key, block), (key, key, block - 1), (key, key, 0),
            (key, key, 24 - block),
        ] {
            #expect(throws: AccessError.self) { try channel(encryption, mac, counter) }
        }
        #expect(throws: Never.self) { try channel(key, key, block) }
    }

    private func fresh(_ chip: ChipSide) -> FreshChannel { FreshChannel(chip: chip) }
}

/// A new channel for one command.
private struct FreshChannel {
    let chip: ChipSide

    func protectOnce(_ command: CommandAPDU) throws -> [UInt8] {
        var channel = try chip.terminal()
        return try channel.protect(command)
    }
}
