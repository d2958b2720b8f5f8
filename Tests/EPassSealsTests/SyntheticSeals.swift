// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassJSON
import EPassMRZ
import EPassSeals
import EPassTrust
import Foundation

/// A synthetic CSCA, a signer of seals under it, and what he seals.
struct SyntheticSeals {
    static let now = Timestamp(secondsSince1970: 1_790_000_000)

    let cscaKey: PrivateKey
    let csca: Certificate
    let key: PrivateKey
    let signer: Certificate
    /// The letters that certificates have for the State.
    let letters: String
    /// Its code in zones and headers.
    let code: String

    /// - Parameters:
    ///   - state: the letters of the State in the certificates.
    ///   - code: its code in header and zone.
    ///   - country: the signer's country, where it is another one than the State's.
    ///   - change: what is changed in the signer's certificate before it is issued.
    init(
        _ state: String = "UT", code: String = "UTO", curve: EllipticCurve = .p256, country: String? = nil,
        _ change: (inout CertificateBuilder) throws -> Void = { _ in }
    ) throws {
        (letters, self.code) = (state, code)
        let (begin, end) = (Self.now.adding(days: -200), Self.now.adding(days: 2_000))
        cscaKey = try PrivateKey.generate(.ec(.p256))
        let cscaInfo = cscaKey.publicKey.subjectPublicKeyInfo
        let identifier = try CertificateBuilder.keyIdentifier(of: cscaInfo)
        let name = try DistinguishedName(country: state, organization: nil, commonName: "epass seal CSCA")
        csca = try CertificateBuilder.csca(
            subject: name, icaoCountry: code, serialNumber: [0x01], notBefore: begin.adding(days: -100),
            notAfter: end.adding(days: 100), privateKeyNotAfter: end, keyIdentifier: identifier
        ).issue(subjectPublicKeyInfo: cscaInfo, signedBy: cscaKey, algorithm: .ecdsa(.sha256))
        key = try PrivateKey.generate(.ec(curve))
        var builder = CertificateBuilder(
            serialNumber: [0x5B], issuer: name,
            subject: try DistinguishedName(country: country ?? state, organization: nil, commonName: "TS"),
            notBefore: begin,
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
        country: String? = nil, zone: String? = nil, version: SealHeader.Version = .version4, issued: Int = -20,
        signed: Int = -20, definition: UInt8 = 0x5D, features: ([SealFeature]) -> [SealFeature] = { $0 }
    ) throws -> VisibleDigitalSeal {
        try visa(
            country: country, zone: zone, version: version, issued: Self.day(issued), signed: Self.day(signed),
            definition: definition, features: features)
    }

    /// A visa with those days.
    func visa(
        country: String? = nil, zone: String? = nil, version: SealHeader.Version = .version4, issued: CalendarDate,
        signed: CalendarDate, definition: UInt8 = 0x5D, features: ([SealFeature]) -> [SealFeature] = { $0 }
    ) throws -> VisibleDigitalSeal {
        let header = try SealHeader(
            version: version, issuingCountry: CountryCode(rawValue: country ?? code),
            signer: SealSignerReference(
                country: letters, signer: "TS", certificate: version == .version3 ? "0005B" : "5B"),
            dateOfIssue: issued, dateOfSignature: signed, featureDefinition: definition, documentCategory: 0x01)
        let zone = zone ?? Self.zone(of: country ?? code)
        let all = [
            SealFeature(tag: 0x02, value: try SealFeatureValue.octets(of: try MRZ.parse(zone))),
            SealFeature(tag: 0x04, value: DurationOfStay.period(days: 90, months: 0, years: 0).octets),
            SealFeature(tag: 0x05, value: try C40.encode("ABC424242")), SealFeature(tag: 0x03, value: [2]),
        ]
        return try VisibleDigitalSeal(signing: header, features: features(all), with: key)
    }

    func vdsnc(
        _ message: JSONValue = Self.vaccination, type: String = "icao.vacc", version: Int64 = 1, issuer: String? = nil
    ) throws -> VDSNC {
        try VDSNC(
            signing: message, type: type, version: version, issuer: CountryCode(rawValue: issuer ?? code),
            certificate: signer, with: key)
    }

    /// The zone of the visa with another issuing State.
    static func zone(of code: String) -> String {
        zone.replacingOccurrences(
            of: "VCUTO", with: "VC" + code + String(repeating: "<", count: max(0, 3 - code.utf8.count)))
    }

    /// The vaccination with another day.
    static func vaccination(on day: String) throws -> JSONValue {
        let text = String(decoding: vaccination.compactOctets(), as: UTF8.self)
        return try JSONValue(parsing: Array(text.replacingOccurrences(of: "2021-04-02", with: day).utf8))
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
