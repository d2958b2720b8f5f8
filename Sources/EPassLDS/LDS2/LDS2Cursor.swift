// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
public import EPassTLV

/// Reads the data objects of a record in the order that the standard fixes.
typealias LDS2Cursor = TLVReader<LDS2File>

/// The deviations of a record; each note names the file.
typealias LDS2Context = DecodingContext

extension TLVReader where Origin == LDS2File {
    init(_ octets: ArraySlice<UInt8>, file: LDS2File, limits: TLVLimits = LDS2File.recordLimits) {
        self.init(file, TLVCursor(octets, limits: limits))
    }

    // MARK: Elements by their field

    mutating func octets(_ field: LDS2Field) throws(LDSError) -> ArraySlice<UInt8> {
        let element = try read(field.tag)
        if let fault = field.fault(in: element.content) {
            throw error(.invalidValue, field.tag, at: element.offset, fault)
        }
        return element.content
    }

    mutating func optionalOctets(_ field: LDS2Field) throws(LDSError) -> ArraySlice<UInt8>? {
        try peek() == field.tag ? try octets(field) : nil
    }

    /// The elements that follow those of the table: proprietary fields (Doc 9303-12, 3.1.3). One that the table has is
    /// out of its place.
    mutating func rest(after known: [TLVTag], _ context: inout LDS2Context) throws(LDSError) -> [LDS2Element] {
        var found: [LDS2Element] = []
        while let tag = try peek() {
            try demand(!known.contains(tag), .unexpectedTag, tag, at: offset, .ldsElementMisplaced(tag: tag))
            let element = try next()
            try context.note(
                .unknownElement, file: file, path: path(tag), at: element.offset, .ldsUnknownElement(tag: tag))
            found.append(LDS2Element(tag: tag, content: Array(element.content)))
        }
        return found
    }
}

extension LDS2File {
    /// Depth of a record, elements of a template, octets of a value; images and proprietary fields need room.
    static let recordLimits = TLVLimits(maximumDepth: 4, maximumElements: 256, maximumLength: 4 << 20)
}

/// A data object that the tables of the standard do not have.
public struct LDS2Element: Sendable, Hashable {
    /// One that the table of the record or file does not have.
    public let tag: TLVTag
    /// The octets behind the length field.
    public let content: [UInt8]

    /// The value goes without tag and length.
    package init(tag: TLVTag, content: [UInt8]) {
        self.tag = tag
        self.content = content
    }
}
