// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@Suite("The century of the expiry, BSI TR-03135-1, 5.7.1, with what the signer's certificate says", .timed)
struct ExpiryCenturyTests {
    /// A document of a zone and a date of issue under a signer of these periods.
    struct Row: Sendable, CustomTestStringConvertible {
        let what: String
        /// Of the zone, `YYMMDD`.
        let expiry: String
        var at = "2026-11-21"
        /// The signer's certificate and the period in which its key signs.
        var from = "2010-01-01"
        var until = "2030-01-01"
        var keyUntil = "2010-06-01"
        /// In EF.DG12, nil for none.
        var issued: String?
        /// The first line of a TD1 of another State, the age of whose holder is `birth`; nil for a passport of Utopia.
        var card: String?
        var birth = "740812"
        let result: CheckResult
        let shown: String

        var testDescription: String { what }
    }

    @Test(
        "two digits mean what the certificates allow",
        arguments: [
            Row(what: "expired, signer to 2030", expiry: "200101", result: .failed, shown: "2020-01-01"),
            Row(
                what: "expired, signer to 2130: no century is added", expiry: "200101", until: "2130-01-01",
                keyUntil: "2130-01-01", result: .failed, shown: "2020-01-01"),
            Row(
                what: "expired, signer without an end", expiry: "200101", until: "9999-12-31", keyUntil: "9999-12-31",
                result: .failed, shown: "2020-01-01"),
            Row(
                what: "expired, date of issue 2010", expiry: "200101", until: "2130-01-01", keyUntil: "2130-01-01",
                issued: "20100601", result: .failed, shown: "2020-01-01"),
            Row(
                what: "before the signer: neither century can be", expiry: "200101", from: "2021-01-01",
                until: "2130-01-01", keyUntil: "2021-06-01", result: .undetermined, shown: "200101"),
            Row(
                what: "before the date of issue: neither century can be", expiry: "200101", until: "2130-01-01",
                keyUntil: "2130-01-01", issued: "20220101", result: .undetermined, shown: "200101"),
            Row(
                what: "a date of issue in the future moves nothing", expiry: "200101", until: "9999-12-31",
                keyUntil: "9999-12-31", issued: "21150101", result: .failed, shown: "2020-01-01"),
            Row(
                what: "the last year of the window", expiry: "411231", from: "2026-01-01", until: "2042-01-01",
                keyUntil: "2026-12-31", result: .successful, shown: "2041-12-31"),
            Row(
                what: "twenty years, and a signer for as long", expiry: "461101", from: "2026-01-01",
                until: "2047-01-01", keyUntil: "2026-12-31", result: .successful, shown: "2046-11-01"),
            Row(
                what: "twenty years, and a signer without an end", expiry: "461101", from: "2026-01-01",
                until: "9999-12-31", keyUntil: "2026-12-31", result: .undetermined, shown: "461101"),
            Row(
                what: "judged as of a day before the issue", expiry: "340415", at: "2010-05-01", from: "2024-01-01",
                until: "2035-01-01", keyUntil: "2024-06-01", result: .successful, shown: "2034-04-15"),
            Row(
                what: "judged in 2105, signed by a key last in use in 2011", expiry: "150101", at: "2105-01-01",
                from: "2010-01-01", until: "9999-12-31", keyUntil: "2011-01-01", result: .failed, shown: "2015-01-01"),
            Row(
                what: "judged in 2105, by a key in use ever since", expiry: "150101", at: "2105-01-01",
                from: "2010-01-01", until: "9999-12-31", keyUntil: "9999-12-31", result: .undetermined, shown: "150101"),
            Row(
                what: "unknown day, before the month", expiry: "4612<<", from: "2026-01-01", until: "2047-01-01",
                keyUntil: "2026-12-31", result: .successful, shown: "4612<<"),
            Row(
                what: "a leap day that only one century has", expiry: "000229", at: "2090-01-01", from: "2085-01-01",
                until: "2101-01-01", keyUntil: "2085-12-31", result: .undetermined, shown: "000229"),
            Row(
                what: "an identity card of Spain without an end, printed as 01 01 9999", expiry: "990101",
                from: "2024-01-01", until: "2036-01-01", keyUntil: "2024-06-01", card: "IDESP", birth: "450812",
                result: .successful, shown: "2099-01-01"),
            Row(
                what: "the same of a holder of 52 years", expiry: "990101", from: "2024-01-01", until: "2036-01-01",
                keyUntil: "2024-06-01", card: "IDESP", result: .undetermined, shown: "990101"),
            Row(
                what: "an identity card of Romania for fifty years", expiry: "740101", from: "2024-01-01",
                until: "9999-12-31", keyUntil: "2024-06-01", card: "IDROU", birth: "650812", result: .successful,
                shown: "2074-01-01"),
            Row(
                what: "an expired card of an old holder stays expired", expiry: "200101", until: "9999-12-31",
                keyUntil: "9999-12-31", card: "IDROU", birth: "450812", result: .failed, shown: "2020-01-01"),
        ])
    func century(_ row: Row) throws {
        let report = try Self.report(row)
        #expect(report.check(.dsSignature)?.result == .successful)
        let check = try #require(report.check(.expiry))
        #expect(check.result == row.result, "\(check.finding)")
        #expect(report.document?.dateOfExpiry == row.shown)
        // The sentence speaks of the same century.
        if row.result != .undetermined, row.shown.hasPrefix("2") {
            #expect(check.finding.detail?.contains(row.shown.prefix(10)) == true || row.shown.contains("<"))
        }
    }

    private static func report(_ row: Row) throws -> InspectionReport {
        func time(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }
        let (root, signer) = (try PrivateKey.generate(.ec(.p256)), try PrivateKey.generate(.ec(.p256)))
        let keys = try [root, signer].map { try $0.subjectPublicKeyInfo(explicitParameters: false) }
        let identifiers = try keys.map { try CertificateBuilder.keyIdentifier(of: $0) }
        let state = row.card == nil ? "UT" : row.card?.hasSuffix("ESP") == true ? "ES" : "RO"
        let csca = try CertificateBuilder.csca(
            subject: try DistinguishedName(country: state, commonName: "CSCA"), icaoCountry: "UTO", serialNumber: [1],
            notBefore: time("2000-01-01"), notAfter: time("9999-12-31"), privateKeyNotAfter: time("9999-12-31"),
            keyIdentifier: identifiers[0]
        ).issue(subjectPublicKeyInfo: keys[0], signedBy: root, algorithm: .ecdsa(.sha256))
        let certificate = try CertificateBuilder.documentSigner(
            csca: csca, subject: try DistinguishedName(country: state, commonName: "DS"), icaoCountry: "UTO",
            documentTypes: ["P", "ID"], serialNumber: [2], notBefore: time(row.from), notAfter: time(row.until),
            privateKeyNotAfter: time(row.keyUntil), keyIdentifier: identifiers[1]
        ).issue(subjectPublicKeyInfo: keys[1], signedBy: root, algorithm: .ecdsa(.sha256))
        var files: [DataGroupNumber: [UInt8]] = [.dg1: DataGroup1(mrz: try zone(row)).octets, .dg2: [0x75, 0x00]]
        files[.dg12] = row.issued.flatMap {
            LDSDate(octets: Array($0.utf8)).map { DataGroup12(dateOfIssue: $0).octets }
        }
        let hashes = try files.sorted { $0.key < $1.key }.map {
            LDSSecurityObject.DataGroupHash(dataGroup: $0, hash: try HashAlgorithm.sha256.hash($1))
        }
        let object = try LDSSecurityObject(
            hashAlgorithmOID: HashAlgorithm.sha256.objectIdentifier, dataGroupHashes: hashes)
        let info = try SignedDataBuilder(
            content: try object.encoded(), digest: .sha256, certificates: [certificate.encoded]
        ).contentInfo(signedBy: signer, certificate: certificate, algorithm: .ecdsa(.sha256))
        var evidence = Evidence(origin: .files, tool: .library)
        evidence.files = [
            FileEvidence(
                file: .sod, state: .read, isProtected: false, channel: 0, octets: EFSOD(contentInfo: info).encoded()
            )
        ]
        for (number, octets) in files {
            evidence.files.append(
                FileEvidence(
                    file: .dataGroup(number), state: .read, isProtected: false, channel: 0, octets: octets))
        }
        return Inspection.judge(
            evidence, trust: try TrustSnapshot(anchors: [try TrustAnchor(certificate: csca)]), policy: .border,
            at: try time(row.at))
    }

    /// The zone; its check digits are not what this is about.
    private static func zone(_ row: Row) throws -> MRZ {
        guard let card = row.card else {
            let lines =
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO" + row.birth + "2F" + row.expiry
                + "9ZE184226B<<<<<16"
            return try MRZ(characters: Array(lines.utf8))
        }
        let first = card + "D231458907<<<<<<<<<<<<<<<"
        let second = row.birth + "2F" + row.expiry + "2" + card.suffix(3) + "<<<<<<<<<<<6"
        return try MRZ(characters: Array((first + second + "ERIKSSON<<ANNA<MARIA<<<<<<<<<<").utf8))
    }
}
