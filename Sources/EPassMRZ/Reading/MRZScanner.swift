// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// A machine readable zone from an input of people or scanners, and what was done to the outer form.
public struct MRZScan: Sendable {
    /// The zone as it was read: its check digits may be wrong.
    public let mrz: MRZ
    /// What was brought into shape, in the order of ``MRZNormalisation``.
    public let normalisations: [MRZNormalisation]
}

/// Takes a machine readable zone as people type and scanners send it: lower case, spaces, any line breaks or none, one
/// string of 72, 88 or 90 characters, characters before and behind. It never changes a character into another one:
/// ``MRZRepair`` does that.
public enum MRZScanner {
    /// The longest input that is looked at, in octets of UTF-8.
    public static let maximumLength = 1024
    /// The longest prefix or suffix that is taken off.
    static let maximumAffix = 24

    /// One zone from text.
    ///
    /// - Throws: `mrz.empty`, `mrz.tooLong`, `mrz.length`, `mrz.lineLength`, `mrz.character`, with line and column
    ///   where known; `mrz.otherLayout` for lines of a known layout outside Doc 9303.
    public static func scan(_ text: String) throws(MRZError) -> MRZScan {
        let input = try MRZInput(text)
        if let other = OtherLayout(input.lines.map { $0.filter { $0 != MRZInput.space } }) {
            throw MRZError(.otherLayout, other.message)
        }
        for attempt in [exact, affixed, windowed] {
            if let scan = attempt(input) { return scan }
        }
        throw failure(input)
    }

    /// One zone from octets in UTF-8; what is not UTF-8 counts as characters that no zone has.
    ///
    /// - Throws: as ``scan(_:)-(String)``.
    public static func scan(_ octets: [UInt8]) throws(MRZError) -> MRZScan {
        guard octets.count <= maximumLength else {
            throw MRZError(.tooLong)
        }
        return try scan(String(decoding: octets, as: UTF8.self))
    }

    /// The characters of one line as it is typed: in capitals, without spaces and control characters; what no zone has
    /// stays in its place.
    package static func typedCharacters(_ text: String) -> [UInt8] {
        ((try? MRZInput(text))?.lines ?? []).joined().filter { $0 != MRZInput.space }
    }

    // MARK: the whole input is the zone

    private static func exact(_ input: MRZInput) -> MRZScan? {
        for (lines, used) in spaceVariants(input.lines) {
            guard lines.count <= 4, let mrz = try? MRZ(characters: Array(lines.joined())) else { continue }
            let asPrinted =
                lines.count == mrz.format.lineCount && lines.allSatisfy { $0.count == mrz.format.lineLength }
            if asPrinted {
                if !mrz.checkDigits.wrong.isEmpty, let ordered = ordered(lines, in: mrz) {
                    return result(ordered, input, used + [.linesReordered])
                }
                return result(mrz, input, used)
            }
            // The beginning of a larger zone can have the number of characters of a smaller one.
            let isZone = mrz.checkDigits.wrong.isEmpty || (lines.count == 1 && !looksShifted(mrz))
            if isZone { return result(mrz, input, used + [.lineBreaks]) }
        }
        return nil
    }

    /// The zone of lines that stand in another order: the one order in which all check digits are right, or fewer are
    /// wrong than in any other where the lines begin no zone as they stand.
    private static func ordered(_ lines: [[UInt8]], in zone: MRZ) -> MRZ? {
        let orders = lines.count == 2 ? [[1, 0]] : [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        let zones = orders.compactMap { order in
            (try? MRZ(characters: order.flatMap { lines[$0] })).flatMap { isPlausible($0) ? $0 : nil }
        }
        let most = isPlausible(zone) ? 0 : 2
        let least = zones.map(\.checkDigits.wrong.count).min().map { min($0, most) } ?? 0
        let found = zones.filter { $0.checkDigits.wrong.count == least }
        return found.count == 1 ? found.first : nil
    }

    /// Whether so many characters are of the wrong class that the zone is read at a wrong place or in a wrong format.
    private static func looksShifted(_ mrz: MRZ) -> Bool {
        let digits = mrz.checkDigits
        let hasDigits = [MRZField.issuer, .nationality, .name].map { mrz[$0].contains(where: MRZCharacter.isDigit) }
        let isNoDate = [mrz.dateOfBirth, mrz.dateOfExpiry].map { $0.state == .invalid }
        let isNoDigit = [digits.dateOfBirth, digits.dateOfExpiry].map { !MRZCharacter.isDigit($0.found) }
        let isNoSex = mrz[.sex].contains { !"MF<X".utf8.contains($0) }
        let faults = (hasDigits + isNoDate + isNoDigit + [isNoSex]).count { $0 }
        return faults >= 4 || (isNoSex && hasDigits[1])
    }

    /// The lines without their spaces, and with spaces as fillers, trailing ones as far as the line needs them.
    static func spaceVariants(_ lines: [[UInt8]]) -> [(lines: [[UInt8]], used: [MRZNormalisation])] {
        let bare = lines.map { $0.filter { $0 != MRZInput.space } }
        let trimmed = lines.map { Array(MRZInput.withoutTrailingSpaces($0)) }
        guard bare != trimmed || bare != lines else { return [(bare, [])] }
        var variants = [(lines: bare, used: bare == trimmed ? [] : [MRZNormalisation.spacesRemoved])]
        for length in [44, 36, 30] {
            let filled = lines.map { line -> [UInt8] in
                let stripped = line.filter { $0 != MRZInput.space }
                if stripped.count == length { return stripped }
                var end = line.count
                while end > length, line[end - 1] == MRZInput.space { end -= 1 }
                return line[..<end].map { $0 == MRZInput.space ? MRZCharacter.filler : $0 }
            }
            if filled != bare, filled.allSatisfy({ $0.count == length }) {
                variants.append((filled, [.spacesAsFiller]))
            }
        }
        return variants
    }

    // MARK: characters before or behind

    private struct Candidate {
        let mrz: MRZ
        let used: [MRZNormalisation]
        let removed: Int
    }

    private static func affixed(_ input: MRZInput) -> MRZScan? {
        let lines = input.lines.map { $0.filter { $0 != MRZInput.space } }
        var candidates: [Candidate] = []
        // What is cut off must be no part of a zone, or what is left must be right.
        let hasForeign = lines.contains { $0.contains { !MRZCharacter.isAllowed($0) } }
        func consider(_ characters: [UInt8], _ used: [MRZNormalisation]) {
            guard let mrz = try? MRZ(characters: characters), isPlausible(mrz), mrz.issuer.kind != .unknown,
                hasForeign || mrz.checkDigits.wrong.isEmpty
            else { return }
            let removed = lines.reduce(0) { $0 + $1.count } - characters.count
            if !candidates.contains(where: { $0.mrz == mrz }) {
                candidates.append(Candidate(mrz: mrz, used: used, removed: removed))
            }
        }
        if lines.count == 1, let line = lines.first {
            for length in [88, 90, 72] where line.count > length && line.count - length <= maximumAffix {
                for start in 0...(line.count - length) {
                    var used: [MRZNormalisation] = [.lineBreaks]
                    if start > 0 { used.append(.prefixRemoved) }
                    if start + length < line.count { used.append(.suffixRemoved) }
                    consider(Array(line[start..<(start + length)]), used)
                }
            }
        } else {
            for (count, length) in [(2, 44), (2, 36), (3, 30)] where lines.count == count {
                for (cut, used) in cuts(lines, length: length) { consider(cut, used) }
            }
        }
        return best(candidates).map { result($0.mrz, input, $0.used) }
    }

    /// A prefix before the first line, a suffix behind the last, or the same prefix or suffix on each line.
    private static func cuts(_ lines: [[UInt8]], length: Int) -> [(characters: [UInt8], used: [MRZNormalisation])] {
        guard let first = lines.first, let last = lines.last,
            lines.allSatisfy({ $0.count >= length && $0.count - length <= maximumAffix }),
            // Fillers too many are no prefix or suffix: repair takes them out and says so.
            first.prefix(first.count - length).allSatisfy({ $0 != MRZCharacter.filler }),
            last.suffix(last.count - length).allSatisfy({ $0 != MRZCharacter.filler })
        else { return [] }
        var cuts: [(characters: [UInt8], used: [MRZNormalisation])] = []
        if lines.dropFirst().dropLast().allSatisfy({ $0.count == length }) {
            var used: [MRZNormalisation] = []
            if first.count > length { used.append(.prefixRemoved) }
            if last.count > length { used.append(.suffixRemoved) }
            let inner = lines.dropFirst().dropLast().flatMap { $0 }
            cuts.append((first.suffix(length) + inner + last.prefix(length), used))
        }
        let excess = first.count - length
        if excess > 0, lines.allSatisfy({ $0.count == first.count }) {
            if lines.allSatisfy({ $0.prefix(excess) == first.prefix(excess) }) {
                cuts.append((lines.flatMap { $0.suffix(length) }, [.prefixRemoved]))
            }
            if lines.allSatisfy({ $0.suffix(excess) == first.suffix(excess) }) {
                cuts.append((lines.flatMap { $0.prefix(length) }, [.suffixRemoved]))
            }
        }
        return cuts
    }

    // MARK: other lines around

    private static func windowed(_ input: MRZInput) -> MRZScan? {
        let lines = input.lines.map { $0.filter { $0 != MRZInput.space } }
        guard lines.count <= 32 else { return nil }
        var candidates: [Candidate] = []
        for (count, length) in [(2, 44), (2, 36), (3, 30), (1, 88), (1, 90), (1, 72)] where lines.count > count {
            for start in 0...(lines.count - count) {
                let window = lines[start..<(start + count)]
                guard window.allSatisfy({ $0.count == length }), let mrz = try? MRZ(characters: Array(window.joined())),
                    isPlausible(mrz)
                else { continue }
                candidates.append(Candidate(mrz: mrz, used: [.otherLinesRemoved], removed: 0))
            }
        }
        return best(candidates).map { result($0.mrz, input, $0.used) }
    }

    /// Begins like a zone and is one of a known issuer, or has all its check digits right.
    private static func isPlausible(_ mrz: MRZ) -> Bool {
        guard let first = mrz.characters.first, "PVIAC".utf8.contains(first), !looksShifted(mrz) else { return false }
        return mrz.issuer.kind != .unknown || mrz.checkDigits.wrong.isEmpty
    }

    /// The candidate with the most signs of a zone and the least cut off; nil where several are as good.
    private static func best(_ candidates: [Candidate]) -> Candidate? {
        func signs(_ candidate: Candidate) -> Int {
            let mrz = candidate.mrz
            var signs = mrz.checkDigits.wrong.isEmpty ? 4 : 0
            if mrz.issuer.kind != .unknown { signs += 2 }
            if !mrz.deviations.contains(.documentCodeUnusual) { signs += 1 }
            return signs
        }
        let most = candidates.map(signs).max()
        let strongest = candidates.filter { signs($0) == most }
        let least = strongest.map(\.removed).min()
        let closest = strongest.filter { $0.removed == least }
        return closest.count == 1 ? closest.first : nil
    }

    private static func result(_ mrz: MRZ, _ input: MRZInput, _ used: [MRZNormalisation]) -> MRZScan {
        let all = input.normalisations.union(used)
        return MRZScan(mrz: mrz, normalisations: MRZNormalisation.allCases.filter(all.contains))
    }

    private static func failure(_ input: MRZInput) -> MRZError {
        for (index, line) in input.lines.enumerated() {
            let bare = line.filter { $0 != MRZInput.space }
            if let column = bare.firstIndex(where: { !MRZCharacter.isAllowed($0) }) {
                return MRZError(.character, .mrzCharacter, line: index + 1, column: column + 1)
            }
        }
        let counts = input.lines.map { line in line.filter { $0 != MRZInput.space }.count }
        if let length = counts.first, let needed = [44: 2, 36: 2, 30: 3][length], counts.count < needed,
            counts.allSatisfy({ $0 == length })
        {
            return MRZError(.length, .mrzLinesMissing(lines: counts.count, length: length, needed: needed))
        }
        if (2...3).contains(counts.count) {
            let expected = counts.count == 3 ? 30 : (counts.contains(36) ? 36 : 44)
            for (index, count) in counts.enumerated() where count != expected && counts.contains(expected) {
                return MRZError(
                    .lineLength, .mrzLineLength(line: index + 1, count: count, expected: expected), line: index + 1)
            }
        }
        let lengths = counts.prefix(4).map(String.init).joined(separator: ", ") + (counts.count > 4 ? " ..." : "")
        return MRZError(.length, .mrzLengthsUnknown(lengths: lengths))
    }
}
