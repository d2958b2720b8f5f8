// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// Leave that the operator gives a publisher to speak about other States than its own: in lists of one kind, about the
/// States named.
///
/// Trust in a CSCA is trust in what it says of its own State. Its master lists bring the CSCAs of other States, its
/// defect lists judge their documents, its lists of document signers vouch for their signers: that rests on a grant. It
/// names the CSCA by the SHA-256 of its certificate, and holds for every list signer that this CSCA certifies, and for
/// the CSCA's later keys: those that link certificates lead to, and those that it lists itself. A deviation list is
/// never about another State (Doc 9303-3, 7.2), so that there is no grant for one.
public struct PublisherGrant: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// SHA-256 of the certificate of the publisher's CSCA. A grant stands for this very certificate as a pin does, as
    /// long as it lasts.
    public let fingerprint: [UInt8]
    /// The kind of list: `masterList`, `defectList` or `documentSignerList`.
    public let kind: SignedListKind
    /// The States that such lists may speak about beside the publisher's own.
    public let states: StateSet

    /// The kinds that there are grants for.
    public static let kinds: [SignedListKind] = [.masterList, .defectList, .documentSignerList]

    /// A grant; nil where the fingerprint is no SHA-256, no State is named, or the list is a deviation list.
    public init?(fingerprint: [UInt8], kind: SignedListKind, states: StateSet) {
        guard fingerprint.count == TrustDigest.length, Self.kinds.contains(kind), !states.isEmpty else { return nil }
        self.fingerprint = fingerprint
        self.kind = kind
        self.states = states
    }

    /// By fingerprint, then by kind.
    public static func < (left: Self, right: Self) -> Bool {
        left.fingerprint == right.fingerprint
            ? left.order < right.order : left.fingerprint.lexicographicallyPrecedes(right.fingerprint)
    }

    /// The kind and the States: `masterList *`.
    public var description: String { "\(kind) \(states)" }

    private var order: Int { Self.kinds.firstIndex(of: kind) ?? 0 }

    func isOfSamePublisher(as other: PublisherGrant) -> Bool { fingerprint == other.fingerprint && kind == other.kind }
}

/// The kinds of list that there are grants for, as they are written: behind `--kind`, and in a grant of one word.
package enum GrantKind: String, CaseIterable {
    case master
    case defect
    case documentSigner

    package var list: SignedListKind {
        switch self {
        case .master: .masterList
        case .defect: .defectList
        case .documentSigner: .documentSignerList
        }
    }

    package init?(_ list: SignedListKind) {
        guard let found = Self.allCases.first(where: { $0.list == list }) else { return nil }
        self = found
    }
}

extension PublisherGrant {
    /// A grant as it is written in one word: `SHA256:KIND:STATES`, where the kind is `master`, `defect` or
    /// `documentSigner`. The SHA-256 may have colons of its own. Nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3, let states = parts.last.flatMap({ StateSet($0) }),
            let kind = GrantKind(rawValue: parts[parts.count - 2]),
            let fingerprint = FingerprintText.octets(parts.dropLast(2).joined(separator: ":"))
        else { return nil }
        self.init(fingerprint: fingerprint, kind: kind.list, states: states)
    }
}

/// SHA-256 as people write it.
public enum FingerprintText {
    /// The octets of 64 hexadecimal digits, with or without colons and blanks; nil for anything else.
    public static func octets(_ text: String) -> [UInt8]? {
        Hexadecimal.octets(text, passingOver: ": ").flatMap { $0.count == TrustDigest.length ? $0 : nil }
    }
}

/// The grants of a store: at most one for each publisher and kind, in order.
struct PublisherGrants: Sendable, Hashable {
    private(set) var all: [PublisherGrant] = []

    /// The most grants of one store.
    static let maximum = 4_096

    init() {}

    init(_ grants: [PublisherGrant]) { for grant in grants { add(grant) } }

    /// Adds the States of a grant to those that were granted before.
    mutating func add(_ grant: PublisherGrant) { _ = change(grant) { $0.union(grant.states) } }

    /// Takes the States of a grant away.
    ///
    /// - Returns: whether there was anything to take.
    mutating func remove(_ grant: PublisherGrant) -> Bool { change(grant) { $0.subtracting(grant.states) } }

    /// Changes the States that are granted to a publisher for lists of one kind.
    ///
    /// - Returns: whether they are others now.
    private mutating func change(_ grant: PublisherGrant, _ change: (StateSet) -> StateSet) -> Bool {
        let before = all.first { $0.isOfSamePublisher(as: grant) }?.states ?? StateSet.none
        let states = change(before)
        guard states != before else { return false }
        all.removeAll { $0.isOfSamePublisher(as: grant) }
        if let changed = PublisherGrant(fingerprint: grant.fingerprint, kind: grant.kind, states: states) {
            all.append(changed)
            all.sort()
        }
        return true
    }

    /// Whether any grant names that certificate.
    func names(_ fingerprint: [UInt8]) -> Bool { all.contains { $0.fingerprint == fingerprint } }
}
