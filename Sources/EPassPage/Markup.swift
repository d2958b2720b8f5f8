// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// A piece of HTML. It is made of elements of a closed list and of text, and text is escaped where it comes in: there
/// is no way to make one of data that is taken for markup.
struct Markup: Sendable {
    /// As it stands in the page.
    let source: String

    private init(_ source: String) { self.source = source }

    /// Text from anywhere: control characters, marks of direction and what no standard assigns are shown as code points
    /// (`DisplayText.escaped`), and what rules HTML as references.
    static func text(_ text: String) -> Markup { Markup(escaped(text)) }

    /// Pieces one behind the other.
    static func all(_ parts: [Markup]) -> Markup { Markup(parts.map(\.source).joined()) }

    /// Nothing.
    static let none = Markup("")

    /// Whether there is nothing.
    var isEmpty: Bool { source.isEmpty }

    /// An element.
    static func element(_ tag: Tag, _ attributes: [Attribute] = [], _ children: [Markup] = []) -> Markup {
        let name = tag.rawValue
        var source = ""
        source.reserveCapacity(
            attributes.reduce(children.reduce(32) { $0 + $1.source.utf8.count }) {
                $0 + 32 + ($1.value?.utf8.count ?? 0)
            })
        source += "<"
        source += name
        for attribute in attributes {
            source += " "
            source += attribute.name.rawValue
            guard let value = attribute.value else { continue }
            source += "=\""
            source += escaped(value)
            source += "\""
        }
        source += ">"
        if tag.isVoid { return Markup(source) }
        for child in children { source += child.source }
        source += "</"
        source += name
        source += tag.endsLine ? ">\n" : ">"
        return Markup(source)
    }

    /// The style of the page, which is part of the program and of nobody's data. It has no `<`.
    static func style(_ sheet: Stylesheet) -> Markup { Markup("<style>" + sheet.text + "</style>\n") }

    /// The doctype and an element behind it.
    static func document(_ root: Markup) -> String { "<!DOCTYPE html>\n" + root.source }

    private static func escaped(_ text: String) -> String {
        // An image is a million characters of which none needs it.
        guard text.utf8.contains(where: { !isPlain($0) }) else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in DisplayText.escaped(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isPlain(_ octet: UInt8) -> Bool {
        switch octet {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
        default: (0x20...0x7E).contains(octet)
        }
    }
}

extension Markup {
    /// The elements that a page is made of. None runs anything or loads anything but `img`, whose address only
    /// ``PageImage`` makes.
    enum Tag: String, CaseIterable {
        case html, head, meta, title, body, header, main, footer, section, div, span, p, h1, h2, h3, ul, ol, li, dl, dt,
            dd
        case table, caption, thead, tbody, tr, th, td, figure, figcaption, img, details, summary, strong, code, bdi
        case svg, g, rect, line, path, desc, br
        case svgText = "text"

        var isVoid: Bool {
            switch self {
            case .meta, .img, .br: true
            default: false
            }
        }

        /// Whether a line ends behind it, so that people can read the source.
        var endsLine: Bool {
            switch self {
            case .head, .title, .header, .main, .section, .div, .p, .h1, .h2, .h3, .li, .tr, .dd, .figure, .details:
                true
            default: false
            }
        }
    }

    /// An attribute with its value, or alone.
    struct Attribute {
        enum Name: String, CaseIterable {
            case `class`, id, lang, dir, charset, name, content, src, alt, width, height, role, colspan, scope, open
            case httpEquiv = "http-equiv"
            case ariaLabel = "aria-label"
            case ariaLabelledby = "aria-labelledby"
            case ariaHidden = "aria-hidden"
            case tabindex
            case x, y, x1, x2, y1, y2, d, viewBox, rx, focusable, fill, stroke
            case strokeWidth = "stroke-width"
            case fontSize = "font-size"
            case textAnchor = "text-anchor"
        }

        let name: Name
        let value: String?

        init(_ name: Name, _ value: String? = nil) {
            self.name = name
            self.value = value
        }
    }
}

extension Markup.Attribute {
    static func `class`(_ names: String) -> Self { Self(.class, names) }
    static func id(_ name: String) -> Self { Self(.id, name) }
}
