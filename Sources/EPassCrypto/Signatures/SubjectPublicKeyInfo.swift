// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// A SubjectPublicKeyInfo, read and held within bounds before OpenSSL is asked (threat T12).
///
///     SubjectPublicKeyInfo ::= SEQUENCE { algorithm AlgorithmIdentifier, subjectPublicKey BIT STRING }
struct SubjectPublicKeyInfo {
    /// The numbers of the key.
    enum Key {
        case rsa(modulus: [UInt8], exponent: [UInt8], isPSS: Bool)
        case ec(curve: EllipticCurve, point: [UInt8], isExplicit: Bool)
    }

    let key: Key

    // The contents of the object identifiers 1.2.840.113549.1.1.1, 1.2.840.113549.1.1.10 and 1.2.840.10045.2.1.
    private static let rsaEncryption: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]
    private static let rsassaPSS: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x0A]
    private static let ecPublicKey: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]

    init(key: Key) { self.key = key }

    init(_ der: [UInt8]) throws(CryptoError) {
        var info = try DERReader.sequence(der[...])
        var algorithm = try info.sequence()
        let identifier = try algorithm.read(.objectIdentifier)
        let parametersOffset = algorithm.offset
        let isPSS = identifier.content.elementsEqual(Self.rsassaPSS)
        if isPSS || identifier.content.elementsEqual(Self.rsaEncryption) {
            // NULL, PSS parameters or nothing: the signature's own parameters decide (F-49).
            if !algorithm.isAtEnd { _ = try algorithm.next() }
            try algorithm.end()
            let bits = try info.readBitString()
            try info.end()
            key = try Self.rsa(bits, isPSS: isPSS)
        } else if identifier.content.elementsEqual(Self.ecPublicKey) {
            let found: (curve: EllipticCurve, isExplicit: Bool)
            switch algorithm.nextTag {
            case .objectIdentifier?:
                let name = try algorithm.read(.objectIdentifier)
                guard let curve = EllipticCurve(objectIdentifierContent: name.content) else {
                    let text = try DERReader.text(of: name)
                    throw CryptoError(.curveUnsupported, .cryptoCurveNotListed(curve: text), offset: parametersOffset)
                }
                found = (curve, false)
            case .sequence?:
                found = (try EllipticCurve(explicitParameters: try algorithm.content(.sequence)), true)
            default:
                throw CryptoError(.curveUnsupported, .cryptoNoCurveNorParameters, offset: parametersOffset)
            }
            try algorithm.end()
            let point = Array(try info.readBitString())
            try info.end()
            guard point.count == 1 + 2 * found.curve.fieldSize, point.first == 0x04 else {
                throw CryptoError(.pointInvalid, .cryptoPublicPointCompressed, offset: info.offset)
            }
            key = .ec(curve: found.curve, point: point, isExplicit: found.isExplicit)
        } else {
            let text = try DERReader.text(of: identifier)
            throw CryptoError(
                .keyAlgorithmUnsupported, .cryptoKeyAlgorithmUnsupported(algorithm: text), offset: identifier.offset)
        }
    }

    /// RSAPublicKey ::= SEQUENCE { modulus INTEGER, publicExponent INTEGER }
    private static func rsa(_ bits: ArraySlice<UInt8>, isPSS: Bool) throws(CryptoError) -> Key {
        var numbers = try DERReader.sequence(bits)
        let offset = numbers.offset
        let modulus = try numbers.readUnsigned()
        let exponent = try numbers.readUnsigned()
        try numbers.end()
        guard (1024...8192).contains(modulus.bitCount), modulus.last.map({ $0 & 1 == 1 }) == true else {
            throw CryptoError(.rsaOutOfBounds, .cryptoRsaModulusBounds(bits: modulus.bitCount), offset: offset)
        }
        guard exponent.bitCount <= 64, exponent.bitCount >= 2, exponent.last.map({ $0 & 1 == 1 }) == true else {
            throw CryptoError(.rsaOutOfBounds, .cryptoRsaExponentBounds, offset: offset)
        }
        return .rsa(modulus: modulus, exponent: exponent, isPSS: isPSS)
    }
}
