// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTLV

/// EF.DG13: optional details at the discretion of the issuing State (Doc 9303-10, 4.7.13).
///
/// Only the outer data object is checked. What is in it is the issuer's own, and need not be BER-TLV (Singapore, F-37).
public struct DataGroup13: Sendable, Hashable {
    /// The value of the outer data object; the indices are those of the file's octets.
    public let content: ArraySlice<UInt8>
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Checks the outer tag and length of the file.
    ///
    /// - Throws: `LDSError`: `unexpectedTag`, `truncated`, `invalidEncoding`; under `.strict` also for octets after the
    ///   data object.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(.dg13), profile)
        content = try context.outermost(of: octets).remaining
        self.octets = octets
        deviations = context.deviations
    }

    /// A file with this value.
    package init(content: [UInt8]) {
        self.content = content[...]
        octets = TLVWriter.encode(0x6D, content)
        deviations = []
    }

    /// The value as data objects, or nil where it is not BER-TLV to its end or has more than 4,096 of them: a view,
    /// which nothing vouches for, since octets of another kind may look like data objects by chance.
    package func dataObjects() -> [TLVElement]? {
        var cursor = TLVCursor(content)
        var found: [TLVElement] = []
        do throws(TLVError) {
            while !cursor.isAtEnd { found.append(try cursor.read()) }
        } catch {
            return nil
        }
        return found
    }

    /// Writes the file again, with a length in the fewest octets.
    package func encoded() -> [UInt8] { TLVWriter.encode(0x6D, content) }
}
