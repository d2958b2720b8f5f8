// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages
import EPassTLV

/// Walks through EF.DG2, EF.DG3 and EF.DG4 from the outside in (Doc 9303-10, 4.7.2.1, 4.7.3.1, 4.7.4.1).
///
/// Templates and images are bounded over the whole file: 255 and ``DecodingContext/maximumImages``.
struct BiometricTemplatesDecoder<Record: DecodableRecord, Block: DecodableBlock> {
    typealias Data = BiometricData<Record, Block>

    private(set) var context: DecodingContext
    /// How many templates the group may hold.
    private let instances: ClosedRange<Int>

    init(_ number: DataGroupNumber, instances: ClosedRange<Int>, profile: DecodingProfile) {
        context = DecodingContext(.dataGroup(number), profile)
        self.instances = instances
    }

    mutating func decode(_ octets: [UInt8]) throws(LDSError) -> BiometricTemplates<Data> {
        var file = try context.outermost(of: octets)
        var enclosure = BiometricEnclosure.groupTemplate
        var count: Int?
        var templates: [BiometricInformationTemplate<Data>]
        var issuerDefined: [UInt8]?
        if file.remaining.starts(with: Record.recordFormat.identifier), let element = file.element {
            try noteMissingTemplate(at: file)
            enclosure = .bareRecord
            let data = try record(element, path: .root)
            templates = [.init(header: nil, data: data, dataTag: data.tag)]
        } else {
            switch try file.peek() {
            case 0x7F60:
                try noteMissingTemplate(at: file)
                enclosure = .singleTemplate
                templates = [try template(in: &file)]
            case BiometricTag.record, BiometricTag.block:
                try noteMissingTemplate(at: file)
                enclosure = .dataBlock
                let (data, tag) = try data(in: &file)
                templates = [.init(header: nil, data: data, dataTag: tag)]
            default: (count, templates) = try group(in: &file)
            }
            issuerDefined = try issuerDefinedContent(in: &file, templates: templates.count)
            try context.skipRest(of: &file)
        }
        return BiometricTemplates(
            enclosure: enclosure, statedInstanceCount: count, templates: templates, issuerDefinedContent: issuerDefined)
    }

    private mutating func group(
        in file: inout Template
    ) throws(LDSError) -> (count: Int?, templates: [BiometricInformationTemplate<Data>]) {
        var group = try file.template(0x7F61)
        var count: Int?
        let start = group.offset
        if let element = try group.optional(0x02) {
            guard element.content.count == 1, let octet = element.content.first else {
                throw group.error(.invalidValue, 0x02, at: element.offset, .biometricTemplateCountLength)
            }
            count = Int(octet)
        }
        var templates: [BiometricInformationTemplate<Data>] = []
        while !group.isAtEnd {
            if try group.peek() == 0x7F60 {
                // The number of templates is one octet.
                try group.demand(
                    templates.count < 255, .limitExceeded, 0x7F60, at: group.offset, .biometricTooManyTemplates)
                templates.append(try template(in: &group))
            } else {
                try context.noteUnknown(group.next(), in: group)
            }
        }
        try group.demand(
            !templates.isEmpty || instances.contains(0) && count == 0, .missingElement, 0x7F60, at: group.offset,
            .biometricNoTemplate)
        if count != templates.count || !instances.contains(templates.count) {
            try context.note(
                .biometricInstanceCount, path: group.path(0x02), at: start,
                count.map { Message.biometricTemplateCount(stated: $0, there: templates.count) }
                    ?? .biometricNoTemplateCount(there: templates.count))
        }
        return (count, templates)
    }

    /// Issuer defined content, which only a group without templates has (Doc 9303-10, 4.7.3.2.2).
    private mutating func issuerDefinedContent(in file: inout Template, templates: Int) throws(LDSError) -> [UInt8]? {
        guard instances.contains(0), let element = try file.optional(BiometricTag.issuerDefined) else { return nil }
        if templates > 0 {
            try context.note(.unknownElement, element, in: file, .biometricIssuerContentMisplaced)
        }
        return Array(element.content)
    }

    private mutating func template(in parent: inout Template) throws(LDSError) -> BiometricInformationTemplate<Data> {
        var template = try parent.template(0x7F60)
        var header: BiometricHeader?
        var data: (block: Data, tag: TLVTag)?
        let start = template.offset
        while !template.isAtEnd {
            switch try template.peek() {
            case 0xA1 where header == nil && data == nil: header = try self.header(in: &template)
            case BiometricTag.record where data == nil, BiometricTag.block where data == nil:
                data = try self.data(in: &template)
            default: try context.noteUnknown(template.next(), in: template)
            }
        }
        guard let data else {
            throw template.error(.missingElement, 0x5F2E, at: template.offset, .biometricNoDataBlock)
        }
        if header == nil {
            try context.note(.biometricTemplateMissing, path: template.path(0xA1), at: start, .biometricHeaderMissing)
        }
        if let header { try noteOtherFormat(header, data.block, at: start, in: template) }
        try Block.check(data.block.images, header: header, in: template, &context)
        return BiometricInformationTemplate(header: header, data: data.block, dataTag: data.tag)
    }

    /// Notes a format owner or type that is not that of the data: 0101 is ISO/IEC JTC 1/SC 37, whose formats are the
    /// only ones that data groups are encoded in (Doc 9303-10, 4.7.2 to 4.7.4).
    private mutating func noteOtherFormat(
        _ header: BiometricHeader, _ data: Data, at offset: Int, in template: Template
    ) throws(LDSError) {
        // Without either the header is incomplete, which is noted already.
        guard let owner = header.formatOwner, let type = header.formatType else { return }
        let types =
            switch data {
            case .iso19794: Record.formatTypes
            case .iso39794: Block.formatTypes
            }
        guard owner != 0x0101 || !types.contains(type) else { return }
        func text(_ number: UInt16) -> String {
            Hexadecimal.text([UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)])
        }
        try context.note(
            .biometricFormatOther, path: template.path(0xA1), at: offset,
            .biometricFormatOther(
                type: text(type), owner: text(owner), expected: types.map(text).joined(separator: ", ")))
    }

    private mutating func header(in template: inout Template) throws(LDSError) -> BiometricHeader {
        var fields = try template.template(0xA1)
        let start = fields.offset
        var elements: [BiometricHeader.Element] = []
        while !fields.isAtEnd {
            let element = try fields.next()
            try fields.demand(
                !elements.contains(where: { $0.tag == element.tag }), .duplicateElement, element.tag,
                at: element.offset, .biometricElementTwice(tag: element.tag))
            try fields.demand(elements.count < 32, .limitExceeded, at: element.offset, .biometricHeaderTooLong)
            elements.append(.init(tag: element.tag, value: Array(element.content)))
        }
        let header = BiometricHeader(elements: elements)
        if header.formatOwner == nil || header.formatType == nil {
            try context.note(.biometricHeaderIncomplete, path: fields.path, at: start, .biometricFormatMissing)
        }
        return header
    }

    /// The data block by what it begins with; the tag must agree (Doc 9303-10, 4.5.6, Table 1).
    private mutating func data(in template: inout Template) throws(LDSError) -> (block: Data, tag: TLVTag) {
        let element = try template.next()
        let path = TLVPath.tag(template.path, element.tag)
        let isRecord =
            switch element.tag {
            case BiometricTag.block: element.content.starts(with: Record.recordFormat.identifier)
            default: !element.content.starts(with: BiometricTag.standardized.octets)
            }
        if isRecord != (element.tag == BiometricTag.record) {
            try context.note(
                .biometricDataBlockTag, path: path, at: element.offset,
                .biometricTagOfOtherStandard(standard: isRecord ? "19794" : "39794"))
        }
        if isRecord {
            return (try record(element, path: path), element.tag)
        }
        var block = try template.members(of: element)
        var inner = try block.template(BiometricTag.standardized)
        let application = try inner.read(Block.applicationTag)
        var reader = try ExtensibleReader(over: application, in: inner)
        let data = Data.iso39794(try Block(&reader, &context))
        try context.countImages(data.images.count, path: path.text("/"), at: element.offset)
        try context.skipRest(of: &inner)
        try context.skipRest(of: &block)
        return (data, element.tag)
    }

    private mutating func record(_ element: TLVElement, path: TLVPath) throws(LDSError) -> Data {
        var reader = BiometricRecordReader(element.content, path: path)
        let data = Data.iso19794(try Record(&reader, &context))
        try context.countImages(data.images.count, path: path.text("/"), at: element.offset)
        return data
    }

    private mutating func noteMissingTemplate(at file: Template) throws(LDSError) {
        try context.note(.biometricTemplateMissing, path: "7F61", at: file.offset, .biometricTemplatesMissing)
    }
}

extension Template {
    /// Notes a sub-type that is missing, which DG3 and DG4 require, and one that names another part of the body than
    /// the data do.
    func checkSubtype(
        of header: BiometricHeader?, shown: Set<BiometricSubtype>, _ context: inout DecodingContext
    ) throws(LDSError) {
        // Without any header that is said already.
        guard let header else { return }
        let place = TLVPath.tag(.tag(path, 0xA1), 0x82)
        let offset = element?.offset ?? 0
        guard let subtype = header.subtype else {
            return try context.note(.biometricSubtypeMissing, path: place, at: offset, .biometricSubtypeMissing)
        }
        if subtype.rawValue != 0, shown.count == 1, !shown.contains(subtype) {
            try context.note(.biometricSubtypeMismatch, path: place, at: offset, .biometricOtherSubtype)
        }
    }

    /// Notes several features in one data block (Doc 9303-10, 4.7.3.2.3, 4.7.4.2.4).
    func noteSeveralFeatures(_ message: @autoclosure () -> Message, _ context: inout DecodingContext) throws(LDSError) {
        try context.note(.biometricSeveralFeatures, path: path, at: element?.offset ?? 0, message())
    }
}
