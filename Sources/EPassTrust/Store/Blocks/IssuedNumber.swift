// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

/// A certificate by its issuer and its serial number, which are signed: `1A2B@C=UT, O=Utopia, CN=CSCA UT`.
public struct IssuedNumber: Sendable, Hashable, CustomStringConvertible {
    /// The serial number without zeros in front, 1 to 64 octets.
    public let serialNumber: [UInt8]
    /// The issuer, as it was written.
    public let issuer: String
    /// The issuer as it was read and is compared.
    package let comparedName: String
    private let attributes: [String]

    /// Reads hexadecimal digits, `@`, and a name: as in RFC 4514, as OpenSSL prints it, or as reports show it.
    ///
    /// - Parameter text: at most 1,024 octets, none of them a control character.
    /// - Throws: `TrustError` with code `malformed`, which names an attribute that is not known.
    public init(_ text: String) throws(TrustError) {
        let parts = text.split(separator: "@", maxSplits: 1)
        guard parts.count == 2, text.utf8.count <= 1_024,
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
            let octets = Self.number(parts[0]), octets.count <= 64
        else { throw TrustError(.malformed, element: "issued", .blockIssuedForm) }
        serialNumber = Array(SerialNumber.unsigned(octets))
        issuer = String(parts[1])
        let read = try DistinguishedName.attributes(of: issuer)
        attributes = DistinguishedName.unorderedForm(of: read)
        comparedName = read.map(DistinguishedName.text).joined(separator: ", ")
        guard !serialNumber.isEmpty else { throw TrustError(.malformed, element: "issued", .blockIssuedForm) }
    }

    /// Whether a text is meant as one: digits, and something behind `@`.
    package static func isMeant(_ text: String) -> Bool {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && number(parts[0]) != nil
    }

    /// OpenSSL leaves the first digit out where it is zero.
    private static func number(_ digits: Substring) -> [UInt8]? {
        let heading = digits.lowercased().hasPrefix("serial=") ? 7 : 0
        let digits = digits.dropFirst(heading).filter { $0 != ":" && $0 != " " }
        return digits.isEmpty ? nil : Hexadecimal.octets(digits.count.isMultiple(of: 2) ? digits : "0" + digits)
    }

    /// Whether it is that certificate: names are compared without regard to case, blanks and the order in which
    /// programs write their attributes, numbers without zeros in front.
    func names(_ certificate: Certificate) -> Bool {
        SerialNumber.isSame(certificate.serialNumber, serialNumber) && isIssuer(certificate.issuer)
    }

    /// Whether that is the issuer.
    package func isIssuer(_ name: DistinguishedName) -> Bool { attributes == name.unorderedForm }

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
