// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

/// The commands of Docs/tour.md are run one after the other in one shell, in a folder of their own, and answer what the
/// page says. `EPASS_UPDATE_TOUR=1` writes the answers into the page.
@Suite("Docs/tour.md", .timeLimit(.minutes(5)), .timed)
struct TourTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let page = root.appendingPathComponent("Docs/tour.md")

    /// A command and what the page shows beneath it.
    private struct Step {
        let command: String
        var answer: [String] = []
    }

    /// A piece of the page: text, or the steps of a block.
    private enum Piece {
        case text(String)
        case steps([Step])
    }

    private static func pieces(_ text: String) -> [Piece] {
        var pieces: [Piece] = []
        var steps: [Step]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line == "```console" {
                pieces.append(.text(line))
                steps = []
            } else if let found = steps, line == "```" {
                pieces += [.steps(found), .text(line)]
                steps = nil
            } else if steps == nil {
                pieces.append(.text(line))
            } else if line.hasPrefix("$ ") {
                steps?.append(Step(command: String(line.dropFirst(2))))
            } else if let last = steps?.indices.last {
                steps?[last].answer.append(line)
            }
        }
        return pieces
    }

    /// What differs from run to run and from day to day.
    private static func masked(_ lines: [String]) -> [String] {
        lines.map { line in
            line.replacing(/\d+\.\d\d s/, with: "N s").replacing(/[\d,]+ days/, with: "N days")
                .replacing(/snapshot [0-9a-f]+/, with: "snapshot N")
        }
    }

    /// The answers of all commands, in one shell.
    private static func answers(to commands: [String]) async throws -> [[String]] {
        try await withTemporaryFolder { folder in
            var script = "epass() { \"$EPASS\" \"$@\"; }\nexec 2>&1\ncd \"$0\"\n"
            for (index, command) in commands.enumerated() {
                script += "printf '@@%d\\n' \(index)\n(exit ${status:-0})\n\(command)\nstatus=$?\n"
            }
            let environment = Epass.environment.merging([
                "EPASS": Epass.path, "PATH": "/usr/bin:/bin", "XDG_DATA_HOME": folder + "/.local/share",
            ]) { _, new in new }
            let outcome = try await Program(
                "/bin/bash", ["-c", script, folder], environment: environment, input: "", seconds: 120
            ).outcome()
            return outcome.output.replacing(folder, with: "/home/anna").components(separatedBy: "@@").dropFirst().map {
                part in
                part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init)
            }
        }
    }

    /// The answer with as many lines left out as the page leaves out.
    private static func shortened(_ answer: [String], as shown: [String]) -> [String] {
        guard let gap = shown.firstIndex(of: "...") else { return answer }
        let (before, after) = (gap, shown.count - gap - 1)
        guard answer.count > before + after else { return answer }
        // A block that has only the dots yet gets a beginning.
        return answer.prefix(shown.count == 1 ? 6 : before) + ["..."] + answer.suffix(after)
    }

    @Test("each command answers what the page says", .long())
    func commands() async throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let pieces = Self.pieces(text)
        let steps = pieces.flatMap { if case .steps(let steps) = $0 { steps } else { [Step]() } }
        #expect(steps.count >= 12)
        var answers = try await Self.answers(to: steps.map(\.command))[...]
        try #require(answers.count == steps.count)
        var lines: [String] = []
        for piece in pieces {
            switch piece {
            case .text(let line): lines.append(line)
            case .steps(let steps):
                for step in steps {
                    let answer = Self.shortened(answers.removeFirst(), as: step.answer)
                    #expect(
                        ProcessInfo.processInfo.environment["EPASS_UPDATE_TOUR"] != nil
                            || Self.masked(answer) == Self.masked(step.answer),
                        "\(step.command)\n\(answer.joined(separator: "\n"))")
                    let isSame = Self.masked(answer) == Self.masked(step.answer)
                    lines += ["$ " + step.command] + (isSame ? step.answer : answer)
                }
            }
        }
        if ProcessInfo.processInfo.environment["EPASS_UPDATE_TOUR"] != nil {
            try lines.joined(separator: "\n").write(to: Self.page, atomically: true, encoding: .utf8)
        }
    }

    @Test(
        "pictures of README.md and of the pages are there, are small, and are told in words", arguments: ["README.md"])
    func pictures(name: String) throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
        let pictures = text.matches(of: /!\[([^\]]*)\]\(([^)]*)\)/)
        #expect(pictures.count == 2)
        for picture in pictures {
            let octets = try Data(contentsOf: Self.root.appendingPathComponent(String(picture.2)))
            #expect(octets.count < 150_000 && octets.count > 1000, "\(picture.2)")
            #expect(picture.1.count > 80, "\(picture.2)")
        }
        let report = try String(
            contentsOf: Self.root.appendingPathComponent("Docs/pictures/report.svg"), encoding: .utf8)
        #expect(report.contains("<desc id=\"text\">") && report.contains("VERIFIED") && !report.contains("href"))
    }
}
