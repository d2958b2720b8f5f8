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

    /// EF.SOD whose RSA signature begins with a zero octet, written without it (F-52: Australia, Poland). One message
    /// in 256 has such a signature.
    static func droppingLeadingZeros(_ scenario: inout SyntheticScenario) throws {
        scenario.signerScheme = SyntheticScheme(.rsa(2048), .rsaPKCS1(.sha256))
        let signer = try scenario.make().signer
        for number in firstWithZero..<4_000 {
            scenario.document.dataGroups[14] = [0x6E, 2, UInt8(number >> 8), UInt8(number & 0xFF)]
            let content = try scenario.document.contentInfo(signedBy: signer)
            let signature = try #require(try SignedData(contentInfo: content).signerInfos.first).signature
            guard signature.first == 0, signature.dropFirst().first != 0 else { continue }
            scenario.editContentInfo = { octets in
                try DERTree.editSignerInfo(in: &octets) { $0[$0.count - 1] = element(0x04, signature.dropFirst()) }
            }
            return
        }
        Issue.record("no signature of 4,000 begins with a zero octet")
    }

    /// Where the search begins, so that it is short: key and messages are always the same.
    private static let firstWithZero = 0
}
