// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("Rules about the commands of LDS2 applications (Docs/behaviour.md)", .timed)
struct LDS2RuleTests {
    private static let word: UInt16 = 0x6F01

    /// The words that a chip with one rule answers the commands of records with, in order.
    private func words(_ when: RuleCondition, profile: String = "lds2-records") throws -> [String] {
        let rule = ChipRule(when: when, then: RuleEffect { $0.status = Self.word })
        var terminal = try ChipRecordTests.terminal(profile, rules: [rule])
        func send(_ command: CommandAPDU) throws -> String {
            try terminal.proof.channel.exchange(command).statusBytes.description
        }
        func records(_ instruction: UInt8, _ p1: UInt8, _ p2: UInt8, _ data: [UInt8] = [], le: Int? = nil) throws
            -> String
        {
            try send(CommandAPDU(instruction: instruction, p1: p1, p2: p2, data: data, expectedLength: le))
        }
        if profile == "lds2-records" {
            let visas = LDS2Application.visaRecords.applicationIdentifier
            let state = Array("UTO".utf8)
            return try [
                send(.selectApplication(visas)), records(0xB2, 1, 0x1C, le: 256), records(0xB2, 2, 0x1C, le: 256),
                records(0xE2, 0, 0x18, [0x30, 0x00]),
                records(0xA2, 0, 0xF8, ChipRecordTests.search([0x03], state), le: 256),
            ]
        }
        return try [
            send(.selectApplication(LDS2Application.additionalBiometrics.applicationIdentifier)),
            records(0xA4, 0x02, 0x0C, [0x02, 0x02]), send(.fileMemory(query: 0x01)),
            send(.updateBinary(offset: 0, [1, 2, 3])), send(.updateBinary(offset: 3, [4, 5])),
            records(0xB0, 0, 0, le: 4), send(.activateFile),
        ]
    }

    @Test("each step of records meets its command, and P1 and P2 tell number and file")
    func records() throws {
        let usual = ["9000", "9000", "9000", "9000", "9000"]
        func expected(_ indices: Int...) -> [String] {
            usual.indices.map { indices.contains($0) ? "6F01" : usual[$0] }
        }
        #expect(try words(.at(.other)) == usual)
        #expect(try words(.at(.readRecord)) == expected(1, 2))
        #expect(try words(.at(.readRecord) { $0.p1 = OctetPattern([2]) }) == expected(2))
        #expect(try words(.at(.readRecord) { $0.p2 = OctetPattern([0x08], mask: [0xF8]) }) == usual)
        #expect(try words(.at(.appendRecord)) == expected(3))
        #expect(try words(.at(.searchRecord)) == expected(4))
    }

    @Test("each step of additional biometrics meets its command, READ BINARY and UPDATE BINARY at an offset too")
    func biometrics() throws {
        let usual = ["9000", "9000", "9000", "9000", "9000", "9000", "9000"]
        func expected(_ indices: Int...) -> [String] {
            usual.indices.map { indices.contains($0) ? "6F01" : usual[$0] }
        }
        func words(_ when: RuleCondition) throws -> [String] { try self.words(when, profile: "lds2-biometrics-open") }
        #expect(try words(.at(.other)) == usual)
        #expect(try words(.at(.fileMemory)) == expected(2))
        #expect(try words(.at(.updateBinary) { $0.offset = .only(3) }).prefix(5) == expected(4).prefix(5))
        #expect(try words(.at(.updateBinary) { $0.offset = OctetSpan(from: 5) }) == usual)
        #expect(try words(.at(.read)) == expected(5))
        #expect(try words(.at(.read) { $0.offset = .only(3) }) == expected(5))
        #expect(try words(.at(.activate)) == expected(6))
    }
}
