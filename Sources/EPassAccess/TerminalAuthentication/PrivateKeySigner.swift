// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
internal import EPassMessages

/// A terminal's key that is held in this process: made by OpenSSL from a file.
///
/// For tests and for places where a file is protected well enough. Terminals of authorities keep their keys in tokens.
package struct PrivateKeySigner: TerminalSigner {
    private let key: PrivateKey

    /// - Parameter key: RSA, or on a curve; whether it is that of a certificate shows when a signature is verified.
    package init(_ key: PrivateKey) { self.key = key }

    /// Signs with the first private key of a PEM text, unencrypted PKCS #8.
    ///
    /// - Throws: `CryptoError` with code `privateKeyInvalid`.
    package init(pem: String) throws(CryptoError) {
        key = try PrivateKey(pem: pem)
    }

    /// The kind of the key: `RSA 2048`, `ECDSA brainpoolP256r1`.
    package var keyDescription: String { key.publicKey.description }

    /// What the signatures verify with; never nil here.
    package var publicKey: PublicKey? { key.publicKey }

    /// A signature over the message.
    package func sign(
        _ message: [UInt8], with algorithm: SignatureAlgorithm
    ) async throws(TerminalSignerError) -> [UInt8] {
        do throws(CryptoError) {
            let signature = try key.sign(message, algorithm: algorithm)
            guard case .ec(let curve, _) = key.publicKey.kind else { return signature }
            return try PlainECDSASignature.encode(der: signature, curve: curve)
        } catch {
            throw TerminalSignerError(code: error.code, message: .taKeyNotSigned(error: error.inFull))
        }
    }
}
