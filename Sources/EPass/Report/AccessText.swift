// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// How the chip was opened, in words for people.
struct AccessText {
    let access: AccessEvidence

    /// The line that says what opened the chip, with how long that took; nil where nothing did.
    var established: String? {
        let words: String
        switch access.established {
        case nil: return nil
        case .some(.none): return "none: the chip lets its files be read without access control"
        case .bac: words = "Basic Access Control, \(access.cipher ?? "3DES")"
        case .pace:
            let cipher = access.paceOffer?.cipher == nil ? access.cipher : nil
            let password = access.password.map { " with the \($0.rawValue.uppercased())" } ?? ""
            words = (["PACE" + password] + Self.words(access.paceOffer) + [cipher].compactMap { $0 }).joined(
                separator: ", ")
        }
        return words + (access.milliseconds.map { "   " + ReportText.seconds($0) } ?? "")
    }

    /// One line for each attempt that did not open the chip, and one for each offer that was left out.
    var remarks: [String] {
        // Above them stands what opened the chip in the end.
        let prefix = access.established == nil ? "" : "before: "
        return access.attempts.filter { $0.outcome != .established }.map { prefix + Self.words($0) }
            + access.skipped.map { skipped in
                let offer = (["PACE"] + Self.words(skipped.offer)).joined(separator: ", ")
                return "left out: \(offer), \(Self.words(skipped.reason)) (\(skipped.reason.rawValue))"
            }
    }

    /// What is the matter with an offer, as the end of a sentence.
    private static func words(_ reason: SkippedPACEOffer.Reason) -> String {
        switch reason {
        case .domainParametersNotTrusted: "which is over a group that is not standardised"
        case .domainParametersUnknown: "of which nothing says over which group it is"
        case .versionNotSupported: "which is of another version than 2"
        case .mappingNotAllowed: "a mapping that does not go with its group or cipher"
        case .algorithmMismatch: "which does not go with its group"
        case .protocolUnknown: "which the standard does not have"
        case .readerTooShort: "whose keys are too long for this reader"
        }
    }

    private static func words(_ attempt: AccessAttempt) -> String {
        let parts = [attempt.accessProtocol.rawValue] + words(attempt.paceOffer)
        let how =
            switch (attempt.password, attempt.checkDigits) {
            case (nil, .none): ""
            case (let password?, .none): " with the \(password.rawValue.uppercased())"
            case (_, .printed): " with the MRZ"
            case (_, .computed): " with the MRZ, its check digits computed"
            }
        let form = attempt.sendsParameterReference == true ? ", the group named" : ""
        let place = attempt.step.map { " at \($0)" } ?? ""
        let why = attempt.statusBytes.map { " (\($0))" } ?? attempt.code.map { " (\($0))" } ?? ""
        return parts.joined(separator: ", ") + how + form + ": " + attempt.outcome.rawValue + place + why
    }

    private static func words(_ offer: PACEOfferEvidence?) -> [String] {
        guard let offer else { return [] }
        let mapping =
            switch offer.mapping {
            case .generic: "generic mapping"
            case .integrated: "integrated mapping"
            case .chipAuthentication: "chip authentication mapping"
            case nil: offer.objectIdentifier
            }
        let parameters = offer.parameterName ?? offer.parameterID.map { "parameters \($0)" }
        return [mapping] + [parameters, offer.cipher].compactMap { $0 }
    }
}
