// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("SimulatedChip: large files, extended length, and chips that misbehave", .timed)
struct ChipBehaviourTests {
    /// A document with a data group beyond the reach of even READ BINARY.
    private static let large = Result { () throws(SimulatorError) in
        var description = DocumentDescription()
        description.files = [13: [0x6D, 0x82, 0x9C, 0x40] + (0..<40_000).map { UInt8(truncatingIfNeeded: $0 / 7) }]
        return try Personaliser.personalise(description, seed: 3)
    }

    private func plain(_ document: PersonalisedDocument) throws -> TestTerminal {
        var behaviour = ChipBehaviour()
        behaviour.accessControl = .open
        let terminal = TestTerminal(try SimulatedChip(document: document, behaviour: behaviour))
        #expect(try terminal.send("00A4040C07A0000002471001") == "9000")
        return terminal
    }

    @Test(
        "odd READ BINARY reaches every octet, plain and protected (3.6.6)",
        arguments: [0, 1, 255, 32_767, 32_768, 40_003])
    func oddInstruction(offset: Int) throws {
        let document = try Self.large.get()
        let file = try #require(document.files[.dataGroup(.dg13)])
        let count = min(100, file.count - offset)
        let expected = Array(file.dropFirst(offset).prefix(count))
        let terminal = try plain(document)
        #expect(try terminal.send("00A4020C02010D") == "9000")
        let command = CommandAPDU.readBinaryOdd(offset: offset, expectedLength: 102)
        let response = try ResponseAPDU(decoding: terminal.chip.respond(to: command.encoded()))
        #expect(response == ResponseAPDU(data: [0x53, UInt8(count)] + expected, statusBytes: .success))

        var secure = TestTerminal(try SimulatedChip(document: document))
        try secure.authenticate(document.mrzInformation)
        #expect(try secure.exchange(.selectFile(0x010D)).statusBytes == .success)
        #expect(try secure.exchange(command).data == [0x53, UInt8(count)] + expected)
    }

    @Test("odd READ BINARY past the end gives 6B00, with a huge offset too")
    func oddPastEnd() throws {
        let terminal = try plain(Self.large.get())
        #expect(try terminal.send("00A4020C02010D") == "9000")
        #expect(try terminal.send("00B10000045402" + "9C44" + "00") == "6B00")
        #expect(try terminal.send("00B10000065404FFFFFFFF00") == "6B00")
    }

    @Test("even READ BINARY ends at offset 32767")
    func evenLimit() throws {
        let document = try Self.large.get()
        let file = try #require(document.files[.dataGroup(.dg13)])
        let terminal = try plain(document)
        #expect(try terminal.send("00A4020C02010D") == "9000")
        #expect(try terminal.send("00B07FFF02") == hex(file[32_767..<32_769]) + "9000")
    }

    @Test(
        "a chip without extended length answers 6700; one with it states its buffers in EF.ATR/INFO and keeps to them")
    func extendedLength() throws {
        let short = try TestDocuments.chip { $0.accessControl = .open }
        #expect(hex(short.respond(to: [0x00, 0xB0, 0x81, 0x00, 0x00, 0x01, 0x00])) == "6700")
        let chip = try TestDocuments.chip {
            $0.accessControl = .open
            $0.extendedLength = ChipBehaviour.ExtendedLength(commandOctets: 2048, responseOctets: 4096)
        }
        let terminal = TestTerminal(chip)
        #expect(try terminal.send("00A4020C022F01") == "9000")
        let information = EFATRInfo(decoding: Array(chip.respond(to: [0x00, 0xB0, 0x00, 0x00, 0x00]).dropLast(2)))
        #expect(information.maximumCommandLength == 2048)
        #expect(information.maximumResponseLength == 4096)
        _ = try terminal.send("00A4040C07A0000002471001")
        #expect(chip.respond(to: [0x00, 0xB0, 0x82, 0x00, 0x00, 0x00, 0x00]).count == 4096)
        #expect(chip.respond(to: [0x00, 0xB0, 0x82, 0x00, 0x00, 0x0F, 0xFF]).count == 2)
    }

    @Test("extended length in the secure channel")
    func extendedProtected() throws {
        var terminal = try TestDocuments.terminal {
            $0.extendedLength = ChipBehaviour.ExtendedLength(commandOctets: 2048, responseOctets: 4096)
        }
        #expect(try terminal.exchange(.selectFile(0x0102)).statusBytes == .success)
        let command = CommandAPDU.readBinary(offset: 0, expectedLength: 4000, prefersExtendedLength: true)
        #expect(try terminal.exchange(command).data.count == 4000)
    }

    @Test("a plain chip has no Basic Access Control and is read at once")
    func plainChip() throws {
        let terminal = TestTerminal(try TestDocuments.chip { $0.accessControl = .open })
        _ = try terminal.send("00A4040C07A0000002471001")
        #expect(try terminal.send("0084000008") == "6D00")
        #expect(try terminal.send("00B08100" + "02") == "615B9000")
    }

    @Test("a chip that answers SELECT before access still refuses to be read")
    func openSelect() throws {
        let terminal = TestTerminal(try TestDocuments.chip { $0.answersPlainSelect = true })
        _ = try terminal.send("00A4040C07A0000002471001")
        #expect(try terminal.send("00A4020C020101") == "9000")
        #expect(try terminal.send("00B0000004") == "6982")
        #expect(try terminal.send("00B0810004") == "6982")
        #expect(try terminal.send("00A4020C020109") == "6A82")
    }

    @Test("no profile with PACE answers SELECT of a guarded file before access (4.4.2)")
    func openSelectProfiles() {
        let open = SimulatorProfile.all.filter(\.behaviour.answersPlainSelect)
        #expect(open.map(\.name) == ["open-select"])
        #expect(open.allSatisfy { !$0.document.accessControl.ofChip.offersPACE })
    }

    @Test(
        "the end of a file",
        arguments: [
            (ChipBehaviour.EndOfFile.warning, "62829000"), (.silent, "9000"), (.correctedLength, "6C05"),
            (.wrongLength, "6700"),
        ])
    func endOfFile(form: ChipBehaviour.EndOfFile, status: String) throws {
        let terminal = TestTerminal(
            try TestDocuments.chip {
                $0.accessControl = .open
                $0.endOfFile = form
            })
        _ = try terminal.send("00A4040C07A0000002471001")
        let answer = try terminal.send("00B0815820")
        let data = hex(try #require(TestDocuments.standard.get().files[.dataGroup(.dg1)]).suffix(5))
        switch form {
        case .warning: #expect(answer == data + "6282")
        case .silent: #expect(answer == data + "9000")
        case .correctedLength, .wrongLength: #expect(answer == status)
        }
    }

    @Test("limits of single reads")
    func readLimits() throws {
        let limited = TestTerminal(
            try TestDocuments.chip {
                $0.accessControl = .open
                $0.readLimit = 192
            })
        _ = try limited.send("00A4040C07A0000002471001")
        #expect(try limited.send("00B08200C1") == "6700")
        #expect(try limited.send("00B0820000") == "6700")
        #expect(try limited.send("00B08200C0").count == 2 * 194)
        let short = TestTerminal(
            try TestDocuments.chip {
                $0.accessControl = .open
                $0.shortReads = 100
            })
        _ = try short.send("00A4040C07A0000002471001")
        #expect(try short.send("00B08200C1").count == 2 * 102)
    }

    @Test("a wrong checksum, an unprotected answer, a replay: from the response on that was named")
    func secureMessagingFaults() throws {
        for fault in [ChipBehaviour.SecureMessagingFault.wrongChecksum, .unprotectedSuccess, .replayedResponse] {
            var honest = try TestDocuments.terminal {
                $0.secureMessagingFault = fault
                $0.faultyFromResponse = 1
            }
            #expect(try honest.exchange(.selectFile(0x011E)).statusBytes == .success)
            let command = try honest.protected(.readBinary(offset: 0, expectedLength: 4)).encoded()
            let answer = hex(honest.chip.respond(to: command))
            #expect(answer.hasSuffix("9000"))
            switch fault {
            case .unprotectedSuccess: #expect(answer == "60155F019000")
            case .replayedResponse: #expect(answer.hasPrefix("99029000"))
            default: #expect(answer.hasPrefix("8709"))
            }
        }
        var without = try TestDocuments.terminal { $0.secureMessagingFault = .missingStatusObject }
        let command = try without.protected(.selectFile(0x011E)).encoded()
        #expect(hex(without.chip.respond(to: command)).hasPrefix("8E08"))
    }

    @Test("a chip that leaves the field answers nothing more")
    func loss() throws {
        let chip = try TestDocuments.chip { $0.commandsBeforeLoss = 2 }
        let terminal = TestTerminal(chip)
        #expect(try terminal.send("00A4000C") == "9000")
        #expect(try terminal.send("00A4000C") == "9000")
        #expect(chip.isInField)
        #expect(try terminal.send("00A4000C") == "6F00")
        #expect(!chip.isInField)
        chip.reset()
        #expect(!chip.isInField)
    }

    @Test("61xx without end, and a length of almost 4 GiB")
    func hostile() throws {
        let endless = TestTerminal(
            try TestDocuments.chip {
                $0.accessControl = .open
                $0.answersMoreForEver = true
            })
        _ = try endless.send("00A4040C07A0000002471001")
        #expect(try endless.send("00B0810004").hasSuffix("61FF"))
        #expect(try endless.send("00C00000FF").hasSuffix("61FF"))
        let huge = TestTerminal(
            try TestDocuments.chip {
                $0.accessControl = .open
                $0.announcesHugeFile = true
            })
        _ = try huge.send("00A4040C07A0000002471001")
        #expect(try huge.send("00B0810006") == "6184FFFFFFF09000")
    }

    @Test("no sequence of octets stops the chip; it always answers with two octets or more")
    func arbitraryOctets() throws {
        var generator = SeededGenerator()
        func octets(_ counts: ClosedRange<Int>) -> [UInt8] {
            (0..<Int.random(in: counts, using: &generator)).map { _ in .random(in: 0...255, using: &generator) }
        }
        var terminal = try TestDocuments.terminal()
        for round in 0..<3000 {
            var command: [UInt8]
            switch round % 3 {
            case 0:
                command = octets(0...40)
            case 1:
                let headers: [[UInt8]] = [
                    [0x00, 0xA4], [0x00, 0xB0], [0x00, 0xB1], [0x00, 0x84], [0x00, 0x82], [0x0C, 0xB0], [0x0C, 0xA4],
                ]
                command = try #require(headers.randomElement(using: &generator))
                command += octets(0...60)
            default:
                command = try terminal.protected(.readBinary(shortEF: 2, expectedLength: 100)).encoded()
                let place = Int.random(in: command.indices, using: &generator)
                command[place] = .random(in: 0...255, using: &generator)
            }
            let answer = terminal.chip.respond(to: command)
            #expect(answer.count >= 2, "EPASS_TEST_SEED=\(generator.seed), round \(round): \(hex(command))")
            if round % 50 == 0 { try terminal.authenticate(TestDocuments.standard.get().mrzInformation) }
        }
    }
}
