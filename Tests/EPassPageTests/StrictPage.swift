// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A page read by rules that are stricter than those of browsers: every element closed in its turn, every attribute in
/// double quotes, no `<` or `&` that is none, nothing but the elements and attributes named here. What passes is read
/// alike by every parser.
struct StrictPage {
    struct Element {
        let name: String
        let attributes: [String: String]
        /// The text in it and in what it holds.
        fileprivate(set) var text = ""
    }

    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var elements: [Element] = []

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    private static let void: Set<String> = ["meta", "img", "br"]
    private static let names: Set<String> = [
        "html", "head", "meta", "title", "style", "body", "header", "main", "footer", "section", "div", "span", "p",
        "h1", "h2", "h3", "ul", "ol", "li", "dl", "dt", "dd", "table", "caption", "thead", "tbody", "tr", "th", "td",
        "figure", "figcaption", "img", "details", "summary", "strong", "code", "bdi", "br", "svg", "g", "rect", "line",
        "path", "desc", "text",
    ]
    private static let attributes: Set<String> = [
        "class", "id", "lang", "dir", "charset", "name", "content", "src", "alt", "width", "height", "role", "scope",
        "http-equiv", "aria-label", "aria-labelledby", "aria-hidden", "x", "y", "x1", "x2", "y1", "y2", "d", "viewBox",
        "rx", "focusable", "text-anchor", "fill", "stroke", "stroke-width", "font-size",
    ]
    private static let references = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]

    init(_ page: String) throws {
        let doctype = "<!DOCTYPE html>\n"
        guard page.hasPrefix(doctype) else { throw Fault(description: "no doctype") }
        var rest = page.dropFirst(doctype.count)
        var open: [Int] = []
        while let first = rest.first {
            guard first == "<" else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                let isStyle = open.last.map { elements[$0].name == "style" } ?? false
                let text = isStyle ? String(rest[..<end]) : try Self.plain(rest[..<end])
                for index in open { elements[index].text += text }
                rest = rest[end...]
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { throw Fault(description: "a tag without its end") }
            let tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.first == "/" {
                guard let last = open.popLast(), elements[last].name == tag.dropFirst() else {
                    throw Fault(description: "</\(tag.dropFirst())> closes nothing")
                }
                continue
            }
            elements.append(try Self.element(tag))
            let name = elements[elements.count - 1].name
            if !Self.void.contains(name) { open.append(elements.count - 1) }
        }
        // Lines end behind many elements, so that people can read the source.
        for index in elements.indices { elements[index].text = Self.trimmed(elements[index].text) }
        guard open.isEmpty else { throw Fault(description: "\(open.count) elements are not closed") }
    }

    private static func element(_ tag: Substring) throws -> Element {
        let name = String(tag.prefix { $0 != " " })
        guard names.contains(name) else { throw Fault(description: "an element \(name)") }
        var attributes: [String: String] = [:]
        var rest = tag.dropFirst(name.count)
        while !rest.isEmpty {
            guard rest.first == " ", let equal = rest.firstIndex(of: "=") else {
                throw Fault(description: "in <\(tag.prefix(80))>")
            }
            let key = String(rest[rest.index(after: rest.startIndex)..<equal])
            let value = rest[rest.index(after: equal)...]
            guard Self.attributes.contains(key), value.first == "\"",
                let close = value.dropFirst().firstIndex(of: "\"")
            else { throw Fault(description: "the attribute \(key.prefix(80)) of \(name)") }
            guard attributes.updateValue(try plain(value.dropFirst()[..<close]), forKey: key) == nil else {
                throw Fault(description: "\(key) twice")
            }
            rest = value[value.index(after: close)...]
        }
        return Element(name: name, attributes: attributes)
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first == "\n" { text.removeFirst() }
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }

    /// Text without references.
    private static func plain(_ text: Substring) throws -> String {
        guard text.contains("&") else { return String(text) }
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";"), let character = references[String(rest[start...end])]
            else { throw Fault(description: "a reference \(rest[start...].prefix(12))") }
            result += character
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
