// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A media type with its parameters, as a header has it.
struct ContentType: Sendable, Hashable {
    /// In small letters, without parameters.
    let name: String
    /// By names in small letters.
    let parameters: [String: String]

    /// Nil for no media type.
    init?(_ text: String) {
        guard text.utf8.count <= 256 else { return nil }
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard let first = parts.first else { return nil }
        let name = Self.trimmed(first).lowercased()
        guard name.split(separator: "/", omittingEmptySubsequences: false).count == 2 else { return nil }
        var parameters: [String: String] = [:]
        for part in parts.dropFirst() {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { return nil }
            var value = Self.trimmed(sides[1])
            if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
                value = String(value.dropFirst().dropLast())
            }
            guard parameters.updateValue(value, forKey: Self.trimmed(sides[0]).lowercased()) == nil else { return nil }
        }
        self.name = name
        self.parameters = parameters
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }

    /// The first of the offered types that a header `Accept` takes; without one the first that is offered.
    static func choose(_ offered: [String], accept: String?) -> String? {
        guard let accept else { return offered.first }
        for item in accept.split(separator: ",").prefix(32) {
            guard let wanted = ContentType(trimmed(item)) else { continue }
            if wanted.parameters["q"].map({ Double($0) == 0 }) == true { continue }
            if wanted.name == "*/*" { return offered.first }
            if let match = offered.first(where: { wanted.name == $0 || wanted.name == "\($0.prefix { $0 != "/" })/*" })
            {
                return match
            }
        }
        return nil
    }
}
