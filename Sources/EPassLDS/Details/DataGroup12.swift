// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTLV

/// EF.DG12: additional details of the document (Doc 9303-10, 4.7.12).
public typealias DataGroup12 = DetailGroup<DocumentDetails>

/// Of DG12 (Doc 9303-10, 4.7.12).
public enum DocumentDetails: DetailKind {
    /// DG12.
    public static var dataGroup: DataGroupNumber { .dg12 }

    private typealias Tag = DetailTag<DocumentDetails>

    /// Doc 9303-10, Table 74.
    static let rules: [TLVTag: DetailsDecoder.Rule] = [
        Tag.issuingAuthority: .init(.text, maximumLength: 99), Tag.dateOfIssue: .init(.date),
        Tag.otherPerson: .init(.otherName, maximumLength: 99), Tag.endorsements: .init(.text, maximumLength: 99),
        Tag.taxOrExitRequirements: .init(.text, maximumLength: 99), Tag.imageOfFront: .init(.image),
        Tag.imageOfRear: .init(.image), Tag.dateAndTimeOfPersonalisation: .init(.dateAndTime),
        Tag.personalisationSystemSerialNumber: .init(.text, maximumLength: 99), Tag.belgianTimestamp: .init(.shortTag),
    ]
}

/// Doc 9303-10, Table 73.
extension DetailTag<DocumentDetails> {
    /// Text: at most 99 octets.
    package static var issuingAuthority: TLVTag { 0x5F19 }
    /// A whole date.
    package static var dateOfIssue: TLVTag { 0x5F26 }
    /// A name in the template A0: at most 99 octets.
    package static var otherPerson: TLVTag { 0x5F1A }
    /// Endorsements and observations as text: at most 99 octets.
    package static var endorsements: TLVTag { 0x5F1B }
    /// Text: at most 99 octets.
    package static var taxOrExitRequirements: TLVTag { 0x5F1C }
    /// An image of the front side of the document.
    package static var imageOfFront: TLVTag { 0x5F1D }
    /// An image of the other side of the document.
    package static var imageOfRear: TLVTag { 0x5F1E }
    /// A whole date with hour, minute and second.
    package static var dateAndTimeOfPersonalisation: TLVTag { 0x5F55 }
    /// Text: at most 99 octets.
    package static var personalisationSystemSerialNumber: TLVTag { 0x5F56 }
    /// A timestamp in Belgian documents, of unknown meaning, whose tag is none of BER: its second octet announces a
    /// third (F-33).
    package static var belgianTimestamp: TLVTag { 0x5F85 }
}

extension DataGroup12 {
    /// A conformant file with these elements in the order of Table 73; what is nil or empty is left out.
    package init(
        issuingAuthority: LDSText? = nil, dateOfIssue: LDSDate? = nil, otherPersons: [LDSName] = [],
        endorsements: LDSText? = nil, taxOrExitRequirements: LDSText? = nil, imageOfFront: DisplayedImage? = nil,
        imageOfRear: DisplayedImage? = nil, dateAndTimeOfPersonalisation: LDSDate? = nil,
        personalisationSystemSerialNumber: LDSText? = nil
    ) {
        var elements: [DetailElement] = []
        elements.add(Tag.issuingAuthority, issuingAuthority)
        elements.add(Tag.dateOfIssue, dateOfIssue)
        elements.add(Tag.otherPerson, otherPersons)
        elements.add(Tag.endorsements, endorsements)
        elements.add(Tag.taxOrExitRequirements, taxOrExitRequirements)
        elements.add(Tag.imageOfFront, imageOfFront)
        elements.add(Tag.imageOfRear, imageOfRear)
        elements.add(Tag.dateAndTimeOfPersonalisation, dateAndTimeOfPersonalisation)
        elements.add(Tag.personalisationSystemSerialNumber, personalisationSystemSerialNumber)
        self.init(elements: elements)
    }

    /// The issuing authority (5F19).
    public var issuingAuthority: LDSText? { elements.value(Tag.issuingAuthority) }
    /// The date of issue (5F26).
    public var dateOfIssue: LDSDate? { elements.value(Tag.dateOfIssue) }
    /// Other persons (5F1A), those outside their template included (F-33).
    public var otherPersons: [LDSName] { elements.names(Tag.otherPerson) }
    /// Endorsements and observations (5F1B).
    public var endorsements: LDSText? { elements.value(Tag.endorsements) }
    /// Tax or exit requirements (5F1C).
    public var taxOrExitRequirements: LDSText? { elements.value(Tag.taxOrExitRequirements) }
    /// The image of the front of the document (5F1D).
    public var imageOfFront: DisplayedImage? { elements.value(Tag.imageOfFront) }
    /// The image of the rear of the document (5F1E).
    public var imageOfRear: DisplayedImage? { elements.value(Tag.imageOfRear) }
    /// The date and time of personalisation (5F55).
    public var dateAndTimeOfPersonalisation: LDSDate? { elements.value(Tag.dateAndTimeOfPersonalisation) }
    /// The serial number of the personalisation system (5F56).
    public var personalisationSystemSerialNumber: LDSText? { elements.value(Tag.personalisationSystemSerialNumber) }
}
