// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassSimulator
import EPassTestSupport
import EPassTrust
import EPassVectors
import Testing

/// Documents that are signed with DSA (Doc 9303-12, 4.1.6.2), read and judged under each preset.
@Suite("Documents signed with DSA", .timed)
struct DSADocumentTests {
    /// 2026-06-01.
    private static let time = Timestamp(secondsSince1970: 1_780_272_000)

    private static func report(_ signature: String, _ policy: Policy) async throws -> InspectionReport {
        let json = """
            {"documentDetails": {"dateOfIssue": "2024-06-01"}, "chipAuthentication": [], "explicitParameters": true,
             "dateOfIssue": "2024-06-01", "cscaSignature": \(signature), "signature": \(signature)}
            """
        let document = try DocumentDescription(json: Array(json.utf8)).makeDocument(seed: 1)
        var options = PassportReader.Options(startedAt: time)
        options.trust = try document.trustSnapshot()
        let evidence = await PassportReader.read(
            on: SimulatedChipChannel(try document.makeChip()), access: try AccessInput.parse(document.printedMRZ),
            options: options)
        return Inspection.judge(evidence, trust: try document.trustSnapshot(), policy: policy, at: time)
    }

    private static func findings(_ report: InspectionReport) -> [String] {
        report.checks.map { "\($0.finding)" } + ["\(report.overall)"] + report.deviations
            + [report.decision.map { "\($0.outcome)" } ?? "none"]
    }

    @Test(
        "what each preset says of a document does not depend on whether it is signed with ECDSA or DSA",
        arguments: [Policy.read, .border, .strict, .kyc, .inspection])
    func presets(policy: Policy) async throws {
        let wanted = Self.findings(try await Self.report("\"P-256\"", policy))
        for name in ["DSA-2048", "DSA-2048-224", "DSA-3072"] {
            #expect(Self.findings(try await Self.report("\"\(name)\"", policy)) == wanted, "\(name)")
        }
    }

    @Test("a key of 1024 bits and SHA-1 are refused by the policy that limits algorithms, and verified all the same")
    func limits() async throws {
        for signature in ["\"DSA-1024\"", "{\"key\": \"DSA-2048\", \"hash\": \"SHA-1\"}"] {
            for policy in [Policy.read, .border, .strict, .kyc] {
                let report = try await Self.report(signature, policy)
                #expect(report.check(.sodSignature)?.result == .successful)
                #expect(report.check(.dsSignature)?.result == .successful)
                #expect(report.check(.dsAlgorithms)?.reason == .algorithmRefusedByPolicy)
                #expect(report.overall == (policy == .strict ? .failed : report.overall))
            }
            // No limit under the guideline's inspection system.
            #expect(try await Self.report(signature, .inspection).check(.dsAlgorithms)?.result == .successful)
        }
    }

    @Test("a signer without domain parameters cannot be judged, and says why")
    func inherited() async throws {
        let json = """
            {"signature": "DSA-2048", "cscaSignature": "DSA-2048", "chipAuthentication": [],
             "activeAuthentication": null, "issuing": {"edits": [
               {"in": "documentSigner.subjectPublicKeyInfo.algorithm.parameters", "do": "remove"}]}}
            """
        let document = try DocumentDescription(json: Array(json.utf8)).makeDocument(seed: 1)
        var options = PassportReader.Options(startedAt: Self.time)
        options.trust = try document.trustSnapshot()
        let evidence = await PassportReader.read(
            on: SimulatedChipChannel(try document.makeChip()), access: try AccessInput.parse(document.printedMRZ),
            options: options)
        let report = Inspection.judge(evidence, trust: try document.trustSnapshot(), policy: .read, at: Self.time)
        let check = report.check(.sodSignature)
        #expect(check?.result != .successful && check?.reason == .keyRefused, "\(check.map { "\($0.finding)" } ?? "")")
        #expect(report.check(.dsSignature)?.result == .successful)
    }
}
