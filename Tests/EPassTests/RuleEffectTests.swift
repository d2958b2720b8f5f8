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
        .init("default", when: portrait, then: #"{"status": "6700"}"#, "?"),
        .init("plain", when: portrait, then: #"{"status": "6700"}"#, "?"),
        .init("default", when: portrait, then: #"{"status": "6700", "endsSession": true}"#, "?"),
        .init("default", when: portrait, then: #"{"executed": false, "data": ""}"#, "?"),
        .init("plain", when: portrait, then: #"{"data": "00112233"}"#, "?"),
        .init("plain", when: portrait, then: #"{"random": 20}"#, "?"),
        .init("plain", when: portrait, then: #"{"cutData": {"to": 10}}"#, "?"),
        .init("plain", when: portrait, then: #"{"cutData": {"by": 10}}"#, "?"),
        .init("plain", when: portrait, then: #"{"flipData": {"octet": 3, "bit": 7}}"#, "?"),
        .init("default", when: portrait, then: #"{"flipData": 3}"#, "?"),
        .init("default", when: #"{"step": "paceNonce"}"#, then: #"{"objects": {"object": "80", "change": "retag", "as": "90"}}"#, "?"),
        .init("default", when: #"{"step": "paceMapping"}"#, then: #"{"objects": {"object": "82", "change": "drop"}}"#, "?"),
        .init("default", when: #"{"step": "paceAgreement"}"#, then: #"{"objects": {"object": "84", "change": "flip", "bit": 5}}"#, "?"),
        .init("default", when: #"{"step": "paceToken"}"#, then: #"{"objects": {"object": "86", "change": "double"}}"#, "?"),
        .init("default", when: #"{"step": "paceToken"}"#, then: #"{"objects": {"object": "8A", "change": "add", "value": "0011"}}"#, "?"),
        .init("pace-cam", when: #"{"step": "paceToken"}"#, then: #"{"objects": {"object": "8A", "change": "retag", "as": "8B"}}"#, "?"),
        .init("pace-cam", when: #"{"step": "paceToken"}"#, then: #"{"objects": {"object": "8A", "change": "first"}}"#, "?"),
        .init("pace-cam", when: #"{"step": "paceToken"}"#, then: #"{"objects": {"object": "8A", "change": "unwrap"}}"#, "?"),
        .init("default", when: late, then: #"{"protectedObjects": {"object": "99", "change": "first"}}"#, "?"),
        .init("default", when: late, then: #"{"protectedObjects": {"object": "99", "change": "drop"}}"#, "?"),
        .init("default", when: late, then: #"{"protectedObjects": {"object": "8E", "change": "drop"}}"#, "?"),
        .init("default", when: late, then: #"{"protectedObjects": {"object": "87", "change": "cut", "octets": 1}}"#, "?"),
        .init("default", when: late, then: #"{"protectedObjects": {"object": "87", "change": "last"}}"#, "?"),
        .init("default", when: late, then: #"{"protectedObjects": {"object": "99", "change": "replace", "value": "6A82"}}"#, "?"),
        .init("default", when: late, then: #"{"padding": "zeros"}"#, "?"),
        .init("default", when: late, then: #"{"padding": "blockMore"}"#, "?"),
        .init("default", when: late, then: #"{"protection": "none"}"#, "?"),
        .init("default", when: late, then: #"{"protection": "wrongChecksum"}"#, "?"),
        .init("default", when: late, then: #"{"protection": "replayed"}"#, "?"),
        .init("default", when: portrait, then: #"{"cut": {"to": 1}}"#, "?"),
        .init("default", when: portrait, then: #"{"cut": {"by": 100}}"#, "?"),
        .init("default", when: portrait, then: #"{"flip": 20}"#, "?"),
        .init("default", when: portrait, then: #"{"octets": "6F00"}"#, "?"),
        .init("default", when: portrait, then: #"{"octets": ""}"#, "?"),
        .init("default", when: portrait, then: #"{"delay": 1500}"#, "?"),
        .init("default", when: portrait, then: #"{"delay": 100000}"#, "?"),
        .init("default", when: #"{"step": "read", "nth": {"to": 4}}"#, then: #"{"delay": {"first": 10, "growth": 5}}"#, "?"),
        .init("default", when: #"{"step": "read", "nth": {"to": 6}}"#, then: #"{"delay": {"first": 10, "factor": 2, "most": 50}}"#, "?"),
        .init("default", when: portrait, then: #"{"silent": true}"#, "?"),
        .init("default", when: portrait, then: #"{"leaves": {}}"#, "?"),
        .init("default", when: portrait, then: #"{"leaves": {"for": 700}}"#, "?"),
        .init("default", when: portrait, then: #"{"leaves": {"for": 700, "late": true}}"#, "?"),
        .init("default", when: portrait, then: #"{"leaves": {"for": 0}}"#, "?"),
        .init("default", when: portrait, then: #"{"losesPower": true}"#, "?"),
        .init("default", when: portrait, then: #"{"endsSession": true}"#, "?"),
        .init("default", when: #"{"command": 1}"#, then: #"{"tries": {"MRZ": 1}}"#, "?"),
    ]

    @Test("an effect ends a reading like this", arguments: rows)
    func ends(_ row: Row) async throws {
        let reading = try await RuleReading(row.profile, row.rules)
        print("ROW", row.rules, row.profile, "=>", reading.summary)
    }
}
