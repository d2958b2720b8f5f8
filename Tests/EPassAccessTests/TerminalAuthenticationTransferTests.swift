// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("Certificates and signatures longer than a short command, TR-03110-3 B.12 and B.13", .timed)
struct TerminalAuthenticationTransferTests {
    private static let data = TerminalRuns.long.commandData

    @Test("a chip that takes extended length gets the certificate in one command")
    func extended() {
        var run = TerminalRuns.run([TerminalRuns.long])
        run.answer()
        #expect(run.command == .verifyCertificate(Self.data))
        #expect(run.command?.usesExtendedLength == true)
        run.answer()
        #expect(run.step == .setAT)
        #expect(run.deviations.isEmpty)
    }

    @Test("without extended length it goes in a chain: class 10 but for the last, every octet once, in order")
    func chain() throws {
        var run = TerminalRuns.run([TerminalRuns.long], capacity: TerminalRuns.shortOnly)
        run.answer()
        var sent: [UInt8] = []
        var classes: [UInt8] = []
        while run.step == .verifyCertificate, let command = run.command {
            #expect(command.data.count <= 223)
            #expect(!command.usesExtendedLength)
            sent += command.data
            classes.append(command.classByte)
            run.answer()
        }
        #expect(sent == Self.data)
        #expect(classes == [0x10, 0x00])
        #expect(run.step == .setAT)
        #expect(run.deviations == [.terminalAuthenticationChained])
    }

    @Test(
        "refused for its length, it is sent in the other way, once, with the key selected anew; what follows goes that way at once",
        arguments: [0x6700, 0x6883, 0x6884, 0x6D00, 0x6E00] as [UInt16])
    func otherForm(status: UInt16) {
        var run = TerminalRuns.run([TerminalRuns.long, TerminalRuns.long])
        run.answer()
        run.answer(status)
        #expect(run.step == .setDST && run.certificateIndex == 0)
        run.answer()
        #expect(run.command?.classByte == 0x10)
        run.answer()
        run.answer()
        #expect(run.certificateIndex == 1)
        run.answer()
        #expect(run.command?.classByte == 0x10)
        run.answer(status)
        #expect(run.refusal?.kind == .lengthRefused)
        #expect(run.refusal?.certificateIndex == 1)
        #expect(run.refusal?.error.code == .commandTooLong)
    }

    @Test("a chip that says chains but not extended length gets a chain first")
    func statedChaining() {
        let capacity = CommandCapacity(short: 223, extended: 65_000, statesChaining: true)
        var run = TerminalRuns.run([TerminalRuns.long], capacity: capacity)
        run.answer()
        #expect(run.command?.classByte == 0x10)
        run.answer(0x6884)
        run.answer()
        #expect(run.command == .verifyCertificate(Self.data))
        let both = CommandCapacity(short: 223, extended: 65_000, statesChaining: true, statesExtendedLength: true)
        #expect(both.forms(for: 224) == [.whole, .chain])
    }

    @Test(
        "a certificate that is refused for what it says is not sent again",
        arguments: [0x6300, 0x6A80, 0x6982, 0x6985] as [UInt16])
    func content(status: UInt16) {
        var run = TerminalRuns.run([TerminalRuns.long])
        run.answer()
        run.answer(status)
        #expect(run.refusal?.kind == .certificateRefused)
    }

    @Test("a short command that is refused for its length is not sent again")
    func shortRefused() {
        var run = TerminalRuns.run()
        run.answer()
        run.answer(0x6700)
        #expect(run.refusal?.kind == .certificateRefused)
    }

    @Test("a signature of RSA 4096 goes the same ways")
    func signature() {
        let signature = [UInt8](repeating: 3, count: 512)
        var run = TerminalRuns.run([], signatureLength: 512)
        run.proceed(to: .signature)
        run.receive(signature: signature)
        #expect(run.command == .externalAuthenticate(signature, expectedLength: nil))
        run.answer(0x6700)
        var sent: [UInt8] = []
        while let command = run.command {
            sent += command.data
            run.answer()
        }
        #expect(sent == signature)
        #expect(run.action == .accepted)
    }

    @Test("the capacity of a channel is what fits once protected", arguments: BlockCipher.allCases)
    func capacity(cipher: BlockCipher) throws {
        let capacity = CommandCapacity(cipher: cipher, maximumCommandLength: 65_544)
        var channel = try ChipSide(cipher).terminal()
        let most = try channel.protect(.verifyCertificate([UInt8](repeating: 1, count: capacity.short)))
        #expect(most.count <= 261 && most[4] != 0)
        let extended = try #require(capacity.extended)
        channel = try ChipSide(cipher).terminal()
        #expect(try channel.protect(.verifyCertificate([UInt8](repeating: 1, count: extended))).count <= 65_544)
        #expect(CommandCapacity(cipher: cipher, maximumCommandLength: 261).extended == nil)
        #expect(CommandCapacity(cipher: cipher, maximumCommandLength: 0).short == 1)
    }
}
