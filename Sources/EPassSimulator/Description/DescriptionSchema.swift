// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

/// The parts of a JSON Schema (draft 2020-12) that the members of a description are made of.
enum DescriptionSchema {
    /// Null alone.
    static let null = JSONValue.members(("type", .string("null")))
    /// True or false.
    static let boolean = JSONValue.members(("type", .string("boolean")))
    /// Octets in base64.
    static let base64 = JSONValue.members(
        ("type", .string("string")), ("pattern", .string("^[A-Za-z0-9+/]*={0,2}$")))
    /// Octets in pairs of hexadecimal digits.
    static let hexadecimal = JSONValue.members(
        ("type", .string("string")), ("pattern", .string("^([0-9A-Fa-f]{2})+$")))

    /// A text: by a regular expression, with a most length, or any.
    static func text(_ pattern: String? = nil, atMost length: Int? = nil) -> JSONValue {
        .members(
            ("type", .string("string")), ("pattern", pattern.map(JSONValue.string)),
            ("maxLength", length.map { .integer(Int64($0)) }))
    }

    /// A whole number.
    static func integer(_ range: ClosedRange<Int>? = nil) -> JSONValue {
        .members(
            ("type", .string("integer")), ("minimum", range.map { .integer(Int64($0.lowerBound)) }),
            ("maximum", range.map { .integer(Int64($0.upperBound)) }))
    }

    /// One of a closed list of words.
    static func words(_ words: [String]) -> JSONValue { .members(("enum", .array(words.map(JSONValue.string)))) }

    /// A list.
    static func list(of element: JSONValue, _ count: ClosedRange<Int>? = nil) -> JSONValue {
        .members(
            ("type", .string("array")), ("items", element), ("minItems", count.map { .integer(Int64($0.lowerBound)) }),
            ("maxItems", count.map { .integer(Int64($0.upperBound)) }))
    }

    /// One or a list.
    static func oneOrMore(of element: JSONValue, atMost count: Int = DescriptionValue.longestList) -> JSONValue {
        any([element, list(of: element, 0...count)])
    }

    /// Any of several.
    static func any(_ schemas: [JSONValue]) -> JSONValue { .members(("anyOf", .array(schemas))) }

    /// The same or null.
    static func orNull(_ schema: JSONValue) -> JSONValue {
        if let words = schema["enum"]?.array { return .members(("enum", .array(words + [.null]))) }
        if case .string(let type) = schema["type"], case .object(let members) = schema {
            let types = JSONValue.array([.string(type), .string("null")])
            return .object(members.map { $0.name == "type" ? JSONMember(name: "type", value: types) : $0 })
        }
        if let schemas = schema["anyOf"]?.array { return any(schemas.contains(null) ? schemas : schemas + [null]) }
        return any([schema, null])
    }

    /// An object of these members and no others.
    static func object(_ members: [(name: String, schema: JSONValue, isRequired: Bool)]) -> JSONValue {
        let required = members.filter(\.isRequired).map { JSONValue.string($0.name) }
        return .members(
            ("type", .string("object")), ("additionalProperties", .boolean(false)),
            ("required", required.isEmpty ? nil : .array(required)),
            ("properties", .object(members.map { JSONMember(name: $0.name, value: $0.schema) })))
    }
}
