// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
internal import EPassMessages
internal import EPassTLV

/// The table between algorithm identifiers and signature algorithms (RFC 3279, RFC 4055, RFC 5758; Doc 9303-12, 4.1.6).
/// DSA with SHA-384 and SHA-512, which RFC 5758 leaves out, is in NIST's register (CSOR).
extension AlgorithmIdentifier {
    private static let hashes: [String: SignatureAlgorithm] = [
        "1.2.840.113549.1.1.5": .rsaPKCS1(.sha1), "1.2.840.113549.1.1.14": .rsaPKCS1(.sha224),
        "1.2.840.113549.1.1.11": .rsaPKCS1(.sha256), "1.2.840.113549.1.1.12": .rsaPKCS1(.sha384),
        "1.2.840.113549.1.1.13": .rsaPKCS1(.sha512), "1.2.840.10045.4.1": .ecdsa(.sha1),
        "1.2.840.10045.4.3.1": .ecdsa(.sha224), "1.2.840.10045.4.3.2": .ecdsa(.sha256),
        "1.2.840.10045.4.3.3": .ecdsa(.sha384), "1.2.840.10045.4.3.4": .ecdsa(.sha512),
        "1.2.840.10040.4.3": .dsa(.sha1), "2.16.840.1.101.3.4.3.1": .dsa(.sha224),
        "2.16.840.1.101.3.4.3.2": .dsa(.sha256), "2.16.840.1.101.3.4.3.3": .dsa(.sha384),
        "2.16.840.1.101.3.4.3.4": .dsa(.sha512),
        // RSA with SHA-1 by its OIW name.
        "1.3.14.3.2.29": .rsaPKCS1(.sha1),
        // The plain format of BSI TR-03111, 5.2.1.
        "0.4.0.127.0.7.1.1.4.1.1": .ecdsaPlain(.sha1), "0.4.0.127.0.7.1.1.4.1.2": .ecdsaPlain(.sha224),
        "0.4.0.127.0.7.1.1.4.1.3": .ecdsaPlain(.sha256), "0.4.0.127.0.7.1.1.4.1.4": .ecdsaPlain(.sha384),
        "0.4.0.127.0.7.1.1.4.1.5": .ecdsaPlain(.sha512),
    ]

    /// The signature algorithm, with every parameter taken from the identifier itself (F-49).
    ///
    /// - Parameter digest: the hash where the identifier names only the kind of key, as signers of Australia, New
    ///   Zealand and the United States write (`rsaEncryption`).
    /// - Throws: `TrustError` with code `unsupportedAlgorithm`.
    package func signatureAlgorithm(digest: HashAlgorithm? = nil) throws(TrustError) -> SignatureAlgorithm {
        if let known = Self.hashes[objectIdentifier] { return known }
        switch objectIdentifier {
        case OID.rsaPSS: return try pss()
        case OID.rsaEncryption: if let digest { return .rsaPKCS1(digest) }
        case OID.ecPublicKey: if let digest { return .ecdsa(digest) }
        case OID.dsa: if let digest { return .dsa(digest) }
        default: break
        }
        throw unsupported(.asn1SignatureAlgorithmUnknown)
    }

    /// The hash algorithm that the identifier names.
    ///
    /// - Throws: `TrustError` with code `unsupportedAlgorithm`.
    package func hashAlgorithm() throws(TrustError) -> HashAlgorithm {
        guard let hash = HashAlgorithm(objectIdentifier: objectIdentifier) else {
            throw unsupported(.asn1HashAlgorithmUnknown)
        }
        return hash
    }

    /// Whether the identifier names a kind of key and leaves the hash to be told elsewhere, where the standards have
    /// another one. `rsaEncryption` beside the digest is right (RFC 3370, 3.2).
    var leavesHashOpen: Bool { objectIdentifier == OID.ecPublicKey || objectIdentifier == OID.dsa }

    /// The identifier of a signature algorithm, as Doc 9303-12 and RFC 4055 want it written.
    package init(_ algorithm: SignatureAlgorithm) {
        switch algorithm {
        case .rsaPSS(let hash, let mgfHash, let saltLength):
            self.init(objectIdentifier: OID.rsaPSS, parameters: Self.pssParameters(hash, mgfHash, saltLength))
        case .rsaPKCS1, .ecdsa, .ecdsaPlain, .dsa:
            let names = Self.hashes.filter { $0.value == algorithm && $0.key != "1.3.14.3.2.29" }
            // Of RSA alone they are NULL; of ECDSA and DSA there are none (RFC 3279, 2.2).
            let isRSA = algorithm.family == .rsa
            self.init(objectIdentifier: names.keys.first ?? "", parameters: isRSA ? DERWriter.null : nil)
        }
    }

    /// The identifier of a hash algorithm, without parameters (RFC 5754, 2).
    package init(_ hash: HashAlgorithm) {
        self.init(objectIdentifier: hash.objectIdentifier)
    }

    /// The encoded identifier.
    ///
    /// - Throws: `TrustError` with code `issuingFailed` where the object identifier is none.
    package func encoded() throws(TrustError) -> [UInt8] {
        guard let identifier = DERWriter.objectIdentifier(objectIdentifier) else {
            throw TrustError(.issuingFailed, element: objectIdentifier, .asn1NoDottedIdentifier)
        }
        return DERWriter.sequence([identifier, parameters ?? []])
    }

    private func unsupported(_ message: Message) -> TrustError {
        TrustError(.unsupportedAlgorithm, element: objectIdentifier, message)
    }

    // RSASSA-PSS-params (RFC 4055, 3.1): each member has a default, and all four may be absent.
    private func pss() throws(TrustError) -> SignatureAlgorithm {
        var hash = HashAlgorithm.sha1
        var mgfHash = HashAlgorithm.sha1
        var saltLength = 20
        guard let parameters else { return .rsaPSS(hash: hash, mgfHash: mgfHash, saltLength: saltLength) }
        let element = "RSASSA-PSS-params"
        let tree = try ASN1Parser.parse(parameters, maximumLength: 1_024, element: element)
        var fields = try ASN1Fields(tree.node, element)
        if let tagged = fields.optional(.context(0)) { hash = try Self.inner(tagged, 0, element).hashAlgorithm() }
        if let tagged = fields.optional(.context(1)) {
            let mask = try Self.inner(tagged, 1, element)
            guard mask.objectIdentifier == OID.mgf1 else { throw mask.unsupported(.asn1MaskUnknown) }
            if let encoded = mask.parameters {
                let tree = try ASN1Parser.parse(encoded, maximumLength: 1_024, element: element)
                mgfHash = try AlgorithmIdentifier(tree.node, element).hashAlgorithm()
            }
        }
        if let tagged = fields.optional(.context(2)) {
            var inner = try ASN1Fields(tagged, element, as: .context(2))
            guard let length = try inner.next("saltLength").smallInteger(element), length <= 1_024 else {
                throw unsupported(.asn1SaltLengthOutOfRange)
            }
            saltLength = length
        }
        if let tagged = fields.optional(.context(3)) {
            var inner = try ASN1Fields(tagged, element, as: .context(3))
            guard try inner.next("trailerField").smallInteger(element) == 1 else {
                throw unsupported(.asn1TrailerFieldUnknown)
            }
        }
        try fields.finish()
        return .rsaPSS(hash: hash, mgfHash: mgfHash, saltLength: saltLength)
    }

    private static func inner(
        _ node: ASN1Node, _ number: UInt, _ element: String
    ) throws(TrustError) -> AlgorithmIdentifier {
        var fields = try ASN1Fields(node, element, as: .context(number))
        return try AlgorithmIdentifier(try fields.next("algorithm"), element)
    }

    private static func pssParameters(_ hash: HashAlgorithm, _ mgfHash: HashAlgorithm, _ saltLength: Int) -> [UInt8] {
        func algorithm(_ hash: HashAlgorithm) -> [UInt8] {
            DERWriter.sequence([DERWriter.objectIdentifier(hash.objectIdentifier) ?? [], DERWriter.null])
        }
        let mask = DERWriter.sequence([DERWriter.objectIdentifier(OID.mgf1) ?? [], algorithm(mgfHash)])
        return DERWriter.sequence([
            DERWriter.element(0xA0, algorithm(hash)), DERWriter.element(0xA1, mask),
            DERWriter.element(0xA2, DERWriter.integer(saltLength)),
        ])
    }
}
