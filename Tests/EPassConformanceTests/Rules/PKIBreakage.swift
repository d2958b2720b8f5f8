// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

/// An object that is broken in one way, and the rule that it is made for.
struct PKIBreakage: Sendable, CustomTestStringConvertible {
    let rule: String
    let text: String
    let make: @Sendable () throws -> PKISample

    init(_ rule: String, _ text: String, _ make: @escaping @Sendable () throws -> PKISample) {
        self.rule = rule
        self.text = text
        self.make = make
    }

    /// A certificate, with that of the CSCA beside it.
    init(
        _ rule: String, _ text: String, _ kind: PKISample.Kind, issued: String = "2025-01-01",
        _ edit: @escaping @Sendable (inout CertificateBuilder) throws -> Void
    ) {
        self.init(rule, text) {
            let made = try PKISample.certificate(kind, issued: issued, edit)
            return PKISample(
                objects: kind == .csca ? [made.encoded] : [try PKISample.csca().encoded, made.encoded])
        }
    }

    /// A certificate whose members are changed after it was signed.
    init(
        _ rule: String, _ text: String, octets kind: PKISample.Kind,
        _ edit: @escaping @Sendable (inout [[UInt8]]) throws -> Void
    ) {
        self.init(rule, text) {
            PKISample(objects: [try PKISample.editing(try PKISample.certificate(kind), edit)])
        }
    }

    var testDescription: String { "\(rule): \(text)" }

    static let all = tables + bodies + contents + keys + chains + lists + revocationLists + undecodable

    // MARK: Rows of the tables of extensions

    /// A value that decodes for each extension.
    private static let values: [String: (type: String, value: String)] = [
        "authorityKeyIdentifier": ("2.5.29.35", "30058003010203"), "subjectKeyIdentifier": ("2.5.29.14", "0403010203"),
        "keyUsage": ("2.5.29.15", "03020780"), "privateKeyUsagePeriod": ("2.5.29.16", ""),
        "certificatePolicies": ("2.5.29.32", "3007300506032A0304"),
        "policyMappings": ("2.5.29.33", "300C300A06032A030406032A0305"), "subjectAltName": ("2.5.29.17", ""),
        "issuerAltName": ("2.5.29.18", ""), "subjectDirectoryAttributes": ("2.5.29.9", "3009300706032A03043100"),
        "basicConstraints": ("2.5.29.19", "3000"), "nameConstraints": ("2.5.29.30", "3000"),
        "policyConstraints": ("2.5.29.36", "3000"), "extKeyUsage": ("2.5.29.37", ""),
        "cRLDistributionPoints": ("2.5.29.31", ""), "inhibitAnyPolicy": ("2.5.29.54", "020100"),
        "freshestCRL": ("2.5.29.46", ""),
        "authorityInfoAccess": ("1.3.6.1.5.5.7.1.1", "3013301106082B06010505073002860568747470733A"),
        "subjectInfoAccess": ("1.3.6.1.5.5.7.1.11", "3013301106082B06010505073005860568747470733A"),
        "nameChange": ("2.23.136.1.1.6.1", "0500"), "documentTypeList": ("2.23.136.1.1.6.2", ""),
        "netscapeCertificateType": ("2.16.840.1.113730.1.1", "03020106"),
    ]

    /// Each row broken: what has to be there is taken away, what may not be there is added, and what is critical, or is
    /// not, is the other way round.
    private static let tables: [PKIBreakage] = CertificateProfile.rules.compactMap { rule in
        let parts = rule.name.split(separator: ".").map(String.init)
        guard parts.count == 3, let kind = PKISample.Kind(rawValue: parts[0]), let entry = values[parts[1]],
            rowWords.contains(parts[2]), !PKIRuleTests.unbroken.contains(rule.name),
            rule.name != "cscaLink.nameChange.present"
        else { return nil }
        return PKIBreakage(rule.name, parts[2], kind) { builder in
            let known = builder.extensions.first { $0.objectIdentifier == entry.type }
            func value() throws -> [UInt8] {
                if let known { return known.value }
                switch parts[1] {
                case "documentTypeList": return Certificate.Extension.documentTypes(["P"]).value
                case "extKeyUsage": return Certificate.Extension.extendedKeyUsage(["2.23.136.1.1.3"]).value
                case "freshestCRL", "cRLDistributionPoints":
                    return Certificate.Extension.crlDistributionPoints(["https://crl.example/a.crl"]).value
                default: return EPassTestSupport.octets(entry.value) ?? []
                }
            }
            // A link that names no key is told from a root by its issuer.
            if kind == .cscaLink, parts[2] == "present" { builder.issuer = try PKISample.name("CSCA Old") }
            func set(critical: Bool) throws {
                builder.set(.init(objectIdentifier: entry.type, isCritical: critical, value: try value()))
            }
            switch parts[2] {
            case "present": builder.remove(entry.type)
            case "absent": try set(critical: ["basicConstraints", "extKeyUsage"].contains(parts[1]))
            case "critical": try set(critical: false)
            case "notCritical": try set(critical: true)
            case "bits":
                builder.set(
                    .keyUsage(kind == .csca || kind == .cscaLink ? .keyCertSign : [.digitalSignature, .nonRepudiation]))
            default: return
            }
        }
    }

    private static let rowWords: Set<String> = ["present", "absent", "critical", "notCritical", "bits"]

    // MARK: The body

    private static func named(_ attributes: [UInt8]...) -> @Sendable (inout CertificateBuilder) throws -> Void {
        {
            $0.issuer = try DistinguishedName(encoded: Octets.sequence(attributes))
            $0.subject = $0.issuer
        }
    }

    private static func times(_ rule: String, _ from: [UInt8], _ to: [UInt8]) -> PKIBreakage {
        PKIBreakage("certificate.validity.\(rule)", "times", octets: .csca) { $0[4] = Octets.sequence([from, to]) }
    }

    private static func utc(_ text: String) -> [UInt8] { Octets.element(0x17, Array(text.utf8)) }
    private static func generalized(_ text: String) -> [UInt8] { Octets.element(0x18, Array(text.utf8)) }
    private static func attribute(_ type: String, _ tag: UInt32, _ text: String) -> [UInt8] {
        PKISample.attribute(type, tag, text)
    }

    private static let country = attribute("550406", 0x13, "UT")
    private static let commonName = attribute("550403", 0x0C, "A")

    private static let bodies: [PKIBreakage] = [
        PKIBreakage("certificate.version", "2", octets: .csca) { $0[0] = [0xA0, 3, 2, 1, 1] },
        PKIBreakage("certificate.serialNumber.positive", "zero", octets: .csca) { $0[1] = [2, 1, 0] },
        PKIBreakage("certificate.serialNumber.positive", "negative", octets: .csca) { $0[1] = [2, 1, 0x80] },
        PKIBreakage("certificate.serialNumber.shortest", "padded", octets: .csca) { $0[1] = [2, 2, 0, 1] },
        PKIBreakage("certificate.serialNumber.length", "21 octets", octets: .csca) {
            $0[1] = [2, 21] + [UInt8](repeating: 1, count: 21)
        },
        PKIBreakage("certificate.signature.matches", "another algorithm", octets: .documentSigner) {
            $0[2] = try AlgorithmIdentifier(.ecdsa(.sha384)).encoded()
        },
        PKIBreakage("certificate.signatureAlgorithm.parameters", "NULL beside ECDSA") {
            let made = try PKISample.certificate(.csca)
            var members = try Octets.members(made.encoded)
            members[1] = try Octets.appending([5, 0], to: members[1])
            return PKISample(objects: [Octets.sequence(members)])
        },
        PKIBreakage("certificate.signatureAlgorithm.hash", "SHA-1") {
            PKISample(objects: [try PKISample.certificate(.documentSigner, algorithm: .ecdsa(.sha1)).encoded])
        }, PKIBreakage("certificate.issuer.countryName.present", "no country", .csca, named(commonName)),
        PKIBreakage(
            "certificate.issuer.countryName.format", "three letters", .csca,
            named(attribute("550406", 0x13, "UTO"), commonName)),
        PKIBreakage(
            "certificate.issuer.countryName.upperCase", "small letters", .csca,
            named(attribute("550406", 0x13, "ut"), commonName)),
        PKIBreakage("certificate.issuer.commonName.present", "a country alone", .csca, named(country)),
        PKIBreakage(
            "certificate.issuer.stringType", "TeletexString", .csca, named(country, attribute("550403", 0x14, "A"))),
        PKIBreakage("certificate.subject.countryName.present", "no country", .csca, named(commonName)),
        PKIBreakage(
            "certificate.subject.countryName.format", "three letters", .csca,
            named(attribute("550406", 0x13, "UTO"), commonName)),
        PKIBreakage(
            "certificate.subject.countryName.upperCase", "small letters", .csca,
            named(attribute("550406", 0x13, "ut"), commonName)),
        PKIBreakage("certificate.subject.commonName.present", "a country alone", .csca, named(country)),
        PKIBreakage(
            "certificate.subject.stringType", "TeletexString", .csca, named(country, attribute("550403", 0x14, "A"))),
        PKIBreakage("certificate.countryName.matches", "another country", .documentSigner) {
            $0.subject = try PKISample.name("DS", "XX")
        }, times("seconds", utc("2501010000Z"), utc("400101000000Z")),
        times("zulu", utc("250101000000+0100"), utc("400101000000Z")),
        times("form", utc("250101000000Z"), generalized("20400101000000Z")),
        times("fraction", utc("250101000000Z"), generalized("20550101000000.5Z")),
        times("order", utc("400101000000Z"), utc("250101000000Z")),
        PKIBreakage("certificate.uniqueIdentifiers.absent", "one", octets: .csca) {
            $0.insert([0x81, 2, 0, 1], at: 7)
        },
        PKIBreakage("certificate.encoding.der", "a length with a zero in front", octets: .csca) { members in
            members[1] = [2, 0x81, 1, 0x11]
        },
        PKIBreakage("certificate.extensions.present", "none", .csca) { $0.extensions = [] },
        PKIBreakage("DSC.VER.12", "2", octets: .documentSigner) { $0[0] = [0xA0, 3, 2, 1, 1] },
        PKIBreakage("DSC.SER.0", "zero", octets: .documentSigner) { $0[1] = [2, 1, 0] },
        PKIBreakage("DSC.SER.3", "21 octets", octets: .documentSigner) {
            $0[1] = [2, 21] + [UInt8](repeating: 1, count: 21)
        },
        PKIBreakage("DSC.ISS.10", "no country", .documentSigner) {
            $0.issuer = try DistinguishedName(encoded: Octets.sequence([commonName]))
        },
        PKIBreakage("DSC.ISS.34", "a country alone", .documentSigner) {
            $0.issuer = try DistinguishedName(encoded: Octets.sequence([country]))
        },
        PKIBreakage("DSC.SUB.10", "no country", .documentSigner) {
            $0.subject = try DistinguishedName(encoded: Octets.sequence([commonName]))
        },
        PKIBreakage("DSC.SUB.34", "a country alone", .documentSigner) {
            $0.subject = try DistinguishedName(encoded: Octets.sequence([country]))
        },
        PKIBreakage("DSC.EXT.22", "critical FALSE", octets: .documentSigner) { members in
            members[7] = try Octets.editing(members[7], at: [0x30, 0x30]) { entry in
                var parts = try Octets.members(entry)
                parts.insert([1, 1, 0], at: 1)
                return Octets.sequence(parts)
            }
        },
        PKIBreakage("LDS_H_56", "GeneralizedTime", octets: .documentSigner) {
            $0[4] = Octets.sequence([generalized("20250111000000Z"), generalized("20380111000000Z")])
        },
        PKIBreakage("CSCA.AKI.25", "a number alone", .csca) { $0.set(PKISample.raw("2.5.29.35", "3003820105")) },
        PKIBreakage("CSCA.SIG.42-43", "SHA-1") {
            PKISample(objects: [try PKISample.certificate(.csca, algorithm: .ecdsa(.sha1)).encoded])
        },
    ]

    // MARK: What extensions say

    private static let contents: [PKIBreakage] = [
        PKIBreakage("certificate.extensions.defaults", "cA FALSE", .csca) {
            $0.set(PKISample.raw("2.5.29.19", "3006010100020100", critical: true))
        },
        PKIBreakage("certificate.extensions.decodable", "NULL as policies", .csca) {
            $0.set(PKISample.raw("2.5.29.32", "0500"))
        },
        PKIBreakage("certificate.extensions.unknownCritical", "2.999.1", .csca) {
            $0.set(PKISample.raw("2.999.1", "0500", critical: true))
        },
        PKIBreakage("certificate.authorityKeyIdentifier.keyIdentifier", "a number alone", .documentSigner) {
            $0.set(PKISample.raw("2.5.29.35", "3003820105"))
        },
        PKIBreakage("certificate.privateKeyUsagePeriod.period", "no end", .csca) {
            $0.set(PKISample.raw("2.5.29.16", "3000"))
        },
        PKIBreakage("certificate.subjectAltName.country", "a word", .documentSigner) {
            $0.set(PKISample.alternativeName("2.5.29.17", locality: "Utopia"))
        },
        PKIBreakage("certificate.issuerAltName.country", "a word", .documentSigner) {
            $0.set(PKISample.alternativeName("2.5.29.18", locality: "Utopia"))
        },
        PKIBreakage("certificate.subjectAltName.attributes", "a common name", .documentSigner) {
            $0.set(PKISample.alternativeName("2.5.29.17", also: commonName))
        },
        PKIBreakage("certificate.issuerAltName.attributes", "a common name", .documentSigner) {
            $0.set(PKISample.alternativeName("2.5.29.18", also: commonName))
        },
        PKIBreakage("certificate.subjectAltName.contact", "no contact", .documentSigner) {
            $0.set(try .alternativeName(icaoCountry: "UTO", ofSubject: true))
        },
        PKIBreakage("certificate.issuerAltName.contact", "no contact", .documentSigner) {
            $0.set(try .alternativeName(icaoCountry: "UTO", ofSubject: false))
        },
        PKIBreakage("csca.alternativeNames.identical", "another State", .csca) {
            $0.set(PKISample.alternativeName("2.5.29.17", locality: "XXX"))
        },
        PKIBreakage("csca.basicConstraints.cA", "no authority", .csca) {
            $0.set(PKISample.raw("2.5.29.19", "3003020100", critical: true))
        },
        PKIBreakage("csca.basicConstraints.pathLength", "1", .csca) {
            $0.set(.basicConstraints(isAuthority: true, pathLength: 1))
        },
        PKIBreakage("cscaLink.basicConstraints.cA", "no authority", .cscaLink) {
            $0.set(PKISample.raw("2.5.29.19", "3003020100", critical: true))
        },
        PKIBreakage("cscaLink.basicConstraints.pathLength", "1", .cscaLink) {
            $0.set(.basicConstraints(isAuthority: true, pathLength: 1))
        },
        PKIBreakage("cscaLink.nameChange.present", "another name", .cscaLink) {
            $0.issuer = try PKISample.name("CSCA Old")
        },
        PKIBreakage("certificate.cRLDistributionPoints.scheme", "ftp", .csca) {
            $0.set(.crlDistributionPoints(["ftp://crl.example/UTO.crl"]))
        },
        PKIBreakage("certificate.cRLDistributionPoints.distributionPoint", "no name", .csca) {
            $0.set(PKISample.raw("2.5.29.31", "30023000"))
        },
        PKIBreakage("certificate.cRLDistributionPoints.reasons", "reasons", .csca) {
            $0.set(PKISample.raw("2.5.29.31", "3006300481020780"))
        },
        PKIBreakage("certificate.cRLDistributionPoints.cRLIssuer", "an issuer", .csca) {
            $0.set(PKISample.raw("2.5.29.31", "300B3009A20782055554532E41"))
        },
        PKIBreakage("documentSigner.documentTypeList.types", "a word", .documentSigner) {
            $0.set(.documentTypes(["PASSPORT"]))
        },
        PKIBreakage("documentSigner.documentTypeList.version", "1", .documentSigner) {
            $0.set(PKISample.raw("2.23.136.1.1.6.2", "30080201013103130150"))
        },
        PKIBreakage("lds2Signer.extensions.other", "a key usage", .lds2Signer) { $0.set(.keyUsage(.digitalSignature)) },
        PKIBreakage("barCodeSigner.extensions.other", "a key usage", .barCodeSigner) {
            $0.set(.keyUsage(.digitalSignature))
        },
        PKIBreakage("lds2Signer.subject.commonName", "ten letters", .lds2Signer) {
            $0.subject = try DistinguishedName(country: "UT", commonName: "Ten Letters")
        },
        PKIBreakage("lds2Signer.subject.attributes", "an organization", .lds2Signer) {
            $0.subject = try PKISample.name("VS")
        },
        PKIBreakage("barCodeSigner.subject.commonName", "a digit", .barCodeSigner) {
            $0.subject = try DistinguishedName(country: "UT", commonName: "V1")
        },
        PKIBreakage("barCodeSigner.subject.attributes", "an organization", .barCodeSigner) {
            $0.subject = try PKISample.name("VS")
        },
    ]
}
