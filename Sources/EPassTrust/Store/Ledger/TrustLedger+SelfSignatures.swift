// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension TrustLedger {
    /// Refuses the staged anchors whose own signature is wrong, unless the operator pinned the very certificate: a
    /// damaged file must not become an anchor, which then speaks against what the genuine key signed.
    ///
    /// - Returns: the positions of those.
    mutating func refuseDamagedAnchors(isStaged: (Int) -> Bool) throws(TrustError) -> [Int] {
        var refused: [Int] = []
        var named: [TrustKey: ArraySlice<Int>] = [:]
        for position in records.indices where records[position].kind == .anchor && isStaged(position) {
            records[position].isRefused =
                records[position].ownBasis == .pinned ? false : try isDamaged(position, &named)
            if records[position].isRefused { refused.append(position) }
        }
        return refused
    }

    /// - Parameter named: the anchors of each name that are tried, worked out where one is asked for.
    private mutating func isDamaged(
        _ position: Int, _ named: inout [TrustKey: ArraySlice<Int>]
    ) throws(TrustError) -> Bool {
        let record = records[position]
        guard record.name == record.issuerName else { return false }
        let known = selfSignatures[record.digest]
        if known == false { return false }
        let certificate = try certificate(at: position)
        let isWrong = known ?? (certificate.selfSignature == .wrong)
        selfSignatures[record.digest] = isWrong
        guard isWrong else { return false }
        // A link that names no key looks the same; the key that signed it may have come after it.
        let others = named[record.issuerName] ?? others(named: record.issuerName)
        named[record.issuerName] = others
        for other in others where other != position {
            let link = TrustLink(issuer: records[other].digest, subject: record.digest)
            if otherSignatures[link] == nil {
                otherSignatures[link] = certificate.isSigned(byOtherKeyOf: try self.certificate(at: other))
            }
            if otherSignatures[link] == true { return false }
        }
        return true
    }

    /// The anchors of a name of which one may have signed a link, one for each key: as many as are tried elsewhere,
    /// those first behind which most stands. Any number of damaged files of one name is a few signatures each.
    private func others(named name: TrustKey) -> ArraySlice<Int> {
        func basis(_ position: Int) -> TrustBasis {
            max(records[position].basis, records[position].ownBasis ?? .unpinned)
        }
        var keys: Set<TrustKey> = []
        return records.indices.filter { records[$0].kind == .anchor && records[$0].name == name }
            .sorted { basis($0) == basis($1) ? $0 < $1 : basis($0) > basis($1) }
            .filter { keys.insert(records[$0].key).inserted }.prefix(Self.maximumCandidates)
    }
}
