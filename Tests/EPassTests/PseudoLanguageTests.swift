// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// Every text in brackets: whatever stands outside them comes from no catalogue.
@Suite("Reports and diagnoses in the language that nobody speaks", .timed)
struct PseudoLanguageTests {
    // The marks of plain text are letters.
    private static let style = ReportText.Style(usesUnicode: true)

    /// What stands outside all brackets, without spaces and line ends; nil where the brackets do not match.
    static func outside(_ text: String) -> String? {
        var depth = 0
        var found = ""
        for character in text {
            switch character {
            case "[": depth += 1
            case "]": depth -= 1
            default: if depth == 0, !character.isWhitespace { found.append(character) }
            }
            if depth < 0 { return nil }
        }
        return depth == 0 ? found : nil
    }

    private static func expectBracketed(_ text: String, _ what: String) {
        // Marks and what stands between two texts is no word.
        let rest = outside(text).map { $0.filter { $0.isLetter || $0.isNumber } }
        #expect(rest == "", "\(what):\n\(text)")
    }

    @Test(
        "no word of a report or a diagnosis is out of no catalogue",
        arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func profile(_ name: String) async throws {
        let simulated = try SimulatedDocument(name)
        for access in [try simulated.lines, .none] {
            let evidence = try await simulated.read(access)
            for policy in [Policy.read, .border, .strict] {
                let report = try simulated.judge(evidence, policy: policy)
                Self.expectBracketed(
                    ReportText.render(report, style: Self.style, language: .pseudo), "\(name) \(policy.name)")
            }
            let bundle = try Evidence(parsing: evidence.json().octets())
            let report = try simulated.judge(bundle)
            Self.expectBracketed(ReportText.render(report, style: Self.style, language: .pseudo), "\(name), verified")
            #expect(try simulated.judge(bundle).json().octets() == report.json().octets())
        }
    }

    @Test(
        "data in a text is data: no argument is a sentence of its own",
        arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func arguments(_ name: String) async throws {
        let simulated = try SimulatedDocument(name)
        let report = try await simulated.report(policy: .strict)
        for message in report.checks.compactMap(\.finding.message) { expectData(message, name) }
    }

    private func expectData(_ message: Message, _ name: String) {
        for argument in message.arguments {
            switch argument.value {
            case .text(let text):
                let words = text.split(separator: " ").filter { $0.allSatisfy { $0.isLowercase && $0.isASCII } }
                #expect(words.count < 3, "\(name): \(message.key), \(argument.name): \(text)")
            case .message(let inner): expectData(inner, name)
            case .messages(let several): for inner in several { expectData(inner, name) }
            case .number, .date, .country, .list: break
            }
        }
    }
}
