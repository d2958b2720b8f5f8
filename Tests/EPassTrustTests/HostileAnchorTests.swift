// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

/// What somebody who gets a certificate or a list into a store can do to the verdict about documents of others:
/// nothing.
@Suite("Planted certificates and lists, T15, T16, T20, T21", .timed)
struct HostileAnchorTests {
    static let first = TestAuthority()
    static let stranger = TestAuthority(role: "csca 2")
    static let signer: [UInt8] = [0x12, 0x34]

    func outcome(_ result: PassiveAuthenticationResult, _ id: CheckID = .dsSignature) -> String {
        result.finding(id).map { "\($0.result)" + ($0.reason.map { " (\($0))" } ?? "") } ?? "missing"
    }

    // MARK: Key identifiers

    @Test(
        "an unpinned anchor with the key identifier that a document signer names does not outdo the trusted one that signed"
    )
    func plantedIdentifier() throws {
        let named: [UInt8] = [1, 2, 3, 4]
        var document = TestDocument()
        document.editSigner = { $0.set(.authorityKeyIdentifier(named)) }
        let planted = try Self.stranger.root { $0.set(.subjectKeyIdentifier(named)) }
        let trust = try TrustSnapshot(anchors: [.of(Self.first.root()), .of(planted, .unpinned)])
        for profile in [TrustProfile.default, .border] {
            let result = try document.judged(trust, profile: profile)
            #expect(outcome(result) == "successful")
            #expect(result.deviations == [.akiMismatch])
        }
    }

    @Test(
        "an anchor of no country with the key identifier of a CSCA that is missing says nothing",
        arguments: TrustBasis.allCases)
    func plantedWithoutCountry(basis: TrustBasis) throws {
        let (identifier, name) = (
            try Self.first.keyIdentifier, try DistinguishedName(country: "", commonName: "Nobody")
        )
        let planted = try Self.stranger.root { builder in
            builder.set(.subjectKeyIdentifier(identifier))
            (builder.subject, builder.issuer) = (name, name)
        }
        let result = try TestDocument().judged(try TrustSnapshot(anchors: [.of(planted, basis)]))
        #expect(outcome(result) == "undetermined (noAnchor)")
    }

    @Test(
        "a certificate that somebody made of the key of a document signer does not make that key a CSCA's",
        arguments: [TrustBasis.verified, .unpinned])
    func plantedSignerKey(basis: TrustBasis) throws {
        let made = try TestDocument().make()
        let spki = made.signer.subjectPublicKeyInfo
        let builder = try CertificateBuilder.csca(
            subject: Self.stranger.subject, icaoCountry: "UTO", serialNumber: [9],
            notBefore: TestAuthority.date("2025-01-01"), notAfter: TestAuthority.date("2040-01-01"),
            privateKeyNotAfter: TestAuthority.date("2028-01-01"),
            keyIdentifier: CertificateBuilder.keyIdentifier(of: spki))
        let planted = try builder.issue(
            subjectPublicKeyInfo: spki, signedBy: Self.stranger.key, algorithm: .ecdsa(.sha256))
        let result = try TestDocument().judged(try TrustSnapshot(anchors: [.of(made.csca), .of(planted, basis)]))
        #expect(TestDocument.departures(result).isEmpty)
    }

    // MARK: Revocation lists

    @Test("revocation lists that nobody trusted signed do not crowd out the one that counts", arguments: [20, 200])
    func crowd(count: Int) throws {
        let revoking = try Self.first.revocationList(of: [Self.signer])
        let junk = try (0..<count).map { number in
            try Self.first.revocationList(thisUpdate: "2026-11-20", signedBy: "csca 2") {
                $0.authorityKeyIdentifier = [0xEE, UInt8(number)]
            }
        }
        let trust = try TrustSnapshot(anchors: [.of(Self.first.root())], revocationLists: junk + [revoking])
        #expect(outcome(try TestDocument().judged(trust), .dsRevocation) == "failed (revoked)")
    }

    @Test(
        "nor do those that another CSCA signed: of another State, or in the name of this one under its own authority",
        arguments: [("SE", TrustBasis.named), ("UT", .named), ("UT", .listed)])
    func crowdOfOther(country: String, basis: TrustBasis) throws {
        let other = TestAuthority(role: "csca 4", country: country, name: "Another authority")
        let transaction = TrustTransaction.inMemory(
            over: try TrustSnapshot(anchors: [.of(Self.first.root()), .of(other.root(), basis)]),
            at: try TestAuthority.date(TestDocument.judged))
        // Of one moment and number none displaces another.
        for number in 0..<260 {
            let list = try other.revocationList(of: [[1, UInt8(number / 256), UInt8(number % 256)]]) {
                $0.authorityKeyIdentifier = try Self.first.keyIdentifier
            }
            try transaction.add(list, from: .crl)
        }
        try transaction.add(
            Self.first.revocationList(of: [Self.signer], thisUpdate: "2026-10-01", nextUpdate: "2027-01-20"),
            from: .crl)
        let result = try TestDocument().judged(try transaction.commit())
        #expect(outcome(result, .dsRevocation) == "failed (revoked)")
    }

    @Test("a revocation list under an unpinned anchor does not speak about what a trusted CSCA issued")
    func unpinnedRevocation() throws {
        let forged = try Self.stranger.revocationList(of: [Self.signer])
        let anchors: [TrustAnchor] = try [.of(Self.first.root()), .of(Self.stranger.root(), .unpinned)]
        let alone = try TestDocument().judged(try TrustSnapshot(anchors: anchors, revocationLists: [forged]))
        #expect(outcome(alone, .dsRevocation) == "undetermined (crlNotVerified)")
        let both = try TrustSnapshot(anchors: anchors, revocationLists: [forged, Self.first.revocationList()])
        #expect(outcome(try TestDocument().judged(both), .dsRevocation) == "successful")
    }

    // MARK: Lists of document signers

    /// A snapshot with a list that names the signer of a document, signed in that country.
    func listing(_ signer: Certificate, country: String, basis: TrustBasis) throws -> TrustSnapshot {
        var document = TestDocument()
        (document.cscaCountry, document.signerCountry) = (country, country)
        let certificate = try document.signerCertificate(of: document.cscaCertificate())
        var builder = SignedDataBuilder(
            content: CertificateListBuilder(certificates: [signer.encoded]).content(), digest: .sha256,
            certificates: [certificate.encoded])
        builder.contentType = SignedListKind.documentSignerList.contentType
        builder.signingTime = try document.date("2026-02-01")
        let list = try SignedList(
            contentInfo: try builder.contentInfo(
                signedBy: try TestKeys.key(.ec(.p256), "ds"), certificate: certificate, algorithm: .ecdsa(.sha256)))
        let source = TrustSource(kind: .documentSignerList, name: "signers.bin")
        return try TrustSnapshot(
            anchors: [], lists: [StoredList(list: list, basis: basis, signer: "C=\(country)", source: source)])
    }

    func judge(_ made: TestDocument.Made, _ trust: TrustSnapshot) throws -> PassiveAuthenticationResult {
        PassiveAuthentication.judge(made.input, trust: trust, at: try TestAuthority.date(TestDocument.judged))
    }

    @Test("a list of document signers speaks for signers of its own State, and of others where the operator pinned it")
    func listedSigners() throws {
        let made = try TestDocument().make()
        let rows: [(country: String, basis: TrustBasis, expected: String)] = [
            ("UT", .verified, "successful"), ("DE", .pinned, "successful"),
            ("DE", .verified, "undetermined (publisherNotGranted)"),
            ("UT", .unpinned, "undetermined (noAnchor)"),
        ]
        for row in rows {
            let result = try judge(made, listing(made.signer, country: row.country, basis: row.basis))
            #expect(outcome(result) == row.expected, "\(row)")
        }
    }

    @Test("a synthetic signer that a list names is a test, though there is no anchor (T33)")
    func listedTest() throws {
        let made = try TestDocument().make()
        let result = try judge(made, listing(made.signer, country: "UT", basis: .verified))
        #expect(outcome(result) == "successful")
        #expect(result.anchor == nil && result.restsOnTestAnchor)
    }

    @Test("a listed signer of EF.CardSecurity must be of the document's country, as any other")
    func listedCardSecurity() throws {
        let document = TestDocument()
        let octets = try document.makeCardSecurity([TestChip.pace, TestChip.key]).octets
        let time = try document.date(TestDocument.judged)
        let read = CardSecurityAuthentication.judge(octets, country: nil, trust: try TrustSnapshot([]), at: time)
        let trust = try listing(#require(read.signerCertificate), country: "UT", basis: .verified)
        let rows: [(country: String?, expected: CheckResult, reason: CheckReason?)] = [
            ("UT", .successful, nil), ("DE", .failed, .countryMismatch), (nil, .undetermined, .countryUnknown),
        ]
        for row in rows {
            let result = CardSecurityAuthentication.judge(
                octets, country: row.country.flatMap { IssuingCountry($0) }, trust: trust, at: time)
            let finding = try #require(result.finding(.cardSecurityIssuer))
            #expect(finding.result == row.expected && finding.reason == row.reason, "\(finding)")
            #expect(result.restsOnTestAnchor)
        }
    }
}
