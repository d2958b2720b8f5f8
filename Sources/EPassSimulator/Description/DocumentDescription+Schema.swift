// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON

extension DocumentDescription {
    /// The JSON Schema of a description (draft 2020-12), as it stands in `Schemas/epass-document-2.schema.json`. It
    /// says what each member may be, and not what members say together: `epass simulate --check` does.
    package static var jsonSchema: JSONValue {
        JSONSchema.document(
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
        JSONSchema.document(
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
