// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

// What lies beside the travel document: the records of LDS2 applications, EF.DIR, and the applications that are read
// raw. They come last, so that whatever a chip does over them (F-10, F-29), the document was read.
extension DocumentReading {
    /// What the caller asks for that cannot be read is known before the chip is touched.
    func checkApplications() throws(ReadError) {
        let others = options.otherApplications
        guard options.application.plan == .travelDocument, others.allSatisfy({ $0.plan == .raw }),
            Set(others.map(\.identifier) + [options.application.identifier]).count == others.count + 1,
            others.count <= DocumentApplication.mostApplications
        else {
            throw ReadError(
                .inputInvalid, phase: .connect, message: .applicationsContradict, remedy: .applicationsContradictRemedy)
        }
        if let resumed, resumed.application != options.application.identifier {
            throw ReadError(
                .inputInvalid, phase: .connect,
                message: .applicationOfOtherBundle(
                    identifier: resumed.application, wanted: options.application.identifier),
                remedy: .applicationOfOtherBundleRemedy)
        }
    }

    /// Reads the records of LDS2 applications, EF.DIR where that is wanted, and the other applications.
    ///
    /// - Throws: `ReadError` where the reading is to end: over a limit, a cancellation, or another document. A chip
    ///   that is lost over these files was read all the same.
    mutating func readBeside(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        try await readLDS2(events)
        if options.listsApplications { try await readDirectory(events) }
        try await readOthers(events)
    }

    private mutating func readOthers(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        for (index, application) in options.otherApplications.enumerated() {
            evidence.applications.append(try await read(application, number: index, events))
        }
    }

    /// What ends the reading of a chip that could not be opened, or has no travel document. In the latter case the
    /// other applications are read where the chip is open.
    mutating func withoutApplication(_ error: ReadError, _ events: (ReadEvent) -> Void) async -> ReadError {
        guard error.code == .own(.applicationMissing) else { return error }
        let error = await explained(error, events)
        guard error.code == .own(.applicationMissing), procedure.isOpen else { return error }
        do throws(ReadError) {
            try await readOthers(events)
        } catch {
            return error
        }
        return error
    }

    /// The error of an application that is not there, with those that EF.DIR lists. It is read here whatever was
    /// opened: there is no document that could be disturbed by it (F-29).
    private mutating func explained(_ error: ReadError, _ events: (ReadEvent) -> Void) async -> ReadError {
        if evidence.entry(.dir) == nil {
            do throws(ReadError) { try await readDirectory(isThere: true, events) } catch {
                if error.code == .own(.cancelled) { return error }
            }
        }
        let listed = (evidence.document.directory?.applications ?? []).prefix(8).map { application in
            guard let identifier = ApplicationIdentifier(application.identifier) else {
                return Message.plainText(text: DisplayText.hexadecimal(application.identifier))
            }
            return Message.application(identifier, label: application.label)
        }
        guard !listed.isEmpty else { return error }
        return ReadError(
            .applicationMissing, phase: error.phase, status: error.statusBytes, message: error.message,
            remedy: .applicationsListed(applications: Array(listed)))
    }

    /// EF.DIR of the master file. Where it came, and PACE opened the chip, EF.CardSecurity is looked for, which may
    /// have a copy to compare it with (Doc 9303-11, 4.2 step 3); a chip need not have that.
    ///
    /// - Parameter isThere: whether the chip stands in the master file anyway, so that it need not take its selection.
    private mutating func readDirectory(
        isThere: Bool = false, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        guard evidence.entry(.dir) == nil else { return }
        events(.fileStarted(.dir))
        let (directory, partial) = try await readInMasterFile(.dir, isThere: isThere, events)
        keep(.dir, directory, partial, events)
        guard directory.state == .read, procedure.opensMasterFile, evidence.entry(.cardSecurity) == nil else { return }
        let (confirming, part) = try await readInMasterFile(.cardSecurity, isThere: isThere, events)
        if confirming.state == .read { keep(.cardSecurity, confirming, part, events) }
    }

    private mutating func readInMasterFile(
        _ file: LDSFile, isThere: Bool, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> (FileReading, PartialFile) {
        var partial = PartialFile()
        let place = RecoveryPlace(step: .file, file: file, position: -2)
        let found = try await beside(at: place, events) { (reading) throws(ReadError) -> FileReading in
            reading.session.phase = .files
            let isSelected = try await reading.session.selectMasterFile() != nil
            guard isSelected || isThere else { return .ended(.accessDenied, nil) }
            reading.session.habits = ReadingHabits()
            return try await reading.session.read(file, goingOnWith: &partial) {
                events(.progress(file, done: $0, total: $1))
            }
        }
        return (FileReading(found), partial)
    }

    private mutating func read(
        _ application: DocumentApplication, number: Int, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> ApplicationEvidence {
        var result = ApplicationEvidence(identifier: application.identifier, name: application.name)
        var isThere = false
        for (index, file) in application.files.enumerated() {
            // Files, and octets within each, have places of their own.
            let place = RecoveryPlace(
                step: .otherApplication, position: (number * DocumentApplication.mostFiles + index + 1) << 32)
            var partial = PartialFile()
            var selection = StatusBytes.success
            let ended = try await beside(at: place, events) { (reading) throws(ReadError) -> FileReading in
                // After a disturbance the chip stands elsewhere.
                let wasThere = isThere
                isThere = false
                if !wasThere {
                    selection = try await reading.session.selectOther(application.identifier)
                    guard reading.session.isSelected(selection) else { return .ended(.absent, selection) }
                }
                let found = try await reading.session.read(file, goingOnWith: &partial, at: place)
                isThere = true
                return found
            }
            let found = FileReading(ended)
            guard session.isSelected(selection) else {
                result.selection = selection
                return result
            }
            if result.selection == nil, isThere { result.selection = selection }
            result.files.append(
                .init(file, found, channel: found.octets == nil ? session.channelNumber : partial.channel))
            if found.state == .aborted { break }
        }
        return result
    }

    /// Does something that the document does not depend on; after a disturbance once more, in the channel that is
    /// opened again.
    ///
    /// - Parameters:
    ///   - place: where it stands when it is disturbed.
    ///   - file: where the chip is to stand after it was opened again: with one of the master file where opening it
    ///     leaves it, as long as no EF.SOD was read; with one of the application there.
    /// - Throws: what is no disturbance.
    mutating func beside<Value>(
        at place: @autoclosure () -> RecoveryPlace, in file: LDSFile = .dir, _ events: (ReadEvent) -> Void,
        _ body: (inout Self) async throws(ReadError) -> Value
    ) async throws(ReadError) -> BesideResult<Value> {
        while true {
            let failure: ReadError
            do throws(ReadError) {
                let value = try await body(&self)
                tell(events)
                return .came(value)
            } catch { failure = error }
            guard Disturbance(failure) != nil else { throw failure }
            let met = place().meeting(failure)
            let isFirst = session.ledger.isFirst(at: met)
            do throws(ReadError) {
                try await reopen(for: file, at: met, after: failure, isHabit: !isFirst, events)
            } catch {
                guard Disturbance(error) != nil else { throw error }
                return .lost(failure)
            }
            // What the chip says twice with a word of its own is its answer (F-24).
            if !isFirst { return failure.statusBytes == nil ? .lost(failure) : .refused(failure) }
        }
    }
}

/// How something ended that the document does not depend on.
enum BesideResult<Value> {
    case came(Value)
    /// The chip dropped the channel over it twice, with the same word.
    case refused(ReadError)
    /// The chip was lost over it each time, or cannot be opened again.
    case lost(ReadError)
}

extension BesideResult: Sendable where Value: Sendable {}

extension FileReading {
    fileprivate init(_ result: BesideResult<FileReading>) {
        switch result {
        case .came(let reading): self = reading
        case .refused(let error): self = .ended(.accessDenied, error.statusBytes)
        case .lost(let error): self = .ended(.aborted, error.statusBytes)
        }
    }
}
