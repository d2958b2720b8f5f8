// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ

/// Makes EF.DG2, EF.DG3 and EF.DG4: one biometric information template for each face, finger and eye (Doc 9303-10,
/// 4.7.2 to 4.7.4).
enum BiometricMaker {
    /// What a document has where nothing but the need for terminal authentication is said: the two index fingers.
    static let standardFingers = [FingerDescription(.leftIndex), FingerDescription(.rightIndex)]
    /// The same for eyes.
    static let standardIrises = [IrisDescription(.right), IrisDescription(.left)]
    /// What stands in a file without any instance, so that its hash does not tell that it is empty (4.7.3.2.2). Real
    /// ones are random; this one follows from nothing, so that the same description gives the same octets.
    private static let filling: [UInt8] = Array("EPASS-NO-INSTANCE".utf8.prefix(16))

    /// EF.DG2.
    static func faces(_ faces: [FaceDescription], sex: MRZSex) -> [UInt8] {
        DataGroup2(
            templates: faces.map { face in
                switch face.encoding {
                case .iso19794:
                    BiometricInformationTemplate(
                        header: .face, data: .iso19794(FacialRecord(images: [facialImage(face, sex)])))
                case .iso39794:
                    BiometricInformationTemplate(header: .face39794, data: .iso39794(faceBlock(face, sex)))
                }
            }
        ).encoded()
    }

    /// EF.DG3.
    static func fingers(_ fingers: [FingerDescription]) -> [UInt8] {
        DataGroup3(
            templates: fingers.map { finger in
                let isNew = finger.encoding == .iso39794
                return BiometricInformationTemplate(
                    header: .finger(finger.position, iso39794: isNew),
                    data: isNew ? FingerData.iso39794(fingerBlock(finger)) : .iso19794(fingerRecord(finger)))
            }, issuerDefinedContent: fingers.isEmpty ? filling : nil
        ).encoded()
    }

    /// EF.DG4.
    ///
    /// - Parameter captured: the day that blocks of ISO/IEC 39794-6, which must have one, name.
    static func irises(_ irises: [IrisDescription], captured: CalendarDate) -> [UInt8] {
        DataGroup4(
            templates: irises.map { iris in
                let isNew = iris.encoding == .iso39794
                return BiometricInformationTemplate(
                    header: .iris(iris.eye, iso39794: isNew),
                    data: isNew ? IrisData.iso39794(irisBlock(iris, captured)) : .iso19794(irisRecord(iris)))
            }, issuerDefinedContent: irises.isEmpty ? filling : nil
        ).encoded()
    }

    // MARK: records of ISO/IEC 19794

    private static func facialImage(_ face: FaceDescription, _ sex: MRZSex) -> FacialImage {
        let octets = face.portrait.image ?? Drawing.portrait.octets(as: face.portrait.format)
        let size = face.portrait.image.map { ImageSize(of: $0) } ?? ImageSize(Drawing.portrait.size)
        var imageInformation = FacialImage.ImageInformation()
        imageInformation.faceImageTypeCode = FacialImage.FaceImageType.fullFrontal.rawValue
        let isJPEG2000 = [.jpeg2000, .jpeg2000Codestream].contains(ImageFormat(signatureOf: octets[...]))
        imageInformation.imageDataTypeCode = (isJPEG2000 ? FacialImage.ImageDataType.jpeg2000 : .jpeg).rawValue
        imageInformation.width = size.width
        imageInformation.height = size.height
        // Of a portrait that is given nobody has looked at the colours.
        imageInformation.colourSpaceCode =
            (face.portrait.image == nil ? FacialImage.ColourSpace.rgb24 : .unspecified).rawValue
        guard face.hasDetails else {
            return FacialImage(imageOctets: octets, imageInformation: imageInformation)
        }
        imageInformation.sourceTypeCode = FacialImage.SourceType.photographDigitalCamera.rawValue
        var information = FacialImage.Information()
        let gender: FacialImage.Gender =
            switch sex {
            case .male: .male
            case .female: .female
            default: .unspecified
            }
        information.genderCode = gender.rawValue
        information.eyeColourCode = FacialImage.EyeColour.green.rawValue
        information.hairColourCode = FacialImage.HairColour.brown.rawValue
        information.propertyMask = FacialImage.Properties.specified.rawValue
        information.expressionCode = FacialImage.Expression.neutral.rawValue
        // ISO/IEC 14496-2: 12.1 is the centre of the left pupil, 12.2 of the right one.
        let points = [(UInt8(0xC1), Drawing.leftEye), (0xC2, Drawing.rightEye)].map { code, eye in
            FacialImage.FeaturePoint(
                code: code, x: UInt16(clamping: eye.x), y: UInt16(clamping: eye.y))
        }
        return FacialImage(
            imageOctets: octets, information: information,
            featurePoints: face.portrait.image == nil ? points : [], imageInformation: imageInformation)
    }

    /// The same in the form of ISO/IEC 39794-5.
    private static func faceBlock(_ face: FaceDescription, _ sex: MRZSex) -> FaceImageDataBlock {
        let octets = face.portrait.image ?? Drawing.portrait.octets(as: face.portrait.format)
        let size = face.portrait.image.map { ImageSize(of: $0) } ?? ImageSize(Drawing.portrait.size)
        var block = FaceImageDataBlock(image: octets, width: size.width, height: size.height)
        guard face.hasDetails, var representation = block.representations.first else { return block }
        var person = FaceImageDataBlock.IdentityMetadataBlock()
        switch sex {
        case .male: person.gender = .init(.male)
        case .female: person.gender = .init(.female)
        default: person.gender = .init(.other)
        }
        person.eyeColour = .init(.green)
        person.hairColour = .init(.brown)
        person.poseAngleBlock = .init(
            yaw: .init(angleValue: 0), pitch: .init(angleValue: 0), roll: .init(angleValue: 0))
        representation.identityMetadataBlock = person
        if face.portrait.image == nil {
            // 12.1 and 12.2 are the centres of the eyes in ISO/IEC 14496-2.
            representation.landmarkBlocks = [("12.1", Drawing.leftEye), ("12.2", Drawing.rightEye)]
                .compactMap { name, eye in
                    let point = FaceImageDataBlock.MPEG4FeaturePoint.allCases.first { $0.name == name }
                    return point.map {
                        FaceImageDataBlock.LandmarkBlock(
                            landmarkKind: .mpeg4FeaturePoint(.init($0)),
                            landmarkCoordinates: .coordinateCartesian2DBlock(.init(x: eye.x, y: eye.y)))
                    }
                }
        }
        block.representations = [representation]
        return block
    }

    private static func fingerRecord(_ finger: FingerDescription) -> FingerImageRecord {
        let image = SizedImage(finger)
        var header = FingerImageRecord.Header()
        // Settings level 31: 500 points an inch, eight bits.
        header.acquisitionLevel = 31
        let compression: FingerImageRecord.Compression =
            switch finger.image.format {
            case .raw: .raw
            case .jpeg: .jpeg
            case .jp2, .j2k: .jpeg2000
            case .png: .png
            case .wsq: .wsq
            }
        header.compressionCode = compression.rawValue
        return FingerImageRecord(
            header: header,
            views: [
                FingerView(
                    position: finger.position, width: image.width, height: image.height, imageOctets: image.octets)
            ])
    }

    private static func irisRecord(_ iris: IrisDescription) -> IrisImageRecord {
        let image = SizedImage(iris)
        var header = IrisImageRecord.Header()
        header.width = image.width
        header.height = image.height
        let format: IrisImageRecord.Format =
            switch iris.image.format {
            case .jpeg: .greyJPEG
            case .jp2, .j2k: .greyJPEG2000
            default: .greyRaw
            }
        header.imageFormatCode = format.rawValue
        return IrisImageRecord(
            header: header,
            features: [IrisFeature(eye: iris.eye, images: [IrisFeature.Image(imageOctets: image.octets)])])
    }
}
