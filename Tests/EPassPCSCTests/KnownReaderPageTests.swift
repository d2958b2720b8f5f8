// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Foundation
import Testing

@testable import EPassPCSC

/// `EPASS_UPDATE_READERS=1` writes the rows of the readers into the page.
@Suite("KnownReaderTests: Docs/readers.md", .timed)
struct KnownReaderPageTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs/readers.md")
    private static let head = "| reader, by its name in PC/SC | USB | commands | beside that |\n|---|---|---|---|\n"

    private static func row(_ reader: KnownReader) -> String {
        func hexadecimal(_ number: UInt16) -> String {
            let digits = String(number, radix: 16, uppercase: true)
            return String(repeating: "0", count: 4 - digits.count) + digits
        }
        let usb = reader.usb.map { "\(hexadecimal($0.vendor)):\(hexadecimal($0.product))" }
        let notes =
            reader.habits.map { "`\($0.rawValue)`" }.sorted()
            + (reader.minimumFirmware.map { ["firmware \($0) or newer"] } ?? [])
        let exchange = reader.exchange.map { "`\($0.rawValue)`" } ?? ""
        return "| \(reader.names.joined(separator: ", ")) | \(usb.joined(separator: ", ")) | \(exchange) | "
            + notes.joined(separator: ", ") + " |"
    }

    @Test("the table has every model that is known, and what is known of it")
    func table() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let parts = text.components(separatedBy: Self.head)
        try #require(parts.count == 2)
        let rows = KnownReader.all.map(Self.row).map { $0.replacing("|  |", with: "| |") }
        if ProcessInfo.processInfo.environment["EPASS_UPDATE_READERS"] != nil {
            try (parts[0] + Self.head + rows.map { $0 + "\n" }.joined())
                .write(to: Self.page, atomically: true, encoding: .utf8)
        } else {
            #expect(parts[1].split(separator: "\n").map { String($0).replacing("|  |", with: "| |") } == rows)
        }
        #expect(!rows.isEmpty)
    }

    @Test("every word of the table is explained, and README says how many models there are")
    func words() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let words = KnownReader.Habit.allCases.map(\.rawValue) + ["extended", "short", "tpdu"]
        for word in words { #expect(text.contains("\n| `\(word)` | "), "\(word)") }
        let readme = try String(
            contentsOf: Self.page.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains("has \(KnownReader.all.count) models"))
    }
}
