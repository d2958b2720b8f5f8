// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassPCSCRig
import EPassSecretsRig
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassAccess

/// Keys, nonces and ephemeral keys are gone from memory when they are no longer needed: another process holds a
/// conversation whose secrets are known here by other means, and looks for them in its own memory after each step.
@Suite("Secrets in memory, threat model", .timeLimit(.minutes(10)), .timed)
struct SecretsInMemoryTests {
    @Test("a copy would be found, in memory that is held and in memory that was given back; one that was wiped is not")
    func controls() async throws {
        let report = try await probe(ProbeRequest(secrets: []))
        #expect((report["control, held"]?.found["control"] ?? 0) >= 5)
        // The allocator writes over the first sixteen octets of what it takes back.
        #expect((report["control, given back"]?.found["control"] ?? 0) >= 3)
        let wiped = try #require(report["control, wiped"])
        #expect(wiped.found.isEmpty)
        #expect(wiped.scanned > 1 << 20)
    }

    @Test("Basic Access Control and secure messaging leave no key behind (appendix D)")
    func basicAccessControl() async throws {
        let report = try await probe(try Self.basicAccessControl(nil))
        #expect(report.looks.count == 3 + 7)
        expect(report, "BAC, authentication sent", sees: ["K.IFD"])
        expectNothing(
            report,
            of: Self.stages(of: "BAC") + ["BAC, before", "BAC, keys made", "BAC, channel open", "BAC, channel used"])
    }

    @Test(
        "PACE leaves no key, nonce or ephemeral key behind (appendices G, H and I)",
        arguments: try PACEVector.examples())
    func pace(vector: PACEVector) async throws {
        let report = try await probe(try Self.pace(vector, nil))
        expectSteps(report, vector)
    }

    @Test(
        "PACE leaves nothing behind on any group of table 12, with keys of its own each time, whoever used libcrypto first",
        .long(),
        arguments: KeyAgreementGroup.standardized, [false, true])
    func everyGroup(group: KeyAgreementGroup, isLibraryInUse: Bool) async throws {
        for run in 0..<4 {
            let cipher: SymmetricCipher = run == 0 ? .tripleDES : run == 1 ? .aes256 : .aes128
            let vector = try PACEVector.random(on: group, cipher: cipher, run: run)
            var request = try Self.pace(vector, nil)
            request.usesLibraryFirst = isLibraryInUse
            expectSteps(try await probe(request), vector)
        }
    }

    @Test(
        "PACE leaves nothing behind in generated runs of every mapping and cipher", .long(),
        .externalVectors(if: hasGeneratedRuns),
        arguments: (try? PACEVector.generated()) ?? [])
    func generated(vector: PACEVector) async throws {
        let report = try await probe(try Self.pace(vector, nil))
        expectSteps(report, vector)
    }

    @Test(
        "after the switch to the keys of chip authentication the old ones are gone, and after the end the new ones too",
        arguments: [ChipKey.ecdh3DES, .ecdhAES, .dhAES])
    func chipAuthentication(key: ChipKey) async throws {
        let chip = try key.exchange()
        for (name, request) in [
            ("BAC", try Self.basicAccessControl(chip)), ("PACE", try Self.pace(try Example.vector("G.1"), chip)),
        ] {
            let report = try await probe(request)
            // The old channel is still open; the expanded keys of AES begin with the key.
            let old: Set<String> = name == "PACE" ? ["KS_Enc", "KS_MAC"] : []
            expect(report, "chip authentication, key made", sees: old.union(["CA ephemeral private key"]))
            let open = try #require(report["\(name), chip authentication, new channel open"])
            #expect(open.found.keys.filter { !$0.hasPrefix("CA KS") }.isEmpty, "\(open.places)")
            expectNothing(report, of: Self.stages(of: name))
        }
    }

    // MARK: what is expected

    private static func stages(of name: String) -> [String] { ["\(name), channel closed", "\(name), over"] }

    private func expectSteps(_ report: ProbeReport, _ vector: PACEVector) {
        let isIntegrated = vector.candidate.mapping == .integrated
        expect(report, "PACE, password given", sees: ["K_pi"])
        // From here on K_pi is not needed.
        expect(report, "PACE, nonce decrypted", sees: isIntegrated ? ["nonce s"] : ["nonce s", "SK_Map"])
        expect(report, "PACE, nonce mapped", sees: ["SK_DH"])
        expect(report, "PACE, keys agreed", sees: ["KS_Enc", "KS_MAC"])
        // The expanded keys of AES begin with the key.
        let open = report["PACE, channel open"]
        #expect(open?.found.keys.filter { !$0.hasPrefix("KS_") }.isEmpty == true, "\(open?.places ?? [])")
        expectNothing(report, of: Self.stages(of: "PACE") + ["PACE, before"])
    }

    /// That these secrets are in memory at that stage, and no others.
    private func expect(_ report: ProbeReport, _ stage: String, sees names: Set<String>) {
        guard let look = report[stage] else {
            Issue.record("there was no stage \(stage)")
            return
        }
        #expect(Set(look.found.keys) == names, "\(stage): \(look.places)")
    }

    private func expectNothing(_ report: ProbeReport, of stages: [String]) {
        for stage in stages { expect(report, stage, sees: []) }
    }

    // MARK: the other process

    private func probe(_ request: ProbeRequest) async throws -> ProbeReport {
        let input = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
        let outcome = try await Program.run(
            BuildProducts.path(of: "EPassSecretsProbe"), input: input, seconds: 240)
        try #require(outcome.status == 0, "\(outcome.errors)")
        return try JSONDecoder().decode(ProbeReport.self, from: Data(outcome.output.utf8))
    }

    private static func basicAccessControl(_ chip: ChipKey.Exchange?) throws -> ProbeRequest {
        let vector = try #require(try BACVector.all().first)
        let values = vector.d3MutualAuthentication
        let document = try #require(vector.d2MrzInformation.first { $0.kEnc == values.kEnc })
        // K.IC of the example is K.IFD backwards, and so looks the same.
        let secrets: [(String, HexOctets)] = [
            ("K_seed", document.kSeed), ("K_Enc", values.kEnc), ("K_MAC", values.kMac), ("K.IFD", values.kIfd),
            ("K_seed of the session", values.kSeed), ("KS_Enc", values.ksEnc),
            ("KS_MAC", values.ksMac),
        ]
        return ProbeRequest(
            basicAccessControl: .init(
                lines: document.lines.joined(separator: "\n"),
                random: Masking.masked(values.rndIfd.octets + values.kIfd.octets),
                responses: [values.getChallengeRapdu.octets, values.externalAuthenticateRapdu.octets]
                    + vector.d4SecureMessaging.steps.map(\.protectedRapdu.octets),
                commands: vector.d4SecureMessaging.steps.map(\.unprotectedCapdu.octets)),
            chipAuthentication: chip?.request,
            secrets: secrets.map { ProbeRequest.Secret($0.0, $0.1.octets) } + (chip?.secrets ?? []))
    }

    private static func pace(_ vector: PACEVector, _ chip: ChipKey.Exchange?) throws -> ProbeRequest {
        var secrets = [
            ProbeRequest.Secret("K_pi", vector.passwordKey), .init("nonce s", vector.nonce),
            .init("SK_DH", try vector.drawn(vector.agreement.terminalPrivate)), .init("K", vector.sharedSecret),
            .init("KS_Enc", vector.encryptionKey), .init("KS_MAC", vector.macKey),
        ]
        if let mapping = vector.mapping { secrets.append(.init("SK_Map", try vector.drawn(mapping.terminalPrivate))) }
        if let encoded = vector.encodedPassword { secrets.append(.init("f(password)", encoded)) }
        if let random = vector.pseudoRandom { secrets.append(.init("R(s,t)", random)) }
        let draws = try vector.draws
        return ProbeRequest(
            pace: .init(
                securityInfos: try SecurityInfos([.pace(vector.info)]).encoded(),
                passwordKind: vector.password.kind.rawValue, password: vector.password.text,
                random: Masking.masked(draws),
                responses: [
                    Chip.status(0x9000), Chip.answer(Chip.object(0x80, vector.encryptedNonce)),
                    Chip.answer(Chip.object(0x82, vector.mapping?.chipPublic ?? [])),
                    Chip.answer(Chip.object(0x84, vector.agreement.chipPublic)), Chip.answer(Chip.token(vector)),
                ]), chipAuthentication: chip?.request, secrets: secrets + (chip?.secrets ?? []))
    }
}

/// A chip with one key for chip authentication, made in the test.
enum ChipKey: CaseIterable {
    case ecdh3DES, ecdhAES, dhAES

    /// What the probe gets, and what both sides share.
    struct Exchange {
        let request: ProbeRequest.ChipAuthentication
        let secrets: [ProbeRequest.Secret]
    }

    func exchange() throws -> Exchange {
        let (parameterID, kind, cipher): (Int, ChipAuthenticationProtocol, BlockCipher) =
            switch self {
            case .ecdh3DES: (13, ChipAuthenticationProtocol(keyAgreement: .ecdh, cipher: .tripleDES), .tripleDES)
            case .ecdhAES: (16, ChipAuthenticationProtocol(keyAgreement: .ecdh, cipher: .aes128), .aes128)
            case .dhAES: (2, ChipAuthenticationProtocol(keyAgreement: .dh, cipher: .aes256), .aes256)
            }
        let group = try #require(KeyAgreementGroup(parameterID: parameterID))
        let chipPrivate = try group.randomScalar(.system)
        let terminalPrivate = try group.randomScalar(.system)
        let key = try group.multiplyGenerator(by: chipPrivate)
        // The chip's side of the agreement.
        let secret = try group.multiply(group.multiplyGenerator(by: terminalPrivate), by: chipPrivate).sharedSecret()
        let infos = try SecurityInfos([
            .chipAuthentication(.init(chipAuthenticationProtocol: kind, keyID: nil)),
            .chipAuthenticationPublicKey(
                .init(
                    keyAgreement: group.isElliptic ? .ecdh : .dh,
                    subjectPublicKeyInfo: try key.subjectPublicKeyInfo(), keyID: nil)),
        ])
        let scalar = copied(terminalPrivate)
        return Exchange(
            request: .init(
                dataGroup14: DataGroup14(securityInfos: infos).octets, random: Masking.masked(scalar)),
            secrets: [
                .init("CA ephemeral private key", scalar), .init("CA shared secret", copied(secret)),
                .init(
                    "CA KS_Enc", copied(try KeyDerivation.key(seed: secret, purpose: .encryption, cipher: cipher))),
                .init("CA KS_MAC", copied(try KeyDerivation.key(seed: secret, purpose: .mac, cipher: cipher))),
            ])
    }
}
