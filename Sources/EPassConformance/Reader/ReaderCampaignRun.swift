// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// A run of cases against a reader.
public struct ReaderCampaignRun: Sendable {
    private let campaign: Campaign
    private let observer: any CaseObserver
    /// The features that are claimed; nil for all.
    private let profiles: Set<String>?

    /// - Parameters:
    ///   - observer: the reader: this program's in process (``ReaderTrial``), or another one.
    ///   - profiles: the features that the inspection system states (TR-03105-5.1, table 2): a case about
    ///     another one is not applicable. Nil for all.
    public init(_ campaign: Campaign, observer: any CaseObserver, profiles: Set<String>? = nil) {
        self.campaign = campaign
        self.observer = observer
        self.profiles = profiles
    }

    /// Runs cases.
    ///
    /// - Parameters:
    ///   - cases: of the campaign.
    ///   - threads: how many at once, at least one.
    ///   - progress: called as each ends, one call after the other.
    /// - Returns: the results in the order of the cases.
    public func run(
        _ cases: [ConformanceCase], threads: Int, progress: (ConformanceResult) -> Void = { _ in }
    ) async -> [ConformanceResult] {
        var results = [ConformanceResult?](repeating: nil, count: cases.count)
        await withTaskGroup(of: (Int, ConformanceResult).self) { group in
            var next = 0
            func start() {
                guard next < cases.count else { return }
                let (index, item) = (next, cases[next])
                next += 1
                group.addTask { (index, await result(of: item)) }
            }
            for _ in 0..<max(1, threads) { start() }
            while let (index, result) = await group.next() {
                results[index] = result
                progress(result)
                if !Task.isCancelled { start() }
            }
        }
        return results.compactMap(\.self)
    }

    /// Runs one case.
    public func result(of item: ConformanceCase) async -> ConformanceResult {
        if let profiles, let missing = item.profiles.first(where: { !profiles.contains($0) }) {
            return ConformanceResult(item, .notApplicable, reason: missing)
        }
        if let reason = item.notMade { return ConformanceResult(item, .inconclusive, reason: reason) }
        let start = ContinuousClock.now
        func passed() -> Int {
            let parts = (ContinuousClock.now - start).components
            return Int(parts.seconds) * 1000 + Int(parts.attoseconds / 1_000_000_000_000_000)
        }
        do {
            guard let observation = try await observer.observe(item, of: campaign) else {
                return ConformanceResult(item, .inconclusive, reason: "notMade")
            }
            return ConformanceResult(item, observation, milliseconds: passed())
        } catch {
            let said = (error as? any CodedError).map { "\($0.code.rawValue): \($0.message)" } ?? "\(error)"
            return ConformanceResult(item, .inconclusive, reason: said, milliseconds: passed())
        }
    }
}
