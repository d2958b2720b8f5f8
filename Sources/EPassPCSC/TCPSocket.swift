// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816
internal import EPassMessages
internal import Glibc

/// A TCP socket of this machine that blocks for no longer than it is told, and for a moment only once the task that
/// waits is cancelled.
///
/// The descriptor is closed in deinit only: a number that is closed while a thread uses it may be another socket the
/// next moment.
final class TCPSocket: Sendable {
    private let descriptor: CInt

    // How many milliseconds pass at most until the end of time, and a cancellation, is looked for.
    private static let longestWait: Int64 = 100
    private static let kind = CInt(
        truncatingIfNeeded: SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)

    private init(descriptor: CInt) {
        self.descriptor = descriptor
    }

    deinit {
        Glibc.close(descriptor)
    }

    /// Waits for connections on 127.0.0.1 and nowhere else.
    static func listening(port: UInt16) throws(CardChannelError) -> TCPSocket {
        let descriptor = Glibc.socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw failure(Message.channelNoSocket) }
        let result = TCPSocket(descriptor: descriptor)
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
                let connection = TCPSocket(descriptor: accepted)
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

    /// Ends the connection for both sides.
    func shutDown() {
        _ = Glibc.shutdown(descriptor, CInt(SHUT_RDWR))
    }

    private func wait(for event: Int32, until deadline: ContinuousClock.Instant?) throws(CardChannelError) -> Bool {
        while true {
            if Task.isCancelled { throw .cancelled }
            let left = deadline?.millisecondsLeft ?? Self.longestWait
            var asked = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            let count = unsafe poll(&asked, 1, CInt(min(left, Self.longestWait)))
            if count > 0 { return true }
            if count == 0, left == 0 { return false }
            guard count == 0 || errno == EINTR else { throw Self.failure(Message.channelWaitFailed) }
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
    private static func failure(_ message: (Message) -> Message) -> CardChannelError {
        let number = errno
        return CardChannelError(
            .ioFailed, reason: message(.system(number)), remedy: .channelPortRemedy,
            nativeCode: UInt32(bitPattern: number))
    }
}
