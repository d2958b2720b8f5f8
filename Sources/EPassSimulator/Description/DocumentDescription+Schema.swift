// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON

extension DocumentDescription {
    /// The JSON Schema of a description (draft 2020-12), as it stands in `Schemas/epass-document-2.schema.json`. It says
    /// what each member may be, and not what members say together: `epass simulate --check` does.
    package static var jsonSchema: JSONValue {
        let head: [JSONMember] = [
            JSONMember(name: "$schema", value: .string("https://json-schema.org/draft/2020-12/schema")),
            JSONMember(name: "$id", value: .string("epass-document-2.schema.json")),
            JSONMember(name: "title", value: .string("A simulated document of epass (epass-document/2)")),
        ]
        return .object(head + (schema(of: Self.self).object ?? []))
    }

    private static func schema<Value: Described>(of kind: Value.Type) -> JSONValue { Value.schema }

    /// The places of all members, `fingers.position`, in the order of the schema: those of lists without a number.
    package static var memberPaths: [String] { paths(in: jsonSchema, at: "") }

    private static func paths(in schema: JSONValue, at place: String) -> [String] {
        var found: [String] = []
        for member in schema["properties"]?.object ?? [] {
            let path = place.isEmpty ? member.name : "\(place).\(member.name)"
            found.append(path)
            found += paths(in: member.value, at: path)
        }
        for inner in schema["anyOf"]?.array ?? [] { found += paths(in: inner, at: place) }
        if let items = schema["items"] { found += paths(in: items, at: place) }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }
}
