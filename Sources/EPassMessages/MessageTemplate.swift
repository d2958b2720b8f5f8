// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// The text of a message with places for its arguments, in the syntax of ICU's MessageFormat.
///
/// `{name}`, or `{name, type}` in the English catalogue, is the argument.
/// `{count, plural, one {# try} other {# tries}}` and `{kind, select, day {...} other {...}}` choose a text by it,
/// `=0 {...}` one for an exact number. An apostrophe before a brace takes the brace, and what follows up to the next
/// apostrophe, as it stands.
package struct MessageTemplate: Sendable, Hashable {
    /// A piece of a text.
    enum Piece: Sendable, Hashable {
        case literal(String)
        case argument(name: String, ArgumentType)
        /// The number that a plural is about.
        case number
        case choice(name: String, isPlural: Bool, [Branch])
    }

    /// What an argument is, by the word behind its name; data where there is none.
    enum ArgumentType: String, Sendable, Hashable {
        case text = ""
        case number, date, country, message, list, messages

        func fits(_ value: MessageArgument.Value) -> Bool {
            switch (self, value) {
            case (.text, .text), (.number, .number), (.date, .date), (.country, .country), (.message, .message),
                (.list, .list), (.messages, .messages):
                true
            case (.text, _), (.number, _), (.date, _), (.country, _), (.message, _), (.list, _), (.messages, _): false
            }
        }
    }

    struct Branch: Sendable, Hashable {
        let selector: String
        let template: MessageTemplate
    }

    let pieces: [Piece]

    /// Decodes a text.
    ///
    /// - Throws: `MessageCatalogueError` where a brace is not closed, a name or a branch is missing, or branches are
    ///   nested more than four deep.
    package init(_ text: String) throws(MessageCatalogueError) {
        var parser = TemplateParser(text)
        self = try parser.template(depth: 0)
        guard parser.isAtEnd else { throw MessageCatalogueError(.syntax, "a brace that nothing opened", text) }
    }

    init(pieces: [Piece]) { self.pieces = pieces }

    /// Whether a text has nothing that means anything but itself.
    static func isPlain(_ text: String) -> Bool {
        OctetScan.isFree(text.utf8.span, of: UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "'"))
    }

    /// The arguments that the text uses, by their names.
    var arguments: [String: ArgumentType] {
        var found: [String: ArgumentType] = [:]
        for piece in pieces {
            switch piece {
            case .literal, .number: break
            case .argument(let name, let type):
                // The type may stand behind the name once only, and a choice by a number says it as well.
                if found[name] == nil || type != .text { found[name] = type }
            case .choice(let name, let isPlural, let branches):
                for branch in branches {
                    found.merge(branch.template.arguments) { $0 == .text ? $1 : $0 }
                }
                found[name] = isPlural ? .number : found[name] ?? .text
            }
        }
        return found
    }

    /// All choices of the text, those within branches among them: the argument, whether a number chooses, and by what.
    var choices: [(name: String, isPlural: Bool, selectors: [String])] {
        pieces.flatMap { piece -> [(name: String, isPlural: Bool, selectors: [String])] in
            guard case .choice(let name, let isPlural, let branches) = piece else { return [] }
            return [(name, isPlural, branches.map(\.selector))] + branches.flatMap(\.template.choices)
        }
    }
}

private struct TemplateParser {
    private let text: String
    private var rest: Substring

    init(_ text: String) {
        self.text = text
        rest = text[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    private func failure(_ what: String) -> MessageCatalogueError { MessageCatalogueError(.syntax, what, text) }

    mutating func template(depth: Int) throws(MessageCatalogueError) -> MessageTemplate {
        guard depth <= 4 else { throw failure("branches in branches, more than four deep") }
        var pieces: [MessageTemplate.Piece] = []
        var literal = ""
        func flush() {
            if !literal.isEmpty {
                pieces.append(.literal(literal))
                literal = ""
            }
        }
        while let character = rest.first, character != "}" {
            rest.removeFirst()
            switch character {
            case "'" where rest.first == "{" || rest.first == "}":
                guard let end = rest.firstIndex(of: "'") else { throw failure("an apostrophe that nothing closes") }
                literal += rest[..<end]
                rest = rest[rest.index(after: end)...]
            case "{":
                flush()
                pieces.append(try argument(depth: depth))
            case "#" where depth > 0:
                flush()
                pieces.append(.number)
            default:
                literal.append(character)
                // What means nothing is taken at once.
                let plain = rest.utf8.prefix { !"'{}#".utf8.contains($0) }
                literal += rest[..<plain.endIndex]
                rest = rest[plain.endIndex...]
            }
        }
        flush()
        return MessageTemplate(pieces: pieces)
    }

    private mutating func argument(depth: Int) throws(MessageCatalogueError) -> MessageTemplate.Piece {
        let name = word()
        guard !name.isEmpty else { throw failure("a brace without a name") }
        if take("}") { return .argument(name: name, .text) }
        guard take(",") else { throw failure("a brace that is not closed behind \(name)") }
        let type = word()
        guard type == "plural" || type == "select" else {
            guard !type.isEmpty, take("}") else { throw failure("a brace that is not closed behind \(name)") }
            guard let type = MessageTemplate.ArgumentType(rawValue: type) else {
                throw failure("\(type) behind \(name), which is no type")
            }
            return .argument(name: name, type)
        }
        guard take(",") else { throw failure("no branches of \(name)") }
        var branches: [MessageTemplate.Branch] = []
        while !take("}") {
            let selector = word()
            guard !selector.isEmpty, take("{") else { throw failure("a branch of \(name) that is not closed") }
            let template = try template(depth: depth + 1)
            guard take("}") else { throw failure("a branch of \(name) that is not closed") }
            branches.append(MessageTemplate.Branch(selector: selector, template: template))
        }
        guard branches.contains(where: { $0.selector == "other" }) else { throw failure("no branch other of \(name)") }
        return .choice(name: name, isPlural: type == "plural", branches)
    }

    private mutating func word() -> String {
        rest = rest.drop { $0 == " " }
        let word = rest.prefix { !" ,{}".contains($0) }
        rest = rest[word.endIndex...].drop { $0 == " " }
        return String(word)
    }

    private mutating func take(_ character: Character) -> Bool {
        rest = rest.drop { $0 == " " }
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}
