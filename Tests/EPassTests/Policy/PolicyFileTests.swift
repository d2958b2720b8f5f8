// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Policies as files, Docs/policies.md", .timed)
struct PolicyFileTests {
    @Test("what is built in is read without a fault, and is what it is written as", arguments: Policy.all)
    func builtIn(policy: Policy) throws {
        #expect(Policy.faults(json: policy.json.octets()).isEmpty)
        let again = try Policy(json: policy.json.octets())
        #expect(again.rules == policy.rules && again.decision == policy.decision && again.hash == policy.hash)
        #expect(!policy.about.isEmpty && !policy.rules.mandatory.isEmpty)
        // Nothing that cannot be read takes its place.
        #expect(policy.name == "strict" || policy.profile != .strict)
    }

    @Test("the hash is SHA-256 over the canonical form of what show --json writes")
    func hash() throws {
        for policy in Policy.all + [try PolicyExamples.policy(#""countries": {"allow": ["EU", "CH"]}"#)] {
            let parsed = try JSONValue(parsing: policy.json.octets())
            let digest = try HashAlgorithm.sha256.hash(parsed.canonicalOctets())
            #expect(policy.hash == Hexadecimal.lowercaseText(digest))
        }
    }

    @Test("each good file is read, and is what it is written as", arguments: PolicyExamples.good)
    func good(text: String) throws {
        #expect(Policy.faults(json: Array(text.utf8)).isEmpty)
        let policy = try Policy(json: Array(text.utf8))
        let again = try Policy(json: policy.json.octets())
        #expect(again.hash == policy.hash && again.rules == policy.rules && again.exceptions == policy.exceptions)
        #expect(again.base == nil && policy.base != nil)
    }

    @Test("each bad file is refused with a place", arguments: PolicyExamples.bad)
    func bad(text: String) throws {
        let faults = Policy.faults(json: Array(text.utf8))
        #expect(!faults.isEmpty)
        for fault in faults { #expect(fault.line == 1 && fault.column >= 1 && fault.column <= text.count + 1) }
        let error = #expect(throws: PolicyError.self) { try Policy(json: Array(text.utf8)) }
        #expect(error == faults.first)
    }

    @Test("an error has the member, its line and its column, and what to do")
    func places() throws {
        let text = """
            {
              "schema": "epass-policy/1", "name": "own", "extends": "border",
              "checks": {"issuer.ds.signatur": "optional", "document.expiry.current": "optinal"},
              "countries": {"allow": ["EU", "Swizerland"]},
              "expiry": {"graceDays": 99999},
              "decision": {"rules": [{"name": "a", "when": {}, "then": "accept"}]}
            }
            """
        let faults = Policy.faults(json: Array(text.utf8))
        let told = faults.map { "\($0.line):\($0.column) \($0.member) \($0.code)" }
        #expect(
            told == [
                #"3:14 checks["issuer.ds.signatur"] policy.nameUnknown"#,
                #"3:75 checks["document.expiry.current"] policy.nameUnknown"#,
                "4:33 countries.allow[1] policy.nameUnknown", "5:27 expiry.graceDays policy.valueInvalid",
                "6:60 decision.rules[0].then policy.acceptsFailure", "6:15 decision policy.memberMissing",
            ])
        #expect(faults[0].remedy.english == "Did you mean issuer.ds.signature?", "\(faults[0].remedy.english)")
        #expect(faults[1].remedy.english == "Did you mean optional?")
        #expect(faults[2].remedy.english.contains("Switzerland"), "\(faults[2].remedy.english)")
        #expect(faults[5].remedy.english.contains(#""default": "review""#))
        #expect(throws: PolicyError.self) { try Policy(json: Array(text.utf8)) }
    }

    @Test("columns are characters, and lines are those of an editor")
    func columns() throws {
        let text = "{\n\t\"schema\": \"epass-policy/1\",\r\n\"about\": \"äöü\", \"nam\": 5}"
        let faults = Policy.faults(json: Array(text.utf8))
        #expect(faults.first.map { [$0.line, $0.column] } == [3, 17], "\(faults)")
    }

    @Test("what is hostile is refused within bounds")
    func hostile() throws {
        let deep = String(repeating: "[", count: 100_000)
        for text in [
            deep, PolicyExamples.text(#""exceptions": "# + deep), "{\"schema\": \"epass-policy/1\", " + deep,
            #"{"schema": "epass-policy/1", "schema": "epass-policy/1", "name": "x", "extends": "read"}"#,
            PolicyExamples.text(#""name": "other""#), "\u{FEFF}" + PolicyExamples.text(), "",
            PolicyExamples.text(#""about": "\u0000""#), PolicyExamples.text(#""expiry": {"graceDays": 1e2}"#),
            PolicyExamples.text(#""expiry": {"graceDays": 99999999999999999999}"#),
            PolicyExamples.text(#""about": "\#(String(repeating: "x", count: Policy.maximumLength))""#),
            PolicyExamples.text(
                #""countries": {"allow": [\#(Array(repeating: #""CH""#, count: 513).joined(separator: ","))]}"#),
            PolicyExamples.text(#""exceptions": [\#(Array(repeating: "{}", count: 65).joined(separator: ","))]"#),
        ] {
            let faults = Policy.faults(json: Array(text.utf8))
            #expect((1...50).contains(faults.count), "\(text.prefix(60))")
        }
        let many = (0..<2_000).map { #""x\#($0)": 1"# }.joined(separator: ", ")
        #expect(Policy.faults(json: Array(PolicyExamples.text(many).utf8)).count == 50)
    }

    @Test("a file that is named like what is built in has to be it")
    func named() throws {
        let changed = PolicyExamples.text(extends: "read", name: "border")
        #expect(Policy.faults(json: Array(changed.utf8)).map(\.code) == [.nameTaken])
        #expect(try Policy(json: Policy.border.json.octets()).hash == Policy.border.hash)
        let limits = PolicyExamples.text(#""algorithms": {"name": "strict", "limits": []}"#)
        #expect(Policy.faults(json: Array(limits.utf8)).map(\.code) == [.nameTaken])
    }

    @Test("a file that starts from none has to say everything")
    func whole() throws {
        let text = #"{"schema": "epass-policy/1", "name": "own", "checks": {}, "expiry": {"graceDays": 1}}"#
        let faults = Policy.faults(json: Array(text.utf8))
        #expect(faults.allSatisfy { $0.code == .memberMissing || $0.code == .dataAlone })
        #expect(faults.contains { $0.member == "expiry" } && faults.contains { $0.member == "checks" })
        #expect(faults.contains { $0.remedy.english.contains("extends") })
    }

    @Test("that data alone will do has to stand in the file")
    func dataAlone() throws {
        for role in ["optional", "evaluatory"] {
            for check in [
                "chip.activeAuthentication.signature", "chip.chipAuthentication.keyAgreement",
                "chip.chipAuthenticationMapping.data",
            ] {
                let checks = #""checks": {"\#(check)": "\#(role)"}"#
                #expect(Policy.faults(json: Array(PolicyExamples.text(checks).utf8)).map(\.code) == [.dataAlone])
                #expect(try PolicyExamples.policy(checks + #", "chip": {"dataAlone": true}"#).hash.count == 64)
                #expect(
                    try PolicyExamples.policy(checks + #", "chip": {"proofs": ["chipAuthentication"]}"#).hash.count
                        == 64)
                let exception = #""exceptions": [{"name": "a", "for": {"countries": ["CH"]}, \#(checks)}]"#
                let faults = Policy.faults(json: Array(PolicyExamples.text(exception).utf8))
                #expect(faults.map(\.code) == [.dataAlone] && faults.first?.member == "exceptions[0].checks")
            }
        }
    }

    @Test("groups of States are known by their names, have known members, and are written as these")
    func groups() throws {
        #expect(CountryGroup.all.map(\.name) == ["EU", "EEA", "EFTA", "Schengen", "Nordic", "GCC"])
        #expect(CountryGroup.all.map(\.countries.count) == [27, 30, 4, 29, 5, 6])
        #expect(CountryGroup.day.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil)
        let policy = try PolicyExamples.policy(#""countries": {"allow": ["EU", "EUE", "CH"]}"#)
        #expect(policy.rules.countries.allowed?.count == 29)
        #expect(policy.json["countries"]?["allow"]?.array?.contains(.string("EUE")) == true)
        #expect(policy.json["countries"]?["allow"]?.array?.contains(.string("EU")) == false)
    }

    @Test("a hash is computed once for a value and its copies, and anew for one that was changed")
    func memo() throws {
        let policy = try PolicyExamples.policy()
        let hash = policy.hash
        var copy = policy
        #expect(copy.hash == hash && copy == policy)
        copy.demandsPrintedMRZ = false
        #expect(copy.hash != hash && policy.hash == hash && copy != policy)
        copy.demandsPrintedMRZ = true
        #expect(copy.hash == hash && copy == policy)
        let clock = ContinuousClock()
        let once = clock.measure { _ = PolicyExamples.good.count }
        let many = clock.measure { for _ in 0..<10_000 { _ = policy.hash } }
        #expect(many < .milliseconds(500) + once, "\(many)")
    }
}
