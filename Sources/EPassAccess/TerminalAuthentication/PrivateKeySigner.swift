// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
internal import EPassMessages

/// A terminal's key that is held in this process: made by OpenSSL from a file (Doc 9303-11, 7.1.2).
///
/// For tests and for places where a file is protected well enough. Terminals of authorities keep their keys in tokens.
/// The key cannot be read back and is erased with the last copy of the signer; the text that it was made from is the
/// caller's to keep safe.
public struct PrivateKeySigner: TerminalSigner {
    private let key: PrivateKey

    /// - Parameter key: RSA, or on a curve; whether it is that of a certificate shows when a signature is verified.
    package init(_ key: PrivateKey) { self.key = key }

    /// Signs with the first private key of a PEM text, unencrypted PKCS #8.
    ///
    /// Success says that the key can sign, not that it is that of a certificate.
    /// - Parameter pem: at most 65,536 octets in UTF-8.
    /// - Throws: `CryptoError` with code `privateKeyInvalid`; where the key is of a kind that is not taken,
    ///   `rsaOutOfBounds`, `curveUnsupported`, `explicitCurveUnknown` or `keyAlgorithmUnsupported`.
    public init(pem: String) throws(CryptoError) {
        key = try PrivateKey(pem: pem)
    }

    /// The kind of the key: `RSA 2048`, `ECDSA brainpoolP256r1`.
    public var keyDescription: String { key.publicKey.description }

    /// What the signatures verify with; never nil here.
    public var publicKey: PublicKey? { key.publicKey }

    /// A signature over the message: RSA as long as the modulus, ECDSA in the plain format (BSI TR-03111, 5.2.1).
    ///
    /// - Throws: `TerminalSignerError` with the code of a `CryptoError`, for example `crypto.algorithmMismatch` where
    ///   the algorithm is none of this kind of key.
    public func sign(
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
