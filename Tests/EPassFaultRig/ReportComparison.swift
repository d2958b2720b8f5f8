// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

/// When two reports say the same of a document.
enum ReportComparison {
    /// What a recovery changes by right: what it cost, how often the chip was opened, and that it was.
    private static let ignored: Set<String> = ["exchange", "attempts", "milliseconds", "recoveries", "channel"]

    /// A report without those members, wherever they stand.
    static func comparable(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members):
            .object(
                members.filter { !ignored.contains($0.name) }.map {
                    JSONMember(name: $0.name, value: comparable($0.value))
                })
        case .array(let values): .array(values.map(comparable))
        case .null, .boolean, .integer, .string: value
        }
    }

    /// Where the first difference stands, with both values; nil where there is none.
    static func firstDifference(_ one: JSONValue, _ other: JSONValue, at path: String = "") -> String? {
        guard one != other else { return nil }
        if let members = one.object, let others = other.object {
            for name in (members + others).map(\.name) {
                let (left, right) = (one[name] ?? .null, other[name] ?? .null)
                if let found = firstDifference(left, right, at: path.isEmpty ? name : "\(path).\(name)") {
                    return found
                }
            }
        }
        if let values = one.array, let others = other.array, values.count == others.count {
            for (index, pair) in zip(values, others).enumerated() {
                // The name of a check says more than its number.
                let place = pair.0["id"]?.string ?? "\(index)"
                if let found = firstDifference(pair.0, pair.1, at: "\(path)[\(place)]") { return found }
            }
        }
        return "\(path): \(short(one)) and not \(short(other))"
    }

    private static func short(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .boolean(let truth): "\(truth)"
        case .integer(let number): "\(number)"
        case .string(let text): String(text.prefix(60))
        case .array(let values): "\(values.count) values (\(values.prefix(4).map(short)))"
        case .object(let members): "\(members.count) members"
        }
    }
}
