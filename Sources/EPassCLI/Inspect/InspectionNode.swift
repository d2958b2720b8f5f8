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

    /// The same JSON with what is not seen but changes how text is shown (direction of writing, zero width, line
    /// separators) as escapes. Such characters can stand within strings only.
    static func escapedInJSON(_ text: String) -> String {
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

    /// A text of several lines, in which nothing rules the terminal but the colours that the program puts there: what
    /// comes from outside is escaped where it is put in, and here is what that forgot.
    static func withoutControls(_ text: String, keepsColour: Bool) -> String {
        func isControl(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x0A: false
            case 0..<0x20, 0x7F...0x9F: true
            default: false
            }
        }
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if keepsColour, scalar.value == 0x1B, rest.first == "[" {
                let digits = rest.dropFirst().prefix { $0 == ";" || ("0"..."9").contains($0) }
                if digits.count < 16, digits.endIndex < rest.endIndex, rest[digits.endIndex] == "m" {
                    result.append(scalar)
                    result.append(contentsOf: rest[...digits.endIndex])
                    rest = rest[rest.index(after: digits.endIndex)...]
                    continue
                }
            }
            if isControl(scalar) {
                result.append(contentsOf: escaped(String(scalar)).unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
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
