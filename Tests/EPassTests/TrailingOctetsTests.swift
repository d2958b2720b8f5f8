// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Octets behind a data group that its issuer hashed, F-54", .timed)
struct TrailingOctetsTests {
    private static let name = "trailingOctetsHashed"

    /// Whether DG1 is what was signed, and by which deviation.
    private func expect(
        _ evidence: Evidence, of simulated: SimulatedDocument, _ result: String, isNamed: Bool, policy: Policy = .read
    ) throws {
        let report = try simulated.judge(evidence, policy: policy)
        #expect(report.state(.dataGroupHash(.dg1)) == result)
        #expect(report.deviations.contains(Self.name) == isNamed)
    }

    @Test(
        "the reader reads on, the evidence holds what came, and strict refuses it",
        arguments: ["default", "plain", "bac"])
    func read(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile) { $0.deviations = [.trailingOctets] }
        let evidence = try await simulated.read()
        let entry = try #require(evidence.entry(.dataGroup(.dg1)))
        #expect(entry.trailing == [0xFF, 0xFF])
        #expect(entry.wholeFile == simulated.document.files[.dataGroup(.dg1)])
        try expect(evidence, of: simulated, "successful", isNamed: true)
        try expect(evidence, of: simulated, "failed (deviationRefused)", isNamed: true, policy: .strict)
        let again = try Evidence(parsing: evidence.json().octets())
        try expect(again, of: simulated, "successful", isNamed: true)
        #expect(again.json().octets() == evidence.json().octets())
        // Nothing else is read on behind.
        #expect(evidence.files.allSatisfy { $0.trailing == nil || $0.file == .dataGroup(.dg1) })
    }

    @Test("a chip whose file was changed is read on in vain")
    func changed() async throws {
        let simulated = try SimulatedDocument("dg1-changed")
        let evidence = try await simulated.read()
        #expect(evidence.entry(.dataGroup(.dg1))?.trailing == nil)
        try expect(evidence, of: simulated, "failed (hashMismatch)", isNamed: false)
    }

    @Test("nothing is dropped that was hashed, and nothing guessed")
    func exact() async throws {
        let simulated = try SimulatedDocument("default") { $0.deviations = [.trailingOctets] }
        let evidence = try await simulated.read()
        let index = try #require(evidence.files.firstIndex { $0.file == .dataGroup(.dg1) })
        for trailing in [nil, [], [0xFF], [0xFF, 0xFF, 0x00], [0xFF, 0xFE]] as [[UInt8]?] {
            var other = evidence
            other.files[index].trailing = trailing
            try expect(other, of: simulated, "failed (hashMismatch)", isNamed: false)
        }
        // Octets behind a data group that nobody hashed change nothing.
        let plain = try SimulatedDocument("default")
        var padded = try await plain.read()
        padded.files[try #require(padded.files.firstIndex { $0.file == .dataGroup(.dg1) })].trailing = [0x00]
        try expect(padded, of: plain, "successful", isNamed: false)
    }

    @Test("a folder holds them in its files, hashed or not")
    func folder() throws {
        for (isHashed, added) in [(true, [UInt8]()), (false, [0x00, 0x00])] {
            let simulated = try SimulatedDocument("default") { if isHashed { $0.deviations = [.trailingOctets] } }
            var evidence = Evidence(origin: .files, tool: .library)
            evidence.files = simulated.document.files.map { file, octets in
                FileEvidence(
                    file: file, state: .read, isProtected: false, channel: 0,
                    octets: octets + (file == .dataGroup(.dg1) ? added : []))
            }
            try expect(evidence, of: simulated, "successful", isNamed: isHashed)
        }
    }
}
