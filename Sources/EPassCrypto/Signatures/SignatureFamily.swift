// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The kinds of keys that signatures have, whatever their sizes: a key signs by the algorithms of its family.
package enum SignatureFamily: Sendable, Hashable, CaseIterable {
    /// A modulus.
    case rsa
    /// A point on a curve.
    case ecdsa
    /// A number in a subgroup.
    case dsa
}

extension SignatureAlgorithm {
    /// The keys that sign by it.
    package var family: SignatureFamily {
        switch self {
        case .rsaPKCS1, .rsaPSS: .rsa
        case .ecdsa, .ecdsaPlain: .ecdsa
        case .dsa: .dsa
        }
    }
}

extension IssuingAlgorithm {
    /// The keys that sign by it.
    package var family: SignatureFamily {
        switch self {
        case .rsaPKCS1, .rsaPSS: .rsa
        case .ecdsa, .ecdsaPlain: .ecdsa
        case .dsa: .dsa
        }
    }
}

extension PublicKey.Kind {
    /// What such a key signs by.
    package var family: SignatureFamily {
        switch self {
        case .rsa: .rsa
        case .ec: .ecdsa
        case .dsa: .dsa
        }
    }
}

extension PrivateKey.KeyKind {
    /// What such a key signs by.
    package var family: SignatureFamily {
        switch self {
        case .rsa: .rsa
        case .ec: .ecdsa
        case .dsa: .dsa
        }
    }
}

extension PublicKey {
    /// How another key of the same kind and size is generated.
    package var keyKind: PrivateKey.KeyKind {
        switch kind {
        case .rsa(let bits): .rsa(bits)
        case .ec(let curve, _): .ec(curve)
        case .dsa: .dsa(dsaParameters ?? DSAParameters(prime: [], order: [], generator: []))
        }
    }
}
