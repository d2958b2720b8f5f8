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

@Suite("Inputs that were told as forged", .timed)
struct FieldInputTests {
    private static let folder = EPassVectors.folder("simulator/field-2026-11")

    /// - Parameter other: a folder with files that take the place of those of h1.
    private func report(_ other: String?, _ policy: Policy) throws -> InspectionReport {
        let own = Self.folder.appendingPathComponent("h1-sod-lists-dg17")
        var evidence = try Evidence.folder(path: own.path).evidence
        if let other {
            let changed = try Evidence.folder(path: Self.folder.appendingPathComponent(other).path).evidence.files
            evidence.files = evidence.files.map { file in changed.first { $0.file == file.file } ?? file }
        }
        let octets = [UInt8](try Data(contentsOf: own.appendingPathComponent("csca.der")))
        let certificate = try Certificate(encoded: octets)
        return Inspection.judge(
            evidence, trust: try TrustSnapshot(anchors: [TrustAnchor(certificate: certificate)]), policy: policy,
            at: SimulatedDocument.time)
    }

    @Test("EF.SOD lists data groups 17 to 19", arguments: [Policy.read, .border, .kyc])
    func unknownDataGroups(policy: Policy) throws {
        let report = try report(nil, policy)
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
        let file = EPassVectors.folder("simulator/field-2026-11/m4-cardaccess-one-bad-entry.json")
        let described = try DocumentDescription(json: [UInt8](Data(contentsOf: file)))
        #expect(described.cardAccessInfos == [[0x30, 0x05, 0x06, 0x03, 0x2A, 0x03, 0x04]])
        let simulated = try SimulatedDocument("default") {
            $0.accessControl = described.accessControl
            $0.cardAccessInfos = described.cardAccessInfos
        }
        let evidence = try await simulated.read(given == "can" ? .can("123456") : nil)
        #expect(evidence.failure == nil && evidence.access.established == .pace)
        let report = try simulated.judge(evidence)
        #expect(report.deviations.contains("securityInfoMalformed"))
        #expect(report.headline.word != .notGenuine && report.headline.word != .aborted, "\(report.headline)")
    }
}
