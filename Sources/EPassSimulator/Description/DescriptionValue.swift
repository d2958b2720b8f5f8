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
    /// What all values of the description have in common.
    var reading = DescriptionReading()
    /// The object that this is a member of.
    var owner: JSONValue?

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
    func at(_ path: String) -> DescriptionValue {
        DescriptionValue(json: json, path: path, reading: reading, owner: owner)
    }

    /// A value inside this one.
    func inner(_ json: JSONValue, at path: String) -> DescriptionValue {
        DescriptionValue(json: json, path: path, reading: reading)
    }

    /// The member of this object.
    func member(_ name: String) -> DescriptionValue? {
        json[name].map { DescriptionValue(json: $0, path: place(name), reading: reading, owner: json) }
    }

    /// Whether the object that this is a member of has that member, too, and it is not null.
    func hasSibling(_ name: String) -> Bool { sibling(name) != nil }

    /// Another member of that object, unless it is null.
    func sibling(_ name: String) -> DescriptionValue? {
        owner?[name].flatMap { $0 == .null ? nil : DescriptionValue(json: $0, path: name, reading: reading) }
    }

    /// The way to a member of this object.
    func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// Whether this object has the member, and it is not null.
    func has(_ name: String) -> Bool { json[name].map { $0 != .null } ?? false }

    /// The value as that kind.
    func read<Value>(_ kind: DescriptionKind<Value>) throws -> Value { try kind.read(self) }

    /// An object: `root` with the members that it gives. What is not understood is not passed over in silence.
    ///
    /// What needs no type stands apart: the compiler makes this anew for each of fifty.
    func object<Root: Described>(_ root: Root) throws -> Root {
        let members = Root.members
        try refuseUnknown(known: members.map(\.name))
        var result = root
        for member in members {
            guard let value = self.member(member.name) else { continue }
            try reading.attempt { try member.set(&result, value) }
        }
        try demand(members.filter(\.isRequired).map(\.name))
        try reading.attempt { try result.finish(self) }
        return result
    }

    /// That this is an object, and has no other members.
    private func refuseUnknown(known: [String]) throws {
        guard let given = json.object else { throw path.isEmpty ? SimulatorError(.descriptionInvalid) : invalid() }
        for member in given where !known.contains(where: member.isNamed) {
            try reading.attempt {
                throw SimulatorError(.memberUnknown, member: place(member.name), .simulatorNoMember(known: known))
            }
        }
    }

    /// That this object has these members.
    private func demand(_ required: [String]) throws {
        for name in required where json[name] == nil {
            try reading.attempt {
                throw SimulatorError(.valueInvalid, member: place(name), .simulatorMemberMissing)
            }
        }
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
