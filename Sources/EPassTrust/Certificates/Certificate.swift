// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// An X.509 certificate (RFC 5280, 4.1; profile: Doc 9303-12, 7.1), decoded and never trusted by that.
///
/// The octets are kept as they came, so that signatures are verified over what was signed and nothing is encoded again. The decoder takes what
/// issuers are known to have written: BER lengths, negative or long serial numbers, any extension; what departs from the profile is for a lint
/// and for the judgement of passive authentication to say.
public struct Certificate: Sendable, Hashable, CustomStringConvertible {
    /// The whole certificate as it came.
    public let encoded: [UInt8]
    /// The octets that the issuer signed.
    public let tbsCertificate: [UInt8]
    /// The version: 3 in the profile, 1 where none is stated.
    public let version: Int
    /// The content octets of the serial number as encoded; may be negative or padded in the field.
    public let serialNumber: [UInt8]
    /// The signature algorithm inside what is signed.
    public let signature: AlgorithmIdentifier
    /// Who issued it.
    public let issuer: DistinguishedName
    /// The beginning of the validity period.
    public let notBefore: Timestamp
    /// The end of the validity period; that second belongs to it.
    public let notAfter: Timestamp
    /// Whom it is about.
    public let subject: DistinguishedName
    /// The encoded SubjectPublicKeyInfo.
    public let subjectPublicKeyInfo: [UInt8]
    /// The octets of the public key itself, without its algorithm.
    public let subjectPublicKey: [UInt8]
    /// The extensions in their order, each with its octets.
    public let extensions: [Extension]
    /// The signature algorithm beside the signature; it is not signed.
    public let signatureAlgorithm: AlgorithmIdentifier
    /// The signature.
    public let signatureValue: [UInt8]
    /// Whether all lengths were in the form of DER.
    public let isDistinguished: Bool
    /// What the extensions say that decide about trust.
    public let decodedExtensions: DecodedExtensions
    /// The key, decoded when a signature is first verified under it; copies of the certificate share it.
    let verificationKey: VerificationKey

    /// The longest certificate that is parsed, in octets.
    public static let maximumLength = 65_536
    private static let maximumExtensions = 64

    /// Decodes one certificate that fills the octets.
    ///
    /// - Parameter encoded: at most `maximumLength` octets of DER, or of BER.
    /// - Throws: `TrustError` that names the element and its position. Success proves nothing about any signature.
    public init(encoded: [UInt8]) throws(TrustError) {
        let tree = try ASN1Parser.parse(encoded, maximumLength: Self.maximumLength, element: "Certificate")
        var certificate = try ASN1Fields(tree.node, "Certificate")
        let tbsNode = try certificate.next("tbsCertificate")
        signatureAlgorithm = try AlgorithmIdentifier(
            try certificate.next("signatureAlgorithm"), "Certificate.signatureAlgorithm")
        signatureValue = try certificate.next("signature").bitStringOctets("Certificate.signature")
        try certificate.finish()

        var fields = try ASN1Fields(tbsNode, "tbsCertificate")
        version = try Self.version(&fields)
        serialNumber = try fields.next("serialNumber").integerOctets("tbsCertificate.serialNumber")
        signature = try AlgorithmIdentifier(try fields.next("signature"), "tbsCertificate.signature")
        issuer = try DistinguishedName(try fields.next("issuer"), "tbsCertificate.issuer")
        var validity = try ASN1Fields(try fields.next("validity"), "tbsCertificate.validity")
        notBefore = try Timestamp(try validity.next("notBefore"), "tbsCertificate.validity.notBefore")
        notAfter = try Timestamp(try validity.next("notAfter"), "tbsCertificate.validity.notAfter")
        try validity.finish()
        subject = try DistinguishedName(try fields.next("subject"), "tbsCertificate.subject")
        let keyNode = try fields.next("subjectPublicKeyInfo")
        var key = try ASN1Fields(keyNode, "tbsCertificate.subjectPublicKeyInfo")
        try AlgorithmIdentifier.check(try key.next("algorithm"), "tbsCertificate.subjectPublicKeyInfo.algorithm")
        subjectPublicKey = try key.next("subjectPublicKey").bitStringOctets("tbsCertificate.subjectPublicKeyInfo")
        try key.finish()
        subjectPublicKeyInfo = Array(keyNode.encodedBytes)
        verificationKey = VerificationKey(subjectPublicKeyInfo)
        _ = fields.optional(.context(1))
        _ = fields.optional(.context(2))
        extensions = try Self.extensions(&fields)
        try fields.finish()
        decodedExtensions = try DecodedExtensions(extensions)

        self.encoded = encoded
        tbsCertificate = Array(tbsNode.encodedBytes)
        isDistinguished = tree.isDistinguished
    }

    private static func version(_ fields: inout ASN1Fields) throws(TrustError) -> Int {
        guard let tagged = fields.optional(.context(0)) else { return 1 }
        var inner = try ASN1Fields(tagged, "tbsCertificate.version", as: .context(0))
        let number = try inner.next("version").smallInteger("tbsCertificate.version")
        try inner.finish()
        guard let number, number <= 2 else {
            throw tagged.malformed("tbsCertificate.version", "There is no such version.")
        }
        return number + 1
    }

    private static func extensions(_ fields: inout ASN1Fields) throws(TrustError) -> [Extension] {
        guard let tagged = fields.optional(.context(3)) else { return [] }
        var inner = try ASN1Fields(tagged, "tbsCertificate.extensions", as: .context(3))
        var list = try ASN1Fields(try inner.next("extensions"), "tbsCertificate.extensions")
        try inner.finish()
        var extensions: [Extension] = []
        while let node = try list.member("extension", maximum: maximumExtensions) {
            let entry = try Extension(node)
            guard !extensions.contains(where: { $0.objectIdentifier == entry.objectIdentifier }) else {
                throw TrustError(
                    .doubledExtension, element: "tbsCertificate.extensions.\(entry.objectIdentifier)",
                    offset: node.startIndex, "The extension is stated twice.")
            }
            extensions.append(entry)
        }
        return extensions
    }

    /// Equal octets make equal certificates.
    public static func == (left: Self, right: Self) -> Bool { left.encoded == right.encoded }

    /// Hashes the octets.
    public func hash(into hasher: inout Hasher) { hasher.combine(encoded) }

    /// Subject, issuer and serial number.
    public var description: String {
        "\(subject) (issued by \(issuer), serial \(serialNumberText))"
    }
}

extension Certificate {
    /// The organization that the names of synthetic certificates carry, so that nobody takes them for real ones (T33).
    public static let syntheticOrganization = "epass synthetic"

    /// Whether the certificate says that it is synthetic: it belongs to Utopia, the State of specimens (Doc 9303-3, 5, part G), or carries
    /// ``syntheticOrganization``. A real one never does; a forger may leave the mark out, and gains nothing, since nobody trusts the forgery.
    public var isSynthetic: Bool {
        subject.country == "UT" || subject.first(OID.organization) == Self.syntheticOrganization
    }

    /// Issuer and subject are the same name: a root, or a link to a new key of the same authority.
    public var isSelfIssued: Bool { issuer.matches(subject) }

    /// The serial number as hexadecimal digits of its content octets.
    public var serialNumberText: String {
        serialNumber.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// SHA-256 over the whole certificate: its name in stores and reports.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func fingerprint() throws(TrustError) -> [UInt8] {
        do { return try HashAlgorithm.sha256.hash(encoded) } catch { throw TrustError(error) }
    }

    /// Whether the time lies in the validity period, both ends included (RFC 5280, 4.1.2.5).
    public func isValid(at time: Timestamp) -> Bool { notBefore <= time && time <= notAfter }
}
