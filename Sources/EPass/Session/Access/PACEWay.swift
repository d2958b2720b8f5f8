// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ

/// One way to run PACE: an offer of the chip, a password, and whether MSE:Set AT names the domain parameters.
struct PACEWay: Sendable {
    /// What is done after a failure.
    enum Next {
        /// The same offer and password once more, as this way says.
        case again(PACEWay)
        /// Another offer, another password or another protocol.
        case another
        /// Another password: whatever word ended the attempt, the chip may have counted it.
        case anotherPassword
        /// Nothing: the error is the result.
        case stop
    }

    let candidate: PACECandidate
    let password: AccessPasswordKind
    /// Whether another offer has the same object identifier and other parameters, so that only the reference tells them
    /// apart.
    let hasRival: Bool
    private(set) var variant = AccessKeyFields.Variant.printed
    private(set) var sendsParameterReference: Bool
    private(set) var usesOtherForm = false
    private(set) var isRepeated = false

    init(candidate: PACECandidate, password: AccessPasswordKind, hasRival: Bool) {
        self.candidate = candidate
        self.password = password
        self.hasRival = hasRival
        sendsParameterReference = candidate.needsParameterReference
    }

    func attempt(failure: ReadError?, after milliseconds: Int) -> AccessAttempt {
        let digits: AccessAttempt.CheckDigits =
            password != .mrz ? .none : variant == .printed ? .printed : .computed
        var attempt = AccessAttempt(.pace, digits, failure: failure, after: milliseconds)
        attempt.password = password
        attempt.paceOffer = candidate.evidence
        attempt.sendsParameterReference = sendsParameterReference
        return attempt
    }

    /// What a failure leaves to do.
    ///
    /// - Parameter countsTries: whether the chip said at MSE:Set AT that it counts the tries of this password.
    func next(after error: ReadError, fields: AccessKeyFields?, countsTries: Bool) -> Next {
        let isLimited = countsTries || password.isLimited
        if error.step == PACE.Step.selection.command, let status = error.statusBytes,
            PACERefusal(status, at: .selection).suggestsOtherReference, canUseOtherForm
        {
            // Some chips want the reference where the standard leaves it out, some refuse it where it is there (F-4).
            var other = self
            other.sendsParameterReference.toggle()
            other.usesOtherForm = true
            return .again(other)
        }
        if error.code == .access(.wrongPassword) {
            guard password == .mrz, !isLimited, !isRepeated, error.triesLeft == nil else { return .stop }
            var again = self
            again.isRepeated = true
            if let fields, !fields.wrongCheckDigits.isEmpty {
                // Only a full MRZ has printed check digits that can be wrong; then the computed ones are tried, once
                // (Doc 9303-11, 4.3.2).
                again.variant = .computed
                return .again(again)
            }
            // A chip that errs with coordinates that begin with zero octets says so once in a few hundred sessions
            // (F-5).
            return error.statusBytes == .authenticationFailed ? .again(again) : .stop
        }
        guard Self.soft.contains(error.code) else { return .stop }
        return isLimited && Self.maySpendTry(error) ? .anotherPassword : .another
    }

    /// Whether a failure can have cost a try: not where MSE:Set AT was refused, nor where the chip finds only after it
    /// that it does not have the password (Doc 9303-11, 4.4.4.1 note 1).
    static func maySpendTry(_ error: ReadError) -> Bool {
        if error.step == PACE.Step.selection.command { return false }
        return error.step != PACE.Step.nonce.command || error.code != .access(.notSupported)
    }

    /// Without an identifier there is nothing to send; where only it tells two offers apart, nothing to leave out.
    private var canUseOtherForm: Bool {
        !usesOtherForm && candidate.info.parameterID != nil && !(hasRival && sendsParameterReference)
    }

    /// Failures that say that the chip does not do this, and nothing about a password.
    private static var soft: [ReadError.Code] {
        [.access(.notSupported), .access(.protocolError)]
    }
}

extension PACECandidate {
    /// Whether another entry, usable or not, has the same object identifier and other parameters.
    func hasRival(in offer: PACEOffer) -> Bool {
        offer.candidates.contains { $0.info.paceProtocol == info.paceProtocol && $0.group != group }
            || offer.skipped.contains {
                $0.objectIdentifier == info.paceProtocol.objectIdentifier && $0.parameterID != info.parameterID
            }
    }

    func isSame(as other: PACECandidate) -> Bool {
        info.paceProtocol == other.info.paceProtocol && group == other.group
            && info.parameterID == other.info.parameterID
    }

    var evidence: PACEOfferEvidence {
        PACEOfferEvidence(
            objectIdentifier: info.paceProtocol.objectIdentifier, parameterID: info.parameterID,
            parameterName: group.name)
    }

    /// Whether the reader passes on the longest command and response of the protocol. A public key of a 2048-bit group
    /// needs extended length fields, which Doc 9303-11, 9.3.1.2 allows for GENERAL AUTHENTICATE.
    func fits(_ properties: ChannelProperties) -> Bool {
        let key = group.isElliptic ? 2 * group.elementLength + 1 : group.elementLength
        // DO'7C' and the data object of the key, with lengths of up to three octets each.
        let data = key + 8
        guard data > 255 else { return true }
        return properties.maximumCommandLength >= data + 9 && properties.maximumResponseLength >= data + 2
    }
}

extension SkippedPACEOffer {
    init(_ skipped: PACEOffer.Skipped) {
        self.init(
            offer: PACEOfferEvidence(
                objectIdentifier: skipped.objectIdentifier, parameterID: skipped.parameterID,
                parameterName: skipped.parameterID.flatMap(KeyAgreementGroup.init(parameterID:))?.name),
            reason: Reason(skipped.reason))
    }
}

extension SkippedPACEOffer.Reason {
    init(_ reason: PACESkipReason) {
        self =
            switch reason {
            case .domainParametersNotTrusted: .domainParametersNotTrusted
            case .domainParametersUnknown: .domainParametersUnknown
            case .versionNotSupported: .versionNotSupported
            case .mappingNotAllowed: .mappingNotAllowed
            case .algorithmMismatch: .algorithmMismatch
            case .protocolUnknown: .protocolUnknown
            case .malformed: .malformed
            }
    }
}
