// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS

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
            if procedure.opensMasterFile, file.application == .eMRTD { try await selectApplication(events) }
            keepMapping()
        } else {
            try await session.renew()
            if file.application == .eMRTD { try await selectApplication(events) }
        }
    }

    /// Whether the chip is the one of before: EF.SOD, octet for octet, tells another document; a copy of all files is
    /// told by what had proven the chip, which runs again. What was read before EF.SOD without protection is read again.
    private mutating func showContinuity(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        session.phase = .files
        guard evidence.octets(of: .sod) != nil else {
            evidence.files.removeAll { $0.file.application == .eMRTD && $0.channel == 0 }
            return
        }
        try await compare(.sod)
        if evidence.chip.mapping != nil, session.mapping != nil {
            // What the mapping proves is of the channel that EF.SOD and DG1 came through (Doc 9303-11, 4.4.3.5).
            if evidence.octets(of: .dataGroup(.dg1)) != nil { try await compare(.dataGroup(.dg1)) }
            evidence.chip.mapping = session.mapping
        }
        try await renewKeyAgreement(events)
        if confirmed == nil, let transcript = evidence.chip.activeAuthentication, transcript.outcome == .completed {
            evidence.chip.activeAuthentication = nil
            try await authenticateActively(events)
        }
    }

    /// Reads a file again in the channel that is open, and keeps it as read there.
    ///
    /// - Throws: `read.otherDocument` where it is not the same, octet for octet.
    private mutating func compare(_ file: LDSFile) async throws(ReadError) {
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
