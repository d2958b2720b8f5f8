// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages

/// What is around every page: its head, and its foot.
enum PageFrame {
    /// A whole page.
    ///
    /// - Parameter note: what the foot says of the data in it; by default that it is somebody's.
    static func document(
        title: Message, words: PageWords, header: Markup, main: [Markup], tool: ToolIdentity,
        note: Message = .pagePrivacy
    ) -> String {
        let head = Markup.element(
            .head, [],
            [
                .element(.meta, [.init(.charset, "utf-8")]),
                .element(
                    .meta, [.init(.httpEquiv, "Content-Security-Policy"), .init(.content, Stylesheet.page.policy)]),
                .element(.meta, [.init(.name, "viewport"), .init(.content, "width=device-width, initial-scale=1")]),
                .element(.meta, [.init(.name, "color-scheme"), .init(.content, "light dark")]),
                .element(.meta, [.init(.name, "referrer"), .init(.content, "no-referrer")]),
                .element(.meta, [.init(.name, "robots"), .init(.content, "noindex")]),
                .element(.title, [], [words.phrase(title)]), .style(.page),
            ])
        let footer = Markup.element(
            .footer, [],
            [
                .element(.p, [], [words.sentence(note)]),
                .element(.p, [], [words.sentence(.pageMade(name: tool.name, version: tool.version))]),
            ])
        return Markup.document(
            .element(
                .html, [.init(.lang, words.language.language), .init(.dir, words.direction)],
                [head, .element(.body, [], [header, .element(.main, [], main), footer])]))
    }
}
