// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// In what a chip departs from the standard where its LDS2 applications are selected and read. `Docs/lds2.md` lists
/// what a reading makes of each.
package enum LDS2ChipFault: String, CaseIterable, Sendable, Hashable {
    /// Record numbers wrap: behind the last record comes the first one again, for ever.
    case numbersWrap
    /// Every record says that it is longer than what comes of it.
    case recordsWithoutEnd
    /// Every record comes with 9000 and no octets.
    case recordsEmpty
    /// READ RECORD is answered with 6C10, whatever length is asked for.
    case lengthCorrected
    /// READ RECORD is answered with 6F00.
    case recordsRefused
    /// READ RECORD is answered with 6982, whatever rights there are.
    case recordsDenied
    /// READ RECORD of one record gives all from that one on.
    case recordsTogether
    /// SELECT of an application is answered with 6A82, whatever rights there are.
    case applicationsHidden
    /// EF.Biometrics say that they have almost 4 GiB.
    case biometricsHuge
    /// UPDATE BINARY with the size of the file (DO'C0') is answered with 6A80, as the standard lets it.
    case fileSizeRefused
    /// UPDATE BINARY is answered with 9000, and nothing is written.
    case updatesLost
    /// UPDATE BINARY is answered with 9000, and the last octet is written with a bit changed.
    case updatesChanged
    /// ACTIVATE is answered with 6985.
    case activationRefused
}
