// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// Who a document is issued to, and by which State: the member `identity` of a description. What a document of that
/// State has besides follows from it: the zone with its check digits, the country of the certificates, the day of
/// issue.
struct DocumentIdentity: Described {
    private var state = "UTO"
    private var fields = DocumentHolder()
    private var nationality: String?
    private var dateOfExpiry: CalendarDate?
    private var dateOfIssue: CalendarDate?
    private(set) var placeOfBirth: [String] = []
    private var authority: String?

    init() {}

    static var members: [DescriptionMember<Self>] {
        let own = ["issuer", "nationality", "dateOfExpiry"]
        return [.required("state", \.state, .string)]
            + DocumentHolder.members.filter { !own.contains($0.name) }.map { .part(\.fields, $0) } + [
                .optional("nationality", \.nationality, .string),
                .optional("dateOfIssue", \.dateOfIssue, .date), .optional("dateOfExpiry", \.dateOfExpiry, .date),
                .texts("placeOfBirth", \.placeOfBirth), .optional("authority", \.authority, .text),
            ]
    }

    /// What EF.DG12 names as the issuing authority.
    var issuingAuthority: String {
        if let authority { return authority }
        let code = CountryCode(rawValue: state)
        guard code.kind != .specimen else { return DocumentDetails().issuingAuthority ?? "" }
        return "GOVERNMENT OF \((code.name ?? state).uppercased())"
    }

    /// Makes a description that of this document. EF.DG11 is there where a place of birth is given, EF.DG12 where an
    /// authority is; members that stand beside it say more.
    ///
    /// - Throws: `simulator.valueInvalid` where the fields make no zone, or the State has no letters for certificates.
    func apply(to description: inout DocumentDescription, at value: DescriptionValue) throws {
        guard let expiry = dateOfExpiry ?? dateOfIssue.flatMap({ Self.years(10, after: $0) }) ?? fields.dateOfExpiry
        else { throw value.invalid(.simulatorNoDate) }
        var made = fields
        made.issuer = state
        made.nationality = nationality ?? state
        made.dateOfExpiry = expiry
        (description.mrz, description.holder) = try made.described(at: value)
        if !value.hasSibling("country") {
            guard let country = CountryCode(rawValue: state).issuingAlpha2 else {
                throw SimulatorError(
                    .valueInvalid, member: value.place("state"), .simulatorStateWithoutLetters(state: state))
            }
            description.country = country
        }
        description.dateOfIssue = dateOfIssue
        description.personalDetails =
            placeOfBirth.isEmpty ? nil : PersonalDetails { $0.placeOfBirth = placeOfBirth }
        description.documentDetails =
            authority == nil ? nil : DocumentDetails { $0.issuingAuthority = issuingAuthority }
    }

    /// The same day so many years later, or the first of March.
    private static func years(_ years: Int, after day: CalendarDate) -> CalendarDate? {
        CalendarDate(year: day.year + years, month: day.month, day: day.day)
            ?? CalendarDate(year: day.year + years, month: 3, day: 1)
    }
}
