// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension TrustLedger {
    /// Refuses the staged anchors whose own signature is wrong, unless the operator pinned the very certificate: a
    /// damaged file must not become an anchor, which then speaks against what the genuine key signed.
    ///
    /// - Returns: the positions of those.
    mutating func refuseDamagedAnchors(isStaged: (Int) -> Bool) throws(TrustError) -> [Int] {
        var refused: [Int] = []
        for position in records.indices where records[position].kind == .anchor && isStaged(position) {
            records[position].isRefused = records[position].ownBasis == .pinned ? false : try isDamaged(position)
            if records[position].isRefused { refused.append(position) }
        }
        return refused
    }

    private mutating func isDamaged(_ position: Int) throws(TrustError) -> Bool {
        let record = records[position]
        guard record.name == record.issuerName else { return false }
        let known = selfSignatures[record.digest]
        if known == false { return false }
        let certificate = try certificate(at: position)
        let isWrong = known ?? (certificate.selfSignature == .wrong)
        selfSignatures[record.digest] = isWrong
        guard isWrong else { return false }
        // A link that names no key looks the same; the key that signed it may have come after it.
        for other in records.indices where other != position && records[other].kind == .anchor {
            guard records[other].name == record.issuerName else { continue }
            if certificate.isSigned(byOtherKeyOf: try self.certificate(at: other)) { return false }
        }
        return true
    }
}
