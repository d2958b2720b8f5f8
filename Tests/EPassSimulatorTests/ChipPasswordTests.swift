// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("SimulatedChip: passwords of PACE and their retry counters, Doc 9303-11, 9.7.3 and TR-03110-2, 2.2.3", .timed)
struct ChipPasswordTests {
    private func chip(_ profile: String = "pace-pin", triesLeft: [PasswordKind: Int]? = nil) throws -> SimulatedChip {
        let profile = try SimulatorProfile.named(profile)
        var behaviour = profile.behaviour
        if let triesLeft { behaviour.triesLeft = triesLeft }
        return try SimulatedChip(document: profile.makeDocument(seed: 5), behaviour: behaviour)
    }

    private func terminal(
        _ chip: SimulatedChip, _ kind: PasswordKind, _ value: String? = nil
    ) throws -> PACETestTerminal {
        let zone = "L898902C3674081223404159"
        let password: [UInt8] =
            switch kind {
            case .mrz: try HashAlgorithm.sha1.hash(Array((value ?? zone).utf8))
            case .can: Array((value ?? "123456").utf8)
            case .pin: Array((value ?? "483921").utf8)
            case .puk: Array((value ?? "9753108642").utf8)
            }
        return PACETestTerminal(
            chip, try #require(PACECombination.standard), password: password, reference: kind.reference)
    }

    @Test("every password opens the chip; the PUK opens no file", arguments: PasswordKind.allCases)
    func opens(kind: PasswordKind) throws {
        var channel = try terminal(chip(), kind).run()
        #expect(try channel.exchange(.selectApplication(LDSFile.applicationIdentifier)).statusBytes == .success)
        #expect(
            try channel.exchange(.selectFile(0x0101)).statusBytes
                == (kind == .puk ? .securityStatusNotSatisfied : .success))
    }

    @Test("a wrong MRZ or CAN gives 6300 as often as one likes", arguments: [PasswordKind.mrz, .can])
    func wrongWithoutCounter(kind: PasswordKind) throws {
        let chip = try chip()
        for _ in 0..<5 {
            let wrong = try terminal(chip, kind, "000000")
            #expect(try wrong.select() == "9000")
            #expect(try wrong.fail() == "6300")
        }
        _ = try terminal(chip, kind).run()
    }

    @Test("a chip with the CAN alone refuses the reference of the MRZ with 6A88")
    func canOnly() throws {
        let chip = try chip("can-only")
        #expect(try terminal(chip, .mrz).select() == "6A88")
        _ = try terminal(chip, .can).run()
    }

    @Test("the PIN loses tries, is suspended, resumed by the CAN, and starts anew")
    func suspended() throws {
        let chip = try chip()
        let wrong = try terminal(chip, .pin, "000000")
        #expect(try wrong.select() == "9000")
        #expect(try wrong.fail() == "63C2")
        #expect(try wrong.select() == "63C2")
        #expect(try wrong.fail() == "63C1")
        // Suspended: it may be selected and not be used, also after a reset.
        let right = try terminal(chip, .pin)
        #expect(try right.select() == "63C1")
        #expect(try right.step([]).statusBytes == .conditionsNotSatisfied)
        chip.reset()
        #expect(try right.select() == "63C1")
        #expect(try right.step([]).statusBytes == .conditionsNotSatisfied)
        // The CAN resumes it for a second run within its channel (TR-03110-2, 3.2.2).
        var channel = try terminal(chip, .can).run()
        try run(right, within: &channel, expecting: "63C1")
        #expect(try terminal(chip, .pin).select() == "9000")
    }

    @Test("what was resumed ends with the session")
    func resumedEnds() throws {
        let chip = try chip(triesLeft: [.pin: 1])
        _ = try terminal(chip, .can).run()
        #expect(try TestTerminal(chip).send("00A4000C") == "9000")
        let right = try terminal(chip, .pin)
        #expect(try right.select() == "63C1")
        #expect(try right.step([]).statusBytes == .conditionsNotSatisfied)
    }

    @Test("the last wrong try blocks the PIN")
    func blocked() throws {
        let chip = try chip(triesLeft: [.pin: 1])
        var channel = try terminal(chip, .can).run()
        let wrong = try terminal(chip, .pin, "111111")
        try run(wrong, within: &channel, expecting: "63C1", token: "63C0")
        let right = try terminal(chip, .pin)
        #expect(try right.select() == "63C0")
        #expect(try right.step([]).statusBytes == .authenticationMethodBlocked)
        _ = try terminal(chip, .can).run()
    }

    @Test("within a channel no other run is allowed, nor after Basic Access Control")
    func oneRun() throws {
        let chip = try chip()
        var channel = try terminal(chip, .can).run()
        let data = TLVWriter.encode(0x80, try #require(PACECombination.standard).paceProtocol.objectIdentifierOctets)
        let select = CommandAPDU(instruction: 0x22, p1: 0xC1, p2: 0xA4, data: data + [0x83, 0x01, 0x02])
        #expect(try channel.exchange(select).statusBytes == .conditionsNotSatisfied)
        #expect(try channel.exchange(.selectFile(0x011C)).statusBytes == .success)
        let both = try SimulatorProfile.named("pace-and-bac").makeDocument(seed: 4)
        var basic = TestTerminal(try SimulatedChip(document: both))
        try basic.authenticate(both.mrzInformation)
        #expect(try basic.exchange(select).statusBytes == .conditionsNotSatisfied)
    }

    @Test(
        "an MRZ with a retry counter tells it at once",
        arguments: [("pace-mrz-tries", "63C2"), ("pace-mrz-suspended", "63C1"), ("pace-mrz-blocked", "63C0")])
    func mrzCounter(profile: String, status: String) throws {
        let chip = try chip(profile)
        #expect(try terminal(chip, .mrz).select() == status)
        _ = try terminal(chip, .can).run()
    }

    @Test("the first run is refused although the password is right, the second is not (F-5)")
    func secondTry() throws {
        let chip = try chip("pace-second-try")
        let right = try terminal(chip, .mrz)
        _ = try right.select()
        #expect(try right.authenticate(right.agree(right.map(right.nonce()))).statusBytes == .authenticationFailed)
        _ = try right.run()
    }

    /// A run of PACE whose commands go through a channel that is open.
    private func run(
        _ terminal: PACETestTerminal, within channel: inout TestTerminal, expecting status: String,
        token wanted: String = "9000"
    ) throws {
        let group = terminal.offer.group
        func send(_ data: [UInt8], isLast: Bool = false) throws -> ResponseAPDU {
            try channel.exchange(
                CommandAPDU(
                    classByte: isLast ? 0x00 : 0x10, instruction: 0x86, p1: 0, p2: 0,
                    data: TLVWriter.encode(0x7C, data), expectedLength: 256))
        }
        let data = TLVWriter.encode(0x80, terminal.offer.paceProtocol.objectIdentifierOctets)
        let select = CommandAPDU(
            instruction: 0x22, p1: 0xC1, p2: 0xA4, data: data + [0x83, 0x01, terminal.reference])
        #expect(try channel.exchange(select).statusBytes.description == status)
        let encrypted = try terminal.value(0x80, in: send([]))
        let key = try KeyDerivation.key(
            seed: SecretBytes(copying: terminal.password), purpose: .password, cipher: .aes128)
        let nonce = try CBCCipher(.aes128, key: key).decrypt(encrypted, iv: [UInt8](repeating: 0, count: 16))
        let scalar = try group.randomScalar(.system)
        let mapping = try TLVWriter.encode(0x81, group.multiplyGenerator(by: scalar).publicKey)
        let peer = try group.element(decoding: terminal.value(0x82, in: send(mapping)))
        let generator = try group.add(
            group.multiplyGenerator(by: SecretBytes(copying: nonce)), group.multiply(peer, by: scalar))
        let own = try group.multiply(generator, by: scalar).publicKey
        let chipKey = try terminal.value(0x84, in: send(TLVWriter.encode(0x83, own)))
        let secret = try group.multiply(group.element(decoding: chipKey), by: scalar).sharedSecret()
        let mac = try KeyDerivation.key(seed: secret, purpose: .mac, cipher: .aes128)
        let object = TLVWriter.encode(
            0x7F49,
            TLVWriter.encode(0x06, terminal.offer.paceProtocol.objectIdentifierOctets) + TLVWriter.encode(0x86, chipKey)
        )
        let token = try MessageAuthenticator(.aes128, key: mac).mac(object)
        #expect(try send(TLVWriter.encode(0x85, token), isLast: true).statusBytes.description == wanted)
    }
}
