// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@testable import EPassMessages

/// A text that chooses by a word (`{sex, select, male {...} other {...}}`) knows the words that can come: a branch for
/// none of them is misspelt, and a value without a branch is said by `other`, which is written for one value.
@Suite("Texts that choose by a word, Languages/en.json", .timed)
struct ChoiceTests {
    /// What an argument can be.
    struct Row {
        /// The words that the callers give.
        let words: [String]
        /// Those that `other` is written for where that is more than one.
        var lumped: [String] = []
    }

    /// By `key:argument`, by the area of the key and the argument (`store:kind`), or by the argument alone.
    static func rows() throws -> [String: Row] {
        let lists = SignedListKind.allCases.map(\.rawValue)
        let results = CheckResult.allCases.map(\.rawValue)
        // Signers that the standard has a name for are said by it.
        let signers = ["document", "seal"]
        return [
            "application.name:application": Row(words: KnownApplication.allCases.map(\.rawValue)),
            "batch:what": Row(words: ["policy", "trust", "witness", "time"]),
            "block:what": Row(words: ["document", "seal", "csca", "series", "voucher", "list"]),
            "status:part": Row(words: ["state", "code", "number", "expiry"]),
            "status:status": Row(words: ["lost", "stolen", "cancelled"]),
            "assurance:word": Row(words: Assurance.Word.allCases.map(\.rawValue)),
            "attribute": Row(words: ["contentType", "messageDigest"]),
            "before": Row(words: results),
            "change": Row(words: ["added", "better", "weaker", "gone"]),
            "encoding": Row(words: try cases(of: "Encoding", in: "EPassSeals/Seal.swift")),
            "field": Row(words: DetailComparison.Field.allCases.map(\.rawValue)),
            "form": Row(words: ["plain", "DER"]),
            // Those that a policy of ours asks for have a name.
            "headline:number": Row(
                words: DataGroupNumber.allCases.map { "\($0.rawValue)" },
                lumped: DataGroupNumber.allCases.filter { ![.dg1, .dg2, .dg12, .dg14, .dg15].contains($0) }
                    .map { "\($0.rawValue)" }),
            "holder": Row(words: ["csca"] + signers),
            "cvc:kind": Row(
                words: try cases(of: "TerminalType", in: "EPassTrust/CardVerifiable/HolderAuthorization.swift")),
            // A deviation list is about the documents of its own State.
            "grant:kind": Row(words: lists.filter { $0 != SignedListKind.deviationList.rawValue }),
            "mrzText:kind": Row(words: ["passport", "card", "visa"]),
            "path:kind": Row(words: lists),
            "path.certifiedOutsideUse:signer": Row(words: signers + ["link"]),
            "record:kind": Row(words: ["entry", "exit"]),
            "conformance:way": Row(words: ["bac", "pace"]),
            "secret:kind": Row(words: ["mrz", "can", "pin", "puk"]),
            "secret.othersCanRead:kind": Row(words: try cases(of: "Content", in: "EPassCLI/Read/SecretFile.swift")),
            "store:place": Row(words: ["file", "folder"]),
            "store:kind": Row(words: try cases(of: "Kind", in: "EPassTrust/Store/TrustFolder.swift")),
            "trust:kind": Row(words: lists),
            "method": Row(words: ChipProtocol.allCases.map(\.rawValue)),
            "outcome": Row(words: AccessAttempt.Outcome.allCases.map(\.rawValue)),
            "part": Row(words: try cases(of: "HeaderPart", in: "EPassImages/HeaderCursor.swift")),
            "result": Row(words: results),
            // The words for a check without a reason: what is open has none whatever it is.
            "report.nothingSaid:result": Row(
                words: results,
                lumped: [CheckResult.undetermined, .notSupported, .aborted].map(\.rawValue)),
            "resultText.resultWord:result": Row(words: OverallResult.allCases.map(\.rawValue)),
            "sex": Row(words: MRZSex.allCases.map(\.word)),
            "signer": Row(words: signers),
            "opened:password": Row(words: ["mrz", "can", "pin", "puk"]),
            "source": Row(words: try cases(of: "ProofSource", in: "EPass/Report/Outline/OutlineMaker.swift")),
            "unit": Row(words: ["octets", "characters"]),
            "what": Row(words: ["signature", "representative"]),
            "when": Row(words: ["until", "dated", "undated"]),
        ]
    }

    /// The names of what is or is not: `isDated`, `hasState`, `named`.
    private static func isYesOrNo(_ name: String) -> Bool {
        name == "named" || name.wholeMatch(of: /(?:is|has)[A-Z][a-zA-Z]+/) != nil
    }

    @Test("every branch is for a word that can come, and every word has a branch or is the one that other is for")
    func branches() throws {
        let rows = try Self.rows()
        var unused = Set(rows.keys)
        for key in MessageKey.all {
            for choice in try MessageTemplate(key.english).choices where !choice.isPlural {
                let area = key.name.prefix { $0 != "." }
                let names = ["\(key.name):\(choice.name)", "\(area):\(choice.name)", choice.name]
                let name = names.first { rows[$0] != nil }
                let isPlain = Self.isYesOrNo(choice.name)
                let known = name.flatMap { rows[$0] } ?? (isPlain ? Row(words: ["yes", "no"]) : nil)
                guard let row = known else {
                    Issue.record("\(key) chooses by \(choice.name), which has no row here.")
                    continue
                }
                if let name { unused.remove(name) }
                let branches = choice.selectors.filter { $0 != "other" }
                #expect(Set(branches).isSubset(of: row.words), "\(key): \(branches) of \(row.words)")
                #expect(branches.count == Set(branches).count, "\(key)")
                let rest = Set(row.words).subtracting(branches)
                // Where `other` shows the word itself, no word of ours may come to it.
                let isShown = key.english.contains("other {{\(choice.name)}}")
                #expect(
                    rest.isEmpty || !isShown && (rest.count == 1 || rest == Set(row.lumped)),
                    "\(key): other has to stand for \(rest.sorted())")
            }
        }
        #expect(unused.isEmpty, "no text chooses by these: \(unused.sorted())")
    }

    /// The raw values of an enum that is not to be seen from here, without cases that hold a value.
    private static func cases(of name: String, in path: String) throws -> [String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/\(path)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        var depth = 0
        var found: [String] = []
        for line in lines.drop(while: { !$0.contains("enum \(name):") }) {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("///") { continue }
            if depth == 1, text.hasPrefix("case "), !text.contains("(") {
                for item in text.dropFirst(5).split(separator: ",") {
                    let parts = item.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
                    found += parts.last.map { [$0.filter { $0 != "\"" }] } ?? []
                }
            }
            depth += text.filter { $0 == "{" }.count - text.filter { $0 == "}" }.count
            if depth == 0 { break }
        }
        #expect(!found.isEmpty, "\(name)")
        return found
    }
}
