// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Glibc
import Synchronization

/// TCP ports for virtual readers: below 32768, where Linux takes the ports of outgoing connections from, and never
/// given out twice.
public enum PortAllocator {
    private static let next = Mutex(20_000 + Int(getpid()) % 397 * 30)

    /// The first of two free ports that follow each other.
    public static func pair() throws(RigError) -> UInt16 {
        for _ in 0..<2_000 {
            let candidate = next.withLock { port in
                defer { port = port + 2 > 32_000 ? 20_000 : port + 2 }
                return UInt16(port)
            }
            if isFree(candidate), isFree(candidate + 1) { return candidate }
        }
        throw RigError("No free pair of TCP ports between 20000 and 32000.")
    }

    private static func isFree(_ port: UInt16) -> Bool {
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        } == 0
    }
}
