// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassJSON
internal import EPassMessages

/// The public key of a reader whose word somebody takes: on P-256 (ES256), or of Ed25519 (EdDSA).
///
/// Whose key it is, and how the reader behind it is kept, is for whoever names it to know.
public struct WitnessKey: Sendable {
    let key: ResultKey

    /// The thumbprint (RFC 7638, SHA-256, base64url): what bundles and reports name the key by.
    public var thumbprint: String { key.thumbprint }

    /// Reads a JWK Set or one JWK (RFC 7517), or PEM with public keys or certificates. Of a certificate only the key is
    /// taken: neither its signature nor its dates are looked at.
    ///
    /// - Parameter octets: at most 256 KiB with at most 100 keys.
    /// - Throws: `EvidenceError` with code `evidence.witnessKeys`, also where a private key is among them.
    public static func keys(parsing octets: [UInt8]) throws(EvidenceError) -> [WitnessKey] {
        do throws(ResultError) {
            return try ResultKeys(parsing: octets).keys.map(WitnessKey.init)
        } catch {
            throw EvidenceError(.witnessKeys, error.message)
        }
    }

    /// The key of a SubjectPublicKeyInfo in DER.
    ///
    /// - Throws: `EvidenceError` with code `evidence.witnessKeys` for a key of another kind.
    public init(subjectPublicKeyInfo octets: [UInt8]) throws(EvidenceError) {
        let key: ResultKey?
        do throws(CryptoError) { key = try ResultKeys.key(subjectPublicKeyInfo: octets) } catch {
            throw EvidenceError(.witnessKeys, error.message)
        }
        guard let key else { throw EvidenceError(.witnessKeys, .evidenceWitnessKeyKind) }
        self.init(key)
    }

    private init(_ key: ResultKey) { self.key = key }
}

extension Evidence {
    /// What a signature is over: everything that the bundle says but the signature.
    var signedContent: [UInt8] {
        var content = self
        content.signature = nil
        return content.json().canonicalOctets()
    }

    /// The octets that the holder of the key signs, with ECDSA and SHA-256 or with Ed25519, so that others count what
    /// this reading saw: see ``signed(_:by:)``.
    public func signingInput(for key: WitnessKey) -> [UInt8] {
        EvidenceSignature(by: key.key).input(over: signedContent)
    }

    /// The evidence with a signature over ``signingInput(for:)`` in its bundle.
    ///
    /// - Parameters:
    ///   - signature: 64 octets: r and s, or that of RFC 8032.
    ///   - key: the public key.
    /// - Throws: `EvidenceError`: `evidence.notWitnessed` where the signature is not that of the key,
    ///   `evidence.inconsistent` for evidence that ``PassportReader`` did not make, and nobody here saw.
    public func signed(_ signature: [UInt8], by key: WitnessKey) throws(EvidenceError) -> Evidence {
        guard origin == .chip else { throw EvidenceError(.inconsistent, path: "origin", .evidenceOriginTold) }
        var signed = self
        signed.signature = EvidenceSignature(by: key.key, octets: signature)
        try signed.confirmSignature(by: key)
        return signed
    }

    /// Evidence that counts as one of these readers saw it: a bundle that one of their keys signed, as it is now.
    ///
    /// It says that the holder of the key vouches for the reading. That the document lies there now, and that its chip
    /// was shown to whoever judges, it does not say, and no assurance of either rests on it.
    ///
    /// - Throws: `EvidenceError` with code `evidence.notWitnessed` where it is not signed, was signed with another key,
    ///   or was changed since.
    public func witnessed(by keys: [WitnessKey]) throws(EvidenceError) -> Evidence {
        guard let signature else { throw EvidenceError(.notWitnessed, .evidenceWitnessUnsigned) }
        let name = signature.keyIdentifier.utf8
        let named = keys.first { key in
            [key.key.thumbprint, key.key.identifier].contains { $0.utf8.elementsEqual(name) }
        }
        guard let named else {
            throw EvidenceError(.notWitnessed, path: "signature", .evidenceWitnessOther(key: signature.keyIdentifier))
        }
        try confirmSignature(by: named)
        var witnessed = self
        if origin == .bundle {
            witnessed.origin = .witness
            witnessed.witness = named.thumbprint
        }
        return witnessed
    }

    private func confirmSignature(by key: WitnessKey) throws(EvidenceError) {
        let isRight = signature.map { signature in
            let input = signature.input(over: signedContent)
            return signature.algorithm == key.key.algorithm
                && (try? key.key.verifies(signature.octets, over: input)) == true
        }
        guard isRight == true else { throw EvidenceError(.notWitnessed, path: "signature", .evidenceWitnessWrong) }
    }
}
