// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

/// Golden/mistakes.txt has command lines as people get them wrong the first time, what epass says, and the exit status.
/// `EPASS_UPDATE_GOLDEN=1` writes the answers into it.
@Suite("epass: first-time mistakes", .timeLimit(.minutes(10)), .timed)
struct MistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let line: String
        var answer: [String] = []
        var words: [String] { line.split(separator: " ").map(String.init) }
        var testDescription: String { line }
    }

    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden/mistakes.txt")

    private static let isUpdating = ProcessInfo.processInfo.environment["EPASS_UPDATE_GOLDEN"] != nil

    static let table: [Mistake] = {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var mistakes: [Mistake] = []
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix("$ epass ") {
                mistakes.append(Mistake(line: String(line.dropFirst(8))))
            } else if let last = mistakes.indices.last {
                mistakes[last].answer.append(line)
            }
        }
        return mistakes
    }()

    /// What the command lines name: good files of each kind, and bad ones.
    private static func prepare(_ folder: String) async throws {
        func write(_ name: String, _ octets: [UInt8]) throws {
            try Data(octets).write(to: URL(fileURLWithPath: folder + "/" + name))
        }
        try FileManager.default.createDirectory(atPath: folder + "/folder", withIntermediateDirectories: false)
        try write("folder/a", [1])
        try write("empty", [])
        try write("text.txt", Array("This is a letter, and nothing else.\n".utf8))
        try write("d.json", Array("{}".utf8))
        try write("stamp.bin", [0x73, 2, 5, 0])
        try write("iris.bin", [0x7F, 0x2E, 2, 5, 0])
        for arguments in [
            "simulate --seed 0 --export issuer",
            "read --simulate --out passport.epass --portrait face.png --trace reading.trace",
            "simulate cvc --seed 0 --export certs", "trust import --yes --named issuer/csca.der --store store",
        ] {
            let outcome = try await run(arguments.split(separator: " ").map(String.init), in: folder)
            try #require(outcome.status == 0, "\(arguments)\n\(outcome.text)")
        }
        for name in ["csca.der", "ds.der", "EF.DG1"] {
            try FileManager.default.copyItem(atPath: "\(folder)/issuer/\(name)", toPath: "\(folder)/\(name)")
        }
    }

    /// The program in that folder; no smart-card service is there.
    private static func run(_ arguments: [String], in folder: String) async throws -> Program.Outcome {
        let environment = Epass.environment.merging([
            "EPASS": Epass.path, "PATH": "/usr/bin:/bin", "XDG_DATA_HOME": folder + "/data",
            "PCSCLITE_CSOCK_NAME": folder + "/no-service",
        ]) { _, new in new }
        return try await Program(
            "/bin/sh", ["-c", "cd \"$0\" && exec \"$EPASS\" \"$@\"", folder] + arguments, environment: environment,
            input: "", seconds: 60
        ).outcome()
    }

    /// What became of them, three at a time: nobody waits for the last ones alone. Those about the trust store, which
    /// one process changes at a time, come one after another.
    private static func outcomes(of mistakes: [Mistake], in folder: String) async throws -> [Program.Outcome] {
        let numbered = Array(mistakes.enumerated())
        let others = numbered.filter { $0.element.words.first != "trust" }
        let lanes =
            [numbered.filter { $0.element.words.first == "trust" }]
            + (0..<2).map { lane in others.enumerated().filter { $0.offset % 2 == lane }.map(\.element) }
        let outcomes = try await withThrowingTaskGroup(of: [(Int, Program.Outcome)].self) { group in
            for lane in lanes {
                group.addTask {
                    var outcomes: [(Int, Program.Outcome)] = []
                    for (index, mistake) in lane { outcomes.append((index, try await run(mistake.words, in: folder))) }
                    return outcomes
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        return outcomes.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func lines(_ outcome: Program.Outcome, _ folder: String) -> [String] {
        let text = (outcome.output + outcome.errors).replacing(folder, with: "FOLDER")
            .replacing(/\d+\.\d\d s/, with: "0.01 s").replacing(/since \d{4}-\d\d-\d\d/, with: "since DAY")
        return text.split(separator: "\n").map { "    " + $0 } + ["    [\(outcome.status ?? -1)]"]
    }

    @Test("each is answered by what is on record: what is wrong, and what to do, once")
    func answers() async throws {
        try await withTemporaryFolder { folder in
            try await Self.prepare(folder)
            var text = ""
            // All of them where they are written.
            let mistakes = Self.isUpdating ? Self.table : TestShare.of(Self.table, oneOf: 6)
            for (mistake, outcome) in zip(mistakes, try await Self.outcomes(of: mistakes, in: folder)) {
                let lines = Self.lines(outcome, folder)
                text += (["$ epass " + mistake.line] + lines).map { $0 + "\n" }.joined() + "\n"
                Self.judge(outcome, mistake)
                #expect(
                    Self.isUpdating || lines == mistake.answer,
                    "\(mistake.line)\n\(lines.joined(separator: "\n"))")
            }
            if Self.isUpdating {
                try text.write(to: Self.file, atomically: true, encoding: .utf8)
            }
        }
    }

    /// What is true of every answer, whatever its words.
    private static func judge(_ outcome: Program.Outcome, _ mistake: Mistake) {
        #expect(outcome.signal == nil && (outcome.status ?? 0) >= 64 && outcome.status != 70, "\(mistake.line)")
        let lines = outcome.errors.split(separator: "\n").map(String.init)
        let said = lines.filter { !$0.hasPrefix("epass: note: ") && !$0.hasPrefix("epass: warning: ") }
        // Where a result is shown it says what is wrong; else there are two sentences.
        if outcome.output.isEmpty {
            let errors = said.drop { !$0.hasPrefix("epass: ") }
            #expect(errors.count == 2, "\(mistake.line)\n\(outcome.errors)")
            #expect(errors.last?.hasPrefix("       ") == true, "\(mistake.line)\n\(outcome.errors)")
        }
        #expect(Set(said).count == said.count, "\(mistake.line)")
        for foreign in [
            "Error:", "Usage:", "See '", "Optional(", "Please provide", "Help:", "Swift.", "EPassCLI",
            "internal error", "error(", "Unexpected argument", "Missing expected",
        ] {
            #expect(!outcome.text.contains(foreign), "\(mistake.line): \(foreign)")
        }
    }

    @Test("there are ten of each command", arguments: HelpExampleTests.commands)
    func count(path: [String]) throws {
        guard !path.isEmpty, !CommandPath(path).isGroup else { return }
        let found = Self.table.filter { CommandPath($0.words).words == CommandPath(path).words }
        #expect(found.count >= 10, "\(path)")
        #expect(Set(found.map(\.line)).count == found.count)
    }
}
