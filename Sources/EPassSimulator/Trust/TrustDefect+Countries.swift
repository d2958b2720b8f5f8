// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassTrust

// Spellings of countries and numbers, roles and forms of signatures.
extension TrustDefect {
    /// Makes the revocation list name the signer, by its number as `change` writes it.
    private static func revoking(
        _ scenario: inout SyntheticScenario, _ change: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 }
    ) {
        let days = scenario.state.days
        scenario.editRevocationList = { list, made in
            list.entries = [
                .init(serialNumber: change(made.signer.certificate.serialNumber), revocationDate: days.revoked)
            ]
        }
    }

    /// A signer whose issuer's name spells the country in that way, and that its CSCA revoked.
    private static func revokedUnder(
        _ spelling: @escaping @Sendable (SyntheticPKI) -> String
    ) -> @Sendable (inout SyntheticScenario) throws -> Void {
        { scenario in
            let organization = scenario.state.organization
            let country = spelling(scenario.state)
            scenario.editSigner = {
                $0.issuer = try SyntheticNames.name(
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
            let days = scenario.state.days
            scenario.state = scenario.state.other(country: first, icaoCountry: state, organization: organization)
            let csca = try scenario.state.csca(scheme: scenario.cscaScheme)
            let later = scenario.state.other(country: second, icaoCountry: state, organization: organization)
            let next = try later.csca(generation: 2, scheme: scenario.cscaScheme)
            let link = try later.link(from: csca, to: next) {
                $0.set(.init(objectIdentifier: "2.23.136.1.1.6.1", isCritical: false, value: [5, 0]))
            }
            scenario.anchors = { [$0.csca.certificate, next.certificate, link.certificate] }
            scenario.revocationLists = { made in
                [
                    try later.revocationList(of: next) {
                        $0.entries = [
                            .init(
                                serialNumber: made.signer.certificate.serialNumber,
                                revocationDate: days.revoked)
                        ]
                    }
                ]
            }
        }
    }

    /// Countries and numbers that are written in two ways.
    static let spellingDefects: [TrustDefect] = [
        TrustDefect("revoked-by-next-name", revokedByNextName("ZZ", "UN", "UNO")).inDocument { $0.changeIssuer("UNO") },
        TrustDefect("revoked-by-next-name-in-three-letters", revokedByNextName("DE", "DEU", "D")).inDocument {
            $0.changeIssuer("D")
        },
        TrustDefect("revoked-issuer-in-three-letters", revokedUnder { $0.icaoCountry }),
        TrustDefect("revoked-issuer-in-lower-case", revokedUnder { $0.country.lowercased() }),
        TrustDefect(
            "revoked-issuer-in-full-width-letters",
            // U+FF21 is the full-width A.
            revokedUnder { state in
                String(
                    String.UnicodeScalarView(
                        state.country.unicodeScalars.compactMap {
                            Unicode.Scalar($0.value - 0x41 + 0xFF21)
                        }))
            }),
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
            scenario.state = scenario.state.other(
                country: "LTU", icaoCountry: "LTU", organization: Certificate.syntheticOrganization)
        }.inDocument { $0.changeIssuer("LTU") },
        TrustDefect("csca-of-two-countries") { scenario in
            let state = scenario.state
            scenario.editCSCA = { builder in
                let name = try SyntheticNames.name(
                    countries: [state.country, "SE"], organization: state.organization, commonName: "CSCA")
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
        TrustDefect("signer-made-for-seals") { scenario in
            let state = scenario.state
            scenario.editSigner = { builder in
                builder.subject = try state.name("TS")
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
            scenario.replacingSigner = { try SyntheticNames.resigned($0, withoutNullBy: key) }
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
            scenario.document.signingTime = scenario.state.days.afterUse
        }.inDocument { $0.documentDetails = nil },
    ]
}
