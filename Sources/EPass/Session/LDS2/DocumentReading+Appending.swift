// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTrust

extension DocumentReading {
    /// Appends a record, and reads it back where the terminal may.
    ///
    /// After a disturbance it is not known whether the chip took the record. A terminal that may read the file looks;
    /// any other one leaves it at that.
    mutating func append(
        _ record: [UInt8], to file: LDS2File, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> RecordAppending.Outcome {
        guard procedure.opensMasterFile, let shortEF = file.shortEF, let most = file.maximumRecords,
            let rights = lds2Rights(in: file.application), rights.contains(file.appendRight)
        else { return .withoutRight }
        let mayRead = rights.readableFiles.contains(file)
        var known: Int?
        while true {
            do throws(ReadError) {
                if case .applicationRefused(let word)? = try await openLDS2(file.application, events) {
                    return .applicationRefused(word)
                }
                if mayRead {
                    let records = try await session.records(of: file, shortEF: shortEF, most: most)
                    // A first time whose answer did not come may have brought the record all the same.
                    if let known, records.count > known {
                        return records[known] == record ? .appended(number: known + 1) : .otherRecord
                    }
                    known = records.count
                }
                guard record.count <= session.longestCommandData(hasExpectedLength: false) else { return .tooLong }
            } catch {
                let place = RecoveryPlace(step: .record, lds2File: file).meeting(error)
                try await reopen(
                    for: .sod, at: place, after: error, isHabit: !session.ledger.isFirst(at: place), events)
                continue
            }
            do throws(ReadError) {
                let status = try await session.transmit(.appendRecord(record, shortEF: shortEF)).statusBytes
                guard status == .success else { return .refused(status) }
                guard let known else { return .appended(number: nil) }
                let back = try await session.transmit(
                    .readRecord(
                        UInt8(truncatingIfNeeded: known + 1), shortEF: shortEF,
                        expectedLength: session.recordResponseLength))
                return back.data == record ? .appended(number: known + 1) : .otherRecord
            } catch {
                let place = RecoveryPlace(step: .appending, lds2File: file).meeting(error)
                guard place.kind != nil else { throw error }
                // The chip's own word, though it comes without protection: it did not take the record.
                let isFirst = session.ledger.isFirst(at: place)
                guard known != nil else { return .unknown }
                try await reopen(for: .sod, at: place, after: error, isHabit: !isFirst, events)
                if !isFirst, place.kind == .channelDropped, let word = error.statusBytes { return .refused(word) }
            }
        }
    }
}

extension LDS2File {
    /// What it takes to append to the file.
    fileprivate var appendRight: LDS2AccessRights.Right {
        if case .certificates = self { .appendCertificates } else { .appendRecords }
    }
}

extension CardSession {
    /// All records of a file of the application that is selected, as far as the chip gives them.
    fileprivate mutating func records(
        of file: LDS2File, shortEF: UInt8, most: Int
    ) async throws(ReadError) -> [[UInt8]] {
        var partial = PartialRecords()
        _ = try await readRecords(of: file, shortEF: shortEF, most: most, goingOnWith: &partial)
        return partial.records
    }
}
