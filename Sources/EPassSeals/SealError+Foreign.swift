// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension SealError.Code {
    /// Whether the octets may be a good bar code that is not read here: one of another standard, or of another version.
    package var isForeign: Bool { self == .otherKind || self == .unsupportedVersion }
}
