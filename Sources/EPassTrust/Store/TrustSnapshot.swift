// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ

/// What a judgement may rest on: a value, with a hash that names exactly this content in every report.
///
/// It may lie in memory or refer to the files of a ``TrustStore``. Nothing is decoded before it is asked for, and a
/// look-up costs the same in a store of five hundred certificates and of fifty thousand.
public struct TrustSnapshot: Sendable {
    /// What it is called in reports: a path, or a word of the caller.
    public let name: String
    let content: TrustContent
    /// Where signatures of certificates under its anchors are kept that verified; nil to verify each anew.
    private(set) var verified: VerifiedSignatures? = VerifiedSignatures()

    init(_ content: TrustContent, name: String) {
        self.content = content
        self.name = name
    }

    /// What a store was found to hold. An index of the first version does not say who stands behind each list; that is
    /// worked out.
    init(opened content: TrustContent, name: String) throws(TrustError) {
        guard !content.index.hasPublishers else {
            self.init(content, name: name)
            return
        }
        var ledger = TrustLedger(content)
        try ledger.findPublishers()
        try ledger.settleBases()
        self = try ledger.snapshot(name: name)
    }

    /// The same, verifying each signature of a certificate anew for each document.
    ///
    /// A snapshot and its copies otherwise remember which certificates the key of an anchor was found to have signed,
    /// by SHA-256 over what was signed and that key, with the signature that verified; 16,384 at most. Verdicts are the
    /// same: validity, revocation, roles and policy are judged each time.
    public func forgettingSignatures() -> TrustSnapshot {
        var forgetting = self
        forgetting.verified = nil
        return forgetting
    }

    /// The same content for reports that others read: under a name of the caller's choice, and with sources named
    /// without their folders. A snapshot that is made of this one has the folders again.
    public func published(as name: String) -> TrustSnapshot {
        TrustSnapshot(TrustContent(index: content.index, pack: content.pack, hidesFolders: true), name: name)
    }

    /// What the operator granted to publishers, in the order of their fingerprints.
    public var grants: [PublisherGrant] { content.index.grants.all }

    /// What the operator blocked, in the order of its texts, ended or not.
    public var blocks: [OperatorBlock] { content.index.blocks.all }

    /// A snapshot of these; duplicates are merged and keep all their sources.
    ///
    /// Where an anchor is `unpinned` and a link certificate signed by a trusted one vouches for it, it becomes `linked`
    /// (Doc 9303-12, 6.1.1).
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public init(
        anchors: [TrustAnchor], certificates: [StoredCertificate] = [],
        revocationLists: [CertificateRevocationList] = [], grants: [PublisherGrant] = [], name: String = ""
    ) throws(TrustError) {
        try self.init(
            anchors: anchors, certificates: certificates, revocationLists: revocationLists, lists: [], grants: grants,
            name: name)
    }

    /// A snapshot of these and of lists whose standing is known; duplicates are merged and keep all their sources.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    package init(
        anchors: [TrustAnchor], certificates: [StoredCertificate] = [],
        revocationLists: [CertificateRevocationList] = [], lists: [StoredList], grants: [PublisherGrant] = [],
        name: String = ""
    ) throws(TrustError) {
        var ledger = TrustLedger()
        ledger.grants = PublisherGrants(grants)
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
        others.isEmpty ? self : try adding(others, [] as [CertificateRevocationList])
    }

    /// This snapshot with the anchors, the revocation lists and the signed lists of another one: what a simulated
    /// document comes with.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func adding(_ other: TrustSnapshot) throws(TrustError) -> TrustSnapshot {
        var ledger = TrustLedger(content)
        for block in other.blocks { ledger.blocks.add(block) }
        for anchor in other.anchors { try ledger.add(anchor) }
        for list in other.revocationLists { try ledger.add(list, source: nil) }
        for kind in SignedListKind.allCases { for list in other.lists(ofKind: kind) { try ledger.add(list) } }
        try ledger.settleBases()
        return try ledger.snapshot(name: name, known: other.anchors)
    }

    private func adding(
        _ anchors: [TrustAnchor], _ lists: some Sequence<CertificateRevocationList>
    ) throws(TrustError) -> TrustSnapshot {
        var ledger = TrustLedger(content)
        for anchor in anchors { try ledger.add(anchor) }
        for list in lists { try ledger.add(list, source: nil) }
        try ledger.settleBases()
        return try ledger.snapshot(name: name, known: anchors)
    }

    /// SHA-256 over everything that can change a verdict: anchors with their basis, revocation lists, lists, copies of
    /// signers; the same for the same content, whatever files it came in.
    public var snapshotHash: [UInt8] { content.index.snapshotHash }

    /// How many anchors there are, unpinned ones among them.
    public var anchorCount: Int { content.index.anchorCount }

    /// The anchors, each certificate once, in the order of their fingerprints; all are decoded.
    public var anchors: [TrustAnchor] { (0..<anchorCount).compactMap(content.anchor(at:)) }

    /// The countries of the anchors, as ``IssuingCountry/code`` has them.
    public var countries: Set<String> { content.countries }

    /// Why something that a look-up found could not be read: the first time that a file of the store was not as it was
    /// written. What cannot be read is passed over by look-ups, so a judgement may be missing it.
    public var damage: TrustError? { content.damage }

    /// Throws where something that decides about a verdict, and that a look-up met, was not as it was written: a
    /// judgement that lacks an anchor or a revocation list is none. A copy of a signer that cannot be read shows as one
    /// that is not there.
    ///
    /// - Throws: `TrustError` with code `storeDamaged`.
    package func checkWhatWasUsed() throws(TrustError) { if let damage = content.decidingDamage { throw damage } }
}

extension TrustSnapshot {
    /// The anchors with that key identifier. The cost does not depend on the size of the store.
    public func anchors(withKeyIdentifier identifier: [UInt8]) -> [TrustAnchor] {
        // An empty identifier names nothing; found by it, an anchor of another country would speak against a genuine
        // document.
        guard !identifier.isEmpty else { return [] }
        return positions(try? TrustKey.anchor(keyIdentifier: identifier)).compactMap(content.anchor(at:))
            .filter { $0.keyIdentifier == identifier }
    }

    /// The anchors that have the key of a certificate, whatever identifiers they state.
    package func anchors(withKeyOf certificate: Certificate) -> [TrustAnchor] {
        positions(certificate.keysOfAuthority).compactMap(content.anchor(at:))
            .filter { $0.certificate.hasKey(of: certificate) }
    }

    /// Whether the operator removed an authority of that key and left none of it in force: a certificate of it that a
    /// document brings along leads nowhere.
    func isRemoved(_ authority: Certificate) -> Bool {
        guard anchors(withKeyOf: authority).isEmpty else { return false }
        return (0..<content.index.recordCount).contains { position in
            guard let record = content.index.record(at: position), record.isRemoved, record.kind == .anchor,
                let octets = try? content.pack.object(record), let removed = try? Certificate(encoded: octets)
            else { return false }
            return removed.hasKey(of: authority)
        }
    }

    /// The anchors whose subject matches the name by its structure. The cost does not depend on the size of the store.
    public func anchors(named subject: DistinguishedName) -> [TrustAnchor] {
        positions(subject.keys?.anchor).compactMap(content.anchor(at:))
            .filter { $0.certificate.subject.matches(subject) }
    }

    /// The anchor of that certificate, by its SHA-256. The cost hardly depends on the size of the store.
    package func anchor(withFingerprint fingerprint: [UInt8]) -> TrustAnchor? {
        TrustDigest(fingerprint).flatMap(content.index.position(ofAnchor:)).flatMap(content.anchor(at:))
    }

    /// The anchors of that country, in whichever spelling they, the store or the caller has it (`DE`, `D`, `DEU`). The
    /// cost depends on their number only.
    public func anchors(ofCountry text: String) -> [TrustAnchor] {
        guard let country = IssuingCountry(text) else { return [] }
        return positions(content.keys(of: country).anchors)
            .compactMap(content.anchor(at:)).filter { $0.certificate.country == country }
    }

    /// The anchors whose issuer has that name: roots, and links from an authority that had it.
    func anchors(issuedBy name: DistinguishedName) -> [TrustAnchor] {
        positions(name.keys?.issued).compactMap(content.anchor(at:))
            .filter { $0.certificate.issuer.matches(name) }
    }

    /// Copies of certificates that are not anchors, by issuer and serial number (F-51). There is no trust in them.
    public func signers(issuer: DistinguishedName, serialNumber: [UInt8]) -> [Certificate] {
        positions(SerialNumber.forms(serialNumber).map { try? TrustKey.signer(issuer: issuer, form: $0) })
            .compactMap { content.signer(at: $0)?.certificate }
            .filter { SerialNumber.isSame($0.serialNumber, serialNumber) && $0.issuer.matches(issuer) }
    }

    /// Copies of certificates that are not anchors, by the identifier of their key. There is no trust in them.
    public func signers(withKeyIdentifier identifier: [UInt8]) -> [Certificate] {
        guard !identifier.isEmpty else { return [] }
        return positions(try? TrustKey.signer(keyIdentifier: identifier))
            .compactMap { content.signer(at: $0)?.certificate }.filter { $0.keyIdentifier == identifier }
    }

    /// Copies of certificates that are not anchors, and of the key of a certificate. There is no trust in them.
    func signers(withKeyOf certificate: Certificate) -> [Certificate] {
        let identifiers = [certificate.decodedExtensions.subjectKeyIdentifier, certificate.computedKeyIdentifier]
        return Set(identifiers.compactMap { $0 }).flatMap(signers(withKeyIdentifier:))
            .filter { $0.hasKey(of: certificate) }
    }

    /// Copies of signers, those first that the key of an anchor signed: anybody can bring others of the same issuer and
    /// number, and no number of them crowds those out.
    func signedFirst(_ copies: [Certificate]) -> [Certificate] {
        guard copies.count > 1 else { return copies }
        let tried = copies.prefix(Self.maximumCopies)
        func isSigned(_ copy: Certificate) -> Bool {
            possibleIssuers(of: copy).prefix(TrustLedger.maximumCandidates).contains {
                if case .valid? = try? Verification.verify(copy, under: $0, known: verified) { true } else { false }
            }
        }
        let signed = tried.map(isSigned)
        return zip(tried, signed).filter(\.1).map(\.0) + zip(tried, signed).filter { !$0.1 }.map(\.0)
    }

    private static let maximumCopies = 1_024

    /// The revocation lists whose issuer's name is of that country, in whichever spelling (`DE`, `D`, `DEU`), newest
    /// first. Their signatures are judged where they are used.
    public func revocationLists(ofCountry text: String) -> [CertificateRevocationList] {
        guard let country = IssuingCountry(text) else { return [] }
        return positions(content.keys(of: country).revocationLists)
            .compactMap(content.revocationList(at:)).filter { $0.issuer.issuingCountry == country }
            .sorted { $0.thisUpdate > $1.thisUpdate }
    }

    /// The revocation lists of that issuer.
    func revocationLists(issuedBy name: DistinguishedName) -> [CertificateRevocationList] {
        positions(name.keys?.revocationLists).compactMap(content.revocationList(at:))
            .filter { $0.issuer.matches(name) }
    }

    /// The revocation lists that say that this key signed them.
    func revocationLists(withKeyIdentifier identifier: [UInt8]) -> [CertificateRevocationList] {
        guard !identifier.isEmpty else { return [] }
        return positions(try? TrustKey.revocationLists(keyIdentifier: identifier))
            .compactMap(content.revocationList(at:)).filter { $0.authorityKeyIdentifier == identifier }
    }

    /// The anchor that was found to have signed a revocation list when it came in; nil where none was, or nobody asked.
    func signer(of list: CertificateRevocationList) -> TrustAnchor? {
        (try? list.fingerprint()).flatMap { TrustDigest($0) }.flatMap(content.index.record(withDigest:))?.authority
            .flatMap { anchor(withFingerprint: $0.octets) }
    }

    /// The revocation lists in force; each is decoded when it is asked for.
    private var revocationLists: some Sequence<CertificateRevocationList> {
        let content = content
        return objects.lazy.filter { $0.kind == .revocationList && $0.isInForce }
            .compactMap { content.revocationList(at: $0.position) }
    }

    /// The signed lists of that kind, the newest of each signer, with what stands behind each. Use none whose basis is
    /// not trusted.
    public func lists(ofKind kind: SignedListKind) -> [StoredList] {
        positions(try? TrustKey.lists(ofKind: kind)).compactMap(content.list(at:)).filter { $0.list.kind == kind }
    }

    /// The trusted lists of document signers that name this very certificate, the strongest first (BSI TR-03135-1,
    /// 5.6.4.3). For which State each of them may speak is another question.
    public func listsOfDocumentSigners(naming certificate: Certificate) -> [StoredList] {
        allListsOfDocumentSigners(naming: certificate).filter(\.basis.isTrusted).sorted { $0.basis > $1.basis }
    }

    /// The same with those that nobody vouches for.
    func allListsOfDocumentSigners(naming certificate: Certificate) -> [StoredList] {
        guard let fingerprint = try? certificate.fingerprint(), let digest = TrustDigest(fingerprint) else { return [] }
        return positions(try? TrustKey.list(naming: digest)).compactMap(content.list(at:))
            .filter { $0.list.kind == .documentSignerList }
    }

    private func positions(_ key: TrustKey?) -> [Int] { key.map(content.index.positions(of:)) ?? [] }

    /// The objects that have one of the keys, each once.
    private func positions(_ keys: [TrustKey?]) -> [Int] {
        var found: [Int] = []
        for key in keys {
            let more = positions(key)
            found += found.isEmpty ? more : more.filter { !found.contains($0) }
        }
        return found
    }
}
