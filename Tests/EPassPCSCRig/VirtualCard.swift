// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Glibc

/// A chip of the test's own making in a virtual reader: the other end of vpcd's wire, on a thread of its own.
///
/// A frame is two octets of length, big-endian, and that many octets. One octet is a control (00 power off, 01 power
/// on, 02 reset, 04 the answer to reset, the only one with an answer); more are a command.
public final class VirtualCard: @unchecked Sendable {
    // The descriptor is closed in deinit only, so that its number cannot become another socket while a thread still
    // uses it.

    /// What the chip does upon a command.
    public enum Reply: Sendable {
        /// It answers.
        case response([UInt8])
        /// It is pulled out before it answers.
        case leave
        /// It is pulled out after a part of its answer: the length says more than follows.
        case leaveHalfway([UInt8])
        /// It answers after so many milliseconds.
        case late([UInt8], milliseconds: UInt32)
    }

    /// A contactless chip as PC/SC shows it, without historical octets.
    public static let defaultATR: [UInt8] = [0x3B, 0x80, 0x80, 0x01, 0x01]

    private let descriptor: CInt
    private let atr: [UInt8]
    private let onReset: @Sendable () -> Void
    private let handler: @Sendable ([UInt8]) -> Reply
    private let finished = DispatchSemaphore(value: 0)

    /// Puts the card into the reader that waits at `port`. It is in when PC/SC says so, a little later.
    ///
    /// - Parameters:
    ///   - onReset: called when power goes off, comes on, and upon a reset.
    ///   - handler: called with each command, on the card's thread.
    public init(
        port: UInt16, atr: [UInt8] = VirtualCard.defaultATR, onReset: @escaping @Sendable () -> Void = {},
        handler: @escaping @Sendable ([UInt8]) -> Reply
    ) throws(RigError) {
        self.atr = atr
        self.onReset = onReset
        self.handler = handler
        descriptor = try Self.connection(port: port)
        var one: CInt = 1
        setsockopt(descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<CInt>.size))
        Thread.detachNewThread { [self] in
            serve()
            shutdown(descriptor, CInt(SHUT_RDWR))
            finished.signal()
        }
    }

    deinit {
        close(descriptor)
    }

    /// Pulls the card out.
    public func remove() {
        shutdown(descriptor, CInt(SHUT_RDWR))
        finished.wait()
        finished.signal()
    }

    /// Pulls the card out, and does not wait until it is: for what runs on the card's own thread.
    public func leave() {
        shutdown(descriptor, CInt(SHUT_RDWR))
    }

    private static func connection(port: UInt16) throws(RigError) -> CInt {
        for _ in 0..<6_000 {
            let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let connected = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            if connected == 0 { return descriptor }
            close(descriptor)
            usleep(5_000)
        }
        throw RigError("Nothing waits for a virtual card at port \(port): did the private pcscd start?")
    }

    private func serve() {
        while let header = receive(2) {
            let length = Int(header[0]) << 8 | Int(header[1])
            guard length > 0, let message = receive(length) else { return }
            if length == 1 {
                if message[0] == 4 {
                    guard send(atr) else { return }
                } else {
                    onReset()
                }
                continue
            }
            switch handler(message) {
            case .response(let response):
                guard send(response) else { return }
            case .leave:
                return
            case .leaveHalfway(let part):
                _ = sendAll([UInt8((part.count * 2) >> 8), UInt8(part.count * 2 & 0xFF)] + part)
                return
            case .late(let response, let milliseconds):
                usleep(milliseconds * 1_000)
                guard send(response) else { return }
            }
        }
    }

    private func receive(_ count: Int) -> [UInt8]? {
        var octets = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            let result = octets.withUnsafeMutableBytes {
                recv(descriptor, $0.baseAddress.map { $0 + received }, count - received, 0)
            }
            // vpcd sends length and body by two calls: without an acknowledgement at once the body waits 40 ms.
            var one: CInt = 1
            setsockopt(descriptor, CInt(IPPROTO_TCP), TCP_QUICKACK, &one, socklen_t(MemoryLayout<CInt>.size))
            if result < 0 && errno == EINTR { continue }
            if result <= 0 { return nil }
            received += result
        }
        return octets
    }

    private func send(_ message: [UInt8]) -> Bool {
        sendAll([UInt8(message.count >> 8), UInt8(message.count & 0xFF)] + message)
    }

    private func sendAll(_ octets: [UInt8]) -> Bool {
        var sent = 0
        while sent < octets.count {
            let result = octets.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress.map { $0 + sent }, octets.count - sent, CInt(MSG_NOSIGNAL))
            }
            if result < 0 && errno == EINTR { continue }
            if result <= 0 { return false }
            sent += result
        }
        return true
    }
}
