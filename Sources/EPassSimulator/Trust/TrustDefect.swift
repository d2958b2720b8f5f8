// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassIssuing
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTLV
import EPassTrust

/// A single thing that is wrong with a document, its chain or what is trusted: the first column of
/// Docs/trust-defects.md.
package struct TrustDefect: Sendable {
    /// Its name in the table.
    package let name: String
    /// What it does to a genuine document.
    package let edit: @Sendable (inout SyntheticScenario) throws -> Void
    /// What it does to the description of a document besides.
    private(set) var document: @Sendable (inout DocumentDescription) -> Void = { _ in }

    init(_ name: String, _ edit: @escaping @Sendable (inout SyntheticScenario) throws -> Void) {
        self.name = name
        self.edit = edit
    }

    /// The same defect, which changes the description of a document besides.
    func inDocument(_ change: @escaping @Sendable (inout DocumentDescription) -> Void) -> TrustDefect {
        var defect = self
        defect.document = change
        return defect
    }

    /// All of them, in the order of the table.
    package static let all =
        anchorDefects + authorityDefects + signerDefects + revocationDefects + periodDefects + publishedDefects
        + spellingDefects + roleDefects

    /// The defect of that name.
    ///
    /// - Throws: `simulator.valueInvalid`.
    package static func named(_ name: String) throws -> TrustDefect {
        guard let defect = all.first(where: { $0.name == name }) else {
            throw SimulatorError(.valueInvalid, member: "trust.defect", .simulatorOneOf(words: all.map(\.name)))
        }
        return defect
    }

    /// Curves by name, so that OpenSSL can say its own word about the chain.
    package static func scenario(_ name: String) throws -> SyntheticScenario {
        var scenario = SyntheticScenario()
        scenario.cscaScheme = .p256
        scenario.signerScheme = .p256
        if name == "genuine" { return scenario }
        try named(name).edit(&scenario)
        return scenario
    }

    /// The second generation of the CSCA, with a key of its own.
    static func next(_ scenario: SyntheticScenario, edit: SyntheticPKI.Edit = { _ in }) throws -> SyntheticEntity {
        try scenario.state.csca(generation: 2, scheme: scenario.cscaScheme, edit: edit)
    }

    static func other(_ scenario: SyntheticScenario) throws -> SyntheticEntity {
        try scenario.state.other(country: "SE", icaoCountry: "SWE", organization: Certificate.syntheticOrganization)
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
            let state = scenario.state
            let next = try next(scenario)
            let csca = try scenario.state.csca(scheme: scenario.cscaScheme)
            scenario.issuer = SyntheticEntity(key: next.key, scheme: next.scheme, certificate: csca.certificate)
            scenario.revocationLists = { [try state.revocationList(of: $0.csca)] }
        },
        TrustDefect("issuer-name-differs") { scenario in
            let state = scenario.state
            scenario.editSigner = { $0.issuer = try state.name("Ministry") }
        },
        TrustDefect("issuer-name-in-other-strings") { scenario in
            let state = scenario.state
            scenario.editSigner = {
                $0.issuer = try SyntheticNames.printable(
                    country: state.country.lowercased(), organization: state.organization, commonName: " csca ")
            }
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
}
