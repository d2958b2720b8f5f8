// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassJSON
import EPassTestSupport
import Foundation
import Testing

/// Files of cases and of results: what is taken, and what is refused with its place.
@Suite("Files of cases and results", .timed)
struct ConformanceFileTests {
    private static func file(_ row: String, more: String = "") -> [UInt8] {
        let text = """
            {
              "schema": "epass-conformance/1", "campaign": "reader", "unit": "U", "title": "t",\(more)
              "source": {"document": "d", "edition": "1", "day": "2020-02-10"}, "at": "2020-06-01",
              "cases": [\(row)]
            }
            """
        return Array(text.utf8)
    }

    private static let good =
        #"{"id": "a", "title": "t", "clause": "c", "configuration": "x", "expected": "failed", "because": ["b"]}"#

    @Test("a row is read")
    func row() throws {
        let unit = try ConformanceUnit(json: Self.file(Self.good))
        #expect(unit.cases.map(\.id) == ["a"] && unit.cases.first?.expected == .failed && unit.kind == .guideline)
    }

    @Test(
        "what is wrong is refused with its place",
        arguments: [
            (
                #"{"id": "a", "title": "t", "clause": "c", "configuration": "x", "expected": "maybe"}"#,
                "cases[0].expected"
            ),
            (#"{"id": "a", "title": "t", "clause": "c", "configuration": "x", "expected": "failed"}"#, "cases[0]"),
            (
                #"{"id": "a", "title": "t", "clause": "c", "configuration": "x", "expected": "either", "because": []}"#,
                "cases[0].because"
            ),
            (
                #"{"id": "a", "title": "t", "clause": "c", "configuration": "x", "document": {}, "expected": "either"}"#,
                "cases[0]"
            ),
            (#"{"id": "a", "titel": "t"}"#, "cases[0].titel"),
            (#"{"id": "a b", "title": "t"}"#, "cases[0].id"),
            (#"{"id": "a", "title": "t", "clause": "c", "expected": "failed"}"#, "cases[0]"),
            (#"{"id": "a", "movedTo": "x"}, {"id": "a", "movedTo": "x"}"#, "cases[1]"),
        ])
    func refused(_ row: String, _ member: String) {
        do {
            _ = try ConformanceUnit(json: Self.file(row))
            Issue.record("taken")
        } catch {
            #expect(error.code == .fileInvalid && error.member == member && error.line == 4, "\(error)")
        }
    }

    @Test("what is no JSON, and a schema of another version, are refused")
    func other() {
        #expect(throws: ConformanceError.self) { try ConformanceUnit(json: Array("{".utf8)) }
        #expect(throws: ConformanceError.self) { try ConformanceUnit(json: Array(#"{"schema": "x/1"}"#.utf8)) }
        #expect(throws: ConformanceError.self) { try ConformanceResults(json: Array(#"{"schema": "x/1"}"#.utf8)) }
    }

    @Test("results are read as they were written, and differences are told", .long())
    func results() async throws {
        let campaign = try Campaign.reader()
        let run = ReaderCampaignRun(campaign, observer: ReaderTrial(), profiles: ["AIP", "DG3", "DPRCTD-SHA1"])
        let notMade = #"{"id": "a", "title": "t", "clause": "c", "notMade": "no key", "expected": "successful"}"#
        let cases =
            try campaign.cases(named: ["LDS_D_04", "LDS_E_04"], ofUnits: [])
            + ConformanceUnit(json: Self.file(notMade)).cases
        let results = ConformanceResults(
            subject: "epass", policy: .inspection, results: await run.run(cases, threads: 2))
        #expect(results.results.map(\.outcome) == [.pass, .notApplicable, .inconclusive])
        #expect(try ConformanceResults(json: results.json.octets()) == results)
        var other = results
        other.results.removeLast()
        #expect(ConformanceDifference.between(results, other).map(\.id) == ["a"])
        #expect(ConformanceDifference.between(results, results).isEmpty)
        let xml = JUnitText.render(results)
        #expect(xml.contains("tests=\"3\" failures=\"0\" errors=\"1\" skipped=\"1\""))
        #expect(results.results[0].trace.count > 20 && results.results[0].trace[0].contains("epass-trace/1"))
    }

    @Test("a case or unit that there is not is refused")
    func unknown() throws {
        let campaign = try Campaign.reader()
        #expect(throws: ConformanceError.self) { try campaign.cases(named: ["LDS_Z_01"], ofUnits: []) }
        #expect(throws: ConformanceError.self) { try campaign.cases(named: [], ofUnits: ["LDS_Z"]) }
    }
}
