// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Holds the bounds of the entries of one defect list against a document.
struct DefectComparison {
    /// Of whom an entry speaks.
    enum Concern {
        /// Of documents of this signer: each bound fits; they are joined by "and".
        case document
        /// Of documents of others: a bound does not fit.
        case others
        /// Perhaps of this document: what does not fit cannot be compared.
        case anybody
        /// It names no signer.
        case everybody
    }

    private let document: KnownDefects.Document
    /// The hash of the signer's certificate; nil where the signer or the algorithm is not known.
    private let hash: [UInt8]?

    init(_ list: DefectList, _ document: KnownDefects.Document) {
        self.document = document
        hash = document.signer.flatMap(list.hash(of:))
    }

    func concern(of defect: Defect) -> Concern {
        guard !defect.isUnbounded else { return .everybody }
        if defect.signer != nil, !names(defect.signer) { return .others }
        guard let stated = defect.certificateHash else { return .document }
        // Without the signer's certificate nothing of the document is proven, and a hash alone tells nothing of it.
        if document.signer == nil, defect.signer == nil { return .others }
        // A hash of another length is one by another algorithm than the list says.
        guard let hash, hash.count == stated.count else { return .anybody }
        return hash == stated ? .document : .others
    }

    /// Whether that is the document's signer; by the document's own words where the certificate is missing.
    func names(_ identifier: SignerInfo.Identifier?) -> Bool {
        identifier.flatMap(document.isSigned(by:)) ?? false
    }
}
