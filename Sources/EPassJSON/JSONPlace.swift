// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings

/// A step on the way to a value of a JSON text.
package enum JSONStep: Sendable, Hashable {
    /// The member of an object.
    case member(String)
    /// An element of an array, counted from 0.
    case element(Int)
}

extension [JSONStep] {
    /// The way as it is written: `decision.rules[1].when`, and `checks["issuer.ds.signature"]` where a name has a dot.
    package var text: String {
        reduce(into: "") { text, step in
            switch step {
            case .element(let index): text += "[\(index)]"
            case .member(let name):
                let isPlain =
                    !name.isEmpty
                    && name.utf8.allSatisfy { octet in
                        (0x30...0x39).contains(octet) || (0x41...0x5A).contains(octet)
                            || (0x61...0x7A).contains(octet)
                    }
                text += isPlain ? (text.isEmpty ? name : "." + name) : "[" + JSONValue.string(name).line() + "]"
            }
        }
    }
}

/// A place in a text as editors count it: lines and characters from 1.
package struct JSONPlace: Sendable, Hashable {
    /// The line.
    package let line: Int
    /// The character of the line.
    package let column: Int

    /// The place of an octet of the text; the end where there are not so many.
    package init(offset: Int, in octets: [UInt8]) {
        let before = octets.prefix(max(0, offset))
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        // Of a character in UTF-8 its first octet counts.
        column = 1 + before[start...].count { $0 & 0xC0 != 0x80 }
    }

    /// The place of a value, or of the name of a member.
    ///
    /// - Parameters:
    ///   - path: the way to the value. Where it leads nowhere, the last value on it counts.
    ///   - isName: whether the name in front of the value is meant, where there is one.
    ///   - octets: a text that was read as JSON.
    package init(of path: [JSONStep], isName: Bool = false, in octets: [UInt8]) {
        var finder = JSONFinder(octets: octets)
        self.init(offset: finder.offset(of: path, isName: isName), in: octets)
    }
}

/// Finds values in a text that was read as JSON. Whatever else it is given, it comes to an end.
private struct JSONFinder {
    let octets: [UInt8]
    var position = 0

    init(octets: [UInt8]) { self.octets = octets }

    private var next: UInt8? { position < octets.count ? octets[position] : nil }

    mutating func offset(of path: [JSONStep], isName: Bool) -> Int {
        skipSpace()
        var found = position
        for (index, step) in path.enumerated() {
            guard let place = enter(step) else { return found }
            found = isName && index == path.count - 1 ? place : position
        }
        return found
    }

    /// Goes to a value of the object or array here.
    ///
    /// - Returns: where its name stands; the value for an element; nil where there is none.
    private mutating func enter(_ step: JSONStep) -> Int? {
        let isObject = next == UInt8(ascii: "{")
        guard isObject || next == UInt8(ascii: "[") else { return nil }
        position += 1
        var index = 0
        while true {
            skipSpace()
            guard let octet = next, octet != UInt8(ascii: "}"), octet != UInt8(ascii: "]") else { return nil }
            let start = position
            var isFound = step == .element(index)
            if isObject {
                let name = string()
                skipSpace()
                position += 1
                skipSpace()
                isFound = name.map { step == .member($0) } ?? false
            }
            if isFound { return start }
            skipValue()
            skipSpace()
            guard next == UInt8(ascii: ",") else { return nil }
            position += 1
            index += 1
        }
    }

    private mutating func string() -> String? {
        let start = position
        skipString()
        return (try? JSONValue(parsing: Array(octets[start..<position])))?.string
    }

    private mutating func skipString() {
        position += 1
        while let octet = next, octet != UInt8(ascii: "\"") {
            position = min(octets.count, position + (octet == UInt8(ascii: "\\") ? 2 : 1))
        }
        position = min(octets.count, position + 1)
    }

    private mutating func skipValue() {
        var depth = 0
        while let octet = next {
            switch octet {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth > 0 else { return }
                depth -= 1
                position += 1
            case UInt8(ascii: ","):
                guard depth > 0 else { return }
                position += 1
            default: position += 1
            }
            let isOver =
                next == nil || next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
            if depth == 0, isOver { return }
        }
    }

    private mutating func skipSpace() {
        while let octet = next, octet == 0x20 || octet == 0x0A || octet == 0x0D || octet == 0x09 { position += 1 }
    }
}
