// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTestSupport
import Testing

@testable import EPassMessages

@Suite("languages that are built in (Docs/languages.md)", .timed)
struct BuiltInLanguageTests {
    static let others = BuiltInTexts.all.filter { $0.language != "en" }

    @Test("the texts of each can be used: names, arguments, branches are those of the English ones", arguments: others)
    func texts(_ language: BuiltInTexts) throws {
        let messages = language.all.filter { $0.name.contains(".") }
        #expect(messages.count > 3000)
        #expect(MessageCatalogue(builtIn: language.language)?.untranslated == [])
        _ = try MessageCatalogue(
            language: language.language, texts: Dictionary(uniqueKeysWithValues: messages.map { ($0.name, $0.text) }))
    }

    @Test("every text is found by its name, and no other name has one", arguments: BuiltInTexts.all)
    func found(_ language: BuiltInTexts) {
        #expect(language.all.count > 250)
        for (name, text) in language.all { #expect(language[name] == text) }
        for name in [
            "", "a", "zzzz", "aa", "aa.challengeLength2", "language", "countries", "A", "ZZZ", "[", "~", "\u{7F}",
        ] {
            #expect(language[name] == nil, "\(name)")
        }
    }

    @Test("every State and organization that issues has its name", arguments: BuiltInTexts.all)
    func countries(_ language: BuiltInTexts) throws {
        let catalogue = try #require(MessageCatalogue(builtIn: language.language)).namingStates
        for state in CountryCode.all where state.kind != .noNationality && state.kind != .specimen {
            guard let issuer = IssuingCountry(state) else { continue }
            let name = catalogue.name(ofCountry: state.rawValue)
            #expect(name.count > 2 && name != state.rawValue, "\(state) \(issuer)")
            #expect(name == catalogue.name(ofCountry: issuer.code))
        }
        #expect(catalogue.name(ofCountry: "UTO") == "UTO" && catalogue.name(ofCountry: "QQQ") == "QQQ")
    }

    @Test("a tag is taken with a region that no catalogue is of, in any case")
    func tags() {
        #expect(MessageCatalogue(builtIn: "de-AT")?.language == "de")
        #expect(MessageCatalogue(builtIn: "FR")?.language == "fr")
        #expect(MessageCatalogue(builtIn: "en-GB")?.language == "en")
        #expect(MessageCatalogue(builtIn: "xx") == nil && MessageCatalogue(builtIn: "") == nil)
        #expect(MessageCatalogue.builtInLanguages.first == "en")
    }

    @Test(
        "that there is none agrees with what there is none of",
        arguments: [
            ("en", "none", "none", "none"), ("de", "keine", "keine", "keine"), ("fr", "aucune", "aucun", "aucune"),
            ("es", "ninguna", "ninguno", "ninguna"), ("it", "nessuna", "nessuno", "nessuna"),
            ("pt", "nenhuma", "nenhum", "nenhuma"),
        ])
    func none(_ language: String, decision: String, nonce: String, policy: String) throws {
        let catalogue = try #require(MessageCatalogue(builtIn: language))
        #expect(catalogue.text(of: Message.resultTextNoDecision) == decision)
        #expect(catalogue.text(of: Message.resultTextNoNonce) == nonce)
        #expect(catalogue.text(of: Message.resultTextNoPolicy) == policy)
    }

    @Test("days, moments and States are said as the language has them; in JSON they stay")
    func wording() throws {
        let day = Message.documentExpired(day: "2034-04-15")
        let state = Message.pathNoAnchorOfCountry(country: "D")
        let german = try #require(MessageCatalogue(builtIn: "de")).namingStates
        #expect(german.text(of: day).contains("15.04.2034"), "\(german.text(of: day))")
        #expect(german.text(of: state).contains("Deutschland"), "\(german.text(of: state))")
        let french = try #require(MessageCatalogue(builtIn: "fr")).namingStates
        #expect(french.text(of: day).contains("15/04/2034") && french.text(of: state).contains("Allemagne"))
        #expect(MessageCatalogue.english.namingStates.text(of: state).contains("Germany"))
        #expect(day.english.contains("2034-04-15") && state.english.contains(" D"))
        for text in ["2034", "2034-4-15", "20340415", "2034-04-15X", "2034-04-XX", "2034-04-15T12:00"] {
            let words = german.text(of: .documentExpired(day: text))
            #expect(words.contains(text), "\(words)")
        }
        for (count, places, english, translated) in [
            (41, 2, "0.41", "0,41"), (1305, 2, "13.05", "13,05"), (209, 1, "20.9", "20,9"), (7, 3, "0.007", "0,007"),
        ] {
            let number = Message.decimal(count, places: places)
            #expect(number.english == english && german.text(of: number) == translated)
            #expect(french.text(of: number) == translated)
        }
        let instant = german.text(of: .documentExpired(day: "2034-04-15T12:30:00Z"))
        #expect(instant.contains("15.04.2034, 12:30:00 UTC"), "\(instant)")
    }
}

/// A language is named by its tag where a test fails: its texts are a hundred screens.
extension BuiltInTexts: CustomTestStringConvertible {
    var testDescription: String { language }
}
