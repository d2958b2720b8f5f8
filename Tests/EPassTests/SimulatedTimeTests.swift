// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassSimulator
import EPassTestSupport
import Testing

@Suite("Time on the clock of a simulated channel counts (Docs/behaviour.md)", .timed)
struct SimulatedTimeTests {
    /// A reading behind what this description says, within so many seconds.
    private func read(
        _ json: String, seconds: Int = 300, of profile: String = "plain"
    ) async throws -> (evidence: Evidence, steps: [UnsafeTranscript.Step]) {
        let chosen = try SimulatorProfile.named(profile)
        let description = try DocumentDescription(json: Array(json.utf8), replacing: chosen.document)
        let simulated = try SimulatedDocument(profile) { $0 = description }
        let reader = ReaderChannel(try simulated.channel(), reader: description.reader ?? SimulatedReader())
        let steps = Log<UnsafeTranscript.Step>()
        var options = try simulated.terminalOptions(nil)
        options.limits.seconds = seconds
        let evidence = await PassportReader.read(
            on: RecordingChannel(reader) { steps.append($0) }, access: try simulated.lines, options: options)
        return (evidence, steps.all)
    }

    @Test(
        "many short delays, a slow reader and a single long delay end a reading at its limit",
        arguments: [
            #"{"behaviour": {"rules": [{"when": {"step": "read", "file": "DG2"}, "then": {"delay": 1000}}]}}"#,
            #"{"behaviour": {"rules": [{"when": {"step": "read", "file": "DG2"}, "then": {"delay": 15000}}]}}"#,
            #"{"reader": {"millisecondsPerCommand": 1000}}"#, #"{"reader": {"microsecondsPerOctet": 10000}}"#,
            #"{"behaviour": {"rules": [{"when": {"step": "read", "file": "DG2"}, "then": {"silent": true}}]}}"#,
        ])
    func limit(_ json: String) async throws {
        let reading = try await read(json, seconds: 10)
        #expect(reading.evidence.failure?.code == .own(.deadlineExceeded))
        let time = try #require(reading.evidence.exchange?.milliseconds)
        #expect(time >= 10_000)
        #expect(try await read(json, seconds: 86_400).evidence.failure?.code != .own(.deadlineExceeded))
    }

    @Test("a delay stands in the times of the trace and of the report, and nobody waits for it")
    func visible() async throws {
        let rule = #"{"when": {"step": "chipAgreement"}, "then": {"delay": 3000}}"#
        let started = ContinuousClock.now
        let reading = try await read("{\"behaviour\": {\"rules\": [\(rule)]}}", of: "default")
        #expect(ContinuousClock.now - started < .seconds(3))
        #expect(reading.evidence.failure == nil)
        let slow = reading.steps.filter { $0.end - $0.start >= .seconds(3) }
        #expect(slow.count == 1)
        #expect(try #require(reading.evidence.exchange?.milliseconds) >= 3000)
        // One clock for all steps: none begins before the one before it ended.
        #expect(zip(reading.steps, reading.steps.dropFirst()).allSatisfy { $0.end <= $1.start })
    }

    @Test("a loss in access control is told at the command over which the chip was lost")
    func place() async throws {
        let loss = #"{"reader": {"losesChip": {"afterCommands": 5, "for": 100}}}"#
        let reading = try await read(loss, of: "default")
        let number = try #require(
            reading.steps.filter { if case .command = $0.event { true } else { false } }
                .firstIndex { $0.failure != nil })
        #expect(reading.evidence.recoveries.first?.command == number + 1)
    }
}
