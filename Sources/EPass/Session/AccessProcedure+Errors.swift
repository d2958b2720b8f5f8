// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

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
        input.password == nil
            ? ReadError(
                .mrzRequired, phase: .access, message: "The chip guards its files, and neither MRZ nor CAN was given.",
                remedy: "Give the machine readable zone, or document number and both dates.")
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
                "each of its offers was left out: "
                    + record.skipped.prefix(3).map(\.reason.rawValue).joined(separator: ", ")
            }
        return ReadError(
            .paceNotOffered, phase: .access, message: "PACE was demanded, and the chip offers none: \(why).",
            remedy: "Allow BAC if this document is one of those that have nothing else (--access auto).")
    }

    /// Nothing is left after PACE, of which the chip carried out nothing.
    var failedWhole: ReadError {
        let attempts = record.attempts.filter { $0.accessProtocol == .pace }.count
        return ReadError(
            .paceFailed, phase: .access, status: paceFailure?.statusBytes,
            message: "The chip offers PACE and carried it out in none of \(attempts) attempts. "
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
