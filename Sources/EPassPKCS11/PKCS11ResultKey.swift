// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassAccess
public import EPassCrypto
internal import EPassMessages

/// A key in a token that signs results: ECDSA over P-256 with SHA-256, or Ed25519.
///
/// The key never leaves the token. The PIN is sent once, when the key is opened, and is not kept; whatever the token
/// answers, it is not sent again. A token that was taken out is not logged in to again: open another value.
public final class PKCS11ResultKey: Sendable {
    /// The public key, as the token shows it.
    public enum PublicPoint: Sendable, Hashable {
        /// On P-256: 32 octets each.
        case p256(x: [UInt8], y: [UInt8])
        /// On Ed25519: 32 octets.
        case ed25519([UInt8])
    }

    /// The public key.
    public let publicPoint: PublicPoint
    private let token: TokenSession
    private let limits: TokenLimits

    private init(_ token: TokenSession, _ point: PublicPoint, _ limits: TokenLimits) {
        self.token = token
        self.limits = limits
        publicPoint = point
    }

    /// Finds the key and logs in where the token wants it.
    ///
    /// - Parameters:
    ///   - uri: which key.
    ///   - pin: the user's PIN; nil where the token wants none, or asks for it on its own keys. It is wiped afterwards.
    ///   - limit: how long opening may take, and each use of the key later. The PIN on the token's own keys has two
    ///     minutes of its own. By default a minute to start the module, and half a minute for each step.
    /// - Throws: `PKCS11Error`, also for a key that is on another curve (`keyUnsupported`), and for one without exactly
    ///   one public key of its identifier (`keyAbsent`). A token with one try left (`pinFinalTry`) is not asked. After
    ///   a call that did not return (`moduleHung`) the module is not called again in this process.
    public static func open(
        _ uri: PKCS11URI, pin: consuming SecretBytes?, within limit: Duration? = nil
    ) async throws(PKCS11Error) -> PKCS11ResultKey {
        let session = TokenSession()
        let limits = TokenLimits(within: limit)
        let key = try await session.open(uri, pin: pin, for: .results, limits)
        if let point = key.edwardsPoint { return PKCS11ResultKey(session, .ed25519(point), limits) }
        guard let found = key.publicKey else {
            throw key.isElliptic
                ? PKCS11Error(.keyAbsent, .tokenPublicKeyAbsent)
                : PKCS11Error(.keyUnsupported, .tokenKeyNotForResults)
        }
        guard case .ec(.p256, let point)? = try? found.components(), point.count == 65 else {
            throw PKCS11Error(.keyUnsupported, .tokenKeyNotForResults)
        }
        return PKCS11ResultKey(session, .p256(x: Array(point[1..<33]), y: Array(point[33...])), limits)
    }

    /// A signature over a message: r and s, or that of RFC 8032; 64 octets both.
    ///
    /// - Throws: `PKCS11Error`.
    public func sign(_ message: [UInt8]) async throws(PKCS11Error) -> [UInt8] {
        switch publicPoint {
        case .ed25519(let point):
            return try await token.sign(.edwards(message), length: 64, limits) {
                (try? Ed25519PublicKey(point).verify(signature: $0, over: message)) == .valid
            }
        case .p256(let x, let y):
            let digest: [UInt8]
            do throws(CryptoError) { digest = try HashAlgorithm.sha256.hash(message) } catch {
                throw PKCS11Error(.tokenFailed, .tokenNotHashed(error: error.inFull))
            }
            return try await token.sign(
                try TokenMechanism(.ecdsa(.sha256), digest: digest, key: .ec(orderLength: 32)), length: 64, limits
            ) {
                let key = try? PublicKey(.ec(curve: .p256, point: [0x04] + x + y))
                return (try? key?.verifyPlain(signature: $0, over: message, hash: .sha256)) == .valid
            }
        }
    }
}
