// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Foundation
import Testing

@testable import EPassSimulator

@Suite("Docs/simulator.md and the pages beside it explain every member of a description", .timed)
struct DocumentPageTests {
    private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs")

    private static func page(_ name: String) throws -> String {
        try String(contentsOf: docs.appendingPathComponent(name), encoding: .utf8)
    }

    /// Where the members of an object are explained: the path of the object, a regular expression, the page, and the
    /// beginning of the part of it: a heading for the whole section, or that of a paragraph or of a row.
    private static let places: [(object: String, page: String, part: String)] = [
        ("", "simulator.md", "## Description of a document"),
        ("holder", "simulator.md", "Members of `holder`"),
        ("identity", "simulator.md", "### A real-looking document"),
        ("printed|fixedPACE|trust", "simulator.md", "| `$0`"),
        ("face", "simulator.md", "Members of an object of `face`"),
        ("fingers|irises", "simulator.md", "Members of an object of `fingers`"),
        (
            "portrait|(.*\\.)?image|displayed[A-Za-z]+|[a-z]+Details\\.(proofOfCitizenship|imageOf[A-Za-z]+)",
            "simulator.md", "An image is given in base64"
        ),
        ("documentDetails|personalDetails", "simulator.md", "Members of `$0`"),
        ("personsToNotify|pace", "simulator.md", "Members of an object of `$0`"),
        ("activeAuthentication", "simulator.md", "Members of `$0`"),
        ("chipAuthentication(\\.group)?", "simulator.md", "Members of an object of `chipAuthentication`"),
        ("files(\\..*)?", "simulator.md", "### Files"),
        ("terminalAuthentication", "simulator.md", "## Terminal authentication"),
        ("(.*\\.|csca)?[a-zA-Z]*[sS]ignature", "issuing.md", "## A key and how it signs"),
        ("issuing", "issuing.md", "## The member issuing"), ("issuing\\.edits", "issuing.md", "## An edit"),
        ("lds2\\.([a-zA-Z]+R|r)ights(\\..*)?", "lds2.md", "## On the chip"),
        ("lds2(\\..*)?", "lds2.md", "## Synthetic records"),
        ("behaviour", "behaviour.md", "## What the chip does"),
        ("behaviour\\.otherApplications\\.files", "behaviour.md", "| `otherApplications`"),
        ("behaviour\\.rules", "behaviour.md", "## Rules"),
        ("behaviour\\.rules\\.when", "behaviour.md", "### `when`"),
        ("behaviour\\.rules\\.when\\..*", "behaviour.md", "### Numbers"),
        ("behaviour\\.rules\\.then", "behaviour.md", "### `then`"),
        ("behaviour\\.rules\\.then\\.(protectedO|o)bjects", "behaviour.md", "### Data objects"),
        ("behaviour\\.rules\\.then\\..*(flip|flipData|bit)", "behaviour.md", "### Bits"),
        ("behaviour\\.rules\\.then\\.cut", "behaviour.md", "| `cutData`"),
        ("behaviour\\.rules\\.then\\.tries", "behaviour.md", "| `triesLeft`"),
        ("behaviour\\.(rules\\.then\\.)?[a-zA-Z]+", "behaviour.md", "| `$0`"),
        ("reader", "behaviour.md", "## The reader"), ("reader\\.[a-zA-Z]+", "behaviour.md", "| `$0`"),
    ]

    /// The part of a page that begins so: up to the next heading of its level, or one paragraph.
    private static func part(_ start: String, of page: String) throws -> String? {
        let text = try Self.page(page)
        let paragraphs = text.components(separatedBy: "\n\n")
        guard start.hasPrefix("#") else {
            let lines = start.hasPrefix("|") ? text.components(separatedBy: "\n") : paragraphs
            return lines.first { $0.hasPrefix(start) }
        }
        guard let first = paragraphs.firstIndex(of: start) else { return nil }
        let level = start.prefix { $0 == "#" }.count
        let rest = paragraphs[(first + 1)...].prefix { paragraph in
            let marks = paragraph.prefix { $0 == "#" }.count
            return marks == 0 || marks > level
        }
        return rest.joined(separator: "\n\n")
    }

    @Test("every member stands in the part of the page that explains its object", .long())
    func members() throws {
        let paths = DocumentDescription.memberPaths
        #expect(paths.count > 200)
        let objects = try Self.places.map { try Regex($0.object) }
        for path in paths {
            let names = path.split(separator: ".").map(String.init)
            guard let last = names.last else { continue }
            let object = names.dropLast().joined(separator: ".")
            // Those of data groups by their numbers.
            if object == "files", last.hasPrefix("DG") { continue }
            let place = try objects.firstIndex { try $0.wholeMatch(in: object) != nil }
            let (_, page, start) = Self.places[
                try #require(place, "no part of a page explains the members of \(object)")]
            let beginning = start.replacing("$0", with: names.dropLast().last ?? "")
            let text = try #require(try Self.part(beginning, of: page), "\(page) has no \(beginning)")
            let inRow = text.split(separator: "\n").contains { line in
                line.hasPrefix("|") && line.split(separator: "|").first?.contains("`\(last)`") == true
            }
            let inText = text.contains("`\(last)`") || text.contains("\"\(last)\":")
            // What the description itself has is a row of its table.
            #expect(object.isEmpty ? inRow : inText, "\(path): \(page), \(beginning)")
        }
    }

    @Test("every defect stands in its table with the profiles that have it")
    func defects() throws {
        // The first two cells of every row: to look for each of them in the whole page takes minutes.
        let rows = Set(
            try Self.page("simulator.md").split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
                line.split(separator: "|").prefix(2).map { $0.trimmingCharacters(in: .whitespaces) }
            })
        let profiles = Dictionary(grouping: SimulatorProfile.all, by: \.defect)
        for defect in DocumentDefect.allCases {
            let names = (profiles[defect] ?? []).map { "`\($0.name)`" }
            #expect(rows.contains(["`\(defect.rawValue)`", names.joined(separator: ", ")]), "\(defect)")
        }
    }

    @Test("the examples of the page are descriptions")
    func examples() throws {
        for name in ["simulator.md", "behaviour.md"] {
            let blocks = try Self.page(name).components(separatedBy: "```json\n").dropFirst()
                .compactMap { $0.components(separatedBy: "```").first }
            #expect(!blocks.isEmpty)
            for block in blocks {
                #expect(DocumentDescription.faults(json: Array(block.utf8)).isEmpty, "\(block)")
            }
        }
    }
}
