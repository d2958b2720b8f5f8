// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTrust

/// What an operator imports to have what a trust defect is about, and the commands that import it.
struct TrustFiles {
    private(set) var all: [(name: String, content: [UInt8])] = []
    private var words: [String] = []

    init(_ scenario: SyntheticScenario, _ made: SyntheticScenario.Made) throws {
        switch scenario.basis {
        case .unpinned:
            // A master list whose signer nobody trusts.
            try addMasterList("csca.ml", of: made.anchors, by: scenario.state, under: made.csca)
            words.append("--yes")
        case .listed: try addListing(made.anchors, scenario)
        case .linked:
            let older = try scenario.state.csca(generation: 9, scheme: scenario.cscaScheme)
            let link = try scenario.state.link(from: older, to: made.csca)
            add("csca.der", older.certificate)
            add("csca-link.der", link.certificate)
        default:
            for (index, anchor) in made.anchors.enumerated() {
                add("csca\(index == 0 ? "" : "-\(index + 1)").der", anchor)
            }
        }
        for (index, list) in made.revocationLists.enumerated() {
            add("csca\(index == 0 ? "" : "-\(index + 1)").crl", list.encoded)
        }
        if let publication = scenario.publication { try add(publication, scenario, made) }
        let command = (["epass trust import"] + words).joined(separator: " ") + "\n"
        all.append((name: "trust.txt", content: Array(command.utf8)))
    }

    private mutating func add(_ name: String, _ content: [UInt8]) {
        all.append((name: name, content: content))
        words.append(name)
    }

    /// A CSCA that the operator vouches for.
    private mutating func add(_ name: String, _ certificate: Certificate) {
        add(name, certificate.encoded)
        if !words.contains("--named") { words.append("--named") }
    }

    /// What stands behind a list, and the list.
    private mutating func add(
        _ publication: SyntheticPublication, _ scenario: SyntheticScenario, _ made: SyntheticScenario.Made
    ) throws {
        let authority = try publication.authority(beside: scenario.state, scheme: .p256)
        switch publication.basis {
        case .listed: try addListing([authority.certificate], scenario)
        case .unpinned: words.append("--yes")
        case .pinned:
            for list in made.lists {
                let digest = try HashAlgorithm.sha256.hash(list.list.encoded)
                words.append("--pin \(digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())")
            }
        default:
            // The list carries its signer; where another State publishes, its CSCA has to be trusted. The own CSCA is
            // another certificate of the same key.
            add("publisher.der", authority.certificate)
            if publication.granted != .none {
                let digest = try HashAlgorithm.sha256.hash(authority.certificate.encoded)
                let text = digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
                let kind = publication.kind == .deviationList ? "deviation" : "defect"
                words.append("--grant '\(text):\(kind):*'")
            }
        }
        for list in made.lists {
            add(publication.kind == .deviationList ? "deviation-list.der" : "defect-list.der", list.list.encoded)
        }
    }

    /// The master list of another State that these stand in.
    private mutating func addListing(_ certificates: [Certificate], _ scenario: SyntheticScenario) throws {
        let other = scenario.state.other(
            country: "SE", icaoCountry: "SWE", organization: Certificate.syntheticOrganization)
        let csca = try other.csca(scheme: .p256)
        add("listing.der", csca.certificate)
        try addMasterList("listing.ml", of: certificates + [csca.certificate], by: other, under: csca)
    }

    private mutating func addMasterList(
        _ name: String, of certificates: [Certificate], by state: SyntheticPKI, under csca: SyntheticEntity
    ) throws {
        let content = CertificateListBuilder(certificates: certificates.map(\.encoded)).content()
        add(name, try state.list(.masterList, content, of: csca).encoded)
    }
}
