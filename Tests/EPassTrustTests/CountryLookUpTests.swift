// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassTrust

/// Every place that looks something up by a country finds it, however certificate, list, caller and document spell it.
@Suite("One country, every spelling", .timed)
struct CountryLookUpTests {
    static let spellings = ["DE", "D", "DEU", "de", "deu", " DE"]

    private func time(_ text: String = TestDocument.judged) throws -> Timestamp {
        try #require(Timestamp(iso8601: text))
    }

    @Test("import, look-up, audit and objects", arguments: spellings)
    func lookUp(spelling: String) throws {
        let authority = TestAuthority(role: "csca DE", country: spelling, name: "CSCA DE")
        let transaction = TrustTransaction.inMemory(at: try time())
        let source = TrustSource(kind: .certificateFile, name: "de.cer")
        try transaction.add(authority.root(), from: source)
        try transaction.add(authority.revocationList(), from: TrustSource(kind: .revocationList, name: "de.crl"))
        let difference = try transaction.difference()
        #expect(difference.newCountries == ["DE"])
        #expect(difference.addedRevocationLists.map(\.country) == ["DE"])
        let trust = try transaction.snapshot()
        #expect(trust.countries == ["DE"])
        for asked in Self.spellings + ["D<<", "ＤＥ"] {
            #expect(trust.anchors(ofCountry: asked).count == 1, "\(asked)")
            #expect(trust.revocationLists(ofCountry: asked).count == 1, "\(asked)")
        }
        #expect(trust.anchors(ofCountry: "FR").isEmpty && trust.revocationLists(ofCountry: "").isEmpty)
        #expect(Set(trust.objects.map(\.country)) == ["DE"])
        let audit = trust.audit(at: try time())
        #expect(audit.countries.map(\.code) == ["DE"])
        #expect(audit.countries.first?.revocationLists.count == 1)
        #expect(audit.countries.first?.selfSignatures == [.verified: 1])
    }

    @Test("a store of an older version, which has the text of the certificate")
    func older() throws {
        var ledger = TrustLedger()
        try ledger.add(.of(TestAuthority(role: "csca UN", country: "ZZ", name: "CSCA UN").root()))
        ledger.records[0].country = "ZZ"
        ledger.records[0].keys = [try .anchors(ofCountry: "ZZ")]
        try ledger.settleBases()
        let trust = try ledger.snapshot(name: "")
        #expect(trust.countries == ["UN"])
        #expect(trust.anchors(ofCountry: "UN").count == 1)
        #expect(trust.anchors(ofCountry: "UNO").count == 1)
    }

    @Test("a CSCA of Utopia is one of a test in every spelling", arguments: ["UT", "UTO", "ut", "uto"])
    func specimen(spelling: String) throws {
        let root = try TestAuthority(role: "csca", country: spelling, name: "CSCA").root()
        #expect(root.isSynthetic)
        #expect(try TrustAnchor(certificate: root).isTest)
    }

    static let states: [(state: String, csca: String, alternative: String?, expected: CheckResult)] = [
        ("D", "DE", nil, .successful), ("D", "D", nil, .successful), ("D", "DEU", nil, .successful),
        ("DEU", "de", nil, .successful), ("EUE", "EU", nil, .successful), ("UNO", "UN", nil, .successful),
        ("UNA", "ZZ", nil, .successful), ("UNK", "UN", nil, .successful), ("RKS", "KS", nil, .successful),
        ("GBD", "GB", nil, .successful), ("GBD", "BM", nil, .undetermined), ("LTU", "LTU", nil, .successful),
        ("XOM", "FR", nil, .undetermined), ("XPO", "FR", nil, .undetermined), ("XYZ", "FR", nil, .undetermined),
        ("ZIM", "ZW", nil, .undetermined), ("ZIM", "FR", nil, .undetermined), ("", "FR", nil, .undetermined),
        ("XOM", "XO", "XOM", .successful), ("XOM", "XX", "XOM", .successful), ("XOM", "XO", nil, .successful),
        ("XXA", "FR", "XXA", .undetermined), ("XXB", "FR", nil, .undetermined), ("XXX", "XX", "XXX", .undetermined),
        ("D", "FR", nil, .failed), ("D", "FR", "D", .failed), ("UNO", "EU", nil, .failed),
        ("DE", "DE", nil, .undetermined),
    ]

    @Test("the State of DG1 against signer and CSCA", arguments: states.indices)
    func state(row: Int) throws {
        let (state, country, alternative, expected) = Self.states[row]
        func edit(_ builder: inout CertificateBuilder) throws {
            builder.remove("2.5.29.17")
            if let alternative { builder.set(try .alternativeName(icaoCountry: alternative, ofSubject: true)) }
        }
        let csca = try TestAuthority(role: "csca", country: country, name: "CSCA").root(edit)
        let signer = try TestAuthority(role: "ds", country: country, name: "CSCA").root(edit)
        let found = IssuingStateCheck.judge(
            CountryCode(rawValue: state), signer, try TrustAnchor(certificate: csca))
        #expect(found.result == expected, "\(state) \(country): \(found.message?.english ?? "")")
    }

    @Test("a signer does not speak for an organization that its CSCA does not name")
    func signerAlone() throws {
        func named(_ alternative: String) throws -> Certificate {
            try TestAuthority(role: "csca", country: "FR", name: "CSCA").root {
                $0.remove("2.5.29.17")
                $0.set(try .alternativeName(icaoCountry: alternative, ofSubject: true))
            }
        }
        let organization = CountryCode(rawValue: "XOM")
        let found = IssuingStateCheck.judge(
            organization, try named("XOM"), try TrustAnchor(certificate: try named("FRA")))
        #expect(found.result == .undetermined)
        // Where a list of signers names it, there is no CSCA.
        #expect(IssuingStateCheck.judge(organization, try named("XOM"), nil).result == .undetermined)
        // Nor does a CSCA that nobody confirmed with that code.
        for (basis, result) in [
            (TrustBasis.named, CheckResult.successful), (.pinned, .successful), (.verified, .undetermined),
            (.linked, .undetermined), (.listed, .undetermined), (.unpinned, .undetermined),
        ] {
            let anchor = try TrustAnchor(certificate: try named("XOM"), basis: basis)
            #expect(IssuingStateCheck.judge(organization, try named("XOM"), anchor).result == result, "\(basis)")
        }
    }

    @Test(
        "serial numbers are one number in every form",
        arguments: [
            ([0x9A], [0x00, 0x9A], true), ([0x00, 0x9A], [0x00, 0x00, 0x9A], true), ([0xFF, 0x9A], [0x9A], false),
            ([0x00, 0xFF, 0x9A], [0xFF, 0x9A], true), ([0x00, 0xFF, 0x9A], [0x00, 0x9A], false),
            ([0x12], [0x13], false),
            ([0xFF, 0x9A], [0x00, 0x9A], false), ([0x00], [0x00, 0x00], true),
        ] as [([UInt8], [UInt8], Bool)])
    func serialNumbers(left: [UInt8], right: [UInt8], isSame: Bool) throws {
        #expect(SerialNumber.isSame(left, right) == isSame)
        #expect(SerialNumber.isSame(right, left) == isSame)
        let name = try TestAuthority().subject
        let one = SignerInfo.Identifier.issuerAndSerialNumber(name, serialNumber: left)
        #expect(one.isSame(as: .issuerAndSerialNumber(name, serialNumber: right)) == isSame)
        let list = try TestAuthority().revocationList(of: [[0x01], left, [0x55]])
        #expect((list.revocation(ofSerialNumber: right) != nil) == isSame)
    }

    @Test(
        "what speaks against a certificate fits the name of its issuer in every writing and order, and who signed not")
    func negative() throws {
        func name(_ attributes: [(type: UInt8, tag: UInt32, value: [UInt8])]) throws -> DistinguishedName {
            try DistinguishedName(
                encoded: DERText.sequence(
                    attributes.map { attribute in
                        let type = DERText.element(0x06, [0x55, 0x04, attribute.type])
                        let value = DERText.element(attribute.tag, attribute.value)
                        return DERText.element(0x31, DERText.sequence([type, value]))
                    }))
        }
        let country = (type: UInt8(6), tag: UInt32(0x13), value: Array("DE".utf8))
        func text(_ type: UInt8, _ value: String) -> (type: UInt8, tag: UInt32, value: [UInt8]) {
            (type, 0x0C, Array(value.utf8))
        }
        let (printer, street) = (text(10, "B\u{FC}ndesdruckerei"), text(3, "CSCA Stra\u{DF}e"))
        let plain = try name([country, printer, street])
        let wide = "B\u{FC}ndesdruckerei".unicodeScalars.flatMap { scalar -> [UInt8] in
            [0, 0, 0, UInt8(scalar.value)]
        }
        let universal = try name([country, (10, 0x1C, wide), street])
        #expect(universal.relativeNames[1][0].value == "B\u{FC}ndesdruckerei")
        for other in try [
            universal, name([country, text(10, "Bu\u{308}ndesdruckerei"), street]),
            name([country, printer, text(3, "CSCA STRASSE")]), name([country, printer, text(3, "csca stra\u{1E9E}e")]),
            name([street, printer, country]),
        ] {
            #expect(plain.isSameIssuer(as: other) && other.isSameIssuer(as: plain), "\(other)")
            #expect(try IssuedNumber("12@\(plain)").isIssuer(other), "\(other)")
            #expect(try IssuedNumber("12@\(other)") == IssuedNumber("12@\(plain)"))
        }
        #expect(plain.matches(universal))
        #expect(plain.matches(try name([country, printer, text(3, "csca stra\u{1E9E}e")])))
        #expect(!plain.matches(try name([street, printer, country])))
        #expect(!plain.matches(try name([country, printer, text(3, "CSCA STRASSE")])))
        for other in try [name([country, printer]), name([country, printer, text(3, "CSCA Strase")])] {
            #expect(!plain.isSameIssuer(as: other), "\(other)")
        }
    }

    @Test("names are one in every form of their letters")
    func names() throws {
        let plain = try DistinguishedName(country: "UT", commonName: "Country Signer")
        for other in ["country  signer", " COUNTRY SIGNER ", "Ｃｏｕｎｔｒｙ\u{3000}Signer", "Country\u{200B} Signer"] {
            #expect(plain.matches(try DistinguishedName(country: "ut", commonName: other)), "\(other)")
        }
        #expect(!plain.matches(try DistinguishedName(country: "UT", commonName: "CountrySigner")))
    }
}
