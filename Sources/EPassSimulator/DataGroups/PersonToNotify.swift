// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A person of EF.DG16 (Doc 9303-10, 4.7.16): an object of the member `personsToNotify`.
package struct PersonToNotify: Sendable, Hashable {
    /// The day on which this was recorded, eight digits: the day of issue, another one or none.
    package var dateRecorded = PersonalDetails.Element.ofDocument
    /// The name, with `<<` and `<` as in a zone.
    package var name: String
    /// 5F52, in international form.
    package var telephone: String
    /// The address in its fields.
    package var address: [String]

    /// A person with these; the day is that of issue.
    package init(name: String, telephone: String, address: [String]) {
        self.name = name
        self.telephone = telephone
        self.address = address
    }
}

extension PersonToNotify: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .element("dateRecorded", \.dateRecorded, .dateDigits), .required("name", \.name, .text),
            .required("telephone", \.telephone, .text), .required("address", \.address, .texts),
        ]
    }

    init() { self.init(name: "", telephone: "", address: []) }
}
