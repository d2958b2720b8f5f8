// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

/// What a bundle has an object for.
protocol EvidenceObject: SendableMetatype {
    /// As the bundle has it.
    var recordedJSON: JSONValue { get }
    /// - Throws: `EvidenceError` with the member concerned.
    init(_ member: MemberReader) throws(EvidenceError)
}

/// An object whose members stand in rows: the same rows write and read it, and no other members are taken.
protocol EvidenceRecord: EvidenceObject {
    /// A value to read into.
    static var blank: Self { get }
    /// In the order of the text.
    static var members: [EvidenceMember<Self>] { get }
    /// Refuses members that cannot stand beside each other.
    func check(_ member: MemberReader) throws(EvidenceError)
}

extension EvidenceRecord {
    var recordedJSON: JSONValue {
        let rows = Self.members
        var members: [JSONMember] = []
        members.reserveCapacity(rows.count)
        for row in rows {
            for (name, value) in zip(row.names, row.values(self)) {
                members.append(JSONMember(name: name, value: value))
            }
        }
        return .object(members)
    }

    init(_ member: MemberReader) throws(EvidenceError) {
        let rows = Self.members
        try member.allow(rows.flatMap(\.names))
        self = Self.blank
        for row in rows { try row.read(member, &self) }
        try check(member)
    }

    func check(_ member: MemberReader) throws(EvidenceError) {}
}

/// A member of an object and the property that holds it; or several members that are one property.
struct EvidenceMember<Owner>: Sendable {
    let names: [String]
    /// One for each name.
    let values: @Sendable (Owner) -> [JSONValue]
    let read: @Sendable (MemberReader, inout Owner) throws(EvidenceError) -> Void
}

extension EvidenceMember {
    typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

    /// A member that must be there.
    static func required<Value>(_ name: String, _ path: Path<Value>, _ kind: MemberKind<Value>) -> Self {
        Self(names: [name]) { owner in
            [kind.write(owner[keyPath: path])]
        } read: { (member, owner) throws(EvidenceError) in
            owner[keyPath: path] = try member.required(name, kind)
        }
    }

    /// A member that is null for nil, and may be missing.
    static func optional<Value>(_ name: String, _ path: Path<Value?>, _ kind: MemberKind<Value>) -> Self {
        Self(names: [name]) { owner in
            [owner[keyPath: path].map(kind.write) ?? .null]
        } read: { (member, owner) throws(EvidenceError) in
            owner[keyPath: path] = try member.optional(name, kind)
        }
    }

    /// A member that bundles of before do not have: `epass-evidence/1` from then still stands, and is read as a blank
    /// has it.
    static func later<Value>(_ name: String, _ path: Path<Value>, _ kind: MemberKind<Value>) -> Self {
        let values = required(name, path, kind).values
        return Self(names: [name], values: values) { (member, owner) throws(EvidenceError) in
            if let value = try member.optional(name, kind) { owner[keyPath: path] = value }
        }
    }

    /// A list that is left out where it is empty.
    static func whereAny<Element>(_ name: String, _ path: Path<[Element]>, _ kind: MemberKind<[Element]>) -> Self {
        Self(names: [name]) { owner in
            owner[keyPath: path].isEmpty ? [] : [kind.write(owner[keyPath: path])]
        } read: { (member, owner) throws(EvidenceError) in
            if let value = try member.optional(name, kind) { owner[keyPath: path] = value }
        }
    }

    /// A member that is left out for nil, so that other bundles are as they were.
    static func whereSet<Value>(_ name: String, _ path: Path<Value?>, _ kind: MemberKind<Value>) -> Self {
        Self(names: [name]) { owner in
            owner[keyPath: path].map { [kind.write($0)] } ?? []
        } read: { (member, owner) throws(EvidenceError) in
            owner[keyPath: path] = try member.optional(name, kind)
        }
    }

    /// A member that is left out where it is false.
    static func whereTrue(_ name: String, _ path: Path<Bool>) -> Self {
        Self(names: [name]) { owner in
            owner[keyPath: path] ? [.boolean(true)] : []
        } read: { (member, owner) throws(EvidenceError) in
            owner[keyPath: path] = try member.optional(name, .boolean) ?? false
        }
    }

    /// A member that follows from others, and is not read into anything.
    static func stated(_ name: String, _ text: @escaping @Sendable (Owner) -> String?) -> Self {
        Self(names: [name], values: { [.text(text($0))] }, read: { (_, _) throws(EvidenceError) in })
    }
}
