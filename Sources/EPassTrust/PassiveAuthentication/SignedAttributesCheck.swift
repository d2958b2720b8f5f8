// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// The step `securityObject.*.signedAttributes`: whether what is signed is this content (RFC 5652, 5.3, 5.6, 11.1,
/// 11.2).
enum SignedAttributesCheck {
    static func judge(_ data: SignedData, _ signer: SignerInfo, _ profile: TrustProfile) -> Outcome {
        guard let content = data.eContent else { return .noSecurityObject }
        guard let attributes = signer.signedAttrs else {
            return .failed(.attributeMissing, "There are no signed attributes.")
        }
        if let refused = contentType(attributes, data.eContentType) ?? messageDigest(attributes, signer, content) {
            return refused
        }
        let deviations: [TrustDeviation] = attributes.isInOrder ? [] : [.attributeOrder]
        return Outcome.successful("The signed attributes name the content's type and its digest.", deviations)
            .judged(by: profile)
    }

    private static func contentType(_ attributes: SignerInfo.SignedAttributes, _ type: String) -> Outcome? {
        switch attributes.single(OID.contentType) {
        case .failure(let refused): return refused.outcome("content type")
        case .success(let value):
            guard let node = ASN1Parser.distinguished(value), let stated = try? node.objectIdentifier("contentType")
            else {
                return .failed(.malformed, "The signed content type is no object identifier.")
            }
            return stated == type
                ? nil : .failed(.contentTypeMismatch, "The signed content type is \(stated), the content's is \(type).")
        }
    }

    private static func messageDigest(
        _ attributes: SignerInfo.SignedAttributes, _ signer: SignerInfo, _ content: [UInt8]
    ) -> Outcome? {
        switch attributes.single(OID.messageDigest) {
        case .failure(let refused): return refused.outcome("message digest")
        case .success(let value):
            guard let node = ASN1Parser.distinguished(value), let stated = try? node.octetString("messageDigest") else {
                return .failed(.malformed, "The signed message digest is no octet string.")
            }
            guard let hash = try? signer.digestAlgorithm.hashAlgorithm() else {
                return .undetermined(
                    .unsupportedAlgorithm, "The digest algorithm \(signer.digestAlgorithm) is not known.")
            }
            guard let digest = try? hash.hash(content) else {
                return Outcome(
                    result: .aborted, reason: .unsupportedAlgorithm, detail: "\(hash) could not be computed.")
            }
            return stated == digest
                ? nil : .failed(.messageDigestMismatch, "The signed digest is not the \(hash) of the content.")
        }
    }
}

extension SignerInfo.SignedAttributes {
    /// Why an attribute that must be there once, with one value, is not.
    enum Refusal: Error {
        case missing
        case doubled

        func outcome(_ name: String) -> Outcome {
            switch self {
            case .missing: .failed(.attributeMissing, "The \(name) is not among the signed attributes.")
            case .doubled: .failed(.attributeDoubled, "The \(name) is there more than once.")
            }
        }
    }

    /// The encoded value of the attribute.
    func single(_ type: String) -> Result<[UInt8], Refusal> {
        let found = attributes.filter { $0.type == type }
        guard let attribute = found.first, let value = attribute.values.first else { return .failure(.missing) }
        return found.count == 1 && attribute.values.count == 1 ? .success(value) : .failure(.doubled)
    }
}
