// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages
import EPassPCSC
import EPassPCSCRig
import EPassTestSupport
import Testing

@Suite("VPCDCardChannel: limits, cancellation, and a chip that comes again", .timeLimit(.minutes(10)), .timed)
struct VPCDRestoreTests {
    private static let select: [UInt8] = [0x00, 0xA4, 0x04, 0x0C, 0x02, 0x3F, 0x00]
    private static let otherATR: [UInt8] = [0x3B, 0x81, 0x80, 0x01, 0x55, 0xD5]

    /// A chip that says nothing to commands until the gate is open.
    private func silentCard(
        _ listener: VPCDListener, _ gate: Gate, _ asked: Counter = Counter()
    ) throws -> VirtualCard {
        try VirtualCard(port: listener.port) { _ in
            asked.increment()
            gate.wait()
            return .response([0x90, 0x00])
        }
    }

    private func willingCard(
        _ listener: VPCDListener, atr: [UInt8] = VirtualCard.defaultATR, resets: Counter = Counter()
    ) throws -> VirtualCard {
        try VirtualCard(
            port: listener.port, atr: atr, onReset: { resets.increment() }, handler: { _ in .response([0x90, 0x00]) })
    }

    @Test("a command ends with its limit, and the next chip is taken, with its properties")
    func limit() async throws {
        let listener = try VPCDListener(port: 0)
        let gate = Gate()
        let silent = try silentCard(listener, gate)
        defer { silent.remove() }
        defer { gate.open() }
        let channel = try await listener.accept(timeout: .seconds(90))
        await #expect(throws: CardChannelError(.timeout)) {
            try await channel.transmit(Self.select, within: .milliseconds(200))
        }
        await #expect(throws: CardChannelError(.closed)) { try await channel.transmit(Self.select) }
        await #expect(throws: CardChannelError(.closed)) { try await channel.reset() }
        #expect(channel.properties.atr == VirtualCard.defaultATR)
        let next = try willingCard(listener, atr: Self.otherATR)
        defer { next.remove() }
        try await channel.restore(within: .seconds(90))
        #expect(channel.properties.atr == Self.otherATR)
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
    }

    @Test("a cancelled task does not wait for the answer")
    func cancelled() async throws {
        let listener = try VPCDListener(port: 0)
        let gate = Gate()
        let asked = Counter()
        let silent = try silentCard(listener, gate, asked)
        defer { silent.remove() }
        defer { gate.open() }
        let channel = try await listener.accept(timeout: .seconds(90), commandTimeout: .seconds(300))
        let task = Task { try await channel.transmit(Self.select, within: .seconds(300)) }
        var patience = Patience(seconds: 60)
        while asked.value == 0, try await patience.lasts() {}
        let time = await ContinuousClock().measure {
            task.cancel()
            let result = await task.result
            #expect(throws: CardChannelError(.cancelled)) { try result.get() }
        }
        // The moment that it takes, and whatever the other tests of this machine do meanwhile.
        #expect(time < .seconds(60))
    }

    @Test("a chip that is still there is reset")
    func standing() async throws {
        let listener = try VPCDListener(port: 0)
        let resets = Counter()
        let card = try willingCard(listener, resets: resets)
        defer { card.remove() }
        let channel = try await listener.accept(timeout: .seconds(90))
        let before = resets.value
        try await channel.restore(within: .seconds(90))
        #expect(resets.value == before + 1)
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
    }

    @Test("a chip that hung up may come again, however often, and one that is gone again is passed over")
    func comesAgain() async throws {
        let listener = try VPCDListener(port: 0)
        let first = try VirtualCard(port: listener.port) { _ in .leave }
        defer { first.remove() }
        let channel = try await listener.accept(timeout: .seconds(90))
        for _ in 0..<3 {
            await #expect(throws: CardChannelError(.cardRemoved)) { try await channel.transmit(Self.select) }
            let gone = try willingCard(listener)
            gone.remove()
            let next = try VirtualCard(port: listener.port) { _ in .leave }
            defer { next.remove() }
            try await channel.restore(within: .seconds(90))
        }
    }

    @Test("a chip that answers no reset leaves time for the one behind it", .long())
    func mute() async throws {
        let listener = try VPCDListener(port: 0)
        let gate = Gate()
        let resets = Counter()
        let mute = try VirtualCard(
            port: listener.port,
            onReset: {
                resets.increment()
                if resets.value > 1 { gate.wait() }
            }, handler: { _ in .response([0x90, 0x00]) })
        defer { mute.remove() }
        defer { gate.open() }
        let channel = try await listener.accept(timeout: .seconds(90), commandTimeout: .seconds(3))
        let next = try willingCard(listener, atr: Self.otherATR)
        defer { next.remove() }
        try await channel.restore(within: .seconds(120))
        #expect(channel.properties.atr == Self.otherATR)
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
    }

    @Test("no chip comes: no chip, when time is over")
    func nobody() async throws {
        let listener = try VPCDListener(port: 0)
        let first = try VirtualCard(port: listener.port) { _ in .leave }
        defer { first.remove() }
        let channel = try await listener.accept(timeout: .seconds(90))
        await #expect(throws: CardChannelError(.cardRemoved)) { try await channel.transmit(Self.select) }
        let error = await #expect(throws: CardChannelError.self) {
            try await channel.restore(within: .milliseconds(100))
        }
        #expect(error?.code == .cardNone)
        let task = Task { try await channel.restore(within: .seconds(300)) }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        let result = await task.result
        #expect(throws: CardChannelError(.cancelled)) { try result.get() }
    }

    @Test("a channel that was closed is not restored, and its port is free")
    func closed() async throws {
        let channel: VPCDCardChannel
        let port: UInt16
        do {
            let listener = try VPCDListener(port: 0)
            port = listener.port
            let card = try willingCard(listener)
            defer { card.remove() }
            channel = try await listener.accept(timeout: .seconds(90))
            await channel.close()
        }
        await #expect(throws: CardChannelError(.closed)) { try await channel.restore(within: .seconds(90)) }
        var patience = Patience(seconds: 60)
        var again = try? VPCDListener(port: port)
        while again == nil, try await patience.lasts() { again = try? VPCDListener(port: port) }
        #expect(again != nil)
    }
}
