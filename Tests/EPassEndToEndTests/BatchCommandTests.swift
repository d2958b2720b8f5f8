// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass verify --batch: many documents, Docs/scaling.md", .timeLimit(.minutes(10)), .timed)
struct BatchCommandTests {
    /// A folder with sound documents and wrong ones in every form, and what each line is to say.
    private struct Scene {
        let folder: String
        var trust: String { "\(folder)/issued/csca.der" }

        func run(_ arguments: String..., input: String = "") async throws -> Program.Outcome {
            try await Epass.start(
                ["verify", "--batch", "--trust", trust, "--at", "2026-11-21"] + arguments, input: input
            ).outcome()
        }

        /// Runs a command of the shell in the folder.
        func shell(_ line: String, input: String = "") async throws -> Program.Outcome {
            try await Program(
                "/bin/bash", ["-c", "cd \"$0\" && \(line)", folder],
                environment: Epass.environment.merging(["EPASS": Epass.path, "PATH": "/usr/bin:/bin"]) { _, new in new
                },
                input: input, seconds: 120
            ).outcome()
        }
    }

    private func withScene(_ body: (Scene) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let scene = Scene(folder: folder)
            let made = try await scene.shell(
                """
                "$EPASS" simulate --seed 0 --export issued >&2 && mkdir -p in/a in/c/d in/link in/results && \
                cp issued/EF.* in/a/ && cp issued/EF.* in/c/d/ && \
                "$EPASS" read --simulate --can 123456 --out in/b.epass >&2 && \
                cp in/a/EF.SOD in/link/EF.SOD && printf '{"schema":"epass-report/2"}' > in/results/report.json && \
                printf 'x' > in/readme.txt && printf '{' > in/e.json && \
                python3 -c '
                import json,sys
                bundle=json.load(open("in/b.epass"))
                sys.stdout.write(json.dumps(bundle)+"\\n\\n{\\n"+json.dumps({"files":{"SOD":"77"}})+"\\n")' > lines.jsonl
                """)
            try #require(made.status == 0 || made.status == 2, "\(made.text)")
            try await body(scene)
        }
    }

    /// What each line says: its input without the folder, and its overall result, or the code of its error.
    private static func told(_ outcome: Program.Outcome, _ scene: Scene) throws -> [String] {
        try told(outcome.output, scene)
    }

    private static func told(_ text: String, _ scene: Scene) throws -> [String] {
        try text.split(separator: "\n").map { line in
            let report = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
            #expect(report["schema"] as? String == "epass-report/2")
            let name = (report["input"] as? String ?? "?").replacing(scene.folder + "/", with: "")
            let code = (report["error"] as? [String: Any])?["code"] as? String
            return "\(name) \(code ?? report["overall"] as? String ?? "?")"
        }
    }

    private static let lines = [
        "in/a undetermined", "in/b.epass undetermined", "in/c/d undetermined", "in/e.json json.syntax",
        "in/link undetermined",
    ]

    /// Without what the policy makes of each: which documents there are, and which cannot be read.
    private static func names(_ lines: [String]) -> [String] {
        lines.map { $0.replacing(/\ (successful|failed|undetermined|aborted)$/, with: "") }
    }

    @Test(
        "folders: each folder with files, each bundle, in order of their names; another order where it is wanted",
        .long())
    func folders() async throws {
        try await withScene { scene in
            let outcome = try await scene.run("\(scene.folder)/in", "--summary", "\(scene.folder)/summary.json")
            #expect(outcome.status == 65, "\(outcome.text)")
            #expect(Self.names(try Self.told(outcome, scene)) == Self.names(Self.lines))
            let again = try await scene.run("\(scene.folder)/in", "--jobs", "1")
            #expect(again.output == outcome.output)
            let unordered = try await scene.run("\(scene.folder)/in", "--unordered", "--jobs", "3")
            #expect(
                unordered.output.split(separator: "\n").sorted() == outcome.output.split(separator: "\n").sorted())
            let summary = try #require(
                try JSONSerialization.jsonObject(
                    with: Data(contentsOf: URL(fileURLWithPath: scene.folder + "/summary.json"))) as? [String: Any])
            #expect(summary["documentCount"] as? Int == 5 && summary["passedOverCount"] as? Int == 1)
            #expect(summary["complete"] as? Bool == true)
            let unread = (summary["overall"] as? [String: Any])?["unread"] as? [String: Any]
            #expect(unread?["count"] as? Int == 1 && unread?["perMillion"] as? Int == 200_000)
            let countries = summary["countries"] as? [[String: Any]] ?? []
            #expect(countries.map { $0["country"] as? String } == ["UTO", nil])
            let single = try await Epass.run(
                "verify", "\(scene.folder)/in/b.epass", "--trust", scene.trust, "--at", "2026-11-21", "--json")
            let line = try #require(outcome.output.split(separator: "\n").first { $0.contains("b.epass") })
            var report = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(report.removeValue(forKey: "input") as? String == "\(scene.folder)/in/b.epass")
            #expect(NSDictionary(dictionary: report) == NSDictionary(dictionary: try single.json()))
        }
    }

    @Test("tar of every kind, by name and on standard input, and ZIP say what the folders say", .long())
    func archives() async throws {
        try await withScene { scene in
            let made = try await scene.shell(
                """
                tar -C in --format=ustar -cf ustar.tar --sort=name . && tar -C in --format=pax -cf pax.tar --sort=name . \
                && tar -C in --format=gnu -cf gnu.tar --sort=name . && python3 -c '
                import os,zipfile
                for name,method in (("stored.zip",0),("deflated.zip",8)):
                    with zipfile.ZipFile(name,"w",method) as archive:
                        for folder,folders,files in os.walk("in"):
                            folders.sort()
                            for file in sorted(files):
                                path=os.path.join(folder,file)
                                archive.write(path,os.path.relpath(path,"in"))'
                """)
            try #require(made.status == 0, "\(made.text)")
            func verdicts(_ lines: [String]) -> [String] {
                lines.sorted().map { $0.replacing(/^\S*?(in|tar|zip|-)\//, with: "") }
            }
            let wanted = verdicts(try Self.told(try await scene.run("\(scene.folder)/in"), scene))
            #expect(wanted.count == 5)
            for archive in ["ustar.tar", "pax.tar", "gnu.tar", "stored.zip", "deflated.zip"] {
                let outcome = try await scene.run("\(scene.folder)/\(archive)")
                #expect(outcome.status == 65, "\(outcome.text)")
                #expect(verdicts(try Self.told(outcome, scene)) == wanted, "\(archive)")
            }
            let piped = try await scene.shell(
                "cat gnu.tar | \"$EPASS\" verify --batch --trust issued/csca.der --at 2026-11-21 -")
            #expect(verdicts(try Self.told(piped, scene)) == wanted)
            let zip = try await scene.shell("\"$EPASS\" verify --batch - < stored.zip")
            #expect(zip.status == 65 && zip.output.contains("Name the file"), "\(zip.text)")
            let cut = try await scene.shell("head -c 30000 gnu.tar > cut.tar; \"$EPASS\" verify --batch cut.tar")
            let last = try Self.told(cut, scene).last
            #expect(cut.status == 65 && last?.hasSuffix("archive.truncated") == true, "\(cut.text)")
        }
    }

    @Test("lines on standard input: each is one document, a broken one an error at that line alone", .long())
    func lines() async throws {
        try await withScene { scene in
            let outcome = try await scene.shell("\"$EPASS\" verify --batch - < lines.jsonl")
            #expect(Self.names(try Self.told(outcome, scene)) == ["-:1", "-:3 json.syntax", "-:4"], "\(outcome.text)")
            #expect(outcome.status == 65)
            let file = try await scene.run("\(scene.folder)/lines.jsonl")
            #expect(Self.names(try Self.told(file, scene)).first == "lines.jsonl:1")
            let bundle = try await scene.shell("\"$EPASS\" verify --batch - < in/b.epass")
            #expect(bundle.status == 65 && bundle.output.split(separator: "\n").count == 1, "\(bundle.text)")
            #expect(bundle.output.contains("jq -c"))
            let nothing = try await scene.run("-")
            #expect(nothing.status == 0 && nothing.output.isEmpty, "\(nothing.text)")
        }
    }

    @Test("a text over many lines is one error that names its last line, and hides no document behind it")
    func passedOver() async throws {
        try await withScene { scene in
            let made = try await scene.shell(
                """
                head -n 1 lines.jsonl > one && printf '{\\n  "a": 1,\\n  "b": {\\n' > rest && \
                (printf '{\\n'; printf '\\t'; cat one; printf '\\357\\273\\277'; cat one; cat rest; printf ' '; cat one; \
                cat rest; printf '  }\\n}\\n'; cat one) > sent
                """)
            try #require(made.status == 0, "\(made.text)")
            let outcome = try await scene.shell("\"$EPASS\" verify --batch - < sent")
            #expect(
                Self.names(try Self.told(outcome, scene)) == [
                    "-:1 json.syntax", "-:2", "-:3", "-:4 cli.notEvidence", "-:7", "-:8 cli.notEvidence",
                    "-:13",
                ], "\(outcome.text)")
            #expect(outcome.output.contains("goes on to line 6.") && outcome.output.contains("goes on to line 12."))
        }
    }

    @Test("exit status: 65 before 1, 1 before 2, 2 before 0", .long())
    func statuses() async throws {
        try await withScene { scene in
            let made = try await scene.shell(
                """
                cp -r in/a bad && cp issued/EF.DG2 bad/EF.DG1 && mkdir empty trusted && \
                "$EPASS" simulate aa-only --seed 0 --export other >&2 && \
                cp issued/csca.der trusted/1.der && cp other/csca.der trusted/2.der
                """)
            try #require(made.status == 0, "\(made.text)")
            // Active authentication is computed again.
            let good = try await Epass.run(
                "read", "--simulate", "aa-only", "--mrz", "-", "--out", "\(scene.folder)/fine.epass",
                input: SimulatedPassport.mrz)
            try #require(good.status == 0, "\(good.text)")
            func read(_ names: String...) async throws -> Int32? {
                try await Epass.start(
                    ["verify", "--batch", "--at", "2026-11-21", "--trust", "\(scene.folder)/trusted"]
                        + names.map { "\(scene.folder)/\($0)" }
                ).outcome().status
            }
            #expect(try await read("fine.epass") == 0)
            #expect(try await read("fine.epass", "in/a") == 2)
            #expect(try await read("fine.epass", "in/a", "bad") == 1)
            #expect(try await read("bad", "nowhere", "in/a") == 65)
            #expect(try await read("empty") == 65)
        }
    }

    @Test(
        "--resume passes over what stands in the file, takes a cut line away, and counts earlier lines for the status",
        .long())
    func resume() async throws {
        try await withScene { scene in
            let file = "\(scene.folder)/out.jsonl"
            let whole = try await scene.run("\(scene.folder)/in")
            let first = try await scene.run("\(scene.folder)/in", "--resume", file)
            #expect(first.status == 65 && first.output.isEmpty, "\(first.text)")
            #expect(try String(contentsOfFile: file, encoding: .utf8) == whole.output)
            let lines = whole.output.split(separator: "\n", omittingEmptySubsequences: false)
            for (kept, cut) in [(2, 40), (1, 0), (3, 1), (0, 7)] {
                let text = lines[..<kept].map { $0 + "\n" }.joined() + lines[kept].prefix(cut)
                try text.write(toFile: file, atomically: true, encoding: .utf8)
                let outcome = try await scene.run("\(scene.folder)/in", "--resume", file, "--summary", "-")
                #expect(outcome.status == 65, "\(outcome.text)")
                #expect(outcome.errors.contains("\"resumedCount\": \(kept)"), "\(outcome.errors)")
                #expect(try String(contentsOfFile: file, encoding: .utf8) == whole.output, "\(kept)")
            }
            // Nothing is left, and the status is that of all of it.
            let again = try await scene.run("\(scene.folder)/in", "--resume", file)
            #expect(again.status == 65)
            try "a letter\n".write(toFile: file, atomically: true, encoding: .utf8)
            let other = try await scene.run("\(scene.folder)/in", "--resume", file)
            #expect(
                other.status == 73 && other.errors.contains("is not what epass verify --batch wrote"), "\(other.text)")
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "a letter\n")
        }
    }

    @Test(
        "Ctrl-C while it waits for input ends it with 130 after whole lines; who goes away early ends it quietly",
        .long())
    func endings() async throws {
        try await withScene { scene in
            let line = try await scene.shell("head -n 1 lines.jsonl")
            let program = try Epass.start(
                ["verify", "--batch", "-", "--trust", scene.trust, "--at", "2026-11-21"], input: nil)
            program.type(line.output)
            try #require(try await program.says("\n"), "\(program.errors)")
            program.interrupt()
            let outcome = try await program.outcome()
            #expect(outcome.status == 130, "\(outcome.text)")
            #expect(try Self.told(outcome, scene).count == 1)
            #expect(outcome.errors.contains("Interrupted after 1 document."), "\(outcome.errors)")
            let piped = try await scene.shell(
                "for i in $(seq 400); do head -n 1 lines.jsonl; done | \"$EPASS\" verify --batch - | head -n 2 | wc -l; "
                    + "echo \"${PIPESTATUS[1]}\"")
            #expect(piped.output.split(whereSeparator: \.isWhitespace) == ["2", "141"], "\(piped.text)")
            // There is no store; beside that nothing is said.
            let said = piped.errors.split(separator: "\n").filter {
                !$0.hasPrefix("epass: note: there is no trust store")
            }
            #expect(said.isEmpty, "\(piped.errors)")
        }
    }

    @Test("memory does not grow with the number: 750 bundles take no more than 50", .long())
    func memory() async throws {
        try await withScene { scene in
            // Beside a run over fifty: 27 MB of bundles more.
            let outcome = try await scene.shell(
                """
                head -n 1 lines.jsonl > one
                python3 -c '
                import os,resource,subprocess
                def peak(count):
                    octets=open("one","rb").read()*count
                    done=subprocess.run([os.environ["EPASS"],"verify","--batch","-"],input=octets,stdout=subprocess.PIPE)
                    return done.stdout.count(b"\\n"), resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
                few, many = peak(50), peak(750)
                print(many[0], many[1] - few[1] < 9000)'
                """)
            #expect(outcome.output == "750 True\n", "\(outcome.text)")
        }
    }

    @Test(
        "what is of one document is refused beside --batch, and what is of many without it", .long(),
        arguments: [
            "--challenge 0011223344556677", "--mrz -", "--keys", "--html page.html", "--pdf page.pdf", "--open",
            "--picture always", "--explain", "--certificate ds.der", "--expect seal",
        ])
    func refused(_ words: String) async throws {
        let arguments = words.split(separator: " ").map(String.init)
        let outcome = try await Epass.start(["verify", "--batch", "in"] + arguments).outcome()
        #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.text)")
        let names = [" is of one document", arguments[0]].allSatisfy(outcome.errors.contains)
        #expect(names, "\(outcome.errors)")
        for option in ["--jobs 2", "--unordered", "--resume x", "--summary x"] {
            let alone = try await Epass.start(
                ["verify", "in"] + option.split(separator: " ").map(String.init)
            ).outcome()
            #expect(alone.status == 64 && alone.errors.contains("goes with --batch"), "\(alone.text)")
        }
    }

    @Test("what is called a bundle and is none has its line; only what epass printed is passed over", .long())
    func broken() async throws {
        try await withScene { scene in
            let made = try await scene.shell(
                """
                mkdir x && printf '\\001\\377\\200ab' > x/a.epass && printf 'hello' | gzip > x/b.epass && \
                printf '[]' > x/c.json && printf 'null' > x/d.epass && \
                printf '{"schema":"epass-nothing/1"}' > x/e.json && printf '{"schema":"epass-policy/1","name":"n"}' > x/f.json && printf '{"a":1.5}' > x/g.json && \
                printf '{"schema":"epass-evidence/2","access":{"parameterId":13.0},"applications":[]}' > x/h.epass && \
                printf '{"schema":"epass-evidence/3","applications":[]}' > x/i.epass && : > x/j.epass && \
                tar -C x -cf x.tar .
                """)
            try #require(made.status == 0, "\(made.text)")
            let wanted = [
                "a.epass cli.notEvidence", "b.epass cli.notEvidence", "c.json cli.notEvidence",
                "d.epass cli.notEvidence", "e.json cli.notEvidence", "g.json evidence.formUnknown",
                "h.epass json.number", "i.epass evidence.schemaUnknown", "j.epass cli.noInput",
            ]
            let folder = try await scene.run("\(scene.folder)/x", "--summary", "-")
            #expect(try Self.told(folder, scene) == wanted.map { "x/" + $0 })
            #expect(folder.status == 65 && folder.errors.contains("\"passedOverCount\": 1"), "\(folder.errors)")
            let archive = try await scene.run("\(scene.folder)/x.tar")
            #expect(try Self.told(archive, scene).sorted() == wanted.map { "x.tar/" + $0 }, "\(archive.text)")
        }
    }

    @Test("a name that is not UTF-8 has its line, and an argument that is not there is said on standard error as well")
    func names() async throws {
        try await withScene { scene in
            let made = try await scene.shell(
                #"mkdir -p y/$'a\377' y/$'a\376' y/b && cp in/a/* y/b/ && cp in/a/* y/$'a\377'/ && "#
                    + #": > y/$'c\377.epass'"#)
            try #require(made.status == 0, "\(made.text)")
            let outcome = try await scene.run("\(scene.folder)/y", "\(scene.folder)/nosuch")
            #expect(
                Self.names(try Self.told(outcome, scene)) == [
                    "y/b", "y/a{FE} cli.noInput", "y/a{FF} cli.noInput", "y/c{FF}.epass cli.noInput",
                    "nosuch cli.noInput",
                ], "\(outcome.text)")
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("\(scene.folder)/nosuch cannot be read: No such file or directory."))
            #expect(!outcome.errors.contains("UTF-8"), "\(outcome.errors)")
        }
    }

    @Test("a bad line is one error wherever it stands, a text over many lines as well, and the stream goes on", .long())
    func badLines() async throws {
        try await withScene { scene in
            let made = try await scene.shell(
                """
                head -n 1 lines.jsonl > one; python3 -c '
                import json
                bundle=json.load(open("one"))
                open("pretty","w").write(json.dumps(bundle,indent=2)+"\\n")
                open("flat","w").write(json.dumps(bundle,indent=0)+"\\n")'
                """)
            try #require(made.status == 0, "\(made.text)")
            func told(_ parts: String) async throws -> [String] {
                let outcome = try await scene.shell("cat \(parts) | \"$EPASS\" verify --batch -")
                #expect(outcome.status == 65, "\(outcome.text)")
                return Self.names(try Self.told(outcome, scene))
            }
            #expect(try await told("<(echo no) one one") == ["-:1 cli.notEvidence", "-:2", "-:3"])
            #expect(try await told("<(echo '{') one one") == ["-:1 json.syntax", "-:2", "-:3"])
            #expect(try await told("one <(echo '{') <(echo no) one") == ["-:1", "-:2 cli.notEvidence", "-:4"])
            let pretty = try await told("pretty one pretty one")
            let codes = pretty.map { $0.split(separator: " ").dropFirst().joined() }
            #expect(codes == ["cli.notEvidence", "", "cli.notEvidence", ""])
            #expect(try await told("flat one").last?.contains(" ") == false)
        }
    }

    @Test(
        "of two documents of one name in an archive none is judged, also where the batch goes on; two archives are told",
        .long())
    func twice() async throws {
        try await withScene { scene in
            let made = try await scene.shell(
                """
                tar -cf t.tar in/a in/c in/b.epass && tar -rf t.tar in/a && cat t.tar t.tar > two.tar
                """)
            try #require(made.status == 0, "\(made.text)")
            let whole = try await scene.run("\(scene.folder)/t.tar")
            let refused = "t.tar/in/a archive.duplicatePath"
            let names = [refused, "t.tar/in/b.epass", "t.tar/in/c/d", refused]
            #expect(Self.names(try Self.told(whole, scene)) == names, "\(whole.text)")
            let lines = whole.output.split(separator: "\n", omittingEmptySubsequences: false)
            let file = "\(scene.folder)/t.jsonl"
            for kept in 1...3 {
                try lines[..<kept].map { $0 + "\n" }.joined().write(toFile: file, atomically: true, encoding: .utf8)
                let outcome = try await scene.run("\(scene.folder)/t.tar", "--resume", file)
                #expect(try String(contentsOfFile: file, encoding: .utf8) == whole.output, "\(outcome.text)")
            }
            // The second one alone stands there.
            try (lines[3] + "\n").write(toFile: file, atomically: true, encoding: .utf8)
            _ = try await scene.run("\(scene.folder)/t.tar", "--resume", file)
            let all = try Self.told(try String(contentsOfFile: file, encoding: .utf8), scene)
            #expect(Self.names(all) == [names[3]] + names[..<3])
            let two = try await scene.run("\(scene.folder)/two.tar")
            #expect(two.status == 65, "\(two.text)")
            let wanted = names.map { $0.replacing("t.tar", with: "two.tar") } + ["two.tar archive.malformed"]
            #expect(Self.names(try Self.told(two, scene)) == wanted)
            #expect(two.output.contains("in/a cannot be read. Its path stands in the archive more than once"))
            // A pipe is read once: what comes later is refused.
            let piped = try await scene.shell("cat t.tar | \"$EPASS\" verify --batch -")
            let told = try Self.told(piped, scene)
            #expect(told.first == "-/in/a undetermined" && told.last == "-/in/a archive.duplicatePath", "\(told)")
        }
    }

    @Test("a bundle that stands twice in a ZIP archive is judged in neither order, and the others are", .long())
    func twiceInZIP() async throws {
        try await withScene { scene in
            let made = try await scene.shell(
                """
                python3 -W ignore -c '
                import zipfile
                good=open("in/b.epass").read()
                for name,order in (("one.zip",(good,"{}")),("other.zip",("{}",good))):
                    with zipfile.ZipFile(name,"w") as archive:
                        for text in order: archive.writestr("x/b.epass",text)
                        archive.writestr("c.epass",good)'
                """)
            try #require(made.status == 0, "\(made.text)")
            for name in ["one.zip", "other.zip"] {
                let outcome = try await scene.run("\(scene.folder)/\(name)")
                let refused = "\(name)/x/b.epass archive.duplicatePath"
                #expect(try Self.told(outcome, scene) == [refused, refused, "\(name)/c.epass undetermined"])
                #expect(outcome.status == 65, "\(outcome.text)")
            }
        }
    }

    @Test("--resume refuses results by other rules and files of others, and changes nothing of them", .long())
    func rules() async throws {
        try await withScene { scene in
            let file = "\(scene.folder)/out.jsonl"
            let whole = try await scene.run("\(scene.folder)/in/a", "\(scene.folder)/in/b.epass")
            let first = String(whole.output.prefix { $0 != "\n" }) + "\n"
            let made = try await scene.shell("\"$EPASS\" simulate --seed 1 --export other >&2")
            try #require(made.status == 0, "\(made.text)")
            func resumed(_ text: String, _ options: String) async throws -> Program.Outcome {
                try text.write(toFile: file, atomically: true, encoding: .utf8)
                return try await scene.shell("\"$EPASS\" verify --batch in/a in/b.epass --resume out.jsonl \(options)")
            }
            for (options, what) in [
                ("--trust issued/csca.der --at 2026-11-21 --policy border", "another policy"),
                ("--trust other/csca.der --at 2026-11-21", "other trust material"),
                ("--trust issued/csca.der --at 2026-11-22", "another time"),
            ] {
                let outcome = try await resumed(first, options)
                #expect(outcome.status == 73 && outcome.errors.contains("has results by \(what)."), "\(outcome.text)")
                #expect(try String(contentsOfFile: file, encoding: .utf8) == first)
            }
            // Names are other ones there; without --at it is the time of the line.
            let named = first.replacing(scene.folder + "/", with: "")
            let gone = try await resumed(named, "--trust issued/csca.der")
            #expect(gone.errors.contains("the time of the lines that are there: 2026-11-21"), "\(gone.text)")
            let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
            #expect(lines.count == 2 && lines.allSatisfy { $0.contains("\"time\":\"2026-11-21T00:00:00Z\"") })
            for foreign in [
                "a letter without an end", first + "a letter", "{\"schema\":\"epass-report/2\",\"overall\":",
                "{\"schema\": \"epass-report/2\"}", " ",
            ] {
                let outcome = try await resumed(foreign, "--trust issued/csca.der --at 2026-11-21")
                #expect(outcome.status == 73 && outcome.errors.contains("is not what epass"), "\(outcome.text)")
                #expect(try String(contentsOfFile: file, encoding: .utf8) == foreign)
            }
            let beginning = "{\"schema\":\"epass-report/2\",\"input\":\"in"
            for count in [1, 12, 24, 27, beginning.count] {
                let cut = beginning.prefix(count)
                let outcome = try await resumed(named + cut, "--trust issued/csca.der")
                #expect(outcome.status != 65, "\(outcome.text)")
                #expect(try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").count == 2)
            }
        }
    }
}
