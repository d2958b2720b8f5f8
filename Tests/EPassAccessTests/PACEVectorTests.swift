// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Testing

@testable import EPassAccess

@Suite("PACE, Doc 9303-11 appendices G, H and I, and generated runs", .timed)
struct PACEVectorTests {
    @Test("the five worked examples are there, and each mapping and key agreement among them")
    func examplesExist() throws {
        let kinds = try Set(PACEVector.examples().map { "\($0.candidate.mapping.rawValue) \($0.group.isElliptic)" })
        #expect(kinds == ["GM true", "GM false", "IM true", "IM false", "CAM true"])
    }

    @Test("a worked example is reproduced value by value", arguments: try PACEVector.examples())
    func example(vector: PACEVector) throws {
        try reproduce(vector)
        try expectTokenInputs(vector)
    }

    @Test(
        "a generated run is reproduced value by value",
        .externalVectors(if: hasGeneratedRuns), arguments: try PACEVector.generated())
    func generated(vector: PACEVector) throws {
        try reproduce(vector)
    }

    @Test(
        "every command of a worked example is octet for octet that of the standard",
        arguments: try PACEVector.examples())
    func commands(vector: PACEVector) throws {
        // Appendix H prints no commands.
        guard !vector.apdus.isEmpty else {
            #expect(vector.candidate.mapping == .integrated)
            return
        }
        let apdus = vector.apdus
        try #require(apdus.count == 5)
        let selection = try PACE.start(vector.candidate, password: vector.secret(), random: vector.random)
        #expect(try selection.command.encoded() == apdus[0].command)
        let nonce = try selection.receive(apdus[0].response)
        #expect(try nonce.command.encoded() == apdus[1].command)
        let mapping = try nonce.receive(apdus[1].response)
        #expect(try mapping.command.encoded() == apdus[2].command)
        let agreement = try mapping.receive(apdus[2].response)
        #expect(try agreement.command.encoded() == apdus[3].command)
        let authentication = try agreement.receive(apdus[3].response)
        #expect(try authentication.command.encoded() == apdus[4].command)
        let established = try authentication.receive(apdus[4].response)
        #expect(established.certificationAuthorityReferences == vector.references)
        #expect(established.deviations == [])
        #expect((established.chipAuthentication != nil) == (vector.candidate.mapping == .chipAuthentication))
    }

    @Test("appendix I.1: the static key of EF.CardSecurity confirms the chip")
    func chipAuthentication() throws {
        let vector = try #require(try PACEVector.examples().first { $0.chipAuthentication?.publicKeyInfo != nil })
        let expected = try #require(vector.chipAuthentication)
        let data = try Chip.run(vector).chipAuthentication
        let sent = try #require(data)
        #expect(sent.chipAuthenticationData == expected.plain)
        #expect(sent.mappingPublicKey == vector.mapping?.chipPublic)
        let info = try #require(expected.publicKeyInfo)
        let infos = try SecurityInfos(decoding: TLVWriter.encode(0x31, info), file: .cardSecurity)
        let staticKey = try #require(infos.chipAuthenticationPublicKeyInfos.first)
        #expect(staticKey.keyID == sent.parameterID)
        #expect(try sent.verify(staticKey: staticKey) == .confirmed)
    }

    @Test("the worked examples of TR-03110 are reproduced, from their EF.CardAccess to the first protected command")
    func technicalGuideline() throws {
        let examples = try EACExample.all()
        #expect(try Set(examples.map { try $0.vector().group.isElliptic }) == [true, false])
        for example in examples {
            let vector = try example.vector()
            try reproduce(vector)
            let file = try EFCardAccess(decoding: example.files.efCardAccess.octets)
            let candidates = PACEOffer(file.securityInfos).candidates
            #expect(candidates.contains(vector.candidate))
            // After PACE the counter is 1 for the command and 2 for its response.
            var channel = try Chip.run(vector).secureMessaging()
            let sealed = try #require(example.aesSecureMessaging.first { $0.ciphertext != nil })
            let answer = try #require(example.aesSecureMessaging.first { $0.mac != nil })
            let plain = try #require(sealed.plaintextBeforeIsoPadding).octets
            let command = try channel.protect(
                CommandAPDU(
                    instruction: CommandAPDU.Instruction.manageSecurityEnvironment, p1: 0x81, p2: 0xB6, data: plain))
            let ciphertext = try #require(sealed.ciphertext).octets
            let cryptogram = [0x87, UInt8(ciphertext.count + 1), 0x01] + ciphertext
            #expect(Array(command.dropFirst(5).prefix(cryptogram.count)) == cryptogram)
            let response = try channel.unprotect(
                #require(answer.macInputBeforePadding).octets + [0x8E, 0x08] + #require(answer.mac).octets
                    + [0x90, 0x00])
            #expect(response.statusBytes == .success)
        }
    }

    /// Every intermediate value, and the run of the states.
    private func reproduce(_ vector: PACEVector) throws {
        let candidate = vector.candidate
        let group = vector.group
        if let encoded = vector.encodedInfo {
            let infos = try SecurityInfos(decoding: TLVWriter.encode(0x31, encoded), file: .cardAccess)
            #expect(PACEOffer(infos).candidates == [candidate])
        }
        // Password and nonce.
        if let encoded = vector.encodedPassword {
            let password = try vector.secret()
            #expect(copied(try password.encodedMRZ()) == encoded)
        }
        let key = try vector.secret().key(candidate.cipher)
        #expect(copied(key) == vector.passwordKey)
        let nonce = try EncryptedNonce.open(vector.encryptedNonce, key: key, candidate: candidate)
        #expect(copied(nonce) == vector.nonce)
        // Mapping.
        if let pair = vector.mapping {
            let own = try EphemeralKey(in: group, random: RandomSource(fixed: vector.drawn(pair.terminalPrivate)))
            #expect(own.publicKey == pair.terminalPublic)
            try expectPair(pair, on: group.generator(), in: group)
            let common = try own.agreement(with: pair.chipPublic, element: "")
            let secret = try #require(vector.mappingSecret)
            let expected = group.isElliptic ? secret : Array(secret.drop { $0 == 0 })
            #expect(try common.publicKey == expected)
            let chip = try group.multiply(
                group.element(decoding: pair.terminalPublic), by: SecretBytes(copying: pair.chipPrivate))
            #expect(chip == common)
        } else {
            let terminalNonce = try #require(vector.terminalNonce)
            let random = try IntegratedMapping.pseudoRandom(
                candidate.cipher, nonce: nonce, terminalNonce: terminalNonce, primeBits: group.primeBits)
            #expect(copied(random) == vector.pseudoRandom)
            #expect(try group.fieldArithmetic().number(random).octets == vector.residue)
        }
        let mapping =
            try candidate.mapping == .integrated
            ? NonceMapping.integrated(candidate, nonce: nonce.copy(), random: vector.random)
            : NonceMapping.generic(candidate, nonce: nonce.copy(), random: vector.random)
        let sent = vector.mapping?.terminalPublic ?? vector.terminalNonce
        #expect(mapping.data == sent)
        let generator = try mapping.mapped(chip: vector.mapping?.chipPublic ?? []).generator
        #expect(try generator.publicKey == vector.mappedGenerator)
        // Key agreement.
        let own = try EphemeralKey(
            on: generator, in: group, random: RandomSource(fixed: vector.drawn(vector.agreement.terminalPrivate)))
        #expect(own.publicKey == vector.agreement.terminalPublic)
        try expectPair(vector.agreement, on: generator, in: group)
        let secret = try own.sharedSecret(with: vector.agreement.chipPublic, element: "")
        #expect(copied(secret) == vector.sharedSecret)
        let keys = try DerivedKeys(seed: secret, cipher: candidate.cipher)
        #expect(copied(keys.encryption) == vector.encryptionKey)
        #expect(copied(keys.mac) == vector.macKey)
        // Tokens.
        let tokens = try AuthenticationTokens(
            candidate: candidate, macKey: keys.mac, terminalKey: own.publicKey, chipKey: vector.agreement.chipPublic)
        #expect(tokens.terminal == vector.terminalToken)
        #expect(tokens.chip == vector.chipToken)
        // The chip's side of the same numbers.
        let chip = try EphemeralKey(
            on: generator, in: group, random: RandomSource(fixed: vector.drawn(vector.agreement.chipPrivate)))
        #expect(chip.publicKey == vector.agreement.chipPublic)
        #expect(copied(try chip.sharedSecret(with: own.publicKey, element: "")) == vector.sharedSecret)
        // Chip authentication data.
        if let expected = vector.chipAuthentication {
            let cbc = try CBCCipher(candidate.cipher, key: keys.encryption)
            #expect(try cbc.encryptBlock([UInt8](repeating: 0xFF, count: 16)) == expected.vector)
            let data = try PACEChipAuthenticationData(
                candidate: candidate, mappingPublicKey: try #require(vector.mapping).chipPublic,
                encryptedData: expected.encrypted, encryptionKey: keys.encryption)
            #expect(data.chipAuthenticationData == expected.plain)
            #expect(try data.verify(staticKey: group.element(decoding: expected.staticKey)) == .confirmed)
        }
        // The states, and the channel they open: the counter of its first command is 1.
        var channel = try Chip.run(vector).secureMessaging()
        var own2 = try SecureMessaging(
            cipher: candidate.cipher, encryptionKey: SecretBytes(copying: vector.encryptionKey),
            macKey: SecretBytes(copying: vector.macKey))
        #expect(try channel.protect(anyRead) == own2.protect(anyRead))
    }

    /// The private keys as printed, whole: appendices H.2 and I.1 and the example of TR-03110 over GF(p) have such that
    /// are above the order, which are the same keys modulo the order.
    private func expectPair(
        _ pair: PACEVector.KeyPair, on generator: GroupElement, in group: KeyAgreementGroup
    ) throws {
        for (key, publicKey) in [(pair.terminalPrivate, pair.terminalPublic), (pair.chipPrivate, pair.chipPublic)] {
            #expect(try group.multiply(generator, by: SecretBytes(copying: key)).publicKey == publicKey)
        }
    }

    private func expectTokenInputs(_ vector: PACEVector) throws {
        let candidate = vector.candidate
        #expect(AuthenticationTokens.input(candidate, vector.agreement.chipPublic) == vector.terminalTokenInput)
        #expect(AuthenticationTokens.input(candidate, vector.agreement.terminalPublic) == vector.chipTokenInput)
    }
}

extension KeyAgreementGroup {
    /// The bits of the prime.
    var primeBits: Int {
        let minimal = prime.drop { $0 == 0 }
        return minimal.count * 8 - (minimal.first?.leadingZeroBitCount ?? 0)
    }
}
