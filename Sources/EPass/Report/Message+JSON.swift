// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
package import EPassMessages
package import EPassTrust

extension Message {
    /// The sentence in English, the key and the arguments: how every format says something.
    package var json: JSONValue {
        .members(
            ("message", .string(english)), ("messageKey", .string(key.name)), ("arguments", argumentsJSON))
    }

    /// The arguments by their names.
    package var argumentsJSON: JSONValue {
        .object(arguments.map { JSONMember(name: $0.name, value: $0.value.json) })
    }
}

extension JSONValue {
    /// The same object with the members of another behind its own.
    package func with(_ other: JSONValue) -> JSONValue { .object((object ?? []) + (other.object ?? [])) }

    /// What to do next, as every format says it; null and no arguments for nil.
    package static func remedy(_ message: Message?) -> JSONValue {
        .members(
            ("remedy", .text(message?.english)), ("remedyKey", .text(message?.key.name)),
            ("remedyArguments", message?.argumentsJSON ?? .object([])))
    }

    /// Text, null where it is empty or the mark of something that is not stated.
    package static func known(_ text: String) -> JSONValue { .text(text.isEmpty || text == "?" ? nil : text) }

    /// The same object with `message`, `messageKey` and `arguments` behind its members; null and no arguments for nil.
    package func saying(_ message: Message?) -> JSONValue {
        with(message?.json ?? .members(("message", .null), ("messageKey", .null), ("arguments", .object([]))))
    }
}

extension CheckFinding {
    /// What a check found, as every format has it.
    package var json: JSONValue {
        .members(
            ("id", .string(id.rawValue)), ("result", .string(result.rawValue)), ("reason", .text(reason?.rawValue)),
            ("clause", .string(clause))
        ).saying(message)
    }
}

extension MessageArgument.Value {
    fileprivate var json: JSONValue {
        switch self {
        case .text(let text), .date(let text), .country(let text): .string(text)
        case .number(let number): .number(number)
        case .message(let message): message.json
        case .list(let items): .array(items.map(JSONValue.string))
        case .messages(let messages): .array(messages.map(\.json))
        }
    }
}
