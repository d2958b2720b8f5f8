// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassTestSupport
import Testing

@Suite("JSON as it is said to a writer", .timed)
struct JSONWriterTests {
    /// One of every kind of member, with texts that stand as they are and texts that do not.
    private struct Everything: JSONWritable {
        static let filled = ["longer than the next", "plain", "", "a\"\u{200B}é\n"]
        var depth = 1

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.member("text", "plain")
                json.member("none", String?.none)
                json.member("escaped", "a\"b\\c\u{1}\n\u{7F}\u{200B}é\u{1F600}")
                json.member("number", -20)
                json.member("noNumber", Int?.none)
                json.member("flag", true)
                json.member("noFlag", Bool?.none)
                json.member("value", .array([.null, .integer(.max), .object([])]))
                json.name("self")
                if depth > 0 { Everything(depth: depth - 1).write(to: &json) } else { json.null() }
                json.object("object") { json in
                    json.name(escaped: "é\"")
                    json.value(String(repeating: "x", count: 10_000))
                }
                json.object("empty") { _ in }
                json.list("texts", ["a", "b\t"])
                json.list("nothing", [String]())
                json.list("lists") { json in
                    for number in [1, 2] { json.list { json in json.value(number) } }
                }
                json.list("filled") { json in
                    for text in Self.filled { json.value { $0.append(contentsOf: text.utf8) } }
                }
            }
        }
    }

    @Test("octets and value say the same, and the value reads back")
    func same() throws {
        let value = Everything().json
        let octets = Everything().lineOctets()
        #expect(value.lineOctets() == octets)
        #expect(try JSONValue(parsing: octets) == value)
        #expect(try JSONValue(parsing: value.octets()) == value)
        #expect(value["self"]?["object"]?["é\""]?.string?.utf8.count == 10_000)
    }

    @Test("members stand in their order, absent ones as null")
    func members() {
        let value = Everything(depth: 0).json
        #expect(
            value.object?.map(\.name) == [
                "text", "none", "escaped", "number", "noNumber", "flag", "noFlag", "value", "self", "object", "empty",
                "texts", "nothing", "lists", "filled",
            ])
        for name in ["none", "noNumber", "noFlag", "self"] { #expect(value[name] == .null) }
        #expect(value["lists"] == .array([.array([.integer(1)]), .array([.integer(2)])]))
        #expect(value["filled"] == .array(Everything.filled.map(JSONValue.string)))
        #expect(value["empty"] == .object([]) && value["nothing"] == .array([]))
    }

    @Test("every octet of ASCII is written as it is read", arguments: 0..<128)
    func ascii(octet: Int) throws {
        let scalar = try #require(Unicode.Scalar(UInt32(octet)))
        for text in ["\(scalar)", "0123456789abcdef\(scalar)", "\(scalar)0123456789abcdef"] {
            #expect(try JSONValue(parsing: JSONValue.string(text).lineOctets()) == .string(text))
        }
    }

    @Test(
        "whole numbers have their decimal digits",
        arguments: [0, 7, -7, 9, 10, 11, 99, 100, -100, 1_000_000_007, .max, .max - 1, .min, .min + 1] as [Int64])
    func numbers(number: Int64) {
        struct Numbers: JSONWritable {
            let number: Int64

            func write(to json: inout JSONWriter) {
                json.list { json in
                    json.value(Int(number))
                    json.value(.integer(number))
                }
            }
        }
        #expect(String(decoding: Numbers(number: number).lineOctets(), as: UTF8.self) == "[\(number),\(number)]")
        #expect(JSONValue.integer(number).line() == "\(number)")
    }

    @Test("a value whose octets are at hand stands where it would be written")
    func known() {
        struct Known: JSONWritable {
            let value: String
            let knownOctets: [UInt8]?

            func write(to json: inout JSONWriter) {
                json.object { json in
                    json.name("a")
                    _ = json.value(onLine: knownOctets) { json in json.object { $0.member("b", value) } }
                    json.list("c") { json in
                        for _ in 1...2 { _ = json.value(onLine: knownOctets) { $0.value(value) } }
                    }
                }
            }
        }
        // In front of an element of a list, in front of the next one, and behind a name.
        #expect(
            String(decoding: Known(value: "x", knownOctets: nil).lineOctets(), as: UTF8.self)
                == #"{"a":{"b":"x"},"c":["x","x"]}"#)
        #expect(
            String(decoding: Known(value: "x", knownOctets: [0x31]).lineOctets(), as: UTF8.self)
                == #"{"a":1,"c":[1,1]}"#)
        // A value for who looks into it is made of what is said.
        #expect(Known(value: "x", knownOctets: [0x31]).json["c"] == .array([.string("x"), .string("x")]))
    }
}
