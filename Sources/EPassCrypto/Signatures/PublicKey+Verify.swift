// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

extension PublicKey {
    /// Verifies a signature over a message.
    ///
    /// `valid` proves that the holder of the private key signed these octets; who that is has to be proven elsewhere.
    /// Malformed signatures are `invalid`: one of ECDSA or DSA must be the DER sequence of two minimal integers, an RSA
    /// one as long as the modulus.
    /// - Throws: `crypto.algorithmMismatch` where the algorithm is not one of this kind of key;
    ///   `crypto.operationFailed` where OpenSSL could not do it at all.
    package func verify(
        signature: [UInt8], over message: [UInt8], algorithm: SignatureAlgorithm
    ) throws(CryptoError) -> SignatureVerdict {
        try verify(signature: signature, over: message[...], algorithm: algorithm)
    }

    /// Verifies a signature over a message: see ``verify(signature:over:algorithm:)-(_,[UInt8],_)``.
    package func verify(
        signature: [UInt8], over message: ArraySlice<UInt8>, algorithm: SignatureAlgorithm
    ) throws(CryptoError) -> SignatureVerdict {
        try verify(signature: signature, overDigest: try algorithm.hash.hash(message), algorithm: algorithm)
    }

    /// Verifies a signature over a digest that the caller has computed, or taken from elsewhere.
    ///
    /// A digest of another length than the algorithm's hash is `invalid`.
    package func verify(
        signature: [UInt8], overDigest digest: [UInt8], algorithm: SignatureAlgorithm
    ) throws(CryptoError) -> SignatureVerdict {
        try check(signature: signature, overDigest: digest, algorithm: algorithm, tolerating: []).verdict
    }

    /// Verifies a signature and tolerates the named departures in its encoding, each of which is reported if it was
    /// needed.
    package func check(
        signature: [UInt8], over message: ArraySlice<UInt8>, algorithm: SignatureAlgorithm,
        tolerating tolerated: Set<SignatureDeviation>
    ) throws(CryptoError) -> SignatureCheck {
        try check(
            signature: signature, overDigest: try algorithm.hash.hash(message), algorithm: algorithm,
            tolerating: tolerated)
    }

    /// Verifies a signature over a digest and tolerates the named departures in its encoding.
    package func check(
        signature: [UInt8], overDigest digest: [UInt8], algorithm: SignatureAlgorithm,
        tolerating tolerated: Set<SignatureDeviation>
    ) throws(CryptoError) -> SignatureCheck {
        guard kind.family == algorithm.family else {
            throw CryptoError(.algorithmMismatch, .cryptoAlgorithmOfOtherKey(algorithm: algorithm, key: self))
        }
        let prepared: (signature: [UInt8], deviation: SignatureDeviation?)?
        switch kind {
        case .rsa(let bits):
            prepared = Self.prepareRSA(signature, modulusSize: (bits + 7) / 8)
        case .ec(let curve, _):
            if case .ecdsaPlain = algorithm {
                prepared = (try? PlainECDSASignature.der(plain: signature, curve: curve)).map { ($0, nil) }
            } else {
                prepared = Self.prepareECDSA(signature, curve: curve)
            }
        case .dsa(_, let orderBits):
            // No document of the field is known, so that there is nothing to tolerate.
            let isOne = ECDSASignature.isDistinguished(signature, size: (orderBits + 7) / 8)
            prepared = isOne ? (signature, nil) : nil
        }
        try Self.checkParameters(algorithm)
        var invalid = SignatureCheck(verdict: .invalid, deviations: [], isWellFormed: false)
        guard let prepared else { return invalid }
        invalid.isWellFormed = prepared.deviation == nil && isInRange(prepared.signature)
        guard digest.count == algorithm.hash.digestSize else { return invalid }
        if let deviation = prepared.deviation, !tolerated.contains(deviation) { return invalid }
        let isValid = try SignatureOperation.verify(prepared.signature, digest, algorithm, self)
        var deviations: Set<SignatureDeviation> = prepared.deviation.map { [$0] } ?? []
        if !isValid {
            guard tolerated.contains(.digestInfoWithoutNull), case .rsaPKCS1(let hash) = algorithm,
                isOfDigestInfoWithoutNull(prepared.signature, digest, hash)
            else { return invalid }
            deviations.insert(.digestInfoWithoutNull)
        }
        return SignatureCheck(verdict: .valid, deviations: deviations)
    }

    /// Whether some algorithm of this kind of key verifies the signature: any hash, either form of ECDSA, and of RSA
    /// either padding, PSS with any hash of its mask and a salt of any length. It proves that the holder of the key
    /// signed these octets, and is no substitute for the algorithm that a standard names.
    package func hasMade(_ signature: [UInt8], over message: [UInt8]) -> Bool {
        func isValid(_ algorithm: SignatureAlgorithm) -> Bool {
            let check = try? check(
                signature: signature, over: message[...], algorithm: algorithm,
                tolerating: Set(SignatureDeviation.allCases))
            return check?.verdict == .valid
        }
        // Opened once, it shows which of the two paddings it can have; a number that was not signed opens to neither.
        let opened = modulus.flatMap { modulus in
            Self.prepareRSA(signature, modulusSize: modulus.count).flatMap { try? recover($0.signature) }
        }
        return HashAlgorithm.allCases.contains { hash in
            switch kind.family {
            case .ecdsa: isValid(.ecdsa(hash)) || isValid(.ecdsaPlain(hash))
            case .dsa: isValid(.dsa(hash))
            case .rsa:
                opened?.first ?? 0 == 0 && isValid(.rsaPKCS1(hash))
                    || opened?.last ?? 0xBC == 0xBC && isPSS(signature, over: message, hash)
            }
        }
    }

    private func isPSS(_ signature: [UInt8], over message: [UInt8], _ hash: HashAlgorithm) -> Bool {
        guard let digest = try? hash.hash(message) else { return false }
        return HashAlgorithm.allCases.contains { mgfHash in
            let algorithm = SignatureAlgorithm.rsaPSS(
                hash: hash, mgfHash: mgfHash, saltLength: Int(RSA_PSS_SALTLEN_AUTO))
            return (try? SignatureOperation.verify(signature, digest, algorithm, self)) == true
        }
    }

    /// Whether the numbers of a signature can be those of one: r and s from 1 to the order less one, an RSA value below
    /// the modulus and not 0.
    private func isInRange(_ signature: [UInt8]) -> Bool {
        func isInRange(_ number: [UInt8], below bound: [UInt8]) -> Bool {
            number.contains { $0 != 0 } && !UnsignedOctets.subtract(bound, number).isEmpty
        }
        func areInRange(below order: [UInt8]) -> Bool {
            guard let numbers = ECDSASignature(padded: signature) else { return false }
            return isInRange(numbers.r, below: order) && isInRange(numbers.s, below: order)
        }
        return switch kind {
        case .rsa: modulus.map { isInRange(signature, below: $0) } ?? true
        case .ec(let curve, _): areInRange(below: curve.constants.order)
        case .dsa: dsaParameters.map { areInRange(below: $0.order) } ?? true
        }
    }

    /// OpenSSL gives negative salt lengths a meaning of its own ("any"), so they stop here.
    static func checkParameters(_ algorithm: SignatureAlgorithm) throws(CryptoError) {
        if case .rsaPSS(_, _, let saltLength) = algorithm, !(0...1024).contains(saltLength) {
            throw CryptoError(.algorithmMismatch, .cryptoSaltLength(length: saltLength))
        }
    }

    private static func prepareRSA(
        _ signature: [UInt8], modulusSize: Int
    ) -> (signature: [UInt8], deviation: SignatureDeviation?)? {
        if signature.count == modulusSize { return (signature, nil) }
        guard !signature.isEmpty, signature.count < modulusSize else { return nil }
        let zeros = [UInt8](repeating: 0, count: modulusSize - signature.count)
        return (zeros + signature, .rsaLeadingZerosDropped)
    }

    private static func prepareECDSA(
        _ signature: [UInt8], curve: EllipticCurve
    ) -> (signature: [UInt8], deviation: SignatureDeviation?)? {
        if ECDSASignature.isDistinguished(signature, size: curve.fieldSize) { return (signature, nil) }
        guard let parsed = ECDSASignature(tolerant: signature, curve: curve) else { return nil }
        let encoded = parsed.der
        return (encoded, encoded == signature ? nil : .ecdsaIntegerPadding)
    }
}
