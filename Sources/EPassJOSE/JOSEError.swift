// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why a token, a key or a sealed upload cannot be used. It says nothing of what is in it.
public enum JOSEError: Error, Sendable, Hashable {
    /// Not the compact serialization with its parts in base64url.
    case malformed
    /// A header that is not what this program takes: another algorithm, a member that is not known, `crit`.
    case header
    /// No key of that id, or one that does not fit its algorithm.
    case key
    /// A signature or an authentication tag that does not verify, or what is bound in belongs to something else.
    case notAuthentic
    /// A claim of another type than it must have, out of bounds, or missing.
    case claims
    /// Longer than is taken.
    case tooLong
    /// OpenSSL could not do it at all.
    case unavailable
}
