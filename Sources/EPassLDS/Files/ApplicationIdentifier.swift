// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings

/// The name of an application of a chip: 1 to 16 octets, by which SELECT finds it (ISO/IEC 7816-4, 8.2.1.2).
public struct ApplicationIdentifier: Sendable, Hashable, CustomStringConvertible {
    /// The octets.
    public let octets: [UInt8]

    /// The LDS1 eMRTD application of a travel document (Doc 9303-10, 4.1).
    public static let eMRTD = Self(valid: LDSFile.applicationIdentifier)

    /// Nil where the octets are not 1 to 16.
    public init?(_ octets: [UInt8]) {
        guard Self.lengths.contains(octets.count) else { return nil }
        self.octets = octets
    }

    /// The identifier of which these are the hexadecimal digits, in upper or lower case; nil for anything else.
    public init?(hexadecimal text: String) {
        guard let octets = Hexadecimal.octets(text) else { return nil }
        self.init(octets)
    }

    private init(valid octets: [UInt8]) { self.octets = octets }

    /// How many octets an identifier has.
    package static let lengths = 1...16

    /// Upper-case hexadecimal digits.
    public var description: String { Hexadecimal.text(octets) }

    /// Which application it is known to be; nil for any other.
    public var known: KnownApplication? { KnownApplication(self) }
}
