// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// A data group whose content is not decoded: outer tag and length were checked, the rest is as it was read.
///
/// The rule for every data group that this toolkit has no decoder for, and for the files whose hash is all that is
/// wanted. Success means that the file is one data object with the data group's tag; nothing is known of what is in it.
public struct RawDataGroup: Sendable, Hashable {
    /// The one whose outer tag the file has.
    public let dataGroup: DataGroupNumber
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// The value of the outer data object.
    public let content: ArraySlice<UInt8>
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Checks the outer tag and length of a file.
    ///
    /// - Throws: `LDSError`: `unexpectedTag`, `truncated`, `invalidEncoding`; under `.strict` also for octets after the
    ///   data object.
    public init(
        decoding octets: [UInt8], as dataGroup: DataGroupNumber, profile: DecodingProfile = .default
    ) throws(LDSError) {
        var context = DecodingContext(.dataGroup(dataGroup), profile)
        content = try context.outermost(of: octets).remaining
        self.dataGroup = dataGroup
        self.octets = octets
        deviations = context.deviations
    }

    /// A data group with this value.
    package init(_ dataGroup: DataGroupNumber, content: [UInt8]) {
        self.dataGroup = dataGroup
        self.content = content[...]
        octets = TLVWriter.encode(TLVTag(UInt32(dataGroup.tag)), content)
        deviations = []
    }

    /// Writes the file again, with a length in the fewest octets.
    package func encoded() -> [UInt8] { TLVWriter.encode(TLVTag(UInt32(dataGroup.tag)), content) }
}
