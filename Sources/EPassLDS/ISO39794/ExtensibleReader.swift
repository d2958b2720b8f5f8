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

    /// A reader over the value of an element that stands in this template.
    init(over element: TLVElement, in template: Template) throws(LDSError) {
        self.init(template: try template.template(element), names: .tag(template.path, element.tag))
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

    private init(template: Template, names: TLVPath) {
        self.template = template
        self.names = names
    }

    var isAtEnd: Bool { template.isAtEnd }
    var offset: Int { template.offset }
    var remaining: ArraySlice<UInt8> { template.remaining }

    func error(_ code: LDSError.Code, _ name: String = "", at offset: Int, _ message: Message) -> LDSError {
        template.file.error(code, at: name.isEmpty ? names : .name(names, name), offset, message)
    }

    /// Where a field is.
    func path(_ name: String) -> String { TLVPath.name(names, name).text("/") }

    /// The field of that number if it stands next, of a primitive type or a constructed one.
    mutating func element(
        _ number: UInt8, _ name: String, constructed: Bool, _ context: inout DecodingContext
    ) throws(LDSError) -> TLVElement? {
        guard try peek() == Self.tag(number, constructed: constructed) else { return nil }
        return try next(name, &context)
    }

    /// A required field; `value` is what the optional one gave.
    func required<Value>(_ value: Value?, _ name: String) throws(LDSError) -> Value {
        guard let value else {
            throw error(
                isAtEnd ? .missingElement : .unexpectedTag, name, at: offset, .biometricFieldMisplaced(field: name))
        }
        return value
    }

    /// An INTEGER or ENUMERATED within bounds, of 63 bits at most.
    mutating func integer(
        _ number: UInt8, _ name: String, in range: ClosedRange<Int> = 0...Int.max, _ context: inout DecodingContext
    ) throws(LDSError) -> Int? {
        guard let element = try element(number, name, constructed: false, &context) else { return nil }
        return try integer(element, name, in: range, &context)
    }

    /// A value of an enumeration that is not extensible.
    mutating func enumerated<Code: RawRepresentable<Int>>(
        _ number: UInt8, _ name: String, _ context: inout DecodingContext
    ) throws(LDSError) -> Code? {
        let offset = offset
        guard let value = try integer(number, name, in: 0...0xFFFF, &context) else { return nil }
        guard let code = Code(rawValue: value) else {
            throw error(.invalidValue, name, at: offset, .biometricUnknownValue(value: value))
        }
        return code
    }

    /// A BOOLEAN.
    mutating func boolean(
        _ number: UInt8, _ name: String, _ context: inout DecodingContext
    ) throws(LDSError) -> Bool? {
        guard let element = try element(number, name, constructed: false, &context) else { return nil }
        guard element.content.count == 1, let octet = element.content.first else {
            throw error(.invalidValue, name, at: element.offset, .biometricTruthValueLength)
        }
        if octet != 0, octet != 0xFF { try noteNotDER(name, at: element.offset, &context) }
        return octet != 0
    }

    /// An OCTET STRING; the octets are a slice of the file.
    mutating func octets(
        _ number: UInt8, _ name: String, _ context: inout DecodingContext
    ) throws(LDSError) -> ArraySlice<UInt8>? {
        try element(number, name, constructed: false, &context)?.content
    }

    /// A reader over a SEQUENCE, a SEQUENCE OF or a CHOICE (which has its tag explicitly).
    mutating func sequence(
        _ number: UInt8, _ name: String, _ context: inout DecodingContext
    ) throws(LDSError) -> ExtensibleReader? {
        guard let element = try element(number, name, constructed: true, &context) else { return nil }
        return ExtensibleReader(template: try template.template(element), names: .name(names, name))
    }

    /// A value of a type of its own.
    mutating func block<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, _ context: inout DecodingContext
    ) throws(LDSError) -> Block? {
        guard var inner = try sequence(number, name, &context) else { return nil }
        let block = try Block(&inner, &context)
        try inner.end()
        return block
    }

    /// A SEQUENCE OF such values, at most `limit`.
    mutating func blocks<Block: ExtensibleBlock>(
        _ number: UInt8, _ name: String, limit: Int = 1024, _ context: inout DecodingContext
    ) throws(LDSError) -> [Block]? {
        guard var list = try sequence(number, name, &context) else { return nil }
        var blocks: [Block] = []
        while !list.isAtEnd {
            guard blocks.count < limit else {
                throw list.error(.limitExceeded, at: list.offset, .biometricTooManyValues(limit: limit))
            }
            let item = "\(blocks.count)"
            guard try list.peek() == Block.listTag else {
                throw list.error(.unexpectedTag, item, at: list.offset, .biometricOtherTag)
            }
            let element = try list.next(item, &context)
            var inner = ExtensibleReader(
                template: try list.template.template(element), names: .name(list.names, item))
            blocks.append(try Block(&inner, &context))
            try inner.end()
        }
        return blocks
    }

    /// A SEQUENCE OF OCTET STRING, or of another string type by its tag, at most `limit`.
    mutating func octetStrings(
        _ number: UInt8, _ name: String, tag: TLVTag = 0x04, limit: Int = 1024, _ context: inout DecodingContext
    ) throws(LDSError) -> [ArraySlice<UInt8>]? {
        guard var list = try sequence(number, name, &context) else { return nil }
        var values: [ArraySlice<UInt8>] = []
        while !list.isAtEnd {
            guard values.count < limit else {
                throw list.error(.limitExceeded, at: list.offset, .biometricTooManyValues(limit: limit))
            }
            guard try list.peek() == tag else {
                throw list.error(.unexpectedTag, "\(values.count)", at: list.offset, .biometricStringMissing(tag: tag))
            }
            values.append(try list.next("\(values.count)", &context).content)
        }
        return values
    }

    /// The elements of an extension that has no other fields.
    mutating func extensionBlock(
        _ number: UInt8, _ context: inout DecodingContext
    ) throws(LDSError) -> [ExtensionElement]? {
        guard var inner = try sequence(number, "extensionBlock", &context) else { return nil }
        return try inner.extensions(after: -1, &context)
    }

    /// The error where none of the alternatives of a CHOICE stands.
    func noAlternative() -> LDSError {
        error(isAtEnd ? .missingElement : .unexpectedTag, at: offset, .biometricNoAlternative)
    }

    /// A code, or an extension with the code that comes nearest.
    mutating func code<Code: ExtensibleCodeValue>(
        _ number: UInt8, _ name: String, _ context: inout DecodingContext
    ) throws(LDSError) -> ExtensibleCode<Code>? { try block(number, name, &context) }

    /// What stands behind the fields that are known, in an extensible type: at most 64 elements, kept as they are.
    mutating func extensions(after last: Int, _ context: inout DecodingContext) throws(LDSError) -> [ExtensionElement] {
        var elements: [ExtensionElement] = []
        while let tag = try peek() {
            // A known field that stands here is one too many, or in the wrong place.
            guard let number = Self.number(of: tag), number > elements.last?.number ?? last else {
                throw error(.unexpectedTag, at: offset, .biometricTagMisplaced(tag: tag))
            }
            guard elements.count < 64 else {
                throw error(.limitExceeded, at: offset, .biometricTooManyExtensions)
            }
            let element = try next("[\(number)]", &context)
            elements.append(ExtensionElement(number: number, octets: element.encoded))
        }
        return elements
    }

    /// Confirms that nothing follows.
    func end() throws(LDSError) {
        guard isAtEnd else { throw error(.unexpectedTag, at: offset, .ldsSomethingFollows) }
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
        guard digits.count < 8 || digits.count == 8 && (digits.first ?? 0) & 0x80 == filler & 0x80 else {
            throw error(.limitExceeded, name, at: element.offset, .biometricNumberTooLong)
        }
        let value = element.signedInteger
        guard range.contains(value) else {
            throw error(
                .invalidValue, name, at: element.offset,
                .biometricNumberRange(least: range.lowerBound, most: range.upperBound))
        }
        return value
    }

    private func noteNotDER(_ name: String, at offset: Int, _ context: inout DecodingContext) throws(LDSError) {
        try context.note(.biometricBlockNotDER, path: path(name), at: offset, .biometricNotDER)
    }
}
