// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The texts of one language, and how messages are put in its words.
///
/// A text that a catalogue does not have is said in English.
public struct MessageCatalogue: Sendable {
    /// The tag of the language, for example `en`.
    public let language: String
    private let texts: Texts
    private let plural: PluralRule
    /// Whether each text stands in brackets.
    private var isBracketed = false
    private var countryCode: (@Sendable (String) -> String?)?

    /// Where the texts are.
    private enum Texts: Sendable {
        case given([String: String], countries: [String: String] = [:])
        case builtIn(BuiltInTexts)

        func text(_ name: String) -> String? {
            switch self {
            case .given(let texts, _): texts[name]
            case .builtIn(let texts): texts.text(name)
            }
        }

        func country(_ code: String) -> String? {
            switch self {
            case .given(_, let countries): countries[code]
            case .builtIn(let texts): texts[code]
            }
        }
    }

    /// English, the source of all others, with codes in the place of the names of States: the words of JSON.
    public static let english = MessageCatalogue(language: "en", texts: .given([:]))

    /// A language that nobody speaks, for tests: every English text in brackets, so that words which come from no
    /// catalogue are seen.
    package static let pseudo = {
        var pseudo = MessageCatalogue(language: "qps", texts: .given([:]))
        pseudo.isBracketed = true
        return pseudo
    }()

    /// The tags of the languages that are built in, English first.
    public static let builtInLanguages = BuiltInTexts.all.map(\.language)

    /// The names that the languages that are built in have for States and organizations, each with its code: two
    /// letters, or three where there are no two. Read anew each time.
    package static var builtInCountryNames: [(name: String, code: String)] { BuiltInTexts.all.flatMap(\.countries) }

    /// A language that is built in; nil where there is none of that tag. A region that no catalogue is of makes no
    /// difference: `de-AT` is German.
    ///
    /// - Parameter tag: a tag (BCP 47); case makes no difference.
    public init?(builtIn tag: String) {
        let tags = tag.lowercased()
        let language = String(tags.prefix { $0 != "-" })
        if language == "en" {
            self = .english
            return
        }
        func named(_ tag: String) -> BuiltInTexts? { BuiltInTexts.all.first { $0.language.lowercased() == tag } }
        guard let found = named(tags) ?? named(language) else { return nil }
        self.init(language: found.language, texts: .builtIn(found))
    }

    private init(language: String, texts: Texts) {
        self.language = language
        self.texts = texts
        plural = PluralRule(language: language)
    }

    /// The same language, with the names of States in the place of their codes.
    ///
    /// - Parameter code: the code under which languages have the name of whom a text stands for, two letters or the
    ///   three of an organization without; nil for one that nobody knows, which stays.
    package func namingCountries(by code: @escaping @Sendable (String) -> String?) -> MessageCatalogue {
        var named = self
        named.countryCode = code
        return named
    }

    /// The name of the State that a code stands for: in this language, else in English, else the code.
    package func name(ofCountry text: String) -> String {
        guard let code = countryCode?(text) else { return text }
        return texts.country(code) ?? BuiltInTexts.english?[code] ?? text
    }

    /// A catalogue of those texts by the names of their keys.
    ///
    /// - Parameters:
    ///   - language: the tag of the language (BCP 47), which says what plurals there are.
    ///   - countries: names of States by their two letters, of organizations without by their three.
    /// - Throws: `MessageCatalogueError` for a key that there is not, a text whose syntax is wrong, and one that names
    ///   an argument, or a branch of a choice, which can never come.
    public init(
        language: String, texts: [String: String], countries: [String: String] = [:]
    ) throws(MessageCatalogueError) {
        let forms = PluralRule(language: language).categories
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
        }
        self.init(language: language, texts: .given(texts, countries: countries))
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
        language == "en" || isBracketed ? [] : MessageKey.all.map(\.name).filter { texts.text($0) == nil }
    }

    /// The message in words of this language. Arguments stand in it as they are.
    public func text(of message: Message) -> String {
        let text = text(message.key)
        // What has nothing to be filled in is not copied.
        guard isBracketed || !MessageTemplate.isPlain(text) else { return text }
        return Self.string { write(message, to: &$0) }
    }

    /// The same, written behind the output in UTF-8.
    package func write(_ message: Message, to output: inout [UInt8]) {
        write(message, withoutStop: false, to: &output)
    }

    /// The text of a key without arguments, in words of this language. In that of a key with arguments each of them
    /// stands by its name in braces, `{count}`, and a choice takes its branch `other`: it is the text of nothing that
    /// happened.
    public func text(of key: MessageKey) -> String { text(of: Message(key)) }

    /// The same without its full stop, as it stands in a line or in another message.
    public func phrase(_ message: Message) -> String {
        Self.string { write(message, withoutStop: true, to: &$0) }
    }

    private func text(_ key: MessageKey) -> String { texts.text(key.name) ?? key.english }

    private static func string(_ write: (inout [UInt8]) -> Void) -> String {
        var octets: [UInt8] = []
        octets.reserveCapacity(128)
        write(&octets)
        return String(decoding: octets, as: UTF8.self)
    }

    /// A date is no sentence, and stands in no brackets.
    private func unbracketed(_ message: Message) -> String {
        Self.string { fill(text(message.key), message, to: &$0) }
    }

    private func write(_ message: Message, withoutStop: Bool, to output: inout [UInt8]) {
        if isBracketed { output.append(UInt8(ascii: "[")) }
        let start = output.count
        fill(text(message.key), message, to: &output)
        if withoutStop { Self.dropStop(behind: start, &output) }
        if isBracketed { output.append(UInt8(ascii: "]")) }
    }

    /// What a branch may be called that a number chooses, the exact one first.
    func selectors(_ count: Int) -> [String] { ["=\(count)", plural.category(of: count).rawValue] }

    /// An argument in words of this language.
    func words(_ value: MessageArgument.Value) -> String {
        if case .text(let text) = value { return text }
        return Self.string { append(words: value, to: &$0) }
    }

    /// The same, written behind the output in UTF-8.
    func append(words value: MessageArgument.Value, to output: inout [UInt8]) {
        switch value {
        case .text(let text): output.append(contentsOf: text.utf8)
        case .date(let text): output.append(contentsOf: words(ofDate: text).utf8)
        case .country(let code): output.append(contentsOf: name(ofCountry: code).utf8)
        case .number(let number): output.append(contentsOf: String(number).utf8)
        case .message(let message): write(message, withoutStop: true, to: &output)
        case .list(let items):
            for (index, item) in items.enumerated() {
                if index > 0 { writeSeparator(to: &output) }
                output.append(contentsOf: item.utf8)
            }
        case .messages(let messages):
            for (index, message) in messages.enumerated() {
                if index > 0 { writeSeparator(to: &output) }
                write(message, withoutStop: true, to: &output)
            }
        }
    }

    /// A day or a moment as the language writes it; what is neither stays as it is.
    private func words(ofDate text: String) -> String {
        guard language != "en" else { return text }
        let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }),
            parts.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return text }
        let day = Message.dateDay(year: parts[0], month: parts[1], day: parts[2])
        let rest = text.dropFirst(10)
        if rest.isEmpty { return unbracketed(day) }
        guard rest.first == "T", rest.last == "Z", rest.count == 10 else { return text }
        return unbracketed(.dateMoment(day: day, time: rest.dropFirst().dropLast()))
    }

    /// What stands between the items of a list; in no brackets, so that those of the items show.
    private func writeSeparator(to output: inout [UInt8]) {
        fill(text(MessageKey.listSeparator), .listSeparator, to: &output)
    }

    /// By the octets: to find the last character of a text costs more than all else in a sentence.
    private static func dropStop(behind start: Int, _ output: inout [UInt8]) {
        if output.count > start, output.last == UInt8(ascii: ".") {
            output.removeLast()
        } else if output.count - start >= 3, output.last == 0x82, output.suffix(3).elementsEqual("。".utf8) {
            output.removeLast(3)
        }
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
