// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassMRZ

@Suite("The issuer that a code stands for, Doc 9303-3, section 5", .timed)
struct IssuingCountryTests {
    static let oneIssuer: [[String]] = [
        ["DE", "de", "D", "DEU", "deu", "D<<", " DE ", "ＤＥ", "\u{3000}de", "DE\u{0}"],
        ["UN", "ZZ", "UNO", "UNA", "UNK", "zz"], ["EU", "EUE", "eue"], ["KS", "RKS", "XK"], ["UT", "UTO", "uto", "ut"],
        ["GB", "GBR", "GBD", "GBN", "GBO", "GBP", "GBS", "UK"], ["LT", "LTU"], ["XOM", "xom", "XO"], ["XPO", "XP"],
        ["CN", "CHN"], ["TW", "TWN"], ["AX", "ALA"],
    ]

    @Test("every spelling of an issuer is the same", arguments: oneIssuer)
    func same(_ spellings: [String]) throws {
        for left in spellings {
            for right in spellings {
                let (one, other) = (try #require(IssuingCountry(left)), try #require(IssuingCountry(right)))
                #expect(one == other, "\(left) \(right)")
                #expect(one.compared(with: other) == .same)
            }
            let country = try #require(IssuingCountry(left))
            #expect(country.spellings.contains { IssuingCountry.folded(left) == $0 })
        }
    }

    @Test("no two issuers have a spelling in common")
    func apart() throws {
        var owners: [String: String] = [:]
        for code in CountryCode.all {
            guard let country = IssuingCountry(code), country.isKnown else { continue }
            for spelling in country.spellings {
                #expect(owners[spelling, default: country.code] == country.code, "\(spelling)")
                owners[spelling] = country.code
                #expect(IssuingCountry(spelling) == country)
            }
        }
        #expect(owners.count > 500)
    }

    @Test("two issuers with letters differ; whom no table has, nobody can say of")
    func different() throws {
        func compared(_ left: String, _ right: String) throws -> IssuingCountry.Comparison {
            try #require(IssuingCountry(left)).compared(with: try #require(IssuingCountry(right)))
        }
        #expect(try compared("FRA", "DE") == .different)
        #expect(try compared("EU", "UN") == .different)
        #expect(try compared("XOM", "FR") == .unknown)
        #expect(try compared("ZIM", "ZW") == .unknown)
        #expect(try compared("XYZ", "XYZ") == .unknown)
        #expect(try compared("XYZ", "FR") == .unknown)
        #expect(IssuingCountry("<<<") == nil && IssuingCountry("") == nil && IssuingCountry(" \u{3000}") == nil)
    }

    @Test("nationalities are nobody's", arguments: ["XXA", "XXB", "XXC", "XXX", "xxb", "XX"])
    func nationality(_ code: String) throws {
        let country = try #require(IssuingCountry(code))
        #expect(!country.isKnown)
        #expect(country.compared(with: country) == .unknown)
    }

    @Test("a name with two countries is of neither")
    func several() throws {
        #expect(IssuingCountry(allOf: ["DE", "d"])?.code == "DE")
        #expect(IssuingCountry(allOf: [String]()) == nil)
        let both = try #require(IssuingCountry(allOf: ["FR", "DE"]))
        #expect(!both.isKnown && both.code == "DE+FR")
        #expect(both.compared(with: try #require(IssuingCountry("DE"))) == .unknown)
    }
}
