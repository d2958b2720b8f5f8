// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Numbers written as ASCII digits.
package enum DecimalDigits {
    /// The number that stands in the range; nil where the range is outside or holds anything but digits. At most nine
    /// digits. Certificates' dates are read by this, hence inlined.
    @inlinable package static func value(_ octets: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.lowerBound >= 0, range.upperBound <= octets.count, (1...9).contains(range.count) else { return nil }
        var result = 0
        for octet in octets[range] {
            guard (0x30...0x39).contains(octet) else { return nil }
            result = result * 10 + Int(octet - 0x30)
        }
        return result
    }

    /// The digits of a number that is not negative, with zeros in front up to the width; more digits than that are all
    /// there.
    package static func text(_ value: Int, width: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
}
