// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

@Suite("What a policy decides", .timed)
struct DecisionTests {
    private func decision(
        _ rules: String, standard: String = "review", profile: String = "default", given: String = "lines"
    ) async throws -> InspectionReport {
        let simulated = try SimulatedDocument(profile)
        let policy = try PolicyExamples.policy(
            #""decision": {"rules": [\#(rules)], "default": "\#(standard)"}"#, extends: "read")
        return try await simulated.report(try simulated.access(given), policy: policy)
    }

    private static let accept = #"{"name": "well", "when": {"overall": "successful"}, "then": "accept"}"#

    @Test("the first rule that fits decides, with its name and what it went by")
    func first() async throws {
        let report = try await decision(
            #"{"name": "never", "when": {"countries": ["CH"]}, "then": "reject"}, \#(Self.accept), {"name": "late", "when": {}, "then": "reject"}"#
        )
        #expect(report.decision?.outcome == .accept && report.decision?.rule == "well")
        let json = try #require(report.json()["decision"])
        #expect(json["outcome"]?.string == "accept" && json["rule"]?.string == "well")
        #expect(json["basis"]?["overall"]?.array == [.string("successful")])
        #expect(ReportText.render(report).split(separator: "\n").prefix(3).contains { $0.hasPrefix("ACCEPT  ") })
    }

    @Test("where none fits the default decides")
    func standard() async throws {
        let report = try await decision(
            #"{"name": "swiss", "when": {"countries": ["CH"]}, "then": "review"}"#, standard: "reject")
        #expect(report.decision?.outcome == .reject && report.decision?.rule == nil)
        #expect(report.json()["decision"]?["rule"] == .null)
    }

    @Test(
        "each condition holds where it should",
        arguments: [
            (#""overall": ["failed", "successful"]"#, "default", true),
            (#""overall": "undetermined""#, "default", false),
            (#""assurances": ["dataGenuine", "holderPrintMatches", "chipOriginalShownToVerifier"]"#, "default", true),
            (#""assurances": ["chipOriginal"]"#, "no-chip-authentication", false),
            (#""notShown": ["chipOriginal"]"#, "no-chip-authentication", true),
            (#""notShown": ["documentCurrent"]"#, "expired", true),
            (#""withoutDeviations": ["bufferSizesNotStated"]"#, "extended-length-unstated", false),
            (#""withoutDeviations": ["selectWarning"]"#, "extended-length-unstated", true),
            (#""withoutDeviations": ["bufferSizesNotStated"]"#, "default", true),
            (#""assurances": ["dataGenuine"]"#, "dg1-changed", false),
            (#""reasons": ["hashMismatch", "revoked"]"#, "dg1-changed", true),
            (#""reasons": ["revoked"]"#, "default", false),
            (#""openOnlyFor": ["noAnchor", "keyNotAuthenticated"]"#, "no-anchor", true),
            (#""openOnlyFor": ["noCRL"]"#, "no-anchor", false),
            (#""openOnlyFor": ["noAnchor"]"#, "default", false),
            (#""checks": {"integrity.dg1.hash": "failed"}"#, "dg1-changed", true),
            (
                #""checks": {"integrity.dg1.hash": ["successful"], "seal.content.signature": "failed"}"#,
                "default", false
            ),
            (#""countries": ["UTO", "EU"]"#, "default", true), (#""documentTypes": ["card"]"#, "default", false),
            (#""documentTypes": ["card"], "countries": ["UTO"]"#, "td1", true), ("", "default", true),
        ])
    func conditions(condition: String, profile: String, holds: Bool) async throws {
        let report = try await decision(
            #"{"name": "a", "when": {\#(condition)}, "then": "reject"}"#, profile: profile)
        #expect((report.decision?.rule == "a") == holds, "\(report.overall)")
    }

    @Test(
        "nothing that failed or was aborted is accepted, whatever the policy holds",
        arguments: ["dg1-changed", "signature-changed", "other-person"])
    func neverStronger(profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        // A file cannot say so: it is refused. What is put together otherwise is not followed.
        var rules = try #require(Policy.kyc.decision)
        rules.rules = [.init(name: "all", condition: .init(), outcome: .accept)]
        rules.standard = .accept
        let policy = Policy(name: "all", rules: Policy.read.rules, decision: rules)
        let report = try await simulated.report(policy: policy)
        #expect([.failed, .undetermined].contains(report.overall))
        if report.overall == .failed { #expect(report.decision?.outcome == .review && report.decision?.rule == nil) }
        let aborted = try await simulated.report(AccessInput.none, policy: policy)
        #expect(aborted.overall == .aborted && aborted.decision?.outcome == .review)
    }

    @Test(
        "a policy for those who are not there accepts what was shown, rejects what failed, and has a person look else")
    func kyc() async throws {
        for (profile, outcome) in [
            ("default", Decision.Outcome.accept), ("dg1-changed", .reject), ("no-anchor", .review),
        ] {
            let report = try await SimulatedDocument(profile).report(policy: .kyc)
            #expect(report.decision?.outcome == outcome, "\(profile) \(report.overall)")
        }
    }
}
