// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The step `issuer.ds.documentType`: whether the signer may produce documents of this type (Doc 9303-12, 7.1.1.6).
enum DocumentTypeCheck {
    static func judge(
        _ signer: Certificate, of name: SignerName = .documentSigner, documentCode: String?, profile: TrustProfile
    ) -> Outcome {
        judge(signer, name, documentCode: documentCode).judged(by: profile)
    }

    private static func judge(_ signer: Certificate, _ name: SignerName, documentCode: String?) -> Outcome {
        guard !signer.decodedExtensions.undecoded.contains(OID.documentTypeList) else {
            return .undetermined(.malformed, .pathDocumentTypesUndecodable(signer: name.word))
        }
        guard let stated = signer.decodedExtensions.documentTypes else {
            return .notOffered(.pathDocumentTypesNotStated(signer: name.word))
        }
        let allowed = stated.map(text).filter { !$0.isEmpty }
        guard !allowed.isEmpty else { return .undetermined(.malformed, .pathDocumentTypesEmpty(signer: name.word)) }
        guard let documentCode, case let code = text(documentCode), !code.isEmpty else {
            return .undetermined(.notRead, .pathDocumentCodeUnknown)
        }
        // A single letter stands for every type that begins with it.
        let types = Array(allowed.prefix(8))
        guard allowed.contains(where: { $0.utf8.count == 1 ? code.hasPrefix($0) : code == $0 }) else {
            return .failed(.documentTypeNotAllowed, .pathDocumentTypeNotAllowed(code: code, types: types))
        }
        let extensions = signer.decodedExtensions
        return .successful(
            .pathDocumentTypeAllowed(code: code, types: types),
            extensions.statesDocumentTypeVersion ? [] : [.documentTypeListWithoutVersion])
    }

    /// Two characters as in the machine readable zone, without fillers. Types come from hostile certificates: anything
    /// else in them is left out.
    private static func text(_ type: String) -> String {
        let kept = type.uppercased().unicodeScalars.filter { ("A"..."Z").contains($0) || ("0"..."9").contains($0) }
        return String(String.UnicodeScalarView(kept.prefix(3)))
    }
}
