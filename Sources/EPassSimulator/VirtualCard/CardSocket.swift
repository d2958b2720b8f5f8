// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Glibc
import Synchronization

/// A TCP connection of the virtual card, used by one thread and ended by any.
final class CardSocket: Sendable {
    private let descriptor: Int32
    private let isEnded = Mutex(false)

    private init(descriptor: Int32) { self.descriptor = descriptor }

    // Closed here and nowhere else: a number that is closed while a thread still uses it may be another socket the next
    // moment.
    deinit { close(descriptor) }

    /// Connects to the first of the host's addresses that answers; nil where none does.
    ///
    /// - Throws: `simulator.addressInvalid` where the host has no address.
    static func connect(host: String, port: UInt16) throws(SimulatorError) -> CardSocket? {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0 else {
            throw SimulatorError(.addressInvalid, .simulatorHostUnknown(host: host))
        }
        defer { unsafe freeaddrinfo(list) }
        var next = unsafe list
        while let address = unsafe next?.pointee {
            let flags = unsafe address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue)
            let descriptor = unsafe socket(address.ai_family, flags, address.ai_protocol)
            if descriptor >= 0 {
                let connection = CardSocket(descriptor: descriptor)
                if unsafe Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
                    connection.set(TCP_NODELAY)
                    return connection
                }
            }
            unsafe next = address.ai_next
        }
        return nil
    }

    /// What arrived, at least one octet; nil at the end of the connection.
    func receive() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes {
                unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
            }
            if count < 0 && errno == EINTR { continue }
            // vpcd sends length and body apart; without an acknowledgement at once the body waits 40 ms. Linux forgets
            // the option after each use.
            set(TCP_QUICKACK)
            return count > 0 ? Array(buffer.prefix(count)) : nil
        }
    }

    /// Sends everything; false where the connection is gone.
    func send(_ octets: [UInt8]) -> Bool {
        var rest = octets[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Ends the connection: whoever waits in `receive` wakes up.
    func end() {
        isEnded.withLock { isEnded in
            guard !isEnded else { return }
            isEnded = true
            shutdown(descriptor, Int32(SHUT_RDWR))
        }
    }

    private func set(_ option: Int32) {
        var one: Int32 = 1
        unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), option, &one, socklen_t(MemoryLayout<Int32>.size))
    }
}
