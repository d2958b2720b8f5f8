// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Fields of a card-verifiable certificate (Doc 9303-12, tables 11, 14, 15 and 16)", .timed)
struct CardVerifiableFieldTests {
    typealias PKI = CardVerifiablePKI
    typealias Field = CardVerifiableBodyFields.Field

    struct Mutation: Sendable, CustomTestStringConvertible {
        let tag: String
        let value: String
        let element: String
        let reason: String
        var code = TrustError.Code.malformed

        var testDescription: String { "\(tag) \(value.prefix(40)): \(reason)" }
    }

    static let mutations = [
        Mutation(tag: "5F29", value: "01", element: "profileIdentifier", reason: "is not 0"),
        Mutation(tag: "5F29", value: "", element: "profileIdentifier", reason: "is not 0"),
        Mutation(tag: "5F29", value: "0000", element: "profileIdentifier", reason: "is not 0"),
        Mutation(tag: "42", value: "55543030303031", element: "authorityReference", reason: "8 to 16 octets"),
        Mutation(
            tag: "42", value: "5554434344454647484940414230303031", element: "authorityReference",
            reason: "8 to 16 octets"),
        Mutation(tag: "42", value: "555443560030303030", element: "authorityReference", reason: "not assigned"),
        Mutation(
            tag: "42", value: "757443564341303030303031", element: "authorityReference", reason: "capital letters"),
        Mutation(tag: "5F20", value: "55544356438F3030303031", element: "holderReference", reason: "not assigned"),
        Mutation(tag: "5F20", value: "5531435643413030303031", element: "holderReference", reason: "capital letters"),
        Mutation(tag: "5F20", value: "5554435643413030303061", element: "holderReference", reason: "sequence number"),
        Mutation(tag: "5F25", value: "0206000101", element: "effectiveDate", reason: "six octets"),
        Mutation(tag: "5F25", value: "02060001010A", element: "effectiveDate", reason: "no digit"),
        Mutation(tag: "5F25", value: "323630313031", element: "effectiveDate", reason: "no digit"),
        Mutation(tag: "5F25", value: "020600020300", element: "effectiveDate", reason: "no such day"),
        Mutation(tag: "5F24", value: "020701030001", element: "expirationDate", reason: "no such day"),
        Mutation(tag: "5F24", value: "020500010001", element: "expirationDate", reason: "before its effective date"),
        Mutation(tag: "7F4C", value: "", element: "authorization.objectIdentifier", reason: "missing"),
        Mutation(tag: "7F4C", value: "06005301C3", element: "authorization.objectIdentifier", reason: "malformed"),
        Mutation(
            tag: "7F4C", value: "060904007F0007030102015300", element: "authorization.discretionaryData",
            reason: "has 1 octet"),
        Mutation(
            tag: "7F4C", value: "060904007F0007030102015302C300", element: "authorization.discretionaryData",
            reason: "has 1 octet"),
        Mutation(
            tag: "7F4C", value: "060904007F0007030102025301C3", element: "authorization.discretionaryData",
            reason: "has 5 octets"),
        Mutation(
            tag: "7F4C", value: "060904007F0007030102095300", element: "authorization.discretionaryData",
            reason: "1 to 32 octets"),
        Mutation(
            tag: "7F4C", value: "060904007F0007030102015301C30500", element: "authorization", reason: "follows"),
    ]

    @Test("each field that is wrong is refused by its name, its place and its reason", arguments: mutations)
    func mutation(_ mutation: Mutation) throws {
        let fields = CardVerifiableBodyFields(try PKI.root())
        let error = try Self.refusal(fields.replacing(mutation.tag, with: bytes(mutation.value)))
        #expect(error.code == mutation.code)
        #expect(error.element.hasSuffix("body." + mutation.element), "\(error)")
        #expect(error.reason.contains(mutation.reason), "\(error)")
        #expect(error.offset != nil)
    }

    static func refusal(_ encoded: [UInt8]) throws -> TrustError {
        try #require(throws: TrustError.self) { try CardVerifiableCertificate(encoded: encoded) }
    }

    static let names = [
        "5F29": "profileIdentifier", "42": "authorityReference", "7F49": "publicKey", "5F20": "holderReference",
        "7F4C": "authorization", "5F25": "effectiveDate", "5F24": "expirationDate",
    ]

    @Test("a field that is missing, doubled or out of order is refused at its place")
    func structure() throws {
        let all = CardVerifiableBodyFields(try PKI.root())
        for index in all.fields.indices {
            let name = try #require(Self.names[all.fields[index].tag])
            var missing = all.fields
            missing.remove(at: index)
            let absent = try Self.refusal(all.certificate(missing))
            // Without the authority's reference it looks like a request.
            if name == "authorityReference" {
                #expect(absent.code == .unexpectedContent)
            } else {
                #expect(absent.element.hasSuffix(name) && absent.code == .malformed, "\(absent)")
            }
            var doubled = all.fields
            doubled.insert(doubled[index], at: index)
            let twice = try Self.refusal(all.certificate(doubled))
            let next = index + 1 < all.fields.count ? Self.names[all.fields[index + 1].tag] : "body"
            #expect(twice.element.hasSuffix(try #require(next)), "\(twice)")
            #expect(twice.reason.contains(all.fields[index].tag), "\(twice)")
            if index + 1 < all.fields.count {
                var swapped = all.fields
                swapped.swapAt(index, index + 1)
                #expect(try Self.refusal(all.certificate(swapped)).offset != nil)
            }
        }
    }

    @Test("the signature must be there, be of a possible length, and be the last")
    func signature() throws {
        let certificate = try PKI.root()
        let alone = try Self.refusal(Field(tag: "7F21", value: certificate.body).encoded)
        #expect(alone.element == "certificate.signature" && alone.reason.contains("missing"))
        for count in [0, 19, 1_025] {
            let encoded = CardVerifiableCertificateBuilder.certificate(
                body: certificate.body, signature: [UInt8](repeating: 1, count: count))
            #expect(try Self.refusal(encoded).reason.contains("fits no key"))
        }
        let twice = certificate.body + Field(tag: "5F37", value: certificate.signature).encoded
        let doubled = Field(tag: "7F21", value: twice + Field(tag: "5F37", value: certificate.signature).encoded)
        #expect(try Self.refusal(doubled.encoded).element == "certificate")
        #expect(try Self.refusal(bytes("300100")).reason.contains("begins with 7F21"))
        #expect(
            try Self.refusal([UInt8](repeating: 0x7F, count: CardVerifiableCertificate.maximumLength + 1)).code
                == .tooLarge)
    }

    @Test(
        "each number of a key that is wrong is refused by its name: missing, doubled, empty, with a leading zero, compressed"
    )
    func keyNumbers() throws {
        let all = CardVerifiableBodyFields(try PKI.root())
        let numbers = CardVerifiableBodyFields.split(all.value("7F49"))
        let names = [
            "06": "objectIdentifier", "81": "prime", "82": "firstCoefficient", "83": "secondCoefficient",
            "84": "generator", "85": "order", "86": "publicPoint", "87": "cofactor",
        ]
        #expect(numbers.count == 8)
        func certificate(_ changed: [Field]) -> [UInt8] {
            all.replacing("7F49", with: changed.flatMap(\.encoded))
        }
        for (index, number) in numbers.enumerated() {
            let name = try #require(names[number.tag])
            func changed(_ value: [UInt8]) -> [UInt8] {
                var fields = numbers
                fields[index].value = value
                return certificate(fields)
            }
            var missing = numbers
            missing.remove(at: index)
            if name == "cofactor" {
                #expect(
                    try CardVerifiableCertificate(encoded: certificate(missing)).publicKey.curve() == .brainpoolP256r1)
            } else {
                #expect(try Self.refusal(certificate(missing)).element.hasSuffix(name))
            }
            #expect(try Self.refusal(changed([])).element.hasSuffix(name))
            var doubled = numbers
            doubled.insert(number, at: index)
            #expect(try Self.refusal(certificate(doubled)).offset != nil)
            switch name {
            case "objectIdentifier":
                let unknown = try Self.refusal(changed(bytes("04007F00070202020206")))
                #expect(unknown.code == .unsupportedAlgorithm && unknown.element.hasSuffix(name))
            case "generator", "publicPoint":
                let compressed = try Self.refusal(changed([0x02] + number.value.dropFirst().prefix(32)))
                #expect(compressed.reason.contains("not uncompressed") && compressed.element.hasSuffix(name))
            default:
                let padded = try Self.refusal(changed([0x00] + number.value))
                #expect(padded.reason.contains("begins with a zero") && padded.element.hasSuffix(name))
            }
        }
    }

    @Test("each domain parameter that is not the listed curve's is named; the point must be on the curve")
    func domainParameters() throws {
        let all = CardVerifiableBodyFields(try PKI.root())
        let numbers = CardVerifiableBodyFields.split(all.value("7F49"))
        let expected = [
            "81": "prime", "82": "firstCoefficient", "83": "secondCoefficient", "84": "generator", "85": "order",
            "86": "publicPoint", "87": "cofactor",
        ]
        for index in numbers.indices where numbers[index].tag != "06" {
            var changed = numbers
            let last = changed[index].value.count - 1
            changed[index].value[last] ^= 0x02
            let certificate = try CardVerifiableCertificate(
                encoded: all.replacing("7F49", with: changed.flatMap(\.encoded)))
            let error = try #require(throws: TrustError.self) { try certificate.publicKey.publicKey() }
            #expect(error.element == "publicKey." + (try #require(expected[numbers[index].tag])))
            #expect(error.code == (numbers[index].tag == "86" ? .malformed : .unsupportedAlgorithm))
        }
    }

    @Test("RSA numbers out of bounds are refused: even or short modulus, even or long exponent, exponent 1")
    func rsaNumbers() throws {
        let key = try PKI.rsa.get()
        guard case .rsa(let modulus, let exponent) = try key.publicKey.components() else {
            Issue.record("no RSA key")
            return
        }
        let cases: [(modulus: [UInt8], exponent: [UInt8])] = [
            (modulus.dropLast() + [modulus[modulus.count - 1] & 0xFE], exponent),
            (Array(modulus.suffix(100)), exponent), (modulus, [1, 0, 0]), (modulus, [1]),
            (modulus, [1, 0, 0, 0, 0, 0, 0, 0, 1]), ([UInt8](repeating: 0xFF, count: 1_100), exponent),
        ]
        for numbers in cases {
            let described = CardVerifiablePublicKey(
                algorithm: .rsaPSSSHA256, numbers: .rsa(modulus: numbers.modulus, exponent: numbers.exponent))
            let error = try #require(throws: TrustError.self) { try described.publicKey() }
            #expect(error.code == .malformed && error.element == "publicKey.modulus")
        }
        let good = CardVerifiablePublicKey(
            algorithm: .rsaPSSSHA256, numbers: .rsa(modulus: modulus, exponent: exponent))
        #expect(try good.publicKey().kind == .rsa(bits: 2_048))
    }

    @Test("inherited domain parameters are taken from above, and without them there is no key")
    func inherited() throws {
        let certificate = try PKI.documentVerifier()
        #expect(certificate.publicKey.inheritsDomainParameters)
        #expect(
            try certificate.publicKey.publicKey(inheriting: .brainpoolP256r1).kind
                == .ec(curve: .brainpoolP256r1, explicitParameters: false))
        let none = try #require(throws: TrustError.self) { try certificate.publicKey.publicKey() }
        #expect(none.code == .unsupportedAlgorithm)
        for other in [EllipticCurve.p256, .p384] {
            let wrong = try #require(throws: TrustError.self) { try certificate.publicKey.publicKey(inheriting: other) }
            #expect(wrong.code == .malformed && wrong.element == "publicKey.publicPoint")
        }
    }

    @Test(
        "each defect of the builder is refused, or makes the signature invalid or the key unusable",
        arguments: CardVerifiableCertificateBuilder.Defect.allCases)
    func defects(defect: CardVerifiableCertificateBuilder.Defect) throws {
        let key = try PKI.cvca.get()
        var builder = try PKI.builder("UTCVCA00001", "UTCVCA00001", PKI.authorization(.cvca, 0x03))
        builder.defects = [defect]
        let encoded = try builder.encoded(key.publicKey, algorithm: PKI.algorithm, by: key)
        let isReadable: Bool =
            switch defect {
            case .signatureBit, .signatureShort, .signatureDER, .publicKey, .generator: true
            default: false
            }
        guard isReadable else {
            #expect(throws: TrustError.self) { try CardVerifiableCertificate(encoded: encoded) }
            return
        }
        let certificate = try CardVerifiableCertificate(encoded: encoded)
        let verdict = try certificate.verifySignature(by: key.publicKey, algorithm: PKI.algorithm)
        if defect == .publicKey || defect == .generator {
            #expect(verdict == .valid)
            #expect(throws: TrustError.self) { try certificate.publicKey.publicKey() }
        } else {
            #expect(verdict == .invalid)
        }
    }
}
