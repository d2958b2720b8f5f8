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

    /// What stands behind the name.
    enum Value: Sendable {
        case text(String)
        case number(Int, unit: String?)
        case flag(Bool)
        /// In hexadecimal; text shows as many of them.
        case octets([UInt8], limit: Int)

        /// As a line of text has it.
        var text: String {
            switch self {
            case .text(let text): text
            case .number(let number, nil): "\(number)"
            case .number(let number, let unit?): "\(number) \(unit)"
            case .flag(let flag): flag ? "yes" : "no"
            case .octets(let octets, let limit): DisplayText.hexadecimal(octets, limit: limit)
            }
        }
    }

    /// The name in text: words, and where one of several is meant its number, its tag or its object identifier.
    let name: String
    let value: Value?
    let privacy: Privacy
    var children: [InspectionNode]
    /// The name in JSON, where the words of `name` do not give it.
    private(set) var key: String?

    init(_ name: String, _ value: String? = nil, _ privacy: Privacy = .open, children: [InspectionNode] = []) {
        self.init(name, value: value.map(Value.text), privacy, children: children)
    }

    /// Octets in hexadecimal; in text what is longer than the limit is cut.
    init(
        _ name: String, octets: some Collection<UInt8>, _ privacy: Privacy = .open, limit: Int = 32,
        children: [InspectionNode] = []
    ) {
        self.init(name, value: .octets(Array(octets), limit: limit), privacy, children: children)
    }

    /// A number, or the words for it where there is none.
    init(
        _ name: String, number: (some BinaryInteger)?, unit: String? = nil, else words: String = "none",
        _ privacy: Privacy = .open, children: [InspectionNode] = []
    ) {
        let value: Value = number.map { .number(Int(clamping: $0), unit: unit) } ?? .text(words)
        self.init(name, value: value, privacy, children: children)
    }

    /// Yes or no, or the words where neither is known.
    init(_ name: String, flag: Bool?, else words: String = "not stated", _ privacy: Privacy = .open) {
        self.init(name, value: flag.map(Value.flag) ?? .text(words), privacy)
    }

    private init(_ name: String, value: Value?, _ privacy: Privacy, children: [InspectionNode] = []) {
        self.name = name
        self.value = value
        self.privacy = privacy
        self.children = children
    }

    /// The same under that name in JSON: where the name in text is data, or has some in it.
    func keyed(_ key: String) -> InspectionNode {
        var node = self
        node.key = key
        return node
    }

    /// How many octets a file has.
    static func length(_ octets: [UInt8]) -> InspectionNode {
        InspectionNode("length", number: octets.count, unit: "octets")
    }

    /// The value as it may be shown.
    func shownValue(reveal: Bool) -> String? {
        guard let value else { return nil }
        return privacy == .open || reveal ? value.text : "(hidden)"
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
