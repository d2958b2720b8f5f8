// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTLV

/// What was learnt of a chip's READ BINARY; it starts from the standard and only steps down.
struct ReadingHabits: Sendable, Hashable {
    /// Whether a short EF identifier has worked; nil while it was not tried.
    var takesShortEF: Bool?
    /// Whether the first read of a file asks for its header only, as more was refused (6700 past the end of a file).
    var asksForHeaderFirst = false
    /// The most octets asked for at once, where the chip turned out to give fewer than fit (F-16).
    var largestRead: Int?
    /// The most octets of a response with extended length fields, where the chip has stated it.
    var extendedResponse: Int?
}

/// How the reading of one file ended.
struct FileReading: Sendable, Hashable {
    var state: FileEvidence.State
    var octets: [UInt8]?
    var statusBytes: StatusBytes?

    static func ended(_ state: FileEvidence.State, _ status: StatusBytes?) -> FileReading {
        FileReading(state: state, statusBytes: status)
    }
}

extension CardSession {
    /// The steps down from the largest payload where a chip refuses it: sizes that chips in the field are known to take
    /// (F-16).
    private static var smallerReads: [Int] { [192, 160, 128, 96, 64, 32] }
    /// Enough for tag and length of any file.
    private static var headerLength: Int { 9 }

    private var largestRead: Int {
        let most = habits.extendedResponse.map { payload(responseLength: $0) } ?? shortPayload
        return max(1, min(habits.largestRead ?? most, most))
    }

    /// Reads a whole file of the application that is selected, or of the master file.
    ///
    /// - Parameter progress: octets so far, and the length of the file once its header is known.
    /// - Returns: the octets, or why the chip did not give them; a refusal is a result.
    /// - Throws: `ReadError` where the channel fails, a limit is exceeded or the task is cancelled.
    mutating func read(
        _ file: LDSFile, progress: (_ done: Int, _ total: Int?) -> Void
    ) async throws(ReadError) -> FileReading {
        let beginning = try await begin(file)
        guard var octets = beginning.octets else { return beginning }
        var status = beginning.statusBytes
        let limit = limits.length(of: file)
        let total: Int?
        do {
            total = file.tag == nil ? nil : try TLVHeader.parse(octets).totalLength
        } catch {
            return .ended(.nonConformant, status)
        }
        if let total, total > limit { return .ended(.nonConformant, status) }
        progress(min(octets.count, total ?? octets.count), total)
        // Each command has to bring its share, or the chip is dribbling (T13).
        let allowance = exchange.commands + (total ?? limit) / Self.smallerReads[5] + 64
        while octets.count < total ?? limit {
            if total == nil, status == .endOfFile { break }
            guard exchange.commands < allowance else {
                throw ReadError(
                    .noProgress, phase: phase, status: status, message: "The chip hands out \(file) in crumbs.",
                    remedy: "Do not trust this chip; read again on another reader.")
            }
            let size = min(largestRead, (total ?? limit) - octets.count)
            let response = try await readBinary(at: octets.count, size)
            let word = response.statusBytes
            status = word
            if response.isUsable {
                if response.data.count > size { note("responseTooLong") }
                octets += response.data.prefix(size)
                progress(octets.count, total)
                continue
            }
            // The length is indefinite: the file ends where the chip says so (F-30).
            if total == nil, !response.isDenial { break }
            if response.isDenial { return .ended(.accessDenied, status) }
            guard stepDown(from: size, word) else { return .ended(.nonConformant, status) }
        }
        return finish(file, octets, total, status)
    }

    private func finish(_ file: LDSFile, _ octets: [UInt8], _ total: Int?, _ status: StatusBytes?) -> FileReading {
        if let total { return FileReading(state: .read, octets: Array(octets.prefix(total)), statusBytes: status) }
        guard file.tag != nil else { return FileReading(state: .read, octets: octets, statusBytes: status) }
        // With an indefinite length the end is found by its marks; what the chip gave beyond them is no part of the
        // file.
        var cursor = TLVCursor(octets, allowsIndefiniteLength: true)
        guard let element = try? cursor.read() else { return .ended(.nonConformant, status) }
        return FileReading(state: .read, octets: Array(element.encoded), statusBytes: status)
    }

    /// The first octets of a file: by its short identifier, which selects it too; by SELECT where the chip does not
    /// take that.
    private mutating func begin(_ file: LDSFile) async throws(ReadError) -> FileReading {
        if habits.takesShortEF != false {
            let reading = try await beginning { size in .readBinary(shortEF: file.shortEF, expectedLength: size) }
            if reading.state == .read {
                habits.takesShortEF = true
                return reading
            }
            // A chip that takes short identifiers has said all there is to say; one that may not is asked again by
            // SELECT (F-3). EF.CardAccess is guarded by nothing, so that a denial means something else there.
            let isDenied = reading.state == .accessDenied && file != .cardAccess
            if isDenied || habits.takesShortEF == true { return reading }
        }
        let selection = try await transmit(.selectFile(file.fileIdentifier))
        let status = selection.statusBytes
        if status == .fileDeactivated { note("selectWarning") }
        guard status == .success || status.isWarning else {
            return .ended(
                selection.isDenial ? .accessDenied : Self.isAbsence(status) ? .absent : .nonConformant, status)
        }
        let reading = try await beginning { size in .readBinary(offset: 0, expectedLength: size) }
        if reading.state == .read, habits.takesShortEF == nil {
            habits.takesShortEF = false
            note("shortEFNotSupported")
        }
        return reading
    }

    private mutating func beginning(_ command: (Int) -> CommandAPDU) async throws(ReadError) -> FileReading {
        var size = habits.asksForHeaderFirst ? Self.headerLength : largestRead
        var isCorrected = false
        // At most: the largest read, one corrected by the chip, the header.
        for _ in 0..<4 {
            let response = try await transmit(extended(command(size), size))
            let status = response.statusBytes
            if response.isUsable {
                if response.data.count > size { note("responseTooLong") }
                return FileReading(state: .read, octets: Array(response.data.prefix(size)), statusBytes: status)
            }
            if response.isDenial { return .ended(.accessDenied, status) }
            if Self.isAbsence(status) { return .ended(.absent, status) }
            if let length = status.correctedLength, !isCorrected, length < size {
                isCorrected = true
                size = length
            } else if size > Self.headerLength, Self.meansTooMuch(status) {
                habits.asksForHeaderFirst = true
                size = Self.headerLength
            } else {
                return .ended(.nonConformant, status)
            }
        }
        return .ended(.nonConformant, nil)
    }

    private func extended(_ command: CommandAPDU, _ size: Int) -> CommandAPDU {
        var command = command
        command.prefersExtendedLength = habits.extendedResponse != nil && size > shortPayload
        return command
    }

    private mutating func readBinary(at offset: Int, _ size: Int) async throws(ReadError) -> ResponseAPDU {
        var wanted = size
        var response = try await readBinaryOnce(at: offset, wanted)
        if let length = response.statusBytes.correctedLength, !response.isUsable, length < wanted {
            wanted = length
            response = try await readBinaryOnce(at: offset, wanted)
        }
        return response
    }

    private mutating func readBinaryOnce(at offset: Int, _ size: Int) async throws(ReadError) -> ResponseAPDU {
        guard offset > 0x7FFF else {
            return try await transmit(extended(.readBinary(offset: offset, expectedLength: size), size))
        }
        // Offsets above 32,767 stand in DO'54', and the octets come in DO'53' (Doc 9303-10, 3.6.6; F-27).
        let room = min(largestRead, size + 4)
        let response = try await transmit(extended(.readBinaryOdd(offset: offset, expectedLength: room), room))
        var cursor = TLVCursor(response.data)
        guard let element = try? cursor.read(0x53), cursor.isAtEnd else {
            if response.isUsable { note("oddReadWithoutDO53") }
            return response
        }
        return ResponseAPDU(data: Array(element.content), statusBytes: response.statusBytes)
    }

    /// Asks for less from now on. False where there is no less.
    private mutating func stepDown(from size: Int, _ status: StatusBytes) -> Bool {
        guard Self.meansTooMuch(status) || status == .success,
            let smaller = ([shortPayload] + Self.smallerReads).first(where: { $0 < size })
        else { return false }
        note("readLengthReduced")
        habits.extendedResponse = nil
        habits.largestRead = smaller
        return true
    }

    /// Less from now on, after a chip dropped the secure channel over a length (F-16).
    mutating func askForLess() {
        _ = stepDown(from: largestRead, .wrongLength)
        habits.asksForHeaderFirst = true
    }

    /// Words with which chips answer READ BINARY of more octets than they give (F-16).
    static func meansTooMuch(_ status: StatusBytes) -> Bool {
        switch status.rawValue {
        case 0x6700, 0x6B00, 0x6282, 0x6F00, 0x9000: true
        default: status.correctedLength != nil
        }
    }

    private static func isAbsence(_ status: StatusBytes) -> Bool { [0x6A82, 0x6A83].contains(status.rawValue) }
}

extension ResponseAPDU {
    /// Octets came, with 9000 or a warning.
    fileprivate var isUsable: Bool { !data.isEmpty && (statusBytes == .success || statusBytes.isWarning) }

    /// Access is denied: words that chips use for it (F-24).
    fileprivate var isDenial: Bool { [0x6982, 0x6985, 0x6983, 0x6987, 0x6988].contains(statusBytes.rawValue) }
}
