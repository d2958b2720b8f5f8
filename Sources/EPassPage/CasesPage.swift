// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPass
package import EPassMessages

/// What came of cases of a test, as one page of HTML under the rules of ``InspectionPage``: a table of the units, then
/// every case, folded by unit, with its trace folded in it. It loads nothing and runs no script.
package enum CasesPage {
    /// A case.
    package struct Case: Sendable {
        let mark: ReportOutline.Mark
        let outcome: Message
        let title: Message
        let details: [Message]
        let trace: [String]

        /// - Parameters:
        ///   - outcome: the word beside the mark.
        ///   - trace: lines, in order.
        package init(
            mark: ReportOutline.Mark, outcome: Message, title: Message, details: [Message], trace: [String]
        ) {
            self.mark = mark
            self.outcome = outcome
            self.title = title
            self.details = details
            self.trace = trace
        }
    }

    /// Cases about one thing.
    package struct Unit: Sendable {
        let name: String
        let counts: [Int]
        let summary: Message
        let isOpen: Bool
        let cases: [Case]

        /// - Parameters:
        ///   - counts: how many ended each way, as the headings of the table have it.
        ///   - summary: the same in words.
        ///   - isOpen: whether its cases are shown at first.
        package init(name: String, counts: [Int], summary: Message, isOpen: Bool, cases: [Case]) {
            self.name = name
            self.counts = counts
            self.summary = summary
            self.isOpen = isOpen
            self.cases = cases
        }
    }

    /// What the page is about.
    package struct Content: Sendable {
        let title: Message
        let claims: [Message]
        let headings: [Message]
        let units: [Unit]
        let sums: [Int]

        /// - Parameters:
        ///   - claims: what stands beneath the title.
        ///   - headings: of the table: of the names, then of the counts.
        ///   - sums: the counts of all units.
        package init(title: Message, claims: [Message], headings: [Message], units: [Unit], sums: [Int]) {
            self.title = title
            self.claims = claims
            self.headings = headings
            self.units = units
            self.sums = sums
        }
    }

    /// The page as text.
    package static func render(_ content: Content, tool: ToolIdentity, language: MessageCatalogue) -> String {
        let words = PageWords(language: language)
        let header = Markup.element(
            .header, [.class("verdict")],
            [.element(.h1, [], [.element(.span, [], [words.phrase(content.title)])])]
                + content.claims.map { .element(.p, [.class("claim")], [words.phrase($0)]) })
        let units = Markup.element(
            .section, [.class("technical"), .init(.ariaLabelledby, "h-units")],
            [words.heading(.conformancePageUnits, id: "h-units")] + content.units.map { unit($0, words) })
        return PageFrame.document(
            title: content.title, words: words, header: header, main: [matrix(content, words), units], tool: tool,
            note: .conformancePageNote)
    }

    private static func matrix(_ content: Content, _ words: PageWords) -> Markup {
        let heads = content.headings.map { Markup.element(.th, [.init(.scope, "col")], [words.phrase($0)]) }
        func row(_ name: Markup, _ counts: [Int]) -> Markup {
            let cells = zip(content.headings.dropFirst(), counts).map { heading, count in
                Markup.element(
                    .td, [],
                    [
                        .element(.span, [.class("head")], [words.phrase(heading)]),
                        .element(.span, [], [.text(String(count))]),
                    ])
            }
            return .element(.tr, [], [.element(.th, [.init(.scope, "row")], [name])] + cells)
        }
        let rows = content.units.map { row(words.value($0.name), $0.counts) }
        return .element(
            .section, [],
            [
                .element(
                    .table, [],
                    [
                        .element(.caption, [], [words.phrase(content.title)]),
                        .element(.thead, [], [.element(.tr, [], heads)]),
                        .element(.tbody, [], rows + [row(words.phrase(.conformanceAll), content.sums)]),
                    ])
            ])
    }

    private static func unit(_ unit: Unit, _ words: PageWords) -> Markup {
        let title = Message.conformancePageCases(name: unit.name, title: words.string(unit.summary))
        return .element(
            .details, unit.isOpen ? [.init(.open)] : [],
            [.element(.summary, [], [words.phrase(title)])] + unit.cases.map { entry($0, words) })
    }

    private static func entry(_ item: Case, _ words: PageWords) -> Markup {
        let summary = Markup.element(
            .summary, [], [words.mark(item.mark, item.outcome), .text(" "), words.value(item.title)])
        // Clauses, reasons and traces are told in English, whatever the language of the page.
        let details = Markup.element(
            .ul, [.class("nodes")], item.details.map { .element(.li, [], [words.sentence($0)]) })
        let trace: Markup =
            item.trace.isEmpty
            ? .none
            : .element(
                .details, [],
                [
                    .element(.summary, [], [words.phrase(.conformancePageTrace(count: item.trace.count))]),
                    .element(
                        .ul, [.class("nodes"), .init(.lang, "en"), .init(.dir, "ltr")],
                        item.trace.map { .element(.li, [], [.element(.code, [], [.text($0)])]) }),
                ])
        return .element(.details, [], [summary, details, trace])
    }
}
