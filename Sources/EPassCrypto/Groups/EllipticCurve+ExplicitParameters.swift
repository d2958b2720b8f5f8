// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV
internal import Synchronization

extension EllipticCurve {
    /// The content of the object identifier 1.2.840.10045.1.1.
    private static let primeField: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x01, 0x01]

    /// The listed curve whose parameters are written out, as Doc 9303-12 wants them for ECDSA keys.
    ///
    ///     ECParameters ::= SEQUENCE { version INTEGER, fieldID FieldID, curve Curve, base ECPoint, order INTEGER,
    ///                                 cofactor INTEGER OPTIONAL }
    ///
    /// They are never computed with: see ``ECDomainParameters``.
    /// - Throws: `crypto.explicitCurveUnknown` where a number is that of no listed curve; `crypto.encodingInvalid`.
    init(explicitParameters content: ArraySlice<UInt8>) throws(CryptoError) {
        // The certificates of a State have the same octets here, each time.
        if let curve = Self.known.withLock({ $0.first { $0.octets[...] == content }?.curve }) {
            self = curve
            return
        }
        var reader = DERReader(content)
        _ = try reader.readUnsignedSlice()
        var field = try reader.sequence()
        guard try field.content(.objectIdentifier).elementsEqual(Self.primeField) else {
            throw CryptoError(.explicitCurveUnknown, .cryptoNoPrimeField, offset: content.startIndex)
        }
        let prime = try field.readUnsigned()
        try field.end()
        var curve = try reader.sequence()
        let a = try curve.content(.octetString)
        let b = try curve.content(.octetString)
        // The seed says where a and b come from; the comparison does not need it.
        if !curve.isAtEnd { _ = try curve.content(.bitString) }
        try curve.end()
        let generator = try reader.content(.octetString)
        let order = try reader.readUnsigned()
        let cofactor = reader.isAtEnd ? nil : try reader.readUnsigned()
        try reader.end()
        let parameters = ECDomainParameters(
            prime: prime, firstCoefficient: Array(a), secondCoefficient: Array(b), generator: Array(generator),
            order: order, cofactor: cofactor)
        guard case .curve(let found) = parameters.match else {
            throw CryptoError(.explicitCurveUnknown, offset: content.startIndex)
        }
        self = found
        Self.known.withLock { known in
            if known.count == Self.mostKnown { known.removeFirst() }
            known.append((Array(content), found))
        }
    }

    /// The parameters that were those of a listed curve, the newest last.
    private static let known = Mutex<[(octets: [UInt8], curve: EllipticCurve)]>([])
    private static var mostKnown: Int { 8 }
}
