// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

extension PublicKey {
    /// The numbers of a key.
    package enum Components: Sendable, Hashable {
        /// Modulus and exponent of an RSA key, big-endian without leading zeros.
        case rsa(modulus: [UInt8], exponent: [UInt8])
        /// A point on a listed curve, uncompressed: `04 || x || y`.
        case ec(curve: EllipticCurve, point: [UInt8])
        /// Domain parameters and public value y of a DSA key, big-endian without leading zeros.
        case dsa(parameters: DSAParameters, value: [UInt8])
    }

    /// A key of its numbers, as card-verifiable certificates state them (Doc 9303-12, 7.2.3.2).
    ///
    /// The bounds are those of ``init(subjectPublicKeyInfo:)``: an odd modulus of 1024 to 8192 bits, an odd exponent of
    /// 2 to 64 bits, a point that is on the curve, parameters and value of DSA that fit each other.
    /// - Throws: `crypto.rsaOutOfBounds`, `crypto.pointInvalid`, `crypto.dsaKeyInvalid`, `crypto.encodingInvalid`.
    package convenience init(_ components: Components) throws(CryptoError) {
        try self.init(subjectPublicKeyInfo: Self.subjectPublicKeyInfo(of: components))
    }

    /// The numbers of the key.
    ///
    /// - Throws: `crypto.encodingInvalid` never for a key that could be made; the SubjectPublicKeyInfo is read once
    ///   more.
    package func components() throws(CryptoError) -> Components {
        switch try SubjectPublicKeyInfo(subjectPublicKeyInfo).key {
        case .rsa(let modulus, let exponent, _): .rsa(modulus: modulus, exponent: exponent)
        case .ec(let curve, let point, _): .ec(curve: isOnTwinCurve ? curve.twin ?? curve : curve, point: point)
        case .dsa(let parameters, let value): .dsa(parameters: parameters, value: value)
        }
    }

    /// AlgorithmIdentifiers of rsaEncryption (with NULL), ecPublicKey (with the curve's name) and id-dsa (with the
    /// domain parameters).
    private static func subjectPublicKeyInfo(of components: Components) throws(CryptoError) -> [UInt8] {
        let algorithm: [UInt8]
        let key: [UInt8]
        switch components {
        case .rsa(let modulus, let exponent):
            // More octets than any accepted key has are not worth encoding.
            guard modulus.count <= 1_025, exponent.count <= 9 else {
                throw CryptoError(.rsaOutOfBounds, .cryptoRsaNumbersTooLong)
            }
            algorithm =
                DERWriter.element(.objectIdentifier, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01])
                + DERWriter.element(.null, [])
            key = DERWriter.element(.sequence, DERWriter.unsignedInteger(modulus) + DERWriter.unsignedInteger(exponent))
        case .ec(let curve, let point):
            guard point.count == 1 + 2 * curve.fieldSize, point.first == 0x04 else {
                throw CryptoError(.pointInvalid, .cryptoPublicPointCompressed)
            }
            algorithm =
                DERWriter.element(.objectIdentifier, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01])
                + DERWriter.element(.objectIdentifier, curve.objectIdentifierContent)
            key = point
        case .dsa(let parameters, let value):
            // More octets than any accepted key has are not worth encoding.
            guard [parameters.prime, parameters.order, parameters.generator, value].allSatisfy({ $0.count <= 385 })
            else { throw CryptoError(.dsaKeyInvalid, .cryptoDsaPrimeBounds(bits: parameters.prime.bitCount)) }
            let numbers = [parameters.prime, parameters.order, parameters.generator].map(DERWriter.unsignedInteger)
            algorithm =
                DERWriter.element(.objectIdentifier, [0x2A, 0x86, 0x48, 0xCE, 0x38, 0x04, 0x01])
                + DERWriter.element(.sequence, Array(numbers.joined()))
            key = DERWriter.unsignedInteger(value)
        }
        let bits = DERWriter.element(.bitString, [0x00] + key)
        return DERWriter.element(.sequence, DERWriter.element(.sequence, algorithm) + bits)
    }
}
