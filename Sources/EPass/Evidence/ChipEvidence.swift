// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What the protocols brought by which a chip is told from a copy, and terminal authentication: transcripts and
/// outcomes, nothing secret and no judgement.
///
/// An entry is nil where its protocol did not begin: the document does not offer it, the file with its key was not
/// read, or the reading ended before. What the operator left out is in ``skipped``.
public struct ChipEvidence: Sendable, Hashable {
    /// Active Authentication (Doc 9303-11, 6.1).
    public package(set) var activeAuthentication: ActiveAuthenticationEvidence?
    /// Chip Authentication (Doc 9303-11, 6.2).
    public package(set) var chipAuthentication: ChipAuthenticationEvidence?
    /// Chip authentication mapping, which is part of PACE (Doc 9303-11, 4.4.3.5).
    public package(set) var mapping: MappingEvidence?
    /// Terminal Authentication (BSI TR-03110-3, version 1).
    public package(set) var terminalAuthentication: TerminalAuthenticationEvidence?
    /// What the operator left out.
    public package(set) var skipped: Set<ChipProtocol>

    /// Nothing yet.
    package init(skipped: Set<ChipProtocol> = []) { self.skipped = skipped }
}

/// A protocol that comes after access control.
public enum ChipProtocol: String, Sendable, Hashable, CaseIterable {
    /// Active Authentication (Doc 9303-11, 6.1).
    case activeAuthentication
    /// Chip Authentication (Doc 9303-11, 6.2).
    case chipAuthentication
    /// Chip authentication mapping (Doc 9303-11, 4.4.3.5). To leave it out changes nothing in how PACE runs: what the
    /// chip sent is not kept.
    case chipAuthenticationMapping
    /// Terminal Authentication (BSI TR-03110-3).
    case terminalAuthentication

    /// The word that the command line has for it: `aa`, `ca`, `cam`, `ta`.
    package var abbreviation: String {
        switch self {
        case .activeAuthentication: "aa"
        case .chipAuthentication: "ca"
        case .chipAuthenticationMapping: "cam"
        case .terminalAuthentication: "ta"
        }
    }
}

/// How a protocol ended at the terminal. It says what happened, and never that the chip is genuine.
public enum ProtocolOutcome: String, Sendable, Hashable, CaseIterable {
    /// Active authentication: a response came. Chip authentication: a protected command was answered under the new
    /// keys. Mapping: the data came. Terminal authentication: the chip accepted the signature.
    case completed
    /// Chip authentication only: the chip took every command, and its answer under the new keys does not verify, or it
    /// says itself that the protection of the command was wrong (6987, 6988).
    case mismatch
    /// The chip refused with a status word.
    case refused
    /// The channel was lost: the chip left the field, or dropped the secure channel with a word that speaks of neither
    /// key.
    case lost
    /// The reading was stopped: cancelled, or a limit was reached.
    case aborted
    /// It was not begun, though the document offers it; the entry says why.
    case notRun
}
