// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What EF.DG11 is to say of the holder (Doc 9303-10, 4.7.11): the member `personalDetails` of a description.
///
/// Texts are written as they are given, in UTF-8; the rules of the standard for fillers are the caller's.
package struct PersonalDetails: Sendable, Hashable {
    /// An element that the zone knows, too.
    package enum Element: Sendable, Hashable {
        /// As the zone has it, or as `holder` gave it before it was transliterated.
        case ofDocument
        /// This text.
        case text(String)
        /// The element is left out.
        case none
    }

    /// The full name: primary identifier, `<<`, secondary identifier, `<` within them.
    package var fullName = Element.ofDocument
    /// Other names, in the form of the full name.
    package var otherNames: [String] = []
    /// 5F10; nil where it is left out.
    package var personalNumber: String?
    /// The full date of birth, eight digits; `00` and `0000` for what is unknown.
    package var dateOfBirth = Element.ofDocument
    /// The place of birth in its fields; none where it is left out.
    package var placeOfBirth: [String] = ["ZENITH"]
    /// The permanent address in its fields; none where it is left out.
    package var permanentAddress: [String] = []
    /// 5F12; nil where it is left out.
    package var telephone: String?
    /// 5F13; nil where it is left out.
    package var profession: String?
    /// 5F14; nil where it is left out.
    package var title: String?
    /// 5F15; nil where it is left out.
    package var personalSummary: String?
    /// The image that proves citizenship; nil where it is left out.
    package var proofOfCitizenship: ImageDescription?
    /// The numbers of other travel documents; none where they are left out.
    package var otherTravelDocumentNumbers: [String] = []
    /// 5F18; nil where it is left out.
    package var custodyInformation: String?

    /// What every document has that says nothing else: full name, full date of birth, place of birth.
    package init() {}
}

extension PersonalDetails: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .element("fullName", \.fullName, .text), .texts("otherNames", \.otherNames),
            .optional("personalNumber", \.personalNumber, .text),
            .element("dateOfBirth", \.dateOfBirth, .dateDigits), .texts("placeOfBirth", \.placeOfBirth),
            .texts("permanentAddress", \.permanentAddress), .optional("telephone", \.telephone, .text),
            .optional("profession", \.profession, .text), .optional("title", \.title, .text),
            .optional("personalSummary", \.personalSummary, .text),
            .optional("proofOfCitizenship", \.proofOfCitizenship, .page),
            .texts("otherTravelDocumentNumbers", \.otherTravelDocumentNumbers),
            .optional("custodyInformation", \.custodyInformation, .text),
        ]
    }
}
