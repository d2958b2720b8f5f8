// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// What one command may read, show and take, whatever its arguments name: many files, folders, or one file with a
/// million sections.
struct InspectionBudget {
    /// The most nodes that are shown, as many as `DataObjectOutline` lists data objects.
    static let maximumNodes = 20_000
    /// The most octets of text in them.
    static let maximumText = 8 << 20
    /// The most octets of all files.
    static let maximumOctets = 128 << 20
    /// The longest that files are decoded; those after that are named and not decoded.
    private static let time: Duration = .seconds(60)

    static let words = "what follows the first \(maximumNodes) lines or \(maximumText >> 20) MiB of all files together"

    private var nodes = maximumNodes
    private var text = maximumText
    private var octets = maximumOctets
    private var objects = DataObjectOutline.maximumNodes
    private let deadline = ContinuousClock.now + time

    /// Whether something was left out, or will be.
    private(set) var isSpent = false

    /// Takes a file of so many octets; a sentence where it is too much.
    mutating func refusal(of count: Int) -> String? {
        // Each file is a line itself.
        nodes -= 1
        guard nodes > 0 else { return "\(Self.words) is not shown" }
        guard ContinuousClock.now < deadline else { return "the files before it took \(Self.time) to decode" }
        guard count <= octets else { return "the files before it have \(Self.maximumOctets >> 20) MiB together" }
        octets -= count
        return nil
    }

    /// Whether another file may be looked at.
    var isOpen: Bool { nodes > 0 }

    /// As many of these nodes, in the order of reading, as are left.
    mutating func prefix(_ nodes: [InspectionNode]) -> [InspectionNode] {
        var kept: [InspectionNode] = []
        for var node in nodes where !isSpent {
            let length = node.name.utf8.count + (node.value?.size ?? 0)
            guard self.nodes > 0, length <= text else {
                isSpent = true
                break
            }
            self.nodes -= 1
            text -= length
            node.children = prefix(node.children)
            kept.append(node)
        }
        return kept
    }

    /// The data objects of a file; nil where they are more than are left.
    mutating func outline(of octets: [UInt8], names: DataObjectNames) -> DataObjectOutline? {
        guard objects > 0 else { return nil }
        let outline = DataObjectOutline(of: octets, names: names)
        objects -= Self.count(outline.nodes)
        return objects >= 0 ? outline : nil
    }

    private static func count(_ nodes: [DataObjectOutline.Node]) -> Int {
        nodes.reduce(nodes.count) { $0 + count($1.children) }
    }
}
