// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// What a token told of the key that was found.
struct TokenKey: Sendable {
    let tokenLabel: String
    let isElliptic: Bool
    let publicKey: PublicKey?
    let signatureLength: Int?
}

#if !PKCS11
    /// What stands in for tokens in a build without them.
    actor TokenSession {
        func open(_ uri: PKCS11URI, pin: consuming SecretBytes?) throws(PKCS11Error) -> TokenKey { throw Self.absent }

        func sign(_ mechanism: TokenMechanism) throws(PKCS11Error) -> [UInt8] { throw Self.absent }

        private static var absent: PKCS11Error {
            PKCS11Error(.notBuilt, .tokenNotBuilt)
        }
    }
#endif
