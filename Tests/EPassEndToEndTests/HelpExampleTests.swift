// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("epass: examples in help", .timeLimit(.minutes(5)), .timed)
struct HelpExampleTests {
    /// Every command at every level, as its words behind `epass`.
    static let commands: [[String]] = paths(under: [])

    private static func paths(under words: [String]) -> [[String]] {
        [words]
            + CommandPath(words).subcommands.flatMap { command in
                paths(under: words + command.name.split(separator: " ").map(String.init))
            }
    }

    /// The lines that help has to copy, each whole.
    static func examples(of words: [String]) throws -> [String] {
        let content = try #require(HelpContent(CommandPath(words)))
        var lines: [String] = []
        for case .commands(let commands) in content.paragraphs {
            for line in commands {
                if let last = lines.last, last.hasSuffix("\\") {
                    lines[lines.count - 1] = String(last.dropLast()) + String(line.drop { $0 == " " })
                } else {
                    lines.append(line)
                }
            }
        }
        return lines
    }

    /// The words of a line as a shell makes them, without what is written or read elsewhere.
    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        var (word, quoted, isWord) = ("", false, false)
        for character in line {
            if character == "'" {
                quoted.toggle()
                isWord = true
            } else if character == " ", !quoted {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
                isWord = true
            }
        }
        if isWord { words.append(word) }
        if let sign = words.firstIndex(where: { ["<", ">"].contains($0) }) { words.removeSubrange(sign...(sign + 1)) }
        return words.map { $0.replacing("3C4F...B1", with: String(repeating: "3C", count: 32)) }
    }

    @Test("each command has examples, and each of them is a command line that the parser takes", arguments: commands)
    func parsed(_ path: [String]) throws {
        let examples = try Self.examples(of: path)
        #expect((1...5).contains(examples.count), "\(examples)")
        for case .commands(let lines) in try #require(HelpContent(CommandPath(path))).paragraphs {
            // In the manual they begin at the twelfth column.
            for line in lines { #expect(line.count <= 69, "\(line)") }
        }
        for line in examples {
            let words = Self.words(line)
            #expect(words.first == "epass")
            let arguments = Array(words.dropFirst())
            if try HelpRequest.asked(in: arguments) != nil { continue }
            #expect(throws: Never.self, "\(line)") {
                _ = try EPassCommand.parseAsRoot(SimulateCVCCommand.joined(arguments))
            }
        }
    }

    /// What runs without a reader, without a terminal and without lists of real issuers.
    private static func runs(_ line: String) -> Bool {
        if line.contains("--vpcd") || line.contains("--csca") { return false }
        return ["epass simulate", "epass mrz", "epass inspect", "epass verify", "epass trace"]
            .contains { line.hasPrefix($0) } || line.contains("--simulate")
    }

    @Test("what needs no reader runs")
    func run() async throws {
        let lines = try Self.commands.flatMap(Self.examples).filter(Self.runs)
        #expect(lines.count > 12)
        try await withTemporaryFolder { folder in
            let environment = Epass.environment.merging(["EPASS": Epass.path, "PATH": "/usr/bin:/bin"]) { _, new in new
            }
            func shell(_ line: String) async throws -> Program.Outcome {
                try await Program(
                    "/bin/bash", ["-c", "epass() { \"$EPASS\" \"$@\"; }; cd \"$0\"; \(line)", folder],
                    environment: environment, input: "", seconds: 240
                ).outcome()
            }
            let prepared = try await shell(
                "epass read --simulate --out passport.epass --trace kept.trace && "
                    + "epass read --simulate --trace-unsafe secret.trace && mkdir csca && "
                    + "epass policy show border --json > rules.json && "
                    + "epass simulate --seed 0 --export issued && cp issued/csca.* csca/ && rm csca/*.pem; "
                    + "cp issued/EF.SOD EF.SOD; cp issued/EF.DG1 DG1.bin; base64 issued/EF.DG2 > dg2.b64; "
                    + "epass status key status.key && echo D,P,C01X00T47,310831,lost > listed.csv && "
                    + "epass status make listed.csv --key status.key --out reported.status; "
                    + "printf '%s\\n' 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<' "
                    + "'L898902C36UTO7408122F3404159ZE184226B<<<<<16' > lines.txt")
            #expect(prepared.status == 0, "\(prepared.text)")
            // Files that other examples read come from the one that writes them; and no file is written over.
            let writes = lines.filter { $0.contains("--export files") || $0.contains("--export terminal") }
            let others = TestShare.of(lines.filter { !writes.contains($0) }, oneOf: 6)
            for line in writes + others {
                // Each finds the trace of a reading, and writes another where it names it.
                let first = "rm -f page.html reading.trace; "
                let outcome = try await shell(
                    first + (line.hasPrefix("epass trace secret") ? "" : "cp kept.trace reading.trace; ")
                        + (line.contains("--trace reading.trace") ? "rm reading.trace; " : "") + line)
                #expect([0, 1, 2].contains(outcome.status ?? -1), "\(line): \(outcome.text)")
            }
        }
    }
}
