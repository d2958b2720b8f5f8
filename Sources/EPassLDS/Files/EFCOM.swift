// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// EF.COM: the versions of the logical data structure and the data groups said to be present (Doc 9303-10, 4.6.1).
///
/// Nothing protects this file: it is not hashed in EF.SOD. It is a hint; what decides is the list in the
/// `LDSSecurityObject` (F-28).
public struct EFCOM: Sendable, Hashable {
    /// The version of the logical data structure, four digits `aabb`: `0107`.
    public let ldsVersion: String
    /// The version of Unicode, six digits `aabbcc`: `040000`.
    public let unicodeVersion: String
    /// The value of the tag list (5C) as it stands.
    public let tagList: [UInt8]
    /// The file as it was read, or as it is written.
    public private(set) var octets: [UInt8] = []
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset; under `.strict` also for tags that are no data group
    ///   (F-28), repeated ones, unknown elements and octets after the file. Success says nothing about which data
    ///   groups are there, nor that they are genuine.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.com, profile)
        var template = try context.outermost(of: octets)
        let version = try template.read(0x5F01)
        let lds = try Self.digits(in: version, count: 4, template)
        if lds != "0107", lds != "0108" {
            try context.note(
                .ldsVersionUnknown, path: template.path(0x5F01), at: version.offset, .ldsVersionUnknown)
        }
        let unicode = try Self.digits(in: template.read(0x5F36), count: 6, template)
        let list = try template.read(0x5C)
        try Self.check(list.content, in: template, &context)
        try context.skipRest(of: &template)
        ldsVersion = lds
        unicodeVersion = unicode
        tagList = Array(list.content)
        self.octets = octets
        deviations = context.deviations
    }

    /// A file that lists these data groups, in this order.
    package init(ldsVersion: String = "0107", unicodeVersion: String = "040000", dataGroups: [DataGroupNumber]) {
        self.init(ldsVersion: ldsVersion, unicodeVersion: unicodeVersion, tagList: dataGroups.map(\.tag))
    }

    /// A file with this tag list, whatever it holds: a simulated chip may have an odd one.
    package init(ldsVersion: String, unicodeVersion: String, tagList: [UInt8]) {
        self.ldsVersion = ldsVersion
        self.unicodeVersion = unicodeVersion
        self.tagList = tagList
        deviations = []
        octets = encoded()
    }

    /// The data groups of the tag list in its order, without repetition and without what is no data group.
    public var dataGroups: [DataGroupNumber] {
        var found: [DataGroupNumber] = []
        for (tag, _) in TagList.tags(tagList) {
            if let group = Self.dataGroup(tag), !found.contains(group) { found.append(group) }
        }
        return found
    }

    /// The tags of the tag list that are no data group of Doc 9303-10.
    public var unknownTags: [UInt32] {
        TagList.tags(tagList).map(\.tag).filter { Self.dataGroup($0) == nil }.map(\.rawValue)
    }

    private static func dataGroup(_ tag: TLVTag) -> DataGroupNumber? {
        UInt8(exactly: tag.rawValue).flatMap(DataGroupNumber.init(tag:))
    }

    /// Writes the fields again, lengths in the fewest octets. Equal to `octets` where the file was read without
    /// deviations and had such lengths.
    package func encoded() -> [UInt8] {
        var writer = TLVWriter()
        writer.append(0x60) { inner in
            inner.append(0x5F01, Array(ldsVersion.utf8))
            inner.append(0x5F36, Array(unicodeVersion.utf8))
            inner.append(0x5C, tagList)
        }
        return writer.bytes
    }

    private static func digits(in element: TLVElement, count: Int, _ template: Template) throws(LDSError) -> String {
        try template.demand(
            element.content.count == count && element.content.allSatisfy({ (0x30...0x39).contains($0) }), .invalidValue,
            element.tag, at: element.offset, .ldsVersionDigits(count: count))
        return String(decoding: element.content, as: UTF8.self)
    }

    private static func check(
        _ list: ArraySlice<UInt8>, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError) {
        var seen: Set<TLVTag> = []
        for (tag, position) in TagList.tags(list) {
            let offset = list.startIndex + position
            if dataGroup(tag) == nil {
                try context.note(
                    .comUnknownTag, path: template.path(0x5C), at: offset, .ldsTagOfNoDataGroup(tag: tag))
            } else if !seen.insert(tag).inserted {
                try context.note(
                    .comRepeatedTag, path: template.path(0x5C), at: offset, .ldsTagTwice(tag: tag))
            }
        }
    }
}
