// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

/// One reading as it goes on: the session, the access procedure and what they brought.
struct DocumentReading<Channel: CardChannel>: ~Copyable {
    var session: CardSession<Channel>
    var evidence: Evidence
    var procedure: AccessProcedure
    let plan: ReadPlan
    let options: PassportReader.Options
    /// What a reading before brought; nil where this one goes on from none.
    let resumed: ResumedReading?
    /// How many of the ledger's recoveries were told as events.
    var told = 0
    /// Whether access control was tried in a reading that had begun without (F-68): once.
    var hasTriedToOpen = false
    /// Whether the chip was opened in such a reading, so that every file is read again, through the channel.
    var startsAgain = false
    /// The last chip authentication that succeeded; nil where none did.
    var confirmed: ConfirmedKeyAgreement?
    /// The secure channel in which terminal authentication succeeded; nil where it did not.
    var rightsChannel: Int?
    let input: AccessInput
    /// The files of the master file that are to be read again after a reopening.
    var owed: [LDSFile] = []
    /// What was learnt of the chip's READ BINARY in the master file, where that is left.
    var masterFileHabits = ReadingHabits()
    /// Whether the chip is opened anew, by what EF.CardAccess turned out to say.
    var opensAgain = false
    /// Whether something is to be written to an LDS2 application behind the reading.
    var isToWrite = false
    /// The LDS2 application that is selected; nil where another one is, or none.
    var selectedLDS2: SelectedLDS2?

    init(
        on channel: Channel, access: AccessInput, plan: ReadPlan, options: PassportReader.Options,
        resuming before: Evidence? = nil
    ) {
        session = CardSession(
            on: channel, limits: options.limits, recovery: options.recovery,
            application: options.application.identifier)
        procedure = AccessProcedure(input: access, options: options)
        input = access
        resumed = before.map(ResumedReading.init)
        self.plan = plan
        self.options = options
        let properties = channel.properties
        evidence = Evidence(origin: .chip, tool: options.tool)
        evidence.startedAt = options.startedAt
        evidence.application = options.application.identifier
        evidence.chip.skipped = plan.protocolsLeftOut
        evidence.reader = ReaderDescription(properties)
    }

    mutating func fail(_ error: ReadError) { evidence.failure = error }

    consuming func finish() -> Evidence {
        evidence.exchange = session.exchange
        evidence.access = procedure.record
        if evidence.application != .eMRTD, evidence.octets(of: .sod) != nil {
            evidence.deviations.append(ReadingDeviation.otherApplicationIdentifier.rawValue)
        }
        if evidence.octets(of: .cardAccess) != nil, cardAccess == nil {
            evidence.deviations.append(ReadingDeviation.cardAccessMalformed.rawValue)
        }
        evidence.deviations += procedure.deviations + session.deviations
        evidence.ways = session.ways.map(\.rawValue)
        evidence.recoveries = session.ledger.recoveries
        evidence.printed = PrintedEvidence(comparing: input, with: evidence.document.dataGroup1)
        evidence.statedOrigin = .chip
        // What a reading before brought is not said to have been read here.
        for index in evidence.files.indices where !evidence.files[index].isResumed {
            evidence.files[index].origin = .chip
        }
        evidence.chip.activeAuthentication?.origin = .chip
        return evidence
    }

    /// The steps of Doc 9303-11, 4.2 in their order, then the files.
    mutating func run(events: (ReadEvent) -> Void) async throws(ReadError) {
        try checkChallenge()
        try checkApplications()
        var hasLeftApplication: Bool
        do throws(ReadError) {
            hasLeftApplication = try await openChip(events)
        } catch {
            throw await withoutApplication(error, events)
        }
        events(.phase(.files))
        try await readApplication(hasLeftApplication: hasLeftApplication, events)
        // At most twice: each of the reasons counts once.
        while startsAgain {
            startsAgain = false
            hasLeftApplication = false
            if opensAgain {
                opensAgain = false
                hasLeftApplication = try await openChip(events)
                events(.phase(.files))
            }
            try await readApplication(hasLeftApplication: hasLeftApplication, events)
        }
        try await readBeside(events)
    }

    /// Has the files read again from the first one on: what the chip proved counts for them no more.
    mutating func startAgain() {
        evidence.chip = ChipEvidence(skipped: plan.protocolsLeftOut)
        (confirmed, rightsChannel, startsAgain) = (nil, nil, true)
    }

    /// Opens the chip, from its beginning again where that is disturbed.
    ///
    /// - Returns: whether the application was left, and selected again.
    private mutating func openChip(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        while true {
            do throws(ReadError) {
                return try await openOnce(events)
            } catch {
                let place = RecoveryPlace(step: .application).meeting(error)
                if procedure.isOpen {
                    try await reopen(for: .sod, at: place, after: error, events)
                    return false
                }
                guard place.kind != nil, !procedure.isSpent, !procedure.hasRepeated(error),
                    session.ledger.takesReopening()
                else { throw error }
                session.note(place, .reopened, code: error.code, status: error.statusBytes)
                tell(events)
                // The chip that comes back may be another one, with another EF.CardAccess.
                evidence.files.removeAll()
                try await session.renew()
                try await session.returnToMasterFile()
            }
        }
    }

    /// Steps 1 to 4, as far as they are not done.
    private mutating func openOnce(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        events(.phase(.access))
        let cardAccess = try await readCardAccess(events)
        if try await openByPACE(cardAccess, events) {
            keepMapping()
            try await readMasterFile(offering: self.cardAccess, events)
            events(.phase(.application))
            try await selectApplication(events)
            return false
        }
        do throws(ReadError) {
            events(.phase(.application))
            try await selectApplication(events)
            try await openApplication(events)
        } catch {
            guard Disturbance(error) == nil, !input.passwordKinds.isEmpty, try await lookInMasterFile(events),
                try await openByPACE(self.cardAccess, events)
            else { throw error }
            keepMapping()
            try await readMasterFile(offering: self.cardAccess, events)
            try await selectApplication(events)
            return false
        }
        return try await learnBufferSizes(events)
    }

    /// Selects the application; what is refused once is asked for once more.
    mutating func selectApplication(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        try await session.selectApplication()
        tell(events)
    }

    /// Opens the chip by PACE. Where that does not lead to the end, EF.CardAccess is read once more before anything
    /// weaker is tried: a bit of it may have been changed on the way, by accident or not.
    ///
    /// - Returns: false where another way is to be tried.
    private mutating func openByPACE(
        _ cardAccess: SecurityInfos?, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> Bool {
        procedure.isCardAccessMalformed = cardAccess == nil && evidence.octets(of: .cardAccess) != nil
        let failure: ReadError?
        do throws(ReadError) {
            if try await procedure.openByPACE(cardAccess, on: &session, events: events) { return true }
            failure = nil
        } catch {
            guard procedure.mayReadOffersAgain(after: error) else { throw error }
            failure = error
        }
        guard procedure.method != .bac, let other = try await readCardAccessAgain(events) else {
            if let failure { throw failure }
            return false
        }
        return try await procedure.openByPACE(other, on: &session, events: events)
    }

    /// The files of the application: EF.SOD, EF.COM, then the data groups.
    private mutating func readApplication(
        hasLeftApplication: Bool, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        try await read(.sod, events)
        try compareWithResumed()
        if hasLeftApplication, procedure.isOpen, evidence.entry(.sod)?.state == .accessDenied {
            // The chip took the new selection of its application for a new beginning.
            evidence.files.removeAll { $0.file == .sod }
            try await reopen(for: .sod, at: RecoveryPlace(step: .application), isHabit: true, events)
            try await read(.sod, events)
        }
        // Of a chip without access control DG1 was read before.
        let zone = LDSFile.dataGroup(.dg1)
        let place = RecoveryPlace(step: .file, file: zone, position: -1)
        if isDisturbed(zone, evidence.octets(of: zone)), session.ledger.isFirst(at: place) {
            evidence.files.removeAll { $0.file == zone }
            session.note(place, .readAgain)
            try await read(zone, events)
        }
        try await readTrailing(zone, events)
        try await read(.com, events)
        try await readDataGroups(events)
    }

    /// The data groups in their order, and between them the protocols that have their keys there.
    private mutating func readDataGroups(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        let listed = listed()
        let numbers = plan.dataGroups(listed: listed)
        events(.planned(numbers.map(LDSFile.dataGroup)))
        let early: [DataGroupNumber] = [.dg14, .dg1]
        for number in numbers where early.contains(number) { try await read(.dataGroup(number), events) }
        if try await openAsSigned(events) { return }
        try await authenticateChip(events)
        try await authenticateTerminal(events)
        let late = numbers.filter { !early.contains($0) && $0 != .dg2 }
        for number in late {
            try await read(.dataGroup(number), events)
            if number == .dg15 { try await authenticateActively(events) }
        }
        for number in plan.guardedDataGroups(listed: listed) {
            try await regainRights(events)
            // Without the right they are not even selected (F-24).
            if hasRight(to: number) { try await read(.dataGroup(number), events) }
        }
        if numbers.contains(.dg2) { try await read(.dataGroup(.dg2), events) }
    }

    /// A challenge that is none is the caller's mistake, and known before the chip is touched.
    private func checkChallenge() throws(ReadError) {
        guard let challenge = options.activeAuthenticationChallenge,
            challenge.count != ActiveAuthenticationEvidence.challengeLength
        else { return }
        throw ReadError(
            .inputInvalid, phase: .connect,
            message: .aaChallengeLength(count: challenge.count), remedy: .aaChallengeRemedy)
    }

    /// Step 4: finds out whether the document is read as it is, or runs Basic Access Control in the application that is
    /// selected. Who demands Basic Access Control gets it or an error.
    private mutating func openApplication(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        if procedure.method != .bac {
            // With nothing that opens the chip the reading ends over a denial, so that it is worth another command.
            session.selectsDeniedFiles = procedure.input.accessKeyFields == nil
            if try await beginPlain(events) == .read { return findPlain(events) }
        }
        events(.phase(.access))
        // A chip that was asked for a file begins afresh with GET CHALLENGE; what was learnt by the refusal is
        // forgotten.
        session.habits = ReadingHabits()
        do throws(ReadError) {
            try await procedure.openByBAC(on: &session, events: events)
        } catch {
            guard procedure.method != .bac, AccessProcedure.isWithoutBAC(error), try await isOpenWithoutBAC(events)
            else { throw error }
            findPlain(events)
        }
    }

    private mutating func findPlain(_ events: (ReadEvent) -> Void) {
        session.selectsDeniedFiles = true
        procedure.findPlain(events: events)
    }

    /// How DG1 is read as it is: only that makes a document plain (Doc 9303-11, 4.2 step 4). SELECT answers 9000 on
    /// guarded chips too, and some leave EF.COM and EF.SOD open while they guard the rest (F-68). What is read here is
    /// not read again.
    private mutating func beginPlain(_ events: (ReadEvent) -> Void) async throws(ReadError) -> FileEvidence.State {
        let file = LDSFile.dataGroup(.dg1)
        session.phase = .files
        guard !plan.leavesOut(file) else { return try await session.begin(file).state }
        let reading = try await session.read(file) { events(.progress(file, done: $0, total: $1)) }
        if reading.state == .read { keep(file, reading, PartialFile(), events) }
        return reading.state
    }

    /// Of a chip that knows no Basic Access Control, whether it guards nothing: DG1 is read, by SELECT too, or there is
    /// none and EF.SOD is read.
    private mutating func isOpenWithoutBAC(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        session.habits = ReadingHabits()
        try await session.selectApplication()
        // What denied a short identifier may have denied nothing but that (F-67).
        session.selectsDeniedFiles = true
        let state = try await beginPlain(events)
        if state == .read { return true }
        guard state == .absent else { return false }
        return try await session.begin(.sod).state == .read
    }

    /// What EF.SOD lists, once it was read; nil where there is none that can be decoded. Nothing of it is verified: it
    /// serves to know what there is to read.
    var securityObject: LDSSecurityObject? { evidence.document.sod?.content }

    /// The data groups of the security object; nil where there is none that can be decoded.
    private func listed() -> [DataGroupNumber]? { securityObject?.dataGroupHashes.map(\.dataGroup) }
}
