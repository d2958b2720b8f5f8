// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages

/// A value of a description with its place in it, for errors that say where.
struct DescriptionValue {
    /// The most octets of a text.
    static let longestText = 4096
    /// The most octets of an image.
    static let longestImage = 1 << 20
    /// The most values of a list.
    static let longestList = 99

    let json: JSONValue
    /// The way here: `fingers[1].position`; empty for the description itself.
    let path: String

    /// The error for a value that is not what it must be.
    func invalid(_ message: Message = .simulatorOtherKind) -> SimulatorError {
        SimulatorError(.valueInvalid, member: path, message)
    }

    /// What was looked for, where it is there.
    func found<Value>(_ value: Value?, _ message: @autoclosure () -> Message = .simulatorOtherKind) throws -> Value {
        guard let value else { throw invalid(message()) }
        return value
    }

    /// The same value, named another way in errors.
    func at(_ path: String) -> DescriptionValue { DescriptionValue(json: json, path: path) }

    /// The way to a member of this object.
    func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// Whether this object has the member, and it is not null.
    func has(_ name: String) -> Bool { json[name].map { $0 != .null } ?? false }

    /// The value as that kind.
    func read<Value>(_ kind: DescriptionKind<Value>) throws -> Value { try kind.read(self) }

    /// An object: `root` with the members that it gives. What is not understood is not passed over in silence.
    func object<Root: Described>(_ root: Root) throws -> Root {
        guard let given = json.object else { throw path.isEmpty ? SimulatorError(.descriptionInvalid) : invalid() }
        let members = Root.members
        let known = members.map(\.name)
        for member in given where !known.contains(where: member.isNamed) {
            throw SimulatorError(.memberUnknown, member: place(member.name), .simulatorNoMember(known: known))
        }
        var result = root
        for member in members {
            guard let json = json[member.name] else { continue }
            try member.set(&result, DescriptionValue(json: json, path: place(member.name)))
        }
        try result.finish(self)
        return result
    }

    /// The value that a name stands for; the error lists the names.
    func one<Value>(
        of values: [Value], called text: String, by name: (Value) -> String, ignoringCase: Bool = false,
        _ message: ([String]) -> Message = Message.simulatorOneOf
    ) throws -> Value {
        let named = values.first { name($0) == text || ignoringCase && name($0).lowercased() == text.lowercased() }
        return try found(named, message(values.map(name)))
    }

    /// Octets of a text in base64.
    func base64(_ text: String) throws -> [UInt8] { try found(Base64.octets(text), .simulatorNoBase64) }

    /// Octets of a text in pairs of hexadecimal digits.
    func hexadecimal(_ text: String) throws -> [UInt8] {
        guard !text.isEmpty, text.utf8.count <= 2 * Self.longestImage, let octets = Hexadecimal.octets(text) else {
            throw invalid(.simulatorHexadecimalOctets)
        }
        return octets
    }
}

/// What a description says as an object.
protocol Described {
    /// Every member that the object may have, in the order in which they are read.
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
}

/// A member of an object: its name, and what becomes of its value.
struct DescriptionMember<Root> {
    let name: String
    /// Called where the member is there, with null, too.
    let set: (inout Root, DescriptionValue) throws -> Void

    /// A member; null says nothing.
    static func given(_ name: String, _ set: @escaping (inout Root, DescriptionValue) throws -> Void) -> Self {
        Self(name: name) { root, value in
            if value.json != .null { try set(&root, value) }
        }
    }

    /// A value; null says nothing.
    static func value<Value>(
        _ name: String, _ path: WritableKeyPath<Root, Value>, _ kind: DescriptionKind<Value>
    ) -> Self {
        given(name) { root, value in root[keyPath: path] = try value.read(kind) }
    }

    /// A value that takes the place of none; null says nothing.
    static func added<Value>(
        _ name: String, _ path: WritableKeyPath<Root, Value?>, _ kind: DescriptionKind<Value>
    ) -> Self {
        given(name) { root, value in root[keyPath: path] = try value.read(kind) }
    }

    /// A value, or null for none.
    static func optional<Value>(
        _ name: String, _ path: WritableKeyPath<Root, Value?>, _ kind: DescriptionKind<Value>
    ) -> Self {
        Self(name: name) { root, value in
            root[keyPath: path] = value.json == .null ? nil : try value.read(kind)
        }
    }

    /// One text or a list of them, null for an empty one.
    static func texts(_ name: String, _ path: WritableKeyPath<Root, [String]>) -> Self {
        Self(name: name) { root, value in root[keyPath: path] = value.json == .null ? [] : try value.read(.texts) }
    }

    /// What the document itself says unless the member says something else; null leaves it out.
    static func element(
        _ name: String, _ path: WritableKeyPath<Root, PersonalDetails.Element>, _ kind: DescriptionKind<String>
    ) -> Self {
        Self(name: name) { root, value in
            root[keyPath: path] = value.json == .null ? .none : .text(try value.read(kind))
        }
    }
}
