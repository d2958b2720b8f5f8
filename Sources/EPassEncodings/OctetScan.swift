// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Whether octets stand in a text that mean something there: eight are looked at at once, as every sentence of a report
/// is looked through.
package enum OctetScan {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Whether all octets are printable ASCII (20 to 7E), and none is one of these two.
    package static func isPrintable(_ text: Span<UInt8>, without first: UInt8, _ second: UInt8) -> Bool {
        isEach(text) { word in
            // What is above 7F has its high bit; 7F gets it by one more, what is below 20 by 20 less.
            let others = word | (word &+ ones) | (word &- ones &* 0x20)
            return (others | zeros(word ^ ones &* UInt64(first)) | zeros(word ^ ones &* UInt64(second))) & highs == 0
        }
    }

    /// Whether none of the octets is one of these three, which are no spaces.
    package static func isFree(_ text: Span<UInt8>, of first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        isEach(text) { word in
            let found =
                zeros(word ^ ones &* UInt64(first)) | zeros(word ^ ones &* UInt64(second))
                | zeros(word ^ ones &* UInt64(third))
            return found & highs == 0
        }
    }

    /// A word with the high bit set in the lowest octet that is zero; in those above it, it may be set as well.
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }

    /// Whether each eight octets are right; the last of them are looked at twice, and those of a short text with spaces
    /// behind them.
    private static func isEach(_ text: Span<UInt8>, _ isRight: (UInt64) -> Bool) -> Bool {
        let octets = unsafe text.bytes
        let count = octets.byteCount
        var place = 0
        while place + 8 <= count {
            let word = unsafe octets.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
            guard isRight(word) else { return false }
            place += 8
        }
        guard place < count else { return true }
        if count >= 8 {
            let word = unsafe octets.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            return isRight(word)
        }
        var word = ones &* 0x20
        for index in 0..<count { word = word << 8 | UInt64(text[index]) }
        return isRight(word)
    }
}
