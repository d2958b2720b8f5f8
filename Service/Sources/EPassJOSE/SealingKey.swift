// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Crypto
public import EPassJSON
import Foundation

/// The one-time key of a transaction that uploads are sealed for: ECDH-ES over P-256 with A256GCM, as compact JWE
/// (RFC 7516; RFC 7518, 4.6 and 5.3).
///
/// An upload is bound to its transaction: `apv` of the header must be its id, and goes into the key (Concat KDF); the
/// header is authenticated with the content. So who carries it can read nothing, change nothing, and not use it
/// elsewhere.
public struct SealingKey: Sendable {
    private let key: P256.KeyAgreement.PrivateKey

    /// A new key.
    public init() { key = P256.KeyAgreement.PrivateKey() }

    /// A key as it was stored.
    ///
    /// - Throws: ``JOSEError/key``.
    public init(rawRepresentation: [UInt8]) throws(JOSEError) {
        guard let key = try? P256.KeyAgreement.PrivateKey(rawRepresentation: rawRepresentation) else { throw .key }
        self.key = key
    }

    /// What is stored of it, encrypted.
    public var rawRepresentation: [UInt8] { [UInt8](key.rawRepresentation) }

    /// The public key as a JWK, with `use` and `alg`.
    public var publicJWK: JSONValue {
        SealedUpload.jwk(of: key.publicKey).adding(("use", .string("enc")), ("alg", .string("ECDH-ES")))
    }

    /// Opens an upload.
    ///
    /// - Parameters:
    ///   - text: the compact JWE.
    ///   - binding: what it must be bound to, the transaction's id.
    /// - Throws: ``JOSEError``. Everything that is wrong behind the header is `notAuthentic`, whatever it is.
    public func open(_ text: String, binding: String, limit: Int) throws(JOSEError) -> [UInt8] {
        let parts = try JOSEParts(text, count: 5, limit: limit)
        try parts.requireMembers(["alg", "enc", "epk", "apu", "apv", "typ", "cty"])
        let header = parts.header
        guard header["alg"]?.string == "ECDH-ES", header["enc"]?.string == "A256GCM", parts.octets[0].isEmpty else {
            throw .header
        }
        guard let ephemeral = header["epk"].flatMap(SealedUpload.publicKey) else { throw .header }
        let party = try SealedUpload.party(header, "apu")
        guard try SealedUpload.party(header, "apv") == Array(binding.utf8) else { throw .notAuthentic }
        guard let secret = try? key.sharedSecretFromKeyAgreement(with: ephemeral) else { throw .notAuthentic }
        let derived = SealedUpload.derive(secret, party: party, binding: Array(binding.utf8))
        let (vector, content, tag) = (parts.octets[1], parts.octets[2], parts.octets[3])
        guard vector.count == 12, tag.count == 16, let nonce = try? AES.GCM.Nonce(data: vector),
            let box = try? AES.GCM.SealedBox(nonce: nonce, ciphertext: content, tag: tag),
            let opened = try? AES.GCM.open(box, using: derived, authenticating: Array(parts.texts[0].utf8))
        else { throw .notAuthentic }
        return [UInt8](opened)
    }
}

/// The client's side, and what both have in common.
public enum SealedUpload {
    /// Seals an upload for a transaction.
    ///
    /// - Parameters:
    ///   - recipient: the transaction's key, as the service gave it out.
    ///   - binding: the transaction's id.
    /// - Throws: ``JOSEError/key`` for a JWK that is no point of P-256.
    public static func seal(_ content: [UInt8], for recipient: JSONValue, binding: String) throws(JOSEError) -> String {
        let ephemeral = P256.KeyAgreement.PrivateKey()
        let header = JSONValue.fields(
            ("alg", .string("ECDH-ES")), ("enc", .string("A256GCM")), ("epk", jwk(of: ephemeral.publicKey)),
            ("apv", .string(Base64URL.encode(binding.utf8))))
        let protected = Base64URL.encode(header.canonicalOctets())
        guard let point = publicKey(recipient),
            let secret = try? ephemeral.sharedSecretFromKeyAgreement(with: point),
            let box = try? AES.GCM.seal(
                content, using: derive(secret, party: [], binding: Array(binding.utf8)),
                authenticating: Array(protected.utf8))
        else { throw .key }
        return [
            protected, "", Base64URL.encode(box.nonce), Base64URL.encode(box.ciphertext), Base64URL.encode(box.tag),
        ]
        .joined(separator: ".")
    }

    static func jwk(of key: P256.KeyAgreement.PublicKey) -> JSONValue {
        let octets = [UInt8](key.rawRepresentation)
        return .fields(
            ("kty", .string("EC")), ("crv", .string("P-256")), ("x", .string(Base64URL.encode(octets.prefix(32)))),
            ("y", .string(Base64URL.encode(octets.suffix(32)))))
    }

    static func publicKey(_ jwk: JSONValue) -> P256.KeyAgreement.PublicKey? {
        guard jwk["kty"]?.string == "EC", jwk["crv"]?.string == "P-256",
            let x = jwk["x"]?.string.flatMap(Base64URL.decode), x.count == 32,
            let y = jwk["y"]?.string.flatMap(Base64URL.decode), y.count == 32
        else { return nil }
        // The library refuses points that are not on the curve.
        return try? P256.KeyAgreement.PublicKey(rawRepresentation: x + y)
    }

    static func party(_ header: JSONValue, _ name: String) throws(JOSEError) -> [UInt8] {
        guard let value = header[name] else { return [] }
        guard let octets = value.string.flatMap(Base64URL.decode), octets.count <= 256 else { throw .header }
        return octets
    }

    /// The Concat KDF of NIST SP 800-56A with one round, as RFC 7518, 4.6.2 fills it in.
    static func derive(_ secret: SharedSecret, party: [UInt8], binding: [UInt8]) -> SymmetricKey {
        var hash = SHA256()
        hash.update(data: number(1))
        secret.withUnsafeBytes { hash.update(bufferPointer: $0) }
        for field in [Array("A256GCM".utf8), party, binding] {
            hash.update(data: number(field.count))
            hash.update(data: field)
        }
        hash.update(data: number(256))
        return SymmetricKey(data: Data(hash.finalize()))
    }

    private static func number(_ value: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian) { Array($0) }
    }
}
