// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages
public import EPassTrust

/// What a report says to a person and how it is laid out, before it is put in the words of a language: the verdict, the
/// person, and sections of lines.
///
/// Which checks share a line, what is left out and what stands first is decided here, once. Text, a page and other
/// languages render it and decide nothing. Arguments of its messages come from chips and certificates: whoever shows
/// them escapes them (`DisplayText.escaped`).
public struct ReportOutline: Sendable, Hashable {
    /// The first line, and what to do next.
    public let verdict: Verdict
    /// Who the document is about by DG1; nil where DG1 was not read or is none.
    public let person: Person?
    /// What weighs most against the document, or leaves most open: the first line of the section `findings`, where the
    /// verdict goes on to one. Who shows it beside the verdict leaves it out there (``beneathWorst``).
    public let worst: Line?
    /// The lines, in the order of `Section.Kind`, which is that of importance. A section without lines is left out.
    public let sections: [Section]
    /// The data of EF.DG1 field by field; empty where it was not read or is none.
    public let data: [Datum]
    /// What EF.DG11 and EF.DG12 say: of each that has anything a section, whose first line says whether the issuer
    /// signed it.
    public let details: [Section]
    /// The certificates that the verdict rests on, as ``CertificateChain/entries`` has them.
    public let chain: [Line]
    /// Every check by its name.
    public let results: [Result]

    /// Nil where the report has nothing to say of that kind.
    public func section(_ kind: Section.Kind) -> Section? { sections.first { $0.kind == kind } }

    /// The sections without what ``worst`` says.
    public var beneathWorst: [Section] {
        guard worst != nil else { return sections }
        return sections.compactMap { section in
            guard section.kind == .findings else { return section }
            let rest = Array(section.lines.dropFirst())
            return rest.isEmpty ? nil : Section(section.kind, title: section.title, rest)
        }
    }

    /// Every line about what was checked: what was found first, then what is as it should be.
    public var checked: [Line] { [Section.Kind.findings, .checks].flatMap { section($0)?.lines ?? [] } }
}

extension ReportOutline {
    /// What stands before a line.
    public enum Mark: String, Sendable, Hashable, CaseIterable {
        /// As it should be.
        case good
        /// It speaks against the document.
        case bad
        /// It is open.
        case open
        /// The line judges nothing.
        case none
    }

    /// The first lines: what was proven, and what to do.
    public struct Verdict: Sendable, Hashable {
        /// The word, what was proven, and why not more.
        public let headline: Headline
        /// What the policy decided, with the rule that fits; nil where it decides nothing.
        public let decision: Line?
        /// That a success says nothing about a real document, where a synthetic anchor was used; nil where none was.
        public let testNote: Message?
        /// What to do next, and what the chip says of tries: whole sentences.
        public let remedies: [Message]
        /// What whoever has the document in hand does next, by the word alone: whole sentences.
        public let advice: [Message]

        /// What was proven, in one sentence; nil where nothing was.
        public var statement: Message? { headline.statements.asClauses }
        /// What was proven, and why not more, for whoever shows no ``ReportOutline/worst`` beside it; nil where there
        /// is neither.
        public var claim: Message? {
            ([statement].compactMap { $0 } + headline.reasons.filter { !next.contains($0) }).asSentences
        }
        /// All that there is to do next: whole sentences.
        public var next: [Message] { remedies + advice }
    }

    /// Who the document is about.
    public struct Person: Sendable, Hashable {
        /// The name as the zone of DG1 has it.
        public let name: Message
        /// Passport or not, issuing State and number.
        public let document: Message
        /// What else is known, in pairs that belong beside one another.
        public let rows: [Row]
    }

    /// Two things that stand beside one another, or one of them.
    public struct Row: Sendable, Hashable {
        /// Nil where the row has nothing on this side.
        public let left: Message?
        /// Nil where the row has nothing on this side.
        public let right: Message?

        init(_ left: Message?, _ right: Message? = nil) {
            self.left = left
            self.right = right
        }
    }

    /// Lines that belong together.
    public struct Section: Sendable, Hashable {
        /// What the lines are about.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// What a seal says.
            case seal
            /// What was checked and speaks against the document or is open, the gravest first.
            case findings
            /// The records of LDS2 applications.
            case records
            /// What lists of deviations and defects say about the document.
            case defects
            /// Departures from the standard that were tolerated.
            case tolerated
            /// What was checked and is as it should be.
            case checks
            /// What the evidence assures, and what it does not, whatever the policy counts.
            case assurances
            /// The reader, how the chip was opened, and what was read.
            case reading
            /// What EF.DG11 says.
            case personalDetails
            /// What EF.DG12 says.
            case documentDetails
        }

        /// One of a report at most.
        public let kind: Kind
        /// What stands before the first line; nil where each line has a label of its own.
        public let title: Message?
        /// At least one in an outline.
        public let lines: [Line]

        init(_ kind: Kind, title: Message? = nil, _ lines: [Line]) {
            self.kind = kind
            self.title = title
            self.lines = lines
        }
    }

    /// One line.
    public struct Line: Sendable, Hashable {
        /// Good, bad or open; none for a line that judges nothing.
        public let mark: Mark
        /// What it is about; nil for a line that goes on with what stands above it.
        public let label: Message?
        /// How what it is about ended, where the mark does not say that: a sentence that stands before the text.
        public let state: Message?
        /// What it says, shown without its full stop.
        public let text: Message
        /// What stands behind the text, apart from it: how long it took.
        public let aside: Message?
        /// What to do about it: a command.
        public let remedy: Message?
        /// The checks that it speaks of.
        public private(set) var checks: [CheckID]
        /// Lines beneath it.
        public let lines: [Line]

        init(
            mark: Mark = .none, label: Message? = nil, state: Message? = nil, _ text: Message,
            aside: Message? = nil, remedy: Message? = nil, checks: [CheckID] = [], lines: [Line] = []
        ) {
            self.mark = mark
            self.label = label
            self.state = state
            self.text = text
            self.aside = aside
            self.remedy = remedy
            self.checks = checks
            self.lines = lines
        }

        /// The same line with another text.
        func saying(_ text: Message) -> Line {
            Line(
                mark: mark, label: label, state: state, text, aside: aside, remedy: remedy, checks: checks,
                lines: lines)
        }

        /// Takes in a line that says the same of other checks.
        ///
        /// - Returns: whether it says the same.
        mutating func merge(_ other: Line) -> Bool {
            guard
                (mark, label, state, text) == (other.mark, other.label, other.state, other.text)
                    && (aside, remedy, lines) == (other.aside, other.remedy, other.lines)
            else { return false }
            checks += other.checks.filter { !checks.contains($0) }
            return true
        }
    }
}

extension InspectionReport {
    /// What the report says to a person, in messages.
    public var outline: ReportOutline { outline() }

    /// The same for whoever has the printed zone at hand, so that it stands beside that of the chip.
    ///
    /// - Parameter printed: what was given of the zone that ``printed`` compared.
    public func outline(printed zone: AccessInput.Zone = .none) -> ReportOutline {
        let checked = CheckedLines(self)
        let sections: [ReportOutline.Section] = [
            .init(.seal, sealLines), .init(.findings, checked.findings),
            .init(.records, title: .labelRecords, recordLines),
            .init(.defects, title: .labelDefects, knownDefectLines.map { .init($0) }),
            .init(.tolerated, title: .labelTolerated, checked.tolerated), .init(.checks, checked.good),
            .init(.assurances, assuranceLines),
            .init(.reading, readingLines),
        ]
        return ReportOutline(
            verdict: verdict, person: person, worst: checked.worst, sections: sections.filter { !$0.lines.isEmpty },
            data: data(printed: zone), details: detailSections, chain: chain?.lines(trust) ?? [], results: results)
    }
}
