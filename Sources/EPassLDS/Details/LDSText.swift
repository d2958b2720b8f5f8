// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// Text as a data group has it, octets kept: UTF-8, in which Doc 9303-10 wants national characters.
///
/// Octets that are no UTF-8 are read as ISO/IEC 8859-1, so that something can be shown; the decoder names it
/// (`textNotUTF8`).
public struct LDSText: Sendable, Hashable {
    /// How the octets were read.
    public enum Encoding: String, Sendable, Hashable {
        /// UTF-8; plain ASCII counts as that.
        case utf8
        /// ISO/IEC 8859-1, since the octets are no UTF-8.
        case latin1
    }

    /// The value of the data object as it stands.
    public let octets: [UInt8]
    /// How the octets were read.
    public let encoding: Encoding
    /// The text, fillers included.
    public let text: String

    /// The text of a data object.
    package init(octets: some Collection<UInt8>) {
        let octets = Array(octets)
        self.octets = octets
        if let text = UTF8Text.string(octets.span) {
            self.text = text
            encoding = .utf8
        } else {
            text = String(String.UnicodeScalarView(octets.map { Unicode.Scalar($0) }))
            encoding = .latin1
        }
    }

    /// This text, to be written in UTF-8.
    public init(_ text: String) {
        octets = Array(text.utf8)
        self.text = text
        encoding = .utf8
    }

    /// Several fields, to be separated by `<` (Doc 9303-10, Table 71: place of birth, address, numbers of other
    /// documents).
    package init(fields: [String]) { self.init(fields.joined(separator: "<")) }

    /// The fields between the separators `<`; empty ones are left out. Meant for those elements whose fields are
    /// separated so.
    public var fields: [String] { text.split(separator: "<").map(String.init) }
}

extension LDSText: CustomStringConvertible, CustomDebugStringConvertible {
    /// Only the number of octets; use ``text`` to show it.
    public var description: String { "LDSText(\(octets.count) octets)" }
    /// As ``description``.
    public var debugDescription: String { description }
}
