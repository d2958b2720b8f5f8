// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

/// One object of a store, without its octets: what the index says of it.
struct TrustRecord: Sendable {
    typealias Kind = StoredObject.Kind

    /// What it is.
    var kind: Kind
    /// SHA-256 of its octets.
    var digest = TrustDigest.zero
    /// Where its octets stand in the pack.
    var offset: UInt64 = 0
    /// How many there are.
    var length: UInt32 = 0
    /// What it is found by; look-ups see only active records.
    var keys: [TrustKey] = []
    /// Where it came from: positions in the list of sources.
    var sources: [UInt32] = []
    /// Whether it is synthetic.
    var isTest = false
    /// Whether it belongs to the snapshot. A list that a newer one displaced stays in the pack and is not active; it is
    /// looked at again with each import.
    var isActive = true
    /// Whether it is not taken, whatever speaks for it; of an import only.
    var isRefused = false
    /// Whether the operator removed it. It is never in force, whatever lists bring it, until the operator names it
    /// again.
    var isRemoved = false
    /// Whether the operator has blocked the key of an anchor, so that nothing rests on it. It is not written down: the
    /// blocks are, and what they mean is worked out with the bases.
    var isBlocked = false
    /// Whether a revocation list of its CSCA names an anchor, or nothing else speaks for its key than a certificate
    /// that one names. It is not written down either.
    var isRevoked = false
    /// Whether the signature of a revocation list verified under an anchor of full standing.
    var isVerified = false
    /// Whether it verified under an anchor that is only listed.
    var isVerifiedUnderListed = false
    /// Whether the operator gave the SHA-256 of a signed list.
    var isPinned = false
    /// Of a signed list the anchor that its signer chains to, of a revocation list the one that signed it, of an
    /// anchor the one that a link makes it trusted under.
    var authority: TrustDigest?
    /// The States that an anchor names (`DE`, or `CN,HK`), or that the publisher of a list was granted (`*`, `DE,FR`).
    var states = ""
    /// The basis that the operator gave the very object (`named`, `pinned`), apart from its sources.
    var ownBasis: TrustBasis?
    /// The basis that all evidence together gives.
    var basis: TrustBasis = .unpinned
    /// The country, as ``IssuingCountry/code`` has it; stores of older versions have the text of the certificate. Empty
    /// where none is named.
    var country = ""
    /// The subject, or the issuer of a revocation list, or the CSCA of a list's signer: objects of one name are
    /// compared with each other.
    var name = TrustKey(value: 0)
    /// The key of a certificate, or the identifier of the key that signed a revocation list.
    var key = TrustKey(value: 0)
    /// The identifier of the key of a certificate; of a signed list the key that certified its signer, 0 where it is
    /// not known.
    var identifier = TrustKey(value: 0)
    /// The issuer's name of a certificate.
    var issuerName = TrustKey(value: 0)
    /// The issuer's key of a certificate as its authority key identifier gives it; 0 without one.
    var issuerKey = TrustKey(value: 0)
    /// The trusted certificate that a link certificate verified under: the first octets of its digest, 0 for none.
    var linkedUnder: UInt64 = 0
    /// notAfter, thisUpdate or the signing time.
    var time: Timestamp?
    /// nextUpdate of a revocation list.
    var nextTime: Timestamp?
    /// The number of a revocation list, without needless octets; of a signed list the octet of its kind.
    var number: [UInt8] = []
    /// What people see of a list: the subject of its signer's CSCA.
    var text = ""
}

extension TrustRecord {
    /// Whom it is of, whichever version wrote the record.
    var issuingCountry: IssuingCountry? { IssuingCountry(country) }

    /// Whether it is of another State, as far as both are known to be of one: two may have CSCAs of one name, as some
    /// name no country.
    func isOfOtherState(_ other: TrustRecord) -> Bool {
        guard let one = issuingCountry, let another = other.issuingCountry else { return false }
        return one.compared(with: another) == .different
    }

    /// Whether it is a master list: nothing rests on it but through the certificates in it, which are objects of their
    /// own.
    var isMasterList: Bool { kind == .list && number == [TrustSource.Kind.masterList.octet] }

    /// The States that an anchor names; nil where they are not known.
    var namedStates: Set<String>? { states.isEmpty ? nil : Set(states.split(separator: ",").map(String.init)) }

    /// The State of an anchor, or of the CSCA of a list's signer, by the two letters of the table.
    var state: String? { issuingCountry?.knownCode }

    /// Who stands behind a signed list.
    var publisher: TrustPublisher {
        TrustPublisher(basis: basis, state: state, fingerprint: authority?.octets, granted: StateSet(states) ?? .none)
    }

    /// The kind of a signed list.
    var listKind: SignedListKind? {
        kind == .list ? number.first.flatMap(TrustSource.Kind.init(octet:))?.list : nil
    }
}

/// A source with what stands behind everything that came from it.
struct TrustSourceRecord: Sendable {
    /// What is told of it.
    var source: TrustSource
    /// The basis of the certificates in it.
    var basis: TrustBasis
    /// The list that it is, by the digest of the list; nil for files that are none.
    var list: TrustDigest?
}
