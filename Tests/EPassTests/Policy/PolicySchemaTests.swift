// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassTestSupport
import Foundation
import Testing

@Suite("The JSON Schema of policies", .timed)
struct PolicySchemaTests {
    private static let file = PolicyExamples.root.appendingPathComponent("Schemas/epass-policy-1.schema.json")

    @Test("it is that of the members; EPASS_WRITE_SCHEMAS=1 writes it")
    func current() throws {
        let wanted = Policy.jsonSchema.text() + "\n"
        if ProcessInfo.processInfo.environment["EPASS_WRITE_SCHEMAS"] != nil {
            try wanted.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let found = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(found == wanted, "run EPASS_WRITE_SCHEMAS=1 Scripts/run-tests --filter PolicySchemaTests")
    }

    @Test(
        "python3-jsonschema takes every good file and what is built in, and refuses every bad one",
        .enabled(if: SchemaValidator.isInstalled, .init(rawValue: SchemaValidator.whySkipped)))
    func validated() throws {
        let folder = PolicyExamples.root.appendingPathComponent("Sources/EPass/Policy/Files")
        let files = try ["read", "border", "strict", "kyc", "inspection"].map {
            try JSONValue(parsing: Array(Data(contentsOf: folder.appendingPathComponent("\($0).json")))).line()
        }
        let good = PolicyExamples.good + Policy.all.map { $0.json.line() } + files
        let answer = try SchemaValidator.judge(schema: Self.file, good: good, bad: PolicyExamples.bad)
        #expect(answer == "taken \(good.count), refused \(PolicyExamples.bad.count)\n")
    }
}
