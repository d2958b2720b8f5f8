// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
public import EPassISO7816
import EPassLDS
import EPassMessages

/// One attempt to open the chip.
public struct AccessAttempt: Sendable, Hashable {
    /// Which check digits went into the key.
    public enum CheckDigits: String, Sendable, Hashable, CaseIterable {
        /// None: no key was used, or one that is not made from the MRZ.
        case none
        /// As printed; or computed where only number and dates were given.
        case printed
        /// Computed, because printed ones are wrong.
        case computed
    }

    /// How it ended.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// The chip is open.
        case established
        /// The chip refused.
        case refused
        /// No answer came, or one that does not verify.
        case failed
    }

    /// By which protocol; `none` for files that were read as they are.
    public internal(set) var accessProtocol: AccessEvidence.AccessProtocol
    /// Which password it was tried with; nil where none was used.
    public package(set) var password: AccessPasswordKind?
    /// Which check digits went into the key.
    public internal(set) var checkDigits: CheckDigits
    /// With PACE, which of the chip's offers it was.
    public package(set) var paceOffer: PACEOfferEvidence?
    /// With PACE, whether MSE:Set AT named the domain parameters (tag 84, F-4).
    public package(set) var sendsParameterReference: Bool?
    /// `refused` only with a status word other than 9000.
    public internal(set) var outcome: Outcome
    /// The code of the error, where it did not succeed.
    public package(set) var code: ReadError.Code?
    /// The chip's word, where it refused.
    public package(set) var statusBytes: StatusBytes?
    /// The step that it ended at, where it did not succeed: the raw value of an `AccessStep`, for example `MSE:Set AT`,
    /// or what a bundle of another version calls it.
    public package(set) var step: String?
    /// The tries that remain by the chip's own word (63Cx), also where the attempt succeeded; nil where it said
    /// nothing.
    public package(set) var triesLeft: Int?
    /// How long it took; nil where that was not recorded.
    public package(set) var milliseconds: Int?

    /// The cipher that it was about, for example `AES-128`: with PACE that of the offer; nil where nothing was to be
    /// opened.
    public var cipher: String? {
        switch accessProtocol {
        case .none: nil
        case .bac: SymmetricCipher.tripleDES.rawValue
        case .pace: paceOffer?.cipher
        }
    }

    /// Whether no answer came at all.
    var isUnanswered: Bool { if case .channel(let code)? = code { Disturbance(code) == .lost } else { false } }

    /// An attempt of which nothing else is known yet: password, offer, step and time are set afterwards.
    package init(
        accessProtocol: AccessEvidence.AccessProtocol, checkDigits: CheckDigits, outcome: Outcome,
        code: ReadError.Code? = nil, statusBytes: StatusBytes? = nil
    ) {
        self.accessProtocol = accessProtocol
        self.checkDigits = checkDigits
        self.outcome = outcome
        self.code = code
        self.statusBytes = statusBytes
    }

    /// The attempt with how it failed.
    init(
        _ accessProtocol: AccessEvidence.AccessProtocol, _ checkDigits: CheckDigits, failure: ReadError?,
        after time: Int?
    ) {
        // An answer with 9000 that does not verify is no refusal.
        let isRefusal = failure?.statusBytes.map { $0 != .success } ?? false
        self.init(
            accessProtocol: accessProtocol, checkDigits: checkDigits,
            outcome: failure == nil ? .established : isRefusal ? .refused : .failed, code: failure?.code,
            statusBytes: failure?.statusBytes)
        step = failure?.step?.rawValue
        triesLeft = failure?.triesLeft
        milliseconds = time
    }

    /// An attempt at Basic Access Control.
    init(bac checkDigits: CheckDigits, failure: ReadError?, after milliseconds: Int) {
        self.init(.bac, checkDigits, failure: failure, after: milliseconds)
        password = .mrz
    }
}

extension Message {
    /// A step as evidence has it, in words; one that this version does not know stands as it is.
    static func step(recorded step: String) -> Message { AccessStep(rawValue: step)?.message ?? .plainText(text: step) }
}
