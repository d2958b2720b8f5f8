// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One value of one attribute of a record in LDIF (RFC 2849).
package struct LDIFValue: Sendable, Hashable {
    /// The distinguished name of the record, as it is written there.
    package let dn: String
    /// The attribute's type without options, as it is written: `userCertificate`.
    package let type: String
    /// The options after the type, as they are written: `binary`.
    package let options: [String]
    /// The value, decoded where it was in base64.
    package let octets: [UInt8]
    /// Whether the value was in base64.
    package let isBase64: Bool
    /// The number of the line that the attribute begins in; the first is 1.
    package let line: Int
    /// The position of that line in octets from the beginning of the input.
    package let offset: Int

    /// The type and its options: `userCertificate;binary`.
    package var attribute: String { ([type] + options).joined(separator: ";") }
}

/// A line, or a record, that is not read, and why; reading goes on behind it.
package struct LDIFProblem: Sendable, Hashable {
    /// The distinguished name of the record; empty where none was read.
    package let dn: String
    /// The number of the line; the first is 1.
    package let line: Int
    /// Code `malformedLDIF`, `externalValue`, `changeNotCarriedOut` or `tooLarge`; its offset counts from the beginning
    /// of the input.
    package let reason: TrustError
}

/// How much of an input in LDIF is kept at a time.
package struct LDIFLimits: Sendable, Hashable {
    /// The octets of one value.
    package var maximumValueLength: Int
    /// The octets of an attribute's description (its type and options).
    package var maximumNameLength: Int
    /// The octets of a distinguished name.
    package var maximumDNLength: Int

    /// These limits.
    package init(maximumValueLength: Int = 16 << 20, maximumNameLength: Int = 256, maximumDNLength: Int = 8_192) {
        self.maximumValueLength = maximumValueLength
        self.maximumNameLength = maximumNameLength
        self.maximumDNLength = maximumDNLength
    }

    /// 16 MiB a value, 256 octets a description, 8 KiB a name.
    package static let `default` = LDIFLimits()
}
