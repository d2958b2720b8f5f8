// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

@Suite("What the linter of policies finds", .timed)
struct PolicyLintTests {
    private static let swiss = #""for": {"countries": ["CH"]}"#
    private static func exceptions(_ list: String) -> String { #""exceptions": [\#(list)]"# }
    private static func rules(_ list: String) -> String { #""decision": {"rules": [\#(list)], "default": "review"}"# }

    /// A file for each code that needs no trust material.
    static let examples: [(PolicyFinding.Code, String, String)] = [
        (.nothingTaken, "countries", #""countries": {"allow": ["CH"], "deny": ["CHE"]}"#),
        (.nothingTaken, "documentTypes", #""documentTypes": {"allow": ["PD"], "deny": ["passport"]}"#),
        (.allowedAndDenied, "countries", #""countries": {"allow": ["EU"], "deny": ["DE"]}"#),
        (.neverValidLongEnough, "expiry", #""expiry": {"remainingDays": 400, "longestValidityMonths": 12}"#),
        (.graceAndRemaining, "expiry", #""expiry": {"remainingDays": 1, "graceDays": 1}"#),
        (
            .demandWithoutRole, "age", #""age": {"crlDays": 30}, "checks": {"issuer.material.age": "optional"}"#
        ),
        (
            .demandWithoutRole, "countries",
            #""countries": {"allow": ["CH"]}, "checks": {"document.issuer.allowed": "evaluatory"}"#
        ),
        (
            .demandWithoutRole, "dataGroups.required",
            #""checks": {"integrity.dg*.hash": "evaluatory"}, "chip": {"dataAlone": true}"#
        ),
        (
            .ageWithoutRevocation, "age.crlDays",
            #""age": {"crlDays": 30}, "checks": {"issuer.ds.revocation": "evaluatory"}"#
        ),
        (
            .graceWithoutExpiry, "expiry.graceDays",
            #""expiry": {"graceDays": 3}, "checks": {"document.expiry.current": "evaluatory"}"#
        ),
        (.dataAloneAndProof, "chip", #""chip": {"dataAlone": true, "proofs": ["activeAuthentication"]}"#),
        (
            .exceptionNotTaken, "exceptions[0].for.countries",
            #""countries": {"allow": ["EU"]}, "# + exceptions(#"{"name": "a", \#(swiss), "excuses": "none"}"#)
        ),
        (
            .exceptionHidden, "exceptions[1].for",
            exceptions(
                #"{"name": "a", "for": {"countries": ["EFTA"]}, "excuses": "none"}, {"name": "b", \#(swiss), "printedZone": "whereGiven"}"#
            )
        ),
        (
            .exceptionOverlaps, "exceptions[1].for",
            exceptions(
                #"{"name": "a", \#(swiss), "excuses": "none"}, {"name": "b", "for": {"countries": ["EFTA"]}, "excuses": "none"}"#
            )
        ),
        (.exceptionChangesNothing, "exceptions[0].name", exceptions(#"{"name": "a", \#(swiss)}"#)),
        (
            .exceptionUnproven, #"exceptions[0].checks["issuer.ds.signature"]"#,
            exceptions(#"{"name": "a", \#(swiss), "checks": {"issuer.ds.signature": "optional"}}"#)
        ),
        (
            .weaker, "exceptions[0].anchors.unpinned",
            exceptions(#"{"name": "a", \#(swiss), "anchors": {"unpinned": true}}"#)
        ),
        (
            .ruleHidden, "decision.rules[1]",
            rules(
                #"{"name": "a", "when": {"reasons": ["noCRL", "expired"]}, "then": "review"}, {"name": "b", "when": {"reasons": ["noCRL"], "overall": "failed"}, "then": "reject"}"#
            )
        ),
        (
            .ruleNotTaken, "decision.rules[0].when.countries",
            #""countries": {"allow": ["EU"]}, "#
                + rules(#"{"name": "a", "when": {"overall": "successful", "countries": ["CH"]}, "then": "accept"}"#)
        ),
        (
            .ruleContradicts, "decision.rules[0].when",
            rules(#"{"name": "a", "when": {"assurances": ["fresh"], "notShown": ["fresh"]}, "then": "review"}"#)
        ),
        (
            .ruleContradicts, "decision.rules[0].when",
            rules(#"{"name": "a", "when": {"overall": "successful", "openOnlyFor": ["noCRL"]}, "then": "accept"}"#)
        ),
        (
            .acceptsUndetermined, "decision.rules[0].when.overall",
            rules(#"{"name": "a", "when": {"overall": "undetermined"}, "then": "accept"}"#)
        ),
        (
            .acceptsUnproven, "decision.rules[0].when",
            rules(
                #"{"name": "a", "when": {"overall": ["successful", "undetermined"], "openOnlyFor": ["evidenceNotRecorded"]}, "then": "accept"}"#
            )
        ),
        (
            .acceptsCopies, "decision.rules[0].when",
            rules(
                #"{"name": "a", "when": {"overall": "undetermined", "assurances": ["dataGenuine", "documentCurrent"]}, "then": "accept"}"#
            )
        ),
        (.dataUnproven, "checks", #""checks": {"issuer.ds.signature": "optional"}"#),
        (
            .dataUnproven, "exceptions[0].checks",
            exceptions(#"{"name": "a", \#(swiss), "checks": {"integrity.dg*.hash": "evaluatory"}}"#)
        ),
        (.proofByWord, "chip.shownTo", #""chip": {"proofs": ["chipAuthentication"]}"#),
        (.filesStayOpen, "checks", #""chip": {"proofs": ["activeAuthentication"], "shownTo": "verifier"}"#),
        (
            .ruleNotTaken, "decision.rules[0].when.documentTypes",
            #""documentTypes": {"allow": ["passport"]}, "#
                + rules(
                    #"{"name": "a", "when": {"overall": "successful", "documentTypes": ["card"]}, "then": "accept"}"#)
        ),
        (
            .ruleContradicts, #"decision.rules[0].when.checks["chip.proof.demanded"]"#,
            rules(
                #"{"name": "a", "when": {"overall": "successful", "checks": {"chip.proof.demanded": "successful"}}, "then": "accept"}"#
            )
        ),
        (
            .ruleContradicts, #"decision.rules[0].when.checks["document.issuer.allowed"]"#,
            rules(#"{"name": "a", "when": {"checks": {"document.issuer.allowed": "successful"}}, "then": "review"}"#)
        ),
        (
            .ruleContradicts, #"decision.rules[0].when.checks["issuer.ds.signature"]"#,
            rules(
                #"{"name": "a", "when": {"overall": "successful", "checks": {"issuer.ds.signature": "failed"}}, "then": "review"}"#
            )
        ),
        (
            .ruleContradicts, "decision.rules[0].when.reasons",
            rules(#"{"name": "a", "when": {"overall": "successful", "reasons": ["revoked"]}, "then": "review"}"#)
        ),
        (
            .ruleContradicts, "decision.rules[0].when.reasons",
            rules(#"{"name": "a", "when": {"overall": "undetermined", "reasons": ["blocked"]}, "then": "review"}"#)
        ),
        (.weaker, "printedZone", #""printedZone": "whereGiven""#),
        (.weaker, #"checks["document.expiry.current"]"#, #""checks": {"document.expiry.current": "optional"}"#),
        (.weaker, "dataGroups.required", #""dataGroups": {"required": [1, 2, 16]}"#),
        (.weaker, "countedReasons", #""countedReasons": []"#),
        (.weaker, "excuses", #""excuses": "technicalGuideline""#),
        (.weaker, "algorithms", #""algorithms": "none""#),
        (.weaker, "expiry.graceDays", #""expiry": {"graceDays": 1}"#),
        (.weaker, "expiry.sparesCertificates", #""expiry": {"sparesCertificates": true}"#),
        (.weaker, #"checks["access.protocol.established"]"#, #""access": {"unknown": "ignored"}"#),
        (.weaker, "anchors.listed", #""anchors": {"listed": true}"#),
        (.weaker, "deviations.signed", #""deviations": {"signed": "all"}"#),
        (.weaker, "chip.dataAlone", #""chip": {"dataAlone": true}"#),
    ]

    @Test("each kind of finding, at its place", arguments: examples)
    func finding(code: PolicyFinding.Code, member: String, members: String) throws {
        let findings = PolicyLint.findings(of: try PolicyExamples.policy(members), at: SimulatedDocument.time)
        let found = findings.map { "\($0.code) \($0.member)" }
        #expect(found.contains("\(code) \(member)"), "\(found)")
        for finding in findings {
            #expect(finding.message.english.hasSuffix("."))
            #expect(!finding.message.english.contains("{"))
        }
    }

    @Test(
        "every code has an example, but for those of trust material and one that only a file without optional checks has"
    )
    func complete() throws {
        let others: Set<PolicyFinding.Code> = [
            .countryWithoutAnchor, .countryWithoutCRL, .materialTooOld, .reasonWithoutCheck,
        ]
        #expect(Set(Self.examples.map(\.0)).union(others) == Set(PolicyFinding.Code.allCases))
        let all = Policy.Rules.checkNames.filter { $0 != "integrity.dg*.hash" }.map { #""\#($0)": "mandatory""# }
        let policy = try PolicyExamples.policy(#""checks": {\#(all.joined(separator: ", "))}"#)
        #expect(PolicyLint.findings(of: policy, at: SimulatedDocument.time).map(\.code) == [.reasonWithoutCheck])
    }

    @Test("what can hold is not said to contradict")
    func holds() throws {
        for rule in [
            #"{"name": "a", "when": {"overall": "failed", "reasons": ["revoked", "blocked"]}, "then": "reject"}"#,
            #"{"name": "a", "when": {"reasons": ["blocked"]}, "then": "reject"}"#,
            #"{"name": "a", "when": {"overall": "successful", "checks": {"issuer.ds.revocation": "undetermined"}}, "then": "review"}"#,
            #"{"name": "a", "when": {"overall": "undetermined", "assurances": ["dataGenuine", "chipOriginal"]}, "then": "accept"}"#,
            #"{"name": "a", "when": {"overall": "undetermined", "assurances": ["dataGenuine"], "openOnlyFor": ["noCRL"]}, "then": "accept"}"#,
        ] {
            let findings = PolicyLint.findings(
                of: try PolicyExamples.policy(Self.rules(rule)), at: SimulatedDocument.time)
            #expect(findings.allSatisfy { $0.weight == .weakness }, "\(rule): \(findings.map(\.code))")
        }
        let kyc = try PolicyExamples.policy(
            Self.rules(#"{"name": "a", "when": {"checks": {"chip.proof.demanded": "successful"}}, "then": "review"}"#),
            extends: "kyc")
        #expect(PolicyLint.findings(of: kyc, at: SimulatedDocument.time).isEmpty)
    }

    @Test("what is built in, and the sample, has none", arguments: Policy.all)
    func none(policy: Policy) throws {
        let findings = PolicyLint.findings(of: policy, at: SimulatedDocument.time)
        // The policy for those who are not there asks for less at two places, the one for tests at five: they say so.
        let expected = ["kyc": 2, "inspection": 5, "strict": findings.count][policy.name] ?? 0
        #expect(findings.count == expected && findings.allSatisfy { $0.weight == .weakness }, "\(findings)")
    }

    @Test("trust material that a policy cannot be met with is named")
    func material() throws {
        let trust = try SimulatedDocument("default").trust
        let policy = try PolicyExamples.policy(#""countries": {"allow": ["UTO", "CH"]}, "age": {"crlDays": 30}"#)
        let findings = PolicyLint.findings(of: policy, trust: trust, at: SimulatedDocument.time)
        let anchors = findings.first { $0.code == .countryWithoutAnchor }
        #expect(anchors?.message.english.contains("CH") == true && anchors?.message.english.contains("UT") == false)
        #expect(findings.first { $0.code == .countryWithoutCRL }?.message.english.contains("UT") == true)
    }
}
