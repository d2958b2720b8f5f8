// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Synchronization

/// The result of a check in a report; nil where the check is not in it.
func result(of id: String, in report: [String: Any]) -> String? {
    let checks = report["checks"] as? [[String: Any]] ?? []
    return checks.first { $0["id"] as? String == id }?["result"] as? String
}

/// The state of a file in a report; nil where the file is not in it.
func state(of file: String, in report: [String: Any]) -> String? {
    let files = report["files"] as? [[String: Any]] ?? []
    return files.first { $0["file"] as? String == file }?["state"] as? String
}

/// The code of a report's error.
func errorCode(of report: [String: Any]) -> String? {
    (report["error"] as? [String: Any])?["code"] as? String
}

/// A folder, and in it a folder with nothing but the certificate of the simulated issuer with seed 7.
func withTrustedIssuer<Value>(
    profile: String = "default", _ body: (String, String) async throws -> Value
) async throws -> Value {
    try await withTemporaryFolder { folder in
        let export = try await SimulatedPassport.export(to: folder, profile: profile)
        let anchors = "\(folder)/anchors"
        try FileManager.default.createDirectory(atPath: anchors, withIntermediateDirectories: false)
        try FileManager.default.copyItem(atPath: "\(export)/csca.der", toPath: "\(anchors)/csca.der")
        return try await body(folder, anchors)
    }
}

/// Counts commands; any thread may.
final class CommandCounter: Sendable {
    private let number = Atomic(0)

    /// The number of this command, beginning with 1.
    func next() -> Int { number.add(1, ordering: .relaxed).newValue }
}
