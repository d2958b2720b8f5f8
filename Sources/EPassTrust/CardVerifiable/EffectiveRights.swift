// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a terminal may do: the bitwise "and" of the authorizations above it and its own (Doc 9303-11, 7.1.4.3.6).
///
/// Bits that are reserved for future use are ignored. The chip computes the same from its own trust point, which may
/// grant less than any certificate says that the terminal has: these rights are what can be hoped for at most.
package struct EffectiveRights: Sendable, Hashable {
    /// The rights without the role, as many octets as the authorizations have; empty where they are of different kinds.
    package let octets: [UInt8]
    /// The kind of terminal that they are for; nil where the authorizations are of different kinds, which leaves no
    /// right.
    package let terminalType: TerminalType?

    /// The rights common to all of them; none for an empty list.
    package init(_ authorizations: [HolderAuthorization]) {
        func isOfOneKind(_ one: HolderAuthorization, _ other: HolderAuthorization) -> Bool {
            one.terminalType == other.terminalType && one.octets.count == other.octets.count
        }
        guard let first = authorizations.first, authorizations.allSatisfy({ isOfOneKind($0, first) }) else {
            octets = []
            terminalType = nil
            return
        }
        terminalType = first.terminalType
        octets = authorizations.dropFirst().reduce(first.rights) { common, next in
            zip(common, next.rights).map { $0 & $1 }
        }
    }

    /// Whether DG3 (fingerprints) may be read.
    package var canReadDG3: Bool { hasRight(0x01) }
    /// Whether DG4 (irises) may be read.
    package var canReadDG4: Bool { hasRight(0x02) }

    private func hasRight(_ bit: UInt8) -> Bool {
        terminalType == .inspectionSystem && (octets.last ?? 0) & bit != 0
    }
}
