// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
public import EPassMRZ

extension TrustSnapshot {
    /// Whether any certificate or key is blocked at that time.
    func blocksCertificates(at time: Timestamp) -> Bool {
        content.index.blocks.concernCertificates(at: time)
    }

    /// The block that holds a certificate back at that time: one of its octets, however what nobody signed of them is
    /// written, of its key, or of an anchor that has
    /// the same key. Nil where there is none.
    public func block(of certificate: Certificate, at time: Timestamp) -> OperatorBlock? {
        let all = content.index.blocks
        guard !all.isEmpty else { return nil }
        if let block = try? all.issued(certificate, at: time) { return block }
        let blocks = all.certificates(at: time)
        guard !blocks.isEmpty else { return nil }
        let own = certificate.hashes(.sha256, under: possibleIssuers(of: certificate))
        if let block = own.lazy.compactMap({ blocks[$0] }).first { return block }
        if let block = (try? certificate.keyFingerprint()).flatMap({ blocks[$0] }) { return block }
        let octets = try? HashAlgorithm.sha256.hash(certificate.keyOctets)
        if let block = octets.flatMap({ blocks[$0] }) { return block }
        // A store that an older version wrote does not have the key.
        return anchors(withKeyOf: certificate).lazy.compactMap { blocks[$0.fingerprint] }.first
    }

    /// The anchors that have the key identifier, or the name, of the issuer of a certificate.
    func possibleIssuers(of certificate: Certificate) -> [Certificate] {
        let identified = certificate.issuerKeyIdentifier.map(anchors(withKeyIdentifier:)) ?? []
        return (identified + anchors(named: certificate.issuer)).map(\.certificate)
    }

    /// The block behind an anchor for which nothing speaks but what the operator has blocked: the key that signed it as
    /// a link, or the publisher of the list that it came in. Nil where something else does.
    func block(behind anchor: TrustAnchor, at time: Timestamp) -> OperatorBlock? {
        TrustDigest(anchor.fingerprint).flatMap { block(behind: $0, at: time) }
    }

    /// The certificate on a revocation list of its CSCA because of which one stands for nothing: itself, or the link
    /// that alone speaks for its key. Nil where there is none. Worked out with the standing of everything, from all
    /// revocation lists of the snapshot.
    func revoked(behind certificate: Certificate) -> Certificate? {
        guard !content.index.held.isEmpty,
            let digest = (try? certificate.fingerprint()).flatMap({ TrustDigest($0) }),
            let cause = content.index.held[digest], content.index.held[cause] == cause
        else { return nil }
        return anchor(withFingerprint: cause.octets)?.certificate
    }

    /// Whether what a certificate signed counts as far as the operator and its CSCA say: neither has blocked or revoked
    /// it, or what alone speaks for it.
    func vouches(_ certificate: Certificate, at time: Timestamp) -> Bool {
        block(of: certificate, at: time) == nil && revoked(behind: certificate) == nil
    }

    /// The block behind a list of document signers that names a certificate; nil where there is none.
    func blockBehindSignerLists(naming certificate: Certificate, at time: Timestamp) -> OperatorBlock? {
        guard !content.index.held.isEmpty else { return nil }
        return allListsOfDocumentSigners(naming: certificate).lazy
            .compactMap { (try? $0.list.fingerprint()).flatMap { TrustDigest($0) } }
            .compactMap { block(behind: $0, at: time) }.first
    }

    /// The block that holds an object back: of a certificate, or of what vouches for it or for a list. Nil where there
    /// is none, or the object cannot be read.
    package func block(of object: StoredObject, at time: Timestamp) -> OperatorBlock? {
        guard !blocks.isEmpty, let digest = TrustDigest(object.digest) else { return nil }
        if let block = block(behind: digest, at: time) { return block }
        guard object.kind == .anchor || object.kind == .signer,
            let certificate = (try? octets(of: object)).flatMap({ try? Certificate(encoded: $0) })
        else { return nil }
        return block(of: certificate, at: time)
    }

    private func block(behind digest: TrustDigest, at time: Timestamp) -> OperatorBlock? {
        content.index.held[digest].flatMap { content.index.blocks.certificate($0, at: time) }
    }

    /// The block of a series that a document belongs to at that time, by what its zone says without fillers; nil where
    /// there is none.
    public func block(
        ofDocument number: String, code: String, issuer: CountryCode, at time: Timestamp
    ) -> OperatorBlock? {
        content.index.blocks.series(at: time).first {
            $0.series.contains(state: issuer, documentCode: code, documentNumber: number)
        }?.block
    }

    /// Whether any series is blocked at that time.
    package func blocksSeries(at time: Timestamp) -> Bool { !content.index.blocks.series(at: time).isEmpty }
}
