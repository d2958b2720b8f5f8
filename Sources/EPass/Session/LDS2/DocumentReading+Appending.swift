// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTrust

extension DocumentReading {
    /// Appends a record, and reads it back where the terminal may.
    ///
    /// After a disturbance it is not known whether the chip took the record. A terminal that may read the file looks,
    /// and sends it again only where it is not there; any other one leaves it at that.
    mutating func append(
        _ record: [UInt8], to file: LDS2File, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> RecordAppending.Outcome {
        guard procedure.opensMasterFile, let shortEF = file.shortEF, file.maximumRecords != nil,
            let rights = lds2Rights(in: file.application), rights.contains(file.appendRight)
        else { return .withoutRight }
        let mayRead = rights.readableFiles.contains(file)
        var known: Int?
        switch try await look(into: file, mayRead: mayRead, events) {
        case .refused(let word): return .applicationRefused(word)
        case .unreadable: break
        case .records(let records): known = records.count
        }
        guard record.count <= session.longestCommandData(hasExpectedLength: false) else { return .tooLong }
        // What goes wrong from here on leaves it open whether the record is there; the error stands beside that.
        do throws(ReadError) {
            while true {
                let failure: ReadError
                do throws(ReadError) {
                    let status = try await session.transmit(.appendRecord(record, shortEF: shortEF)).statusBytes
                    guard status == .success else { return .refused(status) }
                    guard let known else { return .appended(number: nil) }
                    return await confirm(record, at: known + 1, in: file, events)
                } catch { failure = error }
                let place = RecoveryPlace(step: .appending, lds2File: file).meeting(failure)
                guard place.kind != nil else { throw failure }
                guard let known else { return .unknown }
                let isFirst = session.ledger.isFirst(at: place)
                try await reopen(for: .sod, at: place, after: failure, isHabit: !isFirst, events)
                guard case .records(let records) = try await look(into: file, mayRead: true, events) else {
                    return .unknown
                }
                if records.count > known {
                    return records[known] == record ? .appended(number: known + 1) : .otherRecord
                }
                // Fewer than before: nothing can be told from what this chip gives.
                guard records.count == known else { return .unknown }
                // It did not take the record, and twice said so, though without protection.
                if !isFirst, place.kind == .channelDropped, let word = failure.statusBytes { return .refused(word) }
            }
        } catch {
            fail(error)
            return .unknown
        }
    }

    /// Reads a record back that the chip said to have taken; where that fails its number is not told.
    private mutating func confirm(
        _ record: [UInt8], at number: Int, in file: LDS2File, _ events: (ReadEvent) -> Void
    ) async -> RecordAppending.Outcome {
        do throws(ReadError) {
            let place = RecoveryPlace(step: .record, position: number, lds2File: file)
            let back = try await beside(at: place, in: .sod, events) { (reading) throws(ReadError) -> [UInt8] in
                guard try await reading.openLDS2(file.application, events) == nil else { return [] }
                return try await reading.session.record(number, of: file)
            }
            guard case .came(let octets) = back, !octets.isEmpty else { return .appended(number: nil) }
            return octets == record ? .appended(number: number) : .otherRecord
        } catch {
            fail(error)
            return .appended(number: nil)
        }
    }

    /// The records that there are; `unreadable` where the terminal may not read them, or not all of them come.
    private mutating func look(
        into file: LDS2File, mayRead: Bool, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> AppendingView {
        var partial = PartialRecords()
        let ended = try await beside(at: Self.place(of: file, partial), in: .sod, events) {
            (reading) throws(ReadError) -> AppendingView in
            if let refusal = try await reading.openLDS2(file.application, events) { return .refused(refusal.word) }
            guard mayRead else { return .unreadable }
            let found = try await reading.session.read(file, goingOnWith: &partial)
            return found.state == .read ? .records(partial.records) : .unreadable
        }
        switch ended {
        case .came(let view): return view
        case .refused(let error):
            // Some chips end the channel over the number behind the last record.
            // The application is selected anew then.
            guard Self.end(of: file, by: error, partial).state == .read else { return .unreadable }
            if let refusal = try await openLDS2(file.application, events) { return .refused(refusal.word) }
            return .records(partial.records)
        case .lost(let error): throw error
        }
    }
}

/// What can be seen of a file before a record is appended.
private enum AppendingView {
    case records([[UInt8]])
    case unreadable
    case refused(StatusBytes?)
}

extension LDS2File {
    /// What it takes to append to the file.
    fileprivate var appendRight: LDS2AccessRights.Right {
        if case .certificates = self { .appendCertificates } else { .appendRecords }
    }
}
