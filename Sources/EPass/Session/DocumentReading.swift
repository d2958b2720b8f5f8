// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
import EPassTrust

/// One reading as it goes on: the session, the access procedure and what they brought.
struct DocumentReading<Channel: CardChannel>: ~Copyable {
    var session: CardSession<Channel>
    var evidence: Evidence
    var procedure: AccessProcedure
    let plan: ReadPlan
    /// How often a file was tried again after the chip had dropped the secure channel.
    var reopenings = 0
    /// The key of the last chip authentication that succeeded; nil where none did.
    var terminalKey: TerminalKey?
    /// The way by which chip authentication succeeded.
    var confirmedWay: ChipAuthenticationWay?
    /// The secure channel in which terminal authentication succeeded; nil where it did not.
    var rightsChannel: Int?
    /// Whether terminal authentication was run again after the chip was opened again.
    var hasRegainedRights = false
    /// What the terminal shows to chips.
    let credentials: TerminalCredentials?
    /// The challenge of active authentication, where it was given.
    let challenge: [UInt8]?
    private let input: AccessInput

    init(on channel: Channel, access: AccessInput, plan: ReadPlan, options: PassportReader.Options) {
        session = CardSession(on: channel, limits: options.limits)
        procedure = AccessProcedure(input: access, method: options.accessMethod, random: options.random)
        input = access
        self.plan = plan
        challenge = options.activeAuthenticationChallenge
        credentials = options.terminalCredentials
        let properties = channel.properties
        evidence = Evidence(origin: .chip, tool: options.tool)
        evidence.startedAt = options.startedAt
        evidence.chip.skipped = plan.protocolsLeftOut
        evidence.reader = ReaderDescription(
            name: properties.readerName, atr: properties.atr, protocolName: properties.protocolName)
    }

    mutating func fail(_ error: ReadError) { evidence.failure = error }

    consuming func finish() -> Evidence {
        evidence.exchange = session.exchange
        evidence.access = procedure.record
        evidence.deviations += procedure.deviations + session.deviations
        evidence.printed = PrintedEvidence(comparing: input, withDataGroup1: evidence.octets(of: .dataGroup(.dg1)))
        return evidence
    }

    /// The steps of Doc 9303-11, 4.2 in their order, then the files.
    mutating func run(events: (ReadEvent) -> Void) async throws(ReadError) {
        try checkChallenge()
        events(.phase(.access))
        let cardAccess = try await readCardAccess(events)
        let isOpen = try await procedure.openByPACE(cardAccess, on: &session, events: events)
        var hasLeftApplication = false
        if isOpen {
            keepMapping()
            try await readMasterFile(offering: cardAccess, events)
        }
        events(.phase(.application))
        try await session.selectApplication()
        if !isOpen {
            if try await isPlain(events) {
                procedure.findPlain(events: events)
            } else {
                events(.phase(.access))
                // A chip that was asked for a file begins afresh with GET CHALLENGE; what was learnt by the refusal is
                // forgotten.
                session.habits = ReadingHabits()
                try await procedure.openByBAC(on: &session, events: events)
            }
            hasLeftApplication = try await learnBufferSizes(events)
        }
        events(.phase(.files))
        try await read(.sod, events)
        if hasLeftApplication, procedure.isOpen, evidence.entry(.sod)?.state == .accessDenied {
            // The chip took the new selection of its application for a new beginning.
            evidence.files.removeAll { $0.file == .sod }
            try await reopen(for: .sod, events)
            try await read(.sod, events)
        }
        try await read(.com, events)
        try await readDataGroups(events)
    }

    /// The data groups in their order, and between them the protocols that have their keys there.
    private mutating func readDataGroups(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        let listed = listed()
        let numbers = plan.dataGroups(listed: listed)
        let early: [DataGroupNumber] = [.dg14, .dg1]
        for number in numbers where early.contains(number) { try await read(.dataGroup(number), events) }
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
        guard let challenge, challenge.count != ActiveAuthenticationEvidence.challengeLength else { return }
        throw ReadError(
            .inputInvalid, phase: .connect,
            message: "A challenge of active authentication has 8 octets; this one has \(challenge.count).",
            remedy: "Give 8 octets that nobody could foresee.")
    }

    /// Whether the files can be read as they are, found by reading (Doc 9303-11, 4.1): SELECT answers 9000 on guarded
    /// chips too. A file that is read here is not read again.
    private mutating func isPlain(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        var absent: [(file: LDSFile, reading: FileReading)] = []
        for file in [LDSFile.sod, .com, .dataGroup(.dg1)] where !plan.leavesOut(file) {
            session.phase = .files
            let reading = try await session.read(file) { events(.progress(file, done: $0, total: $1)) }
            if reading.state == .read {
                for missing in absent { keep(missing.file, missing.reading, events) }
                keep(file, reading, events)
                return true
            }
            // Denied: the chip guards its files. Absent: it may yet give another one.
            if reading.state != .absent { break }
            absent.append((file, reading))
        }
        return false
    }

    /// The data groups of the security object; nil where there is none that can be decoded. Nothing is verified here.
    private func listed() -> [DataGroupNumber]? {
        guard let octets = evidence.octets(of: .sod), let noAnchors = try? TrustSnapshot(anchors: []) else {
            return nil
        }
        return PassiveAuthentication.judge(
            .init(sod: octets), trust: noAnchors, at: Timestamp(secondsSince1970: 0)
        ).securityObject?.dataGroupHashes.map(\.dataGroup)
    }
}
