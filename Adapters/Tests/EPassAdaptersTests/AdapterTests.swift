// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEvents
import EPassLogging
import EPassMetrics
import EPassTracing
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import Testing
import Tracing

private enum Word: String, CaseIterable {
    case dg2 = "DG2"
    case read, successful, border
}

private let file = InspectionEvent(
    .file, [.file: .word(Word.dg2), .state: .word(Word.read), .kibioctets: .count(21)], duration: .milliseconds(1_250))
private let judgement = InspectionEvent(
    .judgement,
    [.result: .word(Word.successful), .policy: .word(Word.border), .test: .flag(true), .failed: .count(0)])

@Suite("Events go to logs, metrics and traces")
struct AdapterTests {
    @Test("a log has the name, the attributes and the milliseconds, at a level of the name's")
    func logs() throws {
        let handler = InMemoryLogHandler()
        var logger = Logger(label: "test") { _ in handler }
        logger.logLevel = .debug
        logger.log(file)
        logger.log(judgement)
        logger.log(judgement, level: .warning)
        let entries = handler.entries
        #expect(entries.map(\.level) == [.debug, .info, .warning])
        #expect(
            entries.map(\.message) == [
                "epass.reading.file", "epass.inspection.judgement", "epass.inspection.judgement",
            ])
        #expect(
            entries.first?.metadata == [
                "epass.file": "DG2", "epass.state": "read", "epass.kibioctets": "21", "epass.milliseconds": "1250",
            ])
        for name in InspectionEvent.Name.allCases {
            #expect(Logger.Level(of: InspectionEvent(name)) < .warning, "a document is no error of the service")
        }
    }

    @Test("metrics count events by their words, and record counts and durations")
    func metrics() throws {
        let test = TestMetrics()
        let metrics = InspectionMetrics(factory: test)
        metrics.record(file)
        metrics.record(file)
        metrics.record(judgement)
        let files = try test.expectCounter("epass.reading.file", [("file", "DG2"), ("state", "read")])
        #expect(files.totalValue == 2)
        let sizes = try test.expectRecorder("epass.reading.file.kibioctets", [("file", "DG2")])
        #expect(sizes.values == [21, 21])
        let times = try test.expectTimer("epass.reading.file.duration", [("file", "DG2")])
        #expect(times.values == [1_250_000_000, 1_250_000_000])
        let judged = try test.expectCounter(
            "epass.inspection.judgement", [("policy", "border"), ("result", "successful"), ("test", "true")])
        #expect(judged.totalValue == 1)
    }

    @Test("what took a while is a span beneath the reading's, anything else an event of it")
    func traces() throws {
        let tracer = InMemoryTracer()
        let span = tracer.startSpan("reading")
        let now = DefaultTracerClock.Timestamp(nanosecondsSinceEpoch: 1_795_000_000_000_000_000)
        let tracing = InspectionTracing(tracer: tracer, span: span) { now }
        tracing.record(file)
        tracing.record(judgement)
        // A clock that was set back in the meantime leaves no span that begins before time did.
        InspectionTracing(tracer: tracer, span: span) { .init(nanosecondsSinceEpoch: 1) }.record(file)
        span.end()
        let spans = tracer.finishedSpans
        #expect(spans.map(\.operationName) == ["epass.reading.file", "epass.reading.file", "reading"])
        let child = try #require(spans.first)
        #expect(child.endInstant.nanosecondsSinceEpoch - child.startInstant.nanosecondsSinceEpoch == 1_250_000_000)
        #expect(spans[1].startInstant.nanosecondsSinceEpoch == 0)
        #expect(child.attributes.get("epass.file") == .string("DG2"))
        #expect(child.attributes.get("epass.kibioctets") == .int64(21))
        #expect(child.parentSpanID == spans.last?.spanID)
        let event = try #require(spans.last?.events.first)
        #expect(event.name == "epass.inspection.judgement" && event.attributes.get("epass.test") == .bool(true))
    }
}
