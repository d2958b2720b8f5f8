// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassCrypto

@Suite("Received elements, Doc 9303-11 9.6, RFC 2631 2.1.5, threat T08", .timed)
struct GroupElementTests {
    private func code(_ group: KeyAgreementGroup, _ octets: [UInt8]) -> CryptoError.Code? {
        do throws(CryptoError) {
            _ = try group.element(decoding: octets)
            return nil
        } catch {
            return error.code
        }
    }

    static let curves = EllipticCurve.allCases

    @Test("only 04 || x || y on the curve is a point", arguments: curves)
    func hostilePoints(_ curve: EllipticCurve) throws {
        let group = KeyAgreementGroup.ec(curve)
        let (size, constants) = (curve.fieldSize, curve.constants)
        let (x, y) = (constants.x, constants.y)
        #expect(code(group, [4] + x + y) == nil)
        let isOdd = (y.last ?? 0) & 1
        let encodings: [[UInt8]] = [
            [], [4], [2 + isOdd] + x, [3 - isOdd] + x, [6 + isOdd] + x + y, [5] + x + y, [0] + x + y, x + y, [4] + x,
            [4] + x + y + [0], [4] + x + y.dropLast(), [4, 0] + x + y, [0, 0],
        ]
        for encoding in encodings { #expect(code(group, encoding) == .elementEncodingInvalid, "\(hex(encoding))") }
        let large = [
            [4] + constants.prime + y, [4] + x + constants.prime, [4] + [UInt8](repeating: 0xFF, count: 2 * size),
        ]
        for encoding in large { #expect(code(group, encoding) == .elementOutOfRange, "\(hex(encoding))") }
        // x + p is the same residue. It fits into the octets of P-521, whose highest has one bit.
        let larger = UnsignedOctets.add(x, constants.prime)
        if larger.count == size { #expect(code(group, [4] + larger + y) == .elementOutOfRange) }
        #expect(curve != .p521 || larger.count == size)
        #expect(code(group, [0]) == .elementNeutral)
        let outside: [[UInt8]] = [
            [4] + y + x, [4] + x + x, [4] + [UInt8](repeating: 0, count: 2 * size),
            [4] + x + UnsignedOctetsTests.padded(UnsignedOctets.add(y, [1]), size),
        ]
        for point in outside { #expect(code(group, point) == .elementNotInGroup, "\(hex(point))") }
        for index in 1...(2 * size) {
            var changed = [4] + x + y
            changed[index] ^= 1
            let found = code(group, changed)
            #expect(found == .elementNotInGroup || found == .elementOutOfRange)
        }
        // -G is a point.
        let negative = [4] + x + UnsignedOctetsTests.padded(UnsignedOctets.subtract(constants.prime, y), size)
        let inverse = try group.element(decoding: negative)
        #expect(try group.add(inverse, group.generator()).isNeutral)
    }

    @Test("a point of one curve is none of another of the same size")
    func twins() throws {
        for curve in EllipticCurve.allCases {
            guard let twin = curve.twin else { continue }
            #expect(code(.ec(twin), curve.constants.generator) != nil)
        }
    }

    @Test("only numbers of the subgroup between 2 and p - 2 are public values", .long(), arguments: DHGroup.allCases)
    func hostileNumbers(_ group: DHGroup) throws {
        let subject = KeyAgreementGroup.dh(group)
        let constants = group.constants
        let p = constants.prime
        #expect(code(subject, constants.generator) == nil)
        #expect(code(subject, []) == .elementEncodingInvalid)
        #expect(code(subject, [0] + p) == .elementEncodingInvalid)
        #expect(code(subject, constants.generator + [0]) == .elementEncodingInvalid)
        #expect(code(subject, [UInt8](repeating: 0, count: p.count + 1)) == .elementEncodingInvalid)
        for one in [[1], [0, 1], [UInt8](repeating: 0, count: p.count - 1) + [1]] as [[UInt8]] {
            #expect(code(subject, one) == .elementNeutral)
        }
        let unranged = [
            [0], [0, 0], UnsignedOctets.subtract(p, [1]), p, UnsignedOctets.add(p, [1]),
            [UInt8](repeating: 0xFF, count: p.count),
        ]
        for number in unranged { #expect(code(subject, number) == .elementOutOfRange, "\(hex(number))") }
        let outside = [[2], UnsignedOctets.subtract(p, [2]), UnsignedOctets.subtract(p, constants.generator)]
        for number in outside { #expect(code(subject, number) == .elementNotInGroup, "\(hex(number))") }
        // g times an element of order 2: between 2 and p - 2, yet not in the subgroup.
        let field = try ModularArithmetic(modulus: p)
        let element = try field.negate(field.number(constants.generator))
        #expect(code(subject, element.octets) == .elementNotInGroup)
        // Elements of small order, of each order below 100 that divides p - 1.
        let last = UnsignedOctets.subtract(p, [1])
        var found = 0
        for order in UInt8(2)...99 {
            let quotient = UnsignedOctets.divide(last, by: [order])
            let one = try field.number(1)
            for base in UInt64(2)...5 {
                let small = try field.power(field.number(base), quotient)
                // Only where the order divides p - 1 does the power of it end at 1.
                guard try field.power(small, [order]) == one, small != one else { continue }
                found += 1
                // p - 1 is out of range before its order is asked for.
                #expect(code(subject, small.octets) == (small.octets == last ? .elementOutOfRange : .elementSmallOrder))
            }
        }
        #expect(found > 0)
    }

    @Test("leading zeros of a number are read and not written again", arguments: DHGroup.allCases)
    func leadingZeros(_ group: DHGroup) throws {
        let subject = KeyAgreementGroup.dh(group)
        let vector = try #require(
            KeyAgreementVector.all().first { $0.id == "\(subject.name)/public key with leading zeros" })
        let minimal = try #require(octets(vector.publicKey))
        #expect(minimal.count < subject.elementLength)
        let padded = [UInt8](repeating: 0, count: subject.elementLength - minimal.count) + minimal
        #expect(try subject.element(decoding: padded).publicKey == minimal)
        #expect(try subject.element(decoding: padded) == subject.element(decoding: minimal))
    }

    @Test("the neutral element is no key and no secret", arguments: KeyAgreementGroup.standardized)
    func neutral(_ group: KeyAgreementGroup) throws {
        let neutral = try group.multiplyGenerator(by: SecretBytes(copying: group.order))
        let first = #expect(throws: CryptoError.self) { try neutral.publicKey }
        let second = #expect(throws: CryptoError.self) { try neutral.sharedSecret().count }
        let third = #expect(throws: CryptoError.self) { try neutral.subjectPublicKeyInfo() }
        #expect([first, second, third].map { $0?.code } == [.elementNeutral, .elementNeutral, .elementNeutral])
        #expect(try group.multiply(neutral, by: group.randomScalar(.system)).isNeutral)
        #expect(try group.add(neutral, neutral).isNeutral)
    }

    @Test("elements of two groups do not mix")
    func mixing() throws {
        let one = KeyAgreementGroup.ec(.p256)
        let scalar = try one.randomScalar(.system)
        for other in KeyAgreementGroup.standardized where other != one {
            let element = try other.generator()
            #expect(element != (try one.generator()))
            let first = #expect(throws: CryptoError.self) { try one.multiply(element, by: scalar) }
            let second = #expect(throws: CryptoError.self) { try one.add(one.generator(), element) }
            let third = #expect(throws: CryptoError.self) { try one.add(element, one.generator()) }
            #expect([first, second, third].map { $0?.code } == [.groupMismatch, .groupMismatch, .groupMismatch])
        }
    }

    @Test("random scalars are in range, of full width, and differ", arguments: KeyAgreementGroup.standardized)
    func randomScalars(_ group: KeyAgreementGroup) throws {
        var seen: Set<[UInt8]> = []
        for _ in 0..<40 {
            let scalar = try group.randomScalar(.system).octets
            #expect(scalar.count == group.scalarLength)
            #expect(scalar.lexicographicallyPrecedes(group.order))
            #expect(scalar.contains { $0 != 0 })
            seen.insert(scalar)
        }
        #expect(seen.count == 40)
    }

    @Test("candidates out of range are passed over", arguments: KeyAgreementGroup.standardized)
    func rejection(_ group: KeyAgreementGroup) throws {
        let zero = [UInt8](repeating: 0, count: group.scalarLength)
        let less = UnsignedOctets.subtract(group.order, [1])
        let source = RandomSource(fixed: zero + group.order + less)
        #expect(try group.randomScalar(source).octets == less)
        // Bits above those of the order are cut off, not counted as out of range: one in range of P-521 begins with 01.
        let endless = RandomSource(fixed: [UInt8](repeating: 0, count: 256 * group.scalarLength))
        let error = #expect(throws: CryptoError.self) { try group.randomScalar(endless).count }
        #expect(error?.code == .randomUnavailable)
    }

    @Test("coordinates become the point", arguments: curves)
    func coordinates(_ curve: EllipticCurve) throws {
        let group = KeyAgreementGroup.ec(curve)
        let field = try group.fieldArithmetic()
        let (x, y) = (try field.number(curve.constants.x), try field.number(curve.constants.y))
        #expect(try group.element(x: x, y: y) == group.generator())
        let off = #expect(throws: CryptoError.self) { try group.element(x: y, y: x) }
        #expect(off?.code == .elementNotInGroup)
        let scalars = try group.scalarArithmetic()
        let mixed = #expect(throws: CryptoError.self) { try group.element(x: scalars.number(1), y: y) }
        #expect(mixed?.code == .groupMismatch)
    }

    @Test("a number raised to the cofactor is in the subgroup", arguments: DHGroup.allCases)
    func cofactor(_ group: DHGroup) throws {
        let subject = KeyAgreementGroup.dh(group)
        let field = try subject.fieldArithmetic()
        for value in [2, 3, 0xFFFF_FFFF] as [UInt64] {
            let number = try field.number(value)
            let element = try subject.elementClearingCofactor(of: number)
            #expect(try subject.element(decoding: element.publicKey) == element)
            #expect(
                try element.publicKey
                    == UnsignedOctetsTests.minimal(field.power(number, group.constants.cofactor).octets))
        }
        let minusOne = try field.negate(field.number(1))
        #expect(try subject.elementClearingCofactor(of: minusOne).isNeutral)
        let error = #expect(throws: CryptoError.self) { try subject.elementClearingCofactor(of: field.number(0)) }
        #expect(error?.code == .elementNotInGroup)
    }

    @Test(
        "several threads may use one group and one element",
        arguments: [KeyAgreementGroup.ec(.brainpoolP256r1), .dh(.modp1024Subgroup160)])
    func threads(_ group: KeyAgreementGroup) async throws {
        let shared = try group.multiplyGenerator(by: group.randomScalar(.system))
        try await withThrowingTaskGroup(of: [UInt8].self) { tasks in
            for _ in 0..<8 {
                tasks.addTask {
                    let scalar = try group.randomScalar(.system)
                    let own = try group.multiplyGenerator(by: scalar)
                    #expect(try group.multiply(shared, by: scalar) != own)
                    return try shared.publicKey
                }
            }
            var keys: Set<[UInt8]> = []
            for try await key in tasks { keys.insert(key) }
            #expect(keys == [try shared.publicKey])
        }
    }
}
