// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// A person of EF.DG16 (Doc 9303-10, 4.7.16): an object of the member `personsToNotify`.
public struct PersonToNotify: Sendable, Hashable {
    /// The day on which this was recorded, eight digits: the day of issue, another one or none.
    public var dateRecorded = PersonalDetails.Element.ofDocument
    /// The name, with `<<` and `<` as in a zone.
    public var name: String
    /// 5F52, in international form.
    public var telephone: String
    /// The address in its fields.
    public var address: [String]

    /// A person with these; the day is that of issue.
    public init(name: String, telephone: String, address: [String]) {
        self.name = name
        self.telephone = telephone
        self.address = address
    }
}

/// A person as it stands in JSON.
struct PersonToNotifyMembers: Decodable {
    let person: PersonToNotify

    private enum Key: String, CodingKey, CaseIterable {
        case dateRecorded
        case name
        case telephone
        case address
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        guard let name = try members.text(forKey: .name), let telephone = try members.text(forKey: .telephone),
            let address = try members.texts(forKey: .address)
        else {
            let missing = [Key.name, .telephone, .address].first { !members.contains($0) } ?? .name
            throw SimulatorError(.valueInvalid, member: members.path(missing), .simulatorPersonMembers)
        }
        var result = PersonToNotify(name: name, telephone: telephone, address: address)
        result.dateRecorded = try members.element(forKey: .dateRecorded)
        if case .text(let text) = result.dateRecorded {
            result.dateRecorded = .text(try DescriptionMember.date(text, member: members.path(.dateRecorded)))
        }
        person = result
    }
}
