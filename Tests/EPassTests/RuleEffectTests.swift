// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTestSupport
import Testing

@Suite("Rules of a chip: what they do, over whole readings (Docs/behaviour.md)", .timed)
struct RuleEffectTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let profile: String
        let rules: String
        let ends: String
        let shows: @Sendable (RuleReading) -> Bool
        var testDescription: String { "\(profile): \(rules)" }

        init(
            _ profile: String, when: String, then: String, _ ends: String,
            shows: @escaping @Sendable (RuleReading) -> Bool = { _ in true }
        ) {
            self.profile = profile
            rules = #"{"rules": [{"when": \#(when), "then": \#(then)}]}"#
            (self.ends, self.shows) = (ends, shows)
        }
    }

    static let portrait = #"{"step": "read", "file": "DG2", "offset": 4096, "nth": 1}"#
    static let late = #"{"protected": true, "nth": {"from": 5}}"#

    static let rows: [Row] = [
        .init(
            "default", when: portrait, then: #"{"status": "6700"}"#,
            "successful"),
        .init(
            "plain", when: portrait, then: #"{"status": "6700"}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"status": "6700", "endsSession": true}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"executed": false, "data": ""}"#,
            "successful"),
        .init(
            "plain", when: portrait, then: #"{"data": "00112233"}"#,
            "successful"),
        .init(
            "plain", when: portrait, then: #"{"random": 20}"#,
            "successful"),
        .init(
            "plain", when: portrait, then: #"{"cutData": {"to": 10}}"#,
            "successful"),
        .init(
            "plain", when: portrait, then: #"{"cutData": {"by": 10}}"#,
            "successful"),
        .init(
            "plain", when: portrait, then: #"{"flipData": {"octet": 3, "bit": 7}}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"flipData": 3}"#,
            "failed"),
        .init(
            "default", when: #"{"step": "paceNonce"}"#,
            then: #"{"objects": {"object": "80", "change": "retag", "as": "90"}}"#,
            "aborted access.dataObjectUnknown"),
        .init(
            "default", when: #"{"step": "paceMapping"}"#, then: #"{"objects": {"object": "82", "change": "drop"}}"#,
            "aborted access.dataObjectMissing"),
        .init(
            "default", when: #"{"step": "paceAgreement"}"#,
            then: #"{"objects": {"object": "84", "change": "flip", "bit": 5}}"#,
            "aborted access.publicKeyInvalid"),
        .init(
            "default", when: #"{"step": "paceToken"}"#, then: #"{"objects": {"object": "86", "change": "double"}}"#,
            "failed"),
        .init(
            "default", when: #"{"step": "paceToken"}"#,
            then: #"{"objects": {"object": "8A", "change": "add", "value": "0011"}}"#,
            "aborted access.chipAuthenticationDataUnexpected"),
        .init(
            "pace-cam", when: #"{"step": "paceToken"}"#,
            then: #"{"objects": {"object": "8A", "change": "retag", "as": "8B"}}"#,
            "undetermined"),
        .init(
            "pace-cam", when: #"{"step": "paceToken"}"#, then: #"{"objects": {"object": "8A", "change": "first"}}"#,
            "successful dataObjectsReordered"),
        .init(
            "pace-cam", when: #"{"step": "paceToken"}"#, then: #"{"objects": {"object": "8A", "change": "unwrap"}}"#,
            "undetermined"),
        .init(
            "default", when: late, then: #"{"protectedObjects": {"object": "99", "change": "first"}}"#,
            "aborted access.dataObjectOrder"),
        .init(
            "default", when: late, then: #"{"protectedObjects": {"object": "99", "change": "drop"}}"#,
            "successful statusObjectAbsent"),
        .init(
            "default", when: late, then: #"{"protectedObjects": {"object": "8E", "change": "drop"}}"#,
            "aborted access.macMissing"),
        .init(
            "default", when: late, then: #"{"protectedObjects": {"object": "87", "change": "cut", "octets": 1}}"#,
            "aborted access.cryptogramInvalid"),
        .init(
            "default", when: late, then: #"{"protectedObjects": {"object": "87", "change": "last"}}"#,
            "aborted access.dataObjectOrder"),
        .init(
            "default", when: late,
            then: #"{"protectedObjects": {"object": "99", "change": "replace", "value": "6A82"}}"#,
            "aborted access.statusMismatch"),
        .init(
            "default", when: late, then: #"{"padding": "zeros"}"#,
            "aborted access.paddingInvalid"),
        .init(
            "default", when: late, then: #"{"padding": "blockMore"}"#,
            "aborted access.paddingInvalid"),
        .init(
            "default", when: late, then: #"{"protection": "none"}"#,
            "aborted access.unprotectedResponse"),
        .init(
            "default", when: late, then: #"{"protection": "wrongChecksum"}"#,
            "aborted access.macInvalid"),
        // Met once more at the first answer of each new channel, where the one before is PACE's: it has no MAC.
        .init(
            "default", when: late, then: #"{"protection": "replayed"}"#,
            "aborted access.macMissing"),
        // The first answer of a channel has none before it there: that of before the keys comes once more.
        .init(
            "default", when: #"{"after": "PACE", "nth": 1}"#, then: #"{"protection": "replayed"}"#,
            "successful", shows: { !$0.evidence.recoveries.isEmpty }),
        .init(
            "default", when: portrait, then: #"{"cut": {"to": 1}}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"cut": {"by": 100}}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"flip": 20}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"octets": "6F00"}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"octets": ""}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"delay": 1500}"#,
            "successful after 1500 ms"),
        .init(
            "default", when: portrait, then: #"{"delay": 100000}"#,
            "successful after 20000 ms"),
        .init(
            "default", when: #"{"step": "read", "nth": {"to": 4}}"#, then: #"{"delay": {"first": 10, "growth": 5}}"#,
            "successful after 70 ms"),
        .init(
            "default", when: #"{"step": "read", "nth": {"to": 6}}"#,
            then: #"{"delay": {"first": 10, "factor": 2, "most": 50}}"#,
            "successful after 220 ms"),
        .init(
            "default", when: portrait, then: #"{"silent": true}"#,
            "successful after 20000 ms"),
        .init(
            "default", when: portrait, then: #"{"leaves": {}}"#,
            "aborted card.removed"),
        .init(
            "default", when: portrait, then: #"{"leaves": {"for": 700}}"#,
            "successful after 700 ms"),
        .init(
            "default", when: portrait, then: #"{"leaves": {"for": 700, "late": true}}"#,
            "successful after 700 ms"),
        .init(
            "default", when: portrait, then: #"{"leaves": {"for": 0}}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"losesPower": true}"#,
            "successful"),
        .init(
            "default", when: portrait, then: #"{"endsSession": true}"#,
            "successful"),
        .init(
            "default", when: #"{"command": 1}"#, then: #"{"tries": {"MRZ": 1}}"#,
            "aborted access.passwordSuspended"),
    ]

    @Test("an effect ends a reading like this", arguments: rows)
    func ends(_ row: Row) async throws {
        let reading = try await RuleReading(row.profile, row.rules)
        #expect(reading.end == row.ends, "\(reading.commands) commands")
    }

    @Test("each member of an effect and each change of an object stands in a row")
    func complete() {
        let text = Self.rows.map(\.rules).joined()
        for name in [
            "executed", "status", "data", "random", "cutData", "flipData", "objects", "protectedObjects", "padding",
            "protection", "cut", "flip", "octets", "delay", "silent", "leaves", "losesPower", "endsSession", "tries",
        ] { #expect(text.contains("\"\(name)\""), "\(name)") }
        for change in ObjectChange.Kind.allCases { #expect(text.contains("\"\(change.rawValue)\""), "\(change)") }
    }

    /// A chip without cryptography says the same in each reading, so what a rule changes can be seen octet by octet.
    @Test("a rule changes the answer that it names, and nothing before it")
    func nothingElse() async throws {
        let plain = try await RuleReading("plain", "{}").transcript.entries
        let late = #"{"rules": [{"when": {}, "then": {"delay": 3}}]}"#
        #expect(try await RuleReading("plain", late).transcript.entries == plain)
        let never = #"{"rules": [{"when": {"command": 999999}, "then": {"leaves": {}}}]}"#
        #expect(try await RuleReading("plain", never).transcript.entries == plain)
        let once = #"{"rules": [{"when": \#(Self.portrait), "then": {"status": "6700"}}]}"#
        let changed = try await RuleReading("plain", once).transcript.entries
        let index = try #require(zip(plain, changed).enumerated().first { $1.0 != $1.1 }?.offset)
        #expect(changed[index] == .response([0x67, 0x00]))
        // READ BINARY whose octets hold the one at 4,096.
        guard case .command(let command) = changed[index - 1] else { throw CancellationError() }
        let offset = Int(command[2]) << 8 | Int(command[3])
        #expect(command[1] == 0xB0 && (offset...offset + 256).contains(4096))
        let files = try await RuleReading("plain", once).evidence.files.map(\.octets)
        #expect(try await RuleReading("plain", "{}").evidence.files.map(\.octets) == files)
    }

    @Test("what two rules say of one command adds up, and the later one counts where both say the same")
    func together() async throws {
        let rules = """
            {"rules": [
                {"when": {"command": 4}, "then": {"delay": 5, "status": "6A82"}},
                {"when": {"command": {"from": 4, "to": 4}}, "then": {"delay": 7, "status": "6B00"}}
            ]}
            """
        let reading = try await RuleReading("plain", rules)
        #expect(reading.milliseconds == 12)
        let answers = reading.transcript.entries.compactMap { entry in
            if case .response(let octets) = entry { octets } else { nil }
        }
        #expect(answers.dropFirst(3).first == [0x6B, 0x00])
    }
}
