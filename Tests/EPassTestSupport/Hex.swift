// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Octets written as hexadecimal digits; white space is ignored. Nil where a character is no digit or the count is odd.
public func octets(_ hex: String) -> [UInt8]? {
    var result: [UInt8] = []
    var high: UInt8?
    for character in hex where !character.isWhitespace {
        guard let digit = character.hexDigitValue else { return nil }
        if let first = high {
            result.append(first << 4 | UInt8(digit))
            high = nil
        } else {
            high = UInt8(digit)
        }
    }
    return high == nil ? result : nil
}

/// Upper-case hexadecimal digits without separators.
public func hex(_ octets: some Sequence<UInt8>) -> String {
    octets.map { byte in
        let text = String(byte, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
    }.joined()
}

/// An answer of GENERAL AUTHENTICATE with its status bytes: one that is printed without them ended with 9000.
public func withStatusBytes(_ response: [UInt8]) -> [UInt8] {
    let isBare = response.count > 1 && response[0] == 0x7C && Int(response[1]) + 2 == response.count
    return isBare ? response + [0x90, 0x00] : response
}
