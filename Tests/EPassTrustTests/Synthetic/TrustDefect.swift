// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassTrust
import Testing

/// A single thing that is wrong with a document, its chain or what is trusted: the first column of
/// Docs/trust-defects.md.
struct TrustDefect: Sendable {
    let name: String
    let edit: @Sendable (inout SyntheticScenario) throws -> Void

    init(_ name: String, _ edit: @escaping @Sendable (inout SyntheticScenario) throws -> Void) {
        self.name = name
        self.edit = edit
    }

    static let all =
        anchorDefects + authorityDefects + signerDefects + revocationDefects + periodDefects + publishedDefects
        + spellingDefects + roleDefects

    /// Curves by name, so that OpenSSL can say its own word about the chain.
    static func scenario(_ name: String) throws -> SyntheticScenario {
        var scenario = SyntheticScenario()
        scenario.cscaScheme = .p256
        scenario.signerScheme = .p256
        if name == "genuine" { return scenario }
        try #require(all.first { $0.name == name }, "there is no defect \(name)").edit(&scenario)
        return scenario
    }

    /// The second generation of the CSCA, with a key of its own.
    static func next(_ scenario: SyntheticScenario, edit: SyntheticPKI.Edit = { _ in }) throws -> SyntheticEntity {
        try scenario.state.csca(generation: 2, scheme: scenario.cscaScheme, edit: edit)
    }

    static func other(_ scenario: SyntheticScenario) throws -> SyntheticEntity {
        try SyntheticPKI(country: "SE", icaoCountry: "SWE", organization: Certificate.syntheticOrganization)
            .csca(scheme: scenario.cscaScheme)
    }

    /// Makes the second generation the issuer of the document signer and of the revocation list, with the first one
    /// trusted.
    ///
    /// - Returns: the link certificate between them.
    static func linking(
        _ scenario: inout SyntheticScenario, signedBy other: SyntheticEntity? = nil
    ) throws -> SyntheticEntity {
        let first = try scenario.state.csca(scheme: scenario.cscaScheme)
        let next = try next(scenario)
        scenario.issuer = next
        // A CSCA signs its revocation list with the key that the terminal knows as well; here the old one.
        let list = try scenario.state.revocationList(of: first)
        scenario.revocationLists = { _ in [list] }
        guard let other else { return try scenario.state.link(from: first, to: next) }
        return try scenario.state.link(
            from: SyntheticEntity(key: other.key, scheme: other.scheme, certificate: first.certificate), to: next)
    }

    /// How the anchor is found.
    static let anchorDefects: [TrustDefect] = [
        TrustDefect("anchor-missing") { $0.anchors = { _ in [] } },
        TrustDefect("anchor-of-other-country") { scenario in
            let other = try other(scenario).certificate
            scenario.anchors = { _ in [other] }
        },
        TrustDefect("anchor-of-other-generation") { scenario in
            let next = try next(scenario).certificate
            scenario.anchors = { _ in [next] }
        },
        TrustDefect("two-generations") { scenario in
            let next = try next(scenario).certificate
            scenario.anchors = { [$0.csca.certificate, next] }
        },
        TrustDefect("aki-wrong") { $0.editSigner = { $0.set(.authorityKeyIdentifier([1, 2, 3])) } },
        TrustDefect("aki-missing") { $0.editSigner = { $0.remove("2.5.29.35") } },
        TrustDefect("aki-of-other-generation") { scenario in
            let next = try next(scenario).certificate
            scenario.anchors = { [$0.csca.certificate, next] }
            scenario.editSigner = {
                $0.set(.authorityKeyIdentifier(next.decodedExtensions.subjectKeyIdentifier ?? []))
            }
        },
        TrustDefect("signed-by-other-key") { scenario in
            let next = try next(scenario)
            let csca = try scenario.state.csca(scheme: scenario.cscaScheme)
            scenario.issuer = SyntheticEntity(key: next.key, scheme: next.scheme, certificate: csca.certificate)
            scenario.revocationLists = { [try SyntheticPKI().revocationList(of: $0.csca)] }
        },
        TrustDefect("issuer-name-differs") { scenario in
            scenario.editSigner = { $0.issuer = try DistinguishedName(country: "UT", commonName: "Ministry") }
        },
        TrustDefect("issuer-name-in-other-strings") { scenario in
            scenario.editSigner = { $0.issuer = try FieldFailureVectors.printable(country: "ut", commonName: " csca ") }
        },
        TrustDefect("link") { scenario in
            let link = try linking(&scenario)
            scenario.anchors = { [$0.csca.certificate, link.certificate] }
        },
        TrustDefect("link-in-the-security-object") { scenario in
            let link = try linking(&scenario)
            scenario.editSOD = { $0.certificates.append(link.certificate.encoded) }
        },
        TrustDefect("link-forged") { scenario in
            let rogue = try scenario.state.csca(generation: 7, scheme: scenario.cscaScheme)
            let link = try linking(&scenario, signedBy: rogue)
            scenario.editSOD = { $0.certificates.append(link.certificate.encoded) }
        },
        TrustDefect("authority-between") { scenario in
            let state = scenario.state
            let csca = try state.csca(scheme: scenario.cscaScheme)
            let sub = try state.link(from: csca, to: next(scenario)) {
                $0.subject = try state.name("Sub CA")
            }
            scenario.issuer = sub
            let list = try state.revocationList(of: csca)
            scenario.revocationLists = { _ in [list] }
            scenario.editSOD = { $0.certificates.append(sub.certificate.encoded) }
        },
        TrustDefect("link-missing") { scenario in
            let first = try scenario.state.csca(scheme: scenario.cscaScheme)
            scenario.issuer = try next(scenario)
            scenario.anchors = { _ in [first.certificate] }
        },
        TrustDefect("unpinned") { $0.basis = .unpinned },
        TrustDefect("linked") { $0.basis = .linked },
        TrustDefect("listed") { $0.basis = .listed },
    ]

    /// The CSCA's certificate.
    static let authorityDefects: [TrustDefect] = [
        TrustDefect("csca-not-authority") { $0.editCSCA = { $0.set(.basicConstraints(isAuthority: false)) } },
        TrustDefect("csca-without-basic-constraints") { $0.editCSCA = { $0.remove("2.5.29.19") } },
        TrustDefect("csca-path-length-1") {
            $0.editCSCA = { $0.set(.basicConstraints(isAuthority: true, pathLength: 1)) }
        },
        TrustDefect("csca-no-path-length") { $0.editCSCA = { $0.set(.basicConstraints(isAuthority: true)) } },
        TrustDefect("csca-key-usage") { $0.editCSCA = { $0.set(.keyUsage(.crlSign)) } },
        TrustDefect("csca-without-key-identifier") { scenario in
            scenario.editCSCA = { $0.remove("2.5.29.14") }
            let key = try scenario.state.csca(scheme: scenario.cscaScheme).certificate
            scenario.editSigner = {
                $0.set(.authorityKeyIdentifier(key.decodedExtensions.subjectKeyIdentifier ?? []))
            }
        },
        TrustDefect("csca-without-country") { scenario in
            let name = try DistinguishedName(country: "", commonName: "CSCA")
            scenario.editCSCA = { ($0.subject, $0.issuer) = (name, name) }
        },
        TrustDefect("csca-of-unknown-country") { scenario in
            scenario.state = SyntheticPKI(
                country: "QX", icaoCountry: "UTO", organization: Certificate.syntheticOrganization)
        },
        TrustDefect("csca-unknown-critical") {
            $0.editCSCA = { $0.set(.init(objectIdentifier: "2.999.1", isCritical: true, value: [5, 0])) }
        },
    ]

    /// The document signer's certificate.
    static let signerDefects: [TrustDefect] = [
        TrustDefect("signer-of-other-country") { scenario in
            scenario.editSigner = { $0.subject = try DistinguishedName(country: "SE", commonName: "DS 3") }
        },
        TrustDefect("signer-names-other-country") { scenario in
            scenario.editSigner = { $0.issuer = try DistinguishedName(country: "SE", commonName: "CSCA") }
        },
        TrustDefect("signer-is-authority") {
            $0.editSigner = { $0.set(.basicConstraints(isAuthority: true, pathLength: 0)) }
        },
        TrustDefect("signer-is-csca") { scenario in
            let csca = try scenario.state.csca(scheme: scenario.cscaScheme)
            scenario.replacingSigner = { _ in csca }
        },
        TrustDefect("signer-is-list-signer") { $0.editSigner = { $0.set(.extendedKeyUsage(["2.23.136.1.1.3"])) } },
        TrustDefect("signer-is-deviation-list-signer") {
            $0.editSigner = { $0.set(.extendedKeyUsage(["2.23.136.1.1.8"])) }
        },
        TrustDefect("signer-is-tls-server") { $0.editSigner = { $0.set(.extendedKeyUsage(["1.3.6.1.5.5.7.3.1"])) } },
        TrustDefect("signer-any-purpose") { $0.editSigner = { $0.set(.extendedKeyUsage(["2.5.29.37.0"])) } },
        TrustDefect("signer-key-usage-crl") { $0.editSigner = { $0.set(.keyUsage(.crlSign)) } },
        TrustDefect("signer-key-usage-certificates") {
            $0.editSigner = { $0.set(.keyUsage([.digitalSignature, .keyCertSign])) }
        },
        TrustDefect("signer-key-usage-missing") { $0.editSigner = { $0.remove("2.5.29.15") } },
        TrustDefect("signer-unknown-critical") {
            $0.editSigner = { $0.set(.init(objectIdentifier: "2.999.1", isCritical: true, value: [5, 0])) }
        },
        TrustDefect("signer-names-two-algorithms") { scenario in
            scenario.replacingSigner = { signer in
                var tbs = signer.certificate.tbsCertificate
                try Octets.replace(
                    AlgorithmIdentifier(.ecdsa(.sha256)).encoded(), by: AlgorithmIdentifier(.ecdsa(.sha384)).encoded(),
                    in: &tbs)
                return try SyntheticPKI.signing(tbs, as: signer)
            }
        },
        TrustDefect("signer-changed") { scenario in
            scenario.replacingSigner = { signer in
                let octets = signer.certificate.encoded
                return SyntheticEntity(
                    key: signer.key, scheme: signer.scheme,
                    certificate: try Certificate(encoded: octets.dropLast() + [(octets.last ?? 0) ^ 1]))
            }
        },
        TrustDefect("document-type") { $0.editInput = { $0.documentCode = "ID" } },
        TrustDefect("document-type-unknown") { $0.editInput = { $0.documentCode = nil } },
        TrustDefect("document-type-list-missing") { $0.editSigner = { $0.remove("2.23.136.1.1.6.2") } },
        TrustDefect("sod-changed") { $0.editSOD = { $0.defects = [.wrongSignature] } },
        TrustDefect("sod-digest") { $0.editSOD = { $0.defects = [.wrongMessageDigest] } },
        TrustDefect("data-group-changed") { $0.editInput = { $0.dataGroups[2] = [0x75, 1, 9] } },
    ]

    /// Revocation lists.
    static let revocationDefects: [TrustDefect] = [
        TrustDefect("crl-missing") { $0.revocationLists = { _ in [] } },
        TrustDefect("signer-revoked") {
            $0.editRevocationList = { list, made in
                list.entries = [
                    .init(
                        serialNumber: made.signer.certificate.serialNumber,
                        revocationDate: try SyntheticPKI.time("2026-10-01"))
                ]
            }
        },
        TrustDefect("other-signer-revoked") {
            $0.editRevocationList = { list, made in
                list.entries = [.init(serialNumber: [0x41, 1], revocationDate: try SyntheticPKI.time("2026-10-01"))]
            }
        },
        TrustDefect("crl-expired") {
            $0.editRevocationList = { list, _ in list.nextUpdate = try SyntheticPKI.time("2026-11-20") }
        },
        TrustDefect("crl-expired-signer-revoked") {
            $0.editRevocationList = { list, made in
                list.nextUpdate = try SyntheticPKI.time("2026-11-20")
                list.entries = [
                    .init(
                        serialNumber: made.signer.certificate.serialNumber,
                        revocationDate: try SyntheticPKI.time("2026-10-01"))
                ]
            }
        },
        TrustDefect("crl-not-yet-valid") {
            $0.editRevocationList = { list, _ in list.thisUpdate = try SyntheticPKI.time("2026-12-01") }
        },
        TrustDefect("crl-signature") { $0.editRevocationList = { list, _ in list.defects = [.wrongSignature] } },
        TrustDefect("crl-of-other-key") { scenario in
            let next = try next(scenario)
            scenario.revocationLists = { made in
                // In the name of the CSCA and with its key identifier, signed with a key that nobody trusts.
                [
                    try SyntheticPKI().revocationList(
                        of: SyntheticEntity(key: next.key, scheme: next.scheme, certificate: made.csca.certificate))
                ]
            }
        },
        TrustDefect("crl-of-other-country") { scenario in
            let other = try other(scenario)
            scenario.revocationLists = { _ in [try SyntheticPKI().revocationList(of: other)] }
        },
        TrustDefect("crl-of-other-authority") { scenario in
            let other = try scenario.state.csca(generation: 5, scheme: scenario.cscaScheme, commonName: "Other CSCA")
            scenario.revocationLists = { _ in [try SyntheticPKI().revocationList(of: other)] }
        },
        TrustDefect("crl-of-next-generation") { scenario in
            let next = try next(scenario)
            scenario.anchors = { [$0.csca.certificate, next.certificate] }
            scenario.revocationLists = { _ in [try SyntheticPKI().revocationList(of: next)] }
        },
        TrustDefect("revoked-by-next-generation") { scenario in
            let next = try next(scenario)
            scenario.anchors = { [$0.csca.certificate, next.certificate] }
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
        },
        TrustDefect("crl-partial") { $0.editRevocationList = { list, _ in list.defects = [.partialList] } },
        TrustDefect("crl-delta") { $0.editRevocationList = { list, _ in list.defects = [.deltaList] } },
        TrustDefect("crl-unknown-critical") {
            $0.editRevocationList = { list, _ in list.defects = [.unknownCriticalExtension] }
        },
        TrustDefect("crl-without-next-update") {
            $0.editRevocationList = { list, _ in list.defects = [.noNextUpdate] }
        },
    ]

    /// Times and algorithms.
    static let periodDefects: [TrustDefect] = [
        TrustDefect("signer-expired") { $0.editSigner = { $0.notAfter = try SyntheticPKI.time("2026-11-20") } },
        TrustDefect("signer-not-yet-valid") {
            $0.editSigner = { builder in
                builder.notBefore = try SyntheticPKI.time("2026-12-01")
                builder.set(
                    .privateKeyUsagePeriod(
                        notBefore: try SyntheticPKI.time("2025-12-01"), notAfter: try SyntheticPKI.time("2026-09-01")))
            }
        },
        TrustDefect("csca-expired") { $0.editCSCA = { $0.notAfter = try SyntheticPKI.time("2026-11-20") } },
        TrustDefect("csca-expired-at-signing") { $0.editCSCA = { $0.notAfter = try SyntheticPKI.time("2025-05-01") } },
        TrustDefect("issued-before-usage-period") {
            $0.editInput = { $0.dateOfIssue = CalendarDate(year: 2025, month: 5, day: 1) }
        },
        TrustDefect("issued-after-usage-period") {
            $0.editInput = { $0.dateOfIssue = CalendarDate(year: 2026, month: 10, day: 1) }
        },
        TrustDefect("no-date-of-issue") { $0.editInput = { $0.dateOfIssue = nil } },
        TrustDefect("certified-after-usage-period") {
            $0.editCSCA = { builder in
                builder.set(
                    .privateKeyUsagePeriod(
                        notBefore: try SyntheticPKI.time("2025-01-01"), notAfter: try SyntheticPKI.time("2025-05-01")))
            }
        },
        TrustDefect("sha-1") { scenario in
            scenario.signerScheme = SyntheticScheme(.ec(.p256), .ecdsa(.sha1))
            scenario.document.digest = .sha1
        },
        TrustDefect("csca-sha-1") { $0.cscaScheme = SyntheticScheme(.ec(.p256), .ecdsa(.sha1)) },
        TrustDefect("sha-1-before-the-limit") { scenario in
            scenario.signerScheme = SyntheticScheme(.ec(.p256), .ecdsa(.sha1))
            scenario.cscaScheme = SyntheticScheme(.ec(.p256), .ecdsa(.sha1))
            scenario.document.digest = .sha1
            try scenario.move(yearsEarlier: 14)
        },
        TrustDefect("rsa-1024") { $0.signerScheme = SyntheticScheme(.rsa(1024), .rsaPKCS1(.sha256)) },
        TrustDefect("curve-of-192-bits") { $0.signerScheme = SyntheticScheme(.ec(.p192), .ecdsa(.sha256)) },
    ]
}
