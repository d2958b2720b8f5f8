// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@testable import EPass

@Suite("Docs/damage.md: every reason of every check", .timed)
struct ReasonTableTests {
    /// One way in which a check ends.
    private struct Row {
        let id: CheckID
        let result: CheckResult
        let reason: CheckReason
        /// Whether a policy that tolerates no departure has it, and whether others have.
        let (isStrict, isTolerant): (Bool, Bool)

        func occurs(under policy: Policy) -> Bool {
            policy.profile.decoding.tolerated.isEmpty ? isStrict : isTolerant
        }

        static func all(of id: CheckID) -> [Row] {
            let endings = id.endings
            func rows(_ reasons: [CheckReason], _ result: CheckResult, strict: Bool, tolerant: Bool) -> [Row] {
                reasons.map {
                    Row(id: id, result: result, reason: $0, isStrict: strict, isTolerant: tolerant)
                }
            }
            return rows(endings.failed, .failed, strict: true, tolerant: true)
                + rows(endings.refused, .failed, strict: true, tolerant: false)
                + rows(endings.malformed, .failed, strict: true, tolerant: false)
                + rows(endings.malformed, .undetermined, strict: false, tolerant: true)
                + rows(endings.open, .undetermined, strict: true, tolerant: true)
                + rows(endings.notSupported, .notSupported, strict: true, tolerant: true)
        }
    }

    private static let checks = CheckID.all.filter { id in
        !id.endings.all.isEmpty
            && (!id.isDataGroupHash || [.dataGroup1Hash, .dataGroup3Hash].contains(id))
    }

    /// A report of a genuine document in which all checks are successful but one.
    private static func word(_ row: Row, _ policy: Policy, in base: InspectionReport) -> Headline.Word {
        let finding = CheckFinding(id: row.id, result: row.result, reason: row.reason)
        var entries = base.checks.filter { $0.id != row.id }.map { entry in
            CheckEntry(
                finding: entry.result == .successful ? entry.finding : CheckFinding(id: entry.id, result: .successful),
                role: policy.rules.role(of: entry.finding, isAsked: true, policy.rules.allRoles))
        }
        let role = policy.rules.role(of: finding, isAsked: true, policy.rules.allRoles)
        let place = entries.firstIndex { $0.id.place > row.id.place } ?? entries.endIndex
        entries.insert(CheckEntry(finding: finding, role: role), at: place)
        let report = InspectionReport(
            overall: Inspection.overall(entries, nil, isTold: false, policy), isTest: false, time: base.time,
            policy: policy,
            trust: base.trust, checks: entries, document: base.document, access: base.access, files: base.files,
            exchange: nil, reader: nil, deviations: [], tool: .library, error: nil)
        return report.headline.word
    }

    private static func table() async throws -> [String] {
        let base = try await SimulatedDocument("default").report()
        var lines = [
            "| check | reason | result | " + Policy.all.map { "`\($0.name)`" }.joined(separator: " | ") + " |",
            "|---|---|---|" + Policy.all.map { _ in "---|" }.joined(),
        ]
        for id in checks {
            for row in Row.all(of: id) {
                let words = Policy.all.map { policy in
                    row.occurs(under: policy) ? word(row, policy, in: base).rawValue : ""
                }
                lines.append("| `\(id)` | `\(row.reason)` | \(row.result) | \(words.joined(separator: " | ")) |")
            }
        }
        return lines
    }

    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs/damage.md")

    @Test("the page has the table that the code makes (EPASS_UPDATE_TABLES=1 writes it)")
    func made() async throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let heading = "## Every reason of every check\n"
        let parts = text.components(separatedBy: heading)
        try #require(parts.count == 2)
        let made = parts[0] + heading + "\n" + (try await Self.table()).joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["EPASS_UPDATE_TABLES"] != nil {
            try made.write(to: Self.page, atomically: true, encoding: .utf8)
        } else {
            #expect(text == made)
        }
    }

    @Test("no row stands twice")
    func distinct() {
        for id in Self.checks {
            let rows = Row.all(of: id).map { "\($0.reason) \($0.result) \($0.isStrict) \($0.isTolerant)" }
            #expect(Set(rows).count == rows.count, "\(id): \(rows)")
        }
    }

    @Test("NOT GENUINE is the word of a digest or a signature that is wrong, and of a chip that is a copy")
    func forged() async throws {
        let base = try await SimulatedDocument("default").report()
        let forged: Set<CheckReason> = [.hashMismatch, .messageDigestMismatch, .signatureInvalid]
        let copy: Set<CheckReason> = [.keyAgreementFailed, .keyFileMissing, .mappingDataMismatch, .signatureInvalid]
        for id in Self.checks {
            for row in Row.all(of: id) {
                for policy in Policy.all where row.occurs(under: policy) {
                    let word = Self.word(row, policy, in: base)
                    if row.result == .failed, (id.isOfChip ? copy : forged).contains(row.reason) {
                        let counts = policy.rules.role(of: id, isAsked: true) != .evaluatory
                        #expect((word == .notGenuine) == counts, "\(id) \(row.reason)")
                    } else {
                        #expect(word != .notGenuine, "\(id) \(row.reason)")
                    }
                }
            }
        }
    }

    @Test("what judges find of every profile stands in the table", .long())
    func found() async throws {
        for profile in TestShare.of(SimulatorProfile.all) {
            let simulated = try SimulatedDocument(profile.name)
            let read = try await simulated.read()
            for evidence in [read, DamagedFileTests.files(of: simulated)] {
                for policy in Policy.all {
                    for check in try simulated.judge(evidence, policy: policy).checks {
                        expect(check.finding, under: policy, profile.name)
                    }
                }
            }
        }
    }

    private func expect(_ finding: CheckFinding, under policy: Policy, _ name: String) {
        guard finding.result != .successful, finding.result != .aborted, let reason = finding.reason,
            !finding.id.endings.all.isEmpty
        else { return }
        let isThere = Row.all(of: finding.id).contains {
            $0.result == finding.result && $0.reason == reason && $0.occurs(under: policy)
        }
        #expect(isThere, "\(name), \(policy.name): \(finding)")
    }
}
