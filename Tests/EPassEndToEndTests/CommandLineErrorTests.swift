// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("Errors of the command line", .timed)
struct CommandLineErrorTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/EPassCLI")

    @Test("every code of the program has a row in Docs/errors.md, and words for what it means and what to do")
    func documented() throws {
        let codes = CLICode.allCases.map(\.rawValue)
        #expect(Set(codes).count == codes.count)
        let rows = try ErrorPage.rows()
        #expect(Set(codes).isSubset(of: rows))
        #expect(rows.filter { $0.hasPrefix("cli.") }.sorted() == codes.filter { $0.hasPrefix("cli.") }.sorted())
        for code in codes {
            #expect(MessageKey.named("error." + code) != nil, "\(code)")
            #expect(MessageKey.named("remedy." + code) != nil, "\(code)")
        }
        let worded = MessageKey.all.map(\.name).filter { $0.hasPrefix("error.cli.") }.map { String($0.dropFirst(6)) }
        #expect(Set(worded) == Set(codes.filter { $0.hasPrefix("cli.") }))
    }

    @Test("arguments that cannot be read, as without /proc, are an internal error; no argument is none")
    func unreadableArguments() throws {
        try ArgumentText.requireReadable(["epass"])
        try ArgumentText.requireReadable(["", "read"])
        let error = #expect(throws: CLIError.self) { try ArgumentText.requireReadable([]) }
        #expect(error?.status.rawValue == 70 && error?.message == .terminalArgumentsUnreadable)
    }

    @Test("an error that states no remedy has that of its code, and one of a layer what the layer says")
    func remedies() {
        for code in CLICode.allCases {
            let error = CLIError(code, .plainText(text: "x"))
            #expect(error.remedy == code.remedy && error.code == code.rawValue && error.has(code))
            #expect(error.status == code.facts.exitStatus && error.phase == code.facts.phase)
            #expect(CLIError(code, .plainText(text: "x"), remedy: .cliNameFile).remedy == .cliNameFile)
        }
    }

    @Test("the program writes out no code of its own that is not in the list")
    func listed() throws {
        let codes = CLICode.allCases.map(\.rawValue)
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(?:code: |code == )"([a-z]+\.[A-Za-z]+)"/) {
                #expect(codes.contains(String(match.1)), "\(file.lastPathComponent): \(match.1)")
            }
        }
    }
}
