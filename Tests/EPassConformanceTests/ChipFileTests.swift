// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassJSON
import EPassMRZ
import EPassTestSupport
import Foundation
import Testing

/// Files of cases for chips and statements: what is taken, and what is refused with its place.
@Suite("Files of cases for chips", .timed)
struct ChipFileTests {
    private static func file(_ row: String, certificates: String = "") -> [UInt8] {
        let text = """
            {
              "schema": "epass-conformance/1", "campaign": "chip", "unit": "U", "title": "t",
              "source": {"document": "d", "edition": "1", "day": "2020-02-10"}, "certificates": [\(certificates)],
              "cases": [\(row)]
            }
            """
        return Array(text.utf8)
    }

    private static func row(_ step: String) -> String {
        #"{"id": "a", "title": "t", "clause": "c", "steps": [\#(step)]}"#
    }

    @Test(
        "steps are read",
        arguments: [
            #"{"send": "A4 02 0C", "data": "file:DG1"}"#,
            #"{"send": "22 81 B6", "data": "83(changed(trustPoint))", "expect": ["ok", "6A88", "error"]}"#,
            #"{"send": "B0 shortRead:DG3 00", "le": 1, "fault": "checksum", "form": "plain"}"#,
            #"{"send": "84 00 00", "le": 8, "count": [1, 8], "keep": "challenge", "endsOn": ["error"]}"#,
            #"{"open": "pace", "fault": "token", "expect": ["refused"]}"#,
            #"{"authenticateChip": true}"#, #"{"reset": true}"#, #"{"read": "DG1", "when": "ok"}"#,
            #"{"examine": "DG3", "for": "headers"}"#,
        ])
    func step(_ text: String) throws {
        let unit = try ChipUnit(json: Self.file(Self.row(text)))
        #expect(unit.cases.map(\.id) == ["a"])
    }

    @Test(
        "what is wrong is refused with its place",
        arguments: [
            (#"{"send": "A4 02 0C", "data": "83(trustPoint"}"#, "cases[0].steps[0].data"),
            (#"{"send": "A4 02 0C", "data": "nosuch"}"#, "cases[0].steps[0].data"),
            (#"{"send": "A4 02 0C", "data": "random:0"}"#, "cases[0].steps[0].data"),
            (#"{"send": "A4 02 0C", "expect": ["good"]}"#, "cases[0].steps[0].expect[0]"),
            (#"{"send": "A4 02 0C", "le": 0}"#, "cases[0].steps[0].le"),
            (#"{"send": "A4 02 0C", "reset": true}"#, "cases[0].steps[0]"),
            (#"{"reset": true, "data": "00"}"#, "cases[0].steps[0].data"),
            (#"{"open": "bca"}"#, "cases[0].steps[0].open"), (#"{"read": "DG17"}"#, "cases[0].steps[0].read"),
            (#"{"examine": "DG1"}"#, "cases[0].steps[0]"),
        ])
    func refused(_ step: String, _ member: String) {
        do {
            _ = try ChipUnit(json: Self.file(Self.row(step)))
            Issue.record("taken")
        } catch {
            #expect(error.code == .fileInvalid && error.member == member && error.line == 4, "\(error)")
        }
    }

    @Test("certificates are read, and those that are named have to be there")
    func certificates() throws {
        let good = #"{"name": "A", "role": "terminal", "holder": "TESTIS001", "from": "start-1d", "to": "end+2m"}"#
        let step = #"{"send": "2A 00 BE", "data": "body:A signature:A"}"#
        _ = try ChipCampaign(units: [ChipUnit(json: Self.file(Self.row(step), certificates: good))])
        #expect(throws: ConformanceError.self) {
            try ChipCampaign(units: [ChipUnit(json: Self.file(Self.row(step)))])
        }
        for bad in [good.replacing("start-1d", with: "today"), good.replacing("TESTIS001", with: "X")] {
            #expect(throws: ConformanceError.self) { try ChipUnit(json: Self.file("", certificates: bad)) }
        }
    }

    @Test("a statement is read as it is written")
    func statement() throws {
        let text = #"{"schema": "epass-conformance-ics/1", "profiles": ["BAC", "DG1"], "date": "2024-02-29"}"#
        let statement = try ChipStatement(json: Array(text.utf8))
        #expect(statement.profiles == ["BAC", "DG1"] && statement.date?.description == "2024-02-29")
        #expect(try ChipStatement(json: statement.json.octets()) == statement)
        #expect(throws: ConformanceError.self) { try ChipStatement(json: Array("{}".utf8)) }
    }

    @Test("results of a run against a chip are read as they were written")
    func results() async throws {
        let campaign = try ChipCampaign.chip()
        let found = try await ChipRig("default").results(campaign, ["9303-11/4.3.1/run", "ISO7816_J_1"])
        let results = ConformanceResults(campaign: "chip", subject: "chip", policy: nil, results: found)
        #expect(try ConformanceResults(json: results.json.octets()) == results)
        #expect(found.first { $0.id == "9303-11/4.3.1/run" }?.steps.map(\.outcome) == [.pass, .pass, .pass])
        #expect(JUnitText.render(results).contains("epass conform chip"))
    }
}
