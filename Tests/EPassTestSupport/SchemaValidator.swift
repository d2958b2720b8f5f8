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

    /// What it says of objects that commands printed, each by the schema that it names, with no member that the schema
    /// does not have.
    ///
    /// - Parameter objects: of each what printed it, a tabulator, and the object or objects on one line.
    /// - Returns: what is wrong, and which formats there were.
    public static func judgeStrictly(_ objects: [String]) throws -> (faults: [String], formats: Set<String>) {
        let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Scripts")
        let input = objects.map { $0 + "\n" }.joined()
        let lines = try python(strictProgram, scripts.path, input: input).split(separator: "\n").map(String.init)
        guard lines.last == "end" else { return (["python3 ended early: \(lines)"], []) }
        return (
            lines.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) },
            Set(lines.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) })
        )
    }

    private static let strictProgram = """
        import json, sys
        sys.dont_write_bytecode = True
        sys.path.insert(0, sys.argv[1])
        from schemas import strict
        known = {}
        decoder = json.JSONDecoder()
        for line in sys.stdin:
            command, text = line.split("\\t", 1)
            text = text.strip()
            while text:
                value, end = decoder.raw_decode(text)
                strict.parsed(text[:end])
                text = text[end:].strip()
                name = value.get("schema", "")
                file = strict.FOLDER / (name.replace("/", "-") + ".schema.json")
                if not file.exists():
                    print(f"-{command}: no schema of {name}")
                    continue
                if name not in known:
                    known[name] = strict.Format(file)
                    print("+" + name)
                for fault in known[name].take(value):
                    print(f"-{command}: {fault}")
        print("end")
        """

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
