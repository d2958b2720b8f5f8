// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassLDS

/// What came of writing EF.Biometrics of the Additional Biometrics application (Doc 9303-10, 3.8).
public struct BiometricsWriting: Sendable {
    /// How it ended.
    public enum Outcome: Sendable, Hashable {
        /// The file holds the octets, which were read back one by one, and can still be written to.
        case written
        /// The same, and it was activated: nobody writes to it any more.
        case activated
        /// The chip refused a step, in these words; the file is not activated by this, and may hold a part.
        case refused(StatusBytes)
        /// The chip did not let the application be selected; nil where the rights were lost on the way.
        case applicationRefused(StatusBytes?)
        /// The terminal did not get the right to write; nothing was sent. Why is told by ``Evidence/chip``.
        case withoutRight
        /// The file has room for that many octets only, as the chip says; nothing was written.
        case noRoom(octets: Int)
        /// The chip said that it took the octets, and gives others back. The file was not activated.
        case otherOctets
        /// The file holds the octets; whether it is activated is not known, since no answer came that may be believed.
        case activationUnknown
        /// The reading that leads there ended early, or the writing did; ``Evidence/failure`` says why. The file is not
        /// activated by this.
        case notReached
    }

    /// How it ended.
    public let outcome: Outcome
    /// What was read on the way: enough to judge the document and the chip.
    public let evidence: Evidence
}

extension PassportReader {
    /// Writes an EF.Biometrics that is not activated, by a terminal that has the right to, and activates it where that
    /// is wanted.
    ///
    /// The chip is opened, shows that it is genuine and accepts the terminal as in any reading. What was in the file is
    /// written over; what is wanted is read back before anything that cannot be taken back.
    ///
    /// - Parameters:
    ///   - octets: the whole file, for example those of ``AdditionalBiometrics``; who makes and signs it is not decided
    ///     here, and a chip looks into none.
    ///   - number: which of the 64 files.
    ///   - activates: whether the file is closed for ever behind it.
    ///   - channel: as for ``read(on:access:plan:options:resuming:events:)``.
    ///   - access: likewise.
    ///   - options: with the terminal's credentials.
    ///   - events: called as it goes on.
    public static func write<Channel: CardChannel>(
        _ octets: [UInt8], to number: AdditionalBiometricsNumber, activates: Bool, on channel: Channel,
        access: AccessInput, options: Options, events: (ReadEvent) -> Void = { _ in }
    ) async -> BiometricsWriting {
        await withTaskExecutorPreference(channel.executor) {
            var reading = DocumentReading(
                on: channel, access: access, plan: ReadPlan(requested: [.dg1], lds2: []), options: options)
            reading.isToWrite = true
            var outcome = BiometricsWriting.Outcome.notReached
            do throws(ReadError) {
                try await reading.run(events: events)
                outcome = try await reading.write(octets, to: number, activates: activates, events)
            } catch {
                reading.fail(error)
            }
            return BiometricsWriting(outcome: outcome, evidence: reading.finish())
        }
    }
}
