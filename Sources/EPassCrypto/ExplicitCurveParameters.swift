// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Curve parameters written out, as Doc 9303-12 wants them for ECDSA keys.
///
///     ECParameters ::= SEQUENCE { version INTEGER, fieldID FieldID, curve Curve, base ECPoint, order INTEGER, cofactor INTEGER OPTIONAL }
///
/// They are never computed with: they are compared with the constants of the listed curves. A changed generator (threat T17) or a
/// composite "prime" is simply no listed curve.
struct ExplicitCurveParameters {
    private let prime: [UInt8]
    private let a: [UInt8]
    private let b: [UInt8]
    private let generator: [UInt8]
    private let order: [UInt8]
    private let cofactor: [UInt8]?
    private let offset: Int

    private static let primeField = "1.2.840.10045.1.1"

    init(_ content: ArraySlice<UInt8>) throws(CryptoError) {
        offset = content.startIndex
        var reader = DERReader(content)
        _ = try reader.readUnsigned()
        var field = DERReader(try reader.read(.sequence))
        guard try field.readObjectIdentifier() == Self.primeField else {
            throw CryptoError(.explicitCurveUnknown, "The curve is not over a prime field.", offset: offset)
        }
        prime = try field.readUnsigned()
        try field.end()
        var curve = DERReader(try reader.read(.sequence))
        // Field elements have the length of the prime, but some issuers drop their leading zeros.
        a = Array(try curve.read(.octetString).drop { $0 == 0 })
        b = Array(try curve.read(.octetString).drop { $0 == 0 })
        // The seed says where a and b come from; the comparison does not need it.
        if !curve.isAtEnd { _ = try curve.read(.bitString) }
        try curve.end()
        generator = Array(try reader.read(.octetString))
        order = try reader.readUnsigned()
        cofactor = reader.isAtEnd ? nil : try reader.readUnsigned()
        try reader.end()
    }

    /// The listed curve that has exactly these parameters. A cofactor that is left out is no other one.
    func curve() throws(CryptoError) -> EllipticCurve {
        for curve in EllipticCurve.allCases {
            let constants = curve.constants
            if constants.prime == prime, constants.a.drop(while: { $0 == 0 }).elementsEqual(a),
                constants.b.drop(while: { $0 == 0 }).elementsEqual(b), constants.generator == generator,
                constants.order == order, cofactor == nil || cofactor == [1]
            {
                return curve
            }
        }
        throw CryptoError(
            .explicitCurveUnknown, "The explicit curve parameters are those of no listed curve.", offset: offset)
    }
}
