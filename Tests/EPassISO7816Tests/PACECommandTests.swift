// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassTestSupport
import Testing

@Suite("The commands of PACE, Doc 9303-11 4.4.4", .timed)
struct PACECommandTests {
    @Test("MSE:Set AT has its data objects in the order of the clause, and no Le (F-2)")
    func selection() throws {
        let mechanism = try #require(octets("04007F00070202040202"))
        let plain = CommandAPDU.setAuthenticationTemplate(mechanism: mechanism, passwordReference: 1)
        #expect(try plain.encoded() == octets("0022C1A40F800A04007F00070202040202830101"))
        #expect(plain.expectedLength == nil)
        let referenced = CommandAPDU.setAuthenticationTemplate(
            mechanism: mechanism, passwordReference: 2, parameterReference: 13)
        #expect(try referenced.encoded() == octets("0022C1A412800A04007F0007020204020283010284010D"))
    }

    @Test(
        "the reference of the parameters has the fewest octets, at least one",
        arguments: [(0, [0]), (13, [13]), (255, [255]), (256, [1, 0]), (0xFFFF_FFFF, [255, 255, 255, 255])]
            as [(UInt32, [UInt8])])
    func reference(number: UInt32, expected: [UInt8]) {
        let command = CommandAPDU.setAuthenticationTemplate(
            mechanism: [], passwordReference: 4, parameterReference: number)
        #expect(command.data == [0x80, 0x00, 0x83, 0x01, 0x04, 0x84, UInt8(expected.count)] + expected)
    }

    @Test("GENERAL AUTHENTICATE is chained by class byte 10, and the last command of the chain is not")
    func chaining() throws {
        let first = CommandAPDU.generalAuthenticate([0x7C, 0x00], isChained: true)
        #expect(try first.encoded() == octets("10860000027C0000"))
        let last = CommandAPDU.generalAuthenticate([0x7C, 0x00], isChained: false)
        #expect(try last.encoded() == octets("00860000027C0000"))
    }

    @Test("GENERAL AUTHENTICATE takes extended length fields only where data or answer need them")
    func lengths() throws {
        let long = [UInt8](repeating: 0x11, count: 256)
        #expect(!CommandAPDU.generalAuthenticate(Array(long.dropLast()), isChained: true).usesExtendedLength)
        #expect(CommandAPDU.generalAuthenticate(long, isChained: true).usesExtendedLength)
        let answer = CommandAPDU.generalAuthenticate([0x7C, 0x00], isChained: true, expectedLength: 257)
        #expect(try answer.encoded() == octets("108600000000027C000000"))
        #expect(CommandAPDU.generalAuthenticate([], isChained: true, expectedLength: 1).expectedLength == 256)
    }
}
