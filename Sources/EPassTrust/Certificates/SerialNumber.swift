// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The one comparison of serial numbers, by the content octets of their INTEGERs.
///
/// A number is meant to be positive (RFC 5280, 4.1.2.2). Some issuers leave out the zero in front of a first octet with
/// its high bit set, in the certificate or in the revocation list or in both (F-47), and some pad: two are the same
/// where their octets without zeros in front are. `FF` in front is a part of the number and no sign: `FF9A` is
/// `00FF9A`, and not `9A`. An INTEGER without octets is no number, and the same as none.
enum SerialNumber {
    static func isSame(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
        !left.isEmpty && !right.isEmpty && unsigned(left).elementsEqual(unsigned(right))
    }

    /// The shortest two's complement forms of all that is the same number; what is found under them is compared by
    /// ``isSame(_:_:)``.
    static func forms(_ octets: [UInt8]) -> [[UInt8]] {
        let plain = Array(unsigned(octets))
        let (bare, positive) = (Array(shortest(plain)), Array(shortest([0] + plain)))
        return bare == positive ? [bare] : [bare, positive]
    }

    /// The shortest two's complement form of the same number.
    static func shortest<Octets: Collection<UInt8>>(_ octets: Octets) -> Octets.SubSequence {
        var rest = octets[...]
        while rest.count > 1, let first = rest.first, let second = rest.dropFirst().first,
            first == 0 && second < 0x80 || first == 0xFF && second >= 0x80
        {
            rest = rest.dropFirst()
        }
        return rest
    }

    /// The order of the numbers, by their octets without zeros in front.
    static func precedes(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    }

    /// The octets without zeros in front: none for zero.
    static func unsigned<Octets: Collection<UInt8>>(_ octets: Octets) -> Octets.SubSequence {
        octets.drop { $0 == 0 }
    }
}
