// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816

/// The chip's reading of the integrated mapping (Doc 9303-11, 4.4.3.3.2): ĝ = f(R_p(s, t)).
///
/// The point is found as [BCIMRT2010] and Appendix B.1 describe it, by asking whether a number is a square and taking
/// its root; the terminal's half takes the shorter way of Appendix B.2.
struct ChipIntegratedMapping {
    private let group: KeyAgreementGroup
    private let cipher: BlockCipher

    init(group: KeyAgreementGroup, cipher: BlockCipher) {
        self.group = group
        self.cipher = cipher
    }

    /// The mapped generator; it may be neutral in theory.
    ///
    /// - Throws: 6A80 where the terminal's nonce has not as many octets as a key.
    func generator(chipNonce: ChipSecret, terminalNonce: [UInt8]) throws -> GroupElement {
        guard terminalNonce.count == cipher.keyLength else { throw ChipCommand.Refusal(.incorrectData) }
        let nonce = unsafe chipNonce.octets.withUnsafeBytes { unsafe Array($0) }
        let field = try group.fieldArithmetic()
        let residue = try field.number(pseudoRandom(nonce, terminalNonce))
        switch group {
        case .ec(let curve): return try point(of: residue, curve, field)
        case .dh, .modp: return try subgroupElement(of: residue, field)
        }
    }

    /// x1 || x2 || ... || xn of figure 2.
    func pseudoRandom(_ chipNonce: [UInt8], _ terminalNonce: [UInt8]) throws(CryptoError) -> [UInt8] {
        let isLong = cipher.keyLength > 16
        let constants = isLong ? Self.longConstants : Self.shortConstants
        let bits = group.prime.count * 8 - (group.prime.first?.leadingZeroBitCount ?? 0)
        let rounds = (bits + 64 + constants.next.count * 8 - 1) / (constants.next.count * 8)
        var key = try encrypt(chipNonce, under: terminalNonce)
        var output: [UInt8] = []
        for _ in 0..<rounds {
            output += try encrypt(constants.output, under: key)
            key = try encrypt(constants.next, under: key)
        }
        return output
    }

    /// CBC with an IV of zeros under the first octets of a key: AES-192 uses 24 of 32.
    private func encrypt(_ octets: [UInt8], under key: [UInt8]) throws(CryptoError) -> [UInt8] {
        let secret = SecretBytes(copying: key.prefix(cipher.keyLength))
        return try CBCCipher(cipher, key: secret).encrypt(
            octets, iv: [UInt8](repeating: 0, count: cipher.blockSize))
    }

    /// The simplified map of Shallue, van de Woestijne and Ulas for p = 3 mod 4.
    private func point(
        of t: ModularNumber, _ curve: EllipticCurve, _ field: ModularArithmetic
    ) throws -> GroupElement {
        let (a, b) = (try field.number(curve.constants.a), try field.number(curve.constants.b))
        // α = -t², and x = -b/a · (1 + 1/(α + α²))
        let alpha = try field.negate(field.multiply(t, t))
        let sum = try field.add(alpha, field.multiply(alpha, alpha))
        guard !sum.isZero else { throw ChipCommand.Refusal(.authenticationFailed) }
        let factor = try field.add(field.number(1), field.invert(sum))
        let first = try field.multiply(field.negate(field.multiply(b, field.invert(a))), factor)
        let height = try rightSide(first, a, b, field)
        let isSquare = try field.power(height, halfOfPrime) == field.number(1) || height.isZero
        let root = try field.power(height, quarterOfPrime)
        if isSquare { return try group.element(x: first, y: root) }
        // Then α·x has a root: -t³ · h^((p+1)/4) is the one of Appendix B.2, step 9.
        let cube = try field.multiply(field.multiply(t, t), t)
        return try group.element(x: field.multiply(alpha, first), y: field.negate(field.multiply(cube, root)))
    }

    /// x³ + ax + b.
    private func rightSide(
        _ x: ModularNumber, _ a: ModularNumber, _ b: ModularNumber, _ field: ModularArithmetic
    ) throws(CryptoError) -> ModularNumber {
        let cube = try field.multiply(field.multiply(x, x), x)
        return try field.add(field.add(cube, field.multiply(a, x)), b)
    }

    /// f(x) = x^((p-1)/q) mod p.
    private func subgroupElement(of x: ModularNumber, _ field: ModularArithmetic) throws -> GroupElement {
        let cofactor = Self.quotient(UnsignedOctets.subtract(group.prime, [1]), by: group.order)
        let power = try field.power(x, cofactor)
        // ĝ = 1 is to be refused: x was a multiple of the subgroup's order, or zero.
        guard !power.isZero, try power != field.number(1) else { throw ChipCommand.Refusal(.authenticationFailed) }
        return try group.element(decoding: power.octets)
    }

    /// (p - 1) / 2.
    private var halfOfPrime: [UInt8] { UnsignedOctets.shiftRight(group.prime, by: 1) }

    /// (p + 1) / 4.
    private var quarterOfPrime: [UInt8] { UnsignedOctets.shiftRight(UnsignedOctets.add(group.prime, [1]), by: 2) }
}

// MARK: - Numbers

extension ChipIntegratedMapping {
    /// The quotient of two numbers by long division, bit by bit.
    private static func quotient(_ dividend: [UInt8], by divisor: [UInt8]) -> [UInt8] {
        let width = divisor.count + 1
        let subtrahend = [0] + divisor
        var rest = [UInt8](repeating: 0, count: width)
        var result = [UInt8](repeating: 0, count: dividend.count)
        for bit in 0..<dividend.count * 8 {
            var carry = dividend[bit / 8] >> UInt8(7 - bit % 8) & 1
            for index in rest.indices.reversed() {
                let next = rest[index] >> 7
                rest[index] = rest[index] << 1 | carry
                carry = next
            }
            guard !rest.lexicographicallyPrecedes(subtrahend) else { continue }
            result[bit / 8] |= 1 << UInt8(7 - bit % 8)
            var borrow = 0
            for index in rest.indices.reversed() {
                let value = Int(rest[index]) - Int(subtrahend[index]) - borrow
                borrow = value < 0 ? 1 : 0
                rest[index] = UInt8(truncatingIfNeeded: value)
            }
        }
        return result
    }

    /// c1, which gives output, and c0, which gives the next key.
    private typealias Constants = (output: [UInt8], next: [UInt8])

    private static let shortConstants: Constants = (
        [0xA4, 0xE1, 0x36, 0xAC, 0x72, 0x5F, 0x73, 0x8B, 0x01, 0xC1, 0xF6, 0x02, 0x17, 0xC1, 0x88, 0xAD],
        [0xA6, 0x68, 0x89, 0x2A, 0x7C, 0x41, 0xE3, 0xCA, 0x73, 0x9F, 0x40, 0xB0, 0x57, 0xD8, 0x59, 0x04]
    )

    private static let longConstants: Constants = (
        [
            0x54, 0xBD, 0x72, 0x55, 0xF0, 0xAA, 0xF8, 0x31, 0xBE, 0xC3, 0x42, 0x3F, 0xCF, 0x39, 0xD6, 0x9B,
            0x6C, 0xBF, 0x06, 0x66, 0x77, 0xD0, 0xFA, 0xAE, 0x5A, 0xAD, 0xD9, 0x9D, 0xF8, 0xE5, 0x35, 0x17,
        ],
        [
            0xD4, 0x63, 0xD6, 0x52, 0x34, 0x12, 0x4E, 0xF7, 0x89, 0x70, 0x54, 0x98, 0x6D, 0xCA, 0x0A, 0x17,
            0x4E, 0x28, 0xDF, 0x75, 0x8C, 0xBA, 0xA0, 0x3F, 0x24, 0x06, 0x16, 0x41, 0x4D, 0x5A, 0x16, 0x76,
        ]
    )
}
