// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("The chip's half of terminal authentication, Doc 9303-11, 7.1", .timed)
struct ChipTerminalAuthenticationTests {
    @Test(
        "opens EF.DG3 and EF.DG4 to a terminal that has the right to them",
        arguments: [
            "eac", "eac-rsa", "eac-rsa-v1-5", "eac-p384", "eac-bac", "eac-link", "eac-two-links",
            "eac-two-trust-points", "eac-foreign-dv",
        ])
    func opens(profile: String) throws {
        var terminal = try GuardedFilesTerminal(profile)
        #expect(try terminal.reads(3) == .securityStatusNotSatisfied)
        #expect(try terminal.run() == .success)
        #expect(try terminal.reads(3) == .success)
        #expect(try terminal.reads(4) == .success)
        // The rest stays open too.
        #expect(try terminal.proof.readsCOM() == .success)
    }

    @Test(
        "opens what the right is for, and nothing else",
        arguments: [("eac-fingers-only", true, false), ("eac-no-rights", false, false), ("eac-fingers", true, nil)])
    func rights(profile: String, fingers: Bool, irises: Bool?) throws {
        var terminal = try GuardedFilesTerminal(profile)
        #expect(try terminal.run() == .success)
        #expect(try terminal.reads(3) == (fingers ? .success : .securityStatusNotSatisfied))
        let expected: StatusBytes = irises.map { $0 ? .success : .securityStatusNotSatisfied } ?? .fileNotFound
        #expect(try terminal.reads(4) == expected)
    }

    // MARK: binding

    @Test("after PACE the identifier of the chip is its ephemeral key")
    func afterPACE() throws {
        var terminal = try GuardedFilesTerminal("eac", provesChip: false)
        let offer = try #require(PACECombination(.generic, .ec(.brainpoolP256r1), .aes128))
        let pace = PACETestTerminal(terminal.proof.chip, offer)
        #expect(try pace.select() == "9000")
        let agreement = try pace.agree(pace.map(pace.nonce()))
        try #require(try pace.authenticate(agreement).statusBytes == .success)
        try terminal.proof.channel.open(
            .aes128, encryptionKey: agreement.encryptionKey, macKey: agreement.macKey)
        #expect(
            try terminal.send(0xA4, 0x04, 0x0C, LDSFile.applicationIdentifier).statusBytes == .success)
        try terminal.proveChip()
        // Not the document number: Basic Access Control was not what opened this session.
        try terminal.bringCertificates()
        #expect(
            try terminal.authenticate(terminal.signature(terminal.challenge().data)) == .authenticationFailed)
        terminal.chipIdentifier = Array(agreement.chipKey.dropFirst().prefix(32))
        #expect(try terminal.authenticate(terminal.signature(terminal.challenge().data)) == .success)
        #expect(try terminal.reads(3) == .success)
    }

    @Test("PACE names the trust points to a terminal that asks for them, and to no other")
    func referencesInPACE() throws {
        let document = try SimulatorProfile.named("eac-two-trust-points").makeDocument(seed: 3)
        let offer = try #require(PACECombination(.generic, .ec(.brainpoolP256r1), .aes128))
        let inspectionSystem = TLVWriter.encode(
            0x7F4C, [0x06, 0x09, 0x04, 0x00, 0x7F, 0x00, 0x07, 0x03, 0x01, 0x02, 0x01, 0x53, 0x01, 0x03])
        for asks in [true, false] {
            let pace = PACETestTerminal(try SimulatedChip(document: document), offer)
            let data =
                TLVWriter.encode(0x80, offer.paceProtocol.objectIdentifierOctets) + [0x83, 0x01, 0x02]
                + (asks ? inspectionSystem : [])
            let command = CommandAPDU(instruction: 0x22, p1: 0xC1, p2: 0xA4, data: data)
            #expect(try hex(pace.chip.respond(to: command.encoded())) == "9000")
            let response = try pace.authenticate(pace.agree(pace.map(pace.nonce())))
            var outer = TLVCursor(response.data)
            let template = try outer.read(0x7C)
            var members = try outer.children(of: template)
            _ = try members.read(0x86)
            let newest = try members.readOptional(0x87).map { String(decoding: $0.content, as: UTF8.self) }
            let previous = try members.readOptional(0x88).map { String(decoding: $0.content, as: UTF8.self) }
            try members.end()
            #expect(newest == (asks ? "UTCVCAEPASSUT002" : nil))
            #expect(previous == (asks ? "UTCVCAEPASSUT001" : nil))
            // Another type of terminal.
            let other = CommandAPDU(
                instruction: 0x22, p1: 0xC1, p2: 0xA4, data: data + [0x7F, 0x4C, 0x03, 0x06, 0x01, 0x2A])
            #expect(try hex(pace.chip.respond(to: other.encoded())) == "6A80")
        }
    }

    @Test("is refused in a channel that chip authentication did not open")
    func withoutChipAuthentication() throws {
        var terminal = try GuardedFilesTerminal("eac", provesChip: false)
        let authority = try CardVerifiableCertificate(encoded: terminal.credentials.verifier).authorityReference
        #expect(try terminal.setDST(authority.octets) == .securityStatusNotSatisfied)
        #expect(
            try terminal.verify(TestHolder.sent(terminal.credentials.verifier)) == .securityStatusNotSatisfied)
        #expect(try terminal.setAT() == .securityStatusNotSatisfied)
        #expect(try terminal.challenge().statusBytes == .securityStatusNotSatisfied)
        #expect(try terminal.authenticate([1, 2, 3]) == .securityStatusNotSatisfied)
    }

    @Test("is refused outside secure messaging, outside the application, and by a chip that does not know it")
    func elsewhere() throws {
        let plain = try GuardedFilesTerminal("eac", provesChip: false)
        #expect(try plain.proof.channel.send("00A4040C07A0000002471001") == "9000")
        #expect(try plain.proof.channel.send("002281B6028300") == "6982")
        #expect(try plain.proof.channel.send("002A00BE027F4E") == "6982")
        #expect(try plain.proof.channel.send("002281A4028300") == "6982")
        var outside = try GuardedFilesTerminal("eac")
        #expect(try outside.send(0xA4, 0x00, 0x0C, [0x3F, 0x00]).statusBytes == .success)
        #expect(try outside.setDST(Array("UTCVCAEPASSUT001".utf8)) == .conditionsNotSatisfied)
        var unaware = try ChipProofTerminal("ca-only")
        let answer = try unaware.channel.exchange(
            CommandAPDU(instruction: 0x2A, p1: 0, p2: 0xBE, data: [0x7F, 0x4E]))
        #expect(answer.statusBytes == .instructionNotSupported)
    }

    @Test("rights last as long as the keys that the terminal authenticated")
    func newKeys() throws {
        var terminal = try GuardedFilesTerminal("eac")
        #expect(try terminal.run() == .success)
        #expect(try terminal.reads(3) == .success)
        try terminal.proveChip()
        #expect(try terminal.reads(3) == .securityStatusNotSatisfied)
        // Still the same session, which allows one run.
        let authority = try CardVerifiableCertificate(encoded: terminal.credentials.verifier).authorityReference
        #expect(try terminal.setDST(authority.octets) == .securityStatusNotSatisfied)
    }

    @Test("of two runs of chip authentication the newer key is signed")
    func newestKey() throws {
        var terminal = try GuardedFilesTerminal("eac")
        let older = terminal.compressedKey
        try terminal.proveChip()
        let newer = terminal.compressedKey
        try terminal.bringCertificates()
        terminal.compressedKey = older
        #expect(
            try terminal.authenticate(terminal.signature(terminal.challenge().data)) == .authenticationFailed)
        terminal.compressedKey = newer
        #expect(try terminal.authenticate(terminal.signature(terminal.challenge().data)) == .success)
    }

    @Test("rights end with the channel")
    func endOfChannel() throws {
        var terminal = try GuardedFilesTerminal("eac")
        #expect(try terminal.run() == .success)
        #expect(try terminal.proof.channel.send("00B0830004") == "6982")
        try terminal.proof.channel.authenticate(terminal.proof.document.mrzInformation)
        #expect(try terminal.reads(3) == .securityStatusNotSatisfied)
        try terminal.proveChip()
        #expect(try terminal.reads(3) == .securityStatusNotSatisfied)
        #expect(try terminal.run() == .success)
        #expect(try terminal.reads(3) == .success)
    }

    // MARK: one run a session

    @Test("runs once a session")
    func once() throws {
        var terminal = try GuardedFilesTerminal("eac")
        #expect(try terminal.run() == .success)
        let authority = try CardVerifiableCertificate(encoded: terminal.credentials.verifier).authorityReference
        #expect(try terminal.setDST(authority.octets) == .securityStatusNotSatisfied)
        #expect(
            try terminal.verify(TestHolder.sent(terminal.credentials.verifier)) == .securityStatusNotSatisfied)
        #expect(try terminal.setAT() == .securityStatusNotSatisfied)
        #expect(try terminal.challenge().statusBytes == .securityStatusNotSatisfied)
        #expect(try terminal.authenticate([1, 2, 3]) == .securityStatusNotSatisfied)
        // And the rights that were granted stay.
        #expect(try terminal.reads(3) == .success)
    }

    @Test("a run that failed leaves secure messaging and the terminal's key; each attempt needs a challenge of its own")
    func again() throws {
        var terminal = try GuardedFilesTerminal("eac")
        try terminal.bringCertificates()
        let first = try terminal.challenge().data
        var wrong = try terminal.signature(first)
        wrong[wrong.count - 1] ^= 0x01
        #expect(try terminal.authenticate(wrong) == .authenticationFailed)
        #expect(try terminal.authenticate(terminal.signature(first)) == .conditionsNotSatisfied)
        #expect(try terminal.reads(3) == .securityStatusNotSatisfied)
        let second = try terminal.challenge().data
        #expect(first != second)
        #expect(try terminal.authenticate(terminal.signature(first)) == .authenticationFailed)
        #expect(try terminal.authenticate(terminal.signature(terminal.challenge().data)) == .success)
    }
}
