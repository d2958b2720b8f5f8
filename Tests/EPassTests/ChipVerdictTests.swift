// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Verdicts on the chip that must not be talked over, threats T01, T04 and T05", .timed)
struct ChipVerdictTests {
    @Test(
        "a short RSA answer is nobody's fault only where a whole one had no room",
        arguments: [
            (nil, "failed (signatureInvalid)"), (223, "failed (signatureInvalid)"), (128, "failed (signatureInvalid)"),
            (127, "undetermined (responseTruncated)"),
        ] as [(Int?, String)])
    func shortAnswer(_ limit: Int?, _ state: String) async throws {
        let scenario = try await ChipScenario.rsa.value
        for count in [0, 1, 100, 127] {
            var evidence = scenario.honest
            evidence.chip.activeAuthentication = scenario.activeAuthentication(
                response: [UInt8](repeating: 0x5A, count: count), limitedTo: limit)
            let report = scenario.judge(evidence)
            #expect(report.state(.activeAuthentication) == state, "\(count) octets")
            #expect(report.overall != .successful)
        }
    }

    @Test(
        "a chip that does not know chip authentication and signed is a finding; for strict it is open",
        arguments: [(0x6A86, true), (0x6D00, true), (0x6A80, false), (0x6300, false), (0x6988, false)])
    func unknownCommand(_ word: Int, _ isSpared: Bool) async throws {
        let scenario = try await ChipScenario.shared.value
        let status = StatusBytes(UInt16(word))
        func report(_ policy: Policy, signs: Bool = true, told: Bool = false) throws -> InspectionReport {
            var evidence = try scenario.evidence { evidence, scenario in
                evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.refused, status: status)
                guard !signs else { return }
                evidence.chip.activeAuthentication = scenario.activeAuthentication(.refused, status: status)
            }
            if told { evidence.origin = .bundle }
            return scenario.judge(evidence, policy: policy)
        }
        let read = try report(.read)
        #expect(read.state(.chipAuthentication) == "undetermined (refusedByChip)")
        #expect(read.headline.word == (isSpared ? .verifiedWithFindings : .undetermined))
        #expect(try report(.strict).overall == .undetermined)
        #expect(try report(.read, signs: false).overall == .undetermined)
        #expect(try report(.read, told: true).overall == .undetermined)
    }

    @Test("a DG14 that is not the signed one cannot turn a wrong signature into an open question")
    func unsignedHash() async throws {
        let scenario = try await ChipScenario.shared.value
        let report = scenario.judge(
            try scenario.evidence { evidence, scenario in
                // ecdsa-plain-RIPEMD160, which nobody supports.
                let info = ActiveAuthenticationInfo(signatureAlgorithm: "0.4.0.127.0.7.1.1.4.1.6")
                let infos = try SecurityInfos([.activeAuthentication(info)])
                evidence.replace(.dataGroup(.dg14), with: DataGroup14(securityInfos: infos).encoded())
                evidence.chip.activeAuthentication = scenario.activeAuthentication(
                    response: try scenario.signature(over: ChipScenario.otherChallenge))
            })
        #expect(report.state(.activeAuthentication) == "failed (signatureInvalid)")
    }

    @Test("a departure that shows only while chip authentication runs is tolerated by name, and not by strict")
    func departureOfTheRun() async throws {
        let scenario = try await ChipScenario.shared.value
        let name = AccessDeviation.dynamicAuthenticationDataAbsent.rawValue
        let evidence = try scenario.evidence { evidence, _ in evidence.deviations = [name] }
        let tolerant = scenario.judge(evidence)
        #expect(tolerant.state(.chipAuthentication) == "successful")
        #expect(tolerant.deviations.count { $0 == name } == 1)
        let strict = scenario.judge(evidence, policy: .strict)
        #expect(strict.state(.chipAuthentication) == "undetermined (deviationRefused)")
    }

    @Test("of a bundle the first line says whose challenge the chip answered")
    func headlineOfBundle() async throws {
        let scenario = try await ChipScenario.shared.value
        let whole = try scenario.evidence()
        let bundle = try Evidence(parsing: whole.json().octets())
        func told(_ report: InspectionReport) -> String {
            report.headline.sentence.split(separator: "; ").last.map(String.init) ?? ""
        }
        #expect(told(scenario.judge(whole)) == "the chip is the original")
        // That of the terminal is not enough for a document with chip authentication, which nothing shows.
        #expect(scenario.judge(bundle).headline.word == .undetermined)
        let judged = scenario.judge(bundle, policy: .kyc, challenge: ChipScenario.challenge)
        #expect(told(judged) == "the chip is the original, by the verifier's challenge")
    }

    @Test("a copy that falls silent after it was found out is still said to be one")
    func silentCopy() async throws {
        let scenario = try await ChipScenario.shared.value
        let report = scenario.judge(
            try scenario.evidence { evidence, _ in
                evidence.chip.chipAuthentication = ChipScenario.chipAuthentication(.mismatch)
                evidence.failure = ReadError(
                    .deadlineExceeded, phase: .chip, message: .plainText(text: "The reading took too long."))
            })
        #expect(report.overall == .failed && report.headline.word == .notGenuine)
        #expect(report.state(.chipAuthentication) == "failed (keyAgreementFailed)")
        #expect(
            report.headline.sentence.contains("Chip authentication failed: the chip does not know the private key")
                && report.headline.sentence.contains("The reading took too long"))
    }
}

@Suite("Honest chips that are awkward to prove, field notes F-18 and F-58", .timed)
struct AwkwardChipTests {
    @Test("of several keys each command names the one; a single key is tried without its name, too")
    func keyReference() async throws {
        func attempts(_ numbers: ClosedRange<Int>) async throws -> [ChipAuthenticationEvidence.Attempt] {
            let simulated = try SimulatedDocument("ca-refused") { description in
                description.chipAuthentication = numbers.map { number in
                    var key = ChipAuthenticationDescription()
                    key.keyID = number
                    return key
                }
            }
            return try await simulated.read(plan: ReadPlan(requested: [.dg1])).chip.chipAuthentication?.attempts ?? []
        }
        let several = try await attempts(1...3)
        #expect(Set(several.map { $0.keyID ?? 0 }) == [1, 2, 3] && several.allSatisfy(\.sendsKeyReference))
        let single = try await attempts(1...1)
        #expect(single.map(\.sendsKeyReference) == [true, true, false, false])
    }

    @Test("a signature that the long form does not bring is asked for in pieces", arguments: [[], [0x01, 0x02]])
    func longFormWithoutSignature(_ answer: [UInt8]) async throws {
        let simulated = try SimulatedDocument("aa-rsa-chained") { description in
            description.accessControl = .none
            description.activeAuthentication?.key = .rsa(3072)
        }
        let channel = try simulated.channel(
            takesExtendedLength: true,
            fault: { _, command in
                // 00 88 00 00 00 00 08 RND.IFD 00 00
                command.starts(with: [0x00, 0x88]) && command.count == 17 ? .replacement(answer + [0x90, 0x00]) : nil
            })
        let evidence = await PassportReader.read(
            on: channel, access: try simulated.lines, plan: ReadPlan(requested: [.dg1]))
        let transcript = try #require(evidence.chip.activeAuthentication)
        #expect(transcript.outcome == .completed && transcript.expectedLength == 256)
        #expect(transcript.response?.count == 384 && transcript.limitedTo == nil)
        #expect(try simulated.judge(evidence).state(.activeAuthentication) == "successful")
    }
}
