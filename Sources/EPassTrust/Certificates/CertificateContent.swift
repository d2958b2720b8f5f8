// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages

/// What a certificate was decoded to, see ``Certificate`` for each member. Copies of a certificate share it: a
/// certificate is handed through many steps, and one reference is cheaper to hand on than twenty.
final class CertificateContent: Sendable {
    let encoded: [UInt8]
    let tbsCertificate: [UInt8]
    let version: Int
    let serialNumber: [UInt8]
    let signature: AlgorithmIdentifier
    let issuer: DistinguishedName
    let notBefore: Timestamp
    let notAfter: Timestamp
    let subject: DistinguishedName
    let subjectPublicKeyInfo: [UInt8]
    let subjectPublicKey: [UInt8]
    let extensions: [Certificate.Extension]
    let signatureAlgorithm: AlgorithmIdentifier
    let signatureValue: [UInt8]
    let isDistinguished: Bool
    let decodedExtensions: Certificate.DecodedExtensions
    let verificationKey: VerificationKey
    /// Whether both dates of its validity are written in the form that the standard has for them.
    let hasRightTimeForm: Bool
    private let country = OnFirstUse<IssuingCountry?>()
    private let words = OnFirstUse<CertificateWords>()
    private let keysOfAuthority = OnFirstUse<[TrustKey?]>()
    private let hasIssuedEnvelope = OnFirstUse<Bool>()

    private static let maximumExtensions = 64

    /// Whom it is of.
    var issuingCountry: IssuingCountry? {
        country.value { subject.issuingCountry ?? IssuingCountry(allOf: decodedExtensions.alternativeCountries) }
    }

    /// Whether what stands around the signed octets is as an issuer writes it.
    func hasIssuedEnvelope(_ find: () -> Bool) -> Bool { hasIssuedEnvelope.value(find) }

    /// What is told of it.
    func words(of certificate: Certificate) -> CertificateWords { words.value { CertificateWords(certificate) } }

    /// What anchors of its key are found by.
    func keysOfAuthority(_ certificate: Certificate) -> [TrustKey?] {
        keysOfAuthority.value {
            // A store that an older version wrote knows keys by their identifiers only.
            let identified = [decodedExtensions.subjectKeyIdentifier, certificate.computedKeyIdentifier]
                .compactMap { $0 }.map { try? TrustKey.anchor(keyIdentifier: $0) }
            return [try? TrustKey.anchors(withKey: certificate.keyOctets)] + identified
        }
    }

    init(encoded: [UInt8]) throws(TrustError) {
        let tree = try ASN1Parser.parse(encoded, maximumLength: Certificate.maximumLength, element: "Certificate")
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
        let (from, to) = (try validity.next("notBefore"), try validity.next("notAfter"))
        notBefore = try Timestamp(from, "tbsCertificate.validity.notBefore")
        notAfter = try Timestamp(to, "tbsCertificate.validity.notAfter")
        hasRightTimeForm = [from, to].allSatisfy { EncodedTime($0)?.hasRightForm ?? true }
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
        decodedExtensions = try Certificate.DecodedExtensions(extensions)

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
            throw tagged.malformed("tbsCertificate.version", .certificateNoSuchVersion)
        }
        return number + 1
    }

    private static func extensions(_ fields: inout ASN1Fields) throws(TrustError) -> [Certificate.Extension] {
        guard let tagged = fields.optional(.context(3)) else { return [] }
        var inner = try ASN1Fields(tagged, "tbsCertificate.extensions", as: .context(3))
        var list = try ASN1Fields(try inner.next("extensions"), "tbsCertificate.extensions")
        try inner.finish()
        var extensions: [Certificate.Extension] = []
        while let node = try list.member("extension", maximum: maximumExtensions) {
            let entry = try Certificate.Extension(node)
            guard !extensions.contains(where: { $0.objectIdentifier == entry.objectIdentifier }) else {
                throw TrustError(
                    .doubledExtension, element: "tbsCertificate.extensions.\(entry.objectIdentifier)",
                    offset: node.startIndex, .certificateExtensionTwice)
            }
            extensions.append(entry)
        }
        return extensions
    }
}
