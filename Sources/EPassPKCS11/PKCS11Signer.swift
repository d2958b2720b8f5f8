// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassAccess
public import EPassCrypto
internal import EPassMessages

/// A terminal's key in a token, used through a PKCS #11 module: a hardware security module, a smart card, SoftHSM.
///
/// The key never leaves the token. The PIN is sent once, when the signer is opened, and is not kept; whatever the token
/// answers, it is not sent again.
public final class PKCS11Signer: TerminalSigner {
    /// The public key, where the token tells it.
    public let publicKey: PublicKey?
    /// The kind of the key and where it is: `ECDSA brainpoolP256r1 in token "Border post"`.
    public let keyDescription: String
    /// The octets of a signature: those of the modulus, or twice those of the order; nil where the token does not tell.
    private let signatureLength: Int?
    private let isElliptic: Bool
    private let token: TokenSession
    private let limits: TokenLimits

    private init(_ token: TokenSession, _ key: TokenKey, _ limits: TokenLimits) {
        self.token = token
        self.limits = limits
        publicKey = key.publicKey
        isElliptic = key.isElliptic
        signatureLength = key.signatureLength
        let kind = key.publicKey?.description ?? (key.isElliptic ? "ECDSA" : "RSA")
        keyDescription = "\(kind) in token \"\(key.tokenLabel)\""
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
    ) async throws(PKCS11Error) -> PKCS11Signer {
        let session = TokenSession()
        let limits = TokenLimits(within: limit)
        let key = try await session.open(uri, pin: pin, for: .terminal, limits)
        return PKCS11Signer(session, key, limits)
    }

    /// A signature over the message: RSA as long as the modulus, ECDSA in the plain format.
    public func sign(
        _ message: [UInt8], with algorithm: SignatureAlgorithm
    ) async throws(TerminalSignerError) -> [UInt8] {
        do throws(PKCS11Error) {
            let digest: [UInt8]
            do throws(CryptoError) {
                digest = try algorithm.hash.hash(message)
            } catch {
                throw PKCS11Error(.tokenFailed, .tokenNotHashed(error: error.inFull))
            }
            return try await token.sign(
                try TokenMechanism(algorithm, digest: digest, key: keyShape), length: signatureLength, limits
            ) { isValid($0, over: message, algorithm) }
        } catch {
            let word = error.returnValue.map { String($0, radix: 16, uppercase: true) }
            guard error.code != .signatureMalformed else {
                throw TerminalSignerError(code: error.code, message: error.message)
            }
            // What each module calls a loss differs; the code's words say what it is.
            let reason = error.code == .tokenLost ? error.code.message : error.message
            throw TerminalSignerError(
                code: error.code,
                message: word.map { Message.tokenNotSignedReturning(value: $0, error: reason) }
                    ?? .tokenNotSignedBy(error: reason))
        }
    }

    /// Whether the public key verifies a signature, as far as the token shows one.
    private func isValid(_ signature: [UInt8], over message: [UInt8], _ algorithm: SignatureAlgorithm) -> Bool {
        guard let publicKey else { return true }
        let verdict =
            isElliptic
            ? try? publicKey.verifyPlain(signature: signature, over: message, hash: algorithm.hash)
            : try? publicKey.verify(signature: signature, over: message, algorithm: algorithm)
        // What cannot be verified here may still be a signature.
        return verdict.map { $0 == .valid } ?? true
    }

    private var keyShape: TokenMechanism.Key {
        isElliptic ? .ec(orderLength: signatureLength.map { $0 / 2 }) : .rsa
    }
}
