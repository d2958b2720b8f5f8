// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages
internal import Glibc

/// Opens and reads files: the one way in which files are opened that somebody names.
///
/// A device or a pipe with a name could wait or go on for ever, so only regular files are read. They are opened without
/// waiting, and looked at after that, so that nothing can be put in their place in between.
package enum RegularFile {
    /// Why a file was not read.
    package struct Problem: Error, Sendable {
        /// What kept it from being read, as a whole sentence.
        package let message: Message
        /// Whether it is longer than the limit.
        package let isTooLarge: Bool
        /// The number of the system's error; 0 where it opened the file, and something else is wrong.
        package let number: Int32
        /// Whether it is a folder.
        package let isFolder: Bool

        /// The words in plain English.
        package var reason: String { message.english }

        init(_ message: Message, isTooLarge: Bool = false, number: Int32 = 0, isFolder: Bool = false) {
            self.message = message
            self.isTooLarge = isTooLarge
            self.number = number
            self.isFolder = isFolder
        }
    }

    /// Whether a pipe stands in no folder: the kernel calls it `pipe:[NUMBER]` then.
    private static func hasNoName(_ descriptor: Int32) -> Bool {
        var name = [UInt8](repeating: 0, count: 6)
        let count = unsafe name.withUnsafeMutableBytes { buffer -> Int in
            guard let target = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return 0 }
            return unsafe readlink("/proc/self/fd/\(descriptor)", target, buffer.count)
        }
        return count == 6 && name == Array("pipe:[".utf8)
    }

    /// Opens a file for reading; the descriptor is the caller's to close.
    ///
    /// - Parameters:
    ///   - takesPipe: whether a pipe without a name will do, as a shell hands it over as `/dev/fd/63`.
    ///   - followsLink: whether the last name may be a symbolic link.
    /// - Throws: `Problem` where it cannot be opened or is no regular file.
    package static func open(
        _ path: String, takesPipe: Bool = false, followsLink: Bool = true
    ) throws(Problem) -> Int32 {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW)
        let descriptor = unsafe Glibc.open(path, flags)
        guard descriptor >= 0 else {
            throw Problem(errno == ELOOP && !followsLink ? .trustFileLink : .trustFileNotOpened, number: errno)
        }
        var information = stat()
        guard unsafe fstat(descriptor, &information) == 0 else {
            _ = close(descriptor)
            throw Problem(.trustFileNotExamined, number: errno)
        }
        let kind = information.st_mode & S_IFMT
        if kind == S_IFREG { return descriptor }
        if takesPipe, kind == S_IFIFO, hasNoName(descriptor), fcntl(descriptor, F_SETFL, O_RDONLY) == 0 {
            return descriptor
        }
        _ = close(descriptor)
        throw Problem(.trustFileNotRegular, isFolder: kind == S_IFDIR)
    }

    /// The octets of a file.
    ///
    /// - Throws: `Problem` where it cannot be opened, is no regular file, is longer than the limit or shrinks while it
    ///   is read.
    package static func read(
        _ path: String, atMost limit: Int, followsLink: Bool = true
    ) throws(Problem) -> [UInt8] {
        let file = OpenFile(descriptor: try open(path, followsLink: followsLink))
        guard let size = file.length else { throw Problem(.trustFileNotExamined) }
        guard size <= limit else { throw Problem(.trustFileTooLong(maximum: limit), isTooLarge: true) }
        guard let octets = file.read(0, size) else { throw Problem(.trustFileNotWhole) }
        return octets
    }
}
