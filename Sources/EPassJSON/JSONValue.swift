// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A JSON value as the tool writes and reads it (RFC 8259): members keep their order, and numbers are whole.
///
/// Foundation's decoder nests without bound and takes the last of two members of one name; here both are refused.
public enum JSONValue: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A whole number that fits 64 bits; the tool writes no others.
    case integer(Int64)
    /// Text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in order; no name occurs twice in what was parsed.
    case object([JSONMember])

    /// An object of these members; those without a value are left out.
    package static func members(_ members: (String, JSONValue?)...) -> JSONValue {
        var object: [JSONMember] = []
        object.reserveCapacity(members.count)
        for (name, value) in members {
            if let value { object.append(JSONMember(name: name, value: value)) }
        }
        return .object(object)
    }

    /// Text, or `null` for nil: the reports keep every member.
    package static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// A number, or `null` for nil.
    package static func number(_ number: Int?) -> JSONValue { number.map { .integer(Int64($0)) } ?? .null }

    /// The value of the member of that name; nil where there is none or this is no object.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.isNamed(name) }?.value
    }

    /// The text, where this is one.
    public var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The text, where it can be a name that a format has: at most 256 octets of ASCII. What else it is would be
    /// compared in time that grows with the square of the marks on one character.
    package var word: String? {
        string.flatMap { text in text.utf8.count <= 256 && text.utf8.allSatisfy { $0 < 0x80 } ? text : nil }
    }
    /// The number, where this is one.
    public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
    /// The truth value, where this is one.
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    /// The values, where this is an array.
    public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
    /// The members, where this is an object.
    public var object: [JSONMember]? { if case .object(let members) = self { members } else { nil } }
}

/// One member of a JSON object.
public struct JSONMember: Sendable, Hashable {
    /// Unescaped, without its quotation marks.
    public let name: String
    /// A value of any of the six kinds.
    public let value: JSONValue

    /// A member of that name and value. That an object has no name twice is for its maker to see to.
    public init(name: String, value: JSONValue) {
        self.name = name
        self.value = value
    }

    /// Whether the name has these octets. Texts of other octets can be the same characters.
    package func isNamed(_ name: String) -> Bool {
        // By their spans: `elementsEqual` asks two iterators for each octet.
        let (own, other) = (self.name.utf8.span, name.utf8.span)
        guard own.count == other.count else { return false }
        for index in own.indices where own[index] != other[index] { return false }
        return true
    }
}
