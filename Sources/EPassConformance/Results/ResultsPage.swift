// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
public import EPassMessages
import EPassPage

/// Results as one page of HTML: a matrix of the units, then every case, folded by unit. It loads nothing and runs no
/// script.
public struct ResultsPage {
    private let results: ConformanceResults
    private let tool: ToolIdentity
    private let language: MessageCatalogue

    /// A page in that language.
    ///
    /// - Parameter tool: what makes it.
    public init(_ results: ConformanceResults, tool: ToolIdentity, language: MessageCatalogue) {
        self.results = results
        self.tool = tool
        self.language = language
    }

    /// The document.
    public var html: String {
        let outcomes = ConformanceResult.Outcome.allCases
        let content = CasesPage.Content(
            title: .conformancePageTitle(subject: results.subject),
            claims: (results.policy.map { [.conformancePagePolicy(policy: $0.name)] } ?? [])
                + [.conformancePageCounts(pass: results.count(.pass), count: results.applicableCount)],
            headings: [.conformanceHeadingUnit] + outcomes.map { .named("conformance.heading", $0.rawValue) },
            units: results.units.map(unit), sums: results.counts())
        return CasesPage.render(content, tool: tool, language: language)
    }

    private func unit(_ name: String) -> CasesPage.Unit {
        let own = results.results(of: name)
        let pass = own.count { $0.outcome == .pass }
        return CasesPage.Unit(
            name: name, counts: results.counts(of: name),
            summary: .conformancePageCounts(pass: pass, count: own.count { $0.outcome != .notApplicable }),
            isOpen: own.contains { $0.outcome == .fail || $0.outcome == .inconclusive },
            cases: own.map { result in
                CasesPage.Case(
                    mark: result.outcome.mark, outcome: result.outcome.message,
                    title: .conformancePageCases(name: result.id, title: result.title),
                    details: [result.message] + result.details,
                    // Who looks at a page looks for what went wrong; the results have the traces of all.
                    trace: result.outcome == .pass ? [] : result.trace)
            })
    }
}

extension ConformanceResult.Outcome {
    /// What it says at one look.
    fileprivate var mark: ReportOutline.Mark {
        switch self {
        case .pass: .good
        case .fail: .bad
        case .inconclusive: .open
        case .notApplicable: .none
        }
    }
}
