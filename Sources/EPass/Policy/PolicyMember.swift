// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// A member of an object of a policy: one row reads it, writes it and makes its JSON Schema.
struct PolicyMember<Root>: Sendable {
    typealias Path<Value> = any WritableKeyPath<Root, Value> & Sendable

    let name: String
    let schema: @Sendable () -> JSONValue
    /// Reads the value over what is there; what is wrong is kept.
    let read: @Sendable (inout Root, PolicyValue) -> Void
    /// The value as it is written; read again it is equal.
    let write: @Sendable (Root) -> JSONValue
    /// Whether a policy is written with it.
    var isWritten = true

    /// An object of members of its own, each of which may be left out.
    static func object(_ name: String, _ members: [PolicyMember<Root>]) -> Self {
        Self(
            name: name, schema: { PolicyMember.schema(of: members) },
            read: { root, value in PolicyMember.read(members, &root, value) },
            write: { PolicyMember.write(members, $0) })
    }

    /// A value of a property.
    static func value<Value>(
        _ name: String, _ path: Path<Value>, schema: @escaping @autoclosure @Sendable () -> JSONValue,
        write: @escaping @Sendable (Value) -> JSONValue, read: @escaping @Sendable (PolicyValue) -> Value?
    ) -> Self {
        Self(
            name: name, schema: schema,
            read: { root, value in if let read = read(value) { root[keyPath: path] = read } },
            write: { write($0[keyPath: path]) })
    }

    /// A value that null stands in for where there is none.
    static func optional<Value>(
        _ name: String, _ path: Path<Value?>, schema: @escaping @autoclosure @Sendable () -> JSONValue,
        write: @escaping @Sendable (Value) -> JSONValue, read: @escaping @Sendable (PolicyValue) -> Value?
    ) -> Self {
        Self(
            name: name, schema: { JSONSchema.orNull(schema()) },
            read: { root, value in
                if value.json == .null {
                    root[keyPath: path] = nil
                } else if let read = read(value) {
                    root[keyPath: path] = read
                }
            }, write: { $0[keyPath: path].map(write) ?? .null })
    }

    static func boolean(_ name: String, _ path: Path<Bool>) -> Self {
        value(name, path, schema: JSONSchema.boolean, write: JSONValue.boolean, read: { $0.boolean() })
    }

    /// One of two words for a truth value.
    static func either(_ name: String, _ path: Path<Bool>, yes: String, no: String) -> Self {
        value(
            name, path, schema: JSONSchema.words([yes, no]), write: { .string($0 ? yes : no) },
            read: { value in value.one(of: [true, false], by: { $0 ? yes : no }) })
    }

    static func word<Value: RawRepresentable & CaseIterable & SendableMetatype>(
        _ name: String, _ path: Path<Value>
    ) -> Self where Value.RawValue == String, Value.AllCases: SendableMetatype {
        value(
            name, path, schema: JSONSchema.words(Value.allCases.map(\.rawValue)), write: { .string($0.rawValue) },
            read: { $0.word(Value.self) })
    }

    static func number(_ name: String, _ path: Path<Int>, _ range: ClosedRange<Int>) -> Self {
        value(
            name, path, schema: JSONSchema.integer(range), write: { .integer(Int64($0)) },
            read: { $0.number(in: range) })
    }

    static func number(_ name: String, _ path: Path<Int?>, _ range: ClosedRange<Int>) -> Self {
        optional(
            name, path, schema: JSONSchema.integer(range), write: { .integer(Int64($0)) },
            read: { $0.number(in: range) })
    }

    static func countries(_ name: String, _ path: Path<Set<String>>) -> Self {
        value(
            name, path, schema: PolicySchema.countries, write: PolicySchema.list, read: { $0.countries() })
    }

    static func countries(_ name: String, _ path: Path<Set<String>?>) -> Self {
        optional(
            name, path, schema: PolicySchema.countries, write: PolicySchema.list, read: { $0.countries() })
    }

    static func types(_ name: String, _ path: Path<Set<DocumentTypePattern>>) -> Self {
        value(
            name, path, schema: PolicySchema.documentTypes, write: PolicySchema.list,
            read: { $0.documentTypes() })
    }

    static func types(_ name: String, _ path: Path<Set<DocumentTypePattern>?>) -> Self {
        optional(
            name, path, schema: PolicySchema.documentTypes, write: PolicySchema.list,
            read: { $0.documentTypes() })
    }

    /// Departures from the standard: all, none, a list, or all but a list.
    static func deviations<Value: RawRepresentable & CaseIterable & Hashable & SendableMetatype>(
        _ name: String, _ path: Path<Set<Value>>
    ) -> Self where Value.RawValue == String, Value.AllCases: SendableMetatype {
        value(
            name, path, schema: PolicySchema.deviations(Value.allCases.map(\.rawValue)),
            write: { .array($0.map(\.rawValue).sorted().map(JSONValue.string)) },
            read: { value in
                let all = Set(Value.allCases)
                if value.json.string != nil {
                    return value.one(of: [all, []], by: { $0.isEmpty ? "none" : "all" })
                }
                guard value.json.object != nil else { return value.words(Value.self) }
                guard value.object(of: ["allBut"]) != nil else { return nil }
                guard let list = value.member("allBut") else {
                    value.refuse(.memberMissing, .policyMemberMissing(name: "allBut"))
                    return nil
                }
                return list.words(Value.self).map { all.subtracting($0) }
            })
    }

    // MARK: Objects

    static func read(_ members: [PolicyMember<Root>], _ root: inout Root, _ value: PolicyValue) {
        guard value.object(of: members.map(\.name)) != nil else { return }
        for member in members {
            if let inner = value.member(member.name) { member.read(&root, inner) }
        }
    }

    static func write(_ members: [PolicyMember<Root>], _ root: Root) -> JSONValue {
        .object(members.filter(\.isWritten).map { JSONMember(name: $0.name, value: $0.write(root)) })
    }

    static func schema(of members: [PolicyMember<Root>]) -> JSONValue {
        JSONSchema.object(members.map { ($0.name, $0.schema(), false) })
    }
}

/// Parts of the JSON Schema of a policy, and how lists are written.
enum PolicySchema {
    static let countries = JSONSchema.list(of: JSONSchema.text(atMost: 256), 0...512)
    static let documentTypes = JSONSchema.list(
        of: JSONSchema.text("^(\(DocumentTypePattern.words.map(\.word).joined(separator: "|"))|[A-Z]{1,2})$"), 0...64)
    static let name = JSONSchema.text(PolicyValue.namePattern)

    static func words(_ words: [String]) -> JSONValue {
        JSONSchema.counted(
            JSONSchema.list(of: JSONSchema.words(words)), 0...words.count, unique: true)
    }

    static func deviations(_ names: [String]) -> JSONValue {
        let list = words(names)
        return JSONSchema.any([
            JSONSchema.words(["all", "none"]), list, JSONSchema.object([("allBut", list, true)]),
        ])
    }

    /// States as they are written.
    static func list(_ countries: Set<String>) -> JSONValue {
        .array(countries.map(CountryGroup.word).sorted().map(JSONValue.string))
    }

    /// Types as they are written.
    static func list(_ types: Set<DocumentTypePattern>) -> JSONValue {
        .array(types.sorted().map { .string($0.description) })
    }
}
