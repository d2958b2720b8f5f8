// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassTrust
import Testing

// Spellings of countries and numbers, roles and forms of signatures.
extension TrustDefect {
    /// Makes the revocation list name the signer, by its number as `change` writes it.
    private static func revoking(
        _ scenario: inout SyntheticScenario, _ change: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 }
    ) {
        scenario.editRevocationList = { list, made in
            list.entries = [
                .init(
                    serialNumber: change(made.signer.certificate.serialNumber),
                    revocationDate: try SyntheticPKI.time("2026-10-01"))
            ]
        }
    }

    /// A signer whose issuer's name spells the country in that way, and that its CSCA revoked.
    private static func revokedUnder(_ country: String) -> @Sendable (inout SyntheticScenario) throws -> Void {
        { scenario in
            let organization = scenario.state.organization
            scenario.editSigner = {
                $0.issuer = try FieldFailureVectors.name(
                    countries: [country], organization: organization, commonName: "CSCA")
            }
            revoking(&scenario)
        }
    }

    /// The same State under other letters in its next generation, which signs the revocation list. Two names, joined by
    /// a link certificate.
    private static func revokedByNextName(
        _ first: String, _ second: String, _ state: String
    ) -> @Sendable (inout SyntheticScenario) throws -> Void {
        { scenario in
            let organization = Certificate.syntheticOrganization
            scenario.state = SyntheticPKI(country: first, icaoCountry: state, organization: organization)
            let csca = try scenario.state.csca(scheme: scenario.cscaScheme)
            let later = SyntheticPKI(country: second, icaoCountry: state, organization: organization)
            let next = try later.csca(generation: 2, scheme: scenario.cscaScheme)
            let link = try later.link(from: csca, to: next) {
                $0.set(.init(objectIdentifier: "2.23.136.1.1.6.1", isCritical: false, value: [5, 0]))
            }
            scenario.anchors = { [$0.csca.certificate, next.certificate, link.certificate] }
            scenario.revocationLists = { made in
                [
                    try SyntheticPKI().revocationList(of: next) {
                        $0.entries = [
                            .init(
                                serialNumber: made.signer.certificate.serialNumber,
                                revocationDate: try SyntheticPKI.time("2026-10-01"))
                        ]
                    }
                ]
            }
        }
    }

    /// Countries and numbers that are written in two ways.
    static let spellingDefects: [TrustDefect] = [
        TrustDefect("revoked-by-next-name", revokedByNextName("ZZ", "UN", "UNO")),
        TrustDefect("revoked-by-next-name-in-three-letters", revokedByNextName("DE", "DEU", "D")),
        TrustDefect("revoked-issuer-in-three-letters", revokedUnder("UTO")),
        TrustDefect("revoked-issuer-in-lower-case", revokedUnder("ut")),
        TrustDefect("revoked-issuer-in-full-width-letters", revokedUnder("ＵＴ")),
        TrustDefect("revoked-csca-without-country") { scenario in
            let name = try DistinguishedName(country: "", commonName: "CSCA")
            scenario.editCSCA = { ($0.subject, $0.issuer) = (name, name) }
            revoking(&scenario)
        },
        TrustDefect("revoked-number-negative-in-the-list") { scenario in
            scenario.editSigner = { $0.serialNumber = [0x00, 0x9A, 0x31] }
            revoking(&scenario) { Array($0.drop { $0 == 0 }) }
        },
        TrustDefect("revoked-number-negative-in-the-certificate") { scenario in
            scenario.editSigner = { $0.serialNumber = [0x9A, 0x31] }
            revoking(&scenario) { [0x00] + $0 }
        },
        TrustDefect("other-number-revoked") { scenario in
            scenario.editSigner = { $0.serialNumber = [0x00, 0xFF, 0x9A] }
            revoking(&scenario) { _ in [0x00, 0x9A] }
        },
        TrustDefect("csca-in-three-letters") { scenario in
            scenario.state = SyntheticPKI(
                country: "LTU", icaoCountry: "LTU", organization: Certificate.syntheticOrganization)
        },
        TrustDefect("csca-of-two-countries") { scenario in
            scenario.editCSCA = { builder in
                let name = try FieldFailureVectors.name(countries: ["UT", "SE"], commonName: "CSCA")
                (builder.subject, builder.issuer) = (name, name)
            }
        },
    ]

    private static let keyUsage = "2.5.29.15"

    /// What a certificate says that it is for, and how things are signed.
    static let roleDefects: [TrustDefect] = [
        TrustDefect("signer-has-key-of-csca") { scenario in
            let csca = try scenario.state.csca(scheme: scenario.cscaScheme)
            scenario.editSignerKey = { $0 = csca.certificate.subjectPublicKeyInfo }
            scenario.editSigner = { $0.remove("2.5.29.14") }
            scenario.replacingSigner = {
                SyntheticEntity(key: csca.key, scheme: csca.scheme, certificate: $0.certificate)
            }
        },
        TrustDefect("signer-has-key-of-other-generation") { scenario in
            let next = try next(scenario)
            scenario.anchors = { [$0.csca.certificate, next.certificate] }
            scenario.editSignerKey = { $0 = next.certificate.subjectPublicKeyInfo }
            scenario.editSigner = { $0.set(.subjectKeyIdentifier([1, 2, 3, 4])) }
            scenario.replacingSigner = {
                SyntheticEntity(key: next.key, scheme: next.scheme, certificate: $0.certificate)
            }
        },
        TrustDefect("signer-made-for-seals") {
            $0.editSigner = { builder in
                builder.subject = try FieldFailureVectors.name(countries: ["UT"], commonName: "TS")
                builder.remove(keyUsage)
            }
        },
        TrustDefect("signer-key-usage-content-commitment") { $0.editSigner = { $0.set(.keyUsage(.nonRepudiation)) } },
        TrustDefect("signer-key-usage-not-critical") {
            $0.editSigner = {
                $0.set(.init(objectIdentifier: keyUsage, isCritical: false, value: [0x03, 0x02, 0x07, 0x80]))
            }
        },
        TrustDefect("csca-key-usage-not-critical") {
            $0.editCSCA = {
                $0.set(.init(objectIdentifier: keyUsage, isCritical: false, value: [0x03, 0x02, 0x01, 0x06]))
            }
        },
        TrustDefect("document-type-list-without-version") {
            $0.editSigner = {
                $0.set(
                    .init(
                        objectIdentifier: "2.23.136.1.1.6.2", isCritical: false,
                        value: [0x30, 0x05, 0x31, 0x03, 0x13, 0x01, 0x50]))
            }
        },
        TrustDefect("signed-without-null") { scenario in
            let scheme = SyntheticScheme(.rsa(2048), .rsaPKCS1(.sha256))
            scenario.cscaScheme = scheme
            let key = try scenario.state.csca(scheme: scheme).key
            scenario.replacingSigner = { try FieldFailureVectors.resigned($0, withoutNullBy: key) }
        },
        TrustDefect("plain-ecdsa") { scenario in
            scenario.cscaScheme = SyntheticScheme(.ec(.p256), .ecdsaPlain(.sha256))
            scenario.signerScheme = SyntheticScheme(.ec(.p384), .ecdsaPlain(.sha384))
            scenario.document.digest = .sha384
        },
        TrustDefect("digest-beside-rsa-encryption") { scenario in
            scenario.signerScheme = SyntheticScheme(.rsa(2048), .rsaPKCS1(.sha256))
            scenario.editSOD = { $0.defects = [.hashNotNamed] }
        },
        TrustDefect("signed-after-usage-period") { scenario in
            scenario.editInput = { $0.dateOfIssue = nil }
            scenario.document.signingTime = try SyntheticPKI.time("2026-10-15")
        },
    ]
}

extension FieldFailureVectors {
    /// A name with these countries, each in a set of its own, and a common name.
    static func name(
        countries: [String], organization: String? = nil, commonName: String
    ) throws -> DistinguishedName {
        func attribute(_ type: [UInt8], _ tag: UInt32, _ text: String) -> [UInt8] {
            element(0x31, element(0x30, element(0x06, type) + element(tag, Array(text.utf8))))
        }
        // A PrintableString where the letters are in it.
        let names = countries.flatMap {
            attribute([0x55, 0x04, 0x06], $0.utf8.allSatisfy { $0 < 0x80 } ? 0x13 : 0x0C, $0)
        }
        let middle = organization.map { attribute([0x55, 0x04, 0x0A], 0x0C, $0) } ?? []
        return try DistinguishedName(
            encoded: element(0x30, names + middle + attribute([0x55, 0x04, 0x03], 0x0C, commonName)))
    }

    /// The certificate with a signature of PKCS #1 v1.5 whose DigestInfo has no NULL.
    static func resigned(_ entity: SyntheticEntity, withoutNullBy key: PrivateKey) throws -> SyntheticEntity {
        let certificate = entity.certificate
        let digest = try HashAlgorithm.sha256.hash(certificate.tbsCertificate)
        let algorithm = element(0x30, [0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01])
        let info = element(0x30, algorithm + element(0x04, digest))
        let size = try #require(key.publicKey.modulus).count
        let padding = [UInt8](repeating: 0xFF, count: size - info.count - 3)
        let signature = try key.rawRSA([0x00, 0x01] + padding + [0x00] + info)
        let octets = element(
            0x30,
            certificate.tbsCertificate + (try certificate.signatureAlgorithm.encoded())
                + element(0x03, [0] + signature))
        return SyntheticEntity(key: entity.key, scheme: entity.scheme, certificate: try Certificate(encoded: octets))
    }
}
