// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTrust

/// Messages as pieces of a page, in the words of one language.
struct PageWords: Sendable {
    let language: MessageCatalogue

    /// A whole sentence.
    func sentence(_ message: Message) -> Markup { .text(language.text(of: message)) }

    /// The same without its full stop: a label, a value, a part of a line.
    func phrase(_ message: Message) -> Markup { .text(string(message)) }

    /// The same, set apart from the direction of what stands around it: data may be Arabic in a German page.
    func value(_ message: Message) -> Markup { .element(.bdi, [], [phrase(message)]) }

    /// Data as it is.
    func value(_ text: String) -> Markup { .element(.bdi, [], [.text(text)]) }

    /// The words alone, for an attribute.
    func string(_ message: Message) -> String { language.phrase(message) }

    /// A day of a moment, as the language writes it.
    func day(_ time: Timestamp) -> Markup { phrase(.pageDay(day: time.date)) }

    /// A heading of a section.
    func heading(_ message: Message, id: String? = nil) -> Markup {
        .element(.h2, id.map { [.id($0)] } ?? [], [phrase(message)])
    }

    /// A term and what it is.
    func term(_ label: Message, _ value: Markup) -> Markup {
        .element(.div, [.class("pair")], [.element(.dt, [], [phrase(label)]), .element(.dd, [], [value])])
    }

    /// Whether the language is written from right to left.
    var direction: String {
        let tag = language.language.lowercased().split(separator: "-").first.map(String.init) ?? ""
        return ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "syr", "ug", "ur", "yi"].contains(tag)
            ? "rtl" : "ltr"
    }

    /// A mark as a shape with its word: nobody has to tell colours.
    ///
    /// - Parameter word: what stands beside the shape; by default that of the mark.
    func mark(_ mark: ReportOutline.Mark, _ word: Message? = nil) -> Markup {
        let said: Message? =
            switch mark {
            case .good: word ?? .pageMarkGood
            case .bad: word ?? .pageMarkBad
            case .open: word ?? .pageMarkOpen
            case .none: word
            }
        guard let said else { return .none }
        return .element(
            .span, [.class("mark \(mark.rawValue)")],
            [PageIcon.of(mark), .element(.span, [], [phrase(said)])])
    }
}

/// The shapes of marks: a disc with a tick, an octagon with a cross, a triangle with a stroke.
enum PageIcon {
    /// A page has one of four shapes at each of its lines.
    private static let (good, bad, open, none) = (made(.good), made(.bad), made(.open), made(.none))

    /// - Parameter mark: what the shape stands for. Its own colours are those of paper, for typesetters that apply no
    ///   style to drawings; browsers take those of the style.
    static func of(_ mark: ReportOutline.Mark) -> Markup {
        switch mark {
        case .good: good
        case .bad: bad
        case .open: open
        case .none: none
        }
    }

    private static func made(_ mark: ReportOutline.Mark) -> Markup {
        let (shape, sign, colour) =
            switch mark {
            case .good: ("M8 0a8 8 0 1 1 0 16A8 8 0 1 1 8 0z", "M4.2 8.3l2.6 2.6 5-5.4", "#0b5528")
            case .bad:
                ("M4.7 0h6.6L16 4.7v6.6L11.3 16H4.7L0 11.3V4.7z", "M5.2 5.2l5.6 5.6M10.8 5.2l-5.6 5.6", "#8f0f14")
            case .open: ("M8 .6l8 14.8H0z", "M8 5.6v4.6M8 12.2v1.3", "#6b4100")
            case .none: ("M8 4a4 4 0 1 1 0 8A4 4 0 1 1 8 4z", "", "#444")
            }
        let drawn = Markup.element(.path, [.class("shape"), .init(.d, shape), .init(.fill, colour)])
        let signed = Markup.element(
            .path,
            [
                .class("sign"), .init(.d, sign), .init(.fill, "none"), .init(.stroke, "#fff"),
                .init(.strokeWidth, "1.9"),
            ])
        return .element(
            .svg,
            [
                .class("icon"), .init(.viewBox, "0 0 16 16"), .init(.width, "12"), .init(.height, "12"),
                .init(.ariaHidden, "true"), .init(.focusable, "false"),
            ], sign.isEmpty ? [drawn] : [drawn, signed])
    }
}
