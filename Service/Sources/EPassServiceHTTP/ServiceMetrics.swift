// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassTrust
import Synchronization

/// Counts by words of closed lists, as Prometheus reads them. Nothing of a person, a document or a tenant is in them.
///
/// Texts are made when somebody asks for them, not with each request.
public final class ServiceMetrics: Sendable {
    private struct Request: Hashable {
        let route: String
        let method: String
        let status: Int
    }

    private struct Check: Hashable {
        let id: CheckID
        let result: CheckResult
    }

    /// How many, and how long all of them took.
    private struct Sum {
        var count = 0
        var seconds = 0.0

        mutating func add(_ seconds: Double) {
            count += 1
            self.seconds += seconds
        }
    }

    private struct State {
        var requests: [Request: Sum] = [:]
        var unreadable = 0
        var aborted = 0
        var refusedConnections = 0
        var refusals: [Int: Int] = [:]
        var judgements: [OverallResult: Int] = [:]
        var judging = Sum()
        var checks: [Check: Int] = [:]
        var deliveries: [String: Int] = [:]
        var gauges: [String: Double] = [:]
    }

    private let state = Mutex(State())
    /// Far more than the closed lists come to.
    private static let limit = 10_000

    /// As the members say.
    public init() {}

    /// - Parameter method: of a closed list.
    func count(route: String, method: String, status: Int, _ elapsed: Duration) {
        let request = Request(route: route, method: method, status: status)
        let seconds = elapsed / .seconds(1)
        state.withLock { state in
            guard state.requests.count < Self.limit || state.requests[request] != nil else { return }
            state.requests[request, default: Sum()].add(seconds)
        }
    }

    /// A request that could not be read, so that no route saw it.
    public func countUnreadable() { state.withLock { $0.unreadable += 1 } }

    /// A request whose connection ended before it did.
    func countAborted() { state.withLock { $0.aborted += 1 } }

    /// A connection that was ended at once, since others of its address are there.
    public func countRefusedConnection() { state.withLock { $0.refusedConnections += 1 } }

    /// A request that was refused before anything was looked at but where it came from.
    func countRefusal(status: Int) { state.withLock { $0.refusals[status, default: 0] += 1 } }

    /// What a judgement came to: its result, and the checks that are not successful.
    func count(_ report: InspectionReport, elapsed: Duration) {
        let seconds = elapsed / .seconds(1)
        state.withLock { state in
            state.judgements[report.overall, default: 0] += 1
            state.judging.add(seconds)
            for check in report.checks where check.result == .failed || check.result == .undetermined {
                state.checks[Check(id: check.id, result: check.result), default: 0] += 1
            }
        }
    }

    func countDelivery(_ outcome: StaticString) { state.withLock { $0.deliveries["\(outcome)", default: 0] += 1 } }

    /// Notes a value of now.
    func set(_ name: StaticString, _ value: Double) { state.withLock { $0.gauges["\(name)"] = value } }

    /// The text format of Prometheus.
    func text() -> String {
        let state = state.withLock { $0 }
        var counters: [(name: String, labels: String, value: Double)] = []
        func add(_ name: String, _ labels: [(String, String)], _ value: Double) {
            counters.append(("epass_" + name, Self.labels(labels), value))
        }
        for (request, sum) in state.requests {
            let labels = [("route", request.route), ("method", request.method), ("status", "\(request.status)")]
            add("http_requests_total", labels, Double(sum.count))
        }
        for (status, count) in state.refusals {
            let labels = [("route", "refused"), ("method", "any"), ("status", "\(status)")]
            add("http_requests_total", labels, Double(count))
        }
        // Whatever they came to.
        let answered = Dictionary(grouping: state.requests) { [$0.key.route, $0.key.method] }.values
        for all in answered {
            let labels = all.prefix(1).flatMap { [("route", $0.key.route), ("method", $0.key.method)] }
            add("http_request_seconds_count", labels, Double(all.reduce(0) { $0 + $1.value.count }))
            add("http_request_seconds_sum", labels, all.reduce(0) { $0 + $1.value.seconds })
        }
        if state.unreadable > 0 { add("http_unreadable_total", [], Double(state.unreadable)) }
        if state.aborted > 0 { add("http_aborted_total", [], Double(state.aborted)) }
        if state.refusedConnections > 0 { add("connections_refused_total", [], Double(state.refusedConnections)) }
        for (overall, count) in state.judgements {
            add("judgements_total", [("overall", overall.rawValue)], Double(count))
        }
        if state.judging.count > 0 {
            add("judgement_seconds_count", [], Double(state.judging.count))
            add("judgement_seconds_sum", [], state.judging.seconds)
        }
        for (check, count) in state.checks {
            add("checks_total", [("check", check.id.rawValue), ("result", check.result.rawValue)], Double(count))
        }
        for (outcome, count) in state.deliveries { add("webhooks_total", [("outcome", outcome)], Double(count)) }
        let gauges = state.gauges.map { (name: $0.key, labels: "", value: $0.value) }
        return Self.text("counter", counters) + Self.text("gauge", gauges)
    }

    private static func text(_ kind: String, _ series: [(name: String, labels: String, value: Double)]) -> String {
        var text = ""
        var last = ""
        for one in series.sorted(by: { ($0.name, $0.labels) < ($1.name, $1.labels) }) {
            if one.name != last { text += "# TYPE \(one.name) \(kind)\n" }
            last = one.name
            text += "\(one.name)\(one.labels) \(one.value)\n"
        }
        return text
    }

    private static func labels(_ labels: [(String, String)]) -> String {
        labels.isEmpty ? "" : "{" + labels.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: ",") + "}"
    }
}
