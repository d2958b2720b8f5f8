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

@Suite("What the chip refuses of terminal authentication, Doc 9303-11, 7.1.5", .timed)
struct ChipTerminalRefusalTests {
    @Test(
        "each kind of wrong credentials is refused at its own step",
        arguments: [
            ("eac-expired", [0x9000, 0x6300]), ("eac-forged", [0x6300]), ("eac-other-authority", [0x6A88]),
        ])
    func credentials(profile: String, words: [UInt16]) throws {
        var terminal = try GuardedFilesTerminal(profile)
        for (certificate, word) in zip(terminal.credentials.certificates, words) {
            #expect(try terminal.bring(certificate) == StatusBytes(word))
        }
        #expect(try terminal.setAT() == .referencedDataNotFound)
        #expect(try terminal.challenge().statusBytes == .conditionsNotSatisfied)
        #expect(try terminal.reads(3) == .securityStatusNotSatisfied)
        #expect(try terminal.proof.readsCOM() == .success)
    }

    @Test("a key that is not the terminal's signs nothing")
    func otherKey() throws {
        var terminal = try GuardedFilesTerminal("eac-other-key")
        #expect(try terminal.run() == .authenticationFailed)
        #expect(try terminal.reads(3) == .securityStatusNotSatisfied)
    }

    @Test("MSE:Set DST: unknown and missing references")
    func setDST() throws {
        var terminal = try GuardedFilesTerminal()
        #expect(try terminal.setDST(Array("UTCVCAEPASSUT002".utf8)) == .referencedDataNotFound)
        #expect(try terminal.setDST([]) == .referencedDataNotFound)
        #expect(try terminal.send(0x22, 0x81, 0xB6, [0x84, 0x01, 0x00]).statusBytes == .incorrectData)
        #expect(try terminal.send(0x22, 0x81, 0xB6, [0x83]).statusBytes == .incorrectData)
        #expect(try terminal.send(0x22, 0x81, 0xB6, []).statusBytes == .incorrectData)
        let own = TLVWriter.encode(0x83, Array("UTCVCAEPASSUT001".utf8))
        #expect(try terminal.send(0x22, 0x81, 0xB6, own + own).statusBytes == .incorrectData)
        #expect(try terminal.send(0x22, 0x81, 0xB5, own).statusBytes == .incorrectParameters)
        // The document verifier's key is there only once its certificate was.
        #expect(try terminal.setDST(Array("UTDVEPASSUT001".utf8)) == .referencedDataNotFound)
        #expect(try terminal.bring(terminal.credentials.verifier) == .success)
        #expect(try terminal.setDST(Array("UTDVEPASSUT001".utf8)) == .success)
        // A selection that fails leaves none.
        #expect(try terminal.setDST(Array("UTDVEPASSUT009".utf8)) == .referencedDataNotFound)
        #expect(try terminal.verify(TestHolder.sent(terminal.credentials.terminal)) == .conditionsNotSatisfied)
    }

    @Test("PSO:Verify Certificate: without a key, of another authority, damaged in any way")
    func verify() throws {
        var terminal = try GuardedFilesTerminal()
        let verifier = try TestHolder.sent(terminal.credentials.verifier)
        #expect(try terminal.verify(verifier) == .conditionsNotSatisfied)
        let authority = Array("UTCVCAEPASSUT001".utf8)
        #expect(try terminal.setDST(authority) == .success)
        #expect(
            try terminal.verify(TestHolder.sent(terminal.credentials.terminal)) == .referencedDataNotFound)
        // The key stays selected until a certificate was accepted.
        #expect(try terminal.verify([0x7F, 0x4E]) == .incorrectData)
        #expect(try terminal.verify(Array(verifier.dropLast())) == .incorrectData)
        #expect(try terminal.verify(verifier + [0x00]) == .incorrectData)
        var changed = verifier
        changed[changed.count - 1] ^= 0x01
        #expect(try terminal.verify(changed) == .authenticationFailed)
        #expect(try terminal.send(0x2A, 0x00, 0xAE, verifier).statusBytes == .incorrectParameters)
        #expect(try terminal.verify(verifier) == .success)
        // And not longer: the next one needs a selection of its own.
        #expect(try terminal.verify(verifier) == .conditionsNotSatisfied)
        let own = try #require(terminal.credentials.authorities.first)
        #expect(try terminal.bring(own) == StatusBytes(0x6A89), "the chip has that key")
    }

    @Test("MSE:Set AT: only the terminal's key that came last")
    func setAT() throws {
        var terminal = try GuardedFilesTerminal()
        #expect(try terminal.setAT() == .referencedDataNotFound)
        #expect(try terminal.bring(terminal.credentials.verifier) == .success)
        #expect(try terminal.setAT() == .referencedDataNotFound)
        #expect(try terminal.setAT(Array("UTDVEPASSUT001".utf8)) == .referencedDataNotFound)
        #expect(try terminal.setAT(Array("UTCVCAEPASSUT001".utf8)) == .referencedDataNotFound)
        #expect(try terminal.bring(terminal.credentials.terminal) == .success)
        #expect(try terminal.send(0x22, 0x81, 0xA4, []).statusBytes == .incorrectData)
        #expect(try terminal.setAT() == .success)
        // Another certificate takes the place of the terminal's.
        #expect(try terminal.bring(terminal.credentials.verifier) == .success)
        #expect(try terminal.challenge().statusBytes == .conditionsNotSatisfied)
        #expect(try terminal.setAT() == .referencedDataNotFound)
    }

    @Test("GET CHALLENGE: eight octets for a terminal that was selected")
    func challenge() throws {
        var terminal = try GuardedFilesTerminal()
        #expect(try terminal.challenge().statusBytes == .conditionsNotSatisfied)
        try terminal.bringCertificates()
        #expect(try terminal.challenge(7).statusBytes == StatusBytes(0x6C08))
        #expect(try terminal.challenge(256).data.count == 8)
        #expect(try terminal.setAT() == .success)
        #expect(
            try terminal.authenticate(terminal.signature([UInt8](repeating: 0, count: 8))) == .conditionsNotSatisfied,
            "selecting anew forgets the challenge")
    }

    @Test("EXTERNAL AUTHENTICATE: a signature over anything else", arguments: 0..<8)
    func signature(variant: Int) throws {
        var terminal = try GuardedFilesTerminal()
        try terminal.bringCertificates()
        let challenge = try terminal.challenge().data
        let right = terminal.chipIdentifier + challenge + terminal.compressedKey
        let key = terminal.credentials.privateKey
        let signature: [UInt8] =
            switch variant {
            case 0: try terminal.algorithm.sign(challenge + terminal.compressedKey, with: key)
            case 1: try terminal.algorithm.sign(terminal.chipIdentifier + challenge, with: key)
            case 2: try terminal.algorithm.sign(Array("L898902C3".utf8) + challenge + terminal.compressedKey, with: key)
            case 3: try TerminalAuthenticationAlgorithm.ecdsaSHA384.sign(right, with: key)
            case 4: try terminal.algorithm.sign(right, with: key).dropLast()
            case 5: try terminal.algorithm.sign(right, with: key) + [0x00]
            case 6: try key.sign(right, algorithm: .ecdsa(.sha256))
            default: [UInt8](repeating: 0, count: 64)
            }
        #expect(try terminal.authenticate(signature) == .authenticationFailed)
        #expect(try terminal.reads(3) == .securityStatusNotSatisfied)
    }

    // MARK: state that outlives a session

    @Test("EF.CVCA names the trust points, and a link certificate changes it for good")
    func link() throws {
        var terminal = try GuardedFilesTerminal("eac-link")
        let first = "4210" + hex(Array("UTCVCAEPASSUT001".utf8))
        let second = "4210" + hex(Array("UTCVCAEPASSUT002".utf8))
        #expect(try hex(terminal.readsCVCA()) == first + String(repeating: "00", count: 18))
        #expect(try terminal.bring(terminal.credentials.verifier) == .referencedDataNotFound)
        let link = try #require(terminal.credentials.links.first)
        #expect(try terminal.bring(link) == .success)
        #expect(try hex(terminal.readsCVCA()) == second + first)
        #expect(try terminal.bring(link) == StatusBytes(0x6300), "the older key links no more")
        #expect(try terminal.bring(terminal.credentials.verifier) == .success)
        // Without power the chip forgets the document verifier, and keeps the trust point.
        terminal.proof.chip.reset()
        try terminal.proof.channel.authenticate(terminal.proof.document.mrzInformation)
        try terminal.proveChip()
        #expect(try hex(terminal.readsCVCA()) == second + first)
        #expect(try terminal.bring(terminal.credentials.terminal) == .referencedDataNotFound)
        #expect(try terminal.bring(terminal.credentials.verifier) == .success)
        #expect(try terminal.bring(terminal.credentials.terminal) == .success)
    }

    // MARK: how commands come

    @Test("certificates of any length come in chains where the chip says so")
    func chaining() throws {
        var terminal = try GuardedFilesTerminal("eac-chaining")
        #expect(terminal.proof.chip.atr[8] == 0x80, "the third software function table: chains")
        let verifier = try TestHolder.sent(terminal.credentials.verifier)
        #expect(try terminal.setDST(Array("UTCVCAEPASSUT001".utf8)) == .success)
        func part(_ octets: ArraySlice<UInt8>, isLast: Bool, _ terminal: inout GuardedFilesTerminal) throws
            -> StatusBytes
        {
            try terminal.proof.channel.exchange(
                CommandAPDU(
                    classByte: isLast ? 0x00 : 0x10, instruction: 0x2A, p1: 0x00, p2: 0xBE, data: Array(octets))
            ).statusBytes
        }
        // Another command inside the chain ends it.
        #expect(try part(verifier.prefix(200), isLast: false, &terminal) == .success)
        #expect(try terminal.proof.readsCOM() == StatusBytes(0x6883))
        #expect(try part(verifier.suffix(100), isLast: true, &terminal) == .incorrectData)
        for start in stride(from: 0, to: verifier.count, by: 200) {
            let octets = verifier[start..<min(start + 200, verifier.count)]
            #expect(try part(octets, isLast: octets.endIndex == verifier.count, &terminal) == .success)
        }
        // It has an end, whatever is sent.
        var words: Set<StatusBytes> = []
        for _ in 0..<30 { words.insert(try part(verifier.prefix(200), isLast: false, &terminal)) }
        #expect(words == [.success, .wrongLength])
    }

    @Test("a chip that states no chains takes none; it states extended length")
    func noChaining() throws {
        let terminal = try GuardedFilesTerminal("eac")
        #expect(terminal.proof.chip.atr[8] == 0x60)
        var channel = terminal.proof.channel
        let command = try channel.protected(
            CommandAPDU(classByte: 0x10, instruction: 0x2A, p1: 0x00, p2: 0xBE, data: [0x7F, 0x4E]))
        #expect(try hex(terminal.proof.chip.respond(to: command.encoded())) == "6884")
    }

    @Test("a chip of F-24 ends the channel where a file is asked for without the right to it")
    func denial() throws {
        var terminal = try GuardedFilesTerminal("eac-denial-ends")
        #expect(try terminal.reads(3) == .securityStatusNotSatisfied)
        #expect(
            try hex(
                terminal.proof.chip.respond(
                    to: terminal.proof.channel.protected(
                        CommandAPDU(instruction: 0xB0, p1: 0x9E, p2: 0, expectedLength: 4)
                    ).encoded())) == "6988")
    }
}
