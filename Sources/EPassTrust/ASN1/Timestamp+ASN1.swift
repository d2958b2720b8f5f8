// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

extension Timestamp {
    /// A time of a certificate: UTCTime, or GeneralizedTime (RFC 5280, 4.1.2.5).
    init(_ node: ASN1Node, _ element: String) throws(TrustError) {
        if node.identifier == .generalizedTime {
            try self.init(generalized: node, .generalizedTime, element)
            return
        }
        guard let time = Self(utcTime: try node.primitive(.utcTime, element)) else {
            throw node.malformed(element, .asn1TimeMalformed)
        }
        self = time
    }

    init(
        generalized node: ASN1Node, _ identifier: ASN1Identifier, _ element: @autoclosure () -> String
    ) throws(TrustError) {
        guard let time = Self(generalizedTime: try node.primitive(identifier, element())) else {
            throw node.malformed(element(), .asn1TimeMalformed)
        }
        self = time
    }

    /// The content octets of a UTCTime: years from 50 on are those of the twentieth century (RFC 5280, 4.1.2.5.1).
    init?(utcTime content: ArraySlice<UInt8>) {
        let octets = Array(content)
        guard let year = DecimalDigits.value(octets, 0..<2),
            let time = Self.read(octets, year: year < 50 ? 2_000 + year : 1_900 + year, from: 2)
        else { return nil }
        self = time
    }

    /// The content octets of a GeneralizedTime.
    init?(generalizedTime content: ArraySlice<UInt8>) {
        let octets = Array(content)
        guard let year = DecimalDigits.value(octets, 0..<4), let time = Self.read(octets, year: year, from: 4) else {
            return nil
        }
        self = time
    }

    // Seconds may be missing and a fraction may follow in older certificates. The zone must be stated: Z, or the
    // difference of local time from UTC, which X.680 allows and the profile does not.
    private static func read(_ octets: [UInt8], year: Int, from start: Int) -> Timestamp? {
        guard octets.count <= 32, let zone = zone(octets),
            let month = DecimalDigits.value(octets, start..<start + 2),
            let day = DecimalDigits.value(octets, start + 2..<start + 4),
            let hour = DecimalDigits.value(octets, start + 4..<start + 6),
            let minute = DecimalDigits.value(octets, start + 6..<start + 8), start + 8 <= zone.start
        else { return nil }
        let rest = octets[(start + 8)..<zone.start]
        var second = 0
        if !rest.isEmpty {
            guard rest.count >= 2, let value = DecimalDigits.value(octets, start + 8..<start + 10) else { return nil }
            second = value
            let fraction = rest.dropFirst(2)
            guard fraction.isEmpty || fraction.first == UInt8(ascii: ".") && fraction.count <= 10 else { return nil }
        }
        let local = Timestamp(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        return local.map { Timestamp(secondsSince1970: $0.secondsSince1970 - Int64(zone.minutes) * 60) }
    }

    private struct Zone {
        let start: Int
        let minutes: Int
    }

    private static func zone(_ octets: [UInt8]) -> Zone? {
        if octets.last == UInt8(ascii: "Z") { return Zone(start: octets.count - 1, minutes: 0) }
        let start = octets.count - 5
        guard start >= 0, octets[start] == UInt8(ascii: "+") || octets[start] == UInt8(ascii: "-"),
            let hours = DecimalDigits.value(octets, start + 1..<start + 3), hours < 24,
            let minutes = DecimalDigits.value(octets, start + 3..<start + 5), minutes < 60
        else { return nil }
        let difference = hours * 60 + minutes
        return Zone(start: start, minutes: octets[start] == UInt8(ascii: "+") ? difference : -difference)
    }
}
