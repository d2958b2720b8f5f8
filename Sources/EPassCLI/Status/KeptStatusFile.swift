// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTrust
import Glibc
import Synchronization

/// A status file that was read, for as long as it stays the same: one that was put in its place, or written to, is read
/// when the next document is asked about.
final class KeptStatusFile: Sendable {
    /// What reading it came to.
    enum Reading: Sendable {
        case content(StatusFile.Content)
        /// It is there, and not as it must be.
        case wrong(StatusError)
        case unopened(CLIError)
    }

    /// What tells a file from another one, and from itself after it was written to.
    private struct Stamp: Equatable {
        private let device: UInt64
        private let number: UInt64
        private let length: Int
        /// Seconds and their parts of the last change of content, and of anything. A pipe has one content.
        private let times: [Int]

        init(_ status: stat) {
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
            guard status.st_mode & S_IFMT == S_IFREG else {
                (length, times) = (0, [])
                return
            }
            length = Int(status.st_size)
            times = [
                Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_ctim.tv_sec),
                Int(status.st_ctim.tv_nsec),
            ]
        }

        init?(_ path: String) {
            var status = stat()
            guard unsafe stat(path, &status) == 0 else { return nil }
            self.init(status)
        }

        init?(_ descriptor: Int32) {
            var status = stat()
            guard unsafe fstat(descriptor, &status) == 0 else { return nil }
            self.init(status)
        }

        /// How many octets will come; 0 where that is not known.
        var room: Int { length }
    }

    private struct Kept {
        var stamp: Stamp?
        var reading: Reading?
    }

    private let path: String
    private let key: String
    private let kept = Mutex(Kept())

    /// - Parameter key: what the file must say of its key.
    init(_ path: String, madeWith key: String) {
        self.path = path
        self.key = key
    }

    /// What it says now. Whoever comes while it is read waits.
    func reading() -> Reading {
        kept.withLock { kept in
            if let stamp = kept.stamp, stamp == Stamp(path), let reading = kept.reading { return reading }
            // Two at once would take twice the memory.
            kept = Kept()
            let (reading, stamp) = read()
            kept = Kept(stamp: stamp, reading: reading)
            return reading
        }
    }

    private func read() -> (Reading, Stamp?) {
        let descriptor: Int32
        do throws(CLIError) { descriptor = try InputFile.open(path) } catch { return (.unopened(error), nil) }
        defer { close(descriptor) }
        let stamp = Stamp(descriptor)
        let reading: Reading
        do throws(StatusError) {
            reading = .content(try content(of: descriptor, room: stamp?.room ?? 0))
        } catch {
            reading = .wrong(error)
        }
        // What changed while it was read is read again.
        return (reading, stamp == Stamp(descriptor) ? stamp : nil)
    }

    private func content(of descriptor: Int32, room: Int) throws(StatusError) -> StatusFile.Content {
        var file = StatusFile(madeWith: key, at: Clock.now(), length: room)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                throw StatusError(.malformed, .statusUnreadable(error: .system(errno)))
            }
            if count == 0 { return try file.finish() }
            try file.read(count == buffer.count ? buffer : Array(buffer[..<count]))
        }
    }
}
