// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("SimulatedChip: commands and status bytes, Doc 9303-10, 3.6 and Doc 9303-11, 4.3", .timed)
struct ChipCommandTests {
    @Test(
        "a plain command to a fresh chip",
        arguments: [
            ("00A4000C", "9000"), ("00A4000C023F00", "9000"), ("00A40000023F00", "6F0483023F009000"),
            ("00A40400", "6700"), ("00A4040C07A0000002471001", "9000"), ("00A4040C07A0000002471002", "6A82"),
            ("00A4040007A0000002471001", "6F098407A00000024710019000"),
            ("00A4040407A0000002471001", "62098407A00000024710019000"), ("00A4040107A0000002471001", "6A86"),
            ("00A4080C023F00", "6A86"), ("00A4020C02011C", "6A82"), ("00A4020C0101", "6700"),
            ("00B0000008", "6986"), ("00B09C0008", "6A82"), ("00B0800008", "6A86"), ("00B0FF0008", "6A86"),
            ("00B00000", "6700"), ("00B000000101", "6700"), ("0084000008", "6985"), ("0084000108", "6A86"),
            ("00840000", "6700"), ("00C0000000", "6D00"), ("0022C1A4", "6D00"), ("0088000000", "6D00"),
            ("80A4000C", "6E00"), ("FFCA000000", "6E00"), ("01A4000C", "6881"), ("04A4000C", "6882"),
            ("10860000", "6884"), ("0CB0000000", "6988"), ("00", "6700"), ("", "6700"), ("00A40", "6700"),
            ("00B0000000FFFF", "6700"), ("00A4040C07A00000024710", "6700"), ("00A4040C0000", "6700"),
        ])
    func freshChip(command: String, answer: String) throws {
        let chip = try TestDocuments.chip()
        #expect(hex(chip.respond(to: octets(command) ?? [0x00, 0xA4, 0x00])) == answer)
    }

    @Test(
        "a plain command after the application was selected",
        arguments: [
            ("00A4020C02011E", "6982"), ("00A4020C020101", "6982"), ("00A4020C020105", "6982"),
            ("00B0810008", "6982"), ("00B09E0008", "6982"), ("00B1000004540101" + "08", "6700"),
            ("00B0000008", "6982"), ("00B100000354010008", "6982"), ("00B100010354010008", "6982"),
            ("00B1011E0354010008", "6982"),
            ("00B1001F0354010008", "6A86"), ("00B100000355010008", "6A80"), ("00B10000025400" + "08", "6A80"),
            ("0084000000", "length 10"), ("0084000008", "length 10"), ("0084000010", "6C08"),
            ("0082000001AA28", "6985"), ("00820000", "6700"), ("0082010001AA28", "6A86"),
        ])
    func inApplication(command: String, answer: String) throws {
        let chip = try TestDocuments.chip()
        _ = try TestTerminal(chip).send("00A4040C07A0000002471001")
        let response = chip.respond(to: try #require(octets(command)))
        if answer.hasPrefix("length") {
            #expect("length \(response.count)" == answer)
        } else {
            #expect(hex(response) == answer)
        }
    }

    @Test("EXTERNAL AUTHENTICATE wants 40 octets, an expected length and an open challenge")
    func externalAuthenticate() throws {
        let terminal = TestTerminal(try TestDocuments.chip())
        let wrong = String(repeating: "00", count: 40)
        _ = try terminal.send("00A4040C07A0000002471001")
        #expect(try terminal.send("0082000028\(wrong)28") == "6985")
        _ = try terminal.send("0084000008")
        #expect(try terminal.send("0082000028\(wrong)") == "6700")
        _ = try terminal.send("0084000008")
        #expect(try terminal.send("0082000027\(wrong.dropLast(2))28") == "6700")
        _ = try terminal.send("0084000008")
        #expect(try terminal.send("0082000028\(wrong)28") == "6300")
        #expect(try terminal.send("0082000028\(wrong)28") == "6985")
    }

    @Test("a reset forgets challenge, selection and session")
    func reset() throws {
        var terminal = try TestDocuments.terminal()
        #expect(try terminal.exchange(.selectFile(0x011E)).statusBytes == .success)
        terminal.chip.reset()
        #expect(try terminal.send("0CB0000000") == "6988")
        #expect(try terminal.send("0084000008") == "6985")
        _ = try terminal.send("00A4040C07A0000002471001")
        _ = try terminal.send("0084000008")
        terminal.chip.reset()
        _ = try terminal.send("00A4040C07A0000002471001")
        #expect(try terminal.send("0082000028" + String(repeating: "00", count: 40) + "28") == "6985")
    }

    @Test("files are selected and read in the secure channel, with every status byte protected")
    func secureChannel() throws {
        var terminal = try TestDocuments.terminal()
        let document = try TestDocuments.standard.get()
        let com = try #require(document.files[.com])
        #expect(try terminal.exchange(.selectFile(0x0110)).statusBytes == .fileNotFound)
        #expect(try terminal.exchange(.readBinary(offset: 0, expectedLength: 4)).statusBytes == StatusBytes(0x6986))
        #expect(try terminal.exchange(.selectFile(0x011E)).statusBytes == .success)
        #expect(try terminal.exchange(.readBinary(offset: 0, expectedLength: 4)).data == Array(com.prefix(4)))
        let rest = try terminal.exchange(.readBinary(offset: 4, expectedLength: 200))
        #expect(rest.data == Array(com.dropFirst(4)))
        #expect(rest.statusBytes == .endOfFile)
        let maximum = try terminal.exchange(.readBinary(offset: 0, expectedLength: 256))
        #expect(maximum == ResponseAPDU(data: com, statusBytes: .success))
        #expect(try terminal.exchange(.readBinary(offset: com.count, expectedLength: 1)).statusBytes == .wrongOffset)
        #expect(try terminal.exchange(.readBinary(shortEF: 1, expectedLength: 2)).data.first == 0x61)
        #expect(try terminal.exchange(.readBinary(offset: 2, expectedLength: 1)).data == [0x5F])
        #expect(try terminal.exchange(.readBinary(shortEF: 9, expectedLength: 2)).statusBytes == .fileNotFound)
        #expect(try terminal.exchange(.getChallenge()).statusBytes == .conditionsNotSatisfied)
        let unknown = CommandAPDU(instruction: 0x20, p1: 0, p2: 0)
        #expect(try terminal.exchange(unknown).statusBytes == .instructionNotSupported)
    }

    @Test("231 octets fit a short protected response; who asks for more gets these (3DES)")
    func largestPayload() throws {
        var terminal = try TestDocuments.terminal()
        #expect(try terminal.exchange(.selectFile(0x0102)).statusBytes == .success)
        #expect(try terminal.exchange(.readBinary(offset: 0, expectedLength: 231)).data.count == 231)
        for length in [232, 239, 255, 256] {
            let answer = try terminal.exchange(.readBinary(offset: 0, expectedLength: length))
            #expect(answer.statusBytes == .success)
            #expect(answer.data.count == 231)
        }
    }

    @Test("a plain command ends the secure channel (4.3.2)")
    func plainCommandEndsChannel() throws {
        var terminal = try TestDocuments.terminal()
        #expect(try terminal.exchange(.selectFile(0x011E)).statusBytes == .success)
        #expect(try terminal.send("00A4020C02011E") == "6982")
        let command = try terminal.protected(.readBinary(offset: 0, expectedLength: 4)).encoded()
        #expect(hex(terminal.chip.respond(to: command)) == "6988")
    }

    @Test("access can be opened again after it was lost")
    func reopening() throws {
        var terminal = try TestDocuments.terminal()
        _ = try terminal.send("0084000008")
        try terminal.authenticate(TestDocuments.standard.get().mrzInformation)
        #expect(try terminal.exchange(.selectFile(0x011D)).statusBytes == .success)
    }

    @Test("EF.DG3 and EF.DG4 need terminal authentication")
    func biometrics() throws {
        var description = DocumentDescription()
        description.files = [3: [0x63, 0x03, 0x02, 0x01, 0x00]]
        let document = try Personaliser.personalise(description, seed: 2)
        var terminal = TestTerminal(try SimulatedChip(document: document))
        try terminal.authenticate(document.mrzInformation)
        #expect(try terminal.exchange(.selectFile(0x0103)).statusBytes == .securityStatusNotSatisfied)
        #expect(try terminal.exchange(.selectFile(0x0101)).statusBytes == .success)
    }
}
