// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Domain parameters of an elliptic curve as a structure states them, number by number; nothing is known of them yet.
///
/// They are never computed with: they are compared with the listed curves in every number, so that a changed generator
/// (threat T17) or a composite "prime" is simply no listed curve.
package struct ECDomainParameters: Sendable, Hashable {
    /// The prime p of the field, big-endian.
    package let prime: [UInt8]
    /// The coefficient a of y^2 = x^3 + ax + b, big-endian.
    package let firstCoefficient: [UInt8]
    /// The coefficient b of y^2 = x^3 + ax + b, big-endian.
    package let secondCoefficient: [UInt8]
    /// The generator, uncompressed: `04 || x || y`.
    package let generator: [UInt8]
    /// The order of the generator, big-endian.
    package let order: [UInt8]
    /// The cofactor, where it is stated.
    package let cofactor: [UInt8]?

    /// One of the numbers.
    package enum Number: String, CaseIterable, Sendable, Hashable {
        /// The prime p.
        case prime
        /// The coefficient a.
        case firstCoefficient
        /// The coefficient b.
        case secondCoefficient
        /// The generator G.
        case generator
        /// The order r.
        case order
        /// The cofactor f.
        case cofactor
    }

    /// What the comparison with the listed curves says.
    package enum Match: Sendable, Hashable {
        /// Every number is that of this curve; a cofactor that is left out is no other one.
        case curve(EllipticCurve)
        /// No listed curve has this prime.
        case unknownPrime
        /// The prime is that of the curve; the number named, and perhaps others after it, is not.
        case differs(EllipticCurve, Number)
    }

    /// Numbers as they stand. Big-endian; leading zeros of all but the generator are of no account.
    package init(
        prime: [UInt8], firstCoefficient: [UInt8], secondCoefficient: [UInt8], generator: [UInt8], order: [UInt8],
        cofactor: [UInt8]?
    ) {
        self.prime = prime
        self.firstCoefficient = firstCoefficient
        self.secondCoefficient = secondCoefficient
        self.generator = generator
        self.order = order
        self.cofactor = cofactor
    }

    /// Those of a listed curve, with the cofactor 1; a and b as minimal numbers.
    package init(_ curve: EllipticCurve) {
        let constants = curve.constants
        self.init(
            prime: constants.prime, firstCoefficient: Self.minimal(constants.a),
            secondCoefficient: Self.minimal(constants.b), generator: constants.generator, order: constants.order,
            cofactor: [1])
    }

    /// Compares every number with those of the listed curve that has this prime.
    package var match: Match {
        // No two listed curves have the same prime.
        guard let curve = EllipticCurve.allCases.first(where: { Self.equal($0.constants.prime, prime) }) else {
            return .unknownPrime
        }
        let constants = curve.constants
        if !Self.equal(constants.a, firstCoefficient) { return .differs(curve, .firstCoefficient) }
        if !Self.equal(constants.b, secondCoefficient) { return .differs(curve, .secondCoefficient) }
        if constants.generator != generator { return .differs(curve, .generator) }
        if !Self.equal(constants.order, order) { return .differs(curve, .order) }
        if let cofactor, !Self.equal([1], cofactor) { return .differs(curve, .cofactor) }
        return .curve(curve)
    }

    private static func minimal(_ number: [UInt8]) -> [UInt8] {
        let stripped = Array(number.drop { $0 == 0 })
        return stripped.isEmpty ? [0] : stripped
    }

    private static func equal(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.drop { $0 == 0 }.elementsEqual(right.drop { $0 == 0 })
    }
}
