// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTLV

/// The chip's half of active authentication: a private key and how it signs with it (Doc 9303-11, 6.1).
struct ChipActiveAuthentication: Sendable {
    /// The private key.
    private(set) var key: PrivateKey
    /// What it hashes the message with.
    let hash: HashAlgorithm
    /// With RSA, which of the two ways to compute the signature.
    let scheme: ActiveAuthenticationDescription.Scheme
    /// With ECDSA, how r and s are written.
    let format: ActiveAuthenticationDescription.Format
    /// In what it departs from a well-behaved chip.
    private(set) var fault: ActiveAuthenticationFault?
    /// What it answers with where it replays.
    private(set) var recorded: [UInt8]?

    /// The same with a fault, and with what the fault needs: another key, or a signature from an earlier day.
    func with(_ fault: ActiveAuthenticationFault, random: RandomSource) throws(CryptoError) -> ChipActiveAuthentication
    {
        var changed = self
        changed.fault = fault
        switch fault {
        case .otherKey: changed.key = try .generate(kind)
        case .replayed: changed.recorded = try signature(over: try random.bytes(8), random: random)
        default: break
        }
        return changed
    }

    /// What kind of key it has.
    var kind: PrivateKey.KeyKind { key.publicKey.keyKind }

    /// How many octets the response has.
    var responseLength: Int {
        switch key.publicKey.kind {
        case .rsa(let bits): (bits + 7) / 8
        case .ec(let curve, _): 2 * curve.fieldSize + (format == .der ? 8 : 0)
        // No description has such a key: active authentication knows RSA and ECDSA (6.1.2).
        case .dsa: 0
        }
    }

    /// The response to a challenge.
    func response(to challenge: [UInt8], random: RandomSource) throws(CryptoError) -> [UInt8] {
        if let recorded { return recorded }
        let length = responseLength
        switch fault {
        case .randomOctets:
            // Below the modulus and the order, so that nothing but the signature itself is wrong.
            return [0x00] + (try random.bytes(length - 1))
        case .zero: return [UInt8](repeating: 0, count: length)
        case .otherChallenge:
            return try signature(over: challenge.map { $0 ^ 0xFF }, random: random)
        case .truncated(let count):
            return try signature(over: challenge, random: random).dropLast(max(0, count))
        case .extended(let count):
            return try signature(over: challenge, random: random) + [UInt8](repeating: 0, count: max(0, count))
        case .leadingZeroDropped:
            // One in 256 is so. M1 is drawn anew each time, and where none comes the last one is whole.
            var made = try signature(over: challenge, random: random)
            for _ in 0..<4_096 where made.first != 0 { made = try signature(over: challenge, random: random) }
            return made.first == 0 ? Array(made.dropFirst()) : made
        default: return try signature(over: challenge, random: random)
        }
    }

    private func signature(over challenge: [UInt8], random: RandomSource) throws(CryptoError) -> [UInt8] {
        switch key.publicKey.kind {
        case .rsa(let bits): try rsaSignature(over: challenge, (bits + 7) / 8, random)
        case .ec(let curve, _): try ecdsaSignature(over: challenge, curve)
        case .dsa: []
        }
    }

    /// 6.1.2.2: σ is the power itself (B.6), or the lesser of the power and its negative (B.4).
    private func rsaSignature(
        over challenge: [UInt8], _ length: Int, _ random: RandomSource
    ) throws(CryptoError) -> [UInt8] {
        let representative = try MessageRepresentative(
            challenge: challenge, modulusLength: length, hash: hash, random: random, fault: fault)
        var result = try key.rawRSA(representative.octets)
        let modulus = key.publicKey.modulus ?? []
        if scheme == .b4 {
            let negative = Self.padded(UnsignedOctets.subtract(modulus, result), length)
            if negative.lexicographicallyPrecedes(result) { result = negative }
        }
        if fault == .outOfRange {
            // The sum has the same power as the signature; where it does not fit, any number above the modulus does.
            let sum = UnsignedOctets.add(modulus, result)
            result = sum.count <= length ? Self.padded(sum, length) : [UInt8](repeating: 0xFF, count: length)
        }
        return result
    }

    /// 6.1.2.3: r and s in plain; of some chips in DER (F-57).
    private func ecdsaSignature(over challenge: [UInt8], _ curve: EllipticCurve) throws(CryptoError) -> [UInt8] {
        let numbers = try key.sign(challenge, algorithm: .ecdsaPlain(hash))
        let size = curve.fieldSize
        var r = Array(numbers.prefix(numbers.count / 2))
        var s = Array(numbers.suffix(numbers.count / 2))
        switch fault {
        case .zeroR: r = []
        case .zeroS: s = []
        case .outOfRange:
            r = [UInt8](repeating: 0xFF, count: size)
            s = r
        default: break
        }
        let octets =
            format == .plain
            ? Self.padded(r, size) + Self.padded(s, size)
            : DERWriter.sequence([DERWriter.unsignedInteger(r), DERWriter.unsignedInteger(s)])
        return fault == .trailingOctet ? octets + [0x00] : octets
    }

    private static func padded(_ number: [UInt8], _ length: Int) -> [UInt8] {
        [UInt8](repeating: 0, count: max(0, length - number.count)) + number
    }
}
