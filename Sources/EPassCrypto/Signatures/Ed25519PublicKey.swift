// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// A public key of Ed25519 (RFC 8032, 5.1), for verification alone.
///
/// No document has such a key, and no ``SignatureAlgorithm`` is for one: they sign results of the verification service.
package struct Ed25519PublicKey: Sendable, Hashable {
    /// The octets of a key.
    package static let length = 32
    /// The octets of a signature.
    package static let signatureLength = 64

    /// The point in its encoding (RFC 8032, 5.1.5).
    package let octets: [UInt8]

    /// - Throws: `crypto.keyLength` for another number of octets, `crypto.elementNotInGroup` for octets that are no
    ///   point, `crypto.elementSmallOrder` for a point of small order: under one of those a signature can be valid for
    ///   every message, and nobody has the key.
    package init(_ octets: [UInt8]) throws(CryptoError) {
        guard octets.count == Self.length else { throw CryptoError(.keyLength) }
        switch try Ed25519Point.kind(of: octets) {
        case .good: self.octets = octets
        case .none: throw CryptoError(.elementNotInGroup, .cryptoPointNotOnCurve(curve: "Ed25519"))
        case .smallOrder: throw CryptoError(.elementSmallOrder, .cryptoPublicValueSmallOrder)
        }
    }

    /// Reads a SubjectPublicKeyInfo (RFC 8410, 4), of which there is one spelling.
    ///
    /// - Returns: nil where it is that of another algorithm, or none.
    /// - Throws: as ``init(_:)``.
    package init?(subjectPublicKeyInfo der: [UInt8]) throws(CryptoError) {
        guard der.count == Self.header.count + Self.length, der.starts(with: Self.header) else { return nil }
        try self.init(Array(der.dropFirst(Self.header.count)))
    }

    /// The SubjectPublicKeyInfo.
    package var subjectPublicKeyInfo: [UInt8] { Self.header + octets }

    /// SEQUENCE { SEQUENCE { 1.3.101.112 }, BIT STRING } up to the octets of the key.
    private static let header: [UInt8] = [0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00]

    /// Verifies a signature over a message (RFC 8032, 5.1.7, without the cofactor).
    ///
    /// A signature of another length, or with a number that is not below the order of the group, is `invalid`.
    /// - Throws: `crypto.libraryUnavailable`, and `crypto.operationFailed` where OpenSSL could not do it at all.
    package func verify(signature: [UInt8], over message: [UInt8]) throws(CryptoError) -> SignatureVerdict {
        guard signature.count == Self.signatureLength else { return .invalid }
        let library = try unsafe CryptoContext.shared.loaded()
        let key = unsafe EVP_PKEY_new_raw_public_key_ex(library, "ED25519", nil, octets, octets.count)
        defer { unsafe EVP_PKEY_free(key) }
        let context = unsafe EVP_MD_CTX_new()
        defer { unsafe EVP_MD_CTX_free(context) }
        guard unsafe key != nil, unsafe context != nil,
            unsafe EVP_DigestVerifyInit_ex(context, nil, nil, library, nil, key, nil) == 1
        else { throw CryptoError(openSSL: .operationFailed, .cryptoVerificationNotSetUp) }
        let result = unsafe EVP_DigestVerify(context, signature, signature.count, message, message.count)
        // Zero and negative values alike, as for every other signature.
        ErrorQueue.clear()
        return result == 1 ? .valid : .invalid
    }
}
