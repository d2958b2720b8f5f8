// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// EF.DG4: the encoded irises (Doc 9303-10, 4.7.4): biometric information templates with one eye each, or none at all.
///
/// The chip gives the file to a terminal with the right to it only (extended access control). Images are kept as octets
/// and never decoded here. Compare the hash of `octets` first; that an image is there does not mean that it is the
/// holder's eye.
public struct DataGroup4: Sendable, Hashable {
    /// The templates with what encloses them.
    package let content: BiometricTemplates<IrisData>
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset; `limitExceeded` for more than 255 templates or 256 images
    ///   in the file. Under the default profile lengths and counts that do not fit, missing templates and sub-types,
    ///   and both eyes in one data block are tolerated and named in `deviations`; under `.strict` each of them is an
    ///   error.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        // Table 55 allows nine; 4.7.4.1 and 4.7.4.2.2 allow none.
        var decoder = BiometricTemplatesDecoder<IrisImageRecord, IrisImageDataBlock>(
            .dg4, instances: 0...9, profile: profile)
        content = try decoder.decode(octets)
        self.octets = octets
        deviations = decoder.context.deviations
    }

    /// A file with these templates.
    ///
    /// - Parameters:
    ///   - templates: one for each eye; none where no iris could be taken (Doc 9303-10, 4.7.4.2.2).
    ///   - issuerDefinedContent: with no templates a random number is recommended, so that the hash in EF.SOD does not
    ///     tell of their absence.
    package init(templates: [BiometricInformationTemplate<IrisData>], issuerDefinedContent: [UInt8]? = nil) {
        content = BiometricTemplates(templates, issuerDefinedContent: issuerDefinedContent)
        octets = content.encoded(as: Self.tag)
        deviations = []
    }

    /// How the templates are enclosed.
    package var enclosure: BiometricEnclosure { content.enclosure }
    /// The number of templates as it is stated (02), nil where it is not.
    public var statedInstanceCount: Int? { content.statedInstanceCount }
    /// The templates that are there, in their order.
    package var templates: [BiometricInformationTemplate<IrisData>] { content.templates }
    /// Issuer defined content (53) of a file without templates, nil where it is absent.
    public var issuerDefinedContent: [UInt8]? { content.issuerDefinedContent }
    /// The images of all templates in their order, whichever standard encodes them.
    public var images: [BiometricImage] { content.images }

    /// Writes the fields again, the stated numbers and lengths of the records included, those of data objects in the
    /// fewest octets. Elements that the standard does not know, and octets after the file, are left out.
    package func encoded() -> [UInt8] { content.encoded(as: Self.tag) }

    private static let tag: TLVTag = 0x76
}
