// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816

/// How the chip was opened, and every attempt at it.
public struct AccessEvidence: Sendable, Hashable {
    /// What opened the chip.
    public enum AccessProtocol: String, Sendable, Hashable, CaseIterable {
        /// The files are read without access control.
        case none
        /// Basic Access Control (Doc 9303-11, 4.3).
        case bac = "BAC"
    }

    /// What opened the chip; nil where nothing did.
    public var established: AccessProtocol?
    /// The cipher of the secure channel, for example `3DES`.
    public var cipher: String?
    /// Every attempt, in order.
    public var attempts: [AccessAttempt]

    /// Nothing attempted.
    public init(established: AccessProtocol? = nil, cipher: String? = nil, attempts: [AccessAttempt] = []) {
        self.established = established
        self.cipher = cipher
        self.attempts = attempts
    }
}

/// One attempt to open the chip.
public struct AccessAttempt: Sendable, Hashable {
    /// Which check digits went into the key.
    public enum CheckDigits: String, Sendable, Hashable, CaseIterable {
        /// None: no key was used.
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

    /// What was tried.
    public let accessProtocol: AccessEvidence.AccessProtocol
    /// Which check digits went into the key.
    public let checkDigits: CheckDigits
    /// How it ended.
    public let outcome: Outcome
    /// The code of the error, where it did not succeed.
    public let code: ReadError.Code?
    /// The chip's word, where it refused.
    public let statusBytes: StatusBytes?

    /// An attempt as given.
    public init(
        accessProtocol: AccessEvidence.AccessProtocol, checkDigits: CheckDigits, outcome: Outcome,
        code: ReadError.Code? = nil, statusBytes: StatusBytes? = nil
    ) {
        self.accessProtocol = accessProtocol
        self.checkDigits = checkDigits
        self.outcome = outcome
        self.code = code
        self.statusBytes = statusBytes
    }
}
