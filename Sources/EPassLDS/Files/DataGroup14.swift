// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// DG14: the security options, hashed in EF.SOD (Doc 9303-10, 4.7.14; Doc 9303-11, 9.2.11).
///
/// It repeats the entries of EF.CardAccess and adds what chip and terminal authentication need. A decoded value is
/// parsed: it is authentic only if the hash of the file matches a security object that was verified.
public struct DataGroup14: Sendable, Hashable {
    /// The entries; their offsets count from the beginning of the file.
    public let securityInfos: SecurityInfos
    /// The file as it was read, or as it is written.
    public private(set) var octets: [UInt8] = []

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` as `SecurityInfos` does; under `.strict` also for octets after the file or after the SET
    ///   inside it (F-38).
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(.dg14), profile)
        let content = try context.outermost(of: octets, limits: SecurityInfos.limits)
        let entries = try SecurityInfos.entries(in: content, trailing: .securityInfosTrailing, noting: &context)
        securityInfos = SecurityInfos(entries: entries, deviations: context.deviations)
        self.octets = octets
    }

    /// A file with these entries.
    package init(securityInfos: SecurityInfos) {
        self.securityInfos = securityInfos
        octets = encoded()
    }

    /// What departs from the standard and was tolerated.
    public var deviations: [LDSDeviation] { securityInfos.deviations }

    /// Writes the file again from the exact octets of the entries, with an outer length in the fewest octets.
    package func encoded() -> [UInt8] { TLVWriter.encode(0x6E, securityInfos.encoded()) }
}
