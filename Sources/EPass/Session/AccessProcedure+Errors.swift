// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
import EPassMessages

extension AccessProcedure {
    static var passwordMissing: ReadError {
        ReadError(.mrzRequired, phase: .access, message: .readNoPassword, remedy: .readGiveZoneOrCAN)
    }

    /// BAC is what is left, and there is no MRZ for it.
    var mrzMissing: ReadError {
        if method == .bac {
            return ReadError(.mrzRequired, phase: .access, message: .readNoMRZForBAC)
        }
        return input.password == nil
            ? ReadError(
                .mrzRequired, phase: .access, message: .readFilesGuarded,
                remedy: offersPACE && method != .bac ? .readGiveZoneDatesOrCAN : nil)
            : ReadError(.mrzRequired, phase: .access, message: .readMRZNeeded)
    }

    /// PACE was demanded, and there is nothing to run it by.
    func notOffered(_ cardAccess: SecurityInfos?) -> ReadError {
        let message: Message =
            if cardAccess == nil {
                .readNoCardAccess
            } else if record.skipped.isEmpty {
                .readNoPACEInfo
            } else {
                .readEachOfferLeftOut(reasons: reasonsLeftOut)
            }
        return ReadError(
            .paceNotOffered, phase: .access, message: message, remedy: isReaderTooShort ? .readUseLongerReader : nil)
    }

    /// The chip has no Basic Access Control, and PACE was not allowed or had nothing to run by.
    func withoutWay(_ error: ReadError) -> ReadError {
        func with(_ remedy: Message, _ message: Message? = nil) -> ReadError {
            ReadError(
                error.code, phase: error.phase, status: error.statusBytes, message: message ?? error.message,
                remedy: remedy, triesLeft: error.triesLeft, step: error.step)
        }
        if method == .bac { return with(offersPACE ? .readAllowPACE : .readAllowOtherWays) }
        if !record.skipped.isEmpty {
            return with(
                isReaderTooShort ? .readUseLongerReader : .readOtherReaderForOffers,
                .readWithoutWay(error: error.message, reasons: reasonsLeftOut))
        }
        guard error.code == .access(.paceRequired) else { return error }
        return with(.readCardAccessNotFound)
    }

    private var reasonsLeftOut: [String] { record.skipped.prefix(3).map(\.reason.rawValue) }

    private var isReaderTooShort: Bool { record.skipped.contains { $0.reason == .readerTooShort } }

    /// Nothing is left after PACE, of which the chip carried out nothing.
    var failedWhole: ReadError {
        let attempts = record.attempts.count { $0.accessProtocol == .pace }
        let message: Message =
            if let failure = paceFailure {
                .readPACEFailedAsSaid(count: attempts, error: failure.message)
            } else {
                .readPACEFailed(count: attempts)
            }
        return ReadError(
            .paceFailed, phase: .access, status: paceFailure?.statusBytes, message: message,
            remedy: remedyAfterPACE, triesLeft: paceFailure?.triesLeft, step: paceFailure?.step)
    }

    private var remedyAfterPACE: Message {
        if record.attempts.allSatisfy({ $0.password != .can }) { return .readGiveCANElseAgain }
        if input.accessKeyFields == nil { return .readGiveZone }
        return method == .pace ? .readAgainOrAllowBAC : .readAgain
    }
}
