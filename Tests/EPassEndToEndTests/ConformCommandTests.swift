// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass conform: cases, files of cases, other readers", .timeLimit(.minutes(5)), .timed)
struct ConformCommandTests {
    private static func unit(_ name: String, expected: String, _ because: String) -> String {
        """
        {"schema": "epass-conformance/1", "campaign": "reader", "unit": "\(name)", "title": "Ours", "kind": "clause",
         "source": {"document": "Doc 9303-11", "edition": "8"}, "at": "2026-06-01",
         "cases": [{"id": "\(name)-token", "title": "One bit of the token", "clause": "Doc 9303-11, 4.4.3.4",
           "document": {"profile": "pace-only", "behaviour": {"paceFault": "wrongToken"}},
           "expected": "\(expected)"\(because.isEmpty ? "" : ", \"because\": [\"\(because)\"]")}]}
        """
    }

    @Test("a folder of cases, and one file of it")
    func folder() async throws {
        try await withTemporaryFolder { folder in
            func write(_ name: String, _ text: String) throws {
                try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
            }
            try write("a.json", Self.unit("A", expected: "failed", "access.authenticationTokenInvalid"))
            try write("b.json", Self.unit("B", expected: "failed", "access.macInvalid"))
            let both = try await Epass.run("conform", "reader", "--cases", folder)
            #expect(both.status == 1, "\(both.text)")
            #expect(both.output.contains("B-token") && both.output.contains("none of the reasons"), "\(both.text)")
            let one = try await Epass.run("conform", "reader", "--cases", folder + "/a.json", "--json")
            #expect(one.status == 0, "\(one.text)")
            try write("b.json", #"{"schema": "epass-conformance/1"}"#)
            let wrong = try await Epass.run("conform", "reader", "--cases", folder)
            #expect(wrong.status == 65 && wrong.errors.contains("b.json:1:1"), "\(wrong.text)")
        }
        try await withTemporaryFolder { folder in
            let none = try await Epass.run("conform", "reader", "--cases", folder)
            #expect(none.status == 65 && none.errors.contains("no file of cases"), "\(none.text)")
        }
    }

    @Test(
        "another reader at a virtual reader: it answers by a word, and what it says is held against the cases", .long())
    func other() async throws {
        try await withTemporaryFolder { folder in
            let port = try PortAllocator.pair()
            try await Epass.writeProgram(
                "observe", in: folder,
                """
                #!/bin/sh
                test -n "$EPASS_DAY" && test -s "$EPASS_TRUST/csca.der" || exit 9
                '\(Epass.path)' read --vpcd-listen \(port) --mrz - --trust "$EPASS_TRUST" --policy inspection \\
                    > '\(folder)'/$(echo "$EPASS_CASE" | tr / -) 2>&1 && echo successful || echo failed
                """)
            let outcome = try await Epass.run(
                "conform", "reader", "--vpcd", "127.0.0.1:\(port)", "--observe", folder + "/observe", "--json",
                "--case", "9303-11/4.3.1/opens", "--case", "9303-11/4.3.4.2/mac-wrong",
                "--html", folder + "/page.html")
            #expect(outcome.status == 0, "\(outcome.text)")
            let object = try outcome.json()
            #expect(object["subject"] as? String == "vpcd 127.0.0.1:\(port)" && object["policy"] is NSNull)
            let results = try #require(object["results"] as? [[String: Any]])
            #expect(results.map { $0["observed"] as? String } == ["successful", "failed"])
            #expect(results.allSatisfy { ($0["trace"] as? [String] ?? []).count > 3 })
            let page = try String(contentsOfFile: folder + "/page.html", encoding: .utf8)
            #expect(
                page.contains("<details") && page.contains("9303-11/4.3.4.2/mac-wrong") && !page.contains("<script"))
        }
    }

    @Test("an answer by exit status, and none", .long())
    func statuses() async throws {
        try await withTemporaryFolder { folder in
            for (status, exit, observed) in [(0, 1, "successful"), (1, 0, "failed"), (7, 2, nil)]
                as [(Int, Int, String?)]
            {
                let port = try PortAllocator.pair()
                let listener = try Epass.start([
                    "read", "--mrz", "-", "--vpcd-listen", "\(port)", "--json",
                ])
                try await Epass.writeProgram("observe", in: folder, "#!/bin/sh\nexit \(status)\n")
                let outcome = try await Epass.run(
                    "conform", "reader", "--vpcd", "127.0.0.1:\(port)", "--observe", folder + "/observe", "--json",
                    "--case", "9303-11/4.3.4.2/mac-wrong")
                #expect(outcome.status.map { Int($0) } == exit, "\(outcome.text)")
                let results = try #require(try outcome.json()["results"] as? [[String: Any]])
                #expect(results.first?["observed"] as? String == observed)
                _ = try await listener.outcome()
            }
        }
    }

    @Test("what does not go together, and nobody to type")
    func refused() async throws {
        let alone = try await Epass.run("conform", "reader", "--observe", "true")
        #expect(alone.status == 64 && alone.errors.contains("--vpcd"), "\(alone.text)")
        let long = try await Epass.run(
            "conform", "reader", "--vpcd", "localhost:1", "--observe", "true", "--observe-timeout", "0")
        #expect(long.status == 64 && long.errors.contains("3,600"), "\(long.text)")
        let silent = try await Epass.run("conform", "reader", "--vpcd", "localhost:1")
        #expect(silent.status == 64 && silent.errors.contains("--observe"), "\(silent.text)")
        let missing = try await Epass.run("conform", "reader", "--vpcd", "localhost:1", "--observe", "no-such-program")
        #expect(missing.status == 66, "\(missing.text)")
    }
}
