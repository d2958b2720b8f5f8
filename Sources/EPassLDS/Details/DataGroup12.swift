// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTLV

/// EF.DG12: additional details of the document (Doc 9303-10, 4.7.12). All elements are optional.
///
/// What is decoded is what the file says; whether the dates fit those of the machine readable zone, and whether the
/// issuer signed it, is decided elsewhere.
public struct DataGroup12: Sendable, Hashable {
    /// The value of the tag list (5C) as it stands, nil where there is none (F-33).
    public let tagList: [UInt8]?
    /// The elements in the order of the file.
    public let elements: [DetailElement]
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset. Under the default profile dates in other forms, empty
    ///   elements, names outside their template, a tag list that does not fit and unknown elements are tolerated and
    ///   named in `deviations` (F-33); under `.strict` each of them is an error.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(.dg12), profile)
        var template = try context.outermost(of: octets)
        var decoder = DetailsDecoder(Self.rules)
        try decoder.decode(&template, &context)
        tagList = decoder.tagList
        elements = decoder.elements
        self.octets = octets
        deviations = context.deviations
    }

    /// A conformant file with these elements in the order of Table 73; what is nil or empty is left out.
    public init(
        issuingAuthority: LDSText? = nil, dateOfIssue: LDSDate? = nil, otherPersons: [LDSName] = [],
        endorsements: LDSText? = nil, taxOrExitRequirements: LDSText? = nil, imageOfFront: DisplayedImage? = nil,
        imageOfRear: DisplayedImage? = nil, dateAndTimeOfPersonalisation: LDSDate? = nil,
        personalisationSystemSerialNumber: LDSText? = nil
    ) {
        var elements: [DetailElement] = []
        func add(_ tag: TLVTag, _ value: DetailElement.Value?) {
            if let value { elements.append(DetailElement(tag: tag, value: value)) }
        }
        add(Tag.issuingAuthority, issuingAuthority.map { .text($0) })
        add(Tag.dateOfIssue, dateOfIssue.map { .date($0) })
        if !otherPersons.isEmpty { elements.append(DetailElement(names: otherPersons, tag: Tag.otherPerson)) }
        add(Tag.endorsements, endorsements.map { .text($0) })
        add(Tag.taxOrExitRequirements, taxOrExitRequirements.map { .text($0) })
        add(Tag.imageOfFront, imageOfFront.map { .image($0) })
        add(Tag.imageOfRear, imageOfRear.map { .image($0) })
        add(Tag.dateAndTimeOfPersonalisation, dateAndTimeOfPersonalisation.map { .date($0) })
        add(Tag.personalisationSystemSerialNumber, personalisationSystemSerialNumber.map { .text($0) })
        self.init(elements: elements)
    }

    /// A file with these elements in this order.
    ///
    /// - Parameters:
    ///   - elements: the elements.
    ///   - tagList: the value of the tag list, whatever it holds; nil lists the tags of the elements, each once.
    public init(elements: [DetailElement], tagList: [UInt8]? = nil) {
        self.init(elements, tagList: tagList ?? elements.tagList)
    }

    /// A file with these elements in this order and no tag list, which is a deviation (F-33).
    public init(elementsWithoutTagList elements: [DetailElement]) { self.init(elements, tagList: nil) }

    private init(_ elements: [DetailElement], tagList: [UInt8]?) {
        self.elements = elements
        self.tagList = tagList
        octets = elements.encoded(as: .dg12, tagList: tagList)
        deviations = []
    }

    /// The issuing authority (5F19).
    public var issuingAuthority: LDSText? { elements.text(Tag.issuingAuthority) }
    /// The date of issue (5F26).
    public var dateOfIssue: LDSDate? { elements.date(Tag.dateOfIssue) }
    /// Other persons (5F1A), those outside their template included (F-33).
    public var otherPersons: [LDSName] { elements.names(Tag.otherPerson) }
    /// Endorsements and observations (5F1B).
    public var endorsements: LDSText? { elements.text(Tag.endorsements) }
    /// Tax or exit requirements (5F1C).
    public var taxOrExitRequirements: LDSText? { elements.text(Tag.taxOrExitRequirements) }
    /// The image of the front of the document (5F1D).
    public var imageOfFront: DisplayedImage? { elements.image(Tag.imageOfFront) }
    /// The image of the rear of the document (5F1E).
    public var imageOfRear: DisplayedImage? { elements.image(Tag.imageOfRear) }
    /// The date and time of personalisation (5F55).
    public var dateAndTimeOfPersonalisation: LDSDate? { elements.date(Tag.dateAndTimeOfPersonalisation) }
    /// The serial number of the personalisation system (5F56).
    public var personalisationSystemSerialNumber: LDSText? { elements.text(Tag.personalisationSystemSerialNumber) }

    /// Writes the file again, with lengths in the fewest octets. Unknown elements inside the template of other persons,
    /// and octets after the file, are left out.
    public func encoded() -> [UInt8] { elements.encoded(as: .dg12, tagList: tagList) }

    /// The tags of the elements (Doc 9303-10, Table 73).
    public enum Tag {
        /// Text: at most 99 octets.
        public static let issuingAuthority: TLVTag = 0x5F19
        /// A whole date.
        public static let dateOfIssue: TLVTag = 0x5F26
        /// A name in the template A0: at most 99 octets.
        public static let otherPerson: TLVTag = 0x5F1A
        /// Endorsements and observations as text: at most 99 octets.
        public static let endorsements: TLVTag = 0x5F1B
        /// Text: at most 99 octets.
        public static let taxOrExitRequirements: TLVTag = 0x5F1C
        /// An image of the front side of the document.
        public static let imageOfFront: TLVTag = 0x5F1D
        /// An image of the other side of the document.
        public static let imageOfRear: TLVTag = 0x5F1E
        /// A whole date with hour, minute and second.
        public static let dateAndTimeOfPersonalisation: TLVTag = 0x5F55
        /// Text: at most 99 octets.
        public static let personalisationSystemSerialNumber: TLVTag = 0x5F56
        /// A timestamp in Belgian documents, of unknown meaning, whose tag is none of BER: its second octet announces a
        /// third (F-33).
        public static let belgianTimestamp: TLVTag = 0x5F85
    }

    /// Doc 9303-10, Table 74.
    private static let rules: [TLVTag: DetailsDecoder.Rule] = [
        Tag.issuingAuthority: .init(.text, maximumLength: 99), Tag.dateOfIssue: .init(.date),
        Tag.otherPerson: .init(.otherName, maximumLength: 99), Tag.endorsements: .init(.text, maximumLength: 99),
        Tag.taxOrExitRequirements: .init(.text, maximumLength: 99), Tag.imageOfFront: .init(.image),
        Tag.imageOfRear: .init(.image), Tag.dateAndTimeOfPersonalisation: .init(.dateAndTime),
        Tag.personalisationSystemSerialNumber: .init(.text, maximumLength: 99), Tag.belgianTimestamp: .init(.shortTag),
    ]
}
