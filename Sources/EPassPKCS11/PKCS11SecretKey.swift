// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto

/// A secret key in a token that computes HMAC-SHA-256: what other keys are derived from.
///
/// The key never leaves the token. The PIN is sent once, when the key is opened, and is not kept; whatever the token
/// answers, it is not sent again.
public final class PKCS11SecretKey: Sendable {
    private let token: TokenSession
    private let limits: TokenLimits

    private init(_ token: TokenSession, _ limits: TokenLimits) {
        self.token = token
        self.limits = limits
    }

    /// Finds the key and logs in where the token wants it.
    ///
    /// - Parameters:
    ///   - uri: which key.
    ///   - pin: the user's PIN; nil where the token wants none, or asks for it on its own keys. It is wiped afterwards.
    ///   - limit: how long opening may take, and each use of the key later. The PIN on the token's own keys has two
    ///     minutes of its own. By default a minute to start the module, and half a minute for each step.
    /// - Throws: `PKCS11Error`. A token with one try left (`pinFinalTry`) is not asked. After a call that did not
    ///   return (`moduleHung`) the module is not called again in this process.
    public static func open(
        _ uri: PKCS11URI, pin: consuming SecretBytes?, within limit: Duration? = nil
    ) async throws(PKCS11Error) -> PKCS11SecretKey {
        let session = TokenSession()
        let limits = TokenLimits(within: limit)
        _ = try await session.open(uri, pin: pin, for: .codes, limits)
        return PKCS11SecretKey(session, limits)
    }

    /// HMAC-SHA-256 over a message, 32 octets.
    ///
    /// - Throws: `PKCS11Error`, with `mechanismUnsupported` for a key of another kind.
    public func authenticationCode(_ message: [UInt8]) async throws(PKCS11Error) -> SecretBytes {
        try await token.code(message, limits)
    }
}
