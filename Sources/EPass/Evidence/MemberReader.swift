// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

/// A value with its place in the text, for errors that say where.
struct MemberReader {
    let value: JSONValue
    private let position: Position

    /// Where a value stands. Said only in errors: a bundle has a thousand members.
    private indirect enum Position {
        case root(String)
        case member(Position, String)
        case element(Position, Int)

        var text: String {
            switch self {
            case .root(let text): text
            case .member(let whole, let name): whole.text.isEmpty ? name : "\(whole.text).\(name)"
            case .element(let list, let index): "\(list.text)[\(index)]"
            }
        }
    }

    init(_ value: JSONValue, path: String) { self.init(value, .root(path)) }

    private init(_ value: JSONValue, _ position: Position) {
        self.value = value
        self.position = position
    }

    /// The place, as `files[2].content`.
    var path: String { position.text }

    /// The place of what stands in it under that name.
    func place(_ name: String) -> String { Position.member(position, name).text }

    /// - Parameter message: what the member is, and should not be.
    func invalid(_ message: Message) -> EvidenceError {
        EvidenceError(.memberInvalid, path: path, message)
    }

    /// Refuses members of other names: what is not understood is not passed over in silence.
    func allow(_ names: [String]) throws(EvidenceError) {
        guard let members = value.object else { throw invalid(.evidenceNoObject) }
        guard members.allSatisfy({ names.contains(where: $0.isNamed) }) else {
            throw invalid(.evidenceMemberUnknown)
        }
    }

    /// What stands in it under that name, which the caller has found.
    func entry(_ member: JSONMember) -> MemberReader { MemberReader(member.value, .member(position, member.name)) }

    func member(_ name: String) throws(EvidenceError) -> MemberReader {
        guard let found = value[name] else {
            throw EvidenceError(.memberMissing, path: place(name), .evidenceMemberMissing)
        }
        return MemberReader(found, .member(position, name))
    }

    /// Nil where the member is missing or null.
    func optional(_ name: String) -> MemberReader? {
        guard let found = value[name], found != .null else { return nil }
        return MemberReader(found, .member(position, name))
    }

    func required<Value>(_ name: String, _ kind: MemberKind<Value>) throws(EvidenceError) -> Value {
        try kind.read(try member(name))
    }

    func optional<Value>(_ name: String, _ kind: MemberKind<Value>) throws(EvidenceError) -> Value? {
        try optional(name).map(kind.read)
    }

    func string() throws(EvidenceError) -> String {
        guard let text = value.string else { throw invalid(.evidenceNoText) }
        return text
    }

    func elements(atMost count: Int) throws(EvidenceError) -> [MemberReader] {
        guard let values = value.array, values.count <= count else {
            throw invalid(.evidenceNoList(count: count))
        }
        return values.enumerated().map { MemberReader($1, .element(position, $0)) }
    }
}
