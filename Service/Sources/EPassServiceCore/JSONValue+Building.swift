// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON

extension JSONValue {
    /// An object with these members in this order.
    public static func fields(_ members: (String, JSONValue)...) -> JSONValue {
        .object(members.map { JSONMember(name: $0.0, value: $0.1) })
    }

    /// A text, or null.
    public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// This object with further members.
    public func adding(_ members: (String, JSONValue)...) -> JSONValue {
        .object((object ?? []) + members.map { JSONMember(name: $0.0, value: $0.1) })
    }
}
