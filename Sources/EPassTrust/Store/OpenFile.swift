// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Glibc

/// A file or folder that is open; it is closed with the last value that refers to it.
final class OpenFile: Sendable {
    let descriptor: CInt

    /// Takes the descriptor over.
    init(descriptor: CInt) { self.descriptor = descriptor }

    deinit { _ = close(descriptor) }

    /// Opens a folder; nil where that fails, and `errno` says why.
    static func folder(_ path: String) -> OpenFile? {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        return descriptor >= 0 ? OpenFile(descriptor: descriptor) : nil
    }

    /// Opens a file of this folder, for this user alone where it is made; no symbolic link is followed, and nothing
    /// waited for. Nil where that fails, and `errno` says why.
    func open(_ name: String, _ flags: CInt) -> OpenFile? {
        let flags = flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let opened = unsafe openat(descriptor, name, flags, 0o600)
        return opened >= 0 ? OpenFile(descriptor: opened) : nil
    }

    /// Removes a file of this folder, where that can be.
    func remove(_ name: String) { _ = unsafe unlinkat(descriptor, name, 0) }

    /// Gives a file of this folder the place of another; false where that fails.
    func rename(_ name: String, to other: String) -> Bool {
        unsafe renameat(descriptor, name, descriptor, other) == 0
    }

    /// What the system says of it; nil where it says nothing.
    var status: stat? {
        var information = stat()
        return unsafe fstat(descriptor, &information) == 0 ? information : nil
    }

    /// How many octets there are; nil for what is no regular file.
    var length: Int? { status.flatMap { $0.st_mode & S_IFMT == S_IFREG ? Int($0.st_size) : nil } }

    /// That many octets; nil where they are not all there. No map: a file that shrinks while it is mapped would end the
    /// process.
    func read(_ position: UInt64, _ count: Int) -> [UInt8]? {
        guard let start = off_t(exactly: position), start <= off_t.max - off_t(count) else { return nil }
        let octets = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let received = unsafe pread(descriptor, rest.baseAddress, rest.count, start + off_t(filled))
                if received < 0 && errno == EINTR { continue }
                guard received > 0 else { return }
                filled += received
            }
        }
        return octets.count == count ? octets : nil
    }

    /// Writes octets there; false where that fails.
    func write(_ octets: [UInt8], at position: UInt64) -> Bool {
        guard let start = off_t(exactly: position), start <= off_t.max - off_t(octets.count) else { return false }
        return unsafe octets.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                let sent = unsafe pwrite(descriptor, rest.baseAddress, rest.count, start + off_t(written))
                if sent < 0 && errno == EINTR { continue }
                guard sent > 0 else { return false }
                written += sent
            }
            return true
        }
    }

    /// Cuts the file there; false where that fails.
    func truncate(to length: UInt64) -> Bool {
        guard let end = off_t(exactly: length) else { return false }
        return ftruncate(descriptor, end) == 0
    }

    /// Waits until everything is on the disk; false where that fails.
    func synchronize() -> Bool { fsync(descriptor) == 0 }
}
