// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassSimulator
import EPassTestSupport
import Testing

@Suite("Chips without cryptography, as a script of a hundred lines plays them, from JSON alone", .timed)
struct MinimalChipTests {
    /// What such a chip answers where one with Basic Access Control would run it.
    private static let none = """
        {"when": {"step": "bacChallenge"}, "then": {"random": 8, "status": "9000"}},
        {"when": {"step": "bacAuthentication"}, "then": {"status": "6D00"}}
        """

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        var behaviour = ""
        var rules = ""
        var end = "successful"
        var testDescription: String { name }
    }

    static let rows: [Row] = [
        Row(name: "plain"),
        Row(
            name: "opencom", behaviour: #""accessControl": "BAC", "plainFiles": ["COM", "SOD"],"#,
            end: "aborted access.notSupported"),
        Row(
            name: "dirfallback", behaviour: #""shortIdentifiers": "fallToMasterFile", "missingFiles": "COM","#,
            end: "successful shortEFOtherFile"),
        Row(
            name: "nosfi81",
            rules: #"{"when": {"step": "read", "p1": "80/F0"}, "then": {"status": "6A82"}},"#,
            end: "successful shortEFNotSupported"),
        Row(name: "le192", behaviour: #""readLimit": 192,"#, end: "successful headerReadFirst,readLengthReduced"),
        Row(
            name: "le0bad", rules: #"{"when": {"step": "read", "length": 256}, "then": {"status": "6700"}},"#,
            end: "successful headerReadFirst,readLengthReduced"),
        Row(
            name: "empty9000",
            rules: #"{"when": {"step": "read", "length": {"from": 225}}, "then": {"executed": false, "data": ""}},"#,
            end: "successful emptyRead,headerReadFirst,readLengthReduced"),
        Row(
            name: "p2-00only",
            rules: #"{"when": {"instruction": "A4", "p2": "0C"}, "then": {"status": "6A86"}},"#,
            end: "successful selectWithAnswer"),
        Row(
            name: "p1-00only",
            rules: #"{"when": {"instruction": "A4", "p1": "02"}, "then": {"status": "6A86"}},"#),
        Row(
            name: "sfi-6982",
            rules: #"{"when": {"step": "read", "p1": "80/80"}, "then": {"status": "6982"}},"#,
            end: "successful shortEFNotSupported"),
    ]

    @Test("each is read as it is", arguments: rows)
    func reads(_ row: Row) async throws {
        let reading = try await RuleReading(
            "plain", "{\(row.behaviour) \"rules\": [\(row.rules) \(Self.none)]}")
        #expect(reading.end == row.end, "\(reading.summary)")
    }
}
