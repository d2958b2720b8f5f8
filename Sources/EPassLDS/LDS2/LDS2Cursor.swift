// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
public import EPassTLV

/// Reads the data objects of a record in the order that the standard fixes.
struct LDS2Cursor {
    let file: LDS2File
    let path: String
    private(set) var cursor: TLVCursor

    /// Depth of a record, elements of a template, octets of a value; images and proprietary fields need room.
    static let limits = TLVLimits(maximumDepth: 4, maximumElements: 256, maximumLength: 4 << 20)

    init(_ octets: ArraySlice<UInt8>, file: LDS2File, path: String = "", limits: TLVLimits = Self.limits) {
        self.file = file
        self.path = path
        cursor = TLVCursor(octets, limits: limits)
    }

    private init(_ cursor: TLVCursor, _ file: LDS2File, _ path: String) {
        self.cursor = cursor
        self.file = file
        self.path = path
    }

    var isAtEnd: Bool { cursor.isAtEnd }
    var offset: Int { cursor.offset }
    var remaining: ArraySlice<UInt8> { cursor.remaining }

    func peek() throws(LDSError) -> TLVTag? {
        do throws(TLVError) { return try cursor.peekTag() } catch { throw failure(error) }
    }

    mutating func next() throws(LDSError) -> TLVElement {
        do throws(TLVError) { return try cursor.read() } catch { throw failure(error) }
    }

    mutating func read(_ tag: TLVTag) throws(LDSError) -> TLVElement {
        guard !isAtEnd else {
            throw error(.missingElement, tag, at: offset, .ldsElementMissing(tag: tag))
        }
        do throws(TLVError) { return try cursor.read(tag) } catch { throw failure(error, expecting: tag) }
    }

    func template(_ element: TLVElement) throws(LDSError) -> LDS2Cursor {
        do throws(TLVError) {
            return LDS2Cursor(try cursor.children(of: element), file, join(element.tag))
        } catch { throw failure(error) }
    }

    // MARK: Elements by their field

    mutating func octets(_ field: LDS2Field) throws(LDSError) -> ArraySlice<UInt8> {
        try checked(read(field.tag), field)
    }

    mutating func optionalOctets(_ field: LDS2Field) throws(LDSError) -> ArraySlice<UInt8>? {
        guard try peek() == field.tag else { return nil }
        return try octets(field)
    }

    mutating func text(_ field: LDS2Field) throws(LDSError) -> String {
        String(decoding: try octets(field), as: UTF8.self)
    }

    mutating func optionalText(_ field: LDS2Field) throws(LDSError) -> String? {
        guard try peek() == field.tag else { return nil }
        return try text(field)
    }

    mutating func date(_ field: LDS2Field) throws(LDSError) -> CalendarDate {
        let start = offset
        guard let date = LDS2Date.date(try octets(field)) else {
            throw error(.invalidValue, field.tag, at: start, .ldsNoDay)
        }
        return date
    }

    /// The elements that follow those of the table: proprietary fields (Doc 9303-12, 3.1.3). One that the table has is
    /// out of its place.
    mutating func rest(
        after known: [TLVTag], _ context: inout LDS2Context
    ) throws(LDSError) -> [LDS2Element] {
        var found: [LDS2Element] = []
        while let tag = try peek() {
            guard !known.contains(tag) else {
                throw error(.unexpectedTag, tag, at: offset, .ldsElementMisplaced(tag: tag))
            }
            let element = try next()
            try context.note(
                .unknownElement, file: file, path: join(tag), at: element.offset, .ldsUnknownElement(tag: tag))
            found.append(LDS2Element(tag: tag, content: Array(element.content)))
        }
        return found
    }

    private func checked(_ element: TLVElement, _ field: LDS2Field) throws(LDSError) -> ArraySlice<UInt8> {
        if let fault = field.fault(in: element.content) {
            throw error(.invalidValue, field.tag, at: element.offset, fault)
        }
        return element.content
    }

    // MARK: Errors

    func error(_ code: LDSError.Code, _ tag: TLVTag? = nil, at offset: Int, _ message: Message) -> LDSError {
        LDSError(code, file: file, path: tag.map(join) ?? path, at: offset, message)
    }

    private func join(_ tag: TLVTag) -> String { path.isEmpty ? tag.description : "\(path)/\(tag)" }

    private func failure(_ error: TLVError, expecting tag: TLVTag? = nil) -> LDSError {
        self.error(
            Template.code(for: error), tag ?? error.tag, at: error.offset,
            Template.message(for: error, expecting: tag))
    }
}

/// The profile of a decoder, and the deviations met so far.
struct LDS2Context {
    let profile: DecodingProfile
    private(set) var deviations: [LDSDeviation] = []

    init(_ profile: DecodingProfile) { self.profile = profile }

    mutating func note(
        _ deviation: LDSDeviation, file: LDS2File, path: @autoclosure () -> String = "", at offset: Int,
        _ message: @autoclosure () -> Message
    ) throws(LDSError) {
        guard profile.tolerated.contains(deviation) else {
            throw LDSError(
                .deviationRefused, file: file, path: path(), at: offset, deviation: deviation,
                .ldsDeviationRefused(what: message(), deviation: deviation.message))
        }
        if !deviations.contains(deviation) { deviations.append(deviation) }
    }
}

/// A data object that the tables of the standard do not have.
public struct LDS2Element: Sendable, Hashable {
    /// One that the table of the record or file does not have.
    public let tag: TLVTag
    /// The octets behind the length field.
    public let content: [UInt8]

    /// The value goes without tag and length.
    public init(tag: TLVTag, content: [UInt8]) {
        self.tag = tag
        self.content = content
    }
}

/// Dates of eight digits.
enum LDS2Date {
    static func date(_ octets: some Collection<UInt8>) -> CalendarDate? {
        guard octets.count == 8, octets.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let digits = octets.map { Int($0) - 0x30 }
        func number(_ part: ArraySlice<Int>) -> Int { part.reduce(0) { $0 * 10 + $1 } }
        return CalendarDate(
            year: number(digits.prefix(4)), month: number(digits.dropFirst(4).prefix(2)), day: number(digits.suffix(2)))
    }

    static func octets(_ date: CalendarDate) -> [UInt8] { date.description.utf8.filter { $0 != 0x2D } }
}
