// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// Makes keys of DSA in OpenSSL.
enum DSAKeys {
    /// A public key of numbers that were checked.
    ///
    /// - Throws: `crypto.libraryUnavailable` where this OpenSSL was built without DSA, `crypto.dsaKeyInvalid`.
    static func publicKey(_ parameters: DSAParameters, value: [UInt8]) throws(CryptoError) -> IdleKey {
        let library = try unsafe CryptoContext.shared.loaded()
        if let key = unsafe make(library, parameters, value) { return unsafe IdleKey(key) }
        guard isAvailable else { throw CryptoError(openSSL: .libraryUnavailable, .cryptoDsaMissing) }
        throw CryptoError(openSSL: .dsaKeyInvalid, .cryptoDsaKeyRefused)
    }

    /// A new pair of keys, with random numbers of the library's context; nil where OpenSSL refuses.
    static func generate(_ library: OpaquePointer, _ parameters: DSAParameters) -> OpaquePointer? {
        guard let made = unsafe make(library, parameters, []) else { return nil }
        defer { unsafe EVP_PKEY_free(made) }
        return unsafe epass_generate_dsa(library, made)
    }

    /// The parameters alone where there is no value.
    private static func make(
        _ library: OpaquePointer, _ parameters: DSAParameters, _ value: [UInt8]
    ) -> OpaquePointer? {
        unsafe epass_dsa_key(
            library, parameters.prime, parameters.prime.count, parameters.order, parameters.order.count,
            parameters.generator, parameters.generator.count, value, value.count)
    }

    private static var isAvailable: Bool {
        guard let library = try? unsafe CryptoContext.shared.loaded(),
            let context = unsafe EVP_PKEY_CTX_new_from_name(library, "DSA", nil)
        else { return false }
        unsafe EVP_PKEY_CTX_free(context)
        return true
    }
}
