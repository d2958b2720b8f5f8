// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// The step `securityObject.*.signedAttributes`: whether what is signed is this content (RFC 5652, 5.3, 5.6, 11.1,
/// 11.2).
enum SignedAttributesCheck {
    static func judge(_ data: SignedData, _ signer: SignerInfo, _ profile: TrustProfile) -> Outcome {
        guard let content = data.eContent else { return .noSecurityObject }
        guard let attributes = signer.signedAttrs else {
            return .failed(.attributeMissing, .signatureNoAttributes)
        }
        if let refused = contentType(attributes, data.eContentType) ?? messageDigest(attributes, signer, content) {
            return refused
        }
        let deviations: [TrustDeviation] = attributes.isInOrder ? [] : [.attributeOrder]
        return Outcome.successful(.signatureAttributesMatch, deviations)
            .judged(by: profile)
    }

    private static func contentType(_ attributes: SignerInfo.SignedAttributes, _ type: String) -> Outcome? {
        switch attributes.single(OID.contentType) {
        case .failure(let refused): return refused.outcome(of: "contentType")
        case .success(let value):
            guard let node = ASN1Parser.distinguished(value), let stated = try? node.objectIdentifier("contentType")
            else {
                return .failed(.malformed, .signatureContentTypeMalformed)
            }
            return stated == type
                ? nil : .failed(.contentTypeMismatch, .signatureContentTypeMismatch(stated: stated, type: type))
        }
    }

    private static func messageDigest(
        _ attributes: SignerInfo.SignedAttributes, _ signer: SignerInfo, _ content: [UInt8]
    ) -> Outcome? {
        switch attributes.single(OID.messageDigest) {
        case .failure(let refused): return refused.outcome(of: "messageDigest")
        case .success(let value):
            guard let node = ASN1Parser.distinguished(value), let stated = try? node.octetString("messageDigest") else {
                return .failed(.malformed, .signatureDigestMalformed)
            }
            guard let hash = try? signer.digestAlgorithm.hashAlgorithm() else {
                return .undetermined(
                    .unsupportedAlgorithm, .signatureDigestAlgorithmUnknown(algorithm: signer.digestAlgorithm))
            }
            guard let digest = try? hash.hash(content) else {
                return Outcome(
                    result: .aborted, reason: .unsupportedAlgorithm, message: .hashNotComputed(algorithm: hash))
            }
            return stated == digest
                ? nil : .failed(.messageDigestMismatch, .signatureDigestMismatch(hash: hash))
        }
    }
}

extension SignerInfo.SignedAttributes {
    /// Why an attribute that must be there once, with one value, is not.
    enum Refusal: Error {
        case missing
        case doubled

        /// - Parameter name: the name in ASN.1, by which messages choose a word.
        func outcome(of name: String) -> Outcome {
            switch self {
            case .missing: .failed(.attributeMissing, .signatureAttributeMissing(attribute: name))
            case .doubled: .failed(.attributeDoubled, .signatureAttributeDoubled(attribute: name))
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
