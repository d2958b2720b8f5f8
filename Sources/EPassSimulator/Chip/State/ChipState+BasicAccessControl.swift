// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816

/// GET CHALLENGE and EXTERNAL AUTHENTICATE, Doc 9303-11, 4.3.4.
extension ChipState {
    mutating func getChallenge(
        _ length: Int, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        if circumstances.isProtected, terminalAuthentication != nil {
            return try getTerminalChallenge(length, circumstances)
        }
        guard accessControl != .open else { throw ChipCommand.Refusal(.instructionNotSupported) }
        try checkMayRunBasic(circumstances)
        guard length == 8 || length == 256 else { throw ChipCommand.Refusal(StatusBytes(0x6C08)) }
        // A chip that knows PACE only gives a challenge too and refuses what follows (F-1).
        guard let challenge = try? access?.makeChallenge() ?? random.bytes(8) else {
            throw ChipCommand.Refusal(.noDiagnosis)
        }
        return Answer(data: challenge)
    }

    mutating func externalAuthenticate(
        _ data: [UInt8], _ length: Int?, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        if circumstances.isProtected, terminalAuthentication != nil {
            return try authenticateTerminal(data, circumstances)
        }
        guard accessControl != .open else { throw ChipCommand.Refusal(.instructionNotSupported) }
        try checkMayRunBasic(circumstances)
        guard var control = access else { throw ChipCommand.Refusal(.referencedDataNotFound) }
        defer { access = control }
        guard let length, length >= 40 else {
            control.forgetChallenge()
            throw ChipCommand.Refusal(.wrongLength)
        }
        let granted = try control.authenticate(data)
        chipIdentifier = control.chipIdentifier
        return Answer(data: granted.response, session: granted.session)
    }

    private func checkMayRunBasic(_ circumstances: Circumstances) throws(ChipCommand.Refusal) {
        guard directory == .travelDocument, !circumstances.isProtected,
            !(behaviour.locksBasicAfterPACE && hasFailedPACE)
        else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
    }
}
