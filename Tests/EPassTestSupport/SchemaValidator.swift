// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import Foundation

/// A validator of JSON Schema that nobody here wrote: Debian's python3-jsonschema.
public enum SchemaValidator {
    /// Whether it is there.
    public static let isInstalled =
        (try? python("import jsonschema; jsonschema.Draft202012Validator; print(1)", input: "")) == "1\n"

    /// Why a test of it is skipped.
    public static let whySkipped = "python3-jsonschema is not installed (apt-get install python3-jsonschema)"

    /// What it says of values, each a line of JSON.
    ///
    /// - Returns: `taken N, refused M` with how many of each kind it judges as expected; before that, a line for each
    ///   that it does not.
    public static func judge(schema: URL, good: [String], bad: [String]) throws -> String {
        let lines = good.map { "+\($0)\n" } + bad.map { "-\($0)\n" }
        return try python(program, schema.path, input: lines.joined())
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
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("epass-schema-\(UUID().uuidString)")
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
