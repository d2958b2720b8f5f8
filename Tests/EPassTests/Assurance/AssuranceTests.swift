// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("What is assured, and by what (Docs/assurance.md)", .timed)
struct AssuranceTests {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The statements that are given, in order.
    static func given(_ report: InspectionReport) -> [Assurance.Kind] {
        report.assurances.filter(\.isGiven).map(\.kind)
    }

    @Test("the table of the page is what the code asks for, and every word stands on it")
    func page() throws {
        let page = try String(contentsOf: Self.root.appendingPathComponent("Docs/assurance.md"), encoding: .utf8)
        let table = page.split(separator: "\n").drop { !$0.hasPrefix("| statement | must be given |") }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
        let rows = table.map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { cell in
                cell.matches(of: /`([A-Za-z0-9.]+)`/).map { String($0.1) }
            }
        }
        #expect(rows.map { $0[0] } == Assurance.Kind.allCases.map { [$0.rawValue] })
        for (row, kind) in zip(rows, Assurance.Kind.allCases) {
            #expect(row[1] == kind.restsOn.map(\.rawValue), "\(kind)")
            #expect(row[2] == kind.demanded.map(\.rawValue), "\(kind)")
            #expect(row[3] == kind.oneOf.map(\.rawValue), "\(kind)")
            #expect(row[4] == kind.refutedBy.map(\.rawValue), "\(kind)")
        }
        for word in Assurance.Word.allCases { #expect(page.contains("`\(word.rawValue)`")) }
        for origin in OctetOrigin.allCases {
            let evidence = try String(
                contentsOf: Self.root.appendingPathComponent("Docs/evidence.md"), encoding: .utf8)
            #expect(evidence.contains("| `\(origin.rawValue)` |"))
        }
        // A statement rests on ones before it, so that each is made once.
        for (index, kind) in Assurance.Kind.allCases.enumerated() {
            #expect(kind.restsOn.allSatisfy { Assurance.Kind.allCases[..<index].contains($0) })
        }
    }

    @Test("a document that is read here carries all, each with its basis")
    func read() async throws {
        let report = try await SimulatedDocument("default").report()
        #expect(Self.given(report) == Assurance.Kind.allCases)
        let genuine = try #require(report.assurance(.dataGenuine))
        #expect(genuine.basis.contains(.dataGroup2Hash) && genuine.basis.contains(.dsSignature))
        #expect(report.assurance(.chipOriginal)?.word == .observed)
        for assurance in report.assurances {
            #expect(!assurance.basis.isEmpty, "\(assurance.kind)")
            for id in assurance.basis {
                let check = try #require(report.check(id))
                #expect(check.result == .successful && !check.isRecorded, "\(assurance.kind) \(id)")
            }
        }
        let text = ReportText.render(report)
        #expect(text.contains("\nAssured  the data is genuine; the document is current; the printed MRZ is that"))
        #expect(!text.contains("Not assured"))
    }

    /// What is given by profile, read by this program with the printed zone, under the policy `read`.
    static let readings: [(String, [Assurance.Kind])] = [
        ("plain", [.dataGenuine, .documentCurrent, .holderPrintMatches, .fresh]),
        ("bac", [.dataGenuine, .documentCurrent, .holderPrintMatches, .fresh]),
        ("aa-only", Assurance.Kind.allCases), ("ca-only", Assurance.Kind.allCases),
        ("pace-cam", Assurance.Kind.allCases),
        ("clone", [.dataGenuine, .documentCurrent, .holderPrintMatches, .fresh]),
        ("clone-refusing", [.dataGenuine, .documentCurrent, .holderPrintMatches, .fresh]),
        (
            "expired",
            [.dataGenuine, .holderPrintMatches, .chipOriginal, .chipOriginalShownToVerifier, .fresh]
        ),
        ("dg2-changed", [.fresh]), ("no-anchor", [.fresh]),
    ]

    @Test("what a reading of ours carries", arguments: readings.indices)
    func profiles(_ index: Int) async throws {
        let (profile, expected) = Self.readings[index]
        let report = try await SimulatedDocument(profile).report()
        #expect(Self.given(report) == expected, "\(profile)")
        for assurance in report.assurances where !assurance.isGiven {
            #expect(!assurance.missing.isEmpty && assurance.basis.isEmpty && assurance.word == nil)
        }
    }

    @Test("files of which nothing is known carry the data, and the answer to the verifier's challenge the rest")
    func files() async throws {
        let material = try await EvidenceFormTests.Material.shared.value
        var builder = Evidence.Builder()
        for (file, octets) in material.files { try builder.add(octets, as: file) }
        let bare = Inspection.judge(
            try builder.evidence(), trust: try material.simulated.trust, policy: .border, at: SimulatedDocument.time)
        #expect(Self.given(bare) == [.dataGenuine, .documentCurrent])
        #expect(bare.overall == .undetermined && bare.source?.origin == .files)
        let text = ReportText.render(bare)
        #expect(text.contains("\nOrigin   files that somebody gave; of their reading nothing is known"), "\(text)")
        #expect(text.contains("Assured      the data is genuine; the document is current\n"), "\(text)")
        #expect(
            text.contains(
                "Not assured  printed MRZ (nothing to compare with was given); original chip (what the chip said was"),
            "\(text)")
        try builder.answer(to: EvidenceFormTests.challenge, material.response)
        let answered = Inspection.judge(
            try builder.evidence(), trust: try material.simulated.trust, at: SimulatedDocument.time,
            challenge: EvidenceFormTests.challenge, printed: try material.simulated.lines)
        #expect(Self.given(answered) == Assurance.Kind.allCases)
        #expect(answered.assurance(.chipOriginal)?.word == .verifier)
        #expect(answered.assurance(.fresh)?.basis == [.activeAuthentication])
        // How the chip was opened is not known, and counts for nothing.
        #expect(answered.overall == .successful && answered.state(.accessProtocol).hasPrefix("undetermined"))
    }

    @Test(
        "no policy changes a statement, but by a file that it asks for",
        arguments: TestShare.of(GoldenVerdictTests.names, oneOf: 3))
    func policies(name: String) async throws {
        let simulated = try SimulatedDocument(name)
        let read = try await simulated.read()
        for evidence in [read, try Evidence(parsing: read.json().octets())] {
            for time in [SimulatedDocument.time, SimulatedDocument.time.adding(days: 365 * 20)] {
                let expected = Inspection.judge(evidence, trust: try simulated.trust, at: time)
                for policy in Policy.all {
                    let report = Inspection.judge(evidence, trust: try simulated.trust, policy: policy, at: time)
                    let isPart =
                        evidence.origin != .chip
                        && policy.rules.requiredGroups.contains { number in
                            evidence.octets(of: .dataGroup(number)) == nil
                                && report.check(.dataGroupHash(number))?.result == .undetermined
                        }
                    #expect(
                        Self.given(report) == (isPart ? [] : Self.given(expected)),
                        "\(name) under \(policy.name) at \(time)")
                }
            }
        }
    }

    @Test("number and dates as printed do not carry the printed zone: nobody compared the name")
    func triple() async throws {
        let report = try await SimulatedDocument("default").report(
            try SimulatedDocument("default").access("triple"), policy: .read)
        #expect(report.check(.mrzMatchesDG1)?.result == .successful)
        let printed = try #require(report.assurance(.holderPrintMatches))
        #expect(!printed.isGiven && printed.missing.map(\.check) == [.printedForm])
    }

    @Test("an expired signer of an expired document is no forgery, whether or not the policy spares it")
    func expiredSigner() async throws {
        let simulated = try SimulatedDocument("expired")
        let evidence = try await simulated.read()
        let later = SimulatedDocument.time.adding(days: 365 * 20)
        let read = Inspection.judge(evidence, trust: try simulated.trust, policy: .read, at: later)
        let border = Inspection.judge(evidence, trust: try simulated.trust, policy: .border, at: later)
        #expect(border.check(.dsValidity)?.role == .optional || border.check(.dsValidity)?.result != .failed)
        for report in [read, border] { #expect(report.assurance(.dataGenuine)?.isGiven == true) }
    }

    @Test("where the reading ended early nothing is assured, and no line says anything of it")
    func aborted() async throws {
        let simulated = try SimulatedDocument("default")
        let channel = try simulated.channel { count, _ in count == 60 ? .removal : nil }
        let report = try simulated.judge(
            await PassportReader.read(
                on: channel, access: try simulated.lines, options: .init(recovery: .none)))
        #expect(report.overall == .aborted && Self.given(report).isEmpty)
        #expect(report.assurances.allSatisfy { $0.missing.contains { $0.check == nil && $0.result == .aborted } })
        #expect(report.outline.section(.assurances) == nil)
    }

    @Test("a reading that was made yesterday is not of now")
    func stale() async throws {
        let simulated = try SimulatedDocument("default")
        let options = PassportReader.Options(startedAt: SimulatedDocument.time.adding(days: -2))
        let evidence = await PassportReader.read(
            on: try simulated.channel(), access: try simulated.lines, options: options)
        let report = try simulated.judge(evidence)
        #expect(Self.given(report) == Assurance.Kind.allCases.filter { $0 != .fresh })
    }

    @Test("JSON has all six in their order, with the members of the page, and no other")
    func json() async throws {
        let page = try String(contentsOf: Self.root.appendingPathComponent("Docs/assurance.md"), encoding: .utf8)
        for profile in ["default", "clone", "bac"] {
            let report = try await SimulatedDocument(profile).report()
            let list = try #require(report.json()["assurances"]?.array)
            #expect(list.compactMap { $0["assurance"]?.string } == Assurance.Kind.allCases.map(\.rawValue))
            for object in list + list.flatMap({ $0["missing"]?.array ?? [] }) {
                for member in object.object ?? [] { #expect(page.contains("`\(member.name)`"), "\(member.name)") }
            }
        }
        #expect(InspectionReport.aborted(error: .init(.cancelled, phase: .connect)).json()["assurances"] == .array([]))
    }
}
