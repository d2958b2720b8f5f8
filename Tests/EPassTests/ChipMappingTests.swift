// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Chip authentication mapping against EF.CardSecurity, Doc 9303-11 4.4.3.5 and threat T03", .timed)
struct ChipMappingTests {
    /// A document with PACE-CAM, read once. The data is made up by the tests from the public key: that anybody can is
    /// why it is never transferable.
    private struct Scenario: Sendable {
        let trust: TrustSnapshot
        let honest: Evidence
        let channel: Int

        static let shared = Task { try await Scenario() }

        private init() async throws {
            let simulated = try SimulatedDocument("pace-cam")
            trust = try simulated.trust
            var evidence = try await simulated.read()
            channel = try #require(evidence.entry(.sod)?.channel)
            let offer = try #require(evidence.access.paceOffer)
            evidence.chip = ChipEvidence()
            evidence.chip.mapping = try Self.mapping(
                try Self.staticKey(evidence, id: offer.parameterID), id: offer.parameterID, channel: channel)
            honest = evidence
        }

        static func staticKey(_ evidence: Evidence, id: Int?) throws -> GroupElement {
            let octets = try #require(evidence.octets(of: .cardSecurity))
            let infos = CardSecurityAuthentication.judge(
                octets, country: nil, trust: try TrustSnapshot(anchors: []), at: SimulatedDocument.time
            ).securityInfos
            let info = try #require(infos?.chipAuthenticationPublicKeyInfos.first { $0.keyID == id })
            return try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: info.subjectPublicKeyInfo)
        }

        /// CA_IC = 0101...01, and PK_Map,IC its product with the static key.
        static func mapping(
            _ key: GroupElement, id: Int?, channel: Int, data: [UInt8]? = nil
        ) throws -> MappingEvidence {
            let group = key.group
            let number = [UInt8](repeating: 1, count: group.scalarLength)
            let product = try group.multiply(key, by: SecretBytes(copying: number))
            return MappingEvidence(
                parameterID: id, groupName: group.name, mappingPublicKey: try product.publicKey,
                chipAuthenticationData: data ?? number, encryptedData: [UInt8](repeating: 0, count: 48),
                channel: channel)
        }

        func judge(_ evidence: Evidence, trust: TrustSnapshot? = nil) -> InspectionReport {
            Inspection.judge(evidence, trust: trust ?? self.trust, at: SimulatedDocument.time)
        }
    }

    private func state(
        trusted: Bool = true, _ change: (inout Evidence, Scenario) throws -> Void
    ) async throws -> InspectionReport {
        let scenario = try await Scenario.shared.value
        var evidence = scenario.honest
        try change(&evidence, scenario)
        return scenario.judge(evidence, trust: trusted ? nil : try TrustSnapshot(anchors: []))
    }

    @Test("the equation holds under the key of that id, in the channel that EF.SOD and DG1 came through")
    func confirmed() async throws {
        let report = try await state { _, _ in }
        #expect(report.state(.chipAuthenticationMapping) == "successful")
        #expect(report.state(.chipAuthentication) == "notSupported (notOffered)")
        #expect(report.check(.chipAuthenticationMapping)?.performedBy == .verifier)
        #expect(report.check(.chipAuthenticationMapping)?.isTransferable == false)
        #expect(report.overall == .successful)
        #expect(report.headline.sentence.hasSuffix("the chip is the original"))
        let scenario = try await Scenario.shared.value
        let bundle = scenario.judge(try Evidence(parsing: scenario.honest.json().octets()))
        #expect(bundle.state(.chipAuthenticationMapping) == "undetermined (recorded)")
        #expect(bundle.check(.chipAuthenticationMapping)?.isRecorded == true)
        #expect(bundle.check(.chipAuthenticationMapping)?.performedBy == .terminal)
        #expect(bundle.check(.chipAuthenticationMapping)?.isTransferable == false)
    }

    @Test("an equation that does not hold is failed, whatever is known of EF.CardSecurity", arguments: [true, false])
    func mismatch(trusted: Bool) async throws {
        for data in [[], [2], [UInt8](repeating: 2, count: 32), [UInt8](repeating: 0, count: 32)] as [[UInt8]] {
            let report = try await state(trusted: trusted) { evidence, scenario in
                let key = try Scenario.staticKey(evidence, id: 13)
                evidence.chip.mapping = try Scenario.mapping(key, id: 13, channel: scenario.channel, data: data)
            }
            #expect(report.state(.chipAuthenticationMapping) == "failed (mappingDataMismatch)")
            #expect(report.overall == .failed)
            #expect(report.headline.word == .notGenuine)
        }
    }

    @Test("what cannot be decrypted to data is failed")
    func undecryptable() async throws {
        let report = try await state { evidence, _ in
            guard let honest = evidence.chip.mapping else { return }
            evidence.chip.mapping = MappingEvidence(
                parameterID: honest.parameterID, groupName: honest.groupName, mappingPublicKey: honest.mappingPublicKey,
                chipAuthenticationData: nil, encryptedData: honest.encryptedData, channel: honest.channel)
        }
        #expect(report.state(.chipAuthenticationMapping) == "failed (mappingDataMismatch)")
    }

    @Test("a key with another id does not count, though the equation holds under it", arguments: [12, nil, -1])
    func otherID(_ id: Int?) async throws {
        let report = try await state { evidence, scenario in
            let key = try Scenario.staticKey(evidence, id: 13)
            evidence.chip.mapping = try Scenario.mapping(key, id: id, channel: scenario.channel)
        }
        #expect(report.state(.chipAuthenticationMapping) == "undetermined (keyNotFound)")
        #expect(report.overall == .undetermined)
    }

    @Test("EF.SOD or DG1 through another channel, or through none, are perhaps another chip's")
    func otherChannel() async throws {
        for file in [LDSFile.sod, .dataGroup(.dg1)] {
            for isProtected in [true, false] {
                let report = try await state { evidence, scenario in
                    let octets = try #require(evidence.octets(of: file))
                    evidence.files.removeAll { $0.file == file }
                    evidence.files.append(
                        FileEvidence(
                            file: file, state: .read, isProtected: isProtected,
                            channel: isProtected ? scenario.channel + 1 : scenario.channel, octets: octets))
                }
                #expect(report.state(.chipAuthenticationMapping) == "undetermined (otherChannel)")
                #expect(report.overall == .undetermined)
            }
        }
        let without = try await state { evidence, _ in evidence.files.removeAll { $0.file == .dataGroup(.dg1) } }
        #expect(without.state(.chipAuthenticationMapping) == "undetermined (otherChannel)")
    }

    @Test("an EF.CardSecurity without an anchor, or of another country, vouches for no key")
    func notAuthenticated() async throws {
        let untrusted = try await state(trusted: false) { _, _ in }
        #expect(untrusted.state(.chipAuthenticationMapping) == "undetermined (keyNotAuthenticated)")

        let scenario = try await Scenario.shared.value
        let foreign = try SimulatedDocument("pace-cam") { $0.country = "FR" }
        let other = try await foreign.read()
        var mixed = scenario.honest
        mixed.files.removeAll { $0.file == .cardSecurity }
        mixed.files += other.files.filter { $0.file == .cardSecurity }
        mixed.chip.mapping = try Scenario.mapping(
            try Scenario.staticKey(mixed, id: 13), id: 13, channel: scenario.channel)
        let report = scenario.judge(mixed, trust: try scenario.trust.adding(try foreign.trust.anchors))
        #expect(report.state(.chipAuthenticationMapping) == "undetermined (keyNotAuthenticated)")
        #expect(report.overall == .failed)
    }

    @Test("an EF.CardSecurity that the chip keeps back leaves it open")
    func withheld() async throws {
        let states: [(FileEvidence.State?, String)] = [
            (nil, "undetermined (notRead)"), (.absent, "undetermined (absent)"),
            (.accessDenied, "undetermined (accessDenied)"), (.nonConformant, "undetermined (malformed)"),
        ]
        for (state, expected) in states {
            let report = try await self.state { evidence, _ in
                evidence.files.removeAll { $0.file == .cardSecurity || $0.file == .dir }
                if let state { evidence.set(.cardSecurity, state) }
            }
            #expect(report.state(.chipAuthenticationMapping) == expected)
            #expect(report.overall == .undetermined)
        }
    }

    @Test("the data is gone from the evidence, or was left out")
    func noData() async throws {
        let gone = try await state { evidence, _ in evidence.chip.mapping = nil }
        #expect(gone.state(.chipAuthenticationMapping) == "undetermined (notRead)")
        #expect(gone.overall == .undetermined)
        let skipped = try await state { evidence, _ in
            (evidence.chip.mapping, evidence.chip.skipped) = (nil, [.chipAuthenticationMapping])
        }
        #expect(skipped.state(.chipAuthenticationMapping) == "undetermined (skipped)")
        #expect(skipped.overall == .undetermined)
    }

    @Test("a chip that was opened in another way has not proved itself, with data or without")
    func otherMethod() async throws {
        for hasData in [true, false] {
            let report = try await state { evidence, _ in
                evidence.access.paceOffer = PACEOfferEvidence(
                    objectIdentifier: "0.4.0.127.0.7.2.2.4.2.2", parameterID: 13, parameterName: nil)
                if !hasData { evidence.chip.mapping = nil }
            }
            #expect(report.state(.chipAuthenticationMapping) == "undetermined (otherMethodUsed)")
            #expect(report.check(.chipAuthenticationMapping)?.role == .mandatory)
            #expect(report.overall == .undetermined)
        }
    }

    @Test("where chip authentication proved the chip, it need not have been opened by the mapping")
    func spared() async throws {
        let infos = try ChipScenario.chipAuthenticationInfos(keyID: nil)
        let simulated = try SimulatedDocument("pace-cam") { $0.securityInfos = infos.entries.map(\.encoded) }
        var evidence = try await simulated.read()
        evidence.access.paceOffer = PACEOfferEvidence(
            objectIdentifier: "0.4.0.127.0.7.2.2.4.2.2", parameterID: 13, parameterName: nil)
        evidence.chip = ChipEvidence()
        evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.completed)
        let spared = try simulated.judge(evidence)
        #expect(spared.state(.chipAuthenticationMapping) == "undetermined (otherMethodUsed)")
        #expect(spared.check(.chipAuthenticationMapping)?.role == .evaluatory)
        #expect(spared.overall == .successful)
        evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.refused)
        let open = try simulated.judge(evidence)
        #expect(open.check(.chipAuthenticationMapping)?.role == .mandatory)
        #expect(open.overall == .undetermined)
        // What was left out is not spared.
        evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.completed)
        evidence.chip.skipped = [.chipAuthenticationMapping]
        #expect(try simulated.judge(evidence).overall == .undetermined)
    }
}
