// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Public big-endian numbers of any length, for exponents such as (p+1)/4. Not constant in time: nothing secret belongs
/// here.
package enum UnsignedOctets {
    /// a + b, without leading zeros.
    package static func add(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
        var digits: [UInt8] = []
        var carry = 0
        for position in 0..<max(a.count, b.count) {
            let sum = digit(a, position) + digit(b, position) + carry
            digits.append(UInt8(truncatingIfNeeded: sum))
            carry = sum >> 8
        }
        digits.append(UInt8(truncatingIfNeeded: carry))
        return minimal(digits.reversed())
    }

    /// a - b, without leading zeros; zero (no octets) if b is larger.
    package static func subtract(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
        var digits: [UInt8] = []
        var borrow = 0
        for position in 0..<max(a.count, b.count) {
            let difference = digit(a, position) - digit(b, position) + borrow
            digits.append(UInt8(truncatingIfNeeded: difference))
            borrow = difference >> 8
        }
        return borrow == 0 ? minimal(digits.reversed()) : []
    }

    /// a divided by 2 to the power of `bits`, rounded down, without leading zeros.
    package static func shiftRight(_ a: [UInt8], by bits: Int) -> [UInt8] {
        guard bits >= 0 else { return minimal(a) }
        let kept = a.dropLast(min(bits / 8, a.count))
        let rest = bits % 8
        var octets: [UInt8] = []
        var previous = 0
        for octet in kept {
            let pair = previous << 8 | Int(octet)
            octets.append(UInt8(truncatingIfNeeded: pair >> rest))
            previous = Int(octet)
        }
        return minimal(octets)
    }

    private static func minimal(_ octets: [UInt8]) -> [UInt8] { Array(octets.drop { $0 == 0 }) }

    /// The octet at that position, counted from the least significant one.
    private static func digit(_ octets: [UInt8], _ position: Int) -> Int {
        position < octets.count ? Int(octets[octets.count - 1 - position]) : 0
    }
}
