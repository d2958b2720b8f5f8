// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages

/// Bounds within which JSON is read. Whatever lies outside is refused before anything is kept of it.
public struct JSONLimits: Sendable, Hashable {
    /// How deep arrays and objects may nest.
    public var maximumDepth: Int
    /// How many octets the text may have.
    public var maximumLength: Int
    /// How many values and names it may hold in all.
    public var maximumElements: Int
    /// Whether numbers with a fraction or an exponent, and those that do not fit 64 bits, are taken. One that is whole
    /// (`1.0`, `1.3e1`) is that number; each other one is the text that it is written as. False unless it is set.
    public var takesFractions = false
    /// Whether such numbers are taken as whole ones, without their fraction; one that does not fit 64 bits is `null`.
    /// False unless it is set; it goes before ``takesFractions``.
    package var truncatesFractions = false

    /// Depth 32, 64 MiB, 100,000 values.
    public static let `default` = JSONLimits(maximumDepth: 32, maximumLength: 64 << 20, maximumElements: 100_000)

    /// The length is in octets; each value and each name is an element.
    public init(maximumDepth: Int, maximumLength: Int, maximumElements: Int) {
        self.maximumDepth = maximumDepth
        self.maximumLength = maximumLength
        self.maximumElements = maximumElements
    }
}

extension JSONValue {
    /// Reads one JSON text (RFC 8259), strictly: UTF-8 without a byte order mark, no name twice in an object, whole
    /// numbers only unless the limits take others.
    ///
    /// - Throws: `JSONError` with one of the codes `json.` and the position in octets.
    public init(parsing octets: [UInt8], limits: JSONLimits = .default) throws(JSONError) {
        guard octets.count <= limits.maximumLength else {
            throw JSONError(.limitExceeded, at: limits.maximumLength, .jsonTooLong(limit: limits.maximumLength))
        }
        var parser = JSONParser(octets: octets, limits: limits)
        self = try parser.value(depth: 0)
        try parser.end()
    }
}

private struct JSONParser {
    let octets: [UInt8]
    let limits: JSONLimits
    var position = 0
    var elements = 0

    /// The most octets of a name.
    private static var longestName: Int { 512 }
    /// The most characters of a number that is taken as its text.
    private static var longestNumber: Int { 64 }

    private var next: UInt8? { position < octets.count ? octets[position] : nil }

    private func error(_ code: JSONError.Code, _ message: Message? = nil) -> JSONError {
        JSONError(code, at: position, message)
    }

    private mutating func skipSpace() {
        while let octet = next, octet == 0x20 || octet == 0x0A || octet == 0x0D || octet == 0x09 { position += 1 }
    }

    private mutating func take(_ octet: UInt8) -> Bool {
        guard next == octet else { return false }
        position += 1
        return true
    }

    private mutating func count() throws(JSONError) {
        elements += 1
        if elements > limits.maximumElements { throw error(.limitExceeded, .jsonTooManyValues) }
    }

    mutating func end() throws(JSONError) {
        skipSpace()
        if position < octets.count { throw error(.syntax, .jsonSomethingFollows) }
    }

    mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth <= limits.maximumDepth else { throw error(.limitExceeded, .jsonTooDeep) }
        try count()
        skipSpace()
        switch next {
        case nil: throw error(.syntax, .jsonValueMissing)
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""):
            if let plain = plainText() { return .string(plain) }
            return .string(try text().string)
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard octets[position...].starts(with: word.utf8) else { throw error(.syntax, .jsonNoValue) }
        position += word.utf8.count
        return value
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        _ = take(UInt8(ascii: "-"))
        let digits = position
        while let octet = next, (0x30...0x39).contains(octet), position - start < 20 { position += 1 }
        let isPadded = position - digits > 1 && octets[digits] == UInt8(ascii: "0")
        guard position > digits, !isPadded else {
            position = start
            throw error(.syntax, .jsonNoValue)
        }
        if let octet = next, (0x30...0x39).contains(octet) || [0x2E, 0x65, 0x45].contains(octet) {
            return try otherNumber(from: start)
        }
        guard let number = Int64(String(decoding: octets[start..<position], as: UTF8.self)) else {
            return try otherNumber(from: start)
        }
        return .integer(number)
    }

    /// A number that is written with a fraction or an exponent, or is too long; some characters of it may be taken
    /// already.
    private mutating func otherNumber(from start: Int) throws(JSONError) -> JSONValue {
        guard limits.takesFractions || limits.truncatesFractions else { throw error(.number, .jsonNoWholeNumber) }
        func skipDigits() throws(JSONError) {
            let first = position
            while let octet = next, (0x30...0x39).contains(octet), position - start < Self.longestNumber {
                position += 1
            }
            guard position > first, position - start < Self.longestNumber else {
                throw error(.number, .jsonNoWholeNumber)
            }
        }
        position = start
        _ = take(UInt8(ascii: "-"))
        try skipDigits()
        if take(UInt8(ascii: ".")) { try skipDigits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
            try skipDigits()
        }
        let written = octets[start..<position]
        if limits.truncatesFractions { return Self.whole(written, truncating: true).map(JSONValue.integer) ?? .null }
        return Self.whole(written).map(JSONValue.integer) ?? .string(String(decoding: written, as: UTF8.self))
    }

    /// The whole number that is written so; nil for one that is not whole, or does not fit 64 bits.
    private static func whole(_ written: ArraySlice<UInt8>, truncating: Bool = false) -> Int64? {
        let isExponent: (UInt8) -> Bool = { $0 | 0x20 == UInt8(ascii: "e") }
        let mantissa = written.prefix { !isExponent($0) }
        let parts = mantissa.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let integer = parts.first else { return nil }
        let fraction = parts.count > 1 ? parts[1] : []
        let exponent = written.dropFirst(mantissa.count + 1)
        // Nothing larger than a word of 64 bits has more digits.
        guard let shift = exponent.isEmpty ? 0 : Int(String(decoding: exponent, as: UTF8.self)),
            (-128...128).contains(shift)
        else { return nil }
        var digits = Array(integer + fraction)
        let places = shift - fraction.count
        if places >= 0 {
            digits += [UInt8](repeating: UInt8(ascii: "0"), count: places)
        } else {
            let cut = digits.suffix(-places)
            guard truncating || cut.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "-") }) else {
                return nil
            }
            digits.removeLast(cut.count)
            if digits.isEmpty || digits == [UInt8(ascii: "-")] { return 0 }
        }
        return Int64(String(decoding: digits, as: UTF8.self))
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var values: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(values) }
        while true {
            do throws(JSONError) {
                values.append(try value(depth: depth + 1))
            } catch {
                throw error.inside(element: values.count)
            }
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(values) }
            guard take(UInt8(ascii: ",")) else { throw error(.syntax, .jsonArrayCommaMissing) }
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var members: [JSONMember] = []
        var names = SeenNames()
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw error(.syntax, .jsonNameMissing) }
            let start = position
            let (name, octets) = try text()
            try count()
            guard octets.count <= Self.longestName else {
                position = start
                throw error(.limitExceeded, .jsonNameTooLong(limit: Self.longestName))
            }
            guard names.insert(octets) else {
                position = start
                throw error(.duplicateName).inside(member: name)
            }
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw error(.syntax, .jsonColonMissing) }
            do throws(JSONError) {
                members.append(JSONMember(name: name, value: try value(depth: depth + 1)))
            } catch {
                throw error.inside(member: name)
            }
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { throw error(.syntax, .jsonObjectCommaMissing) }
        }
    }

    /// A string without an escape: it is copied once. Nil where it has one, or is wrong.
    private mutating func plainText() -> String? {
        position += 1
        let run = plainRun()
        position -= 1
        guard run.upperBound < octets.count, octets[run.upperBound] == UInt8(ascii: "\""),
            let text = UTF8Text.string(octets.span.extracting(run))
        else { return nil }
        position = run.upperBound + 1
        return text
    }

    private mutating func text() throws(JSONError) -> (string: String, octets: [UInt8]) {
        let start = position
        position += 1
        var text: [UInt8] = []
        while true {
            let run = plainRun()
            if text.isEmpty { text = Array(octets[run]) } else { text += octets[run] }
            position = run.upperBound
            switch next {
            case nil: throw error(.syntax, .jsonStringCut)
            case UInt8(ascii: "\""):
                position += 1
                guard let string = UTF8Text.string(text.span) else {
                    position = start
                    throw error(.string, .jsonNotUTF8)
                }
                return (string, text)
            case UInt8(ascii: "\\"):
                position += 1
                text += try escape()
            default: throw error(.string, .jsonControlCharacter)
            }
        }
    }

    /// Whether none of eight octets is a control character, a quotation mark or a backslash. The usual arithmetic: what
    /// is subtracted from an octet that is too small takes its highest bit, which no such octet has itself.
    private static func arePlain(_ octets: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let (mark, slash) = (octets ^ (ones &* 0x22), octets ^ (ones &* 0x5C))
        let found = (octets &- ones &* 0x20) & ~octets | (mark &- ones) & ~mark | (slash &- ones) & ~slash
        return found & (ones &* 0x80) == 0
    }

    /// The octets from here on that stand for themselves in a string.
    private func plainRun() -> Range<Int> {
        let octets = octets.span
        var end = position
        // Eight at a time, up to those among which something else is.
        while end + 8 <= octets.count {
            let eight = unsafe octets.bytes.unsafeLoadUnaligned(fromByteOffset: end, as: UInt64.self)
            guard Self.arePlain(eight) else { break }
            end += 8
        }
        while end < octets.count, octets[end] >= 0x20, octets[end] != UInt8(ascii: "\""),
            octets[end] != UInt8(ascii: "\\")
        {
            end += 1
        }
        return position..<end
    }

    private mutating func escape() throws(JSONError) -> [UInt8] {
        let letter = next
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return letter.map { [$0] } ?? []
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            var number = try unit()
            if (0xD800...0xDBFF).contains(number), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
                let low = try unit()
                guard (0xDC00...0xDFFF).contains(low) else { throw error(.string, .jsonHalfCharacter) }
                number = 0x10000 + (number - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(number) else { throw error(.string, .jsonHalfCharacter) }
            return Array(String(Character(scalar)).utf8)
        default:
            position -= 1
            throw error(.string, .jsonUnknownEscape)
        }
    }

    private mutating func unit() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let octet = next, let digit = Hexadecimal.value(of: octet) else {
                throw error(.string, .jsonDigitsMissing)
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}

/// The names of one object, by their octets: texts are compared as characters else, in time that grows with the square
/// of the marks that stand on one, and names of other octets would be the same.
private struct SeenNames {
    private var few: [[UInt8]] = []
    private var many: Set<[UInt8]> = []

    /// As many as are compared one by one: the objects of every format here have no more.
    private static var most: Int { 32 }

    /// False where the name is there already.
    mutating func insert(_ name: [UInt8]) -> Bool {
        guard few.count == Self.most else {
            if few.contains(name) { return false }
            few.append(name)
            return true
        }
        if many.isEmpty { many = Set(few) }
        return many.insert(name).inserted
    }
}
