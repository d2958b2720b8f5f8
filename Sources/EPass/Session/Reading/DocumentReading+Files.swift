// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMessages

extension DocumentReading {
    /// Reads a file into the evidence, unless it is there already or the plan leaves it out.
    ///
    /// After a disturbance the chip is opened again, and the file gone on with behind what came. What happens twice at
    /// the same place is the chip's answer: with a word of its own it denies the file by that, does not have it, or
    /// gives fewer octets at once (F-16, F-24, F-67).
    mutating func read(_ file: LDSFile, _ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard !startsAgain, evidence.entry(file) == nil, !plan.leavesOut(file) else { return }
        events(.fileStarted(file))
        session.stepUp()
        if takeResumed(file, events) { return }
        var partial = resumedPart(of: file) ?? PartialFile()
        var refusal: StatusBytes?
        var found: FileReading?
        var brought: [[UInt8]] = []
        var restarts = 0
        var openings = session.ledger.openings
        while found == nil {
            if openings != session.ledger.openings, !partial.octets.isEmpty, restarts < Self.mostRestarts,
                mustBeOfOneChannel(file)
            {
                restarts += 1
                partial = PartialFile()
            }
            openings = session.ledger.openings
            let begun = partial.octets.count
            do throws(ReadError) {
                session.phase = .files
                let reading = try await session.read(file, goingOnWith: &partial) {
                    events(.progress(file, done: $0, total: $1))
                }
                let place = RecoveryPlace(step: .file, file: file, position: -1)
                if session.hasLostAccess {
                    session.hasLostAccess = false
                    try await reopen(for: file, at: place, isHabit: true, events)
                } else if isSurprising(reading, of: file), session.ledger.isFirst(at: place) {
                    refusal = reading.statusBytes
                } else if let octets = reading.octets, isUnprotectedList(file) || isDisturbed(file, octets),
                    !brought.contains(octets)
                {
                    // Nothing protects it on its way: it is believed once it came twice.
                    brought.append(octets)
                    guard brought.count < Self.mostReadings else { throw ReadError(.noProgress, phase: .files) }
                    partial = PartialFile()
                } else {
                    if let refusal, reading.state == .read { session.note(place, .repeated, status: refusal) }
                    found = reading
                }
            } catch {
                let hasBrought = partial.octets.count > begun
                do throws(ReadError) {
                    guard try await goOn(after: error, over: file, partial, hasBrought: hasBrought, events)
                    else { return }
                } catch {
                    if evidence.entry(file) == nil {
                        keep(file, .ended(.aborted, error.statusBytes), partial, events)
                    }
                    throw error
                }
            }
        }
        if brought.count > 1 { session.note(RecoveryPlace(step: .file, file: file, position: -1), .readAgain) }
        tell(events)
        guard let found else { return }
        if let word = found.statusBytes, mayBeGuarded(file, found.state) {
            do throws(ReadError) {
                if try await openGuarded(after: word, events) { return }
            } catch {
                keep(file, found, partial, events)
                throw error
            }
        }
        keep(file, found, partial, events)
        try await readTrailing(file, events)
    }

    /// Whether a file is read from its beginning after a reopening. While EF.SOD was not read, nothing shows that the
    /// chip is the one of before; and what the mapping proves is of the channel that DG1, too, came through, whole
    /// (Doc 9303-11, 4.4.3.5).
    private func mustBeOfOneChannel(_ file: LDSFile) -> Bool {
        evidence.octets(of: .sod) == nil || session.mapping != nil && file == .dataGroup(.dg1)
    }

    /// How often a file is begun anew for that; then it is gone on with, so that a chip that is lost again and again
    /// after the same number of answers comes to an end.
    private static var mostRestarts: Int { 1 }

    /// Opens the chip again after an error over a file.
    ///
    /// - Parameter hasBrought: whether octets came in this try. One that was begun anew ends where the try before it
    ///   did, and the chip may yet bring more where it is gone on with.
    /// - Returns: whether the file is gone on with; if not, it is in the evidence.
    /// - Throws: the error, where the reading cannot go on.
    private mutating func goOn(
        after error: ReadError, over file: LDSFile, _ partial: PartialFile, hasBrought: Bool,
        _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> Bool {
        let place = RecoveryPlace(step: .file, file: file, position: partial.octets.count).meeting(error)
        let isFirst = session.ledger.isFirst(at: place)
        // A reader that fails twice over a long answer passes none on, whatever it states (F-19).
        let isShortened = !isFirst && place.kind != .channelDropped && session.dropExtendedLength()
        guard place.kind == .channelDropped, let word = error.statusBytes,
            !isFirst || session.ledger.knows(word, at: place)
        else {
            guard !isFirst, !isShortened, !hasBrought, place.kind != nil else {
                try await reopen(for: file, at: place, after: error, events)
                return try await regain(file, events)
            }
            // What ends in the same way twice, and brings not one octet more, would do so a third time.
            return try await leave(file, after: error, at: place, partial, events)
        }
        session.ledger.learn(word, at: place)
        // Whatever it was asked in, and for how little, the chip gave nothing.
        guard session.ledger.count(at: place) <= Self.mostDrops else {
            return try await leave(file, after: error, at: place, partial, events)
        }
        if file.application == .eMRTD,
            session.namesFilesInFull(after: word, isRepeated: session.ledger.count(at: place) > 2)
        {
            try await reopen(for: file, at: place, after: error, isHabit: true, events)
            return true
        }
        if let state = end(of: file, by: word) {
            keep(file, .ended(state, word), PartialFile(), events)
            try await reopen(for: file, at: place, after: error, isHabit: true, events)
            return false
        }
        try await reopen(for: file, at: place, after: error, isHabit: true, events)
        session.askForLess()
        return try await regain(file, events)
    }

    /// Goes on without a file that does not come, however often it is asked for.
    ///
    /// - Returns: false: the file is in the evidence.
    /// - Throws: the error, for what was signed and for whose document it is.
    private mutating func leave(
        _ file: LDSFile, after error: ReadError, at place: RecoveryPlace, _ partial: PartialFile,
        _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> Bool {
        guard !file.isIndispensable else {
            throw ReadError(
                error.code, phase: error.phase, status: error.statusBytes,
                message: .sessionFileLostEachTime(file: file))
        }
        keep(file, .ended(.aborted, error.statusBytes), partial, events)
        try await reopen(for: file, at: place, after: error, isHabit: true, events)
        return false
    }

    /// How often the chip may drop the channel over the same octets, before it is given up: once by accident, then over
    /// the short identifier, over the length, and over the file.
    private static var mostDrops: Int { 4 }

    /// How a file ends over which the chip dropped the secure channel twice with the same word; nil where it is asked
    /// for in another way. The reading can do without the files of the master file (F-24).
    private func end(of file: LDSFile, by word: StatusBytes) -> FileEvidence.State? {
        if word.deniesFile { return .accessDenied }
        if file.application == .masterFile { return word.isAbsence ? .absent : .accessDenied }
        // Named in full, and not there: the chip ends the channel with every word that is no 9000 (F-67).
        return word.isAbsence && session.habits.takesShortEF == false ? .absent : nil
    }

    /// Brings back what a file needs that only terminal authentication opens.
    ///
    /// - Returns: false where the right is gone; the file is in the evidence then.
    private mutating func regain(_ file: LDSFile, _ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        guard let number = file.dataGroupNumber, [.dg3, .dg4].contains(number) else { return true }
        try await regainRights(events)
        if hasRight(to: number) { return true }
        keep(file, .ended(.accessDenied, nil), PartialFile(), events)
        return false
    }

    /// Whether a chip that is open refuses a file that it must have: asked once more, it may give it.
    private func isSurprising(_ reading: FileReading, of file: LDSFile) -> Bool {
        guard session.isProtected, reading.state == .accessDenied || reading.state == .absent else { return false }
        guard let number = file.dataGroupNumber else { return file == .sod }
        return securityObject?.dataGroupHashes.contains { $0.dataGroup == number } ?? false
    }

    /// How many readings of an unprotected file may differ from each other; then the link is not to be trusted.
    private static var mostReadings: Int { 4 }

    /// Whether a file is EF.SOD of a chip without access control, by which the others are found to be disturbed.
    private func isUnprotectedList(_ file: LDSFile) -> Bool { file == .sod && !session.isProtected && !mayBeClosed }

    /// Whether the chip may yet turn out to guard its files (F-68), and all of them are read again.
    private var mayBeClosed: Bool { !procedure.isOpen && procedure.record.established == nil }

    /// Whether the octets of a data group may have been changed on the way: nothing protected them, and they are not
    /// those of EF.SOD.
    func isDisturbed(_ file: LDSFile, _ octets: [UInt8]?) -> Bool {
        guard !session.isProtected, let octets, let number = file.dataGroupNumber else { return false }
        return hasOtherHash(octets, number)
    }

    /// Whether a file that did not come may be one that the chip guards, though it gives others as they are (F-68): it
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

    /// Runs access control in a reading that had begun without, since a file is guarded (F-68): once, and only while no
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
        startAgain()
        session.phase = .files
        events(.phase(.files))
        return true
    }

    /// Keeps what the chip sent with PACE for chip authentication mapping: of the channel in which EF.SOD was read,
    /// which is the one that counts.
    mutating func keepMapping() {
        guard evidence.entry(.sod) == nil, !evidence.chip.skipped.contains(.chipAuthenticationMapping) else { return }
        evidence.chip.mapping = session.mapping
    }

    mutating func keep(
        _ file: LDSFile, _ reading: FileReading, _ partial: PartialFile, _ events: (ReadEvent) -> Void
    ) {
        evidence.files.append(entry(file, reading, partial))
        events(
            .fileFinished(
                file, state: reading.state, statusBytes: reading.statusBytes, length: reading.octets?.count ?? 0))
    }

    /// Of the channels that brought parts of a file the first one counts, which proves least.
    func entry(_ file: LDSFile, _ reading: FileReading, _ partial: PartialFile) -> FileEvidence {
        let channel = partial.octets.isEmpty ? session.channelNumber : partial.channel
        var entry = FileEvidence(
            file: file, state: reading.state, statusBytes: reading.statusBytes, isProtected: channel > 0,
            channel: channel, octets: reading.octets, partial: reading.state == .aborted ? partial.octets : [])
        entry.isResumed = partial.isResumed
        return entry
    }
}

extension DocumentReading {
    /// Reads on behind a data group whose hash is not the one in EF.SOD: some issuers hashed the file with octets that
    /// follow it (F-54). What comes is kept; the judgement says what it is.
    mutating func readTrailing(_ file: LDSFile, _ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard let number = file.dataGroupNumber, let index = evidence.files.firstIndex(where: { $0.file == file }),
            let octets = evidence.files[index].octets, hasOtherHash(octets, number)
        else { return }
        let place = RecoveryPlace(step: .file, file: file, position: octets.count)
        while true {
            do throws(ReadError) {
                session.phase = .files
                evidence.files[index].trailing = try await session.readOn(file, from: octets.count)
                return
            } catch {
                let place = place.meeting(error)
                let isFirst = session.ledger.isFirst(at: place)
                try await reopen(for: file, at: place, after: error, isHabit: !isFirst, events)
                // Some chips end the channel over what lies behind the end of a file (F-16).
                if !isFirst, place.kind == .channelDropped { return }
            }
        }
    }

    /// Whether EF.SOD lists the data group with another hash than these octets have.
    private func hasOtherHash(_ octets: [UInt8], _ number: DataGroupNumber) -> Bool {
        guard let object = securityObject,
            let stated = object.dataGroupHashes.first(where: { $0.dataGroup == number })?.hash,
            let algorithm = HashAlgorithm(objectIdentifier: object.hashAlgorithmOID),
            let hash = try? algorithm.hash(octets)
        else { return false }
        return hash != stated
    }
}

extension LDSFile {
    /// Whether a reading without it is none: what was signed, and whose document it is.
    var isIndispensable: Bool { self == .sod || self == .dataGroup(.dg1) }
}

extension ReadPlan {
    /// Whether the plan leaves this file out: a data group that is skipped or not asked for.
    func leavesOut(_ file: LDSFile) -> Bool {
        guard let number = file.dataGroupNumber else { return false }
        if isNeeded(number) { return skipped.contains(number) }
        return skipped.contains(number) || !(requested?.contains(number) ?? true)
    }
}
