// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// Curve parameters written out, as Doc 9303-12 wants them for ECDSA keys.
///
///     ECParameters ::= SEQUENCE { version INTEGER, fieldID FieldID, curve Curve, base ECPoint, order INTEGER,
///                                 cofactor INTEGER OPTIONAL }
///
/// They are never computed with: they are compared with the constants of the listed curves. A changed generator (threat
/// T17) or a composite "prime" is simply no listed curve.
struct ExplicitCurveParameters {
    private let prime: ArraySlice<UInt8>
    private let a: ArraySlice<UInt8>
    private let b: ArraySlice<UInt8>
    private let generator: ArraySlice<UInt8>
    private let order: ArraySlice<UInt8>
    private let cofactor: ArraySlice<UInt8>?
    private let offset: Int

    /// The content of the object identifier 1.2.840.10045.1.1.
    private static let primeField: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x01, 0x01]

    init(_ content: ArraySlice<UInt8>) throws(CryptoError) {
        offset = content.startIndex
        var reader = DERReader(content)
        _ = try reader.readUnsignedSlice()
        var field = try reader.sequence()
        guard try field.content(.objectIdentifier).elementsEqual(Self.primeField) else {
            throw CryptoError(.explicitCurveUnknown, .cryptoNoPrimeField, offset: offset)
        }
        prime = try field.readUnsignedSlice()
        try field.end()
        var curve = try reader.sequence()
        // Field elements have the length of the prime, but some issuers drop their leading zeros.
        a = try curve.content(.octetString).drop { $0 == 0 }
        b = try curve.content(.octetString).drop { $0 == 0 }
        // The seed says where a and b come from; the comparison does not need it.
        if !curve.isAtEnd { _ = try curve.content(.bitString) }
        try curve.end()
        generator = try reader.content(.octetString)
        order = try reader.readUnsignedSlice()
        cofactor = reader.isAtEnd ? nil : try reader.readUnsignedSlice()
        try reader.end()
    }

    /// The listed curve that has exactly these parameters. A cofactor that is left out is no other one.
    func curve() throws(CryptoError) -> EllipticCurve {
        // No two listed curves have the same prime.
        if let curve = EllipticCurve.allCases.first(where: { $0.constants.prime.elementsEqual(prime) }) {
            let constants = curve.constants
            if constants.a.drop(while: { $0 == 0 }).elementsEqual(a),
                constants.b.drop(while: { $0 == 0 }).elementsEqual(b), isGenerator(constants),
                constants.order.elementsEqual(order), cofactor?.elementsEqual([1]) ?? true
            {
                return curve
            }
        }
        throw CryptoError(.explicitCurveUnknown, offset: offset)
    }

    /// The uncompressed generator of the curve, and no other point.
    private func isGenerator(_ constants: EllipticCurveConstants) -> Bool {
        generator.count == 1 + constants.x.count + constants.y.count && generator.first == 0x04
            && generator.dropFirst().prefix(constants.x.count).elementsEqual(constants.x)
            && generator.suffix(constants.y.count).elementsEqual(constants.y)
    }
}
