// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// The fields of a zone as a description may give them instead of whole lines; the check digits are worked out.
struct DocumentHolder: Decodable {
    private let builder: MRZBuilder
    /// What the zone leaves out.
    let holder: DocumentDescription.Holder

    private enum Key: String, CodingKey, CaseIterable {
        case format
        case documentCode
        case issuer
        case surname
        case givenNames
        case documentNumber
        case nationality
        case dateOfBirth
        case sex
        case dateOfExpiry
        case optionalData
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        let formatName = try members.decodeIfPresent(String.self, forKey: .format) ?? "TD3"
        guard let format = MRZFormat.allCases.first(where: { $0.rawValue == formatName }),
            [.td1, .td2, .td3].contains(format)
        else {
            throw SimulatorError(.valueInvalid, member: "holder.format", .simulatorHolderFormat)
        }
        let sex = try members.decodeIfPresent(String.self, forKey: .sex) ?? "F"
        guard ["M", "F", "<"].contains(sex) else {
            throw SimulatorError(.valueInvalid, member: "holder.sex", .simulatorHolderSex)
        }
        let birth = try members.decodeIfPresent(String.self, forKey: .dateOfBirth) ?? "1974-08-12"
        let expiry = try members.decodeIfPresent(String.self, forKey: .dateOfExpiry) ?? "2034-04-15"
        let surname = try members.decodeIfPresent(String.self, forKey: .surname) ?? "Eriksson"
        let givenNames =
            try members.decodeIfPresent(String.self, forKey: .givenNames)
            ?? (members.contains(.surname) ? nil : "Anna Maria")
        let dateOfBirth = try Self.date(birth, member: "holder.dateOfBirth")
        var builder = MRZBuilder(
            format: format,
            documentCode: try members.decodeIfPresent(String.self, forKey: .documentCode)
                ?? (format == .td3 ? "P" : "I"),
            issuer: try members.decodeIfPresent(String.self, forKey: .issuer) ?? "UTO",
            primary: surname, secondary: givenNames,
            documentNumber: try members.decodeIfPresent(String.self, forKey: .documentNumber) ?? "L898902C3",
            nationality: try members.decodeIfPresent(String.self, forKey: .nationality) ?? "UTO",
            dateOfBirth: MRZDate(dateOfBirth),
            sex: sex == "<" ? .unspecified : (sex == "M" ? .male : .female),
            dateOfExpiry: MRZDate(try Self.date(expiry, member: "holder.dateOfExpiry")))
        builder.optionalData = try members.decodeIfPresent(String.self, forKey: .optionalData) ?? ""
        builder.allowsUnknownCodes = true
        self.builder = builder
        holder = DocumentDescription.Holder(surname: surname, givenNames: givenNames, dateOfBirth: dateOfBirth)
    }

    /// The zone.
    ///
    /// - Throws: `simulator.valueInvalid` where a field does not fit.
    func zone() throws(SimulatorError) -> MRZ {
        do {
            return try builder.build()
        } catch {
            throw SimulatorError(.valueInvalid, member: "holder", .simulatorFieldsMakeNoZone(error: error.message))
        }
    }

    static func date(_ text: String, member: String) throws(SimulatorError) -> CalendarDate {
        guard let date = CalendarDate(text) else {
            throw SimulatorError(.valueInvalid, member: member, .simulatorNoDate)
        }
        return date
    }
}
