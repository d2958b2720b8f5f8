// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages

/// What the document says: as it is printed, in the chip, and in full.
extension InspectionPageMaker {
    var data: Markup {
        guard !outline.data.isEmpty else { return .none }
        let hasFull = outline.data.contains { $0.full != nil }
        let isCompared = outline.data.contains { $0.agreement != nil }
        var heads: [Message] = [.pageColumnField]
        if isCompared { heads.append(.pageColumnPrinted) }
        heads.append(.pageColumnChip)
        if hasFull { heads.append(.pageColumnFull) }
        let rows = outline.data.map { datum in
            var cells: [Markup] = [
                .element(.th, [.init(.scope, "row")], [words.phrase(datum.label)])
            ]
            if isCompared { cells.append(cell(.pageColumnPrinted, printed(datum))) }
            cells.append(cell(.pageColumnChip, datum.chip.map(words.value) ?? .none))
            if hasFull { cells.append(cell(.pageColumnFull, full(datum))) }
            let differs = datum.agreement == .differs || datum.fullAgreement == .differs
            return Markup.element(.tr, differs ? [.class("differs")] : [], cells)
        }
        let isShown = outline.data.contains { $0.printed != nil }
        let note: Message? = isCompared ? (isShown ? nil : .pageOnlyOutcome) : .pageNotGiven
        return section(
            .pageHeadingData, "data",
            [
                table(.pageHeadingData, heads, rows),
                note.map { .element(.p, [.class("note")], [words.sentence($0)]) } ?? .none,
            ])
    }

    private func printed(_ datum: ReportOutline.Datum) -> Markup {
        let value = datum.printed.map(words.value) ?? .none
        guard let agreement = datum.agreement else {
            return .element(.span, [.class("aside")], [words.phrase(.pageNotPrinted)])
        }
        // What only the evidence says is no finding of this page.
        let isRecorded = datum.isRecorded && agreement == .same
        let mark = isRecorded ? words.mark(.none, .pageSameRecorded) : self.mark(agreement)
        return value.isEmpty ? mark : .all([value, .text(" "), mark])
    }

    private func full(_ datum: ReportOutline.Datum) -> Markup {
        guard let full = datum.full else { return .none }
        guard let agreement = datum.fullAgreement else { return words.value(full) }
        return .all([words.value(full), .text(" "), mark(agreement)])
    }

    private func mark(_ agreement: ReportOutline.Datum.Agreement) -> Markup {
        switch agreement {
        case .same: words.mark(.good, .pageSame)
        case .differs: words.mark(.bad, .pageDiffers)
        }
    }

    /// EF.DG11 and EF.DG12, each with whether the issuer signed it.
    var details: Markup {
        .all(
            outline.details.map { part in
                let (standing, rows) = (part.lines.first, part.lines.dropFirst())
                let pairs = rows.map { line in words.term(line.label ?? .pageNoFindings, words.value(line.text)) }
                return section(
                    part.title ?? .pageHeadingData, part.kind.rawValue,
                    [
                        standing.map { .element(.p, [], [words.mark($0.mark, $0.text)]) } ?? .none,
                        .element(.dl, [.class("wide")], pairs),
                    ])
            })
    }
}
