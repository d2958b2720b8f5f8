// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassEncodings
public import EPassMRZ

/// An X.509 certificate (RFC 5280, 4.1; profile: Doc 9303-12, 7.1), decoded and never trusted by that.
///
/// The octets are kept as they came, so that signatures are verified over what was signed and nothing is encoded again.
/// The decoder takes what issuers are known to have written: BER lengths, negative or long serial numbers, any
/// extension; what departs from the profile is for a lint and for the judgement of passive authentication to say.
public struct Certificate: Sendable, Hashable, CustomStringConvertible {
    private let content: CertificateContent

    /// The whole certificate as it came, DER or BER.
    public var encoded: [UInt8] { content.encoded }
    /// The octets that the issuer signed.
    public var tbsCertificate: [UInt8] { content.tbsCertificate }
    /// The version: 3 in the profile, 1 where none is stated.
    public var version: Int { content.version }
    /// The content octets of the serial number as encoded; may be negative or padded in the field.
    public var serialNumber: [UInt8] { content.serialNumber }
    /// The algorithm that is signed; `signatureAlgorithm` must be the same (RFC 5280, 4.1.1.2).
    public var signature: AlgorithmIdentifier { content.signature }
    /// As stated; that the issuer signed it is shown by a verification only.
    public var issuer: DistinguishedName { content.issuer }
    /// The first second of the validity period.
    public var notBefore: Timestamp { content.notBefore }
    /// The last second of the validity period.
    public var notAfter: Timestamp { content.notAfter }
    /// As stated, with attributes of any type; may be empty.
    public var subject: DistinguishedName { content.subject }
    /// The encoded SubjectPublicKeyInfo.
    public var subjectPublicKeyInfo: [UInt8] { content.subjectPublicKeyInfo }
    /// The octets of the public key itself, without its algorithm.
    public var subjectPublicKey: [UInt8] { content.subjectPublicKey }
    /// The extensions in their order, each with its octets.
    package var extensions: [Extension] { content.extensions }
    /// The signature algorithm beside the signature; it is not signed.
    public var signatureAlgorithm: AlgorithmIdentifier { content.signatureAlgorithm }
    /// The octets of the bit string: for ECDSA an ECDSA-Sig-Value in DER, or r and s beside each other where it is
    /// plain; for RSA one number.
    public var signatureValue: [UInt8] { content.signatureValue }
    /// Whether all lengths were in the form of DER.
    public var isDistinguished: Bool { content.isDistinguished }
    /// What the extensions say that decide about trust.
    public var decodedExtensions: DecodedExtensions { content.decodedExtensions }
    /// The key, decoded when a signature is first verified under it; copies of the certificate share it.
    var verificationKey: VerificationKey { content.verificationKey }
    /// What is told of it to people, made once: an anchor is told of in the report on each document under it.
    package var words: CertificateWords { content.words(of: self) }

    /// Whether both dates of its validity are written in the form that the standard has for them.
    var hasRightTimeForm: Bool { content.hasRightTimeForm }
    /// Whether what stands around the signed octets is DER, and the outer algorithm is written as that inside
    /// (RFC 5280, 4.1.1.2). The integers of an ECDSA signature are a matter of their own.
    var hasIssuedEnvelope: Bool { content.hasIssuedEnvelope { isIssuedEnvelope } }
    /// What anchors of its key are found by.
    var keysOfAuthority: [TrustKey?] { content.keysOfAuthority(self) }

    /// The longest certificate that is parsed, in octets.
    public static let maximumLength = 65_536

    /// Decodes one certificate that fills the octets.
    ///
    /// - Parameter encoded: at most `maximumLength` octets of DER, or of BER.
    /// - Throws: `TrustError` that names the element and its position. Success proves nothing about any signature.
    public init(encoded: [UInt8]) throws(TrustError) {
        content = try CertificateContent(encoded: encoded)
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
    package static let syntheticOrganization = "epass synthetic"

    /// Whether the certificate says that it is synthetic: it belongs to Utopia, the State of specimens (Doc 9303-3, 5,
    /// part G), or carries the organization `epass synthetic`. A real one never does; a forger may leave the mark out,
    /// and gains nothing, since nobody trusts the forgery.
    public var isSynthetic: Bool {
        isOfSpecimens || subject.first(OID.organization) == Self.syntheticOrganization
    }

    private var isOfSpecimens: Bool {
        subject.countries.contains { IssuingCountry($0)?.isSpecimen ?? false } || country?.isSpecimen ?? false
    }

    /// Whom it is of: by the country of its subject, or where that names none by the directory name in subjectAltName
    /// (Doc 9303-12, 7.1.1.2). Nil where neither says.
    public var country: IssuingCountry? { content.issuingCountry }

    /// Whom its issuer is of: by the country of the issuer's name, or where that names none by what the certificate
    /// says of itself, as an authority certifies for its own State only.
    public var issuerCountry: IssuingCountry? { issuer.issuingCountry ?? country }

    /// Issuer and subject are the same name: a root, or a link to a new key of the same authority.
    public var isSelfIssued: Bool { issuer.matches(subject) }

    /// Whether it names itself as its issuer, and no other key of its name, as a link does.
    var isRoot: Bool {
        isSelfIssued && (issuerKeyIdentifier.map { $0 == decodedExtensions.subjectKeyIdentifier } ?? true)
    }

    /// The serial number as hexadecimal digits of its content octets.
    public var serialNumberText: String { Hexadecimal.lowercaseText(serialNumber) }

    /// The addresses at which the certificate says that the revocation lists of its issuer are published (RFC 5280,
    /// 4.2.1.13; Doc 9303-12, 7.1.1), in its order; none where it has none, or where the extension does not decode.
    ///
    /// As the certificate has them: of any scheme, unverified, and never fetched here (T29). Who fetches from one tells
    /// whoever runs it that the certificate was met, and has to verify the list that comes back all the same.
    public var revocationListAddresses: [String] {
        extensions.filter { $0.objectIdentifier == OID.crlDistributionPoints }
            .flatMap { entry -> [GeneralName] in
                guard case .crlDistributionPoints(let points)? = try? entry.decoded() else { return [] }
                return points.flatMap(\.names)
            }
            .compactMap { name in if case .uniformResourceIdentifier(let address) = name { address } else { nil } }
    }

    /// SHA-256 over the whole certificate: its name in stores and reports.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func fingerprint() throws(TrustError) -> [UInt8] {
        do { return try HashAlgorithm.sha256.hash(encoded) } catch { throw TrustError(error) }
    }

    /// SHA-256 over the SubjectPublicKeyInfo, which renewals and links of one key have in common.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func keyFingerprint() throws(TrustError) -> [UInt8] {
        do { return try HashAlgorithm.sha256.hash(subjectPublicKeyInfo) } catch { throw TrustError(error) }
    }

    /// Whether the time lies in the validity period, both ends included (RFC 5280, 4.1.2.5).
    public func isValid(at time: Timestamp) -> Bool { notBefore <= time && time <= notAfter }
}
