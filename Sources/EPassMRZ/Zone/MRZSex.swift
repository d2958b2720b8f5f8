// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The sex of the holder in a machine readable zone (Doc 9303-4, 4.2.2.2).
public enum MRZSex: String, CaseIterable, Sendable, Hashable {
    /// `F`
    case female = "F"
    /// `M`
    case male = "M"
    /// `<`: not specified, printed as X outside the zone.
    case unspecified = "<"

    /// Every character other than `F` and `M` is taken as unspecified.
    init(character: UInt8) {
        self = Self.allCases.first { $0.rawValue.utf8.first == character } ?? .unspecified
    }

    /// One English word: `female`, `male` or `unspecified`.
    public var word: String {
        switch self {
        case .female: "female"
        case .male: "male"
        case .unspecified: "unspecified"
        }
    }
}
