// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassTrust
import Synchronization

/// Counts by words of closed lists, as Prometheus reads them. Nothing of a person, a document or a tenant is in them.
public final class ServiceMetrics: Sendable {
    private struct Series: Hashable {
        let name: String
        let labels: String
    }

    private struct State {
        var counters: [Series: Double] = [:]
        var gauges: [Series: Double] = [:]
    }

    private let state = Mutex(State())
    /// Far more than the closed lists come to.
    private static let limit = 10_000

    /// As the members say.
    public init() {}

    /// - Parameter method: of a closed list.
    func count(route: String, method: String, status: Int, _ elapsed: Duration) {
        let labels = Self.labels([("route", route), ("method", method)])
        add("epass_http_requests_total", Self.labels([("route", route), ("method", method), ("status", "\(status)")]))
        add("epass_http_request_seconds_count", labels)
        add("epass_http_request_seconds_sum", labels, elapsed / .seconds(1))
    }

    /// A request that could not be read, so that no route saw it.
    public func countUnreadable() { add("epass_http_unreadable_total", "") }

    /// A request whose connection ended before it did.
    func countAborted() { add("epass_http_aborted_total", "") }

    /// What a judgement came to: its result, and the checks that are not successful.
    func count(_ report: InspectionReport, elapsed: Duration) {
        add("epass_judgements_total", Self.labels([("overall", report.overall.rawValue)]))
        add("epass_judgement_seconds_count", "")
        add("epass_judgement_seconds_sum", "", elapsed / .seconds(1))
        for check in report.checks where check.result == .failed || check.result == .undetermined {
            add(
                "epass_checks_total",
                Self.labels([("check", check.id.rawValue), ("result", check.result.rawValue)]))
        }
    }

    func countDelivery(_ outcome: StaticString) {
        add("epass_webhooks_total", Self.labels([("outcome", "\(outcome)")]))
    }

    /// Notes a value of now.
    func set(_ name: StaticString, _ value: Double) {
        state.withLock { $0.gauges[Series(name: "\(name)", labels: "")] = value }
    }

    private func add(_ name: String, _ labels: String, _ value: Double = 1) {
        let series = Series(name: name, labels: labels)
        state.withLock { state in
            guard state.counters[series] != nil || state.counters.count < Self.limit else { return }
            state.counters[series, default: 0] += value
        }
    }

    private static func labels(_ labels: [(String, String)]) -> String {
        "{" + labels.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: ",") + "}"
    }

    /// The text format of Prometheus.
    func text() -> String {
        state.withLock { state in
            var lines: [String] = []
            for (kind, series) in [("counter", state.counters), ("gauge", state.gauges)] {
                var last = ""
                for (key, value) in series.sorted(by: { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }) {
                    if key.name != last { lines.append("# TYPE \(key.name) \(kind)") }
                    last = key.name
                    lines.append("\(key.name)\(key.labels) \(value)")
                }
            }
            return lines.joined(separator: "\n") + "\n"
        }
    }
}
