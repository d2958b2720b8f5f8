// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Who stands behind a signed list, and about whom it may speak.
public struct TrustPublisher: Sendable, Hashable {
    /// What stands behind the list: `pinned` where the operator named its octets; `verified` where its signer chains to
    /// a CSCA of full standing; `listed` where that CSCA is only listed itself; `unpinned` where nothing trusted does.
    public let basis: TrustBasis
    /// The State of the CSCA that certified the signer, by its two letters; nil where it is not known.
    public let state: String?
    /// SHA-256 of the trusted CSCA certificate that the signer chains to; nil where there is none.
    public let fingerprint: [UInt8]?
    /// The States that the publisher was granted for lists of this kind.
    public let granted: StateSet

    /// A publisher of that standing.
    package init(basis: TrustBasis, state: String?, fingerprint: [UInt8]? = nil, granted: StateSet = .none) {
        self.basis = basis
        self.state = state
        self.fingerprint = fingerprint
        self.granted = granted
    }

    /// Whether the operator named the octets of the list.
    public var isPinned: Bool { basis >= .pinned }

    /// Whether the list is of the State itself, and nobody else's.
    func isOwn(_ states: Set<String>?) -> Bool { state.map { states == [$0] } ?? false }

    /// Whether the word of the list stands for all these States as if they gave it themselves: its octets were pinned,
    /// or its CSCA is of full standing, and is theirs or was granted them.
    public func speaks(for states: Set<String>?) -> Bool {
        if isPinned { return true }
        guard basis.hasFullStanding else { return false }
        return isOwn(states) || granted.covers(states.map { $0.subtracting(state.map { [$0] } ?? []) })
            || granted.isAll
    }

    /// What the list gives a certificate of these States that stands in it.
    func basis(for states: Set<String>?) -> TrustBasis {
        if isPinned { return .pinned }
        guard basis.isTrusted else { return .unpinned }
        return speaks(for: states) ? .verified : .listed
    }
}

/// Who vouches for an anchor: the strongest of what stands behind it.
public struct TrustVoucher: Sendable, Hashable {
    /// In what way.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The operator named the certificate file.
        case named
        /// The operator gave the SHA-256 of the certificate, or granted it something by it.
        case pin
        /// The operator gave the SHA-256 of a list that it stands in.
        case pinnedList
        /// A list of its own State.
        case ownState
        /// A list of another State that was granted to speak about this one.
        case grant
        /// A link certificate of its own State.
        case link
        /// A list of another State that was granted nothing about this one.
        case list
        /// A link certificate under an anchor that is listed only.
        case linkUnderList
        /// Nothing but the file that it came in.
        case nothing
    }

    /// In what way.
    public let kind: Kind
    /// The file or list that it stands in; nil where none is needed, as for a link.
    public let source: TrustSource?

    /// The State of the publisher of the list, by its two letters.
    public var state: String? { source?.publisher?.state }
}

extension TrustAnchor {
    /// Whether a code that no table gives two letters, and that it has in subjectAltName, is its own: the operator
    /// named its file, pinned it or the list that it stands in, or granted a publisher of it every State. No list says
    /// so by itself, whosesoever it is.
    package var speaksForItsCodes: Bool {
        switch voucher.kind {
        case .named, .pin, .pinnedList: true
        case .ownState, .grant:
            sources.contains { $0.publisher.map { $0.basis.hasFullStanding && $0.granted.isAll } ?? false }
        case .link, .list, .linkUnderList, .nothing: false
        }
    }

    /// Who vouches for it.
    public var voucher: TrustVoucher {
        let states = certificate.namedStates
        func first(_ condition: (TrustPublisher) -> Bool) -> TrustSource? {
            sources.first { $0.publisher.map(condition) ?? false }
        }
        switch basis {
        case .named: return TrustVoucher(kind: .named, source: sources.first { $0.kind == .certificateFile })
        case .pinned:
            let list = first(\.isPinned)
            return TrustVoucher(kind: list == nil ? .pin : .pinnedList, source: list)
        case .verified:
            if let own = first({ $0.basis.hasFullStanding && $0.isOwn(states) }) {
                return TrustVoucher(kind: .ownState, source: own)
            }
            return TrustVoucher(kind: .grant, source: first { $0.speaks(for: states) })
        case .linked: return TrustVoucher(kind: .link, source: nil)
        case .listed:
            guard let list = first(\.basis.isTrusted) else { return TrustVoucher(kind: .linkUnderList, source: nil) }
            return TrustVoucher(kind: .list, source: list)
        case .unpinned: return TrustVoucher(kind: .nothing, source: sources.first)
        }
    }
}
