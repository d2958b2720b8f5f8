// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// The hash functions of Doc 9303-12, 4.1.6.4 and of the access protocols.
///
/// SHA-1 stands in the list because Basic Access Control, the KDF of 3DES and old documents use it; whether a signature
/// may rest on it is for the policy to say.
public enum HashAlgorithm: String, CaseIterable, Sendable, Hashable, CustomStringConvertible {
    /// SHA-1, 20 octets.
    case sha1
    /// SHA-224, 28 octets.
    case sha224
    /// SHA-256, 32 octets.
    case sha256
    /// SHA-384, 48 octets.
    case sha384
    /// SHA-512, 64 octets.
    case sha512

    /// The algorithm of a dotted object identifier such as `2.16.840.1.101.3.4.2.1`, or nil.
    public init?(objectIdentifier: String) {
        guard let found = Self.allCases.first(where: { $0.objectIdentifier == objectIdentifier }) else { return nil }
        self = found
    }

    /// The dotted object identifier.
    public var objectIdentifier: String { row.objectIdentifier }

    /// The length of a digest in octets.
    public var digestSize: Int { row.digestSize }

    /// The name as people write it, `SHA-256`.
    public var displayName: String { row.name }

    /// ``displayName``.
    public var description: String { displayName }

    /// What is written down of a function, once. The index is its position in `allCases`.
    var row: (index: Int, objectIdentifier: String, digestSize: Int, name: String, openSSLName: String) {
        switch self {
        case .sha1: (0, "1.3.14.3.2.26", 20, "SHA-1", "SHA1")
        case .sha224: (1, "2.16.840.1.101.3.4.2.4", 28, "SHA-224", "SHA2-224")
        case .sha256: (2, "2.16.840.1.101.3.4.2.1", 32, "SHA-256", "SHA2-256")
        case .sha384: (3, "2.16.840.1.101.3.4.2.2", 48, "SHA-384", "SHA2-384")
        case .sha512: (4, "2.16.840.1.101.3.4.2.3", 64, "SHA-512", "SHA2-512")
        }
    }

    /// The digest of the octets.
    public func hash(_ octets: [UInt8]) throws(CryptoError) -> [UInt8] { try hash(octets[...]) }

    /// The digest of the octets.
    public func hash(_ octets: ArraySlice<UInt8>) throws(CryptoError) -> [UInt8] {
        try unsafe octets.withBytes { buffer throws(CryptoError) in try unsafe hash(buffer) }
    }

    /// The digest of the octets of a secret.
    package func hash(_ secret: borrowing SecretBytes) throws(CryptoError) -> [UInt8] {
        try unsafe secret.withUnsafeBytes { octets throws(CryptoError) in try unsafe hash(octets) }
    }

    /// The digest of the octets of a secret, as a secret: an array that is about to end need not be wiped by the
    /// compiler's lights.
    package func secretHash(_ secret: borrowing SecretBytes) throws(CryptoError) -> SecretBytes {
        try secretHash(secret, orThrow: .cryptoHashNotComputed(hash: displayName))
    }

    /// The same; what is said where OpenSSL fails is the caller's.
    func secretHash(_ secret: borrowing SecretBytes, orThrow failure: Message) throws(CryptoError) -> SecretBytes {
        let algorithm = try unsafe Algorithms.loaded().digest(self)
        var digest = SecretBytes(count: digestSize)
        let isDone = unsafe digest.withUnsafeMutableBytes { target in
            unsafe secret.withUnsafeBytes { octets in
                unsafe EVP_Digest(
                    octets.baseAddress, octets.count, target.baseAddress?.assumingMemoryBound(to: UInt8.self), nil,
                    algorithm, nil) == 1
            }
        }
        guard isDone else { throw CryptoError(openSSL: .operationFailed, failure) }
        return digest
    }

    /// The digest of the octets of a buffer.
    package func hash(_ octets: UnsafeRawBufferPointer) throws(CryptoError) -> [UInt8] {
        let algorithm = try unsafe Algorithms.loaded().digest(self)
        var digest = [UInt8](repeating: 0, count: digestSize)
        var length: UInt32 = 0
        guard
            unsafe EVP_Digest(octets.baseAddress, octets.count, &digest, &length, algorithm, nil) == 1,
            Int(length) == digestSize
        else { throw CryptoError(openSSL: .operationFailed, .cryptoHashNotComputed(hash: displayName)) }
        return digest
    }
}

extension ArraySlice<UInt8> {
    /// The octets as a raw buffer, with a typed error.
    func withBytes<R, E>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
        let result = unsafe withUnsafeBytes { buffer -> Result<R, E> in
            do throws(E) { return .success(try unsafe body(buffer)) } catch { return .failure(error) }
        }
        return try result.get()
    }
}

extension [UInt8] {
    /// The octets as a raw buffer, with a typed error.
    func withBytes<R, E>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
        try unsafe self[...].withBytes(body)
    }

    /// The octets as a writable raw buffer, with a typed error.
    mutating func withMutableBytes<R, E>(_ body: (UnsafeMutableRawBufferPointer) throws(E) -> R) throws(E) -> R {
        let result = unsafe withUnsafeMutableBytes { buffer -> Result<R, E> in
            do throws(E) { return .success(try unsafe body(buffer)) } catch { return .failure(error) }
        }
        return try result.get()
    }
}
