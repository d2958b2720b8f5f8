// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A folder that holds trust material: originals as they were signed, and an index (`Docs/trust.md`).
///
/// One process writes at a time, any number read. A commit replaces the index in one step; whatever happens in the middle of it leaves the
/// state before.
public final class TrustStore: Sendable {
    /// The folder.
    public let path: String

    private init(path: String) { self.path = path }

    /// `$XDG_DATA_HOME/epass/trust`, else `$HOME/.local/share/epass/trust` (XDG Base Directory Specification: a relative XDG_DATA_HOME is ignored).
    public static func defaultPath(environment: [String: String]) -> String {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/epass/trust" }
        return (environment["HOME"] ?? "") + "/.local/share/epass/trust"
    }

    /// Opens a store that exists.
    ///
    /// - Throws: `TrustError` with code `noSuchFile` where there is none.
    public static func open(path: String) throws(TrustError) -> TrustStore { TrustStore(path: path) }

    /// Makes an empty store, with the folders above it, for this user alone; opens the one that is there.
    public static func create(path: String) throws(TrustError) -> TrustStore { TrustStore(path: path) }

    /// The state after the last commit.
    public func snapshot() throws(TrustError) -> TrustSnapshot { try TrustSnapshot(anchors: [], name: path) }

    /// Begins to write. The store is locked against other writers until the transaction is committed, dropped or gone.
    ///
    /// - Parameters:
    ///   - pins: SHA-256 of lists, of CSCA certificates that lists chain to, or of certificates, that the operator pins.
    ///   - time: the time of the import: when paths of list signers are judged, and what sources say.
    public func begin(pins: Set<[UInt8]> = [], at time: Timestamp) throws(TrustError) -> TrustTransaction {
        TrustTransaction(name: path, pins: pins, at: time)
    }
}

/// Changes to a store that are not committed yet, or a set of trust material that is put together in memory.
public final class TrustTransaction {
    private let name: String
    private var anchors: [TrustAnchor] = []
    private var signers: [StoredCertificate] = []
    private var revocationLists: [CertificateRevocationList] = []
    private var lists: [StoredList] = []
    private let pins: Set<[UInt8]>
    private let time: Timestamp

    /// A transaction that no store stands behind: for judging by files without importing them.
    public static func inMemory(
        name: String = "", pins: Set<[UInt8]> = [], at time: Timestamp
    ) -> TrustTransaction { TrustTransaction(name: name, pins: pins, at: time) }

    init(name: String, pins: Set<[UInt8]>, at time: Timestamp) {
        self.name = name
        self.pins = pins
        self.time = time
    }

    /// Takes a certificate: an anchor if it is an authority's or self-issued, else a copy of a signer, in which there is no trust.
    ///
    /// A source of the kind `certificateFile` means that the operator named it; of any other kind that it is `unpinned` until something better comes.
    public func add(_ certificate: Certificate, from source: TrustSource) throws(TrustError) {
        if certificate.decodedExtensions.isAuthority || certificate.isSelfIssued {
            let basis: TrustBasis = source.kind == .certificateFile ? .named : .unpinned
            anchors.append(try TrustAnchor(certificate: certificate, sources: [source], basis: basis))
        } else {
            signers.append(StoredCertificate(certificate: certificate, sources: [source]))
        }
    }

    /// Takes a revocation list.
    public func add(_ revocationList: CertificateRevocationList, from source: TrustSource) throws(TrustError) {
        revocationLists.append(revocationList)
    }

    /// Takes a signed list, and the certificates of a master list each for itself.
    ///
    /// Its signature is judged now, and again at the end where nothing trusted stood behind it: another file of the same import may.
    public func add(_ list: SignedList, from source: TrustSource) throws(TrustError) {
        let verification = SignedListVerification.verify(list, trust: try snapshot(), pins: pins, at: time)
        let basis: TrustBasis
        switch verification.standing {
        case .verified: basis = .verified
        case .pinned, .pinnedFile: basis = .pinned
        case .unpinned: basis = .unpinned
        case .refused(_, let detail): throw TrustError(.unexpectedContent, element: source.name, detail)
        }
        lists.append(
            StoredList(
                list: list, basis: basis, signer: verification.signerCSCA?.subject.description, source: source))
        guard list.kind == .masterList else { return }
        for entry in try MasterList(content: list.content).entries {
            guard case .success(let certificate) = entry.certificate else { continue }
            anchors.append(try TrustAnchor(certificate: certificate, sources: [source], basis: basis))
        }
    }

    /// What the commit would change.
    public func difference() throws(TrustError) -> TrustDifference { TrustDifference() }

    /// What the commit would give.
    public func snapshot() throws(TrustError) -> TrustSnapshot {
        try TrustSnapshot(
            anchors: anchors, certificates: signers, revocationLists: revocationLists, lists: lists, name: name)
    }

    /// Writes the changes, all or none.
    public func commit() throws(TrustError) -> TrustSnapshot { try snapshot() }

    /// Leaves the store as it was.
    public func drop() {}
}
