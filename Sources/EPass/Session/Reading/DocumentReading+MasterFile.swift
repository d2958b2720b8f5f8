// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
import EPassTrust

extension DocumentReading {
    /// EF.CardAccess, which says what PACE needs, before anything else (Doc 9303-11, 4.2 step 1). It is not signed:
    /// what it says is compared with the signed copy when the document is judged.
    ///
    /// - Returns: its content; nil where the chip has none, or none that can be decoded. No refusal is an error (F-3).
    mutating func readCardAccess(_ events: (ReadEvent) -> Void) async throws(ReadError) -> SecurityInfos? {
        let file = LDSFile.cardAccess
        if evidence.entry(file) == nil {
            events(.fileStarted(file))
            session.phase = .access
            do throws(ReadError) {
                let reading = try await session.readCardAccess(mayDefer: mayDeferMasterFile) {
                    events(.progress(file, done: $0, total: $1))
                }
                keep(file, reading, PartialFile(), events)
            } catch {
                keep(file, .ended(.aborted, error.statusBytes), PartialFile(), events)
                throw error
            }
            session.habits = ReadingHabits()
        }
        return cardAccess
    }

    /// Whether EF.CardAccess is worth another look only once the chip does not open without it: PACE is not demanded,
    /// and there is something to run Basic Access Control with, or nothing to run PACE with.
    private var mayDeferMasterFile: Bool {
        procedure.method != .pace && (input.accessKeyFields != nil || input.passwordKinds.isEmpty)
    }

    /// Looks for EF.CardAccess in the master file, after a reset, where that was left for later (F-3).
    ///
    /// - Returns: whether the chip has one that offers PACE; it is in the evidence then.
    mutating func lookInMasterFile(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        guard session.owesMasterFile else { return false }
        let file = LDSFile.cardAccess
        try await session.renew()
        session.phase = .access
        session.habits = ReadingHabits()
        let reading = try await session.readCardAccess { events(.progress(file, done: $0, total: $1)) }
        session.habits = ReadingHabits()
        guard reading.state == .read else { return false }
        evidence.files.removeAll { $0.file == file }
        keep(file, reading, PartialFile(), events)
        return cardAccess.map { !PACEOffer($0).candidates.isEmpty } ?? false
    }

    /// Begins the reading anew where the chip was opened otherwise than EF.DG14 says that it can be: EF.CardAccess was
    /// not found, or has other entries, or PACE failed. A bit may have been changed on the way; the file may be found
    /// only in another way (F-3). Once: what is the same the second time is judged (Doc 9303-11, 4.2).
    ///
    /// - Returns: whether it does; nothing else of this reading counts then.
    mutating func openAsSigned(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        let place = RecoveryPlace(step: .access, position: -1)
        guard isOpenedOtherwise, session.ledger.isFirst(at: place) else { return false }
        let file = LDSFile.cardAccess
        let before = evidence.octets(of: file)
        let reading: FileReading
        do throws(ReadError) {
            try await session.renew()
            session.phase = .access
            session.habits = ReadingHabits()
            reading = try await session.readCardAccess { _, _ in }
        } catch {
            try await reopen(for: .sod, at: place.meeting(error), after: error, events)
            return false
        }
        let learnt = entry(file, reading, PartialFile())
        let found = ParsedDocument([learnt].compactMap(\.parsed)).cardAccess?.securityInfos
        let offersPACE = found.map { !PACEOffer($0).candidates.isEmpty } ?? false
        let mayUsePACE = procedure.method == .auto && offersPACE && !input.passwordKinds.isEmpty
        guard reading.octets != nil, reading.octets != before || mayUsePACE && evidence.access.established != .pace
        else {
            try await reopen(for: .sod, at: place, events)
            return false
        }
        session.note(RecoveryPlace(step: .file, file: file, position: -1), .readAgain)
        tell(events)
        session.beginAnew()
        procedure.beginAnew()
        evidence.files = [learnt]
        startAgain()
        opensAgain = true
        return true
    }

    /// Whether EF.DG14 has other entries of PACE than EF.CardAccess, or the chip was not opened by the PACE that it
    /// names. Nothing is verified here.
    private var isOpenedOtherwise: Bool {
        guard let signed = dataGroup14 else { return false }
        // Where the chip carried out none of it twice, it does not a third time.
        if procedure.method != .bac, procedure.record.established != .pace, !procedure.record.hasRefusedPACE,
            !signed.paceInfos.isEmpty
        {
            return true
        }
        // It names keys for terminals with rights that this one does not have, and need not be signed.
        let entries = cardAccess?.entries.filter { $0.info.objectIdentifier != OID.privilegedTerminalInfo } ?? []
        let offered = Set(entries.map(\.encoded))
        let known = Set(signed.entries.map(\.encoded))
            .union(evidence.document.cardSecurity?.content?.entries.map(\.encoded) ?? [])
        return !offered.isSubset(of: known)
            || signed.entries.contains { entry in
                switch entry.info {
                case .pace, .paceDomainParameter: !offered.contains(entry.encoded)
                default: false
                }
            }
    }

    /// What EF.CardAccess holds; nil where there is none, or none that can be decoded.
    var cardAccess: SecurityInfos? { evidence.document.cardAccess?.securityInfos }

    /// Reads EF.CardAccess once more, after a reset, where it was read and is about to be done without.
    ///
    /// - Returns: what it holds, where that is another thing than before, and can be decoded; it is what the evidence
    ///   has from now on.
    mutating func readCardAccessAgain(_ events: (ReadEvent) -> Void) async throws(ReadError) -> SecurityInfos? {
        let file = LDSFile.cardAccess
        let place = RecoveryPlace(step: .file, file: file, position: -1)
        guard let index = evidence.files.firstIndex(where: { $0.file == file }),
            let before = evidence.files[index].octets, session.ledger.isFirst(at: place)
        else { return nil }
        try await session.renew()
        try await session.returnToMasterFile()
        session.phase = .access
        var reading = try await session.readCardAccess { _, _ in }
        if reading.octets == nil { reading = try await session.readCardAccess { _, _ in } }
        session.habits = ReadingHabits()
        guard reading.octets != before else { return nil }
        let again = entry(file, reading, PartialFile())
        let infos = ParsedDocument([again].compactMap(\.parsed)).cardAccess?.securityInfos
        // Octets that cannot be decoded may be an accident; that there are none twice is the word of the chip that is
        // there now.
        guard infos != nil || reading.octets == nil else { return nil }
        evidence.files[index] = again
        session.note(place, .readAgain)
        tell(events)
        return infos
    }

    /// What a chip that was opened by PACE has in the master file: the buffer sizes, EF.CardSecurity where the chip
    /// offers the chip authentication mapping or the terminal is here for LDS2 applications, and EF.DIR where
    /// EF.CardSecurity has a copy to compare it with (4.2).
    mutating func readMasterFile(
        offering cardAccess: SecurityInfos?, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        var sizes: Int?
        if announcesBufferSizes {
            try await read(.atrInfo, events)
            sizes = statedResponse
            if sizes == nil { session.note(.bufferSizesNotStated) }
        }
        if cardAccess?.paceInfos.contains(where: { $0.paceProtocol.mapping == .chipAuthentication }) ?? false {
            try await read(.cardSecurity, events)
            let place = RecoveryPlace(step: .access, position: -2)
            if isMappingRefuted, session.ledger.isFirst(at: place) {
                evidence.chip.mapping = nil
                try await reopen(for: .cardAccess, at: place, events)
            }
            if hasSignedDirectory { try await read(.dir, events) }
        } else if isForRecords {
            try await read(.cardSecurity, events)
            // Without LDS2 applications a chip need not have it (J.2, step 2).
            evidence.files.removeAll { $0.file == .cardSecurity && $0.state == .absent }
            if hasSignedDirectory { try await read(.dir, events) }
        }
        masterFileHabits = session.habits
        // In the application the chip may take short identifiers where it did not here; lengths stay what they are.
        session.habits.takesShortEF = nil
        session.takeExtendedLength(response: sizes)
    }

    /// Buffer sizes for extended length fields, of a chip that was not opened by PACE: its application is left for
    /// them, and selected again in the same channel. They are read after access control only (F-29).
    ///
    /// - Returns: whether the application was left.
    mutating func learnBufferSizes(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        guard announcesBufferSizes else { return false }
        let hasLeft = try await leaveForBufferSizes(events)
        if let sizes = statedResponse {
            session.takeExtendedLength(response: sizes)
        } else if hasLeft {
            session.note(.bufferSizesNotStated)
        }
        return hasLeft
    }

    private mutating func leaveForBufferSizes(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        do throws(ReadError) {
            session.phase = .files
            guard try await session.select(.selectMasterFile()).statusBytes == .success else {
                try await session.selectApplication()
                return true
            }
            let learnt = session.habits
            session.habits = ReadingHabits()
            defer { session.habits = learnt }
            let reading = try await session.read(.atrInfo) { _, _ in }
            evidence.files.append(entry(.atrInfo, reading, PartialFile()))
            try await session.selectApplication()
        } catch {
            // Access to the application is bound to it on some chips (Portugal, F-10).
            let isLeaving = [.own(.chipRefused), .own(.applicationMissing)].contains(error.code)
            guard procedure.isOpen, Disturbance(error) != nil || isLeaving else { throw error }
            let cause = isLeaving ? nil : error
            try await reopen(
                for: .sod, at: RecoveryPlace(step: .file, file: .atrInfo), after: cause, isHabit: isLeaving, events)
            return false
        }
        return true
    }

    /// Whether EF.CardSecurity has a copy of EF.DIR. Nothing is verified here.
    private var hasSignedDirectory: Bool {
        evidence.document.cardSecurity?.content?.efDIRInfos.isEmpty == false
    }

    /// Whether the reader passes extended length fields on and the chip's historical bytes say that EF.ATR/INFO has the
    /// sizes (Doc 9303-11, 9.3.1.2).
    private var announcesBufferSizes: Bool {
        let properties = session.properties
        guard properties.maximumResponseLength > 258, properties.maximumCommandLength > 261,
            let capabilities = session.capabilities
        else { return false }
        return capabilities.supportsExtendedLength && capabilities.hasExtendedLengthInformation
    }

    /// The most octets of a response that EF.ATR/INFO states and the reader passes on; nil where it states none, or
    /// fewer than any chip has room for.
    private var statedResponse: Int? {
        guard let response = evidence.document.atrInfo?.maximumResponseLength, response >= 64 else { return nil }
        return min(response, session.properties.maximumResponseLength)
    }
}
