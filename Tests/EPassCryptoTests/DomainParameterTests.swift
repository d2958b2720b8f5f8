// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import COpenSSL
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassCrypto

@Suite("Domain parameters, Doc 9303-11 9.5", .timed)
struct DomainParameterTests {
    @Test("table 12 has 14 groups, and no reserved number has one")
    func table() throws {
        #expect(KeyAgreementGroup.standardized.count == 14)
        #expect(KeyAgreementGroup.standardized.compactMap(\.parameterID) == [0, 1, 2] + Array(8...18))
        for number in -1...40 {
            let group = KeyAgreementGroup(parameterID: number)
            #expect(group?.parameterID == ([0, 1, 2] + Array(8...18)).first { $0 == number })
        }
        #expect(KeyAgreementGroup.ec(.brainpoolP160r1).parameterID == nil)
        #expect(KeyAgreementGroup.standardized.filter { !$0.allowsIntegratedMapping } == [.ec(.p224)])
        #expect(
            KeyAgreementGroup.standardized.map(\.securityStrength)
                == [80, 112, 112, 96, 96, 112, 112, 128, 128, 160, 192, 192, 256, 256])
    }

    @Test("a curve is found by both forms of its object identifier, and nothing else is one")
    func rows() {
        #expect(EllipticCurve.allCases.map(\.index) == Array(EllipticCurve.allCases.indices))
        for curve in EllipticCurve.allCases {
            #expect(EllipticCurve(objectIdentifier: curve.objectIdentifier) == curve)
            let content = curve.objectIdentifierContent
            #expect(TestSPKI.objectIdentifier(curve.objectIdentifier) == [0x06, UInt8(content.count)] + content)
            #expect(EllipticCurve(objectIdentifierContent: content[...]) == curve)
            let others = [Array(content.dropLast()), content + [0], Array(content.dropLast()) + [0], [0] + content]
            for other in others {
                #expect(EllipticCurve(objectIdentifierContent: other[...]) == nil)
            }
        }
    }

    @Test("the constants of the curves are OpenSSL's", arguments: EllipticCurve.allCases)
    func curveConstants(_ curve: EllipticCurve) throws {
        let info = try TestKeys.curve(curve).subjectPublicKeyInfo(explicitParameters: true)
        var outer = DERReader(info[...])
        var content = DERReader(try outer.content(.sequence))
        let algorithm = DERWriter.element(.sequence, Array(try content.content(.sequence)))
        #expect(try KeyAgreementGroup.matching(algorithmIdentifier: algorithm) == .ec(curve))
        let constants = curve.constants
        for number in [constants.prime, constants.a, constants.b, constants.x, constants.y, constants.order] {
            #expect(number.count == curve.fieldSize)
            #expect(algorithm.indices.contains { algorithm[$0...].starts(with: number) })
        }
    }

    @Test(
        "the constants of RFC 5114 are OpenSSL's",
        arguments: zip(DHGroup.allCases, ["dh_1024_160", "dh_2048_224", "dh_2048_256"]))
    func groupConstants(_ group: DHGroup, _ name: String) throws {
        let context = try #require(EVP_PKEY_CTX_new_from_name(nil, "DHX", nil))
        defer { EVP_PKEY_CTX_free(context) }
        var parameters: OpaquePointer?
        try #require(EVP_PKEY_paramgen_init(context) == 1)
        try #require(EVP_PKEY_CTX_set_group_name(context, name) == 1)
        try #require(EVP_PKEY_paramgen(context, &parameters) == 1)
        defer { EVP_PKEY_free(parameters) }
        let constants = group.constants
        for (name, expected) in [("p", constants.prime), ("q", constants.order), ("g", constants.generator)] {
            var number: OpaquePointer?
            try #require(EVP_PKEY_get_bn_param(parameters, name, &number) == 1)
            defer { BN_free(number) }
            var octets = [UInt8](repeating: 0, count: Int(BN_num_bits(number) + 7) / 8)
            BN_bn2bin(number, &octets)
            #expect(octets == expected)
        }
    }

    @Test("p and q are primes, q divides p - 1, and g has the order q", arguments: DHGroup.allCases)
    func groupStructure(_ group: DHGroup) throws {
        let constants = group.constants
        for prime in [constants.prime, constants.order] {
            let number = BN_bin2bn(prime, Int32(prime.count), nil)
            defer { BN_free(number) }
            #expect(BN_check_prime(number, nil, nil) == 1)
        }
        let field = try ModularArithmetic(modulus: constants.prime)
        let product = try field.multiply(try field.number(constants.cofactor), try field.number(constants.order))
        // j q = p - 1.
        #expect(try field.add(product, try field.number(1)).isZero)
        let power = try field.power(try field.number(constants.generator), constants.order)
        #expect(try power == field.number(1))
        #expect(try field.number(constants.generator) != field.number(1))
    }

    @Test("lengths and bits are those of the numbers", arguments: KeyAgreementGroup.standardized)
    func lengths(_ group: KeyAgreementGroup) {
        #expect(group.prime.count == group.elementLength)
        #expect(group.order.count == group.scalarLength)
        #expect(group.prime.first != 0 && group.order.first != 0)
    }

    @Test("no changed octet of explicit parameters is taken for a group", arguments: KeyAgreementGroup.standardized)
    func everyOctet(_ group: KeyAgreementGroup) throws {
        let der = group.explicitAlgorithmIdentifier
        // Three octets do not decide: those of ECParameters' version.
        let version =
            group.isElliptic ? try #require(der.indices.first { der[$0...].starts(with: [2, 1, 1, 0x30]) }) : -9
        for index in der.indices where index != version + 2 {
            for mask in [0x01, 0x80] as [UInt8] {
                var changed = der
                changed[index] ^= mask
                let error = #expect(throws: CryptoError.self, "octet \(index)") {
                    try KeyAgreementGroup.matching(algorithmIdentifier: changed)
                }
                if let error { #expect(CryptoError.Code.allCases.contains(error.code)) }
            }
        }
        for count in der.indices {
            #expect(throws: CryptoError.self) {
                try KeyAgreementGroup.matching(algorithmIdentifier: Array(der.prefix(count)))
            }
        }
        #expect(throws: CryptoError.self) { try KeyAgreementGroup.matching(algorithmIdentifier: der + [0]) }
    }

    /// ECParameters with one field exchanged.
    private static func parameters(
        _ curve: EllipticCurve, prime: [UInt8]? = nil, a: [UInt8]? = nil, b: [UInt8]? = nil, generator: [UInt8]? = nil,
        order: [UInt8]? = nil, cofactor: [UInt8]? = [1], seed: [UInt8]? = nil
    ) -> [UInt8] {
        let constants = curve.constants
        let field = DERWriter.element(
            .sequence,
            TestSPKI.objectIdentifier("1.2.840.10045.1.1") + DERWriter.unsignedInteger(prime ?? constants.prime))
        let coefficients = DERWriter.element(
            .sequence,
            DERWriter.element(.octetString, a ?? constants.a) + DERWriter.element(.octetString, b ?? constants.b)
                + (seed.map { DERWriter.element(.bitString, [0] + $0) } ?? []))
        let content =
            DERWriter.unsignedInteger([1]) + field + coefficients
            + DERWriter.element(.octetString, generator ?? constants.generator)
            + DERWriter.unsignedInteger(order ?? constants.order)
            + (cofactor.map { DERWriter.unsignedInteger($0) } ?? [])
        return DERWriter.element(.sequence, TestSPKI.ecPublicKey + DERWriter.element(.sequence, content))
    }

    private func code(_ der: [UInt8]) -> CryptoError.Code? {
        do throws(CryptoError) {
            _ = try KeyAgreementGroup.matching(algorithmIdentifier: der)
            return nil
        } catch {
            return error.code
        }
    }

    @Test("each changed field of a curve is refused", arguments: EllipticCurve.allCases)
    func changedCurves(_ curve: EllipticCurve) throws {
        let group = KeyAgreementGroup.ec(curve)
        let constants = curve.constants
        let more = UnsignedOctets.add(constants.prime, [2])
        let two = try group.multiplyGenerator(by: SecretBytes(copying: [UInt8(2)])).publicKey
        let negative = try group.multiplyGenerator(
            by: SecretBytes(copying: UnsignedOctets.subtract(constants.order, [1]))
        ).publicKey
        for changed in [
            Self.parameters(curve, prime: more), Self.parameters(curve, a: constants.b),
            Self.parameters(curve, b: constants.a), Self.parameters(curve, b: []),
            Self.parameters(curve, generator: two),
            Self.parameters(curve, generator: negative), Self.parameters(curve, generator: [0]),
            Self.parameters(curve, generator: [2 + ((constants.y.last ?? 0) & 1)] + constants.x),
            Self.parameters(curve, order: UnsignedOctets.subtract(constants.order, [2])),
            Self.parameters(curve, order: constants.prime), Self.parameters(curve, cofactor: [2]),
            Self.parameters(curve, cofactor: [0]), Self.parameters(curve, cofactor: constants.order),
        ] {
            #expect(code(changed) == .explicitCurveUnknown)
        }
        // What says the same is the same: no cofactor, a seed, coefficients without their leading zeros.
        for same in [
            Self.parameters(curve), Self.parameters(curve, cofactor: nil), Self.parameters(curve, seed: [1, 2, 3]),
            Self.parameters(curve, b: Array(constants.b.drop { $0 == 0 })),
        ] {
            #expect(code(same) == nil)
        }
        // Named curves and implicit parameters, 9.5.2.
        let name = TestSPKI.objectIdentifier(curve.objectIdentifier)
        for parameters in [name, TestSPKI.null, []] {
            #expect(
                code(DERWriter.element(.sequence, TestSPKI.ecPublicKey + parameters)) == .domainParametersNotExplicit)
        }
    }

    private static func parameters(
        _ identifier: String, _ numbers: [[UInt8]], _ rest: [UInt8] = []
    ) -> [UInt8] {
        DERWriter.element(
            .sequence,
            TestSPKI.objectIdentifier(identifier)
                + DERWriter.element(.sequence, numbers.flatMap { DERWriter.unsignedInteger($0) } + rest))
    }

    @Test("each changed number of a subgroup of GF(p) is refused", arguments: DHGroup.allCases)
    func changedSubgroups(_ group: DHGroup) throws {
        let publicNumber = "1.2.840.10046.2.1"
        let (p, g, q) = (group.constants.prime, group.constants.generator, group.constants.order)
        let j = group.constants.cofactor
        let other = try KeyAgreementGroup.dh(group).multiplyGenerator(by: SecretBytes(copying: [UInt8(2)])).publicKey
        let validation = DERWriter.element(
            .sequence, DERWriter.element(.bitString, [0, 1, 2, 3]) + DERWriter.unsignedInteger([9]))
        #expect(code(Self.parameters(publicNumber, [p, g, q])) == nil)
        #expect(code(Self.parameters(publicNumber, [p, g, q, j])) == nil)
        #expect(code(Self.parameters(publicNumber, [p, g, q, j], validation)) == nil)
        #expect(code(Self.parameters(publicNumber, [p, g, q], validation)) == nil)
        let more = UnsignedOctets.add(p, [2])
        for numbers in [
            [more, g, q], [p, other, q], [p, [2], q], [p, [1], q], [p, p, q], [p, g, UnsignedOctets.add(q, [2])],
            [p, g, j],
            [p, g, [2]], [p, q, g], [g, p, q], [p, g, q, UnsignedOctets.add(j, [1])], [p, g, q, [1]],
            [q, g, p],
        ] {
            #expect(code(Self.parameters(publicNumber, numbers)) == .domainParametersUnknown)
        }
        #expect(code(Self.parameters(publicNumber, [p, g])) == .domainParametersNotExplicit)
        #expect(code(Self.parameters(publicNumber, [p, g, q, j, q])) == .encodingInvalid)
        // PKCS #3: p, g and perhaps the length of a private value.
        for numbers in [[p, g], [p, g, [0, 160]], [p, g, q]] {
            #expect(code(Self.parameters("1.2.840.113549.1.3.1", numbers)) == .domainParametersNotExplicit)
        }
        #expect(code(Self.parameters("1.2.840.10040.4.1", [p, q, g])) == .keyAlgorithmUnsupported)
        // The primes of two groups are not mixed.
        for foreign in DHGroup.allCases where foreign != group {
            #expect(code(Self.parameters(publicNumber, [p, g, foreign.constants.order])) == .domainParametersUnknown)
        }
    }

    @Test("a number of table 12 is a group, a reserved one is none")
    func numbers() {
        func identifier(_ number: [UInt8]) -> [UInt8] {
            DERWriter.element(
                .sequence, TestSPKI.objectIdentifier("0.4.0.127.0.7.1.2") + DERWriter.element(.integer, number))
        }
        for number in UInt8(0)...127 {
            let group = try? KeyAgreementGroup.matching(algorithmIdentifier: identifier([number]))
            #expect(group == KeyAgreementGroup(parameterID: Int(number)))
        }
        for number in [[1, 0], [0, 13], [0xFF], [], [0x80, 0], [0, 0x80]] as [[UInt8]] {
            #expect(code(identifier(number)) != nil)
        }
        #expect(code(identifier([31])) == .domainParametersUnknown)
    }

    @Test("a chip's static key is read with explicit, named and numbered parameters")
    func staticKeys() throws {
        let group = KeyAgreementGroup.ec(.p256)
        let key = try group.multiplyGenerator(by: group.randomScalar(.system))
        let point = try key.publicKey
        #expect(try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: key.subjectPublicKeyInfo()) == key)
        #expect(try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: TestSPKI.named(.p256, point: point)) == key)
        let numbered = TestSPKI.make(
            algorithm: TestSPKI.objectIdentifier("0.4.0.127.0.7.1.2"), parameters: DERWriter.unsignedInteger([12]),
            key: point)
        #expect(try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: numbered) == key)
        var off = point
        off[64] ^= 1
        let error = #expect(throws: CryptoError.self) {
            try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: TestSPKI.named(.p256, point: off))
        }
        #expect(error?.code == .elementNotInGroup)
        // OpenSSL reads what is written here.
        #expect(
            try PublicKey(subjectPublicKeyInfo: key.subjectPublicKeyInfo()).kind
                == .ec(curve: .p256, explicitParameters: true))
    }
}
