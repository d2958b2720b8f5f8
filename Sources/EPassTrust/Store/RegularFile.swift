// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Glibc

/// Reads files of a known kind into memory, within a limit.
///
/// A device or a pipe could go on for ever, so only regular files are read.
package enum RegularFile {
    /// Why a file was not read, in a sentence, and whether its size was the reason.
    package struct Problem: Error, Sendable {
        /// The sentence.
        package let reason: String
        /// Whether it is longer than the limit.
        package let isTooLarge: Bool

        init(_ reason: String, isTooLarge: Bool = false) {
            self.reason = reason
            self.isTooLarge = isTooLarge
        }
    }

    /// The octets of a file.
    ///
    /// - Throws: `Problem` where it cannot be opened, is no regular file, is longer than the limit or shrinks while it is read.
    package static func read(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Problem("The file cannot be opened.") }
        defer { _ = close(descriptor) }
        var information = stat()
        guard unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
            throw Problem("This is no regular file.")
        }
        let size = Int(information.st_size)
        guard size <= limit else { throw Problem("The file is longer than \(limit) octets.", isTooLarge: true) }
        let octets = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let rest = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                let received = unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
                guard received > 0 else { return }
                count += received
            }
        }
        guard octets.count == size else { throw Problem("The file could not be read whole.") }
        return octets
    }
}
