// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Path validation, Doc 9303-12 D.1.1 and BSI TR-03135-1 5.6.4.3.3", .timed)
struct PathValidationTests {
    static let first = TestAuthority()
    static let second = TestAuthority(role: "csca 2")
    static let renamed = TestAuthority(role: "csca 3", name: "Authority of Utopia")
    static let foreign = TestAuthority(role: "csca DE", country: "DE", name: "CSCA DE")

    func outcome(_ result: PassiveAuthenticationResult) -> String {
        result.finding(.dsSignature).map { "\($0.result)" + ($0.reason.map { " (\($0))" } ?? "") } ?? "missing"
    }

    // MARK: The anchor

    @Test("of several generations of one name the one with the key identifier is the anchor")
    func generations() throws {
        let trust = try TrustSnapshot([Self.first.root(), Self.second.root()])
        let result = try TestDocument().issued(by: Self.second).judged(trust, profile: .strict)
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.anchor?.certificate.subjectPublicKeyInfo == (try Self.second.subjectPublicKeyInfo))
        #expect(result.path.map(\.subject.commonName) == ["DS 3", "CSCA UT"])
    }

    @Test("without a key identifier the generation whose key signed is found by its name, and named as a deviation")
    func generationsByName() throws {
        let trust = try TrustSnapshot([Self.first.root(), Self.second.root()])
        var document = TestDocument()
        document.editSigner = { $0.remove("2.5.29.35") }
        let result = try document.issued(by: Self.second).judged(trust)
        #expect(result.deviations == [.akiMissing] || result.deviations.isEmpty)
        #expect(outcome(result) == "successful")
        #expect(result.anchor?.certificate.subjectPublicKeyInfo == (try Self.second.subjectPublicKeyInfo))
    }

    @Test("a key identifier of another generation: the one that signed is found by its name, as a deviation")
    func identifierOfAnother() throws {
        let trust = try TrustSnapshot([Self.first.root(), Self.second.root()])
        let identifier = try Self.first.keyIdentifier
        var document = TestDocument()
        document.editSigner = { $0.set(.authorityKeyIdentifier(identifier)) }
        let result = try document.issued(by: Self.second).judged(trust)
        #expect(outcome(result) == "successful" && result.deviations == [.akiMismatch])
        #expect(result.anchor?.certificate.subjectPublicKeyInfo == (try Self.second.subjectPublicKeyInfo))
        let strict = try document.issued(by: Self.second).judged(trust, profile: .strict)
        #expect(outcome(strict) == "failed (akiMismatch)")
        let alone = try document.issued(by: Self.second).judged(try TrustSnapshot([Self.first.root()]))
        #expect(outcome(alone) == "failed (signatureInvalid)" && alone.anchor == nil)
    }

    @Test("a key identifier that another State's key happens to have names nobody")
    func identifierOfForeignState() throws {
        let identifier = try Self.first.keyIdentifier
        let other = try Self.foreign.root { $0.set(.subjectKeyIdentifier(identifier)) }
        let without = try TestDocument().judged(try TrustSnapshot([other]))
        #expect(outcome(without) == "undetermined (noAnchor)")
        let both = try TestDocument().judged(try TrustSnapshot([other, Self.first.root()]), profile: .strict)
        #expect(TestDocument.departures(both).isEmpty)
    }

    @Test("a key identifier that another CSCA of the State happens to have names nobody, RFC 5280 4.2.1.2")
    func identifierOfOtherAuthority() throws {
        let identifier = try Self.first.keyIdentifier
        let other = try Self.renamed.root { $0.set(.subjectKeyIdentifier(identifier)) }
        let result = try TestDocument().judged(try TrustSnapshot([other]))
        #expect(outcome(result) == "undetermined (noAnchor)")
    }

    @Test("an anchor of another State that did sign is a failure of the country, T16")
    func foreignAnchor() throws {
        var document = TestDocument().issued(by: Self.foreign)
        let edit = document.editSigner
        document.editSigner = { builder in
            edit(&builder)
            builder.issuer = (try? Self.first.subject) ?? builder.issuer
        }
        let result = try document.judged(try TrustSnapshot([Self.foreign.root(), Self.first.root()]))
        #expect(outcome(result) == "failed (countryMismatch)")
    }

    // MARK: Basis

    @Test("an unpinned anchor will do by default, and is undetermined under border and strict")
    func unpinned() throws {
        let trust = try TrustSnapshot(anchors: [.of(Self.first.root(), .unpinned)])
        let result = try TestDocument().judged(trust)
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.anchor?.basis == .unpinned)
        for profile in [TrustProfile.border, .strict] {
            let refused = try TestDocument().judged(trust, profile: profile)
            #expect(TestDocument.departures(refused) == ["issuer.ds.signature undetermined (anchorUnpinned)"])
        }
    }

    @Test("an anchor of less than full standing is no evidence against a document either")
    func unpinnedContradiction() throws {
        let identifier = try Self.first.keyIdentifier
        let planted = try Self.second.root { $0.set(.subjectKeyIdentifier(identifier)) }
        for basis in [TrustBasis.unpinned, .listed] {
            let trust = try TrustSnapshot(anchors: [.of(planted, basis)])
            for profile in [TrustProfile.default, .border] {
                #expect(outcome(try TestDocument().judged(trust, profile: profile)) == "undetermined (noAnchor)")
            }
            let both = try trust.adding([.of(Self.first.root())])
            #expect(outcome(try TestDocument().judged(both, profile: .border)) == "successful")
        }
    }

    @Test("a document signer in an unpinned list of CSCAs is none of them, under border")
    func plantedSigner() throws {
        let made = try TestDocument().make()
        let planted = try TestAuthority(role: "planted").root()
        let trust = try TrustSnapshot(anchors: [
            .of(made.csca), .of(made.signer, .unpinned), .of(planted, .unpinned),
        ])
        #expect(outcome(try TestDocument().judged(trust)) == "successful")
        #expect(outcome(try TestDocument().judged(trust, profile: .border)) == "successful")
    }

    @Test("of two certificates of one key the one that is trusted counts", arguments: TrustBasis.allCases)
    func strongest(basis: TrustBasis) throws {
        let other = TestAuthority(role: "csca 2")
        let again = try other.root(serialNumber: [2])
        let trust = try TrustSnapshot(anchors: [.of(other.root(), .unpinned), .of(again, basis)])
        let result = try TestDocument().issued(by: other).judged(trust, profile: .border)
        let expected =
            switch basis {
            case .unpinned: "undetermined (anchorUnpinned)"
            case .listed: "undetermined (anchorListed)"
            default: "successful"
            }
        #expect(outcome(result) == expected)
        // The trusted key signed the other certificate too, which makes that one linked: as good as a linked one, and
        // less than any other.
        if basis != .unpinned { #expect(result.anchor?.basis == basis) }
        if basis > .linked { #expect(result.anchor?.certificate == again) }
    }

    @Test("a link that a trusted key signed makes its key trusted, though nobody vouches for the list it came in")
    func linked() throws {
        let link = try Self.second.link(from: Self.first)
        let document = TestDocument().issued(by: Self.second)
        let alone = try TrustSnapshot(anchors: [.of(link, .unpinned)])
        #expect(outcome(try document.judged(alone, profile: .border)) == "undetermined (anchorUnpinned)")
        let trust = try TrustSnapshot(anchors: [.of(link, .unpinned), .of(Self.first.root(), .named)])
        let result = try document.judged(trust, profile: .border)
        #expect(outcome(result) == "successful")
        #expect(result.anchor?.basis == .linked)
    }

    // MARK: Links

    @Test(
        "a link certificate that is an anchor issues as its root does, also under a name change",
        arguments: [second, renamed])
    func link(authority: TestAuthority) throws {
        let trust = try TrustSnapshot(anchors: [.of(authority.link(from: Self.first), .linked)])
        let result = try TestDocument().issued(by: authority).judged(trust, profile: .strict)
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.anchor?.basis == .linked)
    }

    @Test(
        "a link certificate in the security object leads from its key to the older one that is trusted",
        arguments: [second, renamed])
    func embeddedLink(authority: TestAuthority) throws {
        let link = try authority.link(from: Self.first)
        var document = TestDocument().issued(by: authority)
        document.editSOD = { $0.certificates.append(link.encoded) }
        let result = try document.judged(try TrustSnapshot([Self.first.root()]), profile: .strict)
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.path.map(\.serialNumber) == [[0x12, 0x34], [0x77], [1]])
        let unknown = try document.judged(try TrustSnapshot([Self.foreign.root()]))
        #expect(outcome(unknown) == "undetermined (noAnchor)")
        let unpinned = try document.judged(
            try TrustSnapshot(anchors: [.of(Self.first.root(), .unpinned)]), profile: .border)
        #expect(outcome(unpinned) == "undetermined (anchorUnpinned)")
    }

    @Test("two links in the security object, and none without the first of them")
    func embeddedLinks() throws {
        let links = try [Self.second.link(from: Self.first), Self.renamed.link(from: Self.second)]
        var document = TestDocument().issued(by: Self.renamed)
        document.editSOD = { $0.certificates += links.map(\.encoded) }
        let trust = try TrustSnapshot([Self.first.root()])
        let result = try document.judged(trust)
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.path.count == 4)
        document.editSOD = { $0.certificates.append(links[1].encoded) }
        #expect(outcome(try document.judged(trust)) == "undetermined (noAnchor)")
    }

    @Test("each link of a path is valid, and was made while the key above it was in use, RFC 5280 6.1.3 a 2")
    func periodsOfLinks() throws {
        let trust = try TrustSnapshot([Self.first.root()])
        func findings(_ edit: (inout CertificateBuilder) throws -> Void) throws -> [String] {
            let links = try [Self.second.link(from: Self.first, edit), Self.renamed.link(from: Self.second)]
            var document = TestDocument().issued(by: Self.renamed)
            document.editSOD = { $0.certificates += links.map(\.encoded) }
            return TestDocument.departures(try document.judged(trust))
        }
        let (end, late) = try (TestAuthority.date("2026-02-01"), TestAuthority.date("2026-08-01"))
        #expect(try findings { _ in }.isEmpty)
        #expect(try findings { $0.notAfter = end }.contains("issuer.csca.validity failed (expired)"))
        // The link from the second key was made in 2025.
        let unused = try findings { $0.set(.privateKeyUsagePeriod(notBefore: late, notAfter: $0.notAfter)) }
        #expect(unused == ["issuer.csca.usagePeriod failed (certifiedOutsideUsagePeriod)"])
    }

    @Test("a link says nothing that is not understood, in the security object and in the store; another one does")
    func criticalLink() throws {
        let unknown = try Self.second.link(from: Self.first) {
            $0.set(.init(objectIdentifier: "2.999.1", isCritical: true, value: [5, 0]))
        }
        var document = TestDocument().issued(by: Self.second)
        let root = try TrustAnchor.of(Self.first.root())
        let stored = try TrustSnapshot(anchors: [root, .of(unknown, .unpinned)])
        #expect(outcome(try document.judged(stored, profile: .border)) == "undetermined (anchorUnpinned)")
        document.editSOD = { $0.certificates.append(unknown.encoded) }
        let alone = try TrustSnapshot(anchors: [root])
        #expect(outcome(try document.judged(alone)) == "failed (unknownCriticalExtension)")
        let sound = try Self.second.link(from: Self.first)
        for order in [[unknown, sound], [sound, unknown]] {
            document.editSOD = { $0.certificates += order.map(\.encoded) }
            #expect(outcome(try document.judged(alone)) == "successful")
        }
    }

    @Test("a link with another algorithm beside its signature, which nobody signed, is damaged and no forgery")
    func linkOfTwoAlgorithms() throws {
        let link = try MemberLossTests.edited(try Self.second.link(from: Self.first).encoded, at: [1]) { _ in
            try AlgorithmIdentifier(.ecdsa(.sha512)).encoded()
        }
        var document = TestDocument().issued(by: Self.second)
        document.editSOD = { $0.certificates.append(link) }
        let trust = try TrustSnapshot([Self.first.root()])
        #expect(outcome(try document.judged(trust)) == "undetermined (algorithmMismatch)")
        #expect(outcome(try document.judged(trust, profile: .strict)) == "failed (algorithmMismatch)")
    }

    @Test("authorities in the security object that certified each other are not followed for ever")
    func embeddedCircle() throws {
        // Fifteen certificates of one key under one name: each of them may have issued each other one.
        let circle = try (UInt8(1)...15).map { try Self.second.root(serialNumber: [$0]).encoded }
        var document = TestDocument().issued(by: Self.second)
        document.editSOD = { $0.certificates += circle }
        let input = try document.make().input
        let trust = try TrustSnapshot([Self.foreign.root()])
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        let duration = ContinuousClock().measure {
            let result = PassiveAuthentication.judge(input, trust: trust, profile: .default, at: time)
            #expect(outcome(result) == "undetermined (noAnchor)")
        }
        #expect(duration < .seconds(4), "\(duration)")
    }

    @Test("an authority between CSCA and document signer makes the path too long, T16")
    func intermediate() throws {
        let between = TestAuthority(role: "sub ca", name: "Issuing authority")
        let certificate = try between.link(from: Self.first) { $0.remove("2.23.136.1.1.6.1") }
        var document = TestDocument().issued(by: between)
        document.editSOD = { $0.certificates.append(certificate.encoded) }
        let result = try document.judged(try TrustSnapshot([Self.first.root()]))
        #expect(outcome(result) == "failed (pathTooLong)")
        #expect(outcome(try document.judged(try TrustSnapshot([]))) == "undetermined (noAnchor)")
    }

    @Test("a self-signed authority that the security object brings along proves nothing")
    func broughtAlong() throws {
        let root = try Self.second.root()
        var document = TestDocument().issued(by: Self.second)
        document.editSOD = { $0.certificates.append(root.encoded) }
        let result = try document.judged(try TrustSnapshot([Self.first.root()]))
        #expect(outcome(result) == "undetermined (noAnchor)")
        #expect(result.path.isEmpty)
    }

    // MARK: Roles

    struct Tolerated: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let deviation: TrustDeviation
        let refused: String
        var signer: @Sendable (inout CertificateBuilder) -> Void = { _ in }
        var csca: @Sendable (inout CertificateBuilder) -> Void = { _ in }
    }

    static let tolerated: [Tolerated] = [
        .init(
            testDescription: "key usage contentCommitment alone", deviation: .keyUsageNotDigitalSignature,
            refused: "failed (keyUsage)", signer: { $0.set(.keyUsage(.init(rawValue: 2))) }),
        .init(
            testDescription: "any extended key usage", deviation: .extendedKeyUsagePresent,
            refused: "failed (wrongRole)", signer: { $0.set(.extendedKeyUsage(["2.5.29.37.0"])) }),
        .init(
            testDescription: "extended key usage for documents", deviation: .extendedKeyUsagePresent,
            refused: "failed (wrongRole)", signer: { $0.set(.extendedKeyUsage(["1.3.6.1.5.5.7.3.36"])) }),
        .init(
            testDescription: "a private extended key usage", deviation: .extendedKeyUsagePresent,
            refused: "failed (wrongRole)",
            signer: { builder in
                let purpose = Certificate.Extension.extendedKeyUsage(["1.2.840.113533.7.74.3"])
                builder.set(.init(objectIdentifier: "2.5.29.37", isCritical: false, value: purpose.value))
            }),
        .init(
            testDescription: "a root that says it is no authority", deviation: .anchorWithoutAuthority,
            refused: "failed (issuerNotAuthority)", csca: { $0.set(.basicConstraints(isAuthority: false)) }),
        .init(
            testDescription: "a root that does not say that it is one", deviation: .anchorWithoutAuthority,
            refused: "failed (issuerNotAuthority)", csca: { $0.remove("2.5.29.19") }),
        .init(
            testDescription: "an alternative name of another State", deviation: .alternativeCountryDiffers,
            refused: "failed (countryMismatch)",
            signer: { builder in
                if let name = try? Certificate.Extension.alternativeName(icaoCountry: "D", ofSubject: true) {
                    builder.set(name)
                }
            }),
    ]

    @Test("a departure of signer or anchor is tolerated by name, and refused under strict", arguments: tolerated)
    func deviation(row: Tolerated) throws {
        var document = TestDocument()
        document.editSigner = row.signer
        document.editCSCA = row.csca
        let trust = try TrustSnapshot([document.make().csca])
        let result = try document.judged(trust)
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.deviations == [row.deviation])
        #expect(outcome(try document.judged(trust, profile: .strict)) == row.refused)
    }

    @Test(
        "a link that says it is no authority issues by its key usage, as those of several States; one without key usage does not"
    )
    func linkWithoutAuthority() throws {
        let link = try Self.renamed.link(from: Self.first) { $0.set(.basicConstraints(isAuthority: false)) }
        let document = TestDocument().issued(by: Self.renamed)
        let result = try document.judged(try TrustSnapshot([link]))
        #expect(outcome(result) == "successful")
        #expect(result.deviations == [.anchorWithoutAuthority])
        let silent = try Self.renamed.link(from: Self.first) { builder in
            builder.remove("2.5.29.19")
            builder.remove("2.5.29.15")
        }
        #expect(outcome(try document.judged(try TrustSnapshot([silent]))) == "failed (issuerNotAuthority)")
        let root = try Self.renamed.root { builder in
            builder.remove("2.5.29.19")
            builder.remove("2.5.29.15")
        }
        #expect(outcome(try document.judged(try TrustSnapshot([root]))) == "successful")
    }

    @Test("the key of a CSCA signs no documents, whatever certificate it has, T16")
    func keyOfAuthority() throws {
        let key = try TestKeys.key(.ec(.p256), "ds")
        let spki = try key.subjectPublicKeyInfo(explicitParameters: true)
        let builder = try CertificateBuilder.csca(
            subject: Self.first.subject, icaoCountry: "UTO", serialNumber: [9],
            notBefore: TestAuthority.date("2025-01-01"), notAfter: TestAuthority.date("2040-01-01"),
            privateKeyNotAfter: TestAuthority.date("2028-01-01"),
            keyIdentifier: CertificateBuilder.keyIdentifier(of: spki))
        let anchor = try builder.issue(subjectPublicKeyInfo: spki, signedBy: key, algorithm: .ecdsa(.sha256))
        let result = try TestDocument().judged(try TrustSnapshot([Self.first.root(), anchor]))
        #expect(TestDocument.departures(result) == ["issuer.ds.signature failed (wrongRole)"])
    }

    // MARK: Countries

    static let countries: [(csca: String, signer: String, expected: String)] = [
        ("DE", "DE", "successful"), ("DE", "de", "successful"), ("de", "DE", "successful"), ("EU", "EU", "successful"),
        ("KS", "KS", "successful"), ("UN", "UN", "successful"), ("UN", "ZZ", "successful"),
        ("DE", "D", "successful"), ("UT", "UTO", "successful"), ("QX", "QX", "undetermined (countryUnknown)"),
        ("DE", "FR", "failed (countryMismatch)"), ("KS", "RS", "failed (countryMismatch)"),
        ("UN", "EU", "failed (countryMismatch)"), ("DE", "QX", "undetermined (countryUnknown)"),
        ("QX", "QY", "undetermined (countryUnknown)"),
    ]

    @Test("countries of document signer and CSCA by the table of Doc 9303-3, section 5", arguments: countries)
    func country(row: (csca: String, signer: String, expected: String)) throws {
        var document = TestDocument()
        document.cscaCountry = row.csca
        document.signerCountry = row.signer
        document.editSigner = { $0.remove("2.5.29.17") }
        document.editCSCA = { $0.remove("2.5.29.17") }
        let result = try document.judged(try TrustSnapshot([document.make().csca]))
        #expect(outcome(result) == row.expected)
    }

    // MARK: Certificates from elsewhere

    @Test(
        "a security object without its certificate is judged by the copy in the trust store, F-51",
        arguments: [false, true])
    func storedSigner(byKeyIdentifier: Bool) throws {
        var document = TestDocument()
        document.editSOD = { builder in
            builder.defects = [.noCertificate]
            builder.usesKeyIdentifier = byKeyIdentifier
        }
        let made = try document.make()
        let copy = StoredCertificate(certificate: made.signer)
        let trust = try TrustSnapshot(anchors: [.of(made.csca)], certificates: [copy])
        let result = try document.judged(trust)
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.deviations == [.signerCertificateNotEmbedded])
        #expect(result.signerCertificate == made.signer)
        let strict = try document.judged(trust, profile: .strict)
        #expect(strict.finding(.sodSignature)?.reason == .signerNotFound)
        let withoutAnchor = try document.judged(try TrustSnapshot(anchors: [], certificates: [copy]))
        #expect(outcome(withoutAnchor) == "undetermined (noAnchor)")
    }

    @Test("a stored certificate of the same number whose key did not sign is not taken, F-51")
    func storedOther() throws {
        var document = TestDocument()
        document.editSOD = { $0.defects = [.noCertificate] }
        var other = TestDocument()
        other.signerKind = .ec(.p384)
        let copy = StoredCertificate(certificate: try other.make().signer)
        let result = try document.judged(
            try TrustSnapshot(anchors: [.of(Self.first.root())], certificates: [copy]))
        #expect(result.finding(.sodSignature)?.reason == .signerNotFound)
    }
}
