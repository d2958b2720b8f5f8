// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles
import EPassTestSupport
import Foundation
import Testing

@testable import EPassEncodings

@Suite("files that programs have in them", .timed)
struct EmbeddedFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/CEPassFiles")

    static let lists: [(name: String, address: UInt)] = [
        ("chip_cases", epass_files_chip_cases()), ("drawings", epass_files_drawings()),
        ("known_readers", epass_files_known_readers()), ("languages", epass_files_languages()),
        ("page", epass_files_page()), ("policies", epass_files_policies()), ("profiles", epass_files_profiles()),
        ("reader_cases", epass_files_reader_cases()), ("reader_configurations", epass_files_reader_configurations()),
        ("schemas", epass_files_schemas()), ("trust_lists", epass_files_trust_lists()),
    ]

    @Test("each list has the files that its source names, in its order and octet by octet", arguments: lists)
    func files(name: String, address: UInt) throws {
        let source = try String(contentsOf: Self.folder.appendingPathComponent("\(name).c"), encoding: .utf8)
        let paths = source.split(separator: "\n").compactMap { line in
            line.hasPrefix("#embed \"") ? String(line.dropFirst("#embed \"".count).dropLast()) : nil
        }
        let files = EmbeddedFiles(address)
        #expect(!paths.isEmpty && files.all.count == paths.count)
        for (file, path) in zip(files.all, paths) {
            let url = Self.folder.appendingPathComponent(path)
            let octets = Array(try Data(contentsOf: url))
            #expect(file.name == url.lastPathComponent && Array(file) == octets, "\(path)")
            #expect(files[file.name] == octets && file.count == octets.count, "\(path)")
            #expect(Array(file.text.utf8) == octets || path.contains("/Images/") || path.contains("/grey."), "\(path)")
        }
        #expect(files["no such file"].isEmpty && files[""].isEmpty)
    }

    @Test("every list has its source")
    func complete() throws {
        let sources = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".c") }
        #expect(Set(sources) == Set(Self.lists.map { $0.name + ".c" }))
    }

    @Test("no address is no list")
    func none() { #expect(EmbeddedFiles(0).all.isEmpty) }
}
