// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassAccess
package import EPassCrypto
package import EPassISO7816
internal import EPassTLV

/// What both sides of the comparison work on: one READ BINARY after the other, each with a response of 223 octets.
///
/// The responses are made beforehand, because each belongs to its own value of the send sequence counter.
package struct ReadExchange {
    /// The cipher of the channel.
    package let cipher: BlockCipher
    /// The protected responses, in order.
    package let responses: [[UInt8]]
    /// KS_Enc.
    package let encryptionKey: [UInt8]
    /// KS_MAC.
    package let macKey: [UInt8]

    /// That many exchanges.
    package init(_ cipher: BlockCipher, count: Int, length: Int = 223) throws {
        self.cipher = cipher
        encryptionKey = (0..<cipher.keyLength).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
        macKey = (0..<cipher.keyLength).map { UInt8(truncatingIfNeeded: $0 * 5 + 2) }
        let cbc = try CBCCipher(cipher, key: SecretBytes(copying: encryptionKey))
        let authenticator = try MessageAuthenticator(cipher, key: SecretBytes(copying: macKey))
        let data = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
        let plain = Self.padded(data, cipher.blockSize)
        responses = try (0..<count).map { index in
            let number = UInt64(index) * 2 + 2
            let counter =
                [UInt8](repeating: 0, count: cipher.blockSize - 8)
                + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
            let vector =
                cipher == .tripleDES ? [UInt8](repeating: 0, count: 8) : try cbc.encryptBlock(counter)
            let objects =
                TLVWriter.encode(0x87, [0x01] + (try cbc.encrypt(plain, iv: vector))) + [0x99, 0x02, 0x90, 0x00]
            let mac = try authenticator.mac(Self.padded(counter + objects, cipher.blockSize))
            return objects + [0x8E, 0x08] + mac + [0x90, 0x00]
        }
    }

    /// The terminal's end of the channel, before the first command.
    package func terminal() throws -> SecureMessaging {
        try SecureMessaging(
            cipher: cipher, encryptionKey: SecretBytes(copying: encryptionKey), macKey: SecretBytes(copying: macKey))
    }

    /// The command of each exchange.
    package static let command = CommandAPDU.readBinary(offset: 0, expectedLength: 223)

    private static func padded(_ octets: [UInt8], _ blockSize: Int) -> [UInt8] {
        var result = octets + [0x80]
        while result.count % blockSize != 0 { result.append(0) }
        return result
    }
}

/// All exchanges through a channel: protect READ BINARY, unprotect its response. Returns the octets read.
package func runSecureMessaging(_ exchange: ReadExchange) throws -> Int {
    var channel = try exchange.terminal()
    var total = 0
    for response in exchange.responses {
        total += try channel.protect(ReadExchange.command).count
        total += try channel.unprotect(response).data.count
    }
    return total
}
