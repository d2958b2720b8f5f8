// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
public import EPassISO7816
import EPassMessages
import Glibc
import Synchronization

/// Presents a simulated chip to a virtual reader: the card's end of the vpcd protocol, a TCP client.
///
/// Connecting is what inserts the card, and closing the connection removes it. vpcd sends frames of a two-octet length
/// and that many octets: one octet is a control (power off, power on, reset, get ATR), anything longer a command. Only
/// a command and get ATR are answered. Anything that speaks this protocol as a server will do,
/// `epass read --vpcd-listen` too.
public final class VirtualCardClient: Sendable {
    /// The port of vpcd's first slot.
    public static let defaultPort: UInt16 = 35_963

    /// What happens while a card is presented.
    public enum Event: Sendable, Hashable {
        /// Nothing listens yet; the connection is tried again for some seconds.
        case waiting
        /// The card is in the reader.
        case connected
        /// The reader reset the chip or cut its power.
        case reset
        /// The first command since the connection or the last reset arrived.
        case used
    }

    /// How the presentation of a card ended.
    public enum Ending: Sendable, Hashable {
        /// The reader closed the connection.
        case readerClosed
        /// The chip left the field, as its behaviour planned.
        case chipLost
        /// `stop()` was called.
        case stopped
    }

    private struct State {
        var socket: CardSocket?
        var isStopped = false
    }

    private let chip: SimulatedChip
    private let host: String
    private let port: UInt16
    private let state = Mutex(State())

    /// A client for a chip; nothing is connected yet.
    public init(_ chip: SimulatedChip, host: String = "127.0.0.1", port: UInt16 = defaultPort) {
        self.chip = chip
        self.host = host
        self.port = port
    }

    /// Presents the chip until the reader, the chip or `stop()` ends it. All waiting is done on a thread of its own.
    ///
    /// - Parameters:
    ///   - patience: how long to try while nothing listens.
    ///   - observe: told what happens, on that thread.
    ///   - exchange: told each command with its answer, on that thread.
    /// - Throws: `simulator.addressInvalid`, `simulator.connectionFailed` where nothing listens,
    ///   `simulator.connectionLost` where the reader went away in the middle of a frame.
    public func run(
        patience: Duration = .seconds(10),
        observe: @escaping @Sendable (Event) -> Void = { _ in },
        exchange: @escaping @Sendable (UnsafeTranscript.Step) -> Void = { _ in }
    ) async throws(SimulatorError) -> Ending {
        let result: Result<Ending, SimulatorError> = await withCheckedContinuation { continuation in
            DispatchQueue(label: "epass.virtual-card").async {
                do throws(SimulatorError) {
                    continuation.resume(
                        returning: .success(try self.present(patience, Listeners(observe: observe, exchange: exchange)))
                    )
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }

    /// Takes the card out of the reader, also while it is still being connected.
    public func stop() {
        let socket = state.withLock { state -> CardSocket? in
            state.isStopped = true
            return state.socket
        }
        socket?.end()
    }

    /// Who is told of what happens.
    private struct Listeners {
        let observe: @Sendable (Event) -> Void
        let exchange: @Sendable (UnsafeTranscript.Step) -> Void
    }

    private func present(_ patience: Duration, _ listeners: Listeners) throws(SimulatorError) -> Ending {
        var visit = try present(patience, listeners, isFirst: true)
        // The chip left the field for a while: what that is for a reader, closing the connection and another one are.
        while case .left(let milliseconds) = visit {
            guard sleep(milliseconds) else { return .stopped }
            do throws(SimulatorError) { visit = try present(patience, listeners, isFirst: false) } catch {
                // Nobody waited for it.
                guard error.code == .connectionFailed else { throw error }
                return .readerClosed
            }
        }
        if case .ended(let ending) = visit { return ending }
        return .stopped
    }

    /// What ended one connection.
    private enum Visit {
        case ended(Ending)
        /// The chip is away for so many milliseconds.
        case left(Int)
    }

    private func present(
        _ patience: Duration, _ listeners: Listeners, isFirst: Bool
    ) throws(SimulatorError) -> Visit {
        guard let socket = try connect(patience, listeners.observe) else { return .ended(.stopped) }
        defer {
            state.withLock { $0.socket = nil }
            socket.end()
        }
        if isFirst { listeners.observe(.connected) }
        var frames = FrameReader()
        var isFresh = true
        while let octets = socket.receive() {
            frames.append(octets)
            while let frame = frames.next() {
                guard chip.isInField else { return .ended(.chipLost) }
                let answer: [UInt8]
                if frame.count > 1 {
                    if isFresh { listeners.observe(.used) }
                    isFresh = false
                    let start = ContinuousClock.now
                    let reply = chip.exchange(frame)
                    listeners.exchange(
                        UnsafeTranscript.Step(.command(frame, response: reply.octets), from: start, to: .now))
                    if let time = reply.departure?.milliseconds { return .left(time) }
                    guard sleep(reply.delay) else { return .ended(.stopped) }
                    guard chip.isInField else { return .ended(.chipLost) }
                    // A chip that never answers: the reader resets it or gives up.
                    guard let octets = reply.octets else { continue }
                    answer = octets
                } else if frame.first == 0x04 {
                    answer = chip.atr
                } else {
                    chip.reset()
                    if !isFresh { listeners.observe(.reset) }
                    isFresh = true
                    continue
                }
                guard socket.send(FrameReader.framed(answer)) else { break }
            }
        }
        if state.withLock({ $0.isStopped }) { return .ended(.stopped) }
        guard frames.isEmpty else {
            throw SimulatorError(.connectionLost, .simulatorConnectionCut)
        }
        return .ended(.readerClosed)
    }

    /// Lets a time pass, on the thread of its own; false where `stop()` ended it.
    private func sleep(_ milliseconds: Int) -> Bool {
        let deadline = ContinuousClock.Instant.deadline(after: .milliseconds(milliseconds))
        while !state.withLock({ $0.isStopped }) {
            let left = deadline - ContinuousClock.now
            guard left > .zero else { return true }
            usleep(UInt32(min(100_000, max(1, left / .microseconds(1)))))
        }
        return false
    }

    private func connect(
        _ patience: Duration, _ observe: @Sendable (Event) -> Void
    ) throws(SimulatorError) -> CardSocket? {
        let deadline = ContinuousClock.Instant.deadline(after: patience)
        var hasWaited = false
        while true {
            if let socket = try CardSocket.connect(host: host, port: port) {
                let isStopped = state.withLock { state in
                    state.socket = socket
                    return state.isStopped
                }
                return isStopped ? nil : socket
            }
            if state.withLock({ $0.isStopped }) { return nil }
            guard ContinuousClock.now < deadline else {
                throw SimulatorError(.connectionFailed, .simulatorNothingListens(address: "\(host):\(port)"))
            }
            if !hasWaited { observe(.waiting) }
            hasWaited = true
            // On a thread of its own: nothing else waits for it.
            usleep(100_000)
        }
    }

    /// The messages of vpcd: a two-octet length and that many octets.
    private struct FrameReader {
        private var pending: [UInt8] = []

        var isEmpty: Bool { pending.isEmpty }

        mutating func append(_ octets: [UInt8]) { pending += octets }

        /// The next whole message that is not empty.
        mutating func next() -> [UInt8]? {
            while pending.count >= 2 {
                let length = Int(pending[0]) << 8 | Int(pending[1])
                guard pending.count >= length + 2 else { return nil }
                let frame = Array(pending[2..<length + 2])
                pending.removeFirst(length + 2)
                if !frame.isEmpty { return frame }
            }
            return nil
        }

        static func framed(_ octets: [UInt8]) -> [UInt8] {
            [UInt8(truncatingIfNeeded: octets.count >> 8), UInt8(truncatingIfNeeded: octets.count)] + octets
        }
    }
}
