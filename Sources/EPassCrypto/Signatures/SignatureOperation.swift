// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL

/// One signature made or verified over a digest.
enum SignatureOperation {
    static func verify(
        _ signature: [UInt8], _ digest: [UInt8], _ algorithm: SignatureAlgorithm, _ key: PublicKey
    ) throws(CryptoError) -> Bool {
        let context = try key.context(algorithm)
        // The key holds what the context refers to, and must not be recycled under it.
        defer { withExtendedLifetime(key) {} }
        let result = unsafe EVP_PKEY_verify(context.pointer, signature, signature.count, digest, digest.count)
        if result == 1 { key.keep(context) }
        // Zero and negative values alike: OpenSSL tells a wrong signature from a malformed one, we do not.
        ErrorQueue.clear()
        return result == 1
    }

    static func sign(
        _ digest: [UInt8], _ algorithm: SignatureAlgorithm, key: OpaquePointer, library: OpaquePointer
    ) throws(CryptoError) -> [UInt8]? {
        let context = unsafe EVP_PKEY_CTX_new_from_pkey(library, key, nil)
        defer { unsafe EVP_PKEY_CTX_free(context) }
        guard unsafe context != nil, unsafe EVP_PKEY_sign_init(context) == 1, unsafe configure(context, algorithm)
        else { return nil }
        var count = 0
        guard unsafe EVP_PKEY_sign(context, nil, &count, digest, digest.count) == 1, count > 0, count <= 4096 else {
            return nil
        }
        var signature = [UInt8](repeating: 0, count: count)
        guard unsafe EVP_PKEY_sign(context, &signature, &count, digest, digest.count) == 1 else { return nil }
        return Array(signature.prefix(count))
    }

    static func configure(_ context: OpaquePointer?, _ algorithm: SignatureAlgorithm) -> Bool {
        guard let digest = try? unsafe Algorithms.loaded().digest(algorithm.hash) else { return false }
        switch algorithm {
        case .rsaPKCS1:
            return unsafe EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1
                && EVP_PKEY_CTX_set_signature_md(context, digest) == 1
        case .rsaPSS(_, let mgfHash, let saltLength):
            guard
                let mask = try? unsafe Algorithms.loaded().digest(mgfHash), let salt = Int32(exactly: saltLength)
            else { return false }
            return unsafe EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1
                && EVP_PKEY_CTX_set_signature_md(context, digest) == 1
                && EVP_PKEY_CTX_set_rsa_mgf1_md(context, mask) == 1
                && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, salt) == 1
        case .ecdsa, .ecdsaPlain, .dsa:
            return unsafe EVP_PKEY_CTX_set_signature_md(context, digest) == 1
        }
    }
}
