// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

/// The three whole reports in `Docs/samples` are what the commands beside them in `Docs/schemas.md` print.
///
/// Sentences and the policy's hash are not compared, so that neither a changed text nor one more tolerated deviation
/// asks for new samples; keys, arguments and everything else are. `EPASS_UPDATE_GOLDEN=1` writes them anew, whole.
@Suite("Samples of reports", .timed)
struct SampleReportTests {
    private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs")
    private static let samples = docs.appendingPathComponent("samples")

    /// Files of the page with their commands.
    private static func rows() throws -> [(file: String, arguments: [String])] {
        try String(contentsOf: docs.appendingPathComponent("schemas.md"), encoding: .utf8)
            .matches(of: /\| \[(report[a-z-]*\.json)\]\(samples\/[^)]*\) \|[^|]*`epass (verify [^`]*)` \|/)
            .map { (String($0.1), $0.2.split(separator: " ").map(String.init)) }
    }

    private static func compared(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members):
            .object(
                members.filter { member in !["message", "remedy"].contains(member.name) }.map { member in
                    guard member.name == "policy", let rules = member.value.object else {
                        return JSONMember(name: member.name, value: compared(member.value))
                    }
                    return JSONMember(name: member.name, value: .object(rules.filter { $0.name != "sha256" }))
                })
        case .array(let items): .array(items.map(compared))
        default: value
        }
    }

    @Test("each is what its command prints")
    func reports() async throws {
        let rows = try Self.rows()
        #expect(rows.map(\.file) == ["report.json", "report-failed.json", "report-aborted.json"])
        for (file, arguments) in rows {
            // In that folder: the report names its files as they were given.
            let outcome = try await Program(
                "/bin/sh", ["-c", "cd \"$0\" && exec \"$@\"", Self.samples.path, Epass.path] + arguments,
                environment: Epass.environment, input: "", seconds: 60
            ).outcome()
            let place = Self.samples.appendingPathComponent(file)
            if ProcessInfo.processInfo.environment["EPASS_UPDATE_GOLDEN"] != nil {
                try Data(outcome.output.utf8).write(to: place)
            }
            let printed = try JSONValue(parsing: Array(outcome.output.utf8))
            let recorded = try JSONValue(parsing: Array(Data(contentsOf: place)))
            #expect(Self.compared(printed) == Self.compared(recorded), "\(file): \(outcome.text)")
        }
    }
}
