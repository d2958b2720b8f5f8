// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension JSONSchema {
    /// A JSON Schema as a file of its own.
    package static func document(_ schema: JSONValue, id: String, title: String) -> JSONValue {
        var shared = SharedSchemas(of: schema)
        let root = shared.root()
        let head: [JSONMember] = [
            JSONMember(name: "$schema", value: .string("https://json-schema.org/draft/2020-12/schema")),
            JSONMember(name: "$id", value: .string(id)), JSONMember(name: "title", value: .string(title)),
        ]
        return .object(
            head + (root.object ?? []) + [JSONMember(name: "$defs", value: .object(shared.definitions))])
    }
}

/// Schemas of objects that stand at several places, each told once.
private struct SharedSchemas {
    private(set) var definitions: [JSONMember] = []
    private let whole: JSONValue
    private var counts: [JSONValue: Int] = [:]
    private var names: [JSONValue: String] = [:]

    init(of schema: JSONValue) {
        whole = schema
        count(schema)
    }

    /// The schema, in which what stands at several places is a reference.
    mutating func root() -> JSONValue { inner(of: whole, at: "") }

    private mutating func count(_ schema: JSONValue) {
        if schema["properties"] != nil { counts[schema, default: 0] += 1 }
        for member in schema["properties"]?.object ?? [] { count(member.value) }
        for other in schema["anyOf"]?.array ?? [] { count(other) }
        if let items = schema["items"] { count(items) }
    }

    private mutating func shared(_ schema: JSONValue, at place: String) -> JSONValue {
        guard counts[schema] ?? 0 > 1 else { return inner(of: schema, at: place) }
        let name: String
        if let known = names[schema] {
            name = known
        } else {
            // Called by the place where it stands first; of several that may stand there, the second is `place-2`.
            let there = names.values.count { $0 == place || $0.hasPrefix("\(place)-") }
            name = there == 0 ? place : "\(place)-\(there + 1)"
            names[schema] = name
            let told = inner(of: schema, at: place)
            definitions.append(JSONMember(name: name, value: told))
        }
        return .members(("$ref", .string("#/$defs/\(name)")))
    }

    private mutating func inner(of schema: JSONValue, at place: String) -> JSONValue {
        guard case .object(let members) = schema else { return schema }
        var told: [JSONMember] = []
        for member in members {
            let value: JSONValue
            switch (member.name, member.value) {
            case ("properties", .object(let properties)):
                var inner: [JSONMember] = []
                for property in properties {
                    let path = place.isEmpty ? property.name : "\(place).\(property.name)"
                    inner.append(JSONMember(name: property.name, value: shared(property.value, at: path)))
                }
                value = .object(inner)
            case ("anyOf", .array(let schemas)):
                var inner: [JSONValue] = []
                for schema in schemas { inner.append(shared(schema, at: place)) }
                value = .array(inner)
            case ("items", let items): value = shared(items, at: place)
            default: value = member.value
            }
            told.append(JSONMember(name: member.name, value: value))
        }
        return .object(told)
    }
}
