// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
import EPassTLV

/// What came of a file of an LDS2 application so far. A reading that was disturbed goes on behind it.
struct PartialRecords: Sendable, Hashable {
    /// Whole records, from the number 1 on.
    var records: [[UInt8]] = []
    /// The first of the secure channels that brought a record; 0 for none.
    var channel = 0
    /// Of a transparent file what came, from its beginning.
    var octets: [UInt8] = []

    mutating func append(_ record: [UInt8], from channel: Int) {
        if records.isEmpty { self.channel = channel }
        records.append(record)
    }
}

/// How the reading of such a file ended.
struct RecordReading: Sendable, Hashable {
    var state: FileEvidence.State
    var statusBytes: StatusBytes?

    static func ended(_ state: FileEvidence.State, _ status: StatusBytes?) -> RecordReading {
        RecordReading(state: state, statusBytes: status)
    }
}

extension CardSession {
    /// Selects an LDS2 application (Doc 9303-10, 5.1.1, 5.2.1 and 5.3.1).
    ///
    /// - Returns: nil where it is selected; the chip's word where it is not.
    mutating func select(_ application: LDS2Application) async throws(ReadError) -> StatusBytes? {
        phase = .files
        let status = try await select(.selectApplication(application.applicationIdentifier)).statusBytes
        return isSelected(status) ? nil : status
    }

    /// Reads a linear file record by record, until the chip says that there are no more (6A83) or there are as many as
    /// the standard allows (Doc 9303-10, 3.7.2).
    ///
    /// - Parameter partial: what came before, and after an error what came until then.
    /// - Throws: `ReadError` where the channel fails, a limit is exceeded or the task is cancelled.
    mutating func readRecords(
        of file: LDS2File, shortEF: UInt8, most: Int, goingOnWith partial: inout PartialRecords
    ) async throws(ReadError) -> RecordReading {
        phase = .files
        while true {
            let number = partial.records.count + 1
            let response = try await readRecord(number, of: file, shortEF)
            let status = response.statusBytes
            guard status == .success || status.isWarning, !response.data.isEmpty else {
                if status == .recordNotFound { return .ended(.read, status) }
                if status.isDenial { return .ended(.accessDenied, status) }
                if status == .fileNotFound, number == 1 { return .ended(.absent, status) }
                return .ended(.nonConformant, status)
            }
            // A file that is full may end without a word; one that gives more than it can have is none.
            guard number <= most else { return .ended(.nonConformant, status) }
            guard response.data.count <= limits.recordLength, !isCut(response.data) else {
                return .ended(.tooLarge, status)
            }
            partial.append(response.data, from: channelNumber)
        }
    }

    /// What the chip answers to READ RECORD of one record; nil for a file that has no records.
    mutating func record(_ number: Int, of file: LDS2File) async throws(ReadError) -> ResponseAPDU? {
        guard let shortEF = file.shortEF else { return nil }
        return try await readRecord(number, of: file, shortEF)
    }

    /// READ RECORD, once more with the length that the chip corrects it to, and once more where it was refused in
    /// another way: that may be an accident.
    private mutating func readRecord(
        _ number: Int, of file: LDS2File, _ shortEF: UInt8
    ) async throws(ReadError) -> ResponseAPDU {
        let command = CommandAPDU.readRecord(
            UInt8(truncatingIfNeeded: number), shortEF: shortEF, expectedLength: recordResponseLength)
        let first = try await transmit(command)
        let status = first.statusBytes
        let isUsable = (status == .success || status.isWarning) && !first.data.isEmpty
        guard !isUsable, status != .recordNotFound, !status.isDenial else { return first }
        if let length = status.correctedLength {
            return try await transmit(
                .readRecord(UInt8(truncatingIfNeeded: number), shortEF: shortEF, expectedLength: length))
        }
        let place = RecoveryPlace(step: .record, position: number, lds2File: file)
        guard ledger.isFirst(at: place) else { return first }
        let second = try await transmit(command)
        if second.statusBytes == .success { note(place, .repeated, status: status) }
        return second
    }

    /// Ne of READ RECORD: all that there is, or what a short length field asks for.
    private var recordResponseLength: Int { takesExtendedLength ? 0x10000 : 256 }

    /// Whether the reader passes extended length fields on. READ RECORD has no other ones (Doc 9303-10, Table 11).
    private var takesExtendedLength: Bool {
        properties.maximumResponseLength > 258 && properties.maximumCommandLength > 261
    }

    /// Whether a record is what fitted the response and no more: its last data object goes on behind it.
    private func isCut(_ record: [UInt8]) -> Bool {
        let most = takesExtendedLength ? habits.extendedResponse ?? properties.maximumResponseLength : 258
        guard record.count >= payload(responseLength: min(most, properties.maximumResponseLength)) else { return false }
        var cursor = TLVCursor(record)
        while !cursor.isAtEnd {
            guard (try? cursor.read()) != nil else { return true }
        }
        return false
    }

    /// Reads EF.Biometrics, which is transparent (Doc 9303-10, 5.3.3).
    ///
    /// - Parameter partial: what came before, and after an error what came until then.
    /// - Throws: as ``readRecords(of:shortEF:most:goingOnWith:)``.
    mutating func readTransparent(
        _ file: LDS2File, goingOnWith partial: inout PartialRecords
    ) async throws(ReadError) -> RecordReading {
        phase = .files
        let selection = try await select(.selectFile(file.fileIdentifier)).statusBytes
        guard isSelected(selection) else {
            if selection.isAbsence { return .ended(.absent, selection) }
            return .ended(selection.isDenial ? .accessDenied : .nonConformant, selection)
        }
        var total = (try? TLVHeader.parse(partial.octets))?.totalLength
        var status = selection
        let allowance = exchange.commands + limits.imageFileLength / 32 + 64
        while partial.octets.count < total ?? limits.imageFileLength {
            guard exchange.commands < allowance else { return .ended(.nonConformant, status) }
            let size = max(1, min(largestRead, (total ?? Self.headerLength) - partial.octets.count))
            let response = try await readBinary(at: partial.octets.count, size)
            status = response.statusBytes
            guard response.isUsable else {
                let place = RecoveryPlace(step: .record, position: partial.octets.count, lds2File: file)
                if !status.isDenial, ledger.isFirst(at: place) { continue }
                // It is there and has no octets: nobody wrote it yet.
                if partial.octets.isEmpty, [.wrongOffset, .success, .endOfFile].contains(status) {
                    return .ended(.absent, status)
                }
                return .ended(status.isDenial ? .accessDenied : .nonConformant, status)
            }
            if partial.octets.isEmpty { partial.channel = channelNumber }
            partial.octets += response.data.prefix(size)
            if total == nil {
                total = (try? TLVHeader.parse(partial.octets))?.totalLength
                // Of an indefinite length the end is not known.
                if total == nil, partial.octets.count >= Self.headerLength { return .ended(.nonConformant, status) }
                if let total, total > limits.imageFileLength { return .ended(.tooLarge, status) }
            }
        }
        partial.records = [Array(partial.octets.prefix(total ?? partial.octets.count))]
        return .ended(.read, status)
    }
}
