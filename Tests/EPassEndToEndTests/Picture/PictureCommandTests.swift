// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassLDS
import EPassPCSCRig
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassCLI

@Suite("epass read and verify: --picture", .timeLimit(.minutes(10)), .timed)
struct PictureCommandTests {
    private static let escape = "\u{1B}"

    /// Runs the program on a pseudo-terminal that is no multiplexer: `script` of the system.
    private static func onTerminal(
        _ arguments: [String], _ environment: [String: String]
    ) async throws -> Program.Outcome {
        let words = ([Epass.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let own = Epass.environment.merging(["NO_COLOR": "", "SHELL": "/bin/sh", "COLORTERM": ""]) { $1 }
        // What the tester's own terminal says of itself is of no account.
        let names = ["TMUX", "STY", "ZELLIJ", "TERM_PROGRAM", "LC_TERMINAL", "KONSOLE_VERSION", "KITTY_WINDOW_ID"]
        let foreign = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
        return try await Program.run(
            "script", ["-qec", "stty rows 24 columns 80; \(words)", "/dev/null"],
            environment: foreign.merging(own) { $1 }.merging(environment) { $1 })
    }

    /// The portrait of a simulated document as the program has it, in the size of characters.
    private static func expected(_ folder: String, _ profile: String = "default") async throws -> PictureReading.Points
    {
        let path = "\(folder)/portrait.jpg"
        let outcome = try await Epass.run("read", "--simulate", profile, "--portrait", path)
        try #require(outcome.status == 0, "\(outcome.text)")
        let image = BiometricImage(
            subject: .face, format: .jpeg, octets: Array(try Data(contentsOf: URL(fileURLWithPath: path)))[...])
        let points = try await ImageDecoder(helper: Epass.path).pixels(of: image).scaled(columns: 19, rows: 24)
        return .init(
            rows: (0..<24).map { row in
                (0..<19).map { column in
                    let colour = points.colour(column, row)
                    return [colour.red, colour.green, colour.blue]
                }
            })
    }

    /// A document that is described like this, read with a picture.
    private static func reading(portrait: Data, _ folder: String) async throws -> Program.Outcome {
        let description = "\(folder)/document.json"
        try "{\"portrait\": \"\(portrait.base64EncodedString())\"}".write(
            toFile: description, atomically: false, encoding: .utf8)
        return try await Epass.run("read", "--simulate", "--document", description, "--picture", "always")
    }

    @Test("without a terminal there is none, and never with --json or --watch", .long())
    func noTerminal() async throws {
        let plain = try await Epass.run("read", "--simulate")
        #expect(plain.status == 0 && !plain.output.contains(Self.escape) && !plain.output.contains("\u{2580}"))
        let never = try await Epass.run("read", "--simulate", "--picture", "never")
        #expect(never.status == 0 && !never.output.contains("\u{2580}"))
        for arguments in [
            ["read", "--simulate", "--json"], ["read", "--watch", "--can", "1"], ["verify", "x", "--json"],
        ] {
            let outcome = try await Epass.start(arguments + ["--picture", "always"]).outcome()
            #expect(outcome.status == 64 && outcome.output.isEmpty != arguments.contains("--json"), "\(outcome.text)")
            #expect(outcome.errors.contains("--picture always shows the portrait in a report for people"))
        }
        let json = try await Epass.run("read", "--simulate", "--json", "--picture", "auto")
        #expect(json.status == 0 && !json.output.contains("{U+"))
    }

    #if Images
        @Test(
            "always shows the portrait in half blocks, beneath verdict and person, in a screen that can be looked at",
            .long())
        func screen() async throws {
            try await withTemporaryFolder { folder in
                let expected = try await Self.expected(folder)
                try await ScreenTerminal.with(
                    rows: 60, environment: ["TERM": "screen-256color", "COLORTERM": "truecolor", "NO_COLOR": ""],
                    sayingStatus: true, [Epass.path, "read", "--simulate", "--picture", "always"]
                ) { terminal in
                    try await terminal.expect("status=0")
                    let screen = try await terminal.lines()
                    #expect(try PictureReading.blocks(screen) == expected, "\(screen)")
                    let lines = try await terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
                    let first = try #require(lines.firstIndex { $0.contains("\u{2580}") })
                    #expect(lines[..<first].contains { $0.contains("VERIFIED") })
                    #expect(lines[..<first].contains { $0.contains("ERIKSSON") })
                    #expect(lines[(first + 12)...].contains { $0.contains("data groups") }, "\(lines)")
                    #expect(lines[first..<first + 12].allSatisfy { $0.count == 2 + 19 })
                    // The line of progress is gone.
                    #expect(!lines.contains { $0.hasPrefix("[") })
                }
            }
        }

        @Test(
            "with the picture, too, the first 22 of 24 rows have verdict, person and what weighs most", .long(),
            arguments: [
                ("default", "VERIFIED", "the data is genuine"), ("clone", "NOT GENUINE", "✗ chip"),
                ("com-differs", "VERIFIED WITH FINDINGS", "✗ EF.COM"),
                ("clone-refusing", "UNDETERMINED", "– chip"),
                ("expired", "GENUINE, BUT EXPIRED", "the document expired"),
            ])
        func firstScreen(profile: String, word: String, worst: String) async throws {
            try await ScreenTerminal.with(
                environment: ["TERM": "screen-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"],
                sayingStatus: true, [Epass.path, "read", "--simulate", profile, "--picture", "always"]
            ) { terminal in
                try await terminal.expect("status=")
                let all = try await terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
                let begin = try #require(all.firstIndex { $0.hasPrefix(word) }, "\(all)")
                let first = all[begin...].prefix(22)
                #expect(first.contains { $0.hasPrefix("  ERIKSSON, ANNA MARIA") }, "\(first)")
                #expect(first.joined(separator: " ").contains(worst), "\(first)")
                #expect(first.contains { $0.contains("\u{2580}") }, "\(first)")
            }
        }

        @Test("auto shows none in tmux, which may let none pass")
        func multiplexer() async throws {
            try await ScreenTerminal.with(
                environment: ["TERM": "screen-256color", "KITTY_WINDOW_ID": "1", "NO_COLOR": ""], sayingStatus: true,
                [Epass.path, "read", "--simulate"]
            ) { terminal in
                try await terminal.expect("status=0")
                #expect(try await !terminal.screen().contains("\u{2580}"))
            }
        }

        @Test("auto sends kitty, iTerm2 and foot what each of them takes, around it the report as it is", .long())
        func protocols() async throws {
            let kitty = try await Self.onTerminal(["read", "--simulate"], ["TERM": "xterm-kitty"])
            #expect(kitty.status == 0, "\(kitty.errors)")
            let png = try PictureReading.kitty(kitty.output)
            #expect(try await PictureReading.png(png.png).height == 192)
            #expect(png.rest.contains("VERIFIED") && png.rest.contains("data groups"))
            let inline = try PictureReading.inline(
                try await Self.onTerminal(["read", "--simulate"], ["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"]).output
            )
            #expect(try await PictureReading.png(inline.png).height == 192)
            let sixel = try SixelReading(
                try await Self.onTerminal(["read", "--simulate"], ["TERM": "foot"]).output)
            #expect(sixel.stated == (149, 192))
            for (name, value) in [("NO_COLOR", "1"), ("TERM", "dumb"), ("TERM", "xterm-256color"), ("TMUX", "/x")] {
                let none = try await Self.onTerminal(
                    ["read", "--simulate"], ["TERM": "xterm-kitty"].merging([name: value]) { $1 })
                #expect(none.status == 0 && !none.output.contains("\(Self.escape)_G"), "\(name)")
            }
        }

        @Test("verify shows it, too, of a bundle and of a folder", .long())
        func verify() async throws {
            try await withTemporaryFolder { folder in
                let expected = try await Self.expected(folder)
                let read = try await Epass.run(
                    "read", "--simulate", "--out", "\(folder)/a.epass", "--out-dir", "\(folder)/files", "--picture",
                    "always", environment: ["COLORTERM": "truecolor"])
                #expect(try PictureReading.blocks(read.output) == expected)
                for name in ["a.epass", "files"] {
                    let outcome = try await Epass.run(
                        "verify", "\(folder)/\(name)", "--picture", "always", environment: ["COLORTERM": "truecolor"])
                    #expect(try PictureReading.blocks(outcome.output) == expected, "\(outcome.text)")
                }
            }
        }

        @Test("JPEG 2000 is shown like JPEG", arguments: ["portrait-jp2", "portrait-j2k"])
        func jpeg2000(profile: String) async throws {
            let outcome = try await Epass.run("read", "--simulate", profile, "--picture", "always")
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(try PictureReading.blocks(outcome.output).height == 24)
        }

        @Test("an image that cannot be decoded ends in a word, and the reading in what it is", .long())
        func hostile() async throws {
            let header = try Data(contentsOf: EPassVectors.folder("images").appendingPathComponent("rgb.j2k"))
            var huge = header
            huge.replaceSubrange(8..<16, with: Array(repeating: 0xFF, count: 8))
            let broken = header.prefix(header.count / 3) + Data(repeating: 0xFF, count: 64)
            let tiles = try Data(
                contentsOf: EPassVectors.folder("malformed").appendingPathComponent("jpeg2000-tiles.j2k"))
            for image in [huge, broken, tiles, Data([0xFF, 0xD8, 0xFF, 0xE0]), Data([0x1B, 0x5B, 0x32, 0x4A])] {
                try await withTemporaryFolder { folder in
                    let outcome = try await Self.reading(portrait: image, folder)
                    #expect(outcome.output.contains("VERIFIED") && outcome.status == 0, "\(outcome.text)")
                    #expect(outcome.errors.contains("the portrait is not shown. "), "\(outcome.text)")
                    #expect(!outcome.output.contains(Self.escape) && !outcome.output.contains("\u{2580}"))
                }
            }
            let profile = try await Epass.run("read", "--simulate", "t-22-broken-image", "--picture", "always")
            #expect(profile.errors.contains("the portrait is not shown. "), "\(profile.text)")
            let without = try await Epass.run("read", "--simulate", "t-22-broken-image")
            #expect(profile.status == without.status && !profile.output.contains("\u{2580}"))
        }

        @Test("an image that is cut is shown as far as it goes, and a word says so")
        func cut() async throws {
            let image = try Data(contentsOf: EPassVectors.folder("malformed").appendingPathComponent("jpeg-cut.jpg"))
            try await withTemporaryFolder { folder in
                let outcome = try await Self.reading(portrait: image, folder)
                #expect(outcome.status == 0 && outcome.errors.contains("missing or wrong"), "\(outcome.text)")
                #expect(try PictureReading.blocks(outcome.output).height > 0)
            }
        }
    #else
        @Test("a build without decoders says so where a picture is asked for, and nothing where it is not")
        func notBuilt() async throws {
            let outcome = try await Epass.run("read", "--simulate", "--picture", "always")
            #expect(outcome.status == 0 && outcome.errors.contains("This build has no image decoder"))
            let auto = try await Self.onTerminal(["read", "--simulate"], ["TERM": "xterm-kitty"])
            #expect(!auto.output.contains("image decoder"))
        }
    #endif

    @Test("a portrait that was not read, or that is not there, is worth a word where it is asked for", .long())
    func absent() async throws {
        let skipped = try await Epass.run("read", "--simulate", "--skip", "portrait", "--picture", "always")
        #expect(skipped.errors.contains("the portrait is not shown. EF.DG2 was not read."), "\(skipped.text)")
        let auto = try await Self.onTerminal(["read", "--simulate", "--skip", "portrait"], ["TERM": "xterm-kitty"])
        #expect(!auto.output.contains("is not shown"))
    }

    @Test("a slow reading shows how far it is, and takes the line away when it ends", .long())
    func progress() async throws {
        for columns in [80, 40] {
            let port = try PortAllocator.pair()
            let chip = try Epass.start(["simulate", "f-23-slow", "--connect", "127.0.0.1:\(port)"])
            try await ScreenTerminal.with(
                columns: columns, sayingStatus: true,
                [Epass.path, "read", "--vpcd-listen", "\(port)", "--mrz", "L898902C3,740812,340415"]
            ) { terminal in
                try await terminal.expect(" left ")
                let lines = try await terminal.screen().split(separator: "\n")
                let line = try #require(lines.first { $0.contains(" left") })
                #expect(line.hasPrefix("[") && line.contains(" of ") && line.count <= columns - 1, "\(line)")
                #expect(line.contains("KB/s") == (columns == 80), "\(line)")
                try await terminal.press("C-c")
                try await terminal.expect("status=130")
                #expect(try await !terminal.screen().split(separator: "\n").contains { $0.hasPrefix("[") })
            }
            _ = try await chip.outcome()
        }
    }
}
