// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
internal import EPassTLV

/// A terminal's key that is held in this process: made by OpenSSL from a file.
///
/// For tests and for places where a file is protected well enough. Terminals of authorities keep their keys in tokens.
public struct PrivateKeySigner: TerminalSigner {
    private let key: PrivateKey

    /// Signs with that key.
    public init(_ key: PrivateKey) { self.key = key }

    /// Signs with the first private key of a PEM text, unencrypted PKCS #8.
    ///
    /// - Throws: `CryptoError` with code `privateKeyInvalid`.
    public init(pem: String) throws(CryptoError) {
        key = try PrivateKey(pem: pem)
    }

    /// The kind of the key: `RSA 2048`, `ECDSA brainpoolP256r1`.
    public var keyDescription: String { key.publicKey.description }

    /// The public key.
    public var publicKey: PublicKey { key.publicKey }

    /// The SubjectPublicKeyInfo of the public key, with the curve's name.
    public var subjectPublicKeyInfo: [UInt8]? { key.publicKey.subjectPublicKeyInfo }

    /// A signature over the message.
    public func sign(
        _ message: [UInt8], with algorithm: SignatureAlgorithm
    ) async throws(TerminalSignerError) -> [UInt8] {
        let signature: [UInt8]
        do throws(CryptoError) {
            signature = try key.sign(message, algorithm: algorithm)
        } catch {
            throw TerminalSignerError(code: error.code.description, reason: "The terminal's key did not sign: \(error)")
        }
        guard case .ec(let curve, _) = key.publicKey.kind else { return signature }
        guard let plain = Self.plain(signature, size: curve.fieldSize) else {
            throw TerminalSignerError(
                code: "crypto.operationFailed", reason: "The signature does not have the curve's size.")
        }
        return plain
    }

    /// r and s with equal length, from OpenSSL's own DER.
    private static func plain(_ der: [UInt8], size: Int) -> [UInt8]? {
        var outer = TLVCursor(der)
        guard let sequence = try? outer.read(0x30), var inner = try? outer.children(of: sequence) else { return nil }
        var plain: [UInt8] = []
        for _ in 0..<2 {
            guard let number = try? inner.read(0x02).content.drop(while: { $0 == 0 }), number.count <= size else {
                return nil
            }
            plain += [UInt8](repeating: 0, count: size - number.count) + number
        }
        return plain
    }
}
