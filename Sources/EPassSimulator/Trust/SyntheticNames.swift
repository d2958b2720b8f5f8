// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassTLV
package import EPassTrust

/// Names and signatures of the field that the issuing side of the library does not write.
package enum SyntheticNames {
    private static func attribute(_ type: String, _ tag: TLVTag, _ text: String) -> [UInt8] {
        DERWriter.element(
            .set, DERWriter.sequence([DERWriter.objectIdentifier(type) ?? [], DERWriter.element(tag, text.utf8)]))
    }

    /// A name with these countries, each in a set of its own, and a common name.
    package static func name(
        countries: [String], organization: String? = nil, commonName: String
    ) throws -> DistinguishedName {
        // A PrintableString where the letters are in it.
        let names = countries.map {
            attribute(OID.country, $0.utf8.allSatisfy { $0 < 0x80 } ? .printableString : .utf8String, $0)
        }
        let middle = organization.map { [attribute(OID.organization, .utf8String, $0)] } ?? []
        return try DistinguishedName(
            encoded: DERWriter.sequence(names + middle + [attribute(OID.commonName, .utf8String, commonName)]))
    }

    /// A name with PrintableString throughout, where the library writes UTF8String for all but the country.
    package static func printable(
        country: String, organization: String? = nil, commonName: String
    ) throws -> DistinguishedName {
        let middle = organization.map { [attribute(OID.organization, .printableString, $0)] } ?? []
        return try DistinguishedName(
            encoded: DERWriter.sequence(
                [attribute(OID.country, .printableString, country)] + middle
                    + [attribute(OID.commonName, .printableString, commonName)]))
    }

    /// The certificate with a signature of PKCS #1 v1.5 whose DigestInfo has no NULL.
    package static func resigned(
        _ entity: SyntheticEntity, withoutNullBy key: PrivateKey
    ) throws -> SyntheticEntity {
        let certificate = entity.certificate
        let digest = try HashAlgorithm.sha256.hash(certificate.tbsCertificate)
        let algorithm = DERWriter.sequence([
            DERWriter.objectIdentifier(HashAlgorithm.sha256.objectIdentifier) ?? []
        ])
        let info = DERWriter.sequence([algorithm, DERWriter.octetString(digest)])
        let size = key.publicKey.modulus?.count ?? 0
        let padding = [UInt8](repeating: 0xFF, count: max(0, size - info.count - 3))
        let signature = try key.rawRSA([0x00, 0x01] + padding + [0x00] + info)
        let octets = DERWriter.sequence([
            certificate.tbsCertificate, try certificate.signatureAlgorithm.encoded(), DERWriter.bitString(signature),
        ])
        return SyntheticEntity(key: entity.key, scheme: entity.scheme, certificate: try Certificate(encoded: octets))
    }
}
