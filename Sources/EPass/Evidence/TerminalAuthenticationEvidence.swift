// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816

/// How Terminal Authentication went (BSI TR-03110-3, version 1). It says what the chip allows this terminal, and
/// nothing about the chip.
public struct TerminalAuthenticationEvidence: Sendable, Hashable {
    /// Why nothing was sent, or nothing more.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// The terminal has no certificates and key. The document offers the protocol.
        case credentialsNotHeld
        /// Neither chip authentication nor chip authentication mapping opened the channel that there is.
        case chipNotAuthenticated
        /// The chip was not shown to be genuine under a trusted CSCA before, which certificates and signature of the
        /// terminal wait for.
        case chipNotVerified
        /// The certificates hold no chain that begins at a trust point of the chip.
        case noChain
        /// The signature could not be made: the token or the key refused.
        case signerFailed
        /// The effective rights of the chain open no data group and no LDS2 application.
        case noRights
        /// The chip states no authority that it knows (EF.CVCA), so that no chain can begin.
        case noTrustPoint
        /// A command does not fit what reader and chip pass on.
        case readerTooShort
    }

    /// Never `mismatch`, which chip authentication alone has.
    public package(set) var outcome: ProtocolOutcome
    /// The authorities that the chip names as its trust points, most recent first, as text with the octets that are no
    /// letters in hexadecimal.
    public package(set) var references: [String]
    /// The holders of the certificates that the chip accepted, in order.
    public package(set) var certificates: [String]
    /// What the chain allows, by data group; empty where nothing was granted.
    public package(set) var grantedRights: [Int]
    /// What the chain allows in the LDS2 applications: those with any right, in their order; empty where nothing was
    /// granted.
    public package(set) var lds2Rights: [LDS2GrantedRights] = []
    /// The step that it ended at, where it did not succeed, for example `PSO:Verify Certificate`.
    public package(set) var step: String?
    /// The chip's word, where it refused.
    public package(set) var statusBytes: StatusBytes?
    /// Why nothing was sent, or nothing more.
    public package(set) var reason: Reason?
    /// With the reason `signerFailed` the code of the signer's error, for example `pkcs11.tokenLost`; nil in bundles of
    /// before.
    public package(set) var signerError: String?
    /// The secure channel it went through, from 1; nil where nothing was sent.
    public package(set) var channel: Int?
    /// Whether it was run, as in a laboratory, with a chip that had not been shown to be genuine.
    public package(set) var servesUnverifiedChip: Bool

    /// Nothing is checked: what belongs together is looked at where a bundle is read.
    package init(
        outcome: ProtocolOutcome, references: [String] = [], certificates: [String] = [], grantedRights: [Int] = [],
        step: String? = nil, statusBytes: StatusBytes? = nil, reason: Reason? = nil, channel: Int? = nil,
        servesUnverifiedChip: Bool = false
    ) {
        self.outcome = outcome
        self.references = references
        self.certificates = certificates
        self.grantedRights = grantedRights
        self.step = step
        self.statusBytes = statusBytes
        self.reason = reason
        self.channel = channel
        self.servesUnverifiedChip = servesUnverifiedChip
    }
}
