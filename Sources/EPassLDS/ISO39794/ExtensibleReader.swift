// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Reads the SEQUENCEs and CHOICEs of ISO/IEC 39794: ASN.1 with automatic tags, in DER. Field n has context tag n.
///
/// Fields are asked for in the order of their tags, so that another order, a field twice and a field of no name end in
/// an error at the next field or at `end()`. Lengths, numbers and truth values that are BER but not DER are a
/// deviation.
struct ExtensibleReader {
    private var template: Template
    /// The names on the way to this value, since tags alone say little in these structures. Faults of the encoding are
    /// told by tags.
    private let names: TLVPath

    var isAtEnd: Bool { template.isAtEnd }
    var offset: Int { template.offset }

    func error(_ code: LDSError.Code, _ name: String = "", at offset: Int, _ message: Message) -> LDSError {
        template.file.error(code, at: name.isEmpty ? names : .name(names, name), offset, message)
    }

    /// Where a field is.
    func path(_ name: String) -> TLVPath { .name(names, name) }

    /// The field of that number if it stands next, of a primitive type or a constructed one.
    mutating func element(
        _ number: UInt8, _ name: String, constructed: Bool, _ context: inout DecodingContext
    ) throws(LDSError) -> TLVElement? {
        guard try peek() == Self.tag(number, constructed: constructed) else { return nil }
        return try next(name, &context)
    }

    /// The error where a required field does not stand.
    func missing(_ name: String) -> LDSError {
        error(isAtEnd ? .missingElement : .unexpectedTag, name, at: offset, .biometricFieldMisplaced(field: name))
    }

    /// The error where none of the alternatives of a CHOICE stands.
    func noAlternative() -> LDSError {
        error(isAtEnd ? .missingElement : .unexpectedTag, at: offset, .biometricNoAlternative)
    }

    /// An INTEGER or ENUMERATED within bounds, of 63 bits at most.
    mutating func integer(
        _ number: UInt8, _ name: String, in range: ClosedRange<Int>, _ context: inout DecodingContext
    ) throws(LDSError) -> Int? {
        guard let element = try element(number, name, constructed: false, &context) else { return nil }
        return try integer(element, name, in: range, &context)
    }

    /// A reader over a SEQUENCE, a SEQUENCE OF or a CHOICE (which has its tag explicitly).
    mutating func sequence(
        _ number: UInt8, _ name: String, _ context: inout DecodingContext
    ) throws(LDSError) -> ExtensibleReader? {
        guard let element = try element(number, name, constructed: true, &context) else { return nil }
        return ExtensibleReader(template: try template.members(of: element), names: .name(names, name))
    }

    /// The element of a SEQUENCE OF that stands behind `count` others; nil at the end.
    private mutating func item(
        _ count: Int, _ tag: TLVTag, limit: Int, _ otherTag: @autoclosure () -> Message,
        _ context: inout DecodingContext
    ) throws(LDSError) -> TLVElement? {
        guard !isAtEnd else { return nil }
        try demand(count < limit, .limitExceeded, at: offset, .biometricTooManyValues(limit: limit))
        let found = try peek()
        try demand(found == tag, .unexpectedTag, "\(count)", at: offset, otherTag())
        return try next("\(count)", &context)
    }

    /// What stands behind the fields that are known, in an extensible type: at most 64 elements, kept as they are.
    mutating func extensions(after last: Int, _ context: inout DecodingContext) throws(LDSError) -> [ExtensionElement] {
        var elements: [ExtensionElement] = []
        while let tag = try peek() {
            // A known field that stands here is one too many, or in the wrong place.
            guard let number = Self.number(of: tag), number > elements.last?.number ?? last else {
                throw error(.unexpectedTag, at: offset, .biometricTagMisplaced(tag: tag))
            }
            try demand(elements.count < 64, .limitExceeded, at: offset, .biometricTooManyExtensions)
            let element = try next("[\(number)]", &context)
            elements.append(ExtensionElement(number: number, octets: element.encoded))
        }
        return elements
    }

    /// Confirms that nothing follows.
    func end() throws(LDSError) {
        try demand(isAtEnd, .unexpectedTag, at: offset, .ldsSomethingFollows)
    }

    func peek() throws(LDSError) -> TLVTag? { try template.peek() }

    static func tag(_ number: UInt8, constructed: Bool) -> TLVTag {
        let first: UInt32 = constructed ? 0xA0 : 0x80
        return number < 31 ? TLVTag(first | UInt32(number)) : TLVTag((first | 0x1F) << 8 | UInt32(number & 0x7F))
    }

    /// The number of a context tag of one or two octets, or nil.
    private static func number(of tag: TLVTag) -> Int? {
        let octets = tag.octets
        guard let first = octets.first, first & 0xC0 == 0x80 else { return nil }
        if octets.count == 1 { return Int(first & 0x1F) }
        guard octets.count == 2, let second = octets.last else { return nil }
        return Int(second & 0x7F)
    }

    private mutating func next(_ name: String, _ context: inout DecodingContext) throws(LDSError) -> TLVElement {
        let element = try template.next()
        if !element.isDistinguished { try noteNotDER(name, at: element.offset, &context) }
        return element
    }

    private func integer(
        _ element: TLVElement, _ name: String, in range: ClosedRange<Int>, _ context: inout DecodingContext
    ) throws(LDSError) -> Int {
        guard let first = element.content.first else {
            throw error(.invalidValue, name, at: element.offset, .biometricNumberEmpty)
        }
        if element.isPaddedInteger { try noteNotDER(name, at: element.offset, &context) }
        let filler: UInt8 = first < 0x80 ? 0x00 : 0xFF
        let digits = element.content.drop { $0 == filler }
        // The first octet that is kept must not change the sign.
        try demand(
            digits.count < 8 || digits.count == 8 && (digits.first ?? 0) & 0x80 == filler & 0x80, .limitExceeded, name,
            at: element.offset, .biometricNumberTooLong)
        let value = element.signedInteger
        try demand(
            range.contains(value), .invalidValue, name, at: element.offset,
            .biometricNumberRange(least: range.lowerBound, most: range.upperBound))
        return value
    }

    private func noteNotDER(_ name: String, at offset: Int, _ context: inout DecodingContext) throws(LDSError) {
        try context.note(.biometricBlockNotDER, path: path(name), at: offset, .biometricNotDER)
    }
}

extension ExtensibleReader {
    /// A reader over the value of an element that stands in this template.
    init(over element: TLVElement, in template: Template) throws(LDSError) {
        self.init(template: try template.members(of: element), names: .tag(template.path, element.tag))
    }

    /// A reader over the value of a data object that stands alone.
    init(dataObject tag: TLVTag, _ octets: [UInt8], _ context: inout DecodingContext) throws(LDSError) {
        guard let name = context.file else { throw LDSError(.unexpectedTag, file: nil, .ldsNoOuterTag) }
        var file = Template(name, TLVCursor(octets))
        let element = try file.read(tag)
        if !file.isAtEnd {
            try context.note(.trailingOctets, at: file.offset, .biometricOctetsFollow)
        }
        self.init(template: try file.members(of: element, at: .root), names: .tag(.root, tag))
    }
}

extension ExtensibleReader: FieldCoder {
    typealias Context = DecodingContext
    typealias Failure = LDSError

    mutating func integer(
        _ number: UInt8, _ name: String, in range: ClosedRange<Int>, _ value: inout Int?, _ context: inout Context
    ) throws(Failure) {
        value = try integer(number, name, in: range, &context)
    }

    mutating func boolean(
        _ number: UInt8, _ name: String, _ value: inout Bool?, _ context: inout Context
    ) throws(Failure) {
        value = nil
        guard let element = try element(number, name, constructed: false, &context) else { return }
        guard element.content.count == 1, let octet = element.content.first else {
            throw error(.invalidValue, name, at: element.offset, .biometricTruthValueLength)
        }
        if octet != 0, octet != 0xFF { try noteNotDER(name, at: element.offset, &context) }
        value = octet != 0
    }

    /// The octets are a slice of the file.
    mutating func octets(
        _ number: UInt8, _ name: String, _ value: inout ArraySlice<UInt8>?, _ context: inout Context
    ) throws(Failure) {
        value = try element(number, name, constructed: false, &context)?.content
    }

    mutating func octetStrings(
        _ number: UInt8, _ name: String, tag: TLVTag, _ value: inout [ArraySlice<UInt8>]?, _ context: inout Context
    ) throws(Failure) {
        value = nil
        guard var list = try sequence(number, name, &context) else { return }
        var strings: [ArraySlice<UInt8>] = []
        while let element = try list.item(
            strings.count, tag, limit: 1024, .biometricStringMissing(tag: tag), &context)
        {
            strings.append(element.content)
        }
        value = strings
    }

    mutating func block<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, _ value: inout Block?, _ context: inout Context
    ) throws(Failure) {
        value = nil
        guard var inner = try sequence(number, name, &context) else { return }
        value = try Block(&inner, &context)
        try inner.end()
    }

    mutating func blocks<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, limit: Int, _ value: inout [Block]?, _ context: inout Context
    ) throws(Failure) {
        value = nil
        guard var list = try sequence(number, name, &context) else { return }
        var blocks: [Block] = []
        while let element = try list.item(blocks.count, .sequence, limit: limit, .biometricOtherTag, &context) {
            let names = TLVPath.name(list.names, "\(blocks.count)")
            var inner = ExtensibleReader(template: try list.template.members(of: element), names: names)
            blocks.append(try Block(&inner, &context))
            try inner.end()
        }
        value = blocks
    }

    mutating func extensions(
        after last: Int, _ value: inout [ExtensionElement], _ context: inout Context
    ) throws(Failure) {
        value = try extensions(after: last, &context)
    }

    mutating func require<Value>(_ found: Value?, _ name: String, _ value: inout Value) throws(Failure) {
        guard let found else { throw missing(name) }
        value = found
    }

    func demand(
        _ condition: Bool, _ code: LDSError.Code, _ name: String = "", at offset: Int,
        _ message: @autoclosure () -> Message
    ) throws(Failure) {
        guard condition else { throw error(code, name, at: offset, message()) }
    }
}
