// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTrust

extension DocumentReading {
    /// Reads the records of the LDS2 applications that the plan has and the terminal has rights in: those files, and no
    /// other one is asked for. They come last; nothing else of the document depends on them.
    mutating func readLDS2(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        // PACE is a condition of every access to them (Doc 9303-11, 4.2 step 3).
        guard procedure.opensMasterFile else { return }
        for application in LDS2Application.allCases where plan.lds2.contains(application) {
            let files = lds2Rights(in: application)?.readableFiles ?? []
            if !files.isEmpty { try await readLDS2(application, files, events) }
        }
    }

    /// What the chain that the chip accepted allows in an application, in the channel in which it was accepted last.
    func lds2Rights(in application: LDS2Application) -> LDS2GrantedRights? {
        guard rightsChannel != nil else { return nil }
        return evidence.chip.terminalAuthentication?.lds2Rights.first { $0.application == application }
    }

    private mutating func readLDS2(
        _ application: LDS2Application, _ files: [LDS2File], _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        let index = evidence.lds2.count
        evidence.lds2.append(LDS2Evidence(application: application, state: .aborted))
        for file in files {
            events(.recordsStarted(file))
            let entry: LDS2FileEvidence
            switch try await read(file, into: index, events) {
            case .file(let read): entry = read
            case .lastFile(let read): return keep(read, in: index, events)
            case .applicationRefused(let word):
                evidence.lds2[index].state = Self.state(refusedWith: word)
                evidence.lds2[index].statusBytes = word
                return
            }
            keep(entry, in: index, events)
        }
    }

    private static func state(refusedWith word: StatusBytes?) -> FileEvidence.State {
        guard let word else { return .accessDenied }
        if word.isAbsence { return .absent }
        return word.isDenial ? .accessDenied : .nonConformant
    }

    private mutating func keep(_ entry: LDS2FileEvidence, in index: Int, _ events: (ReadEvent) -> Void) {
        evidence.lds2[index].state = .read
        evidence.lds2[index].files.append(entry)
        events(
            .recordsFinished(
                entry.file, state: entry.state, statusBytes: entry.statusBytes, count: entry.records.count))
    }

    /// How the reading of a file ended.
    enum LDS2Reading {
        case file(LDS2FileEvidence)
        /// The chip drops the channel over the file, each time: it is asked for no other one of the application.
        case lastFile(LDS2FileEvidence)
        /// The application was not selected; nil where the rights to it are gone, and nothing was asked.
        case applicationRefused(StatusBytes?)
    }

    /// Reads one file, from where it stands again where that is disturbed, by the rules of the other files.
    ///
    /// What happens once is tried again in a channel that was opened, and given its rights, anew; what repeats is the
    /// chip's answer.
    private mutating func read(
        _ file: LDS2File, into index: Int, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> LDS2Reading {
        var partial = PartialRecords()
        while true {
            do throws(ReadError) {
                if let refusal = try await openLDS2(file.application, events) {
                    guard case .applicationRefused(let word) = refusal,
                        !partial.records.isEmpty || !evidence.lds2[index].files.isEmpty
                    else { return refusal }
                    return .file(entry(file, .ended(.accessDenied, word), partial))
                }
                let reading = try await session.read(file, goingOnWith: &partial)
                tell(events)
                return .file(entry(file, reading, partial))
            } catch {
                do throws(ReadError) {
                    if let end = try await goOn(after: error, over: file, partial, events) {
                        let entry = entry(file, end, partial)
                        return end.state == .read ? .file(entry) : .lastFile(entry)
                    }
                } catch {
                    keep(entry(file, .ended(.aborted, error.statusBytes), partial), in: index, events)
                    throw error
                }
            }
        }
    }

    /// Opens the chip again after an error over a file.
    ///
    /// - Returns: how the file ended, where the chip dropped the channel twice with the same word; nil where it is gone
    ///   on with.
    private mutating func goOn(
        after error: ReadError, over file: LDS2File, _ partial: PartialRecords, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> RecordReading? {
        let position = file.maximumRecords == nil ? partial.octets.count : partial.records.count + 1
        let place = RecoveryPlace(step: .record, position: position, lds2File: file).meeting(error)
        let isFirst = session.ledger.isFirst(at: place)
        try await reopen(for: .sod, at: place, after: error, isHabit: !isFirst, events)
        guard !isFirst, place.kind == .channelDropped, let word = error.statusBytes else { return nil }
        if word == .recordNotFound, file.maximumRecords != nil { return .ended(.read, word) }
        if word.isDenial { return .ended(.accessDenied, word) }
        return .ended(word.isAbsence && position <= 1 ? .absent : .nonConformant, word)
    }

    private func entry(
        _ file: LDS2File, _ reading: RecordReading, _ partial: PartialRecords
    ) -> LDS2FileEvidence {
        LDS2FileEvidence(
            file: file, state: reading.state, statusBytes: reading.statusBytes,
            channel: partial.records.isEmpty ? session.channelNumber : partial.channel, records: partial.records)
    }

    /// Selects an application, with the rights to it in the channel that is open.
    ///
    /// - Returns: nil where it is selected.
    mutating func openLDS2(
        _ application: LDS2Application, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> LDS2Reading? {
        try await regainRights(events)
        guard rightsChannel == session.channelNumber, lds2Rights(in: application) != nil else {
            return .applicationRefused(nil)
        }
        if let selectedLDS2, selectedLDS2 == SelectedLDS2(application: application, channel: session.channelNumber) {
            return nil
        }
        selectedLDS2 = nil
        if let word = try await session.select(application) {
            let place = RecoveryPlace(step: .application, lds2File: .certificates(application))
            guard session.ledger.isFirst(at: place) else { return .applicationRefused(word) }
            if let word = try await session.select(application) { return .applicationRefused(word) }
            session.note(place, .repeated, status: word)
            tell(events)
        }
        selectedLDS2 = SelectedLDS2(application: application, channel: session.channelNumber)
        return nil
    }
}

/// The LDS2 application that is selected, and in which secure channel.
struct SelectedLDS2: Sendable, Hashable {
    let application: LDS2Application
    let channel: Int
}

extension CardSession {
    /// Reads a file of the application that is selected.
    fileprivate mutating func read(
        _ file: LDS2File, goingOnWith partial: inout PartialRecords
    ) async throws(ReadError) -> RecordReading {
        guard let shortEF = file.shortEF, let most = file.maximumRecords else {
            return try await readTransparent(file, goingOnWith: &partial)
        }
        return try await readRecords(of: file, shortEF: shortEF, most: most, goingOnWith: &partial)
    }
}
