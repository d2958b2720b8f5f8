// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJSON
import EPassMRZ
import EPassSeals
import EPassTrust

/// A synthetic CSCA, a signer of seals under it, and what he seals.
struct SyntheticSeals {
    static let now = Timestamp(secondsSince1970: 1_790_000_000)

    let cscaKey: PrivateKey
    let csca: Certificate
    let key: PrivateKey
    let signer: Certificate

    /// - Parameters:
    ///   - country: the signer's country; that of the CSCA is always UT.
    ///   - change: what is changed in the signer's certificate before it is issued.
    init(
        curve: EllipticCurve = .p256, country: String = "UT",
        _ change: (inout CertificateBuilder) throws -> Void = { _ in }
    ) throws {
        let (begin, end) = (Self.now.adding(days: -200), Self.now.adding(days: 2_000))
        cscaKey = try PrivateKey.generate(.ec(.p256))
        let cscaInfo = cscaKey.publicKey.subjectPublicKeyInfo
        let identifier = try CertificateBuilder.keyIdentifier(of: cscaInfo)
        let name = try DistinguishedName(country: "UT", organization: nil, commonName: "epass seal CSCA")
        csca = try CertificateBuilder.csca(
            subject: name, icaoCountry: "UTO", serialNumber: [0x01], notBefore: begin.adding(days: -100),
            notAfter: end.adding(days: 100), privateKeyNotAfter: end, keyIdentifier: identifier
        ).issue(subjectPublicKeyInfo: cscaInfo, signedBy: cscaKey, algorithm: .ecdsa(.sha256))
        key = try PrivateKey.generate(.ec(curve))
        var builder = CertificateBuilder(
            serialNumber: [0x5B], issuer: name,
            subject: try DistinguishedName(country: country, organization: nil, commonName: "TS"), notBefore: begin,
            notAfter: end)
        builder.extensions = [
            .authorityKeyIdentifier(identifier), .extendedKeyUsage(["2.23.136.1.1.11.1"]), .documentTypes(["V"]),
        ]
        try change(&builder)
        signer = try builder.issue(
            subjectPublicKeyInfo: key.publicKey.subjectPublicKeyInfo, signedBy: cscaKey, algorithm: .ecdsa(.sha256))
    }

    func trust(with signers: [Certificate] = [], lists: [CertificateRevocationList] = []) throws -> TrustSnapshot {
        try TrustSnapshot(
            anchors: [TrustAnchor(certificate: csca, basis: .pinned)],
            certificates: signers.map { StoredCertificate(certificate: $0) }, revocationLists: lists)
    }

    /// A visa of this signer.
    func visa(
        country: String = "UTO", zone: String = Self.zone, version: SealHeader.Version = .version4,
        features: ([SealFeature]) -> [SealFeature] = { $0 }
    ) throws -> VisibleDigitalSeal {
        let header = try SealHeader(
            version: version, issuingCountry: CountryCode(rawValue: country),
            signer: SealSignerReference(
                country: "UT", signer: "TS", certificate: version == .version3 ? "0005B" : "5B"),
            dateOfIssue: Self.day(-20), dateOfSignature: Self.day(-20), featureDefinition: 0x5D, documentCategory: 0x01)
        let all = [
            SealFeature(tag: 0x02, value: try SealFeatureValue.octets(of: try MRZ.parse(zone))),
            SealFeature(tag: 0x04, value: DurationOfStay.period(days: 90, months: 0, years: 0).octets),
            SealFeature(tag: 0x05, value: try C40.encode("ABC424242")), SealFeature(tag: 0x03, value: [2]),
        ]
        return try VisibleDigitalSeal(signing: header, features: features(all), with: key)
    }

    func vdsnc(_ message: JSONValue = Self.vaccination, issuer: String = "UTO") throws -> VDSNC {
        try VDSNC(
            signing: message, type: "icao.vacc", issuer: CountryCode(rawValue: issuer), certificate: signer, with: key)
    }

    static func day(_ days: Int) throws -> CalendarDate {
        let calendar = now.adding(days: days).calendar
        guard let date = CalendarDate(year: calendar.year, month: calendar.month, day: calendar.day) else {
            throw SyntheticSealError()
        }
        return date
    }

    static let zone = "VCUTODENT<<ARTHUR<PHILIP<<<<<<<<<<<<1234567XY7GBR5203116M2911250<<<<<<<<"

    static let vaccination = JSONValue.object([
        JSONMember(name: "uvci", value: .string("U01")),
        JSONMember(
            name: "pid",
            value: .object([
                JSONMember(name: "n", value: .string("ERIKSSON  ANNA MARIA")),
                JSONMember(name: "dob", value: .string("1974-08-12")),
            ])),
        JSONMember(
            name: "ve",
            value: .array([
                .object([
                    JSONMember(name: "des", value: .string("XM68M6")),
                    JSONMember(name: "nam", value: .string("Specimen")),
                    JSONMember(
                        name: "vd",
                        value: .array([
                            .object([
                                JSONMember(name: "dvc", value: .string("2021-04-02")),
                                JSONMember(name: "seq", value: .integer(1)),
                                JSONMember(name: "ctr", value: .string("UTO")),
                                JSONMember(name: "lot", value: .string("1")),
                            ])
                        ])),
                ])
            ])),
    ])
}

struct SyntheticSealError: Error {}
