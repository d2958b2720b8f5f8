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

    // MARK: Keys of others

    static let foreign = TestAuthority(role: "csca DE", country: "DE", name: "CSCA DE")

    /// A certificate that another State makes of a key whose holder does not know of it.
    func clone(
        of key: [UInt8], as subject: DistinguishedName, _ edit: (inout CertificateBuilder) throws -> Void = { _ in }
    ) throws -> Certificate {
        let identifier = try CertificateBuilder.keyIdentifier(of: key)
        return try Self.foreign.root { builder in
            builder.subject = subject
            builder.serialNumber = [9]
            builder.set(.subjectKeyIdentifier(identifier))
            try edit(&builder)
        }.reissued(for: key, by: Self.foreign)
    }

    @Test("a State that makes an authority's certificate of a signer's key says nothing of that signer, T16")
    func clonedSigner() throws {
        let made = try TestDocument().make()
        for (subject, basis) in [(try Self.foreign.subject, TrustBasis.verified), (made.csca.subject, .listed)] {
            let clone = try clone(of: made.signer.subjectPublicKeyInfo, as: subject)
            let trust = try TrustSnapshot(anchors: [
                .of(made.csca), .of(Self.foreign.root()), .of(clone, basis),
            ])
            for profile in [TrustProfile.default, .border] {
                #expect(TestDocument.departures(try TestDocument().judged(trust, profile: profile)).isEmpty)
            }
            // An authority of the signer's own State says what its keys are for.
            let own = try TrustSnapshot(anchors: [.of(made.csca), .of(clone.reissued(by: Self.first))])
            #expect(outcome(try TestDocument().judged(own)) == "failed (wrongRole)")
        }
    }

    @Test("a State that makes a certificate of another CSCA's key says nothing of whom that certified, T16")
    func clonedAuthority() throws {
        let clone = try clone(of: Self.first.subjectPublicKeyInfo, as: Self.foreign.subject)
        let anchors: [TrustAnchor] = try [
            .of(Self.first.root(), .listed), .of(Self.foreign.root()), .of(clone, .verified),
        ]
        let trust = try TrustSnapshot(anchors: anchors)
        #expect(outcome(try TestDocument().judged(trust)) == "successful")
        #expect(outcome(try TestDocument().judged(trust, profile: .border)) == "undetermined (anchorListed)")
        let without = try TrustSnapshot(anchors: Array(anchors.dropFirst()))
        #expect(outcome(try TestDocument().judged(without)) == "undetermined (noAnchor)")
        var document = TestDocument()
        document.editSOD = { $0.certificates.append(clone.encoded) }
        let embedded = try document.judged(try TrustSnapshot([Self.foreign.root()]))
        #expect(outcome(embedded) == "undetermined (noAnchor)")
    }

    @Test("a State that makes a certificate of another CSCA's key lets that sign no longer, T16")
    func clonedForLonger() throws {
        let (date, end) = try (TestAuthority.date("2028-06-01"), TestAuthority.date("2030-01-01"))
        var document = TestDocument()
        document.editSigner = { $0.notBefore = date }
        let csca = try document.make().csca
        for (subject, basis) in [(try Self.foreign.subject, TrustBasis.verified), (csca.subject, .listed)] {
            let clone = try clone(of: csca.subjectPublicKeyInfo, as: subject) {
                $0.set(.privateKeyUsagePeriod(notBefore: $0.notBefore, notAfter: end))
            }
            let trust = try TrustSnapshot(anchors: [.of(csca), .of(Self.foreign.root()), .of(clone, basis)])
            let result = try document.judged(trust)
            #expect(outcome(result, .cscaUsagePeriod) == "failed (certifiedOutsideUsagePeriod)")
        }
        // The key's own word counts, whoever brings it: it is linked.
        let again = try Self.first.root(serialNumber: [2]) {
            $0.set(.privateKeyUsagePeriod(notBefore: $0.notBefore, notAfter: end))
        }
        let trust = try TrustSnapshot(anchors: [.of(csca), .of(again, .listed)])
        #expect(outcome(try document.judged(trust), .cscaUsagePeriod) == "successful")
    }

    @Test("any number of planted anchors neither hides the one that signed nor costs more than a few signatures")
    func manyPlanted() throws {
        let identifier = try Self.first.keyIdentifier
        let planted = try (0..<400).map { number in
            try TestAuthority(role: "planted \(number % 24)", name: "CSCA \(number)")
                .root(serialNumber: [2, UInt8(number & 0xFF)]) { $0.set(.subjectKeyIdentifier(identifier)) }
        }
        let anchors = try planted.map { try TrustAnchor.of($0, .listed) }
        let both = try TrustSnapshot(anchors: anchors + [.of(Self.first.root(), .listed)])
        #expect(outcome(try TestDocument().judged(both)) == "successful")
        let alone = try TrustSnapshot(anchors: anchors)
        let begin = ContinuousClock.now
        #expect(outcome(try TestDocument().judged(alone)) == "undetermined (noAnchor)")
        let duration = begin.duration(to: .now)
        #expect(duration < .seconds(4), "\(duration)")
    }

    // MARK: Certificates of signers

    /// A document whose signer's certificate nobody but its maker signed, of the signer's key and for the same issuer.
    private func made(number: [UInt8]) -> TestDocument {
        var document = TestDocument()
        document.issuingRole = "nobody"
        document.editSigner = { $0.serialNumber = number }
        return document
    }

    @Test("a made-up certificate of the signer's key beside the true one is no forgery, RFC 5652 5.1")
    func madeUpBeside() throws {
        let genuine = try TestDocument().make()
        let trust = try TrustSnapshot([genuine.csca])
        for (number, isNamed) in [(Self.signer, true), ([0x99], false)] {
            for isFirst in [true, false] {
                var document = made(number: number)
                document.editSOD = { $0.certificates.insert(genuine.signer.encoded, at: isFirst ? 0 : 1) }
                for profile in [TrustProfile.default, .border] {
                    let result = try document.judged(trust, profile: profile)
                    #expect(TestDocument.departures(result).isEmpty)
                    #expect(result.signerCertificate == genuine.signer)
                    #expect(result.deviations == (isNamed ? [] : [.signerIdentifierMismatch]))
                }
            }
        }
        #expect(outcome(try made(number: Self.signer).judged(trust)) == "failed (signatureInvalid)")
    }

    @Test("a copy of a signer that no anchor signed says nothing of a document, F-51")
    func madeUpCopy() throws {
        let genuine = try TestDocument().make()
        var document = TestDocument()
        document.editSOD = { $0.defects = [.noCertificate] }
        let copies = try [
            StoredCertificate(certificate: made(number: Self.signer).make().signer),
            StoredCertificate(certificate: genuine.signer),
        ]
        let alone = try document.judged(
            try TrustSnapshot(anchors: [.of(genuine.csca)], certificates: [copies[0]]))
        #expect(outcome(alone) == "undetermined (signerNotFound)")
        #expect(alone.finding(.sodSignature)?.reason == .signerNotFound)
        var others = made(number: Self.signer)
        others.editSOD = document.editSOD
        let crowd = try (0..<40).map { number in
            others.signerKind = number % 2 == 0 ? .ec(.p256) : .ec(.p384)
            others.editSigner = { builder in
                builder.serialNumber = Self.signer
                builder.set(.authorityKeyIdentifier([UInt8(number), 1]))
            }
            return StoredCertificate(certificate: try others.make().signer)
        }
        for order in [copies, copies.reversed(), crowd + copies] {
            let result = try document.judged(try TrustSnapshot(anchors: [.of(genuine.csca)], certificates: order))
            #expect(TestDocument.departures(result).isEmpty)
        }
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
