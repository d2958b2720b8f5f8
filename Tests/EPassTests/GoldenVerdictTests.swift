// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Synchronization
import Testing

/// Simulated documents under every preset: their verdicts are tables in `Golden/verdicts` (``VerdictTable``), and any
/// change of a verdict is a different row there.
@Suite("Golden verdicts", .timed)
struct GoldenVerdictTests {
    /// Of every kind of document, of each protocol, and of each way to be wrong.
    static let names = [
        // Sound ones.
        "default", "rsa-2048", "rsa-pss", "ecdsa-p384", "brainpool-p256r1", "named-curve", "lds-1.8", "td1", "plain",
        "bac", "pace-only", "pace-cam", "can-only", "no-chip-authentication", "aa-only", "aa-rsa-2048", "aa-and-ca",
        "ca-only", "ca-dh", "all-data-groups", "iso39794", "national-name", "several-applications", "lds2-records",
        "eac", "expired", "crl", "csca-link",
        // Data that is not what was signed, or that nobody signed who may.
        "dg1-changed", "dg2-changed", "signature-changed", "digest-wrong", "attribute-changed", "signer-forged",
        "no-anchor", "aki-mismatch", "signer-expired", "signer-revoked", "crl-expired", "signer-of-other-country",
        "com-differs", "hash-missing", "dg2-missing", "sod-missing", "other-person", "mrz-misprinted",
        // Copies and chips that do not prove what they hold.
        "clone", "clone-stripped", "clone-cam", "aa-wrong-key", "aa-replayed", "aa-refused", "ca-wrong-key",
        "ca-refused", "pace-stripped", "pace-not-signed",
        // What the field has.
        "f-41-empty-check-digit", "f-48-digest", "f-50-twin-curve", "f-53-sha-1",
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden/verdicts")
    private static let isUpdating = ProcessInfo.processInfo.environment["EPASS_UPDATE_GOLDEN"] != nil

    private static func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".txt") }

    @Test("a table for each document, and no others")
    func complete() throws {
        #expect(Set(Self.names).count == Self.names.count)
        let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(found == Self.names.map { $0 + ".txt" }.sorted())
    }

    /// The lines of all documents, in whichever order they are judged.
    private static let lines = Mutex(ReportLines())

    @Test("the verdict under every preset is the one on record", arguments: names)
    func verdict(name: String) async throws {
        let document = try SimulatedDocument(name)
        let evidence = try await document.read()
        let reports = try Policy.all.map { policy in
            let report = try document.judge(evidence, policy: policy)
            // What writes it says what its value says, octet for octet.
            let line = ReportJSON(report).lineOctets()
            #expect(line == report.json().lineOctets(), "\(policy.name)")
            // So it does behind the lines of other documents, and behind its own.
            for _ in 1...2 {
                #expect(Self.lines.withLock { $0.octets(of: ReportJSON(report)) } == line, "\(policy.name)")
            }
            // The word alone comes by a shorter way than the whole headline.
            #expect(report.json()["headline"]?.string == report.headline.word.name, "\(policy.name)")
            return report
        }
        let table = VerdictTable(reports).text
        if Self.isUpdating { try Data(table.utf8).write(to: Self.file(name)) }
        let recorded = try String(contentsOf: Self.file(name), encoding: .utf8)
        let rows = table.split(separator: "\n")
        let recordedRows = recorded.split(separator: "\n")
        let differences = rows.difference(from: recordedRows).map { change in
            switch change {
            case .remove(_, let row, _): "- \(row)"
            case .insert(_, let row, _): "+ \(row)"
            }
        }
        #expect(table == recorded, "\(name): EPASS_UPDATE_GOLDEN=1 writes\n\(differences.joined(separator: "\n"))")
    }

    @Test("a thousand judgings in any order and at once give the same octets", .long())
    func anyOrder() async throws {
        var bundles: [(document: SimulatedDocument, evidence: Evidence)] = []
        for name in Self.names {
            let document = try SimulatedDocument(name)
            bundles.append((document, try await document.read()))
        }
        let trusts = try bundles.map { try $0.document.trust }
        let evidence = bundles.map(\.evidence)
        let policies = Policy.all
        var random = SeededGenerator()
        let order = (0..<1_000).map { $0 % (evidence.count * policies.count) }.shuffled(using: &random)
        // What each is without anything that a snapshot remembers.
        let expected = evidence.indices.flatMap { bundle in
            policies.map { policy in
                Inspection.judge(
                    evidence[bundle], trust: trusts[bundle].forgettingSignatures(), policy: policy,
                    at: SimulatedDocument.time
                ).json().canonicalOctets()
            }
        }
        let differing = await withTaskGroup(of: [Int].self) { group in
            for start in 0..<4 {
                group.addTask { @Sendable in
                    var differing: [Int] = []
                    for index in stride(from: start, to: order.count, by: 4) {
                        let (bundle, policy) = order[index].quotientAndRemainder(dividingBy: policies.count)
                        let report = Inspection.judge(
                            evidence[bundle], trust: trusts[bundle], policy: policies[policy],
                            at: SimulatedDocument.time)
                        let octets = report.json().canonicalOctets()
                        if octets != expected[order[index]] { differing.append(order[index]) }
                    }
                    return differing
                }
            }
            return await group.reduce([], +)
        }
        #expect(differing.isEmpty, "seed \(random.seed)")
    }
}
