// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassTLV

/// The JSON form of what `epass inspect` shows; `Docs/inspect.md` describes it.
enum InspectionJSON {
    static let schema = "epass-inspect/1"

    /// - Parameter error: why images could not be written.
    static func text(
        _ inspected: [InspectedFile], _ documents: [InspectedDocument], reveal: Bool, error: CLIError?
    ) -> String {
        JSONValue.members(
            ("schema", .string(schema)), ("files", .array(inspected.map { file($0, reveal: reveal) })),
            ("documents", .array(documents.map(document))), ("error", error?.json ?? .null)
        ).text()
    }

    private static func file(_ file: InspectedFile, reveal: Bool) -> JSONValue {
        let result = file.result
        return .members(
            ("path", .string(file.path)), ("kind", .string(result.kind)),
            ("file", .text(result.file?.name)), ("length", .number(file.octets.count)),
            ("nodes", .array(result.nodes.map { $0.json(reveal: reveal) })),
            ("deviations", .array(result.deviations.map(JSONValue.string))),
            ("problem", .text(result.problem)), ("remedy", .text(result.problem == nil ? nil : result.remedy)),
            ("outline", file.outline.map(outline)))
    }

    private static func document(_ document: InspectedDocument) -> JSONValue {
        .members(
            ("path", .string(document.path)), ("files", .array(document.files.map { .string($0.path) })),
            ("missing", .array(document.missing.map { .string("\($0)") })))
    }

    private static func outline(_ outline: DataObjectOutline) -> JSONValue {
        .members(
            ("objects", .array(outline.nodes.map(object))), ("fault", outline.fault.map(fault) ?? .null),
            ("cut", .boolean(outline.isCut)))
    }

    private static func object(_ node: DataObjectOutline.Node) -> JSONValue {
        .members(
            ("tag", .string(node.tag.description)), ("name", node.name.map(JSONValue.string)),
            ("type", node.type.map(JSONValue.string)), ("offset", .number(node.offset)),
            ("headerLength", .number(node.headerLength)), ("length", .number(node.length)),
            ("truncated", node.isCut ? .boolean(true) : nil),
            ("indefinite", node.hasIndefiniteLength ? .boolean(true) : nil),
            ("objectIdentifier", node.objectIdentifier.map(JSONValue.string)),
            ("objects", list(node.children, object)), ("fault", node.fault.map(fault)))
    }

    private static func fault(_ fault: DataObjectOutline.Fault) -> JSONValue {
        .members(("offset", .number(fault.offset)), ("message", .string(fault.reason)))
    }

    /// Nil, which leaves the member out, where there are none.
    private static func list<Element>(_ elements: [Element], _ value: (Element) -> JSONValue) -> JSONValue? {
        elements.isEmpty ? nil : .array(elements.map(value))
    }
}
