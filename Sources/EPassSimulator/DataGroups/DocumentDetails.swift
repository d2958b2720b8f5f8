// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

/// What EF.DG12 is to say of the document (Doc 9303-10, 4.7.12): the member `documentDetails` of a description.
package struct DocumentDetails: Sendable, Hashable {
    /// 5F19; nil where it is left out.
    package var issuingAuthority: String? = "UTOPIAN PASSPORT OFFICE"
    /// The date of issue, eight digits: that of the document, another one or none.
    package var dateOfIssue = PersonalDetails.Element.ofDocument
    /// The names of other persons.
    package var otherPersons: [String] = []
    /// Endorsements and observations, 5F1B; nil where they are left out.
    package var endorsements: String?
    /// 5F1C; nil where it is left out.
    package var taxOrExitRequirements: String?
    /// The image of the front of the document.
    package var imageOfFront: ImageDescription?
    /// The image of its rear.
    package var imageOfRear: ImageDescription?
    /// When it was personalised, 14 digits: noon of the day of issue, another time or none.
    package var dateAndTimeOfPersonalisation = PersonalDetails.Element.none
    /// 5F56; nil where it is left out.
    package var personalisationSystemSerialNumber: String?

    /// Issuing authority and date of issue.
    package init() {}
}

extension DocumentDetails: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .optional("issuingAuthority", \.issuingAuthority, .text),
            .element("dateOfIssue", \.dateOfIssue, .dateDigits),
            .texts("otherPersons", \.otherPersons), .optional("endorsements", \.endorsements, .text),
            .optional("taxOrExitRequirements", \.taxOrExitRequirements, .text),
            .optional("imageOfFront", \.imageOfFront, .page), .optional("imageOfRear", \.imageOfRear, .page),
            .element("dateAndTimeOfPersonalisation", \.dateAndTimeOfPersonalisation, .dateAndTimeDigits),
            .optional("personalisationSystemSerialNumber", \.personalisationSystemSerialNumber, .text),
        ]
    }
}

extension DescriptionKind<String> {
    /// `YYYYMMDDhhmmss`.
    fileprivate static var dateAndTimeDigits: Self {
        text.confirmed(.simulatorDateAndTimeForm, schema: JSONSchema.text("^[0-9]{14}$")) {
            $0.isDigits(14...14)
        }
    }
}
