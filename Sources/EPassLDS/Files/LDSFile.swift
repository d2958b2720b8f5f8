// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTLV

/// An elementary file of an eMRTD, of the master file or of the LDS1 application (Doc 9303-10, 3.11 and 4).
public enum LDSFile: Hashable, Sendable {
    /// EF.COM: versions and the list of data groups.
    case com
    /// EF.SOD: the document security object.
    case sod
    /// EF.CardAccess of the master file: what PACE needs.
    case cardAccess
    /// EF.CardSecurity of the master file: signed keys of the chip.
    case cardSecurity
    /// EF.DIR of the master file: the applications of the chip.
    case dir
    /// EF.ATR/INFO of the master file: capabilities and buffer sizes.
    case atrInfo
    /// EF.CVCA: the authorities whose certificates the chip verifies in Terminal Authentication (Doc 9303-11, K.2). Its
    /// place is the default one; `TerminalAuthenticationInfo.efCVCA` may name another.
    case cvca
    /// EF.DG1 to EF.DG16.
    case dataGroup(DataGroupNumber)

    /// Where a file lives; the same file identifier means another file in another place.
    public enum Application: Hashable, Sendable {
        /// The master file.
        case masterFile
        /// The LDS1 eMRTD application.
        case eMRTD
    }

    /// The application identifier of the LDS1 eMRTD application (Doc 9303-10, 4.1).
    public static let applicationIdentifier: [UInt8] = [0xA0, 0x00, 0x00, 0x02, 0x47, 0x10, 0x01]
    /// The file identifier of the master file (ISO/IEC 7816-4, 7.1.1).
    public static let masterFileIdentifier: UInt16 = 0x3F00

    /// The file with that name, as in `name`; upper and lower case are the same. Nil for an unknown name.
    package init?(name: String) {
        guard let file = Self.byName[name.lowercased()] else { return nil }
        self = file
    }

    /// By the name in lower case.
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name.lowercased(), $0) })

    /// The file with that identifier in that place, or nil where Doc 9303-10 defines none.
    package init?(fileIdentifier: UInt16, in application: Application) {
        let match = Self.allCases.first { $0.application == application && $0.fileIdentifier == fileIdentifier }
        guard let match else { return nil }
        self = match
    }

    /// The file of the LDS1 application whose outer tag this is, or nil.
    ///
    /// Files of the master file are not found by tag: theirs are the universal tags of ASN.1, and EF.DIR shares tag 61
    /// with DG1.
    package init?(tag: TLVTag) {
        let match = Self.allCases.first { $0.application == .eMRTD && $0.tag == tag }
        guard let match else { return nil }
        self = match
    }

    /// Where the file lives.
    public var application: Application { facts.application }
    /// The two octets by which SELECT names the file in its application.
    public var fileIdentifier: UInt16 { facts.identifier }
    /// The outer tag; nil for EF.ATR/INFO, EF.DIR and EF.CVCA, which are sequences of data objects without an outer
    /// one.
    public var tag: TLVTag? { facts.tag }
    /// The name in reports and on the command line: `DG1`, `SOD`, `COM`, `CardAccess`, `CardSecurity`, `DIR`,
    /// `ATRInfo`, `CVCA`.
    public var name: String { facts.name }

    private var facts: (application: Application, identifier: UInt16, tag: TLVTag?, name: String) {
        switch self {
        case .com: (.eMRTD, 0x011E, 0x60, "COM")
        case .sod: (.eMRTD, 0x011D, 0x77, "SOD")
        case .cardAccess: (.masterFile, 0x011C, 0x31, "CardAccess")
        case .cardSecurity: (.masterFile, 0x011D, 0x30, "CardSecurity")
        case .dir: (.masterFile, 0x2F00, nil, "DIR")
        case .atrInfo: (.masterFile, 0x2F01, nil, "ATRInfo")
        case .cvca: (.eMRTD, 0x011C, nil, "CVCA")
        case .dataGroup(let number):
            (
                .eMRTD, 0x0100 | UInt16(truncatingIfNeeded: number.rawValue), TLVTag(UInt32(number.tag)),
                number.description
            )
        }
    }

    /// The short identifier, 1 to 30, by which READ BINARY names the file in its application.
    public var shortEF: UInt8 {
        // The last five bits of the file identifier, but for EF.DIR, whose are 0.
        self == .dir ? 0x1E : UInt8(truncatingIfNeeded: fileIdentifier) & 0x1F
    }

    /// The number where the file is a data group, otherwise nil.
    public var dataGroupNumber: DataGroupNumber? {
        if case .dataGroup(let number) = self { number } else { nil }
    }
}

extension LDSFile: CaseIterable, Comparable, CustomStringConvertible {
    /// Every file: those of the master file, then EF.COM, EF.SOD, EF.CVCA, EF.DG1 to EF.DG16.
    public static let allCases: [LDSFile] =
        [.cardAccess, .cardSecurity, .dir, .atrInfo, .com, .sod, .cvca] + DataGroupNumber.allCases.map(Self.dataGroup)

    /// The order of `allCases`, which is the order of reports.
    public static func < (left: LDSFile, right: LDSFile) -> Bool { left.rank < right.rank }

    /// The standard's name: `EF.DG1`.
    public var description: String { self == .atrInfo ? "EF.ATR/INFO" : "EF.\(name)" }

    private var rank: Int {
        switch self {
        case .cardAccess: 0
        case .cardSecurity: 1
        case .dir: 2
        case .atrInfo: 3
        case .com: 4
        case .sod: 5
        case .cvca: 6
        case .dataGroup(let number): 6 + number.rawValue
        }
    }
}
