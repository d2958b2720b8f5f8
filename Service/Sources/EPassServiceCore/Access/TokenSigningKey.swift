// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJOSE
public import EPassJSON
public import EPassPKCS11

/// A key in a token (PKCS #11): P-256 (ES256) or Ed25519 (EdDSA). It signs there; nothing of it comes out.
public struct TokenSigningKey: ResultSigner {
    /// Its id.
    public let identifier: String
    /// The public key.
    public let publicJWK: JSONValue
    private let algorithm: SigningKey.Algorithm
    private let key: PKCS11ResultKey

    /// Takes a key that was opened, and has it sign something: a token that cannot, or a public key beside it that is
    /// of another one, is found before anybody waits for a result.
    ///
    /// - Throws: `PKCS11Error`; ``JOSEError/notAuthentic`` where the public key that the token shows does not verify
    ///   what it signs.
    public init(_ key: PKCS11ResultKey) async throws {
        self.key = key
        let shown: PublicJWK
        switch key.publicPoint {
        case .p256(let x, let y): (shown, algorithm) = (try PublicJWK(p256: x + y), .es256)
        case .ed25519(let point): (shown, algorithm) = (try PublicJWK(ed25519: point), .edDSA)
        }
        identifier = shown.identifier
        publicJWK = shown.json
        let probe = Array("epass-service".utf8)
        let keys = try? JWKSet(.fields(("keys", .array([shown.json]))))
        guard let verifier = keys?.key(identifier), try verifier.verifies(try await key.sign(probe), over: probe) else {
            throw JOSEError.notAuthentic
        }
    }

    /// The compact JWS of a payload.
    ///
    /// - Throws: ``SignerFailure``.
    public func sign(_ payload: [UInt8], type: String) async throws -> String {
        let input = signingInput(payload, type: type, algorithm: algorithm)
        do throws(PKCS11Error) {
            return "\(input).\(Base64URL.encode(try await key.sign(Array(input.utf8))))"
        } catch {
            throw SignerFailure(words: error.description)
        }
    }
}

/// A token that does not sign: it was taken out, or its machine does not answer. What waits is judged when it does.
public struct SignerFailure: Error, Sendable {
    /// The token's words; nothing of what was to be signed.
    public let words: String
}
