// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
package import EPassMessages
package import EPassTrust

extension Message: JSONWritable {
    /// The sentence in English, the key and the arguments: how every format says something.
    package func write(to json: inout JSONWriter) {
        json.object { json in json.saying(self) }
    }
}

extension JSONWriter {
    /// The members `message`, `messageKey` and `arguments`; null and no arguments for nil.
    package mutating func saying(_ message: Message?) {
        say(message, "message", key: "messageKey", arguments: "arguments")
    }

    /// What to do next, as every format says it; null and no arguments for nil.
    package mutating func remedy(_ message: Message?) {
        say(message, "remedy", key: "remedyKey", arguments: "remedyArguments")
    }

    private mutating func say(
        _ message: Message?, _ words: StaticString, key: StaticString, arguments: StaticString
    ) {
        member(words, message?.english)
        member(key, message?.key.name)
        object(arguments) { json in
            for argument in message?.arguments ?? [] {
                json.name(escaped: argument.name)
                json.value(argument.value)
            }
        }
    }

    /// A text, null where it is empty or the mark of something that is not stated.
    mutating func member(_ name: StaticString, known text: String) { member(name, JSONValue.known(text)) }
}

extension JSONValue {
    /// The same object with the members of another behind its own.
    package func with(_ other: JSONValue) -> JSONValue { .object((object ?? []) + (other.object ?? [])) }

    /// Text, null where it is empty or the mark of something that is not stated.
    package static func known(_ text: String) -> JSONValue { .text(text.isEmpty || text == "?" ? nil : text) }

    /// What to do next, as every format says it; null and no arguments for nil.
    package static func remedy(_ message: Message?) -> JSONValue { Members { $0.remedy(message) }.json }

    /// The same object with `message`, `messageKey` and `arguments` behind its members; null and no arguments for nil.
    package func saying(_ message: Message?) -> JSONValue { with(Members { $0.saying(message) }.json) }
}

/// An object of members that a closure writes.
private struct Members: JSONWritable {
    let members: (inout JSONWriter) -> Void

    init(_ members: @escaping (inout JSONWriter) -> Void) { self.members = members }

    func write(to json: inout JSONWriter) { json.object(members) }
}

extension CheckFinding: JSONWritable {
    /// What a check found, as every format has it.
    package func write(to json: inout JSONWriter) { json.object { json in writeMembers(to: &json) } }

    /// The same without what is around it.
    func writeMembers(to json: inout JSONWriter) {
        json.member("id", id.rawValue)
        json.member("result", result.rawValue)
        json.member("reason", reason?.rawValue)
        json.member("clause", clause)
        json.saying(message)
    }
}

extension MessageArgument.Value: JSONWritable {
    /// An argument as data.
    package func write(to json: inout JSONWriter) {
        switch self {
        case .text(let text), .date(let text), .country(let text): json.value(text)
        case .number(let number): json.value(number)
        case .message(let message): json.value(message)
        case .list(let items): json.list(items) { json, item in json.value(item) }
        case .messages(let messages): json.list(messages) { json, message in json.value(message) }
        }
    }
}
