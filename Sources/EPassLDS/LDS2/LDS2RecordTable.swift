// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
import EPassTLV

/// What is signed of a record: the elements of its table, each with a property, and what follows them.
public protocol LDS2RecordContent: Sendable, Hashable {
    /// Which element holds which property. It is opaque: no other records can be defined.
    static var table: LDS2RecordTable<Self> { get }
    /// Elements that the table does not have, behind those that it has.
    var otherElements: [LDS2Element] { get set }
}

/// A table of Doc 9303-10, 5: where a record stands, and its elements in their order.
public struct LDS2RecordTable<Content: Sendable>: Sendable {
    /// One element and the property that holds it.
    struct Row: Sendable {
        let field: LDS2Field
        let read: @Sendable (inout LDS2Cursor, inout Content) throws(LDSError) -> Void
        let write: @Sendable (Content, inout LDS2Writer) throws(LDSError) -> Void
    }

    /// The file of the records; of stamps that of entry.
    let file: LDS2File
    /// The data object that is signed.
    let tag: TLVTag
    /// A content to read into.
    let blank: Content
    let state: any KeyPath<Content, String> & Sendable
    let date: any KeyPath<Content, CalendarDate> & Sendable
    /// The number of the passport and the date of birth; nil where the table has neither.
    var holder:
        (
            passportNumber: any KeyPath<Content, String?> & Sendable,
            dateOfBirth: any KeyPath<Content, String> & Sendable
        )?
    /// The first one is that of the State.
    let rows: [Row]

    /// The State of the record, which stands in front of the signed data as well.
    var stateField: LDS2Field { rows.first?.field ?? .state(tag) }
    /// The tags of the table.
    var known: [TLVTag] { rows.map(\.field.tag) }
}

extension LDS2RecordTable.Row {
    /// An element that is always there.
    static func required<Value: LDS2Value>(
        _ field: LDS2Field, _ path: any WritableKeyPath<Content, Value> & Sendable
    ) -> Self {
        Self(field: field) { (cursor, content) throws(LDSError) in
            content[keyPath: path] = try cursor.value(field)
        } write: { (content, writer) throws(LDSError) in
            try writer.append(field, content[keyPath: path].fieldOctets)
        }
    }

    /// An element that may be absent.
    static func optional<Value: LDS2Value>(
        _ field: LDS2Field, _ path: any WritableKeyPath<Content, Value?> & Sendable
    ) -> Self {
        Self(field: field) { (cursor, content) throws(LDSError) in
            content[keyPath: path] = try cursor.peek() == field.tag ? cursor.value(field) as Value : nil
        } write: { (content, writer) throws(LDSError) in
            if let value = content[keyPath: path] { try writer.append(field, value.fieldOctets) }
        }
    }
}

extension LDS2RecordContent {
    /// The data object that is signed (Doc 9303-10, 5.1.3 and 5.2.3).
    ///
    /// - Throws: `LDSError` with code `notEncodable` for a value that the table does not allow.
    package func encoded() throws(LDSError) -> [UInt8] {
        let table = Self.table
        var writer = LDS2Writer(table.file, table.tag.description)
        for row in table.rows { try row.write(self, &writer) }
        try writer.append(otherElements, after: table.known)
        return TLVWriter.encode(table.tag, writer.bytes)
    }

    init(_ cursor: inout LDS2Cursor, _ context: inout LDS2Context) throws(LDSError) {
        let table = Self.table
        self = table.blank
        for row in table.rows { try row.read(&cursor, &self) }
        otherElements = try cursor.rest(after: table.known, &context)
    }
}

/// What an element of a record holds.
protocol LDS2Value: Sendable {
    /// Nil where octets that fit the field are no value.
    init?(fieldOctets: ArraySlice<UInt8>)
    var fieldOctets: [UInt8] { get }
    /// What is said of octets that are none.
    static var fault: Message { get }
}

extension LDS2Value {
    static var fault: Message { .ldsCharacterNotAllowed }
}

extension LDS2Cursor {
    fileprivate mutating func value<Value: LDS2Value>(_ field: LDS2Field) throws(LDSError) -> Value {
        let start = offset
        guard let value = Value(fieldOctets: try octets(field)) else {
            throw error(.invalidValue, field.tag, at: start, Value.fault)
        }
        return value
    }
}

extension String: LDS2Value {
    init?(fieldOctets: ArraySlice<UInt8>) { self.init(decoding: fieldOctets, as: UTF8.self) }
    var fieldOctets: [UInt8] { Array(utf8) }
}

extension [UInt8]: LDS2Value {
    init?(fieldOctets: ArraySlice<UInt8>) { self.init(fieldOctets) }
    var fieldOctets: [UInt8] { self }
}

extension UInt8: LDS2Value {
    init?(fieldOctets: ArraySlice<UInt8>) { self = fieldOctets.first ?? 0 }
    var fieldOctets: [UInt8] { [self] }
}

extension CalendarDate: LDS2Value {
    /// Of eight digits.
    init?(fieldOctets: ArraySlice<UInt8>) {
        func number(_ part: ArraySlice<UInt8>) -> Int { part.reduce(0) { $0 * 10 + Int($1) - 0x30 } }
        self.init(
            year: number(fieldOctets.prefix(4)), month: number(fieldOctets.dropFirst(4).prefix(2)),
            day: number(fieldOctets.suffix(2)))
    }
    var fieldOctets: [UInt8] { description.utf8.filter { $0 != 0x2D } }
    static var fault: Message { .ldsNoDay }
}

extension TravelRecordContent.Mode: LDS2Value {
    init?(fieldOctets: ArraySlice<UInt8>) { self.init(rawValue: String(decoding: fieldOctets, as: UTF8.self)) }
    var fieldOctets: [UInt8] { Array(rawValue.utf8) }
}

extension AdditionalBiometricsNumber: LDS2Value {
    /// Of a file identifier.
    init?(fieldOctets: ArraySlice<UInt8>) {
        let identifier = fieldOctets.reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
        guard case .biometrics(let number)? = LDS2File(fileIdentifier: identifier, in: .additionalBiometrics) else {
            return nil
        }
        self = number
    }
    var fieldOctets: [UInt8] {
        let identifier = LDS2File.biometrics(self).fileIdentifier
        return [UInt8(truncatingIfNeeded: identifier >> 8), UInt8(truncatingIfNeeded: identifier)]
    }
    static var fault: Message { .ldsNoBiometricsFile }
}
