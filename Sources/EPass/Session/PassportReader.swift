// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
public import EPassCrypto
public import EPassISO7816
import EPassLDS
import EPassMRZ
public import EPassTrust

/// Reads a document: opens the chip, reads the files of the plan, and gives what it found as evidence.
///
/// It judges nothing. Whatever happens it returns evidence; where the reading ended early, `Evidence.failure` says why, and the files that were
/// read until then are in it.
public struct PassportReader: Sendable {
    /// What does not depend on the document.
    public struct Options: Sendable {
        /// The program that reads, for reports.
        public var tool: ToolIdentity
        /// The time that reading begins at, by the caller's clock; it goes into the evidence.
        public var startedAt: Timestamp?
        /// How much a chip may cost.
        public var limits: ReadLimits
        /// Where nonces come from.
        public var random: RandomSource

        /// Options as given.
        public init(
            tool: ToolIdentity = .library, startedAt: Timestamp? = nil, limits: ReadLimits = .default,
            random: RandomSource = .system
        ) {
            self.tool = tool
            self.startedAt = startedAt
            self.limits = limits
            self.random = random
        }
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - channel: the way to the chip, used by nobody else until this returns.
    ///   - access: what opens the chip. A chip that is read without access control needs nothing.
    ///   - plan: which files.
    ///   - events: called as the reading goes on, on the caller's actor.
    /// - Returns: the evidence, also where the reading failed or the task was cancelled.
    public static func read<Channel: CardChannel>(
        on channel: Channel, access: AccessInput, plan: ReadPlan = .default, options: Options = Options(),
        events: (ReadEvent) -> Void = { _ in }
    ) async -> Evidence {
        var reading = DocumentReading(on: channel, access: access, plan: plan, options: options)
        do throws(ReadError) {
            try await reading.run(events: events)
        } catch {
            reading.fail(error)
        }
        return reading.finish()
    }
}

/// One reading as it goes on: the session and what it brought.
struct DocumentReading<Channel: CardChannel>: ~Copyable {
    private var session: CardSession<Channel>
    private var evidence: Evidence
    private let access: AccessInput
    private let plan: ReadPlan
    private let options: PassportReader.Options
    /// The check digits with which the chip opened, so that it can be opened again.
    private var provenVariant: AccessKeyFields.Variant?
    private var reopenings = 0

    init(on channel: Channel, access: AccessInput, plan: ReadPlan, options: PassportReader.Options) {
        session = CardSession(on: channel, limits: options.limits)
        self.access = access
        self.plan = plan
        self.options = options
        let properties = channel.properties
        evidence = Evidence(origin: .chip, tool: options.tool)
        evidence.startedAt = options.startedAt
        evidence.reader = ReaderDescription(
            name: properties.readerName, atr: properties.atr, protocolName: properties.protocolName)
    }

    mutating func fail(_ error: ReadError) { evidence.failure = error }

    consuming func finish() -> Evidence {
        evidence.exchange = session.exchange
        evidence.deviations += session.deviations
        evidence.printed = PrintedEvidence(comparing: access, withDataGroup1: evidence.octets(of: .dataGroup(.dg1)))
        return evidence
    }

    mutating func run(events: (ReadEvent) -> Void) async throws(ReadError) {
        events(.phase(.application))
        try await session.selectApplication()
        events(.phase(.access))
        if try await isPlain(events) {
            record(.none, .none, .established, nil, events)
            evidence.access.established = AccessEvidence.AccessProtocol.none
        } else {
            try await open(events)
        }
        events(.phase(.files))
        let hasLeftApplication = try await learnBufferSizes(events)
        try await read(.sod, events)
        if hasLeftApplication, provenVariant != nil, evidence.entry(.sod)?.state == .accessDenied {
            // The chip took the new selection of its application for a new beginning.
            evidence.files.removeAll { $0.file == .sod }
            try await reopen(events)
            try await read(.sod, events)
        }
        try await read(.com, events)
        for number in plan.dataGroups(listed: listed()) { try await read(.dataGroup(number), events) }
    }

    /// Whether the files can be read as they are, found by reading (Doc 9303-11, 4.1): SELECT answers 9000 on guarded chips too. A file that is
    /// read here is not read again.
    private mutating func isPlain(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        var absent: [(file: LDSFile, reading: FileReading)] = []
        for file in [LDSFile.sod, .com, .dataGroup(.dg1)] where !plan.leavesOut(file) {
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

    private mutating func open(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard let fields = access.accessKeyFields else {
            throw ReadError(
                .mrzRequired, phase: .access, message: "The chip guards its files, and no MRZ was given.",
                remedy: "Give the machine readable zone, or document number and both dates.")
        }
        // A chip that was asked for a file begins afresh with GET CHALLENGE; what was learnt by the refusal is forgotten.
        session.habits = ReadingHabits()
        do throws(ReadError) {
            try await attempt(fields, .printed, events)
        } catch {
            // Only a full MRZ has printed check digits that can be wrong; then the computed ones are tried, once (Doc 9303-11, 4.3.2).
            guard error.code == ReadError.Code(AccessError.Code.wrongPassword), !fields.wrongCheckDigits.isEmpty else {
                throw error
            }
            try await session.reset()
            try await session.selectApplication()
            try await attempt(fields, .computed, events)
            evidence.deviations.append("computedCheckDigits")
        }
    }

    private mutating func attempt(
        _ fields: AccessKeyFields, _ variant: AccessKeyFields.Variant, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        let digits: AccessAttempt.CheckDigits = variant == .printed ? .printed : .computed
        do throws(ReadError) {
            try await session.openByBAC(AccessKey(fields: fields, variant: variant), random: options.random)
        } catch {
            record(.bac, digits, error.statusBytes == nil ? .failed : .refused, error, events)
            throw error
        }
        provenVariant = variant
        record(.bac, digits, .established, nil, events)
        evidence.access.established = .bac
        evidence.access.cipher = session.cipherName
    }

    private mutating func record(
        _ accessProtocol: AccessEvidence.AccessProtocol, _ digits: AccessAttempt.CheckDigits,
        _ outcome: AccessAttempt.Outcome, _ error: ReadError?, _ events: (ReadEvent) -> Void
    ) {
        let attempt = AccessAttempt(
            accessProtocol: accessProtocol, checkDigits: digits, outcome: outcome, code: error?.code,
            statusBytes: error?.statusBytes)
        evidence.access.attempts.append(attempt)
        events(.accessAttempt(attempt))
    }

    /// Buffer sizes for extended length fields, where the reader passes them on and the chip's historical bytes say that EF.ATR/INFO has
    /// them (Doc 9303-11, 9.3.1.2). The file lies under the master file and is read after access control only (F-29).
    ///
    /// - Returns: whether the application was left, and selected again in the same channel.
    private mutating func learnBufferSizes(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        let properties = session.properties
        guard properties.maximumResponseLength > 258, properties.maximumCommandLength > 261,
            let capabilities = HistoricalBytes.of(answerToReset: properties.atr)
                .flatMap({ CardCapabilities(historicalBytes: $0) }),
            capabilities.supportsExtendedLength, capabilities.hasExtendedLengthInformation
        else { return false }
        do throws(ReadError) {
            try await readBufferSizes()
            return true
        } catch {
            // Access is bound to the application on some chips, which end the channel when it is left (Portugal, F-10).
            let lost = [ReadError.Code(AccessError.Code.channelLost), .chipRefused, .applicationMissing]
            guard lost.contains(error.code), provenVariant != nil else { throw error }
            try await reopen(events)
            return false
        }
    }

    private mutating func readBufferSizes() async throws(ReadError) {
        guard try await session.transmit(.selectMasterFile()).statusBytes == .success else {
            return try await session.selectApplication()
        }
        var learnt = session.habits
        session.habits = ReadingHabits()
        defer { session.habits = learnt }
        let reading = try await session.read(.atrInfo) { _, _ in }
        evidence.files.append(entry(.atrInfo, reading))
        try await session.selectApplication()
        guard let info = reading.octets.map(EFATRInfo.init(decoding:)), let response = info.maximumResponseLength else {
            return
        }
        let most = min(response, session.properties.maximumResponseLength)
        if most > 258 { learnt.extendedResponse = most }
    }

    /// The data groups of the security object; nil where there is none that can be decoded. Nothing is verified here.
    private func listed() -> [DataGroupNumber]? {
        guard let octets = evidence.octets(of: .sod), let noAnchors = try? TrustStore(anchors: []) else { return nil }
        return PassiveAuthentication.judge(
            .init(sod: octets), trust: noAnchors, at: Timestamp(secondsSince1970: 0)
        ).securityObject?.dataGroupHashes.map(\.dataGroup)
    }

    private mutating func read(_ file: LDSFile, _ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard evidence.entry(file) == nil, !plan.leavesOut(file) else { return }
        events(.fileStarted(file))
        while true {
            do throws(ReadError) {
                let reading = try await session.read(file) { events(.progress(file, done: $0, total: $1)) }
                keep(file, reading, events)
                return
            } catch {
                guard let status = lostChannel(error) else {
                    keep(file, .ended(.aborted, error.statusBytes), events)
                    throw error
                }
                // The chip dropped the channel with a word of its own. It is opened again with the key that had opened it; nothing is guessed.
                // A denial ends the file, so there are no more of them than files; a file that is tried again counts.
                if Self.denials.contains(status) {
                    keep(file, .ended(.accessDenied, status), events)
                } else {
                    reopenings += 1
                }
                do throws(ReadError) {
                    try await reopen(events)
                } catch {
                    if evidence.entry(file) == nil { keep(file, .ended(.aborted, status), events) }
                    throw error
                }
                if Self.denials.contains(status) { return }
                session.askForLess()
            }
        }
    }

    private func lostChannel(_ error: ReadError) -> StatusBytes? {
        guard error.code == ReadError.Code(AccessError.Code.channelLost), provenVariant != nil,
            let status = error.statusBytes
        else { return nil }
        return Self.denials.contains(status) || reopenings < options.limits.reopenings ? status : nil
    }

    private static var denials: [StatusBytes] { [.securityStatusNotSatisfied, .conditionsNotSatisfied] }

    /// Opens the chip again with the key that had opened it.
    private mutating func reopen(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard let fields = access.accessKeyFields, let provenVariant else { return }
        if !evidence.deviations.contains("channelReopened") { evidence.deviations.append("channelReopened") }
        try await session.reset()
        try await session.selectApplication()
        try await attempt(fields, provenVariant, events)
        session.phase = .files
    }

    private mutating func keep(_ file: LDSFile, _ reading: FileReading, _ events: (ReadEvent) -> Void) {
        evidence.files.append(entry(file, reading))
        events(
            .fileFinished(
                file, state: reading.state, statusBytes: reading.statusBytes, length: reading.octets?.count ?? 0))
    }

    private func entry(_ file: LDSFile, _ reading: FileReading) -> FileEvidence {
        FileEvidence(
            file: file, state: reading.state, statusBytes: reading.statusBytes, isProtected: session.isProtected,
            channel: session.channelNumber, octets: reading.octets)
    }
}

extension ReadPlan {
    /// Whether the plan leaves this file out: a data group that is skipped or not asked for, and DG3 and DG4 always.
    func leavesOut(_ file: LDSFile) -> Bool {
        guard let number = file.dataGroupNumber else { return false }
        return number == .dg3 || number == .dg4 || skipped.contains(number) || !(requested?.contains(number) ?? true)
    }
}
