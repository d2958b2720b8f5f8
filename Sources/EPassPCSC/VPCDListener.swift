// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassBlockingCalls
public import EPassISO7816
internal import EPassMessages

/// A virtual reader: waits for a virtual chip to connect, as vpcd does inside pcscd, with no pcscd.
///
/// It listens on 127.0.0.1 only. vicc, `epass simulate --connect` and whatever else speaks vpcd's protocol can connect.
/// This works in builds without PC/SC too.
public actor VPCDListener {
    private let executor = BlockingExecutor(label: "epass.vpcd.listener")
    private let socket: TCPSocket
    /// The port that it listens on.
    public nonisolated let port: UInt16

    /// The queue on which it waits.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

    /// Begins to listen.
    ///
    /// - Parameter port: a port of 127.0.0.1; 0 takes any free one.
    /// - Throws: `channel.ioFailed` where the port is taken or not allowed.
    public init(port: UInt16) throws(CardChannelError) {
        socket = try TCPSocket.listening(port: port)
        self.port = socket.localPort
    }

    /// Waits for a virtual chip, gives it power and asks for its answer to reset.
    ///
    /// The port stays open as long as the listener or a channel of its lives: a chip that hung up may come again
    /// (`VPCDCardChannel.restore(within:)`).
    ///
    /// - Parameters:
    ///   - timeout: how long to wait for a connection; nil waits until the task is cancelled.
    ///   - commandTimeout: how long the chip may take for each answer, on the channel too.
    /// - Throws: `card.none` when time is over, `card.invalidResponse` where the peer's answer to reset is none,
    ///   `channel.cancelled`.
    public func accept(
        timeout: Duration? = nil, commandTimeout: Duration = .seconds(30)
    ) async throws(CardChannelError) -> VPCDCardChannel {
        let deadline = timeout.map { ContinuousClock.Instant.deadline(after: $0) }
        guard let connection = try socket.accept(until: deadline) else {
            throw CardChannelError.noVirtualChip(port: port)
        }
        return try await VPCDCardChannel.open(
            connection, from: socket, port: port, commandTimeout: commandTimeout)
    }
}

extension CardChannelError {
    static func noVirtualChip(port: UInt16) -> CardChannelError {
        CardChannelError(
            .cardNone, reason: .channelNoVirtualChip(port: String(port)),
            remedy: .channelNoVirtualChipRemedy(port: String(port)))
    }
}
