// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// An EF.SOD whose signature could be taken for another than it is.
struct ConfusionCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The findings that change.
    let expected: [String]
    let edit: @Sendable (inout SyntheticScenario) throws -> Void

    init(
        _ title: String, _ expected: String..., edit: @escaping @Sendable (inout SyntheticScenario) throws -> Void
    ) {
        self.init(title, expected, edit: edit)
    }

    init(
        _ title: String, _ expected: [String], edit: @escaping @Sendable (inout SyntheticScenario) throws -> Void
    ) {
        testDescription = title
        self.expected = expected
        self.edit = edit
    }
}

@Suite("Signature confusions, T18", .timed)
struct SignatureConfusionTests {
    static let structure = "securityObject.sod.structure"
    static let attributes = "securityObject.sod.signedAttributes"
    static let signature = "securityObject.sod.signature"
    static let invalid = "\(signature) failed (signatureInvalid)"
    static let malformed = "\(signature) undetermined (malformed)"

    static let cases = structures + rsa + curves

    static let structures: [ConfusionCase] = [
        ConfusionCase(
            "no signed attributes", "\(attributes) undetermined (signedAttributesAbsent)",
            "\(signature) undetermined (signedAttributesAbsent)"
        ) {
            $0.editSOD = { $0.defects = [.noSignedAttributes] }
        },
        ConfusionCase("no message digest", "\(attributes) undetermined (attributeMissing)") {
            $0.editSOD = { $0.defects = [.missingMessageDigest] }
        },
        ConfusionCase("two message digests", "\(attributes) undetermined (attributeDoubled)") {
            $0.editSOD = { $0.defects = [.doubledMessageDigest] }
        },
        ConfusionCase("a message digest with two values", "\(attributes) undetermined (attributeDoubled)") {
            $0.editSOD = { $0.defects = [.twoMessageDigests] }
        },
        ConfusionCase("the signed content type is another", "\(attributes) failed (contentTypeMismatch)") {
            $0.editSOD = { $0.defects = [.wrongContentTypeAttribute] }
        },
        ConfusionCase("no signed content type", "\(attributes) undetermined (attributeMissing)") {
            $0.editSOD = { $0.defects = [.missingContentType] }
        },
        ConfusionCase(
            "the digest algorithm beside the attributes is changed", "\(attributes) undetermined (malformed)"
        ) {
            $0.editContentInfo = { octets in
                try DERTree.editSignerInfo(in: &octets) {
                    $0[2] = try AlgorithmIdentifier(HashAlgorithm.sha1).encoded()
                }
            }
        },
        ConfusionCase("the signature algorithm names another hash", malformed) {
            $0.editContentInfo = { octets in
                try DERTree.editSignerInfo(in: &octets) { $0[4] = try AlgorithmIdentifier(.ecdsa(.sha384)).encoded() }
            }
        },
        ConfusionCase(
            "the signature algorithm is of another kind of key", "\(signature) undetermined (algorithmMismatch)"
        ) {
            $0.editContentInfo = { octets in
                try DERTree.editSignerInfo(in: &octets) {
                    $0[4] = try AlgorithmIdentifier(.rsaPKCS1(.sha256)).encoded()
                }
            }
        },
        ConfusionCase("the attributes are signed as they are written, not as a SET", invalid) { scenario in
            scenario.editContentInfo = { octets in
                let key = try TestKeys.key(.ec(.p256), "UT ds 3")
                try DERTree.editSignerInfo(in: &octets) {
                    $0[5] = FieldFailureVectors.element(0x04, try key.sign($0[3], algorithm: .ecdsa(.sha256)))
                }
            }
        },
    ]

    static func rsaCase(
        _ title: String, expected: String = invalid, made: SignatureAlgorithm = .rsaPKCS1(.sha256),
        _ change: @escaping @Sendable (inout [[UInt8]]) throws -> Void
    ) -> ConfusionCase {
        ConfusionCase(title, expected) { scenario in
            scenario.signerScheme = SyntheticScheme(.rsa(2048), made)
            scenario.editContentInfo = { try DERTree.editSignerInfo(in: &$0, change) }
        }
    }

    static func stating(_ algorithm: SignatureAlgorithm) -> @Sendable (inout [[UInt8]]) throws -> Void {
        { $0[4] = try AlgorithmIdentifier(algorithm).encoded() }
    }

    static func signing(with value: [UInt8]) -> @Sendable (inout [[UInt8]]) throws -> Void {
        { $0[5] = FieldFailureVectors.element(0x04, value) }
    }

    static let pss256 = SignatureAlgorithm.rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32)

    static let rsa: [ConfusionCase] = [
        rsaCase("PSS is stated, PKCS #1 was made", expected: malformed, stating(pss256)),
        rsaCase("PKCS #1 is stated, PSS was made", expected: malformed, made: pss256, stating(.rsaPKCS1(.sha256))),
        rsaCase(
            "PSS with another length of salt than stated", expected: malformed, made: pss256,
            stating(.rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 20))),
        rsaCase(
            "PSS with a salt, none stated", expected: malformed, made: pss256,
            stating(.rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 0))),
        rsaCase(
            "PSS with another hash of the mask than stated", expected: malformed, made: pss256,
            stating(.rsaPSS(hash: .sha256, mgfHash: .sha1, saltLength: 32))),
        rsaCase("PSS without parameters means SHA-1", expected: malformed, made: pss256) {
            $0[4] = try AlgorithmIdentifier(objectIdentifier: "1.2.840.113549.1.1.10").encoded()
        },
        rsaCase(
            "PSS with a trailer that is not defined", expected: "\(signature) undetermined (unsupportedAlgorithm)",
            made: pss256
        ) { members in
            try DERTree.edit(&members[4], at: [1]) { $0.append([0xA3, 0x03, 0x02, 0x01, 0x02]) }
        },
        rsaCase(
            "PSS with another mask than MGF1", expected: "\(signature) undetermined (unsupportedAlgorithm)",
            made: pss256
        ) {
            members in
            try Octets.replace(
                [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x08],
                by: [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x07],
                in: &members[4])
        },
        rsaCase("an RSA signature of zero", expected: malformed, signing(with: [UInt8](repeating: 0, count: 256))),
        rsaCase("an RSA signature of one", signing(with: [UInt8](repeating: 0, count: 255) + [1])),
        rsaCase("an empty RSA signature", expected: malformed, signing(with: [])),
        rsaCase("an RSA signature with an octet more", expected: malformed) {
            $0[5] = FieldFailureVectors.element(0x04, [0] + $0[5].suffix(256))
        },
        rsaCase(
            "an RSA signature beyond the modulus", expected: malformed,
            signing(with: [UInt8](repeating: 0xFF, count: 256))),
    ]

    /// The order of P-256.
    static let order: [UInt8] = [
        0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xBC, 0xE6,
        0xFA, 0xAD,
        0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25, 0x51,
    ]

    static func ecdsaCase(
        _ title: String, _ r: [UInt8], _ s: [UInt8], expected: String = invalid
    ) -> ConfusionCase {
        let value = FieldFailureVectors.element(
            0x30, FieldFailureVectors.element(0x02, r) + FieldFailureVectors.element(0x02, s))
        return ConfusionCase(title, expected) { scenario in
            scenario.editContentInfo = { try DERTree.editSignerInfo(in: &$0, signing(with: value)) }
        }
    }

    static let curves: [ConfusionCase] = [
        ecdsaCase("r and s are zero (CVE-2022-21449)", [0], [0], expected: malformed),
        ecdsaCase("r is zero", [0], [1], expected: malformed), ecdsaCase("s is zero", [1], [0], expected: malformed),
        ecdsaCase("r and s are one", [1], [1]), ecdsaCase("r is the order", [0] + order, [1], expected: malformed),
        ecdsaCase("s is the order", [1], [0] + order, expected: malformed),
        ecdsaCase("r and s are the order", [0] + order, [0] + order, expected: malformed),
        ecdsaCase("r is negative", [0x80], [1], expected: malformed),
        ecdsaCase("r has no octets", [], [1], expected: malformed),
        ecdsaCase(
            "s is longer than the order", [1], [1] + [UInt8](repeating: 0, count: 64), expected: malformed),
        ConfusionCase("octets behind s", malformed) {
            $0.editContentInfo = { octets in
                try DERTree.editSignerInfo(in: &octets) { members in
                    let value = Array(members[5].dropFirst(2))
                    members[5] = FieldFailureVectors.element(
                        0x04, FieldFailureVectors.element(0x30, Array(value.dropFirst(2)) + [0x02, 0x01, 0x01]))
                }
            }
        },
    ]

    @Test("each is refused, and changes nothing else", arguments: cases)
    func refused(row: ConfusionCase) throws {
        var scenario = SyntheticScenario()
        try row.edit(&scenario)
        #expect(try scenario.changes() == Set(row.expected))
    }

    @Test("two signers, one of them genuine, decide nothing")
    func severalSigners() throws {
        var scenario = SyntheticScenario()
        scenario.editSOD = { $0.defects = [.severalSigners] }
        let result = try scenario.judge()
        #expect(result.finding(.sodStructure)?.description == "\(Self.structure) undetermined (severalSigners)")
        #expect(result.finding(.sodSignature)?.result == .undetermined)
        #expect(result.finding(.dsSignature)?.result == .undetermined)
    }

    @Test(
        "the signed attributes of a genuine EF.SOD, given out as content that was signed directly, are no security object"
    )
    func attributesAsContent() throws {
        var scenario = SyntheticScenario()
        scenario.editContentInfo = { octets in
            let signer = try #require(try SignedData(contentInfo: octets).signerInfos.first)
            let signed = try #require(signer.signedAttrs).signedOctets
            try DERTree.editSignerInfo(in: &octets) { $0.remove(at: 3) }
            try DERTree.editSignedData(in: &octets) { members in
                try DERTree.edit(&members[2], at: []) {
                    $0[1] = FieldFailureVectors.element(0xA0, FieldFailureVectors.element(0x04, Array(signed)))
                }
            }
        }
        let result = try scenario.judge()
        #expect(result.finding(.sodStructure)?.description == "\(Self.structure) undetermined (malformed)")
        #expect(result.finding(.sodSignature)?.result != .successful)
        #expect(result.finding(.dataGroupHash(.dg1))?.result != .successful)
    }

    @Test("a PKCS #1 signature forged for the exponent 3, with rubbish behind the digest, is invalid (Bleichenbacher)")
    func exponentThree() throws {
        func certificate(_ name: String) throws -> Certificate {
            let file = EPassVectors.folder("trust").appendingPathComponent(name)
            return try Certificate(encoded: Array(try Data(contentsOf: file)))
        }
        let csca = try certificate("e3-csca.der")
        let genuine = try certificate("e3-genuine.der")
        let forged = try certificate("e3-forged.der")
        #expect(genuine.tbsCertificate == forged.tbsCertificate)
        #expect(try csca.verifySignature(under: csca) == .valid)
        #expect(try genuine.verifySignature(under: csca) == .valid)
        #expect(try forged.verifySignature(under: csca) == .invalid)
    }
}
