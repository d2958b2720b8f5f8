// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// A file with a secret, which its owner and this process alone may read.
public enum SecretFile {
    /// Why there is nothing of it.
    public enum Fault: Error, Hashable {
        case unreadable
        /// Others may read it.
        case exposed

        /// What is wrong, and what to do.
        public func words(_ path: String) -> String {
            switch self {
            case .unreadable: "cannot be read: \(path)"
            case .exposed: "may be read by others than its owner: chmod 600 \(path)"
            }
        }
    }

    /// Far more than a key or a chain of certificates comes to.
    private static let longest = 1 << 20

    /// What is in it. The file that is looked at is the one that is read, whatever its path comes to mean meanwhile.
    public static func read(_ path: String) throws(Fault) -> [UInt8] {
        // Not to wait for whoever writes where it is a pipe.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= longest else {
            throw .unreadable
        }
        guard
            !isExposed(
                mode: status.st_mode, owner: status.st_uid, list: accessControlList(of: descriptor), to: geteuid())
        else { throw .exposed }
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

    /// Whether anybody but root, the owner and the user of this process may do anything with a file.
    ///
    /// systemd 254 and later give a service its credentials as files of root with mode 0440, whose access control list
    /// names the service's user: the bits of the group are the list's mask then (acl(5)), and no group's.
    static func isExposed(mode: mode_t, owner: uid_t, list: [UInt8]?, to user: uid_t) -> Bool {
        guard mode & 0o007 == 0 else { return true }
        guard mode & 0o070 != 0 else { return false }
        guard owner == 0 || owner == user, let entries = list.flatMap(entries) else { return true }
        let mask = entries.first { $0.tag == 0x10 }?.permissions ?? 0o7
        return entries.contains { entry in
            switch entry.tag {
            case 0x01, 0x10: false
            case 0x02: entry.identifier != 0 && entry.identifier != user && entry.permissions & mask != 0
            case 0x20: entry.permissions != 0
            // The owning group, named groups, and what is not known.
            default: entry.permissions & mask != 0
            }
        }
    }

    /// The entries of `system.posix_acl_access` as Linux has it: the version 2 in 32 bits, then a tag and permissions
    /// of 16 bits and an id of 32 bits each, the least significant octet first.
    private static func entries(_ list: [UInt8]) -> [(tag: Int, permissions: Int, identifier: uid_t)]? {
        guard list.count > 4, list.count % 8 == 4, Array(list.prefix(4)) == [2, 0, 0, 0] else { return nil }
        func number(_ start: Int, _ count: Int) -> UInt32 {
            list[start..<(start + count)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        return stride(from: 4, to: list.count, by: 8).map { start in
            (Int(number(start, 2)), Int(number(start + 2, 2)), number(start + 4, 4))
        }
    }

    /// Nil where there is none, or the file system knows of none.
    private static func accessControlList(of descriptor: Int32) -> [UInt8]? {
        // Swift's module of the C library lacks <sys/xattr.h>.
        typealias Read = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
        guard let symbol = dlsym(nil, "fgetxattr") else { return nil }
        let read = unsafeBitCast(symbol, to: Read.self)
        var list = [UInt8](repeating: 0, count: 4_096)
        let count = list.withUnsafeMutableBytes {
            read(descriptor, "system.posix_acl_access", $0.baseAddress, $0.count)
        }
        return count > 0 ? Array(list.prefix(count)) : nil
    }
}
