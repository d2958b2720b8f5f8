// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTLV
import EPassTestSupport
import Testing

private func file(_ hex: String) throws -> [UInt8] { try #require(octets(hex)) }

@Suite("DataObjectOutline: where data objects stand", .timed)
struct DataObjectOutlineTests {
    /// The names of a node and of all inside, from the outside in.
    private static func names(_ nodes: [DataObjectOutline.Node]) -> [String] {
        nodes.flatMap { [$0.name ?? $0.type ?? "?"] + names($0.children) }
    }

    /// Offsets that lie outside the parent or run backwards.
    private static func misplaced(_ nodes: [DataObjectOutline.Node], in range: Range<Int>) -> Int {
        var (wrong, position) = (0, range.lowerBound)
        for node in nodes {
            let end = node.offset + node.headerLength + node.length
            if node.offset < position || end > range.upperBound { wrong += 1 }
            wrong += misplaced(node.children, in: (node.offset + node.headerLength)..<max(end, node.offset + 2))
            position = end
        }
        return wrong
    }

    @Test("EF.COM: every data object with its name, place and lengths")
    func com() throws {
        let octets = try file(
            "6014" + "5F0104" + hex(Array("0107".utf8)) + "5F3606" + hex(Array("040000".utf8)) + "5C026175")
        let outline = DataObjectOutline(of: octets, names: .file(.com))
        #expect(outline.fault == nil && !outline.isCut)
        #expect(Self.names(outline.nodes) == ["EF.COM", "LDS version", "Unicode version", "tag list"])
        let list = try #require(outline.nodes.first?.children.last)
        #expect(list.tag == 0x5C && list.offset == 18 && list.headerLength == 2 && list.length == 2)
        #expect(list.children == [])
    }

    @Test("the same tag has another name in another file")
    func names() throws {
        let octets = try file("6B095F0E0141" + "A003020100")
        #expect(
            Self.names(DataObjectOutline(of: octets, names: .file(.dataGroup(.dg11))).nodes) == [
                "EF.DG11", "full name", "other names", "number of other names",
            ])
        #expect(Self.names(DataObjectOutline(of: octets).nodes) == ["?", "?", "[0]", "INTEGER"])
    }

    @Test("fields of a SEQUENCE are told apart by their order, and DER inside an OCTET STRING is followed")
    func order() throws {
        // A SignedData whose content is a LDSSecurityObject of version 0.
        let object = "3012020100300906052B0E03021A050030023000"
        let content = "A0" + Self.length(object, 2) + "04" + Self.length(object, 0) + object
        let encapsulated = "0606678108010101" + content
        let signed = "020103" + "3100" + "30" + Self.length(encapsulated, 0) + encapsulated + "3100"
        let info = "06092A864886F70D010702" + "A0" + Self.length(signed, 2) + "30" + Self.length(signed, 0) + signed
        let contentInfo = "30" + Self.length(info, 0) + info
        let outline = DataObjectOutline(
            of: try file("77" + Self.length(contentInfo, 0) + contentInfo), names: .file(.sod))
        let names = Self.names(outline.nodes)
        for name in [
            "EF.SOD", "ContentInfo", "contentType", "SignedData", "encapContentInfo", "eContent", "LDSSecurityObject",
            "hashAlgorithm", "dataGroupHashValues", "DataGroupHash", "signerInfos",
        ] { #expect(names.contains(name), "\(name)") }
        #expect(outline.nodes.first?.children.first?.children.first?.objectIdentifier == "1.2.840.113549.1.7.2")
    }

    private static func length(_ hex: String, _ more: Int) -> String {
        let digits = String(hex.count / 2 + more, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }

    @Test("octets that look like DER and are none stay octets")
    func notEncapsulated() throws {
        for value in ["0403300101", "040430020201", "03030030FF", "0303013000", "0400", "0402FFFF"] {
            let outline = DataObjectOutline(of: try file(value))
            #expect(outline.nodes.map(\.children) == [[]], "\(value)")
            #expect(outline.fault == nil && outline.nodes.first?.fault == nil)
        }
        #expect(
            DataObjectOutline(of: try file("030300" + "3000")).nodes.first?.children.count
                == 1)
    }

    @Test("what cannot be followed is named where it stands, and the walk goes on behind it")
    func fault() throws {
        // A template with a child that is longer than it, and another template behind.
        let outline = DataObjectOutline(of: try file("6B045F0E0941" + "6C00"))
        #expect(outline.nodes.map(\.tag) == [0x6B, 0x6C])
        #expect(outline.nodes.first?.fault?.offset == 2)
        #expect(outline.fault == nil)
        let cut = DataObjectOutline(
            of: try file("6B045F0E"), names: .file(.dataGroup(.dg11)))
        #expect(cut.nodes.map(\.tag) == [0x6B] && cut.fault?.offset == 0)
        #expect(cut.nodes.first?.isCut == true && cut.nodes.first?.fault?.offset == 2)
    }

    @Test("a constructed data object whose end is missing is followed as far as its octets reach, and marked")
    func cut() throws {
        let octets = try file("758201007F61820080" + "020101" + "7F6050A1")
        let outline = DataObjectOutline(of: octets, names: .file(.dataGroup(.dg2)))
        let outer = try #require(outline.nodes.first)
        #expect(outer.isCut && outer.tag == 0x75 && outer.length == octets.count - 4)
        let group = try #require(outer.children.first)
        #expect(group.isCut && group.tag == 0x7F61)
        #expect(group.children.map(\.tag) == [0x02, 0x7F60] && group.children.map(\.isCut) == [false, true])
        #expect(outline.fault?.offset == 0 && outer.fault?.offset == 4 && group.fault?.offset == 12)
        // A primitive one has nothing inside to show, nor has one that is whole to its end.
        #expect(DataObjectOutline(of: try file("5F0E0541")).nodes == [])
        #expect(DataObjectOutline(of: try file("30020500")).nodes.map(\.isCut) == [false])
    }

    @Test("what is cut at each of very many levels is bounded as what is whole")
    func cutLimits() {
        let nested = Array([[UInt8]](repeating: [0x30, 0x82, 0x40, 0x00], count: 5000).joined())
        #expect(Self.depth(DataObjectOutline(of: nested).nodes) == 32)
    }

    @Test("the content of DG13 is the issuer's own and is not walked over")
    func opaque() throws {
        let outline = DataObjectOutline(
            of: try file("6D03FFFFFF"), names: .file(.dataGroup(.dg13)))
        #expect(outline.nodes.first?.fault == nil && outline.nodes.first?.length == 3)
    }

    @Test("depth and number of data objects are bounded")
    func limits() {
        var nested: [UInt8] = []
        for _ in 0..<60 { nested = TLVWriter.encode(0x30, nested) }
        #expect(Self.depth(DataObjectOutline(of: nested).nodes) == 32)
        let many = (0..<30_000).flatMap { _ -> [UInt8] in [0x05, 0x00] }
        let outline = DataObjectOutline(of: TLVWriter.encode(0x30, many))
        #expect(outline.isCut)
        #expect(Self.names(outline.nodes).count == DataObjectOutline.maximumNodes)
        // Nested OCTET STRINGs that fail at the innermost place are tried once each.
        var trap: [UInt8] = [0x30, 0x01, 0xFF]
        for _ in 0..<2000 { trap = TLVWriter.encode(0x30, TLVWriter.encode(0x04, trap)) }
        #expect(DataObjectOutline(of: trap).nodes.count == 1)
    }

    private static func depth(_ nodes: [DataObjectOutline.Node]) -> Int {
        nodes.map { 1 + depth($0.children) }.max() ?? 0
    }

    @Test("every truncation and every changed octet of a file gives an outline inside the octets")
    func damage() throws {
        let group = DataGroup1(
            mrz: try MRZ(
                lines: ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"])
        )
        let info = try file("6F0D300B300906072A8648CE3D020103" + "00")
        for octets in [group.octets, info] {
            for damaged in [octets] + Damage.truncations(of: octets) + Damage.flips(of: octets) {
                let outline = DataObjectOutline(of: damaged, names: .file(.dataGroup(.dg1)))
                #expect(Self.misplaced(outline.nodes, in: 0..<damaged.count) == 0)
                let isWhole = outline.nodes.last.map { $0.offset + $0.headerLength + $0.length } == damaged.count
                let isIndefinite = outline.nodes.last?.hasIndefiniteLength == true
                #expect(isWhole || isIndefinite || outline.fault != nil || damaged.isEmpty)
            }
        }
    }
}
