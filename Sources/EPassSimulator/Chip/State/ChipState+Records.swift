// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTLV

/// The LDS2 applications: SELECT, READ RECORD, APPEND RECORD and SEARCH RECORD (Doc 9303-10, 3.7 and 5).
extension ChipState {
    /// The LDS2 application that is to be selected.
    ///
    /// - Throws: 6A82 where the chip does not have it, 6982 where the terminal has no right in it: the IC rejects the
    ///   selection then (5.1.1), in a word of its choice.
    func lds2Application(
        _ identifier: [UInt8], _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> LDS2Application {
        guard let lds2, lds2.fault != .applicationsHidden,
            let application = lds2.applications.first(where: { $0.applicationIdentifier == identifier })
        else { throw ChipCommand.Refusal(.fileNotFound) }
        // PACE is a condition of every access (Doc 9303-11, 4.1, note 2).
        guard circumstances.isProtected, sessionPassword != nil,
            terminalAuthentication?.lds2Rights?.allowsAnything(in: application) == true
        else { throw ChipCommand.Refusal(.securityStatusNotSatisfied) }
        return application
    }

    /// Whether the terminal has that right in the channel that is open.
    func isAllowed(_ right: ChipLDS2Right, in application: LDS2Application, _ circumstances: Circumstances) -> Bool {
        circumstances.isProtected && sessionPassword != nil
            && terminalAuthentication?.lds2Rights?.allows(right, in: application) == true
    }

    /// Selects a linear file by its identifier; nil where the current directory has none of it.
    ///
    /// - Throws: 6982 without the right to read it.
    mutating func selectRecordFile(
        _ identifier: UInt16, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> ChipRecordFile? {
        guard case .lds2(let application) = directory, let file = lds2?.file(identifier, in: application) else {
            return nil
        }
        guard isAllowed(file.reading, in: application, circumstances) else {
            throw ChipCommand.Refusal(.securityStatusNotSatisfied)
        }
        currentFile = nil
        currentRecordFile = identifier
        return file
    }

    mutating func readRecord(
        _ reading: ChipCommand.RecordReading, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        let (application, file) = try recordFile(reading.file)
        guard lds2?.fault != .recordsDenied, isAllowed(file.reading, in: application, circumstances) else {
            throw ChipCommand.Refusal(.securityStatusNotSatisfied)
        }
        currentFile = nil
        currentRecordFile = file.identifier
        var number = reading.number
        switch lds2?.fault {
        case .numbersWrap where !file.records.isEmpty: number = (number - 1) % file.records.count + 1
        case .lengthCorrected: throw ChipCommand.Refusal(StatusBytes(0x6C10))
        case .recordsRefused: throw ChipCommand.Refusal(.noDiagnosis)
        case .recordsEmpty: return Answer()
        default: break
        }
        guard file.records.indices.contains(number - 1) else { throw ChipCommand.Refusal(.recordNotFound) }
        let isToTheEnd = reading.isToTheEnd || lds2?.fault == .recordsTogether
        var octets = isToTheEnd ? file.records[(number - 1)...].flatMap(\.self) : file.records[number - 1]
        if lds2?.fault == .recordsWithoutEnd { octets = Self.withoutEnd(octets) }
        // What does not fit is cut off (Figure 2): there is no other way to read on.
        return Answer(data: Array(octets.prefix(min(reading.length, circumstances.capacity))))
    }

    /// The record is the next one; it cannot be changed or taken back.
    ///
    /// - Throws: 6982 without the right, 6700 for a record that is too long, 6A84 where the file is full.
    mutating func appendRecord(
        _ record: [UInt8], to target: ChipCommand.Target, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        let (application, file) = try recordFile(target)
        guard isAllowed(file.appending, in: application, circumstances) else {
            throw ChipCommand.Refusal(.securityStatusNotSatisfied)
        }
        guard record.count <= ChipRecordFile.longestRecord else { throw ChipCommand.Refusal(.wrongLength) }
        guard file.records.count < file.room else { throw ChipCommand.Refusal(.notEnoughMemory) }
        lds2?.append(record, to: file.identifier, in: application)
        currentFile = nil
        currentRecordFile = file.identifier
        return Answer()
    }

    /// The numbers of the records that have the text in the window; one whose window is shorter is passed over (3.7.3).
    func searchRecord(
        _ search: ChipCommand.RecordSearch, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        let (application, file) = try recordFile(search.file)
        guard isAllowed(file.reading, in: application, circumstances) else {
            throw ChipCommand.Refusal(.securityStatusNotSatisfied)
        }
        var found: [UInt8] = []
        for (index, record) in file.records.enumerated() {
            let rest = record.dropFirst(search.window.offset)
            guard rest.prefix(search.window.count ?? rest.count).firstRange(of: search.text) != nil else { continue }
            found.append(UInt8(truncatingIfNeeded: index + 1))
            if search.endsWithFirst { break }
        }
        guard !found.isEmpty else { return Answer(status: .endOfFile) }
        var writer = TLVWriter()
        writer.append(0x51, search.reference)
        for number in found { writer.append(0x02, [number]) }
        let data = TLVWriter.encode(0x7F76, writer.bytes)
        guard data.count <= circumstances.capacity else { throw ChipCommand.Refusal(.wrongLength) }
        return Answer(data: data)
    }

    /// The linear file that a command means.
    ///
    /// - Throws: 6A82 where the directory has none of it, 6981 for a transparent one, 6986 without a current file.
    private func recordFile(
        _ target: ChipCommand.Target
    ) throws(ChipCommand.Refusal) -> (LDS2Application, ChipRecordFile) {
        guard case .lds2(let application) = directory else { throw ChipCommand.Refusal(.fileNotFound) }
        let file: ChipRecordFile?
        switch target {
        case .current:
            guard let currentRecordFile else {
                throw ChipCommand.Refusal(StatusBytes(currentFile == nil ? 0x6986 : 0x6981))
            }
            file = lds2?.file(currentRecordFile, in: application)
        case .shortEF(let identifier): file = lds2?.file(shortIdentifier: identifier, in: application)
        case .file(let identifier): file = lds2?.file(identifier, in: application)
        }
        guard let file else { throw ChipCommand.Refusal(.fileNotFound) }
        return (application, file)
    }

    /// The record, whose first data object says 32,767 octets.
    private static func withoutEnd(_ record: [UInt8]) -> [UInt8] {
        record.prefix(2) + [0x82, 0x7F, 0xFF] + record.dropFirst(3)
    }
}
