// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

/// A message of a reading's error in a bundle: beside its English words its key, and its arguments each under the name
/// of its type, so that a later judgement says in every language what the reading said.
///
///     "message": "The reading took more than 60 seconds.",
///     "messageKey": "session.tooSlow", "arguments": { "seconds": { "number": 60 } }
///
/// Words without a key are those of a bundle of before, or of a message that a bundle may not hold. The key counts only
/// where it gives exactly the words that stand beside it: what another version called otherwise, or said otherwise, and
/// what somebody put there, stays words.
enum RecordedMessage {
    /// Messages in messages, the outermost counted.
    static let maximumDepth = 4
    static let maximumArguments = 16
    /// Of a list of texts or messages.
    static let maximumItems = 64
    /// Unicode scalars of a text.
    static let maximumCharacters = 1_000
    /// Unicode scalars of the words.
    static let maximumWords = 4_000

    /// What an argument is; the words are part of the format.
    private enum ArgumentType: String {
        case text, number, date, country, message, list, messages
    }

    // MARK: Writing

    /// The words: those that a bundle of before had, else English.
    static func words(of message: Message) -> JSONValue {
        .string(String((message.recordedWords ?? message.english).unicodeScalars.prefix(maximumWords)))
    }

    /// The members for key and arguments; none where the message is not one that ``read(from:words:key:arguments:)``
    /// takes.
    static func members(_ message: Message, key: String, arguments: String) -> [JSONMember] {
        guard message.isOfReading, message.recordedWords == nil, let values = json(message.arguments, depth: 1) else {
            return []
        }
        return [
            JSONMember(name: key, value: .string(message.key.name)), JSONMember(name: arguments, value: values),
        ]
    }

    private static func json(_ arguments: [MessageArgument], depth: Int) -> JSONValue? {
        guard depth <= maximumDepth, arguments.count <= maximumArguments else { return nil }
        let members = arguments.map { argument in
            json(argument.value, depth: depth).map { JSONMember(name: argument.name, value: $0) }
        }
        return whole(members).map { .object($0) }
    }

    private static func json(_ value: MessageArgument.Value, depth: Int) -> JSONValue? {
        switch value {
        case .text(let text): typed(.text, json(text))
        case .number(let number): typed(.number, .number(number))
        case .date(let date): typed(.date, json(date))
        case .country(let country): typed(.country, json(country))
        case .message(let message): typed(.message, json(message, depth: depth + 1))
        case .list(let items): typed(.list, json(items.map { json($0) }))
        case .messages(let messages): typed(.messages, json(messages.map { json($0, depth: depth + 1) }))
        }
    }

    private static func typed(_ type: ArgumentType, _ content: JSONValue?) -> JSONValue? {
        content.map { .object([JSONMember(name: type.rawValue, value: $0)]) }
    }

    private static func json(_ text: String) -> JSONValue? {
        text.unicodeScalars.count <= maximumCharacters ? .string(text) : nil
    }

    private static func json(_ items: [JSONValue?]) -> JSONValue? {
        items.count <= maximumItems ? whole(items).map { .array($0) } : nil
    }

    /// All of them; nil where one is missing.
    private static func whole<Value>(_ values: [Value?]) -> [Value]? {
        let found = values.compactMap { $0 }
        return found.count == values.count ? found : nil
    }

    private static func json(_ message: Message, depth: Int) -> JSONValue? {
        json(message.arguments, depth: depth).map {
            .members(("key", .string(message.key.name)), ("arguments", $0))
        }
    }

    // MARK: Reading

    /// The message whose words, key and arguments stand in these members of an error; by its words alone where there is
    /// no key, or where key and arguments do not give them.
    ///
    /// - Throws: `evidence.memberInvalid` for members that are not of the format, or exceed its bounds.
    static func read(
        from error: MemberReader, words: String, key: String, arguments: String
    ) throws(EvidenceError) -> Message {
        let text = try Self.words(error.member(words))
        let values = error.optional(arguments)
        guard let name = error.optional(key) else {
            if let values { throw values.invalid(.evidenceArgumentsWithoutKey) }
            return .recorded(text)
        }
        let message = try message(name, values, depth: 1)
        guard let message, message.english == text, message.recordedWords == nil else { return .recorded(text) }
        return message
    }

    /// nil where the key is none of a reading's error, or has other arguments.
    private static func message(
        _ key: MemberReader, _ arguments: MemberReader?, depth: Int
    ) throws(EvidenceError) -> Message? {
        let name = try MemberKind<String>.word.read(key)
        let values =
            try arguments.map { member throws(EvidenceError) in try Self.arguments(member, depth: depth) } ?? []
        guard let values, MessageKey.named(name)?.isOfReading == true else { return nil }
        return Message.decoded(key: name, arguments: values)
    }

    private static func message(_ member: MemberReader, depth: Int) throws(EvidenceError) -> Message? {
        guard depth <= maximumDepth else { throw member.invalid(.evidenceMessageTooDeep(count: maximumDepth)) }
        try member.allow(["key", "arguments"])
        return try message(try member.member("key"), member.optional("arguments"), depth: depth)
    }

    /// nil where a message among them is none.
    private static func arguments(_ member: MemberReader, depth: Int) throws(EvidenceError) -> [MessageArgument]? {
        guard let members = member.value.object, members.count <= maximumArguments else {
            throw member.invalid(.evidenceNoArguments(count: maximumArguments))
        }
        var arguments: [MessageArgument?] = []
        for (index, entry) in members.enumerated() {
            // By its place: a name is somebody's text until it is known to be one of the message's.
            let value = try value(MemberReader(entry.value, path: "\(member.path)[\(index)]"), depth: depth)
            arguments.append(value.map { MessageArgument(entry.name, $0) })
        }
        return whole(arguments)
    }

    /// nil where a message in it is none.
    private static func value(
        _ member: MemberReader, depth: Int
    ) throws(EvidenceError) -> MessageArgument.Value? {
        guard let members = member.value.object, members.count == 1, let entry = members.first,
            let type = ArgumentType(rawValue: entry.name)
        else { throw member.invalid(.evidenceNoArgument) }
        let content = MemberReader(entry.value, path: "\(member.path).\(type.rawValue)")
        switch type {
        case .text: return .text(try text(content))
        case .number: return .number(try MemberKind<Int>.anyNumber.read(content))
        case .date: return .date(try text(content))
        case .country: return .country(try text(content))
        case .message: return try message(content, depth: depth + 1).map { .message($0) }
        case .list:
            return .list(
                try content.elements(atMost: maximumItems).map { item throws(EvidenceError) in try text(item) })
        case .messages:
            let items = try content.elements(atMost: maximumItems)
            let messages = try items.map { item throws(EvidenceError) in try message(item, depth: depth + 1) }
            return whole(messages).map { .messages($0) }
        }
    }

    /// Words of an error: some, and few enough to be shown.
    private static func words(_ member: MemberReader) throws(EvidenceError) -> String {
        let words = try text(member, atMost: maximumWords)
        guard words.contains(where: { !$0.isWhitespace }) else { throw member.invalid(.evidenceNoWords) }
        return words
    }

    private static func text(
        _ member: MemberReader, atMost count: Int = maximumCharacters
    ) throws(EvidenceError) -> String {
        let text = try member.string()
        guard text.unicodeScalars.count <= count else {
            throw member.invalid(.evidenceArgumentTooLong(count: count))
        }
        return text
    }
}

extension Message {
    /// The words of a bundle that no key stands beside; nil for any other message.
    fileprivate var recordedWords: String? {
        guard key == MessageKey.named("read.recordedWords"), case .text(let words)? = arguments.first?.value else {
            return nil
        }
        return words
    }
}
