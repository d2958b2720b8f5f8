// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

extension PublicKey {
    /// The modulus n of an RSA key, big-endian without leading zeros; nil for another key.
    public var modulus: [UInt8]? {
        guard case .rsa = kind, case .rsa(let modulus, _, _)? = try? SubjectPublicKeyInfo(subjectPublicKeyInfo).key
        else { return nil }
        return modulus
    }

    /// Opens a signature with message recovery: s to the power of e modulo n (RFC 8017, 5.2.2), as long as the modulus.
    ///
    /// Success proves nothing: any number below the modulus opens to something. What was recovered must be examined
    /// (ISO/IEC 9796-2).
    /// - Parameter signature: s, big-endian, exactly as long as the modulus; 1 to n - 1.
    /// - Throws: `crypto.algorithmMismatch` for a key that is not RSA, `crypto.inputLength` for another length,
    ///   `crypto.signatureOutOfRange` for zero and for n and above, `crypto.operationFailed`.
    package func recover(_ signature: [UInt8]) throws(CryptoError) -> [UInt8] {
        let size = try checkRepresentative(signature, "signature")
        let library = try unsafe CryptoContext.shared.loaded()
        let context = unsafe EVP_PKEY_CTX_new_from_pkey(library, handle.key, nil)
        defer {
            unsafe EVP_PKEY_CTX_free(context)
            withExtendedLifetime(self) {}
        }
        var recovered = [UInt8](repeating: 0, count: size)
        var count = size
        guard
            unsafe context != nil, unsafe EVP_PKEY_verify_recover_init(context) == 1,
            unsafe EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1,
            unsafe EVP_PKEY_verify_recover(context, &recovered, &count, signature, signature.count) == 1, count == size
        else { throw CryptoError(openSSL: .operationFailed, .cryptoSignatureNotOpened) }
        return recovered
    }

    /// The length of the modulus in octets, for a number of that length between 1 and n - 1.
    func checkRepresentative(_ octets: [UInt8], _ what: String) throws(CryptoError) -> Int {
        guard let modulus else {
            throw CryptoError(.algorithmMismatch, .cryptoKeyOpensNoSignature(key: self))
        }
        guard octets.count == modulus.count else {
            throw CryptoError(
                .inputLength, .cryptoRepresentativeLength(what: what, length: octets.count, modulus: modulus.count))
        }
        guard octets.contains(where: { $0 != 0 }), octets.lexicographicallyPrecedes(modulus) else {
            throw CryptoError(.signatureOutOfRange, .cryptoRepresentativeBounds(what: what))
        }
        return modulus.count
    }
}

extension PrivateKey {
    /// Signs a representative as it is: its power of d modulo n (RFC 8017, 5.2.1), as long as the modulus. For the
    /// simulated chip.
    ///
    /// - Parameter representative: big-endian, exactly as long as the modulus; 1 to n - 1.
    /// - Throws: as ``PublicKey/recover(_:)``.
    package func rawRSA(_ representative: [UInt8]) throws(CryptoError) -> [UInt8] {
        let size = try publicKey.checkRepresentative(representative, "representative")
        let library = try unsafe context.loaded()
        // Random numbers: OpenSSL blinds the operation.
        let signature = try context.withRandom { () throws(CryptoError) -> [UInt8]? in
            let operation = unsafe EVP_PKEY_CTX_new_from_pkey(library, key, nil)
            defer { unsafe EVP_PKEY_CTX_free(operation) }
            var signature = [UInt8](repeating: 0, count: size)
            var count = size
            guard
                unsafe operation != nil, unsafe EVP_PKEY_sign_init(operation) == 1,
                unsafe EVP_PKEY_CTX_set_rsa_padding(operation, RSA_NO_PADDING) == 1,
                unsafe EVP_PKEY_sign(operation, &signature, &count, representative, representative.count) == 1,
                count == size
            else { return nil }
            return signature
        }
        guard let signature else {
            throw CryptoError(openSSL: .operationFailed, .cryptoRepresentativeNotSigned)
        }
        ErrorQueue.clear()
        return signature
    }
}
