// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV
import EPassTrust

extension DERWriter {
    /// An OBJECT IDENTIFIER of its text.
    ///
    /// - Throws: `TrustError` with code `issuingFailed` where the text is none.
    static func identifier(_ text: String) throws(TrustError) -> [UInt8] {
        guard let encoded = objectIdentifier(text) else {
            throw TrustError(.issuingFailed, element: text, .asn1NoDottedIdentifier)
        }
        return encoded
    }

    /// A time of a certificate: UTCTime from 1950 to 2049, GeneralizedTime otherwise (RFC 5280, 4.1.2.5).
    static func time(_ time: Timestamp) -> [UInt8] {
        let digits = generalizedText(time)
        return (1_950..<2_050).contains(time.calendar.year)
            ? element(.utcTime, digits.dropFirst(2)) : element(.generalizedTime, digits)
    }

    /// `YYYYMMDDHHMMSSZ`.
    static func generalizedText(_ time: Timestamp) -> [UInt8] {
        time.description.utf8.filter { (0x30...0x39).contains($0) } + [UInt8(ascii: "Z")]
    }

    /// A PrintableString.
    static func printable(_ text: String) -> [UInt8] { element(.printableString, text.utf8) }

    /// How a signer or an issuer names a certificate: issuer and serial number, the latter as it stands there.
    static func certificate(_ issuer: DistinguishedName, _ serialNumber: [UInt8]) -> [UInt8] {
        issuer.encoded + element(.integer, serialNumber)
    }
}
