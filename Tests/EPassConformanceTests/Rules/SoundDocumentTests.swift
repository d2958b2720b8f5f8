// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// Documents that are as the standard has them break no rule.
@Suite("Rules for files: sound documents", .timed)
struct SoundDocumentTests {
    /// The groups of profiles whose documents are genuine.
    private static let groups = [
        "genuine", "reading", "applications", "data-groups", "issuing", "access", "proofs", "terminals", "lds2",
    ]

    /// What the text carries against genuine documents that have ways of their own: chips do so, and the standard says
    /// otherwise.
    private static let carried: [String: Set<String>] = [
        "named-curve": ["9303-10/4.6.2/signerProfile"], "indefinite-6282": ["9303-10/4.7.13/structure"],
        "indefinite-9000": ["9303-10/4.7.13/structure"], "indefinite-6700": ["9303-10/4.7.13/structure"],
        "national-aid": ["9303-10/3.11.2/eMRTD"], "national-aid-bac": ["9303-10/3.11.2/eMRTD"],
        "pace-explicit": ["9303-10/3.11.3/standardizedParameters"],
        "aa-no-info": ["9303-10/4.7.14/activeAuthentication"],
        "aa-sha-1": ["9303-10/4.7.14/activeAuthenticationHash"],
        "ca-named-curve": ["9303-10/4.7.14/explicitKeys"], "ca-standardized": ["9303-10/4.7.14/explicitKeys"],
        "ca-no-info": ["9303-10/4.7.14/keyHasProtocol"], "ca-3des-no-info": ["9303-10/4.7.14/keyHasProtocol"],
    ]
    /// Documents whose issuer is not known for want of a link, and a file that does not decode.
    private static let open: Set<String> = [
        "link-missing", "indefinite-6282", "indefinite-9000", "indefinite-6700",
    ]

    static let names = ProfileGroup.all.filter { groups.contains($0.name) }.flatMap(\.profiles).map(\.name)

    @Test(
        "no profile that is not defective breaks a rule but those that the text has against it",
        arguments: TestShare.of(names, oneOf: 6))
    func profiles(name: String) throws {
        let sample = try LDSSample(try SimulatorProfile.required(name).makeDocument(seed: 3))
        let results = try sample.results()
        let broken = results.filter { $0.outcome == .fail && $0.kind == .clause }
        let allowed = Self.carried[name] ?? []
        #expect(Set(broken.map(\.id)) == allowed, "\(LDSSample.text(broken.filter { !allowed.contains($0.id) }))")
        let open = results.filter { $0.outcome == .inconclusive }
        #expect(open.isEmpty || Self.open.contains(name), "\(LDSSample.text(open))")
    }
}

/// The rows of BSI TR-03105-5.1 over the files of its configurations.
@Suite("Rules for files: rows of TR-03105-5.1", .timed)
struct GuidelineRowTests {
    private static let units = ["LDS_D", "LDS_E", "LDS_F", "LDS_G", "LDS_H", "LDS_I", "LDS_J", "LDS_K"]

    /// Rows about what is not in the files.
    private static let aboutReaders: Set<String> = ["LDS_H_69"]
    /// A row whose configuration is right by the standard, and for which the files lack something.
    private static let open: Set<String> = []

    static let cases: [ConformanceCase] = {
        let campaign = try? Campaign.reader()
        return (campaign?.cases ?? []).filter { units.contains($0.unit) && $0.configuration != nil }
    }()

    @Test("every row with a text is a rule", arguments: units)
    func complete(unit: String) throws {
        let rows = try Campaign.reader().cases.filter { $0.unit == unit }.map(\.id)
        let rules = LDSRules.campaign.rules.filter { $0.unit == unit }.map(\.id)
        #expect(Set(rows) == Set(rules))
        #expect(rules.count == Set(rules).count)
    }

    @Test(
        "a configuration breaks its row where the guideline wants it refused, and passes it where not",
        arguments: TestShare.of(cases, oneOf: 3))
    func rows(item: ConformanceCase) throws {
        let campaign = try Campaign.reader()
        let description = try #require(try campaign.description(of: item))
        var sample = try LDSSample(try description.makeDocument(seed: 0))
        let unit = try #require(campaign.units.first { $0.name == item.unit })
        sample.time = unit.time
        if item.knowsSigner {
            let signer = StoredCertificate(
                certificate: try Certificate(encoded: try description.makeDocument(seed: 0).signerCertificate))
            let known = try TrustSnapshot(anchors: [], certificates: [signer], name: "simulator")
            sample.trust = try sample.trust.map { try known.adding($0) }
        }
        let results = try sample.results()
        let own = try #require(results.first { $0.id == item.id })
        let wanted: ConformanceResult.Outcome =
            Self.aboutReaders.contains(item.id)
            ? .notApplicable : Self.open.contains(item.id) ? .inconclusive : item.expected == .failed ? .fail : .pass
        let told = results.filter { $0.outcome == .fail || $0.id == item.id }
        #expect(own.outcome == wanted, "\(LDSSample.text(told))")
    }
}
