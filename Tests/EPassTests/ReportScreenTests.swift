// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import FoundationEssentials
import Testing

/// What a person sees of a report in a terminal, over all profiles: each is read once.
@Suite("The report on a screen", .timed)
struct ReportScreenTests {
    private static let style = ReportText.Style(usesUnicode: true)
    private static let languages = MessageCatalogue.builtInLanguages.compactMap { MessageCatalogue(builtIn: $0) }

    @Test(
        "no line is wider than 80 and 40 columns, and the first 24 have verdict, person and what weighs most",
        arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func screen(_ name: String) async throws {
        let report = try await SimulatedDocument(name).report()
        let outline = report.outline
        for language in Self.languages + [.pseudo] {
            for width in [80, 40] {
                let parts = ReportText.parts(outline, style: Self.style, language: language, width: width)
                Self.expect(parts.beginning + parts.rest + parts.closing, within: width, "\(name) \(language.language)")
                let all = parts.beginning + parts.rest
                #expect(parts.height == all.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
                // One row is left for the prompt beneath.
                let rows = parts.beginning.split(separator: "\n", omittingEmptySubsequences: false).count
                if width == 80 { #expect(rows <= 24, "\(name) \(language.language):\n\(parts.beginning)") }
            }
        }
        for (language, width) in [(MessageCatalogue.english, 40), (.pseudo, 80)] {
            let text = ReportText.render(
                outline, style: Self.style, language: language, width: width, explains: true)
            Self.expect(text, within: width, "\(name) \(language.language), explained")
        }
        let whole = ReportText.parts(outline, style: Self.style, language: .english, width: nil)
        #expect(whole.beginning.hasPrefix(report.headline.word.rawValue))
        if let document = report.document {
            #expect(whole.beginning.contains(DisplayText.escaped(document.name)), "\(whole.beginning)")
        }
        if let worst = outline.worst {
            let words = DisplayText.escaped(MessageCatalogue.english.phrase(worst.text))
            #expect(whole.beginning.contains(words) && whole.closing.contains(words), "\(whole.beginning)")
            #expect(!whole.rest.contains("  " + words + "\n"), "\(whole.rest)")
        }
        // Of what counts and failed the first is shown first.
        if report.overall == .failed { #expect(outline.worst?.mark == .bad, "\(whole.beginning)") }
    }

    private static func expect(
        _ text: String, within width: Int, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let wide = text.split(separator: "\n").filter { DisplayText.width($0) > width }
        #expect(wide.isEmpty, "\(what), \(width) columns", sourceLocation: sourceLocation)
    }

    @Test("what failed stands before what is open, and that before what is as it should be; the reading is last")
    func order() async throws {
        let report = try await SimulatedDocument("clone").report()
        let outline = report.outline
        #expect(outline.worst?.mark == .bad && outline.worst?.checks.first?.rawValue.hasPrefix("chip.") == true)
        let marks = outline.checked.map(\.mark)
        let ranks = marks.map { [ReportOutline.Mark.bad, .open, .good].firstIndex(of: $0) ?? 9 }
        #expect(ranks == ranks.sorted() && Set(ranks) == [0, 1, 2], "\(marks)")
        #expect(outline.sections.last?.kind == .reading)
        #expect(outline.sections.flatMap(\.lines).count == outline.beneathWorst.flatMap(\.lines).count + 1)
        // Nothing that was checked is lost.
        let shown = Set(outline.checked.flatMap(\.checks))
        #expect(report.checks.filter { $0.result == .failed }.allSatisfy { shown.contains($0.id) })
    }

    @Test("sizes, times and what opened the chip are said as the language has them")
    func numbers() async throws {
        let report = try await SimulatedDocument("default").report()
        let german = try #require(MessageCatalogue(builtIn: "de"))
        let (text, translated) = (ReportText.render(report), ReportText.render(report, language: german))
        #expect(text.contains(/DG1 93 B, DG2 \d+\.\d KB/) && text.contains("PACE with the MRZ, "), "\(text)")
        #expect(translated.contains(/DG1 93 B, DG2 \d+,\d KB/), "\(translated)")
        #expect(translated.contains("PACE mit der MRZ, "), "\(translated)")
    }

    @Test("a refused password is said once, with what to do beneath it")
    func password() async throws {
        let simulated = try SimulatedDocument("pace-only")
        let report = try simulated.judge(try await simulated.read(.can("654321")))
        let text = ReportText.render(report)
        let message = try #require(report.error?.message)
        let words = MessageCatalogue.english.phrase(message)
        #expect(text.components(separatedBy: words).count == 2, "\(text)")
        let remedy = try #require(report.error?.remedy)
        #expect(text.components(separatedBy: MessageCatalogue.english.text(of: remedy)).count == 2, "\(text)")
    }

    @Test("a departure that the headline tells stands there and not among those that were tolerated")
    func tolerated() async throws {
        let report = try await SimulatedDocument("aki-mismatch").report()
        #expect(report.headline.word == .verifiedWithFindings && report.deviations.contains("akiMismatch"))
        let lines = report.outline.sections.flatMap(\.lines).filter { $0.text == report.headline.reasons.first }
        #expect(lines.count == 1 && lines.first == report.outline.worst && lines.first?.label == .labelTolerated)
        let text = ReportText.render(report)
        #expect(text.components(separatedBy: "akiMismatch").count == 2, "\(text)")
    }

    @Test("an expired document that is genuine has no worst finding: the first line says it, and what follows")
    func expired() async throws {
        let simulated = try SimulatedDocument("expired")
        let report = try await simulated.report()
        let outline = report.outline
        #expect(report.headline.word == .genuineButExpired && outline.worst == nil)
        #expect(outline.checked.first?.mark == .bad)
        #expect(
            ReportText.render(report).hasPrefix(
                "GENUINE, BUT EXPIRED  the data is genuine, but the document expired 2019-04-15"))
    }

    @Test("each check has its explanation in words, and those of one line stand beneath it with their clauses")
    func explanations() async throws {
        for id in CheckID.all {
            let words = id.explanation.english
            #expect(id.explanation.key.name.hasPrefix("explain.") && words.hasSuffix("."), "\(id)")
            #expect((2...4).contains(words.split(separator: ". ").count), "\(id): \(words)")
        }
        let report = try await SimulatedDocument("default").report()
        let plain = ReportText.render(report)
        let text = ReportText.render(report, explains: true)
        #expect(plain.split(separator: "\n").allSatisfy { text.contains($0) })
        #expect(text.contains("See Doc 9303-11, 5.1.1 (3).") && !plain.contains("See Doc"))
        for line in report.outline.checked where !line.checks.isEmpty { #expect(!line.explanations.isEmpty) }
        // Sixteen hashes are explained once.
        let hashes = try #require(report.outline.checked.first { $0.checks.contains(.dataGroup1Hash) })
        #expect(hashes.checks.count > 3 && hashes.explanations.count == 1)
        let word = try #require(report.outline.verdict.explanations.first)
        #expect(text.contains("\n  " + word.english + "\n"))
    }
}
