// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassEvents
public import Tracing

/// Puts events into a span: one that took a while becomes a span beneath it, from when it began to now, and any other
/// an event of the span. Attributes stand under `epass.`.
public struct InspectionTracing<Instrument: Tracer>: Sendable {
    private let tracer: Instrument
    private let span: any Span
    private let now: @Sendable () -> DefaultTracerClock.Timestamp

    /// - Parameters:
    ///   - tracer: the tracer that the span is of.
    ///   - span: the span of this reading, or of the request around it. It is not ended here.
    ///   - now: the clock.
    public init(
        tracer: Instrument, span: any Span,
        now: @escaping @Sendable () -> DefaultTracerClock.Timestamp = { DefaultTracerClock.now }
    ) {
        self.tracer = tracer
        self.span = span
        self.now = now
    }

    /// Puts an event in.
    public func record(_ event: InspectionEvent) {
        var attributes = SpanAttributes()
        for (key, value) in event.attributes {
            let attribute: SpanAttribute =
                switch value {
                case .word(let word): .string(word.text)
                case .count(let count): .int64(Int64(count))
                case .flag(let flag): .bool(flag)
                }
            attributes["epass.\(key.rawValue)"] = attribute
        }
        let end = now()
        guard let duration = event.duration else {
            span.addEvent(SpanEvent(name: event.name.rawValue, at: end, attributes: attributes))
            return
        }
        let start = DefaultTracerClock.Timestamp(nanosecondsSinceEpoch: Self.beginning(of: duration, until: end))
        let child = tracer.startSpan(event.name.rawValue, context: span.context, ofKind: .internal, at: start)
        child.attributes = attributes
        child.end(at: end)
    }

    /// In nanoseconds since 1970, and none before.
    private static func beginning(of duration: Duration, until end: DefaultTracerClock.Timestamp) -> UInt64 {
        let (seconds, attoseconds) = duration.components
        let whole = UInt64(clamping: seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let end = end.nanosecondsSinceEpoch
        guard !whole.overflow, whole.partialValue <= end else { return 0 }
        let begun = end - whole.partialValue
        return begun - min(begun, UInt64(clamping: attoseconds / 1_000_000_000))
    }
}
