// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassTestSupport
import Testing

@Suite("Hexadecimal digits", .timed)
struct HexadecimalTests {
    @Test("every octet is two digits, upper or lower case, and reads back from either")
    func octets() {
        let all = Array(UInt8.min...UInt8.max)
        let text = Hexadecimal.text(all)
        #expect(text.hasPrefix("000102") && text.hasSuffix("FDFEFF") && text.utf8.count == 512)
        #expect(Hexadecimal.lowercaseText(all) == text.lowercased())
        #expect(Hexadecimal.octets(text) == all && Hexadecimal.octets(text.lowercased()) == all)
        #expect(Hexadecimal.text(all[0x9F...0xA1]) == "9FA0A1" && Hexadecimal.octets("") == [])
    }

    @Test("what is no digit, and half an octet, is refused", arguments: ["0", "0G", "G0", "0 1", " 01", "é0", "０1"])
    func refused(_ text: String) {
        #expect(Hexadecimal.octets(text) == nil)
    }

    @Test("only the blanks that are named may stand between the digits, wherever they stand")
    func blanks() {
        #expect(Hexadecimal.octets(" 0\t1 FF ", passingOver: " \t") == [0x01, 0xFF])
        #expect(Hexadecimal.octets("01:FF", passingOver: ": ") == [0x01, 0xFF])
        #expect(Hexadecimal.octets("01:FF", passingOver: " ") == nil)
        #expect(Hexadecimal.octets("0 1 F", passingOver: " ") == nil)
    }

    @Test("a number may have an odd count of digits, and has one at least")
    func number() {
        #expect(Hexadecimal.number("ABC") == [0x0A, 0xBC] && Hexadecimal.number("0abc") == [0x0A, 0xBC])
        #expect(Hexadecimal.number("") == nil && Hexadecimal.number("x") == nil)
    }

    @Test("a digit's value is that of the standard library, for every octet")
    func value() {
        for octet in UInt8.min...UInt8.max {
            let expected = Character(Unicode.Scalar(octet)).hexDigitValue
            #expect(Hexadecimal.value(of: octet).map { Int($0) } == expected)
        }
    }
}
