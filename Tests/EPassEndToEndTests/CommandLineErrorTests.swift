// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Foundation
import Testing

@Suite("Errors of the command line")
struct CommandLineErrorTests {
    @Test("every code that the program writes out has an entry in Docs/errors.md")
    func documented() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/EPassCLI")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var codes: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /code: "([a-z]+\.[A-Za-z]+)"/) { codes.insert(String(match.1)) }
        }
        #expect(codes.count >= 10)
        #expect(try ErrorPage.missing(codes.sorted()) == [])
    }
}
