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
        events(.fileStarted(file))
        session.phase = .access
        do throws(ReadError) {
            let reading = try await session.readCardAccess { events(.progress(file, done: $0, total: $1)) }
            keep(file, reading, events)
        } catch {
            keep(file, .ended(.aborted, error.statusBytes), events)
            throw error
        }
        session.habits = ReadingHabits()
        let document = evidence.document
        guard let infos = document.cardAccess?.securityInfos else {
            if document.file(file) != nil {
                evidence.deviations.append(ReadingDeviation.cardAccessMalformed.rawValue)
            }
            return nil
        }
        return infos
    }

    /// What a chip that was opened by PACE has in the master file: the buffer sizes, EF.CardSecurity where the chip
    /// offers the chip authentication mapping, and EF.DIR where EF.CardSecurity has a copy to compare it with (4.2).
    mutating func readMasterFile(
        offering cardAccess: SecurityInfos?, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        var sizes: Int?
        if announcesBufferSizes {
            try await read(.atrInfo, events)
            sizes = extendedResponse
        }
        if cardAccess?.paceInfos.contains(where: { $0.paceProtocol.mapping == .chipAuthentication }) ?? false {
            try await read(.cardSecurity, events)
            if hasSignedDirectory { try await read(.dir, events) }
        }
        // In the application the chip may take short identifiers where it did not here; lengths stay what they are.
        session.habits.takesShortEF = nil
        session.habits.extendedResponse = sizes
    }

    /// Buffer sizes for extended length fields, of a chip that was not opened by PACE: its application is left for
    /// them, and selected again in the same channel. They are read after access control only (F-29).
    ///
    /// - Returns: whether the application was left.
    mutating func learnBufferSizes(_ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool {
        guard announcesBufferSizes else { return false }
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
            evidence.files.append(entry(.atrInfo, reading))
            try await session.selectApplication()
        } catch {
            guard reopening.follows(error, at: .masterFile), procedure.isOpen else { throw error }
            try await reopen(for: .sod, events)
            return false
        }
        if let sizes = extendedResponse { session.habits.extendedResponse = sizes }
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

    /// The most octets of a response that EF.ATR/INFO states and the reader passes on; nil where short length fields
    /// hold as many.
    private var extendedResponse: Int? {
        guard let response = evidence.document.atrInfo?.maximumResponseLength else { return nil }
        let most = min(response, session.properties.maximumResponseLength)
        return most > 258 ? most : nil
    }
}
