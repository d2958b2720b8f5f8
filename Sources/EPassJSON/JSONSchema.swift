// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The parts of a JSON Schema (draft 2020-12) that the schemas of the program's files are made of.
package enum JSONSchema {
    /// Null alone.
    package static let null = JSONValue.members(("type", .string("null")))
    /// True or false.
    package static let boolean = JSONValue.members(("type", .string("boolean")))
    /// A day of the Gregorian calendar, as a part of a regular expression.
    package static let day: String = {
        let long = "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])"
        let short = "(0[469]|11)-(0[1-9]|[12][0-9]|30)"
        let february = "02-(0[1-9]|1[0-9]|2[0-8])"
        let leap = "([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29"
        return "(?!0000)([0-9]{4}-(\(long)|\(short)|\(february))|\(leap))"
    }()

    /// A text: by a regular expression, with a most length, or any.
    package static func text(_ pattern: String? = nil, atMost length: Int? = nil) -> JSONValue {
        .members(
            ("type", .string("string")), ("pattern", pattern.map(JSONValue.string)),
            ("maxLength", length.map { .integer(Int64($0)) }))
    }

    /// A whole number.
    package static func integer(_ range: ClosedRange<Int>? = nil) -> JSONValue {
        .members(
            ("type", .string("integer")), ("minimum", range.map { .integer(Int64($0.lowerBound)) }),
            ("maximum", range.map { .integer(Int64($0.upperBound)) }))
    }

    /// One of a closed list of words.
    package static func words(_ words: [String]) -> JSONValue {
        .members(("enum", .array(words.map(JSONValue.string))))
    }

    /// A list.
    package static func list(of element: JSONValue, _ count: ClosedRange<Int>? = nil) -> JSONValue {
        .members(
            ("type", .string("array")), ("items", element), ("minItems", count.map { .integer(Int64($0.lowerBound)) }),
            ("maxItems", count.map { .integer(Int64($0.upperBound)) }))
    }

    /// The schema of a list, or of one or a list, with other bounds.
    ///
    /// - Parameter unique: whether no value stands twice; written the same, that is.
    package static func counted(_ schema: JSONValue, _ count: ClosedRange<Int>, unique: Bool) -> JSONValue {
        guard case .object(let members) = schema else { return schema }
        if let schemas = schema["anyOf"]?.array {
            let inner = JSONValue.array(schemas.map { counted($0, count, unique: unique) })
            return .object(members.map { $0.name == "anyOf" ? JSONMember(name: "anyOf", value: inner) : $0 })
        }
        guard schema["items"] != nil else { return schema }
        let others = members.filter { !["minItems", "maxItems", "uniqueItems"].contains($0.name) }
        let bounds = [
            JSONMember(name: "minItems", value: .integer(Int64(count.lowerBound))),
            JSONMember(name: "maxItems", value: .integer(Int64(count.upperBound))),
        ]
        return .object(others + bounds + (unique ? [JSONMember(name: "uniqueItems", value: .boolean(true))] : []))
    }

    /// Any of several.
    package static func any(_ schemas: [JSONValue]) -> JSONValue { .members(("anyOf", .array(schemas))) }

    /// The same or null.
    package static func orNull(_ schema: JSONValue) -> JSONValue {
        if let words = schema["enum"]?.array { return .members(("enum", .array(words + [.null]))) }
        if case .string(let type) = schema["type"], case .object(let members) = schema {
            let types = JSONValue.array([.string(type), .string("null")])
            return .object(members.map { $0.name == "type" ? JSONMember(name: "type", value: types) : $0 })
        }
        if let schemas = schema["anyOf"]?.array { return any(schemas.contains(null) ? schemas : schemas + [null]) }
        return any([schema, null])
    }

    /// An object of these members and no others.
    package static func object(_ members: [(name: String, schema: JSONValue, isRequired: Bool)]) -> JSONValue {
        let required = members.filter(\.isRequired).map { JSONValue.string($0.name) }
        return .members(
            ("type", .string("object")), ("additionalProperties", .boolean(false)),
            ("required", required.isEmpty ? nil : .array(required)),
            ("properties", .object(members.map { JSONMember(name: $0.name, value: $0.schema) })))
    }
}
