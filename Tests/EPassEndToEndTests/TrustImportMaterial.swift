// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTrust
import Foundation
import Testing

/// Trust material of an invented State, written into files: its CSCA, document signers, a revocation list and master
/// lists.
struct TrustImportMaterial {
    let csca: Certificate
    let signer: Certificate
    let listSigner: Certificate
    private let cscaKey: PrivateKey
    private let listKey: PrivateKey

    init(country: String = "UT", icaoCountry: String = "UTO") throws {
        cscaKey = try PrivateKey.generate(.ec(.p256))
        listKey = try PrivateKey.generate(.ec(.p256))
        let info = try cscaKey.subjectPublicKeyInfo()
        let (begin, end) = (try Self.date("2024-01-01"), try Self.date("2060-01-01"))
        csca = try CertificateBuilder.csca(
            subject: try DistinguishedName(country: country, organization: "Utopia", commonName: "CSCA \(country)"),
            icaoCountry: icaoCountry, serialNumber: [1], notBefore: begin, notAfter: end, privateKeyNotAfter: end,
            keyIdentifier: try CertificateBuilder.keyIdentifier(of: info)
        ).issue(subjectPublicKeyInfo: info, signedBy: cscaKey, algorithm: .ecdsa(.sha256))
        let signerInfo = try listKey.subjectPublicKeyInfo()
        let identifier = try CertificateBuilder.keyIdentifier(of: signerInfo)
        listSigner = try CertificateBuilder.listSigner(
            .masterList, csca: csca, subject: try DistinguishedName(country: country, commonName: "List signer"),
            serialNumber: [2], notBefore: begin, notAfter: end, keyIdentifier: identifier
        ).issue(subjectPublicKeyInfo: signerInfo, signedBy: cscaKey, algorithm: .ecdsa(.sha256))
        signer = try CertificateBuilder.documentSigner(
            csca: csca, subject: try DistinguishedName(country: country, commonName: "DS 1"), icaoCountry: icaoCountry,
            documentTypes: ["P"], serialNumber: [3], notBefore: begin, notAfter: end, privateKeyNotAfter: end,
            keyIdentifier: identifier
        ).issue(subjectPublicKeyInfo: signerInfo, signedBy: cscaKey, algorithm: .ecdsa(.sha256))
    }

    static func date(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }

    /// SHA-256 of the CSCA certificate, as people write it.
    var pin: String {
        get throws { try csca.fingerprint().map { String(format: "%02X", $0) }.joined(separator: ":") }
    }

    /// A master list of these certificates, signed on that day.
    func masterList(
        _ certificates: [Certificate], signed day: String, defects: Set<SignedDataBuilder.Defect> = []
    ) throws -> [UInt8] {
        var builder = SignedDataBuilder(
            kind: .masterList, content: CertificateListBuilder(certificates: certificates.map(\.encoded)).content(),
            certificates: [listSigner.encoded, csca.encoded], signingTime: try Self.date(day))
        builder.defects = defects
        return try builder.contentInfo(signedBy: listKey, certificate: listSigner, algorithm: .ecdsa(.sha256))
    }

    /// A revocation list with that number.
    func revocationList(number: Int, day: String) throws -> [UInt8] {
        let time = try Self.date(day)
        return try CertificateRevocationListBuilder(
            csca: csca, thisUpdate: time, nextUpdate: time.adding(days: 90), number: number
        ).issue(signedBy: cscaKey, algorithm: .ecdsa(.sha256)).encoded
    }

    /// A record of LDIF.
    static func record(_ name: String, _ attribute: String, _ octets: [UInt8]) -> String {
        "dn: cn=\(name),o=dsc,c=UT,dc=data\n\(attribute):: \(Data(octets).base64EncodedString())\n\n"
    }
}

/// Writes a file of a test.
func write(_ octets: [UInt8], _ path: String) throws { try Data(octets).write(to: URL(fileURLWithPath: path)) }
