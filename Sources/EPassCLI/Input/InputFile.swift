// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust
import FoundationEssentials
import Glibc

/// Files that the program reads, up to a size that their kind allows.
enum InputFile {
    /// The most octets of any input: larger than the largest master list.
    static let maximumSize = 64 << 20

    /// Reads a file, or standard input where the path is `-`.
    ///
    /// - Throws: `CLIError` where it cannot be read or is larger than the limit.
    static func read(_ path: String, limit: Int = maximumSize) throws(CLIError) -> [UInt8] {
        if path == "-" {
            // Standard input that came closed holds nothing.
            if ProcessHardening.isOwn(STDIN_FILENO) { return [] }
            return try read(descriptor: STDIN_FILENO, file: nil, limit: limit)
        }
        guard !path.isEmpty else {
            throw CLIError.emptyName(.inputFileNameEmpty)
        }
        let descriptor = try open(path)
        defer { close(descriptor) }
        return try read(descriptor: descriptor, file: DisplayText.escaped(path), limit: limit)
    }

    /// Opens a regular file, or the pipe of a process substitution; the descriptor is the caller's to close.
    ///
    /// - Throws: `CLIError` where it cannot be opened, or is a device, a socket, a folder or a pipe with a name.
    static func open(_ path: String) throws(CLIError) -> Int32 {
        do throws(RegularFile.Problem) {
            return try RegularFile.open(path, takesPipe: true)
        } catch {
            let name = DisplayText.escaped(path)
            guard error.number != 0 else {
                throw CLIError(
                    .noInput, error.isFolder ? .inputIsFolder(file: name) : .inputNotRegular(file: name),
                    remedy: error.isFolder ? .inputNameFileNotFolder : .inputPipeByStandardInput)
            }
            throw CLIError(
                .noInput, .inputUnreadable(file: name, error: .system(error.number)),
                remedy: error.number == EACCES ? .inputAskOwner : nil)
        }
    }

    /// Whether the path is a folder.
    static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }

    /// Whether the path is that of a file that holds octets: of a pipe or a device in a folder nobody knows whether it
    /// ever ends.
    static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// So many octets of an open file; nil where they are not all there.
    ///
    /// - Parameter take: reads octets into what is left, behind those that were read.
    static func octets(_ count: Int, _ take: (UnsafeMutableRawBufferPointer, Int) -> Int) -> [UInt8]? {
        let octets = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let received = unsafe take(rest, filled)
                if received < 0 && errno == EINTR { continue }
                guard received > 0 else { return }
                filled += received
            }
        }
        return octets.count == count ? octets : nil
    }

    /// Where the next line feed stands; nil where there is none.
    static func lineFeed(in octets: [UInt8], from start: Int) -> Int? {
        unsafe octets.withUnsafeBytes { buffer in
            guard start < buffer.count, let base = buffer.baseAddress,
                let found = unsafe memchr(base + start, 0x0A, buffer.count - start)
            else { return nil }
            return unsafe UnsafeRawPointer(found) - base
        }
    }

    /// The names in a folder, sorted; nil where it cannot be read.
    static func entries(of path: String) -> [String]? {
        (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted()
    }

    /// The octets of what is open, to its end.
    ///
    /// - Parameter file: what the file is called; nil for standard input.
    /// - Throws: `CLIError` where it cannot be read, or has more than `limit` octets.
    static func read(descriptor: Int32, file: String?, limit: Int) throws(CLIError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                let number = errno
                let reason = Message.system(number)
                throw CLIError(
                    .noInput,
                    file.map { Message.inputUnreadable(file: $0, error: reason) }
                        ?? .inputStandardInputUnreadable(error: reason),
                    remedy: number == EISDIR ? .inputNameFileNotFolder : .inputCheckFile)
            }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= limit else {
                throw CLIError(
                    .tooLarge,
                    file.map { Message.inputTooLarge(file: $0, limit: limit) }
                        ?? .inputStandardInputTooLarge(limit: limit))
            }
        }
    }
}
