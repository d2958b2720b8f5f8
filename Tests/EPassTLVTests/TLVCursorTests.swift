// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTestSupport
import Testing

@Suite("BER-TLV cursor, ISO/IEC 7816-4 6.3", .timed)
struct TLVCursorTests {
    @Test(
        "reads tags of one to four octets",
        arguments: [
            ("5C00", 0x5C), ("5F1F00", 0x5F1F), ("7F6100", 0x7F61), ("DF810100", 0xDF8101), ("DF81820300", 0xDF81_8203),
        ]
            as [(String, UInt32)])
    func tags(_ hexadecimal: String, _ tag: UInt32) throws {
        var cursor = TLVCursor(try #require(octets(hexadecimal)))
        let element = try cursor.read()
        #expect(element.tag.rawValue == tag)
        #expect(element.content.isEmpty)
        #expect(cursor.isAtEnd)
    }

    @Test(
        "reads lengths of every form, minimal or not",
        arguments: ["8003AABBCC", "808103AABBCC", "80820003AABBCC", "8083000003AABBCC", "808400000003AABBCC"])
    func lengths(_ hexadecimal: String) throws {
        var cursor = TLVCursor(try #require(octets(hexadecimal)))
        let element = try cursor.read(0x80)
        #expect(Array(element.content) == [0xAA, 0xBB, 0xCC])
        #expect(hex(element.encoded) == hexadecimal)
        #expect(element.headerLength == hexadecimal.count / 2 - 3)
    }

    @Test(
        "refuses what cannot be read, with code and position",
        arguments: [
            ("", "tlv.truncated", 0), ("5F", "tlv.truncated", 0), ("5F1F", "tlv.truncated", 0),
            ("8002AA", "tlv.truncated", 0),
            ("8081", "tlv.truncated", 0), ("DF8181", "tlv.truncated", 0), ("84FFFFFFFF00", "tlv.invalidLength", 0),
            ("8088FFFFFFFFFFFFFFFF00", "tlv.invalidLength", 0), ("8085000000000100", "tlv.invalidLength", 0),
            ("80FF", "tlv.invalidLength", 0), ("8084FFFFFFFF00", "tlv.limitExceeded", 0),
            ("3080", "tlv.indefiniteLength", 0),
            ("5F80811F00", "tlv.invalidTag", 0), ("5F818181810100", "tlv.invalidTag", 0),
        ])
    func damaged(_ hexadecimal: String, _ code: String, _ offset: Int) throws {
        let bytes = try #require(octets(hexadecimal))
        var cursor = TLVCursor(bytes)
        let error = #expect(throws: TLVError.self) { try cursor.read() }
        #expect(error?.code.rawValue == code)
        #expect(error?.offset == offset)
        #expect(cursor.remaining.count == bytes.count, "a failed read leaves the cursor where it was")
    }

    @Test("counts offsets from the beginning of the outermost octets")
    func offsets() throws {
        let bytes = try #require(octets("FFFF 6108 5C01AA 5F1F02BBCC"))
        var outer = TLVCursor(bytes[2...])
        let template = try outer.read(0x61)
        var inner = try outer.children(of: template)
        _ = try inner.read(0x5C)
        let second = try inner.read(0x5F1F)
        #expect(second.offset == 5)
        #expect(inner.offset == 10)
        try inner.end()
        var wrong = try outer.children(of: template)
        let error = #expect(throws: TLVError.self) { try wrong.read(0x5F1F) }
        #expect(error?.code == .unexpectedTag)
        #expect(error?.offset == 2)
        #expect(error?.tag == 0x5C)
    }

    @Test("reads optional data objects only when they are next")
    func optional() throws {
        var cursor = TLVCursor(try #require(octets("80018181018 2")))
        #expect(try cursor.readOptional(0x81) == nil)
        #expect(try cursor.readOptional(0x80)?.content.first == 0x81)
        #expect(try cursor.readOptional(0x81)?.content.first == 0x82)
        #expect(try cursor.readOptional(0x81) == nil)
        #expect(try cursor.peekTag() == nil)
    }

    @Test("reports octets that follow")
    func trailing() throws {
        var cursor = TLVCursor([0x80, 0x00, 0xAA])
        _ = try cursor.read()
        let error = #expect(throws: TLVError.self) { try cursor.end() }
        #expect(error?.code == .trailingBytes)
        #expect(error?.offset == 2)
    }

    @Test("bounds the nesting")
    func depth() throws {
        var bytes: [UInt8] = []
        for _ in 0..<40 { bytes = TLVWriter.encode(0x30, bytes) }
        var cursor = TLVCursor(bytes)
        var reached = 0
        let error = #expect(throws: TLVError.self) {
            while true {
                let element = try cursor.read()
                cursor = try cursor.children(of: element)
                reached += 1
            }
        }
        #expect(error?.code == .limitExceeded)
        #expect(reached == 31)
    }

    @Test("bounds the number of data objects in a template")
    func count() throws {
        let bytes =
            [UInt8](repeating: 0, count: 2 * 5000).enumerated().map { $0.offset.isMultiple(of: 2) ? 0x80 : 0x00 }
            as [UInt8]
        var cursor = TLVCursor(bytes)
        var read = 0
        let error = #expect(throws: TLVError.self) {
            while !cursor.isAtEnd {
                _ = try cursor.read()
                read += 1
            }
        }
        #expect(read == 4096)
        #expect(error?.code == .limitExceeded)
    }

    @Test("reads indefinite lengths where they are allowed")
    func indefinite() throws {
        let bytes = try #require(octets("3080 3080 0401AA 0000 04020000 0000 0405"))
        var cursor = TLVCursor(bytes, rules: .ber)
        let outer = try cursor.read(0x30)
        #expect(outer.hasIndefiniteLength)
        #expect(outer.encoded.count == 15)
        #expect(cursor.offset == 15)
        var inner = try cursor.children(of: outer)
        #expect(try inner.read(0x30).content.count == 3)
        #expect(try inner.read(0x04).content.count == 2)
        try inner.end()
    }

    @Test(
        "refuses indefinite lengths that do not end, nest too deep or are primitive",
        arguments: [
            ("3080", "tlv.missingEndOfContents"), ("30800401AA00", "tlv.missingEndOfContents"),
            ("0480AA0000", "tlv.indefiniteLength"),
        ])
    func brokenIndefinite(_ hexadecimal: String, _ code: String) throws {
        var cursor = TLVCursor(try #require(octets(hexadecimal)), rules: .ber)
        let error = #expect(throws: TLVError.self) { try cursor.read() }
        #expect(error?.code.rawValue == code)
    }

    @Test(
        "under DER refuses lengths that are not definite and in the fewest octets, and stays",
        arguments: [
            ("808103AABBCC", TLVError.Code.invalidLength, TLVError.Kind.lengthNotMinimal),
            ("80820003AABBCC", .invalidLength, .lengthNotMinimal), ("308000000000", .indefiniteLength, .other),
            ("8003AABB", .truncated, .other), ("", .truncated, .missing),
        ])
    func distinguished(_ hexadecimal: String, _ code: TLVError.Code, _ kind: TLVError.Kind) throws {
        let bytes = try #require(octets(hexadecimal))
        var cursor = TLVCursor(bytes, rules: .der)
        let error = #expect(throws: TLVError.self) { try cursor.read() }
        #expect(error?.code == code)
        #expect(error?.kind == kind)
        #expect(cursor.remaining.count == bytes.count)
    }

    @Test("tells lengths of DER from others, whatever the rules")
    func isDistinguished() throws {
        let long = [UInt8](repeating: 0, count: 200)
        for (bytes, expected) in [
            (octets("8003AABBCC"), true), (octets("DF810103AABBCC"), true), (TLVWriter.encode(0x5F2E, long), true),
            (octets("808103AABBCC"), false), (octets("30800000"), false),
            ([0x5F, 0x2E, 0x82, 0x00, 0xC8] + long, false),
        ] as [([UInt8]?, Bool)] {
            let bytes = try #require(bytes)
            var cursor = TLVCursor(bytes, rules: .ber)
            #expect(try cursor.read().isDistinguished == expected)
            var strict = TLVCursor(bytes, rules: .der)
            let read = try? strict.read()
            #expect(expected ? read != nil : read == nil)
        }
    }

    @Test("changes its rules on the way, for what is inside as well")
    func rulesChange() throws {
        var cursor = TLVCursor(try #require(octets("308105 3003808100 308100")))
        let outer = try cursor.read(0x30)
        cursor.rules = .der
        #expect(throws: TLVError.self) { try cursor.read() }
        var inner = try cursor.children(of: outer)
        var innermost = try inner.children(of: try inner.read(0x30))
        #expect(throws: TLVError.self) { try innermost.read() }
        innermost.rules = .definite
        #expect(try innermost.read().content.isEmpty)
    }

    @Test("ends in a value or a typed error for every truncation and every flipped bit")
    func mutations() throws {
        var writer = TLVWriter()
        writer.append(0x7F61) { group in
            group.append(0x02, [0x01])
            group.append(0x7F60) { template in
                template.append(0xA1) { $0.append(0x80, [0x01]) }
                template.append(0x5F2E, [1, 2, 3, 4, 5, 6, 7, 8])
            }
        }
        let bytes = writer.bytes + [0x30, 0x80, 0x04, 0x00, 0x00, 0x00]
        func walk(_ bytes: [UInt8]) -> Int {
            var stack = [TLVCursor(bytes, rules: .ber)]
            var elements = 0
            while var cursor = stack.popLast() {
                while !cursor.isAtEnd {
                    guard let element = try? cursor.read() else { break }
                    elements += 1
                    if element.isConstructed, let children = try? cursor.children(of: element) {
                        stack.append(children)
                    }
                }
            }
            return elements
        }
        #expect(walk(bytes) == 8)
        for count in 0..<bytes.count { #expect(walk(Array(bytes.prefix(count))) <= 8) }
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << UInt8(bit)
                #expect(walk(changed) <= bytes.count)
            }
        }
    }
}

@Suite("BER-TLV writer and header, ISO/IEC 8825-1 8.1.3", .timed)
struct TLVWriterTests {
    @Test(
        "writes lengths in the fewest octets",
        arguments: [
            (0, "00"), (127, "7F"), (128, "8180"), (255, "81FF"), (256, "820100"), (65535, "82FFFF"),
            (65536, "83010000"),
        ])
    func lengths(_ count: Int, _ expected: String) {
        #expect(hex(TLVWriter.length(count)) == expected)
    }

    @Test("what is written is read back", arguments: [0, 1, 127, 128, 255, 256, 65535, 65536, 70000])
    func roundTrip(_ count: Int) throws {
        var writer = TLVWriter()
        writer.append(0x7F61) { inner in
            inner.append(0x02, [0x01])
            inner.append(0x5F2E, [UInt8](repeating: 0xA5, count: count))
        }
        var cursor = TLVCursor(writer.bytes)
        let outer = try cursor.read(0x7F61)
        try cursor.end()
        var inner = try cursor.children(of: outer)
        #expect(try inner.read(0x02).content == [0x01])
        #expect(try inner.read(0x5F2E).content.count == count)
        try inner.end()
        let header = try TLVHeader.parse(Array(writer.bytes.prefix(8)))
        #expect(header.totalLength == writer.bytes.count)
    }

    @Test(
        "tags know their octets",
        arguments: [
            (0x02, "02", false), (0x61, "61", true), (0x5F1F, "5F1F", false), (0x7F61, "7F61", true),
            (0xDF8101, "DF8101", false),
        ] as [(UInt32, String, Bool)])
    func tags(_ number: UInt32, _ text: String, _ isConstructed: Bool) {
        #expect(TLVTag(number).description == text)
        #expect(hex(TLVTag(number).octets) == text)
        #expect(TLVTag(number).isConstructed == isConstructed)
    }
}
