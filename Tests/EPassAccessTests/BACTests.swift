// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassMRZ
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("BAC, Doc 9303-11 4.3 and appendix D", .timed)
struct BACTests {
    @Test("the worked example is there")
    func vectorsExist() throws {
        #expect(try !BACVector.all().isEmpty)
    }

    @Test("a seed gives the keys of appendix D.1")
    func keyDerivation() throws {
        for vector in try BACVector.all() {
            let derivation = vector.d1KeyDerivation
            for (key, purpose) in [(derivation.c1, KeyDerivation.Purpose.encryption), (derivation.c2, .mac)] {
                #expect(derivation.kSeed.octets + key.c.octets == key.hashInput.octets)
                #expect(try HashAlgorithm.sha1.hash(key.hashInput.octets) == key.sha1.octets)
                #expect(key.sha1.octets.starts(with: key.kaRaw.octets + key.kbRaw.octets))
                let derived = try KeyDerivation.key(
                    seed: SecretBytes(copying: derivation.kSeed.octets), purpose: purpose, cipher: .tripleDES)
                #expect(copied(derived) == key.ka.octets + key.kb.octets)
            }
        }
    }

    @Test("each zone of appendix D.2 gives its MRZ information, seed and keys")
    func documents() throws {
        for document in try BACVector.all().flatMap(\.d2MrzInformation) {
            let fields = try AccessKeyFields.parse(document.lines.joined(separator: "\n"))
            #expect(fields.mrzInformation == Array(document.mrzInformation.utf8), "\(document.name)")
            #expect(try HashAlgorithm.sha1.hash(fields.mrzInformation) == document.sha1.octets)
            let seed = try AccessKey(fields: fields).seed()
            #expect(copied(seed) == document.kSeed.octets)
            #expect(Array(document.sha1.octets.prefix(16)) == document.kSeed.octets)
            let encryption = try KeyDerivation.key(seed: seed, purpose: .encryption, cipher: .tripleDES)
            let mac = try KeyDerivation.key(seed: seed, purpose: .mac, cipher: .tripleDES)
            #expect(copied(encryption) == document.kEnc.octets)
            #expect(copied(mac) == document.kMac.octets)
        }
    }

    @Test("the exchange of appendices D.3 and D.4 is reproduced value by value")
    func wholeExchange() throws {
        for vector in try BACVector.all() {
            let values = vector.d3MutualAuthentication
            let document = try #require(vector.d2MrzInformation.first { $0.kEnc == values.kEnc })
            let key = AccessKey(fields: try AccessKeyFields.parse(document.lines.joined(separator: "\n")))
            let random = RandomSource(fixed: values.rndIfd.octets + values.kIfd.octets)
            // What is enciphered and authenticated on both sides.
            #expect(values.rndIfd.octets + values.rndIc.octets + values.kIfd.octets == values.s.octets)
            #expect(values.rndIc.octets + values.rndIfd.octets + values.kIc.octets == values.r.octets)
            let encryption = try CBCCipher(.tripleDES, key: SecretBytes(copying: values.kEnc.octets))
            let mac = try MessageAuthenticator(.tripleDES, key: SecretBytes(copying: values.kMac.octets))
            for (plain, cryptogram, checksum) in [
                (values.s, values.eIfd, values.mIfd), (values.r, values.eIc, values.mIc),
            ] {
                let zeros = [UInt8](repeating: 0, count: 8)
                #expect(try encryption.encrypt(plain.octets, iv: zeros) == cryptogram.octets)
                #expect(try mac.mac(ISO9797Padding.pad(cryptogram.octets, blockSize: 8)) == checksum.octets)
            }

            let challenge = try BAC.start(key: key, random: random)
            #expect(try challenge.command.encoded() == values.getChallengeCapdu.octets)
            let authentication = try challenge.receive(values.getChallengeRapdu.octets)
            let sent = authentication.command
            #expect(Array(sent.data.prefix(32)) == values.eIfd.octets)
            #expect(Array(sent.data.suffix(8)) == values.mIfd.octets)
            #expect(try sent.encoded() == values.externalAuthenticateCapdu.octets)
            var channel = try authentication.receive(values.externalAuthenticateRapdu.octets).secureMessaging()

            #expect(zip(values.kIfd.octets, values.kIc.octets).map { $0 ^ $1 } == values.kSeed.octets)
            for (purpose, expected) in [(KeyDerivation.Purpose.encryption, values.ksEnc), (.mac, values.ksMac)] {
                let derived = try KeyDerivation.key(
                    seed: SecretBytes(copying: values.kSeed.octets), purpose: purpose, cipher: .tripleDES)
                #expect(copied(derived) == expected.octets)
            }
            #expect(values.ssc.octets == vector.d4SecureMessaging.initialSsc.octets)
            let messagingMAC = try MessageAuthenticator(.tripleDES, key: SecretBytes(copying: values.ksMac.octets))
            // That the commands below come out right proves keys and counter of the channel.
            var file: [UInt8] = []
            for step in vector.d4SecureMessaging.steps {
                let command = try CommandAPDU(decoding: step.unprotectedCapdu.octets)
                let sent = try channel.protect(command)
                #expect(sent == step.protectedCapdu.octets, "\(step.step)")
                // Header, Lc, DO'87' or DO'97', DO'8E', Le.
                let objects = (step.do87?.octets ?? []) + (step.do97?.octets ?? []) + [0x8E, 0x08] + step.cc.octets
                #expect(Array(sent.dropFirst(5).dropLast()) == objects)
                #expect(step.macInputPadded.octets.starts(with: step.sscCommand.octets))
                #expect(try messagingMAC.mac(step.macInputPadded.octets) == step.cc.octets)
                #expect(step.responseMacInputPadded.octets.starts(with: step.sscResponse.octets))
                #expect(try messagingMAC.mac(step.responseMacInputPadded.octets) == step.responseCc.octets)
                let answer = try channel.unprotect(step.protectedRapdu.octets)
                #expect(answer.statusBytes == .success)
                #expect(answer.data == step.decryptedResponse?.octets ?? [])
                file += answer.data
            }
            #expect(file == vector.d4SecureMessaging.efCom.octets)
            #expect(channel.deviations == [])
        }
    }

    @Test("a challenge that does not have eight octets is refused", arguments: [0, 1, 4, 7, 9, 16, 256])
    func challengeLength(count: Int) throws {
        let response = [UInt8](repeating: 0x5A, count: count) + [0x90, 0x00]
        #expect(throws: AccessError.code(.challengeLength)) {
            _ = try Exchange.start().receive(response)
        }
    }

    @Test("a response without status bytes is refused", arguments: [[], [0x90]] as [[UInt8]])
    func noStatusBytes(response: [UInt8]) {
        #expect(throws: AccessError.code(.malformedResponse)) {
            _ = try Exchange.start().receive(response)
        }
        #expect(throws: AccessError.code(.malformedResponse)) {
            _ = try Exchange.authenticate().receive(response)
        }
    }

    @Test("every flipped octet of the chip's authentication is found by its checksum", arguments: 0..<40)
    func flippedOctet(position: Int) throws {
        for mask: UInt8 in [0x01, 0x80, 0xFF] {
            var response = try Exchange.response()
            response[position] ^= mask
            #expect(throws: AccessError.code(.authenticationMAC)) {
                _ = try Exchange.authenticate().receive(response)
            }
        }
    }

    @Test("an authentication that is cut off or too long is refused", arguments: (0...80).filter { $0 != 40 })
    func authenticationLength(count: Int) throws {
        let whole = try Exchange.response().dropLast(2)
        let response = Array((whole + whole).prefix(count)) + [0x90, 0x00]
        #expect(throws: AccessError.code(.authenticationLength)) {
            _ = try Exchange.authenticate().receive(response)
        }
    }

    @Test("a chip that repeats another RND.IC is refused, though its checksum is right", arguments: 0..<8)
    func chipNonce(position: Int) throws {
        let response = try Exchange.response { $0[position] ^= 1 }
        #expect(throws: AccessError.code(.chipNonceMismatch)) {
            _ = try Exchange.authenticate().receive(response)
        }
    }

    @Test("a chip that returns another RND.IFD is refused, though its checksum is right", arguments: 8..<16)
    func terminalNonce(position: Int) throws {
        let response = try Exchange.response { $0[position] ^= 1 }
        #expect(throws: AccessError.code(.terminalNonceMismatch)) {
            _ = try Exchange.authenticate().receive(response)
        }
    }

    @Test("another K.IC gives another channel, and no error yet")
    func keyingMaterial() throws {
        var right = try Exchange.authenticate().receive(Exchange.response()).secureMessaging()
        var other = try Exchange.authenticate().receive(Exchange.response { $0[31] ^= 0x10 }).secureMessaging()
        #expect(try right.protect(anyRead) != other.protect(anyRead))
    }

    @Test("the terminal's own authentication sent back is refused")
    func reflection() throws {
        let state = try Exchange.authenticate()
        let response = state.command.data + [0x90, 0x00]
        do {
            _ = try state.receive(response)
            Issue.record("the reflected message was taken")
        } catch {
            // Its checksum is right; the nonces stand in the other order.
            #expect(error.code == .chipNonceMismatch)
        }
    }

    @Test("two runs with the system's random generator never send the same")
    func freshRandom() throws {
        let first = try BAC.start(key: Exchange.key(), random: .system).receive(Exchange.challenge).command
        let second = try BAC.start(key: Exchange.key(), random: .system).receive(Exchange.challenge).command
        #expect(first.data != second.data)
    }
}

/// One run of the protocol with fixed numbers, and the chip's side of it.
enum Exchange {
    static let terminalNonce: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    static let chipNonce: [UInt8] = [0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18]
    static var challenge: [UInt8] { chipNonce + [0x90, 0x00] }

    static func key() throws -> AccessKey {
        AccessKey(
            fields: try AccessKeyFields(documentNumber: "L898902C", dateOfBirth: "690806", dateOfExpiry: "940623"))
    }

    static func start() throws -> BAC.AwaitingChallenge {
        try BAC.start(
            key: key(), random: RandomSource(fixed: terminalNonce + [UInt8](repeating: 0xA5, count: 16)))
    }

    static func authenticate() throws -> BAC.AwaitingAuthentication {
        try start().receive(challenge)
    }

    /// The chip's authentication, with its plaintext changed before it is encrypted and authenticated.
    static func response(_ change: (inout [UInt8]) -> Void = { _ in }) throws -> [UInt8] {
        var plain = chipNonce + terminalNonce + [UInt8](repeating: 0x3C, count: 16)
        change(&plain)
        let seed = try key().seed()
        let encryption = try KeyDerivation.key(seed: seed, purpose: .encryption, cipher: .tripleDES)
        let mac = try KeyDerivation.key(seed: seed, purpose: .mac, cipher: .tripleDES)
        let cryptogram = try CBCCipher(.tripleDES, key: encryption)
            .encrypt(plain, iv: [UInt8](repeating: 0, count: 8))
        let checksum = try MessageAuthenticator(.tripleDES, key: mac)
            .mac(cryptogram + [0x80, 0, 0, 0, 0, 0, 0, 0])
        return cryptogram + checksum + [0x90, 0x00]
    }
}

/// The octets of a secret, for comparison with a vector.
func copied(_ secret: borrowing SecretBytes) -> [UInt8] {
    secret.withUnsafeBytes { Array($0) }
}
