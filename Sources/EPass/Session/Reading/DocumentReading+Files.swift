// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS

extension DocumentReading {
    /// Reads a file into the evidence, unless it is there already or the plan leaves it out.
    mutating func read(_ file: LDSFile, _ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard !startsAgain, evidence.entry(file) == nil, !plan.leavesOut(file) else { return }
        events(.fileStarted(file))
        var isRetried = false
        var found = FileReading.ended(.aborted, nil)
        attempts: while true {
            do throws(ReadError) {
                session.phase = .files
                let reading = try await session.read(file) { events(.progress(file, done: $0, total: $1)) }
                if session.hasLostAccess {
                    session.hasLostAccess = false
                    try await reopen(for: file, events)
                    continue
                }
                found = reading
                break attempts
            } catch {
                if let word = reopening.wordToAskInFull(after: error, over: file),
                    session.namesFilesInFull(after: word, isRepeated: isRetried)
                {
                    reopening.count(file)
                    do throws(ReadError) {
                        try await reopen(for: file, events)
                    } catch {
                        keep(file, .ended(.aborted, word), events)
                        throw error
                    }
                    continue
                }
                let loss = reopening.fate(
                    of: file, after: error, isRetried: isRetried,
                    isAskedInFull: session.habits.takesShortEF == false)
                guard let (status, fate) = loss else {
                    keep(file, .ended(.aborted, error.statusBytes), events)
                    throw error
                }
                // The chip dropped the channel with a word of its own. It is opened again with the key that had opened
                // it; nothing is guessed.
                switch fate {
                case .over: keep(file, .ended(status.isAbsence ? .absent : .accessDenied, status), events)
                case .again:
                    isRetried = true
                    reopening.count(file)
                }
                do throws(ReadError) {
                    try await reopen(for: file, events)
                } catch {
                    if evidence.entry(file) == nil { keep(file, .ended(.aborted, status), events) }
                    throw error
                }
                if fate == .over { return }
                session.askForLess()
            }
        }
        if let word = found.statusBytes, mayBeGuarded(file, found.state) {
            do throws(ReadError) {
                if try await openGuarded(after: word, events) { return }
            } catch {
                keep(file, found, events)
                throw error
            }
        }
        keep(file, found, events)
        try await readTrailing(file, events)
    }

    /// Whether a file that did not come may be one that the chip guards, though it gives others as they are (F-65): it
    /// is denied, or it is said not to be there, and a document must have it or EF.SOD lists it.
    private func mayBeGuarded(_ file: LDSFile, _ state: FileEvidence.State) -> Bool {
        guard file.application == .eMRTD, !session.isProtected, !hasTriedToOpen, procedure.canStillOpen else {
            return false
        }
        switch state {
        case .accessDenied: return true
        case .absent:
            guard let number = file.dataGroupNumber else { return file == .sod }
            return securityObject?.dataGroupHashes.contains { $0.dataGroup == number } ?? false
        case .read, .nonConformant, .tooLarge, .aborted: return false
        }
    }

    /// Runs access control in a reading that had begun without, since a file is guarded (F-65): once, and only while no
    /// secure channel was opened. What was read or proven without it is dropped, so that all of it comes through the
    /// channel.
    ///
    /// - Parameter word: what the chip said of the file.
    /// - Returns: false where the chip knows no access control, so that the reading goes on without.
    private mutating func openGuarded(
        after word: StatusBytes, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> Bool {
        guard evidence.chip.chipAuthentication?.attempts.allSatisfy({ $0.channel == nil }) ?? true else { return false }
        hasTriedToOpen = true
        events(.phase(.access))
        let learnt = session.habits
        session.habits = ReadingHabits()
        session.habits.extendedResponse = learnt.extendedResponse
        // A short identifier may have led out of the application.
        try await session.selectApplicationAgain()
        do throws(ReadError) {
            try await procedure.openGuarded(after: word, on: &session, events: events)
        } catch {
            guard AccessProcedure.isWithoutBAC(error) || error.code == .own(.paceFailed) else { throw error }
            session.habits = learnt
            try await session.selectApplicationAgain()
            session.phase = .files
            events(.phase(.files))
            return false
        }
        evidence.files.removeAll { $0.file.application == .eMRTD }
        evidence.chip.chipAuthentication = nil
        evidence.chip.terminalAuthentication = nil
        evidence.chip.activeAuthentication = nil
        startsAgain = true
        session.phase = .files
        events(.phase(.files))
        return true
    }

    /// Opens the chip again with the key that had opened it, and selects the application where the file is in it. A
    /// chip without access control is reset: the channel that is lost is that of chip authentication.
    mutating func reopen(for file: LDSFile, _ events: (ReadEvent) -> Void) async throws(ReadError) {
        if procedure.isOpen {
            try await procedure.reopen(on: &session, events: events)
            if procedure.opensMasterFile, file.application == .eMRTD { try await session.selectApplication() }
            keepMapping()
        } else {
            session.note(.channelReopened)
            try await session.reset()
            if file.application == .eMRTD { try await session.selectApplication() }
        }
        session.phase = .files
    }

    /// Keeps what the chip sent with PACE for chip authentication mapping: of the channel in which EF.SOD was read,
    /// which is the one that counts.
    mutating func keepMapping() {
        guard evidence.entry(.sod) == nil, !evidence.chip.skipped.contains(.chipAuthenticationMapping) else { return }
        evidence.chip.mapping = session.mapping
    }

    mutating func keep(_ file: LDSFile, _ reading: FileReading, _ events: (ReadEvent) -> Void) {
        evidence.files.append(entry(file, reading))
        events(
            .fileFinished(
                file, state: reading.state, statusBytes: reading.statusBytes, length: reading.octets?.count ?? 0))
    }

    func entry(_ file: LDSFile, _ reading: FileReading) -> FileEvidence {
        FileEvidence(
            file: file, state: reading.state, statusBytes: reading.statusBytes, isProtected: session.isProtected,
            channel: session.channelNumber, octets: reading.octets)
    }
}

extension DocumentReading {
    /// Reads on behind a data group whose hash is not the one in EF.SOD: some issuers hashed the file with octets that
    /// follow it (F-54). What comes is kept; the judgement says what it is.
    mutating func readTrailing(_ file: LDSFile, _ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard let number = file.dataGroupNumber, let index = evidence.files.firstIndex(where: { $0.file == file }),
            let octets = evidence.files[index].octets, let object = securityObject,
            let stated = object.dataGroupHashes.first(where: { $0.dataGroup == number })?.hash,
            let algorithm = HashAlgorithm(objectIdentifier: object.hashAlgorithmOID),
            let hash = try? algorithm.hash(octets), hash != stated
        else { return }
        do throws(ReadError) {
            session.phase = .files
            evidence.files[index].trailing = try await session.readOn(file, from: octets.count)
        } catch {
            guard reopening.follows(error, at: .behindFile) else { throw error }
            try await reopen(for: file, events)
        }
    }
}

extension ReadPlan {
    /// Whether the plan leaves this file out: a data group that is skipped or not asked for.
    func leavesOut(_ file: LDSFile) -> Bool {
        guard let number = file.dataGroupNumber else { return false }
        if isNeeded(number) { return skipped.contains(number) }
        return skipped.contains(number) || !(requested?.contains(number) ?? true)
    }
}
