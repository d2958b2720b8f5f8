// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV
import EPassTestSupport
import Testing

@Suite("LDSDeviation: tolerated by name, refused under the strict profile", .timed)
struct LDSDeviationTests {
    /// A file that departs from the standard in one way only.
    struct Case: Sendable, CustomTestStringConvertible {
        var deviation: LDSDeviation
        var name: String
        var octets: [UInt8]
        var decode: @Sendable ([UInt8], DecodingProfile) throws(LDSError) -> [LDSDeviation]

        var testDescription: String { "\(deviation.rawValue): \(name)" }
    }

    static let all: [Case] =
        sharedCases + sodCases + groupCases + recordCases + blockCases + fingerCases + securityInfosCases
        + DataGroupVector.deviationCases

    /// Those of the vector files.
    static var securityInfosCases: [Case] {
        SecurityInfosVector.all.compactMap { vector in
            guard let deviation = vector.deviation, let file = vector.octets else { return nil }
            return Case(
                deviation: deviation, name: vector.id, octets: file,
                decode: { octets, profile throws(LDSError) in
                    try DecodedSecurityFile(octets, named: vector.file, profile: profile).deviations
                })
        }
    }

    static var sharedCases: [Case] {
        let com = TLV.com(tagList: [0x61, 0x75])
        return [
            Case(deviation: .trailingOctets, name: "EF.COM", octets: com + [0x00], decode: com(_:_:)),
            Case(
                deviation: .trailingOctets, name: "DG1", octets: DataGroup1Tests.example + [0xFF, 0xFF],
                decode: { octets, profile throws(LDSError) in
                    try DataGroup1(decoding: octets, profile: profile).deviations
                }),
            Case(
                deviation: .trailingOctets, name: "a raw data group", octets: [0x6D, 0x01, 0xAA, 0x00],
                decode: { octets, profile throws(LDSError) in
                    try RawDataGroup(decoding: octets, as: .dg13, profile: profile).deviations
                }),
            Case(
                deviation: .unknownElement, name: "EF.COM",
                octets: TLV.template(0x60, [Array(com.dropFirst(2)), [0x5F, 0x44, 0x00]]),
                decode: com(_:_:)),
            Case(deviation: .comUnknownTag, name: "77", octets: TLV.com(tagList: [0x61, 0x77]), decode: com(_:_:)),
            Case(deviation: .comUnknownTag, name: "7F", octets: TLV.com(tagList: [0x61, 0x7F]), decode: com(_:_:)),
            Case(
                deviation: .ldsVersionUnknown, name: "9999 in EF.COM",
                octets: octets("6014" + "5F010439393939" + "5F3606303430303030" + "5C026175") ?? [],
                decode: com(_:_:)),
            Case(deviation: .comRepeatedTag, name: "61", octets: TLV.com(tagList: [0x61, 0x61]), decode: com(_:_:)),
            Case(deviation: .cvcaLength, name: "no padding", octets: [0x42, 0x01, 0x41], decode: cvca(_:_:)),
        ]
    }

    static var sodCases: [Case] {
        let info = EFSODTests.contentInfo
        let sod: @Sendable ([UInt8], DecodingProfile) throws(LDSError) -> [LDSDeviation] = {
            octets, profile throws(LDSError) in try EFSOD(decoding: octets, profile: profile).deviations
        }
        let object: @Sendable ([UInt8], DecodingProfile) throws(LDSError) -> [LDSDeviation] = {
            octets, profile throws(LDSError) in try LDSSecurityObject(derEncoded: octets, profile: profile).deviations
        }
        let algorithm = LDSSecurityObjectTests.algorithm
        let list = LDSSecurityObjectTests.list
        return [
            Case(
                deviation: .sodIndefiniteLength, name: "wrapper", octets: [0x77, 0x80] + info + [0x00, 0x00],
                decode: sod),
            Case(
                deviation: .unknownElement, name: "EF.SOD", octets: TLV.template(0x77, [info, [0x05, 0x00]]),
                decode: sod),
            Case(deviation: .trailingOctets, name: "EF.SOD", octets: EFSODTests.example + [0x00], decode: sod),
            Case(
                deviation: .securityObjectNotDER, name: "long length",
                octets: octets("308128" + "020100" + algorithm + list) ?? [], decode: object),
            Case(
                deviation: .trailingOctets, name: "security object",
                octets: octets(LDSSecurityObjectTests.v0 + "00") ?? [],
                decode: object),
            Case(
                deviation: .securityObjectVersionInfo, name: "V1 without",
                octets: octets("3028" + "020101" + algorithm + list) ?? [],
                decode: object),
            Case(
                deviation: .securityObjectVersionInfo, name: "V0 with",
                octets: octets("3038" + "020100" + algorithm + list + "300E" + "130430313038" + "1306303430303030")
                    ?? [],
                decode: object),
            Case(
                deviation: .ldsVersionUnknown, name: "9999",
                octets: octets("3038" + "020101" + algorithm + list + "300E" + "130439393939" + "1306303430303030")
                    ?? [],
                decode: object),
            Case(
                deviation: .chipAuthenticationUnknown, name: "a key of an unknown kind",
                octets: octets("3113" + "3011" + "060904007F000702020109" + "0304" + "00010203") ?? []
            ) { octets, profile throws(LDSError) in
                try SecurityInfos(decoding: octets, file: .cardSecurity, profile: profile).deviations
            },
            Case(
                deviation: .securityObjectFewDataGroups, name: "one",
                octets: octets("301D" + "020100" + algorithm + "300B" + "3009020101040411111111") ?? [], decode: object),
            Case(
                deviation: .securityObjectUnknownDataGroup, name: "17",
                octets: octets(
                    "3033" + "020100" + algorithm + "3021" + "3009020101040411111111" + "3009020102040411111111"
                        + "3009020111040411111111") ?? [], decode: object),
            Case(
                deviation: .securityObjectRepeatedDataGroup, name: "1 twice",
                octets: octets(
                    "3033" + "020100" + algorithm + "3021" + "3009020101040411111111" + "3009020102040411111111"
                        + "3009020101040411111111") ?? [], decode: object),
            Case(
                deviation: .securityInfoMalformed, name: "an empty entry", octets: [0x31, 0x02, 0x30, 0x00]
            ) { octets, profile throws(LDSError) in
                try SecurityInfos(decoding: octets, file: .cardSecurity, profile: profile).deviations
            },
            Case(
                deviation: .securityObjectFewDataGroups, name: "none",
                octets: octets("3012" + "020100" + algorithm + "3000") ?? [],
                decode: object),
        ]
    }

    static var groupCases: [Case] {
        let record = HandMadeRecord()
        let block = TLV.template(0x5F2E, [record.octets])
        let template = HandMadeRecord.template(record)
        let files: [(LDSDeviation, String, [UInt8])] = [
            (.biometricInstanceCount, "stated 2, one there", HandMadeRecord.file([template], stated: 2)),
            (.biometricInstanceCount, "stated 1, two there", HandMadeRecord.file([template, template], stated: 1)),
            (.biometricInstanceCount, "ten", HandMadeRecord.file(Array(repeating: template, count: 10))),
            (.biometricInstanceCount, "none stated", TLV.template(0x75, [TLV.template(0x7F61, [template])])),
            (
                .biometricHeaderIncomplete, "no owner",
                HandMadeRecord.file([TLV.template(0x7F60, [[0xA1, 0x04, 0x88, 0x02, 0x00, 0x08], block])])
            ),
            (
                .biometricFormatOther, "an owner of its own",
                HandMadeRecord.file([
                    TLV.template(
                        0x7F60, [[0xA1, 0x08, 0x87, 0x02, 0x01, 0xFF, 0x88, 0x02, 0x00, 0x08], block])
                ])
            ),
            (
                .biometricFormatOther, "a type of fingers",
                HandMadeRecord.file([
                    TLV.template(
                        0x7F60, [[0xA1, 0x08, 0x87, 0x02, 0x01, 0x01, 0x88, 0x02, 0x00, 0x07], block])
                ])
            ),
            (.biometricTemplateMissing, "no header", HandMadeRecord.file([TLV.template(0x7F60, [block])])),
            (.biometricTemplateMissing, "no group", TLV.template(0x75, [template])),
            (.biometricTemplateMissing, "no template", TLV.template(0x75, [block])),
            (.biometricTemplateMissing, "bare record", TLV.template(0x75, [record.octets])),
            (
                .unknownElement, "in the template",
                HandMadeRecord.file([TLV.template(0x7F60, [[0x06, 0x01, 0x29], TLV.faceHeader, block])])
            ),
            (
                .unknownElement, "in the group",
                TLV.template(0x75, [TLV.template(0x7F61, [[2, 1, 1], template, [0x81, 0]])])
            ),
            (
                .unknownElement, "after the group",
                TLV.template(0x75, [TLV.template(0x7F61, [[2, 1, 1], template]), [0x53, 0]])
            ),
        ]
        return files.map { Case(deviation: $0.0, name: $0.1, octets: $0.2, decode: face(_:_:)) }
    }

    static var recordCases: [Case] {
        var cases: [(LDSDeviation, String, HandMadeRecord)] = []
        func record(_ deviation: LDSDeviation, _ name: String, _ change: (inout HandMadeRecord) -> Void) {
            var record = HandMadeRecord()
            change(&record)
            cases.append((deviation, name, record))
        }
        func block(_ deviation: LDSDeviation, _ name: String, _ change: (inout HandMadeRecord.Block) -> Void) {
            var block = HandMadeRecord.Block()
            change(&block)
            cases.append((deviation, name, HandMadeRecord(blocks: [block])))
        }
        let length = HandMadeRecord().octets.count
        record(.facialRecordLength, "1 less, as in the United Kingdom") { $0.statedLength = length - 1 }
        record(.facialRecordLength, "8 less, as in New Zealand") { $0.statedLength = length - 8 }
        record(.facialRecordLength, "far too long") { $0.statedLength = Int(UInt32.max) }
        record(.facialImageCount, "none stated") { $0.statedImages = 0 }
        record(.facialImageCount, "three stated, one there") { $0.statedImages = 3 }
        record(.paddingAfterImage, "after the last image") { $0.trailing = [1, 2, 3] }
        block(.facialBlockLength, "too long") { $0.statedLength = 1000 }
        block(.facialBlockLength, "shorter than its fields") { $0.statedLength = 31 }
        block(.facialBlockLength, "cuts off the end of the image") { $0.statedLength = 32 + 10 }
        block(.facialPoseAngle, "an uncertainty of 200") { $0.poseUncertainty = 200 }
        block(.featurePointCount, "two stated, none there") { $0.statedPoints = 2 }
        block(.featurePointCount, "none stated, two there") {
            $0.points = [HandMadeRecord.point, HandMadeRecord.point]
            $0.statedPoints = 0
        }
        block(.featurePointCount, "more stated than fit") { $0.statedPoints = 0xFFFF }
        block(.imageFoundBySignature, "octets before the image information") { $0.unassigned = [0, 0, 0] }
        block(.imageFoundBySignature, "octets before the image") { $0.leading = [0, 0, 0, 0, 0] }
        block(.paddingAfterImage, "zero octets in the block") { $0.padding = [0, 0, 0] }
        block(.imageFormatMismatch, "JPEG 2000 stated as JPEG") { $0.image = HandMadeRecord.jpeg2000 }
        block(.imageFormatMismatch, "JPEG stated as JPEG 2000") { $0.imageInformation[1] = 1 }
        block(.bareCodestream, "stated as JPEG 2000") {
            $0.image = HandMadeRecord.codestream
            $0.imageInformation[1] = 1
        }
        block(.unknownImageFormat, "a JPEG whose second marker is broken") { $0.image[2] = 0xFE }
        return cases.map { Case(deviation: $0.0, name: $0.1, octets: $0.2.file, decode: face(_:_:)) }
    }

    /// Those of the vector files of EF.DG2.
    static var blockCases: [Case] {
        DataGroup2Vector.all.compactMap { vector in
            guard let deviation = vector.deviation, let file = vector.octets else { return nil }
            return Case(deviation: deviation, name: vector.id, octets: file, decode: face(_:_:))
        }
    }

    @Sendable private static func cvca(
        _ octets: [UInt8], _ profile: DecodingProfile
    ) throws(LDSError) -> [LDSDeviation] {
        try EFCVCA(decoding: octets, profile: profile).deviations
    }

    @Sendable private static func com(_ octets: [UInt8], _ profile: DecodingProfile) throws(LDSError) -> [LDSDeviation]
    {
        try EFCOM(decoding: octets, profile: profile).deviations
    }

    @Sendable private static func face(_ octets: [UInt8], _ profile: DecodingProfile) throws(LDSError) -> [LDSDeviation]
    {
        try DataGroup2(decoding: octets, profile: profile).deviations
    }

    @Test("every named deviation has a file that shows it")
    func complete() {
        // More than 16 entries are never alone: there are 16 data groups.
        let expected = Set(LDSDeviation.allCases).subtracting([.securityObjectManyDataGroups])
        #expect(Set(Self.all.map(\.deviation)) == expected)
    }

    @Test("the deviation, and no other, is reported under the default profile", arguments: all)
    func tolerated(example: Case) throws {
        #expect(try example.decode(example.octets, .default) == [example.deviation])
    }

    @Test(
        "the deviation is refused by name under the strict profile and where it alone is not tolerated", arguments: all)
    func refused(example: Case) {
        var others = DecodingProfile.default
        others.tolerated.remove(example.deviation)
        for profile in [DecodingProfile.strict, others] {
            let error = #expect(throws: LDSError.self) { try example.decode(example.octets, profile) }
            #expect(error?.code == .deviationRefused)
            #expect(error?.deviation == example.deviation)
            #expect(error?.message.arguments.map(\.value).contains(.message(example.deviation.message)) == true)
        }
    }

    @Test("the deviation is tolerated where it alone is", arguments: all)
    func alone(example: Case) throws {
        let profile = DecodingProfile(tolerated: [example.deviation])
        #expect(try example.decode(example.octets, profile) == [example.deviation])
    }

    @Test(
        "the image comes out whole, whatever is wrong around it",
        arguments: recordCases.filter {
            ![.imageFormatMismatch, .bareCodestream, .unknownImageFormat].contains($0.deviation)
        })
    func image(example: Case) throws {
        let group = try DataGroup2(decoding: example.octets)
        #expect(group.faces.first?.imageData == HandMadeRecord.jpeg)
        #expect(group.faces.first?.width == 413)
        #expect(group.encoded() == example.octets)
    }

    @Test("every deviation stands in Docs/field-notes.md")
    func documented() throws {
        let page = try FieldNotes.text()
        for deviation in LDSDeviation.allCases {
            #expect(page.contains("`\(deviation.rawValue)`"), "\(deviation.rawValue) has no entry")
            if let note = deviation.fieldFailure { #expect(page.contains(note)) }
        }
    }
}
