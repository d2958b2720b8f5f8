// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTLV

/// EF.DG11: additional personal details (Doc 9303-10, 4.7.11). All elements are optional.
///
/// What is decoded is what the file says; whether it agrees with the machine readable zone, and whether the issuer
/// signed it, is decided elsewhere. Elements that Table 72 makes mandatory after others (title, personal summary, proof
/// of citizenship) are not demanded: the standard's own example leaves them out.
public struct DataGroup11: Sendable, Hashable {
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
        var context = DecodingContext(.dataGroup(.dg11), profile)
        var template = try context.outermost(of: octets)
        var decoder = DetailsDecoder(Self.rules)
        try decoder.decode(&template, &context)
        tagList = decoder.tagList
        elements = decoder.elements
        self.octets = octets
        deviations = context.deviations
    }

    /// A conformant file with these elements in the order of Table 71; what is nil or empty is left out.
    public init(
        fullName: LDSName? = nil, otherNames: [LDSName] = [], personalNumber: LDSText? = nil,
        fullDateOfBirth: LDSDate? = nil, placeOfBirth: LDSText? = nil, permanentAddress: LDSText? = nil,
        telephone: LDSText? = nil, profession: LDSText? = nil, title: LDSText? = nil, personalSummary: LDSText? = nil,
        proofOfCitizenship: DisplayedImage? = nil, otherTravelDocumentNumbers: LDSText? = nil,
        custodyInformation: LDSText? = nil
    ) {
        var elements: [DetailElement] = []
        func add(_ tag: TLVTag, _ value: DetailElement.Value?) {
            if let value { elements.append(DetailElement(tag: tag, value: value)) }
        }
        add(Tag.fullName, fullName.map { .name($0) })
        if !otherNames.isEmpty { elements.append(DetailElement(names: otherNames, tag: Tag.otherName)) }
        add(Tag.personalNumber, personalNumber.map { .text($0) })
        add(Tag.fullDateOfBirth, fullDateOfBirth.map { .date($0) })
        add(Tag.placeOfBirth, placeOfBirth.map { .text($0) })
        add(Tag.permanentAddress, permanentAddress.map { .text($0) })
        add(Tag.telephone, telephone.map { .text($0) })
        add(Tag.profession, profession.map { .text($0) })
        add(Tag.title, title.map { .text($0) })
        add(Tag.personalSummary, personalSummary.map { .text($0) })
        add(Tag.proofOfCitizenship, proofOfCitizenship.map { .image($0) })
        add(Tag.otherTravelDocumentNumbers, otherTravelDocumentNumbers.map { .text($0) })
        add(Tag.custodyInformation, custodyInformation.map { .text($0) })
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
        octets = elements.encoded(as: .dg11, tagList: tagList)
        deviations = []
    }

    /// The name in full, in national characters (5F0E).
    public var fullName: LDSName? { elements.name(Tag.fullName) }
    /// Other names (5F0F), those outside their template included (F-33).
    public var otherNames: [LDSName] { elements.names(Tag.otherName) }
    /// The personal number (5F10).
    public var personalNumber: LDSText? { elements.text(Tag.personalNumber) }
    /// The date of birth with its century (5F2B).
    public var fullDateOfBirth: LDSDate? { elements.date(Tag.fullDateOfBirth) }
    /// The place of birth (5F11); its `fields` are separated by `<`.
    public var placeOfBirth: LDSText? { elements.text(Tag.placeOfBirth) }
    /// The permanent address (5F42); its `fields` are separated by `<`.
    public var permanentAddress: LDSText? { elements.text(Tag.permanentAddress) }
    /// The telephone number (5F12).
    public var telephone: LDSText? { elements.text(Tag.telephone) }
    /// The profession (5F13).
    public var profession: LDSText? { elements.text(Tag.profession) }
    /// The title (5F14).
    public var title: LDSText? { elements.text(Tag.title) }
    /// The personal summary (5F15).
    public var personalSummary: LDSText? { elements.text(Tag.personalSummary) }
    /// The proof of citizenship (5F16).
    public var proofOfCitizenship: DisplayedImage? { elements.image(Tag.proofOfCitizenship) }
    /// The numbers of other valid travel documents (5F17); its `fields` are separated by `<`.
    public var otherTravelDocumentNumbers: LDSText? { elements.text(Tag.otherTravelDocumentNumbers) }
    /// The custody information (5F18).
    public var custodyInformation: LDSText? { elements.text(Tag.custodyInformation) }

    /// Writes the file again, with lengths in the fewest octets. Unknown elements inside the template of other names,
    /// and octets after the file, are left out.
    public func encoded() -> [UInt8] { elements.encoded(as: .dg11, tagList: tagList) }

    /// The tags of the elements (Doc 9303-10, Table 71).
    public enum Tag {
        /// A name: at most 99 octets.
        public static let fullName: TLVTag = 0x5F0E
        /// A name in the template A0: at most 99 octets.
        public static let otherName: TLVTag = 0x5F0F
        /// Text: at most 99 octets.
        public static let personalNumber: TLVTag = 0x5F10
        /// A date whose parts may be unknown.
        public static let fullDateOfBirth: TLVTag = 0x5F2B
        /// Text in fields: at most 99 octets.
        public static let placeOfBirth: TLVTag = 0x5F11
        /// Text in fields: at most 99 octets.
        public static let permanentAddress: TLVTag = 0x5F42
        /// The telephone number as text: at most 99 octets.
        public static let telephone: TLVTag = 0x5F12
        /// Text: at most 99 octets.
        public static let profession: TLVTag = 0x5F13
        /// Text: at most 99 octets.
        public static let title: TLVTag = 0x5F14
        /// Text: at most 99 octets.
        public static let personalSummary: TLVTag = 0x5F15
        /// An image.
        public static let proofOfCitizenship: TLVTag = 0x5F16
        /// Text in fields: at most 99 octets.
        public static let otherTravelDocumentNumbers: TLVTag = 0x5F17
        /// Text: at most 999 octets.
        public static let custodyInformation: TLVTag = 0x5F18
    }

    /// Doc 9303-10, Table 72.
    private static let rules: [TLVTag: DetailsDecoder.Rule] = [
        Tag.fullName: .init(.name, maximumLength: 99), Tag.otherName: .init(.otherName, maximumLength: 99),
        Tag.personalNumber: .init(.text, maximumLength: 99), Tag.fullDateOfBirth: .init(.dateOfBirth),
        Tag.placeOfBirth: .init(.text, maximumLength: 99), Tag.permanentAddress: .init(.text, maximumLength: 99),
        Tag.telephone: .init(.text, maximumLength: 99), Tag.profession: .init(.text, maximumLength: 99),
        Tag.title: .init(.text, maximumLength: 99), Tag.personalSummary: .init(.text, maximumLength: 99),
        Tag.proofOfCitizenship: .init(.image), Tag.otherTravelDocumentNumbers: .init(.text, maximumLength: 99),
        Tag.custodyInformation: .init(.text, maximumLength: 999),
    ]
}
