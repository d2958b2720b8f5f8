// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// EF.CardAccess: how the chip may be opened by PACE (Doc 9303-10, 3.11.3; Doc 9303-11, 9.2.11).
///
/// Nothing protects this file. What it says is confirmed only by the same octets in an authenticated EF.DG14 or
/// EF.CardSecurity.
public struct EFCardAccess: Sendable, Hashable {
    /// The ways of PACE among them, in the order of the file.
    public let securityInfos: SecurityInfos
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` as `SecurityInfos` does; under `.strict` also for octets after the file and for the
    ///   wrappings of F-15.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        securityInfos = try SecurityInfos(decoding: octets, file: .cardAccess, profile: profile)
        self.octets = octets
    }

    /// A file with these entries.
    package init(securityInfos: SecurityInfos) {
        self.securityInfos = securityInfos
        octets = securityInfos.encoded()
    }

    /// What departs from the standard and was tolerated.
    public var deviations: [LDSDeviation] { securityInfos.deviations }

    /// Writes the file again from the exact octets of the entries. Equal to `octets` where the file was read without
    /// deviations.
    package func encoded() -> [UInt8] { securityInfos.encoded() }
}
