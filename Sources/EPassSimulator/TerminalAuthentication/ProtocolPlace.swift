// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Where chip or terminal authentication runs (Doc 9303-11, 6.2 and 7.1).
package enum ProtocolPlace: String, CaseIterable, Sendable, Hashable {
    /// In the eMRTD application, as in European passports; EF.DG14 says so.
    case application
    /// In the master file, as the LDS2 applications want it; EF.CardSecurity says so, and EF.DG14 does not.
    case masterFile
    /// In both.
    case both

    /// Whether it runs where the chip stands.
    func includes(_ directory: ChipFileSystem.Directory) -> Bool {
        switch directory {
        case .travelDocument: self != .masterFile
        case .masterFile: self != .application
        case .lds2, .other, .none: false
        }
    }
}
