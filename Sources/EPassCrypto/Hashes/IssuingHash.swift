// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// A hash function that a synthetic issuer may use: those of ``HashAlgorithm``, and MD5, which no judgement takes.
///
/// A tester needs documents with MD5 to see that they are refused (BSI TR-03105-5.1, LDS_H_22).
package enum IssuingHash: String, CaseIterable, Sendable, Hashable, CustomStringConvertible {
    /// MD5, 16 octets.
    case md5 = "MD5"
    /// SHA-1, 20 octets.
    case sha1 = "SHA-1"
    /// SHA-224, 28 octets.
    case sha224 = "SHA-224"
    /// SHA-256, 32 octets.
    case sha256 = "SHA-256"
    /// SHA-384, 48 octets.
    case sha384 = "SHA-384"
    /// SHA-512, 64 octets.
    case sha512 = "SHA-512"

    /// The same function.
    package init(_ hash: HashAlgorithm) {
        self =
            switch hash {
            case .sha1: .sha1
            case .sha224: .sha224
            case .sha256: .sha256
            case .sha384: .sha384
            case .sha512: .sha512
            }
    }

    /// The function of the standard; nil for MD5.
    package var standard: HashAlgorithm? {
        switch self {
        case .md5: nil
        case .sha1: .sha1
        case .sha224: .sha224
        case .sha256: .sha256
        case .sha384: .sha384
        case .sha512: .sha512
        }
    }

    /// The dotted object identifier; that of MD5 stands in RFC 1321's successors (RFC 3370, 2).
    package var objectIdentifier: String { standard?.objectIdentifier ?? "1.2.840.113549.2.5" }

    /// The length of a digest in octets.
    package var digestSize: Int { standard?.digestSize ?? 16 }

    /// The name as people write it.
    package var description: String { rawValue }

    /// The digest of the octets.
    package func hash(_ octets: some Collection<UInt8>) throws(CryptoError) -> [UInt8] {
        if let standard { return try standard.hash(Array(octets)) }
        let message = Array(octets)
        var digest = [UInt8](repeating: 0, count: digestSize)
        var length: UInt32 = 0
        let md5 = try unsafe Self.fetchMD5()
        defer { unsafe EVP_MD_free(md5) }
        guard unsafe EVP_Digest(message, message.count, &digest, &length, md5, nil) == 1, Int(length) == digestSize
        else { throw CryptoError(openSSL: .operationFailed, .cryptoHashNotComputed(hash: rawValue)) }
        return digest
    }

    /// MD5 of the shared context; the caller frees it.
    static func fetchMD5() throws(CryptoError) -> OpaquePointer {
        let library = try unsafe CryptoContext.shared.loaded()
        guard let md5 = unsafe EVP_MD_fetch(library, "MD5", nil) else {
            throw CryptoError(openSSL: .operationFailed, .cryptoHashNotComputed(hash: "MD5"))
        }
        return unsafe md5
    }

    /// What OpenSSL has of the function while the closure runs.
    func withDigest<R>(_ body: (OpaquePointer) throws(CryptoError) -> R) throws(CryptoError) -> R {
        if let standard { return try unsafe body(try unsafe Algorithms.loaded().digest(standard)) }
        let md5 = try unsafe Self.fetchMD5()
        defer { unsafe EVP_MD_free(md5) }
        return try unsafe body(md5)
    }
}
