// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("Command APDU, ISO/IEC 7816-4 5.2", .timed)
struct CommandAPDUTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let command: CommandAPDU
        let encoded: String
        var testDescription: String { name }
    }

    static let long = [UInt8](repeating: 0x5A, count: 256)

    static let cases: [Case] = [
        Case(name: "1", command: CommandAPDU(instruction: 0x84, p1: 1, p2: 2), encoded: "00840102"),
        Case(name: "2 short", command: .getChallenge(), encoded: "0084000008"),
        Case(name: "2 short, 256", command: .readBinary(offset: 0, expectedLength: 256), encoded: "00B0000000"),
        Case(name: "2 extended", command: .readBinary(offset: 0x1234, expectedLength: 257), encoded: "00B01234000101"),
        Case(
            name: "2 extended, 65536", command: .readBinary(offset: 0, expectedLength: 65536), encoded: "00B00000000000"
        ),
        Case(
            name: "2 extended by preference",
            command: .readBinary(offset: 0, expectedLength: 8, prefersExtendedLength: true),
            encoded: "00B00000000008"),
        Case(
            name: "3 short, SELECT without Le (F-2)", command: .selectApplication([0xA0, 0, 0, 2, 0x47, 0x10, 1]),
            encoded: "00A4040C07A0000002471001"),
        Case(name: "3 short, file", command: .selectFile(0x011E), encoded: "00A4020C02011E"),
        Case(name: "3 short, master file", command: .selectMasterFile(), encoded: "00A4000C023F00"),
        Case(
            name: "3 extended", command: .externalAuthenticate(long, expectedLength: nil),
            encoded: "00820000000100" + hex(long)),
        Case(
            name: "4 short", command: .externalAuthenticate([1, 2, 3], expectedLength: 40),
            encoded: "0082000003010203" + "28"),
        Case(
            name: "4 extended", command: .externalAuthenticate(long, expectedLength: 1),
            encoded: "00820000000100" + hex(long) + "0001"),
        Case(
            name: "short EF", command: .readBinary(shortEF: 0x1E, offset: 4, expectedLength: 18), encoded: "00B09E0412"),
        Case(
            name: "odd instruction, offset 1", command: .readBinaryOdd(offset: 1, expectedLength: 16),
            encoded: "00B1000003540101" + "10"),
        Case(
            name: "odd instruction, offset FFFF", command: .readBinaryOdd(offset: 0xFFFF, expectedLength: 16),
            encoded: "00B10000045402FFFF" + "10"),
        Case(
            name: "odd instruction, offset 0", command: .readBinaryOdd(offset: 0, expectedLength: 16),
            encoded: "00B1000003540100" + "10"),
        Case(name: "get response", command: .getResponse(expectedLength: 5), encoded: "00C0000005"),
    ]

    /// The commands of Doc 9303-10, Appendices H to J, whole or to P2 where the data are the reader's.
    private struct RecordExamples: Decodable {
        struct Command: Decodable {
            let id: String
            let capdu, header: String?
        }

        let commands: [Command]
    }

    @Test("the commands on records of Doc 9303-10, Appendices H and J, are encoded as printed")
    func recordExamples() throws {
        let file = EPassVectors.folder("lds2").appendingPathComponent("9303-10_H_I_J_commands.json")
        let examples = try JSONDecoder().decode(RecordExamples.self, from: Data(contentsOf: file)).commands
        let printed = Dictionary(uniqueKeysWithValues: examples.map { ($0.id, $0.capdu ?? $0.header ?? "") })
        // The record whose number FILE AND MEMORY MANAGEMENT answered, of the current file.
        let last = CommandAPDU.readRecord(0xFD, shortEF: 0, expectedLength: 0x10000)
        #expect(try hex(last.encoded()) == printed["H.2"])
        // One record at a time: this one is sent by no session.
        let both = CommandAPDU(
            instruction: CommandAPDU.Instruction.readRecord, p1: 0xFC, p2: 0x05, expectedLength: 0x10000,
            prefersExtendedLength: true)
        #expect(try hex(both.encoded()) == printed["H.3"])
        let long = [UInt8](repeating: 0x5F, count: 300)
        for (id, command) in [
            ("J.2", CommandAPDU.appendRecord(long, shortEF: 0x1A)),
            ("J.3", CommandAPDU.appendRecord(long, shortEF: 0x01)),
        ] {
            #expect(try hex(command.encoded().prefix(4)) == printed[id])
            #expect(try Array(command.encoded()[4..<7]) == [0x00, 0x01, 0x2C])
            #expect(command.expectedLength == nil)
        }
        // H.1 is printed with the instruction 5E; Table 22 has 5F.
        let memory = try CommandAPDU(decoding: #require(printed["H.1"].flatMap(octets)))
        #expect(memory.instruction == 0x5E && memory.p2 == 0x04)
        #expect(CommandAPDU.fileMemory(query: 0x04).instruction == 0x5F)
    }

    @Test("is encoded exactly and decoded again", arguments: cases)
    func encoding(_ example: Case) throws {
        let encoded = try example.command.encoded()
        #expect(hex(encoded) == example.encoded)
        let decoded = try CommandAPDU(decoding: encoded)
        #expect(decoded.header == example.command.header)
        #expect(decoded.data == example.command.data)
        #expect(decoded.expectedLength == example.command.expectedLength)
        #expect(decoded.usesExtendedLength == example.command.usesExtendedLength)
        #expect(try decoded.encoded() == encoded)
    }

    @Test(
        "is refused where a length does not fit",
        arguments: [
            "", "00A404", "00A4040C0201", "00A4040C020102030405", "00B0000000" + "01",
            "00A4040C00000001", "00A4040C000002AA", "00A4040C000001AABBCCDD",
        ])
    func damaged(_ text: String) throws {
        let bytes = try #require(octets(text))
        #expect(throws: APDUError.self) { try CommandAPDU(decoding: bytes) }
    }

    @Test("cannot be encoded with lengths out of range")
    func outOfRange() {
        let empty = CommandAPDU(instruction: 0xB0, p1: 0, p2: 0, expectedLength: 0)
        #expect(throws: APDUError.self) { try empty.encoded() }
        let large = CommandAPDU(instruction: 0xB0, p1: 0, p2: 0, expectedLength: 65537)
        #expect(throws: APDUError.self) { try large.encoded() }
        let data = CommandAPDU(instruction: 0xB0, p1: 0, p2: 0, data: [UInt8](repeating: 0, count: 65536))
        #expect(throws: APDUError.self) { try data.encoded() }
    }

    @Test("any octets end in a command that encodes, or in an error")
    func arbitrary() throws {
        var state: UInt64 = 7
        for _ in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let count = Int(state >> 60)
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: state >> UInt64($0 * 3)) & ($0 == 4 ? 7 : 0xFF) }
            if let command = try? CommandAPDU(decoding: bytes) {
                #expect(try command.encoded() == bytes)
            } else {
                #expect(bytes.count != 4 && bytes.count != 5)
            }
        }
    }
}

@Suite("Response APDU and status bytes, ISO/IEC 7816-4 5.6", .timed)
struct ResponseAPDUTests {
    @Test("keeps data and status bytes")
    func decoding() throws {
        let response = try ResponseAPDU(decoding: [1, 2, 3, 0x6A, 0x82])
        #expect(response.data == [1, 2, 3])
        #expect(response.statusBytes == .fileNotFound)
        #expect(response.encoded == [1, 2, 3, 0x6A, 0x82])
    }

    @Test("needs two octets", arguments: [0, 1])
    func short(_ count: Int) {
        let error = #expect(throws: APDUError.self) {
            try ResponseAPDU(decoding: [UInt8](repeating: 0x90, count: count))
        }
        #expect(error?.code == .truncated)
    }

    @Test("says what the status bytes mean and never changes them")
    func meanings() {
        #expect(StatusBytes(0x6A82).description == "6A82")
        #expect(StatusBytes(0x0001).description == "0001")
        #expect(StatusBytes(0x63C2).triesLeft == 2)
        #expect(StatusBytes(0x63C2).message == .apduStatusTriesLeft(count: 2))
        #expect(StatusBytes(0x6300).triesLeft == nil)
        #expect(StatusBytes(0x6100).octetsWaiting == 256)
        #expect(StatusBytes(0x6C10).correctedLength == 16)
        #expect(StatusBytes(0x61FF).isNormal)
        #expect(StatusBytes(0x6282).isWarning)
        for number in UInt16.min...UInt16.max {
            let status = StatusBytes(number)
            #expect(status.rawValue == UInt16(status.sw1) << 8 | UInt16(status.sw2))
            if status.message.english.isEmpty { Issue.record("\(status) has no meaning") }
        }
    }
}
