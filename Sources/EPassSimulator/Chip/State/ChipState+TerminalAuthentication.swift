// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816

/// MSE:Set DST, PSO:Verify Certificate, MSE:Set AT, GET CHALLENGE and EXTERNAL AUTHENTICATE of terminal authentication,
/// Doc 9303-11, 7.1.5.
extension ChipState {
    mutating func setDigitalSignatureTemplate(
        _ reference: [UInt8], _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        try checkMayRunTerminalAuthentication(circumstances)
        try terminalAuthentication?.selectAuthority(reference)
        return Answer()
    }

    mutating func verifyCertificate(
        _ data: [UInt8], _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        try checkMayRunTerminalAuthentication(circumstances)
        try terminalAuthentication?.verifyCertificate(data)
        if let trust = terminalAuthentication?.trust { files.update(cvca: trust.fileContent) }
        return Answer()
    }

    mutating func setExternalAuthenticationTemplate(
        _ reference: [UInt8], _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        try checkMayRunTerminalAuthentication(circumstances)
        try terminalAuthentication?.selectTerminal(reference)
        return Answer()
    }

    /// GET CHALLENGE in the secure channel.
    mutating func getTerminalChallenge(
        _ length: Int, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        try checkMayRunTerminalAuthentication(circumstances)
        guard length == 8 || length == 256 else { throw ChipCommand.Refusal(StatusBytes(0x6C08)) }
        return Answer(data: try terminalAuthentication?.makeChallenge(random) ?? [])
    }

    /// EXTERNAL AUTHENTICATE in the secure channel.
    mutating func authenticateTerminal(
        _ signature: [UInt8], _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        try checkMayRunTerminalAuthentication(circumstances)
        try terminalAuthentication?.authenticate(
            signature, ChipTerminalBinding(chipIdentifier: chipIdentifier, terminalKey: compressedTerminalKey))
        return Answer()
    }

    /// - Throws: 6D00 where the chip does not know the protocol; 6982 outside a secure channel, and in one whose keys
    ///   do not come from chip authentication or PACE with chip authentication mapping; 6985 elsewhere than in the
    ///   application or the master file, where the chip knows it there.
    private func checkMayRunTerminalAuthentication(_ circumstances: Circumstances) throws(ChipCommand.Refusal) {
        guard let place = terminalAuthentication?.place else { throw ChipCommand.Refusal(.instructionNotSupported) }
        guard circumstances.isProtected, sessionPassword != .puk, compressedTerminalKey != nil else {
            throw ChipCommand.Refusal(.securityStatusNotSatisfied)
        }
        guard place.includes(directory) else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
    }
}
