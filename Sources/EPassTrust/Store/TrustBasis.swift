// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why a CSCA certificate is an anchor: how much the operator, and what the operator trusts, stands behind it.
///
/// Ordered by strength. Duplicates of one certificate take the strongest basis of all their sources.
public enum TrustBasis: String, Sendable, Hashable, CaseIterable, Comparable, CustomStringConvertible {
    /// The operator named this very certificate file.
    case named
    /// The operator named its SHA-256, or that of the list it came in, or of the CSCA whose signer signed that list.
    case pinned
    /// It stands in a list whose signer chains to a CSCA that was trusted already (Doc 9303-12, 6.1.1 and 9).
    case verified
    /// It holds the key that a link certificate signed by a trusted key of the same CSCA names (Doc 9303-12, 6.1.1), or is that link certificate.
    case linked
    /// Nothing but the file it came in speaks for it: a list that brings its signer's CSCA along proves nothing by itself.
    case unpinned

    /// Whether other things may rest on it: on everything but `unpinned`.
    public var isTrusted: Bool { self != .unpinned }

    /// 0 for `unpinned` to 4 for `named`: the octet of the index.
    var strength: UInt8 {
        switch self {
        case .unpinned: 0
        case .linked: 1
        case .verified: 2
        case .pinned: 3
        case .named: 4
        }
    }

    init?(strength: UInt8) {
        guard let found = Self.allCases.first(where: { $0.strength == strength }) else { return nil }
        self = found
    }

    /// Weaker before stronger.
    public static func < (left: Self, right: Self) -> Bool { left.strength < right.strength }

    /// The raw value.
    public var description: String { rawValue }
}
