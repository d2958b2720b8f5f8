// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassMRZ

@Suite("Countries by any of their names", .timed)
struct CountryNameTests {
    @Test(
        "codes, English names and own names lead to one issuer, whatever their case, accents and punctuation",
        arguments: [
            ("DE", ["DE", "D", "DEU", "de", "Germany", "GERMANY", " germany ", "Deutschland", "deutschland"]),
            ("CI", ["CIV", "Côte d'Ivoire", "cote d\u{2019}ivoire", "Ivory Coast"]),
            ("GB", ["GBR", "UK", "United Kingdom", "the United Kingdom", "Great Britain"]),
            ("NL", ["Netherlands", "The Netherlands", "Nederland"]),
            ("AT", ["Österreich", "O\u{0308}sterreich", "OSTERREICH", "Austria"]),
            ("GR", ["Greece", "Ελλάδα", "ΕΛΛΆΔΑ", "EL"]), ("JP", ["日本", "Japan"]), ("UA", ["Україна"]),
            ("TR", ["Türkiye", "Turkiye", "Turkey"]), ("UN", ["UNO", "United Nations"]), ("EU", ["European Union"]),
            ("BA", ["Bosnia & Herzegovina", "bosnia and herzegovina"]), ("UT", ["Utopia"]),
        ])
    func named(code: String, texts: [String]) {
        for text in texts { #expect(IssuingCountry(named: text)?.code == code, "\(text)") }
    }

    @Test("every issuer of the tables is found by its name, and no name leads to two")
    func all() {
        for state in CountryCode.all where state.kind != .noNationality && state.kind != .britishStatus {
            // Two States are called so.
            guard let name = state.name, name != "Congo" else { continue }
            let found = IssuingCountry(named: name)
            #expect(found != nil && found?.code == IssuingCountry(state)?.code, "\(name)")
        }
    }

    @Test("nobody is called so: nothing is found, and what is near is suggested")
    func unknown() {
        for text in ["", "  ", "Ger", "Germoney", "XQ", "stateless person", String(repeating: "a", count: 10_000)] {
            #expect(IssuingCountry(named: text) == nil, "\(text.prefix(20))")
        }
        for text in ["Congo", "the CONGO", "America", "Korea"] {
            #expect(IssuingCountry(named: text) == nil, "\(text)")
        }
        let congos = IssuingCountry.suggestions(for: "Congo").map { String($0.suffix(3).prefix(2)) }
        #expect(Set(["CD", "CG"]).isSubset(of: congos))
        #expect(IssuingCountry.suggestions(for: "Germny") == ["Germany (DE)"])
        #expect(IssuingCountry.suggestions(for: "Geramny") == ["Germany (DE)"])
        #expect(IssuingCountry.suggestions(for: "Ger").contains("Germany (DE)"))
        #expect(IssuingCountry.suggestions(for: "Deutschlnd") == ["Deutschland (DE)"])
        #expect(IssuingCountry.suggestions(for: "qqqqqq").isEmpty)
        #expect(IssuingCountry.suggestions(for: String(repeating: "z", count: 10_000)).isEmpty)
    }

    @Test("names of the languages that are built in lead to the same issuers, and none to two")
    func languages() {
        for (text, code) in [
            ("Allemagne", "DE"), ("ALEMANIA", "DE"), ("Alemanha", "DE"), ("Schweiz", "CH"), ("suisse", "CH"),
            ("España", "ES"), ("Vereinigte Staaten", "US"), ("Etats-Unis", "US"),
        ] {
            #expect(IssuingCountry(named: text)?.code == code, "\(text)")
        }
        #expect(IssuingCountry.suggestions(for: "Allemange") == ["Allemagne (DE)"])
        for (name, code) in MessageCatalogue.builtInCountryNames where name != "Congo" {
            #expect(IssuingCountry(named: name)?.code == IssuingCountry(code)?.code, "\(name)")
        }
    }

    @Test("an issuer has its English name")
    func english() {
        #expect(IssuingCountry("DEU")?.englishName == "Germany")
        #expect(IssuingCountry("UK")?.englishName == "United Kingdom")
    }
}
