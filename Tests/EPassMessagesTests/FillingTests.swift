// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassMessages

/// Texts are filled in as they are read; what they mean is what `MessageTemplate` makes of them, piece by piece.
@Suite("A text with its arguments", .timed)
struct FillingTests {
    @Test(
        "every text of every language is filled in as its pieces say", .long(),
        arguments: BuiltInTexts.all.map(\.language))
    func everyText(language: String) throws {
        let texts = try #require(BuiltInTexts.all.first { $0.language == language })
        let catalogue = try #require(MessageCatalogue(builtIn: language))
        for key in MessageKey.all {
            let template = try MessageTemplate((language == "en" ? nil : texts[key.name]) ?? key.english)
            for message in Self.messages(key, template) {
                var expected = ""
                Self.write(template, message, catalogue, number: nil, into: &expected)
                #expect(catalogue.text(of: message) == expected, "\(key)")
                // Behind what stands there already, which is no question of the text.
                var written = Array("Is it?".utf8)
                catalogue.write(message, to: &written)
                #expect(String(decoding: written, as: UTF8.self) == "Is it?" + expected, "\(key)")
            }
        }
    }

    @Test(
        "what may mean something stands as it is where it does not",
        arguments: [
            ("{text}. b", "x?", "x? b"), ("{text}. b", "x", "x. b"), ("a # {text}", "x", "a # x"),
            ("a '{text}' {text}", "x", "a {text} x"), ("it's {text}", "x", "it's x"), ("{other_name}", "x", ""),
            ("{text, select, x {is {text}} other {no}}", "x", "is x"),
            ("{text, select, x {'}'} other {'{'}}.", "y", "{."), ("{ text }", "x", "x"), ("é{text}é", "ü", "éüé"),
        ])
    func syntax(text: String, argument: String, expected: String) {
        let message = Message.plainText(text: argument)
        var filled: [UInt8] = []
        MessageCatalogue.english.fill(text, message, to: &filled)
        #expect(String(decoding: filled, as: UTF8.self) == (expected.isEmpty ? text : expected))
    }

    /// The message with each number that chooses, each word that does, and data that ends a question.
    private static func messages(_ key: MessageKey, _ template: MessageTemplate) -> [Message] {
        let words = template.choices.filter { !$0.isPlural }.flatMap(\.selectors)
        let counts = [0, 1, 2, 5, 21, 1_000_000]
        let all = max(counts.count, words.count + 2)
        return (0..<all).map { round in
            let word = (words + ["Is it?", ""])[round % (words.count + 2)]
            let arguments = template.arguments.sorted { $0.key < $1.key }.map { name, type in
                let value: MessageArgument.Value =
                    switch type {
                    case .text: .text(word)
                    case .number: .number(counts[round % counts.count])
                    case .date: .date("2026-03-01")
                    case .country: .country("UTO")
                    case .message: .message(.plainText(text: word))
                    case .list: .list([word, "b"])
                    case .messages: .messages([.plainText(text: word), .plainText(text: "b.")])
                    }
                return MessageArgument(name, value)
            }
            return Message(key, arguments)
        }
    }

    private static func write(
        _ template: MessageTemplate, _ message: Message, _ catalogue: MessageCatalogue, number: Int?,
        into output: inout String
    ) {
        for piece in template.pieces {
            switch piece {
            case .literal(let text):
                let isDoubled = text.hasPrefix(".") && (output.hasSuffix("?") || output.hasSuffix("!"))
                output += isDoubled ? text.dropFirst() : text[...]
            case .number: output += number.map(String.init) ?? "#"
            case .argument(let name, _):
                let value = message.arguments.first { $0.name == name }?.value
                output += value.map { catalogue.words($0) } ?? "{\(name)}"
            case .choice(let name, let isPlural, let branches):
                let value = message.arguments.first { $0.name == name }?.value
                var count: Int?
                if isPlural, case .number(let given)? = value { count = given }
                let selectors = count.map { catalogue.selectors($0) } ?? value.map { [catalogue.words($0)] } ?? []
                let chosen = (selectors + ["other"]).lazy.compactMap { selector in
                    branches.first { $0.selector == selector }
                }.first
                if let chosen { write(chosen.template, message, catalogue, number: count ?? number, into: &output) }
            }
        }
    }
}
