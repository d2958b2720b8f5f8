// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// Whoever gives evidence chooses what to leave out, and must not choose a better result by it.
@Suite("Files left out of evidence", .timed)
struct FilesLeftOutTests {
    private static let required: [DataGroupNumber] = [.dg1, .dg2, .dg12, .dg14, .dg15]

    /// The same files without some, as a sender gives them.
    private static func files(_ evidence: Evidence, without left: Set<DataGroupNumber> = []) -> Evidence {
        var files: [LDSFile: [UInt8]] = [:]
        for entry in evidence.files {
            if let number = entry.file.dataGroupNumber, left.contains(number) { continue }
            files[entry.file] = entry.octets
        }
        return Evidence(files: files)
    }

    private static func given(_ report: InspectionReport) -> Set<Assurance.Kind> {
        Set(report.assurances.filter(\.isGiven).map(\.kind))
    }

    /// A document with the data groups that are asked for and others.
    private static func whole() throws -> SimulatedDocument {
        try SimulatedDocument("default") { document in
            document.files[12] = DataGroup12(dateOfIssue: LDSDate(octets: Array("20240416".utf8))).octets
        }
    }

    @Test("the policies ask for the files that decide", arguments: Policy.all)
    func builtIn(policy: Policy) {
        #expect(policy.rules.requiredGroups == (policy.name == "read" ? [] : Set(Self.required)))
    }

    @Test("each file that is asked for leaves the result open, and the first line names it", arguments: required)
    func eachOne(number: DataGroupNumber) async throws {
        let simulated = try Self.whole()
        let evidence = try await simulated.read()
        #expect(evidence.octets(of: .dataGroup(number)) != nil)
        for policy in Policy.all where policy.name != "read" {
            let report = try simulated.judge(Self.files(evidence, without: [number]), policy: policy)
            #expect(report.overall == .undetermined, "\(policy.name)")
            #expect(report.decision.map { $0.outcome != .accept } ?? true)
            let hash = report.check(.dataGroupHash(number))
            #expect(hash?.result == .undetermined && hash?.reason == .notRead && hash?.role == .mandatory)
            let reasons = report.headline.reasons.map(\.key.name)
            #expect(reasons.contains("headline.notGiven"), "\(report.headline.sentence)")
            #expect(report.headline.sentence.contains("(EF.\(number))"), "\(report.headline.sentence)")
            #expect(report.assurance(.dataGenuine)?.isGiven == false)
        }
        // Nothing is asked for here, and a part of a document is told as one.
        let read = try simulated.judge(Self.files(evidence, without: [number]))
        #expect(read.check(.dataGroupHash(number))?.role == .evaluatory)
    }

    @Test("a refusal that the evidence tells of leaves it open as well, and what a reading of ours left out is its own")
    func refused() async throws {
        let simulated = try Self.whole()
        var evidence = try await simulated.read()
        guard let place = evidence.files.firstIndex(where: { $0.file == .dataGroup(.dg2) }) else { return }
        var own = evidence
        own.files.remove(at: place)
        let report = Inspection.judge(
            own, trust: try simulated.trust, policy: .border, at: SimulatedDocument.time, printed: try simulated.lines)
        #expect(report.overall == .successful && report.check(.dataGroupHash(.dg2))?.role == .evaluatory)
        for state in [FileEvidence.State.absent, .accessDenied, .tooLarge, .nonConformant] {
            evidence.files[place] = FileEvidence(
                file: .dataGroup(.dg2), state: state, isProtected: true, channel: 1)
            let told = try Evidence(parsing: evidence.json().octets())
            let report = try simulated.judge(told, policy: .border)
            #expect(report.overall == .undetermined && report.assurance(.dataGenuine)?.isGiven == false, "\(state)")
            #expect(report.check(.dataGroupHash(.dg2))?.result == .undetermined)
        }
    }

    @Test("a policy asks for more or fewer files, and an unlisted one is not missing")
    func chosen() async throws {
        let simulated = try Self.whole()
        let evidence = try await simulated.read()
        let policy = try PolicyExamples.policy(#""dataGroups": {"required": [1, 2, 11, 16]}"#, extends: "read")
        func hash(_ number: DataGroupNumber, without left: Set<DataGroupNumber>) throws -> CheckEntry? {
            try simulated.judge(Self.files(evidence, without: left), policy: policy).check(.dataGroupHash(number))
        }
        #expect(try hash(.dg11, without: [.dg11])?.role == .mandatory)
        #expect(try hash(.dg15, without: [.dg15])?.role == .evaluatory)
        #expect(try hash(.dg16, without: []) == nil)
    }

    @Test(
        "over profiles and choices of files: nothing left out is to anybody's good, an optional file alone is missing",
        .long())
    func subsets() async throws {
        var random = SeededGenerator(seed: 39)
        for profile in TestShare.of(SimulatorProfile.all.map(\.name)) {
            let simulated = try SimulatedDocument(profile)
            let evidence = try await simulated.read()
            let given = evidence.files.filter { $0.state == .read }.compactMap(\.file.dataGroupNumber)
            guard !given.isEmpty, evidence.octets(of: .sod) != nil else { continue }
            for policy in Policy.all where policy.name != "read" {
                let all = try simulated.judge(Self.files(evidence), policy: policy)
                for _ in 0..<3 {
                    let left = Set(given.filter { _ in Bool.random(using: &random) })
                    let part = try simulated.judge(Self.files(evidence, without: left), policy: policy)
                    let place = "\(profile), \(policy.name), without \(left.sorted())"
                    let isAsked = left.contains { number in
                        Self.required.contains(number)
                            && all.check(.dataGroupHash(number))?.reason != .notInSecurityObject
                    }
                    if isAsked {
                        #expect(part.overall != .successful && part.decision?.outcome != .accept, "\(place)")
                        #expect(Self.given(part).isSubset(of: Self.given(all)), "\(place)")
                    } else {
                        Self.expectSame(part, all, but: left, place)
                    }
                }
            }
        }
    }

    /// What is left out takes its own checks from the report. Where one of these failed the rest may be better, which
    /// the policy lets whoever gives evidence choose.
    private static func expectSame(
        _ part: InspectionReport, _ all: InspectionReport, but left: Set<DataGroupNumber>, _ place: String
    ) {
        func others(_ report: InspectionReport) -> [String] {
            report.checks.filter { entry in
                if case .dataGroup(let number) = entry.id.check.object, left.contains(number) { return false }
                return !(entry.id.hashedDataGroup.map(left.contains) ?? false) && entry.id != .dataGroupStructure
            }.map { "\($0.id) \($0.result) \($0.reason?.rawValue ?? "-") \($0.role)" }
        }
        #expect(others(part) == others(all), "\(place)")
    }
}
