// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A zone of proper length made from lines that lack fillers or have too many.
struct RepairShape {
    /// Fillers put in (positive) or taken out (negative) at a position of the repaired zone.
    struct Edit: Equatable {
        let offset: Int
        let count: Int
    }

    let format: MRZFormat
    let characters: [UInt8]
    let edits: [Edit]
    /// How much was assumed: one for fillers lost from, or doubled in, a run of them, two for fillers anywhere else.
    let cost: Int

    /// How many fillers may be missing from, or doubled in, a line that check digits cover.
    private static let maximumInDataLine = 2

    /// All shapes that those lines may have had, at most ``MRZRepair/maximumShapes``.
    static func shapes(for lines: [[UInt8]]) -> [RepairShape] {
        var shapes: [RepairShape] = []
        for (count, length) in [(2, 44), (2, 36), (3, 30)] {
            for split in splits(lines, count: count, length: length) {
                let variants = split.enumerated().map { index, line in
                    let isNameLine = count == 3 ? index == 2 : index == 0
                    let isUpperLine = index == 0
                    return isNameLine
                        ? nameLineVariants(line, length: length, isUpperLine: isUpperLine)
                        : dataLineVariants(line, length: length)
                }
                combine(variants, length: length, into: &shapes)
            }
        }
        return shapes.count <= MRZRepair.maximumShapes ? shapes : []
    }

    private struct Variant {
        let line: [UInt8]
        let edit: Edit?
        var cost = 1
    }

    /// The lines as they are, or one run of characters broken where lines of about that length end.
    private static func splits(_ lines: [[UInt8]], count: Int, length: Int) -> [[[UInt8]]] {
        if lines.count == count {
            let fitted = lines.map { fittedSpaces($0, length: length) }
            return fitted.allSatisfy { abs($0.count - length) <= length / 2 } ? [fitted] : []
        }
        guard lines.count == 1, let line = lines.first else { return [] }
        let run = line.filter { $0 != MRZInput.space }
        let difference = run.count - count * length
        guard abs(difference) <= maximumInDataLine else { return [] }
        // All of the difference is in one line.
        return (0..<(difference == 0 ? 1 : count)).map { changed in
            var rest = run[...]
            return (0..<count).map { index in
                let part = rest.prefix(index == changed ? length + difference : length)
                rest = rest.dropFirst(part.count)
                return Array(part)
            }
        }
    }

    /// Spaces are fillers where that gives the line its length; else they are noise.
    private static func fittedSpaces(_ line: [UInt8], length: Int) -> [UInt8] {
        let bare = line.filter { $0 != MRZInput.space }
        guard bare.count != length else { return bare }
        if line.count < length {
            // Programs cut spaces off the end of a line; where no filler is left, those inside stand for fillers too.
            guard !line.contains(MRZCharacter.filler) else { return bare }
            return MRZInput.withoutTrailingSpaces(line).map { $0 == MRZInput.space ? MRZCharacter.filler : $0 }
        }
        var end = line.count
        while end > length, line[end - 1] == MRZInput.space { end -= 1 }
        let filled = line[..<end].map { $0 == MRZInput.space ? MRZCharacter.filler : $0 }
        return filled.count == length ? filled : bare
    }

    /// What was done with the spaces of those lines in a shape of that format.
    static func normalisations(ofSpacesIn lines: [[UInt8]], format: MRZFormat) -> Set<MRZNormalisation> {
        var used: Set<MRZNormalisation> = []
        for line in lines where MRZInput.withoutTrailingSpaces(line).contains(MRZInput.space) {
            let isFilled =
                lines.count == format.lineCount
                && fittedSpaces(line, length: format.lineLength).count > line.count { $0 != MRZInput.space }
            used.insert(isFilled ? .spacesAsFiller : .spacesRemoved)
        }
        return used
    }

    /// Check digits will tell where the fillers belong, so every place is tried.
    private static func dataLineVariants(_ line: [UInt8], length: Int) -> [Variant] {
        let missing = length - line.count
        if missing == 0 { return [Variant(line: line, edit: nil, cost: 0)] }
        var variants: [Variant] = []
        func add(_ variant: Variant) {
            if !variants.contains(where: { $0.line == variant.line }) { variants.append(variant) }
        }
        if missing > 0 {
            let fillers = [UInt8](repeating: MRZCharacter.filler, count: missing)
            for index in 0...line.count {
                // More than two can only have been lost from a run of fillers, or from the end of the line.
                let besideFiller =
                    (index > 0 && line[index - 1] == MRZCharacter.filler)
                    || (index < line.count && line[index] == MRZCharacter.filler)
                guard missing <= maximumInDataLine || besideFiller || index == line.count else { continue }
                add(
                    Variant(
                        line: line[..<index] + fillers + line[index...], edit: Edit(offset: index, count: missing),
                        cost: besideFiller ? 1 : 2))
            }
        } else {
            for run in fillerRuns(line) where run.count >= -missing {
                let kept = line[..<run.lowerBound] + line[(run.lowerBound - missing)...]
                add(
                    Variant(
                        line: Array(kept), edit: Edit(offset: run.lowerBound, count: missing),
                        cost: run.count > -missing ? 1 : 2))
            }
        }
        return variants
    }

    /// No check digit covers a name: the fillers belong to the end of the line, unless the document code lacks its own.
    private static func nameLineVariants(_ line: [UInt8], length: Int, isUpperLine: Bool) -> [Variant] {
        let missing = length - line.count
        if missing == 0 { return [Variant(line: line, edit: nil, cost: 0)] }
        var variants: [Variant] = []
        let runs = fillerRuns(line)
        if missing > 0 {
            let end = line + [UInt8](repeating: MRZCharacter.filler, count: missing)
            variants.append(Variant(line: end, edit: Edit(offset: line.count, count: missing)))
            if missing == 1, isUpperLine, line.count > 1 {
                let code = line[..<1] + [MRZCharacter.filler] + line[1...]
                variants.append(Variant(line: Array(code), edit: Edit(offset: 1, count: 1)))
            }
            // Of two fillers between the identifiers one may have been lost.
            let nameStart = isUpperLine ? 5 : 0
            if missing == 1, !runs.contains(where: { $0.count > 1 && $0.upperBound < line.count && $0.lowerBound >= 3 })
            {
                for run in runs where run.lowerBound >= nameStart && run.upperBound < line.count {
                    let doubled = line[..<run.lowerBound] + [MRZCharacter.filler] + line[run.lowerBound...]
                    variants.append(Variant(line: Array(doubled), edit: Edit(offset: run.lowerBound, count: 1)))
                }
            }
        } else {
            for run in runs where run.count > -missing {
                let kept = line[..<run.lowerBound] + line[(run.lowerBound - missing)...]
                variants.append(Variant(line: Array(kept), edit: Edit(offset: run.lowerBound, count: missing)))
            }
        }
        return leastIrregular(variants, of: line.count, isUpperLine: isUpperLine)
    }

    private static func leastIrregular(_ variants: [Variant], of original: Int, isUpperLine: Bool) -> [Variant] {
        func irregularities(_ line: [UInt8]) -> Int {
            var count = 0
            let name = isUpperLine ? line.dropFirst(5) : line[...]
            if isUpperLine, CountryCode(rawValue: MRZ.trimmed(line.dropFirst(2).prefix(3))).kind == .unknown {
                count += 4
            }
            if name.first == MRZCharacter.filler { count += 2 }
            let inner = fillerRuns(Array(MRZ.withoutTrailingFiller(name)))
            // A filler taken from the only double one would join the identifiers.
            if line.count < original, !inner.contains(where: { $0.count > 1 }) { count += 1 }
            count += inner.count { $0.count > 2 } + max(0, inner.count { $0.count > 1 } - 1)
            return count
        }
        let least = variants.map { irregularities($0.line) }.min()
        return variants.filter { irregularities($0.line) == least }
    }

    private static func fillerRuns(_ line: [UInt8]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var index = 0
        while index < line.count {
            var end = index
            while end < line.count, line[end] == MRZCharacter.filler { end += 1 }
            if end > index { runs.append(index..<end) }
            index = max(end, index + 1)
        }
        return runs
    }

    private static func combine(_ variants: [[Variant]], length: Int, into shapes: inout [RepairShape]) {
        var partial: [(characters: [UInt8], edits: [Edit], cost: Int)] = [([], [], 0)]
        for (index, line) in variants.enumerated() {
            guard partial.count * line.count <= MRZRepair.maximumShapes else { return }
            partial = partial.flatMap { part in
                line.map { variant in
                    let edit = variant.edit.map { Edit(offset: index * length + $0.offset, count: $0.count) }
                    let edits = part.edits + (edit.map { [$0] } ?? [])
                    return (part.characters + variant.line, edits, part.cost + variant.cost)
                }
            }
        }
        for (characters, edits, cost) in partial where characters.allSatisfy(MRZCharacter.isAllowed) {
            guard let first = characters.first,
                let format = MRZFormat(characterCount: characters.count, firstCharacter: first)
            else { continue }
            shapes.append(RepairShape(format: format, characters: characters, edits: edits, cost: cost))
        }
    }
}
