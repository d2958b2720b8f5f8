// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTestSupport
import Foundation
import Testing

@Suite("Errors of the command line")
struct CommandLineErrorTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/EPassCLI")

    /// The codes of `CLICode`: the program is no library that a test could ask.
    private static func own() throws -> [String] {
        let text = try String(contentsOf: sources.appendingPathComponent("CLICode.swift"), encoding: .utf8)
        return text.matches(of: /case \w+ = "([a-z]+\.[A-Za-z]+)"/).map { String($0.1) }
    }

    @Test("every code of the program has a row in Docs/errors.md, and words for what it means and what to do")
    func documented() throws {
        let codes = try Self.own()
        #expect(codes.count >= 20 && Set(codes).count == codes.count)
        #expect(try ErrorPage.missing(codes) == [])
        for code in codes {
            #expect(MessageKey.named("error." + code) != nil, "\(code)")
            #expect(MessageKey.named("remedy." + code) != nil, "\(code)")
        }
        let worded = MessageKey.all.map(\.name).filter { $0.hasPrefix("error.cli.") }.map { String($0.dropFirst(6)) }
        #expect(Set(worded) == Set(codes.filter { $0.hasPrefix("cli.") }))
    }

    @Test("the program writes out no code of its own that is not in the list")
    func listed() throws {
        let codes = try Self.own()
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(?:code: |code == )"([a-z]+\.[A-Za-z]+)"/) {
                #expect(codes.contains(String(match.1)), "\(file.lastPathComponent): \(match.1)")
            }
        }
    }
}
