// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// Walks through EF.DG2 from the outside in (Doc 9303-10, 4.7.2.1).
struct DataGroup2Decoder {
    private var context: DecodingContext

    init(profile: DecodingProfile) { context = DecodingContext(.dataGroup(.dg2), profile) }

    mutating func decode(_ octets: [UInt8]) throws(LDSError) -> DataGroup2 {
        var file = try context.outermost(of: octets)
        let result: (enclosure: DataGroup2.Enclosure, count: Int?, templates: [BiometricInformationTemplate])
        if file.remaining.starts(with: FacialRecord.formatIdentifier), let element = file.element {
            try noteMissingTemplate(at: file)
            result = (.bareRecord, nil, [try bareTemplate(element, path: "")])
        } else {
            switch try file.peek() {
            case 0x7F60:
                try noteMissingTemplate(at: file)
                result = (.singleTemplate, nil, [try template(in: &file)])
            case 0x5F2E, 0x7F2E:
                try noteMissingTemplate(at: file)
                result = (.dataBlock, nil, [.init(optionalHeader: nil, data: try data(in: &file))])
            default:
                let group = try self.group(in: &file)
                result = (.groupTemplate, group.count, group.templates)
            }
            try context.skipRest(of: &file)
        }
        return DataGroup2(
            enclosure: result.enclosure, statedInstanceCount: result.count, templates: result.templates,
            octets: octets, deviations: context.deviations)
    }

    private mutating func group(
        in file: inout Template
    ) throws(LDSError) -> (count: Int?, templates: [BiometricInformationTemplate]) {
        var group = try file.template(file.read(0x7F61))
        var count: Int?
        let start = group.offset
        if let element = try group.readOptional(0x02) {
            guard element.content.count == 1, let octet = element.content.first else {
                throw group.error(.invalidValue, 0x02, at: element.offset, "The number of templates is one octet.")
            }
            count = Int(octet)
        }
        var templates: [BiometricInformationTemplate] = []
        while !group.isAtEnd {
            if try group.peek() == 0x7F60 {
                templates.append(try template(in: &group))
            } else {
                try skipOne(of: &group)
            }
        }
        guard !templates.isEmpty else {
            throw group.error(.missingElement, 0x7F60, at: group.offset, "The group holds no template.")
        }
        if count != templates.count || templates.count > 9 {
            try context.note(
                .biometricInstanceCount, path: group.path(0x02), at: start,
                "\(count.map(String.init) ?? "No number of") templates are stated; \(templates.count) are there.")
        }
        return (count, templates)
    }

    private mutating func template(in parent: inout Template) throws(LDSError) -> BiometricInformationTemplate {
        var template = try parent.template(parent.read(0x7F60))
        var header: BiometricHeader?
        var data: BiometricData?
        let start = template.offset
        while !template.isAtEnd {
            switch try template.peek() {
            case 0xA1 where header == nil && data == nil: header = try self.header(in: &template)
            case 0x5F2E where data == nil, 0x7F2E where data == nil: data = try self.data(in: &template)
            default: try skipOne(of: &template)
            }
        }
        guard let data else {
            throw template.error(.missingElement, 0x5F2E, at: template.offset, "The template holds no data block.")
        }
        if header == nil {
            try context.note(
                .biometricTemplateMissing, path: template.path(0xA1), at: start, "The biometric header is missing.")
        }
        return BiometricInformationTemplate(optionalHeader: header, data: data)
    }

    private mutating func header(in template: inout Template) throws(LDSError) -> BiometricHeader {
        var fields = try template.template(template.read(0xA1))
        let start = fields.offset
        var elements: [BiometricHeader.Element] = []
        while !fields.isAtEnd {
            let element = try fields.next()
            guard !elements.contains(where: { $0.tag == element.tag }) else {
                throw fields.error(
                    .duplicateElement, element.tag, at: element.offset, "Element \(element.tag) occurs twice.")
            }
            guard elements.count < 32 else {
                throw fields.error(.limitExceeded, at: element.offset, "The header has more than 32 elements.")
            }
            elements.append(.init(tag: element.tag, value: Array(element.content)))
        }
        let header = BiometricHeader(elements: elements)
        if header.formatOwner == nil || header.formatType == nil {
            try context.note(
                .biometricHeaderIncomplete, path: fields.path, at: start, "Format owner and format type are required.")
        }
        return header
    }

    private mutating func data(in template: inout Template) throws(LDSError) -> BiometricData {
        let element = try template.next()
        guard element.tag == 0x5F2E else { return .iso39794(element.content) }
        var decoder = FacialRecordDecoder(element, path: template.path(element.tag))
        return .facialRecord(try decoder.decode(&context))
    }

    private mutating func bareTemplate(
        _ element: TLVElement, path: String
    ) throws(LDSError) -> BiometricInformationTemplate {
        var decoder = FacialRecordDecoder(element, path: path)
        return BiometricInformationTemplate(
            optionalHeader: nil, data: .facialRecord(try decoder.decode(&context)))
    }

    private mutating func noteMissingTemplate(at file: Template) throws(LDSError) {
        try context.note(
            .biometricTemplateMissing, path: "7F61", at: file.offset,
            "The biometric templates are missing or partly so.")
    }

    private mutating func skipOne(of template: inout Template) throws(LDSError) {
        let element = try template.next()
        try context.note(
            .unknownElement, path: template.path(element.tag), at: element.offset,
            "The standard defines no element \(element.tag) here.")
    }
}
