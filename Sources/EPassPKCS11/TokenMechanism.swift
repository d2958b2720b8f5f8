// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// How a token is told to sign a digest: the mechanism of PKCS #11, its parameters, and its input.
struct TokenMechanism: Sendable, Equatable {
    /// What is known of the key.
    enum Key: Sendable {
        case rsa
        /// The octets of the curve's order, where it is known.
        case ec(orderLength: Int?)
    }

    /// CKM_RSA_PKCS, CKM_RSA_PKCS_PSS or CKM_ECDSA.
    let mechanism: UInt
    /// CKM of the hash function, CKG of the mask generation function, octets of the salt; all 0 but for PSS.
    let hash: UInt
    let maskGeneration: UInt
    let saltLength: UInt
    /// What is signed.
    let input: [UInt8]

    private static let rsaPKCS1: UInt = 0x0001
    private static let rsaPSS: UInt = 0x000D
    private static let ecdsa: UInt = 0x1041

    /// The hash is computed here and not in the token: every token takes digests, few know every combination.
    ///
    /// - Throws: `PKCS11Error` with code `mechanismUnsupported` where the algorithm is not one of the key.
    init(_ algorithm: SignatureAlgorithm, digest: [UInt8], key: Key) throws(PKCS11Error) {
        switch (algorithm, key) {
        case (.rsaPKCS1(let hash), .rsa):
            self.init(mechanism: Self.rsaPKCS1, input: Self.digestInfo(hash) + digest)
        case (.rsaPSS(let hash, let mgfHash, let saltLength), .rsa):
            self.init(
                mechanism: Self.rsaPSS, hash: Self.hashMechanism(hash), maskGeneration: Self.maskGeneration(mgfHash),
                saltLength: UInt(clamping: saltLength), input: digest)
        case (.ecdsa, .ec(let orderLength)):
            // The leftmost bits count where the hash is longer than the order (BSI TR-03111, 4.2.1); not every token
            // cuts by itself. The order of every listed curve has a whole number of octets but for P-521, which no hash
            // exceeds.
            self.init(mechanism: Self.ecdsa, input: Array(digest.prefix(orderLength ?? digest.count)))
        default:
            throw PKCS11Error(.mechanismUnsupported, .tokenAlgorithmOfOtherKey(algorithm: algorithm))
        }
    }

    private init(
        mechanism: UInt, hash: UInt = 0, maskGeneration: UInt = 0, saltLength: UInt = 0, input: [UInt8]
    ) {
        self.mechanism = mechanism
        self.hash = hash
        self.maskGeneration = maskGeneration
        self.saltLength = saltLength
        self.input = input
    }

    private static func hashMechanism(_ hash: HashAlgorithm) -> UInt {
        switch hash {
        case .sha1: 0x0220
        case .sha224: 0x0255
        case .sha256: 0x0250
        case .sha384: 0x0260
        case .sha512: 0x0270
        }
    }

    private static func maskGeneration(_ hash: HashAlgorithm) -> UInt {
        switch hash {
        case .sha1: 1
        case .sha256: 2
        case .sha384: 3
        case .sha512: 4
        case .sha224: 5
        }
    }

    /// The DER of DigestInfo up to the digest (RFC 8017, 9.2 note 1).
    private static func digestInfo(_ hash: HashAlgorithm) -> [UInt8] {
        let size = UInt8(truncatingIfNeeded: hash.digestSize)
        let identifier: [UInt8] =
            switch hash {
            case .sha1: [0x2B, 0x0E, 0x03, 0x02, 0x1A]
            case .sha224: [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x04]
            case .sha256: [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]
            case .sha384: [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x02]
            case .sha512: [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x03]
            }
        let count = UInt8(truncatingIfNeeded: identifier.count)
        let algorithm = [0x06, count] + identifier + [0x05, 0x00]
        return [0x30, size + count + 8, 0x30, count + 4] + algorithm + [0x04, size]
    }
}
