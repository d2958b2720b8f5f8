// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTrust
import Glibc

/// A download of the ICAO PKD that was never made by anybody: forty invented CSCAs, their document signers and
/// revocation lists.
///
/// Certificates are marked as synthetic by the organization of their names. Signers share a few keys, because thirty
/// thousand pairs of RSA keys would take an hour.
struct SyntheticDownload {
    struct Authority {
        let certificate: Certificate
        let key: PrivateKey
        let country: String
    }

    enum Failure: Error {
        case date
    }

    /// What fills a record up; the longest that is used.
    private static let conformanceText = Array(
        String(repeating: "nothing to report on this synthetic signer; ", count: 400).utf8)

    private(set) var authorities: [Authority] = []
    private var signerKeys: [(info: [UInt8], identifier: [UInt8])] = []
    private var output: [UInt8] = []
    private let begin: Timestamp

    init(seed: UInt64) throws {
        let context = CryptoContext(seed: seed)
        guard let begin = Timestamp(iso8601: "2024-01-01") else { throw Failure.date }
        self.begin = begin
        for kind in [PrivateKey.KeyKind.rsa(4096), .rsa(3072), .rsa(2048), .ec(.p256), .ec(.p384)] {
            let info = try PrivateKey.generate(kind, context: context).subjectPublicKeyInfo(explicitParameters: true)
            signerKeys.append((info, try CertificateBuilder.keyIdentifier(of: info)))
        }
        // The codes that ISO 3166-1 leaves to its users: none is a State's.
        let codes = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "X\($0)" } + "MNOPQRSTUVWXYZ".map { "Q\($0)" }
        for country in codes {
            let key = try PrivateKey.generate(.ec(.p256), context: context)
            let info = try key.subjectPublicKeyInfo(explicitParameters: true)
            let builder = try CertificateBuilder.csca(
                subject: try DistinguishedName(
                    country: country, organization: Certificate.syntheticOrganization, commonName: "CSCA \(country)"),
                icaoCountry: country + "X", serialNumber: [1], notBefore: begin, notAfter: begin.adding(days: 5_475),
                privateKeyNotAfter: begin.adding(days: 1_825),
                keyIdentifier: try CertificateBuilder.keyIdentifier(of: info))
            let certificate = try builder.issue(
                subjectPublicKeyInfo: info, signedBy: key, algorithm: .ecdsa(.sha256))
            authorities.append(Authority(certificate: certificate, key: key, country: country))
        }
    }

    /// Writes the record of a document signer, filled up to that many octets with the words of a conformance report.
    mutating func writeSigner(_ number: Int, recordLength: Int) throws {
        let authority = authorities[number % authorities.count]
        let key = signerKeys[number % signerKeys.count]
        let serial = [0x10, UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
        let name = try DistinguishedName(
            country: authority.country, organization: Certificate.syntheticOrganization,
            organizationalUnit: "Document signers", commonName: "DS \(number)")
        let start = begin.adding(days: number % 365)
        let builder = try CertificateBuilder.documentSigner(
            csca: authority.certificate, subject: name, icaoCountry: authority.country + "X", documentTypes: ["P"],
            serialNumber: serial, notBefore: start, notAfter: start.adding(days: 4_000),
            privateKeyNotAfter: start.adding(days: 90), keyIdentifier: key.identifier)
        let certificate = try builder.issue(
            subjectPublicKeyInfo: key.info, signedBy: authority.key, algorithm: .ecdsa(.sha256))
        let text = certificate.serialNumberText
        var record =
            "dn: cn=CN\\=DS \(number)\\,O\\=\(Certificate.syntheticOrganization)\\,C\\=\(authority.country)+sn=\(text)"
        record += ",o=dsc,c=\(authority.country),dc=data,dc=download,dc=pkd,dc=example\n"
        record += "pkdVersion: 1150\n" + Self.folded("userCertificate;binary:: " + Self.base64(certificate.encoded))
        record += "sn: \(text)\ncn: DS \(number)\nobjectClass: top\nobjectClass: person\n"
        record += "objectClass: organizationalPerson\nobjectClass: inetOrgPerson\nobjectClass: pkdDownload\n"
        let room = max(0, recordLength - record.utf8.count - 50)
        let words = Self.conformanceText.prefix(room)
        record += Self.folded("pkdConformanceText: " + String(decoding: words, as: UTF8.self)) + "\n"
        write(record)
    }

    /// Writes the record of a revocation list that revokes ten signers.
    mutating func writeRevocationList(_ index: Int) throws {
        let authority = authorities[index]
        let entries = (0..<10).map { number in
            CertificateRevocationListBuilder.Entry(
                serialNumber: [0x10, 0xFF, UInt8(index), UInt8(number)], revocationDate: begin.adding(days: 30))
        }
        let list = try CertificateRevocationListBuilder(
            csca: authority.certificate, thisUpdate: begin.adding(days: 300), nextUpdate: begin.adding(days: 390),
            number: 7, entries: entries
        ).issue(signedBy: authority.key, algorithm: .ecdsa(.sha256))
        var record =
            "dn: cn=CSCA \(authority.country),o=crl,c=\(authority.country),dc=data,dc=download,dc=pkd,dc=example\n"
        record += Self.folded("certificateRevocationList;binary:: " + Self.base64(list.encoded))
        write(record + "objectClass: top\nobjectClass: cRLDistributionPoint\ncn: CSCA \(authority.country)\n\n")
    }

    mutating func write(_ text: String) {
        output += text.utf8
        if output.count > 1 << 20 { flush() }
    }

    mutating func flush() {
        var rest = output[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { exit(74) }
            rest = rest.dropFirst(count)
        }
        output.removeAll(keepingCapacity: true)
    }

    /// A line in parts of 76 characters (RFC 2849, 2).
    private static func folded(_ line: String) -> String {
        var octets: [UInt8] = []
        var column = 0
        for octet in line.utf8 {
            if column == 76 {
                octets += [0x0A, 0x20]
                column = 1
            }
            octets.append(octet)
            column += 1
        }
        return String(decoding: octets, as: UTF8.self) + "\n"
    }

    private static func base64(_ octets: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for index in stride(from: 0, to: octets.count, by: 3) {
            let group = octets[index..<min(index + 3, octets.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                text.append(place <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 0x3F)] : 0x3D)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
