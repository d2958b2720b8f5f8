// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

@Suite("Inputs that were told as forged", .externalVectors("field-2026-11/"), .timed)
struct FieldInputTests {
    private func report(_ folder: String, _ policy: Policy) throws -> InspectionReport {
        let csca = try #require(EPassVectors.external("field-2026-11/\(folder)/csca.der"))
        let evidence = try Evidence.folder(path: csca.deletingLastPathComponent().path).evidence
        let certificate = try Certificate(encoded: [UInt8](Data(contentsOf: csca)))
        return Inspection.judge(
            evidence, trust: try TrustSnapshot(anchors: [TrustAnchor(certificate: certificate)]), policy: policy,
            at: SimulatedDocument.time)
    }

    @Test("EF.SOD lists data groups 17 to 19", arguments: [Policy.read, .border, .kyc])
    func unknownDataGroups(policy: Policy) throws {
        let report = try report("h1-sod-lists-dg17", policy)
        for id in [CheckID.sodStructure, .sodSignedAttributes, .sodSignature, .dsSignature] {
            #expect(report.check(id)?.result == .successful, "\(id)")
        }
        #expect(report.check(.sodStructure)?.finding.detail?.contains("17, 18, 19") == true)
        #expect(report.deviations.contains("securityObjectUnknownDataGroup"))
        for number in [DataGroupNumber.dg1, .dg2, .dg11, .dg14, .dg15] {
            #expect(report.check(.dataGroupHash(number))?.result == .successful)
        }
        #expect(report.headline.word == .undetermined)
    }

    @Test("EF.SOD lacks its last ten octets", arguments: Policy.all)
    func cut(policy: Policy) throws {
        let report = try report("h3-sod-cut", policy)
        #expect(report.headline.word == .undetermined)
        #expect(report.check(.sodStructure)?.reason == .truncated)
        if policy.name == "kyc" { #expect(report.decision?.outcome == .review) }
    }
}

@Suite("One bad entry of EF.CardAccess", .timed)
struct BadCardAccessEntryTests {
    @Test("PACE is run by the entry beside it, and the bad one is named", arguments: ["zone", "can"])
    func read(given: String) async throws {
        // An entry of an identifier that is nobody's, without its data.
        let simulated = try SimulatedDocument("default") {
            $0.accessControl = .pace
            $0.cardAccessInfos = [[0x30, 0x05, 0x06, 0x03, 0x2A, 0x03, 0x04]]
        }
        let evidence = try await simulated.read(given == "can" ? .can("123456") : nil)
        #expect(evidence.failure == nil && evidence.access.established == .pace)
        let report = try simulated.judge(evidence)
        #expect(report.deviations.contains("securityInfoMalformed"))
        #expect(report.headline.word != .notGenuine && report.headline.word != .aborted, "\(report.headline)")
    }
}
