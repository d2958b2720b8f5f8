// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTLV

/// EF.DG11: additional personal details (Doc 9303-10, 4.7.11).
public typealias DataGroup11 = DetailGroup<PersonalDetails>

/// Of DG11 (Doc 9303-10, 4.7.11).
public enum PersonalDetails: DetailKind {
    /// DG11.
    public static var dataGroup: DataGroupNumber { .dg11 }

    private typealias Tag = DetailTag<PersonalDetails>

    /// Doc 9303-10, Table 72.
    static let rules: [TLVTag: DetailsDecoder.Rule] = [
        Tag.fullName: .init(.name, maximumLength: 99), Tag.otherName: .init(.otherName, maximumLength: 99),
        Tag.personalNumber: .init(.text, maximumLength: 99), Tag.fullDateOfBirth: .init(.dateOfBirth),
        Tag.placeOfBirth: .init(.text, maximumLength: 99), Tag.permanentAddress: .init(.text, maximumLength: 99),
        Tag.telephone: .init(.text, maximumLength: 99), Tag.profession: .init(.text, maximumLength: 99),
        Tag.title: .init(.text, maximumLength: 99), Tag.personalSummary: .init(.text, maximumLength: 99),
        Tag.proofOfCitizenship: .init(.image), Tag.otherTravelDocumentNumbers: .init(.text, maximumLength: 99),
        Tag.custodyInformation: .init(.text, maximumLength: 999),
    ]
}

/// Doc 9303-10, Table 71.
extension DetailTag<PersonalDetails> {
    /// A name: at most 99 octets.
    package static var fullName: TLVTag { 0x5F0E }
    /// A name in the template A0: at most 99 octets.
    package static var otherName: TLVTag { 0x5F0F }
    /// Text: at most 99 octets.
    package static var personalNumber: TLVTag { 0x5F10 }
    /// A date whose parts may be unknown.
    package static var fullDateOfBirth: TLVTag { 0x5F2B }
    /// Text in fields: at most 99 octets.
    package static var placeOfBirth: TLVTag { 0x5F11 }
    /// Text in fields: at most 99 octets.
    package static var permanentAddress: TLVTag { 0x5F42 }
    /// The telephone number as text: at most 99 octets.
    package static var telephone: TLVTag { 0x5F12 }
    /// Text: at most 99 octets.
    package static var profession: TLVTag { 0x5F13 }
    /// Text: at most 99 octets.
    package static var title: TLVTag { 0x5F14 }
    /// Text: at most 99 octets.
    package static var personalSummary: TLVTag { 0x5F15 }
    /// An image.
    package static var proofOfCitizenship: TLVTag { 0x5F16 }
    /// Text in fields: at most 99 octets.
    package static var otherTravelDocumentNumbers: TLVTag { 0x5F17 }
    /// Text: at most 999 octets.
    package static var custodyInformation: TLVTag { 0x5F18 }
}

extension DataGroup11 {
    /// A conformant file with these elements in the order of Table 71; what is nil or empty is left out.
    package init(
        fullName: LDSName? = nil, otherNames: [LDSName] = [], personalNumber: LDSText? = nil,
        fullDateOfBirth: LDSDate? = nil, placeOfBirth: LDSText? = nil, permanentAddress: LDSText? = nil,
        telephone: LDSText? = nil, profession: LDSText? = nil, title: LDSText? = nil, personalSummary: LDSText? = nil,
        proofOfCitizenship: DisplayedImage? = nil, otherTravelDocumentNumbers: LDSText? = nil,
        custodyInformation: LDSText? = nil
    ) {
        var elements: [DetailElement] = []
        elements.add(Tag.fullName, fullName)
        elements.add(Tag.otherName, otherNames)
        elements.add(Tag.personalNumber, personalNumber)
        elements.add(Tag.fullDateOfBirth, fullDateOfBirth)
        elements.add(Tag.placeOfBirth, placeOfBirth)
        elements.add(Tag.permanentAddress, permanentAddress)
        elements.add(Tag.telephone, telephone)
        elements.add(Tag.profession, profession)
        elements.add(Tag.title, title)
        elements.add(Tag.personalSummary, personalSummary)
        elements.add(Tag.proofOfCitizenship, proofOfCitizenship)
        elements.add(Tag.otherTravelDocumentNumbers, otherTravelDocumentNumbers)
        elements.add(Tag.custodyInformation, custodyInformation)
        self.init(elements: elements)
    }

    /// The name in full, in national characters (5F0E).
    public var fullName: LDSName? { elements.value(Tag.fullName) }
    /// Other names (5F0F), those outside their template included (F-33).
    public var otherNames: [LDSName] { elements.names(Tag.otherName) }
    /// The personal number (5F10).
    public var personalNumber: LDSText? { elements.value(Tag.personalNumber) }
    /// The date of birth with its century (5F2B).
    public var fullDateOfBirth: LDSDate? { elements.value(Tag.fullDateOfBirth) }
    /// The place of birth (5F11); its `fields` are separated by `<`.
    public var placeOfBirth: LDSText? { elements.value(Tag.placeOfBirth) }
    /// The permanent address (5F42); its `fields` are separated by `<`.
    public var permanentAddress: LDSText? { elements.value(Tag.permanentAddress) }
    /// The telephone number (5F12).
    public var telephone: LDSText? { elements.value(Tag.telephone) }
    /// The profession (5F13).
    public var profession: LDSText? { elements.value(Tag.profession) }
    /// The title (5F14).
    public var title: LDSText? { elements.value(Tag.title) }
    /// The personal summary (5F15).
    public var personalSummary: LDSText? { elements.value(Tag.personalSummary) }
    /// The proof of citizenship (5F16).
    public var proofOfCitizenship: DisplayedImage? { elements.value(Tag.proofOfCitizenship) }
    /// The numbers of other valid travel documents (5F17); its `fields` are separated by `<`.
    public var otherTravelDocumentNumbers: LDSText? { elements.value(Tag.otherTravelDocumentNumbers) }
    /// The custody information (5F18).
    public var custodyInformation: LDSText? { elements.value(Tag.custodyInformation) }
}
