// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS

extension AccessProcedure {
    static var passwordMissing: ReadError {
        ReadError(
            .mrzRequired, phase: .access, message: "The chip opens by PACE, and neither MRZ nor CAN was given.",
            remedy: "Give the machine readable zone, or the card access number.")
    }

    /// BAC is what is left, and there is no MRZ for it.
    var mrzMissing: ReadError {
        if method == .bac {
            return ReadError(
                .mrzRequired, phase: .access,
                message: "Basic Access Control was demanded, and no MRZ was given for it.",
                remedy: "Give the machine readable zone, or document number and both dates.")
        }
        return input.password == nil
            ? ReadError(
                .mrzRequired, phase: .access, message: "The chip guards its files, and neither MRZ nor CAN was given.",
                remedy: "Give the machine readable zone, or document number and both dates"
                    + (offersPACE && method != .bac ? ", or the card access number." : "."))
            : ReadError(
                .mrzRequired, phase: .access,
                message: "The chip offers no PACE that may be used, and without PACE only the MRZ opens it.",
                remedy: "Give the machine readable zone, or document number and both dates.")
    }

    /// PACE was demanded, and there is nothing to run it by.
    func notOffered(_ cardAccess: SecurityInfos?) -> ReadError {
        let why =
            if cardAccess == nil {
                "it gave no EF.CardAccess that can be decoded"
            } else if record.skipped.isEmpty {
                "EF.CardAccess has no PACEInfo"
            } else {
                "each of its offers was left out: \(reasonsLeftOut)"
            }
        return ReadError(
            .paceNotOffered, phase: .access, message: "PACE was demanded, and the chip offers none: \(why).",
            remedy: isReaderTooShort
                ? Self.otherReader
                : "Allow BAC if this document is one of those that have nothing else (--access auto).")
    }

    /// The chip has no Basic Access Control, and PACE was not allowed or had nothing to run by.
    func withoutWay(_ error: ReadError) -> ReadError {
        func with(_ remedy: String, _ more: String = "") -> ReadError {
            ReadError(
                error.code, phase: error.phase, status: error.statusBytes, message: error.message + more,
                remedy: remedy, triesLeft: error.triesLeft, step: error.step)
        }
        if method == .bac {
            return with(
                offersPACE
                    ? "The chip offers PACE: allow it (--access auto) and read again."
                    : "Allow the other ways (--access auto), if the document is one that is read by PACE or as it is.")
        }
        if !record.skipped.isEmpty {
            return with(
                isReaderTooShort
                    ? Self.otherReader
                    : "Read again on another reader, in case EF.CardAccess was changed on the way; if it stays so, report the document.",
                " Each of its offers of PACE was left out: \(reasonsLeftOut).")
        }
        guard error.code == ReadError.Code(AccessError.Code.paceRequired) else { return error }
        return with(
            "Take the document off the reader, put it back and read again: its EF.CardAccess, which PACE begins with, was not found."
        )
    }

    private var reasonsLeftOut: String {
        record.skipped.prefix(3).map(\.reason.rawValue).joined(separator: ", ")
    }

    private var isReaderTooShort: Bool { record.skipped.contains { $0.reason == .readerTooShort } }

    private static var otherReader: String { "Use a reader that passes on commands with extended length fields." }

    /// Nothing is left after PACE, of which the chip carried out nothing.
    var failedWhole: ReadError {
        let attempts = record.attempts.count { $0.accessProtocol == .pace }
        return ReadError(
            .paceFailed, phase: .access, status: paceFailure?.statusBytes,
            message: "The chip offers PACE and "
                + (attempts == 1 ? "did not carry it out. " : "carried it out in none of \(attempts) attempts. ")
                + (paceFailure?.message ?? ""),
            remedy: remedyAfterPACE,
            triesLeft: paceFailure?.triesLeft, step: paceFailure?.step)
    }

    private var remedyAfterPACE: String {
        if record.attempts.allSatisfy({ $0.password != .can }) {
            return
                "If the document has a card access number, give that one; else take it off the reader and read again."
        }
        if input.accessKeyFields == nil {
            return "Give the machine readable zone, with or without the card access number."
        }
        return method == .pace
            ? "Take the document off the reader, put it back and read again; with --access auto BAC is tried."
            : "Take the document off the reader, put it back and read again."
    }
}
