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
        case dsa(parameters: DSAParameters, value: [UInt8])
    }

    let key: Key

    // The contents of the object identifiers 1.2.840.113549.1.1.1, 1.2.840.113549.1.1.10, 1.2.840.10045.2.1 and
    // 1.2.840.10040.4.1.
    private static let rsaEncryption: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]
    private static let rsassaPSS: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x0A]
    private static let ecPublicKey: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
    private static let dsa: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x38, 0x04, 0x01]

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
        } else if identifier.content.elementsEqual(Self.dsa) {
            // RFC 3279, 2.3.2: absent, they are those of the issuer's key. No certificate says whose that is, so that
            // the same octets would be several keys; Doc 9303-12, 4.1.6.3 forbids as much for curves.
            guard !algorithm.isAtEnd, algorithm.nextTag != .null else {
                throw CryptoError(
                    .domainParametersNotExplicit, .cryptoDsaParametersInherited, offset: parametersOffset)
            }
            let parameters = try Self.dsaParameters(&algorithm)
            try algorithm.end()
            let bits = try info.readBitString()
            try info.end()
            var number = DERReader(bits)
            let value = try number.readUnsigned()
            try number.end()
            key = .dsa(parameters: parameters, value: value)
        } else {
            let text = try DERReader.text(of: identifier)
            throw CryptoError(
                .keyAlgorithmUnsupported, .cryptoKeyAlgorithmUnsupported(algorithm: text), offset: identifier.offset)
        }
    }

    /// Dss-Parms ::= SEQUENCE { p INTEGER, q INTEGER, g INTEGER } (RFC 3279, 2.3.2)
    private static func dsaParameters(_ algorithm: inout DERReader) throws(CryptoError) -> DSAParameters {
        let offset = algorithm.offset
        var numbers = try algorithm.sequence()
        let parameters = DSAParameters(
            prime: try numbers.readUnsigned(), order: try numbers.readUnsigned(), generator: try numbers.readUnsigned())
        try numbers.end()
        try parameters.checkLengths(at: offset)
        return parameters
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
