// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
import EPassMessages
import EPassTLV

/// EF.DG1: the machine readable zone as the chip holds it (Doc 9303-10, 4.7.1).
///
/// Decoding checks the characters and their number, not the check digits: these are results in `mrz`. Whether the zone
/// is the one that the issuer signed, and the one that is printed, is decided elsewhere.
public struct DataGroup1: Sendable, Hashable {
    /// The machine readable zone.
    public let mrz: MRZ
    /// The file as it was read, or as it is written.
    public private(set) var octets: [UInt8] = []
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset; `invalidMRZ` where 5F1F has not 72, 88 or 90 characters or
    ///   others than A to Z, 0 to 9 and `<`. The error does not quote the zone. What the zone has of `MRZDeviation`
    ///   stands in `deviations` (F-40 to F-42); under `.strict` it is an error.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(.dg1), profile)
        var template = try context.outermost(of: octets)
        let element = try template.read(0x5F1F)
        do throws(MRZError) {
            mrz = try MRZ(characters: Array(element.content))
        } catch {
            throw template.error(.invalidMRZ, element.tag, at: element.offset, .ldsNoZone(why: error.message))
        }
        for deviation in mrz.deviations {
            try context.note(
                LDSDeviation(deviation), path: template.path(element.tag), at: element.offset, .ldsZoneDeparts)
        }
        try context.skipRest(of: &template)
        self.octets = octets
        deviations = context.deviations
    }

    /// A file with this machine readable zone.
    package init(mrz: MRZ) {
        self.mrz = mrz
        deviations = []
        octets = encoded()
    }

    /// The value of 5F1F: the characters of all lines run together.
    public var mrzOctets: [UInt8] { mrz.characters }

    /// Writes the file again, with lengths in the fewest octets.
    package func encoded() -> [UInt8] { TLVWriter.encode(0x61, TLVWriter.encode(0x5F1F, mrz.characters)) }
}
