// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassFaultRig
import EPassISO7816
import EPassTestSupport
import Testing

/// The rig by itself: what it says that goes wrong does, and nothing else.
@Suite("A channel on which goes wrong what a plan says", .timed)
struct FaultyChannelTests {
    /// What the chip beneath answers.
    private static let genuine: [UInt8] = [1, 2, 3, 4, 5, 6, 0x90, 0x00]
    private static let command: [UInt8] = [0x00, 0xB0, 0x00, 0x00, 0x06]

    private func faulty(_ text: String, _ swap: FaultPlan.Swap? = nil) throws -> FaultyChannel<ScriptedChip> {
        FaultyChannel(
            ScriptedChip { _ in Self.genuine }, plan: try #require(FaultPlan(parsing: text, swap: swap)),
            spare: ScriptedChip { _ in [0x6A, 0x82] })
    }

    /// The answer, or the code of the error.
    private func said(_ channel: FaultyChannel<ScriptedChip>) async -> String {
        do {
            return hex(try await channel.transmit(Self.command, within: .seconds(1)))
        } catch {
            return error.code.rawValue
        }
    }

    @Test("the second command is disturbed, and no other", arguments: FaultKind.all)
    func onlyThere(_ kind: FaultKind) async throws {
        let channel = try faulty("2:\(kind.name)")
        #expect(await said(channel) == hex(Self.genuine))
        // This chip answers the same to whatever it is sent.
        let showsNothing: [FaultKind] = [.flipCommand, .replay, .swap]
        let isGenuine = await said(channel) == hex(Self.genuine)
        #expect(isGenuine == showsNothing.contains(kind))
        for _ in 0..<2 { try? await channel.restore(within: .seconds(1)) }
        #expect(await said(channel) == (kind == .gone ? "card.removed" : hex(Self.genuine)))
        #expect(channel.log.faults == 1)
    }

    @Test("a chip that left is not there until it was waited for as often as the plan says")
    func drop() async throws {
        let channel = try faulty("1:drop-2")
        #expect(await said(channel) == "card.removed")
        #expect(await said(channel) == "card.removed")
        await #expect(throws: CardChannelError(.cardRemoved)) { try await channel.reset() }
        await #expect(throws: CardChannelError(.cardRemoved)) { try await channel.restore(within: .seconds(1)) }
        try await channel.restore(within: .seconds(1))
        #expect(await said(channel) == hex(Self.genuine))
        let log = channel.log
        #expect(log.exchanges.count == 2 && log.sentToNobody == 1 && log.restores == 2 && log.resets == 1)
    }

    @Test("one bit is flipped, and the same one by the same seed")
    func flip() async throws {
        var seen: Set<String> = []
        for _ in 0..<2 { seen.insert(await said(try faulty("1:flip"))) }
        let first = try #require(seen.first)
        let answer = try #require(octets(first))
        let different = zip(answer, Self.genuine).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
        #expect(seen.count == 1 && different == 1 && answer.count == Self.genuine.count)
    }

    @Test("a fault that lasts hits every command from there on")
    func lasting() async throws {
        let channel = try faulty("2+:empty")
        var answers: [String] = []
        for _ in 0..<4 { answers.append(await said(channel)) }
        #expect(answers == [hex(Self.genuine), "9000", "9000", "9000"])
    }

    @Test("another chip answers from the fault on, or once the chip was waited for")
    func swap() async throws {
        let silent = try faulty("2:swap", .withFault)
        #expect(await said(silent) == hex(Self.genuine))
        #expect(await said(silent) == "6A82")
        #expect(silent.log.usedSpare)
        let after = try faulty("1:6988", .withFault)
        #expect(await said(after) == "6988")
        #expect(!after.log.usedSpare)
        #expect(await said(after) == "6A82")
        #expect(after.log.usedSpare)
        let reopened = try faulty("1:reset", .atReopening(1))
        #expect(await said(reopened) == "card.reset")
        #expect(await said(reopened) == hex(Self.genuine))
        try await reopened.restore(within: .seconds(1))
        #expect(await said(reopened) == "6A82")
    }

    @Test("what the command line says of a case is what is written back")
    func texts() throws {
        for text in ["12:drop", "12:drop,40:flip", "3+:6988"] {
            #expect(try #require(FaultPlan(parsing: text)).description == text)
        }
        for text in ["", "12", "0:drop", "x:drop", "12:no-such"] { #expect(FaultPlan(parsing: text) == nil) }
        #expect(Set(FaultKind.all.map(\.name)).count == FaultKind.all.count)
    }
}
