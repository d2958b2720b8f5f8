// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages

/// The tree of EF.DG2 in either encoding.
enum FaceInspector {
    static func nodes(of group: DataGroup2) -> [InspectionNode] {
        var index = 0
        func face(_ children: [InspectionNode]) -> InspectionNode {
            index += 1
            return InspectionNode("face \(index)", children: children)
        }
        return BiometricInspector.nodes(of: group.content) { record in
            [InspectionNode("encoding", "ISO/IEC 19794-5:2005")] + record.images.map { face(nodes(of: $0)) }
        } block: { block in
            BiometricInspector.encoding(part: 5, block.version, block.extensionElements)
                + block.representations.map { face(nodes(of: $0)) }
        }
    }

    private static func nodes(of face: FacialImage) -> [InspectionNode] {
        let stated = face.imageInformation
        let person = face.information
        func word<Code>(_ code: Code?, _ number: some BinaryInteger) -> String {
            code.map { "\($0)" } ?? "code \(number)"
        }
        var nodes = [
            InspectionNode("image", "\(face.format.rawValue), \(face.imageOctets.count) octets"),
            InspectionNode("stated format", word(stated.imageDataType, stated.imageDataTypeCode)),
            InspectionNode("stated size", "\(face.width) x \(face.height)"),
            InspectionNode("image type", word(stated.faceImageType, stated.faceImageTypeCode)),
            InspectionNode("colour space", word(stated.colourSpace, stated.colourSpaceCode)),
            InspectionNode("source", word(stated.sourceType, stated.sourceTypeCode)),
            InspectionNode("device type", number: stated.deviceType),
            InspectionNode("quality", number: stated.quality),
            InspectionNode("gender", word(person.gender, person.genderCode), .personal),
            InspectionNode("eye colour", word(person.eyeColour, person.eyeColourCode), .personal),
            InspectionNode("hair colour", word(person.hairColour, person.hairColourCode), .personal),
            InspectionNode("properties", String(person.propertyMask, radix: 16, uppercase: true), .personal),
            InspectionNode("expression", word(person.expression, person.expressionCode), .personal),
            InspectionNode("pose angle", text(person.poseAngle), .personal),
            InspectionNode("pose angle uncertainty", text(person.poseAngleUncertainty), .personal),
            InspectionNode(
                "feature points", number: face.featurePoints.count,
                children: face.featurePoints.prefix(maximumPoints).map {
                    InspectionNode("\($0.major).\($0.minor)", "\($0.x), \($0.y)", .personal).keyed("point")
                }),
        ]
        if face.featurePoints.count > maximumPoints {
            nodes.append(InspectionNode("more feature points", number: face.featurePoints.count - maximumPoints))
        }
        return nodes
    }

    private static func nodes(of face: FaceImageDataBlock.RepresentationBlock) -> [InspectionNode] {
        var nodes: [InspectionNode] = []
        if let image = face.image { nodes += BiometricInspector.nodes(of: image) }
        switch face.imageRepresentation {
        case .imageRepresentation2DBlock(let block):
            nodes += self.nodes(of: block.imageInformation2DBlock)
            if let device = block.captureDevice2DBlock {
                nodes += BiometricInspector.flags("light", device.captureDeviceSpectral2DBlock)
                nodes += BiometricInspector.code("technology", device.captureDeviceTechnologyId2D)
                nodes += BiometricInspector.extensions(device.extensionElements)
            }
            nodes += BiometricInspector.extensions(block.extensionElements)
        case .extensionBlock(let elements):
            nodes.append(InspectionNode("image", "in a representation of a later edition"))
            nodes += BiometricInspector.extensions(elements)
        }
        nodes.append(InspectionNode("representation", number: face.representationId))
        nodes += BiometricInspector.date("captured", face.captureDateTimeBlock)
        nodes += BiometricInspector.quality(face.qualityBlocks)
        nodes += BiometricInspector.presentationAttacks(face.padDataBlock)
        nodes += BiometricInspector.number("session", face.sessionId, "", .personal)
        nodes += BiometricInspector.number("derived from", face.derivedFrom)
        if let device = face.captureDeviceBlock {
            nodes += BiometricInspector.registryId("device model", device.modelIdBlock)
            for block in device.certificationIdBlocks ?? [] {
                nodes += BiometricInspector.registryId("device certification", block)
            }
            nodes += BiometricInspector.extensions(device.extensionElements)
        }
        nodes += self.nodes(of: face.identityMetadataBlock)
        nodes += (face.landmarkBlocks ?? []).prefix(maximumPoints).map(node(of:))
        if let count = face.landmarkBlocks?.count, count > maximumPoints {
            nodes.append(InspectionNode("more landmarks", number: count - maximumPoints))
        }
        return nodes + BiometricInspector.extensions(face.extensionElements)
    }

    private static func nodes(of image: FaceImageDataBlock.ImageInformation2DBlock) -> [InspectionNode] {
        var nodes = BiometricInspector.code("stated format", image.imageDataFormat)
        nodes += BiometricInspector.code("image type", image.faceImageKind2D)
        nodes += BiometricInspector.flags("processing", image.postAcquisitionProcessingBlock)
        nodes += BiometricInspector.code("lossy compressions", image.lossyTransformationAttempts)
        nodes += BiometricInspector.number("distance of the camera", image.cameraToSubjectDistance, "mm")
        nodes += BiometricInspector.number("sensor diagonal", image.sensorDiagonal)
        nodes += BiometricInspector.number("focal length", image.lensFocalLength)
        if let face = image.imageFaceMeasurementsBlock {
            nodes += BiometricInspector.number("head width", face.imageHeadWidth, "pixels", .personal)
            nodes += BiometricInspector.number("distance of the eyes", face.imageInterEyeDistance, "pixels", .personal)
            nodes += BiometricInspector.number("eyes to mouth", face.imageEyeToMouthDistance, "pixels", .personal)
            nodes += BiometricInspector.number("head length", face.imageHeadLength, "pixels", .personal)
            nodes += BiometricInspector.extensions(face.extensionElements)
        }
        nodes += BiometricInspector.code("colour space", image.imageColourSpace)
        if let colours = image.referenceColourMappingBlock {
            let count = colours.referenceColourDefinitionAndValueBlocks?.count ?? 0
            nodes.append(InspectionNode("reference colours", number: count, children: self.nodes(of: colours)))
        }
        return nodes + BiometricInspector.extensions(image.extensionElements)
    }

    private static func nodes(of colours: FaceImageDataBlock.ReferenceColourMappingBlock) -> [InspectionNode] {
        var nodes: [InspectionNode] = []
        nodes.add("schema", octets: colours.referenceColourSchema)
        for colour in (colours.referenceColourDefinitionAndValueBlocks ?? []).prefix(maximumPoints) {
            nodes.add("definition", octets: colour.referenceColourDefinition)
            nodes.add("value", octets: colour.referenceColourValue)
            nodes += BiometricInspector.extensions(colour.extensionElements)
        }
        return nodes + BiometricInspector.extensions(colours.extensionElements)
    }

    private static func nodes(of person: FaceImageDataBlock.IdentityMetadataBlock?) -> [InspectionNode] {
        guard let person else { return [] }
        var nodes = BiometricInspector.code("gender", person.gender, .personal)
        nodes += BiometricInspector.code("eye colour", person.eyeColour, .personal)
        nodes += BiometricInspector.code("hair colour", person.hairColour, .personal)
        nodes += BiometricInspector.number("height", person.subjectHeight, "cm", .personal)
        nodes += BiometricInspector.flags("properties", person.propertiesBlock, .personal)
        nodes += BiometricInspector.flags("expression", person.expressionBlock, .personal)
        if let pose = person.poseAngleBlock {
            let angles = [("yaw", pose.yawAngleBlock), ("pitch", pose.pitchAngleBlock), ("roll", pose.rollAngleBlock)]
            for case (let name, .some(let angle)) in angles {
                let uncertainty = angle.angleUncertainty.map { ", uncertain by \($0)" } ?? ""
                nodes.append(InspectionNode(name, "\(angle.angleValue) degrees\(uncertainty)", .personal))
            }
        }
        return nodes + BiometricInspector.extensions(person.extensionElements)
    }

    private static func node(of landmark: FaceImageDataBlock.LandmarkBlock) -> InspectionNode {
        let kind =
            switch landmark.landmarkKind {
            case .mpeg4FeaturePoint(let code): BiometricInspector.text(code)
            case .anthropometricLandmark(.name(let code)): BiometricInspector.text(code)
            case .anthropometricLandmark(.pointName(let code)): BiometricInspector.text(code)
            case .anthropometricLandmark(.pointId(let code)): BiometricInspector.text(code)
            case .anthropometricLandmark(.extensionBlock), .extensionBlock: "of a later edition"
            }
        let place =
            switch landmark.landmarkCoordinates {
            case .coordinateCartesian2DBlock(let point): "\(point.x), \(point.y)"
            case .coordinateTextureImageBlock(let point): "\(point.uInPixel), \(point.vInPixel)"
            case .coordinateCartesian3DBlock(let point): "\(point.x), \(point.y), \(point.z)"
            case .extensionBlock: "of a later edition"
            case nil: "not stated"
            }
        return InspectionNode(
            "landmark \(kind)", place, .personal, children: BiometricInspector.extensions(landmark.extensionElements)
        ).keyed("landmark")
    }

    /// As many points are listed; a hostile file may hold thousands.
    private static let maximumPoints = 256

    private static func text(_ angles: FacialImage.Angles) -> String {
        "\(angles.yaw), \(angles.pitch), \(angles.roll)"
    }
}
