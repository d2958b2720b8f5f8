// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTrust

extension DocumentReading {
    /// Appends a record, and looks whether it is there where the terminal may.
    ///
    /// What a chip answers to APPEND RECORD is what it says, not what it did: whatever the word, a terminal that may
    /// read the file looks. After a disturbance it sends the record again only where it is not there; any other one
    /// leaves it at that.
    ///
    /// - Parameter known: what is known, also where an error is thrown.
    mutating func append(
        _ record: [UInt8], to file: LDS2File, _ known: inout AppendingRecord, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        guard procedure.opensMasterFile, let shortEF = file.shortEF, file.maximumRecords != nil,
            let rights = lds2Rights(in: file.application), rights.contains(file.appendRight)
        else {
            known.outcome = .withoutRight
            return
        }
        var unread = RecordAppending.ReadBack.noRight
        var count: Int?
        switch try await look(into: file, mayRead: rights.readableFiles.contains(file), events) {
        case .refused(let word):
            known.outcome = .applicationRefused(word)
            return
        case .withoutRight: break
        case .unreadable(let word): unread = .unreadable(word)
        case .records(let records): count = records.count
        }
        guard record.count <= session.longestCommandData(hasExpectedLength: false) else {
            known.outcome = .tooLong
            return
        }
        // What goes wrong from here on leaves it open whether the record is there; the error stands beside that.
        (known.outcome, known.readBack) = (.unknown, unread)
        do throws(ReadError) {
            while true {
                let failure: ReadError
                do throws(ReadError) {
                    let status = try await session.transmit(.appendRecord(record, shortEF: shortEF)).statusBytes
                    known.answer = status
                    if let count { known.readBack = await seek(record, at: count + 1, in: file, events) }
                    return known.conclude(at: (count ?? 0) + 1)
                } catch { failure = error }
                let place = RecoveryPlace(step: .appending, lds2File: file).meeting(failure)
                guard place.kind != nil else { throw failure }
                guard let count else { return }
                known.readBack = .unreadable(nil)
                let isFirst = session.ledger.isFirst(at: place)
                try await reopen(for: .sod, at: place, after: failure, isHabit: !isFirst, events)
                let records: [[UInt8]]
                switch try await look(into: file, mayRead: true, events) {
                case .records(let found): records = found
                case .unreadable(let word):
                    known.readBack = .unreadable(word)
                    return
                case .refused(let word):
                    known.readBack = .unreadable(word)
                    return
                case .withoutRight:
                    known.readBack = .noRight
                    return
                }
                if records.count > count {
                    known.readBack = records[count] == record ? .found : .other
                    return known.conclude(at: count + 1)
                }
                // Fewer than before: nothing can be told from what this chip gives.
                guard records.count == count else { return }
                // It did not take the record, and twice said so, though without protection.
                if !isFirst, place.kind == .channelDropped, let word = failure.statusBytes {
                    (known.outcome, known.answer, known.readBack) = (.refused(word), word, .notFound)
                    return
                }
            }
        } catch {
            fail(error)
        }
    }

    /// Looks for a record behind those that were there before.
    private mutating func seek(
        _ record: [UInt8], at number: Int, in file: LDS2File, _ events: (ReadEvent) -> Void
    ) async -> RecordAppending.ReadBack {
        // Behind 254 there is no number that READ RECORD could name (ISO/IEC 7816-4, 11.3.3: FF is reserved).
        guard number <= 254 else { return .notFound }
        do throws(ReadError) {
            let place = RecoveryPlace(step: .record, position: number, lds2File: file)
            let back = try await beside(at: place, in: .sod, events) {
                (reading) throws(ReadError) -> RecordAppending.ReadBack in
                if let refusal = try await reading.openLDS2(file.application, events) {
                    return .unreadable(refusal.word)
                }
                guard let answer = try await reading.session.record(number, of: file) else { return .noRight }
                let status = answer.statusBytes
                if status == .recordNotFound { return .notFound }
                guard status == .success || status.isWarning, !answer.data.isEmpty else { return .unreadable(status) }
                return answer.data == record ? .found : .other
            }
            switch back {
            case .came(let seen): return seen
            // Some chips end the channel over the number behind the last record.
            case .refused(let error):
                return error.statusBytes == .recordNotFound ? .notFound : .unreadable(error.statusBytes)
            case .lost(let error):
                fail(error)
                return .unreadable(error.statusBytes)
            }
        } catch {
            fail(error)
            return .unreadable(error.statusBytes)
        }
    }

    /// The records that there are; `unreadable` where not all of them come.
    private mutating func look(
        into file: LDS2File, mayRead: Bool, _ events: (ReadEvent) -> Void
    ) async throws(ReadError) -> AppendingView {
        var partial = PartialRecords()
        let ended = try await beside(at: Self.place(of: file, partial), in: .sod, events) {
            (reading) throws(ReadError) -> AppendingView in
            if let refusal = try await reading.openLDS2(file.application, events) { return .refused(refusal.word) }
            guard mayRead else { return .withoutRight }
            let found = try await reading.session.read(file, goingOnWith: &partial)
            return found.state == .read ? .records(partial.records) : .unreadable(found.statusBytes)
        }
        switch ended {
        case .came(let view): return view
        case .refused(let error):
            // Some chips end the channel over the number behind the last record.
            // The application is selected anew then.
            guard Self.end(of: file, by: error, partial).state == .read else { return .unreadable(error.statusBytes) }
            if let refusal = try await openLDS2(file.application, events) { return .refused(refusal.word) }
            return .records(partial.records)
        case .lost(let error): throw error
        }
    }
}

extension AppendingRecord {
    /// Concludes from the chip's word and from what was seen behind it.
    ///
    /// Where nobody could look, the word decides, as far as it says anything (ISO/IEC 7816-4, 5.1.3): 9000 that the
    /// record was taken, 67xx to 6Exx that the command was not carried out; a warning (62xx, 63xx), an error in mid
    /// execution (64xx to 66xx) and 6Fxx leave it open.
    ///
    /// - Parameter number: the number that the record has, if it is there.
    fileprivate mutating func conclude(at number: Int) {
        let isTaken = answer == .success
        switch readBack {
        case .found: outcome = .appended(number: number)
        case .other: outcome = .otherRecord
        case .notFound:
            if let answer { outcome = isTaken ? .notFound : .refused(answer) }
        case .noRight, .unreadable, nil:
            guard let answer else {
                outcome = .unknown
                return
            }
            let isRefusal = (0x67...0x6E).contains(answer.sw1)
            outcome = isTaken ? .appendedUnread : isRefusal ? .refused(answer) : .unknown
        }
    }
}

/// What can be seen of a file.
private enum AppendingView {
    case records([[UInt8]])
    /// The terminal may not read the file.
    case withoutRight
    /// Not all records come; the chip's word.
    case unreadable(StatusBytes?)
    /// The application was not selected.
    case refused(StatusBytes?)
}

extension LDS2File {
    /// What it takes to append to the file.
    fileprivate var appendRight: LDS2AccessRights.Right {
        if case .certificates = self { .appendCertificates } else { .appendRecords }
    }
}
