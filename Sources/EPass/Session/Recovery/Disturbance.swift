// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816

/// What may have been an accident of the link, and no answer of the chip. Limits, cancellation and what the caller gave
/// are none.
enum Disturbance: Sendable, Hashable {
    /// No answer came: the chip left the field, was reset by another program, or does not answer in time; the reader or
    /// the service went away.
    case lost
    /// The chip answered without protection and with an error word, and forgot the secure channel with that.
    case channelDropped
    /// The answer is not one that secure messaging lets pass, or no answer at all: cut, empty, or with a bit changed.
    case answerInvalid

    init?(_ error: ReadError) {
        switch error.code {
        case .channel(let code):
            guard let disturbance = Self(code) else { return nil }
            self = disturbance
        case .access(.channelLost): self = .channelDropped
        case .access:
            guard error.isAnswerInvalid else { return nil }
            self = .answerInvalid
        case .own: return nil
        }
    }

    init?(_ code: CardChannelError.Code) {
        switch code {
        case .cardRemoved, .cardReset, .cardUnresponsive, .cardNone, .transmissionFailed, .timeout, .readerNone,
            .readerUnknown, .readerRemoved, .readerBusy, .noService, .serviceLost, .closed, .ioFailed:
            self = .lost
        case .invalidResponse: self = .answerInvalid
        case .notPermitted, .unsupported, .cancelled, .invalidCommand, .scriptMismatch: return nil
        }
    }
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
}
