// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// The step `securityObject.*.signedAttributes`: whether what is signed is this content (RFC 5652, 5.3, 5.6, 11.1,
/// 11.2).
enum SignedAttributesCheck {
    /// - Parameter types: the types of this content and of no other. Where the signed attribute states one of them, and
    ///   another stands beside the content, where nobody signed it, what differs is no sign of a forgery.
    static func judge(
        _ data: SignedData, _ signer: SignerInfo, _ profile: TrustProfile, of types: Set<String> = []
    ) -> Outcome {
        guard let content = data.eContent else { return .noSecurityObject }
        guard let attributes = signer.signedAttrs else {
            return .undetermined(.signedAttributesAbsent, .signatureNoAttributes)
        }
        let refused = [
            messageDigest(attributes, signer, content, profile),
            contentType(attributes, data.eContentType, profile, of: types),
        ].compactMap { $0 }
        // What was shown to be wrong says more than what is open.
        if let first = refused.first(where: { $0.result == .failed }) ?? refused.first { return first }
        let deviations: [TrustDeviation] = attributes.isInOrder ? [] : [.attributeOrder]
        return Outcome.successful(.signatureAttributesMatch, deviations)
            .judged(by: profile)
    }

    private static func contentType(
        _ attributes: SignerInfo.SignedAttributes, _ type: String, _ profile: TrustProfile, of types: Set<String>
    ) -> Outcome? {
        switch attributes.single(OID.contentType) {
        case .failure(let refused): return refused.outcome(of: "contentType", profile)
        case .success(let value):
            guard let node = ASN1Parser.distinguished(value), let stated = try? node.objectIdentifier("contentType")
            else {
                return .malformed(.malformed, .signatureContentTypeMalformed, profile)
            }
            guard stated != type else { return nil }
            let message = Message.signatureContentTypeMismatch(stated: stated, type: type)
            return types.contains(stated)
                ? .malformed(.contentTypeMismatch, message, profile) : .failed(.contentTypeMismatch, message)
        }
    }

    private static func messageDigest(
        _ attributes: SignerInfo.SignedAttributes, _ signer: SignerInfo, _ content: [UInt8], _ profile: TrustProfile
    ) -> Outcome? {
        switch attributes.single(OID.messageDigest) {
        case .failure(let refused): return refused.outcome(of: "messageDigest", profile)
        case .success(let value):
            guard let node = ASN1Parser.distinguished(value), let stated = try? node.octetString("messageDigest") else {
                return .malformed(.malformed, .signatureDigestMalformed, profile)
            }
            guard let hash = try? signer.digestAlgorithm.hashAlgorithm() else {
                return .undetermined(
                    .unsupportedAlgorithm, .signatureDigestAlgorithmUnknown(algorithm: signer.digestAlgorithm))
            }
            guard stated.count == hash.digestSize else {
                // Nobody signed the name of the algorithm, and the digest somebody did.
                guard let fitting = HashAlgorithm.allCases.first(where: { $0.digestSize == stated.count }),
                    (try? fitting.hash(content)) != stated
                else {
                    return .malformed(.malformed, .signatureDigestLength(count: stated.count, hash: hash), profile)
                }
                return .failed(.messageDigestMismatch, .signatureDigestMismatch(hash: fitting))
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
    /// Whether they state a digest of that content, by any algorithm that is known.
    func fit(_ content: [UInt8]) -> Bool {
        guard case .success(let value) = single(OID.messageDigest), let node = ASN1Parser.distinguished(value),
            let stated = try? node.octetString("messageDigest")
        else { return false }
        return HashAlgorithm.allCases.contains { $0.digestSize == stated.count && (try? $0.hash(content)) == stated }
    }

    /// Why an attribute that must be there once, with one value, is not.
    enum Refusal: Error {
        case missing
        case doubled

        /// - Parameter name: the name in ASN.1, by which messages choose a word.
        func outcome(of name: String, _ profile: TrustProfile) -> Outcome {
            switch self {
            case .missing: .malformed(.attributeMissing, .signatureAttributeMissing(attribute: name), profile)
            case .doubled: .malformed(.attributeDoubled, .signatureAttributeDoubled(attribute: name), profile)
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
