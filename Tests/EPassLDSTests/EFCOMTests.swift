// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("EF.COM, Doc 9303-10 4.6.1 and A.1", .timed)
struct EFCOMTests {
    static let standardExamples: [LDSExample] = LDSExample.all.filter { $0.ldsVersion != nil }

    static let example: [UInt8] = octets("60165F0104303130375F36063034303030305C046175766C") ?? []

    @Test("the examples of the standard are there")
    func count() { #expect(Self.standardExamples.count >= 2) }

    @Test("an example of the standard decodes and is written again octet by octet", arguments: standardExamples)
    func examples(example: LDSExample) throws {
        let text = try #require(example.hex)
        let file = try #require(octets(text))
        // One of them shows a version that the standard does not have.
        let isOfStandard = ["0107", "0108"].contains(example.ldsVersion)
        let com = try EFCOM(decoding: file, profile: isOfStandard ? .strict : .default)
        #expect(com.ldsVersion == example.ldsVersion)
        #expect(com.unicodeVersion == example.unicodeVersion)
        #expect(hex(com.tagList) == example.tagList)
        if let groups = example.dataGroups { #expect(com.dataGroups.map(\.description) == groups) }
        #expect(com.unknownTags.isEmpty)
        #expect(com.deviations == (isOfStandard ? [] : [.ldsVersionUnknown]))
        #expect(com.encoded() == file)
        #expect(com.octets == file)
        let written = EFCOM(
            ldsVersion: com.ldsVersion, unicodeVersion: com.unicodeVersion, dataGroups: com.dataGroups)
        #expect(written.octets == file)
    }

    @Test("tags that are no data group are listed and do not hide the others")
    func unknownTags() throws {
        let file = TLV.com(tagList: [0x61, 0x5F, 0x81, 0x01, 0x77, 0x75, 0x7F, 0x4E, 0x61])
        let com = try EFCOM(decoding: file)
        #expect(com.dataGroups == [.dg1, .dg2])
        #expect(com.unknownTags == [0x5F8101, 0x77, 0x7F4E])
        #expect(com.deviations == [.comUnknownTag, .comRepeatedTag])
        #expect(com.encoded() == file)
    }

    @Test(
        "an element missing, doubled, out of order or of another length is an error with its place",
        arguments: [
            ("6000", LDSError.Code.missingElement, "5F01"),
            ("600D5F36063034303030305C026175", .unexpectedTag, "5F01"),
            ("60075F010430313037", .missingElement, "5F36"),
            ("60105F0104303130375F3606303430303030", .missingElement, "5C"),
            ("60145F36063034303030305F0104303130375C026175", .unexpectedTag, "5F01"),
            ("601B5F0104303130375F0104303130375F36063034303030305C026175", .unexpectedTag, "5F36"),
            ("60135F01033031305F36063034303030305C026175", .invalidValue, "5F01"),
            ("60145F01043031303A5F36063034303030305C026175", .invalidValue, "5F01"),
            ("60135F0104303130375F360530343030305C026175", .invalidValue, "5F36"),
        ])
    func damaged(text: String, code: LDSError.Code, path: String) throws {
        let file = try #require(octets(text))
        let error = #expect(throws: LDSError.self) { try EFCOM(decoding: file) }
        #expect(error?.code == code)
        #expect(error?.path == path)
        #expect(error?.file == .com)
    }

    @Test("every truncation is an error, every changed octet a value or an error")
    func robust() {
        expectNoSurprise(of: Self.example, file: .com) { octets throws(LDSError) in try EFCOM(decoding: octets) }
    }
}
