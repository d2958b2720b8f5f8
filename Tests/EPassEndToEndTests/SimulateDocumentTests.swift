// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass simulate PROFILE --document FILE", .timed)
struct SimulateDocumentTests {
    @Test("a description that says nothing of the profile's own members leaves them as they are")
    func profileStays() async throws {
        try await withTemporaryFolder { folder in
            let file = "\(folder)/document.json"
            try Data(#"{"can": "654321"}"#.utf8).write(to: URL(fileURLWithPath: file))
            for (name, arguments) in [("alone", [String]()), ("described", ["--document", file])] {
                let outcome = try await Epass.start(
                    ["simulate", "pace-cam", "--seed", "7", "--export", "\(folder)/\(name)"] + arguments
                ).outcome()
                try #require(outcome.status == 0, "\(outcome.text)")
            }
            for name in ["EF.CardAccess", "EF.CardSecurity", "EF.DG14"] {
                let alone = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/alone/\(name)"))
                let described = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/described/\(name)"))
                #expect(alone == described, "\(name)")
            }
        }
    }
}
