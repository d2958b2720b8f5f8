// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// An enumeration whose cases stand in an index as octets. Stores that were written keep theirs: a new case goes behind
/// the others.
protocol TrustIndexOctet: Equatable {
    /// The cases by their octets, from 0 on; nil for an octet that stands for none.
    static var octets: [Self?] { get }
}

extension TrustIndexOctet {
    /// The octet of the index.
    var octet: UInt8 { UInt8(truncatingIfNeeded: Self.octets.firstIndex(of: self) ?? 0) }

    init?(octet: UInt8) {
        guard Self.octets.indices.contains(Int(octet)), let found = Self.octets[Int(octet)] else { return nil }
        self = found
    }
}

extension TrustBasis: TrustIndexOctet {
    // `listed` came later than the others.
    static let octets: [Self?] = [.unpinned, .linked, .verified, .pinned, .named, .listed]
}

extension TrustSource.Kind: TrustIndexOctet {
    static let octets: [Self?] = [
        nil, .certificateFile, .masterList, .ldif, .revocationList, .deviationList, .defectList, .documentSignerList,
    ]
}

extension StoredObject.Kind: TrustIndexOctet {
    static let octets: [Self?] = [nil, .anchor, .signer, .revocationList, .list]
}
