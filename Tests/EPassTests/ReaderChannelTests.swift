// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassSimulator
import EPassTestSupport
import Synchronization
import Testing

@Suite("Readers as data (Docs/behaviour.md)", .timed)
struct ReaderChannelTests {
    private func reader(_ json: String) throws -> SimulatedReader {
        let description = try DocumentDescription(json: Array("{\"reader\": \(json)}".utf8))
        return try #require(description.reader)
    }

    private func read(
        _ profile: String, behind json: String, now: (@Sendable () -> Duration)? = nil
    ) async throws -> (evidence: Evidence, overall: OverallResult, elapsed: Duration) {
        let simulated = try SimulatedDocument(profile)
        let channel = ReaderChannel(try simulated.channel(), reader: try reader(json), now: now)
        let evidence = await PassportReader.read(
            on: channel, access: try simulated.lines, options: try simulated.terminalOptions(nil))
        return (evidence, try simulated.judge(evidence).overall, channel.elapsed)
    }

    @Test("limits that a reader states are kept to; what is longer than those that it does not state is lost")
    func limits() async throws {
        let stated = try await read("extended-length", behind: #"{"command": 261, "response": 258}"#)
        #expect(stated.overall == .successful && stated.evidence.recoveries.isEmpty)
        #expect(stated.evidence.reader?.maximumResponseLength == 258)
        let silent = try await read(
            "extended-length", behind: #"{"command": 261, "response": 258, "statesLimits": false}"#)
        // What is longer than it takes is lost.
        #expect(silent.evidence.recoveries.contains { $0.code?.rawValue == "card.transmissionFailed" })
        #expect(silent.evidence.reader?.maximumResponseLength == 65_538)
    }

    @Test("a slow reader takes its time for each command and octet, on a clock of its own")
    func slow() async throws {
        let perCommand = try await read("plain", behind: #"{"millisecondsPerCommand": 10}"#)
        let commands = try #require(perCommand.evidence.exchange?.commands)
        #expect(perCommand.elapsed == .milliseconds(10 * commands) && perCommand.overall == .successful)
        let perOctet = try await read("plain", behind: #"{"microsecondsPerOctet": 100}"#)
        #expect(perOctet.elapsed > .seconds(2) && perOctet.elapsed < .seconds(4))
        let never = try await read("plain", behind: #"{"millisecondsPerCommand": 600000}"#)
        #expect(never.evidence.failure?.code.rawValue == "card.timeout")
    }

    @Test(
        "the chip is lost behind so many commands or octets, and read on where it comes back",
        arguments: [
            (#"{"losesChip": {"afterCommands": 30, "for": 500}}"#, true),
            (#"{"losesChip": {"afterOctets": 9000, "for": 500}}"#, true),
            (#"{"losesChip": {"afterOctets": 9000, "for": 500, "times": 2}}"#, true),
            (#"{"losesChip": {"afterOctets": 9000}}"#, false),
        ])
    func losesChip(_ json: String, _ isReadOn: Bool) async throws {
        let reading = try await read("default", behind: json)
        #expect(reading.overall == (isReadOn ? .successful : .aborted))
        #expect(!isReadOn || !reading.evidence.recoveries.isEmpty)
        #expect(!isReadOn || reading.elapsed >= .milliseconds(500))
        if !isReadOn {
            #expect(reading.evidence.failure?.code.rawValue == "card.removed")
            // Nothing was opened again.
            #expect(reading.evidence.recoveries.isEmpty)
        }
    }

    @Test("a chip that is left alone for too long is reset, and read on")
    func idle() async throws {
        let commands = Mutex(0)
        // The clock is asked twice a command: half a second passes before the fiftieth, and nothing else.
        let reading = try await read("default", behind: #"{"resetAfterIdle": 500}"#) {
            commands.withLock { asked in
                asked += 1
                return asked >= 100 ? .milliseconds(600) : .zero
            }
        }
        #expect(reading.overall == .successful)
        #expect(reading.evidence.recoveries.count == 1)
    }
}
