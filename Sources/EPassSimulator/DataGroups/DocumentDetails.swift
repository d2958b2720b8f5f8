// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// What EF.DG12 is to say of the document (Doc 9303-10, 4.7.12): the member `documentDetails` of a description.
public struct DocumentDetails: Sendable, Hashable {
    /// 5F19; nil where it is left out.
    public var issuingAuthority: String? = "UTOPIAN PASSPORT OFFICE"
    /// The date of issue, eight digits: that of the document, another one or none.
    public var dateOfIssue = PersonalDetails.Element.ofDocument
    /// The names of other persons.
    public var otherPersons: [String] = []
    /// Endorsements and observations, 5F1B; nil where they are left out.
    public var endorsements: String?
    /// 5F1C; nil where it is left out.
    public var taxOrExitRequirements: String?
    /// The image of the front of the document.
    public var imageOfFront: ImageDescription?
    /// The image of its rear.
    public var imageOfRear: ImageDescription?
    /// When it was personalised, 14 digits: noon of the day of issue, another time or none.
    public var dateAndTimeOfPersonalisation = PersonalDetails.Element.none
    /// 5F56; nil where it is left out.
    public var personalisationSystemSerialNumber: String?

    /// Issuing authority and date of issue.
    public init() {}
}

/// The members of `documentDetails` as they stand in JSON.
struct DocumentDetailsMembers: Decodable {
    let details: DocumentDetails

    private enum Key: String, CodingKey, CaseIterable {
        case issuingAuthority
        case dateOfIssue
        case otherPersons
        case endorsements
        case taxOrExitRequirements
        case imageOfFront
        case imageOfRear
        case dateAndTimeOfPersonalisation
        case personalisationSystemSerialNumber
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        var result = DocumentDetails()
        if members.contains(.issuingAuthority) { result.issuingAuthority = try members.text(forKey: .issuingAuthority) }
        result.dateOfIssue = try members.element(forKey: .dateOfIssue)
        if case .text(let text) = result.dateOfIssue {
            result.dateOfIssue = .text(try DescriptionMember.date(text, member: members.path(.dateOfIssue)))
        }
        result.otherPersons = try members.texts(forKey: .otherPersons) ?? []
        result.endorsements = try members.text(forKey: .endorsements)
        result.taxOrExitRequirements = try members.text(forKey: .taxOrExitRequirements)
        result.imageOfFront = try members.page(forKey: .imageOfFront)
        result.imageOfRear = try members.page(forKey: .imageOfRear)
        if let text = try members.text(forKey: .dateAndTimeOfPersonalisation) {
            guard text.utf8.count == 14, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                throw members.invalid(.dateAndTimeOfPersonalisation, .simulatorDateAndTimeForm)
            }
            result.dateAndTimeOfPersonalisation = .text(text)
        }
        result.personalisationSystemSerialNumber = try members.text(forKey: .personalisationSystemSerialNumber)
        details = result
    }
}
