// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import Synchronization

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

    /// The listed curve that has exactly these parameters.
    func curve() throws(CryptoError) -> EllipticCurve {
        for (curve, constants) in try CurveConstants.all()
        where constants.prime == prime && constants.a == a && constants.b == b
            && constants.generator == generator
            && constants.order == order && (cofactor == nil || constants.cofactor == cofactor)
        {
            return curve
        }
        // Where curves are missing the parameters may be those of one of them, and nothing is wrong with the key.
        guard try CurveConstants.all().count == EllipticCurve.allCases.count else {
            throw CryptoError(
                .curveUnsupported,
                "The explicit curve parameters are those of no curve that this build of OpenSSL has.",
                offset: offset)
        }
        throw CryptoError(
            .explicitCurveUnknown, "The explicit curve parameters are those of no listed curve.", offset: offset)
    }
}

/// The constants of one listed curve, big-endian without leading zeros, taken from OpenSSL.
struct CurveConstants: Sendable {
    let prime: [UInt8]
    let a: [UInt8]
    let b: [UInt8]
    /// The generator, uncompressed: the standard allows no other form.
    let generator: [UInt8]
    let order: [UInt8]
    let cofactor: [UInt8]

    private static let loaded: Result<[EllipticCurve: CurveConstants], CryptoError> = {
        do throws(CryptoError) {
            var found: [EllipticCurve: CurveConstants] = [:]
            for curve in EllipticCurve.allCases where isAvailable(curve) { found[curve] = try CurveConstants(curve) }
            return .success(found)
        } catch {
            return .failure(error)
        }
    }()

    /// The listed curves that this build of OpenSSL has: some systems leave the brainpool curves out.
    static func all() throws(CryptoError) -> [EllipticCurve: CurveConstants] { try loaded.get() }

    /// Whether this build of OpenSSL has the curve.
    static func isAvailable(_ curve: EllipticCurve) -> Bool {
        guard let library = try? unsafe CryptoContext.shared.loaded(),
            let group = unsafe EC_GROUP_new_by_curve_name_ex(library, nil, curve.nid)
        else {
            ErrorQueue.clear()
            return false
        }
        unsafe EC_GROUP_free(group)
        return true
    }

    private init(_ curve: EllipticCurve) throws(CryptoError) {
        let library = try unsafe CryptoContext.shared.loaded()
        let failure = CryptoError(.libraryUnavailable, "OpenSSL lacks the curve \(curve).")
        guard let group = unsafe EC_GROUP_new_by_curve_name_ex(library, nil, curve.nid) else { throw failure }
        defer { unsafe EC_GROUP_free(group) }
        let (p, first, second) = (unsafe BN_new(), unsafe BN_new(), unsafe BN_new())
        defer {
            unsafe BN_free(p)
            unsafe BN_free(first)
            unsafe BN_free(second)
        }
        guard
            unsafe EC_GROUP_get_curve(group, p, first, second, nil) == 1,
            let point = unsafe EC_GROUP_get0_generator(group)
        else { throw failure }
        prime = unsafe Self.octets(p)
        a = unsafe Self.octets(first)
        b = unsafe Self.octets(second)
        order = unsafe Self.octets(EC_GROUP_get0_order(group))
        cofactor = unsafe Self.octets(EC_GROUP_get0_cofactor(group))
        var encoded = [UInt8](repeating: 0, count: 1 + 2 * curve.fieldSize)
        let count = unsafe EC_POINT_point2oct(
            group, point, POINT_CONVERSION_UNCOMPRESSED, &encoded, encoded.count, nil)
        guard count == encoded.count else { throw failure }
        generator = encoded
    }

    private static func octets(_ number: OpaquePointer?) -> [UInt8] {
        guard let number = unsafe number else { return [] }
        var octets = unsafe [UInt8](repeating: 0, count: Int(BN_num_bits(number) + 7) / 8)
        unsafe BN_bn2bin(number, &octets)
        return octets
    }
}
