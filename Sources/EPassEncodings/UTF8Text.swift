// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Text in UTF-8 (RFC 3629), read strictly.
package enum UTF8Text {
    /// Nil where the octets are not UTF-8: nothing is put in their place.
    ///
    /// The library's `String(validating:as:)` looks up its generic types at run time, which costs more than a short
    /// text itself.
    package static func string(_ octets: Span<UInt8>) -> String? {
        do {
            return String(copying: try UTF8Span(validating: octets))
        } catch {
            return nil
        }
    }
}
