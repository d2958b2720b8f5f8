// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
public import EPassJSON

/// The one-time key of a transaction that uploads are sealed for: ECDH-ES over P-256 with A256GCM, as compact JWE
/// (RFC 7516; RFC 7518, 4.6 and 5.3).
///
/// An upload is bound to its transaction: `apv` of the header must be its id, and goes into the key (Concat KDF); the
/// header is authenticated with the content. So who carries it can read nothing, change nothing, and not use it
/// elsewhere.
public struct SealingKey: Sendable {
    private let scalar: SymmetricKey
    /// Both coordinates, 32 octets each.
    private let point: [UInt8]

    /// A new key.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public init() throws(JOSEError) {
        let scalar = SymmetricKey(
            try JOSEError.done { () throws(CryptoError) in try SealedUpload.group.randomScalar(.system) })
        guard let point = SealedUpload.point(of: scalar) else { throw .unavailable }
        (self.scalar, self.point) = (scalar, point)
    }

    /// A key as it was stored.
    ///
    /// - Throws: ``JOSEError/key``.
    public init(rawRepresentation: [UInt8]) throws(JOSEError) {
        let scalar = SymmetricKey(SecretBytes(copying: rawRepresentation))
        guard rawRepresentation.count == 32, let point = SealedUpload.point(of: scalar) else { throw .key }
        (self.scalar, self.point) = (scalar, point)
    }

    /// What is stored of it, encrypted.
    public var rawRepresentation: [UInt8] { scalar.copyOctets() }

    /// The public key as a JWK, with `use` and `alg`.
    public var publicJWK: JSONValue {
        .object(
            SealedUpload.members(of: point) + [
                JSONMember(name: "use", value: .string("enc")), JSONMember(name: "alg", value: .string("ECDH-ES")),
            ])
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
        guard header["alg"]?.word == "ECDH-ES", header["enc"]?.word == "A256GCM", parts.octets[0].isEmpty else {
            throw .header
        }
        guard let ephemeral = header["epk"].flatMap(SealedUpload.publicKey) else { throw .header }
        let party = try SealedUpload.party(header, "apu")
        guard try SealedUpload.party(header, "apv") == Array(binding.utf8) else { throw .notAuthentic }
        let derived = try SealedUpload.derive(scalar, ephemeral, party: party, binding: Array(binding.utf8))
        let (nonce, content, tag) = (parts.octets[1], parts.octets[2], parts.octets[3])
        guard nonce.count == GCMCipher.nonceLength else { throw .notAuthentic }
        let opened = try JOSEError.done { () throws(CryptoError) in
            try GCMCipher.open(
                content, tag: tag, key: derived.storage.octets, nonce: nonce, authenticating: Array(parts.texts[0].utf8)
            )
        }
        guard let opened else { throw .notAuthentic }
        return opened
    }
}

/// The client's side, and what both have in common.
public enum SealedUpload {
    static let group = KeyAgreementGroup.ec(.p256)

    /// Seals an upload for a transaction.
    ///
    /// - Parameters:
    ///   - recipient: the transaction's key, as the service gave it out.
    ///   - binding: the transaction's id.
    /// - Throws: ``JOSEError/key`` for a JWK that is no point of P-256.
    public static func seal(_ content: [UInt8], for recipient: JSONValue, binding: String) throws(JOSEError) -> String {
        guard let recipient = publicKey(recipient) else { throw .key }
        let ephemeral = SymmetricKey(try JOSEError.done { () throws(CryptoError) in try group.randomScalar(.system) })
        guard let point = point(of: ephemeral) else { throw .unavailable }
        let header = JSONValue.members(
            ("alg", .string("ECDH-ES")), ("enc", .string("A256GCM")), ("epk", .object(members(of: point))),
            ("apv", .string(Base64URL.encode(binding.utf8))))
        let protected = Base64URL.encode(header.canonicalOctets())
        let key = try derive(ephemeral, recipient, party: [], binding: Array(binding.utf8))
        return try JOSEError.done { () throws(CryptoError) in
            let nonce = try RandomSource.system.bytes(GCMCipher.nonceLength)
            let sealed = try GCMCipher.seal(
                content, key: key.storage.octets, nonce: nonce, authenticating: Array(protected.utf8))
            return [
                protected, "", Base64URL.encode(nonce), Base64URL.encode(sealed.ciphertext),
                Base64URL.encode(sealed.tag),
            ]
            .joined(separator: ".")
        }
    }

    /// Both coordinates of the public key of a scalar; nil where it has none.
    static func point(of scalar: SymmetricKey) -> [UInt8]? {
        (try? group.multiplyGenerator(by: scalar.storage.octets).publicKey).map { Array($0.dropFirst()) }
    }

    static func members(of point: [UInt8]) -> [JSONMember] {
        [
            ("kty", "EC"), ("crv", "P-256"), ("x", Base64URL.encode(point.prefix(32))),
            ("y", Base64URL.encode(point.suffix(32))),
        ].map { JSONMember(name: $0.0, value: .string($0.1)) }
    }

    /// The point of a JWK, which is on the curve.
    static func publicKey(_ jwk: JSONValue) -> GroupElement? {
        guard jwk["kty"]?.word == "EC", jwk["crv"]?.word == "P-256",
            let x = jwk["x"]?.string.flatMap(Base64URL.decode), x.count == 32,
            let y = jwk["y"]?.string.flatMap(Base64URL.decode), y.count == 32
        else { return nil }
        return try? group.element(decoding: [0x04] + x + y)
    }

    static func party(_ header: JSONValue, _ name: String) throws(JOSEError) -> [UInt8] {
        guard let value = header[name] else { return [] }
        guard let octets = value.string.flatMap(Base64URL.decode), octets.count <= 256 else { throw .header }
        return octets
    }

    /// The Concat KDF of NIST SP 800-56A with one round over the shared secret, as RFC 7518, 4.6.2 fills it in.
    static func derive(
        _ scalar: SymmetricKey, _ other: GroupElement, party: [UInt8], binding: [UInt8]
    ) throws(JOSEError) -> SymmetricKey {
        var information: [UInt8] = []
        for field in [Array("A256GCM".utf8), party, binding] { information += number(field.count) + field }
        information += number(256)
        return SymmetricKey(
            try JOSEError.done { () throws(CryptoError) in
                let secret = try group.multiply(other, by: scalar.storage.octets).sharedSecret()
                return try HashAlgorithm.sha256.secretHash(secret.between(number(1), information))
            })
    }

    private static func number(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
}

extension SecretBytes {
    /// A secret of these octets with others before and behind them.
    fileprivate func between(_ front: [UInt8], _ back: [UInt8]) -> SecretBytes {
        var all = SecretBytes(count: front.count + count + back.count)
        unsafe all.withUnsafeMutableBytes { target in
            for (index, octet) in front.enumerated() { unsafe target[index] = octet }
            unsafe withUnsafeBytes { source in
                for index in 0..<source.count { unsafe target[front.count + index] = source[index] }
            }
            for (index, octet) in back.enumerated() { unsafe target[front.count + count + index] = octet }
        }
        return all
    }
}
