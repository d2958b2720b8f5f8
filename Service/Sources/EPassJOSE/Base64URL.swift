// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// base64url without padding (RFC 7515, 2), in one spelling.
public enum Base64URL {
    /// The text of octets.
    public static func encode(_ octets: some Sequence<UInt8>) -> String {
        // Uploads are written so. Character by character, or through `Data`, that took longer than to judge them.
        let padded = [UInt8](Data(octets).base64EncodedData())
        let characters = padded.prefix { $0 != UInt8(ascii: "=") }.map { octet in
            switch octet {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            default: octet
            }
        }
        return String(decoding: characters, as: UTF8.self)
    }

    /// The octets of a text; nil for padding, other characters, or bits that no octet has: each value has one text.
    public static func decode(_ text: some StringProtocol) -> [UInt8]? {
        var standard: [UInt8] = []
        standard.reserveCapacity(text.utf8.count + 2)
        for octet in text.utf8 {
            switch octet {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                standard.append(octet)
            case UInt8(ascii: "-"): standard.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): standard.append(UInt8(ascii: "/"))
            default: return nil
            }
        }
        guard standard.count % 4 != 1 else { return nil }
        while !standard.count.isMultiple(of: 4) { standard.append(UInt8(ascii: "=")) }
        guard let data = Data(base64Encoded: Data(standard)) else { return nil }
        let octets = [UInt8](data)
        // The last character may hold bits that are dropped: another text of the same octets.
        return encode(octets).utf8.elementsEqual(text.utf8) ? octets : nil
    }
}
