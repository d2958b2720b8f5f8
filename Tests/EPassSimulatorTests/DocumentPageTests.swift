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

    /// The pages where members are explained that have one of their own.
    private static let pages = [
        "behaviour": "behaviour.md", "reader": "behaviour.md", "lds2": "lds2.md", "issuing": "issuing.md",
        "signature": "issuing.md", "cscaSignature": "issuing.md",
    ]

    @Test("every member stands in the page in which it is explained")
    func members() throws {
        let own = try Self.page("simulator.md")
        let start = try #require(own.range(of: "## Description of a document"))
        let end = try #require(own.range(of: "## What the chip does"))
        // Its objects stand in the part about terminal authentication, files by their names.
        let terminals = own[try #require(own.range(of: "## Terminal authentication")).lowerBound...]
        let explained = String(own[start.lowerBound..<end.lowerBound]) + terminals
        let paths = DocumentDescription.memberPaths
        #expect(paths.count > 200)
        for path in paths {
            let parts = path.split(separator: ".").map(String.init)
            guard let first = parts.first, let last = parts.last else { continue }
            if parts.count == 2, first == "files", last.hasPrefix("DG") { continue }
            let text = try Self.pages[first].map(Self.page) ?? explained
            #expect(text.contains("`\(last)`") || text.contains("\"\(last)\":"), "\(path)")
        }
    }

    @Test("every defect stands in its table with the profiles that have it")
    func defects() throws {
        let page = try Self.page("simulator.md")
        for defect in DocumentDefect.allCases {
            let profiles = SimulatorProfile.all.filter { $0.defect == defect }.map { "`\($0.name)`" }
            #expect(page.contains("| `\(defect.rawValue)` | \(profiles.joined(separator: ", ")) |"), "\(defect)")
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
