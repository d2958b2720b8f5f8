// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

/// What descriptions of documents hold beside what other files do.
extension JSONSchema {
    /// Octets in base64, padded and without spare bits.
    static let base64 = base64(atLeast: nil)
    /// Octets in pairs of hexadecimal digits.
    static let hexadecimal = JSONValue.members(
        ("type", .string("string")), ("pattern", .string("^([0-9A-Fa-f]{2})+$")),
        ("maxLength", .integer(Int64(2 * DescriptionValue.longestImage))))

    /// Octets in base64, so many characters at least.
    static func base64(atLeast length: Int?) -> JSONValue {
        let digit = "[A-Za-z0-9+/]"
        let ends = "\(digit)[AQgw]==|\(digit){2}[AEIMQUYcgkosw048]="
        return .members(
            ("type", .string("string")), ("pattern", .string("^(\(digit){4})*(\(ends))?$")),
            ("minLength", length.map { .integer(Int64($0)) }),
            ("maxLength", length.map { _ in .integer(Int64((DescriptionValue.longestImage + 2) / 3 * 4)) }))
    }

    /// One or a list.
    static func oneOrMore(of element: JSONValue, atMost count: Int = DescriptionValue.longestList) -> JSONValue {
        any([element, list(of: element, 0...count)])
    }
}
