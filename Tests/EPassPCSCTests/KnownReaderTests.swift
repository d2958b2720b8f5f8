// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassPCSC

@Suite("KnownReader, the table of reader models (F-19, F-20)", .timed)
struct KnownReaderTests {
    @Test("the table is there, and each entry has names, facts and where they are from")
    func table() {
        let readers = KnownReader.all
        #expect(readers.count >= 50)
        for reader in readers {
            #expect(!reader.names.isEmpty && !reader.sources.isEmpty && reader.exchange != nil, "\(reader.id)")
            #expect((32...65_544).contains(reader.longestCommand ?? 32), "\(reader.id)")
            #expect((32...65_538).contains(reader.longestResponse ?? 32), "\(reader.id)")
            #expect(!reader.habits.contains(.losesChainedCommands) || reader.messageLength != nil, "\(reader.id)")
            for name in reader.names { #expect(KnownReader.model(named: "Maker \(name) 00 00") == reader, "\(name)") }
            for usb in reader.usb { #expect(KnownReader.model(named: "", usb: usb) == reader) }
        }
        // Each advice and each habit is one that a reader has.
        #expect(Set(readers.compactMap(\.advice)) == Set(KnownReader.Advice.allCases))
        #expect(Set(readers.flatMap(\.habits)) == Set(KnownReader.Habit.allCases))
    }

    @Test(
        "a name that no model has, or that is no name, is nobody's",
        arguments: ["", "00 00", "Virtual PCD 00 00", "ACR 122U", String(repeating: "x", count: 300) + "ACR122"])
    func unknown(name: String) {
        #expect(KnownReader.model(named: name) == nil)
        #expect(KnownReader.model(named: name, usb: .init(vendor: 0x072F, product: 0)) == nil)
        #expect(PCSCReader(name: name, state: .empty).advice == nil)
    }

    static let entry = #"{"id":"a","names":["Reader A"],"usb":["0001:00fF"],"facts":[\#(fact)]}"#
    static let fact = #"{"exchange":"short","messageLength":271,"source":"https://a","note":"n"}"#

    private func parse(_ entries: String) -> [KnownReader]? {
        KnownReader.parse(Array(#"{"schema":"epass-known-readers/1","readers":[\#(entries)]}"#.utf8))
    }

    @Test("an entry is read as it stands")
    func reads() throws {
        let reader = try #require(parse(Self.entry)?.first)
        #expect(reader.names == ["Reader A"] && reader.usb == [.init(vendor: 1, product: 0xFF)])
        #expect(reader.exchange == .short && reader.messageLength == 271 && reader.sources == ["https://a"])
        #expect(reader.longestCommand == 261 && reader.longestResponse == 258 && reader.advice == nil)
        #expect(parse("") == [])
    }

    @Test(
        "a table with anything that is not as it has to be is none",
        arguments: [
            ("\"id\":\"a\"", "\"id\":\"\""), ("\"id\":\"a\"", "\"id\":1"), ("[\"Reader A\"]", "[]"),
            ("[\"Reader A\"]", "[\"Rea\"]"), ("[\"Reader A\"]", "[\"Reader A\",1]"), ("0001:00fF", "0001:00f"),
            ("0001:00fF", "0001-00fF"), ("0001:00fF", "0001:00fG"), ("0001:00fF", "+001:00fF"),
            ("\"source\":\"https://a\"", "\"source\":\"http://a\""), ("\"source\":\"https://a\",", ""),
            ("\"note\":\"n\"", "\"note\":1"), ("short", "shorter"), ("271", "31"), ("271", "1048577"),
            ("271", "-1"), ("271", "\"271\""), ("\"note\"", "\"remark\""), ("\"note\":\"n\"", "\"habit\":\"smokes\""),
            ("\"exchange\":\"short\",\"messageLength\":271,", ""),
            ("\"id\":\"a\"", "\"id\":\"a\",\"advice\":\"none\""),
            ("\"id\":\"a\"", "\"id\":\"a\",\"colour\":\"red\""), (Self.fact, ""),
            (Self.fact, Self.fact + "," + Self.fact),
        ])
    func malformed(old: String, new: String) {
        let changed = Self.entry.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
        #expect(changed.count == 2)
        // What follows the member that is gone is the end of the object.
        let text = changed.joined(separator: new).replacing(",}", with: "}")
        #expect(parse(text) == nil, "\(text)")
    }

    @Test("neither an id nor a USB device stands twice, and another schema is another table")
    func doubled() {
        #expect(parse(Self.entry + "," + Self.entry) == nil)
        let other = Self.entry.replacing("\"id\":\"a\"", with: "\"id\":\"b\"")
        #expect(parse(Self.entry + "," + other) == nil)
        #expect(parse(Self.entry + "," + other.replacing("0001:00fF", with: "0001:0100"))?.count == 2)
        #expect(KnownReader.parse(Array(#"{"schema":"epass-known-readers/2","readers":[]}"#.utf8)) == nil)
        #expect(KnownReader.parse(Array(#"{"schema":"epass-known-readers/1"}"#.utf8)) == nil)
    }

    @Test("a table that is cut off is none, wherever")
    func truncated() {
        let octets = Array(#"{"schema":"epass-known-readers/1","readers":[\#(Self.entry)]}"#.utf8)
        for length in octets.indices { #expect(KnownReader.parse(Array(octets.prefix(length))) == nil) }
        #expect(KnownReader.parse(octets) != nil)
    }
}
