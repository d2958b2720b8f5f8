// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("EF.Biometrics on the chip before and after it is activated, Doc 9303-10, 3.8 and Table 92", .timed)
struct ChipBiometricsTests {
    /// A terminal with the Additional Biometrics application selected, and EF.Biometrics of a number in it.
    private static func terminal(
        _ number: UInt8 = 2, _ change: (inout LDS2Description) -> Void = { _ in }
    ) throws -> GuardedFilesTerminal {
        var terminal = try ChipRecordTests.terminal("lds2-biometrics-open", change)
        let application = LDS2Application.additionalBiometrics.applicationIdentifier
        #expect(try terminal.send(0xA4, 0x04, 0x0C, application).statusBytes == .success)
        #expect(try terminal.send(0xA4, 0x02, 0x0C, [0x02, number]).statusBytes == .success)
        return terminal
    }

    private func send(_ command: CommandAPDU, _ terminal: inout GuardedFilesTerminal) throws -> ResponseAPDU {
        try terminal.proof.channel.exchange(command)
    }

    @Test("UPDATE BINARY writes without a gap and within the room; what was written outlives a reset")
    func writing() throws {
        var terminal = try Self.terminal { $0.biometricsRoom = 300 }
        let octets = (0..<300).map { UInt8(truncatingIfNeeded: $0) }
        func write(_ offset: Int, _ part: some Collection<UInt8>, _ size: Int? = nil) throws -> String {
            try send(.updateBinary(offset: offset, Array(part), fileSize: size), &terminal).statusBytes.description
        }
        #expect(try write(0, octets[..<100], 300) == "9000")
        #expect(try write(101, octets[101...]) == "6B00")
        #expect(try write(100, octets[100..<250]) == "9000")
        #expect(try write(250, octets[250...] + [0]) == "6A84")
        #expect(try write(250, octets[250...]) == "9000")
        #expect(try write(0, [], 301) == "6A84")
        #expect(try write(0, []) == "9000")
        #expect(try terminal.send(0xB0, 0, 0, [], le: 100).data == Array(octets[..<100]))
        #expect(try terminal.send(0xB0, 0, 200, [], le: 100).data == Array(octets[200...]))
        // Table 18: a class of its own where the size is told, and no other file than the current one.
        var command = CommandAPDU.updateBinary(offset: 0, [1], fileSize: 1)
        command.classByte = 0x00
        #expect(try send(command, &terminal).statusBytes == .incorrectData)
        command = .updateBinary(offset: 0, [1])
        command.p2 = 2
        #expect(try send(command, &terminal).statusBytes == .incorrectParameters)
        for data in [[0x54, 0x00, 0x53, 0x00], [0x53, 0x00], [0x54, 0x01, 0x00, 0x53, 0x05, 0x00]] as [[UInt8]] {
            command.p2 = 0
            command.data = data
            #expect(try send(command, &terminal).statusBytes == .incorrectData)
        }
    }

    @Test("ACTIVATE closes the file for ever: other rights read it, and nobody writes")
    func activation() throws {
        var terminal = try Self.terminal {
            $0.rights.readBiometrics = [1, 2]
            $0.rights.writeBiometrics = [2, 3]
        }
        #expect(try send(.updateBinary(offset: 0, [0x7F, 0x2E, 0x00]), &terminal).statusBytes == .success)
        #expect(try send(.activateFile, &terminal).statusBytes == .success)
        #expect(try terminal.send(0xB0, 0, 0, [], le: 3).data == [0x7F, 0x2E, 0x00])
        #expect(
            try send(.updateBinary(offset: 0, [0x30]), &terminal).statusBytes == .securityStatusNotSatisfied)
        #expect(try send(.activateFile, &terminal).statusBytes == .securityStatusNotSatisfied)
        // Number 3 may be written and, once it is activated, not even be selected any more.
        #expect(try terminal.send(0xA4, 0x02, 0x0C, [0x02, 0x03]).statusBytes == .success)
        #expect(try send(.activateFile, &terminal).statusBytes == .success)
        #expect(try terminal.send(0xA4, 0x02, 0x0C, [0x02, 0x03]).statusBytes == .securityStatusNotSatisfied)
        // Number 1 was activated by the issuer.
        #expect(try terminal.send(0xA4, 0x02, 0x0C, [0x02, 0x01]).statusBytes == .success)
        #expect(
            try send(.updateBinary(offset: 0, [0x30]), &terminal).statusBytes == .securityStatusNotSatisfied)
    }

    @Test("without the right an open file is not selected; elsewhere than in the application nothing is written")
    func rights() throws {
        var terminal = try Self.terminal { $0.rights.writeBiometrics = [2] }
        #expect(try terminal.send(0xA4, 0x02, 0x0C, [0x02, 0x03]).statusBytes == .securityStatusNotSatisfied)
        #expect(try terminal.send(0xA4, 0x04, 0x0C, LDSFile.applicationIdentifier).statusBytes == .success)
        #expect(try send(.updateBinary(offset: 0, [0x30]), &terminal).statusBytes == .instructionNotSupported)
        #expect(try send(.activateFile, &terminal).statusBytes == .instructionNotSupported)
        #expect(try send(.fileMemory(query: 1), &terminal).statusBytes == .classNotSupported)
        let visas = LDS2Application.visaRecords.applicationIdentifier
        #expect(try terminal.send(0xA4, 0x04, 0x0C, visas).statusBytes == .success)
        #expect(try send(.updateBinary(offset: 0, [0x30]), &terminal).statusBytes == StatusBytes(0x6986))
    }

    @Test("FILE AND MEMORY MANAGEMENT: the room of a file, and the records that there are, Tables 22 to 27")
    func memory() throws {
        var terminal = try Self.terminal()
        func answer(_ p1: UInt8, _ query: UInt8, _ data: [UInt8] = []) throws -> String {
            var command = CommandAPDU.fileMemory(query: query)
            command.p1 = p1
            command.data = data
            let response = try send(command, &terminal)
            return hex(response.data).uppercased() + " " + response.statusBytes.description
        }
        #expect(try answer(0, 1) == "7F780481028000 9000")
        #expect(try answer(1, 1, [0x51, 0x02, 0x02, 0x03]) == "7F780481028000 9000")
        #expect(try answer(1, 4, [0x51, 0x01, 0x1A << 3]) == "7F7803830101 9000")
        #expect(try answer(0, 6) == "7F780682013F830101 9000")
        #expect(try answer(1, 4, [0x51, 0x01, 0x1A]) == " 6A80")
        #expect(try answer(2, 4) == " 6A86")
        #expect(try answer(0, 8) == " 6A86")
        // The proprietary class has these commands and no others.
        let other = CommandAPDU(classByte: 0x80, instruction: 0xB0, p1: 0, p2: 0, expectedLength: 1)
        #expect(try send(other, &terminal).statusBytes == .classNotSupported)
    }
}
