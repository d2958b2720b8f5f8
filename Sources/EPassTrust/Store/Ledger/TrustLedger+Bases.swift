// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ

/// Two objects of which one may have signed the other.
struct TrustLink: Hashable {
    let issuer: TrustDigest
    let subject: TrustDigest
}

// What stands behind each anchor, from all evidence together.
extension TrustLedger {
    /// Sets the basis of each anchor: the strongest of what the operator said of it, of its sources, and of link certificates. An anchor that no active
    /// source names any more leaves the snapshot.
    mutating func settleBases() throws(TrustError) {
        for position in records.indices where records[position].kind == .list {
            records[position].basis = records[position].ownBasis ?? .unpinned
        }
        let bases = sources.map(basis(of:))
        for position in records.indices where records[position].kind == .anchor {
            let record = records[position]
            var evidence = record.sources.compactMap { bases.indices.contains(Int($0)) ? bases[Int($0)] : nil }
            if let own = record.ownBasis { evidence.append(own) }
            records[position].isActive = !evidence.isEmpty
            records[position].basis = evidence.max() ?? .unpinned
        }
        // A copy of a signer that only lists out of force name goes with them.
        for position in records.indices where records[position].kind == .signer {
            let places = records[position].sources.filter { bases.indices.contains(Int($0)) }
            if !places.isEmpty { records[position].isActive = places.contains { bases[Int($0)] != nil } }
        }
        try followLinks()
    }

    /// The basis that a source gives; nil for a list that a newer one replaced.
    private func basis(of source: TrustSourceRecord) -> TrustBasis? {
        guard let list = source.list else { return source.basis }
        guard let position = position(of: list), records[position].isActive else { return nil }
        return records[position].basis
    }

    /// Trusted anchors by name, by the identifier of their key, and by their key.
    private struct Trusted {
        var byName: [TrustKey: [Int]] = [:]
        var byIdentifier: [TrustKey: [Int]] = [:]
        var byKey: [TrustKey: [Int]] = [:]
        var digests: Set<UInt64> = []

        mutating func add(_ record: TrustRecord, at position: Int) {
            byName[record.name, default: []].append(position)
            byIdentifier[record.identifier, default: []].append(position)
            byKey[record.key, default: []].append(position)
            digests.insert(record.digest.prefix)
        }

        /// Those that may have issued what names this key and this name.
        func issuers(key: TrustKey, name: TrustKey) -> [Int] {
            let identified = key.value == 0 ? [] : byIdentifier[key] ?? []
            return identified + (byName[name] ?? []).filter { !identified.contains($0) }
        }
    }

    private func trusted() -> Trusted {
        var trusted = Trusted()
        for (position, record) in records.enumerated() where record.isTrustedAnchor {
            trusted.add(record, at: position)
        }
        return trusted
    }

    /// Candidates for the issuer of one certificate that are tried.
    private static let maximumCandidates = 16
    /// Links that are followed one after the other.
    private static let maximumRounds = 64

    /// A link certificate signed by a trusted key makes the key in it trusted, and so on (Doc 9303-12, 4.1.1 and 6.1.1).
    private mutating func followLinks() throws(TrustError) {
        let open = records.indices.filter {
            records[$0].kind == .anchor && records[$0].isActive && !records[$0].basis.isTrusted
        }
        for (position, issuer) in try links(to: open, from: trusted()) {
            records[position].basis = .linked
            records[position].linkedUnder = records[issuer].digest.prefix
        }
    }

    /// Which of the open anchors trusted ones vouch for, directly or by others of them; each with the one that does.
    private mutating func links(to open: [Int], from start: Trusted) throws(TrustError) -> [(
        position: Int, issuer: Int
    )] {
        guard !start.digests.isEmpty else { return [] }
        var trusted = start
        var open = open
        var found: [(Int, Int)] = []
        for _ in 0..<Self.maximumRounds where !open.isEmpty {
            var rest: [Int] = []
            for position in open {
                guard let issuer = try linkIssuer(of: position, trusted) else {
                    rest.append(position)
                    continue
                }
                found.append((position, issuer))
                trusted.add(records[position], at: position)
            }
            if rest.count == open.count { break }
            open = rest
        }
        return found
    }

    /// The keys of new anchors that trusted anchors of before vouch for by link certificates.
    mutating func keysLinked(toBase isBase: (Int) -> Bool) throws(TrustError) -> Set<TrustKey> {
        var start = Trusted()
        var open: [Int] = []
        for (position, record) in records.enumerated() where record.kind == .anchor && record.isActive {
            if !isBase(position) {
                open.append(position)
            } else if record.isTrustedAnchor {
                start.add(record, at: position)
            }
        }
        return Set(try links(to: open, from: start).map { records[$0.position].key })
    }

    /// The trusted anchor that vouches for the one at that position: by a link certificate, or by holding the same key under the same name.
    private mutating func linkIssuer(of position: Int, _ trusted: Trusted) throws(TrustError) -> Int? {
        let record = records[position]
        guard let country = record.issuingCountry else { return nil }
        let same = (trusted.byKey[record.key] ?? []).filter { records[$0].name == record.name }
        let named = trusted.issuers(key: record.issuerKey, name: record.issuerName)
        let candidates = (same + named).filter { records[$0].issuingCountry == country }.prefix(Self.maximumCandidates)
        // Verified in an earlier import: that still holds as long as the issuer is trusted.
        if record.linkedUnder != 0,
            let known = candidates.first(where: { records[$0].digest.prefix == record.linkedUnder })
        {
            return known
        }
        for issuer in candidates where try isLink(position, under: issuer) { return issuer }
        return nil
    }

    /// Whether the certificate at a position is an authority's and the key of the issuer signed it as a link: under the same name, or one that the
    /// nameChange extension announces (Doc 9303-12, 7.1.1.5). Anything else that a CSCA may have signed is no new CSCA.
    mutating func isLink(_ position: Int, under issuer: Int) throws(TrustError) -> Bool {
        let link = TrustLink(issuer: records[issuer].digest, subject: records[position].digest)
        if let known = verdicts[link] { return known }
        let (certificate, above) = (try certificate(at: position), try self.certificate(at: issuer))
        let extensions = certificate.decodedExtensions
        let isNameKept =
            certificate.isSelfIssued || certificate.extensions.contains { $0.objectIdentifier == OID.nameChange }
        let isLink =
            certificate.maySignCertificates && above.maySignCertificates && isNameKept
            && extensions.keyUsage?.contains(.keyCertSign) ?? true
            && above.decodedExtensions.keyUsage?.contains(.keyCertSign) ?? true
            && (try? certificate.verifySignature(under: above)) == .valid
        verdicts[link] = isLink
        return isLink
    }

    /// Verifies the revocation lists that are not verified yet.
    ///
    /// - Returns: those that name the key of a trusted anchor which did not sign them.
    mutating func verifyRevocationLists() throws(TrustError) -> [Int] {
        let trusted = trusted()
        var forged: [Int] = []
        for position in records.indices where records[position].kind == .revocationList && !records[position].isVerified
        {
            let record = records[position]
            let candidates = trusted.issuers(key: record.key, name: record.name).prefix(Self.maximumCandidates)
            guard !candidates.isEmpty else { continue }
            let list = try CertificateRevocationList(encoded: try octets(at: position))
            var verdicts: [SignatureVerdict?] = []
            for candidate in candidates {
                verdicts.append(try? list.verifySignature(under: try certificate(at: candidate)))
            }
            if verdicts.contains(.valid) {
                records[position].isVerified = true
            } else if zip(candidates, verdicts).contains(where: {
                records[$0].identifier == record.key && $1 == .invalid
            }) {
                forged.append(position)
            }
        }
        return forged
    }
}

extension TrustRecord {
    /// Whether the standing of a signed list may depend on it: trusted anchors, and the revocation lists that may have its signer on them.
    var decidesAboutLists: Bool { isTrustedAnchor || kind == .revocationList && isActive }

    /// Whether it is an anchor of the snapshot on which other things may rest.
    var isTrustedAnchor: Bool { kind == .anchor && isActive && basis.isTrusted }
}
