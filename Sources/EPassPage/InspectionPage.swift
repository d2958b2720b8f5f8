// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
import EPassLDS
public import EPassMessages
import EPassTrust

/// A report as one page of HTML that stands by itself: no script, no address outside of it, and a policy of its own
/// that forbids both.
///
/// It puts the outline of a report in the words of a language, and decides nothing. It holds personal data: who keeps
/// it, keeps it as such. `Docs/page.md` says what stands where.
public enum InspectionPage {
    /// The page as text, to be written as UTF-8.
    ///
    /// The same arguments give the same octets. Everything that comes from chip, reader and certificates is escaped.
    ///
    /// - Parameters:
    ///   - report: of a reading, of evidence or of a seal.
    ///   - evidence: what the report is about, for what only it knows: when it was read, and the hashes of the files.
    ///   - printed: what was given of the printed zone, so that it stands beside that of the chip.
    ///   - images: what the document shows, the portrait among it; those beyond ``PageImage/maximumCount`` and 16 MiB
    ///     in all are left out.
    ///   - imagesLeftOut: how many more there are that cannot be shown.
    ///   - language: what a catalogue lacks is said in English.
    public static func render(
        _ report: InspectionReport, evidence: Evidence? = nil, printed: AccessInput.Zone = .none,
        images: [PageImage] = [], imagesLeftOut: Int = 0, language: MessageCatalogue = .english
    ) -> String {
        let shown = PageImage.bounded(images)
        let maker = InspectionPageMaker(
            report: report, outline: report.outline(printed: printed), evidence: evidence, images: shown,
            imagesLeftOut: imagesLeftOut + images.count - shown.count, words: PageWords(language: language))
        return maker.page
    }
}

extension PageImage {
    private static let maximumTotal = 16 << 20

    /// As many as a page takes, in their order.
    static func bounded(_ images: [PageImage]) -> [PageImage] {
        var room = maximumTotal
        return images.prefix(maximumCount).filter { image in
            guard image.length <= room else { return false }
            room -= image.length
            return true
        }
    }
}

/// A page over a report in the making.
struct InspectionPageMaker {
    let report: InspectionReport
    let outline: ReportOutline
    let evidence: Evidence?
    let images: [PageImage]
    let imagesLeftOut: Int
    let words: PageWords

    var page: String {
        let parts = [
            person, next, attention, seal, data, details, otherImages, checks, assurances, records, chain, reading,
            list(.defects, .pageHeadingDefects), list(.tolerated, .pageHeadingTolerated), technical,
        ]
        return PageFrame.document(
            title: .pageTitle(word: outline.verdict.headline.word.message), words: words, header: verdict, main: parts,
            tool: report.tool)
    }

    /// A section under its heading; nothing where it has nothing.
    func section(_ heading: Message, _ kind: String, _ content: [Markup]) -> Markup {
        guard content.contains(where: { !$0.isEmpty }) else { return .none }
        let id = "h-" + kind
        return .element(
            .section, [.class(kind), .init(.ariaLabelledby, id)], [words.heading(heading, id: id)] + content)
    }

    // MARK: Verdict

    private var verdict: Markup {
        let headline = outline.verdict.headline
        let sentence = outline.verdict.claim.map(words.language.phrase) ?? ""
        var lines: [Markup] = [
            .element(
                .h1, [], [PageIcon.of(headline.word.mark), .element(.span, [], [words.phrase(headline.word.message)])])
        ]
        if !sentence.isEmpty {
            lines.append(.element(.p, [.class("claim")], [.text(Self.capitalised(sentence) + ".")]))
        }
        if let decision = outline.verdict.decision, let word = decision.label {
            lines.append(
                .element(
                    .p, [.class("decision")],
                    [words.mark(decision.mark), .element(.strong, [], [words.phrase(word)]), .text(" ")]
                        + text(of: decision)))
        }
        if let note = outline.verdict.testNote {
            lines.append(
                .element(
                    .p, [.class("test")],
                    [.element(.strong, [], [words.phrase(.testNoteWord)]), .text(" "), words.phrase(note)]))
        }
        return .element(.header, [.class("verdict \(headline.word.mark.rawValue)")], lines)
    }

    /// The statements begin as clauses behind a word; here they stand alone.
    private static func capitalised(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }

    private var next: Markup {
        let items = outline.verdict.next.map { Markup.element(.li, [], [words.sentence($0)]) }
        return items.isEmpty ? .none : section(.pageHeadingNext, "next", [.element(.ul, [], items)])
    }

    // MARK: Person

    private var portrait: PageImage? {
        images.first { $0.subject == .face } ?? images.first { $0.subject == .portrait }
    }

    private var person: Markup {
        guard let person = outline.person else { return .none }
        var lines: [Markup] = [
            .element(.h2, [.class("name")], [words.value(person.name)]),
            .element(.p, [.class("document")], [words.value(person.document)]),
        ]
        for side in person.rows.flatMap({ [$0.left, $0.right] }).compactMap(\.self) {
            lines.append(.element(.p, [], [words.value(side)]))
        }
        let standing = report.standing(of: .dg1)
        lines.append(.element(.p, [], [words.mark(standing.mark, standing.words)]))
        return .element(
            .section, [.class("person"), .init(.ariaLabel, words.string(person.name))],
            [face, .element(.div, [], lines)])
    }

    private var face: Markup {
        if let portrait { return figure(portrait) }
        let wasRead = evidence?.octets(of: .dataGroup(.dg2)) != nil
        return .element(
            .div, [.class("noface")], [words.phrase(wasRead ? .pagePortraitNotShown : .pageNoPortrait)])
    }

    /// An image with what it shows, and whether it is what the issuer signed.
    private func figure(_ image: PageImage) -> Markup {
        let name = words.string(image.message)
        var caption: [Markup] = [.element(.span, [], [.text(name)])]
        if let number = image.file.dataGroupNumber {
            let standing = report.standing(of: number)
            caption.append(words.mark(standing.mark, standing.words))
        }
        return .element(
            .figure, [],
            [
                .element(
                    .img,
                    [
                        .init(.src, image.address), .init(.alt, name), .init(.width, String(image.width)),
                        .init(.height, String(image.height)),
                    ]), .element(.figcaption, [], caption),
            ])
    }

    private var otherImages: Markup {
        let others = images.filter { $0 != portrait }.map(figure)
        let note =
            imagesLeftOut > 0
            ? Markup.element(.p, [.class("note")], [words.sentence(.pageImagesLeftOut(count: imagesLeftOut))]) : .none
        return section(
            .pageHeadingImages, "images",
            [others.isEmpty ? .none : .element(.div, [.class("gallery")], others), note])
    }

    // MARK: Lines

    /// What a line says, with how it ended in front and what to do behind.
    func text(of line: ReportOutline.Line) -> [Markup] {
        let stated = line.state.map { Message.reportStated(state: $0, finding: line.text) } ?? line.text
        var parts = [words.value(stated)]
        if let aside = line.aside { parts += [.text(" "), .element(.span, [.class("aside")], [words.phrase(aside)])] }
        if let remedy = line.remedy { parts += [.text(" "), .element(.code, [], [words.phrase(remedy)])] }
        return parts
    }

    /// The lines that speak against the document, then those that are open.
    private var attention: Markup {
        let lines = outline.checked + (outline.section(.records)?.lines ?? [])
        let items = [ReportOutline.Mark.bad, .open].flatMap { mark in lines.filter { $0.mark == mark } }.map { line in
            Markup.element(
                .li, [],
                [
                    words.mark(line.mark),
                    .element(
                        .div, [],
                        [.element(.strong, [], [line.label.map(words.phrase) ?? .none]), .text(" ")] + text(of: line)),
                ])
        }
        return items.isEmpty
            ? .none : section(.pageHeadingAttention, "attention", [.element(.ul, [.class("lines")], items)])
    }

    private var seal: Markup {
        guard let lines = outline.section(.seal)?.lines else { return .none }
        return section(.pageHeadingSeal, "seal", [pairs(lines)])
    }

    private var assurances: Markup {
        guard let lines = outline.section(.assurances)?.lines else { return .none }
        return section(.pageHeadingAssurances, "assurances", [pairs(lines)])
    }

    private var reading: Markup {
        guard let lines = outline.section(.reading)?.lines else { return .none }
        return section(.pageHeadingReading, "reading", [pairs(lines)])
    }

    /// Lines with their labels as terms; what lies beneath a line as a list in it.
    private func pairs(_ lines: [ReportOutline.Line]) -> Markup {
        .element(
            .dl, [],
            lines.map { line in
                let below = line.lines.map { Markup.element(.li, [], text(of: $0)) }
                return .element(
                    .div, [.class("pair")],
                    [
                        .element(.dt, [], [words.phrase(line.label ?? .labelSeal)]),
                        .element(.dd, [], text(of: line) + (below.isEmpty ? [] : [.element(.ul, [], below)])),
                    ])
            })
    }

    private func list(_ kind: ReportOutline.Section.Kind, _ heading: Message) -> Markup {
        guard let lines = outline.section(kind)?.lines else { return .none }
        return section(
            heading, kind.rawValue, [.element(.ul, [], lines.map { .element(.li, [], text(of: $0)) })])
    }
}
