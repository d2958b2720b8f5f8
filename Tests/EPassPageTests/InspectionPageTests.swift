// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassPage

@Suite("A report as a page", .timed)
struct InspectionPageTests {
    @Test(
        "every profile has a page that is well-formed and holds its verdict",
        arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func profiles(_ name: String) async throws {
        for isGiven in [true, false] {
            let document = try await PagedDocument(name, isGiven: isGiven, policy: .border)
            let page = try StrictPage(document.page(document.images))
            #expect(page.all("h1").map(\.text) == [document.report.headline.word.rawValue])
            #expect(page.all("img").allSatisfy { ($0.attributes["src"] ?? "").hasPrefix("data:image/") })
            #expect(page.all("style").count == 1 && page.all("main").count == 1)
            let ids = page.elements.compactMap { $0.attributes["id"] }
            #expect(Set(ids).count == ids.count)
        }
    }

    @Test("the page says its language, forbids what it does not need, and stays small")
    func head() async throws {
        let document = try await PagedDocument("default")
        let text = document.page()
        #expect(text.utf8.count < 100_000)
        #expect(text == document.page())
        let page = try StrictPage(text)
        #expect(page.all("html")[0].attributes == ["lang": "en", "dir": "ltr"])
        let policy = try #require(page.all("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" })
        #expect(policy.attributes["content"] == Stylesheet.page.policy)
        let arabic = try MessageCatalogue(language: "ar", texts: ["page.heading.data": "بيانات"])
        let other = try StrictPage(document.page(language: arabic))
        #expect(other.all("html")[0].attributes == ["lang": "ar", "dir": "rtl"])
        #expect(other.all("h2").contains { $0.text == "بيانات" })
    }

    @Test("headings, terms and columns come from the catalogue")
    func pseudo() async throws {
        for name in ["default", "dg1-changed", "csca-link", "f-21-reset", "lds2"] {
            let page = try StrictPage(try await PagedDocument(name).page(language: .pseudo))
            for element in ["title", "h1", "h2", "h3", "caption", "dt", "summary"].flatMap(page.all) {
                #expect(element.text.hasPrefix("["), "\(name): \(element.text)")
            }
        }
    }

    @Test("what differs between print and chip is marked in words, and stands side by side")
    func differs() async throws {
        let page = try StrictPage(try await PagedDocument("dg1-changed").page())
        let row = try #require(page.all("tr").first { $0.attributes["class"] == "differs" })
        #expect(row.text.contains("ERIKSSON, ANNA MARIA") && row.text.contains("ERIKSSON, ANNA MARIE"))
        #expect(row.text.contains("differs"))
        #expect(
            page.elements.contains { $0.attributes["class"] == "mark bad" && $0.text == "Not what the issuer signed" })
        let good = try StrictPage(try await PagedDocument("default").page())
        #expect(!good.all("tr").contains { $0.attributes["class"] == "differs" })
    }

    @Test("from evidence alone the page says how print and chip compared, and not what was printed")
    func evidenceAlone() async throws {
        let document = try await PagedDocument("dg1-changed")
        let page = try StrictPage(InspectionPage.render(document.report, evidence: document.evidence))
        let row = try #require(page.all("tr").first { $0.attributes["class"] == "differs" })
        #expect(row.text.contains("ERIKSSON, ANNA MARIE") && row.text.contains("differs"))
        #expect(page.all("p").contains { $0.text.contains("is not kept with the evidence") })
    }

    @Test("the chain is drawn with a bar for each certificate, and told in words")
    func chain() async throws {
        let document = try await PagedDocument("csca-link")
        // Of the State's certificates the oldest one is named, and the others have nothing but a link to speak for
        // them.
        let certificates = document.trust.anchors.map(\.certificate).sorted { $0.notBefore < $1.notBefore }
        let trust = try TrustSnapshot(
            anchors: try certificates.enumerated().map { index, certificate in
                try TrustAnchor(certificate: certificate, basis: index == 0 ? .named : .unpinned)
            })
        let report = Inspection.judge(document.evidence, trust: trust, at: PagedDocument.time)
        let entries = try #require(report.chain?.entries)
        #expect(entries.map(\.role) == [.signer, .anchor, .anchor])
        #expect(entries.map(\.signedBy) == [1, nil, nil])
        #expect(entries.map(\.linkedUnder) == [nil, 2, nil])
        let page = try StrictPage(InspectionPage.render(report, evidence: document.evidence))
        let bars = page.all("rect").filter { ($0.attributes["class"] ?? "").hasPrefix("bar ") }
        #expect(bars.count == 3)
        let drawing = try #require(page.all("svg").first { $0.attributes["role"] == "img" })
        #expect(drawing.attributes["aria-labelledby"] == "chain-title chain-desc")
        let words = try #require(page.all("ol").first { $0.attributes["class"] == "certificates" })
        #expect(entries.allSatisfy { words.text.contains($0.subject) })
    }

    @Test("faults that were gone over, departures and ways of a chip are told")
    func recoveries() async throws {
        let page = try StrictPage(try await PagedDocument("f-21-reset").page())
        let reading = try #require(page.all("section").first { $0.attributes["class"] == "reading" })
        #expect(reading.text.contains("The chip was opened again"))
        let berth = try StrictPage(try await PagedDocument("f-31-attribute-order").page())
        let tolerated = try #require(berth.all("section").first { $0.attributes["class"] == "tolerated" })
        #expect(tolerated.text.contains("attributeOrder"))
    }

    @Test("the portrait stands with what it is and whether the issuer signed it; without one the page says so")
    func portraits() async throws {
        let document = try await PagedDocument("default")
        let page = try StrictPage(document.page(document.images))
        #expect(page.all("img").map { $0.attributes["alt"] } == ["Face (EF.DG2)"])
        #expect(page.all("figure")[0].text.contains("Signed by the issuer"))
        let changed = try await PagedDocument("dg2-changed")
        #expect(
            try StrictPage(changed.page(changed.images)).all("figure")[0].text.contains("Not what the issuer signed"))
        let none = try StrictPage(try await PagedDocument("no-portrait").page())
        #expect(none.all("div").contains { $0.text == "No portrait was read" })
    }

    @Test("images are PNG or JPEG by their octets, and bounded in size and number")
    func images() throws {
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
        func image(_ octets: [UInt8], _ size: Int = 1) -> PageImage? {
            PageImage(octets, showing: .document, in: .dataGroup(.dg12), width: size, height: 1)
        }
        #expect(image(jpeg)?.address == "data:image/jpeg;base64,/9j/4A==")
        #expect(image(Array("<svg onload=x>".utf8)) == nil && image([]) == nil)
        #expect(image(jpeg, 0) == nil && image(jpeg, 70_000) == nil)
        #expect(image(jpeg + [UInt8](repeating: 0, count: PageImage.maximumLength)) == nil)
        let large = try #require(image(jpeg + [UInt8](repeating: 0, count: PageImage.maximumLength - 4)))
        #expect(PageImage.bounded(Array(repeating: large, count: 9)).count == 4)
        let small = try #require(image(jpeg))
        #expect(PageImage.bounded(Array(repeating: small, count: 99)).count == PageImage.maximumCount)
    }

    @Test("a procedure that never began has a page, too")
    func aborted() throws {
        let error = ReadError(
            .own(.inputInvalid), phase: .connect, message: .plainText(text: "<b>"), remedy: .plainText(text: "</b>"))
        let page = try StrictPage(InspectionPage.render(.aborted(error: error)))
        #expect(page.all("h1")[0].text == "ABORTED" && page.all("b").isEmpty)
    }
}
