// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

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

    /// The value as it may be shown.
    func shownValue(reveal: Bool) -> String? {
        guard let value else { return nil }
        return privacy == .open || reveal ? value : "(hidden)"
    }

    /// The most nodes of one file that are shown, as many as `DataObjectOutline` lists data objects.
    static let maximumNodes = 20_000

    /// As many of these nodes, in the order of reading, as are left; below zero is left where there are more.
    static func prefix(_ nodes: [InspectionNode], _ left: inout Int) -> [InspectionNode] {
        var kept: [InspectionNode] = []
        for var node in nodes {
            left -= 1
            guard left >= 0 else { break }
            node.children = prefix(node.children, &left)
            kept.append(node)
        }
        return kept
    }

    /// The tree as indented lines.
    func lines(reveal: Bool, indent: Int = 0) -> [String] {
        let margin = String(repeating: "  ", count: indent)
        let text = shownValue(reveal: reveal).map { ": " + DisplayText.escaped($0) } ?? ""
        return [margin + DisplayText.escaped(name) + text]
            + children.flatMap { $0.lines(reveal: reveal, indent: indent + 1) }
    }
}

/// Text from files and chips made safe for a terminal.
enum DisplayText {
    /// Control characters, and those that change the direction of writing, as their code points in braces.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                result += "{U+\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Upper-case hexadecimal digits; after `limit` octets an ellipsis and the number of octets.
    static func hexadecimal(_ octets: some Collection<UInt8>, limit: Int = 32) -> String {
        let text = octets.prefix(limit).map { octet in
            let digits = String(octet, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
        return octets.count > limit ? text + "... (\(octets.count) octets)" : text
    }
}
