// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@Suite("EF.CardSecurity, Doc 9303-10 3.11.4", .timed)
struct CardSecurityTests {
    static let all = [
        "securityObject.cardSecurity.structure", "securityObject.cardSecurity.signedAttributes",
        "securityObject.cardSecurity.signature", "issuer.cardSecurity.signature", "issuer.cardSecurity.validity",
        "issuer.cardSecurity.revocation",
    ]

    func judge(
        _ document: TestDocument, country: String? = "UT", profile: TrustProfile = .default,
        at time: String = TestDocument.judged, anchors: [Certificate]? = nil,
        edit: (inout [UInt8]) -> Void = { _ in }
    ) throws -> CardSecurityAuthentication {
        var (octets, csca) = try document.makeCardSecurity([TestChip.pace, TestChip.key])
        edit(&octets)
        return CardSecurityAuthentication.judge(
            octets, country: country.flatMap { IssuingCountry($0) }, trust: try TrustSnapshot(anchors ?? [csca]),
            profile: profile,
            at: try #require(Timestamp(iso8601: time)))
    }

    @Test("a genuine file: every check by its name, all successful but revocation", arguments: [true, false])
    func genuine(strict: Bool) throws {
        let result = try judge(TestDocument(), profile: strict ? .strict : .default)
        #expect(result.findings.map(\.id.rawValue) == Self.all)
        #expect(TestChip.departures(result).isEmpty)
        #expect(result.deviations.isEmpty && result.ldsDeviations.isEmpty)
        #expect(result.authenticity.result == .successful && result.authenticity.reason == nil)
        #expect(result.securityInfos?.entries.count == 2)
        #expect(result.restsOnTestAnchor)
        #expect(result.findings.allSatisfy { $0.detail?.hasSuffix(".") == true && !$0.clause.isEmpty })
    }

    /// What the finding of passive authentication is called here; use, types and algorithms are asked of the signer of
    /// EF.SOD alone.
    static func renamed(_ departures: [String]) -> [String] {
        let hasSigner = departures.contains { $0.hasPrefix("issuer.ds.validity") }
        let ofDocument = ["integrity.", "issuer.csca.usagePeriod", "issuer.ds.usagePeriod", "issuer.ds.documentType"]
        return departures.filter { departure in
            !(ofDocument + ["issuer.ds.algorithms"]).contains { departure.hasPrefix($0) }
                && !(departure.hasPrefix("issuer.csca.validity") && hasSigner)
        }.map { departure in
            departure.split(separator: ".", maxSplits: 2).enumerated().map { index, word in
                index == 1 ? "cardSecurity" : String(word)
            }.joined(separator: ".")
        }
    }

    static let cases = PassiveAuthenticationTests.cases.filter { row in
        row.expected.contains { !$0.hasPrefix("integrity.") }
    }

    @Test("every defect of EF.SOD has the same effect on EF.CardSecurity: it is one code path", arguments: cases)
    func defect(row: PassiveAuthenticationTests.Case) throws {
        var document = TestDocument()
        row.edit(&document)
        let result = try judge(document)
        #expect(Set(TestChip.departures(result)) == Set(Self.renamed(row.expected)))
        let isAuthentic = row.expected.allSatisfy { $0.contains("validity") || $0.contains("revocation") }
        #expect((result.authenticity.result == .successful) == isAuthentic)
    }

    @Test("there are rows for the defects of the builder")
    func complete() { #expect(Self.cases.count >= 20) }

    @Test("deviations are tolerated by name and refused under strict, as in EF.SOD", arguments: tolerated)
    func deviation(row: PassiveAuthenticationTests.Deviation) throws {
        var document = TestDocument()
        row.edit(&document)
        let result = try judge(document)
        #expect(TestChip.departures(result).isEmpty)
        #expect(result.deviations == [row.deviation])
        #expect(TestChip.departures(try judge(document, profile: .strict)) == Self.renamed([row.refused]))
    }

    // No other content type is known, and the file begins with the lengths of DER.
    static let tolerated = PassiveAuthenticationTests.deviations.filter {
        $0.deviation != .contentTypeNotICAO && $0.deviation != .berEncoding
    }

    @Test(
        "other content types are refused: neither an EF.SOD of the same signer nor plain data passes for it",
        arguments: ["2.23.136.1.1.1", "1.3.27.1.1.1", "0.4.0.127.0.7.3.2.2"])
    func contentType(type: String) throws {
        var document = TestDocument()
        document.editSOD = { $0.contentType = type }
        let result = try judge(document)
        #expect(result.finding(.cardSecurityStructure)?.reason == .wrongContentType)
        #expect(result.authenticity.result == .undetermined)
        #expect(result.securityInfos == nil)
    }

    @Test("an EF.CardSecurity is no EF.SOD")
    func notSOD() throws {
        let (octets, csca) = try TestDocument().makeCardSecurity([TestChip.pace])
        let result = PassiveAuthentication.judge(
            .init(sod: EFSOD(contentInfo: octets).encoded()), trust: try TrustSnapshot([csca]),
            at: try #require(Timestamp(iso8601: TestDocument.judged)))
        #expect(result.finding(.sodStructure)?.reason == .wrongContentType)
    }

    @Test("the signer is of the country of the document, or the file proves nothing")
    func country() throws {
        for (country, expected) in [
            ("FR", ["issuer.cardSecurity.signature failed (countryMismatch)"]),
            ("D", ["issuer.cardSecurity.signature failed (countryMismatch)"]),
            // Letters that are in no table: whose they are, nobody knows.
            ("XX", ["issuer.cardSecurity.signature undetermined (countryUnknown)"]),
            (nil, ["issuer.cardSecurity.signature undetermined (countryUnknown)"]), ("UT", []), ("UTO", []),
        ] as [(String?, [String])] {
            let result = try judge(TestDocument(), country: country)
            #expect(TestChip.departures(result) == expected)
            #expect((result.authenticity.result == .successful) == expected.isEmpty)
        }
    }

    @Test("no anchor is undetermined, and no country is asked for")
    func noAnchor() throws {
        let result = try judge(TestDocument(), country: "XX", anchors: [])
        #expect(
            TestChip.departures(result) == [
                "issuer.cardSecurity.signature undetermined (noAnchor)",
                "issuer.cardSecurity.validity undetermined (noAnchor)",
            ])
        #expect(result.authenticity.reason == .noAnchor)
        #expect(!result.restsOnTestAnchor)
    }

    @Test(
        "validity is that of signer and CSCA, and leaves authenticity alone",
        arguments: [
            ("2025-05-31", "notYetValid"), ("2036-06-02", "expired"), ("2041-01-01", "expired"),
        ])
    func validity(time: String, reason: String) throws {
        let result = try judge(TestDocument(), at: time)
        #expect(TestChip.departures(result) == ["issuer.cardSecurity.validity failed (\(reason))"])
        #expect(result.authenticity.result == .successful)
    }

    @Test("a signer that is revoked vouches for nothing, of EF.CardSecurity as of EF.SOD; a missing list says nothing")
    func revoked() throws {
        let (octets, csca) = try TestDocument().makeCardSecurity([TestChip.pace, TestChip.key])
        let made = try TestDocument().make()
        let list = try TestAuthority().revocationList(of: [RevocationCheckTests.signer])
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        for (lists, expected) in [([], CheckResult.successful), ([list], .failed)] {
            let trust = try TrustSnapshot(anchors: [.of(csca)], revocationLists: lists)
            let file = CardSecurityAuthentication.judge(octets, country: IssuingCountry("UT"), trust: trust, at: time)
            let passive = PassiveAuthentication.judge(made.input, trust: trust, at: time)
            for authenticity in [
                file.authenticity, FileAuthenticity(ofDataGroup: .dg1, in: passive.findings),
                FileAuthenticity(ofDataGroup: .dg15, in: passive.findings),
            ] {
                #expect((authenticity.result == .failed) == (expected == .failed))
                #expect((authenticity.reason == .revoked) == (expected == .failed))
            }
        }
    }

    @Test(
        "not read, empty and octets that are no such file",
        arguments: [nil, [], [0x30, 0], [0x77, 2, 0x30, 0], [0xFF]])
    func noFile(octets: [UInt8]?) throws {
        let result = CardSecurityAuthentication.judge(
            octets, country: IssuingCountry("UT"), trust: try TrustSnapshot([]), at: Timestamp(secondsSince1970: 0))
        let structure = try #require(result.finding(.cardSecurityStructure))
        let reason: CheckReason =
            switch octets {
            case nil: .notRead
            case []: .empty
            default: .malformed
            }
        #expect(structure.result == .undetermined && structure.reason == reason)
        #expect(result.findings.map(\.id.rawValue) == Self.all)
        #expect(result.authenticity.reason == structure.reason)
        #expect(result.findings.allSatisfy { $0.result != .successful })
    }

    @Test("content that is no SecurityInfos")
    func content() throws {
        var document = TestDocument()
        document.editSOD = { $0.content = [0x02, 0x01, 0x00] }
        let result = try judge(document)
        #expect(result.finding(.cardSecurityStructure)?.reason == .malformed)
        #expect(result.authenticity.result == .undetermined)
    }

    @Test("octets behind the file are tolerated by name")
    func trailing() throws {
        let result = try judge(TestDocument()) { $0 += [0, 0] }
        #expect(TestChip.departures(result).isEmpty)
        #expect(result.ldsDeviations == [.trailingOctets])
        let strict = try judge(TestDocument(), profile: .strict) { $0 += [0, 0] }
        #expect(TestChip.departures(strict) == ["securityObject.cardSecurity.structure failed (malformed)"])
    }

    @Test("no changed octet leaves every finding successful unless nothing that decides lies there, T18")
    func everyOctet() throws {
        let (octets, csca) = try TestDocument().makeCardSecurity([TestChip.pace, TestChip.key])
        let trust = try TrustSnapshot([csca])
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        let unsigned = try MutationTests.Map(contentInfo: octets).unsigned
        #expect(unsigned.count < 80)
        var unnoticed: Set<Int> = []
        for index in TestShare.of(octets.indices) {
            for flip: UInt8 in [0x01, 0x20] {
                var changed = octets
                changed[index] ^= flip
                let result = CardSecurityAuthentication.judge(
                    changed, country: IssuingCountry("UT"), trust: trust, profile: .strict, at: time)
                #expect(result.findings.count == Self.all.count)
                if TestChip.departures(result).isEmpty { unnoticed.insert(index) }
            }
        }
        #expect(unnoticed.isSubset(of: unsigned), "octets \(unnoticed.subtracting(unsigned).sorted())")
        for length in octets.indices {
            let result = CardSecurityAuthentication.judge(
                Array(octets.prefix(length)), country: IssuingCountry("UT"), trust: trust, at: time)
            #expect(result.finding(.cardSecurityStructure)?.reason == (length == 0 ? .empty : .truncated))
            #expect(result.authenticity.result == .undetermined)
        }
    }
}
