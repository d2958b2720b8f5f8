// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// Reads arbitrary octets as a public key and as a signature.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSPKI(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    if let key = try? PublicKey(subjectPublicKeyInfo: bytes) {
        let algorithm: SignatureAlgorithm
        switch key.kind {
        case .rsa(let bits):
            guard (1024...8192).contains(bits) else { fatalError("a modulus out of bounds was accepted") }
            algorithm = .rsaPSS(hash: .sha256, mgfHash: .sha1, saltLength: 20)
        case .ec:
            algorithm = .ecdsa(.sha256)
        }
        guard (try? key.verify(signature: bytes, over: bytes, algorithm: algorithm)) == .invalid else {
            fatalError("a key is a signature of itself")
        }
    }
    if let key = curveKey {
        let check = try? key.check(
            signature: bytes, over: bytes[...], algorithm: .ecdsa(.sha256),
            tolerating: Set(SignatureDeviation.allCases))
        guard check?.verdict == .invalid else { fatalError("arbitrary octets are a signature") }
    }
    return 0
}

private let curveKey = try? PrivateKey.generate(.ec(.brainpoolP256r1), context: CryptoContext(seed: 1)).publicKey
