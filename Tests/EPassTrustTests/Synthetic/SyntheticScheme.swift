// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// A kind of key, the algorithm it signs with, and whether its curve is written out.
struct SyntheticScheme: Sendable, Hashable, CustomStringConvertible {
    var kind: PrivateKey.KeyKind
    var algorithm: SignatureAlgorithm
    var isExplicit = false

    init(_ kind: PrivateKey.KeyKind, _ algorithm: SignatureAlgorithm, isExplicit: Bool = false) {
        self.kind = kind
        self.algorithm = algorithm
        self.isExplicit = isExplicit
    }

    static let p256 = SyntheticScheme(.ec(.p256), .ecdsa(.sha256))
    static let explicitP256 = SyntheticScheme(.ec(.p256), .ecdsa(.sha256), isExplicit: true)

    var description: String {
        switch kind {
        case .rsa(let bits): "RSA-\(bits) \(algorithm)"
        case .ec(let curve): "\(curve) \(algorithm)" + (isExplicit ? " explicit" : " named")
        }
    }
}
