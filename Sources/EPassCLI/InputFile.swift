// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

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
            return try read(descriptor: STDIN_FILENO, name: "standard input", limit: limit)
        }
        guard !path.isEmpty else {
            throw CLIError.emptyName("The name of a file")
        }
        let descriptor = try open(path)
        defer { close(descriptor) }
        return try read(descriptor: descriptor, name: DisplayText.escaped(path), limit: limit)
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
                    .noInput, code: "cli.noInput",
                    message: error.isFolder ? "\(name) cannot be read: it is a folder." : "\(name) is no regular file.",
                    remedy: error.isFolder
                        ? "Name a file, not a folder."
                        : "Name a file; what a pipe brings is read as - from standard input.")
            }
            throw CLIError(
                .noInput, code: "cli.noInput",
                message: "\(name) cannot be read: \(OutputFile.systemMessage(error.number)).",
                remedy: error.number == EACCES
                    ? "Read it as the user that it belongs to, or have them allow you to."
                    : "Check the name; a relative one starts at the current folder.")
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

    /// The names in a folder, sorted; nil where it cannot be read.
    static func entries(of path: String) -> [String]? {
        (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted()
    }

    private static func read(descriptor: Int32, name: String, limit: Int) throws(CLIError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                let number = errno
                throw CLIError(
                    .noInput, code: "cli.noInput",
                    message: "\(name) cannot be read: \(OutputFile.systemMessage(number)).",
                    remedy: number == EISDIR ? "Name a file, not a folder." : "Check the file, or name another one.")
            }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= limit else {
                throw CLIError(
                    .badData, code: "cli.tooLarge", message: "\(name) has more than \(limit) octets.",
                    remedy: "Check that it is the file you mean.")
            }
        }
    }
}
