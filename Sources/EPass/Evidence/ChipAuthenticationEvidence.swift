// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816

/// How Chip Authentication went (Doc 9303-11, 6.2). It holds no keys, so that nobody can check it again: what it says
/// of the outcome is as good as who recorded it.
public struct ChipAuthenticationEvidence: Sendable, Hashable {
    /// The commands that a key agreement is run by.
    public enum Variant: String, Sendable, Hashable, CaseIterable {
        /// MSE:Set KAT (Doc 9303-11, 6.2.4.1).
        case keyAgreementTemplate
        /// MSE:Set AT and GENERAL AUTHENTICATE (Doc 9303-11, 6.2.4.2).
        case authenticationTemplate
    }

    /// One key of the chip with one protocol, and the commands it was tried by.
    public struct Attempt: Sendable, Hashable {
        /// The protocol in dotted notation, for example `0.4.0.127.0.7.2.2.3.2.2`.
        public internal(set) var protocolIdentifier: String
        /// The id of the key in DG14; nil where the chip states none.
        public internal(set) var keyID: Int?
        /// By which commands the keys were agreed.
        public internal(set) var variant: Variant
        /// Whether the command named the key (tag 84).
        public internal(set) var sendsKeyReference: Bool
        /// Never `notRun`; `completed` only with a ``channel``.
        public internal(set) var outcome: ProtocolOutcome
        /// The chip's word, where it refused or dropped the channel with one.
        public package(set) var statusBytes: StatusBytes?
        /// The code of the error, where one ended it.
        public package(set) var code: ReadError.Code?
        /// The secure channel that it opened; nil where it opened none.
        public package(set) var channel: Int?

        /// Nothing is checked: what belongs together is looked at where a bundle is read.
        package init(
            protocolIdentifier: String, keyID: Int?, variant: Variant, sendsKeyReference: Bool,
            outcome: ProtocolOutcome, statusBytes: StatusBytes? = nil, code: ReadError.Code? = nil, channel: Int? = nil
        ) {
            self.protocolIdentifier = protocolIdentifier
            self.keyID = keyID
            self.variant = variant
            self.sendsKeyReference = sendsKeyReference
            self.outcome = outcome
            self.statusBytes = statusBytes
            self.code = code
            self.channel = channel
        }
    }

    /// Why nothing was tried.
    public enum NotRunReason: String, Sendable, Hashable, CaseIterable {
        /// No key of DG14 passed the checks, or none has a protocol that is known.
        case noUsableKey
        /// The reader passes on too few octets for the chip's key.
        case readerTooShort
    }

    /// How many attempts a reading makes at most, reopenings of the chip included.
    package static let mostAttempts = 24

    /// How it ended: that of the attempt which decided. A mismatch stays, whatever came after.
    public package(set) var outcome: ProtocolOutcome
    /// The protocol of the deciding attempt in dotted notation; nil where nothing was tried.
    public package(set) var protocolIdentifier: String?
    /// The id of the key of the deciding attempt; nil where the chip states none.
    public package(set) var keyID: Int?
    /// The commands of the deciding attempt.
    public package(set) var variant: Variant?
    /// Whether DG14 states the protocol with a ChipAuthenticationInfo; where it does not, it was inferred from the key
    /// (F-58).
    public package(set) var isStated: Bool
    /// The chip's word in the deciding attempt, where it refused.
    public package(set) var statusBytes: StatusBytes?
    /// Every attempt, in order.
    public package(set) var attempts: [Attempt]
    /// The secure channel that it opened, from 1; nil where it opened none.
    public package(set) var channel: Int?
    /// Why nothing was tried, with the outcome `notRun`.
    public package(set) var notRunReason: NotRunReason?
    /// Whether it ran in the master file, with a key of EF.CardSecurity and not of DG14.
    public package(set) var isInMasterFile: Bool

    /// Nothing is checked: what belongs together is looked at where a bundle is read.
    package init(
        outcome: ProtocolOutcome, protocolIdentifier: String? = nil, keyID: Int? = nil, variant: Variant? = nil,
        isStated: Bool = true, statusBytes: StatusBytes? = nil, attempts: [Attempt] = [], channel: Int? = nil,
        notRunReason: NotRunReason? = nil, isInMasterFile: Bool = false
    ) {
        self.outcome = outcome
        self.protocolIdentifier = protocolIdentifier
        self.keyID = keyID
        self.variant = variant
        self.isStated = isStated
        self.statusBytes = statusBytes
        self.attempts = attempts
        self.channel = channel
        self.notRunReason = notRunReason
        self.isInMasterFile = isInMasterFile
    }
}
