// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassISO7816
internal import EPassMessages

/// What status bytes other than 9000 mean at a step of access control.
///
/// The standard leaves them to the chip ("operating system dependent error", Doc 9303-11, 4.3.4), and chips differ:
/// field notes F-1 and F-11.
package struct AccessRefusal: Sendable, Hashable {
    /// A step of access control.
    package enum Step: String, Sendable, Hashable, CaseIterable {
        /// GET CHALLENGE of Basic Access Control.
        case getChallenge
        /// EXTERNAL AUTHENTICATE with mutual authentication of Basic Access Control.
        case externalAuthenticate

        /// The command in the standard's notation.
        package var command: AccessStep {
            switch self {
            case .getChallenge: .getChallenge
            case .externalAuthenticate: .externalAuthenticate
            }
        }
    }

    /// The four kinds of refusal.
    package enum Kind: Sendable, Hashable, CaseIterable {
        /// The key is most likely not the chip's.
        case wrongPassword
        /// The chip does not offer this way of access control.
        case notSupported
        /// The chip accepts no further attempt.
        case blocked
        /// Anything else.
        case protocolError
    }

    /// The step that was refused.
    package let step: Step
    /// The status bytes as sent.
    package let statusBytes: StatusBytes
    /// What they are taken for.
    package let kind: Kind

    /// Classifies status bytes.
    package init(_ status: StatusBytes, at step: Step) {
        self.step = step
        self.statusBytes = status
        kind = Self.classify(status, at: step)
    }

    /// Whether the chip demands PACE: it does not know the key that Basic Access Control refers to (F-1).
    package var demandsPACE: Bool { statusBytes == .referencedDataNotFound }

    /// The error to throw.
    package var error: AccessError {
        let said: (code: AccessError.Code, message: Message) =
            switch kind {
            case .wrongPassword: (.wrongPassword, .bacKeyRefused)
            case .notSupported where demandsPACE: (.paceRequired, .bacPaceDemanded)
            case .notSupported: (.notSupported, .bacNotOffered(meaning: statusBytes.message))
            case .blocked: (.blocked, .bacBlocked(meaning: statusBytes.message))
            case .protocolError: (.protocolError, .bacEnded(meaning: statusBytes.message))
            }
        return AccessError(said.code, refusing: step.command, statusBytes, said.message)
    }

    private static func classify(_ status: StatusBytes, at step: Step) -> Kind {
        switch status.rawValue {
        case 0x63C0, 0x6983, 0x6984: return .blocked
        case 0x6A88, 0x6A81, 0x6A86, 0x6D00, 0x6E00: return .notSupported
        default: break
        }
        switch step {
        case .getChallenge:
            // No key was used yet, so none can be wrong: the chip is in a state that does not allow the command.
            return [0x6982, 0x6985].contains(status.rawValue) ? .notSupported : .protocolError
        case .externalAuthenticate:
            if status.triesLeft != nil { return .wrongPassword }
            return [0x6300, 0x6700, 0x6982, 0x6985, 0x6988, 0x6A80].contains(status.rawValue)
                ? .wrongPassword : .protocolError
        }
    }
}
