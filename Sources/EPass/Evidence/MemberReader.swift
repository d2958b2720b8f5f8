// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassJSON

/// A value with its place in the text, for errors that say where.
struct MemberReader {
    let value: JSONValue
    let path: String

    init(_ value: JSONValue, path: String) {
        self.value = value
        self.path = path
    }

    func invalid(_ what: String) -> EvidenceError {
        EvidenceError(.memberInvalid, path: path, "The member is \(what).")
    }

    /// Refuses members of other names: what is not understood is not passed over in silence.
    func allow(_ names: Set<String>) throws(EvidenceError) {
        guard let members = value.object else { throw invalid("no object") }
        guard members.allSatisfy({ names.contains($0.name) }) else {
            throw invalid("an object with a member that is not known")
        }
    }

    private func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    func member(_ name: String) throws(EvidenceError) -> MemberReader {
        guard let found = value[name] else {
            throw EvidenceError(.memberMissing, path: place(name), "The member is missing.")
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
        guard let text = value.string else { throw invalid("no text") }
        return text
    }

    func boolean() throws(EvidenceError) -> Bool {
        guard let boolean = value.boolean else { throw invalid("neither true nor false") }
        return boolean
    }

    func number(in range: ClosedRange<Int>) throws(EvidenceError) -> Int {
        guard let number = value.integer.flatMap({ Int(exactly: $0) }), range.contains(number) else {
            throw invalid("no number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func choice<Choice: RawRepresentable<String>>() throws(EvidenceError) -> Choice {
        guard let choice = Choice(rawValue: try string()) else { throw invalid("no word of its list") }
        return choice
    }

    func errorCode() throws(EvidenceError) -> ReadError.Code {
        guard let code = ReadError.Code(try string()) else { throw invalid("no code of the list") }
        return code
    }

    func statusBytes() throws(EvidenceError) -> StatusBytes {
        let text = try string()
        guard text.utf8.count == 4, let octets = HexadecimalText.octets(text) else { throw invalid("no status word") }
        return StatusBytes(sw1: octets[0], sw2: octets[1])
    }

    func elements(atMost count: Int) throws(EvidenceError) -> [MemberReader] {
        guard let values = value.array, values.count <= count else {
            throw invalid("no list of at most \(count) values")
        }
        return values.enumerated().map { MemberReader($1, path: "\(path)[\($0)]") }
    }
}
