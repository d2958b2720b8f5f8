// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Which of several that are counted from 1: one, those of a range, or each so many.
package struct Occurrence: Sendable, Hashable {
    /// The most that is counted.
    static let most = 1_000_000

    /// The first.
    package var from: Int
    /// The last; nil for no end.
    package var to: Int?
    /// From the first on, each so many: 1 for all.
    package var every: Int

    /// Those of a range.
    package init(from: Int = 1, to: Int? = nil, every: Int = 1) {
        self.from = from
        self.to = to
        self.every = every
    }

    /// One alone.
    package static func only(_ number: Int) -> Occurrence { Occurrence(from: number, to: number) }

    /// The first so many.
    package static func first(_ count: Int) -> Occurrence { Occurrence(to: count) }

    /// Whether a number is one of them.
    func contains(_ number: Int) -> Bool {
        guard number >= from, every > 0 else { return false }
        if let to, number > to { return false }
        return (number - from) % every == 0
    }
}

/// A range of octets: of a file, or of a number of octets that is asked for.
package struct OctetSpan: Sendable, Hashable {
    /// The most that an offset or a length can be.
    static let most = 0xFF_FFFF

    /// The first.
    package var from: Int
    /// The last; nil for no end.
    package var to: Int?

    /// Those from one octet to another, both included.
    package init(from: Int = 0, to: Int? = nil) {
        self.from = from
        self.to = to
    }

    /// One alone.
    package static func only(_ number: Int) -> OctetSpan { OctetSpan(from: number, to: number) }

    /// Whether the number is in the range.
    func contains(_ number: Int) -> Bool { number >= from && number <= to ?? Int.max }

    /// Whether any of so many octets from an offset on is in the range.
    func meets(_ count: Int, from offset: Int) -> Bool {
        let last = offset.addingReportingOverflow(max(count, 1) - 1)
        return (last.overflow ? Int.max : last.partialValue) >= from && offset <= to ?? Int.max
    }
}

/// Octets of which some bits are compared.
package struct OctetPattern: Sendable, Hashable {
    /// The octets.
    package var octets: [UInt8]
    /// Which bits count; nil for all.
    package var mask: [UInt8]?

    /// A pattern as given; a mask is as long as the octets.
    package init(_ octets: [UInt8], mask: [UInt8]? = nil) {
        self.octets = octets
        self.mask = mask
    }

    /// Whether the octets begin like this.
    func begins(_ other: some Collection<UInt8>) -> Bool {
        guard other.count >= octets.count else { return false }
        guard let mask else { return other.starts(with: octets) }
        return zip(zip(octets, mask), other).allSatisfy { wanted, octet in wanted.0 & wanted.1 == octet & wanted.1 }
    }
}
