// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// Which details a data group has.
public protocol DetailKind: Sendable, Hashable {
    /// DG11 or DG12.
    static var dataGroup: DataGroupNumber { get }
}

/// The tags of the elements of a data group of details.
package enum DetailTag<Kind: DetailKind> {}

/// EF.DG11 and EF.DG12: additional details, of the person or of the document (Doc 9303-10, 4.7.11, 4.7.12). All
/// elements are optional.
///
/// What is decoded is what the file says; whether it agrees with the machine readable zone, and whether the issuer
/// signed it, is decided elsewhere. Elements that Table 72 makes mandatory after others (title, personal summary, proof
/// of citizenship) are not demanded: the standard's own example leaves them out.
public struct DetailGroup<Kind: DetailKind>: Sendable, Hashable {
    /// The tags of the elements (Doc 9303-10, Tables 71 and 73).
    package typealias Tag = DetailTag<Kind>

    /// The value of the tag list (5C) as it stands, nil where there is none (F-33).
    public let tagList: [UInt8]?
    /// The elements in the order of the file.
    package let elements: [DetailElement]
    /// The file as it was read, or as it is written.
    public private(set) var octets: [UInt8] = []
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset. Under the default profile dates in other forms, empty
    ///   elements, names outside their template, a tag list that does not fit and unknown elements are tolerated and
    ///   named in `deviations` (F-33); under `.strict` each of them is an error.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(Kind.dataGroup), profile)
        var template = try context.outermost(of: octets)
        var decoder = DetailsDecoder(of: Kind.dataGroup)
        try decoder.decode(&template, &context)
        tagList = decoder.tagList
        elements = decoder.elements
        self.octets = octets
        deviations = context.deviations
    }

    /// A file with these elements in this order.
    ///
    /// - Parameters:
    ///   - elements: the elements.
    ///   - tagList: the value of the tag list, whatever it holds; nil lists the tags of the elements, each once.
    package init(elements: [DetailElement], tagList: [UInt8]? = nil) {
        self.init(elements, tagList: tagList ?? elements.tagList)
    }

    /// A file with these elements in this order and no tag list, which is a deviation (F-33).
    package init(elementsWithoutTagList elements: [DetailElement]) { self.init(elements, tagList: nil) }

    private init(_ elements: [DetailElement], tagList: [UInt8]?) {
        self.elements = elements
        self.tagList = tagList
        deviations = []
        octets = encoded()
    }

    /// Writes the file again, with lengths in the fewest octets. Unknown elements inside the template of names, and
    /// octets after the file, are left out.
    package func encoded() -> [UInt8] {
        var writer = TLVWriter()
        writer.append(TLVTag(UInt32(Kind.dataGroup.tag))) { file in
            if let tagList { file.append(0x5C, tagList) }
            for element in elements { element.write(to: &file) }
        }
        return writer.bytes
    }
}
