// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Glibc

/// Files that the program writes: readable by their owner only, and never over an existing one.
enum OutputFile {
    /// Writes a new file.
    ///
    /// - Throws: `CLIError` where the file exists or cannot be written. What was written in part is removed.
    static func write(_ bytes: [UInt8], to path: String) throws(CLIError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST {
                throw CLIError(
                    .badData, code: "cli.fileExists", message: "\(path) exists already; nothing was written over it.",
                    remedy: "Name another file, or move that one away.")
            }
            throw CLIError(
                .cannotWrite, code: "cli.cannotWrite", message: "\(path) cannot be written: \(systemMessage(errno)).",
                remedy: "Name a file in a folder that exists and that you may write to.")
        }
        defer { close(descriptor) }
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                let number = errno
                unsafe unlink(path)
                throw CLIError(
                    .cannotWrite, code: "cli.cannotWrite",
                    message: "\(path) cannot be written: \(systemMessage(number)).",
                    remedy: "Make room, or name a file elsewhere.")
            }
            sent += count
        }
    }

    /// Confirms that a file can be created later, before a document is read for it.
    ///
    /// - Throws: `CLIError` where the file exists or its folder cannot be written to.
    static func check(_ path: String) throws(CLIError) {
        guard unsafe access(path, F_OK) != 0 else {
            throw CLIError(
                .badData, code: "cli.fileExists", message: "\(path) exists already; it would not be written over.",
                remedy: "Name another file, or move that one away.")
        }
        let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
        let target = folder.isEmpty ? "/" : folder
        guard unsafe access(target, W_OK) == 0 else {
            throw CLIError(
                .cannotWrite, code: "cli.cannotWrite",
                message: "\(target) cannot be written to: \(systemMessage(errno)).",
                remedy: "Name a file in a folder that exists and that you may write to.")
        }
    }

    /// Confirms that a folder can be made later, or is an empty one.
    ///
    /// - Throws: `CLIError` where it holds something already, or its parent cannot be written to.
    static func checkFolder(_ path: String) throws(CLIError) {
        guard unsafe access(path, F_OK) == 0 else { return try check(trimmed(path)) }
        guard let entries = InputFile.entries(of: path) else {
            throw CLIError(
                .cannotWrite, code: "cli.cannotWrite", message: "\(path) is no folder that can be read.",
                remedy: "Name an empty folder, or one that does not exist yet.")
        }
        guard entries.isEmpty else {
            throw CLIError(
                .badData, code: "cli.folderNotEmpty", message: "The folder \(path) is not empty; nothing was written.",
                remedy: "Name an empty folder, or one that does not exist yet.")
        }
    }

    /// Makes a folder, or takes an empty one that exists.
    ///
    /// - Throws: `CLIError` where the folder holds something already or cannot be made.
    static func makeFolder(_ path: String) throws(CLIError) {
        if unsafe mkdir(path, 0o700) == 0 { return }
        guard errno == EEXIST else {
            throw CLIError(
                .cannotWrite, code: "cli.cannotWrite",
                message: "The folder \(path) cannot be made: \(systemMessage(errno)).",
                remedy: "Name a folder whose parent exists and that you may write to.")
        }
        try checkFolder(path)
    }

    private static func trimmed(_ path: String) -> String {
        var result = path
        while result.count > 1, result.hasSuffix("/") { result.removeLast() }
        return result
    }

    static func systemMessage(_ number: Int32) -> String {
        unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }
}
