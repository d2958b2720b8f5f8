// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
package import EPassTLV

/// Which features a data group is for.
package protocol SecurityFeatureKind: Sendable, Hashable {
    /// DG8, DG9 or DG10.
    static var dataGroup: DataGroupNumber { get }
}

/// Of DG8 (Doc 9303-10, 4.7.8).
package enum DataFeatures: SecurityFeatureKind {
    /// DG8.
    package static var dataGroup: DataGroupNumber { .dg8 }
}

/// Of DG9 (Doc 9303-10, 4.7.9).
package enum StructureFeatures: SecurityFeatureKind {
    /// DG9.
    package static var dataGroup: DataGroupNumber { .dg9 }
}

/// Of DG10 (Doc 9303-10, 4.7.10).
package enum SubstanceFeatures: SecurityFeatureKind {
    /// DG10.
    package static var dataGroup: DataGroupNumber { .dg10 }
}

/// EF.DG8: data features (Doc 9303-10, 4.7.8).
package typealias DataGroup8 = SecurityFeatureGroup<DataFeatures>

/// EF.DG9: structure features (Doc 9303-10, 4.7.9).
package typealias DataGroup9 = SecurityFeatureGroup<StructureFeatures>

/// EF.DG10: substance features (Doc 9303-10, 4.7.10).
package typealias DataGroup10 = SecurityFeatureGroup<SubstanceFeatures>

/// EF.DG8, EF.DG9 and EF.DG10: machine assisted security features, whose content the standard has yet to define
/// (Doc 9303-10, Tables 65, 67 and 69).
///
/// The number (02) and the data objects after it are what is known; the data objects are kept whole. The number is not
/// compared with them, since the standard does not say how many data objects one feature has.
package struct SecurityFeatureGroup<Kind: SecurityFeatureKind>: Sendable, Hashable {
    /// One data object, of whatever kind the issuer gave it.
    package struct Feature: Sendable, Hashable {
        /// Any tag: the standard names none.
        package let tag: TLVTag
        /// The value; the indices are those of the file's octets where it was read.
        package let octets: ArraySlice<UInt8>

        /// The octets are the value only; tag and length are written around them.
        package init(tag: TLVTag, octets: ArraySlice<UInt8>) {
            self.tag = tag
            self.octets = octets
        }
    }

    /// The number of features as it is stated (02), nil where it is not.
    package let statedCount: Int?
    /// The data objects after it, in the order of the file.
    package let templates: [Feature]
    /// The file as it was read, or as it is written.
    package private(set) var octets: [UInt8] = []
    /// What departs from the standard and was tolerated.
    package let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset where the value is not BER-TLV to its end; under `.strict`
    ///   also where the number of features is not there or is not one to nine.
    package init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(Kind.dataGroup), profile)
        var template = try context.outermost(of: octets)
        let stated = try template.statedCount()
        if !(1...9).contains(stated ?? 0) {
            try context.note(
                .instanceCount, path: template.path(0x02), at: template.element?.offset ?? 0, .ldsFeatureCount)
        }
        var features: [Feature] = []
        while !template.isAtEnd {
            let element = try template.next()
            features.append(Feature(tag: element.tag, octets: element.content))
        }
        statedCount = stated
        templates = features
        self.octets = octets
        deviations = context.deviations
    }

    /// A file that states this number of features and holds these data objects; a number above 255 is written as its
    /// last octet.
    package init(statedCount: Int?, templates: [Feature]) {
        self.statedCount = statedCount
        self.templates = templates
        deviations = []
        octets = encoded()
    }

    /// Writes the file again, with lengths in the fewest octets; those inside the data objects stay as they were.
    package func encoded() -> [UInt8] {
        TLVWriter.encode(Kind.dataGroup, count: statedCount) { file in
            for feature in templates { file.append(feature.tag, feature.octets) }
        }
    }
}
