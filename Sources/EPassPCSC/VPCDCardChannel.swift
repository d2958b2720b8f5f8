// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
internal import EPassMessages

/// A virtual chip that connected to a `VPCDListener`.
///
/// Whatever the peer does, an answer is at most 65 535 octets and comes within the time given or is an error; an error
/// leaves the channel closed, since it is not known any more which answer belongs to which command.
public final class VPCDCardChannel: CardChannel {
    /// Answer to reset and limits; the name of the reader is `vpcd on 127.0.0.1:PORT`.
    public let properties: ChannelProperties
    private let wire: VPCDWire

    /// The thread that waits for the peer.
    public var executor: (any TaskExecutor)? { wire.tasks }

    private init(properties: ChannelProperties, wire: VPCDWire) {
        self.properties = properties
        self.wire = wire
    }

    static func open(
        _ socket: TCPSocket, port: UInt16, commandTimeout: Duration
    ) async throws(CardChannelError) -> VPCDCardChannel {
        let wire = VPCDWire(socket: socket, timeout: commandTimeout)
        let atr = try await wire.power(.powerOn)
        let properties = ChannelProperties(
            readerName: "vpcd on 127.0.0.1:\(port)", atr: atr, maximumCommandLength: VPCDFrame.maximumLength,
            maximumResponseLength: VPCDFrame.maximumLength, protocolName: "vpcd")
        return VPCDCardChannel(properties: properties, wire: wire)
    }

    deinit {
        wire.hangUp()
    }

    /// Sends a command and waits for its response; see `CardChannel`.
    public func transmit(_ command: [UInt8]) async throws(CardChannelError) -> [UInt8] {
        if Task.isCancelled { throw .cancelled }
        guard command.count >= 4 else { throw .commandTooShort(command.count) }
        guard let frame = VPCDFrame.encoded(command: command) else {
            throw .commandTooLong(command.count, limit: VPCDFrame.maximumLength)
        }
        return try await wire.exchange(frame)
    }

    /// Resets the chip.
    public func reset() async throws(CardChannelError) {
        if Task.isCancelled { throw .cancelled }
        _ = try await wire.power(.reset)
    }

    /// Takes power from the chip and ends the connection.
    public func close() async {
        await wire.close()
    }
}

/// The exchange of frames, on a queue of its own.
actor VPCDWire {
    private let executor = BlockingExecutor(label: "epass.vpcd.card")
    private let socket: TCPSocket
    private let timeout: Duration
    private var frames = VPCDFrameReader()
    private var isOpen = true

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    nonisolated var tasks: any TaskExecutor { executor.tasks }

    init(socket: TCPSocket, timeout: Duration) {
        self.socket = socket
        self.timeout = timeout
    }

    /// Gives power or resets, and asks for the answer to reset.
    func power(_ control: VPCDFrame.Control) throws(CardChannelError) -> [UInt8] {
        let question = VPCDFrame.encoded(control) + VPCDFrame.encoded(.answerToReset)
        let atr = try answer(to: question)
        // ISO/IEC 7816-3, 8.1: TS to TCK are 2 to 33 octets.
        guard (2...33).contains(atr.count) else {
            fail()
            throw CardChannelError(
                .invalidResponse, reason: .channelAnswerToResetLength(count: atr.count),
                remedy: .channelAnswerToResetLengthRemedy)
        }
        return atr
    }

    /// Sends a command's frame and returns the response.
    func exchange(_ frame: [UInt8]) throws(CardChannelError) -> [UInt8] {
        let response = try answer(to: frame)
        guard response.count >= 2 else {
            fail()
            throw CardChannelError(
                .invalidResponse, reason: .channelVirtualResponseTruncated(count: response.count),
                remedy: .channelVirtualResponseTruncatedRemedy)
        }
        return response
    }

    func close() {
        guard isOpen else { return }
        try? socket.send(VPCDFrame.encoded(.powerOff), until: .now + .seconds(1))
        fail()
    }

    nonisolated func hangUp() {
        socket.shutDown()
    }

    private func answer(to frame: [UInt8]) throws(CardChannelError) -> [UInt8] {
        guard isOpen else { throw .closed }
        let deadline = ContinuousClock.Instant.deadline(after: timeout)
        do throws(CardChannelError) {
            // Nothing was asked: whatever lies here belongs to no command.
            guard frames.pendingCount == 0 else { throw Self.unasked }
            try socket.send(frame, until: deadline)
            while true {
                if let whole = frames.next() {
                    guard frames.pendingCount == 0 else { throw Self.unasked }
                    return whole
                }
                if frames.pendingCount > 0 { socket.acknowledge() }
                frames.append(try socket.receive(65_537, until: deadline))
            }
        } catch {
            fail()
            throw error
        }
    }

    private func fail() {
        isOpen = false
        socket.shutDown()
    }

    private static var unasked: CardChannelError {
        CardChannelError(
            .invalidResponse, reason: .channelVirtualChipUnasked, remedy: .channelVirtualChipUnaskedRemedy)
    }
}
