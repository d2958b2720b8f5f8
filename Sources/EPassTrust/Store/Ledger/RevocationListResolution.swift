// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// Which revocation lists are in force: worked out anew from all that are there and that came, so that it makes no
/// difference which came first.
///
/// What a key signed displaces what the same key signed before it under the same name, and nothing else does: what
/// nobody trusted signed displaces nothing, and what it would have hidden returns with it.
struct RevocationListResolution {
    /// What is not taken, by the position of the object.
    private(set) var refused: [Int: TrustError] = [:]
    /// The last moment at which a list in force may have been issued; one that is dated later takes no place yet.
    private let latest: Timestamp
    private var scopes: [Int: RevocationListScope] = [:]

    init(at time: Timestamp) { latest = time.adding(days: 1) }

    /// Lists that may displace each other.
    private struct Group: Hashable {
        let verification: UInt8
        let name: TrustKey
        let key: TrustKey
    }

    /// Settles which revocation lists of the ledger are in force, by the bases that its anchors have.
    mutating func run(_ ledger: inout TrustLedger, isStaged: (Int) -> Bool) throws(TrustError) {
        refused = [:]
        let lists = ledger.records.indices.filter {
            ledger.records[$0].kind == .revocationList && !ledger.records[$0].isRemoved
        }
        guard !lists.isEmpty else { return }
        for position in lists { ledger.records[position].isActive = true }
        for position in try ledger.verifyRevocationLists() {
            ledger.records[position].isActive = false
            refused[position] = TrustError(.listRefused, element: "signatureValue", .storeRevocationListNotSigned)
        }
        let groups = Dictionary(grouping: lists.filter { ledger.records[$0].isActive }) { position in
            let record = ledger.records[position]
            // The key that signed, where that is known, and not the one that is named: two keys of one CSCA have two
            // lists, also where neither list names its key.
            let signer = record.authority.flatMap(ledger.position(of:))
            return Group(
                verification: record.verification, name: record.name,
                key: signer.map { ledger.records[$0].key } ?? record.key)
        }
        for (group, members) in groups where members.count > 1 {
            if group.verification > 0 {
                try replace(members, &ledger)
            } else {
                bound(members, &ledger, isStaged)
            }
        }
    }

    /// Of the lists that one key signed under one name those are in force in whose place none has come.
    private mutating func replace(_ members: [Int], _ ledger: inout TrustLedger) throws(TrustError) {
        let newestFirst = members.sorted { left, right in
            let (one, other) = (ledger.records[left], ledger.records[right])
            return one.time == other.time ? one.digest < other.digest : one.isNewer(than: other)
        }
        for position in newestFirst {
            let order = RevocationListOrder(ledger.records[position])
            for other in newestFirst where other != position {
                let newer = RevocationListOrder(ledger.records[other])
                guard newer.time.map({ $0 <= latest }) == true, newer.isLater(than: order) else { continue }
                let above = try scope(other, ledger)
                guard try above.replaces({ () throws(TrustError) in try scope(position, ledger) }) else { continue }
                ledger.records[position].isActive = false
                refused[position] = Self.rollback(order.time, newer.time)
                break
            }
        }
    }

    /// That a revocation list is older than the one in force, which says when it was issued.
    private static func rollback(_ old: Timestamp?, _ new: Timestamp?) -> TrustError {
        guard let old, let new else { return TrustError(.rollback, .storeRevocationListUndated) }
        return TrustError(.rollback, .storeRevocationListOlder(issued: old.description, newer: new.description))
    }

    private mutating func scope(_ position: Int, _ ledger: TrustLedger) throws(TrustError) -> RevocationListScope {
        if let known = scopes[position] { return known }
        let scope = RevocationListScope(try CertificateRevocationList(encoded: try ledger.octets(at: position)))
        scopes[position] = scope
        return scope
    }

    private mutating func bound(_ members: [Int], _ ledger: inout TrustLedger, _ isStaged: (Int) -> Bool) {
        for position in ledger.beyondBound(members, isStaged) {
            ledger.records[position].isActive = false
            refused[position] = TrustError(
                .limitExceeded, element: "store",
                .storeRevocationListsBound(maximum: TrustLedger.maximumUnverified))
        }
    }
}

extension TrustLedger {
    /// Lists of one issuer behind which nothing stands that are kept side by side.
    static let maximumUnverified = 8

    /// Of such lists of one issuer those that are one too many. It is the newcomer that is refused, and not what is
    /// there: whoever makes any number of them must not push out the one that is right, whichever that is.
    func beyondBound(_ members: [Int], _ isStaged: (Int) -> Bool) -> ArraySlice<Int> {
        guard members.count > Self.maximumUnverified else { return [] }
        let known = members.filter { !isStaged($0) }.sorted { records[$0].isNewer(than: records[$1]) }
        return (known + members.filter(isStaged).sorted()).dropFirst(Self.maximumUnverified)
    }
}

extension TrustRecord {
    /// Whether it says that it was made later; what says no time is older than what does.
    func isNewer(than other: TrustRecord) -> Bool {
        (time?.secondsSince1970 ?? .min) > (other.time?.secondsSince1970 ?? .min)
    }

    /// What is known of the signature of a revocation list: 0 nothing, 1 that an anchor signed it which is only listed,
    /// 2 that one of full standing did.
    fileprivate var verification: UInt8 { isVerified ? 2 : isVerifiedUnderListed ? 1 : 0 }
}
