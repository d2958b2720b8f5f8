// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// What a key is wanted for: that decides what it may be.
enum TokenKeyUse: Sendable, Hashable {
    /// Signatures of a terminal: RSA or a listed curve.
    case terminal
    /// Signatures of results: a listed curve or Ed25519.
    case results
    /// Codes: a secret key.
    case codes

    /// What the URI may state as the kind of the key.
    var keyType: PKCS11URI.KeyType { self == .codes ? .secret : .private }
}

/// What a token told of the key that was found.
struct TokenKey: Sendable {
    let tokenLabel: String
    let isElliptic: Bool
    let publicKey: PublicKey?
    /// The public key of one on Ed25519.
    var edwardsPoint: [UInt8]?
    let signatureLength: Int?
}

#if !PKCS11
    /// What stands in for tokens in a build without them.
    actor TokenSession {
        func open(
            _ uri: PKCS11URI, pin: consuming SecretBytes?, for use: TokenKeyUse, _ limits: TokenLimits
        ) throws(PKCS11Error) -> TokenKey { throw Self.absent }

        func sign(
            _ mechanism: TokenMechanism, length: Int?, _ limits: TokenLimits,
            isValid: ([UInt8]) -> Bool = { _ in true }
        ) throws(PKCS11Error) -> [UInt8] { throw Self.absent }

        func code(_ message: [UInt8], _ limits: TokenLimits) throws(PKCS11Error) -> SecretBytes { throw Self.absent }

        private static var absent: PKCS11Error {
            PKCS11Error(.notBuilt, .tokenNotBuilt)
        }
    }
#endif
