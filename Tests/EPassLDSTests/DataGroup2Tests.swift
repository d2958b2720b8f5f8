// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("EF.DG2, Doc 9303-10 4.7.2 and ISO/IEC 19794-5:2005", .timed)
struct DataGroup2Tests {
    @Test("every field of a facial record is read where it stands")
    func fields() throws {
        var block = HandMadeRecord.Block()
        block.points = [HandMadeRecord.point, [2, 0x3A, 0, 1, 0, 2, 0, 3]]
        let file = HandMadeRecord(blocks: [block]).file
        let group = try DataGroup2(decoding: file, profile: .strict)
        #expect(group.enclosure == .groupTemplate)
        #expect(group.statedInstanceCount == 1)
        guard case .iso19794(let record) = try #require(group.templates.first).data else {
            Issue.record("The record is not recognised.")
            return
        }
        #expect(record.version == Array("010\u{0}".utf8))
        #expect(record.statedLength == 14 + 32 + 16 + 11)
        #expect(record.statedImageCount == 1)
        let face = try #require(record.images.first)
        #expect(face.statedBlockLength == 32 + 16 + 11)
        #expect(face.statedFeaturePointCount == 2)
        #expect(face.information.gender == .female)
        #expect(face.information.eyeColour == .brown)
        #expect(face.information.hairColour == .brown)
        #expect(face.information.propertyMask == 0x000207)
        #expect(face.information.properties == [.specified, .glasses, .moustache, .darkGlasses])
        #expect(face.information.expression == .neutral)
        #expect(face.information.poseAngle == .init(yaw: 1, pitch: 2, roll: 3))
        #expect(face.information.poseAngleUncertainty == .init(yaw: 4, pitch: 5, roll: 6))
        #expect(
            face.featurePoints == [
                .init(type: 1, code: 0xC1, x: 100, y: 200), .init(type: 2, code: 0x3A, x: 1, y: 2, reserved: 3),
            ])
        #expect(face.featurePoints.first?.major == 12)
        #expect(face.featurePoints.first?.minor == 1)
        #expect(face.imageInformation.faceImageType == .fullFrontal)
        #expect(face.imageInformation.imageDataType == .jpeg)
        #expect((face.width, face.height) == (413, 531))
        #expect(face.imageInformation.colourSpace == .rgb24)
        #expect(face.imageInformation.sourceType == .photographDigitalCamera)
        #expect(face.imageInformation.deviceType == 0xABCD)
        #expect(face.imageInformation.quality == 88)
        #expect(face.format == .jpeg)
        #expect(face.imageData == HandMadeRecord.jpeg)
        #expect(group.encoded() == file)
    }

    @Test("codes that the standard does not define stay as they are and mean nothing")
    func unknownCodes() throws {
        var block = HandMadeRecord.Block()
        block.imageInformation = [9, 0, 0, 1, 0, 1, 77, 200, 0, 0, 0, 0]
        let file = HandMadeRecord(blocks: [block]).file
        let face = try #require(try DataGroup2(decoding: file, profile: .strict).faces.first)
        #expect(face.imageInformation.faceImageType == nil)
        #expect(face.imageInformation.faceImageTypeCode == 9)
        #expect(face.imageInformation.colourSpace == nil)
        #expect(face.imageInformation.sourceType == nil)
    }

    @Test(
        "several images in a record and several templates in the group keep their order and come back octet by octet",
        arguments: [1, 2, 3], [1, 2, 9])
    func several(images: Int, templates: Int) throws {
        var record = HandMadeRecord()
        record.blocks = (0..<images).map { index in
            var block = HandMadeRecord.Block()
            block.image = HandMadeRecord.jpeg.dropLast(2) + [UInt8(index), 0xFF, 0xD9]
            return block
        }
        let file = HandMadeRecord.file(Array(repeating: HandMadeRecord.template(record), count: templates))
        let group = try DataGroup2(decoding: file, profile: .strict)
        #expect(group.templates.count == templates)
        #expect(group.faces.count == images * templates)
        #expect(
            group.faces.map { $0.imageData.dropLast(2).last } == (0..<images * templates).map { UInt8($0 % images) })
        #expect(group.encoded() == file)
    }

    @Test(
        "an image is built into a conformant file and taken out whole",
        arguments: [
            (HandMadeRecord.jpeg, ImageFormat.jpeg), (HandMadeRecord.jpeg2000, .jpeg2000),
            (HandMadeRecord.jpeg + [UInt8](repeating: 0xA5, count: 70_000) + [0xFF, 0xD9], .jpeg),
        ])
    func build(image: [UInt8], format: ImageFormat) throws {
        let built = DataGroup2(image: image, width: 413, height: 531)
        let group = try DataGroup2(decoding: built.octets, profile: .strict)
        #expect(group == built)
        let face = try #require(group.faces.first)
        #expect(face.format == format)
        expectEqual(face.imageData, image)
        #expect((face.width, face.height) == (413, 531))
        expectEqual(group.encoded(), built.octets)
        let header = try #require(group.templates.first?.header)
        #expect(header == .face)
        #expect(header.headerVersion == 0x0101)
        #expect(header.biometricType == [0x02])
        #expect(header.formatOwner == 0x0101)
        #expect(header.formatType == 0x0008)
    }

    @Test("the example of the standard, with dates, validity and creator, is read and written element by element")
    func exampleHeader() throws {
        let example = try #require(LDSExample.all.first { $0.headerElements != nil })
        let outer = try #require(example.outer.flatMap(octets))
        let header = try #require(example.headerElements.flatMap(octets))
        let block = try #require(example.block.flatMap(octets))
        // A record of the length that is printed.
        var record = HandMadeRecord()
        let padding = try #require(example.blockLength) - record.octets.count
        record.blocks[0].image.insert(contentsOf: [UInt8](repeating: 0xA5, count: padding), at: 9)
        let template = TLV.template(0x7F60, [header, TLV.template(0x5F2E, [record.octets])])
        let file = HandMadeRecord.file([template])
        expectEqual(file, outer + header + block + record.octets)
        let group = try DataGroup2(decoding: file, profile: .strict)
        let decoded = try #require(group.templates.first?.header)
        #expect(decoded.elements.count == 7)
        #expect(decoded.creationDateAndTime == octets("20020315133000"))
        #expect(decoded.validityPeriod == octets("2002040120070331"))
        #expect(decoded.creator == octets("00010001"))
        #expect(decoded.biometricSubtype == nil)
        #expect(decoded.formatOwner == 0x0101 && decoded.formatType == 0x0008)
        expectEqual(group.encoded(), file)
    }

    @Test("images share the storage of the file: decoding does not copy them")
    func shared() throws {
        let image = HandMadeRecord.jpeg + [UInt8](repeating: 0xA5, count: 100_000) + [0xFF, 0xD9]
        let file = DataGroup2(image: image, width: 1, height: 1).octets
        let face = try #require(try DataGroup2(decoding: file).faces.first)
        // The index of a slice is that of the array it was cut from.
        #expect(face.imageOctets.endIndex == file.count)
        #expect(face.imageOctets.startIndex == file.count - image.count)
    }

    @Test(
        "what cannot be read is an error with its place",
        arguments: [
            ("7500", LDSError.Code.missingElement, "7F61"), ("75037F6100", .missingElement, "7F61/7F60"),
            ("75067F6103020101", .missingElement, "7F61/7F60"),
            ("75097F610602010 17F6000", .missingElement, "7F61/7F60/5F2E"),
            ("750D7F610A0201017F60045F2E0141", .truncated, "7F61/7F60/5F2E"),
            ("750A7F61070202 00017F6000", .invalidValue, "7F61/02"),
            ("6100", .unexpectedTag, "75"),
            ("75087F61050201017F60", .truncated, "7F60"),
        ])
    func damaged(text: String, code: LDSError.Code, path: String) throws {
        let file = try #require(octets(text))
        let error = #expect(throws: LDSError.self) { try DataGroup2(decoding: file) }
        #expect(error?.code == code)
        #expect(error.map { $0.path.hasSuffix(path) } == true, "\(String(describing: error))")
        #expect(error?.file == .dataGroup(.dg2))
    }

    @Test("a record of another format or edition is refused")
    func formats() {
        var record = HandMadeRecord()
        record.version = Array("030\u{0}".utf8)
        let edition = #expect(throws: LDSError.self) { try DataGroup2(decoding: record.file) }
        #expect(edition?.code == .unsupportedVersion)
        let other = TLV.template(
            0x7F60,
            [TLV.faceHeader, TLV.template(0x5F2E, [Array("FIR\u{0}020\u{0}".utf8) + [UInt8](repeating: 0, count: 90)])])
        let format = #expect(throws: LDSError.self) { try DataGroup2(decoding: HandMadeRecord.file([other])) }
        #expect(format?.code == .invalidValue)
        #expect(format?.path == "7F61/7F60/5F2E")
    }

    @Test("a header with an element twice, or with too many, is an error")
    func headers() {
        let twice = TLV.template(
            0x7F60,
            [
                [0xA1, 0x08, 0x87, 0x02, 0x01, 0x01, 0x87, 0x02, 0x00, 0x08],
                TLV.template(0x5F2E, [HandMadeRecord().octets]),
            ])
        let error = #expect(throws: LDSError.self) { try DataGroup2(decoding: HandMadeRecord.file([twice])) }
        #expect(error?.code == .duplicateElement)
        let many = TLV.template(0xA1, (0..<40).map { [0x9F, UInt8(0x20 + $0), 0x00] })
        let long = TLV.template(0x7F60, [many, TLV.template(0x5F2E, [HandMadeRecord().octets])])
        let limit = #expect(throws: LDSError.self) { try DataGroup2(decoding: HandMadeRecord.file([long])) }
        #expect(limit?.code == .limitExceeded)
    }

    @Test("every truncation is an error, every changed octet a value or an error")
    func robust() {
        var block = HandMadeRecord.Block()
        block.points = [HandMadeRecord.point]
        let file = HandMadeRecord(blocks: [block, HandMadeRecord.Block()]).file
        expectNoSurprise(of: file, file: .dataGroup(.dg2)) { octets throws(LDSError) in
            let group = try DataGroup2(decoding: octets)
            // Whatever decodes gives its images and can be written again without a trap.
            _ = group.encoded()
            for face in group.faces where face.imageOctets.count > octets.count { Issue.record("An image grew.") }
            return group
        }
    }

    @Test("the record inside comes back octet by octet, whatever of it was changed")
    func changedRecords() throws {
        var block = HandMadeRecord.Block()
        block.points = [HandMadeRecord.point]
        let record = HandMadeRecord(blocks: [block, block]).octets
        var decoded = 0
        for changed in Damage.flips(of: record) {
            let template = TLV.template(0x7F60, [TLV.faceHeader, TLV.template(0x5F2E, [changed])])
            guard let group = try? DataGroup2(decoding: HandMadeRecord.file([template])) else { continue }
            decoded += 1
            guard case .iso19794(let value) = try #require(group.templates.first).data else { continue }
            expectEqual(value.encoded(), changed)
        }
        #expect(decoded > 100)
    }

    // Were the search quadratic, it would not end within hours.
    @Test(
        "a hostile record of many blocks, or of none that end, takes time in proportion to its octets",
        .timeLimit(.minutes(1)))
    func hostile() throws {
        var record = HandMadeRecord()
        var block = HandMadeRecord.Block()
        block.image = []
        record.blocks = Array(repeating: block, count: 5000)
        let many = #expect(throws: LDSError.self) { try DataGroup2(decoding: record.file) }
        #expect(many?.code == .limitExceeded)
        record.blocks = Array(repeating: block, count: 256)
        #expect(try DataGroup2(decoding: record.file).deviations == [.unknownImageFormat])
        block.statedPoints = 0xFFFF
        block.image = [UInt8](repeating: 0xFF, count: 500_000)
        record.blocks = [block]
        let error = #expect(throws: LDSError.self) { try DataGroup2(decoding: record.file) }
        #expect(error?.code == .invalidValue)
    }
}
