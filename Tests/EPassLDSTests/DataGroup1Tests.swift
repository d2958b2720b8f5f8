// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTLV
import EPassTestSupport
import Testing

@Suite("EF.DG1, Doc 9303-10 4.7.1 and A.2", .timed)
struct DataGroup1Tests {
    static let zone: String =
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<" + "L898902C36UTO7408122F1204159ZE184226B<<<<<10"

    static var example: [UInt8] { TLV.template(0x61, [TLV.template(0x5F1F, [Array(zone.utf8)])]) }

    @Test("the TD1 example of the standard decodes and is written again, its wrong check digit a result and no error")
    func td1() throws {
        let examples = LDSExample.all.filter { $0.hex != nil && $0.mrz != nil }
        #expect(!examples.isEmpty)
        for example in examples {
            let text = try #require(example.hex)
            let zone = try #require(example.mrz)
            let file = try #require(octets(text))
            let group = try DataGroup1(decoding: file, profile: .strict)
            #expect(group.mrzOctets == Array(zone.utf8))
            #expect(group.mrz.format == .td1)
            #expect(group.encoded() == file)
        }
    }

    @Test("the TD2 example of the standard, printed too long for its header, is an error")
    func td2() throws {
        let examples = LDSExample.all.filter { $0.mrzAsPrinted != nil }
        #expect(!examples.isEmpty)
        for example in examples {
            let text = try #require(example.header)
            let header = try #require(octets(text))
            let zone = try #require(example.mrzAsPrinted)
            let printed = Array(zone.utf8)
            let file = TLV.template(0x61, [TLV.template(0x5F1F, [printed])])
            let error = #expect(throws: LDSError.self) { try DataGroup1(decoding: file) }
            #expect(error?.code == .invalidMRZ)
            // Cut as the header says, it is 72 characters and octets after the file.
            let cut = try DataGroup1(decoding: header + printed)
            #expect(cut.mrz.format == .td2)
            #expect(cut.deviations.first == .trailingOctets)
        }
    }

    @Test("a TD3 zone goes in and comes out")
    func td3() throws {
        let group = try DataGroup1(decoding: Self.example, profile: .strict)
        #expect(group.mrz.format == .td3)
        #expect(String(decoding: group.mrzOctets, as: UTF8.self) == Self.zone)
        #expect(DataGroup1(mrz: group.mrz).octets == Self.example)
    }

    @Test(
        "a zone of another length or with other characters is refused and not quoted",
        arguments: [
            "", "P", String(zone.dropLast()), zone + "<", zone.lowercased(),
            String(repeating: "\u{0}", count: 88),
        ])
    func noZone(text: String) {
        let file = TLV.template(0x61, [TLV.template(0x5F1F, [Array(text.utf8)])])
        let error = #expect(throws: LDSError.self) { try DataGroup1(decoding: file) }
        #expect(error?.code == .invalidMRZ)
        #expect(error?.path == "5F1F")
        #expect(error?.offset == 2)
        #expect(error?.description.uppercased().contains("ERIKSSON") == false)
    }

    @Test("a template without the zone, or with another element first, is an error")
    func structure() {
        #expect(throws: LDSError.self) { try DataGroup1(decoding: [0x61, 0x00]) }
        let file = TLV.template(0x61, [TLV.template(0x5F0E, [Array(Self.zone.utf8)])])
        let error = #expect(throws: LDSError.self) { try DataGroup1(decoding: file) }
        #expect(error?.code == .unexpectedTag)
    }

    @Test("every truncation is an error, every changed octet a value or an error")
    func robust() {
        expectNoSurprise(of: Self.example, file: .dataGroup(.dg1)) { octets throws(LDSError) in
            try DataGroup1(decoding: octets)
        }
    }
}
