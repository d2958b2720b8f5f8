// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

extension PKIBreakage {
    // MARK: Keys and periods

    static let keys: [PKIBreakage] = [
        PKIBreakage("certificate.subjectPublicKeyInfo.explicitParameters", "a named curve", octets: .documentSigner) {
            $0[6] = try PKISample.keys.key(.ec(.p256), "documentSigner").subjectPublicKeyInfo()
        },
        PKIBreakage("certificate.subjectPublicKeyInfo.cofactor", "no cofactor", octets: .documentSigner) { members in
            members[6] = try Octets.editing(members[6], at: [0x30, 0x30]) { parameters in
                Octets.sequence(try Octets.members(parameters).dropLast())
            }
        },
        PKIBreakage("certificate.subjectPublicKeyInfo.uncompressed", "a compressed point", octets: .documentSigner) {
            members in
            members[6] = try Octets.editing(members[6], at: [0x03]) { point in
                let content = Array(point.suffix(65))
                return Octets.element(0x03, [0, 2 + (content[64] & 1)] + content[1...32])
            }
        },
        PKIBreakage("certificate.subjectPublicKeyInfo.ecdsa", "RSA") {
            PKISample(objects: [try PKISample.certificate(.lds2Signer, key: .rsa(2048)).encoded])
        },
        PKIBreakage("key.usable", "a point off the curve", octets: .documentSigner) { members in
            members[6] = members[6].dropLast() + [(members[6].last ?? 0) ^ 1]
        },
        PKIBreakage("key.curve", "brainpoolP256r1 for P-256", octets: .documentSigner) { members in
            let named = try PKISample.keys.key(.ec(.p256), "documentSigner").subjectPublicKeyInfo()
            members[6] = try Octets.editing(named, at: [0x30]) { algorithm in
                var parts = try Octets.members(algorithm)
                parts[1] = Octets.element(6, EPassTestSupport.octets("2B2403030208010107") ?? [])
                return Octets.sequence(parts)
            }
        },
        PKIBreakage("key.length", "RSA with 1,024 bits") {
            PKISample(objects: [try PKISample.certificate(.documentSigner, key: .rsa(1024)).encoded])
        },
        PKIBreakage("period.order", "in use after the end", .documentSigner) {
            $0.set(.privateKeyUsagePeriod(notBefore: $0.notBefore, notAfter: $0.notAfter.adding(days: 1)))
        },
        PKIBreakage("period.publicKey", "in use to the end", .documentSigner) {
            $0.set(.privateKeyUsagePeriod(notBefore: $0.notBefore, notAfter: $0.notAfter))
        },
        PKIBreakage("period.csca", "ten years", .csca) {
            $0.set(.privateKeyUsagePeriod(notBefore: $0.notBefore, notAfter: $0.notBefore.adding(days: 3_652)))
        },
        PKIBreakage("period.signer", "a year", .documentSigner) {
            $0.set(.privateKeyUsagePeriod(notBefore: $0.notBefore, notAfter: $0.notBefore.adding(days: 365)))
        }, PKIBreakage("period.lds2", "a year", .lds2Signer) { $0.notAfter = $0.notBefore.adding(days: 365) },
    ]

    // MARK: Who issued what

    static let chains: [PKIBreakage] = [
        PKIBreakage("chain.selfSignature", "signed by another key") {
            PKISample(objects: [try PKISample.certificate(.csca, signedBy: "other").encoded])
        },
        PKIBreakage("CSCA.SVA.66", "signed by another key") {
            PKISample(objects: [try PKISample.certificate(.csca, signedBy: "other").encoded])
        },
        PKIBreakage("chain.signature", "signed by another key") {
            PKISample(objects: [
                try PKISample.certificate(.csca).encoded,
                try PKISample.certificate(.documentSigner, signedBy: "other").encoded,
            ])
        },
        PKIBreakage("chain.keyIdentifier", "another identifier", .documentSigner) {
            $0.set(.authorityKeyIdentifier([1, 2, 3]))
        },
        PKIBreakage("chain.issuerName", "another name", .documentSigner) { $0.issuer = try PKISample.name("CSCA 2") },
        PKIBreakage("LDS_H_54", "another name", .documentSigner) { $0.issuer = try PKISample.name("CSCA 2") },
        PKIBreakage("chain.usagePeriod", "issued years later", .documentSigner) {
            $0.notBefore = $0.notBefore.adding(days: 3_000)
        },
        PKIBreakage("chain.validity", "ends after the CSCA", .documentSigner) {
            $0.notAfter = $0.notAfter.adding(days: 3_000)
        },
        PKIBreakage("chain.serialNumbers", "one number twice") {
            PKISample(objects: [
                try PKISample.certificate(.documentSigner).encoded,
                try PKISample.certificate(.documentSigner) { $0.subject = try PKISample.name("DS 2") }.encoded,
            ])
        },
        PKIBreakage("chain.revocationList", "signed by another key") {
            PKISample(objects: [
                try PKISample.certificate(.csca).encoded,
                try PKISample.revocationList { $0.defects = [.wrongSignature] }.encoded,
            ])
        }, PKIBreakage("PKD.linkNames", "another country", .cscaLink) { $0.subject = try PKISample.name("CSCA", "XX") },
        spoc("countryName", "no country") {
            $0.subject = try DistinguishedName(
                encoded: Octets.sequence([PKISample.attribute("550403", 0x0C, "SPOC TLS server")]))
        },
        spoc("commonName", "no common name") {
            $0.subject = try DistinguishedName(encoded: Octets.sequence([PKISample.attribute("550406", 0x13, "UT")]))
        }, spoc("commonNameValue", "another common name") { $0.subject = try PKISample.name("SPOC") },
        spoc("dNSName", "no host") { $0.set(PKISample.alternativeName("2.5.29.17")) },
        spoc("cRLDistributionPoints", "none") { $0.remove("2.5.29.31") },
        PKIBreakage("spoc.hash", "SHA-1") {
            PKISample(objects: [try PKISample.certificate(.communication, algorithm: .ecdsa(.sha1)).encoded])
        },
    ]

    private static func spoc(
        _ word: String, _ text: String, _ edit: @escaping @Sendable (inout CertificateBuilder) throws -> Void
    ) -> PKIBreakage {
        PKIBreakage("spoc.\(word)", text, .communication, edit)
    }

    // MARK: Signed lists

    private static func list(
        _ kind: SignedListKind, _ word: String, _ text: String,
        _ edit: @escaping @Sendable (inout SignedDataBuilder) throws -> Void
    ) -> PKIBreakage {
        PKIBreakage("\(kind == .masterList ? "masterList" : "deviationList").\(word)", text) {
            PKISample(objects: [try PKISample.list(kind, edit)])
        }
    }

    private static func content(_ word: String, _ defect: CertificateListBuilder.Defect) -> PKIBreakage {
        PKIBreakage("masterList.\(word)", "\(defect)") {
            var builder = CertificateListBuilder(
                certificates: [
                    try PKISample.certificate(.csca).encoded, try PKISample.certificate(.cscaLink).encoded,
                ].sorted { $1.lexicographicallyPrecedes($0) })
            builder.defects = [defect]
            return PKISample(objects: [try PKISample.list(.masterList, content: builder.content())])
        }
    }

    /// The SignedData of a list with its members changed.
    private static func cms(
        _ kind: SignedListKind, _ word: String, _ text: String,
        _ edit: @escaping @Sendable (inout [[UInt8]]) throws -> Void
    ) -> PKIBreakage {
        PKIBreakage("\(kind == .masterList ? "masterList" : "deviationList").\(word)", text) {
            let list = try PKISample.list(kind)
            return PKISample(objects: [
                try Octets.editing(list, at: [0xA0, 0x30]) { data in
                    var members = try Octets.members(data)
                    try edit(&members)
                    return Octets.sequence(members)
                }
            ])
        }
    }

    static let lists: [PKIBreakage] =
        [SignedListKind.masterList, .deviationList].flatMap { kind in
            [
                list(kind, "der", "indefinite lengths") { $0.defects = [.indefiniteLengths] },
                list(kind, "version", "version 1") { $0.defects = [.wrongVersion] },
                list(kind, "oneSigner", "two signers") { $0.defects = [.severalSigners] },
                list(kind, "signerCertificate", "another serial number") { $0.defects = [.noCertificate] },
                list(kind, "authorityCertificate", "the signer alone") { $0.certificates.removeLast() },
                list(kind, "signerVersion", "version 3 for 1") { $0.defects = [.wrongSignerVersion] },
                list(kind, "keyIdentifier", "issuer and number") { $0.usesKeyIdentifier = false },
                list(kind, "hash", "SHA-1") { $0.digest = .sha1 },
                list(kind, "signedAttributes", "another order") { $0.defects = [.attributeOrder] },
                list(kind, "signingTime", "no time") { $0.signingTime = nil },
                list(kind, "signature", "another signature") { $0.defects = [.wrongSignature] },
                cms(kind, "crls", "an empty list") { $0.insert([0xA1, 0], at: 4) },
                cms(kind, "digestAlgorithms", "SHA-384 is announced") { members in
                    members[1] = try Octets.replacing("608648016503040201", by: "608648016503040202", in: members[1])
                },
                cms(kind, "certificatesDecodable", "a certificate of NULL") { members in
                    members[3] = try Octets.appending([0x30, 2, 5, 0], to: members[3])
                },
            ]
        } + [
            content("content", .wrongVersion), content("content", .damagedCertificate), content("order", .unsorted),
            content("distinct", .doubledCertificate),
            PKIBreakage("masterList.authorities", "a document signer") {
                let builder = CertificateListBuilder(certificates: [
                    try PKISample.certificate(.documentSigner).encoded
                ])
                return PKISample(objects: [try PKISample.list(.masterList, content: builder.content())])
            },
            cms(.masterList, "digestParameters", "NULL") { members in
                members[4] = try Octets.editing(members[4], at: [0x30, 0x30]) { try Octets.appending([5, 0], to: $0) }
            },
            cms(.deviationList, "unsignedAttributes", "an attribute") { members in
                members[4] = try Octets.editing(members[4], at: [0x30]) {
                    try Octets.appending([0xA1, 7, 0x30, 5, 6, 1, 0x2A, 0x31, 0], to: $0)
                }
            },
            PKIBreakage("deviationList.content", "version 1") {
                var builder = DeviationListBuilder(entries: [])
                builder.version = 1
                return PKISample(objects: [try PKISample.list(.deviationList, content: try builder.content())])
            },
            PKIBreakage("deviationList.bounded", "every document") {
                let builder = DeviationListBuilder(entries: [.init(.init(), [.init(.certificateOrKey)])])
                return PKISample(objects: [try PKISample.list(.deviationList, content: try builder.content())])
            },
        ]

    // MARK: Revocation lists, and what is none of all this

    private static func revocation(
        _ rule: String, _ defect: CertificateRevocationListBuilder.Defect, entries: [[UInt8]] = [[5]]
    ) -> PKIBreakage {
        PKIBreakage("crl.\(rule)", "\(defect)") {
            PKISample(objects: [try PKISample.revocationList(entries) { $0.defects = [defect] }.encoded])
        }
    }

    /// A list with a member changed: version, algorithm, issuer, two times, entries, extensions.
    private static func revocation(
        _ rule: String, _ text: String, _ edit: @escaping @Sendable (inout [[UInt8]]) throws -> Void
    ) -> PKIBreakage {
        PKIBreakage("crl.\(rule)", text) {
            var outer = try Octets.members(try PKISample.revocationList().encoded)
            var inner = try Octets.members(outer[0])
            try edit(&inner)
            outer[0] = Octets.sequence(inner)
            return PKISample(objects: [Octets.sequence(outer)])
        }
    }

    private static func time(_ rule: String, _ tag: UInt32, _ text: String, at index: Int) -> PKIBreakage {
        revocation(rule, text) { $0[index] = Octets.element(tag, Array(text.utf8)) }
    }

    private static func issuer(_ rule: String, _ attributes: [UInt8]...) -> PKIBreakage {
        revocation("issuer.\(rule)", "another name") { $0[2] = Octets.sequence(attributes) }
    }

    private static func more(_ rule: String, _ entry: Certificate.Extension) -> PKIBreakage {
        PKIBreakage("crl.\(rule)", "an extension") {
            PKISample(objects: [try PKISample.revocationList { $0.extensions = [entry] }.encoded])
        }
    }

    static let revocationLists: [PKIBreakage] = [
        revocation("version", .wrongVersion), revocation("nextUpdate.present", .noNextUpdate),
        revocation("authorityKeyIdentifier.present", .noAuthorityKeyIdentifier),
        revocation("cRLNumber.present", .noNumber), revocation("extensions.present", .noExtensions),
        revocation("deltaCRLIndicator.absent", .deltaList),
        revocation("issuingDistributionPoint.absent", .partialList),
        revocation("extensions.unknownCritical", .unknownCriticalExtension),
        revocation("entry.certificateIssuer.absent", .indirectEntries),
        revocation("revokedCertificates.empty", .emptyList, entries: []),
        revocation("entry.reasonCode.absent", .reasonCodes), revocation("signature.matches", .innerAlgorithm),
        time("times.seconds", 0x17, "2610010000Z", at: 3), time("times.zulu", 0x17, "261001000000-0500", at: 3),
        time("times.form", 0x18, "20261201000000Z", at: 4), time("times.fraction", 0x18, "20551201000000.5Z", at: 4),
        time("nextUpdate.period", 0x17, "270901000000Z", at: 4), time("nextUpdate.order", 0x17, "250901000000Z", at: 4),
        issuer("countryName.present", PKISample.attribute("550403", 0x0C, "A")),
        issuer("countryName.format", PKISample.attribute("550406", 0x13, "UTO")),
        issuer("countryName.upperCase", PKISample.attribute("550406", 0x13, "ut")),
        issuer(
            "stringType", PKISample.attribute("550406", 0x13, "UT"), PKISample.attribute("550403", 0x14, "A")),
        revocation("encoding.der", "a length with a zero in front") { $0[0] = [2, 0x81, 1, 1] },
        PKIBreakage("crl.signatureAlgorithm.parameters", "NULL beside ECDSA") {
            var members = try Octets.members(try PKISample.revocationList().encoded)
            members[1] = try Octets.appending([5, 0], to: members[1])
            return PKISample(objects: [Octets.sequence(members)])
        },
        PKIBreakage("crl.signatureAlgorithm.hash", "an algorithm that is none") {
            var members = try Octets.members(try PKISample.revocationList().encoded)
            members[1] = try Octets.replacing("2A8648CE3D040302", by: "2A8648CE3D04037F", in: members[1])
            return PKISample(objects: [Octets.sequence(members)])
        }, more("freshestCRL.absent", PKISample.raw("2.5.29.46", "3000")),
        more(
            "issuerAltName.notCritical",
            {
                let name = PKISample.alternativeName("2.5.29.18")
                return .init(objectIdentifier: name.objectIdentifier, isCritical: true, value: name.value)
            }()), number("positive", [2, 1, 0x87]), number("shortest", [2, 2, 0, 7]),
        number("length", [2, 21] + [UInt8](repeating: 1, count: 21)),
        number("notCritical", [2, 1, 7], critical: true), key("notCritical", "30058003010203", critical: true),
        key("keyIdentifier", "3003820105"), entry("holdInstructionCode", "551D17", "06072A8648CE380201"),
        entry("invalidityDate", "551D18", "180F32303236303930313030303030305A"),
    ]

    /// An extension of the list replaced.
    private static func replaced(
        _ rule: String, _ type: String, _ value: [UInt8], critical: Bool
    ) -> PKIBreakage {
        revocation(rule, hex(value)) { members in
            members[6] = try Octets.editing(members[6], at: [0x30]) { entries in
                Octets.sequence(
                    try Octets.members(entries).map { entry in
                        guard hex(entry).contains(type) else { return entry }
                        return Octets.sequence([
                            Octets.element(6, try Octets.digits(type)), critical ? [1, 1, 0xFF] : [],
                            Octets.element(4, value),
                        ])
                    })
            }
        }
    }

    private static func number(_ word: String, _ value: [UInt8], critical: Bool = false) -> PKIBreakage {
        replaced("cRLNumber.\(word)", "551D14", value, critical: critical)
    }

    private static func key(_ word: String, _ value: String, critical: Bool = false) -> PKIBreakage {
        replaced("authorityKeyIdentifier.\(word)", "551D23", octets(value) ?? [], critical: critical)
    }

    /// An entry of the list with an extension.
    private static func entry(_ name: String, _ type: String, _ value: String) -> PKIBreakage {
        revocation("entry.\(name).absent", "an entry has it") { members in
            members[5] = try Octets.editing(members[5], at: [0x30]) { entry in
                let inside = Octets.sequence([
                    Octets.element(6, try Octets.digits(type)), Octets.element(4, try Octets.digits(value)),
                ])
                return try Octets.appending(Octets.sequence([inside]), to: entry)
            }
        }
    }

    static let undecodable: [PKIBreakage] = [
        PKIBreakage("encoding.decodable", "no serial number", octets: .documentSigner) { $0.remove(at: 1) },
        PKIBreakage("LDS_H_50", "no serial number", octets: .documentSigner) { $0.remove(at: 1) },
        PKIBreakage("LDS_H_52", "no algorithm", octets: .documentSigner) { $0.remove(at: 2) },
        PKIBreakage("LDS_H_55", "no issuer", octets: .documentSigner) { $0.remove(at: 3) },
        PKIBreakage("LDS_H_57", "no dates", octets: .documentSigner) { $0.remove(at: 4) },
        PKIBreakage("LDS_H_59", "no key", octets: .documentSigner) { $0.remove(at: 6) },
        PKIBreakage("LDS_H_66", "no algorithm beside the signature") {
            var members = try Octets.members(try PKISample.certificate(.documentSigner).encoded)
            members.remove(at: 1)
            return PKISample(objects: [Octets.sequence(members)])
        },
        PKIBreakage("LDS_H_65", "an algorithm that is none") {
            var members = try Octets.members(try PKISample.certificate(.documentSigner).encoded)
            members[1] = try Octets.replacing("2A8648CE3D040302", by: "2A8648CE3D04037F", in: members[1])
            return PKISample(objects: [Octets.sequence(members)])
        },
        PKIBreakage("LDS_H_58", "the identifier of a signature as that of a key", octets: .documentSigner) { members in
            members[6] = try Octets.replacing("2A8648CE3D0201", by: "2A8648CE3D0401", in: members[6])
        },
    ]
}
