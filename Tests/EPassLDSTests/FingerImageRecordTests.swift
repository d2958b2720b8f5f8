// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import Testing

@Suite("FingerImageRecord, ISO/IEC 19794-4:2005", .timed)
struct FingerImageRecordTests {
    @Test("every field is read where it stands, and written there again")
    func fields() throws {
        let octets = HandMade.Fingers().octets
        let record = try FingerImageRecord(decoding: octets, profile: .strict)
        #expect(record.version == Array("010\u{0}".utf8))
        #expect(record.statedLength == 32 + 14 + 6)
        #expect(record.statedFingerCount == 1)
        #expect(record.header.captureDeviceID == 0x0102)
        #expect(record.header.acquisitionLevel == 31)
        #expect(record.header.scaleUnitsCode == 1)
        #expect(record.header.scanResolution == .init(horizontal: 500, vertical: 501))
        #expect(record.header.imageResolution == .init(horizontal: 502, vertical: 503))
        #expect(record.header.pixelDepth == 8)
        #expect(record.compression == .raw)
        let view = try #require(record.views.first)
        #expect(record.views.count == 1)
        #expect(view.statedLength == 20)
        #expect(view.position == .leftIndex)
        #expect((view.viewCount, view.viewNumber, view.quality) == (1, 1, 254))
        #expect(view.impression == .liveScanPlain)
        #expect((view.width, view.height) == (3, 2))
        #expect(Array(view.imageOctets) == [1, 2, 3, 4, 5, 6])
        #expect(record.encoded() == octets)
    }

    @Test("the image has the finger's name, its format and its layout")
    func image() throws {
        let image = try #require(try FingerImageRecord(decoding: HandMade.Fingers().octets).images.first)
        #expect(image.subject == .finger(.leftIndex))
        #expect(image.label == "left-index")
        #expect(image.format == .raw)
        #expect((image.width, image.height) == (3, 2))
        #expect(image.rawLayout == .init(bitsPerSample: 8))
    }

    @Test(
        "each compression gives the format that the image shows",
        arguments: [
            (FingerImageRecord.Compression.wsq, HandMade.wsq, ImageFormat.wsq),
            (.jpeg, HandMadeRecord.jpeg, .jpeg), (.jpeg2000, HandMadeRecord.jpeg2000, .jpeg2000),
            (.png, HandMade.png, .png),
        ])
    func compressions(compression: FingerImageRecord.Compression, octets: [UInt8], format: ImageFormat) throws {
        var made = HandMade.Fingers()
        made.compression = compression.rawValue
        made.views[0].image = octets
        let record = try FingerImageRecord(decoding: made.octets, profile: .strict)
        let image = try #require(record.images.first)
        #expect(image.format == format)
        #expect(image.rawLayout == nil)
        #expect(Array(image.octets) == octets)
    }

    @Test("packed samples of four bits take half an octet each")
    func packed() throws {
        var made = HandMade.Fingers()
        made.compression = 1
        made.depth = 4
        made.views[0].image = [0x12, 0x34, 0x56]
        let image = try #require(try FingerImageRecord(decoding: made.octets, profile: .strict).images.first)
        #expect(image.rawLayout == .init(bitsPerSample: 4, isPacked: true))
    }

    @Test("several views of one finger are one finger, several fingers are several")
    func severalViews() throws {
        var made = HandMade.Fingers(statedFingers: 2)
        made.views = [
            HandMade.View(position: 1, count: 2, number: 1), HandMade.View(position: 1, count: 2, number: 2),
            HandMade.View(position: 6),
        ]
        let record = try FingerImageRecord(decoding: made.octets, profile: .strict)
        #expect(record.views.map(\.positionCode) == [1, 1, 6])
        #expect(FingerImageRecord(header: record.header, views: record.views) == record)
    }

    @Test(
        "palms have other codes in the two standards and the same words",
        arguments: [
            (UInt8(23), "left-full-palm", UInt16(29)), (25, "right-lower-palm", 23), (33, "right-hypothenar", 28),
        ])
    func palms(code: UInt8, label: String, newCode: UInt16) throws {
        let position = try #require(FingerPosition(code2005: code))
        #expect(position.rawValue == newCode)
        #expect(position.label == label)
        #expect(position.code2005 == code)
        #expect(position.isPalm)
        var made = HandMade.Fingers()
        made.views[0].position = code
        #expect(try FingerImageRecord(decoding: made.octets).images.first?.subject == .palm(position))
    }

    @Test("every code of the edition of 2005 comes back from its position")
    func positionCodes() {
        var count = 0
        for code in UInt8.min...UInt8.max {
            guard let position = FingerPosition(code2005: code) else { continue }
            count += 1
            #expect(position.code2005 == code)
            #expect(!position.label.hasPrefix("position-"))
        }
        #expect(count == 31)
    }

    @Test("a position that the standard does not define is kept and called unknown")
    func unknownPosition() throws {
        var made = HandMade.Fingers()
        made.views[0].position = 99
        let record = try FingerImageRecord(decoding: made.octets, profile: .strict)
        #expect(record.views.first?.positionCode == 99)
        #expect(record.views.first?.position == nil)
        #expect(record.images.first?.subject == .finger(.unknown))
        #expect(record.encoded() == made.octets)
    }

    @Test("what is no record of this version is refused, with its place")
    func refused() {
        let cases: [([UInt8], LDSError.Code, Int)] = [
            (Array(HandMade.Fingers().octets.prefix(31)), .truncated, 0),
            (Array(HandMade.Fingers().octets.prefix(45)), .truncated, 32),
            (Array("FAC".utf8) + HandMade.Fingers().octets.dropFirst(3), .invalidValue, 0),
            (HandMade.Fingers(version: Array("020\u{0}".utf8)).octets, .unsupportedVersion, 4),
            (HandMade.Fingers(compression: 6).octets, .invalidValue, 29),
        ]
        for (octets, code, offset) in cases {
            let error = #expect(throws: LDSError.self) { try FingerImageRecord(decoding: octets) }
            #expect(error?.code == code)
            #expect(error?.offset == offset)
        }
    }

    @Test("more views than any finger has end at a limit")
    func limit() {
        var made = HandMade.Fingers(statedFingers: 255)
        made.views = (0..<1100).map { _ in HandMade.View(count: 255, size: (0, 0), image: []) }
        let error = #expect(throws: LDSError.self) { try FingerImageRecord(decoding: made.octets) }
        #expect(error?.code == .limitExceeded)
    }

    @Test("a truncated or changed record ends in a value or in an error with a place")
    func damage() {
        var made = HandMade.Fingers(statedFingers: 2)
        made.views = [HandMade.View(), HandMade.View(position: 2)]
        expectNoSurprise(of: made.octets, file: .dataGroup(.dg3), truncationsMayDecode: true) {
            octets throws(LDSError) in
            try FingerImageRecord(decoding: octets)
        }
    }
}
