// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The number of a data group of the LDS1 application, 1 to 16 (Doc 9303-10, 4.7, Table 38).
public struct DataGroupNumber: RawRepresentable, Hashable, Sendable, Comparable, CaseIterable, CustomStringConvertible {
    /// The number, 1 to 16.
    public let rawValue: Int

    /// The data group of that number, or nil where the number is not 1 to 16.
    public init?(rawValue: Int) {
        guard (1...Self.tags.count).contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// The data group whose file has that outer tag, or nil where no data group has it.
    package init?(tag: UInt8) {
        guard let index = Self.tags.firstIndex(of: tag) else { return nil }
        self.rawValue = index + 1
    }

    private init(valid number: Int) { self.rawValue = number }

    /// The details of the machine readable zone.
    public static let dg1 = Self(valid: 1)
    /// The encoded face.
    public static let dg2 = Self(valid: 2)
    /// The encoded fingers.
    public static let dg3 = Self(valid: 3)
    /// The encoded eyes.
    public static let dg4 = Self(valid: 4)
    /// The displayed portrait.
    public static let dg5 = Self(valid: 5)
    /// Reserved for future use.
    public static let dg6 = Self(valid: 6)
    /// The displayed signature or usual mark.
    public static let dg7 = Self(valid: 7)
    /// Data features.
    public static let dg8 = Self(valid: 8)
    /// Structure features.
    public static let dg9 = Self(valid: 9)
    /// Substance features.
    public static let dg10 = Self(valid: 10)
    /// Additional personal details.
    public static let dg11 = Self(valid: 11)
    /// Additional document details.
    public static let dg12 = Self(valid: 12)
    /// Optional details of the issuing State.
    public static let dg13 = Self(valid: 13)
    /// Security options.
    public static let dg14 = Self(valid: 14)
    /// The public key for active authentication.
    public static let dg15 = Self(valid: 15)
    /// Persons to notify.
    public static let dg16 = Self(valid: 16)

    /// All sixteen, in order.
    public static var allCases: [Self] { tags.indices.map { Self(valid: $0 + 1) } }

    /// The outer tag of the file, one octet; the same octet stands for the data group in the tag list of EF.COM.
    public var tag: UInt8 { Self.tags[rawValue - 1] }

    /// The name in reports: `DG1`.
    public var description: String { Self.names[rawValue - 1] }

    /// Ordered by number.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Made once: reports and the names of files ask for them again and again.
    private static let names = tags.indices.map { "DG\($0 + 1)" }

    /// Doc 9303-10, Table 38; DG2 and DG4 carry the tags of biometric templates.
    private static let tags: [UInt8] = [
        0x61, 0x75, 0x63, 0x76, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6A, 0x6B, 0x6C, 0x6D, 0x6E, 0x6F, 0x70,
    ]
}
