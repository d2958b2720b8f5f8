// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("epass inspect, EF.DG3 and EF.DG4", .timeLimit(.minutes(5)), .timed)
struct InspectBiometricTests {
    private struct Vectors: Decodable {
        struct Entry: Decodable {
            var id: String
            var hex: String
        }
        var decoded: [Entry]
    }

    /// The file of that vector as the command shows it.
    private func inspect(_ id: String, _ options: String...) async throws -> (lines: [String], status: Int32?) {
        let url = EPassVectors.folder("lds").appendingPathComponent("dg3-dg4.json")
        let vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: url))
        let octets = try #require(vectors.decoded.first { $0.id == id }.flatMap { EPassTestSupport.octets($0.hex) })
        return try await withTemporaryFolder { folder in
            let path = folder + "/file.bin"
            try Data(octets).write(to: URL(fileURLWithPath: path))
            let outcome = try await Epass.start(["inspect", path] + options).outcome()
            let lines = outcome.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }
            return (lines, outcome.status)
        }
    }

    @Test(
        "fingers and irises of either standard are shown field by field",
        arguments: [
            (
                "dg3-two",
                [
                    "biometric information templates: 2", "encoding: ISO/IEC 19794-4:2005", "left-index",
                    "right-index", "compression: wsq", "view: 1 of 1",
                ]
            ),
            (
                "dg3-39794-every-field",
                [
                    "encoding: ISO/IEC 39794-4, generation 3, 2019", "impression: plainContact",
                    "technology: opticalTIRBrightField", "original rotation: 359 degrees",
                    "reason: physicallyChallenged",
                    "resolution: 500 points an inch",
                ]
            ),
            ("dg4-two", ["encoding: ISO/IEC 19794-6:2005", "stated format: greyRaw", "right-iris", "left-iris"]),
            (
                "dg4-39794-every-field",
                [
                    "encoding: ISO/IEC 39794-6, generation 3, 2019", "range: 300",
                    "centre across: 1 to 2", "roll angle: 16, uncertain by 65535",
                ]
            ),
        ])
    func shown(id: String, expected: [String]) async throws {
        let shown = try await inspect(id)
        #expect(shown.status == 0)
        for line in expected { #expect(shown.lines.contains(line), "\(line) in \(shown.lines)") }
    }

    @Test("what tells one document or person from others is hidden unless --reveal is given")
    func privacy() async throws {
        let hidden = try await inspect("dg3-none")
        #expect(hidden.lines.contains("issuer defined content: (hidden)"))
        let shown = try await inspect("dg3-none", "--reveal")
        #expect(shown.lines.contains("issuer defined content: 1122334455667788"))
        #expect(try await inspect("dg3-39794-every-field").lines.contains("comment: (hidden)"))
    }
}
