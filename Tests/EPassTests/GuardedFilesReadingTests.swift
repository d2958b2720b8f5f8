// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Reading fingers and irises of the simulated chip, Doc 9303-11, 7.1", .timed)
struct GuardedFilesReadingTests {
    /// What the State of that document gives to its terminals.
    private func credentials(_ made: SimulatedDocument) throws -> TerminalCredentials {
        let held = try #require(made.document.terminalCredentials)
        // Whatever the order is that they come in.
        var generator = SeededGenerator(seed: 73)
        let files = (held.authorities + held.certificates).shuffled(using: &generator)
        return try TerminalCredentials(
            certificates: files.map { try CardVerifiableCertificate(encoded: $0) },
            signer: PrivateKeySigner(held.privateKey))
    }

    private func read(_ made: SimulatedDocument, withCredentials: Bool = true) async throws
        -> Evidence
    {
        var options = try made.terminalOptions(nil)
        if withCredentials { options.terminalCredentials = try credentials(made) }
        return await PassportReader.read(
            on: try made.channel(), access: try made.lines, plan: .default, options: options)
    }

    private func guarded(_ evidence: Evidence) -> [Int] {
        evidence.applicationFiles.compactMap { file in
            guard let number = file.file.dataGroupNumber, file.octets != nil,
                [3, 4].contains(number.rawValue)
            else { return nil }
            return number.rawValue
        }.sorted()
    }

    /// A profile, and which of DG3 and DG4 are read.
    struct Row: Sendable, CustomTestStringConvertible {
        let profile: String
        let read: [Int]
        var outcome = ProtocolOutcome.completed
        var testDescription: String { profile }
    }

    private static let rows = [
        Row(profile: "eac", read: [3, 4]), Row(profile: "eac-rsa", read: [3, 4]),
        Row(profile: "eac-rsa-v1-5", read: [3, 4]), Row(profile: "eac-p384", read: [3, 4]),
        Row(profile: "eac-fingers", read: [3]), Row(profile: "eac-cam", read: [3, 4]),
        Row(profile: "eac-cam-and-ca", read: [3, 4]), Row(profile: "eac-bac", read: [3, 4]),
        Row(profile: "eac-link", read: [3, 4]), Row(profile: "eac-two-links", read: [3, 4]),
        Row(profile: "eac-two-trust-points", read: [3, 4]),
        Row(profile: "eac-foreign-dv", read: [3, 4]),
        Row(profile: "eac-fingers-only", read: [3]), Row(profile: "eac-chaining", read: [3, 4]),
        Row(profile: "eac-denial-ends", read: [3, 4]),
        Row(profile: "eac-no-rights", read: [], outcome: .notRun),
        Row(profile: "eac-expired", read: [], outcome: .refused),
        Row(profile: "eac-forged", read: [], outcome: .refused),
        Row(profile: "eac-other-authority", read: [], outcome: .notRun),
    ]

    @Test("with the terminal's credentials they are read where the chip takes them", arguments: rows)
    func withCredentials(row: Row) async throws {
        let made = try SimulatedDocument(row.profile)
        let evidence = try await read(made)
        #expect(evidence.chip.terminalAuthentication?.outcome == row.outcome)
        #expect(guarded(evidence) == row.read)
        let report = try made.judge(evidence)
        for number in row.read {
            let hash = report.checks.first { $0.id.description == "integrity.dg\(number).hash" }
            #expect(hash?.result == .successful)
        }
    }

    @Test(
        "without credentials nothing asks for them, and everything else is read and judged",
        arguments: ["eac", "eac-cam", "eac-bac", "eac-denial-ends"])
    func withoutCredentials(profile: String) async throws {
        let made = try SimulatedDocument(profile)
        let evidence = try await read(made, withCredentials: false)
        #expect(evidence.chip.terminalAuthentication?.reason == .credentialsNotHeld)
        #expect(guarded(evidence).isEmpty)
        #expect(
            evidence.applicationFiles.filter { $0.octets != nil }.map(\.file.name).sorted().contains(
                "DG2"))
    }

    @Test("one that the terminal may read and was not asked for was not read, and nothing is said of rights")
    func notAskedFor() async throws {
        let made = try SimulatedDocument("eac")
        var plan = ReadPlan.default
        plan.skipped = [.dg3]
        var options = try made.terminalOptions(nil)
        options.terminalCredentials = try credentials(made)
        let report = try made.judge(
            await PassportReader.read(on: try made.channel(), access: try made.lines, plan: plan, options: options))
        let hash = report.checks.first { $0.id.description == "integrity.dg3.hash" }
        #expect(hash?.result == .undetermined && hash?.reason == .notRead && hash?.role == .evaluatory)
        #expect(report.overall == .successful)
    }

    @Test("the report has one line for both where neither was read, and names the authorities that the chip trusts")
    func oneLine() async throws {
        let made = try SimulatedDocument("eac-other-authority")
        let lines = ReportText.render(try made.judge(try await read(made))).split(separator: "\n")
        #expect(
            lines.filter { $0.contains("not read") } == [
                "  - data groups      Undetermined. EF.DG3 and EF.DG4 were not read. No certificate of the terminal leads to a trust point of the chip (UTCVCAEPASSUT001)"
            ])
    }

    @Test("a chip that took a link certificate trusts the new key from then on")
    func link() async throws {
        let made = try SimulatedDocument("eac-link")
        let held = try #require(made.document.terminalCredentials)
        let channel = SimulatedChipChannel(try made.profile.makeChip(holding: made.document))
        for (certificates, outcome, references) in [
            ([held.verifier, held.terminal], ProtocolOutcome.notRun, ["UTCVCAEPASSUT001"]),
            (held.certificates, .completed, ["UTCVCAEPASSUT001"]),
            ([held.verifier, held.terminal], .completed, ["UTCVCAEPASSUT002", "UTCVCAEPASSUT001"]),
        ] {
            var options = try made.terminalOptions(nil)
            options.terminalCredentials = try TerminalCredentials(
                certificates: certificates.map { try CardVerifiableCertificate(encoded: $0) },
                signer: PrivateKeySigner(held.privateKey))
            let evidence = await PassportReader.read(
                on: channel, access: try made.lines, plan: .default, options: options)
            #expect(evidence.chip.terminalAuthentication?.outcome == outcome)
            #expect(evidence.chip.terminalAuthentication?.references == references)
            #expect(guarded(evidence) == (outcome == .completed ? [3, 4] : []))
        }
    }

    @Test(
        "through a reader without extended length a chip that takes chains is read, and another one without them"
    )
    func shortReader() async throws {
        for (profile, expected) in [("eac-chaining", [3, 4]), ("eac", [3, 4]), ("eac-rsa", [])] {
            let made = try SimulatedDocument(profile)
            var options = try made.terminalOptions(nil)
            options.terminalCredentials = try credentials(made)
            let evidence = await PassportReader.read(
                on: try made.channel(takesExtendedLength: false), access: try made.lines, plan: .default,
                options: options)
            #expect(guarded(evidence) == expected)
            #expect(
                evidence.chip.terminalAuthentication?.outcome == (expected.isEmpty ? .refused : .completed))
            #expect(
                evidence.applicationFiles.contains { $0.file == .dataGroup(.dg2) && $0.octets != nil })
        }
    }
}
