// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassEncodings
internal import EPassMRZ

/// A certificate by its issuer and its serial number, which are signed: `1A2B@C=UT, O=Utopia, CN=CSCA UT`.
public struct IssuedNumber: Sendable, Hashable, CustomStringConvertible {
    /// The serial number without zeros in front, 1 to 64 octets.
    public let serialNumber: [UInt8]
    /// The issuer, as reports show it or in any other order.
    public let issuer: String
    private let attributes: [String]

    /// Reads hexadecimal digits, `@`, and the attributes of a name with commas between them; nil for anything else.
    ///
    /// - Parameter text: at most 1,024 characters, none of them a control character.
    public init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1)
        guard parts.count == 2, text.utf8.count <= 1_024,
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
            let octets = Hexadecimal.octets(String(parts[0]), passingOver: ": "), octets.count <= 64
        else { return nil }
        serialNumber = Array(SerialNumber.unsigned(octets))
        issuer = String(parts[1])
        attributes = Self.attributes(issuer)
        guard !serialNumber.isEmpty, attributes.contains(where: { $0.contains("=") }) else { return nil }
    }

    /// Whether it is that certificate: names are compared without regard to case, blanks and the order in which
    /// programs write their attributes, numbers without zeros in front.
    func names(_ certificate: Certificate) -> Bool {
        SerialNumber.isSame(certificate.serialNumber, serialNumber)
            && attributes == Self.attributes(certificate.issuer.description)
    }

    /// The attributes of a name in one form and order, a country by its code.
    private static func attributes(_ name: String) -> [String] {
        name.filter { $0 != "\\" }.split { $0 == "," || $0 == "+" }.map { attribute in
            let pair = attribute.split(separator: "=", maxSplits: 1).map { part in
                part.lowercased().split { $0.isWhitespace }.joined(separator: " ")
            }
            guard pair.first == "c", pair.count == 2, let country = IssuingCountry(pair[1]), country.isKnown else {
                return pair.joined(separator: "=")
            }
            return "c=" + country.code
        }.filter { !$0.isEmpty }.sorted()
    }

    /// As it is read.
    public var description: String { Hexadecimal.lowercaseText(serialNumber) + "@" + issuer }

    /// Equal names and numbers are the same certificate, however they are written.
    public static func == (left: Self, right: Self) -> Bool {
        left.serialNumber == right.serialNumber && left.attributes == right.attributes
    }

    /// Hashes number and name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(serialNumber)
        hasher.combine(attributes)
    }
}
