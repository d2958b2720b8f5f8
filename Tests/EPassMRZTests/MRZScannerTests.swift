// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
import EPassTestSupport
import Testing

@Suite("MRZScanner: input of people and scanners", .timed)
struct MRZScannerTests {
    @Test("takes line breaks of any kind, or none", arguments: Samples.all, ["\n", "\r\n", "\r", "\n\n", "", "\\n"])
    func lineBreaks(_ lines: [String], separator: String) throws {
        let scan = try MRZScanner.scan(lines.joined(separator: separator))
        #expect(scan.mrz.lines == lines)
        #expect(scan.normalisations == (separator.isEmpty ? [.lineBreaks] : []))
    }

    @Test("takes lower case and spaces", arguments: Samples.all)
    func lowerCaseAndSpaces(_ lines: [String]) throws {
        let spaced = lines.map { "  " + $0.prefix(2).lowercased() + " " + $0.dropFirst(2).lowercased() + " \t" }
        let scan = try MRZScanner.scan(spaced.joined(separator: "\r\n") + "\r\n")
        #expect(scan.mrz.lines == lines)
        #expect(scan.normalisations == [.lowerCase, .spacesRemoved])
    }

    @Test("takes spaces for fillers where the line is as long as it must be only with them", arguments: Samples.all)
    func spacesAsFiller(_ lines: [String]) throws {
        let spaced = lines.map { String($0.map { $0 == "<" ? " " : $0 }) }
        let scan = try MRZScanner.scan(spaced.joined(separator: "\n"))
        #expect(scan.mrz.lines == lines)
        #expect(scan.normalisations == [.spacesAsFiller])
    }

    @Test(
        "drops what a keyboard-wedge reader puts before and behind", arguments: Samples.all,
        [("]Q1", ""), ("MRZ:", ""), ("\u{02}", "\u{03}"), ("#", "#"), ("", "X"), ("AB", "")])
    func wedge(_ lines: [String], affix: (String, String)) throws {
        for separator in ["", "\r"] {
            let text = affix.0 + lines.joined(separator: separator) + affix.1
            let scan = try MRZScanner.scan(text)
            #expect(scan.mrz.lines == lines, "\(affix) \(separator.isEmpty)")
        }
    }

    @Test("lines in another order are put into theirs, where one order alone has its check digits right")
    func order() throws {
        for lines in Samples.all {
            for order in lines.count == 2 ? [[1, 0]] : [[1, 0, 2], [2, 1, 0], [0, 2, 1], [1, 2, 0], [2, 0, 1]] {
                let scan = try MRZScanner.scan(order.map { lines[$0] }.joined(separator: "\n"))
                #expect(scan.mrz.lines == lines && scan.normalisations == [.linesReordered])
            }
        }
        var records = MRZRecords(Array(Samples.all[0].reversed().joined(separator: "\n").utf8)).makeIterator()
        let first = records.next()
        let record = try #require(first)
        #expect(try MRZScanner.scan(record.text).mrz.lines == Samples.all[0])
        let next = records.next()
        #expect(next == nil)
    }

    /// The surname and the number of each record that is read, and nil for others.
    private func read(_ lines: [String]) -> [String?] {
        MRZRecords(Array(lines.joined(separator: "\n").utf8)).map { record in
            (try? MRZScanner.scan(record.text).mrz).map { $0.name.primary + " " + $0.documentNumber }
        }
    }

    @Test("of several zones none is put together of two, in whatever order their lines stand")
    func mixed() throws {
        let first = try Samples.lines(.td3, "ALPHA", "AAA111111")
        let other = try Samples.lines(.td3, "BETA", "BBB222222")
        let right = ["ALPHA AAA111111", "BETA BBB222222"]
        #expect(read(first + other) == right && read(first + [""] + other) == right)
        #expect(read(first.reversed() + [""] + other.reversed()) == right)
        #expect(read(first.reversed() + [""] + other) == right && read(first + [""] + other.reversed()) == right)
        // Each line with an empty one behind it, as scanners that end it with CR CR LF have them.
        #expect(read((first + other).flatMap { [$0, ""] }) == right)
        // A record that lacks a line costs itself alone.
        #expect(read([first[1], first[0], "", other[1]]).compactMap { $0 } == ["ALPHA AAA111111"])
        #expect(read([first[0], ""] + other) == [nil, right[1]] && read(first + ["", other[1]]) == [right[0], nil])
        for order in [first.reversed() + other.reversed(), [first[1]] + other + [first[0]]] {
            #expect(Set(read(order).compactMap { $0 }).isSubset(of: right))
        }
        let one = try Samples.lines(.td1, "ALPHA", "AAA111111")
        let two = try Samples.lines(.td1, "BETA", "BBB222222")
        #expect(read([one[2], one[0], one[1], "", two[2], two[0], two[1]]) == right)
    }

    @Test("swapped lines with a misread digit are those of a zone all the same")
    func swappedAndDamaged() throws {
        var lines = Samples.td3
        lines[1] = lines[1].replacing("7408122", with: "7418122")
        let scan = try MRZScanner.scan(lines.reversed().joined(separator: "\n"))
        #expect(scan.mrz.lines == lines && scan.normalisations == [.linesReordered])
    }

    @Test(
        "a layout outside Doc 9303 is named, and never read as a zone",
        arguments: [
            ("IDFRAMUSTER<<<<<<<<<<<<<<<<<<<<<<<<<\n9409923102854CORINNE<<<<<<<6512068F4", "mrz.frenchIdentityCard"),
            ("IDFRADUPONT<<<<<<<<<<<<<<<<<<<7560151204751012345JEAN<PIERRE<<<7001013M2", "mrz.frenchIdentityCard"),
            ("D1FRA13AA000026181231MARTIN<<9", "mrz.drivingLicence"),
            ("D1NLD11234567890ABCDEFGHIJKLM5", "mrz.drivingLicence"),
            (
                "AAA001D<<\nFACHE305142128097<<850210<<<<<\nMUSTER<<HANS<<<<<<<<<<<<<<<<<<",
                "mrz.drivingLicence"
            ),
            ("CSC123456789<2508012<7009012<6", "mrz.permit"),
        ])
    func others(_ text: String, message: String) {
        let error = #expect(throws: MRZError.self) { try MRZScanner.scan(text) }
        #expect(error?.code == .otherLayout && error?.message.key.name == message)
        let repaired = #expect(throws: MRZError.self) { try MRZRepair.candidates(for: text) }
        #expect(repaired?.code == .otherLayout)
    }

    @Test("finds the zone among other lines")
    func otherLines() throws {
        let text = "PASSPORT\nUtopia\n" + Samples.td3.joined(separator: "\n") + "\nthank you"
        let scan = try MRZScanner.scan(text)
        #expect(scan.mrz.lines == Samples.td3)
        #expect(scan.normalisations.contains(.otherLinesRemoved))
    }

    @Test("takes a zone that is broken elsewhere than the standard breaks it")
    func brokenElsewhere() throws {
        let run = Samples.td3.joined()
        let scan = try MRZScanner.scan(run.prefix(40) + "\n" + run.dropFirst(40))
        #expect(scan.mrz.lines == Samples.td3)
        #expect(scan.normalisations == [.lineBreaks])
    }

    @Test("takes guillemets for fillers")
    func guillemets() throws {
        let text = Samples.td3.joined(separator: "\n").replacing("<<", with: "«").replacing("<", with: "‹")
        let scan = try MRZScanner.scan(text)
        #expect(scan.mrz.lines == Samples.td3)
        #expect(scan.normalisations == [.otherFiller])
    }

    @Test("says where a character is that no zone has")
    func foreignCharacter() throws {
        var lines = Samples.td3
        lines[1] = lines[1].replacing("UTO", with: "U*O")
        let error = #expect(throws: MRZError.self) { try MRZScanner.scan(lines.joined(separator: "\n")) }
        #expect(error?.code == .character)
        #expect(error?.line == 2 && error?.column == 12)
    }

    @Test("says which line has the wrong length")
    func lineLength() {
        let text = Samples.td3[0] + "\n" + Samples.td3[1].dropLast()
        let error = #expect(throws: MRZError.self) { try MRZScanner.scan(text) }
        #expect(error?.code == .lineLength)
        #expect(error?.line == 2)
    }

    @Test(
        "refuses nothing, too much, and text",
        arguments: [
            ("", MRZError.Code.empty), (" \r\n\t", .empty), (String(repeating: "<", count: 1025), .tooLong),
            ("hello", .length), (String(repeating: "\u{0301}", count: 400), .character),
        ])
    func refused(_ text: String, code: MRZError.Code) {
        let error = #expect(throws: MRZError.self) { try MRZScanner.scan(text) }
        #expect(error?.code == code)
    }

    @Test("says that a line is missing where the others are as long as they must be", arguments: Samples.all)
    func missingLine(_ lines: [String]) {
        for count in 1..<lines.count {
            let error = #expect(throws: MRZError.self) {
                try MRZScanner.scan(lines.prefix(count).joined(separator: "\n"))
            }
            #expect(error?.code == .length)
            #expect(error?.message == .mrzLinesMissing(lines: count, length: lines[0].count, needed: lines.count))
        }
    }

    @Test("each truncation is an error or a zone of its own, never a trap", arguments: Samples.all)
    func truncations(_ lines: [String]) {
        let text = lines.joined(separator: "\n")
        for count in 0..<text.count {
            // A TD3 without its last characters must not pass as something else.
            #expect(throws: MRZError.self) { try MRZScanner.scan(String(text.prefix(count))) }
        }
    }

    @Test("random octets never trap")
    func randomOctets() {
        var generator = SeededGenerator(seed: 7)
        var refused = 0
        for _ in 0..<2000 {
            let count = Int.random(in: 0...200, using: &generator)
            let octets = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            if (try? MRZScanner.scan(octets)) == nil { refused += 1 }
        }
        #expect(refused == 2000)
    }
}
