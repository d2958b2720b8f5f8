// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTrust

/// What was checked: the lines of the outline, and in each the checks that it speaks of.
extension InspectionPageMaker {
    var checks: Markup {
        let lines = outline.checked
        return lines.isEmpty ? .none : section(.pageHeadingChecks, "checks", [tree(lines)])
    }

    var records: Markup {
        guard let section = outline.section(.records) else { return .none }
        return self.section(section.title ?? .labelRecords, "records", [tree(section.lines)])
    }

    private func tree(_ lines: [ReportOutline.Line]) -> Markup {
        .element(.ul, [.class("tree")], lines.map { .element(.li, [], [branch($0)]) })
    }

    private func branch(_ line: ReportOutline.Line) -> Markup {
        let told: [Markup] = [
            words.mark(line.mark), .element(.strong, [], [line.label.map(words.phrase) ?? .none]),
            .element(.span, [.class("told")], text(of: line)),
        ]
        let results = line.checks.compactMap { id in outline.results.first { $0.id == id } }
        guard !results.isEmpty else { return .element(.div, [.class("branch")], told) }
        return .element(
            .details, [],
            [.element(.summary, [.class("branch")], told), .element(.ul, [.class("leaves")], results.map(leaf))])
    }

    private func leaf(_ result: ReportOutline.Result) -> Markup {
        .element(
            .li, [],
            [
                words.mark(result.mark, result.result), .text(" "), words.phrase(result.name),
                .text(" "), .element(.span, [.class("aside")], [.text(result.clause)]),
            ])
    }

    /// Every check by its name, for whoever compares with JSON or with the pages.
    var resultsTable: Markup {
        guard !outline.results.isEmpty else { return .none }
        let heads: [Message] = [.pageColumnCheck, .pageColumnResult, .pageColumnRole, .pageColumnClause]
        let rows = outline.results.map { result in
            Markup.element(
                .tr, [],
                [
                    .element(.th, [.init(.scope, "row")], [.element(.code, [], [.text(result.id.rawValue)])]),
                    cell(heads[1], words.mark(result.mark, result.result)),
                    cell(heads[2], words.phrase(result.role)), cell(heads[3], .text(result.clause)),
                ])
        }
        return table(.pageHeadingResults, heads, rows)
    }

    // MARK: Tables

    /// A table with its caption; on narrow screens each row stands as a block, and each cell has the name of its
    /// column.
    func table(_ caption: Message, _ heads: [Message], _ rows: [Markup]) -> Markup {
        .element(
            .table, [],
            [
                .element(.caption, [], [words.phrase(caption)]),
                .element(
                    .thead, [],
                    [.element(.tr, [], heads.map { .element(.th, [.init(.scope, "col")], [words.phrase($0)]) })]),
                .element(.tbody, [], rows),
            ])
    }

    func cell(_ head: Message, _ content: Markup) -> Markup {
        .element(
            .td, [],
            content.isEmpty
                ? []
                : [
                    .element(.span, [.class("head"), .init(.ariaHidden, "true")], [words.phrase(head)]),
                    .element(.span, [], [content]),
                ])
    }
}
