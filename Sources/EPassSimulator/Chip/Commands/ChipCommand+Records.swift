// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassTLV

extension ChipCommand {
    /// READ RECORD (Doc 9303-10, 3.7.2, Tables 11 and 13).
    struct RecordReading: Sendable, Hashable {
        let file: Target
        /// 1 to 255.
        let number: Int
        /// Whether the records behind it are read too.
        let isToTheEnd: Bool
        /// Ne.
        let length: Int
    }

    /// SEARCH RECORD in one file (3.7.3, Table 17).
    struct RecordSearch: Sendable, Hashable {
        /// The value of DO'51', which the answer repeats.
        let reference: [UInt8]
        /// The file that it names.
        let file: Target
        /// Whether the search ends with the first record that is found.
        let endsWithFirst: Bool
        /// Where in a record it begins, and in how many octets; nil for all that follow.
        let window: (offset: Int, count: Int?)
        let text: [UInt8]

        static func == (left: Self, right: Self) -> Bool {
            (left.reference, left.file, left.endsWithFirst, left.text)
                == (right.reference, right.file, right.endsWithFirst, right.text)
                && left.window.offset == right.window.offset && left.window.count == right.window.count
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(reference)
            hasher.combine(text)
        }
    }

    static func readRecord(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        guard command.data.isEmpty, let length = command.expectedLength else { throw Refusal(.wrongLength) }
        let isToTheEnd: Bool
        switch command.p2 & 0x07 {
        case 0x04: isToTheEnd = false
        case 0x05: isToTheEnd = true
        default: throw Refusal(.incorrectParameters)
        }
        guard command.p1 != 0 else { throw Refusal(.incorrectParameters) }
        return .readRecord(
            RecordReading(
                file: try recordFile(command.p2), number: Int(command.p1), isToTheEnd: isToTheEnd, length: length))
    }

    static func appendRecord(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        guard command.p1 == 0, command.p2 & 0x07 == 0 else { throw Refusal(.incorrectParameters) }
        guard !command.data.isEmpty, command.expectedLength == nil else { throw Refusal(.wrongLength) }
        return .appendRecord(try recordFile(command.p2), command.data)
    }

    static func searchRecord(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        guard command.p1 == 0, command.p2 == 0xF8 else { throw Refusal(.incorrectParameters) }
        guard !command.data.isEmpty, command.expectedLength != nil else { throw Refusal(.wrongLength) }
        do {
            var outer = TLVCursor(command.data)
            let handling = try outer.read(0x7F76)
            try outer.end()
            var inner = try outer.children(of: handling)
            let reference = try inner.read(0x51)
            let configuration = try inner.read(0xA1)
            let string = try inner.read(0xA3)
            try inner.end()
            var settings = try inner.children(of: configuration)
            let parameter = Array(try settings.read(0x80).content)
            let window = try settings.read(0xB0)
            try settings.end()
            var bounds = try settings.children(of: window)
            let offset = number(try bounds.read(0x02).content)
            let count = number(try bounds.read(0x02).content)
            try bounds.end()
            var strings = try inner.children(of: string)
            var text = try strings.children(of: try strings.read(0xB1))
            let wanted = Array(try text.read(0x81).content)
            try text.end()
            guard let offset, let count, !wanted.isEmpty, parameter == [0x00] || parameter == [0x30] else {
                throw Refusal(.incorrectData)
            }
            return .searchRecord(
                RecordSearch(
                    reference: Array(reference.content), file: try searched(Array(reference.content)),
                    endsWithFirst: parameter == [0x30], window: (offset, count == 0 ? nil : count), text: wanted))
        } catch {
            throw Refusal(.incorrectData)
        }
    }

    /// Bits 8 to 4 of P2: a short identifier; 0 for the current file.
    private static func recordFile(_ p2: UInt8) throws(Refusal) -> Target {
        switch p2 >> 3 {
        case 0: .current
        case 31: throw Refusal(.incorrectParameters)
        case let short: .shortEF(short)
        }
    }

    /// The file of DO'51' in SEARCH RECORD: a short identifier in one octet, an identifier in two (Appendix I).
    private static func searched(_ reference: [UInt8]) throws(Refusal) -> Target {
        switch reference.count {
        case 1 where (1...30).contains(reference[0]): .shortEF(reference[0])
        case 2: .file(UInt16(reference[0]) << 8 | UInt16(reference[1]))
        default: throw Refusal(.incorrectData)
        }
    }

    private static func number(_ octets: ArraySlice<UInt8>) -> Int? {
        (1...2).contains(octets.count) ? octets.reduce(0) { $0 << 8 | Int($1) } : nil
    }
}
