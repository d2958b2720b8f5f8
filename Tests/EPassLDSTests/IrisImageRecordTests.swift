// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import Testing

@Suite("IrisImageRecord, ISO/IEC 19794-6:2005", .timed)
struct IrisImageRecordTests {
    @Test("every field is read where it stands, and written there again")
    func fields() throws {
        let octets = HandMade.Irises().octets
        let record = try IrisImageRecord(decoding: octets, profile: .strict)
        #expect(record.version == Array("010\u{0}".utf8))
        #expect(record.statedLength == 45 + 3 + 11 + 6)
        #expect(record.statedFeatureCount == 1)
        #expect(record.header.captureDeviceID == 9)
        #expect(record.header.imagePropertiesMask == 0x0365)
        let properties = record.header.imageProperties
        #expect(properties.horizontalOrientation == 1)
        #expect(properties.verticalOrientation == 1)
        #expect(properties.scanType == 6)
        #expect(!properties.occlusionsProcessed)
        #expect(properties.occlusionsFilledWithOnes)
        #expect(properties.boundaryProcessed)
        #expect(record.header.irisDiameter == 120)
        #expect(record.format == .greyRaw)
        #expect((record.header.width, record.header.height) == (3, 2))
        #expect(record.header.intensityDepth == 8)
        #expect(record.header.transformationCode == 1)
        #expect(record.header.deviceIdentifier == Array("D0123456789ABCDE".utf8))
        let eye = try #require(record.features.first)
        #expect(record.features.count == 1)
        #expect(eye.eye == .left)
        #expect(eye.statedImageCount == 1)
        let image = try #require(eye.images.first)
        #expect((image.number, image.quality) == (1, 77))
        #expect((image.rotationAngle, image.rotationUncertainty) == (0x1234, 8))
        #expect(image.statedLength == 6)
        #expect(Array(image.imageOctets) == [1, 2, 3, 4, 5, 6])
        #expect(record.encoded() == octets)
    }

    @Test("the image has the eye's name, its format and its layout")
    func image() throws {
        let image = try #require(try IrisImageRecord(decoding: HandMade.Irises().octets).images.first)
        #expect(image.subject == .iris(.left))
        #expect(image.label == "left-iris")
        #expect(image.format == .raw)
        #expect((image.width, image.height) == (3, 2))
        #expect(image.rawLayout == .init(bitsPerSample: 8))
    }

    @Test("a colour image has three samples to a point, whether 8 or 24 bits are stated", arguments: [UInt8(8), 24])
    func colour(depth: UInt8) throws {
        var made = HandMade.Irises(format: 4, depth: depth)
        made.eyes[0].images[0].image = (0..<18).map { UInt8($0) }
        let image = try #require(try IrisImageRecord(decoding: made.octets, profile: .strict).images.first)
        #expect(image.rawLayout == .init(bitsPerSample: 8, channels: 3))
    }

    @Test(
        "each coding gives the format that the image shows; JPEG-LS is none that is known",
        arguments: [
            (6, HandMadeRecord.jpeg, ImageFormat.jpeg), (8, HandMadeRecord.jpeg, .jpeg),
            (10, HandMadeRecord.jpeg, .unknown), (12, HandMadeRecord.jpeg, .unknown),
            (14, HandMadeRecord.jpeg2000, .jpeg2000), (16, HandMadeRecord.jpeg2000, .jpeg2000),
        ])
    func formats(code: Int, octets: [UInt8], format: ImageFormat) throws {
        var made = HandMade.Irises(format: code)
        made.eyes[0].images[0].image = octets
        let image = try #require(try IrisImageRecord(decoding: made.octets, profile: .strict).images.first)
        #expect(image.format == format)
        #expect(image.rawLayout == nil)
        #expect(Array(image.octets) == octets)
    }

    @Test("both eyes with several images keep their order")
    func several() throws {
        let made = HandMade.Irises(eyes: [
            HandMade.Eye(code: 1, images: [HandMade.IrisImage(), HandMade.IrisImage(image: [6, 5, 4, 3, 2, 1])]),
            HandMade.Eye(code: 2), HandMade.Eye(code: 77),
        ])
        let record = try IrisImageRecord(decoding: made.octets, profile: .strict)
        #expect(record.features.map(\.eye) == [.right, .left, .undefined])
        #expect(record.features.map(\.images.count) == [2, 1, 1])
        #expect(record.encoded() == made.octets)
    }

    @Test("what is no record of this version is refused, with its place")
    func refused() {
        let cases: [([UInt8], LDSError.Code, Int)] = [
            (Array(HandMade.Irises().octets.prefix(44)), .truncated, 0),
            (Array(HandMade.Irises().octets.prefix(47)), .truncated, 45),
            (Array(HandMade.Irises().octets.prefix(58)), .missingElement, 48),
            (Array("FIR".utf8) + HandMade.Irises().octets.dropFirst(3), .invalidValue, 0),
            (HandMade.Irises(version: Array("020\u{0}".utf8)).octets, .unsupportedVersion, 4),
            (HandMade.Irises(statedHeaderLength: 46).octets, .invalidValue, 15),
            (HandMade.Irises(format: 3).octets, .invalidValue, 21),
            (HandMade.Irises(eyes: [HandMade.Eye(images: [])]).octets, .missingElement, 48),
        ]
        for (octets, code, offset) in cases {
            let error = #expect(throws: LDSError.self) { try IrisImageRecord(decoding: octets) }
            #expect(error?.code == code)
            #expect(error?.offset == offset)
        }
    }

    @Test("more images than any eye has end at a limit")
    func limit() {
        let image = HandMade.IrisImage(image: [])
        let made = HandMade.Irises(
            size: (0, 0), eyes: [HandMade.Eye(images: Array(repeating: image, count: 1025))])
        let error = #expect(throws: LDSError.self) { try IrisImageRecord(decoding: made.octets) }
        #expect(error?.code == .limitExceeded)
    }

    @Test("a truncated or changed record ends in a value or in an error with a place")
    func damage() {
        let made = HandMade.Irises(eyes: [HandMade.Eye(code: 1), HandMade.Eye(code: 2)])
        expectNoSurprise(of: made.octets, file: .dataGroup(.dg4), truncationsMayDecode: true) {
            octets throws(LDSError) in
            try IrisImageRecord(decoding: octets)
        }
    }
}
