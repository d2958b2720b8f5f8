// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages

/// The tree of EF.DG3, the fingers, in either encoding.
enum FingerInspector {
    static func nodes(of group: DataGroup3) -> [InspectionNode] {
        BiometricInspector.nodes(of: group.content, record: nodes(of:)) { block in
            BiometricInspector.encoding(part: 4, block.versionBlock, block.extensionElements)
                + block.representationBlocks.map(node(of:))
        }
    }

    private static func nodes(of record: FingerImageRecord) -> [InspectionNode] {
        let header = record.header
        let unit =
            switch header.scaleUnitsCode {
            case 1: "points an inch"
            case 2: "points a centimetre"
            case let code: "points in unit \(code)"
            }
        let views = zip(record.views, record.images).map { view, image in
            InspectionNode(
                image.label,
                children: BiometricInspector.nodes(of: image) + [
                    InspectionNode("view", "\(view.viewNumber) of \(view.viewCount)"),
                    InspectionNode("impression", view.impression.map { "\($0)" } ?? "code \(view.impressionCode)"),
                    // 254 is no quality but says that there is none.
                    InspectionNode("quality", number: view.quality == 254 ? nil : view.quality, else: "undefined"),
                ])
        }
        return [
            InspectionNode("encoding", "ISO/IEC 19794-4:2005"),
            InspectionNode("compression", record.compression.map { "\($0)" } ?? "code \(header.compressionCode)"),
            InspectionNode("bits of a point", number: header.pixelDepth),
            InspectionNode("resolution", "\(text(header.imageResolution)) \(unit)"),
            InspectionNode("resolution of the scanner", "\(text(header.scanResolution)) \(unit)"),
            InspectionNode("acquisition level", number: header.acquisitionLevel),
            InspectionNode("capture device", number: header.captureDeviceID),
        ] + views
    }

    private static func node(of finger: FingerImageRepresentation) -> InspectionNode {
        var nodes = BiometricInspector.nodes(of: finger.image)
        nodes += BiometricInspector.code("stated format", finger.imageDataFormat)
        nodes += position(finger.position)
        nodes += BiometricInspector.code("impression", finger.impression)
        nodes += BiometricInspector.date("captured", finger.captureDateTimeBlock)
        nodes += BiometricInspector.device(finger.captureDeviceBlock)
        nodes += BiometricInspector.quality(finger.qualityBlocks)
        if let rate = finger.spatialSamplingRateBlock {
            let unit = rate.unitDimension == .inch ? "an inch" : "a centimetre"
            nodes.append(InspectionNode("resolution", "\(rate.samplesPerUnit) points \(unit)"))
        }
        nodes += truth("position computed", finger.positionComputedByCaptureSystem)
        nodes += BiometricInspector.number("original rotation", finger.originalRotation, "degrees")
        nodes += truth("turned upright", finger.imageRotatedToVertical)
        nodes += truth("compressed with loss", finger.imageHasBeenLossilyCompressed)
        for block in finger.segmentationBlocks ?? [] {
            var children = BiometricInspector.registryId("algorithm", block.algorithmIdBlock)
            children += block.segmentBlocks.prefix(maximumSegments).map(node(of:))
            children += BiometricInspector.extensions(block.extensionElements)
            nodes.append(InspectionNode("segmentation", children: children))
        }
        nodes += (finger.annotationBlocks ?? []).map {
            InspectionNode(
                "annotation",
                children: position($0.position) + BiometricInspector.code("reason", $0.reason)
                    + BiometricInspector.extensions($0.extensionElements))
        }
        nodes += BiometricInspector.presentationAttacks(finger.padDataBlock)
        // What is written in a comment nobody knows.
        nodes += finger.comments.map { InspectionNode("comment", $0, .personal) }
        nodes += (finger.vendorSpecificDataBlocks ?? []).map {
            InspectionNode(
                "vendor data", octets: $0.data, .personal,
                children: BiometricInspector.registryId("type", $0.dataTypeIdBlock))
        }
        return InspectionNode(
            finger.image.label, children: nodes + BiometricInspector.extensions(finger.extensionElements))
    }

    private static func node(of segment: FingerSegmentation.Segment) -> InspectionNode {
        let corners = segment.enclosingCoordinatesBlock
        var nodes = position(segment.position)
        nodes.add("corners", corners.prefix(maximumCorners).map { "\($0.x), \($0.y)" }.joined(separator: "; "))
        nodes += BiometricInspector.number("orientation", segment.orientation)
        nodes += BiometricInspector.quality(segment.qualityBlocks)
        switch segment.confidence {
        case .score(let score): nodes.append(InspectionNode("confidence", number: score))
        case .error: nodes.append(InspectionNode("confidence", "not assessed"))
        case nil: break
        }
        return InspectionNode("segment", children: nodes + BiometricInspector.extensions(segment.extensionElements))
    }

    /// The words of a position, or its number.
    private static func position(_ code: ExtensibleCode<FingerImageRepresentation.Position>) -> [InspectionNode] {
        [InspectionNode("position", BiometricInspector.text(code) { $0.position.description })]
    }

    private static func truth(_ name: String, _ value: Bool?) -> [InspectionNode] {
        value.map { [InspectionNode(name, flag: $0)] } ?? []
    }

    private static func text(_ resolution: FingerImageRecord.Resolution) -> String {
        "\(resolution.horizontal) x \(resolution.vertical)"
    }

    private static let maximumSegments = 64
    private static let maximumCorners = 64
}
