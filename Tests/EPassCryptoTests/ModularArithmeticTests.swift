// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassCrypto

@Suite("Modular arithmetic, for Doc 9303-11 4.4.3.3.2 and 4.4.3.5", .timed)
struct ModularArithmeticTests {
    @Test("small numbers behave as in school")
    func small() throws {
        let field = try ModularArithmetic(modulus: [23])
        for a in UInt64(0)..<23 {
            for b in UInt64(0)..<23 {
                let (left, right) = (try field.number(a), try field.number(b))
                #expect(try field.add(left, right) == field.number(a + b))
                #expect(try field.subtract(left, right) == field.number(a + 23 - b))
                #expect(try field.multiply(left, right) == field.number(a * b))
            }
            let number = try field.number(a)
            #expect(try field.add(number, field.negate(number)).isZero)
            #expect(try field.power(number, []) == field.number(1))
            #expect(try field.power(number, [0, 3]) == field.number(a * a * a))
            #expect(number.octets == [UInt8(a)])
            if a > 0 { #expect(try field.multiply(number, field.invert(number)) == field.number(1)) }
        }
        let error = #expect(throws: CryptoError.self) { try field.invert(field.number(46)) }
        #expect(error?.code == .notInvertible)
    }

    @Test("fields and scalars of each group invert and take roots", arguments: KeyAgreementGroup.standardized)
    func groups(_ group: KeyAgreementGroup) throws {
        for arithmetic in [try group.fieldArithmetic(), try group.scalarArithmetic()] {
            let number = try arithmetic.number(try RandomSource.system.secret(arithmetic.modulus.count + 8))
            let one = try arithmetic.number(1)
            #expect(try arithmetic.multiply(number, arithmetic.invert(number)) == one)
            #expect(number.octets.count == arithmetic.modulus.count)
            #expect(number.secret().octets == number.octets)
            #expect(try arithmetic.number(number.octets) == number)
            // Fermat.
            #expect(try arithmetic.power(number, UnsignedOctets.subtract(arithmetic.modulus, [1])) == one)
            #expect(try arithmetic.number(arithmetic.modulus).isZero)
        }
        #expect(try group.fieldArithmetic() === group.fieldArithmetic())
        guard group.isElliptic, group.prime.last.map({ $0 & 3 }) == 3 else { return }
        let field = try group.fieldArithmetic()
        let square = try field.power(field.number(5), [2])
        let root = try field.power(square, UnsignedOctets.shiftRight(UnsignedOctets.add(group.prime, [1]), by: 2))
        #expect(try root == field.number(5) || root == field.negate(field.number(5)))
    }

    @Test("every curve's prime but that of P-224 is 3 modulo 4")
    func primes() {
        for group in KeyAgreementGroup.standardized where group.isElliptic {
            #expect((group.prime.last.map { $0 & 3 } == 3) == group.allowsIntegratedMapping)
        }
    }

    @Test("a modulus that is no odd number above 1 is refused")
    func moduli() {
        for modulus in [[], [0], [1], [2], [0, 1], [5, 4], [UInt8](repeating: 0xFF, count: 513)] as [[UInt8]] {
            let error = #expect(throws: CryptoError.self) { try ModularArithmetic(modulus: modulus) }
            #expect(error?.code == .inputLength)
        }
    }

    @Test("residues of two moduli do not mix")
    func mixing() throws {
        let (one, other) = (try ModularArithmetic(modulus: [23]), try ModularArithmetic(modulus: [29]))
        let error = #expect(throws: CryptoError.self) { try one.add(one.number(1), other.number(1)) }
        #expect(error?.code == .groupMismatch)
        #expect(try one.number(1) != other.number(1))
    }
}

@Suite("UnsignedOctets", .timed)
struct UnsignedOctetsTests {
    static func minimal(_ octets: [UInt8]) -> [UInt8] { Array(octets.drop { $0 == 0 }) }

    static func padded(_ octets: [UInt8], _ count: Int) -> [UInt8] {
        [UInt8](repeating: 0, count: max(0, count - octets.count)) + octets
    }

    private func octets(_ value: UInt64) -> [UInt8] {
        Self.minimal((0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) })
    }

    @Test("sums, differences, shifts and quotients are those of integers")
    func integers() {
        let values: [UInt64] = [0, 1, 2, 255, 256, 257, 65535, 65536, 0x1234_5678, 0x00FF_FFFF_FFFF_FFFF]
        for a in values {
            for b in values {
                #expect(UnsignedOctets.add(octets(a), octets(b)) == octets(a + b))
                #expect(UnsignedOctets.subtract(octets(a), octets(b)) == octets(a >= b ? a - b : 0))
                #expect(UnsignedOctets.divide(octets(a), by: octets(b)) == octets(b == 0 ? 0 : a / b))
            }
            for bits in 0...70 {
                #expect(
                    UnsignedOctets.shiftRight([0] + octets(a), by: bits) == octets(bits < 64 ? a >> UInt64(bits) : 0))
            }
        }
    }
}

extension UnsignedOctets {
    /// a divided by b, rounded down, without leading zeros; zero (no octets) if b is zero.
    static func divide(_ a: [UInt8], by b: [UInt8]) -> [UInt8] {
        guard b.contains(where: { $0 != 0 }) else { return [] }
        let divisor = UnsignedOctetsTests.minimal(b)
        var quotient: [UInt8] = []
        var rest: [UInt8] = []
        for octet in a {
            rest = UnsignedOctetsTests.minimal(rest + [octet])
            var digit: UInt8 = 0
            while !isLess(rest, divisor), digit < .max {
                rest = subtract(rest, divisor)
                digit += 1
            }
            quotient.append(digit)
        }
        return UnsignedOctetsTests.minimal(quotient)
    }

    /// Whether a is below b; both without leading zeros.
    private static func isLess(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
    }
}
