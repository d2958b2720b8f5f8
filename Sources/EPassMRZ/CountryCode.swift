// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A code of a State, organization or status in a machine readable zone (Doc 9303-3, section 5): one to three letters.
///
/// Every text is taken, as issuers use codes that no table has; ``name`` is nil for those.
public struct CountryCode: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The code without fillers, for example `UTO` or `D`.
    public let rawValue: String

    /// Any code; it is not looked up.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The code.
    public var description: String { rawValue }
}
