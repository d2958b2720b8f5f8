// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("ChipAuthentication, refusals and hostile chips, Doc 9303-11 6.2.4", .timed)
struct ChipAuthenticationRefusalTests {
    @Test(
        "any other status bytes at any step end the run with the word and the command",
        arguments: [
            0x6A80, 0x6A88, 0x6A86, 0x6985, 0x6982, 0x6300, 0x63C2, 0x6D00, 0x6F00, 0x6700, 0x6987, 0x6988, 0x6100,
            0x6282,
        ] as [UInt16])
    func refusals(_ word: UInt16) throws {
        let status = StatusBytes(rawValue: word)
        for (cipher, step, name) in [
            (SymmetricCipher.tripleDES, 0, "MSE:Set KAT"), (.aes128, 0, "MSE:Set AT"),
            (.aes128, 1, "GENERAL AUTHENTICATE"),
        ] {
            var run = try ChipAuthentication.start(candidate(cipher))
            for _ in 0..<step { try run.receive(ok()) }
            var thrown: AccessError?
            do throws(AccessError) { try run.receive(ResponseAPDU(statusBytes: status)) } catch { thrown = error }
            #expect(thrown?.code == .chipAuthenticationRefused)
            #expect(thrown?.statusBytes == status)
            #expect(thrown?.element == name)
            let isOver = run.command == nil
            #expect(isOver)
            #expect(throws: AccessError.code(.outOfSequence)) { try Self.again(cipher, status, step) }
        }
    }

    /// What follows a refusal: no response is taken, no keys come out.
    private static func again(_ cipher: SymmetricCipher, _ status: StatusBytes, _ step: Int) throws {
        var run = try ChipAuthentication.start(candidate(cipher))
        for _ in 0..<step { try run.receive(ResponseAPDU(statusBytes: .success)) }
        _ = try? run.receive(ResponseAPDU(statusBytes: status))
        do {
            try run.receive(ResponseAPDU(statusBytes: .success))
            Issue.record("a response after the end was taken")
        } catch { #expect(error.code == .outOfSequence) }
        _ = try run.established()
    }

    @Test("keys do not come out before the chip agreed")
    func early() throws {
        for cipher in [SymmetricCipher.tripleDES, .aes128] {
            #expect(throws: AccessError.code(.outOfSequence)) {
                _ = try ChipAuthentication.start(candidate(cipher)).established()
            }
        }
        #expect(throws: AccessError.code(.outOfSequence)) {
            var run = try ChipAuthentication.start(candidate(.aes128))
            try run.receive(ok())
            _ = try run.established()
        }
    }

    @Test("MSE:Set KAT goes with 3DES only")
    func template() throws {
        #expect(throws: AccessError.code(.commandUnsuitable)) {
            _ = try ChipAuthentication.start(candidate(.aes256), variant: .keyAgreementTemplate)
        }
    }

    @Test("data in the answer to MSE is refused, and so is any data object in DO'7C' or beside it")
    func data() throws {
        for (cipher, data, code) in [
            (SymmetricCipher.tripleDES, [0x7C, 0x00], AccessError.Code.dataObjectUnknown),
            (.aes128, [0x00], .dataObjectUnknown),
        ] as [(SymmetricCipher, [UInt8], AccessError.Code)] {
            #expect(throws: AccessError.code(code)) {
                var run = try ChipAuthentication.start(candidate(cipher))
                try run.receive(ok(data))
            }
        }
        let answers: [([UInt8], AccessError.Code)] = [
            // Version 2 answers with a nonce and a token.
            (TLVWriter.encode(0x7C, [0x81, 2, 1, 2, 0x82, 2, 3, 4]), .dataObjectUnknown),
            (TLVWriter.encode(0x7C, [0x80, 1, 1]), .dataObjectUnknown), ([0x7C, 0x01], .dataObjectMalformed),
            ([0x7C, 0x00, 0x00], .dataObjectMalformed), ([0x7C, 0x00, 0x7C, 0x00], .dataObjectMalformed),
            ([0x7D, 0x00], .dataObjectUnknown), ([0x00], .dataObjectUnknown), ([0x7C, 0x80], .dataObjectMalformed),
        ]
        for (data, code) in answers {
            var run = try ChipAuthentication.start(candidate(.aes128))
            try run.receive(ok())
            var thrown: AccessError?
            do throws(AccessError) { try run.receive(ok(data)) } catch { thrown = error }
            #expect(thrown != nil, "\(hex(data))")
            if data != [0x00] { #expect(thrown?.code == code, "\(hex(data))") }
        }
    }

    @Test("GENERAL AUTHENTICATE without DO'7C' is taken, and named")
    func emptyAnswer() throws {
        var run = try ChipAuthentication.start(candidate(.aes128))
        try run.receive(ok())
        let step = try run.receive(ok())
        #expect(step == .established)
        let deviations = try run.established().deviations
        #expect(deviations == [.dynamicAuthenticationDataAbsent])
    }

    @Test("DO'84' holds the identifier in the fewest octets, and only where there is one")
    func reference() throws {
        for (keyID, expected) in [
            (0, [0]), (1, [1]), (255, [0xFF]), (256, [1, 0]), (0xFFFF_FFFF, [0xFF, 0xFF, 0xFF, 0xFF]),
        ] as [(Int, [UInt8])] {
            let object = TLVWriter.encode(0x84, expected)
            let run = try ChipAuthentication.start(candidate(.aes128, keyID: keyID))
            let (sends, command) = (run.sendsKeyReference, run.command)
            #expect(sends)
            #expect(command?.data.suffix(object.count) == object[...])
            let without = try ChipAuthentication.start(candidate(.aes128, keyID: keyID), sendsKeyReference: false)
            let (sendsNone, shorter) = (without.sendsKeyReference, without.command)
            #expect(!sendsNone)
            #expect(shorter?.data.count == 12)
        }
        for keyID in [nil, -1, 0x1_0000_0000] as [Int?] {
            let candidate = try candidate(.tripleDES, keyID: keyID)
            let sends = try ChipAuthentication.start(candidate, sendsKeyReference: true).sendsKeyReference
            #expect(!sends)
            #expect(candidate.attempts.map(\.sendsKeyReference) == [false, false])
        }
    }

    @Test("a chip that takes MSE:Set AT for 3DES but not MSE:Set KAT agrees at a later attempt (8.5, note 1)")
    func secondVariant() throws {
        let run = try #require(try ChipAuthenticationRun.all().first { $0.testDescription == "P-256 ec" })
        let candidate = try ChipAuthenticationTests.candidate(run, .tripleDES, keyID: 3)
        for (demands, wanted) in [(true, true), (false, true)] {
            var chip = ChipAuthenticationTests.chip(candidate, run)
            chip.keyID = 3
            chip.demandsReference = demands
            chip.takesKeyAgreementTemplate = false
            var words: [StatusBytes] = []
            var used: ChipAuthenticationCandidate.Attempt?
            for attempt in candidate.attempts where used == nil {
                var session = try ChipAuthentication.start(
                    candidate, variant: attempt.variant, sendsKeyReference: attempt.sendsKeyReference)
                do {
                    while let command = session.command { try session.receive(try chip.answer(command)) }
                    used = attempt
                } catch let error as AccessError {
                    words.append(try #require(error.statusBytes))
                }
            }
            #expect(used == .init(variant: .authenticationTemplate, sendsKeyReference: wanted))
            #expect(words.map(\.rawValue) == [0x6D00, 0x6D00])
        }
    }

    @Test("a chip with another private key cannot answer under the new keys")
    func copy() throws {
        for run in try ChipAuthenticationRun.all().prefix(3) {
            let candidate = try ChipAuthenticationTests.candidate(run, .aes128)
            var chip = ChipAuthenticationChip(
                group: candidate.key.group, privateKey: [1, 2, 3], cipher: .aes128,
                mechanism: candidate.chipAuthenticationProtocol.objectIdentifierOctets)
            var session = try ChipAuthentication.start(candidate)
            while let command = session.command { try session.receive(try chip.answer(command)) }
            var channel = try session.established().secureMessaging()
            _ = try channel.protect(anyRead)
            let side = try #require(chip.side)
            var thrown: AccessError?
            let response = try side.response([1])
            do throws(AccessError) { _ = try channel.unprotect(response) } catch { thrown = error }
            #expect(thrown?.code == .macInvalid)
        }
    }

    @Test("each run has an ephemeral key of its own")
    func fresh() throws {
        var keys = Set<[UInt8]>()
        for _ in 0..<8 {
            let run = try ChipAuthentication.start(candidate(.aes128))
            keys.insert(run.ephemeralPublicKey)
        }
        #expect(keys.count == 8)
    }

    private static func candidate(_ cipher: SymmetricCipher) throws -> ChipAuthenticationCandidate {
        let run = try #require(try ChipAuthenticationRun.all().first { $0.testDescription == "P-256 ec" })
        return try ChipAuthenticationTests.candidate(run, cipher)
    }

    private func candidate(_ cipher: SymmetricCipher, keyID: Int? = nil) throws -> ChipAuthenticationCandidate {
        let run = try #require(try ChipAuthenticationRun.all().first { $0.testDescription == "P-256 ec" })
        return try ChipAuthenticationTests.candidate(run, cipher, keyID: keyID)
    }

    private func ok(_ data: [UInt8] = []) -> ResponseAPDU { ResponseAPDU(data: data, statusBytes: .success) }
}
