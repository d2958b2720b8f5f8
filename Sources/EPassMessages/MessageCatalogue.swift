// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The texts of one language, and how messages are put in its words.
///
/// A text that a catalogue does not have is said in English.
public struct MessageCatalogue: Sendable {
    /// The tag of the language, for example `en`.
    public let language: String
    private let texts: [String: MessageTemplate]
    private let plural: PluralRule
    private let change: (@Sendable (String) -> String)?

    /// English, the source of all others.
    public static let english = MessageCatalogue(language: "en", texts: [:], change: nil)

    /// A language that nobody speaks, for tests: every English text in brackets, so that words which come from no
    /// catalogue are seen.
    package static let pseudo = MessageCatalogue(language: "qps", texts: [:]) { "[" + $0 + "]" }

    private init(
        language: String, texts: [String: MessageTemplate], change: (@Sendable (String) -> String)?
    ) {
        self.language = language
        self.texts = texts
        self.change = change
        plural = PluralRule(language: language)
    }

    /// A catalogue of those texts by the names of their keys.
    ///
    /// - Parameter language: the tag of the language (BCP 47), which says what plurals there are.
    /// - Throws: `MessageCatalogueError` for a key that there is not, a text whose syntax is wrong, and one that names
    ///   an argument, or a branch of a choice, which can never come.
    public init(language: String, texts: [String: String]) throws(MessageCatalogueError) {
        let forms = PluralRule(language: language).categories
        var templates: [String: MessageTemplate] = [:]
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            guard let key = MessageKey.named(name) else { throw MessageCatalogueError(.unknownKey, name, "") }
            guard text.contains(where: { !$0.isWhitespace }) else {
                throw MessageCatalogueError(.syntax, "\(name) without words", text)
            }
            let template = try MessageTemplate(text)
            let english = try MessageTemplate(key.english)
            let types = english.arguments
            let unknown = template.arguments.filter { name, type in
                types[name] == nil || (type != .text && type != types[name])
            }
            if let unknown = unknown.keys.min() {
                throw MessageCatalogueError(.unknownArgument, "\(name): \(unknown)", text)
            }
            if let branch = Self.unknownBranch(of: template, against: english, forms) {
                throw MessageCatalogueError(.unknownBranch, "\(name): \(branch)", text)
            }
            templates[name] = template
        }
        self.init(language: language, texts: templates, change: nil)
    }

    /// A branch that can never be chosen, and so is misspelt, behind its argument; nil where there is none.
    private static func unknownBranch(
        of template: MessageTemplate, against english: MessageTemplate, _ forms: Set<PluralCategory>
    ) -> String? {
        for choice in template.choices {
            let isNumber = english.arguments[choice.name] == .number
            let words = english.choices.filter { $0.name == choice.name && !$0.isPlural }.flatMap(\.selectors)
            for selector in choice.selectors where selector != "other" {
                let isForm = PluralCategory(rawValue: selector).map(forms.contains) ?? false
                let isExact = selector.hasPrefix("=") && Int(selector.dropFirst()).map { "=\($0)" } == selector
                let isKnown = choice.isPlural ? isNumber && (isForm || isExact) : words.contains(selector)
                if !isKnown { return "\(choice.name) \(selector)" }
            }
        }
        return nil
    }

    /// The names of the keys that the catalogue has no text for. English has all.
    public var untranslated: [String] {
        language == "en" || change != nil ? [] : MessageKey.all.map(\.name).filter { texts[$0] == nil }
    }

    /// The message in words of this language. Arguments stand in it as they are.
    public func text(of message: Message) -> String {
        let text = render(message)
        return change.map { $0(text) } ?? text
    }

    /// The text of a key without arguments, in words of this language. In that of a key with arguments each of them
    /// stands by its name in braces, `{count}`, and a choice takes its branch `other`: it is the text of nothing that
    /// happened.
    public func text(of key: MessageKey) -> String { text(of: Message(key)) }

    /// The same without its full stop, as it stands in a line or in another message.
    public func phrase(_ message: Message) -> String {
        let text = Self.withoutStop(render(message))
        return change.map { $0(text) } ?? text
    }

    private func render(_ message: Message) -> String {
        guard let template = texts[message.key.name] ?? (try? MessageTemplate(message.key.english)) else {
            return message.key.english
        }
        var output = ""
        write(template, message, number: nil, into: &output)
        return output
    }

    private func write(_ template: MessageTemplate, _ message: Message, number: Int?, into output: inout String) {
        for piece in template.pieces {
            switch piece {
            case .literal(let text):
                // What stands in it may end as a question.
                let isEnded = text.hasPrefix(".") && output.last.map { "?!".contains($0) } == true
                output += isEnded ? text.dropFirst() : text[...]
            case .number: output += number.map(String.init) ?? "#"
            case .argument(let name, _): output += message.argument(name).map(words) ?? "{\(name)}"
            case .choice(let name, let isPlural, let branches):
                let value = message.argument(name)
                var count: Int?
                if isPlural, case .number(let given)? = value { count = given }
                let selectors =
                    count.map { ["=\($0)", plural.category(of: $0).rawValue] } ?? value.map { [words($0)] } ?? []
                let branch =
                    selectors.lazy.compactMap { selector in branches.first { $0.selector == selector } }.first
                    ?? branches.first { $0.selector == "other" }
                if let branch { write(branch.template, message, number: count ?? number, into: &output) }
            }
        }
    }

    private func words(_ value: MessageArgument.Value) -> String {
        switch value {
        case .text(let text), .date(let text), .country(let text): text
        case .number(let number): String(number)
        case .message(let message): phrase(message)
        case .list(let items): items.joined(separator: separator)
        case .messages(let messages): messages.map(phrase).joined(separator: separator)
        }
    }

    /// What stands between the items of a list; in no brackets, so that those of the items show.
    private var separator: String { render(.listSeparator) }

    private static func withoutStop(_ text: String) -> String {
        text.last.map { ".。".contains($0) } == true ? String(text.dropLast()) : text
    }
}

extension Message {
    fileprivate func argument(_ name: String) -> MessageArgument.Value? {
        arguments.first { $0.name == name }?.value
    }
}

/// Why a catalogue cannot be used.
public struct MessageCatalogueError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of mistake.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// A text is not of the syntax of `MessageTemplate`.
        case syntax = "catalogue.syntax"
        /// There is no message of that name.
        case unknownKey = "catalogue.unknownKey"
        /// The message has no argument of that name.
        case unknownArgument = "catalogue.unknownArgument"
        /// A choice has a branch that is never chosen: a plural that the language does not have, or a word that does
        /// not come.
        case unknownBranch = "catalogue.unknownBranch"
    }

    /// What kind of mistake it is.
    public let code: Code
    /// What is wrong, and where.
    public let place: String
    /// The text concerned; empty where it is none's.
    public let text: String

    init(_ code: Code, _ place: String, _ text: String) {
        self.code = code
        self.place = place
        self.text = text
    }

    /// The code, the place and the text.
    public var description: String { "\(code.rawValue): \(place)" + (text.isEmpty ? "" : " in \"\(text)\"") }
}
