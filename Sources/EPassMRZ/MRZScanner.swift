// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A machine readable zone from an input of people or scanners, and what was done to the outer form.
public struct MRZScan: Sendable {
    /// The zone as it was read: its check digits may be wrong.
    public let mrz: MRZ
    /// What was brought into shape, in the order of ``MRZNormalisation``.
    public let normalisations: [MRZNormalisation]
}

/// Takes a machine readable zone as people type and scanners send it: lower case, spaces, any line breaks or none, one string
/// of 72, 88 or 90 characters, characters before and behind. It never changes a character into another one:
/// ``MRZRepair`` does that.
public enum MRZScanner {
    /// The longest input that is looked at, in octets of UTF-8.
    public static let maximumLength = 1024
    /// The longest prefix or suffix that is taken off.
    static let maximumAffix = 24

    /// One zone from text.
    ///
    /// - Throws: `mrz.empty`, `mrz.tooLong`, `mrz.length`, `mrz.lineLength`, `mrz.character`, with line and column where known.
    public static func scan(_ text: String) throws(MRZError) -> MRZScan {
        let input = try MRZInput(text)
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
            throw MRZError(.tooLong, "The text is longer than any machine readable zone.")
        }
        return try scan(String(decoding: octets, as: UTF8.self))
    }

    // MARK: the whole input is the zone

    private static func exact(_ input: MRZInput) -> MRZScan? {
        for (lines, used) in spaceVariants(input.lines) {
            guard let (characters, broken) = joined(lines), let mrz = try? MRZ(characters: characters) else { continue }
            return result(mrz, input, used + (broken ? [.lineBreaks] : []))
        }
        return nil
    }

    /// The lines without their spaces, and with spaces as fillers, trailing ones as far as the line needs them.
    static func spaceVariants(_ lines: [[UInt8]]) -> [(lines: [[UInt8]], used: [MRZNormalisation])] {
        let bare = lines.map { $0.filter { $0 != MRZInput.space } }
        let trimmed = lines.map { line -> [UInt8] in
            var line = line
            while line.last == MRZInput.space { line.removeLast() }
            return line
        }
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

    /// The characters of lines that together are a zone; `broken` where the lines are not those of the standard.
    private static func joined(_ lines: [[UInt8]]) -> (characters: [UInt8], broken: Bool)? {
        let characters = Array(lines.joined())
        guard let first = characters.first,
            let format = MRZFormat(characterCount: characters.count, firstCharacter: first)
        else { return nil }
        let asPrinted = lines.count == format.lineCount && lines.allSatisfy { $0.count == format.lineLength }
        // Lines of other lengths that add up are a zone broken elsewhere only if none of them has a length of its own.
        if !asPrinted, lines.count > 1, lines.count > 4 { return nil }
        return (characters, !asPrinted)
    }

    // MARK: characters before or behind

    private static func affixed(_ input: MRZInput) -> MRZScan? {
        let lines = input.lines.map { $0.filter { $0 != MRZInput.space } }
        var candidates: [(mrz: MRZ, used: [MRZNormalisation])] = []
        func consider(_ characters: [UInt8], _ used: [MRZNormalisation]) {
            guard let mrz = try? MRZ(characters: characters), isPlausible(mrz) else { return }
            if !candidates.contains(where: { $0.mrz == mrz }) { candidates.append((mrz, used)) }
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
                guard lines.allSatisfy({ $0.count >= length && $0.count - length <= maximumAffix }) else { continue }
                consider(lines.flatMap { $0.suffix(length) }, [.prefixRemoved])
                consider(lines.flatMap { $0.prefix(length) }, [.suffixRemoved])
                // A prefix before the first line, a suffix behind the last.
                if let first = lines.first {
                    let rest = lines.dropFirst().flatMap { $0.prefix(length) }
                    consider(first.suffix(length) + rest, [.prefixRemoved, .suffixRemoved])
                }
            }
        }
        return best(candidates).map { result($0.mrz, input, $0.used) }
    }

    // MARK: other lines around

    private static func windowed(_ input: MRZInput) -> MRZScan? {
        let lines = input.lines.map { $0.filter { $0 != MRZInput.space } }
        guard lines.count <= 32 else { return nil }
        var candidates: [(mrz: MRZ, used: [MRZNormalisation])] = []
        for (count, length) in [(2, 44), (2, 36), (3, 30), (1, 88), (1, 90), (1, 72)] where lines.count > count {
            for start in 0...(lines.count - count) {
                let window = lines[start..<(start + count)]
                guard window.allSatisfy({ $0.count == length }), let mrz = try? MRZ(characters: Array(window.joined())),
                    isPlausible(mrz)
                else { continue }
                candidates.append((mrz, [.otherLinesRemoved]))
            }
        }
        return best(candidates).map { result($0.mrz, input, $0.used) }
    }

    /// Begins like a zone and is one of a known issuer, or has all its check digits right.
    private static func isPlausible(_ mrz: MRZ) -> Bool {
        guard let first = mrz.characters.first, "PVIAC".utf8.contains(first) else { return false }
        return mrz.issuer.kind != .unknown || mrz.checkDigits.wrong.isEmpty
    }

    /// The only candidate whose check digits are all right, or the only candidate; nil where several are as good.
    private static func best(
        _ candidates: [(mrz: MRZ, used: [MRZNormalisation])]
    ) -> (mrz: MRZ, used: [MRZNormalisation])? {
        let right = candidates.filter { $0.mrz.checkDigits.wrong.isEmpty }
        if right.count == 1 { return right.first }
        return right.isEmpty && candidates.count == 1 ? candidates.first : nil
    }

    private static func result(_ mrz: MRZ, _ input: MRZInput, _ used: [MRZNormalisation]) -> MRZScan {
        let all = input.normalisations.union(used)
        return MRZScan(mrz: mrz, normalisations: MRZNormalisation.allCases.filter(all.contains))
    }

    private static func failure(_ input: MRZInput) -> MRZError {
        for (index, line) in input.lines.enumerated() {
            let bare = line.filter { $0 != MRZInput.space }
            if let column = bare.firstIndex(where: { !MRZCharacter.isAllowed($0) }) {
                return MRZError(
                    .character, "Only A to Z, 0 to 9 and < are allowed.", line: index + 1, column: column + 1)
            }
        }
        let counts = input.lines.map { line in line.filter { $0 != MRZInput.space }.count }
        if (2...3).contains(counts.count) {
            let expected = counts.count == 3 ? 30 : (counts.contains(36) ? 36 : 44)
            for (index, count) in counts.enumerated() where count != expected && counts.contains(expected) {
                return MRZError(
                    .lineLength, "Line \(index + 1) has \(count) characters instead of \(expected).", line: index + 1)
            }
        }
        let text = counts.prefix(4).map(String.init).joined(separator: ", ") + (counts.count > 4 ? " ..." : "")
        return MRZError(
            .length,
            "No machine readable zone has lines of this length (\(text)); it has 2 lines of 44 or 36 characters, or 3 of 30."
        )
    }
}
