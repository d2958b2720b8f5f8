// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// A digest of octets that come in pieces, for what is too long to be held at once.
@safe
package struct HashStream: ~Copyable {
    private let context: OpaquePointer?
    private let algorithm: HashAlgorithm

    /// A digest of nothing so far.
    ///
    /// - Throws: `CryptoError` where the library has no such function or no memory.
    package init(_ algorithm: HashAlgorithm) throws(CryptoError) {
        let function = try unsafe Algorithms.loaded().digest(algorithm)
        let made = unsafe EVP_MD_CTX_new()
        guard unsafe made != nil, unsafe EVP_DigestInit_ex2(made, function, nil) == 1 else {
            unsafe EVP_MD_CTX_free(made)
            throw CryptoError(openSSL: .operationFailed, .cryptoHashNotBegun(hash: algorithm.displayName))
        }
        self.algorithm = algorithm
        unsafe context = made
    }

    /// Takes the next octets.
    package mutating func update(_ octets: ArraySlice<UInt8>) throws(CryptoError) {
        let context = unsafe context
        let isTaken = unsafe octets.withUnsafeBytes { unsafe EVP_DigestUpdate(context, $0.baseAddress, $0.count) == 1 }
        guard isTaken else {
            throw CryptoError(openSSL: .operationFailed, .cryptoHashNotComputed(hash: algorithm.displayName))
        }
    }

    /// The digest of all octets taken.
    package consuming func digest() throws(CryptoError) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: algorithm.digestSize)
        var length: UInt32 = 0
        guard unsafe EVP_DigestFinal_ex(context, &digest, &length) == 1, Int(length) == digest.count else {
            throw CryptoError(openSSL: .operationFailed, .cryptoHashNotComputed(hash: algorithm.displayName))
        }
        return digest
    }

    deinit { unsafe EVP_MD_CTX_free(context) }
}
