// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
public import EPassISO7816
import EPassMRZ
import EPassMessages
import EPassTrust

/// A run of cases against one chip, one after the other.
public struct ChipCampaignRun: Sendable {
    private let campaign: ChipCampaign
    private let tool: ToolIdentity

    /// Runs cases of a campaign, named in traces as a run of that program.
    public init(_ campaign: ChipCampaign, tool: ToolIdentity = .library) {
        self.campaign = campaign
        self.tool = tool
    }

    /// Finds out what the chip offers and what opens it.
    ///
    /// - Returns: the setting with that; a statement that was given stays.
    /// - Throws: `conformance.chipNotOpened`.
    public func explore<Channel: CardChannel>(
        _ channel: Channel, setting: ChipTestSetting
    ) async throws(ConformanceError) -> ChipTestSetting {
        try await ChipExploration.explored(channel, setting)
    }

    /// Runs cases.
    ///
    /// - Parameters:
    ///   - cases: of the campaign.
    ///   - channel: to the chip.
    ///   - setting: as ``explore(_:setting:)`` left it.
    ///   - passed: the names of cases that were passed before, in a run that is gone on from.
    ///   - progress: called as each ends.
    /// - Returns: the results in the order of the cases; fewer where the task was cancelled.
    public func run<Channel: CardChannel>(
        _ cases: [ChipCase], on channel: Channel, setting: ChipTestSetting, passed: Set<String> = [],
        progress: (ConformanceResult) -> Void = { _ in }
    ) async -> [ConformanceResult] {
        var passed = passed
        var certificates: TestCertificates?
        var results: [ConformanceResult] = []
        for item in cases {
            if Task.isCancelled { break }
            let result: ConformanceResult
            if let reason = exclusion(of: item, setting, passed) {
                result = ConformanceResult(item, reason.outcome, reason: reason.word)
            } else {
                let trace = CaseTrace(channel.properties, tool: tool, startedAt: nil)
                let recording = RecordingChannel(channel) { trace.writer.record($0) }
                var trial = ChipTrial(channel: recording, setting: setting, campaign: campaign)
                trial.certificates = certificates
                let start = ContinuousClock.now
                let found = await trial.run(item)
                certificates = trial.certificates
                let parts = (ContinuousClock.now - start).components
                result = ConformanceResult(
                    item, found, trace: trace.lines,
                    milliseconds: Int(parts.seconds) * 1000 + Int(parts.attoseconds / 1_000_000_000_000_000))
            }
            if result.outcome == .pass { passed.insert(item.id) }
            results.append(result)
            progress(result)
        }
        return results
    }

    private func exclusion(
        of item: ChipCase, _ setting: ChipTestSetting, _ passed: Set<String>
    ) -> (outcome: ConformanceResult.Outcome, word: String)? {
        let claimed = setting.statement.profiles
        if let missing = item.profiles.first(where: { !claimed.contains($0) }) { return (.notApplicable, missing) }
        if let claim = item.without.first(where: claimed.contains) { return (.notApplicable, claim) }
        if item.access == .bac, !claimed.contains("BAC") { return (.notApplicable, "BAC") }
        if item.access == .bac, item.authenticatesChip, !claimed.contains("CA") { return (.notApplicable, "CA") }
        if item.access == .pace, !claimed.contains("PACE") { return (.notApplicable, "PACE") }
        if item.isDestructive, !setting.runsDestructive { return (.notApplicable, "destructive") }
        if let missing = item.after.first(where: { !passed.contains($0) }) { return (.inconclusive, missing) }
        if !item.certificates.isEmpty, setting.authorities.isEmpty { return (.inconclusive, "CVCA") }
        return nil
    }
}

/// What came of the runs of a case.
struct ChipTrialFinding {
    var outcome = ConformanceResult.Outcome.pass
    /// Why nothing could be observed.
    var reason: String?
    var steps: [ConformanceStep] = []
}

/// One case run against a chip: once for each way that it is about.
struct ChipTrial<Channel: CardChannel> {
    let channel: Channel
    let setting: ChipTestSetting
    let campaign: ChipCampaign
    /// The certificates, whose keys are the same in all cases of a run.
    var certificates: TestCertificates?

    /// Runs the case.
    mutating func run(_ item: ChipCase) async -> ChipTrialFinding {
        var finding = ChipTrialFinding()
        for way in ways(of: item) {
            let tester = ChipTester(channel, setting: setting)
            tester.certificates = certificates
            do throws(TesterStop) {
                try await tester.prepare(item, way: way)
                if !item.certificates.isEmpty { try choose(tester) }
                try await run(item, tester, way, &finding)
            } catch {
                if finding.outcome == .pass { finding.outcome = .inconclusive }
                finding.reason = error.word
            }
            if finding.outcome != .pass { break }
        }
        return finding
    }

    private func ways(of item: ChipCase) -> [ChipTestStep.AccessWay?] {
        let claimed = setting.statement.profiles
        var ways: [ChipTestStep.AccessWay?] = []
        if claimed.contains("PACE") { ways.append(.pace) }
        // Without keys of its own only PACE with chip authentication mapping proves the chip.
        if claimed.contains("BAC"), !item.authenticatesChip || claimed.contains("CA") { ways.append(.bac) }
        switch item.access {
        case .bac: return [.bac]
        case .pace: return [.pace]
        // What changes the chip for good is done once.
        case .open where item.isDestructive: return [ways.first ?? nil]
        case .open: return ways.isEmpty ? [nil] : ways
        case .none, .selected: return [ways.first ?? nil]
        }
    }

    /// The authority whose reference the chip names first, in the first case that wants one.
    private mutating func choose(_ tester: ChipTester<Channel>) throws(TesterStop) {
        if certificates == nil {
            let authorities = setting.authorities
            let known = tester.trustPoints.lazy.compactMap { reference in
                authorities.first { $0.certificate.holderReference.octets == reference }
            }.first
            guard let authority = known ?? (tester.trustPoints.isEmpty ? authorities.first : nil) else {
                throw .notPrepared("CVCA")
            }
            certificates = TestCertificates(
                authority, definitions: campaign.certificates,
                start: setting.statement.date ?? authority.certificate.effectiveDate)
        }
        tester.certificates = certificates
    }

    private func run(
        _ item: ChipCase, _ tester: ChipTester<Channel>, _ way: ChipTestStep.AccessWay?,
        _ finding: inout ChipTrialFinding
    ) async throws(TesterStop) {
        var last: TesterAnswer?
        for (index, step) in item.steps.enumerated() {
            func note(_ found: StepFinding?, _ outcome: ConformanceStep.Outcome) {
                finding.steps.append(
                    ConformanceStep(
                        number: index + 1, way: [.none, .selected].contains(item.access) ? "" : way?.rawValue ?? "",
                        what: found?.what ?? "-", expected: found?.expected ?? [], observed: found?.observed ?? "",
                        outcome: outcome))
            }
            if let condition = step.condition, !condition.holds(last) {
                note(nil, .skipped)
                continue
            }
            let found = try await tester.carryOut(step, of: item, way: way)
            note(found, found.isRight ? .pass : .fail)
            guard found.isRight else {
                finding.outcome = .fail
                return
            }
            last = found.answer ?? last
            if let status = found.answer?.status, step.endsOn.contains(where: { $0.includes(status) }) { return }
        }
    }
}

extension ChipTestStep.Condition {
    fileprivate func holds(_ last: TesterAnswer?) -> Bool {
        guard let last else { return false }
        return switch self {
        case .ok: last.status == .success
        case .refused: last.status != .success
        case .protected: last.form == .protected
        }
    }
}
