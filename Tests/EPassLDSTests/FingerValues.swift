// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

extension ValueGenerator {
    /// A conformant finger image record.
    mutating func fingerRecord(fingers: ClosedRange<Int> = 1...3) -> FingerImageRecord {
        var header = FingerImageRecord.Header()
        header.captureDeviceID = short()
        header.acquisitionLevel = short()
        header.scaleUnitsCode = UInt8(number(in: 0...3))
        header.scanResolution = .init(horizontal: short(), vertical: short())
        header.imageResolution = .init(horizontal: short(), vertical: short())
        header.pixelDepth = UInt8(number(in: 1...16))
        let compression = element(of: FingerImageRecord.Compression.allCases)
        header.compressionCode = compression.rawValue
        header.reserved = short()
        let views = list(fingers) { generator -> [FingerView] in
            let position = FingerPosition(code2005: UInt8(generator.number(in: 0...36))) ?? .unknown
            let count = generator.number(in: 1...2)
            return (1...count).map { generator.view($0, of: count, position, compression, header.pixelDepth) }
        }
        return FingerImageRecord(header: header, views: views.flatMap { $0 })
    }

    private mutating func view(
        _ view: Int, of count: Int, _ position: FingerPosition, _ compression: FingerImageRecord.Compression,
        _ depth: UInt8
    ) -> FingerView {
        let width = number(in: 0...20)
        let height = number(in: 0...20)
        let image: [UInt8] =
            switch compression {
            case .raw: octets(width * height * (depth > 8 ? 2 : 1))
            case .packed: octets((width * height * Int(depth) + 7) / 8)
            case .wsq: HandMade.wsq
            case .jpeg: HandMadeRecord.jpeg
            case .jpeg2000: HandMadeRecord.jpeg2000
            case .png: HandMade.png
            }
        return FingerView(
            position: position, viewCount: UInt8(count), viewNumber: UInt8(view), quality: octets(1)[0],
            impression: element(of: FingerView.Impression.allCases), width: UInt16(width), height: UInt16(height),
            imageOctets: image)
    }

    /// A conformant iris image record.
    mutating func irisRecord(eyes: ClosedRange<Int> = 1...2) -> IrisImageRecord {
        var header = IrisImageRecord.Header()
        let format = element(of: IrisImageRecord.Format.allCases)
        header.captureDeviceID = short()
        header.imagePropertiesMask = short()
        header.irisDiameter = short()
        header.imageFormatCode = format.rawValue
        header.width = UInt16(number(in: 0...20))
        header.height = UInt16(number(in: 0...20))
        header.intensityDepth = element(of: [8, 12, 16])
        header.transformationCode = octets(1)[0]
        header.deviceIdentifier = octets(16)
        let points = Int(header.width) * Int(header.height) * (header.intensityDepth > 8 ? 2 : 1)
        let features = list(eyes) { generator in
            let images = generator.list(1...3) { generator -> IrisFeature.Image in
                let image: [UInt8] =
                    switch format {
                    case .greyRaw: generator.octets(points)
                    case .colourRaw: generator.octets(3 * points)
                    case .greyJPEG, .colourJPEG, .greyJPEGLS, .colourJPEGLS: HandMadeRecord.jpeg
                    case .greyJPEG2000, .colourJPEG2000: HandMadeRecord.jpeg2000
                    }
                return IrisFeature.Image(
                    number: generator.short(), quality: generator.octets(1)[0], rotationAngle: generator.short(),
                    rotationUncertainty: generator.short(), imageOctets: image)
            }
            return IrisFeature(eye: generator.element(of: BiometricImage.Eye.allCases), images: images)
        }
        return IrisImageRecord(header: header, features: features)
    }

    /// Finger image data of ISO/IEC 39794-4 in which each optional field is there or not.
    mutating func fingerBlock(representations: ClosedRange<Int> = 1...2) -> FingerImageDataBlock {
        var block = FingerImageDataBlock(representationBlocks: list(representations) { $0.fingerRepresentation() })
        block.versionBlock.extensionElements = extensions(after: 1)
        block.extensionElements = extensions(after: 1)
        return block
    }

    private mutating func position() -> FingerImageRepresentation.Position {
        element(of: FingerImageRepresentation.Position.allCases)
    }

    private mutating func fingerRepresentation() -> FingerImageRepresentation {
        let format = element(of: FingerImageRepresentation.ImageDataFormat.allCases)
        let image: [UInt8] =
            switch format {
            case .pgm: Array("P5 2 1 255 ".utf8) + octets(2)
            case .wsq: HandMade.wsq
            case .jpeg2000Lossy, .jpeg2000Lossless: HandMadeRecord.jpeg2000
            case .png: HandMade.png
            }
        var representation = FingerImageRepresentation(
            position: position(), imageDataFormat: format, imageData: image[...])
        representation.position = code()
        representation.impression = code()
        representation.captureDateTimeBlock = optional { $0.dateTime() }
        representation.captureDeviceBlock = optional { generator in
            var device = FingerCaptureDevice(modelIdBlock: generator.registryId())
            device.technologyId = generator.optional { $0.code() }
            device.certificationIdBlocks = generator.optional { $0.list(0...2) { $0.registryId() } }
            device.extensionElements = generator.extensions(after: 2)
            return device
        }
        representation.qualityBlocks = optional { $0.list(0...2) { $0.quality() } }
        representation.spatialSamplingRateBlock = optional {
            .init(samplesPerUnit: $0.number(in: 0...0xFFFF), unitDimension: $0.truth() ? .inch : .centimetre)
        }
        representation.positionComputedByCaptureSystem = optional { $0.truth() }
        representation.originalRotation = optional { $0.number(in: 0...359) }
        representation.imageRotatedToVertical = optional { $0.truth() }
        representation.imageHasBeenLossilyCompressed = optional { $0.truth() }
        representation.segmentationBlocks = optional { $0.list(0...2) { $0.segmentation() } }
        representation.annotationBlocks = optional { generator in
            generator.list(0...2) { generator in
                var annotation = FingerAnnotation(position: generator.position(), reason: .bandaged)
                annotation.reason = generator.code()
                annotation.extensionElements = generator.extensions(after: 1)
                return annotation
            }
        }
        representation.padDataBlock = optional { $0.padData() }
        representation.commentBlocks = optional { $0.list(0...3) { Array("comment \($0.next())".utf8)[...] } }
        representation.vendorSpecificDataBlocks = optional { $0.list(0...2) { $0.extendedData() } }
        representation.extensionElements = extensions(after: 16)
        return representation
    }

    private mutating func segmentation() -> FingerSegmentation {
        let segments = list(0...2) { generator in
            var segment = FingerSegmentation.Segment(
                position: generator.position(),
                enclosingCoordinatesBlock: generator.list(2...5) {
                    .init(x: $0.number(in: 0...0xFFFF), y: $0.number(in: 0...0xFFFF))
                })
            segment.orientation = generator.optional { $0.number(in: 0...255) }
            segment.qualityBlocks = generator.optional { $0.list(0...2) { $0.quality() } }
            segment.confidence = generator.optional { $0.scoreOrError() }
            segment.extensionElements = generator.extensions(after: 4)
            return segment
        }
        var block = FingerSegmentation(algorithmIdBlock: registryId(), segmentBlocks: segments)
        block.extensionElements = extensions(after: 1)
        return block
    }

    /// Iris image data of ISO/IEC 39794-6 in which each optional field is there or not.
    mutating func irisBlock(representations: ClosedRange<Int> = 1...2) -> IrisImageDataBlock {
        var block = IrisImageDataBlock(representationBlocks: list(representations) { $0.irisRepresentation() })
        block.extensionElements = extensions(after: 1)
        return block
    }

    private mutating func irisRepresentation() -> IrisImageRepresentation {
        let format = element(of: IrisImageRepresentation.ImageDataFormat.allCases)
        let image: [UInt8] =
            switch format {
            case .pgm: Array("P5 2 1 255 ".utf8) + octets(2)
            case .ppm: Array("P6 2 1 255 ".utf8) + octets(6)
            case .jpeg2000Lossy, .jpeg2000Lossless: HandMadeRecord.jpeg2000
            case .png: HandMade.png
            }
        var representation = IrisImageRepresentation(
            eye: element(of: IrisImageRepresentation.EyeLabel.allCases), bitDepth: number(in: 8...24),
            imageDataFormat: format, captureDate: dateTime(), irisImageData: image[...])
        representation.irisImageKind = code()
        representation.horizontalOrientationCode = element(of: IrisImageRepresentation.HorizontalOrientation.allCases)
        representation.verticalOrientationCode = element(of: IrisImageRepresentation.VerticalOrientation.allCases)
        representation.compressionHistoryCode = element(of: IrisImageRepresentation.CompressionHistory.allCases)
        representation.range = optional {
            $0.truth()
                ? .range($0.number(in: 2...65_533))
                : .error($0.element(of: IrisImageRepresentation.RangingError.allCases))
        }
        representation.captureDeviceBlock = optional { generator in
            var device = IrisCaptureDevice(modelIdBlock: generator.registryId())
            device.technologyId = generator.optional { $0.code() }
            device.certificationIdBlocks = generator.optional { $0.list(0...2) { $0.registryId() } }
            device.extensionElements = generator.extensions(after: 2)
            return device
        }
        representation.qualityBlocks = optional { $0.list(0...2) { $0.quality() } }
        representation.rollAngleBlock = optional {
            .init(angle: $0.number(in: 0...0xFFFF), uncertainty: $0.number(in: 0...0xFFFF))
        }
        representation.localisationBlock = optional { generator in
            var place = IrisImageRepresentation.Localisation()
            place.irisCenterXSmallest = generator.optional { $0.number(in: 1...0xFFFF) }
            place.irisCenterXLargest = generator.optional { $0.number(in: 1...0xFFFF) }
            place.irisCenterYSmallest = generator.optional { $0.number(in: 1...0xFFFF) }
            place.irisCenterYLargest = generator.optional { $0.number(in: 1...0xFFFF) }
            place.irisDiameterSmallest = generator.optional { $0.number(in: 1...0xFFFF) }
            place.irisDiameterLargest = generator.optional { $0.number(in: 1...0xFFFF) }
            return place
        }
        representation.padDataBlock = optional { $0.padData() }
        representation.extensionElements = extensions(after: 14)
        return representation
    }
}
