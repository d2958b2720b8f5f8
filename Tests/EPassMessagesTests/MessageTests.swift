// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Foundation
import Testing

@Suite("Message and MessageCatalogue")
struct MessageTests {
    private static let languages = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Languages")

    @Test("the list of keys is that of Languages/en.json, with its texts")
    func generated() throws {
        let data = try Data(contentsOf: Self.languages.appendingPathComponent("en.json"))
        let texts = try #require(try JSONSerialization.jsonObject(with: data) as? [String: String])
        #expect(Set(texts.keys) == Set(MessageKey.all.map(\.name)), "run Scripts/make-messages")
        for key in MessageKey.all { #expect(texts[key.name] == key.english, "\(key): run Scripts/make-messages") }
        #expect(MessageKey.all.count == Set(MessageKey.all).count)
    }

    @Test("every English text is of the syntax, is not empty, and is one line without double spaces")
    func english() throws {
        for key in MessageKey.all {
            #expect(throws: Never.self, "\(key)") { try MessageTemplate(key.english) }
            // A command to copy stands apart.
            let text = key.english.replacing("  epass ", with: " epass ")
            #expect(!text.isEmpty && !text.contains("  ") && !text.contains("\n"), "\(key)")
            #expect(key.english == key.english.trimmingCharacters(in: .whitespaces), "\(key)")
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
}
