// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("ChipAuthentication, Doc 9303-11 6.2", .timed)
struct ChipAuthenticationTests {
    typealias Variant = ChipAuthenticationCandidate.Variant

    static let ciphers: [(SymmetricCipher, String)] = [
        (.tripleDES, "3DES"), (.aes128, "AES128"), (.aes192, "AES192"), (.aes256, "AES256"),
    ]

    static func candidate(
        _ run: ChipAuthenticationRun, _ cipher: SymmetricCipher, keyID: Int? = nil
    ) throws -> ChipAuthenticationCandidate {
        let key = try ChipAuthenticationKey(try run.info(keyID: keyID))
        return ChipAuthenticationCandidate(
            key: key,
            chipAuthenticationProtocol: ChipAuthenticationProtocol(
                keyAgreement: key.info.keyAgreement, cipher: cipher), isStated: true)
    }

    @Test(
        "every run passes value by value: keys, commands, secret, session keys",
        arguments: try ChipAuthenticationRun.all())
    func values(_ run: ChipAuthenticationRun) throws {
        let key = try ChipAuthenticationKey(try run.info())
        #expect(key.encoding.rawValue == run.encoding)
        #expect(key.deviations.map(\.rawValue) == run.deviations)
        #expect(key.group.name == run.name)
        #expect(try key.element.publicKey == run.chipPublic.octets)
        for (cipher, name) in Self.ciphers {
            let candidate = try Self.candidate(run, cipher)
            for variant in candidate.variants {
                let started = try ChipAuthentication.start(
                    candidate, variant: variant, random: RandomSource(fixed: run.terminalPrivate.octets))
                var session = started
                #expect(session.ephemeralPublicKey == run.terminalPublic.octets)
                if variant == .keyAgreementTemplate {
                    #expect(session.command?.data == run.mseSetKatData.octets)
                } else {
                    #expect(try session.receive(ok()) == .next)
                    #expect(session.command?.data == run.generalAuthenticateData.octets)
                }
                #expect(try session.receive(ok(variant == .keyAgreementTemplate ? [] : [0x7C, 0])) == .established)
                #expect(session.command == nil)
                let established = try session.established()
                #expect(established.ephemeralPublicKey == run.terminalPublic.octets)
                #expect(established.compressedEphemeralKey == run.compressedTerminalKey.octets)
                let keys = try #require(run.keys[name])
                try expectChannel(
                    established.secureMessaging(), candidate.cipher, encryption: keys.ksEnc.octets,
                    mac: keys.ksMac.octets)
            }
        }
    }

    @Test("there are runs for curves and groups in every encoding")
    func count() throws {
        let runs = try ChipAuthenticationRun.all()
        #expect(runs.count >= 47)
        #expect(Set(runs.map(\.encoding)) == Set(ChipAuthenticationKey.Encoding.allCases.map(\.rawValue)))
        #expect(Set(runs.map(\.name)).isSuperset(of: KeyAgreementGroup.standardized.map(\.name)))
        #expect(try RefusedStaticKey.all().count >= 56)
        #expect(try DG14Vector.all().flatMap(\.vectors).count >= 3)
        #expect(try !WorkedExample.all().isEmpty)
    }

    @Test(
        "a chip of its own agrees, in every group, with every cipher, by every form of the commands",
        arguments: try ChipAuthenticationRun.all())
    func matrix(_ run: ChipAuthenticationRun) throws {
        for (cipher, _) in Self.ciphers {
            let candidate = try Self.candidate(run, cipher, keyID: 7)
            for attempt in candidate.attempts {
                var chip = Self.chip(candidate, run)
                chip.keyID = 7
                chip.demandsReference = attempt.sendsKeyReference
                var session = try ChipAuthentication.start(
                    candidate, variant: attempt.variant, sendsKeyReference: attempt.sendsKeyReference)
                while let command = session.command { try session.receive(try chip.answer(command)) }
                var channel = try session.established().secureMessaging()
                let side = try #require(chip.side)
                _ = try channel.protect(anyRead)
                let answer = try channel.unprotect(try side.response([1, 2, 3]))
                #expect(answer.data == [1, 2, 3])
                #expect(answer.statusBytes == .success)
            }
        }
    }

    @Test("the worked examples with the key of BSI TR-03105-5 pass value by value")
    func referenceDataSet() throws {
        for vector in try DG14Vector.all() {
            let offer = ChipAuthenticationOffer.of(try DataGroup14(decoding: vector.dg14.octets).securityInfos)
            #expect(offer.refused.isEmpty)
            #expect(offer.candidates.map(\.chipAuthenticationProtocol.name) == ["id-CA-ECDH-3DES-CBC-CBC"])
            let candidate = try #require(offer.candidates.first)
            #expect(candidate.isStated && candidate.deviations.isEmpty)
            #expect(candidate.key.group == .ec(.brainpoolP224r1))
            #expect(try candidate.key.element.publicKey == vector.chipPublic.octets)
            for run in vector.vectors {
                var session = try ChipAuthentication.start(
                    candidate, random: RandomSource(fixed: run.terminalPrivate.octets))
                #expect(try session.command?.encoded() == run.mseSetKatCapdu.octets)
                try session.receive(ok())
                let keys = try #require(run.keys["3DES"])
                try expectChannel(
                    try session.established().secureMessaging(), .tripleDES, encryption: keys.ksEnc.octets,
                    mac: keys.ksMac.octets)
            }
        }
    }

    @Test("the worked examples of TR-03110: key agreement, commands, compression, and version 2 on top of it")
    func workedExample() throws {
        let examples = try WorkedExample.all()
        #expect(Set(examples.map(\.chipAuthentication.chipPublic.octets.count)) == [65, 128])
        for example in examples {
            let values = example.chipAuthentication
            let group: KeyAgreementGroup =
                values.chipPublic.octets.count == 65 ? .ec(.brainpoolP256r1) : .dh(.modp1024Subgroup160)
            let keyAgreement: KeyAgreementAlgorithm = group.isElliptic ? .ecdh : .dh
            let key = try group.element(decoding: values.chipPublic.octets)
            // Private keys as printed, of GF(p) as long as the prime, are the same keys modulo the order.
            let printed = SecretBytes(copying: values.terminalPrivate.octets)
            #expect(try group.multiplyGenerator(by: printed).publicKey == values.terminalPublic.octets)
            let chipPrivate = SecretBytes(copying: values.chipPrivate.octets)
            #expect(try group.multiplyGenerator(by: chipPrivate) == key)
            let scalar = try group.scalarArithmetic().number(values.terminalPrivate.octets).octets
            let info = ChipAuthenticationPublicKeyInfo(
                keyAgreement: keyAgreement,
                subjectPublicKeyInfo: try key.subjectPublicKeyInfo(explicitParameters: false),
                keyID: nil)
            let candidate = ChipAuthenticationCandidate(
                key: try ChipAuthenticationKey(info),
                chipAuthenticationProtocol: ChipAuthenticationProtocol(keyAgreement: keyAgreement, cipher: .aes128),
                isStated: true)
            #expect(candidate.chipAuthenticationProtocol.objectIdentifierOctets == values.oid.octets)
            var session = try ChipAuthentication.start(candidate, random: RandomSource(fixed: scalar))
            #expect(session.ephemeralPublicKey == values.terminalPublic.octets)
            try session.receive(ok())
            try session.receive(ok([0x7C, 0]))
            let established = try session.established()
            // ID_PICC || r_PICC || Comp(PK_DH,IFD): the identifiers are those of version 1.
            let identifiers = example.terminalAuthentication
            let chipKey = try PublicKeyCompression.compress(example.pace.chipPublic.octets, in: group)
            #expect(
                chipKey + identifiers.nonceRPicc.octets + established.compressedEphemeralKey
                    == identifiers.signedMessage.octets)
            // Version 2 hashes the chip's nonce between secret and counter.
            let secret = try EphemeralKey(in: group, random: RandomSource(fixed: scalar)).sharedSecret(with: key)
            let octets = unsafe secret.withUnsafeBytes { Array($0) }
            #expect(octets == values.sharedSecret.octets)
            let seed = octets + values.nonceR.octets
            #expect(try ChipAuthenticationChip.key(seed, 1, .aes128) == values.ksEnc.octets)
            #expect(try ChipAuthenticationChip.key(seed, 2, .aes128) == values.ksMac.octets)
            let authenticated = TLVWriter.encode(
                0x7F49,
                TLVWriter.encode(0x06, values.oid.octets)
                    + TLVWriter.encode(group.isElliptic ? 0x86 : 0x84, values.terminalPublic.octets))
            let authenticator = try MessageAuthenticator(.aes128, key: SecretBytes(copying: values.ksMac.octets))
            #expect(try authenticator.mac(authenticated) == values.tokenChip.octets)
        }
    }

    static func chip(
        _ candidate: ChipAuthenticationCandidate, _ run: ChipAuthenticationRun
    ) -> ChipAuthenticationChip {
        ChipAuthenticationChip(
            group: candidate.key.group, privateKey: run.chipPrivate.octets, cipher: candidate.cipher,
            mechanism: candidate.chipAuthenticationProtocol.objectIdentifierOctets)
    }

    private func ok(_ data: [UInt8] = []) -> ResponseAPDU { ResponseAPDU(data: data, statusBytes: .success) }

    /// The channel has these keys, and its counter stands at zero.
    private func expectChannel(
        _ channel: consuming SecureMessaging, _ cipher: BlockCipher, encryption: [UInt8], mac: [UInt8]
    ) throws {
        let side = ChipSide(cipher, encryptionKey: encryption, macKey: mac)
        _ = try channel.protect(anyRead)
        #expect(try channel.unprotect(try side.response([0xCA])).data == [0xCA])
    }
}
