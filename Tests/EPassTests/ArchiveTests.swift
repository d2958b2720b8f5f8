// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassLDS
import EPassTestSupport
import Foundation
import Testing

@testable import EPass

/// Octets in pieces of any size, as pipes bring them.
struct PiecedInput: ArchiveInput {
    var octets: ArraySlice<UInt8>
    let size: Int

    mutating func next() throws(ArchiveError) -> [UInt8]? {
        guard !octets.isEmpty else { return nil }
        defer { octets = octets.dropFirst(size) }
        return Array(octets.prefix(size))
    }
}

struct WholeFile: ArchiveFile {
    let octets: [UInt8]
    var length: Int { octets.count }

    func read(_ position: Int, _ count: Int) -> [UInt8]? {
        guard position >= 0, count >= 0, position <= octets.count, count <= octets.count - position else { return nil }
        return Array(octets[position..<position + count])
    }
}

/// Archives as programs write them, and as they do not.
enum MadeArchive {
    static func tarEntry(
        _ name: String, _ content: [UInt8] = [], kind: String = "0", size: Int? = nil, link: String = ""
    ) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, _ place: Int) {
            for (index, octet) in text.utf8.enumerated() { header[place + index] = octet }
        }
        put(name, 0)
        put("0000644\0", 100)
        let digits = String(size ?? content.count, radix: 8)
        put(String(repeating: "0", count: 11 - digits.count) + digits, 124)
        put(kind, 156)
        put(link, 157)
        put("ustar\u{0}00", 257)
        put("        ", 148)
        let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
        put(String(repeating: "0", count: 6 - sum.count) + sum + "\0 ", 148)
        let filling = (512 - content.count % 512) % 512
        return header + content + [UInt8](repeating: 0, count: filling)
    }

    static let end = [UInt8](repeating: 0, count: 1024)

    static func pax(_ records: String...) -> [UInt8] {
        let text = records.map { record in
            var length = record.utf8.count + 3
            while "\(length)".utf8.count + record.utf8.count + 2 != length { length += 1 }
            return "\(length) \(record)\n"
        }.joined()
        return tarEntry("x", Array(text.utf8), kind: "x")
    }

    struct ZipEntry {
        var name: String
        var content: [UInt8]
        var compressed: [UInt8]?
        var flags = 0
        var mode = 0
        var localName: String?
        var check: UInt32?
        var length: Int?
        /// What the header says, where that is something else than the directory: flags, method, length.
        var localFlags: Int?
        var localMethod: Int?
        var localLength: Int?
        /// What stands behind the octets, where check and lengths stand there.
        var descriptor: [UInt8]?
    }

    static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// - Parameters:
    ///   - reversed: whether the directory lists them from the last to the first.
    ///   - count: how many there are, as the end says.
    ///   - listed: how many of them the end says that the directory has room for.
    static func zip(
        _ entries: [ZipEntry], comment: String = "", overlapping: Bool = false, reversed: Bool = false,
        count: Int? = nil, listed: Int? = nil
    ) -> [UInt8] {
        var (body, records): ([UInt8], [[UInt8]]) = ([], [])
        for entry in entries {
            let stored = entry.compressed ?? entry.content
            let method = entry.compressed == nil ? 0 : 8
            let check = Int(entry.check ?? CyclicRedundancyCheck.value(entry.content))
            let sizes = little(check, 4) + little(stored.count, 4) + little(entry.length ?? entry.content.count, 4)
            let start = overlapping ? 0 : body.count
            let common = little(20, 2) + little(entry.flags, 2) + little(method, 2) + little(0, 4) + sizes
            let local = entry.localName ?? entry.name
            let localSizes =
                entry.descriptor == nil
                ? little(check, 4) + little(stored.count, 4)
                    + little(entry.localLength ?? entry.length ?? entry.content.count, 4) : little(0, 12)
            body +=
                [0x50, 0x4B, 3, 4] + little(20, 2)
                + little(entry.localFlags ?? (entry.flags | (entry.descriptor == nil ? 0 : 8)), 2)
            body += little(entry.localMethod ?? method, 2) + little(0, 4) + localSizes
            body += little(local.utf8.count, 2) + little(0, 2) + Array(local.utf8) + stored + (entry.descriptor ?? [])
            var record = [0x50, 0x4B, 1, 2, 20, 3] + common + little(entry.name.utf8.count, 2) + little(0, 2)
            record += little(0, 6) + little(0, 2) + little(entry.mode, 2) + little(start, 4) + Array(entry.name.utf8)
            records.append(record)
        }
        if reversed { records.reverse() }
        let directory = Array(records.joined())
        let size = listed.map { records.prefix($0).joined().count } ?? directory.count
        let number = little(count ?? entries.count, 2)
        return body + directory + [0x50, 0x4B, 5, 6] + little(0, 4) + number + number + little(size, 4)
            + little(body.count, 4) + little(comment.utf8.count, 2) + Array(comment.utf8)
    }
}

@Suite("Archives of documents: tar and ZIP, Docs/scaling.md", .timed)
struct ArchiveTests {
    static let limit = 1 << 20

    /// Each document in a line: its path, and what it has or why there is none.
    ///
    /// - Parameter isPipe: whether it can be read once only.
    static func told<Reader: ArchiveReader>(
        _ reader: Reader, limit: Int = limit, isPipe: Bool = false
    ) -> [String] {
        var documents = ArchiveDocuments(reader, atMost: limit, lookingThrough: isPipe ? nil : reader)
        var lines: [String] = []
        while let document = documents.next() {
            func text(_ entry: ArchiveEntry) -> String {
                do { return String(decoding: try entry.octets(), as: UTF8.self) } catch { return error.code.rawValue }
            }
            switch document.content {
            case .refused(let error): lines.append("\(document.path): \(error.code)")
            case .text(let entry): lines.append("\(document.path): \(text(entry))")
            case .files(let entries):
                let files = entries.map { "\($0.path.split(separator: "/").last ?? "")=\(text($0))" }
                lines.append("\(document.path): " + files.joined(separator: " "))
            }
            if lines.count > 50 { break }
        }
        return lines
    }

    static func tar(_ parts: [UInt8]..., limit: Int = limit) -> [String] {
        let octets = Array(parts.joined())
        let whole = told(TarReader(PiecedInput(octets: octets[...], size: octets.count + 1)), limit: limit)
        for size in [1, 511, 700] {
            #expect(told(TarReader(PiecedInput(octets: octets[...], size: size)), limit: limit) == whole)
        }
        return whole
    }

    static func zip(_ octets: [UInt8]) -> [String] {
        do { return told(try ZipReader(WholeFile(octets: octets))) } catch { return ["archive: \(error.code)"] }
    }

    typealias Made = MadeArchive

    @Test("files of one folder are one document, each bundle is one, and what has another name is passed over")
    func documents() {
        let lines = Self.tar(
            Made.tarEntry("./one/", kind: "5"), Made.tarEntry("./one/EF.SOD", Array("s".utf8)),
            Made.tarEntry("./one/DG1.bin", Array("d".utf8)), Made.tarEntry("./one/readme.md", Array("x".utf8)),
            Made.tarEntry("two/three/EF.SOD", Array("t".utf8)), Made.tarEntry("four.epass", Array("{}".utf8)),
            Made.tarEntry("five.JSON", Array("[]".utf8)), Made.tarEntry("DG2", Array("u".utf8)), Made.end)
        #expect(
            lines == [
                "one: EF.SOD=s DG1.bin=d", "four.epass: {}", "five.JSON: []", "two/three: EF.SOD=t", ": DG2=u",
            ])
    }

    @Test("long names and large numbers, by POSIX and by GNU")
    func extensions() {
        let deep = String(repeating: "folder/", count: 30)
        let long = Made.tarEntry("././@LongLink", Array("\(deep)EF.SOD\0".utf8), kind: "L")
        var header = Made.tarEntry("a/EF.SOD", Array("s".utf8))
        header.replaceSubrange(124..<136, with: [0x80] + [UInt8](repeating: 0, count: 10) + [1])
        let sum = header[..<512].enumerated().reduce(0) {
            $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element))
        }
        header.replaceSubrange(
            148..<155,
            with: Array(
                (String(repeating: "0", count: 6 - String(sum, radix: 8).count) + String(sum, radix: 8) + "\0").utf8))
        let lines = Self.tar(
            long, Made.tarEntry("cut", Array("s".utf8)), Made.pax("path=é/EF.SOD", "mtime=1.5"),
            Made.tarEntry("cut", Array("p".utf8)), header, Made.end)
        #expect(lines == ["\(deep.dropLast()): EF.SOD=s", "é: EF.SOD=p", "a: EF.SOD=s"])
    }

    @Test(
        "a name that leads out, and what is no file, are refused at that entry alone",
        arguments: [
            ("../EF.SOD", "0"), ("/etc/EF.SOD", "0"), ("a/../../EF.SOD", "0"), ("a\\..\\EF.SOD/DG1", "0"),
            ("a\u{1}/EF.SOD", "0"), ("b/EF.SOD", "1"), ("b/EF.SOD", "2"), ("b/EF.SOD", "3"), ("b/EF.SOD", "6"),
        ])
    func unsafe(_ name: String, _ kind: String) {
        let lines = Self.tar(
            Made.tarEntry(name, kind: kind, link: "/etc/passwd"), Made.tarEntry("good/EF.SOD", Array("s".utf8)),
            Made.end)
        #expect(lines.count == 2 && lines[0].hasSuffix(": archive.unsafeEntry") && lines[1] == "good: EF.SOD=s")
    }

    @Test("sparse files, archives in archives, files and documents that are too large are refused at that entry alone")
    func others() {
        let good = Made.tarEntry("good/EF.SOD", Array("s".utf8)) + Made.end
        let sparse = Made.pax("GNU.sparse.major=1") + Made.tarEntry("a/EF.SOD", [1])
        #expect(Self.tar(sparse, good) == ["a: archive.unsupported", "good: EF.SOD=s"])
        #expect(Self.tar(Made.tarEntry("a/EF.SOD", [1], kind: "S"), good).first == "a: archive.unsupported")
        #expect(Self.tar(Made.tarEntry("in.zip", [1]), good) == ["in.zip: archive.unsupported", "good: EF.SOD=s"])
        let large = Made.tarEntry("a/EF.SOD", [UInt8](repeating: 0, count: 300_000))
        #expect(Self.tar(large, good) == ["a: archive.tooLarge", "good: EF.SOD=s"])
        let both =
            Made.tarEntry("a/DG1", [UInt8](repeating: 1, count: 600))
            + Made.tarEntry("a/DG2", [UInt8](repeating: 1, count: 600))
        #expect(Self.tar(both, good, limit: 1000) == ["a: archive.tooLarge", "good: EF.SOD=s"])
        let many = (0..<300).flatMap { Made.tarEntry("a/EF.DG\($0 % 16 + 1)", [1]) }
        #expect(Self.tar(many, good) == ["a: archive.tooLarge", "good: EF.SOD=s"])
    }

    @Test("an archive that is cut anywhere says so, and of a folder that is not whole nothing comes")
    func cut() {
        let octets =
            Made.tarEntry("a/EF.SOD", Array("s".utf8)) + Made.tarEntry("b/EF.SOD", Array("t".utf8))
            + Made.tarEntry("b/DG1", Array("d".utf8)) + Made.end
        let whole = ["a: EF.SOD=s", "b: EF.SOD=t DG1=d"]
        for count in stride(from: 1, to: octets.count, by: 37) {
            let lines = Self.told(TarReader(PiecedInput(octets: octets[..<count], size: 4096)))
            let isAtBorder = count % 512 == 0 && count <= 3072 && count % 1024 == 0
            if isAtBorder || count >= 3072 {
                #expect(lines == Array(whole.prefix(lines.count)) || lines.last == "b: EF.SOD=t", "\(count) \(lines)")
            } else {
                #expect(lines.last?.hasSuffix("archive.truncated") == true, "\(count) \(lines)")
            }
        }
        var broken = octets
        broken[1024] ^= 1
        #expect(Self.told(TarReader(PiecedInput(octets: broken[...], size: 4096))) == ["a: archive.malformed"])
        let huge = Made.tarEntry("a/x", size: 0o7777_7777_777)
        #expect(Self.tar(huge) == [": archive.truncated"])
        #expect(Self.tar(Made.tarEntry("p", Array("9999 path=x\n".utf8), kind: "x")) == [": archive.malformed"])
    }

    @Test("ZIP: stored and compressed, with a comment behind it, as its directory lists them")
    func zip() throws {
        let text = String(repeating: "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n", count: 3)
        let deflated = Hexadecimal.octets("0bb0090df1770df2f40e0ef6f7b3b171f4f373b4f1750cf274b4c1045c0134530c00")
        let compressed = Made.ZipEntry(
            name: "a/DG1", content: Array(text.utf8), compressed: try #require(deflated) as [UInt8])
        let sod = Made.ZipEntry(name: "a/EF.SOD", content: Array("s".utf8), mode: 0o100644)
        let bundle = Made.ZipEntry(name: "b.epass", content: Array("{}".utf8))
        let octets = Made.zip([sod, .init(name: "a/", content: []), compressed, bundle], comment: "PK\u{5}\u{6} x")
        #expect(Self.zip(octets) == ["b.epass: {}", "a: EF.SOD=s DG1=\(text)"])
    }

    @Test("ZIP: entries that lie, lead out, are encrypted or lie over one another are refused at that entry alone")
    func hostileZip() {
        let good = Made.ZipEntry(name: "good/EF.SOD", content: Array("s".utf8))
        func first(_ change: (inout Made.ZipEntry) -> Void) -> String? {
            var entry = Made.ZipEntry(name: "a/EF.SOD", content: [1, 2, 3])
            change(&entry)
            let lines = Self.zip(Made.zip([entry, good]))
            #expect(lines.last == "good: EF.SOD=s", "\(lines)")
            return lines.first
        }
        #expect(first { $0.name = "../EF.SOD" } == "..: archive.unsafeEntry")
        #expect(first { $0.name = "/a/EF.SOD" } == "/a: archive.unsafeEntry")
        #expect(first { $0.mode = 0o120777 } == "a: archive.unsafeEntry")
        #expect(first { $0.flags = 1 } == "a: archive.unsupported")
        #expect(first { $0.localName = "b/EF.SOD" } == "a: archive.malformed")
        #expect(first { $0.check = 1 } == "a: archive.malformed")
        #expect(first { $0.length = 2 } == "a: archive.malformed")
        #expect(first { $0.length = 1 << 30 } == "a: archive.tooLarge")
        // What the header says otherwise than the directory.
        #expect(first { $0.localFlags = 1 } == "a: archive.malformed")
        #expect(first { $0.localMethod = 8 } == "a: archive.malformed")
        #expect(first { $0.localLength = 4 } == "a: archive.malformed")
        #expect(first { $0.localFlags = 8 } == "a: archive.malformed")
        let other = Made.little(1, 4) + Made.little(3, 4) + Made.little(3, 4)
        #expect(first { $0.descriptor = other } == "a: archive.malformed")
        // What is said to come of compressed octets is all that comes of them.
        let bomb = Made.ZipEntry(
            name: "a.epass", content: Array("abc".utf8), compressed: [0x01, 3, 0, 0xFC, 0xFF, 0x61, 0x62, 0x63],
            length: 2)
        #expect(Self.zip(Made.zip([bomb])) == ["a.epass: archive.malformed"])
        let twice = Made.ZipEntry(name: "a.epass", content: Array("{}".utf8))
        #expect(
            Self.zip(Made.zip([twice, twice], overlapping: true))
                == ["a.epass: archive.malformed", "a.epass: archive.malformed"])
        #expect(Self.zip([0x50, 0x4B, 3, 4]) == ["archive: archive.truncated"])
        let whole = Made.zip([good])
        for count in 0..<whole.count { #expect(Self.zip(Array(whole[..<count])) == ["archive: archive.truncated"]) }
        for place in whole.indices {
            var other = whole
            other[place] ^= 0xFF
            #expect(Self.zip(other).count <= 1)
        }
    }

    @Test("ZIP: a directory in any order, and check and lengths behind the octets as programs write them into a pipe")
    func orders() {
        func entry(
            _ name: String, _ text: String, _ described: (Int, Int) -> [UInt8] = { _, _ in [] }
        ) -> Made.ZipEntry {
            let content = Array(text.utf8)
            let descriptor = described(Int(CyclicRedundancyCheck.value(content)), content.count)
            return Made.ZipEntry(name: name, content: content, descriptor: descriptor.isEmpty ? nil : descriptor)
        }
        let mark: [UInt8] = [0x50, 0x4B, 7, 8]
        let short: (Int, Int) -> [UInt8] = { Made.little($0, 4) + Made.little($1, 4) + Made.little($1, 4) }
        let long: (Int, Int) -> [UInt8] = { Made.little($0, 4) + Made.little($1, 8) + Made.little($1, 8) }
        let entries = [
            entry("a/EF.SOD", "s"), entry("b/EF.SOD", "t", short), entry("c/EF.SOD", "u") { mark + short($0, $1) },
            entry("d/EF.SOD", "v", long), entry("e/EF.SOD", "w") { mark + long($0, $1) },
        ]
        let lines = ["a: EF.SOD=s", "b: EF.SOD=t", "c: EF.SOD=u", "d: EF.SOD=v", "e: EF.SOD=w"]
        #expect(Self.zip(Made.zip(entries)) == lines)
        #expect(Self.zip(Made.zip(entries, reversed: true)) == lines.reversed())
    }

    @Test("ZIP: a directory that is not the one that the end tells of is refused as a whole")
    func shortDirectories() {
        let entries = (0..<3).map { Made.ZipEntry(name: "\($0).epass", content: Array("{}".utf8)) }
        #expect(Self.zip(Made.zip(entries)).count == 3)
        let refused = ["archive: archive.malformed"]
        for listed in 0..<3 {
            #expect(Self.zip(Made.zip(entries, listed: listed)) == refused)
            #expect(Self.zip(Made.zip(entries, count: listed, listed: listed)) == refused)
            #expect(Self.zip(Made.zip(entries, count: listed)) == refused)
        }
        #expect(Self.zip(Made.zip(entries, count: 4)) == refused)
    }

    @Test("tar: what follows the end is an error behind the documents before it; zeros are none")
    func goesOn() {
        let first = Made.tarEntry("a/EF.SOD", Array("s".utf8))
        let second = Made.tarEntry("b/EF.SOD", Array("t".utf8))
        let filling = [UInt8](repeating: 0, count: 10_240)
        #expect(Self.tar(first, Made.end, filling) == ["a: EF.SOD=s"])
        for end in [Made.end, Made.end + filling, [UInt8](repeating: 0, count: 512)] {
            #expect(Self.tar(first, end, second, Made.end) == ["a: EF.SOD=s", ": archive.malformed"])
        }
        #expect(Self.tar(Made.end, second) == [": archive.malformed"])
        #expect(Self.tar(first, Made.end, [1]) == ["a: EF.SOD=s", ": archive.malformed"])
        let much = [UInt8](repeating: 0, count: 2 << 20)
        let pieces = PiecedInput(octets: (first + Made.end + much)[...], size: 1 << 16)
        #expect(Self.told(TarReader(pieces)) == ["a: EF.SOD=s", ": archive.malformed"])
    }

    /// Each order of these.
    private static func orders<Element>(_ elements: [Element]) -> [[Element]] {
        guard elements.count > 1 else { return [elements] }
        return elements.indices.flatMap { index in
            var rest = elements
            let first = rest.remove(at: index)
            return orders(rest).map { [first] + $0 }
        }
    }

    @Test("of several documents of one path none is judged, in whatever order they stand; from a pipe the first is")
    func duplicatePaths() {
        let entries = [("x/EF.SOD", "a"), ("y.epass", "b"), ("./y.epass", "c"), ("z/DG1", "d"), ("x/EF.SOD", "e")]
        func twice(_ path: String) -> [String] { Array(repeating: "\(path): archive.duplicatePath", count: 2) }
        let together = ["x: EF.SOD=a EF.SOD=e", "x: EF.SOD=e EF.SOD=a"]
        for order in Self.orders(entries) {
            let tar = order.flatMap { Made.tarEntry($0.0, Array($0.1.utf8)) } + Made.end
            let zip = Made.zip(order.map { .init(name: $0.0, content: Array($0.1.utf8)) })
            for lines in [Self.tar(tar), Self.zip(zip)] {
                // Files that stand together are those of one document, and refused where it is put together.
                let folder = lines.filter { $0.hasPrefix("x: ") }
                #expect(folder == twice("x") || together.contains(folder.joined()))
                #expect(lines.filter { $0.hasPrefix("y") } == twice("y.epass"))
                #expect(lines.contains("z: DG1=d"))
            }
            let piped = Self.told(TarReader(PiecedInput(octets: tar[...], size: 512)), isPipe: true)
            let bundles = piped.filter { $0.hasPrefix("y") }
            let isFirstJudged = ["y.epass: b", "y.epass: c"].contains(bundles.first)
            #expect(bundles.count == 2 && isFirstJudged && bundles.last == "y.epass: archive.duplicatePath")
        }
        // A folder and a text of one name, and what an entry cannot be taken for anyway.
        let both = Made.tarEntry("x.epass/DG1", [1]) + Made.tarEntry("x.epass", [1]) + Made.end
        #expect(Self.tar(both) == twice("x.epass"))
        let link = Made.tarEntry("x/DG1", kind: "2") + Made.tarEntry("y/DG1", [1]) + Made.tarEntry("x/DG1", [1])
        #expect(Self.tar(link, Made.end) == ["x: archive.unsafeEntry", "y: DG1=\u{1}", "x: archive.duplicatePath"])
    }

    @Test("names of one file in one folder: equal octets are one file, others refuse the document, in every order")
    func aliases() throws {
        let (one, other): ([UInt8], [UInt8]) = ([0x77, 2, 0x30, 0], [0x77, 2, 0x31, 0])
        func builder(_ entries: [(String, [UInt8])]) throws -> Evidence.Builder {
            let reader = try ZipReader(WholeFile(octets: Made.zip(entries.map { .init(name: $0.0, content: $0.1) })))
            var documents = ArchiveDocuments(reader, atMost: Self.limit, lookingThrough: reader)
            var builder = Evidence.Builder()
            guard case .files(let files)? = documents.next()?.content else {
                Issue.record("no document")
                return builder
            }
            #expect(documents.next() == nil)
            try builder.add(files, from: "a")
            return builder
        }
        let pairs = [("EF.SOD", "EF.SOD"), ("EF.SOD", "ef.sod"), ("EF_SOD", "SOD.bin"), ("011D", "./sod")]
        for names in pairs.map({ ["a/" + $0, "a/" + $1] }) {
            for order in Self.orders([(names[0], one), (names[1], other), ("a/DG1", [0x61, 0])]) {
                #expect(throws: EvidenceError.self) { try builder(order) }
            }
            for order in Self.orders([(names[0], one), (names[1], one), ("a/DG1", [0x61, 0])]) {
                let built = try builder(order)
                #expect(Set(built.given) == [.sod, .dataGroup(.dg1)] && built.passedOver.count == 1)
            }
        }
    }

    @Test("files of one folder whose name leads out are one document, and documents of an archive have numbers")
    func folders() {
        let lines = Self.tar(
            Made.tarEntry("../a/EF.SOD", [1]), Made.tarEntry("../a/DG1", [1]), Made.tarEntry("../b/DG1", [1]),
            Made.tarEntry("b/DG1", Array("d".utf8)), Made.tarEntry("/DG1", [1]), Made.end)
        #expect(
            lines == [
                "../a: archive.unsafeEntry", "../b: archive.unsafeEntry", "b: DG1=d", "/: archive.unsafeEntry",
            ])
        let octets =
            Made.tarEntry("x/EF.SOD", [1]) + Made.tarEntry("y/EF.SOD", [1]) + Made.tarEntry("x/EF.SOD", [2]) + Made.end
        var documents = ArchiveDocuments(
            TarReader(PiecedInput(octets: octets[...], size: 4096)), atMost: Self.limit)
        var found: [String] = []
        while let document = documents.next() { found.append("\(document.number) \(document.path)") }
        #expect(found == ["1 x", "2 y", "3 x"])
    }
}
