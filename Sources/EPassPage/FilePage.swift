// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPass
package import EPassMessages

/// What files say, as one page of HTML under the rules of ``InspectionPage``: nothing is judged.
package enum FilePage {
    /// A name, a value, and what lies beneath.
    package struct Node: Sendable {
        let name: String
        let value: String?
        let children: [Node]

        /// Any text: it is escaped where it is shown.
        package init(name: String, value: String?, children: [Node] = []) {
            self.name = name
            self.value = value
            self.children = children
        }
    }

    /// A file.
    package struct File: Sendable {
        let name: String
        let kind: String
        let nodes: [Node]
        let deviations: [String]
        let problem: String?
        let remedy: String?

        /// - Parameters:
        ///   - deviations: what was tolerated, by name.
        ///   - problem: why it does not decode.
        package init(
            name: String, kind: String, nodes: [Node], deviations: [String], problem: String?, remedy: String?
        ) {
            self.name = name
            self.kind = kind
            self.nodes = nodes
            self.deviations = deviations
            self.problem = problem
            self.remedy = remedy
        }
    }

    /// The page as text.
    ///
    /// - Parameters:
    ///   - title: the name of the file or folder.
    ///   - missing: the data groups that EF.SOD lists and that are not there.
    package static func render(
        _ files: [File], title: String, missing: [String] = [], images: [PageImage] = [], imagesLeftOut: Int = 0,
        tool: ToolIdentity, language: MessageCatalogue
    ) -> String {
        let words = PageWords(language: language)
        let shown = PageImage.bounded(images)
        let header = Markup.element(
            .header, [.class("verdict none")],
            [
                .element(.h1, [], [.element(.span, [], [words.value(title)])]),
                .element(.p, [.class("claim")], [words.phrase(.pageFiles(count: files.count))]),
            ])
        var main = files.enumerated().map { index, file in section(file, "f\(index)", words) }
        if !missing.isEmpty {
            main.append(.element(.p, [.class("note")], [words.sentence(.pageMissing(names: missing))]))
        }
        main.append(gallery(shown, imagesLeftOut + images.count - shown.count, words))
        return PageFrame.document(
            title: .pageTitleOfFiles(file: title), words: words, header: header, main: main, tool: tool)
    }

    private static func section(_ file: File, _ id: String, _ words: PageWords) -> Markup {
        var parts: [Markup] = [
            .element(.h2, [.id(id)], [.text(file.kind)]), .element(.p, [.class("aside")], [words.value(file.name)]),
        ]
        if let problem = file.problem {
            parts.append(
                .element(.p, [], [words.mark(.bad), .text(" "), words.phrase(.pageNotDecoded(problem: problem))]))
            if let remedy = file.remedy {
                parts.append(.element(.p, [], [words.phrase(.pageWhatToDo(remedy: remedy))]))
            }
        }
        if !file.deviations.isEmpty {
            parts.append(.element(.p, [.class("note")], [words.phrase(.pageTolerated(names: file.deviations))]))
        }
        if !file.nodes.isEmpty {
            // What files say is told in English, whatever the language of the page.
            parts.append(
                .element(
                    .ul, [.class("nodes"), .init(.lang, "en"), .init(.dir, "ltr")],
                    file.nodes.map { node($0, words, 0) }))
        }
        return .element(.section, [.class("file"), .init(.ariaLabelledby, id)], parts)
    }

    private static func node(_ node: Node, _ words: PageWords, _ depth: Int) -> Markup {
        let line: [Markup] =
            [.element(.span, [.class("term")], [.text(node.name)])]
            + (node.value.map { [.text(" "), words.value($0)] } ?? [])
        guard !node.children.isEmpty else { return .element(.li, [], line) }
        return .element(
            .li, [],
            line + [.element(.ul, [], node.children.map { Self.node($0, words, depth + 1) })])
    }

    private static func gallery(_ images: [PageImage], _ leftOut: Int, _ words: PageWords) -> Markup {
        guard !images.isEmpty || leftOut > 0 else { return .none }
        let figures = images.map { image in
            let name = words.string(image.message)
            return Markup.element(
                .figure, [],
                [
                    .element(
                        .img,
                        [
                            .init(.src, image.address), .init(.alt, name), .init(.width, String(image.width)),
                            .init(.height, String(image.height)),
                        ]), .element(.figcaption, [], [.text(name)]),
                ])
        }
        let note =
            leftOut > 0
            ? Markup.element(.p, [.class("note")], [words.sentence(.pageImagesLeftOut(count: leftOut))]) : .none
        return .element(
            .section, [.class("images"), .init(.ariaLabelledby, "h-images")],
            [words.heading(.pageHeadingImages, id: "h-images"), .element(.div, [.class("gallery")], figures), note])
    }
}
