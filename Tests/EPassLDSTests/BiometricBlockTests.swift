// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// Octets of ISO/IEC 39794 written by hand, each field by its number.
enum Field {
    static func primitive(_ number: UInt32, _ value: [UInt8]) -> [UInt8] {
        TLV.template(TLVTag(0x80 | number), [value])
    }
    static func constructed(_ number: UInt32, _ parts: [[UInt8]]) -> [UInt8] {
        TLV.template(TLVTag(0xA0 | number), parts)
    }
    static func sequence(_ parts: [[UInt8]]) -> [UInt8] { TLV.template(0x30, parts) }
    /// A CHOICE with a plain code.
    static func code(_ number: UInt32, _ value: UInt8) -> [UInt8] { constructed(number, [primitive(0, [value])]) }
    static func registryId(_ organization: UInt8, _ id: UInt8) -> [[UInt8]] {
        [primitive(0, [organization]), primitive(1, [id])]
    }
    static let version = constructed(0, [primitive(0, [3]), primitive(1, [0x07, 0xE3])])

    static func fingers(_ representations: [[[UInt8]]]) -> [UInt8] {
        TLV.template(0x64, [version, constructed(1, representations.map(sequence))])
    }

    static func irises(_ representations: [[[UInt8]]]) -> [UInt8] {
        TLV.template(0x66, [version, constructed(1, representations.map(sequence))])
    }

    /// The required fields of a finger: the left index finger as PNG.
    static let finger = [code(0, 7), code(1, 0), code(2, 4), primitive(3, HandMade.png)]

    /// Every field of a finger.
    static let wholeFinger: [[UInt8]] =
        finger + [
            constructed(4, [primitive(0, [0x07, 0xE2]), primitive(1, [12]), primitive(2, [30]), primitive(3, [13])]),
            constructed(
                5, [constructed(0, registryId(1, 33)), code(1, 3), constructed(2, [sequence(registryId(31, 32))])]),
            constructed(
                6,
                [
                    sequence([constructed(0, registryId(11, 12)), constructed(1, [primitive(0, [44])])]),
                    sequence([constructed(0, registryId(2, 1)), constructed(1, [code(1, 0)])]),
                ]),
            constructed(7, [primitive(0, [0x01, 0xF4]), primitive(1, [0])]),
            primitive(8, [0x00]), primitive(9, [0x01, 0x67]), primitive(10, [0xFF]), primitive(11, [0x00]),
            constructed(
                12,
                [
                    sequence([
                        constructed(0, registryId(1, 2)),
                        constructed(
                            1,
                            [
                                sequence([
                                    code(0, 2),
                                    constructed(
                                        1,
                                        [
                                            sequence([primitive(0, [0]), primitive(1, [1])]),
                                            sequence([primitive(0, [23]), primitive(1, [0x00, 0x80])]),
                                        ]), primitive(2, [5]), constructed(4, [primitive(0, [100])]),
                                ])
                            ]),
                    ])
                ]),
            constructed(13, [sequence([code(0, 2), code(1, 5)])]),
            constructed(
                14,
                [
                    code(0, 1),
                    constructed(
                        1, [sequence([constructed(0, registryId(26, 27)), constructed(1, [primitive(0, [72])])])]),
                    code(3, 1), code(4, 0), primitive(5, [37]), code(6, 0), primitive(7, [1, 2, 3]),
                    constructed(8, [[0x04, 0x02, 0xAB, 0xCD]]),
                ]),
            constructed(15, [[0x1A, 0x02, 0x48, 0x69], [0x1A, 0x00]]),
            constructed(16, [sequence([constructed(0, registryId(11, 1)), primitive(1, [0x3D, 0x8C])])]),
        ]

    /// The required fields of an eye: the left iris as PNG.
    static let iris = [
        primitive(0, [2]), code(1, 2), primitive(2, [8]), code(3, 2), primitive(4, [1]), primitive(5, [1]),
        primitive(6, [0]), constructed(7, [primitive(0, [0x07, 0xE3])]), primitive(8, HandMade.png),
    ]

    /// Every field of an eye.
    static let wholeIris: [[UInt8]] =
        iris + [
            constructed(9, [primitive(0, [0x01, 0x2C])]),
            constructed(
                10, [constructed(0, registryId(1, 2)), code(1, 1), constructed(2, [sequence(registryId(3, 4))])]),
            constructed(11, [sequence([constructed(0, registryId(11, 12)), constructed(1, [primitive(0, [44])])])]),
            constructed(12, [primitive(0, [0x10]), primitive(1, [0x20])]),
            constructed(13, [primitive(0, [1]), primitive(1, [2]), primitive(4, [5])]),
            constructed(14, [code(0, 0)]),
        ]
}

@Suite("FingerImageDataBlock, ISO/IEC 39794-4", .timed)
struct FingerImageDataBlockTests {
    @Test("every field is read where it stands, and written there again")
    func fields() throws {
        let octets = Field.fingers([Field.wholeFinger])
        let block = try FingerImageDataBlock(decoding: octets, profile: .strict)
        #expect((block.versionBlock.generation, block.versionBlock.year) == (3, 2019))
        let finger = try #require(block.representationBlocks.first)
        #expect(finger.position.value?.position == .leftIndex)
        #expect(finger.impression.value == .plainContact)
        #expect(finger.imageDataFormat.value == .png)
        #expect(Array(finger.imageData) == HandMade.png)
        #expect(finger.captureDateTimeBlock?.year == 2018)
        #expect(finger.captureDateTimeBlock?.hour == 13)
        #expect(finger.captureDeviceBlock?.modelIdBlock == RegistryIdBlock(organization: 1, id: 33))
        #expect(finger.captureDeviceBlock?.technologyId?.value == .opticalTIRBrightField)
        #expect(finger.captureDeviceBlock?.certificationIdBlocks == [RegistryIdBlock(organization: 31, id: 32)])
        #expect(
            finger.qualityBlocks?.map(\.scoreOrError) == [.score(44), .error(ExtensibleCode(.failureToAssess))])
        #expect(finger.spatialSamplingRateBlock == .init(samplesPerUnit: 500, unitDimension: .inch))
        #expect(finger.positionComputedByCaptureSystem == false)
        #expect(finger.originalRotation == 359)
        #expect(finger.imageRotatedToVertical == true)
        #expect(finger.imageHasBeenLossilyCompressed == false)
        let segment = try #require(finger.segmentationBlocks?.first?.segmentBlocks.first)
        #expect(segment.position.value?.position == .rightIndex)
        #expect(segment.enclosingCoordinatesBlock == [.init(x: 0, y: 1), .init(x: 23, y: 128)])
        #expect(segment.orientation == 5)
        #expect(segment.qualityBlocks == nil)
        #expect(segment.confidence == .score(100))
        #expect(finger.annotationBlocks?.first?.reason.value == .physicallyChallenged)
        #expect(finger.padDataBlock?.decision?.value == .attack)
        #expect(finger.padDataBlock?.riskLevel == 37)
        #expect(finger.padDataBlock?.challenges?.map(Array.init) == [[0xAB, 0xCD]])
        #expect(finger.comments == ["Hi", ""])
        #expect(finger.vendorSpecificDataBlocks?.first.map { Array($0.data) } == [0x3D, 0x8C])
        #expect(finger.extensionElements.isEmpty)
        #expect(block.encoded() == octets)
        #expect(block.images.map(\.label) == ["left-index"])
        #expect(block.images.first?.format == .png)
    }

    @Test("an extension with its fallback, and elements of later editions, are kept as they stand")
    func extensions() throws {
        var finger = Field.finger
        finger[0] = Field.constructed(
            0, [Field.constructed(1, [Field.primitive(0, [2]), Field.primitive(1, [9]), Field.primitive(5, [1, 2])])])
        finger.append(Field.primitive(20, [0xAA]))
        let octets = Field.fingers([finger])
        let block = try FingerImageDataBlock(decoding: octets, profile: .strict)
        let representation = try #require(block.representationBlocks.first)
        #expect(representation.position.isExtension)
        #expect(representation.position.extensionElements?.map(\.number) == [1, 5])
        #expect(representation.image.subject == .finger(.rightIndex))
        #expect(representation.extensionElements.map(\.number) == [20])
        #expect(block.encoded() == octets)
    }

    @Test("each required field is required, no field may stand twice or before another")
    func structure() {
        var octets: [([UInt8], LDSError.Code)] = Field.finger.indices.map { index in
            var fields = Field.finger
            fields.remove(at: index)
            return (Field.fingers([fields]), index == 3 ? .missingElement : .unexpectedTag)
        }
        let whole = Field.wholeFinger
        for index in whole.indices.dropLast() {
            var doubled = whole
            doubled.insert(whole[index], at: index)
            octets.append((Field.fingers([doubled]), .unexpectedTag))
            var swapped = whole
            swapped.swapAt(index, index + 1)
            octets.append((Field.fingers([swapped]), .unexpectedTag))
        }
        octets.append((Field.fingers([]), .missingElement))
        octets.append((TLV.template(0x64, [Field.version]), .missingElement))
        octets.append((TLV.template(0x66, [Field.version]), .unexpectedTag))
        for (file, code) in octets {
            let error = #expect(throws: LDSError.self) { try FingerImageDataBlock(decoding: file) }
            #expect(error?.code == code, "\(error.map(\.description) ?? "")")
        }
        #expect(octets.count == 4 + 32 + 3)
    }

    @Test(
        "numbers and codes outside their ranges are refused with the name of the field",
        arguments: [
            (Field.finger + [Field.primitive(9, [0x01, 0x68])], "originalRotation"),
            (Field.finger + [Field.primitive(9, [0xFF])], "originalRotation"),
            (
                Field.finger + [Field.constructed(7, [Field.primitive(0, [1]), Field.primitive(1, [2])])],
                "unitDimension"
            ),
            (Field.finger + [Field.primitive(8, [])], "positionComputedByCaptureSystem"),
            (
                Field.finger + [Field.constructed(5, [Field.constructed(0, Field.registryId(0, 1))])],
                "organization"
            ),
        ])
    func ranges(fields: [[UInt8]], name: String) {
        let error = #expect(throws: LDSError.self) { try FingerImageDataBlock(decoding: Field.fingers([fields])) }
        #expect(error?.code == .invalidValue)
        #expect(error?.path.hasSuffix(name) == true)
        #expect(error?.path.hasPrefix("64/representationBlocks/0/") == true)
    }

    @Test(
        "a portable map gives its samples and their layout",
        arguments: [
            ("P5 3 2 255\n", 6, 1, 8), ("P5\n# made by hand\n3\t2\n65535 ", 12, 1, 16), ("P6 3 2 255 ", 18, 3, 8),
        ])
    func portableMap(header: String, count: Int, channels: Int, bits: Int) throws {
        var finger = Field.finger
        finger[2] = Field.code(2, 0)
        finger[3] = Field.primitive(3, Array(header.utf8) + (0..<UInt8(count)))
        let octets = Field.fingers([finger])
        let image = try #require(try FingerImageDataBlock(decoding: octets, profile: .strict).images.first)
        #expect(image.format == .raw)
        #expect((image.width, image.height) == (3, 2))
        #expect(image.rawLayout == .init(bitsPerSample: bits, channels: channels))
        #expect(Array(image.octets) == Array(0..<UInt8(count)))
        #expect(octets[image.octets.indices] == image.octets)
    }

    @Test(
        "what is no portable map that can be told is kept as it stands",
        arguments: [
            "P5 3 2 255 abcde", "P5 3 2 255 abcdefg", "P5 3 2 15 abcdef", "P5 3 2 255", "P5", "P53 2 255 abcdef",
            "P5 3",
            "P5 99999 99999 255 a", "P5 123456 1 255 a", "P5 3 x", "P2 3 2 255 abcdef", "P5 # no end", "",
        ])
    func noPortableMap(text: String) throws {
        var finger = Field.finger
        finger[2] = Field.code(2, 0)
        finger[3] = Field.primitive(3, Array(text.utf8))
        let image = try #require(try FingerImageDataBlock(decoding: Field.fingers([finger])).images.first)
        #expect(image.format == .unknown)
        #expect(Array(image.octets) == Array(text.utf8))
    }

    @Test("zero octets after the end of an image are no part of it")
    func padding() throws {
        var finger = Field.finger
        finger[3] = Field.primitive(3, HandMade.png + [0, 0, 0])
        let block = Field.fingers([finger])
        let file = HandMade.file(
            0x63, [HandMade.template(HandMade.header(0x08, 0x0A, 0x28), TLV.template(0xA1, [block]), 0x7F2E)])
        let group = try DataGroup3(decoding: file)
        #expect(group.deviations == [.paddingAfterImage])
        #expect(group.images.first.map { Array($0.octets) } == HandMade.png)
        #expect(group.encoded() == file)
    }

    @Test("an image of another format than stated is named")
    func otherFormat() throws {
        for code in [UInt8(1), 2, 3] {
            var finger = Field.finger
            finger[2] = Field.code(2, code)
            let block = Field.fingers([finger])
            let file = HandMade.file(
                0x63, [HandMade.template(HandMade.header(0x08, 0x0A, 0x28), TLV.template(0xA1, [block]), 0x7F2E)])
            #expect(try DataGroup3(decoding: file).deviations == [.imageFormatMismatch])
        }
    }

    @Test("a truncated or changed block ends in a value or in an error with a place")
    func damage() {
        expectNoSurprise(of: Field.fingers([Field.wholeFinger]), file: .dataGroup(.dg3)) { octets throws(LDSError) in
            try FingerImageDataBlock(decoding: octets)
        }
    }
}

@Suite("IrisImageDataBlock, ISO/IEC 39794-6", .timed)
struct IrisImageDataBlockTests {
    @Test("every field is read where it stands, and written there again")
    func fields() throws {
        let octets = Field.irises([Field.wholeIris])
        let block = try IrisImageDataBlock(decoding: octets, profile: .strict)
        let iris = try #require(block.representationBlocks.first)
        #expect(iris.eyeLabelCode == .leftIris)
        #expect(iris.irisImageKind.value == .vga)
        #expect(iris.bitDepth == 8)
        #expect(iris.imageDataFormat.value == .png)
        #expect(iris.horizontalOrientationCode == .leftToRight)
        #expect(iris.verticalOrientationCode == .topToBottom)
        #expect(iris.compressionHistoryCode == .undefined)
        #expect(iris.captureDateTimeBlock == DateTimeBlock(year: 2019))
        #expect(Array(iris.irisImageData) == HandMade.png)
        #expect(iris.range == .range(300))
        #expect(iris.captureDeviceBlock?.technologyId?.value == .cmosOrCCD)
        #expect(iris.qualityBlocks?.count == 1)
        #expect(iris.rollAngleBlock == .init(angle: 16, uncertainty: 32))
        #expect(iris.localisationBlock?.irisCenterXLargest == 2)
        #expect(iris.localisationBlock?.irisCenterYSmallest == nil)
        #expect(iris.localisationBlock?.irisDiameterSmallest == 5)
        #expect(iris.padDataBlock?.decision?.value == .noAttack)
        #expect(block.encoded() == octets)
        #expect(block.images.map(\.label) == ["left-iris"])
    }

    @Test("each required field is required, no field may stand twice or before another")
    func structure() {
        var octets: [([UInt8], LDSError.Code)] = Field.iris.indices.map { index in
            var fields = Field.iris
            fields.remove(at: index)
            return (Field.irises([fields]), index == 8 ? .missingElement : .unexpectedTag)
        }
        let whole = Field.wholeIris
        for index in whole.indices.dropLast() {
            var doubled = whole
            doubled.insert(whole[index], at: index)
            octets.append((Field.irises([doubled]), .unexpectedTag))
            var swapped = whole
            swapped.swapAt(index, index + 1)
            octets.append((Field.irises([swapped]), .unexpectedTag))
        }
        octets.append((Field.irises([]), .missingElement))
        for (file, code) in octets {
            let error = #expect(throws: LDSError.self) { try IrisImageDataBlock(decoding: file) }
            #expect(error?.code == code, "\(error.map(\.description) ?? "")")
        }
    }

    @Test(
        "values that the module does not define are refused with the name of the field",
        arguments: [
            (0, Field.primitive(0, [3]), "eyeLabelCode"), (2, Field.primitive(2, [7]), "bitDepth"),
            (2, Field.primitive(2, [25]), "bitDepth"), (6, Field.primitive(6, [3]), "compressionHistoryCode"),
        ])
    func ranges(index: Int, field: [UInt8], name: String) {
        var fields = Field.iris
        fields[index] = field
        let error = #expect(throws: LDSError.self) { try IrisImageDataBlock(decoding: Field.irises([fields])) }
        #expect(error?.code == .invalidValue)
        #expect(error?.path == "66/representationBlocks/0/\(name)")
    }

    @Test("a truncated or changed block ends in a value or in an error with a place")
    func damage() {
        expectNoSurprise(of: Field.irises([Field.wholeIris]), file: .dataGroup(.dg4)) { octets throws(LDSError) in
            try IrisImageDataBlock(decoding: octets)
        }
    }
}
