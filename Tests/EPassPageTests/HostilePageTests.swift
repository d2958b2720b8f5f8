// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassPage

@Suite("What chips say is no markup (T32)", .timed)
struct HostilePageTests {
    private static let pieces = [
        "<script>alert(1)</script>", "</title>", "</style>", "<img src=x onerror=x>", "\"", "'", "&", "&lt;", "&#60;",
        "]]>", "<!--", "-->", "<svg/onload=x>", "\u{202E}", "\u{2066}", "\u{1B}[31m", "\u{0}", "\u{FEFF}",
        "javascript:",
        "http://example.org/", "<", ">", "=", "`", "\u{7F}", "\u{FFFE}", "é", "عمر", "王小明", "A", " ", "\n", "\u{2028}",
    ]

    private static func text(_ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...12, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined()
    }

    @Test("any text comes out of a page as it went in, its control characters shown")
    func texts() throws {
        var generator = SeededGenerator()
        for _ in 0..<500 {
            let text = Self.text(&generator)
            let page = try StrictPage(
                Markup.document(
                    .element(.html, [.init(.lang, text)], [.element(.p, [], [.text(text)])])))
            #expect(page.elements.map(\.name) == ["html", "p"])
            #expect(page.elements[0].attributes["lang"] == DisplayText.escaped(text))
            #expect(page.elements[1].text == DisplayText.escaped(text))
        }
    }

    @Test("an EF.DG11 and an EF.DG12 of any text make the elements that those of plain text make", .long())
    func documents() throws {
        var generator = SeededGenerator()
        let zone = try MRZ.parse(
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F3404159ZE184226B<<<<<16")
        func page(_ text: () -> String) throws -> StrictPage {
            let personal = DataGroup11(
                fullName: LDSName(text()), otherNames: [LDSName(text())], personalNumber: LDSText(text()),
                placeOfBirth: LDSText(text()), telephone: LDSText(text()), profession: LDSText(text()),
                title: LDSText(text()), personalSummary: LDSText(text()), custodyInformation: LDSText(text()))
            let issue = DataGroup12(
                issuingAuthority: LDSText(text()), otherPersons: [LDSName(text())], endorsements: LDSText(text()),
                taxOrExitRequirements: LDSText(text()), personalisationSystemSerialNumber: LDSText(text()))
            let evidence = Evidence(
                files: [
                    .dataGroup(.dg1): DataGroup1(mrz: zone).octets, .dataGroup(.dg11): personal.octets,
                    .dataGroup(.dg12): issue.octets,
                ], tool: ToolIdentity(name: text(), version: text()))
            let report = Inspection.judge(
                evidence, trust: try TrustSnapshot(anchors: [], name: text()), at: PagedDocument.time,
                tool: evidence.tool)
            return try StrictPage(InspectionPage.render(report, evidence: evidence))
        }
        let plain = try page { "Plain" }
        let names = Set(plain.elements.map(\.name))
        for _ in 0..<40 {
            let hostile = try page { "x" + Self.text(&generator).filter { $0 != "<" } + "<script>x" }
            #expect(Set(hostile.elements.map(\.name)).isSubset(of: names))
            #expect(hostile.all("dd").count >= 12)
        }
    }

    @Test("the profile of hostile text has a page whose names are shown")
    func profile() async throws {
        let page = try StrictPage(try await PagedDocument("t-32-hostile-text").page())
        let details = try #require(page.all("section").first { $0.attributes["class"] == "personalDetails" })
        #expect(details.text.contains("{U+"))
    }

    @Test("files of any text make a page of files")
    func files() throws {
        var generator = SeededGenerator()
        for _ in 0..<100 {
            func text() -> String { Self.text(&generator) }
            let page = try StrictPage(
                FilePage.render(
                    [
                        FilePage.File(
                            name: text(), kind: text(),
                            nodes: [.init(name: text(), value: text(), children: [.init(name: text(), value: nil)])],
                            deviations: [text()], problem: text(), remedy: text())
                    ], title: text(), missing: [text()], tool: .library, language: .english))
            #expect(page.all("section").count == 1)
        }
    }
}
