// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassBlockingCalls
public import EPassISO7816
internal import EPassMessages
internal import Synchronization

/// A virtual chip that connected to a `VPCDListener`.
///
/// Whatever the peer does, an answer is at most 65 535 octets and comes within the time given or is an error; an error
/// ends the connection, since it is not known any more which answer belongs to which command. The channel then throws
/// `channel.closed` until `restore(within:)` has taken the next one.
public final class VPCDCardChannel: CardChannel {
    private let current: Mutex<ChannelProperties>
    private let wire: VPCDWire

    /// Answer to reset and limits; the name of the reader is `vpcd on 127.0.0.1:PORT`.
    public var properties: ChannelProperties { current.withLock { $0 } }

    /// The thread that waits for the peer. It never has to be left: no wait is longer than a moment.
    public var executor: (any TaskExecutor)? { wire.tasks }

    private init(properties: ChannelProperties, wire: VPCDWire) {
        current = Mutex(properties)
        self.wire = wire
    }

    static func open(
        _ connection: TCPSocket, from listening: TCPSocket, port: UInt16, commandTimeout: Duration
    ) async throws(CardChannelError) -> VPCDCardChannel {
        let wire = VPCDWire(connection: connection, listening: listening, port: port, timeout: commandTimeout)
        let atr = try await wire.power(.powerOn, within: commandTimeout)
        let properties = ChannelProperties(
            readerName: "vpcd on 127.0.0.1:\(port)", atr: atr, maximumCommandLength: VPCDFrame.maximumLength,
            maximumResponseLength: VPCDFrame.maximumLength, limitSource: .stated, protocolName: "vpcd")
        return VPCDCardChannel(properties: properties, wire: wire)
    }

    deinit {
        wire.hangUp()
    }

    /// Sends a command and waits for its response; see `CardChannel`.
    public func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        if Task.isCancelled { throw .cancelled }
        guard command.count >= 4 else { throw .commandTooShort(command.count) }
        guard let frame = VPCDFrame.encoded(command: command) else {
            throw .commandTooLong(command.count, limit: VPCDFrame.maximumLength)
        }
        return try await wire.exchange(frame, within: limit)
    }

    /// Resets the chip.
    public func reset() async throws(CardChannelError) {
        if Task.isCancelled { throw .cancelled }
        _ = try await wire.power(.reset, within: Self.defaultLimit)
    }

    /// Resets the chip where its connection stands and it answers; otherwise takes the next chip that connects to the
    /// same port. See `CardChannel`.
    ///
    /// - Throws: `card.none` where no chip came that answers, `channel.cancelled`, `channel.closed` after `close()`.
    public func restore(within limit: Duration) async throws(CardChannelError) {
        if Task.isCancelled { throw .cancelled }
        let atr = try await wire.restore(within: limit)
        current.withLock { $0.atr = atr }
    }

    /// Takes power from the chip and ends the connection.
    public func close() async {
        await wire.close()
    }
}

/// The exchange of frames, on a queue of its own.
actor VPCDWire {
    private let executor = BlockingExecutor(label: "epass.vpcd.card")
    // Nil where it ended. Outside the actor's isolation, since it is ended while the actor may be waiting.
    private let connection: Mutex<TCPSocket?>
    private let port: UInt16
    private let timeout: Duration
    // Where the next chip connects; nil once it is not wanted any more.
    private var listening: TCPSocket?
    private var frames = VPCDFrameReader()

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    nonisolated var tasks: any TaskExecutor { executor.tasks }

    init(connection: TCPSocket, listening: TCPSocket, port: UInt16, timeout: Duration) {
        self.connection = Mutex(connection)
        self.listening = listening
        self.port = port
        self.timeout = timeout
    }

    /// Gives power or resets, and asks for the answer to reset.
    func power(_ control: VPCDFrame.Control, within limit: Duration) throws(CardChannelError) -> [UInt8] {
        let question = VPCDFrame.encoded(control) + VPCDFrame.encoded(.answerToReset)
        let atr = try answer(to: question, within: limit)
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
    func exchange(_ frame: [UInt8], within limit: Duration) throws(CardChannelError) -> [UInt8] {
        let response = try answer(to: frame, within: limit)
        guard response.count >= 2 else {
            fail()
            throw CardChannelError(
                .invalidResponse, reason: .channelVirtualResponseTruncated(count: response.count),
                remedy: .channelVirtualResponseTruncatedRemedy)
        }
        return response
    }

    /// Resets the chip that is there, or gives power to the next that comes and answers.
    ///
    /// - Returns: the answer to reset.
    func restore(within limit: Duration) throws(CardChannelError) -> [UInt8] {
        guard let listening else { throw .closed }
        let deadline = ContinuousClock.Instant.deadline(after: limit)
        // A chip that is there and says nothing leaves time for the one behind it.
        if let atr = try answered(.reset, within: limit / 2) { return atr }
        while let next = try listening.accept(until: deadline) {
            frames = VPCDFrameReader()
            connection.withLock { $0 = next }
            if let atr = try answered(.powerOn, within: deadline - ContinuousClock.now) { return atr }
        }
        throw .noVirtualChip(port: port)
    }

    /// The answer to reset; nil where there is none.
    private func answered(
        _ control: VPCDFrame.Control, within limit: Duration
    ) throws(CardChannelError) -> [UInt8]? {
        do throws(CardChannelError) {
            return try power(control, within: limit)
        } catch {
            if error.code == .cancelled { throw error }
            return nil
        }
    }

    func close() {
        listening = nil
        guard let socket = connection.withLock({ $0 }) else { return }
        try? socket.send(VPCDFrame.encoded(.powerOff), until: .now + .seconds(1))
        fail()
    }

    nonisolated func hangUp() {
        connection.withLock { $0 }?.shutDown()
    }

    private func answer(to frame: [UInt8], within limit: Duration) throws(CardChannelError) -> [UInt8] {
        guard let socket = connection.withLock({ $0 }) else { throw .closed }
        let deadline = ContinuousClock.Instant.deadline(after: min(limit, timeout))
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
        let ended = connection.withLock { socket in
            let ended = socket
            socket = nil
            return ended
        }
        ended?.shutDown()
    }

    private static var unasked: CardChannelError {
        CardChannelError(
            .invalidResponse, reason: .channelVirtualChipUnasked, remedy: .channelVirtualChipUnaskedRemedy)
    }
}
