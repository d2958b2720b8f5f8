// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// The page `Docs/field-notes.md`.
enum FieldNotes {
    static func text() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("Docs/field-notes.md"), encoding: .utf8)
    }
}

@Suite("EF.ATR/INFO, Doc 9303-10 3.11.1", .timed)
struct EFATRInfoTests {
    @Test("card capabilities and buffer sizes are read")
    func example() throws {
        let file = try #require(octets("4703" + "8601E0" + "7F6608" + "0202" + "0400" + "02020400" + "780006"))
        let info = EFATRInfo(decoding: file)
        #expect(info.maximumCommandLength == 1024)
        #expect(info.maximumResponseLength == 1024)
        let capabilities = try #require(info.capabilities)
        #expect(capabilities.selectsByFullName)
        #expect(capabilities.supportsShortEF)
        #expect(capabilities.supportsRecordNumber)
        #expect(capabilities.supportsCommandChaining)
        #expect(capabilities.supportsExtendedLength)
        #expect(capabilities.hasExtendedLengthInformation)
    }

    @Test(
        "sizes of every length are written and read again",
        arguments: [1, 127, 128, 255, 256, 1000, 0x7FFF, 0x8000, 0xFFFF] as [UInt16])
    func sizes(size: UInt16) throws {
        let capabilities = try #require(CardCapabilities([0x84, 0x01, 0xE0]))
        let written = EFATRInfo(
            capabilities: capabilities, maximumCommandLength: size, maximumResponseLength: 65_535 - size + 1)
        let read = EFATRInfo(decoding: written.encoded())
        #expect(read == written)
        #expect(read.maximumCommandLength == Int(size))
        #expect(read.isWellFormed)
    }

    @Test(
        "what is missing or impossible is nil and never an error",
        arguments: [
            ("", nil, nil, true), ("00", nil, nil, false), ("7F6600", nil, nil, true),
            ("7F6604" + "02020400", 1024, nil, true),
            ("7F6608" + "0202000002020400", nil, 1024, true), ("7F6609" + "0203FFFFFF" + "02020400", nil, 1024, true),
            ("7F660E" + "0208FFFFFFFFFFFFFFFF" + "02020400", nil, 1024, true),
            ("7F6608" + "02028000" + "02027FFF", 32_768, 32_767, true),
            ("7F6608" + "02020400", nil, nil, false), ("7F6604" + "02050400", nil, nil, false),
            ("7F6608" + "0202040002020400" + "FF", 1024, 1024, false),
            ("4700" + "7F6608" + "0202040002020400", 1024, 1024, true),
        ] as [(String, Int?, Int?, Bool)])
    func lenient(text: String, command: Int?, response: Int?, wellFormed: Bool) throws {
        let info = EFATRInfo(decoding: try #require(octets(text)))
        #expect(info.maximumCommandLength == command)
        #expect(info.maximumResponseLength == response)
        #expect(info.isWellFormed == wellFormed)
    }

    @Test("damaged octets give a value all the same")
    func robust() throws {
        let file = try #require(octets("4703" + "8601E0" + "7F6608" + "0202040002020400"))
        for damaged in Damage.truncations(of: file) + Damage.flips(of: file) {
            let info = EFATRInfo(decoding: damaged)
            #expect((info.maximumCommandLength ?? 1) > 0)
            #expect(info.octets == damaged)
        }
    }

    @Test(
        "the historical bytes of an ATR or ATS hold card capabilities, or none",
        arguments: [
            ("8073C00180", "C00180"), ("80318073" + "C00180", "C00180"), ("0073C00180" + "009000", "C00180"),
            ("807284 01", "8401"), ("", nil), ("80", nil), ("8073C001", nil), ("807F", nil), ("C173C00180", nil),
            ("8031FE", nil),
        ] as [(String, String?)])
    func historicalBytes(text: String, expected: String?) throws {
        let capabilities = CardCapabilities(historicalBytes: try #require(octets(text)))
        #expect(capabilities.map { hex($0.octets) } == expected)
    }
}

@Suite("RawDataGroup: outer tag and length checked, content untouched", .timed)
struct RawDataGroupTests {
    @Test("the examples of DG11 and DG16 are kept and written again octet by octet")
    func examples() throws {
        let eleven = try #require(LDSExample.all.compactMap(\.consistentHex).first.flatMap(octets))
        let group = try RawDataGroup(decoding: eleven, as: .dg11, profile: .strict)
        #expect(group.octets == eleven)
        #expect(Array(group.content) == Array(eleven.dropFirst(2)))
        #expect(group.encoded() == eleven)
        let sixteen = try #require(LDSExample.all.first { $0.id.contains("DG16") }?.hex.flatMap(octets))
        #expect(try RawDataGroup(decoding: sixteen, as: .dg16, profile: .strict).encoded() == sixteen)
    }

    @Test("each data group is checked for its own tag", arguments: DataGroupNumber.allCases)
    func tags(number: DataGroupNumber) throws {
        let written = RawDataGroup(number, content: [1, 2, 3])
        #expect(written.octets == [number.tag, 3, 1, 2, 3])
        #expect(try RawDataGroup(decoding: written.octets, as: number, profile: .strict) == written)
        let other = number == .dg1 ? DataGroupNumber.dg2 : .dg1
        let error = #expect(throws: LDSError.self) { try RawDataGroup(decoding: written.octets, as: other) }
        #expect(error?.code == .unexpectedTag)
        #expect(error?.file == .dataGroup(other))
    }

    @Test("the content is not looked at: raw octets that are no TLV are kept")
    func opaque() throws {
        // DG13 is national; Singapore's is no TLV (F-37).
        let file: [UInt8] = [0x6D, 0x03, 0xFF, 0xFF, 0xFF]
        #expect(Array(try RawDataGroup(decoding: file, as: .dg13, profile: .strict).content) == [0xFF, 0xFF, 0xFF])
    }

    @Test("every truncation is an error, every changed octet a value or an error")
    func robust() {
        expectNoSurprise(of: [0x6F, 0x81, 0x03, 1, 2, 3], file: .dataGroup(.dg15)) { octets throws(LDSError) in
            try RawDataGroup(decoding: octets, as: .dg15)
        }
    }
}
