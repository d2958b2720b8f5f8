// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("EF.DG3 and EF.DG4, Doc 9303-10 4.7.3 and 4.7.4", .timed)
struct DataGroup3Tests {
    @Test("none: an empty group and a random number beside it (4.7.3.2.2, Table 50)")
    func noFinger() throws {
        let file = try #require(octets("6310" + "7F6103020100" + "53081122334455667788"))
        let group = try DataGroup3(decoding: file, profile: .strict)
        #expect(group.statedInstanceCount == 0)
        #expect(group.templates.isEmpty)
        #expect(group.images.isEmpty)
        #expect(group.issuerDefinedContent == octets("1122334455667788"))
        #expect(group.encoded() == file)
        #expect(DataGroup3(templates: [], issuerDefinedContent: octets("1122334455667788")).octets == file)
    }

    @Test("none: the random number is recommended only")
    func nothing() throws {
        let file = try #require(octets("63067F6103020100"))
        let group = try DataGroup3(decoding: file, profile: .strict)
        #expect(group.issuerDefinedContent == nil)
        #expect(group.encoded() == file)
        #expect(try DataGroup4(decoding: [0x76] + file.dropFirst(), profile: .strict).templates.isEmpty)
    }

    @Test("none, in DG4 (4.7.4.2.2, Table 57)")
    func noEye() throws {
        let file = try #require(octets("760A" + "7F6103020100" + "5302ABCD"))
        let group = try DataGroup4(decoding: file, profile: .strict)
        #expect(group.issuerDefinedContent == [0xAB, 0xCD])
        #expect(DataGroup4(templates: [], issuerDefinedContent: [0xAB, 0xCD]) == group)
    }

    @Test("an empty group must say that it is empty")
    func emptyGroup() {
        for file in ["63037F6100", "63067F6103020101", "63037F6100" + "5300"] {
            let error = #expect(throws: LDSError.self) { try DataGroup3(decoding: octets(file) ?? []) }
            #expect(error?.code == .missingElement || error?.code == .truncated || error?.code == .unexpectedTag)
        }
        #expect(throws: LDSError.self) { try DataGroup2(decoding: octets("75067F6103020100") ?? []) }
    }

    @Test("one: the left pointer of Table 51")
    func oneFinger() throws {
        let file = HandMade.fingers()
        let group = try DataGroup3(decoding: file, profile: .strict)
        let template = try #require(group.templates.first)
        let header = try #require(template.header)
        #expect(header.biometricType == [0x08])
        #expect(header.subtype == BiometricSubtype(.left, .pointer))
        #expect(header.subtype?.position == .leftIndex)
        #expect(header.formatOwner == 0x0101)
        #expect(header.formatType == 0x0007)
        guard case .iso19794(let record) = template.data else {
            Issue.record("The record is not recognised.")
            return
        }
        #expect(record.encoded() == HandMade.Fingers().octets)
        #expect(group.images.map(\.label) == ["left-index"])
        // Where the image stands in the file.
        let image = try #require(group.images.first)
        #expect(Array(file[image.octets.indices]) == [1, 2, 3, 4, 5, 6])
        #expect(group.encoded() == file)
    }

    @Test("two: left and right pointer of Table 52, each in a template of its own")
    func twoFingers() throws {
        var right = HandMade.Fingers()
        right.views[0].position = 2
        let file = HandMade.file(
            0x63,
            [
                HandMade.template(HandMade.leftPointer, HandMade.Fingers().octets),
                HandMade.template(HandMade.rightPointer, right.octets),
            ])
        let group = try DataGroup3(decoding: file, profile: .strict)
        #expect(group.statedInstanceCount == 2)
        #expect(
            group.templates.map { $0.header?.subtype?.description } == ["left pointer finger", "right pointer finger"])
        #expect(group.images.map(\.label) == ["left-index", "right-index"])
        #expect(group.encoded() == file)
    }

    @Test("a file that is built has the octets of the tables")
    func build() throws {
        let record = try FingerImageRecord(decoding: HandMade.Fingers().octets)
        let file = DataGroup3(templates: [.init(header: .finger(.leftIndex), data: .iso19794(record))])
        let header = HandMade.header(0x08, 0x0A, 0x07)
        let withVersion = TLV.template(0xA1, [[0x80, 0x02, 0x01, 0x01], Array(header.dropFirst(2))])
        #expect(file.octets == HandMade.file(0x63, [HandMade.template(withVersion, HandMade.Fingers().octets)]))
        #expect(try DataGroup3(decoding: file.octets, profile: .strict) == file)
    }

    @Test(
        "biometric sub-types of fingers (Table 49)",
        arguments: [
            (UInt8(0x00), "no information", nil as UInt16?), (0x01, "right", nil), (0x02, "left", nil),
            (0x05, "right thumb", 1), (0x09, "right pointer finger", 2), (0x0D, "right middle finger", 3),
            (0x11, "right ring finger", 4), (0x15, "right little finger", 5), (0x06, "left thumb", 6),
            (0x0A, "left pointer finger", 7), (0x0E, "left middle finger", 8), (0x12, "left ring finger", 9),
            (0x16, "left little finger", 10), (0x08, "pointer finger", nil), (0x03, "sub-type 3", nil),
            (0x18, "sub-type 18", nil), (0xE9, "sub-type E9", nil),
        ])
    func subtypes(code: UInt8, words: String, position: UInt16?) {
        let subtype = BiometricSubtype(rawValue: code)
        #expect(subtype.description == words)
        #expect(subtype.position?.rawValue == position)
        if let position = subtype.position { #expect(BiometricSubtype(position) == subtype) }
    }

    @Test("sub-types of hands and eyes name the side alone")
    func sides() {
        #expect(BiometricSubtype(FingerPosition(rawValue: 13)).rawValue == 0x01)
        #expect(BiometricSubtype(FingerPosition(rawValue: 29)).rawValue == 0x02)
        #expect(BiometricSubtype(FingerPosition.unknown).rawValue == 0x00)
        #expect(BiometricImage.Eye.allCases.map { BiometricSubtype($0).rawValue } == [0, 1, 2])
        #expect(BiometricHeader.iris(.left).subtype?.side == .left)
    }

    @Test("the file of a face is none of fingers, and a record of fingers none of irises")
    func otherFiles() {
        let face = HandMadeRecord().file
        #expect(throws: LDSError.self) { try DataGroup3(decoding: face) }
        #expect(throws: LDSError.self) { try DataGroup3(decoding: [0x63] + face.dropFirst()) }
        #expect(throws: LDSError.self) { try DataGroup4(decoding: [0x76] + HandMade.fingers().dropFirst()) }
    }

    @Test("structural damage is named: what is missing, doubled or swapped")
    func structure() throws {
        let header = HandMade.leftPointer
        let block = TLV.template(0x5F2E, [HandMade.Fingers().octets])
        func file(_ parts: [[UInt8]]) -> [UInt8] { HandMade.file(0x63, [TLV.template(0x7F60, parts)]) }
        let cases: [([UInt8], LDSError.Code?, [LDSDeviation])] = [
            (file([header]), .missingElement, []),
            (file([]), .missingElement, []),
            (file([block]), nil, [.biometricTemplateMissing]),
            (file([header, header, block]), nil, [.unknownElement]),
            (file([header, block, block]), nil, [.unknownElement]),
            (file([block, header]), nil, [.unknownElement, .biometricTemplateMissing]),
            (
                file([TLV.template(0xA1, [Array(header.dropFirst(2)), [0x82, 0x01, 0x0A]]), block]), .duplicateElement,
                []
            ),
            (TLV.template(0x63, [TLV.template(0x7F61, [[2, 2, 0, 1]])]), .invalidValue, []),
            (TLV.template(0x63, []), .missingElement, []),
        ]
        for (octets, code, deviations) in cases {
            do throws(LDSError) {
                let group = try DataGroup3(decoding: octets)
                #expect(code == nil)
                #expect(group.deviations == deviations)
            } catch {
                #expect(error.code == code)
                #expect(error.file == .dataGroup(.dg3))
            }
        }
    }

    @Test("every truncation and change of a file ends in a value or in an error with a place")
    func damage() {
        expectNoSurprise(of: HandMade.fingers(), file: .dataGroup(.dg3)) { octets throws(LDSError) in
            try DataGroup3(decoding: octets)
        }
        expectNoSurprise(of: HandMade.irises(), file: .dataGroup(.dg4)) { octets throws(LDSError) in
            try DataGroup4(decoding: octets)
        }
        expectNoSurprise(
            of: octets("6310" + "7F6103020100" + "53081122334455667788") ?? [], file: .dataGroup(.dg3)
        ) { octets throws(LDSError) in try DataGroup3(decoding: octets) }
    }
}
