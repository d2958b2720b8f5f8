// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassMRZ
import EPassMessages

/// The MRZ of one document as it was scanned or typed, or `NUMBER,YYMMDD,YYMMDD`. Its lines are wiped with the last
/// copy.
struct ScannedZone: Sendable {
    fileprivate let lines: [SecretLine]

    fileprivate var text: String { lines.map(\.text).joined(separator: "\n") }

    fileprivate init(lines: [SecretLine]) { self.lines = lines }

    /// The MRZ that a document has in EF.DG1.
    init(_ mrz: MRZ) { lines = mrz.lines.map { SecretLine(SecretBytes(copying: $0.utf8)) } }

    /// Whether both are of one document: number and dates are the same, whatever else was given.
    func isSame(as other: ScannedZone) -> Bool {
        guard let own = try? input().accessKeyFields, let fields = try? other.input().accessKeyFields else {
            return text == other.text
        }
        return own.mrzInformation(.computed) == fields.mrzInformation(.computed)
    }

    /// What opens the chip.
    ///
    /// - Throws: `MRZError` where the lines are no MRZ, or not the whole of one.
    func input() throws(MRZError) -> AccessInput { try AccessInput.parse(text) }
}

/// Puts lines together until they are an MRZ: one, two or three of them.
struct ZoneAssembler {
    /// What a line comes to.
    enum Step: Sendable {
        /// More lines belong to it.
        case more
        /// The MRZ is whole.
        case whole(ScannedZone)
        /// This is no MRZ; what came of it is wiped.
        case refused(Message)
    }

    private var lines: [SecretLine] = []

    /// Whether lines wait for others.
    var hasBegun: Bool { !lines.isEmpty }

    /// Takes one line more.
    mutating func add(_ line: SecretLine) -> Step {
        lines.append(line)
        let zone = ScannedZone(lines: lines)
        do throws(MRZError) {
            _ = try zone.input()
            lines = []
            return .whole(zone)
        } catch {
            if error.code == .length, lines.count < 3, canGoOn(zone.text) { return .more }
            lines = []
            return .refused(error.message)
        }
    }

    /// Wipes the lines that wait.
    mutating func clear() { lines = [] }

    /// Whether more lines may make an MRZ of what is there. A zone begins with one of five letters (the
    /// document codes of Doc 9303-4 to 9303-7), and has two or three lines of 30 characters or more: whatever else
    /// comes is refused at once, and does not spoil the next zone.
    private func canGoOn(_ text: String) -> Bool {
        let characters = text.unicodeScalars.filter { !$0.properties.isWhitespace }
        guard let first = characters.first, "PVIACpviac".unicodeScalars.contains(first) else { return false }
        return characters.count >= 30 * lines.count && !Self.isComplete(text)
    }

    /// Whether enough came for a zone, or for number and dates.
    private static func isComplete(_ text: String) -> Bool {
        if text.filter({ $0 == "," }).count == 2 { return true }
        let count = text.unicodeScalars.filter { !$0.properties.isWhitespace }.count
        // Two lines of TD1 hold 60 characters, so a zone of that many waits for its third line.
        return count == 88 || count == 72 || count >= 90
    }
}
