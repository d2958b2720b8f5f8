// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS

/// How long a chip takes for what it computes, from measurements of cards that anybody can buy.
///
/// Source: JCAlgTest (CRoCS, Masaryk University; github.com/crocs-muni/JCAlgTest), folder `Profiles/performance`, the
/// files that `source` names. Each figure there is the mean of 250 calls of the Java Card API, its overhead included; a
/// passport's own operating system may be faster. What is not measured there says so beside it.
package struct ChipSpeed: Sendable, Hashable {
    /// The name of the chip: after `--link 424-`.
    package let name: String
    /// The card that was measured, and the commit and the file of the measurements.
    package let source: String
    /// Milliseconds of a key agreement by the bits of the curve (`ALG_EC_SVDP_DH KeyAgreement_generateSecret()`).
    let agreement: [(bits: Int, time: Double)]
    /// Milliseconds of a key pair (`KeyPair_genKeyPair()`).
    let keyPair: [(bits: Int, time: Double)]
    /// Milliseconds of a signature (`ALG_ECDSA_SHA Signature_sign()`).
    let signature: [(bits: Int, time: Double)]
    /// Milliseconds of a verification with a key of 256 bits (`ALG_ECDSA_SHA Signature_verify()`).
    let verification: Double
    /// Milliseconds of a private operation of RSA by the bits of the modulus (`TYPE_RSA_CRT_PRIVATE ALG_RSA_NOPAD`).
    let modulus: [(bits: Int, time: Double)]
    /// Milliseconds of a call, and of each octet: CBC and checksum with AES-128 and with Triple DES.
    let aes: Line
    let aesChecksum: Line
    let tripleDES: Line
    let tripleDESChecksum: Line
    /// Milliseconds of SHA-256 of up to 256 octets (`MessageDigest_doFinal()`).
    let hash: Double
    /// Milliseconds of random octets (`ALG_SECURE_RANDOM`).
    let random: Double
    /// Milliseconds of a command besides: to receive it, find the file, copy the octets. Assumed.
    let command = 2.0

    /// A time that grows with the octets.
    struct Line: Sendable, Hashable {
        let call: Double
        let octet: Double

        func time(of octets: Int) -> Double { call + octet * Double(octets) }
    }

    /// What something takes.
    func time(of operation: ChipOperation) -> Double {
        switch operation {
        case .keyPair(let group): time(in: group, keyPair)
        case .agreement(let group): time(in: group, agreement)
        case .signature(.ec(let curve)): Self.time(at: curve.bits, signature, power: 2)
        case .signature(.rsa(let bits)): Self.time(at: bits, modulus, power: 3)
        case .signature(.dsa(let parameters)): power(bits: parameters.prime.count * 8)
        case .verification: verification
        case .cipher(let cipher, let octets): (cipher == .tripleDES ? tripleDES : aes).time(of: octets)
        case .checksum(let cipher, let octets):
            (cipher == .tripleDES ? tripleDESChecksum : aesChecksum).time(of: octets)
        case .hash: hash
        case .random: random
        }
    }

    private func time(in group: KeyAgreementGroup, _ table: [(bits: Int, time: Double)]) -> Double {
        guard group.isElliptic else {
            return power(bits: group.elementLength * 8)
        }
        return Self.time(at: group.elementLength * 8, table, power: 2)
    }

    /// A power in a subgroup modulo a prime of so many bits.
    private func power(bits: Int) -> Double {
        // A private operation of RSA by the Chinese remainder theorem is two powers modulo half as many bits with
        // exponents of half as many; one multiplication costs four times as much with twice the bits.
        Self.time(at: bits, modulus, power: 3) * Self.exponentBits * 4 / Double(bits)
    }

    /// The bits of an exponent in the groups of RFC 5114 that Doc 9303-11, table 12 has: at most 256.
    private static let exponentBits = 256.0

    /// Between two measured sizes on the straight line; beyond the last one with that power of the size, which is
    /// assumed.
    static func time(at bits: Int, _ table: [(bits: Int, time: Double)], power: Int) -> Double {
        guard let first = table.first, let last = table.last else { return 0 }
        if bits <= first.bits { return first.time }
        for (low, high) in zip(table, table.dropFirst()) where bits <= high.bits {
            return low.time + (high.time - low.time) * Double(bits - low.bits) / Double(high.bits - low.bits)
        }
        return (0..<power).reduce(last.time) { time, _ in time * Double(bits) / Double(last.bits) }
    }

    /// Whether they are the same chip.
    package static func == (left: ChipSpeed, right: ChipSpeed) -> Bool { left.name == right.name }

    /// Hashes the name.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension EllipticCurve {
    /// The bits of its field.
    fileprivate var bits: Int { KeyAgreementGroup.ec(self).elementLength * 8 }
}
