// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Decodes what DG11 and DG12 have in common: a tag list, then elements of one octet string each, one of them a
/// template of names (Doc 9303-10, 4.7.11 and 4.7.12). The standard fixes no order of the elements: any is taken, and
/// kept.
struct DetailsDecoder {
    /// What an element is by its tag.
    struct Rule {
        enum Kind {
            case name
            /// A name that belongs into the template A0.
            case otherName
            case text
            /// A date whose parts may be unknown.
            case dateOfBirth
            case date
            case dateAndTime
            /// A date and time under a tag that lacks its last octet (F-33).
            case shortTag
            case image
        }

        let kind: Kind
        /// The most octets of the value (Tables 72 and 74); nil where the standard gives none.
        let maximumLength: Int?

        init(_ kind: Kind, maximumLength: Int? = nil) {
            self.kind = kind
            self.maximumLength = maximumLength
        }
    }

    let rules: [TLVTag: Rule]
    private(set) var tagList: [UInt8]?
    private(set) var elements: [DetailElement] = []

    /// Of DG11 or DG12.
    init(of dataGroup: DataGroupNumber) {
        rules = dataGroup == .dg12 ? DocumentDetails.rules : PersonalDetails.rules
    }

    /// Reads the value of the file's outermost data object to its end.
    mutating func decode(_ template: inout Template, _ context: inout DecodingContext) throws(LDSError) {
        let list = try tagListElement(in: &template, &context)
        tagList = list.map { Array($0.content) }
        let shortTags = Set(rules.filter { $0.value.kind == .shortTag }.keys)
        let listed = TagList.tags(list?.content ?? [], shortTags: shortTags)
        let named = Set(listed.map(\.tag))
        try template.demand(
            named.count == listed.count, .duplicateElement, 0x5C, at: list?.offset ?? 0, .ldsTagListRepeats)
        var present: Set<TLVTag> = []
        while !template.isAtEnd {
            let start = template.offset
            if let (tag, date) = try shortTag(shortTags, &template, &context) {
                try template.demand(
                    present.insert(tag).inserted, .duplicateElement, tag, at: start, .ldsElementTwice(tag: tag))
                elements.append(DetailElement(tag: tag, value: .date(date)))
                continue
            }
            let element = try template.next()
            try template.demand(
                element.tag != 0x5C, list == nil ? .unexpectedTag : .duplicateElement, 0x5C, at: element.offset,
                .ldsTagListMisplaced)
            let decoded = try self.element(element, template, &context)
            if case .unknown = decoded.value {
                present.insert(element.tag)
            } else {
                let isNew = present.insert(decoded.outerTag).inserted
                try template.demand(
                    isNew || rules[element.tag]?.kind == .otherName, .duplicateElement, element.tag, at: element.offset,
                    .ldsElementTwice(tag: element.tag))
                // The names may be listed by their own tag or, not as the standard has it, by that of their template.
                if list != nil, !named.contains(decoded.tag), !named.contains(decoded.outerTag) {
                    try context.note(.tagListOmitsElement, element, in: template, .ldsTagListOmits(tag: element.tag))
                }
                present.insert(decoded.tag)
            }
            elements.append(decoded)
        }
        try check(listed, at: list.map { $0.offset + $0.headerLength } ?? 0, present, template, &context)
    }

    /// The tag list, or nil where the file has none; a file without any element is none.
    private func tagListElement(
        in template: inout Template, _ context: inout DecodingContext
    ) throws(LDSError) -> TLVElement? {
        if let list = try template.optional(0x5C) { return list }
        guard !template.isAtEnd else { return try template.read(0x5C) }
        try context.note(.tagListMissing, path: template.path(0x5C), at: template.offset, .ldsTagListMissing)
        return nil
    }

    /// Names what the tag list has and should not.
    private func check(
        _ listed: [(tag: TLVTag, position: Int)], at start: Int, _ present: Set<TLVTag>, _ template: Template,
        _ context: inout DecodingContext
    ) throws(LDSError) {
        for (tag, position) in listed {
            if tag == DetailElement.namesTemplate {
                try context.note(
                    .tagListNamesTemplate, path: template.path(0x5C), at: start + position,
                    .ldsTagListNamesTemplate(tag: tag))
            }
            if !present.contains(tag) {
                try context.note(
                    .tagListNamesAbsentElement, path: template.path(0x5C), at: start + position,
                    .ldsTagListNamesAbsent(tag: tag))
            }
        }
    }

    private func element(
        _ element: TLVElement, _ template: Template, _ context: inout DecodingContext
    ) throws(LDSError) -> DetailElement {
        if element.tag == DetailElement.namesTemplate { return try names(element, template, &context) }
        guard let rule = rules[element.tag] else {
            try context.noteUnknown(element, in: template)
            return DetailElement(tag: element.tag, value: .unknown(element.content))
        }
        if rule.kind == .otherName {
            try context.note(
                .otherNameOutsideTemplate, element, in: template,
                .ldsElementOutsideTemplate(tag: element.tag, template: DetailElement.namesTemplate))
        }
        return DetailElement(tag: element.tag, value: try context.detail(element, rule, in: template))
    }

    /// The fourteen digits after a tag that lacks its last octet, so that BER takes the length for it and reads on in
    /// the value.
    private func shortTag(
        _ tags: Set<TLVTag>, _ template: inout Template, _ context: inout DecodingContext
    ) throws(LDSError) -> (TLVTag, LDSDate)? {
        let rest = template.remaining
        guard let tag = tags.first(where: { rest.starts(with: $0.octets + [14]) }),
            let date = LDSDate(octets: rest.dropFirst(tag.length + 1).prefix(14), hasTime: true),
            date.form == .characters
        else { return nil }
        try context.note(.tagWithoutLastOctet, path: template.path(tag), at: template.offset, .ldsTagCut(tag: tag))
        template.skip(tag.length + 1 + 14)
        return (tag, date)
    }

    private func names(
        _ element: TLVElement, _ template: Template, _ context: inout DecodingContext
    ) throws(LDSError) -> DetailElement {
        guard let (tag, rule) = rules.first(where: { $0.value.kind == .otherName }) else {
            throw template.error(.unexpectedTag, element.tag, at: element.offset, .ldsNoNames)
        }
        guard !element.content.isEmpty else {
            try context.noteEmpty(element, in: template)
            return DetailElement(tag: tag, value: .names(stated: nil, []))
        }
        var inner = try template.members(of: element)
        let stated = try inner.statedCount()
        var names: [LDSName] = []
        while !inner.isAtEnd {
            let entry = try inner.next()
            guard entry.tag == tag else {
                try context.noteUnknown(entry, in: inner)
                continue
            }
            if case .name(let name) = try context.detail(entry, rule, in: inner) { names.append(name) }
        }
        try context.noteCount(stated: stated, there: names.count, in: inner)
        return DetailElement(tag: tag, value: .names(stated: stated, names))
    }
}
