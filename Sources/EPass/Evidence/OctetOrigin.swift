// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How octets came into evidence, as whoever wrote the evidence says. Nothing protects that: no check and no
/// ``Assurance`` is better for it.
public enum OctetOrigin: String, Sendable, Hashable, CaseIterable {
    /// The program that wrote the evidence read them from a chip; `AccessEvidence` says how it was opened.
    case chip
    /// Another program says that it read them from a chip.
    case told
    /// Somebody gave them, and nothing is known of how they were read.
    case given
}

/// What another program says of its reading beside how it opened the chip. It leaves nothing that could be computed
/// again, so that no check counts it: it is kept and shown.
public enum ReaderClaim: String, Sendable, Hashable, CaseIterable {
    /// Passive authentication succeeded (Doc 9303-11, 5.1).
    case passiveAuthentication
    /// Active authentication succeeded (Doc 9303-11, 6.1).
    case activeAuthentication
    /// Chip authentication succeeded (Doc 9303-11, 6.2).
    case chipAuthentication
    /// Chip authentication mapping succeeded (Doc 9303-11, 4.4.3.5).
    case chipAuthenticationMapping
}
