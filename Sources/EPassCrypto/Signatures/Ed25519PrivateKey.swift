// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// A private key of Ed25519 (RFC 8032, 5.1): the verification service signs with it. It stays inside OpenSSL.
@safe
package final class Ed25519PrivateKey: @unchecked Sendable {
    // Sendable: the key is constant after `init`, and OpenSSL's own reference counting is atomic.
    /// What verifies its signatures.
    package let publicKey: Ed25519PublicKey
    private let key: OpaquePointer

    /// A new key.
    ///
    /// - Throws: `crypto.operationFailed`.
    package convenience init() throws(CryptoError) {
        try unsafe self.init(
            adopting: epass_generate_ed25519(try CryptoContext.shared.loaded()), orThrow: .operationFailed,
            .cryptoKeyNotGenerated)
    }

    /// Reads the first private key of a PEM text, unencrypted.
    ///
    /// - Throws: `crypto.privateKeyInvalid`, also for a key of another kind.
    package convenience init(pem text: String) throws(CryptoError) {
        let library = try unsafe CryptoContext.shared.loaded()
        let octets = text.utf8.count
        try unsafe self.init(
            adopting: octets <= 1 << 16 ? epass_decode_pem(library, text, octets) : nil, orThrow: .privateKeyInvalid,
            .cryptoNoPEMKey)
    }

    /// Takes the key over; it is freed in every case.
    private init(
        adopting key: OpaquePointer?, orThrow code: CryptoError.Code, _ failure: Message
    ) throws(CryptoError) {
        var point = [UInt8](repeating: 0, count: Ed25519PublicKey.length)
        var count = point.count
        guard let key = unsafe key else { throw CryptoError(openSSL: code, failure) }
        guard unsafe EVP_PKEY_get_base_id(key) == EVP_PKEY_ED25519,
            unsafe EVP_PKEY_get_raw_public_key(key, &point, &count) == 1,
            let publicKey = try? Ed25519PublicKey(Array(point.prefix(count)))
        else {
            unsafe EVP_PKEY_free(key)
            throw CryptoError(openSSL: code, failure)
        }
        unsafe self.key = key
        self.publicKey = publicKey
        ErrorQueue.clear()
    }

    deinit {
        unsafe EVP_PKEY_free(key)
    }

    /// A signature over a message, of ``Ed25519PublicKey/signatureLength`` octets.
    ///
    /// - Throws: `crypto.operationFailed`.
    package func sign(_ message: [UInt8]) throws(CryptoError) -> [UInt8] {
        let library = try unsafe CryptoContext.shared.loaded()
        let context = unsafe EVP_MD_CTX_new()
        defer { unsafe EVP_MD_CTX_free(context) }
        var signature = [UInt8](repeating: 0, count: Ed25519PublicKey.signatureLength)
        var count = signature.count
        guard unsafe context != nil,
            unsafe EVP_DigestSignInit_ex(context, nil, nil, library, nil, key, nil) == 1,
            unsafe EVP_DigestSign(context, &signature, &count, message, message.count) == 1, count == signature.count
        else { throw CryptoError(openSSL: .operationFailed, .cryptoNotSigned(algorithm: "Ed25519")) }
        return signature
    }

    /// The PKCS #8 PrivateKeyInfo (RFC 8410, 7).
    package func pkcs8() throws(CryptoError) -> SecretBytes {
        try unsafe PrivateKey.pkcs8(of: key)
    }
}
