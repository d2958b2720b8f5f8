// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto

/// A secret key in a token that computes HMAC-SHA-256: what other keys are derived from.
///
/// The key never leaves the token. The PIN is sent once, when the key is opened, and is not kept; whatever the token
/// answers, it is not sent again.
public final class PKCS11SecretKey: Sendable {
    private let token: TokenSession

    private init(_ token: TokenSession) { self.token = token }

    /// Finds the key and logs in where the token wants it.
    ///
    /// - Parameters:
    ///   - uri: which key.
    ///   - pin: the user's PIN; nil where the token wants none, or asks for it on its own keys. It is wiped afterwards.
    /// - Throws: `PKCS11Error`. A token with one try left (`pinFinalTry`) is not asked.
    public static func open(
        _ uri: PKCS11URI, pin: consuming SecretBytes?
    ) async throws(PKCS11Error) -> PKCS11SecretKey {
        let session = TokenSession()
        _ = try await session.open(uri, pin: pin, for: .codes)
        return PKCS11SecretKey(session)
    }

    /// HMAC-SHA-256 over a message, 32 octets.
    ///
    /// - Throws: `PKCS11Error`, with `mechanismUnsupported` for a key of another kind.
    public func authenticationCode(_ message: [UInt8]) async throws(PKCS11Error) -> SecretBytes {
        try await token.code(message)
    }
}
