// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages
import EPassTrust

/// How a value stands in a member of a bundle, both ways. Each word comes from a closed list, and each length and count
/// has a bound.
struct MemberKind<Value>: Sendable {
    let write: @Sendable (Value) -> JSONValue
    let read: @Sendable (MemberReader) throws(EvidenceError) -> Value

    /// What stands in values of this kind.
    ///
    /// - Parameter message: what a value is not that stands for nothing.
    func holding<Held>(
        _ message: Message, _ value: @escaping @Sendable (Held) -> Value, _ held: @escaping @Sendable (Value) -> Held?
    ) -> MemberKind<Held> {
        MemberKind<Held>(
            write: { write(value($0)) },
            read: { member throws(EvidenceError) in
                guard let found = held(try read(member)) else { throw member.invalid(message) }
                return found
            })
    }

    /// Fewer values of this kind.
    ///
    /// - Parameter message: what the others are not.
    func only(_ message: Message, _ fits: @escaping @Sendable (Value) -> Bool) -> Self {
        holding(message, { $0 }, { fits($0) ? $0 : nil })
    }

    static func list<Element>(atMost count: Int, _ kind: MemberKind<Element>) -> Self where Value == [Element] {
        Self(
            write: { .array($0.map(kind.write)) },
            read: { member throws(EvidenceError) in try member.elements(atMost: count).map(kind.read) })
    }
}

extension MemberKind where Value: EvidenceObject {
    static var object: Self {
        Self(write: { $0.recordedJSON }, read: { member throws(EvidenceError) in try Value(member) })
    }
}

extension MemberKind<JSONValue> {
    fileprivate static var any: Self { Self(write: { $0 }, read: { member throws(EvidenceError) in member.value }) }
}

extension MemberKind<Bool> {
    static var boolean: Self { MemberKind<JSONValue>.any.holding(.evidenceNoBoolean, { .boolean($0) }, { $0.boolean }) }
}

extension MemberKind<String> {
    static var text: Self { MemberKind<JSONValue>.any.holding(.evidenceNoText, { .string($0) }, { $0.string }) }

    /// A text that is compared with others: see `JSONValue.word`.
    static var word: Self { MemberKind<JSONValue>.any.holding(.evidenceNoText, { .string($0) }, { $0.word }) }

    static var shortText: Self { text.only(.evidenceTextTooLong) { $0.utf8.count <= 256 } }

    static var objectIdentifier: Self {
        shortText.only(.evidenceNoObjectIdentifier) { text in
            !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
        }
    }

    /// The name of a departure. What a later version tolerates, and this one does not know, is read and shown all the
    /// same: the name proves nothing, and nothing is judged better for it. It is a name, however, and no sentence that
    /// a report would say.
    static var deviation: Self {
        text.only(.evidenceNoDeparture) { name in
            (1...64).contains(name.utf8.count)
                && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
        }
    }
}

extension MemberKind where Value: RawRepresentable<String> & SendableMetatype {
    static var choice: Self { words(.evidenceNoWord) }

    fileprivate static func words(_ message: Message) -> Self {
        MemberKind<JSONValue>.any.holding(message, { .string($0.rawValue) }, { $0.word.flatMap(Value.init(rawValue:)) })
    }
}

extension MemberKind<LDSFile> {
    static var file: Self {
        MemberKind<String>.word.holding(.evidenceNoFile, { $0.name }, { LDSFile(name: $0) })
    }
}

extension MemberKind<ApplicationIdentifier> {
    static var applicationIdentifier: Self {
        MemberKind<[UInt8]>.hexadecimal(atMost: 16)
            .holding(.evidenceNoApplicationIdentifier, { $0.octets }, { ApplicationIdentifier($0) })
    }
}

extension MemberKind<UInt16> {
    static var fileIdentifier: Self {
        MemberKind<[UInt8]>.hexadecimal(atMost: 2).holding(
            .evidenceNoFileIdentifier, { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] },
            { $0.count == 2 ? UInt16($0[0]) << 8 | UInt16($0[1]) : nil })
    }
}

extension MemberKind<ReadError.Code> {
    static var code: Self { words(.evidenceNoCode) }
}

extension MemberKind<Timestamp> {
    static var time: Self {
        MemberKind<String>.text.holding(.evidenceNoTime, { $0.description }, { Timestamp(iso8601: $0) })
    }
}

extension MemberKind<StatusBytes> {
    static var statusBytes: Self {
        MemberKind<[UInt8]>.octets(.evidenceNoStatusWord, 2...2)
            .holding(.evidenceNoStatusWord, { [$0.sw1, $0.sw2] }, { StatusBytes(sw1: $0[0], sw2: $0[1]) })
    }
}

extension MemberKind<[UInt8]> {
    /// As many octets in hexadecimal digits.
    fileprivate static func octets(_ message: Message, _ count: ClosedRange<Int>) -> Self {
        MemberKind<String>.text.holding(message, { Hexadecimal.text($0) }, { Hexadecimal.octets($0) })
            .only(message) { count.contains($0.count) }
    }

    static func hexadecimal(atMost count: Int) -> Self { octets(.evidenceNoHexadecimal(count: count), 0...count) }
    static var answerToReset: Self { octets(.evidenceNoAnswerToReset, 0...64) }
    static var base64: Self {
        MemberKind<String>.text.holding(.evidenceNoBase64, { Base64.text($0) }, { Base64.octets($0) })
    }
}

extension MemberKind<Int> {
    static func number(in range: ClosedRange<Int>) -> Self {
        let fault = Message.evidenceNoNumber(least: range.lowerBound, most: range.upperBound)
        return MemberKind<JSONValue>.any
            .holding(fault, { .number($0) }, { $0.integer.flatMap { Int(exactly: $0) } })
            .only(fault) { range.contains($0) }
    }

    /// The chip chooses it; nothing is computed with it.
    static var anyNumber: Self { number(in: Int.min...Int.max) }
    static var channel: Self { number(in: 0...1000) }
    static var responseLength: Self { number(in: 0...0x10000) }
    static var dataGroup: Self { number(in: 1...16) }
    static var tries: Self { number(in: 0...15) }
    static var commandCount: Self { number(in: 0...1_000_000_000) }
    static var octetCount: Self { number(in: 0...1_000_000_000_000) }
    static var milliseconds: Self { number(in: 0...1_000_000_000_000) }
}
