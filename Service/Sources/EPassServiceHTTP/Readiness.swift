// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import EPassTrust

/// Whether the service can do what it is for. What was found is told for some seconds, and whoever asks meanwhile waits
/// for the look of another: each of them writes and signs, and anybody may ask.
actor Readiness {
    /// What was looked at.
    struct Found: Sendable {
        let isReady: Bool
        let json: JSONValue
    }

    private let setup: ServiceSetup
    private var last: (at: ContinuousClock.Instant, found: Found)?
    private var running: Task<Found, Never>?

    init(setup: ServiceSetup) { self.setup = setup }

    func look() async -> Found {
        if let last, last.at.duration(to: .now) < setup.options.readinessPatience { return last.found }
        if let running { return await running.value }
        let task = Task { await lookNow() }
        running = task
        let found = await task.value
        last = (.now, found)
        running = nil
        return found
    }

    private func lookNow() async -> Found {
        let (now, doubt) = setup.service.clock.look()
        let materials = setup.service.materials.current
        let database = (try? await setup.service.store.check()) != nil
        let signing = await isSigning()
        // A machine without a clock of its own begins in 1970.
        let clock = doubt == nil && now.secondsSince1970 > 1_750_000_000
        let trust = materials.trust.anchorCount > 0 && materials.trust.damage == nil
        let ages = listAges(materials, at: now)
        let lists = setup.options.oldestListDays.map { limit in (ages.max() ?? 0) <= limit } ?? true
        let checks: [(String, Bool)] = [
            ("database", database), ("signing", signing), ("clock", clock), ("trust", trust),
            ("revocationLists", lists), ("status", materials.reports?.isCurrent(at: now) ?? true),
        ]
        let isReady = checks.allSatisfy(\.1)
        return Found(
            isReady: isReady,
            json: .fields(
                ("status", .string(isReady ? "ready" : "notReady")),
                (
                    "checks",
                    .object(checks.map { JSONMember(name: $0.0, value: .string($0.1 ? "good" : "bad")) })
                ),
                (
                    "clockDoubt",
                    doubt.map {
                        .fields(
                            ("clock", .string($0.word)), ("seconds", .integer($0.seconds)),
                            ("expected", .string(now.description)))
                    } ?? .null
                ),
                ("trustAgeSeconds", .integer(now.secondsSince1970 - materials.loadedAt.secondsSince1970)),
                ("oldestListDays", ages.max().map { .integer(Int64($0)) } ?? .null)))
    }

    /// Signs something, and checks it with the keys that others are shown: key, algorithm and set fit each other.
    private func isSigning() async -> Bool {
        let type = "epass-selftest+jwt"
        guard let token = try? await setup.service.keys.sign([0x7B, 0x7D], type: type),
            let verification = try? SignatureVerification(jwks: setup.service.keys.jwks)
        else { return false }
        return (try? verification.payload(of: token, type: type)) == [0x7B, 0x7D]
    }

    /// For how many days each list of revoked certificates has been out of date.
    private func listAges(_ materials: Materials, at now: Timestamp) -> [Int] {
        materials.trust.countries.flatMap { country in
            materials.trust.revocationLists(ofCountry: country).map { list in
                let end = list.nextUpdate ?? list.thisUpdate
                return max(0, Int((now.secondsSince1970 - end.secondsSince1970) / 86_400))
            }
        }
    }
}
