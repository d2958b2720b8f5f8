// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages
internal import Synchronization

/// A context of OpenSSL that is set up for verifications under one key by one algorithm.
@safe
final class VerificationContext: @unchecked Sendable {
    // Sendable: one verification has it at a time; the key keeps it under a lock in between.
    let algorithm: SignatureAlgorithm
    let pointer: OpaquePointer

    init(_ key: OpaquePointer, _ algorithm: SignatureAlgorithm) throws(CryptoError) {
        let library = try unsafe CryptoContext.shared.loaded()
        guard let context = unsafe EVP_PKEY_CTX_new_from_pkey(library, key, nil) else {
            throw CryptoError(openSSL: .operationFailed, .cryptoVerificationNotSetUp)
        }
        self.algorithm = algorithm
        unsafe pointer = context
        guard unsafe EVP_PKEY_verify_init(context) == 1 else {
            throw CryptoError(openSSL: .operationFailed, .cryptoVerificationNotSetUp)
        }
        guard unsafe SignatureOperation.configure(context, algorithm) else {
            throw CryptoError(openSSL: .operationFailed, .cryptoAlgorithmRefused(algorithm: algorithm))
        }
    }

    deinit {
        unsafe EVP_PKEY_CTX_free(pointer)
    }
}

extension PublicKey {
    /// The context of the last verification, if it was by that algorithm and nobody else has it, or a new one.
    func context(_ algorithm: SignatureAlgorithm) throws(CryptoError) -> VerificationContext {
        if let idle = handle.context.withLock({ $0.take() }), idle.algorithm == algorithm { return idle }
        return try unsafe VerificationContext(handle.key, algorithm)
    }

    /// Keeps the context of a successful verification for the next one under this key.
    func keep(_ context: VerificationContext) {
        handle.context.withLock { $0 = context }
    }
}
