// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
public import EPassTrust

/// The certificates that a verdict rests on: the signer's, those between it and its anchor, and the other keys of the
/// same State in the trust material.
///
/// They are shown, and decide nothing: what they prove is for the checks to say.
public struct CertificateChain: Sendable, Hashable {
    /// What a certificate is in the chain.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// Of the key that signed the document, or the seal.
        case signer
        /// A link certificate between signer and anchor (Doc 9303-12, 4.1.3).
        case link
        /// The CSCA certificate that is trusted.
        case anchor
        /// Another key of a CSCA of that State.
        case generation
    }

    /// One certificate.
    public struct Entry: Sendable, Hashable {
        /// What it is in the chain.
        public let role: Role
        /// The subject as text; untrusted, as is everything of a certificate.
        public let subject: String
        /// The issuer as text.
        public let issuer: String
        /// The country, by its two letters; nil where it names none.
        public let country: String?
        /// In hexadecimal digits.
        public let serialNumber: String
        /// SHA-256 of the certificate, in hexadecimal digits.
        public let fingerprint: String
        /// The first second of its validity.
        public let notBefore: Timestamp
        /// The last second of its validity.
        public let notAfter: Timestamp
        /// When its private key begins to sign, where it says so.
        public let signsFrom: Timestamp?
        /// When its private key ends to sign, where it says so.
        public let signsUntil: Timestamp?
        /// The key: `ECDSA P-256`; the identifier of the algorithm where it is not known.
        public let key: String
        /// The algorithm that it is signed with.
        public let signature: String
        /// The number of its key among those of its State in the trust material, oldest first, from 1; nil where it is
        /// none of them.
        public let generation: Int?
        /// Whether it says that it was made for tests.
        public let isSynthetic: Bool
        /// The place in ``CertificateChain/entries`` of the certificate whose key signed it; nil where that was not
        /// shown. An anchor is trusted, and not shown to be signed by anybody.
        public let signedBy: Int?
        /// The place of the trusted certificate under which a link certificate vouches for the key of this one (Doc
        /// 9303-12, 6.1.1); nil where none is needed.
        public let linkedUnder: Int?
        /// Who vouches for it, where it is trusted.
        public let voucher: TrustVoucher?
    }

    /// The signer first, then what signed it up to the anchor, then the anchors that vouch for that one over links,
    /// then other keys of the State, oldest first.
    public let entries: [Entry]
    /// Whether it is the chain of a seal.
    public let isOfSeal: Bool

    /// How many other keys of the State are told at most.
    static let maximumGenerations = 6
    /// How many anchors over one another are told at most.
    static let maximumLinks = 8
}

extension CertificateChain {
    /// What it is made of.
    struct Basis: Sendable {
        /// Nil where it is not known.
        let signer: Certificate?
        /// From the signer to the anchor, each signed by the next.
        let path: [Certificate]
        let anchor: TrustAnchor?
        let trust: TrustSnapshot
        var isOfSeal = false

        /// Nil where no signer is known.
        var chain: CertificateChain? {
            CertificateChain(signer: signer, path: path, anchor: anchor, trust: trust, isOfSeal: isOfSeal)
        }
    }

    private init?(
        signer: Certificate?, path: [Certificate], anchor: TrustAnchor?, trust: TrustSnapshot, isOfSeal: Bool
    ) {
        let chain = path.isEmpty ? [signer].compactMap { $0 } : path
        guard let first = chain.first else { return nil }
        let country = anchor?.certificate.country?.code ?? first.issuerCountry?.code
        let anchors = country.map { trust.anchors(ofCountry: $0) } ?? []
        let generations = CSCAGenerations(anchors)
        // An anchor may itself be trusted for a link under another one.
        var above: [TrustAnchor] = []
        var under = anchor?.linkedUnder
        while above.count < Self.maximumLinks, let next = anchors.first(where: { $0.fingerprint == under }),
            !above.contains(next), next.fingerprint != anchor?.fingerprint
        {
            above.append(next)
            under = next.linkedUnder
        }
        var entries = chain.enumerated().map { index, certificate in
            let isLast = index == chain.count - 1
            let role: Role = index == 0 ? .signer : isLast && anchor != nil ? .anchor : .link
            return Entry(
                certificate, role: role, generation: index == 0 ? nil : generations.number(of: certificate),
                signedBy: isLast ? nil : index + 1,
                linkedUnder: isLast && !above.isEmpty && role == .anchor ? index + 1 : nil,
                voucher: role == .anchor ? anchor?.voucher : nil)
        }
        entries += above.enumerated().map { index, anchor in
            Entry(
                anchor.certificate, role: .anchor, generation: generations.number(of: anchor.certificate),
                signedBy: nil,
                linkedUnder: index + 1 < above.count ? chain.count + index + 1 : nil, voucher: anchor.voucher)
        }
        var keys = Set(chain.map(\.subjectPublicKey) + above.map(\.certificate.subjectPublicKey))
        let others = anchors.map(\.certificate).sorted { left, right in
            left.notBefore == right.notBefore
                ? left.encoded.lexicographicallyPrecedes(right.encoded) : left.notBefore < right.notBefore
        }.filter { keys.insert($0.subjectPublicKey).inserted }
        entries += others.suffix(Self.maximumGenerations).map {
            Entry($0, role: .generation, generation: generations.number(of: $0))
        }
        self.init(entries: entries, isOfSeal: isOfSeal)
    }
}

extension CertificateChain.Entry {
    fileprivate init(
        _ certificate: Certificate, role: CertificateChain.Role, generation: Int?, signedBy: Int? = nil,
        linkedUnder: Int? = nil, voucher: TrustVoucher? = nil
    ) {
        self.linkedUnder = linkedUnder
        self.voucher = voucher
        self.role = role
        self.generation = generation
        self.signedBy = signedBy
        subject = certificate.subject.description
        issuer = certificate.issuer.description
        country = certificate.country?.code
        serialNumber = certificate.serialNumberText
        notBefore = certificate.notBefore
        notAfter = certificate.notAfter
        let words = certificate.words
        fingerprint = words.fingerprint
        isSynthetic = words.isSynthetic
        signsFrom = words.signsFrom
        signsUntil = words.signsUntil
        key = words.key
        signature = words.signature
    }
}
