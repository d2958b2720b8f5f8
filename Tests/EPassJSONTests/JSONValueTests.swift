// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassTestSupport
import Testing

@Suite("JSON, RFC 8259, strict and bounded", .timed)
struct JSONValueTests {
    private func parse(_ text: String) throws(JSONError) -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

    @Test("values are read, members keep their order")
    func values() throws {
        let value = try parse(#" {"b": [1, -20, true, false, null], "a": "x\n\u00e9\ud83d\ude00/\/", "c": {}} "#)
        #expect(value.object?.map(\.name) == ["b", "a", "c"])
        #expect(value["b"]?.array == [.integer(1), .integer(-20), .boolean(true), .boolean(false), .null])
        #expect(value["a"]?.string == "x\n\u{E9}\u{1F600}//")
    }

    @Test("what is written reads back the same, on lines and on one line")
    func roundTrip() throws {
        let value = try parse(#"{"a":[],"b":{"c":"\"\\\u0001\u007f","d":9223372036854775807},"e":[[],{}]}"#)
        #expect(try JSONValue(parsing: value.octets()) == value)
        #expect(try JSONValue(parsing: value.compactOctets()) == value)
        #expect(value.text() == String(decoding: value.octets(), as: UTF8.self))
    }

    @Test("what is not seen is escaped where it is printed, and neither where it is hashed nor where it is signed")
    func invisible() throws {
        let hidden: [UInt32] =
            [0x7F, 0x80, 0x9F, 0xFEFF, 0xAD, 0x34F, 0x61C, 0x115F, 0x180E, 0x3164, 0xFE0F, 0xFFA0, 0xE0041, 0xE0100]
            + Array(0x200B...0x200F) + Array(0x2028...0x202E) + Array(0x2066...0x2069)
        for value in hidden {
            let scalar = try #require(Unicode.Scalar(value))
            let text = "a\(scalar)é\u{1F600}"
            let json = JSONValue.object([.init(name: text, value: .string(text))])
            let escape = String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
            #expect(json.text() == "{\n  \"a\(escape)é\u{1F600}\": \"a\(escape)é\u{1F600}\"\n}")
            #expect(json.line() == "{\"a\(escape)é\u{1F600}\":\"a\(escape)é\u{1F600}\"}")
            #expect(try JSONValue(parsing: json.octets()) == json)
            #expect(json.canonicalOctets() == Array("{\"\(text)\":\"\(text)\"}".utf8))
            if value != 0x7F { #expect(json.compactOctets() == json.canonicalOctets()) }
        }
        let shown = "\u{A0}\u{200A}\u{2010}\u{2030}ÿ"
        #expect(JSONValue.string(shown).text() == "\"\(shown)\"")
    }

    @Test(
        "each fault is refused with its code",
        arguments: [
            (#"{"a":1,"a":2}"#, "json.duplicateName"), (#"{"a":1,"\u0061":2}"#, "json.duplicateName"),
            ("1.5", "json.number"), ("1e3", "json.number"), ("9223372036854775808", "json.number"),
            ("01", "json.syntax"),
            ("-", "json.syntax"), ("[1,]", "json.syntax"), ("{,}", "json.syntax"), ("[1] 2", "json.syntax"),
            ("", "json.syntax"), ("nul", "json.syntax"), (#""\x""#, "json.string"), (#""\ud800""#, "json.string"),
            (#""\ud800\u0041""#, "json.string"), ("\"\u{01}\"", "json.string"), (#""\u12"#, "json.string"),
            ("\u{FEFF}1", "json.syntax"), ("'a'", "json.syntax"),
        ])
    func faults(_ text: String, _ code: String) {
        #expect { try parse(text) } throws: { ($0 as? JSONError)?.code.rawValue == code }
    }

    @Test("text that is not UTF-8 is refused")
    func encoding() {
        #expect { try JSONValue(parsing: [0x22, 0xC0, 0x80, 0x22]) } throws: {
            ($0 as? JSONError)?.code == .string
        }
    }

    @Test("depth, length and number of values are bounded")
    func bounds() throws {
        _ = try parse(String(repeating: "[", count: 32) + String(repeating: "]", count: 32))
        for text in [String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 100_000)] {
            #expect { try parse(text) } throws: { ($0 as? JSONError)?.code == .limitExceeded }
        }
        let limits = JSONLimits(maximumDepth: 1, maximumLength: 10, maximumElements: 3)
        for text in ["[1,2,3]", "12345678901", "[[[]]]"] {
            #expect { try JSONValue(parsing: Array(text.utf8), limits: limits) } throws: {
                ($0 as? JSONError)?.code == .limitExceeded
            }
        }
    }

    /// Compared as characters, a mark would cost the square of their number: 200,000 of them minutes.
    @Test("names are compared by their octets, and bounded")
    func names() throws {
        let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
        #expect { try parse(#"{"a\#(marks)":1}"#) } throws: { ($0 as? JSONError)?.code == .limitExceeded }
        // A Kelvin sign is a K with another number, and two orders of marks are one character.
        let value = try parse("{\"\u{212A}ey\":1,\"Key\":2,\"a\u{301}\u{323}\":3,\"a\u{323}\u{301}\":4}")
        #expect(value["Key"] == .integer(2) && value["\u{212A}ey"] == .integer(1))
        #expect(value["a\u{323}\u{301}"] == .integer(4))
        #expect(try parse("\"\(String(repeating: "a", count: 256))\"").word?.count == 256)
        for text in ["\u{212A}", String(repeating: "a", count: 257), "a\(marks)"] {
            #expect(try parse("\"\(text)\"").word == nil)
        }
    }

    @Test("every truncation of an object is refused")
    func truncations() {
        let text = Array(#"{"a":[1,"x\u0041",true],"b":null}"#.utf8)
        for count in text.indices {
            #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.prefix(count))) }
        }
    }
}
