// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Synchronization

/// What a snapshot holds: an index in memory, and the originals in memory or in a file. Objects are decoded when they
/// are asked for, and kept.
final class TrustContent: Sendable {
    private struct Cache {
        var anchors: [Int: TrustAnchor] = [:]
        var revocationLists: [Int: CertificateRevocationList] = [:]
        var lists: [Int: StoredList] = [:]
        var damage: TrustError?
    }

    let index: TrustIndex
    let pack: TrustPack
    private let cache: Mutex<Cache>

    /// Objects of a kind that are kept decoded; when there are more, all are let go.
    private static let maximumCached = 4_096

    init(index: TrustIndex, pack: TrustPack, known: [TrustDigest: TrustAnchor] = [:]) {
        self.index = index
        self.pack = pack
        var cache = Cache()
        if !known.isEmpty {
            for position in 0..<index.anchorCount {
                guard let record = index.record(at: position), let anchor = known[record.digest],
                    anchor.basis == record.basis, anchor.isTest == record.isTest
                else { continue }
                cache.anchors[position] = anchor
            }
        }
        self.cache = Mutex(cache)
    }

    /// The first object that was asked for and was not as it was written; look-ups pass it over.
    var damage: TrustError? { cache.withLock(\.damage) }

    /// The anchor at that position.
    func anchor(at position: Int) -> TrustAnchor? {
        if let known = cache.withLock({ $0.anchors[position] }) { return known }
        return decoded(position, .anchor) { (record, octets) throws(TrustError) in
            let anchor = TrustAnchor(
                certificate: try Certificate(encoded: octets), fingerprint: record.digest.octets,
                sources: self.sources(of: record), basis: record.basis, isTest: record.isTest,
                linkedUnder: record.authority?.octets)
            self.cache.withLock { cache in
                if cache.anchors.count >= Self.maximumCached { cache.anchors = [:] }
                cache.anchors[position] = anchor
            }
            return anchor
        }
    }

    /// The copy of a signer at that position; decoded anew each time.
    func signer(at position: Int) -> StoredCertificate? {
        decoded(position, .signer) { (record, octets) throws(TrustError) in
            StoredCertificate(certificate: try Certificate(encoded: octets), sources: self.sources(of: record))
        }
    }

    /// The revocation list at that position.
    func revocationList(at position: Int) -> CertificateRevocationList? {
        if let known = cache.withLock({ $0.revocationLists[position] }) { return known }
        return decoded(position, .revocationList) { (_, octets) throws(TrustError) in
            let list = try CertificateRevocationList(encoded: octets)
            self.cache.withLock { cache in
                if cache.revocationLists.count >= Self.maximumCached { cache.revocationLists = [:] }
                cache.revocationLists[position] = list
            }
            return list
        }
    }

    /// The signed list at that position.
    func list(at position: Int) -> StoredList? {
        if let known = cache.withLock({ $0.lists[position] }) { return known }
        return decoded(position, .list) { (record, octets) throws(TrustError) in
            guard let source = self.sources(of: record).first else {
                throw TrustError(.storeDamaged, element: "index", .storeListWithoutSource)
            }
            let list = StoredList(
                list: try SignedList(contentInfo: octets), basis: record.basis,
                signer: record.text.isEmpty ? nil : record.text, source: source, publisher: record.publisher)
            self.cache.withLock { $0.lists[position] = list }
            return list
        }
    }

    /// Where an object came from.
    func sources(of record: TrustRecord) -> [TrustSource] {
        record.sources.compactMap { position in
            guard var entry = index.source(at: Int(position)) else { return nil }
            if let list = entry.list, let record = index.record(withDigest: list), record.kind == .list, record.isActive
            {
                entry.source.publisher = record.publisher
            }
            return entry.source
        }
    }

    /// Compares everything that decides about a verdict with its hash, once: anchors, revocation lists, lists (not
    /// master lists, whose certificates stand for themselves). A missing anchor is a wrong answer that nobody sees; a
    /// copy of a signer that is missing shows when it is looked for.
    ///
    /// - Throws: `storeDamaged`.
    func checkWhatDecides() throws(TrustError) {
        for position in 0..<index.recordCount {
            guard let kind = index.kind(at: position) else {
                throw TrustError(.storeDamaged, element: "index", .storeRecordNotRead(position: position))
            }
            guard kind != .signer, let record = index.record(at: position), record.isActive, !record.isMasterList else {
                continue
            }
            _ = try pack.object(record)
        }
    }

    private func decoded<Value>(
        _ position: Int, _ kind: TrustRecord.Kind,
        _ decode: (TrustRecord, [UInt8]) throws(TrustError) -> Value
    ) -> Value? {
        guard let record = index.record(at: position), record.kind == kind, record.isActive else { return nil }
        do throws(TrustError) {
            return try decode(record, try pack.object(record))
        } catch {
            cache.withLock { cache in if cache.damage == nil { cache.damage = error } }
            return nil
        }
    }
}
