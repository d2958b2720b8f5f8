// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassMRZ
import EPassTLV
package import EPassTrust

/// Issues card-verifiable certificates for the simulated world, by the profile of Doc 9303-12, 7.2.2 or departing from
/// it as a test asks for.
///
/// It is no certification authority: it keeps no register, and nobody should trust what it makes outside a test.
package struct CardVerifiableCertificateBuilder: Sendable {
    /// The name of the key that signs (CAR).
    package var authorityReference: CertificateReference
    /// The name of the key that is certified (CHR).
    package var holderReference: CertificateReference
    /// Role and rights (CHAT).
    package var authorization: HolderAuthorization
    /// The day of issue, of the years 2000 to 2099.
    package var effectiveDate: CalendarDate
    /// The last day, of the years 2000 to 2099.
    package var expirationDate: CalendarDate
    /// The extensions in their order; none leaves the data object out.
    package var extensions: [CardVerifiableExtension] = []
    /// Whether the domain parameters of a curve are written out. Nil does what Doc 9303-12, 7.2.2.3 says: certificates
    /// of a CVCA state them, others do not.
    package var statesDomainParameters: Bool?
    /// Departures from the profile, all at once.
    package var defects: Set<Defect> = []

    /// A single departure from the profile.
    package enum Defect: String, CaseIterable, Sendable, Hashable {
        /// The last bit of the signature is another one.
        case signatureBit
        /// The last octet of the signature is missing.
        case signatureShort
        /// An ECDSA signature is a DER sequence; others stay as they are.
        case signatureDER
        /// The profile identifier is 1.
        case profileIdentifier
        /// Effective and expiration date have changed places.
        case datesSwapped
        /// The day of expiry is the 32nd.
        case expirationDateImpossible
        /// The authorization is missing.
        case authorizationMissing
        /// The authorization stands twice.
        case authorizationDoubled
        /// The holder reference stands before the public key.
        case order
        /// The public point is not on the curve, or the modulus is even.
        case publicKey
        /// The stated generator is not that of the curve; without domain parameters nothing changes.
        case generator
        /// An octet follows the signature inside the certificate.
        case trailingOctet
    }

    /// Of profile version 1, without extensions and without defects (Doc 9303-12, 7.2.2).
    package init(
        authorityReference: CertificateReference, holderReference: CertificateReference,
        authorization: HolderAuthorization, effectiveDate: CalendarDate, expirationDate: CalendarDate
    ) {
        self.authorityReference = authorityReference
        self.holderReference = holderReference
        self.authorization = authorization
        self.effectiveDate = effectiveDate
        self.expirationDate = expirationDate
    }

    /// Issues the certificate and reads it.
    ///
    /// - Parameters:
    ///   - publicKey: the key that is certified.
    ///   - algorithm: what the certified key signs with.
    ///   - issuer: the key of the authority.
    ///   - issuerAlgorithm: what the authority's key signs with; nil takes `algorithm`, as one PKI has one algorithm.
    ///   - context: where random numbers come from, if not the key's own context.
    /// - Throws: `TrustError` where a key is of another kind than its algorithm, or the defects make the certificate
    ///   unreadable.
    package func issue(
        _ publicKey: PublicKey, algorithm: TerminalAuthenticationAlgorithm, by issuer: PrivateKey,
        issuerAlgorithm: TerminalAuthenticationAlgorithm? = nil, context: CryptoContext? = nil
    ) throws(TrustError) -> CardVerifiableCertificate {
        try CardVerifiableCertificate(
            encoded: try encoded(
                publicKey, algorithm: algorithm, by: issuer, issuerAlgorithm: issuerAlgorithm, context: context))
    }

    /// The octets of the certificate, whether or not anybody could read them: see
    /// ``issue(_:algorithm:by:issuerAlgorithm:context:)``.
    package func encoded(
        _ publicKey: PublicKey, algorithm: TerminalAuthenticationAlgorithm, by issuer: PrivateKey,
        issuerAlgorithm: TerminalAuthenticationAlgorithm? = nil, context: CryptoContext? = nil
    ) throws(TrustError) -> [UInt8] {
        let key = try CardVerifiablePublicKey(
            publicKey, algorithm: algorithm,
            statesDomainParameters: statesDomainParameters ?? (authorization.role == .cvca))
        let body = body(defects.contains(.publicKey) || defects.contains(.generator) ? damaged(key) : key)
        let signing = issuerAlgorithm ?? algorithm
        var signature = try signing.sign(body, with: issuer, context: context)
        if defects.contains(.signatureDER), signing.isPlain {
            signature = ECDSASignature(plain: signature)?.der ?? signature
        }
        if defects.contains(.signatureShort) { signature = signature.dropLast() }
        if defects.contains(.signatureBit), let last = signature.indices.last { signature[last] ^= 0x01 }
        return Self.certificate(
            body: body, signature: signature, trailing: defects.contains(.trailingOctet) ? [0x00] : [])
    }

    /// A certificate of a body 7F4E that is signed as it is: for tests that change a body and want it signed all the
    /// same.
    package static func certificate(
        body: [UInt8], by issuer: PrivateKey, algorithm: TerminalAuthenticationAlgorithm
    ) throws(TrustError) -> [UInt8] {
        certificate(body: body, signature: try algorithm.sign(body, with: issuer))
    }

    /// A certificate 7F21 of a body 7F4E and the value of a signature.
    package static func certificate(body: [UInt8], signature: [UInt8], trailing: [UInt8] = []) -> [UInt8] {
        TLVWriter.encode(0x7F21, body + TLVWriter.encode(0x5F37, signature) + trailing)
    }

    private func body(_ key: CardVerifiablePublicKey) -> [UInt8] {
        let holder = TLVWriter.encode(0x5F20, holderReference.octets)
        let template = TLVWriter.encode(
            0x7F4C,
            TLVWriter.encode(
                0x06, ObjectIdentifierText.content(of: authorization.terminalType.objectIdentifier) ?? [])
                + TLVWriter.encode(0x53, authorization.octets))
        var dates = [Self.digits(effectiveDate), Self.digits(expirationDate)]
        if defects.contains(.datesSwapped) { dates.swapAt(0, 1) }
        if defects.contains(.expirationDateImpossible) { dates[1] = dates[1].dropLast(2) + [3, 2] }
        var writer = TLVWriter()
        writer.append(0x7F4E) { members in
            members.append(0x5F29, [defects.contains(.profileIdentifier) ? 1 : 0])
            members.append(0x42, authorityReference.octets)
            members.append(
                encoded: defects.contains(.order) ? holder + key.encoded() : key.encoded() + holder)
            if !defects.contains(.authorizationMissing) { members.append(encoded: template) }
            if defects.contains(.authorizationDoubled) { members.append(encoded: template) }
            members.append(0x5F25, dates[0])
            members.append(0x5F24, dates[1])
            if !extensions.isEmpty { members.append(0x65, extensions.flatMap { $0.encoded() }) }
        }
        return writer.bytes
    }

    private static func digits(_ date: CalendarDate) -> [UInt8] {
        [date.year % 100, date.month, date.day].flatMap { [UInt8($0 / 10), UInt8($0 % 10)] }
    }

    private func damaged(_ key: CardVerifiablePublicKey) -> CardVerifiablePublicKey {
        func changed(_ octets: [UInt8]) -> [UInt8] { octets.dropLast() + octets.suffix(1).map { $0 ^ 0x01 } }
        switch key.numbers {
        case .rsa(let modulus, let exponent):
            return CardVerifiablePublicKey(
                algorithm: key.algorithm, numbers: .rsa(modulus: changed(modulus), exponent: exponent))
        case .ec(let point, let stated):
            var parameters = stated
            if defects.contains(.generator), let old = stated {
                parameters = ECDomainParameters(
                    prime: old.prime, firstCoefficient: old.firstCoefficient, secondCoefficient: old.secondCoefficient,
                    generator: changed(old.generator), order: old.order, cofactor: old.cofactor)
            }
            return CardVerifiablePublicKey(
                algorithm: key.algorithm,
                numbers: .ec(point: defects.contains(.publicKey) ? changed(point) : point, parameters: parameters))
        }
    }
}
