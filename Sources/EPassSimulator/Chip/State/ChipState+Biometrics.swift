// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS

/// EF.Biometrics before it is activated: UPDATE BINARY, ACTIVATE and FILE AND MEMORY MANAGEMENT (Doc 9303-10, 3.8).
extension ChipState {
    /// Writes to the current file.
    ///
    /// - Throws: 6D00 elsewhere than in an LDS2 application, 6986 without a current file, 6982 without the right or
    ///   where the file is activated, 6A80 for a size that the chip does not take, 6B00 for a gap, 6A84 for more octets
    ///   than there is room for.
    mutating func updateBinary(
        _ update: ChipCommand.BinaryUpdate, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        var (file, room) = try openFile(circumstances)
        if let size = update.fileSize {
            guard lds2?.fault != .fileSizeRefused else { throw ChipCommand.Refusal(.incorrectData) }
            guard size <= room else { throw ChipCommand.Refusal(.notEnoughMemory) }
        }
        guard update.offset <= file.content.count else { throw ChipCommand.Refusal(.wrongOffset) }
        let end = update.offset + update.octets.count
        guard end <= room else { throw ChipCommand.Refusal(.notEnoughMemory) }
        if lds2?.fault == .updatesLost { return Answer() }
        // A file whose size is told begins anew.
        if update.fileSize != nil { file.content = [] }
        file.content.replaceSubrange(update.offset..<min(end, file.content.count), with: update.octets)
        if lds2?.fault == .updatesChanged, !update.octets.isEmpty { file.content[end - 1] ^= 0x01 }
        change(file)
        return Answer()
    }

    /// Activates the current file: nobody writes to it any more, and other rights read it.
    ///
    /// - Throws: as ``updateBinary(_:_:)``.
    mutating func activate(_ circumstances: Circumstances) throws(ChipCommand.Refusal) -> Answer {
        var file = try openFile(circumstances).file
        if lds2?.fault == .activationRefused { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
        file.activate()
        change(file)
        return Answer()
    }

    /// What there is room for; the file is the current one from then on.
    mutating func fileMemory(
        _ target: ChipCommand.Target, _ query: LDS2FileMemory.Query, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        guard case .lds2(let application) = directory else { throw ChipCommand.Refusal(.classNotSupported) }
        let memory: LDS2FileMemory
        do {
            if let records = linearFile(target, in: application) {
                guard isAllowed(records.reading, in: application, circumstances) else {
                    throw ChipCommand.Refusal(.securityStatusNotSatisfied)
                }
                (currentFile, currentRecordFile) = (nil, records.identifier)
                memory = try LDS2FileMemory(
                    totalOctets: query.contains(.totalOctets) ? records.room * ChipRecordFile.longestRecord : nil,
                    remainingRecords: query.contains(.remainingRecords) ? records.room - records.records.count : nil,
                    existingRecords: query.contains(.existingRecords) ? records.records.count : nil)
            } else {
                let file = try file(target, circumstances)
                (currentFile, currentRecordFile) = (file, nil)
                memory = try LDS2FileMemory(
                    totalOctets: query.contains(.totalOctets) ? file.room ?? file.content.count : nil)
            }
        } catch let refusal as ChipCommand.Refusal {
            throw refusal
        } catch {
            throw ChipCommand.Refusal(.noDiagnosis)
        }
        guard memory.octets.count <= circumstances.capacity else { throw ChipCommand.Refusal(.wrongLength) }
        return Answer(data: memory.octets)
    }

    private func linearFile(_ target: ChipCommand.Target, in application: LDS2Application) -> ChipRecordFile? {
        switch target {
        case .current: currentRecordFile.flatMap { lds2?.file($0, in: application) }
        case .shortEF(let identifier): lds2?.file(shortIdentifier: identifier, in: application)
        case .file(let identifier): lds2?.file(identifier, in: application)
        }
    }

    /// The current file, where it can be written to, and how many octets it may have.
    private mutating func openFile(
        _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> (file: ChipFile, room: Int) {
        guard case .lds2 = directory else { throw ChipCommand.Refusal(.instructionNotSupported) }
        guard currentFile != nil else { throw ChipCommand.Refusal(StatusBytes(0x6986)) }
        let file = try file(.current, circumstances)
        guard let room = file.room else { throw ChipCommand.Refusal(.securityStatusNotSatisfied) }
        return (file, room)
    }

    private mutating func change(_ file: ChipFile) {
        files.replace(file, in: directory)
        currentFile = file
    }
}
