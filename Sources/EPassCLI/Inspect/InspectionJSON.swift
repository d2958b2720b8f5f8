// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import FoundationEssentials

/// The JSON form of what `epass inspect` shows; `Docs/inspect.md` describes it.
struct InspectionJSON: Encodable {
    /// A node as it is encoded: the tree itself is not copied.
    struct Node: Encodable {
        enum CodingKeys: String, CodingKey { case name, value, hidden, children }

        let node: InspectionNode
        let reveal: Bool

        init(_ node: InspectionNode, reveal: Bool) {
            self.node = node
            self.reveal = reveal
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            let isHidden = node.value != nil && node.privacy == .personal && !reveal
            try container.encode(node.name, forKey: .name)
            if isHidden { try container.encode(true, forKey: .hidden) }
            if !isHidden { try container.encodeIfPresent(node.value, forKey: .value) }
            guard !node.children.isEmpty else { return }
            var children = container.nestedUnkeyedContainer(forKey: .children)
            for child in node.children { try children.encode(Node(child, reveal: reveal)) }
        }
    }

    struct Fault: Encodable {
        let offset: Int
        let reason: String

        init(_ fault: DataObjectOutline.Fault) {
            offset = fault.offset
            reason = fault.reason
        }
    }

    struct DataObject: Encodable {
        let tag: String
        let name: String?
        let type: String?
        let offset: Int
        let headerLength: Int
        let length: Int
        let truncated: Bool?
        let indefinite: Bool?
        let objectIdentifier: String?
        let objects: [DataObject]?
        let fault: Fault?

        init(_ node: DataObjectOutline.Node) {
            tag = node.tag.description
            name = node.name
            type = node.type
            offset = node.offset
            headerLength = node.headerLength
            length = node.length
            truncated = node.isCut ? true : nil
            indefinite = node.hasIndefiniteLength ? true : nil
            objectIdentifier = node.objectIdentifier
            objects = node.children.isEmpty ? nil : node.children.map(DataObject.init)
            fault = node.fault.map(Fault.init)
        }
    }

    struct Outline: Encodable {
        let objects: [DataObject]
        let fault: Fault?
        let cut: Bool

        init(_ outline: DataObjectOutline) {
            objects = outline.nodes.map(DataObject.init)
            fault = outline.fault.map(Fault.init)
            cut = outline.isCut
        }
    }

    struct File: Encodable {
        let path: String
        let kind: String
        let file: String?
        let length: Int
        let nodes: [Node]
        let deviations: [String]
        let problem: String?
        let remedy: String?
        let outline: Outline?
    }

    struct Document: Encodable {
        let path: String
        let files: [String]
        let missing: [String]
    }

    let schema = "epass-inspect/1"
    let files: [File]
    let documents: [Document]

    init(_ inspected: [InspectedFile], _ documents: [InspectedDocument], reveal: Bool) {
        files = inspected.map { file in
            File(
                path: file.path, kind: file.result.kind, file: file.result.file?.name, length: file.octets.count,
                nodes: file.result.nodes.map { Node($0, reveal: reveal) }, deviations: file.result.deviations,
                problem: file.result.problem, remedy: file.result.problem == nil ? nil : file.result.remedy,
                outline: file.outline.map(Outline.init))
        }
        self.documents = documents.map { document in
            Document(
                path: document.path, files: document.files.map(\.path), missing: document.missing.map { "\($0)" })
        }
    }

    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Self.escapingWhatIsNotSeen(String(decoding: try encoder.encode(self), as: UTF8.self))
    }

    /// The same JSON with what is not seen but changes how text is shown (direction of writing, zero width, line separators) as escapes. Such
    /// characters can stand within strings only.
    private static func escapingWhatIsNotSeen(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
                let digits = String(scalar.value, radix: 16)
                let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                result.append(contentsOf: escape.unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
