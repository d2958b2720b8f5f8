// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What is to be said to a person, before it is put in words: a key of a closed list, and typed arguments.
///
/// Nothing decides by the words of a message. Two messages are equal if they have the same key and arguments. What a
/// chip, a certificate or a file says is an argument and stays as it is: whoever shows it escapes it
/// (`DisplayText.escaped`).
public struct Message: Sendable, Hashable, CustomStringConvertible {
    /// Which message.
    public let key: MessageKey
    /// Its arguments, in the order in which `key` names them.
    public let arguments: [MessageArgument]

    /// Only the factories of `Generated` call it, so that every message has the arguments that its key names.
    init(_ key: MessageKey, _ arguments: [MessageArgument] = []) {
        self.key = key
        self.arguments = arguments
    }

    /// The words in plain English.
    public var english: String { MessageCatalogue.english.text(of: self) }

    /// The same.
    public var description: String { english }
}

/// One argument of a message.
public struct MessageArgument: Sendable, Hashable {
    /// The name by which the texts refer to it.
    public let name: String
    /// What it is.
    public let value: Value

    /// What an argument can be.
    public enum Value: Sendable, Hashable {
        /// Data: a name, an identifier, an algorithm, a file, a path. It is the same in every language.
        case text(String)
        /// A count.
        case number(Int)
        /// A day, `2026-03-01`, or a moment, `2026-03-01T12:00:00Z`.
        case date(String)
        /// A State, by the code of a certificate or of a machine readable zone.
        case country(String)
        /// Another message, which stands in this one without its full stop.
        case message(Message)
        /// Several pieces of data.
        case list([String])
        /// Several messages.
        case messages([Message])
    }

    package init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }
}

/// The name of a message and its English text. The list of all is closed: it is made of `Languages/en.json`.
public struct MessageKey: Sendable, Hashable, CustomStringConvertible {
    /// The stable name, for example `revocation.signerRevoked`; part of the interface of `epass-report/2`.
    public let name: String
    /// The text of the English catalogue, a template as `MessageTemplate` has it.
    public let english: String

    init(_ name: String, _ english: String) {
        self.name = name
        self.english = english
    }

    /// The key of that name, if there is one.
    public static func named(_ name: String) -> MessageKey? {
        // They are sorted; a table of all would be made anew at each start, for two or three that are asked for.
        let keys = all
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].name == name { return keys[middle] }
            if keys[middle].name.utf8.lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The name.
    public var description: String { name }

    /// Keys of one name are equal.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Message {
    /// The message without arguments that is named for one value of a closed list: `deviation.akiMissing`,
    /// `remedy.trust.malformed`. A test goes through each of these lists; a value that none knows stands for itself.
    package static func named(_ area: String, _ value: String) -> Message {
        MessageKey.named(area + "." + value).map { Message($0) } ?? .plainText(text: value)
    }

    /// The message of that key with those arguments, as a file of evidence has written it down.
    ///
    /// - Returns: nil where there is no such key, or names or types of the arguments are not those of its English text.
    package static func decoded(key name: String, arguments: [MessageArgument]) -> Message? {
        guard let key = MessageKey.named(name), let expected = try? MessageTemplate(key.english).arguments,
            arguments.count == expected.count, Set(arguments.map(\.name)) == Set(expected.keys),
            arguments.allSatisfy({ expected[$0.name]?.fits($0.value) == true })
        else { return nil }
        return Message(key, arguments)
    }
}

extension Collection<Message> {
    /// All as clauses of one sentence, in their order; nil where there is none.
    package var asClauses: Message? { joined { .listClauses(first: $0, second: $1) } }

    /// All as sentences one behind the other, in their order; nil where there is none.
    package var asSentences: Message? { joined { .listSentences(first: $0, second: $1) } }

    private func joined(_ join: (Message, Message) -> Message) -> Message? {
        first.map { dropFirst().reduce($0, join) }
    }
}
