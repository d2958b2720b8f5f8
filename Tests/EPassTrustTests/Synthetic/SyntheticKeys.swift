// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import Synchronization

/// Keys that follow from their kind and role alone, so that a failure can be repeated. Each is made once in a process.
enum SyntheticKeys {
    private struct Name: Hashable {
        let kind: PrivateKey.KeyKind
        let role: String
    }

    private static let cache = Mutex<[Name: PrivateKey]>([:])

    static func key(_ kind: PrivateKey.KeyKind, _ role: String) throws -> PrivateKey {
        try cache.withLock { keys in
            let name = Name(kind: kind, role: role)
            if let key = keys[name] { return key }
            // A context for each key: what another test draws in between changes nothing.
            let key = try PrivateKey.generate(kind, context: CryptoContext(seed: Array("\(kind) \(role)".utf8)))
            keys[name] = key
            return key
        }
    }
}

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
