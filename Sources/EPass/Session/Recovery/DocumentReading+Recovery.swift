// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
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
        if isHabit { session.note(.channelReopened) }
        while true {
            if let cause, isOpening ? !procedure.mayOpenAgain(after: cause, on: session) : Disturbance(cause) == nil {
                throw cause
            }
            guard session.ledger.takesReopening(asHabit: isHabit && !isOpening) else {
                throw cause ?? ReadError(.noProgress, phase: session.phase)
            }
            session.note(place, .reopened, code: cause?.code, status: cause?.statusBytes)
            tell(events)
            do throws(ReadError) {
                try await openAgain(for: file, events)
                try await showContinuity(events)
                session.phase = .files
                return
            } catch {
                cause = error
                isOpening = procedure.isOpen && !session.isProtected
                place = RecoveryPlace(step: isOpening ? .access : .continuity)
            }
        }
    }

    private mutating func openAgain(for file: LDSFile, _ events: (ReadEvent) -> Void) async throws(ReadError) {
        if procedure.isOpen {
            try await procedure.reopen(on: &session, events: events)
            keepMapping()
            // EF.SOD, by which the chip is compared with the one before, is in the application; in the master file
            // another file has its identifiers.
            if procedure.opensMasterFile, file.application == .eMRTD || evidence.octets(of: .sod) != nil {
                try await readMasterFileAgain(events)
                try await selectApplication(events)
            }
        } else {
            try await session.renew()
            if file.application == .eMRTD { try await selectApplication(events) }
        }
    }

    /// While EF.SOD was not read, nothing shows that the files of the master file are those of the chip that is there.
    private mutating func readMasterFileAgain(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        let others: [LDSFile] = [.cardSecurity, .dir, .atrInfo]
        guard evidence.octets(of: .sod) == nil, evidence.files.contains(where: { others.contains($0.file) }) else {
            return
        }
        evidence.files.removeAll { others.contains($0.file) }
        // What was learnt in the application is gone on with there.
        let learnt = session.habits
        session.habits = ReadingHabits()
        defer { session.habits = learnt }
        try await readMasterFile(offering: cardAccess, events)
    }

    /// Whether the chip is the one of before: EF.SOD, octet for octet, tells another document; a copy of all files is
    /// told by what had proven the chip, which runs again. What was read before EF.SOD without protection is read
    /// again.
    private mutating func showContinuity(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        session.phase = .files
        guard evidence.octets(of: .sod) != nil else {
            evidence.files.removeAll { $0.file.application == .eMRTD && $0.channel == 0 }
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

    /// Reads a file again in the channel that is open, and keeps it as read there.
    ///
    /// - Throws: `read.otherDocument` where it is not the same, octet for octet.
    mutating func compare(_ file: LDSFile) async throws(ReadError) {
        guard let index = evidence.files.firstIndex(where: { $0.file == file }) else { return }
        let before = evidence.files[index]
        var partial = PartialFile()
        let now = try await session.read(file, goingOnWith: &partial) { _, _ in }
        guard now.octets == before.octets else {
            throw ReadError(.otherDocument, phase: .files, status: now.statusBytes)
        }
        evidence.files[index] = before.read(throughChannel: session.channelNumber)
    }

    /// Tells what was recovered from since the last time.
    mutating func tell(_ events: (ReadEvent) -> Void) {
        for recovery in session.ledger.recoveries.dropFirst(told) { events(.recovered(recovery)) }
        told = session.ledger.recoveries.count
    }
}
