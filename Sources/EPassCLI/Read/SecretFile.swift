// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMessages
import Glibc

/// Files with keys and PINs: read into memory that is wiped.
enum SecretFile {
    /// Reads a file.
    ///
    /// - Throws: `CLIError` where it cannot be read, is empty or is larger than the limit.
    static func read(_ path: String, limit: Int) throws(CLIError) -> SecretBytes {
        let descriptor = try InputFile.open(path)
        defer { close(descriptor) }
        var buffer = SecretBytes(count: limit + 1)
        var count = 0
        while count <= limit {
            let position = count
            let got = unsafe buffer.withUnsafeMutableBytes { octets in
                unsafe Glibc.read(descriptor, octets.baseAddress?.advanced(by: position), octets.count - position)
            }
            if got < 0 && errno == EINTR { continue }
            guard got >= 0 else { throw unreadable(path, errno) }
            if got == 0 { break }
            count += got
        }
        guard count > 0 else {
            throw CLIError(.noInput, .signedObjectEmpty(file: path), remedy: .inputCheckFile)
        }
        guard count <= limit else {
            throw CLIError(.tooLarge, .inputTooLarge(file: path, limit: limit))
        }
        let length = count
        return unsafe buffer.withUnsafeBytes { octets in
            unsafe SecretBytes(copying: UnsafeRawBufferPointer(rebasing: octets[..<length]))
        }
    }

    /// The first line of a file, without its end: a PIN.
    ///
    /// - Throws: as ``read(_:limit:)``; also where there is more than one line.
    static func line(_ path: String, limit: Int) throws(CLIError) -> SecretBytes {
        let whole = try read(path, limit: limit)
        let count = unsafe whole.withUnsafeBytes { octets in
            let end = unsafe octets.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? octets.count
            let rest = unsafe octets[end...].allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            return rest ? end : 0
        }
        guard count > 0 else {
            throw CLIError(.noPIN, .secretNoPIN(file: path))
        }
        return unsafe whole.withUnsafeBytes { octets in
            unsafe SecretBytes(copying: UnsafeRawBufferPointer(rebasing: octets[..<count]))
        }
    }

    /// What a file holds that nobody else is to see.
    enum Content: String {
        case pin, key, signingKey
    }

    /// Whether a file belongs to this user or to the administrator, and nobody else can read or change it.
    ///
    /// - Throws: `CLIError` where it cannot be opened.
    static func isPrivate(_ path: String) throws(CLIError) -> Bool {
        let descriptor = try InputFile.open(path)
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
        return status.st_mode & 0o077 == 0 && (status.st_uid == geteuid() || status.st_uid == 0)
    }

    /// Says on standard error where others can read a file that only its owner should.
    static func warnIfShared(_ path: String, _ content: Content) {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
        Terminal.warn(.secretOthersCanRead(kind: content.rawValue, file: path))
    }

    private static func unreadable(_ path: String, _ number: Int32) -> CLIError {
        CLIError(
            .noInput, .inputUnreadable(file: path, error: .system(number)),
            remedy: number == EACCES ? .inputBeOwner : nil)
    }
}
