// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV

/// Trees of DG11, DG12 and DG16: what the files say of persons and of the document.
enum DetailsInspector {
    static func nodes(of group: DataGroup11) -> [InspectionNode] { nodes(of: group, detailNames) }

    static func nodes(of group: DataGroup12) -> [InspectionNode] { nodes(of: group, documentNames) }

    private static func nodes<Kind>(of group: DetailGroup<Kind>, _ names: [TLVTag: String]) -> [InspectionNode] {
        let tagList =
            group.tagList.map { InspectionNode("tag list", octets: $0, limit: 64) }
            ?? InspectionNode("tag list", "none")
        return [tagList] + group.elements.map { node($0, names) }
    }

    static func nodes(of group: DataGroup16) -> [InspectionNode] {
        let persons = group.persons.enumerated().map { index, person in
            InspectionNode(
                "person \(index + 1)",
                children: [
                    InspectionNode("recorded", person.dateRecorded.text, .personal),
                    InspectionNode("name", person.name.text, .personal),
                    InspectionNode("telephone", person.telephone.text, .personal),
                    InspectionNode("address", person.address.fields.joined(separator: ", "), .personal),
                ])
        }
        return [count("persons", stated: group.statedCount, there: group.persons.count)] + persons
    }

    /// The number of data objects, and the one stated where it is another.
    static func count(_ name: String, stated: Int?, there: Int) -> InspectionNode {
        let note = stated == there ? "" : " (stated: \(stated.map(String.init) ?? "nothing"))"
        return stated == there ? InspectionNode(name, number: there) : InspectionNode(name, "\(there)\(note)")
    }

    private static func node(_ element: DetailElement, _ names: [TLVTag: String]) -> InspectionNode {
        guard let name = names[element.tag] else {
            return node(element, named: "element \(element.tag)").keyed("element")
        }
        return node(element, named: name)
    }

    private static func node(_ element: DetailElement, named name: String) -> InspectionNode {
        switch element.value {
        case .name(let value): return InspectionNode(name, value.text, .personal)
        case .names(let stated, let values):
            var node = count(name + "s", stated: stated, there: values.count)
            node.children = values.map { InspectionNode(name, $0.text, .personal) }
            return node
        case .text(let value):
            let text = fieldTags.contains(element.tag) ? value.fields.joined(separator: ", ") : value.text
            return InspectionNode(name, text, .personal)
        case .date(let value): return InspectionNode(name, value.text, .personal)
        case .image(let image):
            return InspectionNode(name, "\(image.format.rawValue), \(image.octets.count) octets")
        case .unknown(let octets): return InspectionNode(name, octets: octets, .personal)
        }
    }

    /// Those whose fields are separated by `<`.
    private static let fieldTags: Set<TLVTag> = [
        DataGroup11.Tag.placeOfBirth, DataGroup11.Tag.permanentAddress, DataGroup11.Tag.otherTravelDocumentNumbers,
    ]

    private static let detailNames: [TLVTag: String] = [
        DataGroup11.Tag.fullName: "full name", DataGroup11.Tag.otherName: "other name",
        DataGroup11.Tag.personalNumber: "personal number", DataGroup11.Tag.fullDateOfBirth: "full date of birth",
        DataGroup11.Tag.placeOfBirth: "place of birth", DataGroup11.Tag.permanentAddress: "permanent address",
        DataGroup11.Tag.telephone: "telephone", DataGroup11.Tag.profession: "profession",
        DataGroup11.Tag.title: "title", DataGroup11.Tag.personalSummary: "personal summary",
        DataGroup11.Tag.proofOfCitizenship: "proof of citizenship",
        DataGroup11.Tag.otherTravelDocumentNumbers: "other travel document numbers",
        DataGroup11.Tag.custodyInformation: "custody information",
    ]

    private static let documentNames: [TLVTag: String] = [
        DataGroup12.Tag.issuingAuthority: "issuing authority", DataGroup12.Tag.dateOfIssue: "date of issue",
        DataGroup12.Tag.otherPerson: "other person", DataGroup12.Tag.endorsements: "endorsements, observations",
        DataGroup12.Tag.taxOrExitRequirements: "tax or exit requirements",
        DataGroup12.Tag.imageOfFront: "image of front", DataGroup12.Tag.imageOfRear: "image of rear",
        DataGroup12.Tag.dateAndTimeOfPersonalisation: "personalised at",
        DataGroup12.Tag.personalisationSystemSerialNumber: "serial number of the personalisation system",
        DataGroup12.Tag.belgianTimestamp: "timestamp 5F85",
    ]
}
