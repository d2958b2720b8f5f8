// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("epass: completion", .timeLimit(.minutes(5)), .timed)
struct CompletionTests {
    private func completion(_ words: String...) async -> (kind: String, words: [String]) {
        let completion = await CommandCompletion(words)
        return (completion.kind, completion.candidates.map(\.word))
    }

    @Test("commands, options and closed sets of values", .long())
    func words() async {
        #expect(Set(await completion("").words).isSuperset(of: ["read", "trust", "help"]))
        #expect(await completion("re").words == ["read", "readers", "result"])
        #expect(await completion("trust", "im").words == ["import"])
        #expect(await completion("read", "--pol").words == ["--policy"])
        #expect(await completion("read", "--policy", "").words == ["read", "border", "strict", "kyc", "inspection"])
        #expect(await completion("read", "--policy=b").words == ["--policy=border"])
        #expect(await completion("read", "--access", "p").words == ["pace"])
        #expect(await completion("read", "--link", "424").words.contains("424-p60"))
        #expect(await completion("read", "--simulate", "brainpool-p256").words == ["brainpool-p256r1"])
        #expect(await completion("simulate", "td").words.contains("td1"))
        #expect(await completion("simulate", "cv").words == ["cvc"])
        #expect(await completion("simulate", "cvc", "--ex").words == ["--export"])
        #expect(await completion("read", "--skip", "2,a").words == ["2,aa"])
        #expect(await completion("read", "--skip", "aa,").words.contains("aa,portrait"))
        #expect(await !completion("read", "--skip", "aa,").words.contains("aa,aa"))
        #expect(await completion("trust", "list", "--basis", "un").words == ["unpinned"])
        #expect(await completion("trust", "export", "--kind", "anchors,c").words == ["anchors,crls"])
        #expect(await completion("trust", "grant", "--kind", "d").words == ["defect", "documentSigner"])
        #expect(await completion("lds2", "append", "x", "--to", "Exit").words == ["ExitRecords"])
        #expect(await completion("mrz", "--format", "MRV").words == ["MRV-A", "MRV-B"])
        #expect(await completion("result", "verify", "x", "--policy", "k").words == ["kyc"])
        #expect(await completion("serve", "k").words == ["keys"])
        #expect(await completion("serve", "--d").words == ["--demo"])
    }

    @Test("countries, checks, topics and languages")
    func names() async {
        let countries = await CommandCompletion(["trust", "list", "--country", "DE"]).candidates
        #expect(countries == [CommandCompletion.Candidate(word: "DE", text: "Germany")])
        #expect(await completion("trust", "show", "F").words.contains("FR"))
        #expect(await completion("help", "checks", "issuer.ds.v").words == ["issuer.ds.validity"])
        #expect(await completion("help", "").words.contains("exit-codes"))
        #expect(await completion("help", "trust", "au").words == ["audit"])
        for words in [["read", "--lang", "d"], ["--lang", "d"], ["trust", "list", "--lang", "d"]] {
            #expect(await CommandCompletion(words).candidates.map(\.word) == ["de"])
        }
        #expect(await completion("read", "--lang=f").words == ["--lang=fr"])
        #expect(await completion("--lang", "de", "re").words == ["read", "readers", "result"])
        #expect(await completion("read", "--la").words == ["--lang"])
    }

    @Test("files, folders and programs are left to the shell")
    func kinds() async {
        #expect(await completion("verify", "").kind == "files")
        #expect(await completion("read", "--out", "").kind == "files")
        #expect(await completion("read", "--out-dir", "").kind == "folders")
        #expect(await completion("simulate", "--export", "").kind == "folders")
        #expect(await completion("trust", "update", "--command", "").kind == "programs")
        #expect(await completion("trust", "list", "--country", "").kind == "words")
        #expect(await completion("result", "verify", "").kind == "files")
        #expect(await completion("result", "verify", "x", "--keys", "").kind == "files")
        #expect(await completion("readers", "").words.isEmpty)
        #expect(await completion("nosuch", "").words.isEmpty)
        #expect(await completion().words.contains("read"))
        #expect(await completion("verify", "a", "").kind == "files")
    }

    @Test("an option that was given is not offered again, unless it collects values")
    func given() async {
        #expect(await !completion("read", "--json", "--").words.contains("--json"))
        #expect(await completion("read", "--reader", "x", "--read").words == ["--reader"])
        #expect(await completion("read", "--", "--js").words.isEmpty)
    }

    @Test("an unfinished line is answered whatever is wrong with it, and never judged")
    func unfinished() async throws {
        let outcome = try await Epass.run(
            "--complete-words", "--", "read", "--json", "--json", "--policy", "bo", environment: ["EPASS_LANG": "xx"])
        #expect(
            outcome.status == 0 && outcome.output == "words\nborder\n\n" && outcome.errors.isEmpty, "\(outcome.text)")
        let german = try await Epass.run(
            "--complete-words", "--", "trust", "list", "--country", "DE", environment: ["EPASS_LANG": "de"])
        #expect(german.output == "words\nDE\nDeutschland\n", "\(german.text)")
    }

    /// What bash completes: the words behind the program's name, the last of them the one at the cursor.
    private func bash(_ words: [String], in folder: String) async throws -> [String] {
        let script = """
            set -e
            source <("$EPASS" --generate-completion-script bash)
            cd "$0"
            COMP_WORDS=(epass "$@")
            COMP_CWORD=$#
            epass() { "$EPASS" "$@"; }
            set +e
            _epass epass "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let environment = Epass.environment.merging(["EPASS": Epass.path, "PATH": "/usr/bin:/bin"]) { _, new in new }
        let outcome = try await Program(
            "/bin/bash", ["-c", script, folder] + words, environment: environment, input: "", seconds: 30
        ).outcome()
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test("the script of bash offers what the program says, also behind the sign that bash takes for a word", .long())
    func inBash() async throws {
        try await withTemporaryFolder { folder in
            try Data().write(to: URL(fileURLWithPath: folder + "/my passport.epass"))
            try FileManager.default.createDirectory(atPath: folder + "/files", withIntermediateDirectories: false)
            #expect(try await bash(["trust", "im"], in: folder) == ["import"])
            #expect(try await bash(["read", "--policy", "=", "bo"], in: folder) == ["border"])
            #expect(
                try await bash(["read", "--policy", "="], in: folder) == [
                    "read", "border", "strict", "kyc", "inspection",
                ])
            #expect(try await bash(["read", "--out", "=", "my"], in: folder) == ["my passport.epass"])
            #expect(try await bash(["verify", "my\\ pass"], in: folder) == ["my passport.epass"])
            #expect(try await bash(["read", "--out-dir", ""], in: folder) == ["files"])
            #expect(try await bash(["read", "--lang", "p"], in: folder) == ["pt"])
        }
    }

    @Test("there is a script for three shells, and no other", arguments: CompletionScript.allCases)
    func scripts(script: CompletionScript) async throws {
        let outcome = try await Epass.run("--generate-completion-script", script.rawValue)
        #expect(outcome.status == 0 && outcome.output == script.text && outcome.output.contains("--complete-words"))
        let joined = try await Epass.run("--generate-completion-script=\(script.rawValue)")
        #expect(joined.output == outcome.output)
    }
}
