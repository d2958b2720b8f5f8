// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("epass read, verify, inspect: --html, --pdf, --open", .timeLimit(.minutes(10)), .timed)
struct PageCommandTests {
    private static func read(_ arguments: String..., path: String? = nil, temporary: String? = nil) async throws
        -> Program.Outcome
    {
        var environment: [String: String] = [:]
        if let path { environment["PATH"] = path }
        if let temporary { environment["TMPDIR"] = temporary }
        return try await Epass.start(
            ["read", "--simulate", "--mrz", "-"] + arguments, environment: environment, input: SimulatedPassport.mrz
        ).outcome()
    }

    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("read writes a page that only its owner reads, and never over a file", .long())
    func html() async throws {
        try await withTemporaryFolder { folder in
            let path = "\(folder)/page.html"
            let outcome = try await Self.read("--html", path)
            #expect(outcome.status == 0, "\(outcome.text)")
            let page = try Self.text(path)
            #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("ERIKSSON, ANNA MARIA"))
            #expect(page.contains("<img src=\"data:image/") && !page.contains("<script"))
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            let again = try await Self.read("--html", path)
            #expect(again.status == 73 && again.errors.contains("exists already"), "\(again.text)")
            #expect(try Self.text(path) == page)
            let same = try await Self.read("--html", "\(folder)/a", "--out", "\(folder)/a")
            #expect(same.status == 64 && same.errors.contains("--out and --html"), "\(same.text)")
        }
    }

    @Test("verify writes a page over a bundle and over a seal; inspect hides what it hides in text", .long())
    func others() async throws {
        try await withTemporaryFolder { folder in
            let bundle = "\(folder)/document.epass"
            #expect(try await Self.read("--out", bundle).status == 0)
            let verified = try await Epass.run("verify", bundle, "--html", "\(folder)/verified.html")
            #expect(verified.status == 2, "\(verified.text)")
            #expect(try Self.text("\(folder)/verified.html").contains("UNDETERMINED"))
            let vector = EPassVectors.folder("vds").appendingPathComponent("doc9303-7-appendix-E.json")
            let seals =
                (try JSONSerialization.jsonObject(with: Data(contentsOf: vector)) as? [String: Any])?["seals"]
                as? [[String: Any]]
            let seal = try #require(seals?.first?["hex"] as? String)
            try seal.write(toFile: "\(folder)/visa.txt", atomically: false, encoding: .utf8)
            let judged = try await Epass.run("verify", "\(folder)/visa.txt", "--html", "\(folder)/seal.html")
            #expect(judged.status != 0 && judged.status != 64, "\(judged.text)")
            #expect(try Self.text("\(folder)/seal.html").contains("What the seal says"))
            for (option, isShown) in [("--offsets", false), ("--reveal", true)] {
                let path = "\(folder)/files\(option).html"
                let outcome = try await Epass.run("inspect", bundle, option, "--html", path)
                #expect(outcome.status == 0, "\(outcome.text)")
                let page = try Self.text(path)
                #expect(page.contains("EF.DG1") && page.contains("ERIKSSON") == isShown)
                #expect(page.contains("<img") == isShown)
            }
        }
    }

    @Test("without a program that prints, --pdf is refused before the reading, with what to do")
    func noPrinter() async throws {
        try await withTemporaryFolder { folder in
            let outcome = try await Self.read("--pdf", "\(folder)/page.pdf", path: folder)
            #expect(outcome.status == 69, "\(outcome.text)")
            #expect(outcome.errors.contains("chromium or weasyprint") && outcome.errors.contains("--html"))
            #expect(outcome.output.isEmpty)
            let open = try await Self.read("--open", path: folder)
            #expect(open.status == 69 && open.errors.contains("xdg-open"), "\(open.text)")
        }
    }

    @Test("the printer gets the page in a private folder, without network, and nothing of it is left")
    func fakePrinter() async throws {
        try await withTemporaryFolder { folder in
            let tools = "\(folder)/tools"
            let temporary = "\(folder)/temporary"
            for name in [tools, temporary] {
                try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: false)
            }
            try await Epass.writeProgram(
                "chromium", in: tools,
                """
                for word; do case $word in
                --print-to-pdf=*) target=${word#*=} ;;
                file://*) source=${word#file://} ;;
                esac; done
                { printf '%%PDF-1.7\\n'; printf '%s\\n' "$@"; id -u; stat -c %a "$source" "$HOME"; cat "$source"; } > "$target"
                """)
            let outcome = try await Self.read(
                "--pdf", "\(folder)/page.pdf", path: tools + ":/usr/bin:/bin", temporary: temporary)
            #expect(outcome.status == 0, "\(outcome.text)")
            let written = try Self.text("\(folder)/page.pdf")
            #expect(written.hasPrefix("%PDF-") && written.contains("ERIKSSON, ANNA MARIA"))
            #expect(written.contains("--proxy-server=127.0.0.1:9") && !written.contains("--no-sandbox"))
            #expect(written.contains("\n600\n700\n"))
            if geteuid() == 0 { #expect(!written.contains("\n0\n600"), "a browser ran as root") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
        }
    }

    @Test(
        "a printer that makes nothing, or a link to somewhere else, makes no PDF; the verdict is there all the same",
        .long())
    func brokenPrinter() async throws {
        for script in ["exit 3", "/bin/ln -s /etc/passwd \"$2\"", "printf no > \"$2\""] {
            try await withTemporaryFolder { folder in
                try await Epass.writeProgram("weasyprint", in: folder, script)
                let outcome = try await Self.read("--pdf", "\(folder)/page.pdf", path: folder + ":/usr/sbin:/sbin")
                #expect(outcome.status == 73, "\(outcome.text)")
                #expect(outcome.output.contains("VERIFIED") && outcome.errors.contains("made no PDF"))
                #expect(!FileManager.default.fileExists(atPath: "\(folder)/page.pdf"))
            }
        }
    }

    @Test("--open opens the file of --html, or one in a private folder that is named", .long())
    func open() async throws {
        try await withTemporaryFolder { folder in
            try await Epass.writeProgram(
                "xdg-open", in: folder, "cat \"$1\" > \(folder)/seen; stat -c %a \"$1\" >> \(folder)/seen")
            let path = folder + ":/usr/bin:/bin"
            let named = try await Self.read("--html", "\(folder)/page.html", "--open", path: path)
            #expect(named.status == 0, "\(named.text)")
            #expect(try Self.text("\(folder)/seen") == Self.text("\(folder)/page.html") + "600\n")
            let temporary = try await Self.read("--open", path: path, temporary: folder)
            #expect(temporary.status == 0 && temporary.errors.contains("remove the file"), "\(temporary.text)")
            #expect(try Self.text("\(folder)/seen").contains("ERIKSSON, ANNA MARIA"))
            try await Epass.writeProgram("xdg-open", in: folder, "exit 4")
            let failed = try await Self.read("--html", "\(folder)/other.html", "--open", path: path)
            #expect(failed.status == 73 && failed.errors.contains("it ended with 4"), "\(failed.text)")
            #expect(failed.output.contains("VERIFIED"))
        }
    }

    @Test("the real browser makes a PDF", .enabled(if: chromium, "chromium is not installed"))
    func realPrinter() async throws {
        try await withTemporaryFolder { folder in
            let outcome = try await Self.read("--pdf", "\(folder)/page.pdf")
            #expect(outcome.status == 0, "\(outcome.text)")
            let octets = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/page.pdf"))
            #expect(octets.starts(with: Array("%PDF-".utf8)) && octets.count > 20_000)
        }
    }

    private static let chromium = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")

    @Test("a page is of one document: --watch refuses it")
    func watch() async throws {
        let outcome = try await Epass.run("read", "--watch", "--mrz", "-", "--html", "x.html")
        #expect(outcome.status == 64 && outcome.errors.contains("--watch"), "\(outcome.text)")
    }
}
