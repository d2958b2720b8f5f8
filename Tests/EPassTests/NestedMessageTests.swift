// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// A message that stands in another one, behind a comma, a colon or a word, begins as the middle of a sentence does.
@Suite("Messages within messages", .timed)
struct NestedMessageTests {
    private static let style = ReportText.Style(usesUnicode: true)

    /// English, with `⟨` before and `⟩` behind each text, and `⟦` and `⟧` around data in it.
    static let marked: MessageCatalogue = {
        var texts: [String: String] = [:]
        for key in MessageKey.all where key.name != "list.separator" {
            let text = markingData(key.english)
            // The full stop goes where the text is a part of another.
            texts[key.name] = text.last == "." ? "⟨\(text.dropLast())⟩." : "⟨\(text)⟩"
        }
        do {
            return try MessageCatalogue(language: "en", texts: texts)
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    private static func markingData(_ text: String) -> String {
        var output = ""
        var rest = text[...]
        // Whether the innermost brace that is open is a choice: its own words are no text.
        var isChoice: [Bool] = []
        while let character = rest.first {
            if character == "'", let next = rest.dropFirst().first, "{}".contains(next),
                let end = rest.dropFirst(2).firstIndex(of: "'")
            {
                output += rest[...end]
                rest = rest[rest.index(after: end)...]
                continue
            }
            let argument = isChoice.last == true ? nil : rest.prefixMatch(of: /\{\w+(?:, (\w+))?\}/)
            if let argument {
                let isMessage = argument.1.map { $0 == "message" || $0 == "messages" } ?? false
                output += isMessage ? "\(argument.0)" : "⟦\(argument.0)⟧"
                rest = rest[argument.range.upperBound...]
                continue
            }
            switch character {
            case "{": isChoice.append(isChoice.last != true)
            case "}": _ = isChoice.popLast()
            default: break
            }
            output.append(character)
            rest.removeFirst()
        }
        return output
    }

    /// What has its capital in the middle of a sentence, too: names.
    private static let names: Set = ["Basic", "Doc", "State", "States"]

    /// A word that is no ordinary one: `EF.DG1`, `PACE`, `MRZ`.
    private static func isName(_ word: Substring) -> Bool {
        names.contains(String(word)) || word.dropFirst().contains { $0.isUppercase || $0.isNumber || $0 == "." }
    }

    /// The words with which a message begins, as a sentence does, in the middle of another one.
    static func capitals(_ text: String) -> [String] {
        var found: [String] = []
        for line in text.split(separator: "\n") {
            var depth = 0
            var isMiddle = false
            var rest = line
            while let character = rest.popFirst() {
                switch character {
                case "⟨":
                    // What stands beside it is another text.
                    if depth == 0 { isMiddle = false }
                    depth += 1
                    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
                    if isMiddle, word.first?.isUppercase == true, !isName(word) { found.append("\(word): \(line)") }
                case "⟩": depth -= 1
                case "⟦":
                    rest = rest.drop { $0 != "⟧" }.dropFirst()
                    isMiddle = true
                case ".", "!", "?": isMiddle = false
                default: if !character.isWhitespace { isMiddle = true }
                }
            }
        }
        return found
    }

    @Test("a capital in the middle is found, and none at the beginning of a sentence")
    func rule() {
        #expect(Self.capitals("⟨It is open: ⟨The store is empty⟩⟩.").count == 1)
        #expect(Self.capitals("⟨It is open, ⟨⟨No⟩ list⟩⟩.").count == 1)
        #expect(Self.capitals("⟨⟨The store⟩ is open. ⟨The list⟩ is old⟩.").isEmpty)
        #expect(Self.capitals("⟨issuer⟩  ⟨The store is open, ⟨EF.SOD⟩ too, ⟨⟦Utopia⟧⟩ too⟩").isEmpty)
        #expect(
            Self.markingData("{a} {b, message} {c, plural, one {# x} other {{c, number}}}'{x}'")
                == "⟦{a}⟧ {b, message} {c, plural, one {# x} other {⟦{c, number}⟧}}'{x}'")
    }

    @Test(
        "no message has its capital in the middle of another one", .long(),
        arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func profile(_ name: String) async throws {
        let simulated = try SimulatedDocument(name)
        for access in [try simulated.lines, .none] {
            let evidence = try await simulated.read(access)
            for policy in [Policy.read, .border, .strict] {
                let report = try simulated.judge(evidence, policy: policy)
                let text = ReportText.render(report, style: Self.style, language: Self.marked)
                #expect(Self.capitals(text) == [], "\(policy.name)")
                let diagnosis = TrustDiagnosis.diagnose(
                    evidence, trust: try simulated.trust, policy: policy, at: SimulatedDocument.time)
                let words = TrustDiagnosisText.render(diagnosis, style: Self.style, language: Self.marked)
                #expect(Self.capitals(words) == [], "\(policy.name)")
            }
            guard let failure = evidence.failure else { continue }
            for message in [failure.message, failure.remedy] {
                #expect(Self.capitals(Self.marked.text(of: message)) == [])
            }
        }
    }
}
