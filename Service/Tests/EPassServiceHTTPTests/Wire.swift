// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// A connection on which anything can be sent. Waiting is done on threads of its own: the service needs the others.
final class Wire: Sendable {
    struct Refused: Error {}

    private let descriptor: Int32

    /// Connects to a port of this machine.
    init(port: Int) throws {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo("localhost", "\(port)", &hints, &found) == 0 else { throw Refused() }
        defer { freeaddrinfo(found) }
        var next = found
        while let address = next {
            let descriptor = socket(address.pointee.ai_family, address.pointee.ai_socktype, 0)
            if descriptor >= 0, connect(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 {
                self.descriptor = descriptor
                return
            }
            if descriptor >= 0 { close(descriptor) }
            next = address.pointee.ai_next
        }
        throw Refused()
    }

    deinit { close(descriptor) }

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ octets: [UInt8]) {
        var rest = octets[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// What comes up to some text, or to the end, or for so long: whoever waits for silence gives a short time.
    func read(to mark: String = "\r\n\r\n", seconds: Double = 120) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [self] in
                continuation.resume(returning: readNow(to: mark, until: Date(timeIntervalSinceNow: seconds)))
            }
        }
    }

    /// Whether the other side ends the connection within so long; what comes before is passed over.
    func hasEnded(seconds: Double) async -> Bool {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [self] in
                let end = Date(timeIntervalSinceNow: seconds)
                while end.timeIntervalSinceNow > 0 {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                    guard poll(&waiting, 1, 20) > 0 else { continue }
                    var octets = [UInt8](repeating: 0, count: 4_096)
                    guard recv(descriptor, &octets, octets.count, 0) > 0 else {
                        return continuation.resume(returning: true)
                    }
                }
                continuation.resume(returning: false)
            }
        }
    }

    private func readNow(to mark: String, until end: Date) -> String {
        var text: [UInt8] = []
        while !String(decoding: text, as: UTF8.self).contains(mark), end.timeIntervalSinceNow > 0 {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 50) > 0 else { continue }
            var octets = [UInt8](repeating: 0, count: 4_096)
            let count = recv(descriptor, &octets, octets.count, 0)
            guard count > 0 else { break }
            text += octets.prefix(count)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
