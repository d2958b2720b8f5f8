// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

/// What a description says as an object. One table reads it, writes it and makes its JSON Schema.
protocol Described {
    /// Every member that the object may have, in the order in which they are read and written.
    static var members: [DescriptionMember<Self>] { get }

    /// What is said where no member is given.
    init()

    /// Looks at what the members say together.
    mutating func finish(_ object: DescriptionValue) throws
}

extension Described {
    /// What is said where no member is given, with this change.
    init(_ change: (inout Self) -> Void) {
        self.init()
        change(&self)
    }

    mutating func finish(_ object: DescriptionValue) throws {}

    /// The members that say something else than where none is given; read again they make an equal value.
    var json: JSONValue {
        let plain = Self()
        return .object(
            Self.members.compactMap { member in
                member.get(self, plain).map { JSONMember(name: member.name, value: $0) }
            })
    }

    /// The JSON Schema of such an object.
    static var schema: JSONValue {
        JSONSchema.object(members.map { ($0.name, $0.schema(), $0.isRequired) })
    }
}

/// A member of an object: its name, what becomes of its value, what is written for it, and its JSON Schema.
struct DescriptionMember<Root> {
    let name: String
    /// Called where the member is there, with null, too.
    var set: (inout Root, DescriptionValue) throws -> Void
    /// What is written for a value; nil where it is that of the second one, in which no member is given.
    let get: (_ root: Root, _ plain: Root) -> JSONValue?
    /// The JSON Schema of its value; null is allowed by what makes a member.
    let schema: () -> JSONValue
    /// Whether the object has to have the member.
    var isRequired = false

    /// A member of any kind; null says nothing.
    ///
    /// - Parameter get: what is written; nil where nothing is, because another member writes it or it is that of the
    ///   second value.
    static func given(
        _ name: String, schema: @escaping @autoclosure () -> JSONValue,
        set: @escaping (inout Root, DescriptionValue) throws -> Void,
        get: @escaping (_ root: Root, _ plain: Root) -> JSONValue? = { _, _ in nil }
    ) -> Self {
        Self(
            name: name, set: { root, value in if value.json != .null { try set(&root, value) } }, get: get,
            schema: { JSONSchema.orNull(schema()) })
    }

    /// A value; null says nothing.
    static func value<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<Root, Value>, _ kind: DescriptionKind<Value>
    ) -> Self {
        given(
            name, schema: kind.schema(), set: { root, value in root[keyPath: path] = try value.read(kind) },
            get: { root, plain in
                root[keyPath: path] == plain[keyPath: path] ? nil : kind.write(root[keyPath: path])
            })
    }

    /// A value that has to be given.
    static func required<Value>(
        _ name: String, _ path: WritableKeyPath<Root, Value>, _ kind: DescriptionKind<Value>
    ) -> Self {
        Self(
            name: name, set: { root, value in root[keyPath: path] = try value.read(kind) },
            get: { root, _ in kind.write(root[keyPath: path]) }, schema: kind.schema, isRequired: true)
    }

    /// A value that takes the place of none; null says nothing.
    static func added<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<Root, Value?>, _ kind: DescriptionKind<Value>
    ) -> Self {
        given(
            name, schema: kind.schema(), set: { root, value in root[keyPath: path] = try value.read(kind) },
            get: { root, plain in
                root[keyPath: path] == plain[keyPath: path] ? nil : root[keyPath: path].map(kind.write)
            })
    }

    /// A value, or null for none.
    static func optional<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<Root, Value?>, _ kind: DescriptionKind<Value>
    ) -> Self {
        Self(
            name: name,
            set: { root, value in root[keyPath: path] = value.json == .null ? nil : try value.read(kind) },
            get: { root, plain in
                root[keyPath: path] == plain[keyPath: path] ? nil : root[keyPath: path].map(kind.write) ?? .null
            }, schema: { JSONSchema.orNull(kind.schema()) })
    }

    /// One text or a list of them, null for an empty one.
    static func texts(_ name: String, _ path: WritableKeyPath<Root, [String]>) -> Self {
        Self(
            name: name,
            set: { root, value in root[keyPath: path] = value.json == .null ? [] : try value.read(.texts) },
            get: { root, plain in
                root[keyPath: path] == plain[keyPath: path]
                    ? nil : DescriptionKind<[String]>.texts.write(root[keyPath: path])
            }, schema: { JSONSchema.orNull(DescriptionKind<[String]>.texts.schema()) })
    }

    /// What the document itself says (`true`) unless the member says something else; null leaves it out.
    static func element(
        _ name: String, _ path: WritableKeyPath<Root, PersonalDetails.Element>, _ kind: DescriptionKind<String>
    ) -> Self {
        Self(
            name: name,
            set: { root, value in
                switch value.json {
                case .null: root[keyPath: path] = .none
                case .boolean(true): root[keyPath: path] = .ofDocument
                default: root[keyPath: path] = .text(try value.read(kind))
                }
            },
            get: { root, plain in
                guard root[keyPath: path] != plain[keyPath: path] else { return nil }
                return switch root[keyPath: path] {
                case .none: .null
                case .ofDocument: .boolean(true)
                case .text(let text): kind.write(text)
                }
            },
            schema: {
                JSONSchema.any([
                    kind.schema(), .members(("const", .boolean(true))), JSONSchema.null,
                ])
            })
    }

    /// A member of a part, as one of the whole.
    static func part<Part>(_ path: WritableKeyPath<Root, Part>, _ member: DescriptionMember<Part>) -> Self {
        Self(
            name: member.name, set: { root, value in try member.set(&root[keyPath: path], value) },
            get: { root, plain in member.get(root[keyPath: path], plain[keyPath: path]) }, schema: member.schema,
            isRequired: member.isRequired)
    }
}
