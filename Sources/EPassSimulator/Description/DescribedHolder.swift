// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// What a zone leaves out of a name and of a date of birth, beside the lines of the zone: the member `holder` of a
/// description that has `mrz`.
struct DescribedHolder: Described {
    private var surname: String?
    private var givenNames: String?
    private var dateOfBirth: CalendarDate?

    init() {}

    init(_ holder: DocumentDescription.Holder) {
        surname = holder.surname
        givenNames = holder.givenNames
        dateOfBirth = holder.dateOfBirth
    }

    static var members: [DescriptionMember<Self>] {
        [
            .optional("surname", \.surname, .string), .optional("givenNames", \.givenNames, .string),
            .added("dateOfBirth", \.dateOfBirth, .date),
        ]
    }

    /// - Throws: `simulator.valueInvalid` where surname or date of birth is missing.
    func holder(at value: DescriptionValue) throws -> DocumentDescription.Holder {
        guard let surname, let dateOfBirth else { throw value.invalid(.simulatorZoneOrHolder) }
        return DocumentDescription.Holder(surname: surname, givenNames: givenNames, dateOfBirth: dateOfBirth)
    }
}
