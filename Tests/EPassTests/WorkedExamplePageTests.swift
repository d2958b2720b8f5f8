// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("Docs/worked-examples.md", .timed)
struct WorkedExamplePageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A row of the table: the vector files under `Vectors`, and the tests that reproduce them.
    struct Row: Sendable, CustomTestStringConvertible {
        let example: String
        let files, tests: [String]

        var testDescription: String { example }
    }

    static let rows: [Row] = {
        let page = try? String(contentsOf: root.appendingPathComponent("Docs/worked-examples.md"), encoding: .utf8)
        return (page ?? "").split(separator: "\n").filter { $0.hasPrefix("| 9303-") || $0.hasPrefix("| TR-") }
            .map { line in
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                func quoted(_ cell: Int) -> [String] {
                    guard cells.indices.contains(cell) else { return [] }
                    return cells[cell].split(separator: "`", omittingEmptySubsequences: false).enumerated()
                        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
                }
                return Row(example: cells.first ?? "", files: quoted(2), tests: quoted(3))
            }
    }()

    /// Every test of the repository as `Suite.function`.
    static let tests: Set<String> = {
        let folder = root.appendingPathComponent("Tests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        var found: Set<String> = []
        for file in files ?? [] where file.pathExtension == "swift" {
            guard let source = try? String(contentsOf: file, encoding: .utf8) else { continue }
            var suite = ""
            var isTest = false
            for line in source.split(separator: "\n") {
                let text = line.drop { $0 == " " }
                func name(after word: String) -> String? {
                    guard text.hasPrefix(word) else { return nil }
                    return String(text.dropFirst(word.count).prefix { $0.isLetter || $0.isNumber })
                }
                if text.hasPrefix("@Test") { isTest = true }
                if text.count == line.count, let type = name(after: "struct ") ?? name(after: "extension ") {
                    suite = type
                } else if let function = name(after: "func ") {
                    if isTest { found.insert("\(suite).\(function)") }
                    isTest = false
                }
            }
        }
        return found
    }()

    @Test("the table is there, and so are the tests")
    func count() {
        #expect(Self.rows.count >= 25)
        #expect(Self.tests.contains("WorkedExamplePageTests.count"))
    }

    @Test("each example has a test that there is, and names vector files that there are", arguments: rows)
    func row(_ row: Row) {
        #expect(!row.tests.isEmpty)
        for test in row.tests { #expect(Self.tests.contains(test), "\(test)") }
        for file in row.files {
            let folder = EPassVectors.folder(String(file.prefix { $0 != "/" }))
            let path = folder.appendingPathComponent(String(file.drop { $0 != "/" }.dropFirst())).path
            #expect(FileManager.default.fileExists(atPath: path), "\(file)")
        }
    }

    @Test("each vector file with an example of a standard is on the page")
    func complete() throws {
        let listed = Set(Self.rows.flatMap(\.files))
        for folder in ["doc9303-3", "doc9303-11", "lds", "lds2", "tr03110", "vds"] {
            for file in EPassVectors.files(in: folder, external: nil, fileExtension: "json") {
                let name = file.lastPathComponent
                guard name.hasPrefix("9303") || name.hasPrefix("doc9303") || name.contains("worked_example") else {
                    continue
                }
                #expect(listed.contains("\(folder)/\(name)"), "\(folder)/\(name)")
            }
        }
    }
}
