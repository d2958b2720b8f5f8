// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Testing

@testable import EPassPage

@Suite("Markup of pages", .timed)
struct MarkupTests {
    @Test("what rules HTML is escaped, and so are control characters and marks of direction")
    func escapes() {
        #expect(Markup.text("<b>&\"'").source == "&lt;b&gt;&amp;&quot;&#39;")
        #expect(Markup.text("a\u{1B}[31m\u{202E}b\u{0}").source == "a{U+1B}[31m{U+202E}b{U+0}")
        #expect(Markup.text("عمر 王小明").source == "عمر 王小明")
        #expect(
            Markup.element(.img, [.init(.alt, "\" onerror=\"x")]).source == "<img alt=\"&quot; onerror=&quot;x\">")
    }

    @Test("no element of a page runs, loads or sends anything, and no attribute does")
    func closedLists() {
        let tags = Set(Markup.Tag.allCases.map(\.rawValue))
        for tag in [
            "script", "iframe", "object", "embed", "link", "base", "form", "input", "a", "style", "use", "image",
        ] {
            #expect(!tags.contains(tag))
        }
        let names = Markup.Attribute.Name.allCases.map(\.rawValue)
        #expect(
            !names.contains { $0.hasPrefix("on") || ["href", "style", "srcset", "action", "xlink:href"].contains($0) })
    }

    @Test("the policy admits the very style of the page, and nothing else")
    func policy() {
        let policy = Stylesheet.page.policy
        #expect(policy.hasPrefix("default-src 'none'; img-src data:; style-src 'sha256-"))
        #expect(!policy.contains("unsafe"))
        #expect(!Stylesheet.page.text.contains("<"))
        #expect(!Stylesheet.page.text.contains("url(") && !Stylesheet.page.text.contains("@import"))
    }
}
