// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassTLV
import EPassTestSupport
import Foundation
import Testing

@testable import EPassSimulator

@Suite("The behaviour of a chip as JSON (Docs/behaviour.md)", .timed)
struct BehaviourJSONTests {
    private func read(_ json: String) throws -> ChipBehaviour {
        try DocumentDescription(json: Array("{\"behaviour\": \(json)}".utf8)).behaviour
    }

    @Test("what a profile's chip does is written and read to the same", arguments: SimulatorProfile.all)
    func profiles(_ profile: SimulatorProfile) throws {
        #expect(try read(profile.behaviour.json.text()) == profile.behaviour)
    }

    @Test("any behaviour is written and read to the same", arguments: 0..<200)
    func random(_ number: UInt64) throws {
        var source = BehaviourSource(seed: number)
        let behaviour = source.behaviour()
        let text = behaviour.json.text()
        #expect(try read(text) == behaviour, "\(text)")
    }

    @Test("a behaviour in which nothing is said is that of a well-behaved chip, and is written as nothing")
    func empty() throws {
        #expect(try read("{}") == ChipBehaviour())
        #expect(ChipBehaviour().json == .object([]))
    }

    @Test("members replace those of the profile one by one")
    func replacing() throws {
        let profile = try SimulatorProfile.named("clone-denied").document
        let json = #"{"behaviour": {"endOfFile": "silent", "deniedFiles": []}}"#
        var expected = profile.behaviour
        expected.endOfFile = .silent
        expected.deniedFiles = []
        #expect(try DocumentDescription(json: Array(json.utf8), replacing: profile).behaviour == expected)
        #expect(expected.activeAuthenticationFault == .refused)
    }

    @Test("every enum of a behaviour has a word for each case")
    func words() {
        #expect(Set(PACEFault.all.map(\.word)).count == PACEFault.all.count && PACEFault.all.count == 21)
        #expect(Set(ActiveAuthenticationFault.words.map(\.word)).count == 19)
    }

    static let wrong: [(json: String, member: String)] = [
        (#"{"rulez": []}"#, "behaviour.rulez"), (#"{"paceFault": "none"}"#, "behaviour.paceFault"),
        (#"{"refusedTokens": -1}"#, "behaviour.refusedTokens"),
        (#"{"triesLeft": {"PIN": 16}}"#, "behaviour.triesLeft.PIN"),
        (#"{"triesLeft": {"PN": 1}}"#, "behaviour.triesLeft.PN"), (#"{"guardedWord": "6A8"}"#, "behaviour.guardedWord"),
        (#"{"shortIdentifiers": {"file": "COM"}}"#, "behaviour.shortIdentifiers"),
        (#"{"shortIdentifiers": "any"}"#, "behaviour.shortIdentifiers"),
        (#"{"plainFiles": ["DG17"]}"#, "behaviour.plainFiles[0]"),
        (#"{"activeAuthenticationFault": {"truncated": 1, "extended": 1}}"#, "behaviour.activeAuthenticationFault"),
        (#"{"extendedLength": {"command": 70000}}"#, "behaviour.extendedLength.command"),
        (#"{"rules": {}}"#, "behaviour.rules"), (#"{"rules": [{"if": {}}]}"#, "behaviour.rules[0].if"),
        (#"{"rules": [{}, {"when": {"step": "paceStep"}}]}"#, "behaviour.rules[1].when.step"),
        (#"{"rules": [{"when": {"step": ["read", "reed"]}}]}"#, "behaviour.rules[0].when.step[1]"),
        (#"{"rules": [{"when": {"command": 0}}]}"#, "behaviour.rules[0].when.command"),
        (#"{"rules": [{"when": {"nth": {"every": 0}}}]}"#, "behaviour.rules[0].when.nth.every"),
        (#"{"rules": [{"when": {"offset": {"from": -1}}}]}"#, "behaviour.rules[0].when.offset.from"),
        (#"{"rules": [{"when": {"p1": "8"}}]}"#, "behaviour.rules[0].when.p1"),
        (#"{"rules": [{"when": {"p1": "8000"}}]}"#, "behaviour.rules[0].when.p1"),
        (#"{"rules": [{"when": {"data": "8000/FF"}}]}"#, "behaviour.rules[0].when.data"),
        (#"{"rules": [{"then": {"status": "900"}}]}"#, "behaviour.rules[0].then.status"),
        (#"{"rules": [{"then": {"data": "0"}}]}"#, "behaviour.rules[0].then.data"),
        (#"{"rules": [{"then": {"cut": {}}}]}"#, "behaviour.rules[0].then.cut"),
        (#"{"rules": [{"then": {"cut": {"to": 1, "by": 1}}}]}"#, "behaviour.rules[0].then.cut"),
        (#"{"rules": [{"then": {"delay": 600001}}]}"#, "behaviour.rules[0].then.delay"),
        (#"{"rules": [{"then": {"delay": {"factor": 0}}}]}"#, "behaviour.rules[0].then.delay.factor"),
        (#"{"rules": [{"then": {"leaves": {"for": -1}}}]}"#, "behaviour.rules[0].then.leaves.for"),
        (#"{"rules": [{"then": {"objects": {"object": "8A"}}}]}"#, "behaviour.rules[0].then.objects.change"),
        (
            #"{"rules": [{"then": {"objects": {"object": "8A", "change": "retag"}}}]}"#,
            "behaviour.rules[0].then.objects.as"
        ),
        (
            #"{"rules": [{"then": {"objects": [{"object": "8A8A8A8A", "change": "drop"}]}}]}"#,
            "behaviour.rules[0].then.objects[0].object"
        ),
    ]

    @Test("what is not allowed is an error at its member", arguments: wrong)
    func errors(_ json: String, _ member: String) throws {
        do {
            let read = try read(json)
            Issue.record("\(read) was read")
        } catch let error as SimulatorError {
            #expect(error.member == member, "\(error)")
            #expect(error.code == .valueInvalid || error.code == .memberUnknown)
        }
    }

    @Test("rules, changes and octets are bounded")
    func bounds() throws {
        func list(_ count: Int, of json: String) -> String {
            "[" + [String](repeating: json, count: count).joined(separator: ", ") + "]"
        }
        #expect(try read("{\"rules\": \(list(256, of: "{}"))}").rules.count == 256)
        #expect(throws: SimulatorError.self) { try read("{\"rules\": \(list(257, of: "{}"))}") }
        let change = #"{"object": "99", "change": "double"}"#
        let allowed = "{\"rules\": [{\"then\": {\"objects\": \(list(32, of: change))}}]}"
        #expect(try read(allowed).rules.first?.then.objects.count == 32)
        let more = "{\"rules\": [{\"then\": {\"objects\": \(list(33, of: change))}}]}"
        #expect(throws: SimulatorError.self) { try read(more) }
        let octets = String(repeating: "00", count: 65_001)
        #expect(throws: SimulatorError.self) { try read("{\"rules\": [{\"then\": {\"octets\": \"\(octets)\"}}]}") }
    }

    @Test("all rules at once, each as large as it may be: the chip answers, and no answer is longer than a frame")
    func largest() throws {
        let double = ObjectChange(.double, 0x87)
        let add = ObjectChange(.add, 0x81, value: [UInt8](repeating: 0, count: 65_000))
        let rule = ChipRule(
            when: RuleCondition(),
            then: RuleEffect {
                $0.random = 65_535
                $0.protectedObjects = [ObjectChange](repeating: double, count: 16) + [add, add]
                $0.objects = [add, double]
                $0.delay = RuleDelay(milliseconds: RuleDelay.longest, growth: RuleDelay.longest, factor: 1000)
            })
        let chip = try TestDocuments.chip { $0.rules = [ChipRule](repeating: rule, count: ChipRule.most) }
        for command: [UInt8] in [[0x00, 0xA4, 0x00, 0x0C], [0x00, 0xB0, 0x9E, 0x00, 0x00], [0x0C], []] {
            let reply = chip.exchange(command)
            #expect(reply.octets?.count ?? 0 <= 65_535)
            #expect(reply.delay <= RuleDelay.longest)
        }
    }

    @Test("a time that grows stays within its bound, however often it grows")
    func delays() {
        #expect(RuleDelay(milliseconds: 10, growth: 5).time(ofNumber: 4) == 25)
        #expect(RuleDelay(milliseconds: 10, factor: 2, most: 50).time(ofNumber: 4) == 50)
        #expect(RuleDelay(milliseconds: 0, factor: 1000).time(ofNumber: Int.max) == 0)
        #expect(RuleDelay(milliseconds: 1, growth: 1).time(ofNumber: Int.max) == RuleDelay.longest)
        #expect(RuleDelay(milliseconds: 1, factor: 1000).time(ofNumber: Int.max) == RuleDelay.longest)
        #expect(PasswordDelay().time(behind: 0) == 0 && PasswordDelay().time(behind: 3) == 4000)
    }

    @Test("every member of a behaviour and of a reader stands in Docs/behaviour.md, and no other does")
    func page() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Docs/behaviour.md")
        let text = try String(contentsOf: path, encoding: .utf8)
        let tables: [(heading: String, names: [String])] = [
            ("## What the chip does", ChipBehaviour.members.map(\.name)),
            ("### `when`", RuleCondition.members.map(\.name)), ("### `then`", RuleEffect.members.map(\.name)),
            ("### Steps", ChipStep.allCases.map(\.rawValue)), ("### Events", ChipEvent.allCases.map(\.rawValue)),
            ("### Data objects", ObjectChange.Kind.allCases.map(\.rawValue)),
            ("## The reader", SimulatedReader.members.map(\.name)),
        ]
        for table in tables {
            let start = try #require(text.range(of: table.heading + "\n"), "\(table.heading)")
            let lines = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false).prefix {
                !$0.hasPrefix("#")
            }
            let rows = lines.filter { $0.hasPrefix("| `") }.flatMap { line in
                line.split(separator: "|")[0].matches(of: /`([A-Za-z0-9]+)`/).map { String($0.1) }
            }
            #expect(rows.sorted() == table.names.sorted(), "\(table.heading)")
        }
    }
}
