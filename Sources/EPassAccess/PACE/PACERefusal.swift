// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassISO7816
internal import EPassMessages

/// What status bytes other than 9000 mean at a step of PACE (field note F-11; BSI TR-03110-3, B.14.1 and B.14.2).
///
/// The standard names 6300, 6A80 and 6A88 and leaves the rest to the chip.
package struct PACERefusal: Sendable, Hashable {
    /// What is made of the status bytes.
    package enum Kind: Sendable, Hashable, CaseIterable {
        /// The password is most likely not the chip's.
        case wrongPassword
        /// The chip does not offer this protocol, these parameters or this password.
        case notSupported
        /// The chip accepts no further attempt with this password.
        case blocked
        /// One try is left, which the chip takes only after the CAN.
        case suspended
        /// Anything else.
        case protocolError
    }

    /// The step that was refused.
    package let step: PACE.Step
    /// The status bytes as sent.
    package let statusBytes: StatusBytes
    /// What they are taken for.
    package let kind: Kind

    /// Classifies status bytes.
    package init(_ status: StatusBytes, at step: PACE.Step) {
        self.step = step
        statusBytes = status
        kind = Self.classify(status, at: step)
    }

    /// Whether MSE:Set AT may be sent once more with DO'84' where it had none, and the other way round: the words by
    /// which chips refuse one of the two forms (field note F-4).
    package var suggestsOtherReference: Bool {
        step == .selection && [0x6A80, 0x6A87, 0x6A88].contains(statusBytes.rawValue)
    }

    /// The error to throw.
    package var error: AccessError {
        let said: (code: AccessError.Code, message: Message?) =
            switch kind {
            case .wrongPassword: (.wrongPassword, .pacePasswordRefused)
            case .notSupported: (.notSupported, .paceNotOffered(meaning: statusBytes.message))
            case .blocked: (.blocked, .paceBlocked(meaning: statusBytes.message))
            case .suspended: (.passwordSuspended, nil)
            case .protocolError: (.protocolError, .paceEnded(meaning: statusBytes.message))
            }
        return AccessError(said.code, refusing: step.command, statusBytes, said.message)
    }

    private static func classify(_ status: StatusBytes, at step: PACE.Step) -> Kind {
        switch status.rawValue {
        case 0x63C0, 0x6983, 0x6984: return .blocked
        case 0x6A81, 0x6D00, 0x6E00: return .notSupported
        default: break
        }
        switch step {
        case .selection:
            if status.rawValue == 0x63C1 { return .suspended }
            // 6283: the password is deactivated (TR-03110-3, B.14.1).
            if status.rawValue == 0x6283 { return .blocked }
            return [0x6A80, 0x6A86, 0x6A87, 0x6A88].contains(status.rawValue) ? .notSupported : .protocolError
        case .nonce:
            // Some chips notice only now that what MSE:Set AT named is not there (Doc 9303-11, 4.4.4.1, note 1).
            if status.rawValue == 0x63C1 { return .suspended }
            return status.rawValue == 0x6A88 ? .notSupported : .protocolError
        case .mapping, .keyAgreement:
            return .protocolError
        case .authentication:
            if status.triesLeft != nil { return .wrongPassword }
            return [0x6300, 0x6982, 0x6985, 0x6988, 0x6A80].contains(status.rawValue)
                ? .wrongPassword : .protocolError
        }
    }
}
