// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages
internal import Synchronization

/// Makes RSA public keys. The context for it is kept for the next one.
@safe
final class RSAKeys: @unchecked Sendable {
    // Sendable: one caller has the context at a time; it stands under a lock in between.
    private let context: OpaquePointer

    private static let idle = Mutex<RSAKeys?>(nil)

    private init(_ context: OpaquePointer) {
        unsafe self.context = context
    }

    deinit {
        unsafe EVP_PKEY_CTX_free(context)
    }

    /// A key of these big-endian numbers, or nil where OpenSSL refuses them; its errors are then in its queue.
    static func publicKey(modulus: [UInt8], exponent: [UInt8]) throws(CryptoError) -> IdleKey? {
        let known = idle.withLock { $0.take() }
        let maker = if let known { known } else { try made() }
        let key = unsafe epass_rsa_public_key(maker.context, modulus, modulus.count, exponent, exponent.count)
        idle.withLock { $0 = maker }
        return unsafe key.map { unsafe IdleKey($0) }
    }

    private static func made() throws(CryptoError) -> RSAKeys {
        let library = try unsafe CryptoContext.shared.loaded()
        guard let context = unsafe EVP_PKEY_CTX_new_from_name(library, "RSA", nil) else {
            throw CryptoError(openSSL: .libraryUnavailable, .cryptoRsaMissing)
        }
        return unsafe RSAKeys(context)
    }
}
