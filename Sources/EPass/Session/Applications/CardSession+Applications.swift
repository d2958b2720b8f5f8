// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTLV

extension CardSession {
    /// Selects an application in the channel that is open.
    ///
    /// - Returns: the chip's word; a refusal is a result.
    /// - Throws: `ReadError` where the channel fails, a limit is exceeded or the task is cancelled.
    mutating func selectOther(_ identifier: ApplicationIdentifier) async throws(ReadError) -> StatusBytes {
        phase = .files
        // What was learnt of one application need not hold for another.
        let sizes = habits.extendedResponse
        habits = ReadingHabits()
        habits.extendedResponse = sizes
        return try await select(.selectApplication(identifier.octets)).statusBytes
    }

    /// Reads a file of the application that is selected, as it is: to the end that its tag states, or to where the chip
    /// says that it ends.
    ///
    /// - Parameters:
    ///   - partial: what came of it before, and after an error what came until then. It is gone on with where the file
    ///     begins as it did.
    ///   - place: where a disturbance at the beginning of the file is met.
    /// - Returns: the octets, or why the chip did not give them; a refusal is a result.
    /// - Throws: `ReadError` where the channel fails, a limit is exceeded or the task is cancelled.
    mutating func read(
        _ file: ApplicationFile, goingOnWith partial: inout PartialFile, at place: RecoveryPlace
    ) async throws(ReadError) -> FileReading {
        let beginning = try await begin(file, at: place)
        guard let first = beginning.octets else { return beginning }
        let common = min(first.count, partial.octets.count)
        if !partial.octets.prefix(common).elementsEqual(first.prefix(common)) || partial.octets.count <= first.count {
            partial = PartialFile(octets: first, channel: channelNumber)
        }
        var status = beginning.statusBytes
        let limit = limits.imageFileLength
        var total: Int?
        if let tag = file.tag {
            guard first.starts(with: tag.octets), let header = try? TLVHeader.parse(first) else {
                return .ended(.nonConformant, status)
            }
            total = header.totalLength
        }
        if let total, total > limit { return .ended(.tooLarge, status) }
        // Each command has to bring its share, or the chip is dribbling (T13).
        let allowance = exchange.commands + (total ?? limit) / 32 + 64
        var refusal: StatusBytes?
        while partial.octets.count < total ?? limit {
            if total == nil, status == .endOfFile { break }
            guard exchange.commands < allowance else {
                throw ReadError(.noProgress, phase: phase, status: status)
            }
            var place = place
            place.position += partial.octets.count
            let size = min(largestRead, (total ?? limit) - partial.octets.count)
            let response = try await readBinary(at: partial.octets.count, size)
            status = response.statusBytes
            let word = response.statusBytes
            if response.isUsable {
                if let refusal { note(place, .repeated, status: refusal) }
                refusal = nil
                partial.octets += response.data.prefix(size)
                continue
            }
            // Once, it may be an accident.
            if ledger.isFirst(at: place) {
                refusal = word
                continue
            }
            refusal = nil
            if total == nil, !word.isDenial { break }
            if word.isDenial { return .ended(.accessDenied, status) }
            guard stepDown(from: size, word) else { return .ended(.nonConformant, status) }
        }
        return FileReading(
            state: .read, octets: Array(partial.octets.prefix(total ?? partial.octets.count)), statusBytes: status)
    }

    /// The first octets: by SELECT where the file has an identifier, else, or where the chip refuses that, by the short
    /// one.
    private mutating func begin(
        _ file: ApplicationFile, at place: RecoveryPlace
    ) async throws(ReadError) -> FileReading {
        var refusal: FileReading?
        if let identifier = file.fileIdentifier {
            let status = try await select(.selectFile(identifier)).statusBytes
            if isSelected(status) {
                return try await firstOctets(at: place) { size in .readBinary(offset: 0, expectedLength: size) }
            }
            refusal = Self.refused(status)
        }
        guard let shortEF = file.shortEF else { return refusal ?? .ended(.absent, nil) }
        let reading = try await firstOctets(at: place) { size in .readBinary(shortEF: shortEF, expectedLength: size) }
        // Of two refusals that of SELECT says more (F-67).
        return reading.state == .read ? reading : refusal ?? reading
    }

    private mutating func firstOctets(
        at place: RecoveryPlace, _ command: (Int) -> CommandAPDU
    ) async throws(ReadError) -> FileReading {
        var size = min(largestRead, shortPayload)
        var refusal: StatusBytes?
        // The most that fits, the same once more, what the chip corrects it to, and less where that is refused.
        for _ in 0..<5 {
            let response = try await transmit(command(size))
            let status = response.statusBytes
            if response.isUsable {
                if let refusal { note(place, .repeated, status: refusal) }
                return FileReading(state: .read, octets: Array(response.data.prefix(size)), statusBytes: status)
            }
            if let length = status.correctedLength, length < size {
                size = length
            } else if refusal == nil, ledger.isFirst(at: place) {
                refusal = status
            } else if status == .success || status == .endOfFile {
                // A file without octets is one.
                return FileReading(state: .read, octets: [], statusBytes: status)
            } else if Self.meansTooMuch(status), size > Self.fewOctets {
                refusal = nil
                size = Self.fewOctets
            } else {
                return Self.refused(status)
            }
        }
        return .ended(.nonConformant, refusal)
    }

    /// Enough for tag and length of any file.
    private static var fewOctets: Int { 9 }

    private static func refused(_ status: StatusBytes) -> FileReading {
        .ended(status.isDenial ? .accessDenied : status.isAbsence ? .absent : .nonConformant, status)
    }
}
