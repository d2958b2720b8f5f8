// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTLV

extension CardSession {
    /// Enough for tag and length of any file.
    static var headerLength: Int { 9 }

    /// Reads a whole file of the application that is selected, or of the master file.
    ///
    /// - Parameters:
    ///   - file: what is asked for.
    ///   - partial: what came of it before, and after an error what came until then. It is gone on with where the file
    ///     begins as it did; else the file is another one, and read whole.
    ///   - progress: octets so far, and the length of the file once its header is known.
    /// - Returns: the octets, or why the chip did not give them; a refusal is a result.
    /// - Throws: `ReadError` where the channel fails, a limit is exceeded or the task is cancelled.
    mutating func read(
        _ file: LDSFile, goingOnWith partial: inout PartialFile, progress: (_ done: Int, _ total: Int?) -> Void
    ) async throws(ReadError) -> FileReading {
        let beginning = try await begin(file)
        guard let first = beginning.octets else { return beginning }
        habits.shortReads += beginning.isShort ? 1 : 0
        let common = min(first.count, partial.octets.count)
        if !partial.octets.prefix(common).elementsEqual(first.prefix(common)) || partial.octets.count <= first.count {
            partial = PartialFile(octets: first, channel: channelNumber)
        }
        var status = beginning.statusBytes
        let limit = limits.length(of: file)
        let total: Int?
        do {
            total = file.tag == nil ? nil : try TLVHeader.parse(first).totalLength
        } catch {
            return .ended(.nonConformant, status)
        }
        if let total, total > limit { return .ended(.tooLarge, status) }
        progress(min(partial.octets.count, total ?? partial.octets.count), total)
        // Each command has to bring its share, or the chip is dribbling (T13).
        let allowance = exchange.commands + (total ?? limit) / Self.smallerReads[5] + 64
        var refusal: StatusBytes?
        // Where the length is not stated, what is asked for may be more than is left.
        var room = Int.max
        while partial.octets.count < total ?? limit {
            if total == nil, status == .endOfFile {
                if file.tag != nil { note(.endOfFileWarning) }
                break
            }
            guard exchange.commands < allowance else {
                throw ReadError(
                    .noProgress, phase: phase, status: status, message: .sessionFileInCrumbs(file: file))
            }
            let place = RecoveryPlace(step: .file, file: file, position: partial.octets.count)
            let size = min(largestRead, room, (total ?? limit) - partial.octets.count)
            let response = try await readBinary(at: partial.octets.count, size)
            let word = response.statusBytes
            status = word
            if response.isUsable {
                if let refusal { note(place, .repeated, status: refusal) }
                refusal = nil
                if response.data.count > size { note(.responseTooLong) }
                if total != nil, response.data.count < size { habits.shortReads += 1 }
                if habits.shortReads > 1 { note(.shortReads) }
                partial.octets += response.data.prefix(size)
                progress(partial.octets.count, total)
                continue
            }
            // Once, it may be an accident.
            if ledger.isFirst(at: place.meeting(word)) {
                refusal = word
                continue
            }
            refusal = nil
            // The length is indefinite: the file ends where the chip says so (F-30). A chip that refuses what goes
            // beyond the end may have some of it.
            if total == nil, !word.isDenial {
                guard Self.meansTooMuch(word), size > 1, file.isCut(partial.octets) else {
                    note(word == .wrongOffset ? .endOfFileOffset : .endOfFileRefused)
                    break
                }
                room = size / 2
                continue
            }
            if word.isDenial { return .ended(.accessDenied, status) }
            guard stepDown(from: size, word) else { return .ended(.nonConformant, status) }
        }
        return finish(file, partial.octets, total, status)
    }

    /// Reads a whole file, as ``read(_:goingOnWith:progress:)`` does from its beginning.
    mutating func read(
        _ file: LDSFile, progress: (_ done: Int, _ total: Int?) -> Void
    ) async throws(ReadError) -> FileReading {
        var partial = PartialFile()
        return try await read(file, goingOnWith: &partial, progress: progress)
    }

    /// The octets that follow a data group in its file, to the end of the file or of what a file may have.
    ///
    /// - Parameter position: how many octets the data group has.
    /// - Returns: nil where there are none, or the chip does not give them.
    /// - Throws: as ``read(_:progress:)``.
    mutating func readOn(_ file: LDSFile, from position: Int) async throws(ReadError) -> [UInt8]? {
        // What is current now is not known; this makes the file so.
        guard try await begin(file).state == .read else { return nil }
        var octets: [UInt8] = []
        let room = limits.length(of: file) - position
        let allowance = exchange.commands + room / Self.smallerReads[5] + 64
        while octets.count < room, exchange.commands < allowance {
            let size = min(largestRead, room - octets.count)
            let response = try await readBinary(at: position + octets.count, size)
            guard response.isUsable else {
                let place = RecoveryPlace(step: .file, file: file, position: position + octets.count)
                if !isProtected, ledger.isFirst(at: place.meeting(response.statusBytes)) { continue }
                break
            }
            octets += response.data.prefix(size)
            if response.statusBytes == .endOfFile { break }
        }
        return octets.isEmpty ? nil : octets
    }

    private func finish(_ file: LDSFile, _ octets: [UInt8], _ total: Int?, _ status: StatusBytes?) -> FileReading {
        guard total == nil, file.tag != nil else {
            return FileReading(state: .read, octets: Array(octets.prefix(total ?? octets.count)), statusBytes: status)
        }
        // With an indefinite length the end is found by its marks; what the chip gave beyond them is no part of the
        // file.
        var cursor = TLVCursor(octets, rules: .ber)
        guard let element = try? cursor.read() else { return .ended(.nonConformant, status) }
        return FileReading(state: .read, octets: Array(element.encoded), statusBytes: status)
    }

    /// The first octets of a file: by its short identifier, which selects it too; by SELECT where the chip does not
    /// take that, or gives another file.
    ///
    /// Chips are met that know no short identifiers, in whatever words they say so; that have one wrong; or to which
    /// they mean the master file even in the application (F-67). What comes is therefore held against the tag that the
    /// file has, and no file is `absent` before SELECT was tried.
    mutating func begin(_ file: LDSFile) async throws(ReadError) -> FileReading {
        guard habits.takesShortEF != false, let shortEF = shortEF(of: file) else {
            let reading = try await beginBySelection(file)
            if file == .cvca, reading.state == .read, statesNoShortEFOfAuthorities { note(.authoritiesShortEFWrong) }
            return reading
        }
        beginsByShortEF = true
        let reading = try await beginning(file) { size in .readBinary(shortEF: shortEF, expectedLength: size) }
        beginsByShortEF = false
        if reading.state == .read, file.mayBegin(reading.octets ?? []) {
            habits.takesShortEF = true
            return reading
        }
        if reading.state == .read {
            note(.shortEFOtherFile)
            // Whatever was read, the chip may stand in another directory now. From here on files are named in full.
            habits.takesShortEF = false
            if file.application == .eMRTD {
                try await selectApplicationAgain()
                note(.applicationSelectedAgain)
            }
            let other = try await beginBySelection(file)
            // Some chips take the second selection for a new beginning (F-10): who reads opens the chip again.
            hasLostAccess = isProtected && other.state == .accessDenied
            return other
        }
        // EF.CardAccess is guarded by nothing, so that a denial means something else there.
        let isDenied = reading.state == .accessDenied && file != .cardAccess
        // A chip that takes short identifiers and denies a file has said all there is to say, and so has one whose
        // files are not open yet.
        if isDenied, isProtected ? habits.takesShortEF == true : !selectsDeniedFiles { return reading }
        let place = RecoveryPlace(step: .file, file: file, position: -2)
        if reading.state == .accessDenied, !isProtected, habits.takesShortEF == true || file == .cardAccess,
            ledger.isFirst(at: place)
        {
            let second = try await begin(file)
            if second.state == .read, habits.takesShortEF == true {
                note(place, .repeated, status: reading.statusBytes)
            }
            return second
        }
        let other = try await beginBySelection(file)
        if isDenied, other.state == .read { note(.shortEFNotSupported) }
        if file == .cvca, authoritiesPlace?.shortIdentifier != nil, habits.takesShortEF == true, other.state == .read {
            note(.authoritiesShortEFWrong)
        }
        return other
    }

    /// Whether EF.DG14 states a short identifier of EF.CVCA that no file can have (ISO/IEC 7816-4, 7.4.2).
    private var statesNoShortEFOfAuthorities: Bool {
        authoritiesPlace?.shortIdentifier.map { !(1...30).contains($0) } ?? false
    }

    /// The short identifier of a file, of EF.CVCA as EF.DG14 states it; nil where it states none.
    private func shortEF(of file: LDSFile) -> UInt8? {
        guard file == .cvca, let place = authoritiesPlace else { return file.shortEF }
        return place.shortIdentifier.flatMap { (1...30).contains($0) ? $0 : nil }
    }

    /// The identifier of a file, of EF.CVCA as EF.DG14 states it.
    private func identifier(of file: LDSFile) -> UInt16 {
        guard file == .cvca, let place = authoritiesPlace else { return file.fileIdentifier }
        return place.fileIdentifier.reduce(0) { $0 << 8 | UInt16($1) }
    }

    /// The first octets of a file by SELECT with its file identifier.
    private mutating func beginBySelection(_ file: LDSFile) async throws(ReadError) -> FileReading {
        var selection = try await select(.selectFile(identifier(of: file)))
        let mayBeElsewhere = file == .sod || file.dataGroupNumber != nil
        if selection.statusBytes.isAbsence, mayBeElsewhere, habits.takesShortEF != false, !habits.hasReselected {
            // A short identifier may have led out of the application without a word; that is found out once.
            habits.hasReselected = true
            try await selectApplicationAgain()
            let second = try await select(.selectFile(file.fileIdentifier))
            if second.statusBytes == .success || second.statusBytes.isWarning {
                habits.takesShortEF = false
                note(.shortEFNotSupported)
                note(.applicationSelectedAgain)
                selection = second
            }
        }
        let status = selection.statusBytes
        guard isSelected(status) else {
            return .ended(status.isDenial ? .accessDenied : status.isAbsence ? .absent : .nonConformant, status)
        }
        let reading = try await beginning(file) { size in .readBinary(offset: 0, expectedLength: size) }
        if reading.state == .read, habits.takesShortEF == nil {
            habits.takesShortEF = false
            note(.shortEFNotSupported)
        }
        return reading
    }

    /// Selects the application once more within the channel that is open; a refusal is none of the caller's business.
    mutating func selectApplicationAgain() async throws(ReadError) {
        _ = try await select(.selectApplication(application.octets))
    }

    /// From now on files are named in full, if the chip dropped the secure channel over a short identifier.
    ///
    /// - Parameters:
    ///   - status: its word. That a file is not there can always mean that; that the command is denied or unknown only
    ///     where no short identifier has worked; any other word only once less was asked for in vain (F-16).
    ///   - isRepeated: whether the same was met before, with fewer octets asked for.
    /// - Returns: whether that is so.
    mutating func namesFilesInFull(after status: StatusBytes, isRepeated: Bool) -> Bool {
        guard beginsByShortEF else { return false }
        beginsByShortEF = false
        let isOfCommand = isRepeated || [0x6982, 0x6A81, 0x6A86, 0x6D00, 0x6E00].contains(status.rawValue)
        guard habits.takesShortEF != false,
            status.isAbsence || (habits.takesShortEF == nil && isOfCommand)
        else { return false }
        habits.takesShortEF = false
        note(.shortEFNotSupported)
        return true
    }

    private mutating func beginning(
        _ file: LDSFile, _ command: (Int) -> CommandAPDU
    ) async throws(ReadError) -> FileReading {
        let place = RecoveryPlace(step: .file, file: file)
        let asksForHeaderFirst = habits.asksForHeaderFirst
        var size = asksForHeaderFirst ? Self.headerLength : largestRead
        var isCorrected = false
        var refusal: StatusBytes?
        // At most: the largest read and the header, each with a word once, and one corrected by the chip.
        for _ in 0..<8 {
            let response = try await transmit(extended(command(size), size))
            let status = response.statusBytes
            if response.isUsable {
                if let refusal { note(place, .repeated, status: refusal) }
                if response.data.count > size { note(.responseTooLong) }
                if habits.asksForHeaderFirst, !asksForHeaderFirst { note(.headerReadFirst) }
                return FileReading(
                    state: .read, octets: Array(response.data.prefix(size)), statusBytes: status,
                    isShort: response.isShort(of: size))
            }
            if status.isDenial { return .ended(.accessDenied, status) }
            if status.isAbsence { return .ended(.absent, status) }
            if let length = status.correctedLength, !isCorrected, length < size {
                isCorrected = true
                note(.lengthCorrected)
                size = length
            } else if ledger.isFirst(at: place.meeting(status)) {
                refusal = status
                continue
            } else if size > Self.headerLength, Self.meansTooMuch(status) {
                if status == .success { note(.emptyRead) }
                refusal = nil
                habits.asksForHeaderFirst = true
                size = Self.headerLength
            } else {
                // It was not the length.
                habits.asksForHeaderFirst = asksForHeaderFirst
                return .ended(.nonConformant, status)
            }
        }
        habits.asksForHeaderFirst = asksForHeaderFirst
        return .ended(.nonConformant, nil)
    }

    private func extended(_ command: CommandAPDU, _ size: Int) -> CommandAPDU {
        var command = command
        command.prefersExtendedLength = habits.extendedResponse != nil && size > shortPayload
        return command
    }

    /// READ BINARY of the current file; where the chip corrects the length, once more with that.
    mutating func readBinary(at offset: Int, _ size: Int) async throws(ReadError) -> ResponseAPDU {
        var wanted = size
        var response = try await readBinaryOnce(at: offset, wanted)
        if let length = response.statusBytes.correctedLength, !response.isUsable, length < wanted {
            wanted = length
            note(.lengthCorrected)
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
            if response.isUsable { note(.oddReadWithoutDO53) }
            return response
        }
        return ResponseAPDU(data: Array(element.content), statusBytes: response.statusBytes)
    }
}

extension LDSFile {
    /// Whether a file can begin with these octets: with its tag, or with one of the data objects that a file without an
    /// outer one has.
    fileprivate func mayBegin(_ octets: [UInt8]) -> Bool {
        switch self {
        case .dir: octets.first == 0x61
        // Compact and interindustry data objects of any kind (Doc 9303-10, 3.11.1), but no file of the application.
        case .atrInfo: true
        case .cvca: octets.first == 0x42
        default: tag.map { $0.octets.elementsEqual(octets.prefix($0.octets.count)) } ?? true
        }
    }

    /// Whether octets are the beginning of the file and not the whole; false where the file has no outer tag, so that
    /// it may end anywhere.
    fileprivate func isCut(_ octets: [UInt8]) -> Bool {
        guard tag != nil else { return false }
        var cursor = TLVCursor(octets, rules: .ber)
        return (try? cursor.read()) == nil
    }
}

extension ResponseAPDU {
    /// Octets came, with 9000 or a warning.
    var isUsable: Bool { !data.isEmpty && (statusBytes == .success || statusBytes.isWarning) }

    /// Whether it is the beginning of a file that has more octets, of which fewer came than were asked for.
    fileprivate func isShort(of size: Int) -> Bool {
        guard data.count < size, let total = try? TLVHeader.parse(data).totalLength else { return false }
        return data.count < total
    }
}
