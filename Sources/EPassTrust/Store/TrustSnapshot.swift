// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// What a judgement may rest on: a value, with a hash that names exactly this content in every report.
///
/// It may lie in memory or refer to the files of a ``TrustStore``. Nothing is decoded before it is asked for, and a look-up costs the same in a store of
/// five hundred certificates and of fifty thousand.
public struct TrustSnapshot: Sendable {
    /// What it is called in reports: a path, or a word of the caller.
    public let name: String
    let content: TrustContent

    init(_ content: TrustContent, name: String) {
        self.content = content
        self.name = name
    }

    /// A snapshot of these; duplicates are merged and keep all their sources.
    ///
    /// Where an anchor is `unpinned` and a link certificate signed by a trusted one vouches for it, it becomes `linked` (Doc 9303-12, 6.1.1).
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public init(
        anchors: [TrustAnchor], certificates: [StoredCertificate] = [],
        revocationLists: [CertificateRevocationList] = [], lists: [StoredList] = [], name: String = ""
    ) throws(TrustError) {
        var ledger = TrustLedger()
        for anchor in anchors { try ledger.add(anchor) }
        for stored in certificates { try ledger.add(stored) }
        for list in revocationLists { try ledger.add(list, source: nil) }
        for list in lists { try ledger.add(list) }
        try ledger.settleBases()
        self = try ledger.snapshot(name: name, known: anchors)
    }

    /// This snapshot and further anchors: what `--trust` names beside the simulator's own CSCA.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func adding(_ others: [TrustAnchor]) throws(TrustError) -> TrustSnapshot {
        guard !others.isEmpty else { return self }
        var ledger = TrustLedger(content)
        for anchor in others { try ledger.add(anchor) }
        try ledger.settleBases()
        return try ledger.snapshot(name: name, known: others)
    }

    /// This snapshot with the anchors and the revocation lists of another one: what a simulated document comes with.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func adding(_ other: TrustSnapshot) throws(TrustError) -> TrustSnapshot {
        var ledger = TrustLedger(content)
        let anchors = other.anchors
        for anchor in anchors { try ledger.add(anchor) }
        for country in other.countries.sorted() {
            for list in other.revocationLists(ofCountry: country) { try ledger.add(list, source: nil) }
        }
        try ledger.settleBases()
        return try ledger.snapshot(name: name, known: anchors)
    }

    /// SHA-256 over everything that can change a verdict: anchors with their basis, revocation lists, lists, copies of signers; the same for the same
    /// content, whatever files it came in.
    public var snapshotHash: [UInt8] { content.index.snapshotHash }

    /// How many anchors there are, unpinned ones among them.
    public var anchorCount: Int { content.index.anchorCount }

    /// The anchors, each certificate once, in the order of their fingerprints; all are decoded.
    public var anchors: [TrustAnchor] { (0..<anchorCount).compactMap(content.anchor(at:)) }

    /// The countries of the anchors' subjects, as certificates write them, in upper case.
    public var countries: Set<String> {
        Set((0..<anchorCount).map(content.index.country(at:)).filter { !$0.isEmpty })
    }

    /// Why something that a look-up found could not be read: the first time that a file of the store was not as it was written. What cannot be read is
    /// passed over by look-ups, so a judgement may be missing it.
    public var damage: TrustError? { content.damage }
}

extension TrustSnapshot {
    /// The anchors with that key identifier. The cost does not depend on the size of the store.
    public func anchors(withKeyIdentifier identifier: [UInt8]) -> [TrustAnchor] {
        // An empty identifier names nothing; found by it, an anchor of another country would speak against a genuine document.
        guard !identifier.isEmpty else { return [] }
        return positions(try? TrustKey.anchor(keyIdentifier: identifier)).compactMap(content.anchor(at:))
            .filter { $0.keyIdentifier == identifier }
    }

    /// The anchors whose subject matches the name by its structure. The cost does not depend on the size of the store.
    public func anchors(named subject: DistinguishedName) -> [TrustAnchor] {
        positions(try? TrustKey.anchor(named: subject)).compactMap(content.anchor(at:))
            .filter { $0.certificate.subject.matches(subject) }
    }

    /// The anchors whose subject is of that country, in upper case as certificates write it (`DE`). The cost depends on their number only.
    public func anchors(ofCountry code: String) -> [TrustAnchor] {
        positions(try? TrustKey.anchors(ofCountry: code)).compactMap(content.anchor(at:))
            .filter { $0.certificate.subject.country == code }
    }

    /// Copies of certificates that are not anchors, by issuer and serial number (F-51). There is no trust in them.
    public func signers(issuer: DistinguishedName, serialNumber: [UInt8]) -> [Certificate] {
        let number = TrustKey.number(serialNumber)
        return positions(try? TrustKey.signer(issuer: issuer, serialNumber: serialNumber))
            .compactMap { content.signer(at: $0)?.certificate }
            .filter { TrustKey.number($0.serialNumber) == number && $0.issuer.matches(issuer) }
    }

    /// Copies of certificates that are not anchors, by the identifier of their key. There is no trust in them.
    public func signers(withKeyIdentifier identifier: [UInt8]) -> [Certificate] {
        guard !identifier.isEmpty else { return [] }
        return positions(try? TrustKey.signer(keyIdentifier: identifier))
            .compactMap { content.signer(at: $0)?.certificate }.filter { $0.keyIdentifier == identifier }
    }

    /// The revocation lists whose issuer is of that country (`DE`), newest first. Their signatures are judged where they are used.
    public func revocationLists(ofCountry code: String) -> [CertificateRevocationList] {
        positions(try? TrustKey.revocationLists(ofCountry: code)).compactMap(content.revocationList(at:))
            .filter { $0.issuer.country == code }.sorted { $0.thisUpdate > $1.thisUpdate }
    }

    /// The signed lists of that kind, the newest of each signer, with what stands behind each. Use none whose basis is not trusted.
    public func lists(ofKind kind: SignedListKind) -> [StoredList] {
        positions(try? TrustKey.lists(ofKind: kind)).compactMap(content.list(at:)).filter { $0.list.kind == kind }
    }

    /// The trusted list of document signers that names this very certificate, or nil (BSI TR-03135-1, 5.6.4.3).
    public func listOfDocumentSigners(naming certificate: Certificate) -> StoredList? {
        guard let fingerprint = try? certificate.fingerprint(), let digest = TrustDigest(fingerprint) else {
            return nil
        }
        return positions(try? TrustKey.list(naming: digest)).compactMap(content.list(at:)).first { stored in
            stored.basis.isTrusted && stored.list.kind == .documentSignerList
        }
    }

    private func positions(_ key: TrustKey?) -> [Int] { key.map(content.index.positions(of:)) ?? [] }
}
