// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

/// A value with its place in the text, for errors that say where.
struct MemberReader {
    let value: JSONValue
    let path: String

    init(_ value: JSONValue, path: String) {
        self.value = value
        self.path = path
    }

    /// - Parameter message: what the member is, and should not be.
    func invalid(_ message: Message) -> EvidenceError {
        EvidenceError(.memberInvalid, path: path, message)
    }

    /// Refuses members of other names: what is not understood is not passed over in silence.
    func allow(_ names: Set<String>) throws(EvidenceError) {
        guard let members = value.object else { throw invalid(.evidenceNoObject) }
        guard members.allSatisfy({ names.contains(where: $0.isNamed) }) else {
            throw invalid(.evidenceMemberUnknown)
        }
    }

    func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    func member(_ name: String) throws(EvidenceError) -> MemberReader {
        guard let found = value[name] else {
            throw EvidenceError(.memberMissing, path: place(name), .evidenceMemberMissing)
        }
        return MemberReader(found, path: place(name))
    }

    /// Nil where the member is missing or null.
    func optional(_ name: String) -> MemberReader? {
        guard let found = value[name], found != .null else { return nil }
        return MemberReader(found, path: place(name))
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
        return values.enumerated().map { MemberReader($1, path: "\(path)[\($0)]") }
    }
}
