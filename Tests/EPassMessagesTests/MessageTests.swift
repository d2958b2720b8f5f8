// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTestSupport
import Foundation
import Testing

@Suite("Message and MessageCatalogue", .timed)
struct MessageTests {
    private static let languages = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Languages")

    @Test("the list of keys is that of Languages/en.json, with its texts")
    func generated() throws {
        let data = try Data(contentsOf: Self.languages.appendingPathComponent("en.json"))
        let members = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let texts = members.filter { $0.key != "countries" }.compactMapValues { $0 as? String }
        #expect(Set(texts.keys) == Set(MessageKey.all.map(\.name)), "run Scripts/make-messages")
        for key in MessageKey.all { #expect(texts[key.name] == key.english, "\(key): run Scripts/make-messages") }
        // Each is found by its name.
        for key in MessageKey.all { #expect(MessageKey.named(key.name)?.english == key.english) }
        let others = ["", "a", "zz", "read", "read.", "read.~", "help.nothing"]
        for name in others { #expect(MessageKey.named(name) == nil) }
        #expect(MessageKey.all.count == Set(MessageKey.all).count)
    }

    @Test("every English text is of the syntax, is not empty, and is one line without double spaces")
    func english() throws {
        for key in MessageKey.all {
            #expect(throws: Never.self, "\(key)") { try MessageTemplate(key.english) }
            // A command to copy stands apart, and so do the columns of a line.
            let text = key.english.replacing("  epass ", with: " epass ").replacing("}  {", with: "} {")
            #expect(!text.isEmpty && !text.contains("  ") && !text.contains("\n"), "\(key)")
            // What stands between two pieces ends with its space.
            let trimmed = key.english.trimmingCharacters(in: .whitespaces)
            #expect(key.english == trimmed || key.name == "list.separator", "\(key)")
        }
    }

    @Test("data stands in a text as it is, in every language")
    func data() {
        let message = Message.plainText(text: "{a} # 'b'")
        #expect(message.english == "{a} # 'b'")
        #expect(MessageCatalogue.pseudo.text(of: message) == "[{a} # 'b']")
        #expect(message.key.name == "plain.text" && message.arguments.map(\.name) == ["text"])
    }

    @Test(
        "a syntax that is none is refused",
        arguments: [
            "{", "}", "{}", "{a", "{a,}", "{a, plural}", "{a, plural, one {x}}", "{a, select, other {x}", "it '{ is",
        ])
    func malformed(text: String) {
        let error = #expect(throws: MessageCatalogueError.self) { try MessageTemplate(text) }
        #expect(error?.code == .syntax)
    }

    @Test("a catalogue with a key or an argument that there is not is refused")
    func refused() {
        let key = #expect(throws: MessageCatalogueError.self) {
            try MessageCatalogue(language: "de", texts: ["none.such": "x"])
        }
        #expect(key?.code == .unknownKey)
        let argument = #expect(throws: MessageCatalogueError.self) {
            try MessageCatalogue(language: "de", texts: ["plain.text": "{other}"])
        }
        #expect(argument?.code == .unknownArgument)
    }

    @Test("a text of another language is used, and English where there is none")
    func translated() throws {
        let german = try MessageCatalogue(language: "de", texts: ["plain.text": "«{text}»"])
        #expect(german.text(of: .plainText(text: "x")) == "«x»")
        #expect(german.untranslated.count == MessageKey.all.count - 1)
        #expect(MessageCatalogue.english.untranslated.isEmpty)
    }

    @Test("a key has a text in which arguments stand by their names")
    func keys() throws {
        let without = try #require(MessageKey.named("aa.challengeRemedy"))
        #expect(MessageCatalogue.english.text(of: without) == without.english)
        #expect(MessageCatalogue.pseudo.text(of: without) == "[\(without.english)]")
        let with = try #require(MessageKey.named("aa.challengeLength"))
        #expect(MessageCatalogue.english.text(of: with).hasSuffix("this one has {count}."))
    }

    @Test("a plural takes the form of its language, a language without forms the other one")
    func plural() throws {
        let text = "{count, plural, =5 {five} one {one} few {few} many {many} other {other}}"
        func words(_ language: String, _ counts: [Int]) throws -> [String] {
            let catalogue = try MessageCatalogue(language: language, texts: ["report.triesLeft": text])
            return counts.map { catalogue.text(of: .reportTriesLeft(count: $0)) }
        }
        #expect(try words("pl", [1, 2, 5, 7, 22]) == ["one", "few", "five", "many", "few"])
        #expect(try words("ru-RU", [1, 21, 11]) == ["one", "one", "many"])
    }

    @Test("the forms are those of CLDR 48", arguments: MessageTests.forms)
    func pluralRules(language: String, forms: String) throws {
        let categories: [(Character, String)] = [
            ("z", "zero"), ("1", "one"), ("2", "two"), ("f", "few"), ("m", "many"), ("o", "other"),
        ]
        let used = categories.filter { forms.contains($0.0) || $0.1 == "other" }
        let branches = used.map { "\($0.1) {\($0.0)}" }.joined(separator: " ")
        let catalogue = try MessageCatalogue(
            language: language, texts: ["report.triesLeft": "{count, plural, \(branches)}"])
        #expect(Self.counts.map { catalogue.text(of: .reportTriesLeft(count: $0)) }.joined() == forms)
        // A form that the language does not have is misspelt.
        for (_, name) in categories where !used.contains(where: { $0.1 == name }) {
            let error = #expect(throws: MessageCatalogueError.self) {
                try MessageCatalogue(
                    language: language,
                    texts: ["report.triesLeft": "{count, plural, \(name) {x} other {y}}"])
            }
            #expect(error?.code == .unknownBranch, "\(language) has no \(name)")
        }
    }

    static let counts = [
        0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 19, 20, 21, 22, 25, 100, 101, 102, 103, 111, 112, 120, 121, 1_000_000,
    ]

    /// Of each language the form for each of `counts`, by its first letter or digit: facts of CLDR 48, as ICU 78 gives
    /// them.
    static let forms: [(String, String)] = [
        ("en", "o1ooooooooooooooooooooooo"),
        ("de", "o1ooooooooooooooooooooooo"),
        ("fr", "11oooooooooooooooooooooom"),
        ("es", "o1oooooooooooooooooooooom"),
        ("it", "o1oooooooooooooooooooooom"),
        ("pt", "11oooooooooooooooooooooom"),
        ("pt-PT", "o1oooooooooooooooooooooom"),
        ("ru", "m1fffmmmmmmmm1fmm1ffmmm1m"),
        ("uk", "m1fffmmmmmmmm1fmm1ffmmm1m"),
        ("pl", "m1fffmmmmmmmmmfmmmffmmmmm"),
        ("cs", "o1fffoooooooooooooooooooo"),
        ("sk", "o1fffoooooooooooooooooooo"),
        ("sl", "o12ffoooooooooooo12fooooo"),
        ("hr", "o1fffoooooooo1foo1ffooo1o"),
        ("sr", "o1fffoooooooo1foo1ffooo1o"),
        ("ro", "f1ffffffffffooooofffffooo"),
        ("lt", "o1ffffffooooo1ffo1ffooo1o"),
        ("lv", "z1oooooozzzzz1ooz1oozzz1z"),
        ("ar", "z12ffffffmmmmmmmooofmmmmo"),
        ("he", "o12oooooooooooooooooooooo"),
        ("ga", "o12ffffmmoooooooooooooooo"),
        ("cy", "z12foomoooooooooooooooooo"),
        ("mt", "f12ffffffmmmooooooofmmooo"),
        ("is", "o1ooooooooooo1ooo1ooooo1o"),
        ("mk", "o1ooooooooooo1ooo1ooooo1o"),
        ("fil", "1111o1o1111o1111111111111"),
        ("ja", "ooooooooooooooooooooooooo"),
        ("zh", "ooooooooooooooooooooooooo"),
        ("ko", "ooooooooooooooooooooooooo"),
        ("fa", "11ooooooooooooooooooooooo"),
        ("hi", "11ooooooooooooooooooooooo"),
        ("tr", "o1ooooooooooooooooooooooo"),
        ("hu", "o1ooooooooooooooooooooooo"),
        ("fi", "o1ooooooooooooooooooooooo"),
        ("et", "o1ooooooooooooooooooooooo"),
        ("el", "o1ooooooooooooooooooooooo"),
    ]

    @Test("a list is joined as the language joins")
    func lists() throws {
        let japanese = try MessageCatalogue(language: "ja", texts: ["list.separator": "、"])
        let message = Message.reportUnchanged(numbers: ["1", "2"])
        #expect(message.english.contains("1, 2"))
        #expect(japanese.text(of: message).contains("1、2"))
    }

    @Test("a word that never chooses is refused")
    func unknownBranch() {
        let key = MessageKey.all.first { $0.english.contains(", select, ") }
        let text = (key?.english ?? "").replacing(", select, ", with: ", select, nobody {x} ")
        let error = #expect(throws: MessageCatalogueError.self) {
            try MessageCatalogue(language: "de", texts: [key?.name ?? "": text])
        }
        #expect(error?.code == .unknownBranch)
    }

    @Test("what a file wrote down of a message is that message, and nothing where it does not fit")
    func decoded() {
        let message = Message.reportTriesLeft(count: 2)
        #expect(Message.decoded(key: message.key.name, arguments: message.arguments) == message)
        #expect(Message.decoded(key: "none.such", arguments: []) == nil)
        #expect(Message.decoded(key: message.key.name, arguments: []) == nil)
        #expect(Message.decoded(key: message.key.name, arguments: [.init("count", .text("2"))]) == nil)
        #expect(Message.decoded(key: message.key.name, arguments: [.init("tries", .number(2))]) == nil)
        for key in MessageKey.all where !key.english.contains("{") {
            #expect(Message.decoded(key: key.name, arguments: [])?.key == key)
        }
    }
}
