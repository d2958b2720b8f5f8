// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

/// Who signed a seal, and with which of his certificates (Doc 9303-13, 2.2.1).
public struct SealSignerReference: Sendable, Hashable, CustomStringConvertible {
    /// The two letters of the signer's country, as his certificate has them.
    public let country: String
    /// The two letters or digits that tell him from the other signers of the country: the common name of his
    /// certificate.
    public let signer: String
    /// The certificate: hexadecimal digits of its serial number. Five in version 3; any number up to 255 in version 4.
    public let certificate: String

    /// A reference of these parts.
    ///
    /// - Throws: `seal.notEncodable` where they are not of the lengths and characters that they must have.
    package init(country: String, signer: String, certificate: String) throws(SealError) {
        func holds(_ text: String, _ count: ClosedRange<Int>) -> Bool {
            count.contains(text.utf8.count)
                && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        }
        guard holds(country, 2...2), holds(signer, 2...2), holds(certificate, 1...255) else {
            throw SealError(.notEncodable, "header.signer", at: 0, .sealDataReferenceParts)
        }
        self.country = country
        self.signer = signer
        self.certificate = certificate
    }

    /// The signer identifier: country and signer.
    public var identifier: String { country + signer }

    /// Whether the certificate is one of those reserved for tests: all digits are 0.
    public var isForTests: Bool { certificate.utf8.allSatisfy { $0 == UInt8(ascii: "0") } }

    /// The octets of the serial number without leading zeros; nil where the reference is not hexadecimal.
    public var serialNumber: [UInt8]? {
        Hexadecimal.number(certificate).map { octets in Array(octets.drop { $0 == 0 }) }
    }

    /// Country, signer and certificate without a length: `UTTS5B`.
    public var description: String { identifier + certificate }

    /// Whether the count before the certificate's digits is decimal. The standard has it hexadecimal; the German
    /// signers of administrative documents (`DEZV`, BSI TR-03171) write it decimal, as their seals show.
    var countsInDecimal: Bool { identifier == "DEZV" }
}
