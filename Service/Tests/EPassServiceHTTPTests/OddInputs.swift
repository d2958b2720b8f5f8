// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// Inputs that nobody means, made from a seed (splitmix64): `EPASS_TEST_SEED`, which `make service` sets by the commit.
struct OddInputs: RandomNumberGenerator {
    static let seed = ProcessInfo.processInfo.environment["EPASS_TEST_SEED"].flatMap { UInt64($0) } ?? 0
    private var state = Self.seed

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int(next() % UInt64(elements.count))] }

    /// Values of JSON of every type and at every bound, some that are no JSON at all.
    static let values = [
        "null", "true", "0", "-1", "1e300", "-1e300", "1e-300", "1e-9223372036854775808", "1e9223372036854775807",
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "253402300799", "253402300800",
        "1700000000.999999999", "NaN", "Infinity", "1e", "0x10", #""""#, #"" ""#, #""\u0000""#, #""\ud800""#,
        "\"\u{0301}\"", #""1e400""#, #""4102444800""#, "[]", "[[]]", "[null]", #"[""]"#, #"["epass",null]"#,
        #"["epass",["epass"]]"#,
        "{}", #"{"":{}}"#, #"{"a":1,"a":2}"#, "[", "{", "", "\u{FEFF}1",
        "\"" + String(repeating: "a", count: 5_000) + "\"", "\"" + String(repeating: "\u{0301}", count: 2_000) + "\"",
        "[" + String(repeating: #""epass","#, count: 700) + #""epass"]"#,
        String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000),
        String(repeating: #"{"a":"#, count: 900) + "1" + String(repeating: "}", count: 900),
    ]

    /// An object with some of its members changed, doubled, moved or left out.
    mutating func object(_ members: [(name: String, value: String)]) -> String {
        var members = members
        for _ in 0..<(1 + next() % 3) where !members.isEmpty {
            let index = Int(next() % UInt64(members.count))
            switch next() % 6 {
            case 0: members.remove(at: index)
            case 1: members.append(members[index])
            case 2: members.append((members[index].name, pick(Self.values)))
            case 3: members.swapAt(0, index)
            default: members[index].value = pick(Self.values)
            }
        }
        return "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
    }

    /// Octets with some of them flipped, cut, doubled, or words of others between them.
    mutating func octets(_ octets: [UInt8], words: [String]) -> [UInt8] {
        var octets = octets
        for _ in 0..<(1 + next() % 4) where !octets.isEmpty {
            let index = Int(next() % UInt64(octets.count))
            switch next() % 6 {
            case 0: octets[index] = UInt8(truncatingIfNeeded: next())
            case 1: octets.removeSubrange(index..<min(octets.count, index + Int(next() % 16)))
            case 2: octets.insert(contentsOf: pick(words).utf8, at: index)
            case 3: octets.append(contentsOf: octets[index..<min(octets.count, index + 64)])
            case 4: octets.removeLast(octets.count - index)
            default: octets.replaceSubrange(index..<index, with: [UInt8](repeating: octets[index], count: 33))
            }
        }
        return octets
    }
}
