// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS

/// When a reading opens the chip again after it dropped the secure channel, what is tried once more then, and how often
/// (F-16, F-24). How it is opened is the business of ``AccessProcedure/reopen(on:events:)``: as before, nothing is
/// guessed.
struct Reopening: Sendable {
    /// What was under way when the channel was lost.
    enum Occasion: Sendable {
        /// What lies behind the end of a file: some chips end the channel over it (F-16).
        case behindFile
        /// Leaving the application for EF.ATR/INFO, to which access is bound on some chips (Portugal, F-10).
        case masterFile
        /// A command of chip authentication, or the first one under its keys.
        case chipAuthentication
        /// The first command in the old channel, after the chip had refused chip authentication.
        case oldChannel
        /// A command of terminal authentication.
        case terminalAuthentication
        /// INTERNAL AUTHENTICATE; an answer that is too long for the reader is lost in other ways, too (F-19).
        case activeAuthentication(isLong: Bool)
    }

    /// What becomes of a file over which the channel was lost.
    enum FileFate: Sendable {
        /// The chip denies it by that, or does not have it: the next file is read.
        case over
        /// It is tried again.
        case again
    }

    /// ``ReadLimits/reopenings``.
    private let limit: Int
    private var filesTriedAgain = 0

    init(atMost limit: Int) { self.limit = limit }

    /// Whether the chip is opened again after this error, and the reading goes on.
    func follows(_ error: ReadError, at occasion: Occasion) -> Bool {
        switch occasion {
        case .behindFile, .chipAuthentication, .terminalAuthentication: error.isChannelLost
        case .masterFile: error.isChannelLost || Self.leaving.contains(error.code)
        case .oldChannel: error.isChannelLost || error.isAnswerInvalid
        case .activeAuthentication(let isLong):
            error.isChannelLost || isLong && (error.isAnswerInvalid || error.isTransmissionFailure)
        }
    }

    /// Errors that leaving the application and selecting it again can end in.
    private static var leaving: [ReadError.Code] { [.own(.chipRefused), .own(.applicationMissing)] }

    /// The word with which the chip dropped the channel over this file, where the file may be asked for once more by
    /// its identifier instead of the short one (F-64).
    func wordToAskInFull(after error: ReadError, over file: LDSFile) -> StatusBytes? {
        error.isChannelLost && file.application == .eMRTD && filesTriedAgain < limit ? error.statusBytes : nil
    }

    /// The word with which the chip dropped the channel, and what becomes of the file; nil where the reading ends.
    ///
    /// The reading can do without the files of the master file: such a file is tried again once, and is no reason to
    /// end the reading (F-24). A denial ends the file, so that there are no more of them than files.
    ///
    /// - Parameters:
    ///   - isRetried: whether the file was tried again already.
    ///   - isAskedInFull: whether files are asked for by their identifiers.
    func fate(
        of file: LDSFile, after error: ReadError, isRetried: Bool, isAskedInFull: Bool
    ) -> (word: StatusBytes, fate: FileFate)? {
        guard error.isChannelLost, let word = error.statusBytes else { return nil }
        if [.securityStatusNotSatisfied, .conditionsNotSatisfied].contains(word) { return (word, .over) }
        if file.application == .masterFile { return (word, isRetried || word == .fileNotFound ? .over : .again) }
        // Named in full, and not there: the chip ends the channel with every word that is no 9000 (F-64).
        if word.isAbsence, isAskedInFull { return (word, .over) }
        return filesTriedAgain < limit ? (word, .again) : nil
    }

    /// Counts a file that is tried again; those of the master file have a bound of their own.
    mutating func count(_ file: LDSFile) {
        if file.application == .eMRTD { filesTriedAgain += 1 }
    }

    /// Whether chip authentication is tried on in another way after the chip dropped the channel over it so many times.
    func allowsKeyAgreement(afterDrops drops: Int) -> Bool { drops <= limit }
}

extension ReadError {
    /// The chip answered without protection and with an error word.
    var isChannelLost: Bool { code == .access(.channelLost) }

    /// The answer is not one that secure messaging lets pass.
    var isAnswerInvalid: Bool {
        [
            AccessError.Code.unprotectedResponse, .macMissing, .macInvalid, .dataObjectMalformed, .dataObjectUnknown,
            .dataObjectRepeated, .dataObjectOrder, .statusMismatch, .cryptogramInvalid, .paddingInvalid,
            .malformedResponse,
        ].contains { Code.access($0) == code }
    }

    /// The reader brought no response, or none that is one: some do so with responses that are too long for them
    /// (F-19).
    fileprivate var isTransmissionFailure: Bool {
        [Code.channel(.transmissionFailed), .channel(.invalidResponse)].contains(code)
    }
}
