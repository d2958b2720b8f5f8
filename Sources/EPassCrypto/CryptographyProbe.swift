// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL

/// What the OpenSSL of this machine does of what documents need. Each algorithm is tried, not asked for: distributions
/// take some away (curves), and their policies forbid others (signatures over SHA-1).
package struct CryptographyProbe: Sendable, Hashable {
    /// The version of the library that runs, for example `3.0.17`; empty where it does not say.
    package let version: String
    /// How many algorithms were tried.
    package let count: Int
    /// The names of those that failed, in the order in which they were tried.
    package let missing: [String]

    /// What somebody else found.
    package init(version: String, count: Int, missing: [String]) {
        self.version = version
        self.count = count
        self.missing = missing
    }

    /// The version of the library: `3.0.17`.
    package static var libraryVersion: String {
        unsafe OpenSSL_version(OPENSSL_VERSION_STRING).map { unsafe String(cString: $0) } ?? ""
    }

    /// What tells one build of the library from another: its version with the day, how it was compiled, where its
    /// configuration and its modules are.
    package static var libraryBuild: String {
        [OPENSSL_VERSION, OPENSSL_BUILT_ON, OPENSSL_CFLAGS, OPENSSL_PLATFORM, OPENSSL_DIR, OPENSSL_MODULES_DIR]
            .map { unsafe OpenSSL_version($0).map { unsafe String(cString: $0) } ?? "" }.joined(separator: "\n")
    }

    /// Tries every algorithm once, with keys made for it.
    package static func run() -> CryptographyProbe {
        // First of all: the context sets the library up.
        _ = CryptoContext.shared
        let version = libraryVersion
        let trials = hashes + ciphers + curves + primes + rsa + dsa
        return CryptographyProbe(
            version: version, count: trials.count, missing: trials.filter { !$0.works }.map(\.name))
    }

    private struct Trial {
        let name: String
        let works: Bool

        /// What throws does not work.
        init(_ name: String, _ body: () throws -> Bool) {
            self.name = name
            works = (try? body()) ?? false
        }
    }

    private static let message: [UInt8] = Array("epass doctor".utf8)

    private static var hashes: [Trial] {
        HashAlgorithm.allCases.map { hash in
            Trial(hash.displayName) { try hash.hash(message).count == hash.digestSize }
        }
    }

    private static var ciphers: [Trial] {
        BlockCipher.allCases.map { cipher in
            Trial(cipher.displayName) {
                // The keys of 3DES must differ from each other, for implementations that look.
                let key = (0..<cipher.keyLength).map { UInt8(truncatingIfNeeded: $0) }
                let block = [UInt8](repeating: 0, count: cipher.blockSize)
                let sealed = try CBCCipher(cipher, key: SecretBytes(copying: key)).encrypt(block, iv: block)
                let mac = try MessageAuthenticator(cipher, key: SecretBytes(copying: key)).mac(block)
                return sealed.count == block.count && mac.count == cipher.macLength
            }
        }
    }

    private static var curves: [Trial] {
        EllipticCurve.allCases.map { curve in
            Trial(curve.rawValue) { try signs(try PrivateKey.generate(.ec(curve)), .ecdsa(.sha256)) }
        } + [
            Trial("ECDSA SHA-1") { try signs(try PrivateKey.generate(.ec(.p256)), .ecdsa(.sha1)) }
        ]
    }

    private static var primes: [Trial] {
        KeyAgreementGroup.standardized.filter { !$0.isElliptic }.map { group in
            Trial(group.name) {
                _ = try group.generator()
                return true
            }
        }
    }

    private static var rsa: [Trial] {
        let key = Result { () throws(CryptoError) in try PrivateKey.generate(.rsa(2048)) }
        let algorithms: [SignatureAlgorithm] = [
            .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32), .rsaPKCS1(.sha256), .rsaPKCS1(.sha1),
        ]
        return algorithms.map { algorithm in
            Trial(algorithm.description) { try signs(try key.get(), algorithm) }
        }
    }

    private static var dsa: [Trial] {
        [
            Trial("DSA SHA-256") {
                guard let parameters = DSAParameters.named("DSA-2048") else { return false }
                return try signs(try PrivateKey.generate(.dsa(parameters)), .dsa(.sha256))
            }
        ]
    }

    private static func signs(_ key: PrivateKey, _ algorithm: SignatureAlgorithm) throws -> Bool {
        let signature = try key.sign(message, algorithm: algorithm)
        return try key.publicKey.verify(signature: signature, over: message, algorithm: algorithm) == .valid
    }
}
