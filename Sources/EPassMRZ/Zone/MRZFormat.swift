// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The five shapes of a machine readable zone (Doc 9303-3, 4.2; Doc 9303-4 to -7, 4.2.2).
public enum MRZFormat: String, CaseIterable, Sendable, Hashable {
    /// Cards of size TD1: three lines of 30 characters (Doc 9303-5).
    case td1 = "TD1"
    /// Documents of size TD2: two lines of 36 characters (Doc 9303-6).
    case td2 = "TD2"
    /// Passports, size TD3: two lines of 44 characters (Doc 9303-4).
    case td3 = "TD3"
    /// Visas of full size: two lines of 44 characters, without optional and composite check digit (Doc 9303-7).
    case mrvA = "MRV-A"
    /// Visas of small size: two lines of 36 characters, without optional and composite check digit (Doc 9303-7).
    case mrvB = "MRV-B"

    /// How many lines the zone has: 2 or 3.
    public var lineCount: Int { self == .td1 ? 3 : 2 }

    /// How many characters one line has: 30, 36 or 44.
    public var lineLength: Int {
        switch self {
        case .td1: 30
        case .td2, .mrvB: 36
        case .td3, .mrvA: 44
        }
    }

    /// How many characters the zone has without line breaks: 90, 72 or 88.
    public var characterCount: Int { lineCount * lineLength }

    /// Whether the format is one of a visa.
    public var isVisa: Bool { self == .mrvA || self == .mrvB }

    /// With what a document code begins: Doc 9303-4 to -7, 4.2.2, and 9303-8 for the single sheet `PU` of size TD2.
    var documentCodeLetters: String {
        switch self {
        case .td3: "P"
        case .td1: "ACI"
        case .td2: "ACIP"
        case .mrvA, .mrvB: "V"
        }
    }

    /// The format of a zone with that many characters and that first character; nil where the count fits none.
    ///
    /// Only visas begin with `V` (Doc 9303-7, 4.2.2), so the first character tells MRV-A from TD3 and MRV-B from TD2.
    package init?(characterCount: Int, firstCharacter: UInt8) {
        let isVisa = firstCharacter == UInt8(ascii: "V")
        switch characterCount {
        case 90: self = .td1
        case 72: self = isVisa ? .mrvB : .td2
        case 88: self = isVisa ? .mrvA : .td3
        default: return nil
        }
    }

    /// The line and column, both counted from 1, of a position in the zone without line breaks.
    public func lineAndColumn(ofOffset offset: Int) -> (line: Int, column: Int) {
        (offset / lineLength + 1, offset % lineLength + 1)
    }
}
