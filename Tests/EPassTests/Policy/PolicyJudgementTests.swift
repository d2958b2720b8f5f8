// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Judging by a policy of one's own", .timed)
struct PolicyJudgementTests {
    private func report(
        _ members: String, profile: String = "default", extends: String = "read", at time: Timestamp? = nil
    ) async throws -> InspectionReport {
        let simulated = try SimulatedDocument(profile)
        return Inspection.judge(
            try await simulated.read(), trust: try simulated.trust,
            policy: try PolicyExamples.policy(members, extends: extends), at: time ?? SimulatedDocument.time)
    }

    private func state(_ report: InspectionReport, _ id: CheckID) -> String {
        report.check(id).map { "\($0.result) \($0.reason?.rawValue ?? "-") \($0.role)" } ?? "none"
    }

    @Test(
        "States that are taken and denied",
        arguments: [
            (#""allow": ["UTO", "CH"]"#, "successful - mandatory"),
            (#""allow": ["EU", "CH"]"#, "failed countryNotAllowed mandatory"),
            (#""deny": ["CH"]"#, "successful - mandatory"),
            (#""deny": ["UTO"]"#, "failed countryNotAllowed mandatory"),
        ])
    func countries(rule: String, expected: String) async throws {
        let report = try await report(#""countries": {\#(rule)}"#)
        #expect(state(report, .issuerAllowed) == expected)
        #expect(report.overall == (expected.hasPrefix("s") ? .successful : .failed))
        // Nothing else is demanded, so no other check of the kind is there.
        #expect(report.check(.documentTypeAllowed) == nil && report.check(.proofDemanded) == nil)
    }

    @Test("what is expected is said by whoever judges, and a document that is expected gets no check for it")
    func expected() async throws {
        let names: [(String, String)] = [
            ("anything", "none"), ("document", "none"), ("seal", "failed notExpected mandatory"),
        ]
        for (word, expected) in names {
            // Whatever the check counts for otherwise.
            let report = try await report(#""expect": "\#(word)", "checks": {"document.type.allowed": "evaluatory"}"#)
            #expect(state(report, .documentTypeAllowed) == expected)
            #expect(report.overall == (word == "seal" ? .failed : .successful))
        }
        #expect(Policy.all.filter { $0.rules.expects == .document }.map(\.name) == ["kyc", "inspection"])
        #expect(Policy.kyc.expecting(.document, of: .seal) == .kyc && Policy.read.expecting(nil, of: .seal) == .read)
        #expect(Policy.kyc.expecting(.seal, of: .seal).rules.expects == .seal)
        #expect(Policy.border.expecting(.document, of: .document).hash == Policy.border.hash)
    }

    @Test(
        "types that are taken",
        arguments: [
            ("default", #""allow": ["passport"]"#, true), ("default", #""allow": ["card", "V"]"#, false),
            ("default", #""deny": ["P"]"#, false), ("td1", #""allow": ["card"]"#, true),
        ])
    func types(profile: String, rule: String, isTaken: Bool) async throws {
        let report = try await report(#""documentTypes": {\#(rule)}"#, profile: profile)
        #expect(report.check(.documentTypeAllowed)?.result == (isTaken ? .successful : .failed))
    }

    @Test("a document that was not read is of no State and no type")
    func unread() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        evidence.files.removeAll { $0.file == .dataGroup(.dg1) }
        let policy = try PolicyExamples.policy(
            #""countries": {"deny": ["CH"]}, "documentTypes": {"deny": ["V"]}"#, extends: "read")
        let report = try simulated.judge(evidence, policy: policy)
        #expect(report.check(.issuerAllowed)?.result == .undetermined)
        #expect(report.check(.documentTypeAllowed)?.result == .undetermined)
        #expect(report.overall == .undetermined)
    }

    @Test(
        "days of grace spare an expired document, and no longer",
        arguments: [("2034-04-20T00:00:00Z", true), ("2034-05-20T00:00:00Z", false)])
    func grace(time: String, isSpared: Bool) async throws {
        let moment = try #require(Timestamp(iso8601: time))
        let report = try await report(
            #""expiry": {"graceDays": 30}, "checks": {"document.expiry.current": "mandatory"}"#, at: moment)
        #expect(report.check(.expiry)?.result == .failed)
        #expect(report.check(.expiry)?.role == (isSpared ? .evaluatory : .mandatory))
        #expect((report.overall == .failed) == !isSpared)
        if isSpared { #expect(report.headline.word != .verified) }
    }

    @Test("days that must remain, and months that a document may be valid for")
    func period() async throws {
        #expect(
            state(try await report(#""expiry": {"remainingDays": 180}"#), .validityPeriod) == "successful - mandatory")
        #expect(
            state(try await report(#""expiry": {"remainingDays": 3650}"#), .validityPeriod)
                == "failed expiresSoon mandatory")
        let long = try await report(#""expiry": {"longestValidityMonths": 240}"#)
        let short = try await report(#""expiry": {"longestValidityMonths": 1}"#)
        #expect(
            ["successful - mandatory", "undetermined noDateOfIssue mandatory"].contains(state(long, .validityPeriod)))
        #expect(
            ["failed validityTooLong mandatory", "undetermined noDateOfIssue mandatory"].contains(
                state(short, .validityPeriod)))
    }

    @Test("a list that is missing or old leaves the result open, and makes nothing false")
    func age() async throws {
        let without = try await report(#""age": {"crlDays": 30}"#)
        #expect(state(without, .materialAge) == "undetermined noCRL mandatory" && without.overall == .undetermined)
        let store = try await report(#""age": {"storeDays": 30}"#)
        #expect(state(store, .materialAge) == "undetermined materialTooOld mandatory")
        let list = try await report(#""age": {"crlDays": 3650}"#, profile: "crl-expired")
        #expect(state(list, .materialAge) == "undetermined crlExpired mandatory")
    }

    @Test("a proof that is demanded is demanded of every document, and to whom it was shown matters")
    func proofs() async throws {
        let demand = #""chip": {"proofs": ["activeAuthentication", "chipAuthentication"], "shownTo": "verifier"}"#
        let read = try await report(demand)
        #expect(state(read, .proofDemanded) == "successful - mandatory" && read.overall == .successful)
        let plain = try await report(demand, profile: "no-chip-authentication")
        #expect(state(plain, .proofDemanded) == "undetermined cloneable mandatory")
        // The same reading, judged from its bundle: the terminal saw it, and whoever judges did not.
        let simulated = try SimulatedDocument("default")
        let bundle = try Evidence(parsing: Array(try await simulated.read().json().text().utf8))
        let policy = try PolicyExamples.policy(demand, extends: "read")
        let judged = try simulated.judge(bundle, policy: policy)
        #expect(judged.check(.proofDemanded)?.result == .undetermined && judged.overall == .undetermined)
        let anyone = try PolicyExamples.policy(demand.replacing("verifier", with: "anyone"), extends: "read")
        #expect(try simulated.judge(bundle, policy: anyone).check(.proofDemanded)?.result == .successful)
    }

    @Test(
        "kyc takes no proof of the chip by the word of whoever wrote it down",
        arguments: ["ca-only", "pace-cam", "aa-only"])
    func recorded(profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let read = try await simulated.read()
        let here = try simulated.judge(read, policy: .kyc)
        #expect(here.overall == .successful && here.decision?.outcome == .accept)
        // The same as a bundle, with its origin and without.
        for text in [read.json().text(), read.json().text().replacing(#""origin": "chip","#, with: "")] {
            guard let bundle = try? Evidence(parsing: Array(text.utf8)) else { continue }
            let report = try simulated.judge(bundle, policy: .kyc)
            #expect(state(report, .proofDemanded) == "undetermined proofNotShown mandatory")
            #expect(report.overall == .undetermined && report.decision?.outcome == .review)
            #expect(report.headline.word == .undetermined)
        }
    }

    @Test("under kyc any one proof shown to whoever judges will do")
    func anyProof() async throws {
        let scenario = try await ChipScenario.shared.value
        let bare = try scenario.evidence { evidence, _ in evidence.chip.chipAuthentication = nil }
        let bundle = try Evidence(parsing: bare.json().octets())
        let demand = try PolicyExamples.policy(
            #""chip": {"proofs": ["activeAuthentication", "chipAuthentication"], "shownTo": "verifier"}"#,
            extends: "kyc")
        for policy in [Policy.kyc, demand] {
            let answered = scenario.judge(bundle, policy: policy, challenge: ChipScenario.challenge)
            #expect(answered.check(.chipAuthentication)?.result == .undetermined)
            #expect(answered.check(.chipAuthentication)?.role == .evaluatory)
            #expect(answered.overall == .successful && answered.decision?.outcome == .accept, "\(answered.headline)")
            // An answer to somebody else's challenge may be an old one.
            let old = scenario.judge(bundle, policy: policy)
            #expect(old.check(.activeAuthentication)?.result == .successful && old.overall == .undetermined)
            #expect(old.check(.chipAuthentication)?.role == .mandatory)
        }
        // Somebody's word alone shows nothing to anyone.
        let anyone = try PolicyExamples.policy(
            #""chip": {"proofs": ["activeAuthentication", "chipAuthentication"]}"#, extends: "read")
        let told = scenario.honest
        let report = scenario.judge(try Evidence(parsing: told.json().octets()), policy: anyone)
        #expect(state(report, .proofDemanded) == "undetermined proofNotShown mandatory")
        #expect(report.overall == .undetermined)
    }

    @Test("a printed zone that is demanded has to be given to the judgement")
    func printed() async throws {
        let simulated = try SimulatedDocument("no-chip-authentication")
        let bundle = try Evidence(parsing: Array(try await simulated.read().json().text().utf8))
        let policy = try PolicyExamples.policy(#""printedZone": "demanded""#, extends: "read")
        let told = try simulated.judge(bundle, policy: policy)
        #expect(state(told, .mrzMatchesDG1) == "undetermined recorded mandatory" && told.overall == .undetermined)
        // Where it is not, what the evidence tells of it is neither missing nor there.
        #expect(state(try simulated.judge(bundle), .mrzMatchesDG1) == "undetermined recorded evaluatory")
        let given = Inspection.judge(
            bundle, trust: try simulated.trust, policy: policy, at: SimulatedDocument.time,
            printed: try simulated.lines)
        #expect(given.overall == .successful)
    }

    @Test(
        "an age is that of a list which somebody trusted signed and which is in force",
        arguments: [
            ("crl", "successful - mandatory"), ("crl-expired", "undetermined crlExpired mandatory"),
            ("default", "undetermined noCRL mandatory"),
        ])
    func ages(profile: String, expected: String) async throws {
        #expect(state(try await report(#""age": {"crlDays": 3650}"#, profile: profile), .materialAge) == expected)
    }

    @Test("a revocation list of a day to come has no age")
    func ageToCome() async throws {
        let before = SimulatedDocument.time.adding(days: -3_000)
        let report = try await report(#""age": {"crlDays": 3650}"#, profile: "crl", at: before)
        #expect(report.check(.materialAge)?.result == .undetermined, "\(state(report, .materialAge))")
    }

    @Test("data alone passes where nobody showed the chip, and a copy that was found out does not")
    func dataAlone() async throws {
        let alone = #""chip": {"dataAlone": true}"#
        let simulated = try SimulatedDocument("default")
        let files = try await simulated.read().files.compactMap { entry in entry.octets.map { (entry.file, $0) } }
        let evidence = Evidence(files: Dictionary(uniqueKeysWithValues: files))
        let policy = try PolicyExamples.policy(alone, extends: "read")
        #expect(try simulated.judge(evidence, policy: policy).overall == .successful)
        #expect(try simulated.judge(evidence, policy: .kyc).overall == .undetermined)
        #expect(try simulated.judge(evidence, policy: .kyc).check(.accessProtocol)?.role == .evaluatory)
        for copy in ["clone", "clone-refusing"] where SimulatorProfile.all.contains(where: { $0.name == copy }) {
            let report = try await report(alone, profile: copy)
            let chip = CheckID.allCases.filter { $0.check.area == .chip }.compactMap(report.check)
            if chip.contains(where: { $0.result == .failed }) { #expect(report.overall == .failed, "\(copy)") }
        }
    }

    @Test("what files of before say of an opening that is not known is what its check counts for")
    func unknownAccess() throws {
        let before = try PolicyExamples.policy(#""access": {"unknown": "ignored"}"#)
        let now = try PolicyExamples.policy(#""checks": {"access.protocol.established": "evaluatory"}"#)
        #expect(before == now && before.json["access"] == nil)
        #expect(try PolicyExamples.policy(#""access": {"unknown": "counts"}"#) == (try PolicyExamples.policy()))
    }

    @Test("an exception holds for its documents, the first that is about one, and keeps the hash of the whole")
    func exceptions() async throws {
        let own =
            #"{"name": "utopia", "for": {"countries": ["UTO"], "documentTypes": ["P"]}, "checks": {"document.expiry.current": "evaluatory"}}"#
        let all =
            #"{"name": "all", "for": {"documentTypes": ["passport"]}, "checks": {"document.expiry.current": "optional"}}"#
        let other = #"{"name": "swiss", "for": {"countries": ["CH"]}, "printedZone": "whereGiven"}"#
        let expired = try #require(Timestamp(iso8601: "2034-05-20T00:00:00Z"))
        let members = #""exceptions": [\#(other), \#(own), \#(all)]"#
        let report = try await report(members, extends: "border", at: expired)
        #expect(report.check(.expiry)?.role == .evaluatory)
        let policy = try PolicyExamples.policy(members)
        #expect(report.policy?.hash == policy.hash && report.policy?.appliedException == "utopia")
        #expect(report.json()["policy"]?["exception"]?.string == "utopia")
        let turned = try await self.report(
            #""exceptions": [\#(other), \#(all), \#(own)]"#, extends: "border", at: expired)
        #expect(turned.check(.expiry)?.role == .optional && turned.policy?.hash != policy.hash)
        let none = try await self.report(#""exceptions": [\#(other)]"#, extends: "border", at: expired)
        #expect(none.check(.expiry)?.role == .mandatory && none.json()["policy"]?["exception"] == .null)
    }

    @Test("reasons count for the check that names them, and for no other")
    func reasons() async throws {
        let counting = #""checks": {"issuer.ds.revocation": {"role": "optional", "counting": ["noCRL"]}}"#
        #expect(try await report(counting).overall == .undetermined)
        let other = #""checks": {"issuer.cardSecurity.revocation": {"role": "optional", "counting": ["noCRL"]}}"#
        #expect(try await report(other).overall == .successful)
    }

    @Test(
        "a report by a preset has none of the checks that only a file demands, and decides nothing",
        arguments: [Policy.read, .border, .strict])
    func presets(policy: Policy) async throws {
        let report = try await SimulatedDocument("default").report(policy: policy)
        for id in Check.Group.demands.checks { #expect(report.check(id) == nil) }
        #expect(report.decision == nil && report.json()["decision"] == .null && report.policy == policy)
    }
}
