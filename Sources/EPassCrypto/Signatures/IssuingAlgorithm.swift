// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// How a synthetic issuer signs: what ``SignatureAlgorithm`` has, and the same with MD5.
package enum IssuingAlgorithm: Sendable, Hashable, CustomStringConvertible {
    /// RSASSA-PKCS1-v1_5.
    case rsaPKCS1(IssuingHash)
    /// RSASSA-PSS.
    case rsaPSS(hash: IssuingHash, mgfHash: IssuingHash, saltLength: Int)
    /// ECDSA, the signature a DER sequence.
    case ecdsa(IssuingHash)
    /// ECDSA, the signature plain (BSI TR-03111, 5.2.1).
    case ecdsaPlain(IssuingHash)
    /// DSA.
    case dsa(IssuingHash)

    /// The same algorithm.
    package init(_ algorithm: SignatureAlgorithm) {
        self =
            switch algorithm {
            case .rsaPKCS1(let hash): .rsaPKCS1(IssuingHash(hash))
            case .rsaPSS(let hash, let mgfHash, let saltLength):
                .rsaPSS(hash: IssuingHash(hash), mgfHash: IssuingHash(mgfHash), saltLength: saltLength)
            case .ecdsa(let hash): .ecdsa(IssuingHash(hash))
            case .ecdsaPlain(let hash): .ecdsaPlain(IssuingHash(hash))
            case .dsa(let hash): .dsa(IssuingHash(hash))
            }
    }

    /// The hash function of the message.
    package var hash: IssuingHash {
        switch self {
        case .rsaPKCS1(let hash), .ecdsa(let hash), .ecdsaPlain(let hash), .dsa(let hash): hash
        case .rsaPSS(let hash, _, _): hash
        }
    }

    /// The algorithm of the standard; nil where MD5 takes part.
    package var standard: SignatureAlgorithm? {
        switch self {
        case .rsaPKCS1(let hash): hash.standard.map(SignatureAlgorithm.rsaPKCS1)
        case .ecdsa(let hash): hash.standard.map(SignatureAlgorithm.ecdsa)
        case .ecdsaPlain(let hash): hash.standard.map(SignatureAlgorithm.ecdsaPlain)
        case .dsa(let hash): hash.standard.map(SignatureAlgorithm.dsa)
        case .rsaPSS(let hash, let mgfHash, let saltLength):
            if let hash = hash.standard, let mask = mgfHash.standard {
                .rsaPSS(hash: hash, mgfHash: mask, saltLength: saltLength)
            } else {
                nil
            }
        }
    }

    /// As people write it.
    package var description: String {
        if let standard { return standard.description }
        return switch self {
        case .rsaPKCS1(let hash): "RSA PKCS#1 \(hash)"
        case .rsaPSS(let hash, let mgfHash, let saltLength): "RSA-PSS \(hash), MGF1 \(mgfHash), salt \(saltLength)"
        case .ecdsa(let hash): "ECDSA \(hash)"
        case .ecdsaPlain(let hash): "ECDSA \(hash), plain"
        case .dsa(let hash): "DSA \(hash)"
        }
    }
}

extension PrivateKey {
    /// A signature over a message.
    ///
    /// - Throws: `crypto.algorithmMismatch` for a key of another kind, and for ECDSA and DSA with MD5, which have no
    ///   identifier; `crypto.operationFailed`, for a salt too long for the modulus for example.
    package func sign(_ message: [UInt8], issuing algorithm: IssuingAlgorithm) throws(CryptoError) -> [UInt8] {
        if let standard = algorithm.standard { return try sign(message, algorithm: standard) }
        let mismatch = CryptoError(
            .algorithmMismatch, .cryptoAlgorithmOfOtherKey(algorithm: algorithm, key: publicKey))
        guard publicKey.kind.family == .rsa, algorithm.family == .rsa else { throw mismatch }
        var padding = (mask: algorithm.hash, saltLength: -1)
        if case .rsaPSS(_, let mgfHash, let saltLength) = algorithm {
            guard (0...1024).contains(saltLength) else { throw mismatch }
            padding = (mgfHash, saltLength)
        }
        let digest = try algorithm.hash.hash(message)
        let signature = try unsafe algorithm.hash.withDigest { hash throws(CryptoError) in
            try unsafe padding.mask.withDigest { mask throws(CryptoError) in
                try unsafe sign(rsa: digest, hash: hash, mask: mask, saltLength: padding.saltLength)
            }
        }
        guard let signature else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNotSigned(algorithm: algorithm))
        }
        ErrorQueue.clear()
        return signature
    }

    /// - Parameter saltLength: negative for PKCS #1 v1.5.
    private func sign(
        rsa digest: [UInt8], hash: OpaquePointer, mask: OpaquePointer, saltLength: Int
    ) throws(CryptoError) -> [UInt8]? {
        let library = try unsafe context.loaded()
        let isPSS = saltLength >= 0
        return try context.withRandom { () throws(CryptoError) -> [UInt8]? in
            let operation = unsafe EVP_PKEY_CTX_new_from_pkey(library, key, nil)
            defer { unsafe EVP_PKEY_CTX_free(operation) }
            guard
                unsafe operation != nil, unsafe EVP_PKEY_sign_init(operation) == 1,
                unsafe EVP_PKEY_CTX_set_rsa_padding(operation, isPSS ? RSA_PKCS1_PSS_PADDING : RSA_PKCS1_PADDING) == 1,
                unsafe EVP_PKEY_CTX_set_signature_md(operation, hash) == 1
            else { return nil }
            if isPSS {
                guard unsafe EVP_PKEY_CTX_set_rsa_mgf1_md(operation, mask) == 1,
                    unsafe EVP_PKEY_CTX_set_rsa_pss_saltlen(operation, Int32(saltLength)) == 1
                else { return nil }
            }
            var count = 0
            guard unsafe EVP_PKEY_sign(operation, nil, &count, digest, digest.count) == 1, (1...4096).contains(count)
            else { return nil }
            var signature = [UInt8](repeating: 0, count: count)
            guard unsafe EVP_PKEY_sign(operation, &signature, &count, digest, digest.count) == 1 else { return nil }
            return Array(signature.prefix(count))
        }
    }
}
