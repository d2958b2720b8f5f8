// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Reads the ASN.1 types that the files of the LDS are made of, with names for the path of an error. Depth, counts and
/// lengths are bounded.
struct ASN1Reader {
    /// Which encoding rules the octets must follow.
    enum Rules {
        /// BER, indefinite lengths and strings in pieces included.
        case ber
        /// DER as far as lengths and integers go: definite, in the fewest octets.
        case der
    }

    let file: LDSFile
    private let place: Place
    /// The offset of the first octet of this value.
    let start: Int
    /// The names on the way to this value.
    var path: String { place.text }
    private let rules: Rules
    private let octets: ArraySlice<UInt8>
    private var cursor: TLVCursor

    init(_ octets: [UInt8], file: LDSFile, rules: Rules, limits: TLVLimits) {
        self.init(
            cursor: TLVCursor(octets, limits: limits, allowsIndefiniteLength: rules == .ber), file: file, place: .root,
            rules: rules)
    }

    /// A reader that goes on where a cursor stands, with offsets of the same origin.
    init(cursor: TLVCursor, file: LDSFile, path: String, rules: Rules) {
        self.init(cursor: cursor, file: file, place: path.isEmpty ? .root : .inside(.root, path), rules: rules)
    }

    private init(cursor: TLVCursor, file: LDSFile, place: Place, rules: Rules) {
        self.cursor = cursor
        self.file = file
        self.place = place
        self.rules = rules
        octets = cursor.remaining
        start = cursor.offset
    }

    var isAtEnd: Bool { cursor.isAtEnd }
    var offset: Int { cursor.offset }
    /// The octets not yet read.
    var remaining: ArraySlice<UInt8> { cursor.remaining }
    /// The octets read so far at this level.
    var consumed: ArraySlice<UInt8> { octets.prefix(octets.count - cursor.remaining.count) }

    func error(_ code: LDSError.Code, _ name: String, at offset: Int, _ message: Message) -> LDSError {
        LDSError(code, file: file, path: path(name), at: offset, message)
    }

    func peek(_ name: String) throws(LDSError) -> TLVTag? {
        do throws(TLVError) { return try cursor.peekTag() } catch { throw failure(error, name) }
    }

    /// The next element, whatever its tag.
    mutating func element(_ name: String) throws(LDSError) -> TLVElement {
        try read(nil, name)
    }

    /// The next element, which must have this tag.
    mutating func element(_ tag: TLVTag, _ name: String) throws(LDSError) -> TLVElement {
        try read(tag, name)
    }

    /// A reader over the value of an element, without its first `count` octets.
    func reader(
        over element: TLVElement, skipping count: Int = 0, _ name: String
    ) throws(LDSError) -> ASN1Reader {
        do throws(TLVError) {
            var inner = try cursor.children(of: element)
            inner.skip(count)
            let inside: Place = name.isEmpty ? place : .inside(place, name)
            return ASN1Reader(cursor: inner, file: file, place: inside, rules: rules)
        } catch { throw failure(error, name) }
    }

    mutating func sequence(_ name: String) throws(LDSError) -> ASN1Reader {
        try reader(over: read(0x30, name), name)
    }

    /// A non-negative INTEGER of at most four octets.
    mutating func integer(_ name: String) throws(LDSError) -> (value: Int, offset: Int) {
        let element = try read(0x02, name)
        guard let first = element.content.first, first < 0x80, element.content.count <= 4 else {
            throw error(.invalidValue, name, at: element.offset, .ldsNumberNegative)
        }
        return (element.content.reduce(0) { $0 << 8 | Int($1) }, element.offset)
    }

    /// An INTEGER of at most eight octets, which may be negative.
    mutating func signedInteger(_ name: String) throws(LDSError) -> (value: Int, offset: Int) {
        let element = try read(0x02, name)
        guard let first = element.content.first, element.content.count <= 8 else {
            throw error(.invalidValue, name, at: element.offset, .ldsNumberTooLarge)
        }
        if rules == .der, let second = element.content.dropFirst().first {
            // The first nine bits of a DER INTEGER are not all equal (ISO/IEC 8825-1, 8.3.2).
            guard !(first == 0x00 && second < 0x80), !(first == 0xFF && second >= 0x80) else {
                throw error(.invalidEncoding, name, at: element.offset, .ldsNumberPadded)
            }
        }
        return (element.content.reduce(first < 0x80 ? 0 : -1) { $0 << 8 | Int($1) }, element.offset)
    }

    /// A signed INTEGER if anything follows, otherwise nil.
    mutating func optionalInteger(_ name: String) throws(LDSError) -> Int? {
        isAtEnd ? nil : try signedInteger(name).value
    }

    mutating func objectIdentifier(_ name: String) throws(LDSError) -> String {
        let element = try read(0x06, name)
        guard let text = ObjectIdentifierText.text(of: element.content) else {
            throw error(.invalidValue, name, at: element.offset, .asn1IdentifierMalformed)
        }
        return text
    }

    /// Whether NULL follows; anything else, or anything after it, is refused.
    mutating func null(_ name: String) throws(LDSError) -> Bool {
        guard !isAtEnd else { return false }
        let element = try read(0x05, name)
        guard element.content.isEmpty else {
            throw error(.invalidValue, name, at: element.offset, .ldsNullWithContent)
        }
        try end()
        return true
    }

    /// An OCTET STRING, in one piece or, as BER allows, in several.
    mutating func octetString(_ name: String) throws(LDSError) -> [UInt8] {
        guard rules == .ber, try peek(name) == 0x24 else { return Array(try read(0x04, name).content) }
        var pieces = try reader(over: read(0x24, name), name)
        var result: [UInt8] = []
        while !pieces.isAtEnd { result += try pieces.read(0x04, "").content }
        return result
    }

    mutating func printableString(_ name: String) throws(LDSError) -> String {
        let element = try read(0x13, name)
        guard element.content.allSatisfy(LDSSecurityObject.isPrintable) else {
            throw error(.invalidValue, name, at: element.offset, .ldsNotPrintable)
        }
        return String(decoding: element.content, as: UTF8.self)
    }

    func end() throws(LDSError) {
        do throws(TLVError) { try cursor.end() } catch {
            throw LDSError(.invalidValue, file: file, path: path, at: error.offset, .ldsSomethingFollows)
        }
    }

    private mutating func read(_ tag: TLVTag?, _ name: String) throws(LDSError) -> TLVElement {
        guard !isAtEnd || place.isRoot else {
            throw error(.missingElement, name, at: offset, .ldsFieldMissing)
        }
        let element: TLVElement
        do throws(TLVError) {
            element = if let tag { try cursor.read(tag) } else { try cursor.read() }
        } catch { throw failure(error, name) }
        if rules == .der, element.headerLength != element.tag.length + TLVWriter.length(element.content.count).count {
            throw error(.invalidEncoding, name, at: element.offset, .ldsLengthNotMinimal)
        }
        return element
    }

    private func failure(_ error: TLVError, _ name: String) -> LDSError {
        LDSError(
            Template.code(for: error), file: file, path: path(name), at: error.offset,
            .ldsOtherStructure(why: error.message))
    }

    private func path(_ name: String) -> String {
        name.isEmpty ? path : (Place.inside(place, name)).text
    }

    /// Where a reader stands, put together as a text for errors only.
    private indirect enum Place {
        case root
        case inside(Place, String)

        var isRoot: Bool { if case .root = self { true } else { false } }

        var text: String {
            switch self {
            case .root: ""
            case .inside(.root, let name): name
            case .inside(let parent, let name): "\(parent.text)/\(name)"
            }
        }
    }
}
