// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON

extension InspectionNode {
    /// The most octets of a value in JSON; where there are more, `length` says how many.
    static let maximumOctets = 4_096

    /// The node and what lies beneath, as `Docs/inspect.md` describes it.
    func json(reveal: Bool) -> JSONValue {
        let isHidden = value != nil && privacy == .personal && !reveal
        let (name, isWhole) = memberName
        return JSONValue.members(
            ("name", .string(name)), ("label", isWhole ? nil : .string(self.name)),
            ("hidden", isHidden ? .boolean(true) : nil)
        ).with(isHidden ? .object([]) : value?.json ?? .object([]))
            .with(
                .members(
                    ("children", children.isEmpty ? nil : .array(children.map { $0.json(reveal: reveal) }))))
    }

    /// The name in lowerCamelCase, and whether it says all that the name in text does.
    private var memberName: (name: String, isWhole: Bool) {
        if let known = Self.known[name] { return (known, true) }
        if let key { return (key, key == name) }
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let letters = words.filter { $0.first?.isLetter == true && $0.allSatisfy(\.isASCII) }
        guard let first = letters.first else { return ("item", false) }
        let rest = letters.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return (Self.lowered(first) + rest.joined(), letters.count == words.count)
    }

    /// Names of which another is said everywhere.
    private static let known = ["SHA-256 fingerprint": "sha256", "SHA-256 of the file": "sha256"]

    /// With the capitals in front made small, but the last of several before a small letter: `EFDIRInfo` is
    /// `efdirInfo`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { !$0.isLowercase }
        guard capitals.count < word.count else { return word.lowercased() }
        let count = max(1, capitals.count - 1)
        return capitals.isEmpty ? String(word) : word.prefix(count).lowercased() + word.dropFirst(count)
    }
}

extension InspectionNode.Value {
    /// The members for the value: text, a number or a truth value as what it is, octets in hexadecimal.
    fileprivate var json: JSONValue {
        switch self {
        case .text(let text): .members(("value", .string(text)))
        case .number(let number, let unit): .members(("value", .number(number)), ("unit", unit.map(JSONValue.string)))
        case .flag(let flag): .members(("value", .boolean(flag)))
        case .octets(let octets, _):
            .members(
                ("octets", .string(Hexadecimal.text(octets.prefix(InspectionNode.maximumOctets)))),
                ("length", octets.count > InspectionNode.maximumOctets ? .number(octets.count) : nil))
        }
    }

    /// About how many octets of text it is, wherever it is shown.
    var size: Int {
        if case .octets(let octets, _) = self { return 2 * min(octets.count, InspectionNode.maximumOctets) }
        return text.utf8.count
    }
}
