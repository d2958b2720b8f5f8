// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto

/// How much plain data fits into a protected command or response of a given length. Doc 9303-11, 9.8.4.
package enum SecureMessagingLimits {
    /// The most octets of plain data that a protected response of at most `responseLength` octets can bring.
    ///
    /// - Parameters:
    ///   - cipher: the cipher of the channel.
    ///   - responseLength: the longest response, status bytes included: 258 with short length fields.
    /// - Returns: 231 (3DES) and 223 (AES) for 258; 0 where not even one octet fits.
    package static func responseData(cipher: BlockCipher, responseLength: Int) -> Int {
        // DO'99' has 4 octets, DO'8E' 10, SW1 SW2 2.
        largestData(blockSize: cipher.blockSize, room: max(0, min(responseLength, 0x10002)) - 16)
    }

    /// The most octets of plain data that a protected command of at most `commandLength` octets can take.
    ///
    /// - Parameters:
    ///   - cipher: the cipher of the channel.
    ///   - commandLength: the longest command: 261 with short length fields. From 262 on, extended length fields are
    ///     assumed.
    ///   - hasExpectedLength: whether the plain command has an Le.
    package static func commandData(cipher: BlockCipher, commandLength: Int, hasExpectedLength: Bool) -> Int {
        let isExtended = commandLength > 261
        // Header 4; Lc 1 or 3; DO'97' 3 or 4; DO'8E' 10; Le 1 or 2.
        let overhead = 4 + (isExtended ? 5 : 2) + (hasExpectedLength ? (isExtended ? 4 : 3) : 0) + 10
        return largestData(blockSize: cipher.blockSize, room: max(0, min(commandLength, 0x10008)) - overhead)
    }

    /// The most plain octets whose DO'87' is no longer than `room`.
    private static func largestData(blockSize: Int, room: Int) -> Int {
        let blocks = max(0, room) / blockSize
        for count in stride(from: blocks, to: 0, by: -1) {
            let length = count * blockSize + 1
            if 1 + BERLength.size(of: length) + length <= room { return count * blockSize - 1 }
        }
        return 0
    }
}

/// The length field of a BER-TLV data object with a definite length.
enum BERLength {
    /// The octets that the shortest length field has.
    static func size(of length: Int) -> Int {
        switch length {
        case ...0x7F: 1
        case ...0xFF: 2
        case ...0xFFFF: 3
        default: 4
        }
    }
}
