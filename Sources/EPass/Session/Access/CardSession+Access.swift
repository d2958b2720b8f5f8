// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassAccess
public import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMessages

extension CardSession {
    /// Selects the application of the travel document (Doc 9303-10, 3.6.1).
    ///
    /// - Throws: `ReadError` with code `read.applicationMissing` or `read.chipRefused`.
    public mutating func selectApplication() async throws(ReadError) {
        phase = .application
        var status = try await select(.selectApplication(application.octets)).statusBytes
        let place = RecoveryPlace(step: .application)
        if !isSelected(status), ledger.isFirst(at: place) {
            let refusal = status
            status = try await select(.selectApplication(application.octets)).statusBytes
            if isSelected(status) { note(place, .repeated, status: refusal) }
        }
        guard isSelected(status) else {
            let isMissing = status == .fileNotFound
            throw ReadError(
                isMissing ? .applicationMissing : .chipRefused, phase: phase, status: status,
                message: isMissing ? missingApplication : .sessionApplicationRefused(meaning: status.message))
        }
    }

    /// What is said of an application that is not there, where it is another one than that of Doc 9303.
    private var missingApplication: Message? {
        application == .eMRTD ? nil : .sessionApplicationMissing(identifier: application)
    }

    /// Whether SELECT worked, perhaps with a warning, which is noted (F-15).
    mutating func isSelected(_ status: StatusBytes) -> Bool {
        if status.isWarning { note(.selectWarning) }
        return status == .success || status.isWarning
    }

    /// Sends SELECT: with P2 = 0C, which asks for no answer (Doc 9303-10, 3.6), and where the chip refuses these
    /// parameters, with P2 = 00, which asks for the file control information (F-66). The form that the chip understood
    /// is the first one from then on.
    mutating func select(_ command: CommandAPDU) async throws(ReadError) -> ResponseAPDU {
        let first = try await transmitSelection(selectsWithAnswer ? command.askingForAnswer : command)
        guard Self.refusesParameters(first.statusBytes) else { return first }
        let place = RecoveryPlace(step: .application, position: -1)
        if ledger.isFirst(at: place) {
            // Once, it may be an accident; so is what comes after it no sign of another form.
            let again = try await transmit(selectsWithAnswer ? command.askingForAnswer : command)
            guard Self.refusesParameters(again.statusBytes) else {
                note(place, .repeated, status: first.statusBytes)
                return again
            }
        }
        let second = try await transmit(selectsWithAnswer ? command : command.askingForAnswer)
        guard !Self.refusesParameters(second.statusBytes) else { return first }
        let status = second.statusBytes
        // That a file is not there says nothing of how it was asked for.
        if status.isNormal || status.isWarning || status.isDenial { selectsWithAnswer.toggle() }
        if selectsWithAnswer { note(.selectWithAnswer) }
        return second
    }

    /// Sends SELECT, and once more where a warning came that nothing protects: once, it may be an accident.
    mutating func transmitSelection(_ command: CommandAPDU) async throws(ReadError) -> ResponseAPDU {
        let first = try await transmit(command)
        let place = RecoveryPlace(step: .application, position: -3)
        guard first.statusBytes.isWarning, !isProtected, ledger.isFirst(at: place) else { return first }
        let second = try await transmit(command)
        if !second.statusBytes.isWarning { note(place, .repeated, status: first.statusBytes) }
        return second
    }

    /// Words with which chips refuse P1 and P2, or a command that asks for no answer.
    static func refusesParameters(_ status: StatusBytes) -> Bool {
        [0x6700, 0x6A81, 0x6A86, 0x6A87, 0x6B00].contains(status.rawValue)
    }

    /// Runs Basic Access Control (Doc 9303-11, 4.3) in the application that is selected.
    ///
    /// - Throws: `ReadError` with a code `access.`; `channel.invalidCommand` where a secure channel is open already.
    ///   Nothing is tried twice here.
    public mutating func openByBAC(_ key: borrowing AccessKey, random: RandomSource = .system) async throws(ReadError) {
        phase = .access
        try requireNoChannel()
        let first: BAC.AwaitingChallenge
        do {
            first = try BAC.start(key: key, random: random)
        } catch {
            throw ReadError(error, phase: phase)
        }
        hasBegunAccess = true
        let challenge = try await send(first.command, as: .getChallenge)
        let second: BAC.AwaitingAuthentication
        do {
            second = try first.receive(challenge)
        } catch {
            throw ReadError(error, phase: phase)
        }
        tokensInVain += 1
        let answer = try await send(second.command, as: .externalAuthenticate)
        let established: BAC.Established
        do {
            established = try second.receive(answer)
        } catch {
            throw ReadError(error, phase: phase)
        }
        // The chip has proved that it knows the password.
        tokensInVain = 0
        open(established.secureMessaging())
    }

    /// Sends the command of a step of access control. Where no answer comes, the error says to what.
    mutating func send(_ command: CommandAPDU, as step: AccessStep) async throws(ReadError) -> [UInt8] {
        do throws(ReadError) {
            return try await send(try encoded(command))
        } catch {
            guard error.code == .channel(.timeout) else { throw error }
            throw ReadError(
                error.code, phase: error.phase, message: .sessionUnanswered(step: step.message), remedy: error.remedy)
        }
    }
}

extension CommandAPDU {
    /// The same SELECT with P2 = 00, which asks for the file control information (ISO/IEC 7816-4, 5.4.1).
    var askingForAnswer: CommandAPDU {
        CommandAPDU(
            classByte: classByte, instruction: instruction, p1: p1, p2: 0x00, data: data, expectedLength: 256)
    }
}
