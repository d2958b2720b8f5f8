// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

// What lies beside the travel document: EF.DIR, and the applications that are read raw. They come last, so that
// whatever a chip does over them (F-10, F-29), the document was read.
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

    /// Reads EF.DIR where that is wanted, and the other applications.
    ///
    /// - Throws: `ReadError` where the reading is to end: over a limit, a cancellation, or another document. A chip
    ///   that is lost over these files was read all the same.
    mutating func readBeside(_ events: (ReadEvent) -> Void) async throws(ReadError) {
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
            let identifier = ApplicationIdentifier(application.identifier)
            let name = identifier?.known?.name ?? application.label
            let digits = DisplayText.hexadecimal(application.identifier)
            return name.map { "\($0) \(digits)" } ?? digits
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
        let found = try await beside(at: place, events) { (session) throws(ReadError) in
            session.phase = .files
            let isSelected = try await session.selectMasterFile() != nil
            guard isSelected || isThere else { return .ended(.accessDenied, nil) }
            session.habits = ReadingHabits()
            return try await session.read(file, goingOnWith: &partial) {
                events(.progress(file, done: $0, total: $1))
            }
        }
        return (found, partial)
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
            let found = try await beside(at: place, events) { (session) throws(ReadError) in
                // After a disturbance the chip stands elsewhere.
                let wasThere = isThere
                isThere = false
                if !wasThere {
                    selection = try await session.selectOther(application.identifier)
                    guard session.isSelected(selection) else { return .ended(.absent, selection) }
                }
                let reading = try await session.read(file, goingOnWith: &partial, at: place)
                isThere = true
                return reading
            }
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
    /// - Returns: `aborted` where the chip is lost over it each time, or cannot be opened again.
    private mutating func beside(
        at place: RecoveryPlace, _ events: (ReadEvent) -> Void,
        _ body: (inout CardSession<Channel>) async throws(ReadError) -> FileReading
    ) async throws(ReadError) -> FileReading {
        while true {
            let failure: ReadError
            do throws(ReadError) {
                let reading = try await body(&session)
                tell(events)
                return reading
            } catch { failure = error }
            guard Disturbance(failure) != nil else { throw failure }
            let met = place.meeting(failure)
            let isFirst = session.ledger.isFirst(at: met)
            do throws(ReadError) {
                // In the master file, where PACE leaves the chip; with Basic Access Control in the application.
                try await reopen(for: .dir, at: met, after: failure, isHabit: !isFirst, events)
            } catch {
                guard Disturbance(error) != nil else { throw error }
                return .ended(.aborted, failure.statusBytes)
            }
            // What the chip says twice with a word of its own is its answer (F-24).
            if !isFirst, let word = failure.statusBytes { return .ended(.accessDenied, word) }
            if !isFirst { return .ended(.aborted, nil) }
        }
    }
}
