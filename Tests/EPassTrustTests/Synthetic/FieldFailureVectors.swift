// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTLV
import EPassTrust
import Testing

/// Encodings of the field that the issuing side of the library does not write.
enum FieldFailureVectors {
    static func element(_ tag: UInt32, _ content: some Collection<UInt8>) -> [UInt8] {
        TLVWriter.encode(TLVTag(tag), content)
    }

    /// A name with PrintableString throughout, where the library writes UTF8String for all but the country.
    static func printable(country: String, commonName: String) throws -> DistinguishedName {
        func attribute(_ number: UInt8, _ text: String) -> [UInt8] {
            element(0x31, element(0x30, [0x06, 0x03, 0x55, 0x04, number] + element(0x13, Array(text.utf8))))
        }
        return try DistinguishedName(encoded: element(0x30, attribute(6, country) + attribute(3, commonName)))
    }
}
