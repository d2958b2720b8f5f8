// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a command is about: the step of a protocol, or what is selected or read. Told from the command and from what
/// the chip has in mind, before it is looked into; a command that is refused is a step, too.
package enum ChipStep: String, CaseIterable, Sendable, Hashable {
    /// MSE:Set AT of PACE (Doc 9303-11, 4.4.4.1).
    case paceSelection
    /// Step 1 of PACE: the encrypted nonce.
    case paceNonce
    /// Step 2 of PACE: the mapping data.
    case paceMapping
    /// Step 3 of PACE: the ephemeral public keys.
    case paceAgreement
    /// Step 4 of PACE: the tokens.
    case paceToken
    /// GET CHALLENGE of Basic Access Control (4.3.4.1).
    case bacChallenge
    /// EXTERNAL AUTHENTICATE of Basic Access Control (4.3.4.2).
    case bacAuthentication
    /// MSE:Set AT of chip authentication (6.2.4.2).
    case chipSelection
    /// GENERAL AUTHENTICATE of chip authentication, or MSE:Set KAT, which does it all (6.2.4).
    case chipAgreement
    /// INTERNAL AUTHENTICATE of active authentication (6.1.4).
    case activeAuthentication
    /// MSE:Set DST of terminal authentication (7.1.5.1).
    case terminalAuthority
    /// PSO:Verify Certificate (7.1.5.2).
    case terminalCertificate
    /// MSE:Set AT of terminal authentication (7.1.5.3).
    case terminalSelection
    /// GET CHALLENGE of terminal authentication (7.1.5.4).
    case terminalChallenge
    /// EXTERNAL AUTHENTICATE of terminal authentication (7.1.5.5).
    case terminalAuthentication
    /// SELECT of the master file.
    case selectMasterFile
    /// SELECT of an application by its identifier.
    case selectApplication
    /// SELECT of an elementary file.
    case selectFile
    /// READ BINARY, with an even or an odd instruction.
    case read
    /// READ RECORD of an LDS2 application (Doc 9303-10, 3.7.2).
    case readRecord
    /// APPEND RECORD (3.7.1).
    case appendRecord
    /// SEARCH RECORD (3.7.3).
    case searchRecord
    /// FILE AND MEMORY MANAGEMENT (3.8.3).
    case fileMemory
    /// UPDATE BINARY of additional biometrics (3.8.1).
    case updateBinary
    /// ACTIVATE of additional biometrics (3.8.2).
    case activate
    /// GET RESPONSE.
    case getResponse
    /// Any other command.
    case other
}

/// What happened on a chip since it was powered or reset last.
package enum ChipEvent: String, CaseIterable, Sendable, Hashable {
    /// Basic Access Control succeeded.
    case bac = "BAC"
    /// PACE succeeded.
    case pace = "PACE"
    /// A run of PACE was begun, and the last one did not succeed.
    case failedPACE
    /// A key of Basic Access Control or a token of PACE was wrong.
    case wrongPassword
    /// Chip authentication was answered with success.
    case chipAuthentication
    /// Active authentication was answered with success.
    case activeAuthentication
    /// Terminal authentication succeeded.
    case terminalAuthentication
}
