// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A machine readable zone in which errors of optical reading were corrected, and what was changed.
///
/// The check digits decide: a repair counts only if afterwards all of them are right, and only if no other repair with as few
/// changes does as well. What no check digit covers (names, codes) is changed only where its field leaves no choice: a digit in
/// a name, fillers lost from the end of a line. A check digit is one of ten, so that a repair is a proposal to show to a person,
/// never proof of what the document says.
public struct MRZRepair: Sendable {
    /// One thing that was changed.
    public struct Change: Sendable, Hashable {
        /// What was done.
        public enum Kind: String, Sendable, Hashable {
            /// One character for another.
            case replaced
            /// Fillers that had been lost.
            case inserted
            /// Fillers that had been doubled.
            case removed
        }

        /// What was done.
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

    /// How many characters of number and optional data may be replaced on the word of check digits.
    static let maximumReplacements = 3
    /// How many ways of placing lost or doubled fillers are looked at.
    static let maximumShapes = 4096

    /// Repairs what a scanner or person gave.
    ///
    /// - Parameter text: as for ``MRZScanner/scan(_:)-(String)``; lines may lack fillers or have too many.
    /// - Returns: the repaired zone; without changes where nothing was wrong.
    /// - Throws: `mrz.notRepairable`, `mrz.ambiguousRepair` (two repairs fit), and what the scanner throws for an input that
    ///   is no zone at all.
    public static func repair(_ text: String) throws(MRZError) -> MRZRepair {
        let scanError: MRZError
        do throws(MRZError) {
            let scan = try MRZScanner.scan(text)
            return try repair(scan.mrz, normalisations: scan.normalisations)
        } catch {
            guard error.code == .length || error.code == .lineLength else { throw error }
            scanError = error
        }
        let input = try MRZInput(text)
        let shapes = RepairShape.shapes(for: input.lines)
        guard !shapes.isEmpty else { throw scanError }
        let repair = try best(of: shapes, normalisations: [], replacements: shapes.count <= 100 ? 1 : 0)
        let used = input.normalisations.union(
            RepairShape.normalisations(ofSpacesIn: input.lines, format: repair.mrz.format))
        return MRZRepair(
            mrz: repair.mrz, changes: repair.changes,
            normalisations: MRZNormalisation.allCases.filter(used.contains))
    }

    /// Repairs a zone that has its proper length.
    ///
    /// - Throws: `mrz.notRepairable`, `mrz.ambiguousRepair`.
    public static func repair(_ mrz: MRZ) throws(MRZError) -> MRZRepair { try repair(mrz, normalisations: []) }

    private static func repair(_ mrz: MRZ, normalisations: [MRZNormalisation]) throws(MRZError) -> MRZRepair {
        let shape = RepairShape(format: mrz.format, characters: mrz.characters, edits: [], cost: 0)
        return try best(of: [shape], normalisations: normalisations, replacements: maximumReplacements)
    }

    /// The one shape and the one set of replacements with the fewest changes that make all check digits right.
    private static func best(
        of shapes: [RepairShape], normalisations: [MRZNormalisation], replacements: Int
    ) throws(MRZError) -> MRZRepair {
        var prepared: [(shape: RepairShape, characters: [UInt8])] = []
        var nameError: MRZError?
        for shape in shapes {
            do throws(MRZError) {
                prepared.append((shape, try FieldClassRepair.applied(to: shape.characters, format: shape.format)))
            } catch {
                nameError = error
            }
        }
        if prepared.isEmpty, let nameError { throw nameError }
        // Each level assumes one change more; the first at which something fits decides.
        let most = (shapes.map(\.cost).max() ?? 0) + replacements
        for level in 0...most {
            var fits: [(shape: RepairShape, characters: [UInt8])] = []
            for (shape, characters) in prepared where (0...replacements).contains(level - shape.cost) {
                let search = ReplacementSearch(characters, format: shape.format)
                for found in search.fits(replacing: level - shape.cost)
                where !fits.contains(where: { $0.characters == found }) {
                    fits.append((shape, found))
                }
                if fits.count > 1 { break }
            }
            if fits.count > 1 {
                throw MRZError(.ambiguousRepair, "Several repairs make the check digits right.")
            }
            if let fit = fits.first {
                return MRZRepair(
                    mrz: try MRZ(characters: fit.characters, format: fit.shape.format),
                    changes: changes(from: fit.shape, to: fit.characters), normalisations: normalisations)
            }
        }
        throw MRZError(.notRepairable, "No repair makes the check digits right.")
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

/// Replaces confusable characters of document number and optional data, where letters and digits are both allowed.
struct ReplacementSearch {
    private let characters: [UInt8]
    private let layout: MRZLayout
    private let positions: [Int]

    init(_ characters: [UInt8], format: MRZFormat) {
        self.characters = characters
        layout = MRZLayout(format)
        let open = Array(layout.documentNumber) + Array(layout.optionalData) + Array(layout.optionalData2)
        positions = open.filter { Confusion.other(characters[$0]) != nil }
    }

    /// The zones with exactly that many replacements whose check digits are all right; two at the most.
    func fits(replacing count: Int) -> [[UInt8]] {
        var results: [[UInt8]] = []
        var zone = characters
        extend(&zone, from: 0, remaining: count, into: &results)
        return results
    }

    private func extend(_ zone: inout [UInt8], from start: Int, remaining: Int, into results: inout [[UInt8]]) {
        if remaining == 0 {
            if isRight(zone) { results.append(zone) }
            return
        }
        var index = start
        while index < positions.count, results.count < 2 {
            let position = positions[index]
            if let other = Confusion.other(characters[position]) {
                zone[position] = other
                extend(&zone, from: index + 1, remaining: remaining - 1, into: &results)
                zone[position] = characters[position]
            }
            index += 1
        }
    }

    private func isRight(_ zone: [UInt8]) -> Bool {
        let digits = MRZReading(zone.span, layout).checkDigits
        return digits.documentNumber.outcome != .wrong && digits.dateOfBirth.outcome != .wrong
            && digits.dateOfExpiry.outcome != .wrong && digits.optionalData.outcome != .wrong
            && digits.composite.outcome != .wrong
    }
}

/// The characters that optical reading confuses.
enum Confusion {
    static func digit(for letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "O"): UInt8(ascii: "0")
        case UInt8(ascii: "I"): UInt8(ascii: "1")
        case UInt8(ascii: "B"): UInt8(ascii: "8")
        case UInt8(ascii: "S"): UInt8(ascii: "5")
        case UInt8(ascii: "Z"): UInt8(ascii: "2")
        case UInt8(ascii: "G"): UInt8(ascii: "6")
        default: nil
        }
    }

    static func letter(for digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0"): UInt8(ascii: "O")
        case UInt8(ascii: "1"): UInt8(ascii: "I")
        case UInt8(ascii: "8"): UInt8(ascii: "B")
        case UInt8(ascii: "5"): UInt8(ascii: "S")
        case UInt8(ascii: "2"): UInt8(ascii: "Z")
        case UInt8(ascii: "6"): UInt8(ascii: "G")
        default: nil
        }
    }

    static let fillerLike = UInt8(ascii: "K")

    /// What else a character of an open field may be; nil where nothing.
    static func other(_ character: UInt8) -> UInt8? {
        character == fillerLike ? MRZCharacter.filler : (digit(for: character) ?? letter(for: character))
    }
}
