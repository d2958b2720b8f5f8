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
            switch try await read(file, into: index, events) {
            case .file(let entry): keep(entry, in: index, events)
            case .lastFile(let entry): return keep(entry, in: index, events)
            case .applicationRefused(let word):
                evidence.lds2[index].state = Self.state(refusedWith: word)
                evidence.lds2[index].statusBytes = word
                return
            case .applicationLost: return
            }
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
        /// The same, and no other file of the application is asked for: the chip drops the channel each time.
        case lastFile(LDS2FileEvidence)
        /// The application was not selected; nil where the rights to it are gone, and nothing was asked.
        case applicationRefused(StatusBytes?)
        /// The chip was lost before the application was selected.
        case applicationLost
    }

    /// Reads one file, from where it stands again where that is disturbed, in a channel that was given its rights anew.
    private mutating func read(
        _ file: LDS2File, into index: Int, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> LDS2Reading {
        var partial = PartialRecords()
        let isFirst = evidence.lds2[index].files.isEmpty
        let ended: BesideResult<LDS2Reading>
        do throws(ReadError) {
            ended = try await beside(at: Self.place(of: file, partial), in: .sod, events) {
                (reading) throws(ReadError) -> LDS2Reading in
                if let refusal = try await reading.openLDS2(file.application, events) {
                    guard !partial.records.isEmpty || !isFirst else { return .applicationRefused(refusal.word) }
                    return .file(reading.entry(file, .ended(.accessDenied, refusal.word), partial))
                }
                let found = try await reading.session.read(file, goingOnWith: &partial)
                return .file(reading.entry(file, found, partial))
            }
        } catch {
            if selectedLDS2?.application == file.application {
                keep(entry(file, .ended(.aborted, error.statusBytes), partial), in: index, events)
            }
            throw error
        }
        switch ended {
        case .came(let reading): return reading
        case .refused(let error):
            let end = Self.end(of: file, by: error, partial)
            let entry = entry(file, end, partial)
            return end.state == .read ? .file(entry) : .lastFile(entry)
        case .lost(let error):
            guard selectedLDS2?.application == file.application else { return .applicationLost }
            return .lastFile(entry(file, .ended(.aborted, error.statusBytes), partial))
        }
    }

    static func place(of file: LDS2File, _ partial: PartialRecords) -> RecoveryPlace {
        let position = file.maximumRecords == nil ? partial.octets.count : partial.records.count + 1
        return RecoveryPlace(step: .record, position: position, lds2File: file)
    }

    /// How a file ended over which the chip dropped the channel twice with the same word.
    static func end(of file: LDS2File, by error: ReadError, _ partial: PartialRecords) -> RecordReading {
        guard let word = error.statusBytes, Disturbance(error) == .channelDropped else {
            return .ended(.aborted, error.statusBytes)
        }
        if word == .recordNotFound, file.maximumRecords != nil { return .ended(.read, word) }
        if word.isDenial { return .ended(.accessDenied, word) }
        let isAtBeginning = partial.records.isEmpty && partial.octets.isEmpty
        return .ended(word.isAbsence && isAtBeginning ? .absent : .nonConformant, word)
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
    ) async throws(ReadError) -> LDS2Refusal? {
        try await regainRights(events)
        guard rightsChannel == session.channelNumber, lds2Rights(in: application) != nil else {
            return LDS2Refusal(word: nil)
        }
        if let selectedLDS2, selectedLDS2 == SelectedLDS2(application: application, channel: session.channelNumber) {
            return nil
        }
        selectedLDS2 = nil
        if let word = try await session.select(application) {
            let place = RecoveryPlace(step: .application, lds2File: .certificates(application))
            guard session.ledger.isFirst(at: place) else { return LDS2Refusal(word: word) }
            if let word = try await session.select(application) { return LDS2Refusal(word: word) }
            session.note(place, .repeated, status: word)
            tell(events)
        }
        selectedLDS2 = SelectedLDS2(application: application, channel: session.channelNumber)
        return nil
    }
}

/// The application was not selected.
struct LDS2Refusal: Sendable, Hashable {
    /// The chip's word; nil where the rights to it are gone, and nothing was asked.
    let word: StatusBytes?
}

/// The LDS2 application that is selected, and in which secure channel.
struct SelectedLDS2: Sendable, Hashable {
    let application: LDS2Application
    let channel: Int
}

extension CardSession {
    /// Reads a file of the application that is selected.
    mutating func read(
        _ file: LDS2File, goingOnWith partial: inout PartialRecords
    ) async throws(ReadError) -> RecordReading {
        guard let shortEF = file.shortEF, let most = file.maximumRecords else {
            return try await readTransparent(file, goingOnWith: &partial)
        }
        return try await readRecords(of: file, shortEF: shortEF, most: most, goingOnWith: &partial)
    }
}
