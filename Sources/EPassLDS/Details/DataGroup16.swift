// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// EF.DG16: persons to notify in an emergency (Doc 9303-10, 4.7.16).
public struct DataGroup16: Sendable, Hashable {
    /// One person to notify.
    public struct Person: Sendable, Hashable {
        /// When the details were recorded (5F50).
        public let dateRecorded: LDSDate
        /// The name (5F51).
        public let name: LDSName
        /// The telephone number, in international form (5F52).
        public let telephone: LDSText
        /// The address (5F53); its `fields` are separated by `<`.
        public let address: LDSText

        /// The four elements that each person has.
        package init(dateRecorded: LDSDate, name: LDSName, telephone: LDSText, address: LDSText) {
            self.dateRecorded = dateRecorded
            self.name = name
            self.telephone = telephone
            self.address = address
        }
    }

    /// The most persons: their templates are A1, A2 and so on, of the form `Ax`, to AF.
    package static let maximumPersons = 15

    /// The number of persons as it is stated (02), nil where it is not.
    public let statedCount: Int?
    /// The persons in the order of the file.
    public let persons: [Person]
    /// The file as it was read, or as it is written.
    public private(set) var octets: [UInt8] = []
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset where a person lacks an element or has them in another
    ///   order, or where the templates are not A1, A2 and so on. Under `.strict` also for dates in other forms, empty
    ///   elements and another number of persons than stated.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(.dg16), profile)
        var template = try context.outermost(of: octets)
        let stated = try template.statedCount()
        var persons: [Person] = []
        while !template.isAtEnd {
            try template.demand(
                persons.count < Self.maximumPersons, .limitExceeded, at: template.offset,
                .ldsTooManyPersons(limit: Self.maximumPersons))
            var inner = try template.template(Self.tag(ofPerson: persons.count))
            persons.append(try Self.person(in: &inner, &context))
            try context.skipRest(of: &inner)
        }
        try template.demand(!persons.isEmpty, .missingElement, 0xA1, at: template.offset, .ldsNoPerson)
        try context.noteCount(stated: stated, there: persons.count, in: template)
        statedCount = stated
        self.persons = persons
        self.octets = octets
        deviations = context.deviations
    }

    /// A file with these persons, one to fifteen; further ones are left out.
    package init(persons: [Person]) {
        let persons = Array(persons.prefix(Self.maximumPersons))
        statedCount = persons.count
        self.persons = persons
        deviations = []
        octets = encoded()
    }

    /// Writes the file again, with lengths in the fewest octets. Unknown elements, and octets after the file, are left
    /// out.
    package func encoded() -> [UInt8] {
        TLVWriter.encode(.dg16, count: statedCount) { file in
            for (index, person) in persons.enumerated() {
                file.append(Self.tag(ofPerson: index)) { template in
                    template.append(0x5F50, person.dateRecorded.octets)
                    template.append(0x5F51, person.name.octets)
                    template.append(0x5F52, person.telephone.octets)
                    template.append(0x5F53, person.address.octets)
                }
            }
        }
    }

    private static func tag(ofPerson index: Int) -> TLVTag { TLVTag(0xA1 + UInt32(truncatingIfNeeded: index)) }

    private static func person(
        in template: inout Template, _ context: inout DecodingContext
    ) throws(LDSError) -> Person {
        let elements = [
            try template.read(0x5F50), try template.read(0x5F51), try template.read(0x5F52), try template.read(0x5F53),
        ]
        for element in elements where element.content.isEmpty { try context.noteEmpty(element, in: template) }
        return Person(
            dateRecorded: try context.date(elements[0], in: template),
            name: try context.name(elements[1], in: template),
            telephone: try context.text(elements[2], in: template),
            address: try context.text(elements[3], in: template))
    }
}
