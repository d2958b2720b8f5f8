// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import SwiftASN1

extension Timestamp {
    /// A time of a certificate: UTCTime, or GeneralizedTime (RFC 5280, 4.1.2.5).
    init(_ node: ASN1Node, _ element: String) throws(TrustError) {
        if node.identifier == .generalizedTime {
            try self.init(generalized: node, .generalizedTime, element)
            return
        }
        let octets = Array(try node.primitive(.utcTime, element))
        guard let year = DecimalDigits.value(octets, 0..<2),
            let time = Self.read(octets, year: year < 50 ? 2_000 + year : 1_900 + year, from: 2)
        else { throw node.malformed(element, "The time is malformed.") }
        self = time
    }

    init(generalized node: ASN1Node, _ identifier: ASN1Identifier, _ element: String) throws(TrustError) {
        let octets = Array(try node.primitive(identifier, element))
        guard let year = DecimalDigits.value(octets, 0..<4), let time = Self.read(octets, year: year, from: 4) else {
            throw node.malformed(element, "The time is malformed.")
        }
        self = time
    }

    // Seconds may be missing and a fraction may follow in older certificates; the zone must be Z.
    private static func read(_ octets: [UInt8], year: Int, from start: Int) -> Timestamp? {
        guard octets.last == UInt8(ascii: "Z"), let month = DecimalDigits.value(octets, start..<start + 2),
            let day = DecimalDigits.value(octets, start + 2..<start + 4),
            let hour = DecimalDigits.value(octets, start + 4..<start + 6),
            let minute = DecimalDigits.value(octets, start + 6..<start + 8)
        else { return nil }
        let rest = octets[(start + 8)...].dropLast()
        var second = 0
        if !rest.isEmpty {
            guard let value = DecimalDigits.value(octets, start + 8..<start + 10) else { return nil }
            second = value
            let fraction = rest.dropFirst(2)
            guard fraction.isEmpty || fraction.first == UInt8(ascii: ".") && fraction.count <= 10 else { return nil }
        }
        return Timestamp(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }
}
