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

    @Test("python3-jsonschema takes every good file and what is built in, and refuses every bad one")
    func validated() throws {
        guard try Self.python("import jsonschema; jsonschema.Draft202012Validator; print(1)", input: "") == "1\n" else {
            return
        }
        let folder = PolicyExamples.root.appendingPathComponent("Sources/EPass/Policy/Files")
        let files = try ["read", "border", "strict", "kyc"].map {
            try JSONValue(parsing: Array(Data(contentsOf: folder.appendingPathComponent("\($0).json")))).line()
        }
        let good = PolicyExamples.good + Policy.all.map { $0.json.line() } + files
        let lines = good.map { "+\($0)\n" } + PolicyExamples.bad.map { "-\($0)\n" }
        let answer = try Self.python(Self.program, Self.file.path, input: lines.joined())
        #expect(answer == "taken \(good.count), refused \(PolicyExamples.bad.count)\n")
    }

    private static let program = """
        import json, sys, jsonschema
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        count = {True: 0, False: 0}
        for line in sys.stdin:
            wanted, text = line[0] == "+", line[1:]
            found = validator.is_valid(json.loads(text))
            if found == wanted:
                count[wanted] += 1
            else:
                print("taken:" if found else "refused:", text.strip())
        print(f"taken {count[True]}, refused {count[False]}")
        """

    private static func python(_ program: String, _ arguments: String..., input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-W", "ignore", "-c", program] + arguments
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("epass-policy-\(UUID().uuidString)")
        try input.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = Pipe()
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
