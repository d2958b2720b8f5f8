// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// Lines that look like those of a zone and have a layout outside Doc 9303: read as a zone they would give a number and
/// a name that are none.
enum OtherLayout {
    /// The identity card of France that was issued until 2021: two lines of 36 characters, the name of the holder
    /// without given names in the first, where TD2 has both.
    case frenchIdentityCard
    /// A driving licence: one line of 30 characters where it has a chip after ISO/IEC 18013, and three lines in
    /// Switzerland, the first of nine.
    case drivingLicence
    /// A permit with one line of 30 characters, as China issues for journeys to Hong Kong and Macao.
    case permit

    /// What the lines are; nil where they are no known one of these.
    ///
    /// - Parameter lines: in capitals, without spaces.
    init?(_ lines: [[UInt8]]) {
        let whole = Array(lines.joined())
        if lines.count <= 2, whole.count == 72, zip(whole, "IDFRA".utf8).count(where: ==) >= 4 {
            // Given names stand there, where TD2 has digits: the dates of birth and of expiry. A misread character
            // changes one of them.
            guard whole[49..<63].count(where: MRZCharacter.isDigit) <= 3 else { return nil }
            self = .frenchIdentityCard
        } else if let line = lines.first, lines.count == 1, line.count == 30 {
            let isOfState = CountryCode(rawValue: MRZ.trimmed(line[2..<5])).kind != .unknown
            if line[0] == UInt8(ascii: "D"), isOfState {
                self = .drivingLicence
            } else if line.starts(with: "CS".utf8), [13..<19, 21..<27].allSatisfy({ Self.isNumber(line[$0]) }) {
                self = .permit
            } else {
                return nil
            }
        } else if lines.count == 3, lines[0].count == 9, lines[1].starts(with: "FACHE".utf8) {
            self = .drivingLicence
        } else {
            return nil
        }
    }

    private static func isNumber(_ characters: ArraySlice<UInt8>) -> Bool {
        characters.allSatisfy(MRZCharacter.isDigit)
    }

    /// What it is, and that it is no zone.
    var message: Message {
        switch self {
        case .frenchIdentityCard: .mrzFrenchIdentityCard
        case .drivingLicence: .mrzDrivingLicence
        case .permit: .mrzPermit
        }
    }
}
