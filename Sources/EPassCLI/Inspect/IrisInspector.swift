// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages

/// The tree of EF.DG4, the irises, in either encoding.
enum IrisInspector {
    static func nodes(of group: DataGroup4) -> [InspectionNode] {
        BiometricInspector.nodes(of: group.content, record: nodes(of:)) { block in
            BiometricInspector.encoding(part: 6, block.versionBlock, block.extensionElements)
                + block.representationBlocks.map(node(of:))
        }
    }

    private static func nodes(of record: IrisImageRecord) -> [InspectionNode] {
        let header = record.header
        let images = zip(record.features.flatMap(\.images), record.images).map { image, shown in
            let rotation = image.rotationAngle == .max ? "undefined" : "\(image.rotationAngle) of 65536 parts"
            return InspectionNode(
                shown.label,
                children: BiometricInspector.nodes(of: shown) + [
                    InspectionNode("number", number: image.number),
                    InspectionNode("quality", number: image.quality == 254 ? nil : image.quality, else: "undefined"),
                    InspectionNode("rotation", rotation),
                ])
        }
        return [
            InspectionNode("encoding", "ISO/IEC 19794-6:2005"),
            InspectionNode("stated format", record.format.map { "\($0)" } ?? "code \(header.imageFormatCode)"),
            InspectionNode("bits of a point", number: header.intensityDepth),
            InspectionNode(
                "iris diameter", number: header.irisDiameter == 0 ? nil : header.irisDiameter, else: "undefined"),
            InspectionNode("image properties", String(header.imagePropertiesMask, radix: 16, uppercase: true)),
            InspectionNode("capture device", number: header.captureDeviceID),
            // A serial number or an address of one device.
            InspectionNode("device identifier", octets: header.deviceIdentifier, .personal),
        ] + images
    }

    private static func node(of iris: IrisImageRepresentation) -> InspectionNode {
        var nodes = BiometricInspector.nodes(of: iris.image)
        nodes += BiometricInspector.code("stated format", iris.imageDataFormat)
        nodes += BiometricInspector.code("kind", iris.irisImageKind)
        nodes += [
            InspectionNode("bits of a point", number: iris.bitDepth),
            InspectionNode("across", "\(iris.horizontalOrientationCode)"),
            InspectionNode("down", "\(iris.verticalOrientationCode)"),
            InspectionNode("compression history", "\(iris.compressionHistoryCode)"),
        ]
        nodes += BiometricInspector.date("captured", iris.captureDateTimeBlock)
        switch iris.range {
        case .range(let range): nodes.append(InspectionNode("range", "\(range)"))
        case .error(let error): nodes.append(InspectionNode("range", "none: \(error)"))
        case nil: break
        }
        nodes += BiometricInspector.device(iris.captureDeviceBlock)
        nodes += BiometricInspector.quality(iris.qualityBlocks)
        if let roll = iris.rollAngleBlock {
            nodes.append(InspectionNode("roll angle", "\(roll.angle), uncertain by \(roll.uncertainty)"))
        }
        if let place = iris.localisationBlock {
            nodes += span("centre across", place.irisCenterXSmallest, place.irisCenterXLargest)
            nodes += span("centre down", place.irisCenterYSmallest, place.irisCenterYLargest)
            nodes += span("diameter", place.irisDiameterSmallest, place.irisDiameterLargest)
        }
        nodes += BiometricInspector.presentationAttacks(iris.padDataBlock)
        return InspectionNode(iris.image.label, children: nodes + BiometricInspector.extensions(iris.extensionElements))
    }

    private static func span(_ name: String, _ least: Int?, _ most: Int?) -> [InspectionNode] {
        guard least != nil || most != nil else { return [] }
        return [InspectionNode(name, "\(least.map(String.init) ?? "?") to \(most.map(String.init) ?? "?")")]
    }
}
