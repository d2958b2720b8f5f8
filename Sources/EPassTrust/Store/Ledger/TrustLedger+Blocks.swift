// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

// What the operator has blocked, and what stands by nothing else: it stays what it is, and vouches for nothing.
extension TrustLedger {
    /// Marks the anchors whose certificate or key is blocked: a link certificate and a renewed root of the key are no
    /// way around a block. What a block names is looked for first, so that it keeps the key.
    mutating func markBlocked() throws(TrustError) {
        for position in records.indices { records[position].isBlocked = false }
        blockers = [:]
        held = [:]
        guard !blocks.isEmpty else { return }
        try meetBlocked()
        guard blocks.concernCertificates(at: blockTime) else { return }
        let all = blocks.certificates(at: blockTime)
        for position in records.indices where records[position].kind == .anchor {
            let names = try [records[position].digest] + keyDigests(at: position)
            var block = names.lazy.compactMap { all[$0.octets] }.first
            if block == nil { block = try blocks.issued(try certificate(at: position), at: blockTime) }
            guard let block else { continue }
            records[position].isBlocked = true
            blockers[records[position].digest] = block.digest
        }
    }

    /// Looks for the certificates that blocks name, and keeps their keys.
    private mutating func meetBlocked() throws(TrustError) {
        var open: [TrustDigest] = []
        for block in blocks.all where block.keyOctetsDigest == nil {
            if case .certificate(let digest) = block.subject, let named = TrustDigest(digest) { open.append(named) }
        }
        guard !open.isEmpty else { return }
        let (digests, keys) = (Set(open), Set(open.map(\.prefix)))
        for position in records.indices {
            let record = records[position]
            // Anchors are few, and compared in every writing. Of the tens of thousands of signers none decides by being
            // in the store: the one of a document is compared when that is judged.
            let isMeant =
                switch record.kind {
                case .anchor: try !digests.isDisjoint(with: [record.digest] + keyDigests(at: position))
                case .signer: digests.contains(record.digest) || keys.contains(record.key.value)
                case .list, .revocationList: false
                }
            guard isMeant else { continue }
            let names = try [record.digest] + keyDigests(at: position)
            blocks.meet(try certificate(at: position), named: names.map(\.octets))
        }
    }

    /// SHA-256 of the key of a certificate, of what tells it from others, and of each writing of the certificate.
    private mutating func keyDigests(at position: Int) throws(TrustError) -> [TrustDigest] {
        let digest = records[position].digest
        if let known = keyDigests[digest] { return known }
        let certificate = try certificate(at: position)
        let keys =
            [
                try TrustDigest(hashing: certificate.subjectPublicKeyInfo[...]),
                try TrustDigest(hashing: certificate.keyOctets),
            ] + certificate.hashes(.sha256).compactMap { TrustDigest($0) }
        keyDigests[digest] = keys
        return keys
    }

    /// Finds what nothing speaks for but what is blocked or revoked: links under such a key, of what is blocked lists
    /// of a publisher under one as well, what these lists brought, and what stands on that. A document that rests on it
    /// rests on what is blocked, or revoked.
    mutating func markHeld() throws(TrustError) {
        try markBehindBlocks()
        guard !revoked.isEmpty else { return }
        held.merge(revoked) { _, cause in cause }
        let start = records.indices.filter { revoked[records[$0].digest] != nil }
        let open = records.indices.filter { isOpen($0) }
        for (position, issuer) in try links(to: open, from: Trusted(self, start)) {
            held[records[position].digest] = held[records[issuer].digest]
        }
    }

    private mutating func markBehindBlocks() throws(TrustError) {
        guard blocks.concernCertificates(at: blockTime) else { return }
        var isChanged = true
        for _ in 0..<Self.maximumHeldRounds where isChanged {
            let before = held.count
            markHeldLists()
            for position in records.indices where isOpen(position) {
                let lists = sources(of: records[position]).compactMap(\.list)
                if let block = lists.compactMap({ held[$0] }).first { held[records[position].digest] = block }
            }
            let start = records.indices.filter { records[$0].kind == .anchor && block(at: $0) != nil }
            let open = records.indices.filter { isOpen($0) }
            for (position, issuer) in try links(to: open, from: Trusted(self, start)) {
                held[records[position].digest] = block(at: issuer)
            }
            isChanged = held.count != before
        }
    }

    private static let maximumHeldRounds = 32

    private mutating func markHeldLists() {
        var keys: [UInt64: TrustDigest] = [:]
        for block in blocks.all where blockTime.map(block.isInForce(at:)) ?? true {
            guard case .certificate(let digest) = block.subject, let named = TrustDigest(digest) else { continue }
            for key in [named, block.keyFingerprint.flatMap { TrustDigest($0) }].compactMap({ $0 }) {
                keys[key.prefix] = named
            }
        }
        for position in records.indices where records[position].kind == .anchor {
            if let block = block(at: position) { keys[records[position].key.value] = block }
        }
        for position in records.indices where records[position].kind == .list {
            let record = records[position]
            guard record.isActive, !record.basis.isTrusted, held[record.digest] == nil else { continue }
            let above = record.authority.flatMap(self.position(of:)).flatMap { block(at: $0) }
            let certifier = record.identifier.value == 0 ? nil : keys[record.identifier.value]
            if let block = above ?? certifier { held[record.digest] = block }
        }
    }

    /// Whether nobody vouches for the anchor at a position, and it is not known yet why.
    private func isOpen(_ position: Int) -> Bool {
        let record = records[position]
        return record.kind == .anchor && record.isActive && !record.basis.isTrusted && block(at: position) == nil
    }

    /// The block of the anchor at a position, or the one behind it.
    private func block(at position: Int) -> TrustDigest? {
        blockers[records[position].digest] ?? held[records[position].digest]
    }
}
