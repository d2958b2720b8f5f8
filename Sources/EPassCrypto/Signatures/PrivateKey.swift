// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages
internal import Glibc

/// A private signature key, for the synthetic PKI and the simulated chip.
///
/// It stays inside OpenSSL and belongs to the context it was made in. Signatures draw their random numbers from that
/// context.
@safe
package final class PrivateKey: @unchecked Sendable {
    // Sendable: the key is constant after `init`, and OpenSSL's own reference counting is atomic.
    /// Made of the private key; what it verifies is what this key signs.
    package let publicKey: PublicKey
    /// The context that the key belongs to; it lives at least as long as the key.
    package let context: CryptoContext
    let key: OpaquePointer

    /// What kind of key to generate.
    package enum KeyKind: Sendable, Hashable {
        /// RSA with that many bits of modulus (1024 to 8192) and the exponent 65537.
        case rsa(Int)
        /// A key on a curve.
        case ec(EllipticCurve)
        /// DSA under these domain parameters.
        case dsa(DSAParameters)
    }

    /// A new key, with random numbers of the context.
    ///
    /// - Throws: `crypto.rsaOutOfBounds`, `crypto.dsaKeyInvalid`, `crypto.operationFailed`.
    package static func generate(
        _ kind: KeyKind, context: CryptoContext = .shared
    ) throws(CryptoError) -> PrivateKey {
        if case .rsa(let bits) = kind, !(1024...8192).contains(bits) {
            throw CryptoError(.rsaOutOfBounds, .cryptoRsaKeyBounds)
        }
        if case .dsa(let parameters) = kind { try parameters.checkLengths() }
        let name = RepeatableKeys.Name(kind, context)
        if let name, let known = RepeatableKeys.shared.key(name) {
            return try PrivateKey(pkcs8: known, context: context)
        }
        let key = try unsafe made(in: context, 1 << 17, orThrow: .operationFailed, .cryptoKeyNotGenerated) { library in
            switch kind {
            case .rsa(let bits): unsafe epass_generate_rsa(library, bits)
            case .ec(let curve): unsafe epass_generate_ec(library, curve.openSSLName)
            case .dsa(let parameters): unsafe DSAKeys.generate(library, parameters)
            }
        }
        let made = try unsafe PrivateKey(adopting: key, context: context)
        if let name, name.isNext(in: context) { try RepeatableKeys.shared.keep(made, as: name) }
        return made
    }

    /// The key that a call of OpenSSL makes, with random numbers of the context.
    private static func made(
        in context: CryptoContext, _ expected: Int = 4096, orThrow code: CryptoError.Code, _ failure: Message,
        _ call: (OpaquePointer) -> OpaquePointer?
    ) throws(CryptoError) -> OpaquePointer {
        let library = try unsafe context.loaded()
        let made = try unsafe context.withRandom(expecting: expected) { () throws(CryptoError) -> OpaquePointer? in
            unsafe call(library)
        }
        guard let key = unsafe made else { throw CryptoError(openSSL: code, failure) }
        return unsafe key
    }

    /// Reads a PKCS #8 PrivateKeyInfo, unencrypted.
    ///
    /// - Throws: `crypto.privateKeyInvalid`, or what ``PublicKey/init(subjectPublicKeyInfo:)`` throws for its public
    ///   half.
    package convenience init(pkcs8 der: [UInt8], context: CryptoContext = .shared) throws(CryptoError) {
        // Random numbers: where the encoding lacks the public point it is computed, with blinding.
        let key = try unsafe PrivateKey.made(in: context, orThrow: .privateKeyInvalid, .cryptoNoPKCS8) { library in
            unsafe der.count <= 1 << 16 ? epass_decode_pkcs8(library, der, der.count) : nil
        }
        try unsafe self.init(adopting: key, context: context)
    }

    /// Reads the first private key of a PEM text, unencrypted.
    ///
    /// - Throws: as ``init(pkcs8:context:)``.
    package convenience init(pem text: String, context: CryptoContext = .shared) throws(CryptoError) {
        let octets = text.utf8.count
        let key = try unsafe PrivateKey.made(in: context, orThrow: .privateKeyInvalid, .cryptoNoPEMKey) { library in
            unsafe octets <= 1 << 16 ? epass_decode_pem(library, text, octets) : nil
        }
        try unsafe self.init(adopting: key, context: context)
    }

    /// Takes the key over; it is freed in every case.
    private init(adopting key: OpaquePointer, context: CryptoContext) throws(CryptoError) {
        do throws(CryptoError) {
            publicKey =
                if let point = unsafe Self.point(of: key) {
                    try PublicKey(.ec(curve: point.curve, point: point.octets))
                } else {
                    try PublicKey(subjectPublicKeyInfo: try unsafe Self.publicEncoding(key, explicit: false))
                }
        } catch {
            unsafe EVP_PKEY_free(key)
            throw error
        }
        unsafe self.key = key
        self.context = context
        ErrorQueue.clear()
    }

    deinit {
        unsafe EVP_PKEY_free(key)
    }

    /// A signature over a message.
    ///
    /// - Parameter context: where the random numbers come from, if not the key's own context.
    /// - Throws: `crypto.algorithmMismatch`, `crypto.operationFailed` (a salt too long for the modulus, for example).
    package func sign(
        _ message: [UInt8], algorithm: SignatureAlgorithm, context: CryptoContext? = nil
    ) throws(CryptoError) -> [UInt8] {
        try sign(digest: try algorithm.hash.hash(message), algorithm: algorithm, context: context)
    }

    /// A signature over a digest.
    package func sign(
        digest: [UInt8], algorithm: SignatureAlgorithm, context other: CryptoContext? = nil
    ) throws(CryptoError) -> [UInt8] {
        guard publicKey.kind.family == algorithm.family else {
            throw CryptoError(.algorithmMismatch, .cryptoAlgorithmOfOtherKey(algorithm: algorithm, key: publicKey))
        }
        try PublicKey.checkParameters(algorithm)
        if let other, other !== context {
            // A key that two library contexts know would outlive one of them: the other one gets a key of its own.
            let encoded = try pkcs8()
            let octets = unsafe encoded.withUnsafeBytes { unsafe Array($0) }
            return try PrivateKey(pkcs8: octets, context: other).sign(digest: digest, algorithm: algorithm)
        }
        let library = try unsafe context.loaded()
        let signature = try context.withRandom { () throws(CryptoError) in
            try unsafe SignatureOperation.sign(digest, algorithm, key: key, library: library)
        }
        guard let signature else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNotSigned(algorithm: algorithm))
        }
        ErrorQueue.clear()
        if case .ecdsaPlain = algorithm, case .ec(let curve, _) = publicKey.kind {
            return try PlainECDSASignature.encode(der: signature, curve: curve)
        }
        return signature
    }

    /// The SubjectPublicKeyInfo.
    ///
    /// - Parameter explicitParameters: curve parameters written out as Doc 9303-12 wants them, instead of the curve's
    ///   name.
    package func subjectPublicKeyInfo(explicitParameters: Bool = false) throws(CryptoError) -> [UInt8] {
        if !explicitParameters { return publicKey.subjectPublicKeyInfo }
        return try unsafe Self.publicEncoding(key, explicit: true)
    }

    /// The PKCS #8 PrivateKeyInfo, with the curve's name.
    package func pkcs8() throws(CryptoError) -> SecretBytes { try unsafe Self.pkcs8(of: key) }

    static func pkcs8(of key: OpaquePointer) throws(CryptoError) -> SecretBytes {
        var octets: UnsafeMutablePointer<UInt8>?
        let count = unsafe Int(epass_encode_pkcs8(key, &octets))
        guard count > 0, let octets = unsafe octets else {
            throw CryptoError(openSSL: .operationFailed, .cryptoPrivateKeyNotEncoded)
        }
        defer { unsafe epass_clear_free(octets, count) }
        return unsafe SecretBytes(copying: UnsafeRawBufferPointer(start: octets, count: count))
    }

    /// The point of a key on a listed curve, uncompressed; nil for others. OpenSSL's encoder, which looks through all
    /// that it can encode, takes longer than the key.
    private static func point(of key: OpaquePointer) -> (curve: EllipticCurve, octets: [UInt8])? {
        var name = [CChar](repeating: 0, count: 64)
        guard
            unsafe EVP_PKEY_get_base_id(key) == EVP_PKEY_EC,
            unsafe EVP_PKEY_get_group_name(key, &name, name.count, nil) == 1,
            let curve = EllipticCurve.allCases.first(where: { unsafe strcmp($0.openSSLName, name) == 0 })
        else { return nil }
        var octets: UnsafeMutablePointer<UInt8>?
        let count = unsafe EVP_PKEY_get1_encoded_public_key(key, &octets)
        guard count == 1 + 2 * curve.fieldSize, let octets = unsafe octets else { return nil }
        defer { unsafe epass_openssl_free(octets) }
        let point = unsafe Array(UnsafeBufferPointer(start: octets, count: count))
        return point.first == 0x04 ? (curve, point) : nil
    }

    private static func publicEncoding(_ key: OpaquePointer, explicit: Bool) throws(CryptoError) -> [UInt8] {
        guard let copy = unsafe EVP_PKEY_dup(key) else {
            throw CryptoError(openSSL: .operationFailed, .cryptoKeyNotCopied)
        }
        defer { unsafe EVP_PKEY_free(copy) }
        if unsafe EVP_PKEY_get_base_id(copy) == EVP_PKEY_EC, unsafe epass_ec_set_encoding(copy, explicit ? 1 : 0) != 1 {
            throw CryptoError(openSSL: .operationFailed, .cryptoCurveEncodingNotChosen)
        }
        var octets: UnsafeMutablePointer<UInt8>?
        let count = unsafe Int(i2d_PUBKEY(copy, &octets))
        guard count > 0, let octets = unsafe octets else {
            throw CryptoError(openSSL: .operationFailed, .cryptoPublicKeyNotEncoded)
        }
        defer { unsafe epass_openssl_free(octets) }
        return unsafe Array(UnsafeBufferPointer(start: octets, count: count))
    }
}
