// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// What a judgement may rest on: a value, with a hash that names exactly this content in every report.
public struct TrustSnapshot: Sendable {
    /// The anchors, each certificate once, in the order of their fingerprints.
    public let anchors: [TrustAnchor]
    /// What the set is called in reports: a path, or a word of the caller.
    public let name: String
    /// SHA-256 over everything that can change a verdict; the same for the same content, whatever files it came in.
    public let snapshotHash: [UInt8]
    /// The countries of the anchors' subjects, as two letters in upper case.
    public let countries: Set<String>
    private let certificates: [StoredCertificate]
    private let storedRevocationLists: [CertificateRevocationList]
    private let storedLists: [StoredList]
    private let byKeyIdentifier: [[UInt8]: [Int]]
    private let byName: [String: [Int]]

    /// How many anchors there are.
    public var anchorCount: Int { anchors.count }

    /// A snapshot of these; duplicates are merged and keep all their sources.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public init(
        anchors: [TrustAnchor], certificates: [StoredCertificate] = [],
        revocationLists: [CertificateRevocationList] = [], lists: [StoredList] = [], name: String = ""
    ) throws(TrustError) {
        var merged: [[UInt8]: TrustAnchor] = [:]
        for anchor in anchors {
            merged[anchor.fingerprint] = merged[anchor.fingerprint]?.merged(with: anchor) ?? anchor
        }
        let sorted = merged.values.sorted { $0.fingerprint.lexicographicallyPrecedes($1.fingerprint) }
        var keys: [[UInt8]: [Int]] = [:]
        var names: [String: [Int]] = [:]
        for (index, anchor) in sorted.enumerated() {
            // An empty identifier names nothing; found by it, an anchor of another country would speak against a genuine document.
            if let identifier = anchor.keyIdentifier, !identifier.isEmpty {
                keys[identifier, default: []].append(index)
            }
            names[anchor.certificate.subject.canonicalForm, default: []].append(index)
        }
        self.anchors = sorted
        self.certificates = certificates
        storedRevocationLists = revocationLists.sorted { $0.thisUpdate > $1.thisUpdate }
        storedLists = lists
        countries = Set(sorted.compactMap(\.certificate.subject.country))
        self.name = name
        byKeyIdentifier = keys
        byName = names
        do {
            snapshotHash = try HashAlgorithm.sha256.hash(Array(sorted.map(\.fingerprint).joined()))
        } catch {
            throw TrustError(error)
        }
    }

    /// This snapshot and further anchors: what `--trust` names beside the simulator's own CSCA.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func adding(_ others: [TrustAnchor]) throws(TrustError) -> TrustSnapshot {
        try TrustSnapshot(
            anchors: anchors + others, certificates: certificates, revocationLists: storedRevocationLists,
            lists: storedLists, name: name)
    }

    /// The anchors with that key identifier. The cost does not depend on the size of the store.
    public func anchors(withKeyIdentifier identifier: [UInt8]) -> [TrustAnchor] {
        anchors(at: byKeyIdentifier[identifier])
    }

    /// The anchors whose subject matches the name by its structure. The cost does not depend on the size of the store.
    public func anchors(named subject: DistinguishedName) -> [TrustAnchor] {
        anchors(at: byName[subject.canonicalForm])
    }

    /// The anchors whose subject is of that country, in upper case as certificates write it (`DE`). The cost depends on their number only.
    public func anchors(ofCountry code: String) -> [TrustAnchor] {
        anchors.filter { $0.certificate.subject.country == code }
    }

    /// Copies of certificates that are not anchors, by issuer and serial number (F-51). There is no trust in them.
    public func signers(issuer: DistinguishedName, serialNumber: [UInt8]) -> [Certificate] {
        certificates.map(\.certificate).filter { $0.serialNumber == serialNumber && $0.issuer.matches(issuer) }
    }

    /// Copies of certificates that are not anchors, by the identifier of their key. There is no trust in them.
    public func signers(withKeyIdentifier identifier: [UInt8]) -> [Certificate] {
        certificates.map(\.certificate).filter { $0.keyIdentifier == identifier }
    }

    /// The revocation lists whose issuer is of that country (`DE`), newest first. Their signatures are judged where they are used.
    public func revocationLists(ofCountry code: String) -> [CertificateRevocationList] {
        storedRevocationLists.filter { $0.issuer.country == code }
    }

    /// The signed lists of that kind, the newest of each signer, with what stands behind each. Use none whose basis is not trusted.
    public func lists(ofKind kind: SignedListKind) -> [StoredList] { storedLists.filter { $0.list.kind == kind } }

    /// The trusted list of document signers that names this very certificate, or nil (BSI TR-03135-1, 5.6.4.3).
    public func listOfDocumentSigners(naming certificate: Certificate) -> StoredList? {
        lists(ofKind: .documentSignerList).first { stored in
            guard stored.basis.isTrusted, case .documentSignerList(let content)? = try? stored.list.decodedContent()
            else { return false }
            return content.entries.contains { $0.octets.elementsEqual(certificate.encoded) }
        }
    }

    private func anchors(at indices: [Int]?) -> [TrustAnchor] {
        (indices ?? []).compactMap { anchors.indices.contains($0) ? anchors[$0] : nil }
    }
}
