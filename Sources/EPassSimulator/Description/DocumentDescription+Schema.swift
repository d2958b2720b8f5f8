// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON

extension DocumentDescription {
    /// The JSON Schema of a description (draft 2020-12), as it stands in `Schemas/epass-document-2.schema.json`. It
    /// says what each member may be, and not what members say together: `epass simulate --check` does.
    package static var jsonSchema: JSONValue {
        DescriptionSchema.document(
            schema(of: Self.self), id: "epass-document-2.schema.json",
            title: "A simulated document of epass (epass-document/2)")
    }

    /// The places of all members, `fingers.position`, in the order of the schema: those of lists without a number.
    package static var memberPaths: [String] {
        var seen: Set<String> = []
        return paths(in: schema(of: Self.self), at: "").filter { seen.insert($0).inserted }
    }

    private static func schema<Value: Described>(of kind: Value.Type) -> JSONValue { Value.schema }

    private static func paths(in schema: JSONValue, at place: String) -> [String] {
        var found: [String] = []
        for member in schema["properties"]?.object ?? [] {
            let path = place.isEmpty ? member.name : "\(place).\(member.name)"
            found.append(path)
            found += paths(in: member.value, at: path)
        }
        for inner in schema["anyOf"]?.array ?? [] { found += paths(in: inner, at: place) }
        if let items = schema["items"] { found += paths(in: items, at: place) }
        return found
    }
}

extension TerminalChainDescription {
    /// The JSON Schema of the chain, as it stands in `Schemas/epass-terminal-chain-1.schema.json`.
    package static var jsonSchema: JSONValue {
        DescriptionSchema.document(
            Self.schema(of: Self.self), id: "epass-terminal-chain-1.schema.json",
            title: "A chain of certificates for terminals of epass (epass-terminal-chain/1)")
    }

    private static func schema<Value: Described>(of kind: Value.Type) -> JSONValue { Value.schema }

    /// The members that say something else than the profile, `schema` before them. Read again they make an equal
    /// description.
    package var jsonValue: JSONValue {
        .object([JSONMember(name: "schema", value: .string(Self.schema))] + (json.object ?? []))
    }
}

extension DescriptionSchema {
    /// A JSON Schema as a file of its own.
    fileprivate static func document(_ schema: JSONValue, id: String, title: String) -> JSONValue {
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
