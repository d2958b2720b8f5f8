// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// base64url without padding (RFC 7515, 2), in one spelling.
public enum Base64URL {
    /// The text of octets.
    public static func encode(_ octets: some Sequence<UInt8>) -> String { Base64.unpaddedURLText(Array(octets)) }

    /// The octets of a text; nil for padding, other characters, or bits that no octet has: each value has one text.
    public static func decode(_ text: some StringProtocol) -> [UInt8]? { Base64.octets(unpaddedURL: text.utf8) }
}
