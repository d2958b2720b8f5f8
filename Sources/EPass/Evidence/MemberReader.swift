// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassISO7816
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
        guard members.allSatisfy({ names.contains($0.name) }) else {
            throw invalid(.evidenceMemberUnknown)
        }
    }

    private func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    func member(_ name: String) throws(EvidenceError) -> MemberReader {
        guard let found = value[name] else {
            throw EvidenceError(.memberMissing, path: place(name), .evidenceMemberMissing)
        }
        return MemberReader(found, path: place(name))
    }

    /// Nil where the member is missing or null.
    func optional(_ name: String) throws(EvidenceError) -> MemberReader? {
        guard let found = value[name], found != .null else { return nil }
        return MemberReader(found, path: place(name))
    }

    func optional<Value>(
        _ name: String, _ read: (MemberReader) -> () throws(EvidenceError) -> Value
    ) throws(EvidenceError) -> Value? {
        guard let member = try optional(name) else { return nil }
        return try read(member)()
    }

    func string() throws(EvidenceError) -> String {
        guard let text = value.string else { throw invalid(.evidenceNoText) }
        return text
    }

    func boolean() throws(EvidenceError) -> Bool {
        guard let boolean = value.boolean else { throw invalid(.evidenceNoBoolean) }
        return boolean
    }

    func number(in range: ClosedRange<Int>) throws(EvidenceError) -> Int {
        guard let number = value.integer.flatMap({ Int(exactly: $0) }), range.contains(number) else {
            throw invalid(.evidenceNoNumber(least: range.lowerBound, most: range.upperBound))
        }
        return number
    }

    func choice<Choice: RawRepresentable<String>>() throws(EvidenceError) -> Choice {
        guard let choice = Choice(rawValue: try string()) else { throw invalid(.evidenceNoWord) }
        return choice
    }

    func errorCode() throws(EvidenceError) -> ReadError.Code {
        guard let code = ReadError.Code(rawValue: try string()) else { throw invalid(.evidenceNoCode) }
        return code
    }

    func statusBytes() throws(EvidenceError) -> StatusBytes {
        let text = try string()
        guard text.utf8.count == 4, let octets = Hexadecimal.octets(text) else {
            throw invalid(.evidenceNoStatusWord)
        }
        return StatusBytes(sw1: octets[0], sw2: octets[1])
    }

    func elements(atMost count: Int) throws(EvidenceError) -> [MemberReader] {
        guard let values = value.array, values.count <= count else {
            throw invalid(.evidenceNoList(count: count))
        }
        return values.enumerated().map { MemberReader($1, path: "\(path)[\($0)]") }
    }
}
