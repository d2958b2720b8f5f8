// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
internal import EPassMessages

/// A signature verified under the key of a certificate, with the failures of either told apart.
enum Verification {
    case valid(key: String, deviations: [TrustDeviation])
    case invalid
    /// The octets cannot be a signature of that key: of another length, or not in DER. They are not signed themselves,
    /// so that this says nothing of what is.
    case malformed
    case refused(CheckReason, Message)

    /// Whether the holder of the key signed.
    ///
    /// - Throws: `TrustError` with code `unsupportedAlgorithm` or `cryptography` where that cannot be told.
    func verdict() throws(TrustError) -> SignatureVerdict {
        switch self {
        case .valid: return .valid
        case .invalid, .malformed: return .invalid
        case .refused(let reason, let message):
            throw TrustError(reason == .unsupportedAlgorithm ? .unsupportedAlgorithm : .cryptography, message)
        }
    }

    /// Verifies the signature of a certificate by the algorithm that is signed with it. Where that is not the one
    /// beside the signature (RFC 5280, 4.1.1.2), which anybody can write anew, a signature by either is valid; that
    /// they differ is a finding about the signer.
    ///
    /// - Parameter known: where it is looked for first, and kept if it verified; nil to verify it in any case.
    /// - Throws: `TrustError` with code `unsupportedAlgorithm` where the algorithm is not known.
    static func verify(
        _ certificate: Certificate, under issuer: Certificate, known: VerifiedSignatures? = nil
    ) throws(TrustError) -> Verification {
        let inner = Result { () throws(TrustError) in try verify(certificate, certificate.signature, issuer, known) }
        if case .success(.valid) = inner { return try inner.get() }
        guard !certificate.signature.isSame(as: certificate.signatureAlgorithm),
            let outer = try? verify(certificate, certificate.signatureAlgorithm, issuer, known)
        else { return try inner.get() }
        switch (inner, outer) {
        case (_, .valid), (.failure, .invalid), (.success(.malformed), .invalid), (.success(.refused), .invalid):
            return outer
        default: return try inner.get()
        }
    }

    private static func verify(
        _ certificate: Certificate, _ identifier: AlgorithmIdentifier, _ issuer: Certificate,
        _ known: VerifiedSignatures?
    ) throws(TrustError) -> Verification {
        let algorithm = try identifier.signatureAlgorithm()
        func verified() -> Verification {
            verify(certificate.signatureValue, over: certificate.tbsCertificate, algorithm: algorithm, under: issuer)
        }
        guard let known,
            let key = VerifiedSignatures.key(certificate.tbsCertificate, issuer: issuer.subjectPublicKeyInfo),
            let proof = VerifiedSignatures.proof(certificate.signatureValue, algorithm: algorithm)
        else { return verified() }
        if let found = known.found(key, proof: proof) { return .valid(key: found.key, deviations: found.deviations) }
        let verification = verified()
        if case .valid(let words, let deviations) = verification {
            known.keep(VerifiedSignatures.Found(key: words, deviations: deviations, proof: proof), key)
        }
        return verification
    }

    /// Verifies the signature of a revocation list; throws likewise.
    static func verify(
        _ list: CertificateRevocationList, under issuer: Certificate
    ) throws(TrustError) -> Verification {
        verify(
            list.signatureValue, over: list.tbsCertList, algorithm: try list.signatureAlgorithm.signatureAlgorithm(),
            under: issuer)
    }

    static func verify(
        _ signature: [UInt8], over octets: [UInt8], algorithm: SignatureAlgorithm, under certificate: Certificate
    ) -> Verification {
        let key: PublicKey
        do throws(CryptoError) {
            key = try certificate.verificationKey.decoded()
        } catch {
            return .refused(.of(keyError: error), .signatureKeyRefused(error: error.message))
        }
        do throws(CryptoError) {
            let check = try key.check(
                signature: signature, over: octets[...], algorithm: algorithm,
                tolerating: Set(SignatureDeviation.allCases))
            guard check.verdict == .valid else { return check.isWellFormed ? .invalid : .malformed }
            let deviations = check.deviations.map { deviation -> TrustDeviation in
                switch deviation {
                case .ecdsaIntegerPadding: .ecdsaIntegerPadding
                case .rsaLeadingZerosDropped: .rsaLeadingZerosDropped
                case .digestInfoWithoutNull: .digestInfoWithoutNull
                }
            }
            let curve: [TrustDeviation] = key.isOnTwinCurve ? [.twinCurve] : []
            return .valid(key: key.description, deviations: curve + deviations.sorted { $0.rawValue < $1.rawValue })
        } catch {
            // What the library cannot carry out is open; only a signature that was verified can be wrong.
            let reason: CheckReason = error.code == .algorithmMismatch ? .algorithmMismatch : .unsupportedAlgorithm
            return .refused(reason, .signatureNotVerifiable(error: error.message))
        }
    }

    /// Whether a signature that is `invalid` by the algorithm beside it is one of that key by any other: octets that
    /// nobody signed were damaged, and those that somebody did are as he left them.
    static func isByAnyAlgorithm(
        _ signature: [UInt8], over octets: [UInt8], under certificate: Certificate
    ) -> Bool {
        (try? certificate.verificationKey.decoded())?.hasMade(signature, over: octets) ?? false
    }

    /// The same of the signature of a certificate, which is over its content in DER however that is written on its way
    /// (RFC 5280, 4.1.1.3). One in another form is not taken for the certificate all the same: what speaks against it
    /// is held against its octets.
    static func isByAnyAlgorithm(_ certificate: Certificate, under issuer: Certificate) -> Bool {
        let distinguished = ASN1Node(whole: certificate.tbsCertificate)?.distinguished
        return Set([certificate.tbsCertificate, distinguished].compactMap { $0 }).contains {
            isByAnyAlgorithm(certificate.signatureValue, over: $0, under: issuer)
        }
    }
}

extension CheckReason {
    /// Why a key could not be decoded: it is of a kind that is not known here, or it is none.
    package static func of(keyError error: CryptoError) -> CheckReason {
        [.keyAlgorithmUnsupported, .curveUnsupported, .libraryUnavailable].contains(error.code)
            ? .unsupportedAlgorithm : .keyRefused
    }
}
