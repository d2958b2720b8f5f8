// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// Reads LDIF (RFC 2849) that comes in pieces of any size, and keeps no more of it than one value.
///
/// Folded lines, comments, CR LF, a byte order mark and options of attributes are read; of change records (RFC 2849, 4)
/// the values that are added are read, and what is taken away is reported and left. A value given by address
/// (`attribute:< url`) is refused: nothing is ever fetched (T29). A line that cannot be read is reported with its
/// place, and reading goes on with the next.
///
/// The order of use: `consume` for each piece, then `finish`.
package struct LDIFReader: Sendable {
    /// What was read.
    package enum Event: Sendable, Hashable {
        /// A value of an attribute; a record's own name is no value.
        case value(LDIFValue)
        /// A line or record that was not read.
        case problem(LDIFProblem)
    }

    /// The bounds in force.
    package let limits: LDIFLimits
    /// The octets consumed so far.
    package private(set) var offset = 0
    /// The records that began so far.
    package private(set) var recordCount = 0

    private var line = LogicalLine()
    private var isAtLineStart = true
    private var sawReturn = false
    private var lineNumber = 1
    private var record = LDIFRecordState()

    /// A reader at the beginning of an input.
    package init(limits: LDIFLimits = .default) { self.limits = limits }

    /// Reads a piece and hands on each event as it is complete.
    ///
    /// - Throws: what `receive` throws; nothing else. The reader is of no more use then.
    package mutating func consume<Failure: Error>(
        _ piece: ArraySlice<UInt8>, _ receive: (Event) throws(Failure) -> Void
    ) throws(Failure) {
        let octets = piece.span
        var index = 0
        // A byte order mark is three octets before the first line.
        while offset < 3, index < octets.count, octets[index] == UTF8Text.byteOrderMark[offset] {
            index += 1
            offset += 1
        }
        while index < octets.count {
            if isAtLineStart {
                let octet = octets[index]
                if try begin(octet, receive) {
                    index += 1
                    offset += 1
                    continue
                }
            }
            let rest = octets.extracting(index..<octets.count)
            let length = Self.lineLength(rest)
            line.take(rest.extracting(0..<length), at: offset, limits)
            index += length
            offset += length
            if index < octets.count {
                line.endPhysicalLine()
                isAtLineStart = true
                lineNumber += 1
                index += 1
                offset += 1
            }
        }
    }

    /// Reads what is left when the input has ended.
    ///
    /// - Throws: what `receive` throws; nothing else.
    package mutating func finish<Failure: Error>(_ receive: (Event) throws(Failure) -> Void) throws(Failure) {
        line.endPhysicalLine()
        try complete(receive)
        record = LDIFRecordState()
    }

    private static func lineLength(_ octets: Span<UInt8>) -> Int {
        var length = 0
        while length < octets.count, octets[length] != 0x0A { length += 1 }
        return length
    }

    /// Decides by its first octet what a physical line is.
    ///
    /// - Returns: whether the octet is consumed by that.
    private mutating func begin<Failure: Error>(
        _ octet: UInt8, _ receive: (Event) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        switch octet {
        case 0x20 where !sawReturn && line.isOpen:
            isAtLineStart = false
            return true
        case 0x0D where !sawReturn:
            sawReturn = true
            return true
        case 0x0A:
            try complete(receive)
            record = LDIFRecordState()
            sawReturn = false
            lineNumber += 1
            return true
        default:
            try complete(receive)
            sawReturn = false
            isAtLineStart = false
            line.open(octet, line: lineNumber, offset: offset)
            return false
        }
    }

    private mutating func complete<Failure: Error>(
        _ receive: (Event) throws(Failure) -> Void
    ) throws(Failure) {
        guard let event = record.take(line.close(), limits) else { return }
        try receive(event)
    }
}
