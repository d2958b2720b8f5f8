// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("SimulatedChipChannel", .timed)
struct SimulatedChipChannelTests {
    private static let select: [UInt8] = [0x00, 0xA4, 0x00, 0x0C]

    @Test("commands reach the chip and are counted")
    func transmits() async throws {
        let channel = SimulatedChipChannel(try TestDocuments.chip())
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
        #expect(channel.commandCount == 1)
        #expect(channel.properties.atr.first == 0x3B)
        // The check character makes the exclusive or of everything behind TS zero (ISO/IEC 7816-3, 8.2.5).
        #expect(channel.properties.atr.dropFirst().reduce(0, ^) == 0)
    }

    @Test("octets that are no command are refused")
    func invalidCommand() async throws {
        let channel = SimulatedChipChannel(try TestDocuments.chip(), takesExtendedLength: false)
        for command in [[], [0x00], [UInt8](repeating: 0, count: 262)] {
            await #expect(throws: CardChannelError(.invalidCommand, reason: "", remedy: "")) {
                try await channel.transmit(command)
            }
        }
    }

    @Test(
        "faults happen at the command that they name",
        arguments: [
            (ChannelFault.removal, CardChannelError.Code.cardRemoved), (.transmissionFailure, .transmissionFailed),
            (.reset, .cardReset),
        ])
    func faults(fault: ChannelFault, code: CardChannelError.Code) async throws {
        let channel = SimulatedChipChannel(try TestDocuments.chip()) { number, _ in number == 1 ? fault : nil }
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
        await #expect(throws: CardChannelError(code, reason: "", remedy: "")) {
            try await channel.transmit(Self.select)
        }
        if fault == .removal {
            await #expect(throws: CardChannelError(.cardRemoved, reason: "", remedy: "")) {
                try await channel.transmit(Self.select)
            }
        } else {
            #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
        }
    }

    @Test("responses are replaced and cut")
    func responses() async throws {
        let channel = SimulatedChipChannel(try TestDocuments.chip()) { number, _ in
            number == 0 ? .replacement([0x6F, 0x00]) : .truncation(1)
        }
        #expect(try await channel.transmit(Self.select) == [0x6F, 0x00])
        #expect(try await channel.transmit(Self.select) == [0x90])
    }

    @Test("a chip that leaves the field is a removed card")
    func loss() async throws {
        let channel = SimulatedChipChannel(try TestDocuments.chip { $0.commandsBeforeLoss = 1 })
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
        await #expect(throws: CardChannelError(.cardRemoved, reason: "", remedy: "")) {
            try await channel.transmit(Self.select)
        }
        await #expect(throws: CardChannelError(.cardRemoved, reason: "", remedy: "")) { try await channel.reset() }
    }
}
