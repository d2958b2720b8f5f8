// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
package import EPassJSON
import EPassLDS
import EPassMessages
import EPassTLV

// The members of a line in rows, by which it is written and read, as those of a bundle.

extension TraceHead: EvidenceRecord {
    static var blank: Self { Self() }
    static let members: [EvidenceMember<Self>] = [
        .stated("schema") { _ in Trace.schema }, .required("tool", \.tool, .object),
        .optional("startedAt", \.startedAt, .time), .required("unsafe", \.isUnsafe, .boolean),
        .optional("reader", \.readerName, .text), .required("protocol", \.protocolName, .text),
        .required("atr", \.answerToReset, .answerToReset),
        .required("maximumCommandLength", \.maximumCommandLength, .octetCount),
        .required("maximumResponseLength", \.maximumResponseLength, .octetCount),
    ]
}

extension TraceStep: EvidenceRecord {
    static var blank: Self { Self() }
    static let members: [EvidenceMember<Self>] = [
        .required("event", \.event, .choice), .optional("number", \.number, .commandCount),
        .required("milliseconds", \.milliseconds, .milliseconds),
        .required("microseconds", \.microseconds, .microseconds), .optional("phase", \.phase, .choice),
        .optional("file", \.file, .file), .optional("command", \.command, .object),
        .optional("answer", \.answer, .object), .optional("atr", \.answerToReset, .answerToReset),
        .optional("error", \.failure, .choice),
    ]
}

extension TracedCommand: EvidenceRecord {
    static var blank: Self { Self() }
    static let members: [EvidenceMember<Self>] = [
        .required("head", \.head, .hexadecimal(atMost: 4)), .required("length", \.length, .octetCount),
        .required("lc", \.dataLength, .octetCount), .optional("ne", \.expectedLength, .responseLength),
        .later("extended", \.isExtended, .boolean), .later("malformed", \.isMalformed, .boolean),
        .later("objects", \.objects, .list(atMost: 16, .object)),
        .optional("name", \.name, .hexadecimal(atMost: 16)),
        .optional("offset", \.offset, .octetCount), .optional("mechanism", \.mechanism, .objectIdentifier),
        .optional("password", \.password, .number(in: 1...4)),
        .optional("protectedNe", \.protectedExpectedLength, .responseLength),
        .optional("octets", \.octets, .hexadecimal(atMost: Trace.maximumOctets)),
    ]
}

extension TracedAnswer: EvidenceRecord {
    static var blank: Self { Self() }
    static let members: [EvidenceMember<Self>] = [
        .required("length", \.length, .octetCount), .later("objects", \.objects, .list(atMost: 16, .object)),
        .optional("status", \.statusBytes, .statusBytes),
        .optional("protectedStatus", \.protectedStatusBytes, .statusBytes),
        .optional("octets", \.octets, .hexadecimal(atMost: Trace.maximumOctets)),
    ]
}

extension TracedObject: EvidenceRecord {
    static var blank: Self { Self(tag: 0, length: 0) }
    static let members: [EvidenceMember<Self>] = [
        .required("tag", \.tag, .tag), .required("length", \.length, .octetCount),
        .later("objects", \.objects, .list(atMost: 16, .object)),
    ]
}

extension EvidenceRecord {
    /// The object on a line of its own, without the members that say nothing.
    var traceLine: [UInt8] { Array(recordedJSON.withoutNothings.line().utf8) + [0x0A] }
}

extension TraceHead {
    /// As the file has it.
    package var json: JSONValue { recordedJSON }
}

extension TraceStep {
    /// As the file has it, without the octets.
    package var json: JSONValue { redacted.recordedJSON.withoutNothings }
}

extension JSONValue {
    /// Without the members that say nothing, at every depth: null, false and empty lists.
    fileprivate var withoutNothings: JSONValue {
        switch self {
        case .array(let values): return .array(values.map(\.withoutNothings))
        case .object(let members):
            return .object(
                members.compactMap { member -> JSONMember? in
                    switch member.value {
                    case .null, .boolean(false): return nil
                    case .array(let values) where values.isEmpty: return nil
                    default: return JSONMember(name: member.name, value: member.value.withoutNothings)
                    }
                })
        case .null, .boolean, .integer, .string: return self
        }
    }
}

extension MemberKind<TLVTag> {
    fileprivate static var tag: Self {
        let kind = MemberKind<[UInt8]>.hexadecimal(atMost: 4)
        return kind.holding(
            .evidenceNoHexadecimal(count: 4), { $0.octets },
            { octets in octets.isEmpty ? nil : TLVTag(octets.reduce(0) { $0 << 8 | UInt32($1) }) })
    }
}

extension MemberKind<Int> {
    fileprivate static var microseconds: Self { number(in: 0...1_000_000_000_000) }
}
