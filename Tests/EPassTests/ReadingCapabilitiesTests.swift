// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassFaultRig
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Synchronization
import Testing

/// A reader between the session and a chip: with lengths of its own, which it states or not, and keeps to.
final class LimitedReader: CardChannel {
    private let chip: SimulatedChipChannel
    /// What it passes on; longer commands and responses are lost, whatever it states.
    private let passes: (command: Int, response: Int)
    let properties: ChannelProperties
    private let seen = Mutex<[[UInt8]]>([])

    init(_ chip: SimulatedChipChannel, states: (command: Int, response: Int), passes: (command: Int, response: Int)) {
        self.chip = chip
        self.passes = passes
        properties = ChannelProperties(
            readerName: "limited reader", atr: chip.properties.atr, maximumCommandLength: states.command,
            maximumResponseLength: states.response, protocolName: "simulator")
    }

    /// The commands that it was given.
    var commands: [[UInt8]] { seen.withLock { $0 } }

    func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        seen.withLock { $0.append(command) }
        guard command.count <= passes.command else { throw CardChannelError(.transmissionFailed) }
        let response = try await chip.transmit(command, within: limit)
        guard response.count <= passes.response else { throw CardChannelError(.transmissionFailed) }
        return response
    }

    func reset() async throws(CardChannelError) { try await chip.reset() }
}

@Suite("How much is asked for at once: what chip and reader state, and what is learnt, F-16, F-17 and F-19", .timed)
struct ReadingCapabilitiesTests {
    private static let wide = (command: 65_544, response: 65_538)
    private static let short = (command: 261, response: 258)

    private func channel(_ simulated: SimulatedDocument, buffers: Int? = nil) throws -> SimulatedChipChannel {
        var behaviour = simulated.profile.behaviour
        if let buffers {
            behaviour.extendedLength = ChipBehaviour.ExtendedLength(commandOctets: 2048, responseOctets: buffers)
        }
        return SimulatedChipChannel(try SimulatedChip(document: simulated.document, behaviour: behaviour))
    }

    /// The longest response that was asked for by a protected READ BINARY, in plain octets.
    private func largestRead(_ commands: [[UInt8]]) -> Int {
        commands.compactMap { command -> Int? in
            guard command.count > 8, command[0] == 0x0C, command[1] == CommandAPDU.Instruction.readBinary else {
                return nil
            }
            // DO'97' with one octet, or with two behind extended length fields.
            let body = command[(command[4] == 0x00 ? 7 : 5)...]
            guard body.first == 0x97 else { return nil }
            let value = body.dropFirst(2).prefix(Int(body[body.startIndex + 1]))
            let length = value.reduce(0) { $0 << 8 | Int($1) }
            return length == 0 ? 256 : length
        }.max() ?? 0
    }

    @Test(
        "extended length where chip and reader say so, by the lesser of both; short length fields where one does not",
        arguments: [
            ("extended-length", 65_538, nil, 4096), ("extended-length", 1024, nil, 1024),
            ("extended-length", 65_538, 700, 700), ("extended-length", 300, 700, 300),
            ("extended-length", 258, nil, 258), ("default", 65_538, nil, 258), ("default", 200, nil, 200),
            ("extended-length", 65_538, 200, 200),
        ] as [(String, Int, Int?, Int)])
    func stated(_ profile: String, reader: Int, chip: Int?, most: Int) async throws {
        let simulated = try SimulatedDocument(profile)
        let states = (command: reader > 258 ? 65_544 : 261, response: reader)
        let limited = LimitedReader(try channel(simulated, buffers: chip), states: states, passes: states)
        let evidence = await PassportReader.read(on: limited, access: try simulated.lines)
        #expect(evidence.failure == nil && evidence.deviations.isEmpty && evidence.ways.isEmpty)
        // Before the application is selected in the channel, EF.ATR/INFO was not read yet.
        let application = limited.commands.firstIndex { $0.starts(with: [0x0C, 0xA4, 0x04]) }
        let largest = largestRead(Array(limited.commands[try #require(application)...]))
        // The largest payload that fits: DO'87', DO'99', DO'8E', padding and status bytes take up to 50 octets.
        #expect(largest <= most && largest > most - 50, "\(largest)")
        #expect(try simulated.judge(evidence).overall == .successful)
    }

    @Test(
        "a reader that loses what is longer than it says: the same reading goes on with short length fields (F-19)",
        arguments: [258, 261, 1000])
    func lost(response: Int) async throws {
        let simulated = try SimulatedDocument("extended-length")
        let limited = LimitedReader(
            try channel(simulated), states: Self.wide, passes: (command: 65_544, response: response))
        let evidence = await PassportReader.read(on: limited, access: try simulated.lines)
        #expect(evidence.failure == nil && evidence.ways == ["extendedLengthLost"])
        #expect(evidence.deviations.isEmpty)
        for file in evidence.applicationFiles { #expect(file.octets == simulated.document.files[file.file]) }
        #expect(evidence.recoveries.count <= 2 && evidence.recoveries.allSatisfy { $0.action == .reopened })
        #expect(try simulated.judge(evidence).overall == .successful)
        // Twice in vain, and never again.
        let long = limited.commands.filter { $0.count > 7 && $0[1] == CommandAPDU.Instruction.readBinary && $0[4] == 0 }
        #expect(long.count <= 2 + 8)
    }

    @Test(
        "one lost command is an accident: extended length is gone on with", arguments: [FaultKind.failure, .cut(nil)])
    func lostOnce(_ kind: FaultKind) async throws {
        let simulated = try SimulatedDocument("extended-length")
        let probe = LimitedReader(try channel(simulated), states: Self.wide, passes: Self.wide)
        _ = await PassportReader.read(on: probe, access: try simulated.lines)
        let last = try #require(
            probe.commands.lastIndex { $0.count > 7 && $0[1] == CommandAPDU.Instruction.readBinary && $0[4] == 0 })
        let limited = LimitedReader(try channel(simulated), states: Self.wide, passes: Self.wide)
        let faulty = FaultyChannel(limited, plan: FaultPlan([.init(last + 1, kind)]))
        let evidence = await PassportReader.read(on: faulty, access: try simulated.lines)
        #expect(evidence.failure == nil && evidence.ways.isEmpty && evidence.deviations.isEmpty)
        #expect(evidence.recoveries.map(\.action) == [.reopened])
        #expect(largestRead(limited.commands) > 258)
    }

    @Test("what is learnt goes before what is stated: long reads that are refused twice are not asked for again (F-17)")
    func learnt() async throws {
        let simulated = try SimulatedDocument("extended-length-empty")
        let limited = LimitedReader(try channel(simulated), states: Self.wide, passes: Self.wide)
        let evidence = await PassportReader.read(on: limited, access: try simulated.lines)
        #expect(evidence.failure == nil && evidence.deviations.contains("extendedLengthRefused"))
        let long = limited.commands.filter { $0.count > 7 && $0[1] == CommandAPDU.Instruction.readBinary && $0[4] == 0 }
        // Each file of those that a second try is worth, once more each.
        #expect((2...8).contains(long.count), "\(long.count)")
        #expect(evidence.exchange?.commands ?? 1000 < 180)
    }

    @Test("the rate is that of the exchange, and there is none without time (F-23)")
    func rate() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        var exchange = try #require(evidence.exchange)
        exchange.milliseconds = 2500
        evidence.exchange = exchange
        #expect(exchange.octetsPerSecond == exchange.bytesReceived * 2 / 5)
        let report = try simulated.judge(evidence).json()
        #expect(report["exchange"]?["octetsPerSecond"]?.integer == Int64(exchange.bytesReceived * 2 / 5))
        exchange.milliseconds = 0
        evidence.exchange = exchange
        #expect(exchange.octetsPerSecond == nil)
        #expect(try simulated.judge(evidence).json()["exchange"]?["octetsPerSecond"] == .null)
        // A bundle has what was counted, and nothing that follows from it.
        #expect(evidence.json()["exchange"]?["octetsPerSecond"] == nil)
    }

    @Test("a reading without the portrait has everything else, for a fraction of the octets (F-23)")
    func withoutPortrait() async throws {
        let simulated = try SimulatedDocument("default")
        let (whole, part) = (try await simulated.read(), try await simulated.read(plan: .withoutPortrait))
        #expect(
            part.applicationFiles.map(\.file) == whole.applicationFiles.map(\.file).filter { $0 != .dataGroup(.dg2) })
        #expect((part.exchange?.bytesReceived ?? Int.max) * 3 < whole.exchange?.bytesReceived ?? 0)
        #expect(part.failure == nil && part.chip.chipAuthentication?.outcome == .completed)
    }
}
