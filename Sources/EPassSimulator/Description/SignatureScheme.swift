// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// How a key of the synthetic PKI signs.
package enum SignatureScheme: String, CaseIterable, Sendable, Hashable {
    /// RSA with 2,048 bits, PKCS #1 version 1.5, SHA-256.
    case rsa2048 = "RSA-2048"
    /// RSA with 2,048 bits, PSS, SHA-256.
    case rsaPSS = "RSA-PSS"
    /// ECDSA on NIST P-256, SHA-256.
    case ecdsaP256 = "ECDSA-P-256"
    /// ECDSA on brainpoolP256r1, SHA-256.
    case ecdsaBrainpoolP256r1 = "ECDSA-brainpoolP256r1"
    /// ECDSA on NIST P-384, SHA-384.
    case ecdsaP384 = "ECDSA-P-384"
    /// ECDSA on NIST P-521, SHA-512.
    case ecdsaP521 = "ECDSA-P-521"

    var keyKind: PrivateKey.KeyKind {
        switch self {
        case .rsa2048, .rsaPSS: .rsa(2048)
        case .ecdsaP256: .ec(.p256)
        case .ecdsaBrainpoolP256r1: .ec(.brainpoolP256r1)
        case .ecdsaP384: .ec(.p384)
        case .ecdsaP521: .ec(.p521)
        }
    }

    /// The hash of the signature, and by default of the data groups.
    var hash: HashAlgorithm {
        switch self {
        case .rsa2048, .rsaPSS, .ecdsaP256, .ecdsaBrainpoolP256r1: .sha256
        case .ecdsaP384: .sha384
        case .ecdsaP521: .sha512
        }
    }

    var algorithm: SignatureAlgorithm {
        switch self {
        case .rsa2048: .rsaPKCS1(hash)
        case .rsaPSS: .rsaPSS(hash: hash, mgfHash: hash, saltLength: hash.digestSize)
        case .ecdsaP256, .ecdsaBrainpoolP256r1, .ecdsaP384, .ecdsaP521: .ecdsa(hash)
        }
    }
}
