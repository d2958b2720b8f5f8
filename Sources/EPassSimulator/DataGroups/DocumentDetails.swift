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

extension DocumentDetails: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .optional("issuingAuthority", \.issuingAuthority, .text),
            .element("dateOfIssue", \.dateOfIssue, .dateDigits),
            .texts("otherPersons", \.otherPersons), .optional("endorsements", \.endorsements, .text),
            .optional("taxOrExitRequirements", \.taxOrExitRequirements, .text),
            .optional("imageOfFront", \.imageOfFront, .page), .optional("imageOfRear", \.imageOfRear, .page),
            .given("dateAndTimeOfPersonalisation") { details, value in
                let digits = DescriptionKind<String>.text.confirmed(.simulatorDateAndTimeForm) { $0.isDigits(14...14) }
                details.dateAndTimeOfPersonalisation = .text(try value.read(digits))
            },
            .optional("personalisationSystemSerialNumber", \.personalisationSystemSerialNumber, .text),
        ]
    }
}
