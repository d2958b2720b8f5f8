// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV

/// What the trees of DG2, DG3 and DG4 share: templates with their headers, images, and the common blocks of ISO/IEC
/// 39794.
enum BiometricInspector {
    /// The templates, each with its header and what is made of its data block in either encoding.
    static func nodes<Record, Block>(
        of content: BiometricTemplates<BiometricData<Record, Block>>, record: (Record) -> [InspectionNode],
        block: (Block) -> [InspectionNode]
    ) -> [InspectionNode] {
        var nodes = [InspectionNode("biometric information templates", number: content.templates.count)]
        if let stated = content.statedInstanceCount, stated != content.templates.count {
            nodes.append(InspectionNode("stated number", number: stated))
        }
        nodes.add("issuer defined content", octets: content.issuerDefinedContent, .personal)
        for (index, template) in content.templates.enumerated() {
            let data =
                switch template.data {
                case .iso19794(let value): record(value)
                case .iso39794(let value): block(value)
                }
            let header = template.header.map { [node(of: $0)] } ?? []
            nodes.append(InspectionNode("template \(index + 1)", children: header + data))
        }
        return nodes
    }

    /// That part of ISO/IEC 39794, and what a later edition has put into its block.
    static func encoding(part: Int, _ version: VersionBlock, _ elements: [ExtensionElement]) -> [InspectionNode] {
        [InspectionNode("encoding", "ISO/IEC 39794-\(part), generation \(version.generation), \(version.year)")]
            + extensions(version.extensionElements + elements)
    }

    /// With what something was captured.
    static func device<Kind>(_ device: BiometricCaptureDevice<Kind>?) -> [InspectionNode] {
        guard let device else { return [] }
        return registryId("capture device", device.modelIdBlock) + code("technology", device.technologyId)
            + (device.certificationIdBlocks ?? []).flatMap { registryId("certification", $0) }
            + extensions(device.extensionElements)
    }

    /// The elements of a biometric header; when it was made and until when it holds can be linked to one document.
    static func node(of header: BiometricHeader) -> InspectionNode {
        InspectionNode(
            "header",
            children: header.elements.map { element in
                let (name, privacy): (String, InspectionNode.Privacy) =
                    switch element.tag {
                    case 0x80: ("version", .open)
                    case 0x81: ("biometric type", .open)
                    case 0x82: ("biometric sub-type", .open)
                    case 0x83: ("creation date and time", .personal)
                    case 0x85: ("validity period", .personal)
                    case 0x86: ("creator", .open)
                    case 0x87: ("format owner", .open)
                    case 0x88: ("format type", .open)
                    default: ("element \(element.tag)", .personal)
                    }
                // Which finger or eye it is, in words as well.
                guard element.tag == 0x82, let subtype = header.subtype else {
                    return InspectionNode(name, octets: element.value, privacy)
                }
                return InspectionNode(name, "\(DisplayText.hexadecimal(element.value)) (\(subtype))", privacy)
            })
    }

    /// Format and octets of an image.
    static func text(_ image: BiometricImage) -> String {
        "\(image.format.rawValue), \(image.octets.count) octets"
    }

    /// The same, and its stated size.
    static func nodes(of image: BiometricImage) -> [InspectionNode] {
        var nodes = [InspectionNode("image", text(image))]
        if let width = image.width, let height = image.height {
            nodes.append(InspectionNode("stated size", "\(width) x \(height)"))
        }
        return nodes
    }

    /// A code by its name, or by its number where it has none here.
    static func code<Value: ExtensibleCodeValue>(
        _ name: String, _ code: ExtensibleCode<Value>?, _ privacy: InspectionNode.Privacy = .open
    ) -> [InspectionNode] {
        guard let code else { return [] }
        return [InspectionNode(name, text(code), privacy)]
    }

    static func text<Value: ExtensibleCodeValue>(
        _ code: ExtensibleCode<Value>, name: (Value) -> String = { ($0 as? any FaceLandmarkName)?.name ?? "\($0)" }
    ) -> String {
        let text = code.value.map(name) ?? code.rawValue.map { "code \($0)" } ?? "none that is known here"
        return code.isExtension ? "\(text) (in an extension)" : text
    }

    /// A number where it is stated.
    static func number(
        _ name: String, _ value: Int?, _ unit: String = "", _ privacy: InspectionNode.Privacy = .open
    ) -> [InspectionNode] {
        guard let value else { return [] }
        return [InspectionNode(name, number: value, unit: unit.isEmpty ? nil : unit, privacy)]
    }

    /// The flags that are stated.
    static func flags<Flag: FlagName>(
        _ name: String, _ block: FlagBlock<Flag>?, _ privacy: InspectionNode.Privacy = .open
    ) -> [InspectionNode] {
        guard let block else { return [] }
        let stated = block.stated.map { "\($0.flag): \($0.value ? "yes" : "no")" }
        return [InspectionNode(name, stated.isEmpty ? "none stated" : stated.joined(separator: ", "), privacy)]
            + extensions(block.extensionElements)
    }

    static func registryId(_ name: String, _ block: RegistryIdBlock?) -> [InspectionNode] {
        guard let block else { return [] }
        return [InspectionNode(name, "organization \(block.organization), \(block.id)")]
    }

    /// When something was captured: it can be linked to one person.
    static func date(_ name: String, _ block: DateTimeBlock?) -> [InspectionNode] {
        guard let block else { return [] }
        var text = joined([block.year, block.month, block.day], by: "-")
        let time = joined([block.hour, block.minute, block.second], by: ":")
        if !time.isEmpty { text += " " + time }
        if let millisecond = block.millisecond { text += ", \(millisecond) ms" }
        return [InspectionNode(name, text, .personal)]
    }

    /// Parts of two digits at least, up to the last one that is known.
    private static func joined(_ parts: [Int?], by separator: String) -> String {
        parts[..<(parts.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0)]
            .map { part in part.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "--" }.joined(separator: separator)
    }

    static func quality(_ blocks: [QualityBlock]?) -> [InspectionNode] {
        (blocks ?? []).map { block in
            InspectionNode(
                "quality", text(block.scoreOrError),
                children: registryId("algorithm", block.algorithmIdBlock) + extensions(block.extensionElements))
        }
    }

    static func presentationAttacks(_ block: PADDataBlock?) -> [InspectionNode] {
        guard let block else { return [] }
        var nodes = code("decision", block.decision)
        nodes += (block.scoreBlocks ?? []).map {
            InspectionNode(
                "score", text($0.scoreOrError),
                children: registryId("mechanism", $0.mechanismIdBlock) + extensions($0.extensionElements))
        }
        nodes += (block.extendedDataBlocks ?? []).map { data in
            let type = registryId("type", data.dataTypeIdBlock)
            return InspectionNode("extended data", octets: data.data, .personal, children: type)
        }
        nodes += code("capture context", block.captureContext) + code("supervision level", block.supervisionLevel)
        nodes += number("risk level", block.riskLevel) + code("criteria category", block.criteriaCategory)
        nodes.add("parameter", octets: block.parameter, .personal)
        for challenge in block.challenges ?? [] { nodes.add("challenge", octets: challenge, .personal) }
        nodes += date("captured", block.captureDateTimeBlock) + extensions(block.extensionElements)
        return [InspectionNode("presentation attack detection", children: nodes)]
    }

    /// Elements of later editions.
    static func extensions(_ elements: [ExtensionElement]) -> [InspectionNode] {
        elements.map { InspectionNode("extension [\($0.number)]", octets: $0.octets, .personal) }
    }

    private static func text(_ score: ScoreOrError) -> String {
        switch score {
        case .score(let score): "\(score)"
        case .error(let code): text(code)
        }
    }
}
