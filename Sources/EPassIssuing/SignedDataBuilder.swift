// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassMessages
import EPassTLV
package import EPassTrust

/// Makes a SignedData for the simulated world (an EF.SOD's content), by the profile of Doc 9303-10, 4.6.2.2 or with
/// chosen defects.
package struct SignedDataBuilder: Sendable {
    /// A single departure from the profile. Everything else stays right, and what is signed is signed as it then
    /// stands.
    package enum Defect: String, Sendable, Hashable, CaseIterable {
        /// The signed content type is id-data.
        case wrongContentTypeAttribute
        /// The signed message digest is that of other octets.
        case wrongMessageDigest
        /// One bit of the signature is changed.
        case wrongSignature
        /// There is no content type among the signed attributes.
        case missingContentType
        /// There is no message digest among the signed attributes.
        case missingMessageDigest
        /// The content type attribute occurs twice.
        case doubledContentType
        /// The message digest attribute occurs twice.
        case doubledMessageDigest
        /// The message digest attribute has two values.
        case twoMessageDigests
        /// There are no signed attributes; the signature is over the content.
        case noSignedAttributes
        /// There is no signer.
        case noSigner
        /// The signer occurs twice.
        case severalSigners
        /// The serial number that names the signer is another one.
        case unknownSigner
        /// There are no certificates.
        case noCertificate
        /// The version is 1.
        case wrongVersion
        /// There is no content.
        case noContent
        /// The attributes stand in the order opposite to DER; tolerated in the field (F-31).
        case attributeOrder
        /// Outer lengths are indefinite; tolerated in the field (F-30).
        case indefiniteLengths
        /// The signature algorithm names only the kind of key; tolerated in the field.
        case hashNotNamed
        /// An integer of the signature is padded; tolerated in the field with ECDSA (F-52).
        case paddedSignature
        /// The RSA signature begins with a zero octet, and lacks it; tolerated in the field (F-52). The signing time is
        /// counted on by seconds until one does.
        case shortSignature
        /// The version of the signer's structure does not fit the way it names its certificate; tolerated.
        case wrongSignerVersion
    }

    /// The type of the content in dots.
    package var contentType: String
    /// The content: an encoded LDS security object.
    package var content: [UInt8]
    /// The hash of the message digest.
    package var digest: IssuingHash
    /// The encoded certificates to carry.
    package var certificates: [[UInt8]]
    /// Whether the signer is named by its key identifier instead of issuer and serial number; nil where its certificate
    /// states one.
    package var usesKeyIdentifier: Bool? = false
    /// The signing time to state among the signed attributes, or nil for none.
    package var signingTime: Timestamp?
    /// What is wrong with it.
    package var defects: Set<Defect> = []

    /// A SignedData over that content, carrying these certificates.
    package init(
        contentType: String = "2.23.136.1.1.1", content: [UInt8], digest: HashAlgorithm, certificates: [[UInt8]]
    ) {
        self.contentType = contentType
        self.content = content
        self.digest = IssuingHash(digest)
        self.certificates = certificates
    }

    /// Signs, and gives the encoded ContentInfo.
    ///
    /// - Parameters:
    ///   - key: the document signer's key.
    ///   - certificate: the document signer's certificate, which the signer names.
    ///   - algorithm: one of that key; its hash may differ from `digest` (F-48).
    /// - Throws: `TrustError` with code `issuingFailed` or `cryptography`.
    package func contentInfo(
        signedBy key: PrivateKey, certificate: Certificate, algorithm: SignatureAlgorithm
    ) throws(TrustError) -> [UInt8] {
        try contentInfo(by: IssuingSigner(key, algorithm), certificate: certificate)
    }

    /// The same, by any signer.
    package func contentInfo(by issuer: IssuingSigner, certificate: Certificate) throws(TrustError) -> [UInt8] {
        let digestIdentifier = try AlgorithmIdentifier(digest).encoded()
        let encapsulated = DERWriter.sequence([
            try DERWriter.identifier(contentType),
            defects.contains(.noContent) ? [] : DERWriter.element(0xA0, DERWriter.octetString(content)),
        ])
        let signer = try signerInfo(issuer, certificate, digestIdentifier)
        let signers =
            defects.contains(.noSigner) ? [] : defects.contains(.severalSigners) ? [signer, signer] : [signer]
        let carried = defects.contains(.noCertificate) ? [] : certificates
        let members: [[UInt8]] = [
            DERWriter.integer(defects.contains(.wrongVersion) ? 1 : 3), DERWriter.set([digestIdentifier]), encapsulated,
            carried.isEmpty ? [] : DERWriter.element(0xA0, Array(carried.joined())), DERWriter.set(signers),
        ]
        let type = try DERWriter.identifier(OID.signedData)
        if defects.contains(.indefiniteLengths) {
            let body = [0x30, 0x80] + members.joined() + [0, 0]
            return [0x30, 0x80] + type + [0xA0, 0x80] + body + [0, 0, 0, 0]
        }
        return DERWriter.sequence([type, DERWriter.element(0xA0, DERWriter.sequence(members))])
    }

    private func signerInfo(
        _ issuer: IssuingSigner, _ certificate: Certificate, _ digestIdentifier: [UInt8]
    ) throws(TrustError) -> [UInt8] {
        var issuer = issuer
        if defects.contains(.hashNotNamed) { issuer.namesKeyOnly = true }
        let identifier = issuer.identifier
        let (attributes, made) = try signature(by: issuer)
        var signature = made
        if defects.contains(.wrongSignature), let last = signature.popLast() { signature.append(last ^ 1) }
        if defects.contains(.paddedSignature) { signature = Self.padded(signature) }
        let usesKeyIdentifier = self.usesKeyIdentifier ?? (certificate.decodedExtensions.subjectKeyIdentifier != nil)
        return DERWriter.sequence([
            DERWriter.integer(usesKeyIdentifier != defects.contains(.wrongSignerVersion) ? 3 : 1),
            try sid(certificate, usesKeyIdentifier), digestIdentifier,
            defects.contains(.noSignedAttributes) ? [] : DERWriter.element(0xA0, attributes),
            try identifier.encoded(), DERWriter.octetString(signature),
        ])
    }

    /// The signed attributes and the signature over them, or over the content where there are none.
    private func signature(by issuer: IssuingSigner) throws(TrustError) -> (attributes: [UInt8], signature: [UInt8]) {
        var builder = self
        // One message in 256 has such a signature.
        for _ in 0..<(defects.contains(.shortSignature) && issuer.algorithm.family == .rsa ? 4_096 : 1) {
            let attributes = try builder.signedAttributes()
            let signature = try issuer.signature(
                over: defects.contains(.noSignedAttributes) ? content : DERWriter.element(.set, attributes),
                element: "SignerInfo.signature")
            guard defects.contains(.shortSignature), issuer.algorithm.family == .rsa else {
                return (attributes, signature)
            }
            if signature.first == 0 { return (attributes, Array(signature.dropFirst())) }
            builder.signingTime = builder.signingTime.map { Timestamp(secondsSince1970: $0.secondsSince1970 + 1) }
        }
        throw TrustError(.issuingFailed, element: "SignerInfo.signature", .asn1NoShortSignature)
    }

    /// A signature of ECDSA or DSA of at most 125 octets with a zero octet before r.
    private static func padded(_ signature: [UInt8]) -> [UInt8] {
        guard signature.count > 4, signature.count < 126, signature[0] == 0x30 else { return signature }
        return [0x30, signature[1] + 1, 0x02, signature[3] + 1, 0x00] + signature[4...]
    }

    private func sid(_ certificate: Certificate, _ usesKeyIdentifier: Bool) throws(TrustError) -> [UInt8] {
        if usesKeyIdentifier {
            guard var identifier = certificate.decodedExtensions.subjectKeyIdentifier else {
                throw TrustError(.issuingFailed, element: "SignerInfo.sid", .asn1SignerWithoutKeyIdentifier)
            }
            if defects.contains(.unknownSigner) { identifier = identifier.map { ~$0 } }
            return DERWriter.element(0x80, identifier)
        }
        var serialNumber = certificate.serialNumber
        if defects.contains(.unknownSigner) { serialNumber.append(0x01) }
        return DERWriter.sequence([DERWriter.certificate(certificate.issuer, serialNumber)])
    }

    private func signedAttributes() throws(TrustError) -> [UInt8] {
        let type = defects.contains(.wrongContentTypeAttribute) ? OID.data : contentType
        let hash: [UInt8]
        do throws(CryptoError) {
            hash = try digest.hash(defects.contains(.wrongMessageDigest) ? content + [0] : content)
        } catch {
            throw TrustError(error, element: "messageDigest")
        }
        let digestValue = DERWriter.octetString(hash)
        let digestValues = defects.contains(.twoMessageDigests) ? [digestValue, digestValue] : [digestValue]
        let typeAttribute = try Self.attribute(OID.contentType, [try DERWriter.identifier(type)])
        let digestAttribute = try Self.attribute(OID.messageDigest, digestValues)
        var attributes: [[UInt8]] = []
        if !defects.contains(.missingContentType) { attributes.append(typeAttribute) }
        if defects.contains(.doubledContentType) { attributes.append(typeAttribute) }
        if !defects.contains(.missingMessageDigest) { attributes.append(digestAttribute) }
        if defects.contains(.doubledMessageDigest) { attributes.append(digestAttribute) }
        if let signingTime {
            attributes.append(try Self.attribute(OID.signingTime, [DERWriter.time(signingTime)]))
        }
        attributes.sort { $0.lexicographicallyPrecedes($1) }
        if defects.contains(.attributeOrder) { attributes.reverse() }
        return Array(attributes.joined())
    }

    private static func attribute(_ type: String, _ values: [[UInt8]]) throws(TrustError) -> [UInt8] {
        DERWriter.sequence([try DERWriter.identifier(type), DERWriter.set(values)])
    }
}

extension SignedDataBuilder {
    /// A list by the profile of Doc 9303-12, 9.1 and 10.1; its signer is named by its key identifier where it states
    /// one, as the profile recommends.
    ///
    /// - Parameters:
    ///   - content: from ``CertificateListBuilder``, ``DeviationListBuilder`` or ``DefectListBuilder``, or from a test.
    ///   - certificates: the signer's, and as a rule that of its CSCA.
    ///   - signingTime: nil leaves the attribute out, which the profile forbids.
    package init(kind: SignedListKind, content: [UInt8], certificates: [[UInt8]], signingTime: Timestamp?) {
        self.init(contentType: kind.contentType, content: content, digest: .sha256, certificates: certificates)
        usesKeyIdentifier = nil
        self.signingTime = signingTime
    }

    /// Signs a list, and decodes the result.
    ///
    /// - Throws: as ``contentInfo(signedBy:certificate:algorithm:)``, and where a defect makes the result undecodable.
    package func issue(
        signedBy key: PrivateKey, certificate: Certificate, algorithm: SignatureAlgorithm
    ) throws(TrustError) -> SignedList {
        try SignedList(contentInfo: try contentInfo(signedBy: key, certificate: certificate, algorithm: algorithm))
    }
}
