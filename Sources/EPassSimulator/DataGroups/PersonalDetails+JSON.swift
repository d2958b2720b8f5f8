// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The members of `personalDetails` as they stand in JSON.
struct PersonalDetailsMembers: Decodable {
    let details: PersonalDetails

    private enum Key: String, CodingKey, CaseIterable {
        case fullName
        case otherNames
        case personalNumber
        case dateOfBirth
        case placeOfBirth
        case permanentAddress
        case telephone
        case profession
        case title
        case personalSummary
        case proofOfCitizenship
        case otherTravelDocumentNumbers
        case custodyInformation
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        var result = PersonalDetails()
        result.fullName = try members.element(forKey: .fullName)
        result.otherNames = try members.texts(forKey: .otherNames) ?? []
        result.personalNumber = try members.text(forKey: .personalNumber)
        result.dateOfBirth = try members.element(forKey: .dateOfBirth)
        if case .text(let digits) = result.dateOfBirth {
            result.dateOfBirth = .text(try DescriptionMember.date(digits, member: members.path(.dateOfBirth)))
        }
        if members.contains(.placeOfBirth) { result.placeOfBirth = try members.texts(forKey: .placeOfBirth) ?? [] }
        result.permanentAddress = try members.texts(forKey: .permanentAddress) ?? []
        result.telephone = try members.text(forKey: .telephone)
        result.profession = try members.text(forKey: .profession)
        result.title = try members.text(forKey: .title)
        result.personalSummary = try members.text(forKey: .personalSummary)
        result.proofOfCitizenship = try members.page(forKey: .proofOfCitizenship)
        result.otherTravelDocumentNumbers = try members.texts(forKey: .otherTravelDocumentNumbers) ?? []
        result.custodyInformation = try members.text(forKey: .custodyInformation)
        details = result
    }
}
