// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ
import EPassPCSCRig
import EPassSecretsRig
import EPassSimulator
import EPassTLV
import EPassTestSupport
import Foundation
import Testing

/// A whole reading leaves no key behind: the conversation of a reading here is played back to a reading in another
/// process, which looks for the keys in its own memory. They are computed here from what the terminal drew and the chip
/// answered, with the arithmetic alone.
@Suite("Secrets in memory after a reading, threat model", .timeLimit(.minutes(10)), .timed)
struct SecretsInSessionTests {
    @Test("a reading by Basic Access Control leaves no key behind", .long())
    func basicAccessControl() async throws {
        let document = try SimulatedDocument(SimulatedDocument.basic)
        let reading = try await read(document, lines: document.document.printedMRZ, can: nil)
        let exchange = try #require(
            reading.exchanges.first { $0.command.instruction == CommandAPDU.Instruction.externalAuthenticate })
        let information = document.document.accessKeyFields.mrzInformation(.printed)
        let seed = Array(try HashAlgorithm.sha1.hash(information).prefix(16))
        let key = try derived(seed, .encryption, .tripleDES)
        let plain = try CBCCipher(.tripleDES, key: SecretBytes(copying: key)).decrypt(
            Array(exchange.response.data.prefix(32)), iv: [UInt8](repeating: 0, count: 8))
        let terminalKey = Array(reading.random[8..<24])
        let chipKey = Array(plain.suffix(16))
        let sessionSeed = zip(terminalKey, chipKey).map { $0 ^ $1 }
        let secrets: [(String, [UInt8])] = [
            ("K_seed", seed), ("K_Enc", key), ("K_MAC", try derived(seed, .mac, .tripleDES)), ("K.IFD", terminalKey),
            ("K.IC", chipKey), ("K_seed of the session", sessionSeed),
            ("KS_Enc", try derived(sessionSeed, .encryption, .tripleDES)),
            ("KS_MAC", try derived(sessionSeed, .mac, .tripleDES)),
        ]
        try await expectNothing(reading, secrets)
    }

    @Test(
        "a reading by PACE leaves no key, nonce or ephemeral key behind", .long(),
        arguments: ["default", "pace-gm-p-256-3des", "pace-gm-modp-2048-256-aes-256"]
            + KeyAgreementGroup.standardized.compactMap { PACECombination(.generic, $0, .aes128) }
            .map { "pace-\($0.profileName)" })
    func pace(profile: String) async throws {
        let document = try SimulatedDocument(profile)
        let reading = try await read(document, lines: nil, can: document.document.cardAccessNumber)
        let combination = profile == "default" ? "pace-gm-brainpoolp256r1-aes-128" : profile
        let offer = try #require(
            PACECombination.all.first { "pace-\($0.profileName)" == combination }, "no combination \(profile)")
        let (group, cipher) = (offer.group, try blockCipher(offer.cipher))
        let answers = reading.exchanges.filter {
            $0.command.instruction == CommandAPDU.Instruction.generalAuthenticate && $0.command.classByte & 0x0C == 0
        }
        let password = try derived(Array(document.document.cardAccessNumber.utf8), .password, cipher)
        let nonce = try CBCCipher(cipher, key: SecretBytes(copying: password)).decrypt(
            try value(0x80, answers), iv: [UInt8](repeating: 0, count: cipher.blockSize))
        let drawn = RandomSource(fixed: reading.random)
        let mapping = try group.randomScalar(drawn)
        let common = try group.multiply(group.element(decoding: try value(0x82, answers)), by: mapping)
        let generator = try group.add(group.multiplyGenerator(by: SecretBytes(copying: nonce)), common)
        let agreement = try group.randomScalar(drawn)
        #expect(try sent(0x83, answers) == group.multiply(generator, by: agreement).publicKey)
        let shared = try group.multiply(group.element(decoding: try value(0x84, answers)), by: agreement).sharedSecret()
        let secret = copied(shared)
        let secrets: [(String, [UInt8])] = [
            ("K_pi", password), ("nonce s", nonce), ("SK_Map", copied(mapping)), ("SK_DH", copied(agreement)),
            ("K", secret), ("KS_Enc", try derived(secret, .encryption, cipher)),
            ("KS_MAC", try derived(secret, .mac, cipher)),
        ]
        let chip = try chipAuthentication(reading.evidence, drawn)
        let looks = try await expectNothing(reading, secrets + chip)
        // What was computed is right, or the new keys would not be seen; the old ones are gone with the switch.
        guard !chip.isEmpty else { return }
        let switched = looks.filter { $0.found.keys.contains("CA KS_Enc") }
        #expect(!switched.isEmpty)
        for look in switched { #expect(Set(look.found.keys) == ["CA KS_Enc", "CA KS_MAC"], "\(look.places)") }
    }

    /// What chip authentication made, after PACE.
    private func chipAuthentication(_ evidence: Evidence, _ drawn: RandomSource) throws -> [(String, [UInt8])] {
        guard evidence.chip.chipAuthentication?.outcome == .completed else { return [] }
        let file = try #require(evidence.files.first { $0.file == .dataGroup(.dg14) }?.octets)
        let infos = try DataGroup14(decoding: file).securityInfos
        let info = try #require(infos.chipAuthenticationPublicKeyInfos.first)
        let key = try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: info.subjectPublicKeyInfo)
        let cipher = try blockCipher(#require(infos.chipAuthenticationInfos.first).chipAuthenticationProtocol.cipher)
        let scalar = try key.group.randomScalar(drawn)
        let secret = copied(try key.group.multiply(key, by: scalar).sharedSecret())
        return [
            ("CA ephemeral private key", copied(scalar)), ("CA K", secret),
            ("CA KS_Enc", try derived(secret, .encryption, cipher)), ("CA KS_MAC", try derived(secret, .mac, cipher)),
        ]
    }

    // MARK: a reading here

    private struct Exchange {
        let command: CommandAPDU
        let response: ResponseAPDU
    }

    private struct Reading {
        let request: ProbeRequest.Session
        let random: [UInt8]
        let exchanges: [Exchange]
        let evidence: Evidence
    }

    private func read(_ document: SimulatedDocument, lines: String?, can: String?) async throws -> Reading {
        let random = try RandomSource.system.bytes(4096)
        let channel = RecordingChannel(try document.channel())
        var access = try lines.map { try AccessInput.parse($0) } ?? .none
        if let can { access = try access.with(can: can) }
        let evidence = await PassportReader.read(
            on: channel, access: access, options: PassportReader.Options(random: RandomSource(fixed: random)))
        #expect(evidence.failure == nil)
        let transcript = channel.transcript
        var exchanges: [Exchange] = []
        var last: CommandAPDU?
        for entry in transcript.entries {
            switch entry {
            case .command(let octets): last = try CommandAPDU(decoding: octets)
            case .response(let octets):
                if let command = last {
                    exchanges.append(Exchange(command: command, response: try ResponseAPDU(decoding: octets)))
                }
            default: last = nil
            }
        }
        let properties = channel.properties
        return Reading(
            request: .init(
                transcript: transcript.text, lines: lines, cardAccessNumber: can, random: Masking.masked(random),
                answerToReset: properties.atr, commandLength: properties.maximumCommandLength,
                responseLength: properties.maximumResponseLength), random: random, exchanges: exchanges,
            evidence: evidence)
    }

    /// The same reading in the other process: nothing is found when it is over, and nothing but session keys before.
    @discardableResult
    private func expectNothing(
        _ reading: Reading, _ secrets: [(String, [UInt8])]
    ) async throws -> [ProbeReport.Look] {
        let request = ProbeRequest(
            session: reading.request, secrets: secrets.map { ProbeRequest.Secret($0.0, $0.1) })
        let outcome = try await Program.run(
            BuildProducts.path(of: "EPassSecretsProbe"),
            input: String(decoding: try JSONEncoder().encode(request), as: UTF8.self), seconds: 240)
        try #require(outcome.status == 0, "\(outcome.errors)")
        let report = try JSONDecoder().decode(ProbeReport.self, from: Data(outcome.output.utf8))
        #expect(report.files == reading.evidence.files.count)
        let over = try #require(report["session, over"])
        #expect(over.found.isEmpty, "\(over.places)")
        // The expanded keys of AES begin with the key.
        let running = report.looks.filter { $0.stage.hasPrefix("session, ") && $0.stage.contains("DG") }
        #expect(!running.isEmpty)
        for look in running {
            #expect(
                Set(look.found.keys).isSubset(of: ["KS_Enc", "KS_MAC", "CA KS_Enc", "CA KS_MAC"]),
                "\(look.stage): \(look.places)")
        }
        return running
    }

    // MARK: the arithmetic

    private func derived(
        _ seed: [UInt8], _ purpose: KeyDerivation.Purpose, _ cipher: BlockCipher
    ) throws -> [UInt8] {
        copied(try KeyDerivation.key(seed: SecretBytes(copying: seed), purpose: purpose, cipher: cipher))
    }

    private func copied(_ secret: borrowing SecretBytes) -> [UInt8] { secret.withUnsafeBytes { Array($0) } }

    private func blockCipher(_ cipher: SymmetricCipher) throws -> BlockCipher {
        switch cipher {
        case .tripleDES: .tripleDES
        case .aes128: .aes128
        case .aes192: .aes192
        case .aes256: .aes256
        }
    }

    /// What the chip sent in a data object of the dynamic authentication data.
    private func value(_ tag: TLVTag, _ exchanges: [Exchange]) throws -> [UInt8] {
        try #require(exchanges.lazy.compactMap { try? object(tag, $0.response.data) }.first)
    }

    /// What the terminal sent in one.
    private func sent(_ tag: TLVTag, _ exchanges: [Exchange]) throws -> [UInt8] {
        try #require(exchanges.lazy.compactMap { try? object(tag, $0.command.data) }.first)
    }

    private func object(_ tag: TLVTag, _ data: [UInt8]) throws -> [UInt8] {
        var outer = TLVCursor(data)
        var inner = try outer.children(of: outer.read(0x7C))
        return Array(try inner.read(tag).content)
    }
}
