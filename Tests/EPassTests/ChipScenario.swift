// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// A document with keys for Active Authentication and Chip Authentication, read once, and the means to put any
/// transcript into its evidence. The keys are the tests' own, so that what stands in the evidence owes nothing to the
/// code that reads a chip.
struct ChipScenario: Sendable {
    static let challenge: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    static let otherChallenge: [UInt8] = [8, 7, 6, 5, 4, 3, 2, 1]
    /// id-CA-ECDH-AES-CBC-CMAC-128.
    static let protocolIdentifier = "0.4.0.127.0.7.2.2.3.2.2"

    let trust: TrustSnapshot
    /// What an honest chip gives: every file, and both protocols completed.
    let honest: Evidence
    let activeAuthenticationKey: PrivateKey
    let otherKey: PrivateKey

    /// Made once for all tests.
    static let shared = Task { try await ChipScenario() }
    /// The same over RSA.
    static let rsa = Task { try await ChipScenario(.rsa(1024)) }

    private init(_ kind: PrivateKey.KeyKind = .ec(.p256)) async throws {
        activeAuthenticationKey = try PrivateKey.generate(kind)
        otherKey = try PrivateKey.generate(kind)
        let dataGroup15 = try Self.dataGroup15(activeAuthenticationKey)
        let infos = try Self.chipAuthenticationInfos(keyID: nil).entries.map(\.encoded)
        let simulated = try SimulatedDocument("no-chip-authentication") { description in
            description.files[15] = dataGroup15
            description.securityInfos = infos
        }
        trust = try simulated.trust
        var evidence = try await simulated.read()
        evidence.deviations = []
        evidence.chip = ChipEvidence()
        evidence.chip.chipAuthentication = Self.chipAuthentication(.completed)
        honest = evidence
    }

    /// DG15 with the public key of `key`.
    static func dataGroup15(_ key: PrivateKey) throws -> [UInt8] {
        try DataGroup15(subjectPublicKeyInfo: try key.subjectPublicKeyInfo(explicitParameters: false)).encoded()
    }

    /// A fresh key for Chip Authentication over brainpoolP256r1 with AES-128, as entries of DG14, and the hash of
    /// Active Authentication.
    static func chipAuthenticationInfos(keyID: Int?) throws -> SecurityInfos {
        let group = KeyAgreementGroup.ec(.brainpoolP256r1)
        let key = try group.multiplyGenerator(by: try group.randomScalar(.system))
        let identified = try #require(ChipAuthenticationProtocol(objectIdentifier: protocolIdentifier))
        return try SecurityInfos([
            .chipAuthentication(ChipAuthenticationInfo(chipAuthenticationProtocol: identified, keyID: keyID)),
            .chipAuthenticationPublicKey(
                ChipAuthenticationPublicKeyInfo(
                    keyAgreement: .ecdh, subjectPublicKeyInfo: try key.subjectPublicKeyInfo(), keyID: keyID)),
            .activeAuthentication(ActiveAuthenticationInfo(signatureAlgorithm: "0.4.0.127.0.7.1.1.4.1.3")),
        ])
    }

    /// A run of Chip Authentication with one attempt.
    static func chipAuthentication(
        _ outcome: ProtocolOutcome, protocolIdentifier: String = ChipScenario.protocolIdentifier, keyID: Int? = nil,
        status: StatusBytes? = nil
    ) -> ChipAuthenticationEvidence {
        let channel: Int? = outcome == .completed || outcome == .mismatch ? 2 : nil
        return ChipAuthenticationEvidence(
            outcome: outcome, protocolIdentifier: protocolIdentifier, keyID: keyID, variant: .authenticationTemplate,
            statusBytes: status,
            attempts: [
                .init(
                    protocolIdentifier: protocolIdentifier, keyID: keyID, variant: .authenticationTemplate,
                    sendsKeyReference: keyID != nil, outcome: outcome, statusBytes: status, channel: channel)
            ],
            channel: channel)
    }

    /// The signature of an ECDSA key over a challenge, in the plain format.
    func signature(over challenge: [UInt8], by key: PrivateKey? = nil) throws -> [UInt8] {
        let der = try (key ?? activeAuthenticationKey).sign(challenge, algorithm: .ecdsa(.sha256))
        return try PlainECDSASignature.encode(der: der, curve: .p256)
    }

    /// A transcript of Active Authentication.
    func activeAuthentication(
        _ outcome: ProtocolOutcome = .completed, response: [UInt8]? = nil, challenge: [UInt8] = ChipScenario.challenge,
        status: StatusBytes? = .success, limitedTo: Int? = nil
    ) -> ActiveAuthenticationEvidence {
        ActiveAuthenticationEvidence(
            challenge: challenge, challengeSource: .terminal, outcome: outcome, response: response, statusBytes: status,
            channel: 1, expectedLength: 256, limitedTo: limitedTo)
    }

    /// The evidence of an honest chip, with a genuine signature over the challenge, then changed.
    func evidence(_ change: (inout Evidence, ChipScenario) throws -> Void = { _, _ in }) throws -> Evidence {
        var evidence = honest
        evidence.chip.activeAuthentication = activeAuthentication(
            response: try signature(over: Self.challenge))
        try change(&evidence, self)
        return evidence
    }

    func judge(
        _ evidence: Evidence, trust: TrustSnapshot? = nil, policy: Policy = .read, challenge: [UInt8]? = nil
    ) -> InspectionReport {
        Inspection.judge(
            evidence, trust: trust ?? self.trust, policy: policy, at: SimulatedDocument.time, challenge: challenge)
    }
}

extension InspectionReport {
    /// The checks that convince somebody who was not at the chip.
    var transferable: [CheckID] { checks.filter(\.isTransferable).map(\.id) }

    /// Result and reason of a check: `undetermined (skipped)`; `none` where it is not in the report.
    func state(_ id: CheckID) -> String {
        guard let check = check(id) else { return "none" }
        return check.result.rawValue + (check.reason.map { " (\($0.rawValue))" } ?? "")
    }
}

extension Evidence {
    /// The entry of a file as if the chip had said something else of it.
    mutating func set(_ file: LDSFile, _ state: FileEvidence.State, _ status: StatusBytes? = nil) {
        files.removeAll { $0.file == file }
        files.append(FileEvidence(file: file, state: state, statusBytes: status, isProtected: true, channel: 1))
    }

    /// Other octets of a file that was read.
    mutating func replace(_ file: LDSFile, with octets: [UInt8], channel: Int = 1) {
        files.removeAll { $0.file == file }
        files.append(FileEvidence(file: file, state: .read, isProtected: true, channel: channel, octets: octets))
    }
}
