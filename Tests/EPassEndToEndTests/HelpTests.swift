// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass: help and mistakes", .timeLimit(.minutes(5)), .timed)
struct HelpTests {
    static let subcommands = [
        "read", "verify", "evidence", "inspect", "mrz", "readers", "doctor", "trace", "trust", "result", "simulate",
        "simulate-cvc", "conform", "lds2", "serve", "schema",
    ]
    static let trustCommands = [
        "setup", "import", "update", "list", "show", "audit", "chain", "doctor", "grant", "remove", "undo", "history",
        "diff", "export",
    ].map { "trust-\($0)" }

    @Test(
        "prints the help that is on record",
        arguments: ["epass"] + subcommands + trustCommands + [
            "lds2-append", "lds2-write", "evidence-make", "conform-reader", "conform-chip", "conform-lds",
            "conform-pki", "conform-diff", "result-verify",
        ])
    func golden(name: String) async throws {
        let arguments = (name == "epass" ? [] : name.split(separator: "-").map(String.init)) + ["--help"]
        let outcome = try await Epass.start(arguments).outcome()
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.text)")
        let file = "Golden/\(name).txt"
        if ProcessInfo.processInfo.environment["EPASS_UPDATE_GOLDEN"] != nil {
            let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(file)
            try outcome.output.write(to: source, atomically: true, encoding: .utf8)
        } else {
            let golden = try #require(Bundle.module.url(forResource: "Golden/\(name)", withExtension: "txt"))
            #expect(outcome.output == (try String(contentsOf: golden, encoding: .utf8)), "see Golden/README.md")
        }
    }

    @Test("the overview names every subcommand")
    func overview() async throws {
        let outcome = try await Epass.run("--help")
        for name in Self.subcommands.map({ $0.replacing("-", with: " ") }) {
            #expect(outcome.output.contains("\n  \(name) "), "\(name)")
        }
    }

    struct Mistake: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let status: Int32
        let words: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(
        "a mistake has its exit status and says what is wrong, on standard error",
        arguments: [
            Mistake(arguments: ["raed"], status: 64, words: "raed"),
            Mistake(arguments: ["read", "--mzr"], status: 64, words: "--mzr"),
            Mistake(arguments: ["read", "--mrz", ""], status: 64, words: "--mrz"),
            Mistake(arguments: ["read", "--can", ""], status: 64, words: "--can"),
            Mistake(arguments: ["read", "--can=1", "--can", "2"], status: 64, words: "--can is given 2 times"),
            Mistake(
                arguments: ["read", "--mrz", "-", "--can", "-"], status: 64,
                words: "cannot both come from standard input"),
            Mistake(arguments: ["read", "--mrz", "--can"], status: 64, words: "cannot both come from standard input"),
            Mistake(arguments: ["read", "--simulate", "--can", "12A456"], status: 65, words: "no card access number"),
            Mistake(arguments: ["read", "--can", "-", "--access", "bac"], status: 64, words: "works with PACE only"),
            Mistake(arguments: ["read", "--simulate", "--access", "eac"], status: 64, words: "eac"),
            Mistake(
                arguments: ["read", "--mrz", "L898902C3,740812,340415", "--simulate", "nonsense"], status: 64,
                words: "nonsense"),
            Mistake(arguments: ["read", "--simulate", "--reader", "ACR"], status: 64, words: "exclude one another"),
            Mistake(
                arguments: ["read", "--simulate", "--trust", "/no/such/folder"], status: 66, words: "/no/such/folder"),
            Mistake(arguments: ["read", "--simulate", "--trust", ""], status: 64, words: "empty"),
            Mistake(
                arguments: ["read", "--trust", "/tmp", "--trust", "/usr"], status: 64, words: "--trust is given 2 times"
            ),
            Mistake(arguments: ["simulate", "--seed=1", "--seed", "2"], status: 64, words: "--seed is given 2 times"),
            Mistake(arguments: ["verify", ""], status: 64, words: "empty"),
            Mistake(arguments: ["verify", "/etc/passwd"], status: 65, words: "It holds a plain text"),
            Mistake(arguments: ["verify"], status: 64, words: "epass verify --help"),
            Mistake(arguments: ["verify", "/no/such/file.epass"], status: 66, words: "/no/such/file.epass"),
            Mistake(arguments: ["inspect", "/no/such/file"], status: 66, words: "/no/such/file"),
            Mistake(arguments: ["inspect", "--revael", "x"], status: 64, words: "--revael"),
            Mistake(arguments: ["mrz", "--generat"], status: 64, words: "--generat"),
            Mistake(arguments: ["mrz", "THIS IS NO MRZ"], status: 65, words: "no machine readable zone"),
            Mistake(arguments: ["readers", "--wach"], status: 64, words: "--wach"),
            Mistake(arguments: ["readers", "ACR1252"], status: 64, words: "ACR1252"),
            Mistake(arguments: ["simulate", "no-such-profile", "--vpcd"], status: 64, words: "no-such-profile"),
            Mistake(arguments: ["simulate", "--connect", "nonsense"], status: 64, words: "HOST:PORT"),
            Mistake(arguments: ["simulate"], status: 64, words: "--vpcd"),
            Mistake(arguments: ["simulate", "--json"], status: 64, words: "--list and --check"),
            Mistake(
                arguments: ["simulate", "--list", "--check", "-"], status: 64, words: "--list, --show, --check"),
            Mistake(arguments: ["simulate", "--show", "no-such-profile"], status: 64, words: "no-such-profile"),
            Mistake(arguments: ["simulate", "--check", "/no/such/file"], status: 66, words: "/no/such/file"),
            Mistake(arguments: ["simulate", "cvc"], status: 64, words: "epass simulate cvc --help"),
            Mistake(arguments: ["simulate", "cvc", "eac", "--export", "/x"], status: 64, words: "eac"),
            Mistake(
                arguments: ["simulate", "cvc", "--export", "/no/such/folder/x"], status: 73, words: "/no/such/folder"),
        ])
    func mistakes(mistake: Mistake) async throws {
        let outcome = try await Epass.start(mistake.arguments).outcome()
        #expect(outcome.status == mistake.status, "\(outcome.text)")
        #expect(outcome.signal == nil)
        #expect(outcome.output.isEmpty == !mistake.arguments.contains("--json"), "\(outcome.output)")
        #expect(outcome.errors.contains(mistake.words), "\(outcome.errors)")
        #expect(!outcome.errors.contains("internal error") && !outcome.errors.isEmpty)
    }

    @Test(
        "each error of the parser is one sentence of what and one of what to do, in the program's voice",
        arguments: [
            (["nosuch"], "epass has no command nosuch.", "epass --help lists the commands."),
            (["nosuch", "--help"], "epass has no command nosuch.", "epass --help lists the commands."),
            (["help", "raed"], "epass has no command raed.", "Did you mean read?"),
            (["trust", "imprt"], "epass trust has no command imprt.", "Did you mean import?"),
            (["read", "--mzr"], "epass read has no option --mzr.", "Did you mean --mrz?"),
            (["readers", "-z"], "epass readers has no option -z.", "epass readers --help says what it takes."),
            (["verify", "x", "--at"], "--at <date> needs a value.", "epass verify --help"),
            (["readers", "--json=1"], "--json takes no value; 1 was given.", "epass readers --help"),
            (["readers", "a"], "a does not belong there.", "epass readers --help"),
            (["readers", "a", "b"], "a does not belong there.", "epass readers --help"),
            (["verify"], "epass verify needs <evidence>.", "epass verify --help"),
            (["read", "--access", "bca"], "--access <protocol> does not take bca.", "Did you mean bac?"),
            (["help", "checks", "chip.no"], "There is no check chip.no.", "epass help checks"),
        ] as [([String], String, String)])
    func voice(_ arguments: [String], _ what: String, _ remedy: String) async throws {
        let outcome = try await Epass.start(arguments).outcome()
        #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.text)")
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count == 2, "\(outcome.errors)")
        #expect(lines.first?.hasPrefix("epass: " + what) == true, "\(outcome.errors)")
        #expect(lines.last?.hasPrefix("       " + remedy) == true, "\(outcome.errors)")
        for word in ["Error:", "Usage:", "See '"] { #expect(!outcome.errors.contains(word)) }
    }

    @Test("epass help, -h, --help and the name of a group show the same help", .long())
    func ways() async throws {
        for (one, other) in [
            (["read", "--help"], ["help", "read"]), (["read", "-h"], ["read", "--help"]), ([], ["--help"]),
            (["trust"], ["help", "trust"]), (["help"], ["--help"]),
            (["trust", "import", "-h"], ["help", "trust", "import"]),
            (["simulate", "cvc", "--help"], ["help", "simulate", "cvc"]),
        ] {
            let (first, second) = (try await Epass.start(one).outcome(), try await Epass.start(other).outcome())
            #expect(first.output == second.output && !first.output.isEmpty, "\(first.text)\(second.text)")
            #expect(first.status == 0 && second.status == 0 && first.errors.isEmpty)
        }
    }

    @Test("topics: exit statuses, policies, checks and one check")
    func topics() async throws {
        let statuses = try await Epass.run("help", "exit-codes")
        for status in [0, 1, 2, 64, 65, 66, 69, 70, 73, 74, 75, 77, 130] {
            #expect(statuses.output.contains("\n\(status) "), "\(statuses.output)")
        }
        let policies = try await Epass.run("help", "policies")
        for policy in ["read", "border", "strict", "kyc", "inspection"] {
            #expect(policies.output.contains("\n\(policy) "))
        }
        let checks = try await Epass.run("help", "checks")
        #expect(checks.output.contains("\nissuer.ds.validity "), "\(checks.output)")
        let one = try await Epass.run("help", "checks", "issuer.ds.validity")
        #expect(one.output.contains("Doc 9303-12") && one.output.contains("strict: must pass"), "\(one.output)")
    }

    @Test("no line of help is wider than the terminal", arguments: [40, 80], ["read", "trust", "trust import", "mrz"])
    func width(_ columns: Int, _ command: String) async throws {
        let line = "stty cols \(columns); '\(Epass.path)' \(command) --help"
        let outcome = try await Program(
            "script", ["-qec", line, "/dev/null"], environment: Epass.environment, input: nil
        )
        .outcome()
        let lines = outcome.output.split(whereSeparator: \.isNewline)
        #expect(lines.count > 10)
        // Commands to copy are not broken.
        for line in lines where !line.hasPrefix("  epass ") { #expect(line.count <= columns, "\(line)") }
    }

    /// The options of a command as they are declared.
    private func options(of path: [String]) async throws -> [[String: Any]] {
        var command = try #require(
            try await Epass.run("--experimental-dump-help").json()["command"] as? [String: Any])
        // Two words of which the program makes one.
        for name in path == ["simulate", "cvc"] ? ["simulate-cvc"] : path {
            let commands = try #require(command["subcommands"] as? [[String: Any]])
            command = try #require(commands.first { $0["commandName"] as? String == name })
        }
        let arguments = try #require(command["arguments"] as? [[String: Any]])
        return arguments.filter { $0["kind"] as? String != "positional" }
    }

    @Test(
        "an option is given twice where it collects its values, and only there", .long(),
        arguments: subcommands.filter { $0 != "trust" } + trustCommands)
    func doubled(name: String) async throws {
        let path = name.split(separator: "-").map(String.init)
        let options = try await options(of: path)
        #expect(!options.isEmpty)
        for option in TestShare.of(options, oneOf: 6) {
            let repeats = try #require(option["isRepeating"] as? Bool)
            let help = option["abstract"] as? String ?? ""
            let names = try #require(option["names"] as? [[String: Any]])
            for long in names where long["kind"] as? String == "long" {
                let flag = "--\(try #require(long["name"] as? String))"
                // No run begins: the last option is none.
                let outcome = try await Epass.start(path + [flag, "x", flag, "x", "--no-such-option"]).outcome()
                let isRefused = outcome.errors.contains("\(flag) is given 2 times; give it once.")
                #expect(outcome.status == 64 && isRefused != repeats, "\(flag): \(outcome.text)")
                #expect(repeats || !help.contains("more than once"), "\(flag)")
            }
        }
    }

    /// The program behind a shell that closes a stream or sets another up.
    private func shell(_ command: String, in folder: String) async throws -> Program.Outcome {
        let environment = Epass.environment.merging(["EPASS": Epass.path, "PATH": "/usr/bin:/bin"]) { _, new in new }
        return try await Program(
            "/bin/sh", ["-c", "cd \"$0\" && " + command, folder], environment: environment, input: "", seconds: 60
        ).outcome()
    }

    @Test(
        "standard input that came closed is an empty one",
        arguments: ["read --simulate --mrz -", "read --simulate --mrz", "read --simulate --can -", "mrz", "mrz -"])
    func closedInput(arguments: String) async throws {
        let outcome = try await shell("\"$EPASS\" \(arguments) <&-", in: "/")
        #expect(outcome.status == 66, "\(outcome.text)")
        #expect(outcome.errors.contains("Standard input holds no") || outcome.errors.contains("There is no machine"))
    }

    @Test("where standard output came closed, the report is not written into the evidence")
    func closedOutput() async throws {
        try await withTemporaryFolder { folder in
            let mrz = "L898902C3,740812,340415"
            let outcome = try await shell("\"$EPASS\" read --simulate --mrz \(mrz) --out x.epass >&-", in: folder)
            #expect(outcome.status == 73, "\(outcome.text)")
            let bundle = try await Epass.run("verify", folder + "/x.epass")
            #expect(bundle.status == 2, "\(bundle.text)")
        }
    }

    @Test("a bundle given to epass inspect is said to be one for epass verify")
    func bundleToInspect() async throws {
        try await withTemporaryFolder { folder in
            try Data("{}".utf8).write(to: URL(fileURLWithPath: folder + "/x.epass"))
            let outcome = try await Epass.run("inspect", folder + "/x.epass")
            #expect(outcome.status == 65)
            #expect(outcome.output.contains("epass verify"), "\(outcome.text)")
        }
    }

    @Test("a folder without any trust material is an error that is told once")
    func emptyTrust() async throws {
        try await withTemporaryFolder { folder in
            let outcome = try await Epass.run(
                "read", "--simulate", "--mrz", "-", "--trust", folder, input: "L898902C3,740812,340415")
            #expect(outcome.status == 65, "\(outcome.text)")
            #expect(
                outcome.errors.components(separatedBy: "is taken as a CSCA certificate").count == 2, "\(outcome.errors)"
            )
        }
    }

    @Test("the MRZ that simulate --export prints opens a profile that has one of its own")
    func exportedMRZ() async throws {
        try await withTemporaryFolder { folder in
            let export = try await Epass.run("simulate", "td1", "--export", folder + "/td1")
            // The heading, and lines that are pasted as they stand.
            let lines = export.errors.split(separator: "\n")
            #expect(lines.count == 4 && lines.first == "The printed MRZ, for --mrz -:", "\(export.errors)")
            let mrz = lines.dropFirst().joined(separator: "\n")
            let read = try await Epass.run("read", "--simulate", "td1", "--mrz", "-", input: mrz + "\n")
            #expect(read.status == 0, "\(read.text)")
            let closed = try await Epass.run("simulate", "can-only", "--export", folder + "/can")
            let number = try #require(closed.errors.split(separator: "\n").last)
            #expect(closed.errors.hasPrefix("The CAN, for --can -; "), "\(closed.errors)")
            let opened = try await Epass.run(
                "read", "--simulate", "can-only", "--can", "-", input: number + "\n")
            #expect(opened.status == 0, "\(opened.text)")
        }
    }
}
