// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassLDS

/// What came of appending a record to a file of an LDS2 application (Doc 9303-10, 3.7.1).
public struct RecordAppending: Sendable {
    /// How it ended. A record cannot be taken back: nothing is sent twice unless the chip has shown that the first time
    /// brought nothing.
    public enum Outcome: Sendable, Hashable {
        /// The chip took the record. The number is known where the terminal may read the file, and the record was read
        /// back then, octet for octet.
        case appended(number: Int?)
        /// The chip did not take it, in these words; 6A84 where there is no room, 6700 where it is too long.
        case refused(StatusBytes)
        /// The chip did not let the application be selected; nil where the rights were lost on the way.
        case applicationRefused(StatusBytes?)
        /// The terminal did not get the right to append; nothing was sent. Why is told by ``Evidence/chip``.
        case withoutRight
        /// The record is longer than what reader and chip pass on; nothing was sent.
        case tooLong
        /// The chip said that it took the record, and gives another one back.
        case otherRecord
        /// No answer came that may be believed, and the terminal may not read the file: the record may be there or not.
        case unknown
        /// The reading that leads there ended early, or that after it; ``Evidence/failure`` says why.
        case notReached
    }

    /// How it ended.
    public let outcome: Outcome
    /// What was read on the way: enough to judge the document and the chip.
    public let evidence: Evidence
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
            var outcome = RecordAppending.Outcome.notReached
            do throws(ReadError) {
                try await reading.run(events: events)
                outcome = try await reading.append(record, to: file, events)
            } catch {
                reading.fail(error)
            }
            return RecordAppending(outcome: outcome, evidence: reading.finish())
        }
    }
}
