// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassEncodings
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassTrust

extension DocumentReading {
    /// Runs Terminal Authentication, where DG14 offers it and it is not left out (Doc 9303-11, 7.1; BSI TR-03110-1,
    /// 3.5).
    ///
    /// It begins only with a chip that has shown itself genuine under a trusted CSCA (``TerminalAudience``). Nothing of
    /// it spoils the reading: without credentials, without a chain to a key that the chip knows, or after a refusal the
    /// files that need no rights are read all the same.
    mutating func authenticateTerminal(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard evidence.chip.terminalAuthentication == nil, !evidence.chip.skipped.contains(.terminalAuthentication),
            offersTerminalAuthentication || runsInMasterFile
        else { return }
        guard options.terminalCredentials != nil else {
            evidence.chip.terminalAuthentication = .init(outcome: .notRun, reason: .credentialsNotHeld)
            return
        }
        events(.protocolStarted(.terminalAuthentication))
        defer { finished(events) }
        try await showCertificates(events)
    }

    /// Brings the rights back that the chip forgot when it was opened again: they are bound to the channel (7.1.3).
    /// Only by what had worked before.
    mutating func regainRights(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        guard let rightsChannel, session.channelNumber != rightsChannel else { return }
        try await showCertificates(events)
        // A chip that refuses now is not asked for every file.
        if self.rightsChannel != session.channelNumber { self.rightsChannel = nil }
    }

    /// Whether this data group may be read in the channel that is open.
    func hasRight(to number: DataGroupNumber) -> Bool {
        rightsChannel == session.channelNumber
            && evidence.chip.terminalAuthentication?.grantedRights.contains(number.rawValue) ?? false
    }

    private mutating func showCertificates(_ events: (ReadEvent) -> Void) async throws(ReadError) {
        while try await showOnce(events) {}
    }

    /// - Returns: whether it was disturbed for the first time, and the chip is open again.
    private mutating func showOnce(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        guard let credentials = options.terminalCredentials else { return false }
        var result = TerminalAuthenticationEvidence(outcome: .notRun)
        defer { evidence.chip.terminalAuthentication = result }
        session.authoritiesPlace = dataGroup14?.terminalAuthenticationInfos.compactMap(\.efCVCA).first
        try await read(.cvca, events)
        guard let compressedKey = newestKey, let capacity = session.commandCapacity else {
            result.reason = .chipNotAuthenticated
            return false
        }
        var current = evidence
        current.access = procedure.record
        let audience = TerminalAudience(options)
        if !audience.holds(current) {
            guard audience.includesUnverified else {
                result.reason = .chipNotVerified
                return false
            }
            result.servesUnverifiedChip = true
        }
        let references = trustPoints
        result.references = references.map(Self.text)
        guard !references.isEmpty else {
            result.reason = .noTrustPoint
            return false
        }
        guard let chain = try? credentials.chain(from: references, at: today) else {
            result.reason = .noChain
            return false
        }
        let rights = chain.effectiveRights
        let granted = (rights.canReadDG3 ? [3] : []) + (rights.canReadDG4 ? [4] : [])
        let records = Self.lds2Rights(chain)
        guard !granted.isEmpty || !records.isEmpty else {
            result.reason = .noRights
            return false
        }
        result.channel = session.channelNumber
        var run = credentials.run(
            chain, chipIdentifiers: chipIdentifiers, compressedKey: compressedKey, capacity: capacity)
        do throws(ReadError) {
            let end = try await carryOut(&run, by: credentials.signer)
            result.certificates = Self.holders(chain, run)
            switch end {
            case .accepted:
                result.outcome = .completed
                result.grantedRights = granted
                result.lds2Rights = records
                rightsChannel = session.channelNumber
            case .refused(let refusal):
                result.outcome = .refused
                result.step = refusal.step.command.rawValue
                result.statusBytes = refusal.statusBytes
                if refusal.kind == .lengthRefused { result.reason = .readerTooShort }
            case .notSigned(let error):
                result.step = run.step.command.rawValue
                result.reason = .signerFailed
                result.signerError = error.code
            }
        } catch {
            result.certificates = Self.holders(chain, run)
            result.step = run.step.command.rawValue
            result.statusBytes = error.statusBytes
            let place = RecoveryPlace(step: .terminalAuthentication).meeting(error)
            result.outcome = ProtocolOutcome(ending: error)
            guard let kind = place.kind else { throw error }
            let isFirst = session.ledger.isFirst(at: place)
            try await reopen(for: .sod, at: place, after: error, isHabit: !isFirst, events)
            if isFirst { return true }
            if kind != .lost { result.outcome = .refused }
        }
        return false
    }

    /// Whether EF.DG14 offers the protocol, for the eMRTD application.
    private var offersTerminalAuthentication: Bool { dataGroup14?.terminalAuthenticationInfos.isEmpty == false }

    /// Whether EF.CardSecurity alone offers it: it runs in the master file then, and the rights hold in every
    /// application (Doc 9303-11, 7.1 and 7.1.3, note 1).
    private var runsInMasterFile: Bool {
        !offersTerminalAuthentication && procedure.opensMasterFile
            && evidence.document.cardSecurity?.content?.terminalAuthenticationInfos.isEmpty == false
    }

    private mutating func carryOut(
        _ run: inout TerminalAuthentication.Run, by signer: any TerminalSigner
    ) async throws(ReadError) -> TerminalAuthenticationEnd {
        guard runsInMasterFile else { return try await session.authenticateTerminal(&run, signer: signer) }
        _ = try await session.selectMasterFile()
        let end = try await session.authenticateTerminal(&run, signer: signer)
        try await session.selectApplication()
        session.phase = .chip
        return end
    }

    /// The rights in the LDS2 applications that the chain has, of each with any.
    private static func lds2Rights(_ chain: CardVerifiableChain) -> [LDS2GrantedRights] {
        LDS2Application.allCases.compactMap { application in
            let rights = chain.effectiveLDS2Rights(in: application)
            return rights.rights.isEmpty ? nil : LDS2GrantedRights(application: application, octets: rights.octets)
        }
    }

    /// Comp(PK_DH,IFD) of the newest key agreement that the chip authenticated itself by: of chip authentication, or
    /// else of PACE with chip authentication mapping. After a mismatch there is none.
    private var newestKey: [UInt8]? {
        guard evidence.chip.chipAuthentication?.outcome != .mismatch else { return nil }
        if let confirmed { return confirmed.channel == session.channelNumber ? confirmed.compressedKey : nil }
        // Only what is in the evidence is judged: the mapping of the channel in which the document was read.
        guard let mapping = session.mapping, mapping.channel == evidence.chip.mapping?.channel else { return nil }
        return session.ephemeralKeys?.terminal
    }

    /// The keys that the chip verifies certificates with, most recent first: those of EF.CVCA, or else those that it
    /// named with PACE.
    private var trustPoints: [[UInt8]] {
        if let file = evidence.document.cvca { return file.references }
        return Array(
            session.authorityReferences.filter { (1...16).contains($0.count) }.prefix(EFCVCA.maximumReferences))
    }

    /// ID_IC: the chip's key of PACE, or the document number after Basic Access Control; some old chips want the number
    /// in any case.
    private var chipIdentifiers: [ChipIdentifier] {
        let fields = procedure.input.accessKeyFields
        if procedure.opensMasterFile, let keys = session.ephemeralKeys {
            return [.pace(compressedChipKey: keys.chip)] + (fields.map { [.staticBinding($0)] } ?? [])
        }
        return fields.map { [.basicAccessControl($0)] } ?? []
    }

    /// Whether the terminal has certificates for LDS2 applications, and is here for them. The chip then may have to
    /// prove itself, and accept the terminal, in the master file (J.2).
    var isForRecords: Bool {
        (isToWrite || !plan.lds2.isEmpty)
            && options.terminalCredentials?.terminals.contains(where: \.hasLDS2Rights) ?? false
    }

    /// The day of the reading by the caller's clock.
    private var today: CalendarDate? {
        evidence.startedAt.flatMap {
            CalendarDate(year: $0.calendar.year, month: $0.calendar.month, day: $0.calendar.day)
        }
    }

    /// The holders of the certificates that the chip accepted.
    private static func holders(_ chain: CardVerifiableChain, _ run: TerminalAuthentication.Run) -> [String] {
        chain.certificates.prefix(run.certificateIndex).map { text($0.holderReference.octets) }
    }

    /// A reference as people read it; octets that are no printable ASCII as hexadecimal digits.
    private static func text(_ reference: [UInt8]) -> String {
        reference.allSatisfy { (0x20...0x7E).contains($0) }
            ? String(decoding: reference, as: UTF8.self) : Hexadecimal.text(reference)
    }

    private func finished(_ events: (ReadEvent) -> Void) {
        guard let ended = evidence.chip.terminalAuthentication else { return }
        events(.protocolFinished(.terminalAuthentication, outcome: ended.outcome, statusBytes: ended.statusBytes))
    }
}
