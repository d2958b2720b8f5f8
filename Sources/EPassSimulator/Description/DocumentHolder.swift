// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// The fields of a zone as a description may give them instead of whole lines; the check digits are worked out.
struct DocumentHolder: Described {
    private var format = MRZFormat.td3
    private var documentCode: String?
    private var issuer = "UTO"
    private var surname: String?
    private var givenNames: String?
    private var documentNumber = "L898902C3"
    private var nationality = "UTO"
    private var dateOfBirth = CalendarDate(year: 1974, month: 8, day: 12)
    private var sex = MRZSex.female
    private var dateOfExpiry = CalendarDate(year: 2034, month: 4, day: 15)
    private var optionalData = ""

    init() {}

    static var members: [DescriptionMember<Self>] {
        [
            .given("format") { holder, value in
                holder.format = try value.one(
                    of: [MRZFormat.td1, .td2, .td3], called: value.read(.string), by: \.rawValue,
                    { _ in .simulatorHolderFormat })
            },
            .optional("documentCode", \.documentCode, .string), .value("issuer", \.issuer, .string),
            .optional("surname", \.surname, .string), .optional("givenNames", \.givenNames, .string),
            .value("documentNumber", \.documentNumber, .string), .value("nationality", \.nationality, .string),
            .added("dateOfBirth", \.dateOfBirth, .date),
            .given("sex") { holder, value in
                holder.sex =
                    try value.one(
                        of: [("M", MRZSex.male), ("F", .female), ("<", .unspecified)], called: value.read(.string),
                        by: { $0.0 }, { _ in .simulatorHolderSex }
                    ).1
            },
            .added("dateOfExpiry", \.dateOfExpiry, .date), .value("optionalData", \.optionalData, .string),
        ]
    }

    /// The lines of the zone, and what it leaves out.
    ///
    /// - Throws: `simulator.valueInvalid` where a field does not fit.
    func described() throws -> (lines: [String], holder: DocumentDescription.Holder) {
        guard let dateOfBirth, let dateOfExpiry else {
            throw SimulatorError(.valueInvalid, member: "holder", .simulatorNoDate)
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
            throw SimulatorError(.valueInvalid, member: "holder", .simulatorFieldsMakeNoZone(error: error.message))
        }
    }
}
