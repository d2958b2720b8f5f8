// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("Values of faces, built, written and read again", .timed)
struct FacePropertyTests {
    @Test("500 blocks of ISO/IEC 39794-5 come back as they were", .long())
    func blocks() throws {
        var generator = ValueGenerator(seed: 39_794_5)
        var octets = 0
        for _ in 0..<500 {
            let block = generator.faceBlock()
            let built = DataGroup2(faces: [.iso39794(block)])
            let group = try DataGroup2(decoding: built.octets, profile: .strict)
            #expect(group == built)
            #expect(group.templates.first?.header == .face39794)
            guard case .iso39794(let decoded) = try #require(group.templates.first).data else {
                Issue.record("The block is not recognised.")
                return
            }
            #expect(decoded == block)
            expectEqual(decoded.encoded(), block.encoded())
            octets += built.octets.count
        }
        // The generator makes more than empty values.
        #expect(octets > 500 * 300)
    }

    @Test("500 records of ISO/IEC 19794-5:2005 come back as they were")
    func records() throws {
        var generator = ValueGenerator(seed: 19_794_5)
        for _ in 0..<500 {
            let record = generator.facialRecord()
            let built = DataGroup2(faces: [.iso19794(record)])
            let group = try DataGroup2(decoding: built.octets, profile: .strict)
            #expect(group == built)
            #expect(group.templates.first?.header == .face)
            #expect(group.faces == record.images)
            #expect(group.images.map(\.octets) == record.images.map(\.imageOctets))
        }
    }

    @Test("200 files with several templates of both encodings come back as they were", .long())
    func files() throws {
        var generator = ValueGenerator(seed: 2)
        for _ in 0..<200 {
            let faces: [FaceData] = generator.list(1...9) {
                $0.truth() ? .iso39794($0.faceBlock()) : .iso19794($0.facialRecord())
            }
            let built = DataGroup2(faces: faces)
            let group = try DataGroup2(decoding: built.octets, profile: .strict)
            #expect(group == built)
            expectEqual(group.encoded(), built.octets)
        }
    }

    @Test("every changed octet of two such blocks is a value that is written and read again, or an error with a place")
    func flips() throws {
        var generator = ValueGenerator(seed: 5)
        for _ in 0..<2 {
            let file = DataGroup2(faces: [.iso39794(generator.faceBlock())]).octets
            expectNoSurprise(of: file, file: .dataGroup(.dg2)) { octets throws(LDSError) in
                let group = try DataGroup2(decoding: octets)
                let again = try DataGroup2(decoding: group.encoded())
                if again.content != group.content { Issue.record("The fields changed on the way.") }
                return group
            }
        }
    }
}

@Suite("FaceImageDataBlock, ISO/IEC 39794-5", .timed)
struct FaceImageDataBlockTests {
    @Test(
        "an image alone is built with what the application profile demands",
        arguments: [
            (HandMadeRecord.jpeg, FaceImageDataBlock.ImageDataFormat.jpeg),
            (HandMadeRecord.jpeg2000, .jpeg2000Lossy), (HandMadeRecord.codestream, .jpeg2000Lossy),
        ])
    func build(image: [UInt8], format: FaceImageDataBlock.ImageDataFormat) throws {
        let built = DataGroup2(faces: [.iso39794(FaceImageDataBlock(image: image, width: 413, height: 531))])
        let group = try DataGroup2(decoding: built.octets)
        #expect(group.images.map(\.octets) == [image[...]])
        #expect((group.images.first?.width, group.images.first?.height) == (413, 531))
        #expect(group.faces.isEmpty)
        guard case .iso39794(let block) = try #require(group.templates.first).data,
            case .imageRepresentation2DBlock(let face)? = block.representations.first?.imageRepresentation
        else {
            Issue.record("The block is not recognised.")
            return
        }
        #expect(face.imageInformation2DBlock.imageDataFormat.value == format)
        #expect(group.deviations == (image == HandMadeRecord.codestream ? [.bareCodestream] : []))
    }

    @Test("every field of the vector with every field is read where it stands")
    func fields() throws {
        let vector = try #require(DataGroup2Vector.all.first { $0.id == "39794-5-every-field" })
        let group = try DataGroup2(decoding: #require(vector.octets), profile: .strict)
        guard case .iso39794(let block) = try #require(group.templates.first).data,
            let face = block.representations.first,
            case .imageRepresentation2DBlock(let image) = face.imageRepresentation
        else {
            Issue.record("The block is not recognised.")
            return
        }
        let information = image.imageInformation2DBlock
        #expect(information.faceImageKind2D?.value == .mrtd)
        #expect(information.postAcquisitionProcessingBlock?.set.map(\.rawValue) == [0, 2, 4, 6, 8, 10])
        #expect(information.postAcquisitionProcessingBlock?[.normalised] == false)
        #expect(information.lossyTransformationAttempts?.value == .one)
        #expect(information.cameraToSubjectDistance == 1500)
        #expect(information.sensorDiagonal == 432)
        #expect(information.lensFocalLength == 850)
        #expect(information.imageSizeBlock == .init(width: 413, height: 531))
        #expect(information.imageFaceMeasurementsBlock?.imageEyeToMouthDistance == 70)
        #expect(information.imageColourSpace?.value == .rgb24Bit)
        let colours = try #require(information.referenceColourMappingBlock?.referenceColourDefinitionAndValueBlocks)
        #expect(colours.map { $0.referenceColourValue.map(Array.init) } == [Array("val".utf8), nil])
        #expect(image.captureDevice2DBlock?.captureDeviceSpectral2DBlock?[.whiteLight] == true)
        #expect(
            image.captureDevice2DBlock?.captureDeviceTechnologyId2D?.value
                == .staticPhotographFromDigitalStillImageCamera)
        #expect(face.captureDateTimeBlock?.millisecond == 999)
        let quality = try #require(face.qualityBlocks)
        #expect(quality.map(\.algorithmIdBlock.id) == [3, 65535, 9])
        #expect(quality.first?.scoreOrError == .score(88))
        #expect(quality.dropFirst().first?.scoreOrError == .error(ExtensibleCode(.failureToAssess)))
        let attacks = try #require(face.padDataBlock)
        #expect(attacks.decision?.value == .noAttack)
        #expect(attacks.challenges?.map(Array.init) == [Array("one".utf8), []])
        #expect(attacks.captureDateTimeBlock == DateTimeBlock(year: 2026))
        #expect(face.sessionId == 1 << 40)
        #expect(face.derivedFrom == 0)
        #expect(face.captureDeviceBlock?.certificationIdBlocks == [RegistryIdBlock(organization: 257, id: 2)])
        let person = try #require(face.identityMetadataBlock)
        #expect(person.gender?.value == .female)
        #expect(person.eyeColour?.value == .brown)
        #expect(person.hairColour?.value == .brown)
        #expect(person.subjectHeight == 168)
        #expect(person.propertiesBlock?.set == [.glasses, .headCoveringsPresent])
        #expect(person.expressionBlock?.set == [.neutral])
        #expect(person.poseAngleBlock?.yawAngleBlock?.angleValue == -180)
        #expect(person.poseAngleBlock?.pitchAngleBlock?.angleValue == 180)
        #expect(person.poseAngleBlock?.rollAngleBlock?.angleValue == -1)
        let landmarks = try #require(face.landmarkBlocks)
        guard case .mpeg4FeaturePoint(let point) = landmarks[0].landmarkKind,
            case .anthropometricLandmark(.name(let name)) = landmarks[2].landmarkKind
        else {
            Issue.record("The landmarks are others.")
            return
        }
        #expect(point.value?.name == "3.3")
        #expect(landmarks[0].landmarkCoordinates == .coordinateCartesian2DBlock(.init(x: 100, y: 200)))
        #expect(name.value?.name == "nasion")
        #expect(landmarks.count == 7)
        #expect(face.extensionElements == [ExtensionElement(number: 20, value: [5])])
    }

    @Test("the lists of landmarks have as many entries as the standard has codes")
    func names() {
        #expect(FaceImageDataBlock.MPEG4FeaturePoint.allCases.count == 88)
        #expect(FaceImageDataBlock.AnthropometricLandmarkName.allCases.count == 61)
        #expect(FaceImageDataBlock.AnthropometricLandmarkPointName.allCases.count == 37)
        #expect(FaceImageDataBlock.AnthropometricLandmarkPointId.allCases.count == 63)
        #expect(FaceImageDataBlock.MPEG4FeaturePoint(rawValue: 88) == nil)
        #expect(FaceImageDataBlock.MPEG4FeaturePoint(rawValue: 87)?.name == "12.4")
        #expect(Set(FaceImageDataBlock.AnthropometricLandmarkPointId.names).count == 63)
    }

    @Test(
        "a hostile block of many blocks takes bounded time and memory and ends in an error",
        .timeLimit(.minutes(1)))
    func hostile() throws {
        let empty = TLV.template(0x30, [[0x80, 0x01, 0x00], [0xA1, 0x02, 0xA1, 0x00]])
        let many = [UInt8](repeatElement(empty, count: 50_000).joined())
        let version: [UInt8] = [0xA0, 0x07, 0x80, 0x01, 0x03, 0x81, 0x02, 0x07, 0xE3]
        let block = TLV.template(0x65, [version, TLV.template(0xA1, [many])])
        let file = FaceDataSamples.framed(TLV.template(0xA1, [block]))
        let error = #expect(throws: LDSError.self) { try DataGroup2(decoding: file) }
        #expect(error?.code == .limitExceeded)
    }
}
