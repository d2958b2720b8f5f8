// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The lines of one machine readable zone in an input that holds several.
package struct MRZRecord: Sendable {
    /// Counted from 1.
    package let number: Int
    /// The line of the input at which it begins, counted from 1.
    package let line: Int
    /// Its lines, joined by line feeds; nobody has looked yet whether they are a zone.
    package let text: String
}

/// Parts an input into records of one zone each: a scanner's log, a file with thousands.
///
/// Zones may follow each other with or without empty lines. Where an empty line stands behind each line (scanners that
/// end one with CR CR LF) they are inside zones, too; anywhere else they part them, so that no zone is put together of
/// two. A record that lacks a line is given out as it is when the next zone begins, so that one damaged record does not
/// shift all that follow.
package struct MRZRecords: Sequence, Sendable {
    private let octets: [UInt8]

    /// From octets in UTF-8.
    package init(_ octets: [UInt8]) { self.octets = octets }

    /// Walks through the records; each step costs what its lines cost.
    package func makeIterator() -> Iterator { Iterator(octets) }

    /// Gives out one record after the other.
    package struct Iterator: IteratorProtocol {
        private let octets: [UInt8]
        private var position = 0
        private var lineNumber = 0
        private var recordNumber = 0
        /// Lines that were read ahead.
        private var held: [(text: String, number: Int)] = []
        /// Whether an empty line parts records: two lines stand somewhere without one between them.
        private let isParted: Bool
        /// Whether the next line is the first of a block.
        private var beginsBlock = true
        /// How many lines are records of their own.
        private var singles = 0

        /// More of a line is never looked at: the scanner refuses it anyway.
        private static let maximumLine = MRZScanner.maximumLength + 1

        /// Two or three lines that can only be one zone together: too short for lines of one, as trailing fillers were
        /// lost, or as many as one has, and the first of them is not its first.
        private let onlyRecord: Int?

        init(_ octets: [UInt8]) {
            self.octets = octets
            isParted = Iterator.hasAdjacentLines(octets)
            let lines = octets.count > 512 ? [] : octets.split(whereSeparator: Iterator.isLineBreak)
            let lengths = lines.map { Iterator.length(String(decoding: $0, as: UTF8.self)) }.filter { $0 > 0 }
            let needed = Iterator.lineCount(forLength: lengths.first ?? 0)
            let beginsWithZone =
                lines.first.map { Iterator.beginsZone(String(decoding: $0, as: UTF8.self), after: 1, of: needed) }
                ?? true
            let isOne =
                (2...3).contains(lengths.count) && lengths.allSatisfy { (12...62).contains($0) }
                && (needed == 1 || needed > lengths.count || needed == lengths.count && !beginsWithZone)
            onlyRecord = isOne ? lengths.count : nil
        }

        /// Whether two lines with something on them follow each other without an empty one between them.
        private static func hasAdjacentLines(_ octets: [UInt8]) -> Bool {
            var isFilled = false
            var wasFilled = false
            for (position, octet) in octets.enumerated() {
                guard isLineBreak(octet) else {
                    if octet > 0x20 {
                        if wasFilled, !isFilled { return true }
                        isFilled = true
                    }
                    continue
                }
                if octet == 0x0A, position > 0, octets[position - 1] == 0x0D { continue }
                (wasFilled, isFilled) = (isFilled, false)
            }
            return false
        }

        /// The next record; nil at the end.
        package mutating func next() -> MRZRecord? {
            var lines: [String] = []
            var start = 0
            var needed = 1
            var isBehindEmptyLine = false
            while let (text, number) = nextLine() {
                let length = Iterator.length(text)
                if length == 0 {
                    beginsBlock = true
                    if isParted, onlyRecord == nil, !lines.isEmpty { break }
                    isBehindEmptyLine = true
                    continue
                }
                if lines.isEmpty {
                    start = number
                    needed = onlyRecord ?? Iterator.lineCount(forLength: length)
                    if isParted, beginsBlock, let block = reordered(behind: text, of: needed) {
                        lines = block
                        break
                    }
                    beginsBlock = false
                    if singles > 0 {
                        singles -= 1
                        needed = 1
                    }
                } else if onlyRecord == nil,
                    Iterator.beginsZone(text, after: lines.count, of: needed)
                        || (isBehindEmptyLine && !Iterator.continuesZone(text, after: lines.count, of: needed))
                {
                    held.insert((text, number), at: 0)
                    break
                }
                isBehindEmptyLine = false
                lines.append(text)
                if lines.count >= needed { break }
            }
            guard !lines.isEmpty else { return nil }
            recordNumber += 1
            return MRZRecord(number: recordNumber, line: start, text: lines.joined(separator: "\n"))
        }

        /// Looks whether the lines of a block stand in another order: it does not begin with the first line of a zone,
        /// and has one in each so many lines. If it is one zone, the lines are put in order by whoever reads it. Of
        /// several nobody can tell whether they stand so, or the first and the last line were lost, and each line is a
        /// record of its own: a zone that is put together of two would look right.
        ///
        /// - Returns: the lines where it is one zone.
        private mutating func reordered(behind first: String, of needed: Int) -> [String]? {
            guard needed > 1, !Iterator.beginsZone(first, after: 1, of: needed) else { return nil }
            var ahead: [(text: String, number: Int)] = []
            while let line = nextLine() {
                ahead.append(line)
                if Iterator.length(line.text) == 0 { break }
            }
            let lines = [first] + ahead.map(\.text).filter { Iterator.length($0) > 0 }
            let isReordered =
                lines.count.isMultiple(of: needed)
                && stride(from: 0, to: lines.count, by: needed).allSatisfy { start in
                    let some = lines[start..<(start + needed)]
                    return some.count { Iterator.beginsZone($0, after: 1, of: needed) } == 1
                        && some.allSatisfy { Iterator.lineCount(forLength: Iterator.length($0)) == needed }
                }
            if isReordered, lines.count == needed { return lines }
            if isReordered { singles = lines.count }
            held = ahead + held
            return nil
        }

        private mutating func nextLine() -> (text: String, number: Int)? {
            if !held.isEmpty { return held.removeFirst() }
            guard position < octets.count else { return nil }
            let start = position
            while position < octets.count, !Iterator.isLineBreak(octets[position]) { position += 1 }
            let end = Swift.min(position, start + Iterator.maximumLine)
            let text = String(decoding: octets[start..<end], as: UTF8.self)
            if position < octets.count {
                let isCarriageReturn = octets[position] == 0x0D
                position += 1
                if isCarriageReturn, position < octets.count, octets[position] == 0x0A { position += 1 }
            }
            lineNumber += 1
            return (text, lineNumber)
        }

        private static func isLineBreak(_ octet: UInt8) -> Bool { octet == 0x0A || octet == 0x0D }

        /// The characters of a line without its spaces; with those inside it where it has no other filler, as then they
        /// are fillers.
        private static func length(_ line: String) -> Int {
            var count = 0
            var spaces = 0
            var spacesInside = 0
            var hasFiller = false
            for scalar in line.unicodeScalars {
                if scalar.properties.isWhitespace {
                    spaces += 1
                } else if scalar.properties.generalCategory != .control {
                    count += 1
                    spacesInside = spaces
                    if scalar == "<" { hasFiller = true }
                }
            }
            guard !hasFiller, count > 0 else { return count }
            // Spaces at the end count where the line has its length only with them.
            return [30, 36, 44].contains(count + spaces) ? count + spaces : count + spacesInside
        }

        /// Lines of about that length come in threes, in twos, or alone.
        private static func lineCount(forLength length: Int) -> Int {
            switch length {
            case 27...33: 3
            case 34...62: 2
            default: 1
            }
        }

        /// Whether a line can only be the first one of a zone, so that the record before it lacks a line.
        private static func beginsZone(_ line: String, after count: Int, of needed: Int) -> Bool {
            let characters = line.uppercased().utf8.filter { MRZCharacter.isAllowed($0) }
            guard let first = characters.first, "PVIAC".utf8.contains(first), characters.count >= 27 else {
                return false
            }
            let issuer = CountryCode(rawValue: MRZ.trimmed(characters[2..<5]))
            guard issuer.kind != .unknown else { return false }
            let hasDigits = characters.contains(where: MRZCharacter.isDigit)
            // The second line of TD1 begins with a date, its third has no digit, the second of the others has dates.
            if needed == 3 { return count == 1 || hasDigits }
            return !hasDigits
        }

        /// Whether a line behind an empty one still looks like the next line of a zone.
        private static func continuesZone(_ line: String, after count: Int, of needed: Int) -> Bool {
            guard lineCount(forLength: length(line)) == needed else { return false }
            let characters = line.uppercased().utf8.filter { MRZCharacter.isAllowed($0) }
            let digits = characters.count(where: MRZCharacter.isDigit)
            guard needed == 3 else { return digits >= leastDigits }
            if count == 2 { return digits == 0 }
            return digits >= leastDigits && characters.first.map { !MRZCharacter.isLetter($0) } == true
        }

        /// In a line with dates: one date (the other one may be unknown) and check digits.
        private static let leastDigits = 8
    }
}
