// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

extension DecodingContext {
    /// The value of an element by its rule, what departs from it noted.
    mutating func detail(
        _ element: TLVElement, _ rule: DetailsDecoder.Rule, in template: Template
    ) throws(LDSError) -> DetailElement.Value {
        if element.content.isEmpty { try noteEmpty(element, in: template) }
        if let most = rule.maximumLength, element.content.count > most {
            try note(
                .elementTooLong, element, in: template, .ldsElementTooLong(length: element.content.count, limit: most))
        }
        return switch rule.kind {
        case .name, .otherName: .name(try name(element, in: template))
        case .text: .text(try text(element, in: template))
        case .dateOfBirth: .date(try date(element, in: template, mayBeIncomplete: true))
        case .date: .date(try date(element, in: template))
        case .dateAndTime, .shortTag: .date(try date(element, in: template, hasTime: true))
        case .image: .image(try image(element, in: template))
        }
    }

    /// A name.
    mutating func name(_ element: TLVElement, in template: Template) throws(LDSError) -> LDSName {
        try template.bound(element)
        let name = LDSName(octets: element.content)
        try noteEncoding(of: name.field, element, in: template)
        return name
    }

    /// Text.
    mutating func text(_ element: TLVElement, in template: Template) throws(LDSError) -> LDSText {
        try template.bound(element)
        let text = LDSText(octets: element.content)
        try noteEncoding(of: text, element, in: template)
        return text
    }

    /// A date, in one of the forms that are seen (F-33).
    mutating func date(
        _ element: TLVElement, in template: Template, hasTime: Bool = false, mayBeIncomplete: Bool = false
    ) throws(LDSError) -> LDSDate {
        guard let date = LDSDate(octets: element.content, hasTime: hasTime) else {
            throw template.error(.invalidValue, element.tag, at: element.offset, .ldsNoDateDigits)
        }
        let deviation: LDSDeviation? =
            switch date.form {
            case .characters, .empty: nil
            case .binaryCodedDecimal: .dateBinaryCoded
            case .unpackedDigits: .dateUnpackedDigits
            case .charactersWithoutCentury: .dateWithoutCentury
            }
        if let deviation {
            try note(deviation, element, in: template, .ldsDateForm(count: hasTime ? 14 : 8))
        }
        if !date.isPossible {
            try note(.dateImpossible, element, in: template, .ldsNoDate)
        } else if !mayBeIncomplete, date.form != .empty,
            date.yearOfCentury == nil || date.month == nil || date.day == nil
        {
            try note(.dateIncomplete, element, in: template, .ldsDateIncomplete)
        }
        return date
    }

    /// An image that Doc 9303-10 wants as JPEG or JPEG 2000.
    mutating func image(_ element: TLVElement, in template: Template) throws(LDSError) -> DisplayedImage {
        let image = DisplayedImage(octets: element.content)
        guard !element.content.isEmpty else { return image }
        let place = element.offset + element.headerLength
        switch image.format {
        case .jpeg, .jpeg2000: break
        case .jpeg2000Codestream:
            try note(.bareCodestream, path: template.path(element.tag), at: place, .ldsBareCodestream)
        default:
            try note(.unknownImageFormat, path: template.path(element.tag), at: place, .ldsUnknownImage)
        }
        return image
    }

    /// Records a deviation of an element.
    mutating func note(
        _ deviation: LDSDeviation, _ element: TLVElement, in template: Template, _ message: @autoclosure () -> Message
    ) throws(LDSError) {
        try note(deviation, path: template.path(element.tag), at: element.offset, message())
    }

    /// Notes that an element has no octets.
    mutating func noteEmpty(_ element: TLVElement, in template: Template) throws(LDSError) {
        try note(.emptyElement, element, in: template, .ldsElementEmpty(tag: element.tag))
    }

    /// Notes where the number of data objects is not the one stated, or more than the standard allows.
    mutating func noteCount(stated: Int?, there: Int, most: Int = .max, in template: Template) throws(LDSError) {
        guard stated != there || there > most else { return }
        try note(
            .instanceCount, path: template.path(0x02), at: template.element?.offset ?? 0,
            stated.map { Message.ldsObjectCount(stated: $0, there: there) } ?? .ldsNoObjectCount(there: there))
    }

    private mutating func noteEncoding(
        of text: LDSText, _ element: TLVElement, in template: Template
    ) throws(LDSError) {
        guard text.encoding != .utf8 else { return }
        try note(.textNotUTF8, element, in: template, .ldsNotUTF8)
    }
}

extension Template {
    /// Text is copied, unlike images: what no person's details need is refused.
    fileprivate func bound(_ element: TLVElement) throws(LDSError) {
        try demand(
            element.content.count <= 0xFFFF, .limitExceeded, element.tag, at: element.offset,
            .ldsTextTooLong(length: element.content.count))
    }

    /// The number in the next element, where that is a number of data objects (02).
    mutating func statedCount() throws(LDSError) -> Int? {
        guard let element = try optional(0x02) else { return nil }
        guard element.content.count == 1, let count = element.content.first else {
            throw error(.invalidValue, 0x02, at: element.offset, .ldsCountLength)
        }
        return Int(count)
    }
}

extension TLVWriter {
    /// The number of data objects (02), where it is stated; one above 255 is written as its last octet.
    mutating func append(count: Int?) {
        if let count { append(0x02, [UInt8(truncatingIfNeeded: count)]) }
    }

    /// The file of a data group: the number of data objects (02) where it is stated, and what the closure writes.
    static func encode(_ dataGroup: DataGroupNumber, count: Int?, _ write: (inout TLVWriter) -> Void) -> [UInt8] {
        var writer = TLVWriter()
        writer.append(TLVTag(UInt32(dataGroup.tag))) { file in
            file.append(count: count)
            write(&file)
        }
        return writer.bytes
    }
}
