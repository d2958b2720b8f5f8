// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassTLV

/// MSE:Set AT and GENERAL AUTHENTICATE, Doc 9303-11, 4.4.4.
extension ChipState {
    mutating func setAuthenticationTemplate(
        _ template: ChipCommand.AuthenticationTemplate, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        guard let pace else { throw ChipCommand.Refusal(.instructionNotSupported) }
        let offer = try pace.offer(for: template, rule: behaviour.parameterReference)
        guard let password = pace.passwords.kind(reference: template.passwordReference) else {
            throw ChipCommand.Refusal(.referencedDataNotFound)
        }
        // One run of PACE a session, but for resuming a password (TR-03110-2, 3.2.2); and either BAC or PACE (Doc
        // 9303-11, 4.1).
        guard !circumstances.isProtected || pace.passwords.isResumed(password) else {
            throw ChipCommand.Refusal(.conditionsNotSatisfied)
        }
        let references = template.requestsReferences ? terminalAuthentication?.trust.references : nil
        paceRun = ChipPACE(offer: offer, password: password, references: references ?? [])
        return Answer(status: pace.passwords.selectionStatus(password))
    }

    mutating func generalAuthenticate(
        _ data: ChipCommand.AuthenticationData, _ length: Int?, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        guard var run = paceRun, var setup = pace else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
        // What does not end well ends the run; a nonce serves once.
        paceRun = nil
        hasFailedPACE = true
        // 4.4.4.3: the chain goes on up to the last step, and ends with it.
        guard circumstances.isChained != run.awaitsLastStep else {
            throw ChipCommand.Refusal(
                circumstances.isChained ? ChipPACE.lastCommandExpected : .conditionsNotSatisfied)
        }
        let answer: ChipPACE.Answer
        do throws(ChipCommand.Refusal) {
            answer = try run.answer(
                data, passwords: &setup.passwords,
                ChipPACE.Circumstances(random: random, fixedValues: setup.fixedValues, behaviour: behaviour))
            pace = setup
        } catch {
            pace = setup
            throw error
        }
        let response = TLVWriter.encode(0x7C, answer.data)
        guard response.count <= min(circumstances.capacity, length ?? Int.max) else {
            throw ChipCommand.Refusal(.wrongLength)
        }
        guard let session = answer.session else {
            paceRun = run
            return Answer(data: response)
        }
        if refusedTokens > 0 {
            refusedTokens -= 1
            throw ChipCommand.Refusal(.authenticationFailed)
        }
        hasFailedPACE = false
        sessionPassword = run.password
        chipIdentifier = answer.compressedKeys?.chip
        compressedTerminalKey = answer.compressedKeys?.terminal
        terminalAuthentication?.keysChanged()
        // The current directory is the master file then (4.2, last note).
        directory = .masterFile
        currentFile = nil
        return Answer(data: response, session: session)
    }
}
