// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

extension LDSBreakage {
    private static func defect(_ rule: String, _ defect: SignedDataBuilder.Defect) -> LDSBreakage {
        LDSBreakage(rule, "\(defect)", signed: { $0.editSOD = { $0.defects = [defect] } })
    }

    /// The SignedData of EF.SOD with its members changed: version, algorithms, content, certificates, signers.
    private static func cms(
        _ rule: String, _ text: String, _ edit: @escaping @Sendable (inout [[UInt8]]) throws -> Void
    ) -> LDSBreakage {
        LDSBreakage("9303-10/4.6.2/\(rule)", text) {
            var sample = try SignedSample().make()
            let sod = try #require(sample.files[.sod])
            sample.files[.sod] = try Octets.editing(sod, at: [0x30, 0xA0, 0x30]) { data in
                var members = try Octets.members(data)
                try edit(&members)
                return Octets.sequence(members)
            }
            return sample
        }
    }

    private static func signer(
        _ rule: String, _ text: String, _ edit: @escaping @Sendable (inout CertificateBuilder) throws -> Void
    ) -> LDSBreakage {
        LDSBreakage(rule, text, signed: { $0.editSigner = edit })
    }

    static let signatures: [LDSBreakage] = structures + certificates + objects

    private static let structures: [LDSBreakage] = [
        defect("signedData", .noSigner), defect("signedAttributes", .wrongMessageDigest),
        defect("signature", .wrongSignature), defect("oneSigner", .severalSigners),
        defect("certificates", .noCertificate), defect("attributeOrder", .attributeOrder),
        defect("sodIndefiniteLength", .indefiniteLengths), defect("berEncoding", .indefiniteLengths),
        defect("signatureHashNotNamed", .hashNotNamed), defect("ecdsaIntegerPadding", .paddedSignature),
        defect("signerInfoVersion", .wrongSignerVersion), defect("signerIdentifierMismatch", .unknownSigner),
        LDSBreakage(
            "rsaLeadingZerosDropped", "shortSignature",
            signed: { sample in
                sample.signerKind = .rsa(2048)
                sample.algorithm = .rsaPKCS1(.sha256)
                sample.editSOD = { $0.defects = [.shortSignature] }
            }),
        LDSBreakage(
            "contentTypeNotICAO", "the type of the maker Sdu",
            signed: { sample in
                sample.editSOD = { $0.contentType = "1.2.528.1.1006.1.20.1" }
            }),
        LDSBreakage(
            "issuerAndSerialNumber", "a key identifier", signed: { $0.editSOD = { $0.usesKeyIdentifier = true } }),
        LDSBreakage(
            "digestDiffersFromSignatureHash", "SHA-384 in the signature",
            signed: {
                $0.algorithm = .ecdsa(.sha384)
            }),
        LDSBreakage(
            "hash", "SHA-1",
            signed: { sample in
                sample.algorithm = .ecdsa(.sha1)
                sample.editSOD = { $0.digest = .sha1 }
            }),
        cms("digestAlgorithms", "SHA-384 is announced") { members in
            members[1] = try Octets.replacing("608648016503040201", by: "608648016503040202", in: members[1])
        },
        cms("signedDataVersion", "version 4") { $0[0] = [2, 1, 4] },
        cms("crls", "an empty list") { $0.insert([0xA1, 0], at: 4) },
        cms("unsignedAttributes", "an attribute") { members in
            members[4] = try Octets.editing(members[4], at: [0x30]) {
                try Octets.appending([0xA1, 7, 0x30, 5, 6, 1, 0x2A, 0x31, 0], to: $0)
            }
        },
        cms("signatureAlgorithm", "an algorithm that is none") { members in
            members[4] = try Octets.replacingLast("2A8648CE3D040302", by: "2A8648CE3D04037F", in: members[4])
        },
        cms("certificatesDecodable", "a certificate of NULL") { members in
            members[3] = try Octets.appending([0x30, 2, 5, 0], to: members[3])
        },
    ]

    private static let certificates: [LDSBreakage] = [
        LDSBreakage("issuer", "another key under the name of the CSCA", signed: { $0.issuingRole = "other" }),
        signer("cscaUsagePeriod", "issued when the CSCA's key was out of use") {
            $0.notBefore = try #require(Timestamp(iso8601: "2028-06-01"))
        },
        signer("akiMismatch", "another key identifier") { $0.set(.authorityKeyIdentifier([1, 2, 3])) },
        LDSBreakage(
            "issuerNameDiffers", "another name",
            signed: { sample in
                sample.issuerOfSigner = try DistinguishedName(
                    country: "UT", organization: "Utopia", commonName: "CSCA 2")
            }),
        signer("alternativeCountryDiffers", "D in subjectAltName") {
            $0.set(try .alternativeName(icaoCountry: "D", ofSubject: true))
        }, signer("signerProfile", "no key usage") { $0.remove("2.5.29.15") },
        signer("documentType", "identity cards only") { $0.set(.documentTypes(["ID"])) },
        LDSBreakage("signerUsagePeriod", "signed a year later", signed: { $0.issued = "2027-01-01" }),
        LDSBreakage(
            "algorithms", "SHA-1",
            signed: { sample in
                sample.algorithm = .ecdsa(.sha1)
                sample.editSOD = { $0.digest = .sha1 }
            }),
    ]

    private static func hash(of number: UInt8) -> [UInt8] {
        Octets.sequence([[2, 1, number], Octets.element(4, [UInt8](repeating: 7, count: 32))])
    }

    /// The list of hashes with its members changed.
    private static func hashes(
        _ rule: String, _ text: String, _ edit: @escaping @Sendable (inout [[UInt8]]) throws -> Void
    ) -> LDSBreakage {
        LDSBreakage(
            rule, text,
            signed: { sample in
                sample.editObject = { members in
                    var hashes = try Octets.members(members[2])
                    try edit(&hashes)
                    members[2] = Octets.sequence(hashes)
                }
            })
    }

    private static let objects: [LDSBreakage] = [
        LDSBreakage("trailingOctets", "NULL behind the object", signed: { $0.editSOD = { $0.content += [5, 0] } }),
        LDSBreakage(
            "securityObjectNotDER", "a length with a zero in front",
            signed: { sample in
                sample.editSOD = { builder in
                    let content = Array(builder.content.dropFirst(builder.content[1] == 0x81 ? 3 : 4))
                    builder.content = [0x30, 0x83, 0, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
                }
            }),
        LDSBreakage(
            "securityObjectVersionInfo", "V1 without versions", signed: { $0.editObject = { $0[0] = [2, 1, 1] } }),
        LDSBreakage(
            "ldsVersionUnknown", "version 0199",
            signed: {
                $0.version = .init(ldsVersion: "0199", unicodeVersion: "040000")
            }),
        LDSBreakage(
            "sameVersion", "version 0108 beside 0107",
            signed: {
                $0.version = .init(ldsVersion: "0108", unicodeVersion: "040000")
            }),
        LDSBreakage(
            "securityObjectFewDataGroups", "one hash",
            signed: { sample in
                sample.editObject = { members in
                    members[2] = Octets.sequence([try #require(try Octets.members(members[2]).first)])
                }
            }),
        hashes("securityObjectManyDataGroups", "17 to 40") { $0 += (17...40).map { hash(of: $0) } },
        hashes("securityObjectUnknownDataGroup", "a hash for 17") { $0.append(hash(of: 17)) },
        hashes("securityObjectRepeatedDataGroup", "that of EF.DG1 twice") { $0.append(try #require($0.first)) },
        LDSBreakage(
            "mandatoryDataGroups", "no hash of EF.DG2",
            signed: { sample in
                sample.editObject = { members in
                    members[2] = Octets.sequence([try #require(try Octets.members(members[2]).first)])
                }
            }), LDSBreakage("hashAlgorithm", "SHA-1", signed: { $0.hash = .sha1 }),
        hashes("hashLengths", "20 octets") {
            $0[1] = Octets.sequence([[2, 1, 2], Octets.element(4, [UInt8](repeating: 7, count: 20))])
        },
    ]
}
