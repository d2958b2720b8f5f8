// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
internal import EPassMessages

/// Issues certificates for the simulated world, by the profile of Doc 9303-12, 7.1 or departing from it as a test asks
/// for.
///
/// It is no certification authority: it keeps no register, and nobody should trust what it makes outside a test.
public struct CertificateBuilder: Sendable {
    /// The serial number as octets of a positive integer.
    public var serialNumber: [UInt8]
    /// The subject of the certificate whose key signs; nothing compares the two.
    public var issuer: DistinguishedName
    /// To the second; encoded as UTCTime up to 2049, then as GeneralizedTime (RFC 5280, 4.1.2.5).
    public var notBefore: Timestamp
    /// The last second that belongs to the period; encoded as `notBefore` is.
    public var notAfter: Timestamp
    /// Encoded as it is, whatever its profile wants of a name.
    public var subject: DistinguishedName
    /// Encoded in this order; none of them leaves the element out.
    public var extensions: [Certificate.Extension] = []

    /// Without extensions: ``set(_:)`` adds them.
    public init(
        serialNumber: [UInt8], issuer: DistinguishedName, subject: DistinguishedName, notBefore: Timestamp,
        notAfter: Timestamp
    ) {
        self.serialNumber = serialNumber
        self.issuer = issuer
        self.subject = subject
        self.notBefore = notBefore
        self.notAfter = notAfter
    }

    /// Puts the extension in the place of one of the same type, or at the end.
    public mutating func set(_ entry: Certificate.Extension) {
        if let index = extensions.firstIndex(where: { $0.objectIdentifier == entry.objectIdentifier }) {
            extensions[index] = entry
        } else {
            extensions.append(entry)
        }
    }

    /// Takes out the extension with that object identifier, if there is one.
    public mutating func remove(_ objectIdentifier: String) {
        extensions.removeAll { $0.objectIdentifier == objectIdentifier }
    }

    /// Signs the certificate.
    ///
    /// - Parameters:
    ///   - subjectPublicKeyInfo: the encoded key of the subject;
    ///     `PrivateKey.subjectPublicKeyInfo(explicitParameters: true)` for the profile.
    ///   - key: the issuer's key.
    ///   - algorithm: one of that key.
    ///   - signature: written in place of the identifier inside what is signed; for tests.
    /// - Throws: `TrustError` with code `issuingFailed` or `cryptography`.
    public func issue(
        subjectPublicKeyInfo: [UInt8], signedBy key: PrivateKey, algorithm: SignatureAlgorithm,
        innerAlgorithm: SignatureAlgorithm? = nil
    ) throws(TrustError) -> Certificate {
        let identifier = try AlgorithmIdentifier(algorithm).encoded()
        let inner = try innerAlgorithm.map { other throws(TrustError) in try AlgorithmIdentifier(other).encoded() }
        var members: [[UInt8]] = [
            DERWriter.element(0xA0, DERWriter.integer(2)), DERWriter.unsignedInteger(serialNumber), inner ?? identifier,
            issuer.encoded, DERWriter.sequence([DERWriter.time(notBefore), DERWriter.time(notAfter)]), subject.encoded,
            subjectPublicKeyInfo,
        ]
        if !extensions.isEmpty {
            var list: [[UInt8]] = []
            for entry in extensions { list.append(try entry.encoded()) }
            members.append(DERWriter.element(0xA3, DERWriter.sequence(list)))
        }
        let tbsCertificate = DERWriter.sequence(members)
        do {
            let signature = try key.sign(tbsCertificate, algorithm: algorithm)
            return try Certificate(
                encoded: DERWriter.sequence([tbsCertificate, identifier, DERWriter.bitString(signature)]))
        } catch let error as CryptoError {
            throw TrustError(error, element: "signature")
        } catch let error as TrustError {
            throw error
        } catch {
            throw TrustError(.issuingFailed, .asn1CertificateNotIssued)
        }
    }
}

extension CertificateBuilder {
    /// The identifier of a key: SHA-1 over its octets (RFC 5280, 4.2.1.2 method 1).
    ///
    /// - Throws: `TrustError` where the SubjectPublicKeyInfo cannot be decoded.
    public static func keyIdentifier(of subjectPublicKeyInfo: [UInt8]) throws(TrustError) -> [UInt8] {
        let element = "SubjectPublicKeyInfo"
        let tree = try ASN1Parser.parse(
            subjectPublicKeyInfo, maximumLength: Certificate.maximumLength, element: element)
        var fields = try ASN1Fields(tree.node, element)
        _ = try fields.next("algorithm")
        let key = try fields.next("subjectPublicKey").bitStringOctets(element)
        do { return try HashAlgorithm.sha1.hash(key) } catch { throw TrustError(error) }
    }

    /// A self-signed CSCA by the profile of Doc 9303-12, 7.1.1: an authority with path length 0, of a key that it
    /// identifies.
    ///
    /// - Parameters:
    ///   - subject: also the issuer.
    ///   - icaoCountry: the code of the MRZ for the alternative names: `UTO`.
    ///   - privateKeyNotAfter: the end of the period in which the key signs.
    ///   - keyIdentifier: of the CSCA's key.
    public static func csca(
        subject: DistinguishedName, icaoCountry: String, serialNumber: [UInt8], notBefore: Timestamp,
        notAfter: Timestamp,
        privateKeyNotAfter: Timestamp, keyIdentifier: [UInt8]
    ) throws(TrustError) -> CertificateBuilder {
        var builder = CertificateBuilder(
            serialNumber: serialNumber, issuer: subject, subject: subject, notBefore: notBefore, notAfter: notAfter)
        builder.extensions = [
            .authorityKeyIdentifier(keyIdentifier), .subjectKeyIdentifier(keyIdentifier),
            .keyUsage([.keyCertSign, .crlSign]),
            .privateKeyUsagePeriod(notBefore: notBefore, notAfter: privateKeyNotAfter),
            try .alternativeName(icaoCountry: icaoCountry, ofSubject: true),
            try .alternativeName(icaoCountry: icaoCountry, ofSubject: false),
            .basicConstraints(isAuthority: true, pathLength: 0),
            .crlDistributionPoints(["https://crl.example/\(icaoCountry).crl"]),
        ]
        return builder
    }

    /// A document signer by the profile of Doc 9303-12, 7.1.1.
    ///
    /// - Parameters:
    ///   - csca: the issuer.
    ///   - documentTypes: as in the MRZ: `P`.
    ///   - privateKeyNotAfter: the end of the period in which the key signs documents.
    ///   - keyIdentifier: of the document signer's key.
    public static func documentSigner(
        csca: Certificate, subject: DistinguishedName, icaoCountry: String, documentTypes: [String],
        serialNumber: [UInt8],
        notBefore: Timestamp, notAfter: Timestamp, privateKeyNotAfter: Timestamp, keyIdentifier: [UInt8]
    ) throws(TrustError) -> CertificateBuilder {
        var builder = CertificateBuilder(
            serialNumber: serialNumber, issuer: csca.subject, subject: subject, notBefore: notBefore, notAfter: notAfter
        )
        builder.extensions = [
            .authorityKeyIdentifier(csca.decodedExtensions.subjectKeyIdentifier ?? []),
            .subjectKeyIdentifier(keyIdentifier), .keyUsage(.digitalSignature),
            .privateKeyUsagePeriod(notBefore: notBefore, notAfter: privateKeyNotAfter),
            try .alternativeName(icaoCountry: icaoCountry, ofSubject: true),
            try .alternativeName(icaoCountry: icaoCountry, ofSubject: false),
            .documentTypes(documentTypes),
            .crlDistributionPoints(["https://crl.example/\(icaoCountry).crl"]),
        ]
        return builder
    }
}
