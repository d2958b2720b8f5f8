// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassTLV
package import EPassTrust

/// Issues certificates for the simulated world, by the profile of Doc 9303-12, 7.1 or departing from it as a test asks
/// for.
///
/// It is no certification authority: it keeps no register, and nobody should trust what it makes outside a test.
package struct CertificateBuilder: Sendable {
    /// The serial number as octets of a positive integer.
    package var serialNumber: [UInt8]
    /// The subject of the certificate whose key signs; nothing compares the two.
    package var issuer: DistinguishedName
    /// To the second; encoded as UTCTime up to 2049, then as GeneralizedTime (RFC 5280, 4.1.2.5).
    package var notBefore: Timestamp
    /// The last second that belongs to the period; encoded as `notBefore` is.
    package var notAfter: Timestamp
    /// Encoded as it is, whatever its profile wants of a name.
    package var subject: DistinguishedName
    /// Encoded in this order; none of them leaves the element out.
    package var extensions: [Certificate.Extension] = []

    /// Without extensions: ``set(_:)`` adds them.
    package init(
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
    package mutating func set(_ entry: Certificate.Extension) {
        if let index = extensions.firstIndex(where: { $0.objectIdentifier == entry.objectIdentifier }) {
            extensions[index] = entry
        } else {
            extensions.append(entry)
        }
    }

    /// Takes out the extension with that object identifier, if there is one.
    package mutating func remove(_ objectIdentifier: String) {
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
    package func issue(
        subjectPublicKeyInfo: [UInt8], signedBy key: PrivateKey, algorithm: SignatureAlgorithm,
        innerAlgorithm: SignatureAlgorithm? = nil
    ) throws(TrustError) -> Certificate {
        try Certificate(
            encoded: encoded(
                subjectPublicKeyInfo: subjectPublicKeyInfo, by: IssuingSigner(key, algorithm),
                innerAlgorithm: innerAlgorithm))
    }

    /// The same, by any algorithm of an issuer.
    package func issue(
        subjectPublicKeyInfo: [UInt8], signedBy key: PrivateKey, algorithm: IssuingAlgorithm
    ) throws(TrustError) -> Certificate {
        try Certificate(
            encoded: encoded(subjectPublicKeyInfo: subjectPublicKeyInfo, by: IssuingSigner(key, algorithm)))
    }

    /// The octets of the certificate, whether or not anybody could read them: see
    /// ``issue(subjectPublicKeyInfo:signedBy:algorithm:innerAlgorithm:)``.
    package func encoded(
        subjectPublicKeyInfo: [UInt8], by signer: IssuingSigner, innerAlgorithm: SignatureAlgorithm? = nil
    ) throws(TrustError) -> [UInt8] {
        let identifier = try signer.identifier.encoded()
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
        let signature = try signer.signature(over: tbsCertificate, element: "signature")
        return DERWriter.sequence([tbsCertificate, identifier, DERWriter.bitString(signature)])
    }
}

extension CertificateBuilder {
    /// The identifier of a key: SHA-1 over its octets (RFC 5280, 4.2.1.2 method 1).
    ///
    /// - Throws: `TrustError` where the SubjectPublicKeyInfo cannot be decoded.
    package static func keyIdentifier(of subjectPublicKeyInfo: [UInt8]) throws(TrustError) -> [UInt8] {
        let key: ArraySlice<UInt8>
        do throws(TLVError) {
            var outer = TLVCursor(subjectPublicKeyInfo, rules: .der)
            let info = try outer.read(.sequence)
            var fields = try outer.children(of: info)
            _ = try fields.read(.sequence)
            // The first octet says how many bits of the last one are unused: none.
            key = try fields.read(.bitString).content.dropFirst()
        } catch {
            throw TrustError(.malformed, element: "SubjectPublicKeyInfo", offset: error.offset, error.message)
        }
        do throws(CryptoError) { return try HashAlgorithm.sha1.hash(key) } catch {
            throw TrustError(error, element: "SubjectPublicKeyInfo")
        }
    }

    /// A self-signed CSCA by the profile of Doc 9303-12, 7.1.1: an authority with path length 0, of a key that it
    /// identifies.
    ///
    /// - Parameters:
    ///   - subject: also the issuer.
    ///   - icaoCountry: the code of the MRZ for the alternative names: `UTO`.
    ///   - privateKeyNotAfter: the end of the period in which the key signs.
    ///   - keyIdentifier: of the CSCA's key.
    package static func csca(
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
    package static func documentSigner(
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

    /// The signer of a list by the profile of Doc 9303-12, 7.1.1: an end entity whose one purpose is that kind of list.
    ///
    /// - Parameters:
    ///   - kind: the lists it may sign.
    ///   - csca: the issuer.
    ///   - keyIdentifier: of the list signer's key.
    package static func listSigner(
        _ kind: SignedListKind, csca: Certificate, subject: DistinguishedName, serialNumber: [UInt8],
        notBefore: Timestamp, notAfter: Timestamp, keyIdentifier: [UInt8]
    ) -> CertificateBuilder {
        var builder = CertificateBuilder(
            serialNumber: serialNumber, issuer: csca.subject, subject: subject, notBefore: notBefore,
            notAfter: notAfter)
        builder.extensions = [
            .authorityKeyIdentifier(csca.decodedExtensions.subjectKeyIdentifier ?? []),
            .subjectKeyIdentifier(keyIdentifier), .keyUsage(.digitalSignature),
            .extendedKeyUsage([kind.signerPurpose]),
        ]
        return builder
    }
}
