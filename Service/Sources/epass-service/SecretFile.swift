// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// A file with a secret, which its owner alone may read.
enum SecretFile {
    /// Why there is nothing of it.
    enum Fault: Error, Hashable {
        case unreadable
        /// Others than its owner may read it.
        case exposed

        func words(_ path: String) -> String {
            switch self {
            case .unreadable: "cannot be read: \(path)"
            case .exposed: "may be read by others than its owner: chmod 600 \(path)"
            }
        }
    }

    /// Far more than a key or a chain of certificates comes to.
    private static let longest = 1 << 20

    /// What is in it. The file that is looked at is the one that is read, whatever its path comes to mean meanwhile.
    static func read(_ path: String) throws(Fault) -> [UInt8] {
        // Not to wait for whoever writes where it is a pipe.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= longest else {
            throw .unreadable
        }
        guard status.st_mode & 0o077 == 0 else { throw .exposed }
        var octets = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < octets.count {
            let more = octets.withUnsafeMutableBytes { rest in
                Foundation.read(descriptor, rest.baseAddress?.advanced(by: count), rest.count - count)
            }
            guard more > 0 else { throw .unreadable }
            count += more
        }
        return octets
    }
}
