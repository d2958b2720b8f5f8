// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What OpenSSL does not look at when it takes a public key of Ed25519: whether the octets are a point at all, and one
/// of an order that is not small.
enum Ed25519Point {
    enum Kind: Sendable, Hashable {
        case good
        /// No point of the curve, or one in another spelling than its own (RFC 8032, 5.1.3).
        case none
        /// One of the eight points whose order divides the cofactor.
        case smallOrder
    }

    /// 2^255 - 19, big-endian.
    private static let prime: [UInt8] = [0x7F] + [UInt8](repeating: 0xFF, count: 30) + [0xED]
    /// y of the points of order 8, little-endian; the other two are their negatives, as are those of order 4 and 2.
    private static let eighth: [[UInt8]] = [
        [
            0x26, 0xE8, 0x95, 0x8F, 0xC2, 0xB2, 0x27, 0xB0, 0x45, 0xC3, 0xF4, 0x89, 0xF2, 0xEF, 0x98, 0xF0,
            0xD5, 0xDF, 0xAC, 0x05, 0xD3, 0xC6, 0x33, 0x39, 0xB1, 0x38, 0x02, 0x88, 0x6D, 0x53, 0xFC, 0x05,
        ],
        [
            0xC7, 0x17, 0x6A, 0x70, 0x3D, 0x4D, 0xD8, 0x4F, 0xBA, 0x3C, 0x0B, 0x76, 0x0D, 0x10, 0x67, 0x0F,
            0x2A, 0x20, 0x53, 0xFA, 0x2C, 0x39, 0xCC, 0xC6, 0x4E, 0xC7, 0xFD, 0x77, 0x92, 0xAC, 0x03, 0x7A,
        ],
    ]

    /// What the octets of a key are (RFC 8032, 5.1.3).
    static func kind(of octets: [UInt8]) throws(CryptoError) -> Kind {
        guard octets.count == Ed25519PublicKey.length else { return .none }
        var y = octets
        // The bit of x does not matter: of each pair of points both are of one order, and on the curve, or neither.
        y[31] &= 0x7F
        let big = Array(y.reversed())
        guard big.lexicographicallyPrecedes(prime) else { return .none }
        // y of the points of order 1, 2 and 4.
        let few: Set<[UInt8]> = [[1], Array(prime.dropLast()) + [0xEC], []]
        if few.contains(Array(big.drop { $0 == 0 })) || eighth.contains(y) { return .smallOrder }
        // x^2 = (y^2 - 1) / (d y^2 + 1) has a root where numerator times denominator is a square: Euler's criterion.
        let field = try ModularArithmetic(modulus: prime)
        let square = try field.power(try field.number(big), [2])
        let one = try field.number(1)
        let numerator = try field.subtract(square, one)
        // d = -121665 / 121666; both sides times 121666.
        let scaled = try field.subtract(
            try field.number(121_666), try field.multiply(try field.number(121_665), square))
        let denominator = try field.multiply(scaled, try field.number(121_666))
        let half = try field.power(try field.multiply(numerator, denominator), Self.half)
        return half == one ? .good : .none
    }

    /// (p - 1) / 2, big-endian.
    private static let half: [UInt8] = [0x3F] + [UInt8](repeating: 0xFF, count: 30) + [0xF6]
}
