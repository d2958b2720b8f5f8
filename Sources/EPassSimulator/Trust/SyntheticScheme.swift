// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto

/// A kind of key, the algorithm it signs with, and whether its curve is written out.
package struct SyntheticScheme: Sendable, Hashable, CustomStringConvertible {
    /// The kind of key.
    package var kind: PrivateKey.KeyKind
    /// How the key signs.
    package var algorithm: SignatureAlgorithm
    /// Whether certificates write the parameters of its curve out.
    package var isExplicit = false

    /// A key of that kind.
    package init(_ kind: PrivateKey.KeyKind, _ algorithm: SignatureAlgorithm, isExplicit: Bool = false) {
        self.kind = kind
        self.algorithm = algorithm
        self.isExplicit = isExplicit
    }

    /// ECDSA with P-256 and SHA-256, the curve by its name.
    package static let p256 = SyntheticScheme(.ec(.p256), .ecdsa(.sha256))
    /// The same with the parameters written out.
    package static let explicitP256 = SyntheticScheme(.ec(.p256), .ecdsa(.sha256), isExplicit: true)

    /// For tests.
    package var description: String {
        switch kind {
        case .rsa(let bits): "RSA-\(bits) \(algorithm)"
        case .ec(let curve): "\(curve) \(algorithm)" + (isExplicit ? " explicit" : " named")
        case .dsa(let parameters): "\(parameters) \(algorithm)"
        }
    }
}
