// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Reports of many documents, each on a line", .timed)
struct ReportLinesTests {
    private static func reports() throws -> [InspectionReport] {
        let trust = try TrustSnapshot(anchors: [])
        let time = Timestamp(secondsSince1970: 1_795_000_000)
        var reports = try DataGroupNumber.allCases.flatMap { number in
            try [[UInt8](), [0x61], [0x30, 0x03, 0x02, 0x01, UInt8(number.rawValue)]].flatMap { octets in
                // More tools, sentences and files than are kept of each.
                try ["epass", "other \(number)"].map { name in
                    let evidence = Evidence(
                        files: [.dataGroup(number): octets, .sod: octets + [UInt8(number.rawValue)]],
                        tool: ToolIdentity(name: name, version: "1"))
                    let material = try TrustSnapshot(anchors: [], name: "material of \(number) \u{200B}\"")
                    return Inspection.judge(evidence, trust: material, at: time.adding(days: number.rawValue))
                }
            }
        }
        reports.append(Inspection.judge(Evidence(files: [:]), trust: trust, at: time))
        reports.append(.aborted(error: ReadError(.own(.cancelled), phase: .connect, message: .plainText(text: "x"))))
        return reports
    }

    @Test("a line is the same behind any others as it is alone, and when it comes again")
    func octets() throws {
        let reports = try Self.reports()
        let alone = reports.map { ReportJSON($0).lineOctets() }
        #expect(Set(alone).count > 40)
        let lines = ReportLines()
        for order in [Array(reports.indices), reports.indices.reversed(), Array(reports.indices)] {
            for place in order {
                #expect(lines.octets(of: ReportJSON(reports[place])) == alone[place], "\(place)")
                #expect(lines.octets(of: ReportJSON(reports[place])) == alone[place], "\(place) once more")
            }
        }
    }

    @Test("what stands in front of a report, and its error, are of that line alone")
    func heading() throws {
        let report = try #require(Self.reports().first)
        let lines = ReportLines()
        for name in ["a", "b", "a"] {
            let json = ReportJSON(
                report, withImages: true, heading: [JSONMember(name: "input", value: .string(name))],
                error: .string("e" + name))
            #expect(lines.octets(of: json) == json.lineOctets())
            #expect(String(decoding: lines.octets(of: json), as: UTF8.self).contains("\"input\":\"\(name)\""))
        }
    }
}
