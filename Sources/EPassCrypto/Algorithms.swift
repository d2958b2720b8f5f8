// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// The algorithms of the shared context, fetched once.
@safe
final class Algorithms: @unchecked Sendable {
    // Sendable: fetched algorithms are constant and reference-counted by OpenSSL.
    /// In the order of `HashAlgorithm.allCases`.
    private let digests: [OpaquePointer]
    private let ciphers: [CipherName: OpaquePointer]

    /// OpenSSL's names of the modes that are used.
    enum CipherName: String, CaseIterable {
        case tripleDESThreeKeysCBC = "DES-EDE3-CBC"
        case tripleDESCBC = "DES-EDE-CBC"
        case tripleDESECB = "DES-EDE-ECB"
        case aes128CBC = "AES-128-CBC"
        case aes192CBC = "AES-192-CBC"
        case aes256CBC = "AES-256-CBC"
        case aes128ECB = "AES-128-ECB"
        case aes192ECB = "AES-192-ECB"
        case aes256ECB = "AES-256-ECB"
        case aes256GCM = "AES-256-GCM"
    }

    private static let fetched: Result<Algorithms, CryptoError> = {
        do throws(CryptoError) { return .success(try Algorithms(CryptoContext.shared)) } catch {
            return .failure(error)
        }
    }()

    /// The algorithms, or the error that OpenSSL does not have them.
    static func loaded() throws(CryptoError) -> Algorithms { try fetched.get() }

    private init(_ context: CryptoContext) throws(CryptoError) {
        let library = try unsafe context.loaded()
        let digests = unsafe HashAlgorithm.allCases.compactMap { unsafe EVP_MD_fetch(library, $0.row.openSSLName, nil) }
        var ciphers: [CipherName: OpaquePointer] = unsafe [:]
        for name in CipherName.allCases {
            unsafe ciphers[name] = EVP_CIPHER_fetch(library, name.rawValue, nil)
        }
        guard
            unsafe digests.count == HashAlgorithm.allCases.count,
            unsafe ciphers.count == CipherName.allCases.count
        else { throw CryptoError(openSSL: .libraryUnavailable, .cryptoAlgorithmsMissing) }
        unsafe self.digests = digests
        unsafe self.ciphers = ciphers
    }

    func digest(_ algorithm: HashAlgorithm) throws(CryptoError) -> OpaquePointer {
        unsafe digests[algorithm.row.index]
    }

    func cipher(_ name: CipherName) throws(CryptoError) -> OpaquePointer {
        guard let found = unsafe ciphers[name] else {
            throw CryptoError(.libraryUnavailable, .cryptoAlgorithmMissing(algorithm: name.rawValue))
        }
        return unsafe found
    }
}
