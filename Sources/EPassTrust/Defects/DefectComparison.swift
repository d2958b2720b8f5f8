// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// Holds the entries of a defect list against the signer of a document.
struct DefectComparison {
    /// Of whom an entry speaks.
    enum Concern {
        /// Of documents of this signer.
        case document
        /// Of documents of others: a bound does not fit.
        case others
        /// Perhaps of this document: what does not fit cannot be compared, or stands beside what fits.
        case anybody
        /// It names no signer.
        case everybody
    }

    private let document: KnownDefects.Document
    /// Nil where the signer or the algorithm is not known, or no entry states a hash.
    private let hashes: SignerHashes?

    init(_ list: DefectList, _ document: KnownDefects.Document) {
        self.document = document
        let isHashed = list.defects.contains { $0.certificateHash != nil }
        hashes = isHashed ? SignerHashes(document, list.hashAlgorithm) : nil
    }

    /// Whom an entry speaks of where it speaks against documents. A hash that fits is enough, in any writing: whoever
    /// hands the certificate on has chosen the octets around what was signed. Where the signer is named otherwise and
    /// the hash fits no writing, it is open whether the issuer wrote the certificate in a form of its own.
    func concern(of defect: Defect) -> Concern {
        guard !defect.isUnbounded else { return .everybody }
        guard let stated = defect.certificateHash else { return names(defect.signer) ? .document : .others }
        if hashes?.ofWritings.contains(stated) == true { return .document }
        if defect.signer != nil { return names(defect.signer) ? .anybody : .others }
        // Without the signer's certificate nothing of the document is proven, and a hash alone tells nothing of it.
        guard document.signer != nil else { return .others }
        // A hash of another length is one by another algorithm than the list says.
        return hashes?.asItCame.count == stated.count ? .others : .anybody
    }

    /// Whom an entry speaks of that revokes one of the authorities which a document rests on: each is named as a signer
    /// is. With the one that is meant.
    static func concern(
        of defect: Defect, with authorities: [DefectComparison]
    ) -> (concern: Concern, authority: Certificate?) {
        var found: (concern: Concern, authority: Certificate?) = (.others, nil)
        for authority in authorities {
            switch authority.concern(of: defect) {
            case .document: return (.document, authority.document.signer)
            case .anybody: if authority.names(defect.signer) { found = (.anybody, authority.document.signer) }
            case .others, .everybody: break
            }
        }
        return found
    }

    /// Whether all that an entry states fits the certificate as it came: nothing else excuses anything.
    func isExact(_ defect: Defect) -> Bool {
        if defect.signer != nil, !names(defect.signer) { return false }
        return defect.certificateHash.map { $0 == hashes?.asItCame } ?? true
    }

    /// Whether that is the document's signer; by the document's own words where the certificate is missing.
    func names(_ identifier: SignerInfo.Identifier?) -> Bool {
        identifier.flatMap(document.isSigned(by:)) ?? false
    }
}

/// The hashes of the certificate of a document's signer that the entries of one list are held against.
struct SignerHashes {
    /// That of the octets as they came.
    let asItCame: [UInt8]
    /// Those of each writing of them, that one included.
    let ofWritings: Set<[UInt8]>

    /// Nil where the signer, or the algorithm, is not known.
    init?(_ document: KnownDefects.Document, _ algorithm: AlgorithmIdentifier) {
        guard let signer = document.signer, let hash = try? algorithm.hashAlgorithm(),
            let asItCame = try? hash.hash(signer.encoded)
        else { return nil }
        let issuers = document.path.dropFirst() + (document.anchor.map { [$0.certificate] } ?? [])
        self.asItCame = asItCame
        ofWritings = signer.hashes(hash, under: Array(issuers))
    }
}
