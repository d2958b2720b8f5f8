// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Usage periods, document types and algorithms of the issuer, Doc 9303-11 5.1.1", .timed)
struct SignerUsageTests {
    func outcome(_ result: PassiveAuthenticationResult, _ id: CheckID) -> String {
        result.finding(id).map { "\($0.result)" + ($0.reason.map { " (\($0))" } ?? "") } ?? "missing"
    }

    func judge(
        _ document: TestDocument, profile: TrustProfile = .default,
        _ edit: (inout PassiveAuthentication.Input) -> Void = { _ in }
    ) throws -> PassiveAuthenticationResult {
        try document.judged(try TrustSnapshot([document.make().csca]), profile: profile, edit)
    }

    // The signer's key is in use from 2025-06-01 to 2026-09-01.
    static let datesOfIssue: [(date: String?, expected: String)] = [
        ("2025-06-01", "successful"), ("2025-05-31", "successful"), ("2025-05-30", "failed (issuedOutsideUsagePeriod)"),
        ("2026-09-01", "successful"), ("2026-09-02", "successful"), ("2026-09-03", "failed (issuedOutsideUsagePeriod)"),
        ("2030-01-01", "failed (issuedOutsideUsagePeriod)"),
        ("1999-01-01", "failed (issuedOutsideUsagePeriod)"), (nil, "undetermined (noDateOfIssue)"),
    ]

    @Test("date of issue against the usage period of the signer's key, give or take a day", arguments: datesOfIssue)
    func dateOfIssue(row: (date: String?, expected: String)) throws {
        let result = try judge(TestDocument()) { $0.dateOfIssue = row.date.flatMap { CalendarDate($0) } }
        #expect(outcome(result, .dsUsagePeriod) == row.expected)
        let others = TestDocument.departures(result).filter { !$0.hasPrefix("issuer.ds.usagePeriod") }
        #expect(others.isEmpty)
    }

    @Test("without a usage period the validity period counts; one that cannot be decoded leaves the check open")
    func withoutUsagePeriod() throws {
        var document = TestDocument()
        document.editSigner = { $0.remove("2.5.29.16") }
        let late = try judge(document) { $0.dateOfIssue = CalendarDate(TestDocument.judged) }
        #expect(outcome(late, .dsUsagePeriod) == "successful")
        let toCome = try judge(document) { $0.dateOfIssue = CalendarDate("2026-11-23") }
        #expect(outcome(toCome, .dsUsagePeriod) == "undetermined (notYetValid)")
        let early = try judge(document) { $0.dateOfIssue = CalendarDate("2024-01-01") }
        #expect(outcome(early, .dsUsagePeriod) == "failed (issuedOutsideUsagePeriod)")
        document.editSigner = { $0.set(.init(objectIdentifier: "2.5.29.16", isCritical: false, value: [4, 0])) }
        document.editCSCA = document.editSigner
        let malformed = try judge(document)
        #expect(outcome(malformed, .dsUsagePeriod) == "undetermined (malformed)")
        #expect(outcome(malformed, .cscaUsagePeriod) == "undetermined (malformed)")
    }

    // The key of the CSCA is in use from 2025-01-01 to 2028-01-01.
    static let certified: [(date: String, expected: String)] = [
        ("2025-01-01", "successful"), ("2024-12-31", "successful"),
        ("2024-12-30", "failed (certifiedOutsideUsagePeriod)"), ("2028-01-02", "successful"),
        ("2028-01-03", "failed (certifiedOutsideUsagePeriod)"),
    ]

    @Test(
        "a signer that was certified when the key of its CSCA was out of use: expired at signing", arguments: certified)
    func certification(row: (date: String, expected: String)) throws {
        let date = try TestAuthority.date(row.date)
        var document = TestDocument()
        document.editSigner = { $0.notBefore = date }
        let result = try judge(document)
        #expect(outcome(result, .cscaUsagePeriod) == row.expected)
    }

    @Test("any certificate of the CSCA's key will do for its period")
    func certifiedAgain() throws {
        let (date, end) = try (TestAuthority.date("2028-06-01"), TestAuthority.date("2030-01-01"))
        var document = TestDocument()
        document.editSigner = { $0.notBefore = date }
        let first = try document.make().csca
        let again = try TestAuthority().root(serialNumber: [2]) { builder in
            builder.set(.privateKeyUsagePeriod(notBefore: builder.notBefore, notAfter: end))
        }
        let result = try document.judged(try TrustSnapshot([first, again]))
        #expect(outcome(result, .cscaUsagePeriod) == "successful")
    }

    static let documentTypes: [(allowed: [String]?, code: String?, expected: String)] = [
        (["P"], "P", "successful"), (["P"], "P<", "successful"), (["P"], "PO", "successful"),
        (["P<"], "P", "successful"),
        (["PO"], "PO", "successful"), (["I", "AC"], "ID", "successful"), (["p"], "P", "successful"),
        (["P", "I"], "AC", "failed (documentTypeNotAllowed)"), (["PO"], "P", "failed (documentTypeNotAllowed)"),
        (["ID"], "P", "failed (documentTypeNotAllowed)"), (["P"], "I", "failed (documentTypeNotAllowed)"),
        ([], "P", "undetermined (malformed)"), (["<<"], "P", "undetermined (malformed)"),
        (["P"], nil, "undetermined (notRead)"), (["P"], "<", "undetermined (notRead)"),
        (nil, "P", "notSupported (notOffered)"), (nil, nil, "notSupported (notOffered)"),
    ]

    @Test("document code against the list of document types, Doc 9303-12 7.1.1.6", arguments: documentTypes)
    func documentType(row: (allowed: [String]?, code: String?, expected: String)) throws {
        var document = TestDocument()
        document.editSigner = { builder in
            if let types = row.allowed {
                builder.set(.documentTypes(types))
            } else {
                builder.remove("2.23.136.1.1.6.2")
            }
        }
        let result = try judge(document) { $0.documentCode = row.code }
        #expect(outcome(result, .dsDocumentType) == row.expected)
        let others = TestDocument.departures(result).filter { !$0.hasPrefix("issuer.ds.documentType") }
        #expect(others.isEmpty)
    }

    struct Algorithms: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: String
        var notBefore = "2025-06-01"
        var keyNotAfter = "2025-09-01"
        var dateOfIssue: String?
        var signingTime: String?
        var csca = SignatureAlgorithm.ecdsa(.sha256)
        var signature = SignatureAlgorithm.ecdsa(.sha256)
        var digest = HashAlgorithm.sha256
        var kind = PrivateKey.KeyKind.ec(.p256)
        var policy = AlgorithmPolicy.standard
    }

    static func dsa(_ name: String) -> PrivateKey.KeyKind {
        DSAParameters.named(name).map { .dsa($0) } ?? .ec(.p256)
    }

    static let refused = "failed (algorithmRefusedByPolicy)"
    // SHA-1 is accepted until 2015-12-31, short keys until 2013-12-31.
    static let algorithms: [Algorithms] = [
        .init(testDescription: "SHA-256 today", expected: "successful"),
        .init(testDescription: "SHA-1 in the document, too late", expected: refused, signature: .ecdsa(.sha1)),
        .init(testDescription: "SHA-1 as digest, too late", expected: refused, digest: .sha1),
        .init(testDescription: "SHA-1 in the certificate, too late", expected: refused, csca: .ecdsa(.sha1)),
        .init(
            testDescription: "SHA-1 in its time", expected: "successful", notBefore: "2010-01-01",
            keyNotAfter: "2010-04-01", csca: .ecdsa(.sha1), signature: .ecdsa(.sha1), digest: .sha1),
        .init(
            testDescription: "SHA-1 in its time, not by BSI", expected: refused, notBefore: "2012-01-01",
            keyNotAfter: "2012-04-01", signature: .ecdsa(.sha1), policy: .strict),
        .init(
            testDescription: "SHA-1 on the last day", expected: "successful", notBefore: "2015-06-01",
            keyNotAfter: "2016-06-01", dateOfIssue: "2015-12-31", digest: .sha1),
        .init(
            testDescription: "SHA-1 on the day after", expected: refused, notBefore: "2015-06-01",
            keyNotAfter: "2016-06-01", dateOfIssue: "2016-01-01", digest: .sha1),
        .init(
            testDescription: "SHA-1 on a day that is not known", expected: "undetermined (noDateOfIssue)",
            notBefore: "2015-06-01", keyNotAfter: "2016-06-01", digest: .sha1),
        .init(
            testDescription: "SHA-1 by the signing time", expected: "successful", notBefore: "2015-06-01",
            keyNotAfter: "2016-06-01", signingTime: "2015-07-01", digest: .sha1),
        .init(
            testDescription: "SHA-1 on a day on which the key was not in use", expected: refused,
            dateOfIssue: "2010-01-01", signingTime: "2010-01-01", digest: .sha1),
        .init(
            testDescription: "RSA 1024 in its time", expected: "successful", notBefore: "2008-01-01",
            keyNotAfter: "2008-04-01", signature: .rsaPKCS1(.sha256), kind: .rsa(1024)),
        .init(
            testDescription: "RSA 1024 too late", expected: refused, signature: .rsaPKCS1(.sha256), kind: .rsa(1024)),
        .init(testDescription: "RSA 2048", expected: "successful", signature: .rsaPKCS1(.sha256), kind: .rsa(2048)),
        .init(
            testDescription: "DSA 1024 in its time", expected: "successful", notBefore: "2008-01-01",
            keyNotAfter: "2008-04-01", signature: .dsa(.sha256), kind: dsa("DSA-1024")),
        .init(
            testDescription: "DSA 1024 too late", expected: refused, signature: .dsa(.sha256), kind: dsa("DSA-1024")),
        .init(
            testDescription: "DSA 2048 with an order of 224 bits", expected: "successful", signature: .dsa(.sha224),
            kind: dsa("DSA-2048-224")),
        .init(
            testDescription: "DSA 3072 under strict", expected: "successful", signature: .dsa(.sha256),
            kind: dsa("DSA-3072"), policy: .strict),
        .init(
            testDescription: "DSA 2048 with SHA-1, too late", expected: refused, signature: .dsa(.sha1),
            kind: dsa("DSA-2048")),
        .init(testDescription: "P-192 too late", expected: refused, kind: .ec(.p192)),
        .init(testDescription: "P-224", expected: "successful", signature: .ecdsa(.sha224), kind: .ec(.p224)),
        .init(
            testDescription: "SHA-1 without a policy", expected: "successful", signature: .ecdsa(.sha1), policy: .none),
    ]

    @Test("algorithms by the policy, for the day that they were used on", arguments: algorithms)
    func algorithm(row: Algorithms) throws {
        var document = TestDocument()
        let (begin, end) = try (TestAuthority.date(row.notBefore), TestAuthority.date(row.keyNotAfter))
        document.editSigner = { builder in
            builder.notBefore = begin
            builder.set(.privateKeyUsagePeriod(notBefore: begin, notAfter: end))
        }
        document.cscaAlgorithm = row.csca
        document.sodAlgorithm = row.signature
        document.signerKind = row.kind
        document.digest = row.digest
        let signingTime = try row.signingTime.map(TestAuthority.date)
        document.editSOD = { $0.signingTime = signingTime }
        var profile = TrustProfile.default
        profile.algorithmPolicy = row.policy
        let result = try judge(document, profile: profile) {
            $0.dateOfIssue = row.dateOfIssue.flatMap { CalendarDate($0) }
        }
        #expect(outcome(result, .dsAlgorithms) == row.expected)
        #expect(outcome(result, .dsSignature) == "successful")
        #expect(result.finding(.dsAlgorithms)?.detail?.hasSuffix(".") == true)
    }

    @Test("a limit for DSA is about the prime, and about the order that FIPS 186-4, 4.2 pairs with it")
    func lengthsOfDSA() {
        func isShort(_ bits: Int, _ orderBits: Int, below limit: Int) -> Bool {
            AlgorithmPolicy.Subject.dsaBelow(bits: limit).concerns(.dsa(bits: bits, orderBits: orderBits))
        }
        #expect(!isShort(1024, 160, below: 1024) && isShort(1023, 160, below: 1024))
        #expect(isShort(1024, 224, below: 2048) && isShort(2048, 160, below: 2048))
        #expect(!isShort(2048, 224, below: 2048) && !isShort(3072, 256, below: 2048))
        #expect(isShort(3072, 224, below: 3072) && !isShort(3072, 256, below: 3072))
        let other = AlgorithmPolicy.Subject.dsaBelow(bits: 3072)
        #expect(!other.concerns(.rsa(bits: 1024)) && !other.concerns(.ec(curve: .p192, explicitParameters: false)))
        #expect(!AlgorithmPolicy.Subject.rsaBelow(bits: 3072).concerns(.dsa(bits: 1024, orderBits: 160)))
        #expect(!AlgorithmPolicy.Subject.curveBelow(bits: 384).concerns(.dsa(bits: 1024, orderBits: 160)))
        #expect(other.description == "DSA below 3072 bits")
    }

    @Test("a policy has a name and a hash of its own")
    func policies() {
        let policies: [AlgorithmPolicy] = [.standard, .strict, .none]
        #expect(Set(policies.map(\.hash)).count == policies.count)
        #expect(Set(policies.map(\.name)).count == policies.count)
        #expect(policies.allSatisfy { $0.hash.utf8.count == 64 })
        let other = AlgorithmPolicy(name: "standard", limits: [])
        #expect(other.hash != AlgorithmPolicy.standard.hash)
    }

    static let states: [(state: String, signer: String, alternatives: String?, expected: String)] = [
        ("D", "DE", nil, "successful"), ("DEU", "DE", nil, "successful"), ("RKS", "KS", nil, "successful"),
        ("EUE", "EU", nil, "successful"), ("UNO", "UN", nil, "successful"), ("UNA", "UN", nil, "successful"),
        ("UNK", "UN", nil, "successful"), ("UNO", "ZZ", nil, "successful"), ("GBD", "GB", nil, "successful"),
        ("UTO", "ut", nil, "successful"), ("CHN", "CN", nil, "successful"), ("XOM", "QX", "XOM", "successful"),
        ("D", "FR", nil, "failed (countryMismatch)"), ("RKS", "RS", nil, "failed (countryMismatch)"),
        ("D", "FR", "D", "failed (countryMismatch)"), ("UNO", "EU", nil, "failed (countryMismatch)"),
        ("GBD", "BM", nil, "undetermined (countryUnknown)"), ("GBD", "FR", nil, "failed (countryMismatch)"),
        ("QQQ", "DE", nil, "undetermined (countryUnknown)"), ("D", "QX", nil, "undetermined (countryUnknown)"),
        ("XOM", "QX", nil, "undetermined (countryUnknown)"), ("XXA", "DE", nil, "undetermined (countryUnknown)"),
    ]

    @Test("issuing State of DG1 against the signer by the table, BSI TR-03135-1 5.6.4.5", arguments: states)
    func issuingState(row: (state: String, signer: String, alternatives: String?, expected: String)) throws {
        var document = TestDocument()
        document.cscaCountry = row.signer
        document.signerCountry = row.signer
        let name = try row.alternatives.map {
            try Certificate.Extension.alternativeName(icaoCountry: $0, ofSubject: true)
        }
        func edit(_ builder: inout CertificateBuilder) {
            builder.remove("2.5.29.17")
            if let name { builder.set(name) }
        }
        // Signer and CSCA say the same: a signer alone does not speak for an organization.
        document.editSigner = edit
        document.editCSCA = edit
        let made = try document.make()
        let id = CheckID.issuerMatchesSigner
        let finding = IssuingStateCheck.judge(
            CountryCode(rawValue: row.state), signer: made.signer, anchor: try TrustAnchor(certificate: made.csca),
            as: id)
        #expect("\(finding.result)" + (finding.reason.map { " (\($0))" } ?? "") == row.expected)
        #expect(finding.id == id)
        let unknown = IssuingStateCheck.judge(nil, signer: made.signer, anchor: nil, as: id)
        #expect(unknown.reason == .countryUnknown)
    }
}
