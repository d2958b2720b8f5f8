// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816
internal import EPassMessages
internal import Glibc

/// A TCP socket of this machine that blocks for no longer than it is told, and can be woken.
///
/// The descriptors are closed in deinit only: a number that is closed while a thread uses it may be another socket the
/// next moment.
final class TCPSocket: Sendable {
    private let descriptor: CInt
    // Two ends of a pair: an octet sent into one makes the other readable.
    private let bell: CInt
    private let alarm: CInt

    private static let kind = CInt(
        truncatingIfNeeded: SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)

    private init(descriptor: CInt) throws(CardChannelError) {
        self.descriptor = descriptor
        var ends: [CInt] = [-1, -1]
        let made = unsafe socketpair(AF_UNIX, Self.kind, 0, &ends)
        bell = ends[0]
        alarm = ends[1]
        guard made == 0 else { throw Self.failure(Message.channelNoSocketPair) }
    }

    deinit {
        Glibc.close(descriptor)
        Glibc.close(bell)
        Glibc.close(alarm)
    }

    /// Waits for connections on 127.0.0.1 and nowhere else.
    static func listening(port: UInt16) throws(CardChannelError) -> TCPSocket {
        let descriptor = Glibc.socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw failure(Message.channelNoSocket) }
        let result = try TCPSocket(descriptor: descriptor)
        // Without this the port of the last run stays taken for a minute.
        result.setOption(SOL_SOCKET, SO_REUSEADDR)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, size) }
        }
        guard bound == 0, Glibc.listen(descriptor, 1) == 0 else {
            throw failure { .channelPortUnusable(port: String(port), error: $0) }
        }
        return result
    }

    /// The port that it listens on.
    var localPort: UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &size)
            }
        }
        return result == 0 ? UInt16(bigEndian: address.sin_port) : 0
    }

    /// The next connection; nil where it is gone again or time is over.
    func accept(until deadline: ContinuousClock.Instant?) throws(CardChannelError) -> TCPSocket? {
        while try wait(for: POLLIN, until: deadline) {
            let accepted = Glibc.accept(descriptor, nil, nil)
            if accepted >= 0 {
                _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
                _ = fcntl(accepted, F_SETFL, O_NONBLOCK)
                let connection = try TCPSocket(descriptor: accepted)
                connection.setOption(CInt(IPPROTO_TCP), TCP_NODELAY)
                return connection
            }
            guard [EAGAIN, EINTR, ECONNABORTED].contains(errno) else {
                throw Self.failure(Message.channelNoConnection)
            }
        }
        return nil
    }

    /// Sends everything.
    func send(_ octets: [UInt8], until deadline: ContinuousClock.Instant) throws(CardChannelError) {
        var rest = octets[...]
        while !rest.isEmpty {
            let sent = unsafe rest.withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
            }
            if sent > 0 {
                rest = rest.dropFirst(sent)
            } else if errno == EAGAIN {
                guard try wait(for: POLLOUT, until: deadline) else { throw Self.late }
            } else if errno != EINTR {
                throw Self.departed
            }
        }
    }

    /// What arrived, at least one octet and at most `limit`.
    func receive(_ limit: Int, until deadline: ContinuousClock.Instant) throws(CardChannelError) -> [UInt8] {
        while true {
            guard try wait(for: POLLIN, until: deadline) else { throw Self.late }
            var failed: CInt = 0
            let octets = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
                let received = unsafe recv(descriptor, buffer.baseAddress, limit, 0)
                failed = received < 0 ? errno : 0
                count = max(0, received)
            }
            if !octets.isEmpty { return octets }
            guard failed == EAGAIN || failed == EINTR else { throw Self.departed }
        }
    }

    /// Acknowledges what came at once: a peer that sends length and body apart waits 40 ms for it. Linux forgets the
    /// wish each time, and the next command acknowledges a whole answer anyway.
    func acknowledge() { setOption(CInt(IPPROTO_TCP), TCP_QUICKACK) }

    /// Ends every wait, now and later, as cancelled.
    func wake() {
        var octet: UInt8 = 1
        _ = unsafe Glibc.send(bell, &octet, 1, CInt(MSG_NOSIGNAL))
    }

    /// Takes a wake-up back.
    func rearm() {
        var octets = [UInt8](repeating: 0, count: 16)
        while unsafe recv(alarm, &octets, octets.count, 0) > 0 {}
    }

    /// Ends the connection for both sides.
    func shutDown() {
        _ = Glibc.shutdown(descriptor, CInt(SHUT_RDWR))
    }

    private func wait(for event: Int32, until deadline: ContinuousClock.Instant?) throws(CardChannelError) -> Bool {
        while true {
            var milliseconds: CInt = -1
            if let deadline {
                milliseconds = CInt(clamping: deadline.millisecondsLeft)
            }
            var polls = [
                pollfd(fd: descriptor, events: Int16(event), revents: 0),
                pollfd(fd: alarm, events: Int16(POLLIN), revents: 0),
            ]
            let count = unsafe poll(&polls, 2, milliseconds)
            if polls[1].revents != 0 { throw .cancelled }
            if count > 0 { return true }
            if count == 0 { return false }
            guard errno == EINTR else { throw Self.failure(Message.channelWaitFailed) }
        }
    }

    private func setOption(_ level: CInt, _ name: CInt) {
        var one: CInt = 1
        _ = unsafe setsockopt(descriptor, level, name, &one, socklen_t(MemoryLayout<CInt>.size))
    }

    private static var departed: CardChannelError {
        CardChannelError(.cardRemoved, reason: .channelVirtualChipGone, remedy: .channelVirtualChipGoneRemedy)
    }

    private static var late: CardChannelError {
        CardChannelError(.timeout, reason: .channelVirtualChipLate, remedy: .channelVirtualChipLateRemedy)
    }

    /// - Parameter message: what failed, with the words of the system.
    private static func failure(_ message: (String) -> Message) -> CardChannelError {
        let number = errno
        let text = unsafe strerror(number).map { unsafe String(cString: $0) } ?? ""
        return CardChannelError(
            .ioFailed, reason: message(text), remedy: .channelPortRemedy, nativeCode: UInt32(bitPattern: number))
    }
}
