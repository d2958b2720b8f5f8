// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassJSON

/// The algorithms of signatures that are verified (RFC 7518, 3.1; RFC 8037, 3.1). No symmetric one, no `none`, and
/// nothing with SHA-1.
public enum JWSAlgorithm: String, Sendable, Hashable, CaseIterable {
    /// ECDSA over P-256 with SHA-256.
    case es256 = "ES256"
    /// ECDSA over P-384 with SHA-384.
    case es384 = "ES384"
    /// Ed25519.
    case edDSA = "EdDSA"
    /// RSASSA-PKCS1-v1_5 with SHA-256.
    case rs256 = "RS256"
    /// RSASSA-PSS with SHA-256 and a salt of 32 octets.
    case ps256 = "PS256"
}

/// A public key of a JWK Set that signatures are verified with. It has one algorithm.
public struct VerificationKey: Sendable {
    private enum Material: Sendable {
        case numbers(PublicKey, SignatureAlgorithm)
        case ed25519(Ed25519PublicKey)
    }

    /// The least bits of an RSA modulus (RFC 7518, 3.3 and 3.5).
    static let leastRSABits = 2_048

    /// `kid`: 1 to 256 printing characters of ASCII.
    public let identifier: String
    /// The algorithm of its signatures, which no header can choose.
    public let algorithm: JWSAlgorithm
    private let material: Material

    /// Whether a text can be the id of a key.
    static func isIdentifier(_ text: String) -> Bool {
        (1...256).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// - Throws: ``JWKSet/Flaw``: the numbers are not those of a key of this kind.
    init(_ jwk: JSONValue, identifier: String, algorithm: JWSAlgorithm) throws(JWKSet.Flaw) {
        self.identifier = identifier
        self.algorithm = algorithm
        func octets(_ name: String, _ count: ClosedRange<Int>) throws(JWKSet.Flaw) -> [UInt8] {
            guard let octets = jwk[name]?.string.flatMap(Base64URL.decode), count.contains(octets.count) else {
                throw .numbers
            }
            return octets
        }
        func point(_ curve: EllipticCurve) throws(JWKSet.Flaw) -> PublicKey {
            let size = curve.fieldSize...curve.fieldSize
            let point = [0x04] + (try octets("x", size)) + (try octets("y", size))
            guard let key = try? PublicKey(.ec(curve: curve, point: point)) else { throw .point }
            return key
        }
        switch algorithm {
        case .es256: material = .numbers(try point(.p256), .ecdsaPlain(.sha256))
        case .es384: material = .numbers(try point(.p384), .ecdsaPlain(.sha384))
        case .edDSA:
            let point = try octets("x", 32...32)
            guard let key = try? Ed25519PublicKey(point) else { throw .point }
            material = .ed25519(key)
        case .rs256, .ps256:
            let (modulus, exponent) = (try octets("n", 1...1_024), try octets("e", 1...8))
            guard let key = try? PublicKey(.rsa(modulus: modulus, exponent: exponent)) else { throw .numbers }
            guard case .rsa(let bits) = key.kind, bits >= Self.leastRSABits else { throw .tooShort }
            material = .numbers(
                key,
                algorithm == .rs256
                    ? .rsaPKCS1(.sha256) : .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32))
        }
    }

    /// Whether a signature over octets is of this key.
    ///
    /// - Throws: ``JOSEError/unavailable``.
    public func verifies(_ signature: [UInt8], over octets: [UInt8]) throws(JOSEError) -> Bool {
        try JOSEError.done { () throws(CryptoError) in
            switch material {
            case .numbers(let key, let algorithm):
                try key.verify(signature: signature, over: octets, algorithm: algorithm) == .valid
            case .ed25519(let key): try key.verify(signature: signature, over: octets) == .valid
            }
        }
    }
}
