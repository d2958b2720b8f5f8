// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTestSupport
import Testing

@Suite("Readers with a place and errors of their own", .timed)
struct TLVReaderTests {
    /// Makes of a fault what it was told.
    private struct Origin: TLVOrigin {
        struct Failure: Error, Equatable {
            let code: TLVError.Code
            let offset: Int
            let expected: TLVTag?
            let path: String
        }

        func failure(_ error: TLVError, expecting expected: TLVTag?, at path: TLVPath) -> Failure {
            Failure(code: error.code, offset: error.offset, expected: expected, path: path.text("/"))
        }
    }

    private static func reader(_ hexadecimal: String, limits: TLVLimits = .default) throws -> TLVReader<Origin> {
        TLVReader(Origin(), TLVCursor(try #require(octets(hexadecimal)), limits: limits))
    }

    private static func failure(
        _ code: TLVError.Code, _ offset: Int, expecting expected: TLVTag? = nil, _ path: String
    ) -> Origin.Failure {
        Origin.Failure(code: code, offset: offset, expected: expected, path: path)
    }

    @Test("goes inside, and every fault names the place by the name that was given, or by the tag")
    func places() throws {
        var file = try Self.reader("610A 8001AA A105 020107 0500")
        #expect(file.path.text("/").isEmpty)
        #expect(file.element == nil)
        var template = try file.template(0x61)
        #expect(template.path.text("/") == "61")
        #expect(template.element?.tag == 0x61)
        #expect(throws: Self.failure(.unexpectedTag, 2, expecting: 0x81, "61/81")) { try template.read(0x81) }
        #expect(throws: Self.failure(.unexpectedTag, 2, expecting: 0x81, "61/number")) {
            try template.read(0x81, "number")
        }
        #expect(try template.next().offset == 2)
        var inner = try template.template(0xA1, "inner")
        #expect(throws: Self.failure(.trailingBytes, 7, "61/inner")) { try inner.end() }
        #expect(try inner.optional(.null) == nil)
        #expect(try inner.peek() == .integer)
        #expect(try inner.read(.integer).content == [0x07])
        #expect(try inner.optional(.null)?.content.isEmpty == true)
        #expect(try inner.peek() == nil)
        #expect(throws: Self.failure(.truncated, 12, expecting: .null, "61/inner/again")) {
            try inner.read(.null, "again")
        }
        #expect(throws: Self.failure(.truncated, 12, expecting: .null, "61/inner/05")) { try inner.read(.null) }
        #expect(throws: Self.failure(.truncated, 12, "61/inner")) { try inner.next() }
        #expect(throws: Self.failure(.truncated, 12, "61/inner/any")) { try inner.next("any") }
        try inner.end()
        try template.end()
        try file.end()
    }

    @Test("names what is damaged by the tag that stands there, where none was asked for")
    func damaged() throws {
        var cut = try Self.reader("6103 80 05 AA")
        var template = try cut.template(0x61)
        #expect(throws: Self.failure(.truncated, 2, "61/80")) { try template.next() }
        #expect(throws: Self.failure(.truncated, 2, expecting: 0x80, "61/80")) { try template.optional(0x80) }
        var halfTag = try Self.reader("61015F")
        template = try halfTag.template(0x61)
        #expect(throws: Self.failure(.truncated, 2, "61")) { try template.peek() }
        #expect(throws: Self.failure(.truncated, 2, expecting: 0x80, "61/80")) { try template.read(0x80) }
    }

    @Test("takes a path of the caller's, and bounds the depth")
    func ownPath() throws {
        var file = try Self.reader("6104 6102 8000")
        let element = try file.read(0x61)
        var template = try file.members(of: element, at: .root)
        #expect(throws: Self.failure(.unexpectedTag, 2, expecting: 0x80, "80")) { try template.read(0x80) }
        var named = try file.members(of: element, at: .name(.tag(.root, 0x77), "name"))
        #expect(throws: Self.failure(.unexpectedTag, 2, expecting: 0x80, "77/name/80")) { try named.read(0x80) }
        let limits = TLVLimits(maximumDepth: 2, maximumElements: 8, maximumLength: 16)
        var shallow = try Self.reader("6104 6102 8000", limits: limits)
        template = try shallow.template(0x61)
        #expect(throws: Self.failure(.limitExceeded, 2, "61/61")) { try template.template(0x61) }
    }

    @Test("passes over octets, and a copy reads on its own")
    func copies() throws {
        var reader = try Self.reader("0002 0101 0500")
        reader.skip(2)
        var copy = reader
        _ = try copy.next()
        #expect(reader.offset == 2)
        #expect(copy.offset == 5)
        #expect(reader.remaining.count == 4)
        #expect(!reader.isAtEnd)
    }
}

@Suite("DER writer, ISO/IEC 8825-1 10", .timed)
struct DERWriterTests {
    @Test(
        "writes integers in the fewest octets",
        arguments: [
            (0, "020100"), (127, "02017F"), (128, "02020080"), (255, "020200FF"), (256, "02020100"), (-1, "0201FF"),
            (-128, "020180"), (-129, "0202FF7F"), (.max, "02087FFFFFFFFFFFFFFF"), (.min, "02088000000000000000"),
        ] as [(Int, String)])
    func integers(_ value: Int, _ expected: String) {
        #expect(hex(DERWriter.integer(value)) == expected)
    }

    @Test(
        "writes big-endian numbers without padding and never negative",
        arguments: [("", "020100"), ("0000", "020100"), ("007F", "02017F"), ("80", "02020080"), ("000180", "02020180")])
    func unsigned(_ magnitude: String, _ expected: String) throws {
        #expect(hex(DERWriter.unsignedInteger(try #require(octets(magnitude)))) == expected)
    }

    @Test("puts elements together, those of a set in their order")
    func structures() {
        #expect(hex(DERWriter.sequence([DERWriter.null, DERWriter.integer(5)])) == "30050500020105")
        #expect(hex(DERWriter.set([DERWriter.octetString([]), DERWriter.integer(5)])) == "31050201050400")
        #expect(hex(DERWriter.bitString([0xAA])) == "030200AA")
        #expect(hex(DERWriter.element(0xA0, [0x05, 0x00])) == "A0020500")
    }

    @Test("writes object identifiers of their text")
    func identifiers() {
        #expect(DERWriter.objectIdentifier("2.16.840.1.101.3.4.2.1").map(hex) == "0609608648016503040201")
        #expect(DERWriter.objectIdentifier("1") == nil)
    }
}
