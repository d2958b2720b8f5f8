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
        name(words)
        if let message { value { MessageCatalogue.english.write(message, to: &$0) } } else { null() }
        member(key, message?.key.name)
        object(arguments) { json in
            guard let message else { return }
            for argument in message.arguments {
                json.name(escaped: argument.name)
                argument.value.write(to: &json)
            }
        }
    }

    /// A member that says itself; null for nil.
    mutating func member(_ name: StaticString, _ value: (some JSONWritable)?) {
        self.name(name)
        if let value { value.write(to: &self) } else { null() }
    }

    /// A member that is a list of what says itself.
    mutating func list(_ name: StaticString, _ values: [some JSONWritable]) {
        list(name) { json in
            // By the places: an iterator copies each value that it passes.
            let values = values.span
            for index in values.indices { values[index].write(to: &json) }
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
        case .message(let message): message.write(to: &json)
        case .list(let items): json.list { json in for item in items { json.value(item) } }
        case .messages(let messages): json.list { json in for message in messages { message.write(to: &json) } }
        }
    }
}
