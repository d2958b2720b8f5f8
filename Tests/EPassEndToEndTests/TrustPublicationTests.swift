// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@testable import EPassCLI

@Suite("Where lists are published", .timed)
struct TrustPublicationTests {
    @Test("the table is whole, and every entry has a day and a source")
    func table() {
        #expect(TrustPublication.all.count > 20)
        #expect(TrustPublication.all.allSatisfy { !$0.sources.isEmpty && Timestamp(iso8601: $0.looked) != nil })
        // The one to begin with comes first, and has something to compare with.
        #expect(TrustPublication.all.first?.state == "DE" && TrustPublication.all.first?.fingerprint != nil)
        #expect(TrustPublication.withFingerprint(of: "IT", kind: .masterList)?.fingerprint?.algorithm == .sha1)
        #expect(TrustPublication.withFingerprint(of: "UT", kind: .masterList) == nil)
    }

    @Test("Docs/trust.md has every address of the table, and no other")
    func page() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Docs/trust.md"), encoding: .utf8)
        let addresses = Set(TrustPublication.all.flatMap { [$0.page] + ($0.fingerprint.map { [$0.page] } ?? []) })
        let written = Set(
            page.components(separatedBy: "<http").dropFirst().compactMap {
                $0.components(separatedBy: ">").first.map { "http" + $0 }
            })
        #expect(written == addresses)
    }

    @Test(
        "an entry without source, day or with another member than it may have makes the table none",
        arguments: [
            #"{"schema": "epass-trust-lists/1", "lists": [{"id": "a"}]}"#, #"{"schema": "x", "lists": []}"#, "[]", "",
            #"{"schema": "epass-trust-lists/1", "lists": [{"id": "a", "state": "DE", "publisher": "p", "kind": "masterList", "page": "ftp://x", "looked": "2026-11-24", "sources": ["https://x"]}]}"#,
            #"{"schema": "epass-trust-lists/1", "lists": [{"id": "a", "state": "DE", "publisher": "p", "kind": "masterList", "page": "https://x", "looked": "2026-11-24", "sources": []}]}"#,
        ])
    func damaged(text: String) {
        #expect(TrustPublication.parse(Array(text.utf8)) == nil)
    }

    @Test("a path is taken as it is typed, pasted or dropped")
    func paths() {
        #expect(TrustSetupDialogue.path("  /a/b.ml ") == "/a/b.ml")
        #expect(TrustSetupDialogue.path("'/a b.ml' ") == "/a b.ml")
        #expect(TrustSetupDialogue.path("\"/a b.ml\"") == "/a b.ml")
        #expect(TrustSetupDialogue.path("/a\\ b.ml") == "/a b.ml")
        #expect(TrustSetupDialogue.path("") == "")
    }
}
