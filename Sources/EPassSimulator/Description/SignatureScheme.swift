// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassIssuing

/// A key of the synthetic PKI, and how it signs.
package struct SignatureScheme: Sendable, Hashable {
    /// The kind of key.
    package var keyKind: PrivateKey.KeyKind
    /// How the key signs.
    package var algorithm: IssuingAlgorithm
    /// Whether algorithm identifiers name the kind of key only: `rsaEncryption`, `ecPublicKey`.
    package var namesKeyOnly = false
    /// Whether certificates of the key write the parameters of its curve out; nil for what the description says.
    package var explicitParameters: Bool?

    /// A key that signs so.
    package init(_ key: PrivateKey.KeyKind, _ algorithm: IssuingAlgorithm) {
        keyKind = key
        self.algorithm = algorithm
    }

    /// RSA with 2,048 bits, PKCS #1 version 1.5, SHA-256.
    package static let rsa2048 = SignatureScheme(.rsa(2048), .rsaPKCS1(.sha256))
    /// RSA with 2,048 bits, PSS, SHA-256.
    package static let rsaPSS = SignatureScheme(
        .rsa(2048), .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32))
    /// ECDSA on NIST P-256, SHA-256.
    package static let ecdsaP256 = SignatureScheme(.ec(.p256), .ecdsa(.sha256))
    /// ECDSA on brainpoolP256r1, SHA-256.
    package static let ecdsaBrainpoolP256r1 = SignatureScheme(.ec(.brainpoolP256r1), .ecdsa(.sha256))
    /// ECDSA on NIST P-384, SHA-384.
    package static let ecdsaP384 = SignatureScheme(.ec(.p384), .ecdsa(.sha384))
    /// ECDSA on NIST P-521, SHA-512.
    package static let ecdsaP521 = SignatureScheme(.ec(.p521), .ecdsa(.sha512))

    /// Those that have a word of their own in a description.
    package static let named: [(word: String, scheme: SignatureScheme)] = [
        ("RSA-2048", .rsa2048), ("RSA-PSS", .rsaPSS), ("ECDSA-P-256", .ecdsaP256),
        ("ECDSA-brainpoolP256r1", .ecdsaBrainpoolP256r1), ("ECDSA-P-384", .ecdsaP384), ("ECDSA-P-521", .ecdsaP521),
    ]

    /// The hash of the signature, and by default of the data groups.
    var hash: IssuingHash { algorithm.hash }

    /// The key, made anew.
    func makeSigner(_ context: CryptoContext) throws(CryptoError) -> IssuingSigner {
        signer(try PrivateKey.generate(keyKind, context: context))
    }

    /// The key, and how it signs.
    func signer(_ key: PrivateKey) -> IssuingSigner {
        IssuingSigner(key, algorithm, namesKeyOnly: namesKeyOnly)
    }
}
