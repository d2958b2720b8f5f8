// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// A machine readable zone in which errors of optical reading were corrected, and what was changed.
///
/// The check digits decide: a repair counts only if afterwards all of them are right, and only if no other needs fewer
/// changes. A character is replaced only within a table of those that optical reading and people confuse, and never in
/// a field whose check digit fits. What no check digit covers (names, codes) is changed only where its field leaves no
/// choice: a digit in a name, fillers lost from the end of a line.
///
/// A check digit is one of ten. In a document number or optional data, where letters and digits may both stand, a
/// misread character outside the table can be met by a change of a right one, and the check digit fits all the same:
/// such a repair is never decided (``isDecided``), but a proposal that a person compares with the document.
public struct MRZRepair: Sendable {
    /// One thing that was changed.
    public struct Change: Sendable, Hashable {
        /// The ways to change a zone; each keeps or restores the length of a line.
        public enum Kind: String, Sendable, Hashable {
            /// One character for another.
            case replaced
            /// Fillers that had been lost.
            case inserted
            /// Fillers that had been doubled.
            case removed
        }

        /// Replaced, inserted or removed.
        public let kind: Kind
        /// The line in the repaired zone, counted from 1.
        public let line: Int
        /// The column in the repaired zone, counted from 1.
        public let column: Int
        /// The field; nil where a check digit was replaced.
        public let field: MRZField?
        /// What stood there; empty for inserted fillers.
        public let found: String
        /// What stands there now; empty for removed fillers.
        public let written: String
    }

    /// The zone with all check digits right.
    public let mrz: MRZ
    /// What was changed, by line and column; empty where nothing had to be.
    public let changes: [Change]
    /// What was brought into outer shape before.
    public let normalisations: [MRZNormalisation]
    /// Whether the alphabets of the fields left no other reading: no character of a document number or of optional data
    /// was replaced, no filler put into or taken out of what they say, and nothing else fits with as few changes.
    public internal(set) var isDecided: Bool

    /// How many characters of number and optional data may be replaced on the word of check digits.
    static let maximumReplacements = 3
    /// How many ways of placing lost or doubled fillers are looked at.
    static let maximumShapes = 4096
    /// How many repairs are listed; where more fit, none is.
    public static let maximumCandidates = 64

    /// Repairs what a scanner or person gave.
    ///
    /// - Parameter text: as for ``MRZScanner/scan(_:)-(String)``; lines may lack fillers or have too many.
    /// - Returns: the repaired zone; without changes where nothing was wrong. It is a proposal unless ``isDecided``.
    /// - Throws: `mrz.notRepairable`, `mrz.ambiguousRepair` (two repairs fit), and what the scanner throws for an input
    ///   that is no zone at all.
    public static func repair(_ text: String) throws(MRZError) -> MRZRepair { try only(candidates(for: text)) }

    /// Repairs a zone that has its proper length.
    ///
    /// - Throws: `mrz.notRepairable`, `mrz.ambiguousRepair`.
    public static func repair(_ mrz: MRZ) throws(MRZError) -> MRZRepair { try only(candidates(for: mrz)) }

    /// All repairs that need the fewest changes, at least one; a single one without changes where nothing was wrong.
    ///
    /// - Parameter text: as for ``repair(_:)-(String)``.
    /// - Throws: `mrz.notRepairable`; `mrz.ambiguousRepair` where more than ``maximumCandidates`` fit; and what the
    ///   scanner throws for an input that is no zone at all.
    public static func candidates(for text: String) throws(MRZError) -> [MRZRepair] {
        let scanError: MRZError
        do throws(MRZError) {
            let scan = try MRZScanner.scan(text)
            return try candidates(for: scan.mrz, normalisations: scan.normalisations)
        } catch {
            guard error.code == .length || error.code == .lineLength else { throw error }
            scanError = error
        }
        let input = try MRZInput(text)
        let shapes = RepairShape.shapes(for: input.lines)
        guard !shapes.isEmpty else { throw scanError }
        return try best(of: shapes, replacements: shapes.count <= 100 ? 1 : 0) { format in
            let used = input.normalisations.union(RepairShape.normalisations(ofSpacesIn: input.lines, format: format))
            return MRZNormalisation.allCases.filter(used.contains)
        }
    }

    /// All repairs of a zone of proper length that need the fewest changes.
    ///
    /// - Throws: `mrz.notRepairable`; `mrz.ambiguousRepair` where more than ``maximumCandidates`` fit.
    public static func candidates(for mrz: MRZ) throws(MRZError) -> [MRZRepair] {
        try candidates(for: mrz, normalisations: [])
    }

    private static func candidates(
        for mrz: MRZ, normalisations: [MRZNormalisation]
    ) throws(MRZError) -> [MRZRepair] {
        let shape = RepairShape(format: mrz.format, characters: mrz.characters, edits: [], cost: 0)
        return try best(of: [shape], replacements: maximumReplacements) { _ in normalisations }
    }

    private static func only(_ candidates: [MRZRepair]) throws(MRZError) -> MRZRepair {
        guard let first = candidates.first, candidates.count == 1 else { throw ambiguity(candidates) }
        return first
    }

    /// Several repairs fit; where they differ in the name alone, that is said.
    static func ambiguity(_ candidates: [MRZRepair]) -> MRZError {
        let differing = Set(
            zip(candidates, candidates.dropFirst()).flatMap { left, right in
                zip(left.mrz.characters, right.mrz.characters).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
            })
        guard let mrz = candidates.first?.mrz, let first = differing.min(),
            candidates.allSatisfy({ $0.mrz.format == mrz.format }),
            differing.allSatisfy(MRZLayout(mrz.format).name.contains)
        else { return MRZError(.ambiguousRepair, .mrzRepairSeveral) }
        let place = mrz.format.lineAndColumn(ofOffset: first)
        return MRZError(.ambiguousRepair, .mrzRepairNameEndsInK, line: place.line, column: place.column, field: .name)
    }

    private struct Fit: Equatable {
        let shape: RepairShape
        let characters: [UInt8]

        static func == (left: Self, right: Self) -> Bool { left.characters == right.characters }
    }

    /// The shapes and sets of replacements with the fewest changes that make all check digits right.
    private static func best(
        of shapes: [RepairShape], replacements: Int, normalisations: (MRZFormat) -> [MRZNormalisation]
    ) throws(MRZError) -> [MRZRepair] {
        let prepared = shapes.flatMap { shape in
            FieldClassRepair.readings(of: shape.characters, format: shape.format).map {
                Fit(shape: shape, characters: $0)
            }
        }
        // Each level assumes one change more; the first at which something fits decides.
        let most = (shapes.map(\.cost).max() ?? 0) + replacements
        for level in 0...most {
            var fits: [Fit] = []
            for start in prepared where (0...replacements).contains(level - start.shape.cost) {
                let search = ReplacementSearch(start.characters, format: start.shape.format)
                for found in search.fits(replacing: level - start.shape.cost) {
                    let fit = Fit(shape: start.shape, characters: found)
                    if !fits.contains(fit) { fits.append(fit) }
                }
                guard fits.count <= maximumCandidates else {
                    throw MRZError(.ambiguousRepair, .mrzRepairTooMany(most: maximumCandidates))
                }
            }
            if !fits.isEmpty { return try repairs(fits, normalisations) }
        }
        throw MRZError(.notRepairable, .mrzRepairNone)
    }

    private static func repairs(
        _ fits: [Fit], _ normalisations: (MRZFormat) -> [MRZNormalisation]
    ) throws(MRZError) -> [MRZRepair] {
        var repairs: [MRZRepair] = []
        for fit in fits {
            let mrz = try MRZ(characters: fit.characters, format: fit.shape.format)
            let changes = changes(from: fit.shape, to: fit.characters)
            repairs.append(
                MRZRepair(
                    mrz: mrz, changes: changes, normalisations: normalisations(mrz.format),
                    isDecided: fits.count == 1 && changes.allSatisfy { isForced($0, in: mrz) }))
        }
        return repairs
    }

    /// Whether the field leaves no other reading: a character that its alphabet does not have, or fillers where nothing
    /// else is.
    private static func isForced(_ change: Change, in mrz: MRZ) -> Bool {
        switch change.field {
        case .documentNumber: return false
        case .optionalData, .optionalData2:
            guard change.kind != .replaced, let field = change.field else { return false }
            return mrz.characters[mrz.range(of: field)].allSatisfy { $0 == MRZCharacter.filler }
        case .name, .documentCode, .issuer, .nationality: return true
        default: return change.kind == .replaced
        }
    }

    private static func changes(from shape: RepairShape, to characters: [UInt8]) -> [Change] {
        let layout = MRZLayout(shape.format)
        func field(at offset: Int) -> MRZField? {
            MRZField.allCases.first { layout.range(of: $0).contains(offset) }
        }
        var changes = shape.edits.map { edit -> Change in
            let place = shape.format.lineAndColumn(ofOffset: min(edit.offset, characters.count - 1))
            let fillers = String(repeating: "<", count: abs(edit.count))
            return Change(
                kind: edit.count > 0 ? .inserted : .removed, line: place.line, column: place.column,
                field: field(at: edit.offset), found: edit.count > 0 ? "" : fillers,
                written: edit.count > 0 ? fillers : "")
        }
        for (offset, (before, after)) in zip(shape.characters, characters).enumerated() where before != after {
            let place = shape.format.lineAndColumn(ofOffset: offset)
            changes.append(
                Change(
                    kind: .replaced, line: place.line, column: place.column, field: field(at: offset),
                    found: String(decoding: [before], as: UTF8.self), written: String(decoding: [after], as: UTF8.self))
            )
        }
        return changes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
}
