// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

extension KeyAgreementGroup {
    static let ecPublicKey = "1.2.840.10045.2.1"
    static let dhPublicNumber = "1.2.840.10046.2.1"
    static let dhKeyAgreement = "1.2.840.113549.1.3.1"
    private static let standardizedDomainParameters = "0.4.0.127.0.7.1.2"

    /// The listed group whose every number equals those of a DER AlgorithmIdentifier (Doc 9303-11, 9.2.2 and 9.5).
    ///
    /// Read are `ecPublicKey` with ECParameters written out, `dhpublicnumber` with p, g and q (RFC 3279, 2.3.3), and
    /// `standardizedDomainParameters` with the number of table 12. Named curves and implicit parameters are refused
    /// (9.5.2), and so are parameters without q (PKCS #3), against which a public value could not be checked. What is
    /// used afterwards are this library's constants, not the numbers that were received.
    /// - Throws: `crypto.explicitCurveUnknown` and `crypto.domainParametersUnknown` where a number differs,
    ///   `crypto.domainParametersNotExplicit`, `crypto.keyAlgorithmUnsupported`, `crypto.encodingInvalid`.
    package static func matching(algorithmIdentifier der: [UInt8]) throws(CryptoError) -> KeyAgreementGroup {
        try matching(try DERReader.sequence(der[...]).remaining, acceptsNamedCurves: false)
    }

    /// The group of the content of an AlgorithmIdentifier.
    static func matching(
        _ content: ArraySlice<UInt8>, acceptsNamedCurves: Bool
    ) throws(CryptoError) -> KeyAgreementGroup {
        var algorithm = DERReader(content)
        let start = algorithm.offset
        let identifier = try algorithm.readObjectIdentifier()
        let offset = algorithm.offset
        let found: KeyAgreementGroup
        switch identifier {
        case ecPublicKey where algorithm.nextTag == .sequence:
            found = .ec(try EllipticCurve(explicitParameters: try algorithm.content(.sequence)))
        case ecPublicKey where acceptsNamedCurves && algorithm.nextTag == .objectIdentifier:
            let name = try algorithm.readObjectIdentifier()
            guard let curve = EllipticCurve(objectIdentifier: name) else {
                throw CryptoError(.curveUnsupported, .cryptoCurveNotListed(curve: name), offset: offset)
            }
            found = .ec(curve)
        case ecPublicKey:
            throw CryptoError(.domainParametersNotExplicit, .cryptoCurveNotExplicit, offset: offset)
        case dhPublicNumber:
            found = .dh(try group(try algorithm.content(.sequence)))
        case dhKeyAgreement:
            throw CryptoError(.domainParametersNotExplicit, .cryptoPkcs3WithoutOrder, offset: offset)
        case standardizedDomainParameters:
            let number = try algorithm.readUnsigned()
            guard number.count == 1, let first = number.first,
                let group = KeyAgreementGroup(parameterID: Int(first))
            else {
                throw CryptoError(.domainParametersUnknown, .cryptoNoDomainParameters, offset: offset)
            }
            found = group
        default:
            throw CryptoError(
                .keyAlgorithmUnsupported, .cryptoKeyAlgorithmUnsupported(algorithm: identifier), offset: start)
        }
        try algorithm.end()
        return found
    }

    /// DomainParameters ::= SEQUENCE { p INTEGER, g INTEGER, q INTEGER, j INTEGER OPTIONAL, validationParms OPTIONAL }
    private static func group(_ content: ArraySlice<UInt8>) throws(CryptoError) -> DHGroup {
        var reader = DERReader(content)
        let offset = reader.offset
        let prime = try reader.readUnsigned()
        let generator = try reader.readUnsigned()
        guard !reader.isAtEnd else {
            throw CryptoError(.domainParametersNotExplicit, .cryptoOrderMissing, offset: reader.offset)
        }
        let order = try reader.readUnsigned()
        let cofactor = reader.nextTag == .integer ? try reader.readUnsigned() : nil
        // Seed and counter say where p and q come from; the comparison does not need them.
        if !reader.isAtEnd { _ = try reader.content(.sequence) }
        try reader.end()
        guard
            let group = DHGroup.listed(prime: prime, generator: generator, order: order, cofactor: cofactor)
        else { throw CryptoError(.domainParametersUnknown, .cryptoGroupNotListed, offset: offset) }
        return group
    }

    /// The DER AlgorithmIdentifier with all parameters written out (Doc 9303-11, 9.5.2): `ecPublicKey` with
    /// ECParameters, or `dhpublicnumber` with p, g and q; PKCS #3 where q is not known.
    package var explicitAlgorithmIdentifier: [UInt8] {
        switch self {
        case .dh(let group):
            let constants = group.constants
            return Self.identifier(
                Self.dhPublicNumberOctets, numbers: [constants.prime, constants.generator, constants.order])
        case .modp(let group) where group.hasPrimeOrder:
            return Self.identifier(Self.dhPublicNumberOctets, numbers: [group.prime, group.generator, order])
        case .modp(let group):
            return Self.identifier(Self.dhKeyAgreementOctets, numbers: [group.prime, group.generator])
        case .ec(let curve):
            let constants = curve.constants
            let field = DERWriter.element(.sequence, Self.primeFieldOctets + DERWriter.unsignedInteger(constants.prime))
            let coefficients = DERWriter.sequence([constants.a, constants.b].map { DERWriter.octetString($0) })
            let parameters = DERWriter.sequence([
                DERWriter.integer(1), field, coefficients, DERWriter.octetString(constants.generator),
                DERWriter.unsignedInteger(constants.order), DERWriter.integer(1),
            ])
            return DERWriter.sequence([Self.ecPublicKeyOctets, parameters])
        }
    }

    private static func identifier(_ algorithm: [UInt8], numbers: [[UInt8]]) -> [UInt8] {
        DERWriter.sequence([algorithm, DERWriter.sequence(numbers.map { DERWriter.unsignedInteger($0) })])
    }

    /// The DER AlgorithmIdentifier that names the group by its number in table 12 (Doc 9303-11, 9.5.1), or nil if it
    /// has none.
    package var standardizedAlgorithmIdentifier: [UInt8]? {
        parameterID.map { number in
            DERWriter.sequence([Self.standardizedDomainParametersOctets, DERWriter.integer(number)])
        }
    }

    private static let ecPublicKeyOctets: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
    private static let primeFieldOctets: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x01, 0x01]
    private static let dhKeyAgreementOctets: [UInt8] = [
        0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x03, 0x01,
    ]
    private static let dhPublicNumberOctets: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3E, 0x02, 0x01]
    private static let standardizedDomainParametersOctets: [UInt8] = [
        0x06, 0x07, 0x04, 0x00, 0x7F, 0x00, 0x07, 0x01, 0x02,
    ]
}
