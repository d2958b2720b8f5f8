// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// One line of what `epass inspect` shows: a name, a value, and what lies beneath.
struct InspectionNode: Sendable {
    /// How much a value says about a person.
    enum Privacy: Sendable {
        /// Algorithms, versions, lengths: shown always.
        case open
        /// Says who somebody is, or can be linked to one document: shown with `--reveal` only.
        case personal
    }

    let name: String
    let value: String?
    let privacy: Privacy
    var children: [InspectionNode]

    init(_ name: String, _ value: String? = nil, _ privacy: Privacy = .open, children: [InspectionNode] = []) {
        self.name = name
        self.value = value
        self.privacy = privacy
        self.children = children
    }

    /// Octets in hexadecimal; what is longer than the limit is cut.
    init(
        _ name: String, octets: some Collection<UInt8>, _ privacy: Privacy = .open, limit: Int = 32,
        children: [InspectionNode] = []
    ) {
        self.init(name, DisplayText.hexadecimal(octets, limit: limit), privacy, children: children)
    }

    /// How many octets a file has.
    static func length(_ octets: [UInt8]) -> InspectionNode { InspectionNode("length", "\(octets.count) octets") }

    /// The value as it may be shown.
    func shownValue(reveal: Bool) -> String? {
        guard let value else { return nil }
        return privacy == .open || reveal ? value : "(hidden)"
    }

    /// The tree as indented lines.
    func lines(reveal: Bool, indent: Int = 0) -> [String] {
        let margin = String(repeating: "  ", count: indent)
        let text = shownValue(reveal: reveal).map { ": " + DisplayText.escaped($0) } ?? ""
        return [margin + DisplayText.escaped(name) + text]
            + children.flatMap { $0.lines(reveal: reveal, indent: indent + 1) }
    }
}

extension [InspectionNode] {
    /// Appends a line where there is a value for it.
    mutating func add(_ name: String, _ value: String?, _ privacy: InspectionNode.Privacy = .open) {
        if let value { append(InspectionNode(name, value, privacy)) }
    }

    /// Appends octets in hexadecimal where there are any.
    mutating func add(
        _ name: String, octets: (some Collection<UInt8>)?, _ privacy: InspectionNode.Privacy = .open, limit: Int = 32
    ) {
        if let octets { append(InspectionNode(name, octets: octets, privacy, limit: limit)) }
    }
}
