// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A password that a chip knows for PACE (Doc 9303-11, 9.7.3 and table of 4.4.4.1; BSI TR-03110-2, 2.2 for PIN and
/// PUK).
package enum PasswordKind: String, CaseIterable, Sendable, Hashable {
    /// The fields of the machine readable zone.
    case mrz = "MRZ"
    /// The card access number, printed on the document.
    case can = "CAN"
    /// The holder's secret number; it has a retry counter.
    case pin = "PIN"
    /// The number that unblocks the PIN; it has a retry counter and opens no file.
    case puk = "PUK"

    /// The value of `DO'83'` in MSE:Set AT.
    package var reference: UInt8 { UInt8(truncatingIfNeeded: 1 + (Self.allCases.firstIndex(of: self) ?? 0)) }

    /// How often a wrong value is taken before the password is blocked; nil where it never is.
    var initialTries: Int? {
        switch self {
        case .mrz, .can: nil
        case .pin: 3
        case .puk: 10
        }
    }
}
