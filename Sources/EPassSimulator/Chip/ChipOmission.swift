// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a broken chip leaves out, for tests of what finds that out. No description can ask for it.
package enum ChipOmission: String, CaseIterable, Sendable, Hashable {
    /// The checksum of a protected command is not compared.
    case messageChecksum
    /// The counter of a protected command may be that of the one before.
    case messageCounter
    /// What a protected command is filled up with is not looked at.
    case messagePadding
    /// A plain command is carried out as if it were protected, and ends nothing.
    case messagePlain
    /// A command whose protection is wrong is refused, and the channel stays.
    case messageErrorEnds
    /// The checksum of Basic Access Control is not compared.
    case basicChecksum
    /// A challenge of Basic Access Control serves more than once.
    case basicChallenge
    /// The token of PACE is not compared.
    case paceToken
    /// The terminal's key in PACE may be none.
    case paceKey
    /// The terminal's key in chip authentication may be none.
    case agreementKey
    /// The signature of the terminal is not verified.
    case terminalSignature
    /// The terminal may sign without a challenge.
    case terminalChallenge
    /// The signature of a certificate is not verified.
    case certificateSignature
    /// A certificate may be expired.
    case certificateExpiry
    /// Certificates of any role may certify any other.
    case certificateRole
    /// Rights of the document verifier do not bound those of the terminal.
    case certificateRights
    /// The date does not advance.
    case dateAdvance
    /// A terminal of a foreign document verifier advances the date.
    case dateForeign
    /// An expired trust point goes on certifying.
    case trustPointExpiry
    /// Imported keys outlive a loss of power.
    case importedKeys
    /// EF.DG3 is read in any secure channel.
    case dataGroup3Right
    /// The rights of a terminal outlive its channel.
    case rightsEnd
}
