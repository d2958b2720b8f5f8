// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
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

    static let schema = "epass-inspect/1"

    let schema = Self.schema
    let files: [File]
    let documents: [Document]
    /// Why images could not be written.
    var error: ErrorJSON?

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
        return DisplayText.escapedInJSON(String(decoding: try encoder.encode(self), as: UTF8.self))
    }
}
