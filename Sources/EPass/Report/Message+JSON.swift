// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
package import EPassMessages

extension Message {
    /// The key and the arguments; the same in every language.
    package var json: JSONValue { .members(("message", .string(key.name)), ("arguments", argumentsJSON)) }

    /// The arguments by their names.
    package var argumentsJSON: JSONValue {
        .object(arguments.map { JSONMember(name: $0.name, value: $0.value.json) })
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
