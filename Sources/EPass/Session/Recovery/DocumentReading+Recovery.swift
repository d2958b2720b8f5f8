// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

extension DocumentReading {
    /// Opens the chip again with what had opened it, selects the application where the file is in it, and lets the chip
    /// show that it is the one of before. What fails on the way is tried again, as often as the policy says.
    ///
    /// A chip without access control is reset: the channel that is lost is that of chip authentication, or none.
    ///
    /// - Parameters:
    ///   - file: the one that is gone on with.
    ///   - place: where the reading was disturbed.
    ///   - cause: by what; nil where the chip lost its state without a word.
    ///   - isHabit: whether the chip does so each time, so that it is a departure and no accident.
    /// - Throws: the cause where it is no disturbance, or the chip was opened often enough; `read.otherDocument`.
    mutating func reopen(
        for file: LDSFile, at place: RecoveryPlace, after cause: ReadError? = nil, isHabit: Bool = false,
        _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        let commands = session.exchange.commands
        do throws(ReadError) {
            try await openUntilItStands(for: file, at: place, after: cause, isHabit: isHabit, events)
        } catch {
            // Another chip may have answered: what the one before proved is nothing for this reading any more.
            if session.exchange.commands > commands { dropProofs() }
            throw error
        }
    }

    private mutating func openUntilItStands(
        for file: LDSFile, at place: RecoveryPlace, after cause: ReadError?, isHabit: Bool,
        _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        var (place, cause) = (place, cause)
        // Whether it was opening the chip that failed, and not what was read from it.
        var isOpening = false
        var refusal: ReadError?
        if isHabit { session.note(.channelReopened) }
        while true {
            if let cause, isOpening {
                // What the chip says twice it means.
                let isMeant = refusal.map { $0.code == cause.code && $0.step == cause.step } ?? false
                refusal = Disturbance(cause) == nil ? cause : nil
                guard !isMeant, procedure.mayOpenAgain(after: cause, on: session) else {
                    throw await explained(cause)
                }
            } else if let cause, Disturbance(cause) == nil {
                throw cause
            }
            guard session.ledger.takesReopening(asHabit: isHabit && !isOpening) else {
                throw cause ?? ReadError(.noProgress, phase: session.phase)
            }
            session.note(place, .reopened, code: cause?.code, status: cause?.statusBytes)
            tell(events)
            if let seconds = session.secondsForReturn { events(.documentAwaited(seconds: seconds)) }
            let commands = session.exchange.commands
            do throws(ReadError) {
                try await openAgain(for: file, events)
                try await showContinuity(events)
                session.phase = .files
                return
            } catch {
                // Where the document did not come back nothing was opened again.
                if session.hasGivenUp, session.exchange.commands == commands {
                    session.ledger.withdraw()
                    told = min(told, session.ledger.recoveries.count)
                }
                // As with a file: what ends the channel in the same way each time is the chip's answer.
                if error.phase == .application, cause?.phase == .application, cause?.code == error.code,
                    [.answerInvalid, .channelDropped].contains(Disturbance(error))
                {
                    throw ReadError(
                        error.code, phase: error.phase, status: error.statusBytes,
                        message: .sessionApplicationLostEachTime(error: error.message), remedy: error.remedy)
                }
                cause = error
                isOpening = procedure.isOpen && !session.isProtected
                place = RecoveryPlace(step: isOpening ? .access : .continuity)
            }
        }
    }

    /// What it means that a chip that had opened to the password does not do so any more.
    ///
    /// - Returns: `read.otherDocument` where the password is another one, or EF.CardAccess, which was read twice.
    private mutating func explained(_ refusal: ReadError) async -> ReadError {
        if refusal.code == .access(.wrongPassword) {
            return ReadError(
                .otherDocument, phase: .access, status: refusal.statusBytes, message: .sessionOtherDocumentByPassword)
        }
        guard procedure.opensMasterFile, let before = evidence.octets(of: .cardAccess) else { return refusal }
        session.habits = ReadingHabits()
        var others: [[UInt8]] = []
        do throws(ReadError) {
            for _ in 0..<2 {
                try await session.renew()
                try await session.returnToMasterFile()
                guard let octets = try await session.readCardAccess(progress: { _, _ in }).octets, octets != before
                else {
                    return refusal
                }
                others.append(octets)
            }
        } catch {
            return refusal
        }
        guard others.first == others.last else { return refusal }
        return ReadError(
            .otherDocument, phase: .access, status: refusal.statusBytes, message: .sessionOtherDocumentByOffers)
    }

    private mutating func openAgain(for file: LDSFile, _ events: (ReadEvent) -> Void) async throws(ReadError) {
        if procedure.isOpen {
            try await procedure.reopen(on: &session, events: events)
            keepMapping()
            if procedure.opensMasterFile {
                try await readMasterFileAgain(for: file, events)
                // EF.SOD, by which the chip is compared with the one before, is in the application; in the master file
                // another file has its identifiers.
                if file.application == .eMRTD || evidence.octets(of: .sod) != nil {
                    try await selectApplication(events)
                }
            }
        } else {
            try await session.renew()
            if file.application == .eMRTD { try await selectApplication(events) }
        }
    }

    /// While EF.SOD was not read, nothing shows that the files of the master file are those of the chip that is there,
    /// but for the key of EF.CardSecurity, where the chip has just proved that it has it (Doc 9303-11, 4.4.3.5).
    private mutating func readMasterFileAgain(
        for file: LDSFile, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        let kept = [LDSFile.atrInfo, .cardSecurity, .dir].filter { evidence.octets(of: $0) != nil }
        if evidence.octets(of: .sod) == nil, !kept.isEmpty, !isMappingConfirmed {
            evidence.files.removeAll { kept.contains($0.file) }
            owed += kept
        }
        owed.removeAll { evidence.entry($0) != nil }
        let others = owed.filter { $0 != file }
        guard !others.isEmpty else { return }
        // What was learnt in the application is gone on with there, and what was learnt in the master file here.
        let learnt = session.habits
        let isThere = file.application == .masterFile
        if !isThere { session.habits = masterFileHabits }
        defer {
            if !isThere { (masterFileHabits, session.habits) = (session.habits, learnt) }
        }
        do throws(ReadError) {
            for file in others { try await read(file, events) }
        } catch {
            // The chip may be opened once more.
            evidence.files.removeAll { others.contains($0.file) && $0.state == .aborted }
            throw error
        }
    }

    private var isMappingConfirmed: Bool {
        guard let mapping = session.mapping, let infos = evidence.document.cardSecurity?.content else { return false }
        return mapping.isConfirmed(by: infos)
    }

    /// Whether the chip is the one of before: EF.SOD, octet for octet, tells another document; a copy of all files is
    /// told by what had proven the chip, which runs again. What was read before EF.SOD without protection is read
    /// again.
    private mutating func showContinuity(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        session.phase = .files
        guard evidence.octets(of: .sod) != nil else {
            // Of a chip without EF.SOD nothing shows that it is the same one: all of it is read again.
            let isRead = evidence.entry(.sod) != nil
            evidence.files.removeAll { $0.file.application == .eMRTD && (isRead || $0.channel == 0) }
            if isRead {
                startAgain()
                keepMapping()
            }
            return
        }
        try await compare(.sod)
        if evidence.chip.mapping != nil {
            // What the mapping proves is of the channel that EF.SOD and DG1 came through (Doc 9303-11, 4.4.3.5).
            if evidence.octets(of: .dataGroup(.dg1)) != nil { try await compare(.dataGroup(.dg1)) }
            evidence.chip.mapping = session.mapping
            let place = RecoveryPlace(step: .continuity, position: 2)
            if isMappingRefuted, session.ledger.isFirst(at: place) {
                return try await openUntilItStands(for: .sod, at: place, after: nil, isHabit: false, events)
            }
        }
        try await renewKeyAgreement(events)
        if confirmed == nil, let transcript = evidence.chip.activeAuthentication, transcript.outcome == .completed {
            evidence.chip.activeAuthentication = nil
            try await authenticateActively(events)
        }
    }

    /// Whether the data of chip authentication mapping do not fit the key of EF.CardSecurity. A bit of them may have
    /// been changed on the way: they come before there is a secure channel.
    var isMappingRefuted: Bool {
        guard let mapping = evidence.chip.mapping, let infos = evidence.document.cardSecurity?.content else {
            return false
        }
        return mapping.isRefuted(by: infos)
    }

    private mutating func dropProofs() {
        evidence.chip.mapping = nil
        evidence.chip.activeAuthentication = nil
        confirmed = nil
        guard var agreement = evidence.chip.chipAuthentication, agreement.outcome == .completed,
            var last = agreement.attempts.last, agreement.attempts.count < ChipAuthenticationEvidence.mostAttempts
        else {
            if evidence.chip.chipAuthentication?.outcome == .completed { evidence.chip.chipAuthentication = nil }
            return
        }
        (last.outcome, last.channel, last.statusBytes) = (.lost, nil, nil)
        agreement.attempts.append(last)
        (agreement.outcome, agreement.channel, agreement.statusBytes) = (.lost, nil, nil)
        evidence.chip.chipAuthentication = agreement
    }

    /// Reads a file again in the channel that is open, and keeps it as read there. What nothing protects on its way is
    /// another document only once it was another one three times.
    ///
    /// - Throws: `read.otherDocument` where it is not the same, octet for octet; `read.chipRefused`.
    mutating func compare(_ file: LDSFile) async throws(ReadError) {
        guard let index = evidence.files.firstIndex(where: { $0.file == file }) else { return }
        let before = evidence.files[index]
        var isOther = false
        var status: StatusBytes?
        for _ in 0...session.ledger.policy.doubts {
            var partial = PartialFile()
            let now = try await session.read(file, goingOnWith: &partial) { _, _ in }
            if now.octets == before.octets {
                evidence.files[index] = before.read(throughChannel: session.channelNumber)
                return
            }
            status = now.statusBytes
            isOther = now.octets != nil
            if isOther, session.isProtected { break }
        }
        throw ReadError(isOther ? .otherDocument : .chipRefused, phase: .files, status: status)
    }

    /// Tells what was recovered from since the last time.
    mutating func tell(_ events: (ReadEvent) -> Void) {
        for recovery in session.ledger.recoveries.dropFirst(told) { events(.recovered(recovery)) }
        told = session.ledger.recoveries.count
    }
}
