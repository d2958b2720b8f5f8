// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// Why a CSCA certificate is an anchor: how much the operator, and what the operator trusts, stands behind it.
///
/// Ordered by strength. Duplicates of one certificate take the strongest basis of all their sources.
public enum TrustBasis: String, Sendable, Hashable, CaseIterable, Comparable, CustomStringConvertible {
    /// The operator named this very certificate file.
    case named
    /// The operator named its SHA-256, or that of the list it came in.
    case pinned
    /// It stands in a list whose signer chains to a CSCA of full standing (Doc 9303-12, 6.1.1 and 9), and that CSCA is
    /// of its own State, or was granted to speak about this one (``PublisherGrant``).
    case verified
    /// It holds the key that a link certificate signed by a trusted key of the same CSCA names (Doc 9303-12, 6.1.1), or
    /// is that link certificate.
    case linked
    /// It stands in a list whose signer chains to a trusted CSCA of another State, to which nothing was granted about
    /// this one; or its link or list rests on an anchor that is listed itself. One State does not vouch for another:
    /// only a policy that says so takes it.
    case listed
    /// Nothing but the file it came in speaks for it: a list that brings its signer's CSCA along proves nothing by
    /// itself.
    case unpinned

    /// Whether somebody trusted stands behind it: behind everything but `unpinned`. What rests on it stands no stronger
    /// than it does.
    public var isTrusted: Bool { self != .unpinned }

    /// Whether the operator, its own State, or a publisher that was granted this State stands behind it: everything but
    /// `unpinned` and `listed`.
    public var hasFullStanding: Bool { self > .listed }

    /// 0 for `unpinned` to 5 for `named`.
    var strength: Int { Self.byStrength.firstIndex(of: self) ?? 0 }

    private static let byStrength = Array(allCases.reversed())

    /// Weaker before stronger.
    public static func < (left: Self, right: Self) -> Bool { left.strength < right.strength }

    /// The raw value.
    public var description: String { rawValue }

    /// The basis in words.
    package var message: Message { .named("store.basis", rawValue) }
}
