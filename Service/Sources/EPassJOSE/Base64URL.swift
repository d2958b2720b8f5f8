// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// base64url without padding (RFC 7515, 2), in one spelling.
public enum Base64URL {
    /// The text of octets.
    public static func encode(_ octets: some Sequence<UInt8>) -> String {
        Data(octets).base64EncodedString().filter { $0 != "=" }.map { character -> Character in
            switch character {
            case "+": "-"
            case "/": "_"
            default: character
            }
        }.reduce(into: "") { $0.append($1) }
    }

    /// The octets of a text; nil for padding, other characters, or bits that no octet has: each value has one text.
    public static func decode(_ text: some StringProtocol) -> [UInt8]? {
        let isAlphabet = text.utf8.allSatisfy { octet in
            switch octet {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard isAlphabet, text.utf8.count % 4 != 1 else { return nil }
        var standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        standard += String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: standard) else { return nil }
        let octets = [UInt8](data)
        // The last character may hold bits that are dropped: another text of the same octets.
        return encode(octets) == text ? octets : nil
    }
}
