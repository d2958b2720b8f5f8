// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages
import EPassPCSC
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Glibc
import Synchronization
import Testing

@Suite("VPCDFrame: the frames of vpcd's protocol", .timed)
struct VPCDFrameTests {
    @Test("a command is preceded by its length")
    func encode() {
        #expect(VPCDFrame.encoded(command: [0, 0x84, 0, 0, 8]) == [0, 5, 0, 0x84, 0, 0, 8])
        #expect(VPCDFrame.encoded(.answerToReset) == [0, 1, 4])
        #expect(VPCDFrame.encoded(command: [UInt8](repeating: 1, count: 65_535))?.prefix(2) == [0xFF, 0xFF])
    }

    @Test("nothing is sent that would be taken for a control or does not fit", arguments: [0, 1, 65_536, 70_000])
    func refuses(count: Int) {
        #expect(VPCDFrame.encoded(command: [UInt8](repeating: 4, count: count)) == nil)
    }

    @Test("frames come out whole, however the octets arrive", arguments: 1...9)
    func pieces(size: Int) throws {
        let stream = try #require(octets("0002 9000  0000  0005 0102039000  0001 04  0100"))
        var reader = VPCDFrameReader()
        var frames: [[UInt8]] = []
        for start in stride(from: 0, to: stream.count, by: size) {
            reader.append(stream[start..<min(start + size, stream.count)])
            while let frame = reader.next() { frames.append(frame) }
        }
        #expect(frames == [[0x90, 0x00], [], [1, 2, 3, 0x90, 0x00], [4]])
        #expect(reader.pendingCount == 2)
    }
}

@Suite("VPCDListener: the reader is the vpcd", .timeLimit(.minutes(10)), .timed)
struct VPCDListenerTests {
    private static let select: [UInt8] = [0x00, 0xA4, 0x04, 0x0C, 0x02, 0x3F, 0x00]

    private func connected(
        commandTimeout: Duration = .seconds(60), atr: [UInt8] = VirtualCard.defaultATR,
        resets: Counter = Counter(), handler: @escaping @Sendable ([UInt8]) -> VirtualCard.Reply
    ) async throws -> (VPCDCardChannel, VirtualCard) {
        let listener = try VPCDListener(port: 0)
        let card = try VirtualCard(port: listener.port, atr: atr, onReset: { resets.increment() }, handler: handler)
        return (try await listener.accept(timeout: .seconds(90), commandTimeout: commandTimeout), card)
    }

    @Test("reads a virtual chip that connects, short and extended")
    func reads() async throws {
        let (channel, card) = try await connected { command in
            .response(command.count < 300 ? Array(command.reversed()) + [0x90, 0x00] : command)
        }
        defer { card.remove() }
        #expect(channel.properties.atr == VirtualCard.defaultATR)
        #expect(channel.properties.readerName?.hasPrefix("vpcd on 127.0.0.1:") == true)
        #expect(try await channel.transmit(Self.select) == Self.select.reversed() + [0x90, 0x00])
        let long = [UInt8](repeating: 0x5A, count: 65_535)
        #expect(try await channel.transmit(long) == long)
    }

    @Test("power, reset and answer to reset reach the chip")
    func reset() async throws {
        let resets = Counter()
        let (channel, card) = try await connected(resets: resets) { _ in .response([0x90, 0x00]) }
        defer { card.remove() }
        #expect(resets.value == 1)
        try await channel.reset()
        #expect(resets.value == 2)
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
    }

    @Test("a chip that leaves is a chip removed, and the channel stays closed")
    func leaves() async throws {
        for reply in [VirtualCard.Reply.leave, .leaveHalfway([1, 2, 3])] {
            let (channel, card) = try await connected { _ in reply }
            defer { card.remove() }
            await #expect(throws: CardChannelError(.cardRemoved, reason: "", remedy: "")) {
                try await channel.transmit(Self.select)
            }
            await #expect(throws: CardChannelError(.closed, reason: "", remedy: "")) {
                try await channel.transmit(Self.select)
            }
        }
    }

    @Test("a chip that does not answer is given up, so its late answer cannot be taken for the next", .long())
    func late() async throws {
        let (channel, card) = try await connected(commandTimeout: .seconds(3)) { _ in
            .late([0x90, 0x00], milliseconds: 6_000)
        }
        defer { card.remove() }
        await #expect(throws: CardChannelError(.timeout, reason: "", remedy: "")) {
            try await channel.transmit(Self.select)
        }
        await #expect(throws: CardChannelError(.closed, reason: "", remedy: "")) {
            try await channel.transmit(Self.select)
        }
    }

    @Test("a response without status bytes is none", arguments: [[], [0x90]] as [[UInt8]])
    func tooShort(response: [UInt8]) async throws {
        let (channel, card) = try await connected { _ in .response(response) }
        defer { card.remove() }
        await #expect(throws: CardChannelError(.invalidResponse, reason: "", remedy: "")) {
            try await channel.transmit(Self.select)
        }
    }

    @Test("what is no command is not sent", arguments: [0, 1, 3, 65_536])
    func noCommand(count: Int) async throws {
        let received = Counter()
        let (channel, card) = try await connected { _ in
            received.increment()
            return .response([0x90, 0x00])
        }
        defer { card.remove() }
        await #expect(throws: CardChannelError(.invalidCommand, reason: "", remedy: "")) {
            try await channel.transmit([UInt8](repeating: 4, count: count))
        }
        #expect(received.value == 0)
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
    }

    @Test("an answer to reset of impossible length is refused", arguments: [0, 1, 34, 300])
    func badATR(count: Int) async throws {
        await #expect(throws: CardChannelError(.invalidResponse, reason: "", remedy: "")) {
            try await connected(atr: [UInt8](repeating: 0x3B, count: count)) { _ in .response([0x90, 0x00]) }
        }
    }

    @Test("waiting for a chip ends when time is over, and says how to start one")
    func timeout() async throws {
        let listener = try VPCDListener(port: 0)
        let error = await #expect(throws: CardChannelError.self) {
            try await listener.accept(timeout: .milliseconds(20))
        }
        #expect(error?.code == .cardNone)
        #expect(error?.remedy.english.contains("epass simulate --connect 127.0.0.1:\(listener.port)") == true)
    }

    @Test("waiting for a chip can be cancelled, and begun again")
    func cancel() async throws {
        let listener = try VPCDListener(port: 0)
        let waiting = Task { try await listener.accept() }
        try await Task.sleep(for: .milliseconds(50))
        waiting.cancel()
        let result = await waiting.result
        #expect(throws: CardChannelError(.cancelled, reason: "", remedy: "")) { try result.get() }
        let card = try VirtualCard(port: listener.port) { _ in .response([0x90, 0x00]) }
        defer { card.remove() }
        let channel = try await listener.accept(timeout: .seconds(90))
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
    }

    @Test("a port that is taken is an error with the reason")
    func portTaken() async throws {
        let first = try VPCDListener(port: 0)
        let error = #expect(throws: CardChannelError.self) { _ = try VPCDListener(port: first.port) }
        #expect(error?.code == .ioFailed)
        #expect(error?.reason.contains("\(first.port)") == true)
    }

    /// With Nagle's algorithm each answer would wait for an acknowledgement: 40 ms a command.
    @Test("a connection sends what it is given at once")
    func sendsAtOnce() async throws {
        let listener = try VPCDListener(port: 0)
        let card = try VirtualCard(port: listener.port) { _ in .response([0x90, 0x00]) }
        defer { card.remove() }
        let channel = try await listener.accept(timeout: .seconds(90))
        #expect(try await channel.transmit(Self.select) == [0x90, 0x00])
        // The socket that has the listener's port and a peer is the connection.
        let connections = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap(CInt.init)
            .filter { Self.port(of: $0, getsockname) == listener.port && Self.port(of: $0, getpeername) != nil }
        #expect(connections.count == 1)
        for connection in connections {
            var option: CInt = 0
            var size = socklen_t(MemoryLayout<CInt>.size)
            #expect(getsockopt(connection, CInt(IPPROTO_TCP), TCP_NODELAY, &option, &size) == 0 && option == 1)
        }
    }

    /// The port of one end of a socket; nil where it is no connected socket of the Internet protocol.
    private static func port(
        of descriptor: CInt, _ end: (CInt, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?) -> CInt
    ) -> UInt16? {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { end(descriptor, $0, &size) }
        }
        return result == 0 && address.sin_family == sa_family_t(AF_INET) ? UInt16(bigEndian: address.sin_port) : nil
    }
}

/// A number that several threads count up.
final class Counter: Sendable {
    private let number = Atomic(0)
    var value: Int { number.load(ordering: .relaxed) }
    func increment() { number.add(1, ordering: .relaxed) }
}
