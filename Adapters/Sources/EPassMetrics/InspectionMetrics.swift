// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import CoreMetrics
public import EPassEvents
import Metrics

/// Counts events and records how long they took.
///
/// Each event is a counter under its name, with its words and flags as dimensions: both are closed lists, so that the
/// number of series is bounded whatever documents say. What it counts (`files`, `kibioctets`) is a recorder of the name
/// with the key behind it; how long it took, a timer with `.duration`. Recorder and timer have the dimensions that say
/// what was done, and not how it ended.
public struct InspectionMetrics: Sendable {
    private let factory: any MetricsFactory

    /// - Parameter factory: where the metrics go; the one of the process without it.
    public init(factory: any MetricsFactory = MetricsSystem.factory) { self.factory = factory }

    /// Counts an event.
    public func record(_ event: InspectionEvent) {
        let name = event.name.rawValue
        var (all, subject): ([(String, String)], [(String, String)]) = ([], [])
        for (key, value) in event.orderedAttributes {
            guard !value.isCount else { continue }
            all.append((key.rawValue, value.description))
            if Self.subjects.contains(key) { subject.append((key.rawValue, value.description)) }
        }
        Counter(label: name, dimensions: all, factory: factory).increment()
        for case (let key, .count(let count)) in event.orderedAttributes {
            Recorder(label: "\(name).\(key.rawValue)", dimensions: subject, factory: factory).record(count)
        }
        if let duration = event.duration {
            Timer(label: "\(name).duration", dimensions: subject, factory: factory).record(duration: duration)
        }
    }

    /// What an event is about.
    private static let subjects: Set<InspectionEvent.Key> = [.file, .protocol, .password, .policy, .origin]
}

extension InspectionEvent.Value {
    fileprivate var isCount: Bool { if case .count = self { true } else { false } }
}
