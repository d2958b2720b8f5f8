// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ

extension TrustSnapshot {
    /// Whether any certificate or key is blocked at that time.
    func blocksCertificates(at time: Timestamp) -> Bool {
        content.index.blocks.all.contains { block in
            if case .certificate = block.subject { block.isInForce(at: time) } else { false }
        }
    }

    /// The block that holds a certificate back at that time: one of its octets, of its key, or of an anchor that has
    /// the same key. Nil where there is none.
    public func block(of certificate: Certificate, at time: Timestamp) -> OperatorBlock? {
        let blocks = content.index.blocks.isEmpty ? [:] : content.index.blocks.certificates(at: time)
        guard !blocks.isEmpty else { return nil }
        if let own = (try? certificate.fingerprint()).flatMap({ blocks[$0] }) { return own }
        if let block = (try? certificate.keyFingerprint()).flatMap({ blocks[$0] }) { return block }
        return anchors(withKeyOf: certificate).lazy.filter { $0.certificate.hasKey(of: certificate) }
            .compactMap { blocks[$0.fingerprint] }.first
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
