// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

extension ValueGenerator {
    /// Octets that look like an image of a known format, with or without anything inside.
    mutating func image() -> (octets: [UInt8], isJPEG2000: Bool) {
        let isJPEG2000 = truth()
        let begin = isJPEG2000 ? HandMadeRecord.jpeg2000.dropLast(2) : HandMadeRecord.jpeg.dropLast(2)
        return (Array(begin) + octets(number(in: 0...300)) + [0xFF, 0xD9], isJPEG2000)
    }

    mutating func faceBlock() -> FaceImageDataBlock {
        var version = VersionBlock(generation: number(in: 3...0xFFFF), year: number(in: 2019...9999))
        version.extensionElements = extensions(after: 1)
        var block = FaceImageDataBlock(representations: list(1...3) { $0.representation() }, version: version)
        block.extensionElements = extensions(after: 1)
        return block
    }

    mutating func representation() -> FaceImageDataBlock.RepresentationBlock {
        let later = number(in: 0...9) == 0
        var block = FaceImageDataBlock.RepresentationBlock(
            representationId: number(in: 0...Int.max >> 1),
            imageRepresentation: later
                ? .extensionBlock(extensions(after: -1)) : .imageRepresentation2DBlock(faceImage()))
        block.captureDateTimeBlock = optional { $0.dateTime() }
        block.qualityBlocks = optional { generator in generator.list(0...3) { $0.quality() } }
        block.padDataBlock = optional { $0.padData() }
        block.sessionId = optional { $0.number(in: 0...0x1_0000_0000) }
        block.derivedFrom = optional { $0.number(in: 0...200) }
        block.captureDeviceBlock = optional { generator in
            var device = FaceImageDataBlock.CaptureDeviceBlock()
            device.modelIdBlock = generator.optional { $0.registryId() }
            device.certificationIdBlocks = generator.optional { inner in inner.list(0...2) { $0.registryId() } }
            device.extensionElements = generator.extensions(after: 1)
            return device
        }
        block.identityMetadataBlock = optional { $0.identity() }
        block.landmarkBlocks = optional { generator in generator.list(0...4) { $0.landmark() } }
        block.extensionElements = extensions(after: 9)
        return block
    }

    mutating func flags<Flag: FlagName>(_ last: Int) -> FlagBlock<Flag> {
        var block = FlagBlock<Flag>()
        for flag in Flag.allCases { block[flag] = optional { $0.truth() } }
        block.extensionElements = extensions(after: last)
        return block
    }

    private mutating func faceImage() -> FaceImageDataBlock.ImageRepresentation2DBlock {
        let (octets, isJPEG2000) = image()
        var information = FaceImageDataBlock.ImageInformation2DBlock(
            imageDataFormat: ExtensibleCode(isJPEG2000 ? truth() ? .jpeg2000Lossy : .jpeg2000Lossless : .jpeg))
        information.faceImageKind2D = optional { $0.code() }
        information.postAcquisitionProcessingBlock = optional { $0.flags(11) }
        information.lossyTransformationAttempts = optional { $0.code() }
        information.cameraToSubjectDistance = optional { $0.number(in: 0...50_000) }
        information.sensorDiagonal = optional { $0.number(in: 0...2000) }
        information.lensFocalLength = optional { $0.number(in: 0...2000) }
        information.imageSizeBlock = optional {
            FaceImageDataBlock.ImageSizeBlock(width: $0.number(in: 0...0xFFFF), height: $0.number(in: 0...0xFFFF))
        }
        information.imageFaceMeasurementsBlock = optional { generator in
            var face = FaceImageDataBlock.ImageFaceMeasurementsBlock()
            face.imageHeadWidth = generator.optional { $0.number(in: 0...1000) }
            face.imageInterEyeDistance = generator.optional { $0.number(in: 0...1000) }
            face.imageEyeToMouthDistance = generator.optional { $0.number(in: 0...1000) }
            face.imageHeadLength = generator.optional { $0.number(in: 0...1000) }
            face.extensionElements = generator.extensions(after: 3)
            return face
        }
        information.imageColourSpace = optional { $0.code() }
        information.referenceColourMappingBlock = optional { $0.colours() }
        information.extensionElements = extensions(after: 10)
        var block = FaceImageDataBlock.ImageRepresentation2DBlock(
            representationData2D: octets[...], imageInformation2DBlock: information)
        block.captureDevice2DBlock = optional { generator in
            var device = FaceImageDataBlock.CaptureDevice2DBlock()
            device.captureDeviceSpectral2DBlock = generator.optional { $0.flags(2) }
            device.captureDeviceTechnologyId2D = generator.optional { $0.code() }
            device.extensionElements = generator.extensions(after: 1)
            return device
        }
        block.extensionElements = extensions(after: 2)
        return block
    }

    private mutating func colours() -> FaceImageDataBlock.ReferenceColourMappingBlock {
        var block = FaceImageDataBlock.ReferenceColourMappingBlock()
        block.referenceColourSchema = optional { $0.octets(4)[...] }
        block.referenceColourDefinitionAndValueBlocks = optional { generator in
            generator.list(0...2) {
                var colour = FaceImageDataBlock.ReferenceColourDefinitionAndValueBlock()
                colour.referenceColourDefinition = $0.optional { $0.octets(2)[...] }
                colour.referenceColourValue = $0.optional { $0.octets(0)[...] }
                colour.extensionElements = $0.extensions(after: 1)
                return colour
            }
        }
        block.extensionElements = extensions(after: 1)
        return block
    }

    private mutating func identity() -> FaceImageDataBlock.IdentityMetadataBlock {
        var block = FaceImageDataBlock.IdentityMetadataBlock()
        block.gender = optional { $0.code() }
        block.eyeColour = optional { $0.code() }
        block.hairColour = optional { $0.code() }
        block.subjectHeight = optional { $0.number(in: 1...0xFFFF) }
        block.propertiesBlock = optional { $0.flags(10) }
        block.expressionBlock = optional { $0.flags(5) }
        block.poseAngleBlock = optional {
            FaceImageDataBlock.PoseAngleBlock(
                yaw: $0.optional { $0.angle() }, pitch: $0.optional { $0.angle() }, roll: $0.optional { $0.angle() })
        }
        block.extensionElements = extensions(after: 6)
        return block
    }

    private mutating func angle() -> FaceImageDataBlock.AngleDataBlock {
        var block = FaceImageDataBlock.AngleDataBlock(
            angleValue: number(in: -180...180), angleUncertainty: optional { $0.number(in: 0...180) })
        block.extensionElements = extensions(after: 1)
        return block
    }

    private mutating func landmark() -> FaceImageDataBlock.LandmarkBlock {
        let kind: FaceImageDataBlock.LandmarkKind =
            switch number(in: 0...5) {
            case 0: .mpeg4FeaturePoint(code())
            case 1: .anthropometricLandmark(.name(code()))
            case 2: .anthropometricLandmark(.pointName(code()))
            case 3: .anthropometricLandmark(.pointId(code()))
            case 4: .anthropometricLandmark(.extensionBlock(extensions(after: -1)))
            default: .extensionBlock(extensions(after: -1))
            }
        let place: FaceImageDataBlock.LandmarkCoordinates? = optional {
            switch $0.number(in: 0...3) {
            case 0: .coordinateCartesian2DBlock(.init(x: $0.number(in: 0...0xFFFF), y: $0.number(in: 0...0xFFFF)))
            case 1: .coordinateTextureImageBlock(.init(uInPixel: $0.number(in: 0...1 << 40), vInPixel: 0))
            case 2:
                .coordinateCartesian3DBlock(
                    .init(x: $0.number(in: 0...9), y: $0.number(in: 0...300), z: $0.number(in: 0...0xFFFF)))
            default: .extensionBlock($0.extensions(after: -1))
            }
        }
        var block = FaceImageDataBlock.LandmarkBlock(landmarkKind: kind, landmarkCoordinates: place)
        block.extensionElements = extensions(after: 1)
        return block
    }

    mutating func facialRecord() -> FacialRecord {
        FacialRecord(
            images: list(1...4) { generator in
                let (octets, isJPEG2000) = generator.image()
                var stated = FacialImage.ImageInformation()
                stated.imageDataTypeCode = isJPEG2000 ? 1 : 0
                stated.faceImageTypeCode = UInt8(generator.number(in: 0...255))
                stated.width = generator.short()
                stated.height = generator.short()
                stated.colourSpaceCode = UInt8(generator.number(in: 0...255))
                stated.sourceTypeCode = UInt8(generator.number(in: 0...255))
                stated.deviceType = generator.short()
                stated.quality = generator.short()
                var person = FacialImage.Information()
                person.genderCode = UInt8(generator.number(in: 0...255))
                person.eyeColourCode = UInt8(generator.number(in: 0...255))
                person.hairColourCode = UInt8(generator.number(in: 0...255))
                person.propertyMask = UInt32(generator.number(in: 0...0xFF_FFFF))
                person.expressionCode = generator.short()
                person.poseAngle = .init(yaw: 1, pitch: 2, roll: UInt8(generator.number(in: 0...181)))
                person.poseAngleUncertainty = .init(yaw: UInt8(generator.number(in: 0...181)), pitch: 0, roll: 3)
                return FacialImage(
                    imageOctets: octets, information: person,
                    featurePoints: generator.list(0...5) {
                        FacialImage.FeaturePoint(
                            type: UInt8($0.number(in: 0...255)), code: UInt8($0.number(in: 0...255)), x: $0.short(),
                            y: $0.short(), reserved: $0.short())
                    }, imageInformation: stated)
            })
    }
}
