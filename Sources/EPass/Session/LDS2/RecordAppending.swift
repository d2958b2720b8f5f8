// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassLDS

/// What came of appending a record to a file of an LDS2 application (Doc 9303-10, 3.7.1).
public struct RecordAppending: Sendable {
    /// How it ended. A record cannot be taken back: nothing is sent twice unless the chip has shown that the first time
    /// brought nothing.
    public enum Outcome: Sendable, Hashable {
        /// The record is there: it was read back under this number, octet for octet, whatever the chip had answered.
        case appended(number: Int)
        /// The chip said that it took the record (9000), and nobody looked: ``RecordAppending/readBack`` says why.
        case appendedUnread
        /// The chip said that it took the record, and it is not there.
        case notFound
        /// The chip did not take it, in these words; 6A84 where there is no room, 6700 where it is too long. Where the
        /// terminal may read the file, it was looked.
        case refused(StatusBytes)
        /// The chip did not let the application be selected; nil where the rights were lost on the way.
        case applicationRefused(StatusBytes?)
        /// The terminal did not get the right to append; nothing was sent. Why is told by ``Evidence/chip``.
        case withoutRight
        /// The record is longer than what reader and chip pass on; nothing was sent.
        case tooLong
        /// Another record than the one that was sent stands in its place.
        case otherRecord
        /// No answer came that may be believed, or one that says that something may have been written, and the file
        /// could not be looked into: the record may be there or not.
        case unknown
        /// The reading that leads there ended early, or that after it; ``Evidence/failure`` says why.
        case notReached
    }

    /// What was seen of the file behind the appending.
    public enum ReadBack: Sendable, Hashable {
        /// The record stands there, octet for octet.
        case found
        /// It was looked for, and the file ends before it.
        case notFound
        /// Another record stands there.
        case other
        /// The terminal has no right to read the file.
        case noRight
        /// The terminal may read the file, and the chip did not give what it has; its word, where it gave one.
        case unreadable(StatusBytes?)

        /// The same in a word, for JSON.
        public var name: String {
            switch self {
            case .found: "found"
            case .notFound: "notFound"
            case .other: "other"
            case .noRight: "noRight"
            case .unreadable: "unreadable"
            }
        }
    }

    /// How it ended.
    public let outcome: Outcome
    /// What the chip answered to the last APPEND RECORD; nil where none was sent, or no answer came that may be
    /// believed.
    public let answer: StatusBytes?
    /// What was seen of the file behind it; nil where nothing was sent.
    public let readBack: ReadBack?
    /// What was read on the way: enough to judge the document and the chip.
    public let evidence: Evidence
}

/// What is known of an appending while it goes on.
struct AppendingRecord: Sendable {
    var outcome = RecordAppending.Outcome.notReached
    var answer: StatusBytes?
    var readBack: RecordAppending.ReadBack?
}

extension PassportReader {
    /// Appends a record to a linear file of an LDS2 application, by a terminal that has the right to.
    ///
    /// The chip is opened, shows that it is genuine and accepts the terminal as in any reading; DG1 and what the
    /// protocols need is read. The record is sent as it is: who makes and signs it is not decided here, and a chip
    /// looks into none.
    ///
    /// - Parameters:
    ///   - record: the octets of the record, for example ``TravelRecord``'s.
    ///   - file: EF.EntryRecords, EF.ExitRecords, EF.VisaRecords or an EF.Certificates; a transparent file is refused
    ///     as `withoutRight`.
    ///   - channel: as for ``read(on:access:plan:options:resuming:events:)``.
    ///   - access: likewise.
    ///   - options: with the terminal's credentials.
    ///   - events: called as it goes on.
    public static func append<Channel: CardChannel>(
        _ record: [UInt8], to file: LDS2File, on channel: Channel, access: AccessInput, options: Options,
        events: (ReadEvent) -> Void = { _ in }
    ) async -> RecordAppending {
        await withTaskExecutorPreference(channel.executor) {
            var reading = DocumentReading(
                on: channel, access: access, plan: ReadPlan(requested: [.dg1], lds2: []), options: options)
            reading.isToWrite = true
            var known = AppendingRecord()
            do throws(ReadError) {
                try await reading.run(events: events)
                try await reading.append(record, to: file, &known, events)
            } catch {
                reading.fail(error)
            }
            return RecordAppending(
                outcome: known.outcome, answer: known.answer, readBack: known.readBack, evidence: reading.finish())
        }
    }
}
