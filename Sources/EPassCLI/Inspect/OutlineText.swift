// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV

/// The data objects of a file as lines: offset, length of tag and length field, length of the value, and the tree of
/// tags.
enum OutlineText {
    static func lines(_ outline: DataObjectOutline) -> [String] {
        var lines = ["  " + columns("offset", "header", "length") + "data object"]
        lines += outline.nodes.flatMap { Self.lines($0, depth: 0) }
        if let fault = outline.fault { lines.append(text(fault, depth: 0)) }
        if outline.isCut {
            lines.append("  more than \(DataObjectOutline.maximumNodes) data objects; the others are not listed")
        }
        return lines
    }

    private static func lines(_ node: DataObjectOutline.Node, depth: Int) -> [String] {
        let margin = String(repeating: "  ", count: depth)
        let length = node.hasIndefiniteLength ? "\(node.length)*" : "\(node.length)"
        var text = "\(node.tag)"
        let words = [node.name, node.type].compactMap { $0 }
        if !words.isEmpty { text += " " + words.joined(separator: ", ") }
        if let identifier = node.objectIdentifier { text += ": " + OIDName.text(identifier) }
        if node.isCut { text += " (its end is missing)" }
        var lines = ["  " + columns("\(node.offset)", "\(node.headerLength)", length) + margin + text]
        lines += node.children.flatMap { Self.lines($0, depth: depth + 1) }
        if let fault = node.fault { lines.append(Self.text(fault, depth: depth + 1)) }
        return lines
    }

    private static func text(_ fault: DataObjectOutline.Fault, depth: Int) -> String {
        "  " + columns("\(fault.offset)", "", "") + String(repeating: "  ", count: depth) + "no data object: "
            + fault.reason
    }

    private static func columns(_ offset: String, _ header: String, _ length: String) -> String {
        [(offset, 8), (header, 8), (length, 9)].map { text, width in
            String(repeating: " ", count: max(0, width - text.count)) + text
        }.joined() + "  "
    }
}
