// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import Foundation
import Testing

/// The built program `epass`, run as a user runs it.
enum Epass {
    /// The one that was built with the tests.
    static let path = BuildProducts.path(of: "epass")

    /// What every run has in its environment: no variable of the tester's own shell changes what is printed, and no
    /// trust store of the tester's own changes a verdict. The folder for data does not exist; a test that wants a store
    /// gives one of its own. Reports are not broken, so that a test finds its sentence in one line.
    static let environment = [
        "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "500", "NO_COLOR": "1",
        "XDG_DATA_HOME": FileManager.default.temporaryDirectory.appendingPathComponent("epass-e2e-no-data").path,
        // Nothing is kept between tests.
        "XDG_CACHE_HOME": "/dev/null",
    ]

    /// Runs it to its end.
    static func run(
        _ arguments: String..., environment: [String: String] = [:], input: String = "", seconds: Double = 120
    ) async throws -> Program.Outcome {
        try await start(arguments, environment: environment, input: input, seconds: seconds).outcome()
    }

    /// Writes a program for the shell that others start. By another process: where this one had the file open while a
    /// test beside it starts a program, that program has it open too, and the file cannot be executed meanwhile.
    static func writeProgram(_ name: String, in folder: String, _ script: String) async throws {
        let outcome = try await Program(
            "/bin/sh",
            [
                "-c", "printf '%s\\n' \"$1\" > \"$2\"; chmod 755 \"$2\"", "sh", "#!/bin/sh\n\(script)",
                "\(folder)/\(name)",
            ],
            environment: [:], input: "", seconds: 60
        ).outcome()
        try #require(outcome.status == 0, "\(outcome.text)")
    }

    /// Starts it.
    static func start(
        _ arguments: [String], environment: [String: String] = [:], input: String? = "", seconds: Double = 120
    ) throws -> Program {
        try Program(
            path, arguments, environment: Self.environment.merging(environment) { _, new in new }, input: input,
            seconds: seconds)
    }
}

extension Program.Outcome {
    /// Both streams, for the message of a failed expectation.
    var text: String { output + errors }

    /// Standard output as a JSON object.
    func json() throws -> [String: Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "\(output)\(errors)")
    }
}

/// A folder of the test's own, gone when the test is over.
func withTemporaryFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-e2e-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(folder)
}
