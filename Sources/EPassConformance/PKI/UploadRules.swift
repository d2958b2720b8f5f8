// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// The checks that the ICAO PKD makes of what is uploaded, by the codes that it gives them (`ERR:CSCA.CDP.14`, and
/// `WARN:` where it takes the object all the same), and by a word where no code is known.
///
/// The rules are those of the profiles: the PKD applies a part of them. A code is known from objects that the PKD hands
/// out with one, and from a published tool that names its own checks by them.
enum UploadRules {
    private struct Check {
        let code: String
        let kinds: Set<CertificateKind>
        let rules: Set<String>
    }

    static let rules: [PKIRule] =
        certificates.map { check in
            let title = Self.title(check.rules)
            return rule(check.code, title) { subject in
                let items = subject.certificates(of: check.kinds)
                guard !items.isEmpty else { return .notApplicable("there is no certificate of the kind") }
                return RuleVerdict(
                    items.flatMap { item in
                        item.findings.filter { check.rules.contains($0.rule) }.map { item.finding($0, title) }
                    })
            }
        }
        + revocationLists.map { code, rules in
            let title = Self.title(rules)
            return rule(code, title) { subject in
                guard !subject.revocationLists.isEmpty else { return .notApplicable("there is no revocation list") }
                return RuleVerdict(
                    subject.revocationLists.flatMap { item in
                        item.findings.filter { rules.contains($0.rule) }.map { item.finding($0, title) }
                    })
            }
        } + [
            rule("CSCA.SVA.66", "A root is signed by its own key.") { subject in
                ChainRules.selfSignatures(subject, "a signature by its own key")
            },
            rule("PKD.linkNames", "A link has the last two levels of its issuer's name.") { subject in
                let links = subject.certificates(of: [.cscaLink])
                guard !links.isEmpty else { return .notApplicable("there is no link") }
                return RuleVerdict(
                    links.compactMap { item in
                        func levels(_ name: DistinguishedName) -> [String] {
                            name.relativeNames.prefix(2).map { names in
                                names.map { "\($0.type)=\($0.value?.uppercased() ?? "")" }.joined(separator: "+")
                            }
                        }
                        let (issuer, subject) = (levels(item.certificate.issuer), levels(item.certificate.subject))
                        guard issuer != subject else { return nil }
                        return item.finding(
                            "subject", expected: issuer.joined(separator: ", "),
                            observed: subject.joined(separator: ", "))
                    })
            },
        ]

    private static func rule(
        _ code: String, _ title: String, _ judge: @escaping @Sendable (PKISubject) -> RuleVerdict
    ) -> PKIRule {
        PKIRule(code, unit: "PKD", title, clause: "ICAO PKD, checks of uploads", kind: .guideline, judge: judge)
    }

    /// What a check demands: the text of its rules, each once.
    private static func title(_ names: Set<String>) -> String {
        var seen: Set<String> = []
        return CertificateProfile.rules.filter { names.contains($0.name) }.map(ProfileTitles.text(of:))
            .filter { seen.insert($0).inserted }.joined(separator: " ")
    }

    // MARK: The table

    private static let certificates: [Check] = authorities + signers + both + listSigners

    private static let csca: Set<CertificateKind> = [.csca, .cscaLink]

    /// Rules of the tables of both kinds of authority.
    private static func ofAuthorities(_ names: String...) -> Set<String> {
        Set(names.flatMap { ["csca.\($0)", "cscaLink.\($0)"] })
    }

    private static func ofSigners(_ names: String...) -> Set<String> { Set(names.map { "documentSigner.\($0)" }) }

    /// What both have in their tables of extensions: the code behind `CSCA.` and `DSC.`, and the rows.
    private static let both: [Check] = {
        let table: [(code: String, rows: [String])] = [
            ("AKI.14", ["authorityKeyIdentifier.present"]), ("AKI.18", ["authorityKeyIdentifier.notCritical"]),
            ("SKI.18", ["subjectKeyIdentifier.notCritical"]), ("BKU.14", ["keyUsage.present"]),
            ("BKU.19", ["keyUsage.critical"]), ("PKU.18", ["privateKeyUsagePeriod.notCritical"]),
            ("CEP.18", ["certificatePolicies.notCritical"]), ("POM.15", ["policyMappings.absent"]),
            ("SAN.14", ["subjectAltName.present"]), ("SAN.18", ["subjectAltName.notCritical"]),
            ("IAN.14", ["issuerAltName.present"]), ("IAN.18", ["issuerAltName.notCritical"]),
            ("SDA.15", ["subjectDirectoryAttributes.absent"]), ("NAC.15", ["nameConstraints.absent"]),
            ("POC.15", ["policyConstraints.absent"]), ("EKU.15", ["extKeyUsage.absent"]),
            ("CDP.14", ["cRLDistributionPoints.present"]), ("CDP.18", ["cRLDistributionPoints.notCritical"]),
            ("IAP.15", ["inhibitAnyPolicy.absent"]), ("FCR.15", ["freshestCRL.absent"]),
            ("PIE.18", ["authorityInfoAccess.notCritical", "subjectInfoAccess.notCritical"]),
            ("NCE.15", ["netscapeCertificateType.absent"]),
        ]
        let members: [(code: String, rules: Set<String>)] = [
            ("VER.12", ["certificate.version"]), ("SER.0", ["certificate.serialNumber.positive"]),
            ("SER.3", ["certificate.serialNumber.length"]), ("SIG.42-43", ["certificate.signatureAlgorithm.hash"]),
            ("ISS.10", ["certificate.issuer.countryName.present"]),
            ("ISS.34", ["certificate.issuer.commonName.present"]),
            ("SUB.10", ["certificate.subject.countryName.present"]),
            ("SUB.34", ["certificate.subject.commonName.present"]), ("EXT.22", ["certificate.extensions.defaults"]),
        ]
        return [("CSCA", csca, ["csca", "cscaLink"]), ("DSC", [.documentSigner], ["documentSigner"])]
            .flatMap { (prefix: String, kinds: Set<CertificateKind>, units: [String]) -> [Check] in
                members.map { Check(code: "\(prefix).\($0.code)", kinds: kinds, rules: $0.rules) }
                    + table.map { row in
                        Check(
                            code: "\(prefix).\(row.code)", kinds: kinds,
                            rules: Set(row.rows.flatMap { name in units.map { "\($0).\(name)" } }))
                    }
            }
    }()

    private static let authorities = [
        Check(code: "CSCA.AKI.25", kinds: csca, rules: ["certificate.authorityKeyIdentifier.keyIdentifier"]),
        Check(code: "CSCA.SKI.14", kinds: csca, rules: ofAuthorities("subjectKeyIdentifier.present")),
        Check(code: "CSCA.BKU.20", kinds: csca, rules: ofAuthorities("keyUsage.bits")),
        Check(
            code: "CSCA.PKU.17", kinds: csca,
            rules: ofAuthorities("privateKeyUsagePeriod.present").union(["certificate.privateKeyUsagePeriod.period"])),
        Check(code: "CSCA.IAN.57", kinds: csca, rules: ["csca.alternativeNames.identical"]),
        Check(code: "CSCA.BAC.14", kinds: csca, rules: ofAuthorities("basicConstraints.present")),
        Check(code: "CSCA.BAC.19", kinds: csca, rules: ofAuthorities("basicConstraints.critical")),
        Check(code: "CSCA.BAC.25", kinds: csca, rules: ofAuthorities("basicConstraints.pathLength")),
        Check(code: "PKD.cA", kinds: csca, rules: ofAuthorities("basicConstraints.cA")),
    ]

    private static let signers: [Check] = {
        let kinds: Set<CertificateKind> = [.documentSigner]
        return [
            Check(code: "DSC.AKI.23", kinds: kinds, rules: ["certificate.authorityKeyIdentifier.keyIdentifier"]),
            Check(code: "DSC.BKU.21", kinds: kinds, rules: ofSigners("keyUsage.bits")),
            Check(
                code: "DSC.PKU.17", kinds: kinds,
                rules: ofSigners("privateKeyUsagePeriod.present").union([
                    "certificate.privateKeyUsagePeriod.period"
                ])), Check(code: "DSC.BAC.15", kinds: kinds, rules: ofSigners("basicConstraints.absent")),
            Check(code: "DSC.DTL.14", kinds: kinds, rules: ofSigners("documentTypeList.present")),
        ]
    }()

    /// What no code is known for.
    private static let listSigners: [Check] = {
        let all: Set<CertificateKind> = csca.union([.documentSigner, .masterListSigner])
        return [
            Check(code: "PKD.serialNumber", kinds: all, rules: ["certificate.serialNumber.shortest"]),
            Check(code: "PKD.signature", kinds: all, rules: ["certificate.signature.matches"]),
            Check(
                code: "PKD.validity", kinds: all,
                rules: [
                    "certificate.validity.zulu", "certificate.validity.seconds", "certificate.validity.form",
                    "certificate.validity.fraction",
                ]), Check(code: "PKD.countries", kinds: all, rules: ["certificate.countryName.matches"]),
            Check(code: "PKD.uniqueIdentifiers", kinds: all, rules: ["certificate.uniqueIdentifiers.absent"]),
            Check(code: "PKD.extensions", kinds: all, rules: ["certificate.extensions.present"]),
            Check(
                code: "PKD.MLS.keyUsage", kinds: [.masterListSigner],
                rules: ["listSigner.keyUsage.present", "listSigner.keyUsage.critical", "listSigner.keyUsage.bits"]),
            Check(
                code: "PKD.MLS.extKeyUsage", kinds: [.masterListSigner],
                rules: ["listSigner.extKeyUsage.present", "listSigner.extKeyUsage.critical"]),
            Check(
                code: "PKD.MLS.authorityKeyIdentifier", kinds: [.masterListSigner],
                rules: [
                    "listSigner.authorityKeyIdentifier.present", "listSigner.authorityKeyIdentifier.notCritical",
                    "certificate.authorityKeyIdentifier.keyIdentifier",
                ]),
            Check(
                code: "PKD.MLS.basicConstraints", kinds: [.masterListSigner],
                rules: ["listSigner.basicConstraints.absent"]),
        ]
    }()

    private static let revocationLists: [(code: String, rules: Set<String>)] = [
        ("CRL.VER.12", ["crl.version"]), ("CRL.ISS.10", ["crl.issuer.countryName.present"]),
        ("CRL.NUP.14", ["crl.nextUpdate.present"]), ("CRL.AKI.14", ["crl.authorityKeyIdentifier.present"]),
        ("CRL.AKI.18", ["crl.authorityKeyIdentifier.notCritical"]),
        ("CRL.AKI.23", ["crl.authorityKeyIdentifier.keyIdentifier"]),
        ("CRL.IAN.18", ["crl.issuerAltName.notCritical"]), ("CRL.CRN.0", ["crl.cRLNumber.positive"]),
        ("CRL.CRN.18", ["crl.cRLNumber.notCritical"]), ("CRL.DCR.15", ["crl.deltaCRLIndicator.absent"]),
        ("CRL.IDP.15", ["crl.issuingDistributionPoint.absent"]), ("CRL.FCR.15", ["crl.freshestCRL.absent"]),
        ("PKD.CRL.cRLNumber", ["crl.cRLNumber.present"]), ("PKD.CRL.signature", ["crl.signature.matches"]),
        (
            "PKD.CRL.times", ["crl.times.zulu", "crl.times.seconds", "crl.times.form", "crl.times.fraction"]
        ), ("PKD.CRL.revokedCertificates", ["crl.revokedCertificates.empty"]),
    ]
}
