// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// The fields of a zone as a description may give them instead of whole lines; the check digits are worked out.
struct DocumentHolder: Described {
    var format = MRZFormat.td3
    var documentCode: String?
    var issuer = "UTO"
    var surname: String?
    var givenNames: String?
    var documentNumber = "L898902C3"
    var nationality = "UTO"
    var dateOfBirth = CalendarDate(year: 1974, month: 8, day: 12)
    var sex = MRZSex.female
    var dateOfExpiry = CalendarDate(year: 2034, month: 4, day: 15)
    var optionalData = ""

    init() {}

    static var members: [DescriptionMember<Self>] {
        [
            .value("format", \.format, .one(of: [.td1, .td2, .td3], by: \.rawValue, { _ in .simulatorHolderFormat })),
            .optional("documentCode", \.documentCode, .string), .value("issuer", \.issuer, .string),
            .optional("surname", \.surname, .string), .optional("givenNames", \.givenNames, .string),
            .value("documentNumber", \.documentNumber, .string), .value("nationality", \.nationality, .string),
            .added("dateOfBirth", \.dateOfBirth, .date), .value("sex", \.sex, .sex),
            .added("dateOfExpiry", \.dateOfExpiry, .date), .value("optionalData", \.optionalData, .string),
        ]
    }

    /// The lines of the zone, and what it leaves out.
    ///
    /// - Throws: `simulator.valueInvalid` where a field does not fit.
    func described(at value: DescriptionValue) throws -> (lines: [String], holder: DocumentDescription.Holder) {
        guard let dateOfBirth, let dateOfExpiry else {
            throw value.invalid(.simulatorNoDate)
        }
        let givenNames = self.givenNames ?? (self.surname == nil ? "Anna Maria" : nil)
        let surname = self.surname ?? "Eriksson"
        var builder = MRZBuilder(
            format: format, documentCode: documentCode ?? (format == .td3 ? "P" : "I"), issuer: issuer,
            primary: surname, secondary: givenNames, documentNumber: documentNumber, nationality: nationality,
            dateOfBirth: MRZDate(dateOfBirth), sex: sex, dateOfExpiry: MRZDate(dateOfExpiry))
        builder.optionalData = optionalData
        builder.allowsUnknownCodes = true
        do throws(MRZError) {
            return (
                try builder.build().lines,
                DocumentDescription.Holder(surname: surname, givenNames: givenNames, dateOfBirth: dateOfBirth)
            )
        } catch {
            throw value.invalid(.simulatorFieldsMakeNoZone(error: error.message))
        }
    }
}

extension DescriptionKind<MRZSex> {
    /// `M`, `F` or `<`.
    static var sex: Self {
        one(
            of: [.male, .female, .unspecified],
            by: { sex in
                switch sex {
                case .male: "M"
                case .female: "F"
                default: "<"
                }
            }, { _ in .simulatorHolderSex })
    }
}
