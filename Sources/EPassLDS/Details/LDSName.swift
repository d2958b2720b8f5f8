// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A name as DG11, DG12 and DG16 have it: national characters, components separated by `<`, the primary identifier from
/// the secondary by `<<`, never truncated (Doc 9303-10, Table 72; Doc 9303-3, 4.6).
///
/// Issuers also write a name with spaces and without fillers. It is then one primary identifier: nothing tells its
/// parts.
public struct LDSName: Sendable, Hashable {
    /// The value of the data object as text.
    public let field: LDSText

    /// The value of the data object as it stands.
    public var octets: [UInt8] { field.octets }

    /// The name in a data object.
    package init(octets: some Collection<UInt8>) { field = LDSText(octets: octets) }

    /// A name written as the data object has it: `ERIKSSON<<ANNA<MARIA`.
    public init(_ text: String) { field = LDSText(text) }

    /// A name of these identifiers; spaces between components are written as `<`.
    package init(primary: String, secondary: String = "") {
        let parts = [primary, secondary].map {
            $0.split(whereSeparator: { $0 == " " || $0 == "<" }).joined(separator: "<")
        }
        field = LDSText(parts[1].isEmpty ? parts[0] : parts[0] + "<<" + parts[1])
    }

    /// The primary identifier, its components separated by spaces; empty where there is none.
    public var primary: String { identifiers.primary }
    /// The secondary identifier, its components separated by spaces; empty where there is none.
    public var secondary: String { identifiers.secondary }

    /// `PRIMARY, SECONDARY`, or the one identifier that there is.
    public var text: String {
        let (primary, secondary) = identifiers
        if secondary.isEmpty { return primary }
        return primary.isEmpty ? secondary : primary + ", " + secondary
    }

    /// The first `<<` parts the identifiers; later ones part components only, as in the machine readable zone.
    package var identifiers: (primary: String, secondary: String) {
        let scalars = Array(field.text.unicodeScalars)
        let separator = scalars.indices.dropLast().first { scalars[$0] == "<" && scalars[$0 + 1] == "<" }
        func shown(_ part: ArraySlice<Unicode.Scalar>) -> String {
            part.split(separator: "<").map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
        }
        guard let separator else { return (shown(scalars[...]), "") }
        return (shown(scalars[..<separator]), shown(scalars[(separator + 2)...]))
    }
}

extension LDSName: CustomStringConvertible, CustomDebugStringConvertible {
    /// Only the number of octets; use ``text`` to show the name.
    public var description: String { "LDSName(\(octets.count) octets)" }
    /// As ``description``.
    public var debugDescription: String { description }
}
