// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
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

    @Test("a decision says whether a source of reports was asked")
    func statusAsked() async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        for (answer, isAsked) in [(DocumentStatusAnswer.notAsked, false), (.told(.fine), true)] {
            let report = Inspection.judge(
                evidence, trust: try simulated.trust, policy: .kyc, at: SimulatedDocument.time, status: answer)
            #expect(report.decision?.isStatusAsked == isAsked)
            #expect(report.json()["decision"]?["statusAsked"]?.boolean == isAsked)
        }
    }

    /// A policy of the rules of read, some of them counting for something else, which accepts what fits.
    private func accepting(_ condition: DecisionRules.Condition, _ roles: [CheckID: CheckRole] = [:]) throws -> Policy {
        var rules = Policy.read.rules
        for (id, role) in roles { rules.count(try #require(id.policyName), as: role) }
        return Policy(
            name: "own", rules: rules,
            decision: DecisionRules(
                rules: [.init(name: "all", condition: condition, outcome: .accept)], standard: .review))
    }

    @Test("what accepts the undetermined accepts no data that was not proven, and no copy")
    func unproven() async throws {
        let simulated = try SimulatedDocument("aa-and-ca")
        let files = simulated.document.files
        var condition = DecisionRules.Condition()
        condition.overall = [.successful, .undetermined]
        let policy = try accepting(condition)
        let sod = try simulated.judge(Evidence(files: files.filter { $0.key == .sod }), policy: policy)
        #expect(sod.overall == .undetermined && sod.decision?.outcome == .review)
        let copy = try simulated.judge(Evidence(files: files), policy: policy)
        #expect(copy.overall == .undetermined && copy.decision?.outcome == .review)
        #expect(copy.assurance(.dataGenuine)?.isGiven == true)
        var alone = policy.rules
        alone.chip.takesDataAlone = true
        let taking = Policy(name: "own", rules: alone, decision: policy.decision)
        #expect(try simulated.judge(Evidence(files: files), policy: taking).decision?.outcome == .accept)
    }

    @Test("a policy that does not count who signed accepts nothing by it, and no headline says that data is genuine")
    func uncounted() async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        var condition = DecisionRules.Condition()
        condition.overall = [.successful]
        let without = try TrustSnapshot(anchors: [])
        // The key of the chip is not authenticated then, either.
        let chip = Dictionary(
            CheckID.allCases.filter { $0.check.area == .chip && $0.policyName != nil }.map {
                ($0, CheckRole.evaluatory)
            }, uniquingKeysWith: { one, _ in one })
        for role in [CheckRole.optional, .evaluatory] {
            var roles = chip
            roles[.dsSignature] = role
            let report = Inspection.judge(
                evidence, trust: without, policy: try accepting(condition, roles), at: SimulatedDocument.time)
            #expect(report.overall == .successful && report.decision?.outcome == .review)
            #expect(report.headline.word == .verifiedWithFindings)
            #expect(report.headline.statements.map(\.key.name) == ["headline.notProven"], "\(report.headline)")
        }
        let changed = try SimulatedDocument("signature-changed")
        var roles = chip
        roles[.sodSignature] = .evaluatory
        let forged = try changed.judge(try await changed.read(), policy: try accepting(condition, roles))
        #expect(forged.headline.statements.first?.key.name == "headline.notProven", "\(forged.headline.sentence)")
        #expect(forged.decision?.outcome == .review)
    }
}
