// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassPCSC

@Suite("PCSCStatus: every SCARD_* number is one of our errors", .timed)
struct PCSCStatusTests {
    /// Everything that pcsclite.h defines, success and the comments' numbers apart.
    static let numbers: [UInt32] =
        (0x8010_0001...0x8010_0031).filter { $0 != 0x8010_0022 } + (0x8010_0065...0x8010_006F)

    @Test("says what happened and what to do", arguments: numbers)
    func words(number: UInt32) {
        for operation in [PCSCOperation.establish, .observe, .connect, .card] {
            let error = PCSCStatus(number: number).error(during: operation, reader: "Reader 1")
            #expect(error.nativeCode == number)
            #expect(error.reason.hasSuffix(".") && error.reason.count > 15)
            #expect(error.remedy.english.hasSuffix(".") && error.remedy.english.count > 15)
        }
    }

    struct Meaning: CustomTestStringConvertible {
        let name: String
        let number: UInt32
        let operation: PCSCOperation
        let code: CardChannelError.Code
        var testDescription: String { name }
    }

    @Test(
        "means what was measured against pcscd",
        arguments: [
            Meaning(name: "no daemon", number: 0x8010_001D, operation: .establish, code: .noService),
            Meaning(name: "daemon of another release", number: 0x8010_001E, operation: .establish, code: .noService),
            Meaning(name: "daemon killed", number: 0x8010_0013, operation: .card, code: .serviceLost),
            Meaning(name: "old context after that", number: 0x8010_001D, operation: .observe, code: .serviceLost),
            Meaning(name: "no readers", number: 0x8010_002E, operation: .observe, code: .readerNone),
            Meaning(name: "unknown reader", number: 0x8010_0009, operation: .connect, code: .readerUnknown),
            Meaning(name: "no card", number: 0x8010_000C, operation: .connect, code: .cardNone),
            Meaning(name: "card left before reset", number: 0x8010_000C, operation: .card, code: .cardRemoved),
            Meaning(name: "card left", number: 0x8010_0069, operation: .card, code: .cardRemoved),
            Meaning(name: "card left, not noticed", number: 0x8010_0016, operation: .card, code: .transmissionFailed),
            Meaning(name: "another program reset it", number: 0x8010_0068, operation: .card, code: .cardReset),
            Meaning(name: "another program took its power", number: 0x8010_0067, operation: .card, code: .cardReset),
            Meaning(name: "mute card", number: 0x8010_0066, operation: .connect, code: .cardUnresponsive),
            Meaning(name: "reader unplugged", number: 0x8010_0017, operation: .card, code: .readerRemoved),
            Meaning(name: "answer to reset garbled", number: 0x8010_0015, operation: .connect, code: .cardUnresponsive),
            Meaning(name: "unexpected card error", number: 0x8010_001F, operation: .card, code: .transmissionFailed),
            Meaning(name: "no such feature", number: 0x8010_001F, operation: .connect, code: .unsupported),
            Meaning(name: "system ends", number: 0x8010_0012, operation: .card, code: .serviceLost),
            Meaning(name: "reader unplugged, transmit", number: 0x8010_0011, operation: .card, code: .readerRemoved),
            Meaning(name: "reader back, old handle", number: 0x8010_0003, operation: .card, code: .readerRemoved),
            Meaning(name: "another card in its place", number: 0x8010_000F, operation: .card, code: .cardRemoved),
            Meaning(name: "no protocol in common", number: 0x8010_000F, operation: .connect, code: .unsupported),
            Meaning(name: "held by another program", number: 0x8010_000B, operation: .connect, code: .readerBusy),
            Meaning(name: "wait cancelled", number: 0x8010_0002, operation: .observe, code: .cancelled),
            Meaning(name: "polkit refuses", number: 0x8010_006A, operation: .establish, code: .notPermitted),
            Meaning(name: "daemon killed, watching", number: 0x8010_006A, operation: .observe, code: .serviceLost),
            Meaning(name: "never heard of", number: 0x8010_FFFF, operation: .card, code: .ioFailed),
        ])
    func measured(meaning: Meaning) {
        #expect(PCSCStatus(number: meaning.number).code(during: meaning.operation) == meaning.code)
    }

    @Test("only failures of the service itself stay without a word of their own")
    func unnamed() {
        let unnamed = Self.numbers.filter { PCSCStatus(number: $0).code(during: .card) == .ioFailed }
        #expect(unnamed == [0x8010_0001, 0x8010_0004, 0x8010_0005, 0x8010_0006, 0x8010_000E, 0x8010_0014])
    }

    @Test(
        "what a reading survives says that it goes on by itself",
        arguments: [0x8010_0013, 0x8010_0017, 0x8010_0068, 0x8010_0069, 0x8010_000A] as [UInt32])
    func goesOn(number: UInt32) {
        let error = PCSCStatus(number: number).error(during: .card, reader: "Reader 1")
        #expect(error.remedy.english.contains("under way"), "\(error)")
    }

    @Test("the remedy for a missing service is to start pcscd")
    func startPCSCD() {
        let error = PCSCStatus(number: 0x8010_001D).error(during: .establish)
        #expect(error.reason == "No smart-card service is running.")
        #expect(error.remedy.english.contains("Start pcscd"))
    }

    @Test("a reader's name cannot write to the terminal (T14)")
    func escapes() {
        let error = PCSCStatus.noCard.error(during: .connect, reader: "Evil\u{1B}[2J\u{202E}reader")
        #expect(!error.reason.contains("\u{1B}") && !error.reason.contains("\u{202E}"))
        #expect(error.reason.contains("Evil{U+1B}[2J{U+202E}reader"))
    }
}
