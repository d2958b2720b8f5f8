// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages
internal import Synchronization

/// What a snapshot holds: an index in memory, and the originals in memory or in a file. Objects are decoded when they
/// are asked for, and kept.
final class TrustContent: Sendable {
    let index: TrustIndex
    let pack: TrustPack
    /// Whether sources are named without their folders.
    private let hidesFolders: Bool
    private let anchors: Mutex<[Int: TrustAnchor]>
    private let revocationLists = Mutex<[Int: CertificateRevocationList]>([:])
    private let lists = Mutex<[Int: StoredList]>([:])
    private let firstDamage = Mutex<(any: TrustError?, deciding: TrustError?)>((nil, nil))
    private let countriesOfAnchors = OnFirstUse<Set<String>>()
    private let keysOfCountries = Mutex<[String: TrustKey.OfCountry]>([:])
    private let generationsOfCountries = Mutex<[String: CSCAGenerations]>([:])

    /// Objects of a kind that are kept decoded; when there are more, all are let go.
    private static let maximumCached = 4_096

    init(
        index: TrustIndex, pack: TrustPack, known: [TrustDigest: TrustAnchor] = [:], hidesFolders: Bool = false
    ) {
        self.index = index
        self.pack = pack
        self.hidesFolders = hidesFolders
        var anchors: [Int: TrustAnchor] = [:]
        for position in 0..<(known.isEmpty ? 0 : index.anchorCount) {
            guard let record = index.record(at: position), let anchor = known[record.digest],
                anchor.basis == record.basis, anchor.isTest == record.isTest
            else { continue }
            anchors[position] = anchor
        }
        self.anchors = Mutex(anchors)
    }

    /// The first thing that was asked for and was not as it was written; look-ups pass it over.
    var damage: TrustError? { index.damage ?? firstDamage.withLock { $0.any } }

    /// The same of what decides about a verdict: all but copies of signers.
    var decidingDamage: TrustError? { index.damage ?? firstDamage.withLock { $0.deciding } }

    /// The countries of the anchors: every report says how many.
    var countries: Set<String> {
        countriesOfAnchors.value { index.countries }
    }

    /// What anchors and revocation lists of a country are found by.
    func keys(of country: IssuingCountry) -> TrustKey.OfCountry {
        // Of the others there is no end.
        guard country.isKnown else { return TrustKey.OfCountry(country) }
        return keysOfCountries.withLock { known in
            if let keys = known[country.code] { return keys }
            let made = TrustKey.OfCountry(country)
            known[country.code] = made
            return made
        }
    }

    /// The generations of the CSCA of a country, made by the closure where they are not known; threads that ask at once
    /// may each make them.
    func generations(of country: IssuingCountry, _ make: () -> CSCAGenerations) -> CSCAGenerations {
        guard country.isKnown else { return make() }
        if let known = generationsOfCountries.withLock({ $0[country.code] }) { return known }
        let made = make()
        generationsOfCountries.withLock { $0[country.code] = made }
        return made
    }

    /// The anchor at that position.
    func anchor(at position: Int) -> TrustAnchor? {
        decoded(position, .anchor, keptIn: anchors) { (record, octets) throws(TrustError) in
            TrustAnchor(
                certificate: try Certificate(encoded: octets), fingerprint: record.digest.octets,
                sources: self.sources(of: record), basis: record.basis, isTest: record.isTest,
                linkedUnder: record.authority?.octets)
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
        decoded(position, .revocationList, keptIn: revocationLists) { (_, octets) throws(TrustError) in
            try CertificateRevocationList(encoded: octets)
        }
    }

    /// The signed list at that position.
    func list(at position: Int) -> StoredList? {
        decoded(position, .list, keptIn: lists) { (record, octets) throws(TrustError) in
            guard let source = self.sources(of: record).first else {
                throw TrustError(.storeDamaged, element: "index", .storeListWithoutSource)
            }
            return StoredList(
                list: try SignedList(contentInfo: octets), basis: record.basis,
                signer: record.text.isEmpty ? nil : record.text, source: source, publisher: record.publisher)
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
            if hidesFolders { entry.source.hideFolder() }
            return entry.source
        }
    }

    /// Compares everything that decides about a verdict with its hash, once: the index, anchors, revocation lists,
    /// lists (not master lists, whose certificates stand for themselves). A missing anchor is a wrong answer that
    /// nobody sees; a copy of a signer that is missing shows when it is looked for.
    ///
    /// - Throws: `storeDamaged`.
    func checkWhatDecides() throws(TrustError) {
        try index.checkAll()
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

    private func decoded<Value: Sendable>(
        _ position: Int, _ kind: TrustRecord.Kind, keptIn kept: borrowing Mutex<[Int: Value]>,
        _ decode: (TrustRecord, [UInt8]) throws(TrustError) -> Value
    ) -> Value? {
        if let known = kept.withLock({ $0[position] }) { return known }
        guard let value = decoded(position, kind, decode) else { return nil }
        kept.withLock { kept in
            if kept.count >= Self.maximumCached { kept = [:] }
            kept[position] = value
        }
        return value
    }

    private func decoded<Value>(
        _ position: Int, _ kind: TrustRecord.Kind, _ decode: (TrustRecord, [UInt8]) throws(TrustError) -> Value
    ) -> Value? {
        guard let record = index.record(at: position), record.kind == kind, record.isActive else { return nil }
        let octets: [UInt8]
        do throws(TrustError) { octets = try pack.object(record) } catch {
            firstDamage.withLock { damage in
                damage.any = damage.any ?? error
                if kind != .signer { damage.deciding = damage.deciding ?? error }
            }
            return nil
        }
        do throws(TrustError) { return try decode(record, octets) } catch {
            firstDamage.withLock { $0.any = $0.any ?? error }
            return nil
        }
    }
}
