// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto

/// A secret that octets are encrypted, authenticated or named with: AES-256-GCM, HMAC-SHA-256 and HKDF over it. It is
/// overwritten when the last copy ends.
public struct SymmetricKey: Sendable {
    /// The octets of a key that encrypts.
    public static let length = 32

    final class Storage: Sendable {
        let octets: SecretBytes

        init(_ octets: consuming SecretBytes) { self.octets = octets }
    }

    let storage: Storage

    /// A new key of 32 random octets.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public init() throws(JOSEError) {
        self.init(try JOSEError.done { () throws(CryptoError) in try RandomSource.system.secret(Self.length) })
    }

    /// A key that was made elsewhere. One that encrypts has 32 octets.
    public init(_ octets: consuming SecretBytes) { storage = Storage(octets) }

    /// Gives a copy of the octets, to be encrypted or written to the operator's file.
    public func copyOctets() -> [UInt8] { unsafe storage.octets.withUnsafeBytes { unsafe Array($0) } }

    /// A key of 32 octets for another purpose (HKDF with SHA-256, without a salt).
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public func derived(for purpose: String) throws(JOSEError) -> SymmetricKey {
        SymmetricKey(
            try JOSEError.done { () throws(CryptoError) in
                try HashAlgorithm.sha256.derivedKey(
                    from: storage.octets, purpose: Array(purpose.utf8), count: Self.length)
            })
    }

    /// HMAC-SHA-256 of octets.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public func authenticationCode(over octets: [UInt8]) throws(JOSEError) -> [UInt8] {
        try JOSEError.done { () throws(CryptoError) in
            try HashAlgorithm.sha256.authenticationCode(over: octets, key: storage.octets)
        }
    }

    /// Whether a code is HMAC-SHA-256 of octets; compared in constant time.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public func isAuthenticationCode(_ code: [UInt8], over octets: [UInt8]) throws(JOSEError) -> Bool {
        constantTimeEquals(try authenticationCode(over: octets), code)
    }

    /// Encrypts octets (AES-256-GCM): 96 random bits of a nonce, ciphertext, and a tag of 16 octets.
    ///
    /// - Parameter context: what the content is, and whose; authenticated with it.
    /// - Throws: ``JOSEError``: `unavailable`, `key` where the key has not 32 octets.
    public func seal(_ octets: [UInt8], context: String) throws(JOSEError) -> [UInt8] {
        guard storage.octets.count == Self.length else { throw .key }
        return try JOSEError.done { () throws(CryptoError) in
            let nonce = try RandomSource.system.bytes(GCMCipher.nonceLength)
            let sealed = try GCMCipher.seal(
                octets, key: storage.octets, nonce: nonce, authenticating: Array(context.utf8))
            return nonce + sealed.ciphertext + sealed.tag
        }
    }

    /// Decrypts what ``seal(_:context:)`` made.
    ///
    /// - Throws: ``JOSEError``: `notAuthentic` for another key or context, or octets that were changed; `unavailable`.
    public func open(_ octets: [UInt8], context: String) throws(JOSEError) -> [UInt8] {
        let (nonce, tag) = (octets.prefix(GCMCipher.nonceLength), octets.suffix(GCMCipher.tagLength))
        guard storage.octets.count == Self.length, octets.count >= nonce.count + tag.count,
            octets.count >= GCMCipher.nonceLength + GCMCipher.tagLength
        else { throw .notAuthentic }
        let opened = try JOSEError.done { () throws(CryptoError) in
            try GCMCipher.open(
                Array(octets[nonce.endIndex..<tag.startIndex]), tag: Array(tag), key: storage.octets,
                nonce: Array(nonce), authenticating: Array(context.utf8))
        }
        guard let opened else { throw .notAuthentic }
        return opened
    }
}

/// Octets that nobody can guess.
public enum RandomOctets {
    /// That many random octets of the operating system's generator.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public static func make(_ count: Int) throws(JOSEError) -> [UInt8] {
        try JOSEError.done { () throws(CryptoError) in try RandomSource.system.bytes(count) }
    }
}

extension JOSEError {
    /// What OpenSSL cannot do at all is one error here.
    static func done<Value: ~Copyable>(_ body: () throws(CryptoError) -> Value) throws(JOSEError) -> Value {
        do throws(CryptoError) { return try body() } catch { throw .unavailable }
    }
}
