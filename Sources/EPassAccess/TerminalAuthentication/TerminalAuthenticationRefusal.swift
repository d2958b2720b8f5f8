// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassISO7816
internal import EPassMessages

/// Where and how Terminal Authentication ended without success (Doc 9303-11, 7.1.5).
///
/// The standard names 6A88, 6A80, 6300 and 6982 and leaves the rest to the chip; the status bytes are kept as they
/// came.
package struct TerminalAuthenticationRefusal: Sendable, Hashable {
    /// What is made of it.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The chip does not know the key that the first certificate is to be verified with: the chain starts at no
        /// trust point of it.
        case trustPointUnknown
        /// The chip does not have the key of the certificate before.
        case authorityKeyUnknown
        /// The chip did not accept a certificate: signature, dates, role, or form.
        case certificateRefused
        /// The chip did not select the terminal's key.
        case terminalKeyRefused
        /// The chip gave no challenge.
        case challengeRefused
        /// The challenge does not have eight octets.
        case challengeMalformed
        /// The terminal's own signature does not have the length that its key demands; it was not sent.
        case signatureMalformed
        /// The chip found the terminal's signature wrong.
        case signatureRefused
        /// The chip does not allow Terminal Authentication now: it was done in this session already, or Chip
        /// Authentication was not.
        case notAllowed
        /// The chip does not know the command.
        case notSupported
        /// The chip takes the data neither with extended length fields nor in a chain.
        case lengthRefused
        /// A response or signature came that the run did not wait for: a fault of the caller.
        case outOfSequence
    }

    /// The step that was refused.
    package let step: TerminalAuthentication.Step
    /// The position of the certificate in the chain, from 0; nil where the step concerns none.
    package let certificateIndex: Int?
    /// The status bytes as sent; nil where the refusal is not the chip's.
    package let statusBytes: StatusBytes?
    /// What is made of it.
    package let kind: Kind

    init(_ kind: Kind, step: TerminalAuthentication.Step, certificate: Int? = nil, status: StatusBytes? = nil) {
        self.kind = kind
        self.step = step
        certificateIndex = certificate
        statusBytes = status
    }

    /// Classifies status bytes.
    init(_ status: StatusBytes, at step: TerminalAuthentication.Step, certificate: Int?, isLong: Bool) {
        self.init(
            Self.classify(status, at: step, certificate: certificate, isLong: isLong), step: step,
            certificate: certificate, status: status)
    }

    /// Whether the words are those by which chips refuse the length or the chaining of a command, not its content.
    static func concernsTransport(_ status: StatusBytes) -> Bool {
        status == .wrongLength || status.sw1 == 0x68 || status == .classNotSupported
            || status == .instructionNotSupported
    }

    private static func classify(
        _ status: StatusBytes, at step: TerminalAuthentication.Step, certificate: Int?, isLong: Bool
    ) -> Kind {
        if isLong, concernsTransport(status) { return .lengthRefused }
        if [0x6D00, 0x6E00, 0x6A81, 0x6A86].contains(status.rawValue) { return .notSupported }
        switch step {
        case .setDST, .verifyCertificate:
            // Some chips accept the selection of a key that they do not have and say so only when it is used (7.1.5.1,
            // note).
            if status == .referencedDataNotFound { return certificate == 0 ? .trustPointUnknown : .authorityKeyUnknown }
            return step == .setDST && status == .securityStatusNotSatisfied ? .notAllowed : .certificateRefused
        case .setAT:
            return status == .securityStatusNotSatisfied ? .notAllowed : .terminalKeyRefused
        case .getChallenge:
            return .challengeRefused
        case .signature:
            return .signatureMalformed
        case .externalAuthenticate:
            if status == .securityStatusNotSatisfied { return .notAllowed }
            return status == .referencedDataNotFound ? .terminalKeyRefused : .signatureRefused
        }
    }

    /// The error to throw or to report.
    package var error: AccessError {
        let position = certificateIndex.map { ", certificate \($0 + 1)" } ?? ""
        let (code, words) = said
        let message = words ?? code.message
        return AccessError(
            code, status: statusBytes, step: step.command, element: step.command.rawValue + position,
            statusBytes.map { Message.taRefused(refusal: message, meaning: $0.message) } ?? message)
    }

    /// The code, and what is said where it is not what the code says.
    private var said: (code: AccessError.Code, message: Message?) {
        switch kind {
        case .trustPointUnknown: (.terminalTrustPointUnknown, .taTrustPointUnknown)
        case .authorityKeyUnknown: (.terminalTrustPointUnknown, .taAuthorityKeyUnknown)
        case .certificateRefused: (.terminalCertificateRefused, .taCertificateRefused)
        case .terminalKeyRefused: (.terminalCertificateRefused, .taTerminalKeyRefused)
        case .challengeRefused: (.terminalAuthenticationNotAllowed, .taChallengeRefused)
        case .challengeMalformed: (.challengeLength, .taChallengeMalformed)
        case .signatureMalformed: (.terminalSignatureMalformed, .taSignatureMalformed)
        case .signatureRefused: (.terminalSignatureRefused, nil)
        case .notAllowed: (.terminalAuthenticationNotAllowed, nil)
        case .notSupported: (.notSupported, .taNotSupported)
        case .lengthRefused: (.commandTooLong, .taLengthRefused)
        case .outOfSequence: (.outOfSequence, .taOutOfSequence)
        }
    }
}
