// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

/// One departure from the profile and the rules that it breaks.
struct ProfileCase: Sendable, CustomTestStringConvertible {
    enum Base: Sendable { case csca, link, signer, listSigner, lds2Signer, barCodeSigner }

    let rules: [String]
    var base = Base.csca
    var issued = "2025-01-01"
    var edit: @Sendable (inout CertificateBuilder) throws -> Void = { _ in }
    var octets: @Sendable (inout [[UInt8]]) throws -> Void = { _ in }

    var testDescription: String { "\(base) \(rules.joined(separator: ", "))" }

    func findings() throws -> [ProfileFinding] {
        CertificateProfile.lint(try DERText.editing(try certificate(), octets))
    }

    func certificate() throws -> Certificate {
        let key = try TestKeys.key(.ec(.p256), "csca")
        let spki = try key.subjectPublicKeyInfo(explicitParameters: true)
        let identifier = try CertificateBuilder.keyIdentifier(of: spki)
        let from = try #require(Timestamp(iso8601: issued))
        var builder = try CertificateBuilder.csca(
            subject: try DistinguishedName(country: "UT", organization: "Utopia", commonName: "CSCA UT"),
            icaoCountry: "UTO", serialNumber: [0x11], notBefore: from, notAfter: from.adding(days: 5_000),
            privateKeyNotAfter: from.adding(days: 1_000), keyIdentifier: identifier)
        for type in ["2.5.29.17", "2.5.29.18"] { builder.set(Self.alternativeName(type)) }
        switch base {
        case .csca: break
        case .link: builder.set(.authorityKeyIdentifier([1, 2, 3]))
        case .signer, .listSigner:
            builder.subject = try DistinguishedName(country: "UT", organization: "Utopia", commonName: "DS 3")
            builder.remove("2.5.29.19")
            builder.set(.keyUsage(.digitalSignature))
            if base == .signer {
                builder.set(.documentTypes(["P"]))
            } else {
                builder.set(.extendedKeyUsage(["2.23.136.1.1.3"]))
            }
        case .lds2Signer, .barCodeSigner:
            builder.subject = try DistinguishedName(country: "UT", commonName: "VS")
            let isLDS2 = base == .lds2Signer
            builder.extensions = [
                .authorityKeyIdentifier(identifier),
                .extendedKeyUsage([isLDS2 ? "2.23.136.1.1.9.8.2" : "2.23.136.1.1.11.1"]),
            ]
        }
        try edit(&builder)
        return try builder.issue(subjectPublicKeyInfo: spki, signedBy: key, algorithm: .ecdsa(.sha256))
    }

    static func alternativeName(_ type: String, locality: String = "UTO", also: [UInt8] = []) -> Certificate.Extension {
        let name = DERText.sequence([attribute("550407", 0x13, locality) + also])
        let names = DERText.element(0xA4, name) + DERText.element(0x81, Array("csca@utopia.example".utf8))
        return .init(objectIdentifier: type, isCritical: false, value: DERText.element(0x30, names))
    }

    static func attribute(_ type: String, _ tag: UInt32, _ text: String) -> [UInt8] {
        let members = [
            DERText.element(0x06, EPassTestSupport.octets(type) ?? []), DERText.element(tag, Array(text.utf8)),
        ]
        return DERText.element(0x31, DERText.sequence(members))
    }

    static func raw(_ type: String, _ value: String, critical: Bool = false) -> Certificate.Extension {
        .init(objectIdentifier: type, isCritical: critical, value: EPassTestSupport.octets(value) ?? [])
    }

    static func name(_ attributes: [[UInt8]]) throws -> DistinguishedName {
        try DistinguishedName(encoded: DERText.sequence(attributes))
    }

    /// Gives issuer and subject one name of these attributes.
    static func named(_ attributes: [UInt8]...) -> @Sendable (inout CertificateBuilder) throws -> Void {
        {
            $0.issuer = try name(attributes)
            $0.subject = $0.issuer
        }
    }
}

extension ProfileCase {
    /// Members of tbsCertificate: 0 version, 1 serial number, 2 signature, 3 issuer, 4 validity, 5 subject, 6 key, 7
    /// extensions.
    static let body: [ProfileCase] = [
        .init(rules: ["certificate.version"], octets: { $0[0] = [0xA0, 3, 2, 1, 1] }),
        .init(rules: ["certificate.serialNumber.positive"], octets: { $0[1] = [2, 1, 0] }),
        .init(rules: ["certificate.serialNumber.positive"], octets: { $0[1] = [2, 1, 0x80] }),
        .init(rules: ["certificate.serialNumber.shortest"], octets: { $0[1] = [2, 2, 0, 1] }),
        .init(
            rules: ["certificate.serialNumber.length"],
            octets: { $0[1] = [2, 21] + [UInt8](repeating: 1, count: 21) }),
        .init(
            rules: ["certificate.signature.matches"],
            octets: { $0[2] = try AlgorithmIdentifier(.ecdsa(.sha384)).encoded() }),
        .init(
            rules: ["certificate.issuer.countryName.present", "certificate.subject.countryName.present"],
            edit: named(attribute("550403", 0x0C, "A"))),
        .init(
            rules: ["certificate.issuer.countryName.format", "certificate.subject.countryName.format"],
            edit: named(attribute("550406", 0x13, "UTO"), attribute("550403", 0x0C, "A"))),
        .init(
            rules: ["certificate.issuer.countryName.upperCase", "certificate.subject.countryName.upperCase"],
            edit: named(attribute("550406", 0x13, "ut"), attribute("550403", 0x0C, "A"))),
        .init(
            rules: ["certificate.issuer.stringType", "certificate.subject.stringType"],
            edit: named(attribute("550406", 0x13, "UT"), attribute("550403", 0x14, "A"))),
        .init(
            rules: ["certificate.issuer.commonName.present", "certificate.subject.commonName.present"],
            edit: named(attribute("550406", 0x13, "UT"))),
        .init(
            rules: ["certificate.countryName.matches"], base: .signer,
            edit: { $0.subject = try DistinguishedName(country: "XX", commonName: "DS") }),
        .init(
            rules: ["certificate.validity.seconds"],
            octets: { $0[4] = DERText.sequence([DERText.utcTime("2501010000Z"), DERText.utcTime("350101000000Z")]) }),
        .init(
            rules: ["certificate.validity.zulu"],
            octets: {
                $0[4] = DERText.sequence([DERText.utcTime("250101000000+0100"), DERText.utcTime("350101000000Z")])
            }),
        .init(
            rules: ["certificate.validity.form"],
            octets: {
                $0[4] = DERText.sequence([DERText.utcTime("250101000000Z"), DERText.generalizedTime("20350101000000Z")])
            }),
        .init(
            rules: ["certificate.validity.fraction"],
            octets: {
                $0[4] = DERText.sequence([
                    DERText.utcTime("250101000000Z"), DERText.generalizedTime("20550101000000.5Z"),
                ])
            }),
        .init(
            rules: ["certificate.validity.order"],
            octets: { $0[4] = DERText.sequence([DERText.utcTime("350101000000Z"), DERText.utcTime("250101000000Z")]) }),
        .init(rules: ["certificate.uniqueIdentifiers.absent"], octets: { $0.insert([0x81, 2, 0, 1], at: 7) }),
        .init(
            rules: ["certificate.subjectPublicKeyInfo.explicitParameters"],
            octets: { $0[6] = try TestKeys.key(.ec(.p256), "csca").subjectPublicKeyInfo() }),
    ]

    static let extensions: [ProfileCase] = [
        .init(rules: ["csca.subjectKeyIdentifier.present"], edit: { $0.remove("2.5.29.14") }),
        .init(
            rules: ["csca.subjectKeyIdentifier.notCritical"],
            edit: {
                $0.set(raw("2.5.29.14", "0403010203", critical: true))
                $0.remove("2.5.29.35")
            }),
        .init(
            rules: ["cscaLink.authorityKeyIdentifier.present"], base: .link,
            edit: {
                $0.issuer = try DistinguishedName(country: "UT", commonName: "Old")
                $0.remove("2.5.29.35")
                $0.set(raw("2.23.136.1.1.6.1", "0500"))
            }),
        .init(
            rules: ["certificate.authorityKeyIdentifier.keyIdentifier"],
            edit: { $0.set(raw("2.5.29.35", "3003820105")) }),
        .init(rules: ["csca.keyUsage.present"], edit: { $0.remove("2.5.29.15") }),
        .init(rules: ["csca.keyUsage.critical"], edit: { $0.set(raw("2.5.29.15", "03020106")) }),
        .init(rules: ["csca.keyUsage.bits"], edit: { $0.set(.keyUsage([.keyCertSign])) }),
        .init(rules: ["csca.keyUsage.bits"], edit: { $0.set(.keyUsage([.keyCertSign, .crlSign, .digitalSignature])) }),
        .init(
            rules: ["documentSigner.keyUsage.bits"], base: .signer,
            edit: { $0.set(.keyUsage([.digitalSignature, .nonRepudiation])) }),
        .init(rules: ["csca.privateKeyUsagePeriod.present"], edit: { $0.remove("2.5.29.16") }),
        .init(rules: ["certificate.privateKeyUsagePeriod.period"], edit: { $0.set(raw("2.5.29.16", "3000")) }),
        .init(rules: ["csca.policyMappings.absent"], edit: { $0.set(raw("2.5.29.33", "3000")) }),
        .init(
            rules: ["csca.certificatePolicies.notCritical"],
            edit: { $0.set(raw("2.5.29.32", "3007300506032A0304", critical: true)) }),
        .init(rules: ["certificate.extensions.decodable"], edit: { $0.set(raw("2.5.29.32", "0500")) }),
        .init(rules: ["csca.subjectAltName.present"], edit: { $0.remove("2.5.29.17") }),
        .init(rules: ["csca.issuerAltName.present"], edit: { $0.remove("2.5.29.18") }),
        .init(
            rules: ["certificate.subjectAltName.country"], base: .signer,
            edit: { $0.set(alternativeName("2.5.29.17", locality: "Utopia")) }),
        .init(
            rules: ["certificate.issuerAltName.attributes"], base: .signer,
            edit: { $0.set(alternativeName("2.5.29.18", also: attribute("550403", 0x0C, "A"))) }),
        .init(
            rules: ["certificate.subjectAltName.contact"], base: .signer,
            edit: { $0.set(try .alternativeName(icaoCountry: "UTO", ofSubject: true)) }),
        .init(
            rules: ["csca.alternativeNames.identical"], edit: { $0.set(alternativeName("2.5.29.17", locality: "XXX")) }),
        .init(rules: ["csca.basicConstraints.present"], edit: { $0.remove("2.5.29.19") }),
        .init(rules: ["csca.basicConstraints.critical"], edit: { $0.set(raw("2.5.29.19", "30060101FF020100")) }),
        .init(rules: ["csca.basicConstraints.cA"], edit: { $0.set(raw("2.5.29.19", "3003020100", critical: true)) }),
        .init(
            rules: ["csca.basicConstraints.cA", "certificate.extensions.defaults"],
            edit: { $0.set(raw("2.5.29.19", "3006010100020100", critical: true)) }),
        .init(rules: ["csca.basicConstraints.pathLength"], edit: { $0.set(.basicConstraints(isAuthority: true)) }),
        .init(
            rules: ["csca.basicConstraints.pathLength"],
            edit: { $0.set(.basicConstraints(isAuthority: true, pathLength: 1)) }),
        .init(
            rules: ["cscaLink.basicConstraints.pathLength"], base: .link,
            edit: { $0.set(.basicConstraints(isAuthority: true, pathLength: 1)) }),
        .init(
            rules: [], base: .link, issued: "2010-01-01",
            edit: { $0.set(.basicConstraints(isAuthority: true, pathLength: 1)) }),
        .init(
            rules: ["documentSigner.basicConstraints.absent"], base: .signer,
            edit: { $0.set(.basicConstraints(isAuthority: false)) }),
        .init(
            rules: ["listSigner.extKeyUsage.critical"], base: .listSigner,
            edit: { $0.set(raw("2.5.29.37", "30080606678108010103")) }),
        .init(rules: ["csca.cRLDistributionPoints.present"], edit: { $0.remove("2.5.29.31") }),
        .init(
            rules: ["certificate.cRLDistributionPoints.scheme"],
            edit: { $0.set(.crlDistributionPoints(["ftp://crl.example/UTO.crl"])) }),
        .init(
            rules: [
                "certificate.cRLDistributionPoints.distributionPoint", "certificate.cRLDistributionPoints.reasons",
            ],
            edit: { $0.set(raw("2.5.29.31", "3006300481020780")) }),
        .init(
            rules: ["cscaLink.nameChange.present"], base: .link,
            edit: { $0.issuer = try DistinguishedName(country: "UT", commonName: "Old") }),
        .init(
            rules: ["documentSigner.documentTypeList.present"], base: .signer, edit: { $0.remove("2.23.136.1.1.6.2") }),
        .init(
            rules: ["documentSigner.documentTypeList.types"], base: .signer,
            edit: { $0.set(.documentTypes(["PASSPORT"])) }),
        .init(
            rules: ["documentSigner.documentTypeList.version"], base: .signer,
            edit: { $0.set(raw("2.23.136.1.1.6.2", "30080201013103130150")) }),
        .init(rules: ["csca.documentTypeList.absent"], edit: { $0.set(.documentTypes(["P"])) }),
        .init(
            rules: ["csca.netscapeCertificateType.absent"], edit: { $0.set(raw("2.16.840.1.113730.1.1", "03020106")) }),
        .init(
            rules: ["certificate.extensions.unknownCritical"], edit: { $0.set(raw("2.999.1", "0500", critical: true)) }),
        .init(rules: [], edit: { $0.set(raw("2.999.1", "0500")) }),
        .init(
            rules: ["lds2Signer.extensions.other"], base: .lds2Signer, edit: { $0.set(.keyUsage(.digitalSignature)) }),
        .init(
            rules: ["lds2Signer.subject.commonName"], base: .lds2Signer,
            edit: { $0.subject = try DistinguishedName(country: "UT", commonName: "Ten Letters") }),
        .init(
            rules: ["lds2Signer.subject.attributes"], base: .lds2Signer,
            edit: { $0.subject = try DistinguishedName(country: "UT", organization: "U", commonName: "VS") }),
        .init(
            rules: ["barCodeSigner.subject.commonName"], base: .barCodeSigner,
            edit: { $0.subject = try DistinguishedName(country: "UT", commonName: "V1") }),
        .init(
            rules: ["barCodeSigner.extKeyUsage.critical"], base: .barCodeSigner,
            edit: { $0.set(raw("2.5.29.37", "3009060767810801010B01")) }),
    ]
}

@Suite("Certificate profile, Doc 9303-12 7.1", .timed)
struct CertificateProfileTests {
    @Test(
        "certificates by the profile have no finding and are of their kind",
        arguments: [
            (ProfileCase.Base.csca, CertificateKind.csca), (.link, .cscaLink), (.signer, .documentSigner),
            (.listSigner, .masterListSigner), (.lds2Signer, .lds2Signer), (.barCodeSigner, .barCodeSigner),
        ])
    func conforming(base: ProfileCase.Base, kind: CertificateKind) throws {
        let certificate = try ProfileCase(rules: [], base: base).certificate()
        #expect(CertificateProfile.kind(of: certificate) == kind)
        #expect(CertificateProfile.lint(certificate) == [])
    }

    @Test("each departure of the body is found, and no other", arguments: ProfileCase.body)
    func body(departure: ProfileCase) throws {
        #expect(try departure.findings().map(\.rule) == departure.rules)
    }

    @Test("each departure of an extension is found, and no other", arguments: ProfileCase.extensions)
    func extensions(departure: ProfileCase) throws {
        #expect(Set(try departure.findings().map(\.rule)) == Set(departure.rules))
    }

    @Test("what the Sixth Edition did not demand is advice before 2016, and a departure after that")
    func earlier() throws {
        let edit: @Sendable (inout CertificateBuilder) -> Void = { $0.remove("2.5.29.17") }
        for (issued, severity) in [("2015-12-31", ProfileFinding.Severity.advice), ("2016-01-01", .departure)] {
            let findings = try ProfileCase(rules: [], issued: issued, edit: edit).findings()
            #expect(findings.map(\.rule) == ["csca.subjectAltName.present"])
            #expect(findings.map(\.severity) == [severity])
        }
        let version = try ProfileCase(rules: [], issued: "2010-01-01", octets: { $0[0] = [0xA0, 3, 2, 1, 1] })
            .findings()
        #expect(version.map(\.severity) == [.departure])
    }

    @Test("the profile of another role may be asked for")
    func asked() throws {
        let signer = try ProfileCase(rules: [], base: .signer).certificate()
        let rules = CertificateProfile.lint(signer, as: .masterListSigner).map(\.rule)
        #expect(rules == ["listSigner.extKeyUsage.present", "listSigner.documentTypeList.absent"])
    }

    @Test(
        "a purpose of another world makes the certificate one for communication (T16)",
        arguments: [["1.3.6.1.5.5.7.3.1"], ["2.23.136.1.1.3", "1.3.6.1.5.5.7.3.1"], ["2.5.29.37.0"]])
    func purposes(purposes: [String]) throws {
        let certificate = try ProfileCase(
            rules: [], base: .listSigner, edit: { $0.set(.extendedKeyUsage(purposes)) }
        ).certificate()
        #expect(CertificateProfile.kind(of: certificate) == .other)
    }

    @Test("each rule of the code is in Docs/lint.md with its clause and its severity, and no other is there")
    func documentation() throws {
        let page = try DocumentationTests().page("lint.md")
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            row.split(separator: "|").map {
                $0.trimmingPrefix { $0 == " " }.split(separator: " ").joined(separator: " ")
            }
        }
        let written = rows.map { $0.prefix(4).joined(separator: " | ") }
        let rules = CertificateProfile.rules
        let expected = rules.map { "`\($0.name)` | \($0.clause) | \($0.severity) | \($0.isNewer ? "7th" : "any")" }
        #expect(Set(written) == Set(expected))
        #expect(written.count == expected.count)
        #expect(Set(rules.map(\.name)).count == rules.count)
    }
}

@Suite("Profile of revocation lists, Doc 9303-12 7.1.4", .timed)
struct RevocationListProfileTests {
    @Test("a list by the profile has no finding")
    func conforming() throws {
        #expect(CertificateProfile.lint(try RevocationListTests.issue(try RevocationListTests.builder())) == [])
        #expect(CertificateProfile.lint(try RevocationListTests.issue(try RevocationListTests.builder([]))) == [])
    }

    @Test("each defect of the builder is found by its rules")
    func defects() throws {
        let expected: [CertificateRevocationListBuilder.Defect: [String]] = [
            .wrongSignature: [], .wrongVersion: ["crl.version"], .noNextUpdate: ["crl.nextUpdate.present"],
            .noAuthorityKeyIdentifier: ["crl.authorityKeyIdentifier.present"], .wrongAuthorityKeyIdentifier: [],
            .noNumber: ["crl.cRLNumber.present"],
            .noExtensions: [
                "crl.extensions.present", "crl.authorityKeyIdentifier.present", "crl.cRLNumber.present",
            ], .deltaList: ["crl.deltaCRLIndicator.absent"], .partialList: ["crl.issuingDistributionPoint.absent"],
            .unknownCriticalExtension: ["crl.extensions.unknownCritical"],
            .indirectEntries: ["crl.entry.certificateIssuer.absent"], .emptyList: ["crl.revokedCertificates.empty"],
            .reasonCodes: ["crl.entry.reasonCode.absent"], .innerAlgorithm: ["crl.signature.matches"],
        ]
        for defect in CertificateRevocationListBuilder.Defect.allCases {
            var builder = try RevocationListTests.builder(defect == .emptyList ? [] : [[5]])
            builder.defects = [defect]
            let findings = CertificateProfile.lint(try RevocationListTests.issue(builder))
            #expect(findings.map(\.rule) == expected[defect], "\(defect)")
        }
    }

    @Test(
        "times and numbers are held against their form",
        arguments: [
            (3, DERText.utcTime("2610010000Z"), "crl.times.seconds"),
            (3, DERText.utcTime("261001000000-0500"), "crl.times.zulu"),
            (4, DERText.generalizedTime("20261201000000Z"), "crl.times.form"),
            (4, DERText.utcTime("270901000000Z"), "crl.nextUpdate.period"),
            (4, DERText.utcTime("250901000000Z"), "crl.nextUpdate.order"),
        ])
    func forms(member: Int, time: [UInt8], rule: String) throws {
        let list = try RevocationListTests.issue(try RevocationListTests.builder())
        let changed = try RevocationListTests.replacing(list, member: member, with: time)
        #expect(CertificateProfile.lint(changed).map(\.rule) == [rule])
    }
}
