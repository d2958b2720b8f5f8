// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The step `issuer.ds.documentType`: whether the signer may produce documents of this type (Doc 9303-12, 7.1.1.6).
enum DocumentTypeCheck {
    static func judge(_ signer: Certificate, documentCode: String?, profile: TrustProfile) -> Outcome {
        judge(signer, documentCode: documentCode).judged(by: profile)
    }

    private static func judge(_ signer: Certificate, documentCode: String?) -> Outcome {
        guard !signer.decodedExtensions.undecoded.contains(OID.documentTypeList) else {
            return .undetermined(.malformed, "The list of document types of the document signer cannot be decoded.")
        }
        guard let types = signer.decodedExtensions.documentTypes else {
            return Outcome(
                result: .notSupported, reason: .notOffered,
                detail: "The document signer does not say which types of documents it may produce.")
        }
        let allowed = types.map(text).filter { !$0.isEmpty }
        guard !allowed.isEmpty else {
            return .undetermined(.malformed, "The list of document types of the document signer is empty.")
        }
        guard let documentCode, case let code = text(documentCode), !code.isEmpty else {
            return .undetermined(.notRead, "The document code of DG1 is not known.")
        }
        // A single letter stands for every type that begins with it.
        let list = allowed.prefix(8).joined(separator: ", ")
        guard allowed.contains(where: { $0.utf8.count == 1 ? code.hasPrefix($0) : code == $0 }) else {
            return .failed(
                .documentTypeNotAllowed, "The document is of type \(code), its signer may produce \(list).")
        }
        let extensions = signer.decodedExtensions
        return .successful(
            "The document is of type \(code), and its signer may produce \(list).",
            extensions.statesDocumentTypeVersion ? [] : [.documentTypeListWithoutVersion])
    }

    /// Two characters as in the machine readable zone, without fillers. Types come from hostile certificates: anything
    /// else in them is left out.
    private static func text(_ type: String) -> String {
        let kept = type.uppercased().unicodeScalars.filter { ("A"..."Z").contains($0) || ("0"..."9").contains($0) }
        return String(String.UnicodeScalarView(kept.prefix(3)))
    }
}
