// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassJSON

/// Octets in base64url (RFC 4648, 5), and back. Written with padding, as VDS-NC seals have it; read with or without,
/// and in the letters of base64 too.
enum Base64URL {
    static func of(_ octets: [UInt8]) -> String {
        Base64Text.of(octets).replacing("+", with: "-").replacing("/", with: "_")
    }

    static func octets(_ text: String) -> [UInt8]? {
        let plain = text.replacing("-", with: "+").replacing("_", with: "/")
        let stripped =
            plain.hasSuffix("=") ? plain : plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
        return Base64Text.octets(stripped)
    }
}
