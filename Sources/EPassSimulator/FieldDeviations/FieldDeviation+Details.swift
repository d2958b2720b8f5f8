// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV

extension FieldDeviation {
    /// Those of EF.DG11, EF.DG12 and EF.DG16 (F-33).
    static let detailChanges: [Change] = [
        details(.unknownElement, "an element that the standard does not know") { elements, list in
            elements.append(DetailElement(tag: 0x5F7E, value: .unknown([0x31])))
            list = nil
        },
        details(.tagListNamesAbsentElement, "the tag list names a telephone number that is not there") { _, list in
            list? += [0x5F, 0x12]
        },
        details(.tagListOmitsElement, "the tag list does not name the place of birth") { _, list in
            list = list?.dropLast(2)
        },
        Change(
            .tagListNamesTemplate, .dg11, "the tag list names the template of other names and not what is in it",
            prepare: { $0.givePersonalDetails { $0.otherNames = ["ERIKSSON<<ANNIKA"] } },
            apply: { changingDetails($0) { _, list in list = [0x5F, 0x0E, 0xA0, 0x5F, 0x2B, 0x5F, 0x11] } }),
        details(.otherNameOutsideTemplate, "another name stands outside its template") { elements, list in
            elements.insert(
                DetailElement(tag: DataGroup11.Tag.otherName, value: .name(LDSName("ERIKSSON<<ANNIKA"))), at: 1)
            list = nil
        },
        place(.emptyElement, "the place of birth has no octets", []),
        place(.elementTooLong, "the place of birth has 100 octets", Array(repeating: 0x5A, count: 100)),
        place(
            .textNotUTF8, "the place of birth is written in ISO/IEC 8859-1",
            Array("Z".utf8) + [0xC9] + Array("NITH".utf8)),
        date(.dateBinaryCoded, "the date of birth is in binary-coded decimal digits") { digits in
            stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        },
        date(.dateUnpackedDigits, "the digits of the date of birth are numbers and not characters") { $0 },
        date(.dateWithoutCentury, "the date of birth lacks its century") { $0.dropFirst(2).map { $0 + 0x30 } },
        Change(.tagListMissing, .dg11, "there is no tag list") { file in
            var outer = TLVCursor(file)
            guard let element = try? outer.read(), var inner = try? outer.children(of: element),
                let list = try? inner.read()
            else { return file }
            return TLVWriter.encode(element.tag, element.content.dropFirst(list.headerLength + list.content.count))
        },
        Change(
            .tagWithoutLastOctet, .dg12, "a timestamp has a tag whose last octet is not there",
            prepare: { $0.giveDocumentDetails { $0.dateAndTimeOfPersonalisation = .ofDocument } },
            apply: { file in
                // In the tag list and in the element.
                (0..<2).reduce(file) { file, _ in patched(file, [0x5F, 0x55], [0x5F, 0x85]) }
            }),
        Change(
            .dateImpossible, .dg12, "the date of issue is a 31 April",
            prepare: { $0.giveDocumentDetails { $0.dateOfIssue = .text("20240431") } }),
        Change(
            .dateIncomplete, .dg12, "the date of issue lacks its day",
            prepare: { $0.giveDocumentDetails { $0.dateOfIssue = .text("20240400") } }),
        Change(
            .instanceCount, .dg16, "one person more is stated than is there",
            prepare: {
                $0.personsToNotify = [
                    PersonToNotify(name: "ERIKSSON<<OLE", telephone: "+15550100", address: ["1 MAIN ST", "ZENITH"])
                ]
            },
            apply: { file in patched(file, [0x02, 0x01, 0x01], [0x02, 0x01, 0x02]) }),
    ]

    /// Changes the elements of EF.DG11; a tag list of nil is made again of them.
    private typealias DetailChange = @Sendable (inout [DetailElement], inout [UInt8]?) -> Void

    private static func details(_ deviation: LDSDeviation, _ text: String, _ change: @escaping DetailChange) -> Change {
        Change(deviation, .dg11, text, apply: { changingDetails($0, change) })
    }

    private static func changingDetails(_ file: [UInt8], _ change: DetailChange) -> [UInt8] {
        guard let group = try? DataGroup11(decoding: file) else { return file }
        var elements = group.elements
        var list: [UInt8]? = group.tagList
        change(&elements, &list)
        return DataGroup11(elements: elements, tagList: list).encoded()
    }

    private static func place(_ deviation: LDSDeviation, _ text: String, _ octets: [UInt8]) -> Change {
        let other = DetailElement(tag: DataGroup11.Tag.placeOfBirth, value: .text(LDSText(octets: octets)))
        return details(deviation, text) { elements, _ in
            elements = elements.map { $0.tag == other.tag ? other : $0 }
        }
    }

    /// The date of birth in another form, made of its digits as numbers.
    private static func date(
        _ deviation: LDSDeviation, _ text: String, _ form: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) -> Change {
        let tag = DataGroup11.Tag.fullDateOfBirth
        return details(deviation, text) { elements, _ in
            elements = elements.map { element in
                guard element.tag == tag, case .date(let date) = element.value,
                    let changed = LDSDate(octets: form(date.octets.map { $0 & 0x0F }))
                else { return element }
                return DetailElement(tag: tag, value: .date(changed))
            }
        }
    }
}

extension DocumentDescription {
    /// Changes what EF.DG11 says, which it gets where it has none.
    mutating func givePersonalDetails(_ change: (inout PersonalDetails) -> Void) {
        var details = personalDetails ?? PersonalDetails()
        change(&details)
        personalDetails = details
    }

    /// Changes what EF.DG12 says, which it gets where it has none.
    mutating func giveDocumentDetails(_ change: (inout DocumentDetails) -> Void) {
        var details = documentDetails ?? DocumentDetails()
        change(&details)
        documentDetails = details
    }
}
