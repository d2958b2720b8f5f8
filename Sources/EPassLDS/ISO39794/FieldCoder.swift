// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// A SEQUENCE of ISO/IEC 39794 that names its fields once, for the reader and the writer.
protocol FieldBlock: ExtensibleBlock {
    /// A value to read into: what is required holds anything.
    init()
    /// Hands each field over, in the order of the numbers.
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure)
}

extension FieldBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        self.init()
        try fields(&reader, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        var copy = self
        var nothing: Void = ()
        copy.fields(&writer, &nothing)
    }
}

/// Reads or writes the fields of a SEQUENCE. Each method takes the number and the name of a field and the property that
/// holds it; one that is optional may be absent.
protocol FieldCoder {
    associatedtype Context
    associatedtype Failure: Error
    /// Where the next field begins; of no meaning to a writer.
    var offset: Int { get }
    /// An INTEGER within bounds.
    mutating func integer(
        _ number: UInt8, _ name: String, in range: ClosedRange<Int>, _ value: inout Int?, _ context: inout Context
    ) throws(Failure)
    /// A BOOLEAN.
    mutating func boolean(
        _ number: UInt8, _ name: String, _ value: inout Bool?, _ context: inout Context
    ) throws(Failure)
    /// An OCTET STRING.
    mutating func octets(
        _ number: UInt8, _ name: String, _ value: inout ArraySlice<UInt8>?, _ context: inout Context
    ) throws(Failure)
    /// A SEQUENCE OF strings of this tag.
    mutating func octetStrings(
        _ number: UInt8, _ name: String, tag: TLVTag, _ value: inout [ArraySlice<UInt8>]?, _ context: inout Context
    ) throws(Failure)
    /// A value of a type of its own.
    mutating func block<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, _ value: inout Block?, _ context: inout Context
    ) throws(Failure)
    /// A SEQUENCE OF such values.
    mutating func blocks<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, limit: Int, _ value: inout [Block]?, _ context: inout Context
    ) throws(Failure)
    /// What stands behind the field of that number, the last one.
    mutating func extensions(
        after last: Int, _ value: inout [ExtensionElement], _ context: inout Context
    ) throws(Failure)
    /// Makes what was read the value of a required field.
    mutating func require<Value>(_ found: Value?, _ name: String, _ value: inout Value) throws(Failure)
    /// Refuses what was read where the condition does not hold.
    func demand(
        _ condition: Bool, _ code: LDSError.Code, _ name: String, at offset: Int, _ message: @autoclosure () -> Message
    ) throws(Failure)
}

extension FieldCoder {
    mutating func integer(
        _ number: UInt8, _ name: String, _ value: inout Int?, _ context: inout Context
    ) throws(Failure) {
        try integer(number, name, in: 0...Int.max, &value, &context)
    }

    mutating func integer(
        _ number: UInt8, _ name: String, in range: ClosedRange<Int> = 0...Int.max, _ value: inout Int,
        _ context: inout Context
    ) throws(Failure) {
        var found: Int? = value
        try integer(number, name, in: range, &found, &context)
        try require(found, name, &value)
    }

    /// A value of an enumeration that is not extensible.
    mutating func enumerated<Code: RawRepresentable<Int>>(
        _ number: UInt8, _ name: String, _ value: inout Code, _ context: inout Context
    ) throws(Failure) {
        let start = offset
        var found = value.rawValue
        try integer(number, name, in: 0...0xFFFF, &found, &context)
        let code = Code(rawValue: found)
        try demand(code != nil, .invalidValue, name, at: start, .biometricUnknownValue(value: found))
        try require(code, name, &value)
    }

    mutating func octets(
        _ number: UInt8, _ name: String, _ value: inout ArraySlice<UInt8>, _ context: inout Context
    ) throws(Failure) {
        var found: ArraySlice<UInt8>? = value
        try octets(number, name, &found, &context)
        try require(found, name, &value)
    }

    mutating func block<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, _ value: inout Block, _ context: inout Context
    ) throws(Failure) {
        var found: Block? = value
        try block(number, name, &found, &context)
        try require(found, name, &value)
    }

    mutating func blocks<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, _ value: inout [Block]?, _ context: inout Context
    ) throws(Failure) {
        try blocks(number, name, limit: 1024, &value, &context)
    }

    mutating func blocks<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, limit: Int = 1024, _ value: inout [Block], _ context: inout Context
    ) throws(Failure) {
        var found: [Block]? = value
        try blocks(number, name, limit: limit, &found, &context)
        try require(found, name, &value)
    }
}
