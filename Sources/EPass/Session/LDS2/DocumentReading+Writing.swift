// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
import EPassTrust

extension DocumentReading {
    /// Writes EF.Biometrics of a number, reads it back, and activates it where that is wanted.
    mutating func write(
        _ octets: [UInt8], to number: AdditionalBiometricsNumber, activates: Bool, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> BiometricsWriting.Outcome {
        let file = LDS2File.biometrics(number)
        guard procedure.opensMasterFile, lds2Rights(in: file.application)?.contains(.writeBiometrics(number)) == true
        else { return .withoutRight }
        // Whoever is disturbed begins anew: the sequence of 3.8 begins at offset 0, and what is written twice is the
        // same.
        var progress = BiometricsProgress()
        let ended = try await beside(at: Self.place(of: file, progress), in: .sod, events) {
            (reading) throws(ReadError) -> BiometricsWriting.Outcome in
            if let refusal = try await reading.openLDS2(file.application, events) {
                return .applicationRefused(refusal.word)
            }
            return try await reading.session.write(octets, to: file, &progress)
        }
        switch ended {
        case .came(.written): return activates ? await activate(file, events) : .written
        case .came(let outcome): return outcome
        case .refused(let error):
            guard let word = error.statusBytes else { throw error }
            return .refused(word)
        case .lost(let error): throw error
        }
    }

    private static func place(of file: LDS2File, _ progress: BiometricsProgress) -> RecoveryPlace {
        RecoveryPlace(step: .writing, position: progress.written, lds2File: file)
    }

    /// Activates the file that is selected. A command whose answer did not come is sent again only where the file turns
    /// out to be open still.
    private mutating func activate(
        _ file: LDS2File, _ events: (ReadEvent) -> Void
    ) async -> BiometricsWriting.Outcome {
        do throws(ReadError) {
            while true {
                let failure: ReadError
                do throws(ReadError) {
                    let status = try await session.transmit(.activateFile).statusBytes
                    return status == .success ? .activated : .refused(status)
                } catch { failure = error }
                let place = RecoveryPlace(step: .writing, position: -1, lds2File: file).meeting(failure)
                guard place.kind != nil else { throw failure }
                let isFirst = session.ledger.isFirst(at: place)
                try await reopen(for: .sod, at: place, after: failure, isHabit: !isFirst, events)
                guard let isOpen = try await isOpen(file, events) else { return .activationUnknown }
                guard isOpen else { return .activated }
                if !isFirst, place.kind == .channelDropped, let word = failure.statusBytes { return .refused(word) }
            }
        } catch {
            fail(error)
            return .activationUnknown
        }
    }

    /// Whether the file can still be written to: it takes a writing of nothing then, and answers 6982 once it is
    /// activated (Table 19). Some terminals may not even select it any more (Table 92).
    ///
    /// - Returns: nil where the chip says neither.
    private mutating func isOpen(_ file: LDS2File, _ events: (ReadEvent) -> Void) async throws(ReadError) -> Bool? {
        let place = RecoveryPlace(step: .writing, position: -2, lds2File: file)
        let ended = try await beside(at: place, in: .sod, events) { (reading) throws(ReadError) -> StatusBytes? in
            guard try await reading.openLDS2(file.application, events) == nil else { return nil }
            let selection = try await reading.session.select(.selectFile(file.fileIdentifier)).statusBytes
            guard reading.session.isSelected(selection) else { return selection }
            return try await reading.session.transmit(.updateBinary(offset: 0, [])).statusBytes
        }
        guard case .came(let word?) = ended else { return nil }
        if word == .success { return true }
        return word == .securityStatusNotSatisfied ? false : nil
    }
}

/// How far the writing of a file came.
struct BiometricsProgress: Sendable, Hashable {
    /// Octets since it began, or began anew.
    var written = 0
    /// Whether the chip was told the size of the file (DO'C0'), which it need not understand: after any error the
    /// terminal goes on without (Doc 9303-10, 3.8, note 2).
    var hasToldSize = false
    /// Whether the chip was asked how much room there is, a command that it may drop the channel over.
    var hasAskedForRoom = false
}

extension CardSession {
    /// Writes a transparent file of the application that is selected, and reads it back.
    ///
    /// - Parameter progress: how far it came, also after an error.
    /// - Returns: `written`, `refused`, `noRoom` or `otherOctets`.
    /// - Throws: `ReadError` where the channel fails, a limit is exceeded or the task is cancelled.
    fileprivate mutating func write(
        _ octets: [UInt8], to file: LDS2File, _ progress: inout BiometricsProgress
    ) async throws(ReadError) -> BiometricsWriting.Outcome {
        phase = .files
        progress.written = 0
        let selection = try await select(.selectFile(file.fileIdentifier)).statusBytes
        guard isSelected(selection) else { return .refused(selection) }
        if !progress.hasAskedForRoom {
            progress.hasAskedForRoom = true
            // A chip that does not know the command says by UPDATE BINARY whether there is room.
            let memory = try await transmit(.fileMemory(query: LDS2FileMemory.Query.totalOctets.rawValue))
            if memory.statusBytes == .success,
                let room = (try? LDS2FileMemory(decoding: memory.data, of: file))?.totalOctets, room < octets.count
            {
                return .noRoom(octets: room)
            }
        }
        repeat {
            let part = Array(octets.dropFirst(progress.written).prefix(largestUpdate))
            let tellsSize = progress.written == 0 && !progress.hasToldSize
            if tellsSize { progress.hasToldSize = true }
            let status = try await transmit(
                .updateBinary(offset: progress.written, part, fileSize: tellsSize ? octets.count : nil)
            ).statusBytes
            guard status == .success else {
                if tellsSize { continue }
                return .refused(status)
            }
            progress.written += part.count
        } while progress.written < octets.count
        return try await compare(octets)
    }

    /// The most octets of one UPDATE BINARY with short length fields: what all readers pass on.
    private var largestUpdate: Int {
        let most = min(261, properties.maximumCommandLength)
        let room = cipher.map {
            SecureMessagingLimits.commandData(cipher: $0, commandLength: most, hasExpectedLength: false)
        }
        // DO'54' and DO'C0' have up to six octets each, tag and length of DO'53' up to three.
        return max(1, (room ?? most - 6) - 15)
    }

    /// Whether the current file gives these octets, read to their end.
    private mutating func compare(_ octets: [UInt8]) async throws(ReadError) -> BiometricsWriting.Outcome {
        var position = 0
        var hasRepeated = false
        while position < octets.count {
            let size = min(largestRead, octets.count - position)
            let response = try await readBinary(at: position, size)
            guard response.isUsable else {
                guard hasRepeated else {
                    hasRepeated = true
                    continue
                }
                return .refused(response.statusBytes)
            }
            hasRepeated = false
            let part = response.data.prefix(size)
            guard octets[position...].starts(with: part) else { return .otherOctets }
            position += part.count
        }
        return .written
    }
}
