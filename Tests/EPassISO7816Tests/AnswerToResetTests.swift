// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassTestSupport
import Testing

@Suite("AnswerToReset, ISO/IEC 7816-3 8.2 and PC/SC part 3", .timed)
struct AnswerToResetTests {
    @Test(
        "the historical bytes stand behind the interface bytes",
        arguments: [
            ("3B00", "", false), ("3B021450", "1450", false), ("3B80800101", "", true),
            ("3B8680010031B86404D33D", "0031B86404D3", true), ("3BF2180002C10A31FE58C80874", "C808", false),
            ("3B858001807394016002", "8073940160", true), ("3F021450", "1450", false),
        ])
    func reads(text: String, historical: String, isContactless: Bool) throws {
        let given = try #require(octets(text))
        let answer = try #require(AnswerToReset(given))
        #expect(hex(answer.historicalBytes) == historical)
        #expect(answer.isContactless == isContactless)
    }

    @Test(
        "what does not fit to the last octet is none",
        arguments: [
            "", "3B", "3C00", "0000", "3B01", "3B0000", "3B80800100", "3B808001", "3B8080010101",
            "3B858001807394016003", "3BF218", "3B80", "3B8080", "3B808080", "3B0F00",
        ])
    func malformed(text: String) throws {
        #expect(AnswerToReset(try #require(octets(text))) == nil)
    }

    @Test("33 octets are the most")
    func length() {
        func answer(groups: Int) -> [UInt8] {
            let interface = (0..<groups).flatMap { [0, 0, 0, $0 + 1 < groups ? 0xF0 : 0x00] as [UInt8] }
            return [0x3B, 0xFF] + interface + [UInt8](repeating: 1, count: 15)
        }
        #expect(AnswerToReset(answer(groups: 4))?.historicalBytes.count == 15)
        #expect(AnswerToReset(answer(groups: 5)) == nil)
        #expect(AnswerToReset([0x3B] + [UInt8](repeating: 0x80, count: 60)) == nil)
    }

    @Test("every truncation and every changed octet is an answer or none, and changes nothing else")
    func robust() throws {
        let whole = try #require(octets("3B8F8001804F0CA0000003060300030000000068"))
        #expect(AnswerToReset(whole)?.contactlessChip == .storageCard(standard: 3, name: 3))
        for length in whole.indices { #expect(AnswerToReset(Array(whole.prefix(length))) == nil) }
        // The check character finds each change of one octet behind the first.
        for index in whole.indices.dropFirst() {
            for bit in 0..<8 {
                var damaged = whole
                damaged[index] ^= 1 << bit
                #expect(AnswerToReset(damaged) == nil, "octet \(index), bit \(bit)")
            }
        }
    }
}
