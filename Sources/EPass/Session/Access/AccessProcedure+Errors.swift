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
        return with(isCardAccessMalformed ? .readCardAccessMalformed : .readCardAccessNotFound)
    }

    /// Why the chip's offers were left out, three reasons at most.
    private var reasonsLeftOut: [Message] {
        var reasons: [SkippedPACEOffer.Reason] = []
        for offer in record.skipped where !reasons.contains(offer.reason) { reasons.append(offer.reason) }
        return reasons.prefix(3).map(\.leftOut)
    }

    private var isReaderTooShort: Bool { record.skipped.contains { $0.reason == .readerTooShort } }

    /// Nothing is left after PACE, of which the chip carried out nothing. What no answer came to says so itself.
    var failedWhole: ReadError {
        if let paceFailure, Disturbance(paceFailure) == .lost { return paceFailure }
        let attempts = record.attempts.count { $0.accessProtocol == .pace }
        return ReadError(
            .paceFailed, phase: .access, status: paceFailure?.statusBytes,
            message: paceFailure.map { Message.readPACEFailed(count: attempts, error: $0.message) },
            remedy: remedyAfterPACE, triesLeft: paceFailure?.triesLeft, step: paceFailure?.step)
    }

    private var remedyAfterPACE: Message? {
        if record.attempts.allSatisfy({ $0.password != .can }) { return .readGiveCANElseAgain }
        if input.accessKeyFields == nil { return .readGiveZone }
        return method == .pace ? .readAgainOrAllowBAC : nil
    }
}

extension SkippedPACEOffer.Reason {
    /// What is the matter with an offer that was left out, as a piece of a list.
    fileprivate var leftOut: Message {
        switch self {
        case .domainParametersNotTrusted: .readLeftOutDomainParametersNotTrusted
        case .domainParametersUnknown: .readLeftOutDomainParametersUnknown
        case .versionNotSupported: .readLeftOutVersionNotSupported
        case .mappingNotAllowed: .readLeftOutMappingNotAllowed
        case .algorithmMismatch: .readLeftOutAlgorithmMismatch
        case .protocolUnknown: .readLeftOutProtocolUnknown
        case .malformed: .readLeftOutMalformed
        case .readerTooShort: .readLeftOutReaderTooShort
        }
    }
}
